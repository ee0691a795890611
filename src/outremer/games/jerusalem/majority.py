"""Who leads where, and by how much: reckoned from what a seat sees.

Counts are lists of nobles by seat, of a space or of several together. Before a turn's magistrates are sold nobody
knows who wins a tie, so that nobody leads then.
"""

from __future__ import annotations

from collections.abc import Sequence

from outremer.games.jerusalem.board import Board
from outremer.games.jerusalem.names import ELECTION, SPACE_COUNT, sector_of, spaces_of
from outremer.games.jerusalem.state import OPTION_FIGURES, OPTION_SCOPE
from outremer.games.jerusalem.view import View

_UNRANKED = 9  # after every rank


def counts_in(view: View, spaces: Sequence[int]) -> list[int]:
    return [sum(view.nobles_at(seat, space) for space in spaces) for seat in range(view.players())]


def ranking(view: View, counts: list[int]) -> list[int]:
    """The seats present: most nobles first, then the lowest rank."""

    def place(seat: int) -> tuple[int, int]:
        rank = view.rank(seat)
        return -counts[seat], rank if rank >= 0 else _UNRANKED

    return sorted((seat for seat, count in enumerate(counts) if count), key=place)


def wins_tie(view: View, seat: int, other: int) -> bool:
    """Whether it is certain that the seat wins a tie."""
    return 0 <= view.rank(seat) < view.rank(other)


def needed(view: View, counts: list[int], seat: int) -> int:
    """How many more nobles make the seat lead for certain; 0 if it leads."""
    most = 1 - counts[seat]
    for other, count in enumerate(counts):
        if other != seat:
            most = max(most, count - counts[seat] + (0 if wins_tie(view, seat, other) else 1))
    return max(0, most)


def leader(view: View, counts: list[int]) -> int:
    """-1 if nobody leads for certain."""
    return next((seat for seat in range(len(counts)) if not needed(view, counts, seat)), -1)


def margin(view: View, counts: list[int], seat: int) -> int:
    """How many nobles the strongest rival needs to lead."""
    return min(needed(view, counts, other) for other in range(len(counts)) if other != seat)


def income(board: Board, view: View, space: int) -> list[int]:
    """Nobles, besants and prestige that the space pays."""
    return board.income[view.number(OPTION_FIGURES)][3 * space : 3 * space + 3]


def struck_sectors(board: Board, view: View, event: int) -> list[int]:
    """What the event strikes; there is an option for the Election (E.2)."""
    if event == ELECTION and view.number(OPTION_SCOPE):
        return sorted({sector_of(space) for space in range(SPACE_COUNT)})
    return board.struck[event]


def in_turn_order(view: View) -> list[int]:
    """The seats by the rank of this turn; those without a magistrate follow."""
    ranks = [view.rank(seat) for seat in range(view.players())]
    return sorted(range(view.players()), key=lambda seat: ranks[seat] if ranks[seat] >= 0 else _UNRANKED)


def floor_price(board: Board, view: View, seat: int) -> int:
    """What the seat's next floor costs (3.4)."""
    floor = view.floors[seat] + 1
    return floor + board.floor_above + (board.floor_first if is_first(view, seat) else 0)


def is_first(view: View, seat: int) -> bool:
    """Whether nobody has built the seat's next floor yet."""
    return view.floors[seat] == max(view.floors)


def leads_towers(view: View, seat: int) -> bool:
    """Highest tower, then most prestige; all who are level (2.4)."""
    best = max((view.floors[other], view.prestige[other]) for other in range(view.players()))
    return (view.floors[seat], view.prestige[seat]) == best


def lord_needs(board: Board, view: View, seat: int, space: int) -> int:
    """How many nobles must come with the seat's Lord (2.4, M.1)."""
    rank = view.rank(seat)
    return board.lord_large[rank] if board.large[space] else board.lord_small[rank]


def controlled(view: View, seat: int) -> list[int]:
    """The spaces of the five sectors that the seat leads."""
    five = range(SPACE_COUNT - 1)
    return [space for space in five if leader(view, counts_in(view, [space])) == seat]


def sector_counts(view: View, sector: int) -> list[int]:
    """For the privilege: all nobles in the sector's spaces (3.2)."""
    return counts_in(view, spaces_of(sector))
