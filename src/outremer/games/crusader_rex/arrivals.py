"""The landing of the Crusader nations (8.22, 8.23)."""

from __future__ import annotations

from typing import Final

from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Message
from outremer.games.crusader_rex.actions import DONE, MOVE, OFF_MAP, TO
from outremer.games.crusader_rex.bars import (
    ARRIVE_IN_PORT,
    GERMAN_CITY,
    GERMANS_ELSEWHERE,
    NATION_NOT_READY,
    NATION_NOT_STAGED,
    NO_PORT_OPEN,
    NOT_OF_NATION,
    NOT_YOURS,
    OPEN,
    WINTER_NO_ATTACK,
    WINTER_NO_SIEGE,
)
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.choice import BoardChoice, move_spent
from outremer.games.crusader_rex.knowledge import EVERYBODY, relocate
from outremer.games.crusader_rex.names import BLOCKS, FRANK, NATIONS, SARACEN, TOWNS
from outremer.games.crusader_rex.nodes import LANDING_TO
from outremer.games.crusader_rex.roads import enter
from outremer.games.crusader_rex.sea import open_ports, port_bar
from outremer.games.crusader_rex.state import (
    BY_LAND_FROM_OFF_MAP,
    GERMAN_ENTRY,
    PLACES,
    READY,
    STAGING,
    TOWN_COUNT,
    Position,
    blocks_at,
    is_besieging,
    is_winter_bound,
    side_of,
)
from outremer.games.crusader_rex.tidings import LANDED, LANDER

GERMAN: Final = NATIONS.index("german")
GERMAN_CITIES: Final = [TOWNS.index("aleppo"), TOWNS.index("antioch")]


def german_bar(s: Position, town: int) -> int:
    """Germans arrive at Antioch or at Aleppo, all at the same one, fighting if they must (8.23, 9.02)."""
    if town not in GERMAN_CITIES:
        return GERMAN_CITY
    if s.turn[GERMAN_ENTRY] and s.turn[GERMAN_ENTRY] != town + 1:
        return GERMANS_ELSEWHERE
    if is_winter_bound(s, FRANK):
        if s.tally[SARACEN * PLACES + 2 * town]:
            return WINTER_NO_ATTACK
        if is_besieging(s, FRANK, town):
            return WINTER_NO_SIEGE
    return OPEN


def landing_bar(board: Board, s: Position, side: int, nation: int) -> int:
    """Whether a nation may land: complete, staged, and with somewhere to go (8.21 to 8.23)."""
    if side != FRANK:
        return NOT_YOURS
    if not s.turn[READY] >> nation & 1:
        return NATION_NOT_READY
    if s.tally[STAGING + nation] == 0:
        return NATION_NOT_STAGED
    if nation == GERMAN:
        for town in GERMAN_CITIES:
            if german_bar(s, town) == OPEN:
                return OPEN
        return german_bar(s, s.turn[GERMAN_ENTRY] - 1 if s.turn[GERMAN_ENTRY] else GERMAN_CITIES[0])
    return OPEN if open_ports(board, s, FRANK) else NO_PORT_OPEN


class Landing(BoardChoice):
    """Any or all staged blocks of one nation come with one move (8.22, 8.23). Its frame holds the nation."""

    def seat(self, s: Position) -> int:
        return FRANK

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [MOVE + b for b in blocks_at(s, FRANK, STAGING + s.stack[-3])] + [DONE]

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN
        block = action - MOVE
        if side_of(block) != FRANK:
            return NOT_YOURS
        return OPEN if s.where[block] == STAGING + s.stack[-3] else NOT_OF_NATION

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        if action == DONE:
            s.pop()
            move_spent(s)
        else:
            s.push(LANDING_TO, action - MOVE)

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-landing", {"nation": "nation." + NATIONS[s.stack[-3]]})


class LandingTo(BoardChoice):
    """Where a landing block arrives: a friendly port, or the Germans' city (8.22, 8.23). Its frame holds the block."""

    def seat(self, s: Position) -> int:
        return FRANK

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [TO + town for town in range(TOWN_COUNT)]

    def bar(self, s: Position, seat: int, action: int) -> int:
        town = action - TO
        if self.board.nation[s.stack[-3]] == GERMAN:
            return german_bar(s, town)
        if town >= TOWN_COUNT or not self.board.port[town]:
            return ARRIVE_IN_PORT
        return port_bar(self.board, s, FRANK, town)

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        block = s.stack[-3]
        town = action - TO
        nation = self.board.nation[block]
        s.pop()
        if nation == GERMAN:
            s.turn[GERMAN_ENTRY] = town + 1
        s.origin[block] = OFF_MAP
        ctx.tell(PUBLIC, LANDED, [nation, town])
        ctx.tell(1 << FRANK, LANDER, [block, town])
        relocate(s, block, 2 * town, EVERYBODY)
        enter(s, FRANK, block, town, BY_LAND_FROM_OFF_MAP, ctx)

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-landing-to", {"block": "block." + BLOCKS[s.stack[-3]]})
