"""Siege attrition (7.4) and draws (8)."""

from __future__ import annotations

from typing import Final

from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Message
from outremer.games.crusader_rex.actions import BLOCK, TO
from outremer.games.crusader_rex.bars import NOMADS_NEED_FRIENDS, OPEN, PILGRIMS_NEED_PORT, PLACE_NOT_FRIENDLY
from outremer.games.crusader_rex.board import CRUSADER, PILGRIM, Board
from outremer.games.crusader_rex.choice import BoardChoice, Happening
from outremer.games.crusader_rex.control import is_friendly
from outremer.games.crusader_rex.elimination import audience_of, lose_step
from outremer.games.crusader_rex.knowledge import relocate, spot
from outremer.games.crusader_rex.marches import LOSS_UP_TO
from outremer.games.crusader_rex.names import BLOCKS, FRANK
from outremer.games.crusader_rex.nodes import PLACE
from outremer.games.crusader_rex.sea import open_ports
from outremer.games.crusader_rex.state import (
    DRAWN,
    FIRST_PLAYER,
    POOL,
    READY,
    SIEGE_KEPT,
    SIEGE_NEW,
    SIEGE_SIDE,
    STAGING,
    TOWN_COUNT,
    YEAR,
    Position,
    blocks_at,
    blocks_of,
    is_winter,
)
from outremer.games.crusader_rex.tidings import (
    ATTRITION,
    ATTRITION_LOSS,
    BACK,
    DREW,
    NATION_READY,
    PLACED,
    PLACED_BLOCK,
    STAGED,
)
from outremer.games.crusader_rex.tidings import DRAWN as DRAWN_EVENT

FIRST_YEAR: Final = 1187
NATION_SIZE: Final = 3


class Attrition(Happening):
    """A die for each block in a besieged castle, except in the siege's first turn (7.4); in winter see 9.12."""

    def run(self, s: Position, ctx: Context) -> None:
        s.pop()
        for town in range(TOWN_COUNT):
            siege = s.siege[town]
            if siege == 0 or siege & SIEGE_NEW:
                continue
            besieger = (siege & SIEGE_SIDE) - 1
            if is_winter(s):
                if not siege & SIEGE_KEPT:
                    continue
                self.roll_for(s, besieger, town, 2 * town, ctx)
                if s.siege[town] == 0:
                    continue  # the last besieger is dead
            self.roll_for(s, 1 - besieger, town, 2 * town + 1, ctx)

    def roll_for(self, s: Position, side: int, town: int, place: int, ctx: Context) -> None:
        for block in blocks_at(s, side, place):
            die = ctx.roll(1)[0]
            ctx.tell(PUBLIC, ATTRITION, [side, town, die])
            if die <= LOSS_UP_TO:
                ctx.tell(audience_of(s, block), ATTRITION_LOSS, [block])
                lose_step(self.board, s, block, ctx)


class Draws(Happening):
    """One block from the pool, at random, from 1188 on (8.0). The frame holds 0 for player 1, 1 for player 2."""

    def run(self, s: Position, ctx: Context) -> None:
        side = s.turn[FIRST_PLAYER] if s.stack[-3] == 0 else 1 - s.turn[FIRST_PLAYER]
        s.pop()
        options = blocks_at(s, side, POOL)
        if s.turn[YEAR] == FIRST_YEAR or not options:
            return
        block = ctx.draw(options, BLOCK)
        ctx.tell(PUBLIC, DREW, [side])
        ctx.tell(1 << side, DRAWN_EVENT, [block])
        if self.board.group[block] == CRUSADER:
            self.stage(s, block, ctx)
        elif open_towns(self.board, s, side, block):
            relocate(s, block, DRAWN, self.can_be_placed(s, side))
            s.push(PLACE, side)
        else:
            ctx.tell(PUBLIC, BACK, [side])  # 8.24: no port, no block this turn

    def stage(self, s: Position, block: int, ctx: Context) -> None:
        """A Crusader waits in its nation's box until all three are there (8.21)."""
        nation = self.board.nation[block]
        able = 0
        for b in range(len(BLOCKS)):
            if self.board.nation[b] == nation:
                able |= 1 << b
        relocate(s, block, STAGING + nation, able)
        ctx.tell(PUBLIC, STAGED, [nation])
        if s.tally[STAGING + nation] == NATION_SIZE:
            s.turn[READY] |= 1 << nation
            ctx.tell(PUBLIC, NATION_READY, [nation])

    def can_be_placed(self, s: Position, side: int) -> int:
        """The blocks that the other side may take the drawn one for, now that it is to be placed."""
        has_port = len(open_ports(self.board, s, side)) > 0
        able = 0
        for b in blocks_of(side):
            if self.board.group[b] != CRUSADER and (self.board.group[b] != PILGRIM or has_port):
                able |= 1 << b
        return able


def place_bar(board: Board, s: Position, side: int, block: int, town: int) -> int:
    """Pilgrims land in a friendly port (8.24); others stand in any friendly town (8.25, 8.3)."""
    if board.group[block] == PILGRIM and (town >= TOWN_COUNT or not board.port[town]):
        return PILGRIMS_NEED_PORT
    if town < TOWN_COUNT and is_friendly(board, s, town, side):
        return OPEN
    if board.group[block] == PILGRIM:
        return PILGRIMS_NEED_PORT
    return PLACE_NOT_FRIENDLY if side == FRANK else NOMADS_NEED_FRIENDS


def open_towns(board: Board, s: Position, side: int, block: int) -> list[int]:
    """Where the block can be placed: what `place_bar` allows, in the order of towns."""
    found: list[int] = []
    if board.group[block] == PILGRIM:
        for town in board.ports:
            if is_friendly(board, s, town, side):
                found.append(town)
        return found
    for town in range(TOWN_COUNT):
        if is_friendly(board, s, town, side):
            found.append(town)
    return found


class Place(BoardChoice):
    """Where the drawn block is placed: at full strength in its stronghold, else at strength 1 (8.25, 8.3, 8.24)."""

    def seat(self, s: Position) -> int:
        return s.stack[-3]

    def block(self, s: Position, seat: int) -> int:
        return blocks_at(s, seat, DRAWN)[0]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [TO + town for town in open_towns(self.board, s, seat, self.block(s, seat))]

    def bar(self, s: Position, seat: int, action: int) -> int:
        return place_bar(self.board, s, seat, self.block(s, seat), action - TO)

    def strength_at(self, block: int, town: int) -> int:
        if self.board.group[block] == PILGRIM or town in self.board.seats[block]:
            return self.board.strength[block]
        return 1

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        town = action - TO
        block = self.block(s, seat)
        s.pop()
        suspects = s.belief[spot(seat, DRAWN)]
        able = 0
        for b in blocks_of(seat):
            if suspects >> b & 1 and place_bar(self.board, s, seat, b, town) == OPEN:
                able |= 1 << b
                s.might[b] |= 1 << self.strength_at(b, town)
        s.steps[block] = self.strength_at(block, town)
        relocate(s, block, 2 * town, able)
        ctx.tell(PUBLIC, PLACED, [seat, town])
        ctx.tell(1 << seat, PLACED_BLOCK, [block, s.steps[block]])

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-place", {"block": "block." + BLOCKS[self.block(s, seat)]})
