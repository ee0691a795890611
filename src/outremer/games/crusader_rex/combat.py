"""Combat turns (6.2), fire, charges and harrying (6.4), hits (6.41, 7.11)."""

from __future__ import annotations

from typing import Final

from outremer.core.events import PUBLIC, Context, EventKind
from outremer.core.flow import Message
from outremer.games.crusader_rex.actions import CHARGE, DROP, FIGHT, HARRY, HIT, PASS, RETREAT, WITHDRAW
from outremer.games.crusader_rex.bars import (
    ATTACKER_NO_CASTLE,
    CASTLE_FULL,
    CASTLE_NO_RETREAT,
    ENEMY_CASTLE,
    HARRY_NEEDS_RETREAT,
    HAS_ACTED,
    IN_RESERVE,
    MUST_FIGHT,
    NO_CASTLE,
    NO_CHARGE_IN_STORM,
    NO_FIGHT_IN_ROUND_FOUR,
    NO_HARRIER,
    NO_HARRY_IN_SIEGE,
    NO_KNIGHT,
    NO_RETREAT_OPEN,
    NOT_ITS_LETTER,
    NOT_ON_FIELD,
    NOT_STORMING,
    NOT_STRONGEST,
    NOT_YOURS,
    ONLY_STORMERS_DROP,
    OPEN,
    RATED_ONE,
)
from outremer.games.crusader_rex.battle import LAST_ROUND, line_of
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.choice import BoardChoice, Happening
from outremer.games.crusader_rex.elimination import eliminate, lose_step
from outremer.games.crusader_rex.nodes import COMBAT_TURN, HITS_STEP, OWN_LOSSES_STEP, RETREAT_STEP, TAKE_HIT
from outremer.games.crusader_rex.retreat import has_refuge
from outremer.games.crusader_rex.siege import has_room, shut_in
from outremer.games.crusader_rex.state import (
    ACTED,
    ATTACKER,
    BATTLE_TOWN,
    DROPPED,
    FRESH,
    HALVED,
    HITS,
    IS_STORM,
    LINE,
    OWN_LOSSES,
    POOL,
    RESERVE,
    ROUND,
    SALLIED,
    STORMING,
    Position,
    blocks_at,
    is_besieging,
    side_of,
)
from outremer.games.crusader_rex.tidings import (
    CHARGE_ROLL,
    HALF,
    HARRY_ROLL,
    HITTING,
    NO_RETREAT,
    OWN_LOSS,
    PASSED,
    ROLL,
)
from outremer.games.crusader_rex.tidings import (
    DROPPED as DROPPED_EVENT,
)

LETTERS: Final = 3
SIX: Final = 6


def fighters(s: Position, side: int) -> list[int]:
    """The side's blocks that take part in this round (6.41): all on the field, or in a storm the stormers and the
    castle."""
    town = s.turn[BATTLE_TOWN] - 1
    if not s.turn[IS_STORM]:
        return line_of(s, side, town)
    if side == s.turn[ATTACKER]:
        return [b for b in blocks_at(s, side, 2 * town) if s.part[b] == STORMING]
    return blocks_at(s, side, 2 * town + 1)


class Combat(Happening):
    """Whose turn is next: A before B before C, the defender first within each letter (6.2)."""

    def run(self, s: Position, ctx: Context) -> None:
        attacker = s.turn[ATTACKER]
        sides = [fighters(s, 1 - attacker), fighters(s, attacker)]
        if not sides[0] or not sides[1]:
            s.pop()
            return
        for letter in range(LETTERS):
            for at in range(2):
                for b in sides[at]:
                    if self.board.letter[b] == letter and not s.marks[b] & ACTED:
                        self.next_turn(s, letter, attacker if at else 1 - attacker, ctx)
                        return
        s.pop()

    def next_turn(self, s: Position, letter: int, side: int, ctx: Context) -> None:
        """The side decides for its blocks of the letter; attackers who cannot leave in round 4 are lost (6.1)."""
        if s.turn[ROUND] == LAST_ROUND and side == s.turn[ATTACKER]:
            stuck = [b for b in waiting(self.board, s, side, letter) if not can_leave(self.board, s, b)]
            if len(stuck) == len(waiting(self.board, s, side, letter)):
                ctx.tell(PUBLIC, NO_RETREAT, [stuck[0]])
                eliminate(self.board, s, stuck[0], ctx)
                return
        s.push(COMBAT_TURN, letter, side)


def waiting(board: Board, s: Position, side: int, letter: int) -> list[int]:
    """The side's blocks of one letter that have not had their turn this round."""
    return [b for b in fighters(s, side) if board.letter[b] == letter and not s.marks[b] & ACTED]


def can_leave(board: Board, s: Position, block: int) -> bool:
    """In round 4: a way out, or for a sallying block the castle (6.1, 7.33)."""
    if has_refuge(board, s, block):
        return True
    return s.part[block] == SALLIED and has_room(board, s, side_of(block), s.turn[BATTLE_TOWN] - 1) != 0


