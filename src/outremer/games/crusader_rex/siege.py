"""Sieges (7): withdrawal into the castle, the choice between storm and siege, sallies."""

from __future__ import annotations

from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Message
from outremer.games.crusader_rex.actions import ABANDON, BESIEGE, DONE, RETREAT, SALLY, STORM, WITHDRAW
from outremer.games.crusader_rex.bars import (
    CASTLE_FULL,
    IN_RESERVE,
    NO_RETREAT_OPEN,
    NO_STORMER,
    NOT_A_CAMPAIGN,
    NOT_BESIEGED,
    NOT_DEFENDING,
    NOT_ON_FIELD,
    NOT_YOURS,
    OPEN,
    STORM_BEGUN,
    STORM_FULL,
    STORMS_ALREADY,
)
from outremer.games.crusader_rex.battle import line_of, reserves_of, reveal
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.choice import BoardChoice
from outremer.games.crusader_rex.elimination import audience_of
from outremer.games.crusader_rex.knowledge import relocate
from outremer.games.crusader_rex.names import TOWNS
from outremer.games.crusader_rex.nodes import COMBAT, RETREAT_STEP, SALLY_CHOICE
from outremer.games.crusader_rex.retreat import has_refuge
from outremer.games.crusader_rex.state import (
    ATTACKER,
    BATTLE_TOWN,
    FRESH,
    IDLE,
    IS_STORM,
    RESERVE,
    SALLIED,
    SIEGE_GIVEN_UP,
    SIEGE_KEPT,
    SIEGE_NEW,
    STORMING,
    Position,
    blocks_at,
    in_castle,
    side_of,
)
from outremer.games.crusader_rex.tidings import ABANDONED, DECLINED, SHUT, SHUT_IN, STORMED
from outremer.games.crusader_rex.tidings import SALLIED as SALLIED_EVENT


def has_room(board: Board, s: Position, side: int, town: int) -> int:
    """Whether the castle can take one more block: as many as the town's value, and none beside enemies (7.1)."""
    return in_castle(s, side, town) < board.value[town] and in_castle(s, 1 - side, town) == 0


def shut_in(s: Position, block: int, town: int, ctx: Context) -> None:
    """The block goes into the castle."""
    side = side_of(block)
    ctx.tell(PUBLIC, SHUT, [side, town])
    ctx.tell(audience_of(s, block), SHUT_IN, [block])
    s.part[block] = IDLE
    relocate(s, block, 2 * town + 1)


class Withdrawal(BoardChoice):
    """Before round 1 the defender may withdraw blocks into the castle, unrevealed (7.0, 7.1)."""

    def seat(self, s: Position) -> int:
        return 1 - s.turn[ATTACKER]

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [WITHDRAW + b for b in line_of(s, seat, s.turn[BATTLE_TOWN] - 1)] + [DONE]

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN
        town = s.turn[BATTLE_TOWN] - 1
        block = action - WITHDRAW
        if side_of(block) != seat:
            return NOT_YOURS
        if s.where[block] != 2 * town:
            return NOT_DEFENDING
        if s.part[block] == RESERVE:
            return IN_RESERVE
        return OPEN if has_room(self.board, s, seat, town) else CASTLE_FULL

    def limit_of(self, s: Position, seat: int, action: int, reason: int) -> int:
        return self.board.value[s.turn[BATTLE_TOWN] - 1]

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        if action == DONE:
            s.pop()
        else:
            shut_in(s, action - WITHDRAW, s.turn[BATTLE_TOWN] - 1, ctx)

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-withdraw", {"town": "town." + TOWNS[s.turn[BATTLE_TOWN] - 1]})


