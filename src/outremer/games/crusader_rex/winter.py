"""The end of a turn and the winter (9): quarters, winter attrition, replacements, the year's end."""

from __future__ import annotations

from typing import Final

from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Message
from outremer.games.crusader_rex.actions import DONE, LOSE, RAISE
from outremer.games.crusader_rex.bars import (
    AT_FULL_STRENGTH,
    NO_POINTS,
    NOT_IN_EXCESS,
    NOT_ON_MAP,
    NOT_SUPPLIED,
    NOT_YOURS,
    OPEN,
)
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.cards import may_grow, raise_step
from outremer.games.crusader_rex.choice import BoardChoice, Happening
from outremer.games.crusader_rex.control import count_victory
from outremer.games.crusader_rex.elimination import eliminate
from outremer.games.crusader_rex.names import SARACEN, TOWNS
from outremer.games.crusader_rex.nodes import (
    QUARTERS_LOSS,
    REPLACEMENTS,
    TURN_BEGINS,
    YEAR_BEGINS,
    YEAR_ENDS,
)
from outremer.games.crusader_rex.state import (
    BLOCK_COUNT,
    CAMPAIGNER,
    CARD,
    FIRST_PLAYER,
    IDLE,
    MOVES,
    POOL,
    SHOWN,
    SIEGE_KEPT,
    SIEGE_SIDE,
    TOWN_COUNT,
    YEAR,
    Position,
    blocks_at,
    blocks_of,
    is_winter,
    on_field,
    side_of,
)
from outremer.games.crusader_rex.tidings import REPLACED, WINTER_LOSS

LAST_YEAR: Final = 1192
TRIPLE: Final = 3
MOST_STEPS: Final = 4


def winter_limit(board: Board, town: int, side: int) -> int:
    """How many of the side's blocks may winter in the town: its value, three times that in its own colour (9.2)."""
    return board.value[town] * (TRIPLE if board.colour[town] == side else 1)


class Quarters(Happening):
    """Besiegers who stayed are lost, then what is above the limits of the towns (9.03, 9.2, 9.3)."""

    def run(self, s: Position, ctx: Context) -> None:
        for town in range(TOWN_COUNT):
            if s.siege[town] and not s.siege[town] & SIEGE_KEPT:
                self.end_siege(s, town, ctx)
        first = s.turn[FIRST_PLAYER]
        for side in (first, 1 - first):
            for town in range(TOWN_COUNT):
                if self.excess(s, side, town) and self.reduce(s, side, town, ctx):
                    return
        s.pop()
        for side in (1 - first, first):
            if supplied(self.board, s, side):
                may_grow(self.board, s, side, MOST_STEPS - 1)
                s.push(REPLACEMENTS, side)

    def end_siege(self, s: Position, town: int, ctx: Context) -> None:
        besieger = (s.siege[town] & SIEGE_SIDE) - 1
        for block in blocks_at(s, besieger, 2 * town):
            ctx.tell(PUBLIC, WINTER_LOSS, [besieger, town])
            eliminate(self.board, s, block, ctx)

    def excess(self, s: Position, side: int, town: int) -> bool:
        """More blocks than may winter there; continued sieges are exempt (9.12, 9.3)."""
        if s.siege[town]:
            return False
        return on_field(s, side, town) > winter_limit(self.board, town, side)

    def reduce(self, s: Position, side: int, town: int, ctx: Context) -> bool:
        """Ask which block is lost, unless all of them are. True if somebody has to decide."""
        if winter_limit(self.board, town, side):
            s.push(QUARTERS_LOSS, side, town)
            return True
        for block in blocks_at(s, side, 2 * town):
            ctx.tell(PUBLIC, WINTER_LOSS, [side, town])
            eliminate(self.board, s, block, ctx)
        return False


class QuartersLoss(BoardChoice):
    """The owner chooses who does not survive the winter (9.2). The frame holds side and town."""

    def seat(self, s: Position) -> int:
        return s.stack[-3]

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [LOSE + b for b in blocks_at(s, seat, 2 * s.stack[-2])]

    def bar(self, s: Position, seat: int, action: int) -> int:
        block = action - LOSE
        if side_of(block) != seat:
            return NOT_YOURS
        return OPEN if s.where[block] == 2 * s.stack[-2] else NOT_IN_EXCESS

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        ctx.tell(PUBLIC, WINTER_LOSS, [seat, s.stack[-2]])
        s.pop()
        eliminate(self.board, s, action - LOSE, ctx)

    def prompt(self, s: Position, seat: int) -> Message:
        town = s.stack[-2]
        excess = on_field(s, seat, town) - winter_limit(self.board, town, seat)
        return Message("ask-quarters", {"town": "town." + TOWNS[town], "excess": excess})


def supplied(board: Board, s: Position, side: int) -> bool:
    """Whether any block of the side winters in a town that gives replacements (9.4)."""
    return any(board.value[town] and not s.siege[town] and on_field(s, side, town) for town in range(TOWN_COUNT))


def step_price(board: Board, block: int, town: int) -> int:
    """Points for one step: two for a Saracen outside his strongholds, one for everybody else (9.4)."""
    return 2 if side_of(block) == SARACEN and town not in board.seats[block] else 1


class Replacements(BoardChoice):
    """Steps for the blocks wintering in each town, as many as its value (9.4). The frame holds the side."""

    def seat(self, s: Position) -> int:
        return s.stack[-3]

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [RAISE + b for b in blocks_of(seat)] + [DONE]

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN
        block = action - RAISE
        if side_of(block) != seat:
            return NOT_YOURS
        if s.where[block] >= POOL:
            return NOT_ON_MAP
        town = s.where[block] >> 1
        if s.siege[town] or not self.board.value[town]:
            return NOT_SUPPLIED
        if s.steps[block] == self.board.strength[block]:
            return AT_FULL_STRENGTH
        return OPEN if s.supply[town] + step_price(self.board, block, town) <= self.board.value[town] else NO_POINTS

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        if action == DONE:
            s.pop()
            ctx.tell(PUBLIC, REPLACED, [seat])
            return
        block = action - RAISE
        s.supply[s.where[block] >> 1] += step_price(self.board, block, s.where[block] >> 1)
        raise_step(s, block, ctx)


class TurnEnds(Happening):
    """What held for this turn only is forgotten (5.0, 5.4, 7.4)."""

    def run(self, s: Position, ctx: Context) -> None:
        s.pop()
        for b in range(BLOCK_COUNT):
            s.marks[b] &= SHOWN
            s.part[b] = IDLE
            s.entry[b] = 0
            s.origin[b] = 0
        for values in (s.entered, s.attack, s.main):
            for at in range(len(values)):
                values[at] = 0
        s.traffic = bytearray(len(s.traffic))
        s.todo = bytearray(TOWN_COUNT)
        s.supply = bytearray(TOWN_COUNT)
        for town in range(TOWN_COUNT):
            s.siege[town] &= SIEGE_SIDE
        s.turn[CARD] = 0
        s.turn[CARD + 1] = 0
        s.turn[CAMPAIGNER] = 0
        s.turn[MOVES] = 0
        s.push(YEAR_ENDS if is_winter(s) else TURN_BEGINS)


class YearEnds(Happening):
    """The next year begins, or the cities are counted after 1192 (9.5, 1.5)."""

    def run(self, s: Position, ctx: Context) -> None:
        s.pop()
        if s.turn[YEAR] == LAST_YEAR:
            count_victory(self.board, s, ctx)
        else:
            s.turn[YEAR] += 1
            s.push(YEAR_BEGINS)