class CombatTurn(BoardChoice):
    """One block's turn: it fights, charges, harries, retreats, withdraws, drops back or passes (6.2).

    The frame holds the letter and the side.
    """

    def seat(self, s: Position) -> int:
        return s.stack[-2]

    def legal(self, s: Position, seat: int) -> list[int]:
        found = []
        for b in waiting(self.board, s, seat, s.stack[-3]):
            for verb in (FIGHT, CHARGE, HARRY, RETREAT, WITHDRAW, DROP, PASS):
                if self.turn_bar(s, seat, b, verb) == OPEN:
                    found.append(verb + b)
        return found

    def bar(self, s: Position, seat: int, action: int) -> int:
        for verb in (WITHDRAW, FIGHT, CHARGE, HARRY, RETREAT, DROP, PASS):
            if verb <= action < verb + len(self.board.letter):
                return self.block_bar(s, seat, action - verb) or self.turn_bar(s, seat, action - verb, verb)
        return NOT_ON_FIELD

    def block_bar(self, s: Position, seat: int, block: int) -> int:
        """Whether it is this block's turn (6.2, 6.3); besiegers beyond the storm wait (7.31)."""
        if side_of(block) != seat:
            return NOT_YOURS
        if block not in fighters(s, seat):
            if s.where[block] != 2 * (s.turn[BATTLE_TOWN] - 1):
                return NOT_ON_FIELD
            return IN_RESERVE if s.part[block] == RESERVE else NOT_STORMING  # without a storm only reserves wait
        if s.marks[block] & ACTED:
            return HAS_ACTED
        return OPEN if self.board.letter[block] == s.stack[-3] else NOT_ITS_LETTER

    def turn_bar(self, s: Position, seat: int, block: int, verb: int) -> int:
        """Whether a block whose turn it is may do this."""
        if s.turn[IS_STORM]:
            return self.storm_bar(s, seat, block, verb)
        if verb == DROP:
            return ONLY_STORMERS_DROP
        if s.turn[ROUND] == LAST_ROUND and seat == s.turn[ATTACKER]:
            if verb != RETREAT and (verb != WITHDRAW or s.part[block] != SALLIED):
                return NO_FIGHT_IN_ROUND_FOUR
        elif s.marks[block] & FRESH and verb != FIGHT and verb != CHARGE:
            return MUST_FIGHT
        if verb == CHARGE:
            return OPEN if self.board.knight[block] else NO_KNIGHT
        if verb == HARRY:
            return self.harry_bar(s, seat, block)
        if verb == RETREAT:
            return OPEN if has_refuge(self.board, s, block) else NO_RETREAT_OPEN
        if verb == WITHDRAW:
            return self.withdraw_bar(s, seat, block)
        return OPEN

    def storm_bar(self, s: Position, seat: int, block: int, verb: int) -> int:
        """In a storm nobody charges or harries; only stormers may leave the fight (6.42, 6.43, 7.31)."""
        if verb == CHARGE:
            return NO_CHARGE_IN_STORM
        if verb == HARRY:
            return NO_HARRY_IN_SIEGE
        if verb in (FIGHT, PASS):
            return OPEN
        if seat != s.turn[ATTACKER]:
            return CASTLE_NO_RETREAT
        if verb == WITHDRAW:
            return ATTACKER_NO_CASTLE
        if verb == RETREAT and not has_refuge(self.board, s, block):
            return NO_RETREAT_OPEN
        return OPEN

    def harry_bar(self, s: Position, seat: int, block: int) -> int:
        """Saracens and Turcopoles rated 2 or more, with a retreat open, outside siege combat (6.43)."""
        if not self.board.harrier[block]:
            return NO_HARRIER
        if self.board.number[block] < 2:
            return RATED_ONE
        if s.part[block] == SALLIED or all(s.part[b] == SALLIED for b in fighters(s, 1 - seat)):
            return NO_HARRY_IN_SIEGE
        return OPEN if has_refuge(self.board, s, block) else HARRY_NEEDS_RETREAT

    def withdraw_bar(self, s: Position, seat: int, block: int) -> int:
        """Only the defender of the field, or a block that had sallied, goes into the castle (7.0, 7.1, 7.33)."""
        town = s.turn[BATTLE_TOWN] - 1
        if seat == s.turn[ATTACKER] and s.part[block] != SALLIED:
            return ATTACKER_NO_CASTLE
        if not self.board.castle[town]:
            return NO_CASTLE
        if is_besieging(s, seat, town) or any(s.part[b] == SALLIED for b in fighters(s, 1 - seat)):
            return ENEMY_CASTLE
        return OPEN if has_room(self.board, s, seat, town) else CASTLE_FULL

    def limit_of(self, s: Position, seat: int, action: int, reason: int) -> int:
        return self.board.value[s.turn[BATTLE_TOWN] - 1]

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        s.pop()
        if action >= PASS:
            s.marks[action - PASS] |= ACTED
            ctx.tell(PUBLIC, PASSED, [action - PASS])
        elif action >= DROP:
            self.drop(s, action - DROP, ctx)
        elif action >= RETREAT:
            s.marks[action - RETREAT] |= ACTED
            s.push(RETREAT_STEP, action - RETREAT)
        elif action >= HARRY:
            s.push(RETREAT_STEP, action - HARRY)
            self.fire(s, action - HARRY, 1, -1, HARRY_ROLL, ctx)
        elif action >= CHARGE:
            self.charge(s, action - CHARGE, ctx)
        elif action >= FIGHT:
            self.fire(s, action - FIGHT, 1, 0, ROLL, ctx)
        else:
            s.marks[action - WITHDRAW] |= ACTED
            shut_in(s, action - WITHDRAW, s.turn[BATTLE_TOWN] - 1, ctx)

    def drop(self, s: Position, block: int, ctx: Context) -> None:
        """A stormer falls back to the field: it keeps besieging and will not regroup (7.31)."""
        s.marks[block] |= ACTED | DROPPED
        s.part[block] = LINE
        ctx.tell(PUBLIC, DROPPED_EVENT, [block])

    def fire(self, s: Position, block: int, times: int, bonus: int, kind: EventKind, ctx: Context) -> list[int]:
        """Dice by strength; each at or below the combat number is a hit (6.4)."""
        s.marks[block] |= ACTED
        dice = ctx.roll(s.steps[block] * times)
        ctx.tell(PUBLIC, kind, [block, *dice])
        number = self.board.number[block] + bonus
        hits = 0
        for die in dice:
            if die <= number:
                hits += 1
        s.turn[HITS] = hits
        s.push(HITS_STEP, 1 - side_of(block))
        return dice

    def charge(self, s: Position, block: int, ctx: Context) -> None:
        """Twice the dice; each 6 costs the charging block a step, after its hits (6.42)."""
        s.push(OWN_LOSSES_STEP, block)
        dice = self.fire(s, block, 2, 0, CHARGE_ROLL, ctx)
        s.turn[OWN_LOSSES] = dice.count(SIX)

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-combat-turn", {"letter": "letter." + "ABC"[s.stack[-3]], "round": s.turn[ROUND]})


