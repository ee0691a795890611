"""Battles (6): which is fought next, who takes part, the rounds and the end. Combat turns are in `combat.py`."""

from __future__ import annotations

from outremer.core.events import PUBLIC, Context
from outremer.games.crusader_rex.actions import BATTLE
from outremer.games.crusader_rex.bars import NO_BATTLE_THERE, OPEN
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.choice import BoardChoice, Happening
from outremer.games.crusader_rex.knowledge import hide, relocate, show
from outremer.games.crusader_rex.marches import approach_of
from outremer.games.crusader_rex.nodes import (
    BATTLE_BEGINS,
    BATTLE_ENDS,
    COMBAT,
    PICK_BATTLE,
    REGROUP_CHOICE,
    ROUND_BEGINS,
    SALLY_CHOICE,
    STORM_CHOICE,
    WITHDRAWAL,
)
from outremer.games.crusader_rex.state import (
    ACTED,
    ATTACKER,
    BATTLE_TOWN,
    BLOCK_COUNT,
    CAMPAIGNER,
    FIRST_PLAYER,
    FLED,
    FRESH,
    HALVED,
    IDLE,
    IS_STORM,
    LINE,
    POOL,
    RESERVE,
    ROUND,
    SHOWN,
    SIEGE_KEPT,
    SIEGE_NEW,
    SIEGE_SIDE,
    STORMING,
    TOWN_COUNT,
    WAYS,
    Position,
    blocks_at,
    holds_both,
    in_castle,
    is_besieging,
    is_contested,
    is_winter,
    on_field,
)
from outremer.games.crusader_rex.tidings import (
    BATTLE_AT,
    DEFENDER_NOW,
    HEALED,
    NOBODY_LEFT,
    RESERVES,
    REVEAL,
    SIEGE,
    SIEGE_OVER,
    WON,
)
from outremer.games.crusader_rex.tidings import ROUND as ROUND_EVENT

LAST_ROUND = 4
STORM_ROUNDS = 3


class Battles(Happening):
    """Every town with blocks of both sides is handled, one after another (0.4, 6.0).

    The frame holds 1 once they are listed.
    """

    def run(self, s: Position, ctx: Context) -> None:
        if not s.stack[-3]:
            s.stack[-3] = 1
            for town in range(TOWN_COUNT):
                s.todo[town] = 1 if is_due(s, town) else 0
        for town in range(TOWN_COUNT):
            if s.todo[town] and not holds_both(s, town):
                s.todo[town] = 0  # Philip left with Flanders (O.2)
                s.attack[town] = 0
        if 1 in s.todo:
            s.push(PICK_BATTLE)
        else:
            s.pop()


def is_due(s: Position, town: int) -> bool:
    """Whether a battle or siege is to be handled; in winter only what a Winter Campaign allows (9.03, 9.11, 9.12)."""
    siege = s.siege[town] & SIEGE_SIDE
    if not is_winter(s):
        return siege > 0 or is_contested(s, town)
    if siege and siege == s.turn[CAMPAIGNER]:
        s.siege[town] |= SIEGE_KEPT
        return True
    return s.turn[CAMPAIGNER] > 0 and is_contested(s, town)


class PickBattle(BoardChoice):
    """Player 1 picks the next battle or siege without looking at it (6.0)."""

    def seat(self, s: Position) -> int:
        return s.turn[FIRST_PLAYER]

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [BATTLE + town for town in range(TOWN_COUNT) if s.todo[town]]

    def bar(self, s: Position, seat: int, action: int) -> int:
        town = action - BATTLE
        return OPEN if town < TOWN_COUNT and s.todo[town] else NO_BATTLE_THERE

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        town = action - BATTLE
        s.pop()
        s.todo[town] = 0
        s.turn[BATTLE_TOWN] = town + 1
        s.turn[ROUND] = 0
        s.push(BATTLE_BEGINS)
        ctx.tell(PUBLIC, BATTLE_AT, [town])


