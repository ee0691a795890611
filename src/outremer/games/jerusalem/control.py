"""Who controls a space (0.3) and who holds a sector's privilege (3.2)."""

from __future__ import annotations

from outremer.games.jerusalem.names import SEAT_COUNT, SPACE_COUNT, spaces_of
from outremer.games.jerusalem.state import PLAYERS, TURN, Position


def controller(s: Position, space: int) -> int:
    """Most nobles, then the lowest rank; -1 if there are none. Lords do not count (0.3)."""
    first = SEAT_COUNT * s.turn[TURN]
    best = -1
    most = 0
    for seat in range(s.turn[PLAYERS]):
        count = s.nobles[seat * SPACE_COUNT + space]
        if count > most or (count and count == most and s.ranks[first + seat] < s.ranks[first + best]):
            best = seat
            most = count
    return best


def privileged(s: Position, sector: int) -> int:
    """Most nobles in the sector's spaces together, then the lowest rank; -1 if there are none (3.2)."""
    first = SEAT_COUNT * s.turn[TURN]
    best = -1
    most = 0
    for seat in range(s.turn[PLAYERS]):
        count = 0
        for space in spaces_of(sector):
            count += s.nobles[seat * SPACE_COUNT + space]
        if count > most or (count and count == most and s.ranks[first + seat] < s.ranks[first + best]):
            best = seat
            most = count
    return best


def winner(s: Position) -> int:
    """The highest tower, then the most prestige left, then the lowest rank (G.1)."""
    first = SEAT_COUNT * s.turn[TURN]
    best = 0
    for seat in range(1, s.turn[PLAYERS]):
        mine = (s.floors[seat], s.prestige[seat], -s.ranks[first + seat])
        if mine > (s.floors[best], s.prestige[best], -s.ranks[first + best]):
            best = seat
    return best
