"""Sea movement (5.8) and Richard the seafarer (O.1)."""

from __future__ import annotations

from typing import Final

from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Message
from outremer.games.crusader_rex.actions import TO
from outremer.games.crusader_rex.bars import (
    IN_CASTLE,
    MOVED_ALREADY,
    NO_PORT_OPEN,
    NO_SEA_ATTACK,
    NOT_A_PORT,
    NOT_FRIENDLY,
    NOT_IN_PORT,
    NOT_ON_MAP,
    NOT_YOURS,
    OPEN,
    PINNED,
    PORT_CLOSED,
    SAME_TOWN,
    WINTER_NO_SIEGE,
)
from outremer.games.crusader_rex.besieging import check_siege
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.choice import BoardChoice, move_spent
from outremer.games.crusader_rex.control import is_friendly
from outremer.games.crusader_rex.elimination import audience_of
from outremer.games.crusader_rex.knowledge import EVERYBODY, set_out, settle_down, travel
from outremer.games.crusader_rex.names import BLOCKS, FRANK, SARACEN
from outremer.games.crusader_rex.nodes import SAIL_TO
from outremer.games.crusader_rex.roads import enter, spare
from outremer.games.crusader_rex.state import (
    BY_SEA,
    MOVED,
    PLACES,
    POOL,
    SEAFARER,
    SIEGE_SIDE,
    TOWN_COUNT,
    WALKING,
    Position,
    is_besieging,
    is_winter_bound,
    side_of,
)
from outremer.games.crusader_rex.tidings import SAILED, SAILOR

RICHARD: Final = BLOCKS.index("richard")


def port_bar(board: Board, s: Position, side: int, town: int) -> int:
    """Whether ships of the side may land in the town: a friendly port without a battle (5.8, 1.3, 9.02)."""
    if town >= TOWN_COUNT or not board.port[town]:
        return NOT_A_PORT
    if s.siege[town] & SIEGE_SIDE == 2 - side:
        return PORT_CLOSED
    if s.tally[(1 - side) * PLACES + 2 * town]:
        return NO_SEA_ATTACK
    if not is_friendly(board, s, town, side):
        return NOT_FRIENDLY
    if is_winter_bound(s, side) and is_besieging(s, side, town):
        return WINTER_NO_SIEGE
    return OPEN


def open_ports(board: Board, s: Position, side: int) -> list[int]:
    return [town for town in board.ports if port_bar(board, s, side, town) == OPEN]


def is_richards_port(board: Board, s: Position, town: int) -> bool:
    """With the option, Richard may sail into a port that the Saracens besiege (O.1)."""
    return (
        s.turn[SEAFARER] == 1
        and s.siege[town] & SIEGE_SIDE == SARACEN + 1
        and board.port[town] == 1
        and not is_winter_bound(s, FRANK)
    )


def sail_bar(board: Board, s: Position, side: int, block: int, ports: list[int]) -> int:
    """Whether a block may put to sea, given the ports where it could land (5.8)."""
    if side_of(block) != side:
        return NOT_YOURS
    place = s.where[block]
    if place >= POOL:
        return NOT_ON_MAP
    if not board.port[place >> 1]:
        return NOT_IN_PORT
    if place & 1:
        return IN_CASTLE
    if s.marks[block] & MOVED:
        return MOVED_ALREADY
    town = place >> 1
    if s.attack[town] == 2 - side and spare(s, side, town) == 0:
        return PINNED
    if len(ports) > 1 or (ports and ports[0] != town):
        return OPEN
    if block == RICHARD:
        for port in board.ports:
            if is_richards_port(board, s, port):
                return OPEN
    return NO_PORT_OPEN


def begin_sail(s: Position, block: int) -> None:
    s.origin[block] = (s.where[block] >> 1) + 1
    set_out(s, block)
    s.push(SAIL_TO)


class SailTo(BoardChoice):
    """Where the ship lands (5.8)."""

    def seat(self, s: Position) -> int:
        return side_of(s.turn[WALKING] - 1)

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [TO + town for town in self.board.ports]

    def bar(self, s: Position, seat: int, action: int) -> int:
        block = s.turn[WALKING] - 1
        town = action - TO
        if town == s.where[block] >> 1:
            return SAME_TOWN
        if block == RICHARD and town < TOWN_COUNT and is_richards_port(self.board, s, town):
            return OPEN
        return port_bar(self.board, s, seat, town)

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        block = s.turn[WALKING] - 1
        start = s.where[block] >> 1
        town = action - TO
        ctx.tell(PUBLIC, SAILED, [seat, start, town])
        ctx.tell(audience_of(s, block), SAILOR, [block, town])
        seen_as = EVERYBODY if s.tally[(1 - seat) * PLACES + 2 * town] == 0 else 1 << RICHARD
        travel(s, block, 2 * town, seen_as)
        check_siege(s, start, ctx)
        settle_down(s, block)
        enter(s, seat, block, town, BY_SEA, ctx)
        s.pop()
        move_spent(s)

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-sail-to", {"block": "block." + BLOCKS[s.turn[WALKING] - 1]})