class BattleBegins(Happening):
    """Who fights from the start and who is in reserve (6.3, 6.31); the defender of a new battle may withdraw first
    (7.0)."""

    def run(self, s: Position, ctx: Context) -> None:
        s.pop()
        town = s.turn[BATTLE_TOWN] - 1
        take_parts(self.board, s, town)
        attacker = s.turn[ATTACKER]
        s.push(BATTLE_ENDS)
        s.push(ROUND_BEGINS)
        if s.attack[town] and not s.siege[town] and self.board.castle[town] and line_of(s, 1 - attacker, town):
            s.push(WITHDRAWAL)


def take_parts(board: Board, s: Position, town: int) -> None:
    """The attacker's main attack and the first defenders are in line, all others in reserve (6.3, 6.31)."""
    attacker = s.attack[town] - 1 if s.attack[town] else (s.siege[town] & SIEGE_SIDE) - 1
    s.turn[ATTACKER] = attacker
    for side in range(2):
        for b in blocks_at(s, side, 2 * town):
            if s.part[b] == IDLE:
                in_main = side == attacker and s.main[town] == approach_of(board, s, b, town) + 1
                s.part[b] = LINE if s.entry[b] == 0 or in_main else RESERVE


def line_of(s: Position, side: int, town: int) -> list[int]:
    """The side's blocks that take part on the field (6.41)."""
    part = s.part
    return [b for b in blocks_at(s, side, 2 * town) if part[b] != RESERVE]


def reserves_of(s: Position, side: int, town: int) -> list[int]:
    return [b for b in blocks_at(s, side, 2 * town) if s.part[b] == RESERVE]


def reveal(s: Position, blocks: list[int], ctx: Context) -> None:
    """Turn blocks face up, at their current strength (6.0)."""
    for b in blocks:
        if not s.marks[b] & SHOWN:
            ctx.tell(PUBLIC, REVEAL, [b, s.steps[b]])
            show(s, b)


class RoundBegins(Happening):
    """The next round of a battle: reserves arrive, then a field battle, a storm, a sally, or the end (6.1, 6.3, 7.3).
    The next round of a battle: reserves arrive, then a field battle, a storm, a sally, or the end (6.1, 6.3, 7.3)."""

    def run(self, s: Position, ctx: Context) -> None:
        town = s.turn[BATTLE_TOWN] - 1
        if s.turn[ROUND] == LAST_ROUND:
            s.pop()
            return
        s.turn[ROUND] += 1
        s.turn[IS_STORM] = 0
        s.fled = bytearray(2 * WAYS)
        for side in range(2):
            for b in blocks_at(s, side, 2 * town) + blocks_at(s, side, 2 * town + 1):
                s.marks[b] &= ~(ACTED | FRESH)
                if s.part[b] == STORMING:
                    s.part[b] = LINE
        if s.turn[ROUND] == 2:
            self.reserves_arrive(s, town, ctx)
        sides = [len(line_of(s, side, town)) for side in range(2)]
        if sides[0] and sides[1]:
            self.field_battle(s, town, ctx)
        elif sides[0] or sides[1]:
            self.one_side(s, town, 0 if sides[0] else 1, ctx)
        else:
            s.pop()

    def reserves_arrive(self, s: Position, town: int, ctx: Context) -> None:
        """Reserves join in round 2; if the attacker holds the field by then, he defends it from now on (6.3)."""
        attacker = s.turn[ATTACKER]
        relief = reserves_of(s, 1 - attacker, town)
        if relief and line_of(s, attacker, town) and not line_of(s, 1 - attacker, town):
            s.turn[ATTACKER] = 1 - attacker
            ctx.tell(PUBLIC, DEFENDER_NOW, [attacker])
        for side in range(2):
            joining = reserves_of(s, side, town)
            if joining:
                ctx.tell(PUBLIC, RESERVES, [side])
            for b in joining:
                s.part[b] = LINE

    def field_battle(self, s: Position, town: int, ctx: Context) -> None:
        """Both sides stand on the field; blocks in a castle that its enemy besieges may sally to join (7.32, 7.33)."""
        ctx.tell(PUBLIC, ROUND_EVENT, [s.turn[ROUND]])
        for side in range(2):
            reveal(s, line_of(s, side, town), ctx)
        s.push(COMBAT)
        if in_castle(s, s.turn[ATTACKER], town) and s.turn[ROUND] < LAST_ROUND:
            s.push(SALLY_CHOICE)

    def one_side(self, s: Position, town: int, holder: int, ctx: Context) -> None:
        """Nobody contests the field: storm or siege, or wait for reserves, or the battle is over (7.2, 7.3, 7.31)."""
        if in_castle(s, 1 - holder, town):
            if s.turn[ROUND] <= STORM_ROUNDS:
                s.turn[ATTACKER] = holder
                ctx.tell(PUBLIC, ROUND_EVENT, [s.turn[ROUND]])
                if s.attack[town]:
                    reveal(s, line_of(s, holder, town), ctx)
                s.push(STORM_CHOICE)
            else:
                s.pop()
        elif not reserves_of(s, 1 - holder, town):
            s.pop()


