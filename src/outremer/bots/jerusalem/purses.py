"""What the squire reckons the others to have behind their screens, from what it has seen in the city.

It is asked now and then only, and does not see who hires or declines; so these are estimates, and never too exact.
"""

from __future__ import annotations

from typing import Final

from outremer.games.jerusalem.board import Board
from outremer.games.jerusalem.names import BESANT, MARKET, NOBLE, RESOURCES, SEAT_COUNT, SPACE_COUNT, TOWER, spaces_of
from outremer.games.jerusalem.state import ACTIVE, BID, ITEM, OPTION_FIGURES, TURN
from outremer.games.jerusalem.view import View

BEFORE: Final = ["pick-magistrate", "opening-bid", "bidding", "draft-pick"]
DEPLOYING: Final = [
    "deployment",
    "peddling",
    "shift",
    "shift-to",
    "influence",
    "turncoat",
    "turncoat-with",
    "two-incomes",
]
EVERYBODY: Final = SEAT_COUNT
KINDS: Final = len(RESOURCES)


def sector_count(view: View, seat: int, sector: int) -> int:
    return sum(view.nobles_at(seat, space) for space in spaces_of(sector))


def most_in(view: View, sector: int) -> int:
    """Who has most nobles in a sector (3.2), -1 if there are none."""
    counts = [(sector_count(view, seat, sector), -view.rank(seat), seat) for seat in range(view.players())]
    best = max(counts)
    return best[2] if best[0] else -1


def incomes(board: Board, view: View, seat: int) -> list[int]:
    """What the seat would receive if incomes were paid now (3.3)."""
    figures = board.income[view.number(OPTION_FIGURES)]
    due = [0] * KINDS
    for space in range(TOWER):
        if view.controller(space) == seat:
            for resource in range(KINDS):
                due[resource] += figures[KINDS * space + resource]
    return due


class Purses:
    """Estimates of nobles and besants by seat."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.nobles = [0] * SEAT_COUNT
        self.besants = [board.start_besants] * SEAT_COUNT
        self.last: View | None = None
        self.received = [False] * SEAT_COUNT  # the nobles of this turn's magistrate
        self.collected = False  # this turn's incomes

    def look(self, view: View) -> None:
        """Take in what has happened since the last look."""
        last = self.last
        if last is not None:
            if last.number(TURN) != view.number(TURN):
                self._collect(last, last)
                self.received = [False] * SEAT_COUNT
                self.collected = False
            self._auctions(last, view)
        self._deployments(last, view)
        if view.phase() == "income":
            self._collect(last or view, view)
        self.last = view

    def _auctions(self, last: View, view: View) -> None:
        """Who has bought the magistrate that was being sold paid what had been bid, or a little more."""
        item = last.number(ITEM)
        if item and item != view.number(ITEM):
            for seat in range(view.players()):
                if view.rank(seat) == item - 1:
                    self.besants[seat] = max(0, self.besants[seat] - last.number(BID))

    def _deployments(self, last: View | None, view: View) -> None:
        """Nobles are received and placed; more than he can have had were hired."""
        reached = self._rank_reached(view)
        for seat in range(view.players()):
            rank = view.rank(seat)
            if 0 <= rank <= reached and not self.received[seat]:
                self.received[seat] = True
                self.nobles[seat] += self.board.rank_nobles[rank]
                self.besants[seat] += self.board.rank_besants[rank]
            placed = _standing(view, seat) - (_standing(last, seat) if last else 0)
            missing = max(0, placed - self.nobles[seat])
            self.nobles[seat] -= max(0, placed) - missing
            self.besants[seat] = max(0, self.besants[seat] - self.board.hire_price * missing)

    def _rank_reached(self, view: View) -> int:
        """The last rank whose deployment turn has begun."""
        phase = view.phase()
        if phase in BEFORE:
            return -1
        return view.rank(view.number(ACTIVE) - 1) if phase in DEPLOYING else EVERYBODY

    def _collect(self, before: View, view: View) -> None:
        """Incomes of a turn, less what the privilege of the Market has cost."""
        if self.collected:
            return
        self.collected = True
        merchant = most_in(view, MARKET)
        for seat in range(view.players()):
            due = incomes(self.board, view, seat)
            self.nobles[seat] += due[NOBLE]
            self.besants[seat] += due[BESANT]
            if seat == merchant:
                bought = min(self.board.materials_most, max(0, view.prestige[seat] - before.prestige[seat]))
                self.besants[seat] = max(0, self.besants[seat] - self.board.materials_price * bought)


def _standing(view: View, seat: int) -> int:
    """All nobles of a seat in the city."""
    return sum(view.nobles[seat * SPACE_COUNT : seat * SPACE_COUNT + SPACE_COUNT])