class StormChoice(BoardChoice):
    """The besieger storms with the blocks he names, or goes on besieging; blocks may retreat first (7.2, 7.3, 7.31)."""

    def seat(self, s: Position) -> int:
        return s.turn[ATTACKER]

    def candidates(self, s: Position, seat: int) -> list[int]:
        line = line_of(s, seat, s.turn[BATTLE_TOWN] - 1)
        return [STORM + b for b in line] + [BESIEGE, ABANDON] + [RETREAT + b for b in line] + [DONE]

    def stormers(self, s: Position, seat: int) -> int:
        return sum(1 for b in blocks_at(s, seat, 2 * (s.turn[BATTLE_TOWN] - 1)) if s.part[b] == STORMING)

    def bar(self, s: Position, seat: int, action: int) -> int:
        chosen = self.stormers(s, seat)
        if action == DONE:
            return OPEN if chosen else NO_STORMER
        if action == BESIEGE:
            return STORM_BEGUN if chosen else OPEN
        town = s.turn[BATTLE_TOWN] - 1
        if action == ABANDON:
            if chosen:
                return STORM_BEGUN
            return OPEN if s.siege[town] & (SIEGE_KEPT | SIEGE_NEW) == SIEGE_KEPT else NOT_A_CAMPAIGN
        block = action - RETREAT if action >= RETREAT else action - STORM
        reason = self.besieger_bar(s, seat, block, town)
        if reason != OPEN:
            return reason
        if action >= RETREAT:
            if chosen:
                return STORM_BEGUN
            return OPEN if has_refuge(self.board, s, block) else NO_RETREAT_OPEN
        return OPEN if chosen < self.board.storm_limit[town] else STORM_FULL

    def besieger_bar(self, s: Position, seat: int, block: int, town: int) -> int:
        """Whether the block is a besieger who has not been named yet."""
        if side_of(block) != seat:
            return NOT_YOURS
        if s.where[block] != 2 * town:
            return NOT_ON_FIELD
        if s.part[block] == RESERVE:
            return IN_RESERVE
        return STORMS_ALREADY if s.part[block] == STORMING else OPEN

    def limit_of(self, s: Position, seat: int, action: int, reason: int) -> int:
        return self.board.storm_limit[s.turn[BATTLE_TOWN] - 1]

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        town = s.turn[BATTLE_TOWN] - 1
        if action == DONE:
            self.begin_storm(s, seat, town, ctx)
        elif action == BESIEGE:
            s.pop()
            ctx.tell(PUBLIC, DECLINED, [town])
            s.push(SALLY_CHOICE, 1)
        elif action == ABANDON:
            s.siege[town] = s.siege[town] & ~SIEGE_KEPT | SIEGE_GIVEN_UP
            ctx.tell(PUBLIC, ABANDONED, [town])
            s.pop()  # the choice,
            s.pop()  # and the rounds
        elif action >= RETREAT:
            if len(line_of(s, seat, town)) == 1:
                s.pop()  # the last besieger goes
            s.push(RETREAT_STEP, action - RETREAT)
        else:
            s.part[action - STORM] = STORMING

    def begin_storm(self, s: Position, seat: int, town: int, ctx: Context) -> None:
        s.pop()
        s.turn[IS_STORM] = 1
        ctx.tell(PUBLIC, STORMED, [town])
        reveal(s, [b for b in blocks_at(s, seat, 2 * town) if s.part[b] == STORMING], ctx)
        reveal(s, blocks_at(s, 1 - seat, 2 * town + 1), ctx)
        s.push(COMBAT)

    def prompt(self, s: Position, seat: int) -> Message:
        town = s.turn[BATTLE_TOWN] - 1
        limit = self.board.storm_limit[town]
        return Message(
            "ask-storm-choice", {"town": "town." + TOWNS[town], "limit": limit, "chosen": self.stormers(s, seat)}
        )


class SallyChoice(BoardChoice):
    """Castle blocks that are not stormed may come out and fight (7.33).

    The frame holds 1 if a sally would open the fight.
    """

    def seat(self, s: Position) -> int:
        return 1 - s.turn[ATTACKER] if s.stack[-3] else s.turn[ATTACKER]

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [SALLY + b for b in blocks_at(s, seat, 2 * (s.turn[BATTLE_TOWN] - 1) + 1)] + [DONE]

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN
        block = action - SALLY
        if side_of(block) != seat:
            return NOT_YOURS
        return OPEN if s.where[block] == 2 * (s.turn[BATTLE_TOWN] - 1) + 1 else NOT_BESIEGED

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        town = s.turn[BATTLE_TOWN] - 1
        if action == DONE:
            self.end(s, seat, town, ctx)
            return
        block = action - SALLY
        ctx.tell(PUBLIC, SALLIED_EVENT, [block])
        reveal(s, [block], ctx)
        relocate(s, block, 2 * town)
        s.part[block] = SALLIED
        s.marks[block] |= FRESH

    def end(self, s: Position, seat: int, town: int, ctx: Context) -> None:
        opens = s.stack[-3]
        s.pop()
        if not opens:
            return
        if [b for b in blocks_at(s, seat, 2 * town) if s.part[b] == SALLIED]:
            s.turn[ATTACKER] = seat
            reveal(s, line_of(s, 1 - seat, town), ctx)
            s.push(COMBAT)
        elif not reserves_of(s, seat, town):
            s.pop()  # nobody fights: the siege goes on

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-sally", {"town": "town." + TOWNS[s.turn[BATTLE_TOWN] - 1]})