class BattleEnds(Happening):
    """Who holds field and castle now; blocks stand upright again, besiegers stay face up (6.0, 7.2)."""

    def run(self, s: Position, ctx: Context) -> None:
        s.pop()
        town = s.turn[BATTLE_TOWN] - 1
        for side in range(2):
            for b in blocks_at(s, side, 2 * town) + blocks_at(s, side, 2 * town + 1):
                if s.marks[b] & HALVED:
                    ctx.tell(PUBLIC, HEALED, [b])
                s.marks[b] &= ~(ACTED | FRESH | HALVED)
                s.part[b] = IDLE
                s.entry[b] = 0
        s.attack[town] = 0
        s.turn[IS_STORM] = 0
        holder = 0 if on_field(s, 0, town) else 1
        if on_field(s, holder, town) == 0:
            self.field_is_empty(s, town, ctx)
        elif in_castle(s, 1 - holder, town):
            self.siege_goes_on(s, town, holder, ctx)
        else:
            self.win(s, town, holder, ctx)
        self.stand_upright(s, town)
        s.turn[BATTLE_TOWN] = 0

    def siege_goes_on(self, s: Position, town: int, besieger: int, ctx: Context) -> None:
        if s.siege[town] & SIEGE_SIDE != besieger + 1:
            kept = SIEGE_KEPT if is_winter(s) else 0
            s.siege[town] = besieger + 1 + SIEGE_NEW + kept
            ctx.tell(PUBLIC, SIEGE, [besieger, town])
            reveal(s, blocks_at(s, besieger, 2 * town), ctx)

    def field_is_empty(self, s: Position, town: int, ctx: Context) -> None:
        """The enemy has gone: the castle's blocks have won; or nobody is left at all."""
        for side in range(2):
            if in_castle(s, side, town):
                self.win(s, town, side, ctx)
                return
        self.end_siege(s, town, ctx)
        ctx.tell(PUBLIC, NOBODY_LEFT, [town])

    def win(self, s: Position, town: int, side: int, ctx: Context) -> None:
        ctx.tell(PUBLIC, WON, [side, town])
        self.end_siege(s, town, ctx)
        for b in blocks_at(s, side, 2 * town + 1):
            relocate(s, b, 2 * town)
        s.fled = bytearray(2 * WAYS)
        s.push(REGROUP_CHOICE, side, town)

    def end_siege(self, s: Position, town: int, ctx: Context) -> None:
        if s.siege[town]:
            s.siege[town] = 0
            ctx.tell(PUBLIC, SIEGE_OVER, [town])

    def stand_upright(self, s: Position, town: int) -> None:
        """All who fought here stand upright again, wherever they are now, except besiegers (6.0, 7.2)."""
        for b in range(BLOCK_COUNT):
            if s.marks[b] & SHOWN and s.where[b] < POOL:
                here = s.where[b] >> 1 == town
                if s.marks[b] & FLED or (here and not self.besieges(s, b)):
                    hide(s, b)
                s.marks[b] &= ~FLED

    def besieges(self, s: Position, block: int) -> bool:
        side = 0 if block < BLOCK_COUNT // 2 else 1
        return s.where[block] & 1 == 0 and is_besieging(s, side, s.where[block] >> 1)
