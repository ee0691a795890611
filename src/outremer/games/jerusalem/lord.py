"""The Lord: what he blocks, what he costs, and where the leader may not put him (2.3, 2.4)."""

from __future__ import annotations

from outremer.core.choices import OPEN
from outremer.core.events import PUBLIC, Context
from outremer.games.jerusalem.board import Board, palace_is_large
from outremer.games.jerusalem.reasons import (
    BLOCKED,
    LEADER_NOT_IN_PALACE,
    LORD_NEEDS_NOBLES,
    LORD_PLACED,
    NOBODY_IN_PALACE_YET,
)
from outremer.games.jerusalem.state import PLAYERS, TURN, Position, is_blocked, rank_of
from outremer.games.jerusalem.tidings import LORD_STANDS


def lord_needs(board: Board, s: Position, seat: int, space: int) -> int:
    """How many own nobles must come to the space this turn; fewer for the Gendarme (2.4, M.1)."""
    rank = rank_of(s, seat)
    return board.lord_large[rank] if board.large[space] else board.lord_small[rank]


def leads(s: Position, seat: int) -> bool:
    """Highest tower, and most prestige among those who share it: all of them who are level (2.4)."""
    for other in range(s.turn[PLAYERS]):
        if (s.floors[other], s.prestige[other]) > (s.floors[seat], s.prestige[seat]):
            return False
    return True


def bar_of_lord(board: Board, s: Position, seat: int, space: int) -> int:
    if s.lords[seat]:
        return LORD_PLACED
    if is_blocked(s, space):
        return BLOCKED
    if palace_is_large(board, space):
        if s.turn[TURN] == 1:
            return NOBODY_IN_PALACE_YET
        if leads(s, seat):
            return LEADER_NOT_IN_PALACE
    return OPEN if s.entered[space] >= lord_needs(board, s, seat, space) else LORD_NEEDS_NOBLES


def place_lord(s: Position, seat: int, space: int, ctx: Context) -> None:
    s.lords[seat] = space + 1
    ctx.tell(PUBLIC, LORD_STANDS, [seat, space])
