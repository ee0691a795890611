"""Control of towns (5.6) and victory (1.5)."""

from __future__ import annotations

from typing import Final

from outremer.core.events import PUBLIC, Context
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.state import (
    PLACES,
    SIEGE_SIDE,
    WALKING,
    WINNER,
    Position,
)
from outremer.games.crusader_rex.tidings import COUNTED, SUDDEN

MAJORITY: Final = 4


def is_friendly(board: Board, s: Position, town: int, side: int) -> bool:
    """The town is the side's for movement, retreats, regroups and placement (5.6, 7.21).

    That is: occupied or besieged by it, or vacant and of its colour. A town under attack is its defender's until the
    battle has been fought.
    """
    own = s.tally[side * PLACES + 2 * town]
    enemy = s.tally[(1 - side) * PLACES + 2 * town]
    if own:
        return enemy == 0 or s.attack[town] != side + 1
    return enemy == 0 and board.colour[town] == side


def controller(board: Board, s: Position, town: int) -> int:
    """Whose the town is for victory: the besieged side's, a battle's defender's, else the occupant's (1.5, 5.6)."""
    siege = s.siege[town] & SIEGE_SIDE
    if siege:
        return 2 - siege
    at = 2 * town
    frank = s.tally[at] + s.tally[at + 1]
    saracen = s.tally[PLACES + at] + s.tally[PLACES + at + 1]
    if frank and saracen:
        return 2 - s.attack[town] if s.attack[town] else board.colour[town]
    if frank:
        return 0
    if saracen:
        return 1
    return board.colour[town]


def cities_of(board: Board, s: Position, side: int) -> int:
    """How many of the seven victory cities the side controls (1.5)."""
    count = 0
    for town in board.victory_towns:
        if controller(board, s, town) == side:
            count += 1
    return count


def check_sudden_victory(board: Board, s: Position, ctx: Context) -> None:
    """A side that controls all seven cities wins at once (1.5); a block between two steps of its move holds nothing."""
    if s.turn[WALKING]:
        return
    side = -1
    for town in board.victory_towns:
        holder = controller(board, s, town)
        if side >= 0 and holder != side:
            return
        side = holder
    ctx.tell(PUBLIC, SUDDEN, [side])
    end_game(s, side)


def count_victory(board: Board, s: Position, ctx: Context) -> None:
    """After 1192 the side with at least four of the seven cities wins (1.5, 9.5)."""
    franks = cities_of(board, s, 0)
    for side in range(2):
        ctx.tell(PUBLIC, COUNTED, [side, franks if side == 0 else len(board.victory_towns) - franks])
    end_game(s, 0 if franks >= MAJORITY else 1)


def end_game(s: Position, winner: int) -> None:
    s.turn[WINNER] = winner + 1
    s.stack.clear()
    s.lanes = []