def targets(s: Position, side: int) -> list[int]:
    """Who may take the next hit: the half-hit castle block first, else the strongest taking part (6.41, 7.11)."""
    strongest: list[int] = []
    most = 0
    for b in fighters(s, side):
        if s.marks[b] & HALVED:
            return [b]
        if s.steps[b] > most:
            most = s.steps[b]
            strongest = [b]
        elif s.steps[b] == most:
            strongest.append(b)
    return strongest


class Hits(Happening):
    """Hits are taken one by one; equal blocks are chosen among by their owner (6.41). The frame holds the side hit."""

    def run(self, s: Position, ctx: Context) -> None:
        side = s.stack[-3]
        while s.turn[HITS]:
            options = targets(s, side)
            if not options:
                s.turn[HITS] = 0  # nobody is left to take them
            elif len(options) == 1:
                take_hit(self.board, s, options[0], ctx)
            else:
                s.push(TAKE_HIT, side)
                return
        s.pop()


def take_hit(board: Board, s: Position, block: int, ctx: Context) -> None:
    """A step lost; in a castle that is stormed, half a step (7.11)."""
    s.turn[HITS] -= 1
    if s.turn[IS_STORM] and side_of(block) != s.turn[ATTACKER] and not s.marks[block] & HALVED:
        s.marks[block] |= HALVED
        ctx.tell(PUBLIC, HALF, [block])
        return
    s.marks[block] &= ~HALVED
    ctx.tell(PUBLIC, HITTING, [block])
    lose_step(board, s, block, ctx)


class TakeHit(BoardChoice):
    """The owner chooses which of his strongest blocks takes the hit (6.41). The frame holds the side."""

    def seat(self, s: Position) -> int:
        return s.stack[-3]

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [HIT + b for b in targets(s, seat)]

    def bar(self, s: Position, seat: int, action: int) -> int:
        return OPEN if action - HIT in targets(s, seat) else NOT_STRONGEST

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        s.pop()
        take_hit(self.board, s, action - HIT, ctx)

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-take-hit", {"hits": s.turn[HITS]})


class OwnLosses(Happening):
    """The charging block pays for its sixes (6.42). The frame holds the block."""

    def run(self, s: Position, ctx: Context) -> None:
        block = s.stack[-3]
        s.pop()
        while s.turn[OWN_LOSSES]:
            s.turn[OWN_LOSSES] -= 1
            if s.where[block] < POOL:
                ctx.tell(PUBLIC, OWN_LOSS, [block])
                lose_step(self.board, s, block, ctx)
