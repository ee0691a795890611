"""What each seat may see (H.1 to H.3), listed item by item, and a reader for it.

Of other screens nothing is listed until they are taken down; of the draft a seat sees the cards passed to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from outremer.core.game import Observation
from outremer.core.state import FRAME
from outremer.games.jerusalem.board import DECK, Board
from outremer.games.jerusalem.names import CARDS, SEAT_COUNT, SPACE_COUNT, spaces_of
from outremer.games.jerusalem.nodes import NAMES
from outremer.games.jerusalem.state import (
    ACTIVE,
    BID,
    BIDDER,
    CARD_PRICE,
    DECLINED,
    DRAFTER,
    HAND,
    HIRED,
    ITEM,
    LAST_WINNER,
    OFFER,
    OPTION_FIGURES,
    OPTION_OPENER,
    OPTION_SCOPE,
    PLAYERS,
    POWER_USED,
    REVEALED,
    SPENT,
    TURN,
    WINNER,
    Position,
)

# the lists of an observation
NUMBERS_LIST: Final = 0  # the turn's public numbers, then phase, actor and frame
NOBLES_LIST: Final = 1  # by seat and space
LORDS_LIST: Final = 2  # by seat: the space + 1
PRESTIGE_LIST: Final = 3
FLOORS_LIST: Final = 4
RANKS_LIST: Final = 5  # by turn and seat: the magistrate + 1
PASSED_LIST: Final = 6
ENTERED_LIST: Final = 7  # by space
EVENTS_LIST: Final = 8  # the events turned up so far
SPENT_LIST: Final = 9  # by kind of card: how many have been played
OWN_LIST: Final = 10  # own nobles and besants, mercenaries hired this turn, the Tower's besant declined
HAND_LIST: Final = 11  # own cards by kind
OFFER_LIST: Final = 12  # kinds of the cards passed to the seat, while it chooses
DUE_LIST: Final = 13  # own incomes to be collected, then how much of them is declined
LOCKED_LIST: Final = 14
STOCK_LIST: Final = 15  # once the screens are down: by seat nobles and besants, then the cards by seat and kind

PUBLIC_NUMBERS: Final = [
    TURN, PLAYERS, ACTIVE, ITEM, BID, BIDDER, LAST_WINNER, OPTION_OPENER, OPTION_FIGURES, OPTION_SCOPE, POWER_USED,
    CARD_PRICE, DRAFTER, REVEALED, WINNER,
]  # fmt: skip
PHASE: Final = len(PUBLIC_NUMBERS)  # node on top of the stack; -1 when the game is over
ACTOR: Final = PHASE + 1  # who decides; -1 for several or nobody
FRAME_AT: Final = PHASE + 2  # the three small integers of the frame on top
KINDS: Final = len(CARDS)


def observe(board: Board, s: Position, seat: int, actor: int) -> Observation:
    """Everything the seat sees (-1: a spectator)."""
    turn = s.turn
    numbers = [turn[at] for at in PUBLIC_NUMBERS]
    if s.stack:
        numbers += [s.stack[-FRAME], actor, s.stack[1 - FRAME], s.stack[2 - FRAME], s.stack[3 - FRAME]]
    else:
        numbers += [-1, -1, 0, 0, 0]
    played = [0] * KINDS
    hand = [0] * KINDS
    kind_of = board.kind_of
    for card, where in enumerate(s.where):
        if where == SPENT:
            played[kind_of[card]] += 1
        elif where == HAND + seat and seat >= 0:
            hand[kind_of[card]] += 1
    own: list[int] = []
    if seat >= 0:
        is_active = turn[ACTIVE] == seat + 1
        own = [*s.behind[2 * seat : 2 * seat + 2], turn[HIRED] if is_active else 0, turn[DECLINED] if is_active else 0]
    lists: list[Sequence[int]] = [
        numbers,
        s.nobles[:],
        s.lords[:],
        s.prestige[:],
        s.floors[:],
        s.ranks[:],
        s.passed[:],
        s.entered[:],
        s.calendar[: min(max(0, turn[TURN] - 1), 3)],
        played,
        own,
        hand,
        _offer(board, s) if seat >= 0 and turn[DRAFTER] == seat + 1 else [],
        _due(s, seat) if s.lanes and seat >= 0 else [],
        [lane.locked for lane in s.lanes],
        _stock(board, s) if turn[REVEALED] else [],
    ]
    return Observation(seat, lists)


def _offer(board: Board, s: Position) -> list[int]:
    return [board.kind_of[card] for card in range(DECK) if s.where[card] == OFFER]


def _due(s: Position, seat: int) -> list[int]:
    return s.due[3 * seat : 3 * seat + 3] + s.lanes[seat].draft


def _stock(board: Board, s: Position) -> list[int]:
    hands = [0] * (SEAT_COUNT * KINDS)
    for card in range(DECK):
        if HAND <= s.where[card] < SPENT:
            hands[(s.where[card] - HAND) * KINDS + board.kind_of[card]] += 1
    return s.behind + hands


class View:
    """Reads an observation: what bots and screens know of the game."""

    def __init__(self, observation: Observation) -> None:
        lists = observation.lists
        self.seat = observation.seat
        self.numbers = lists[NUMBERS_LIST]
        self.nobles = lists[NOBLES_LIST]
        self.lords = lists[LORDS_LIST]
        self.prestige = lists[PRESTIGE_LIST]
        self.floors = lists[FLOORS_LIST]
        self.ranks = lists[RANKS_LIST]
        self.passed = lists[PASSED_LIST]
        self.entered = lists[ENTERED_LIST]
        self.events = lists[EVENTS_LIST]
        self.spent = lists[SPENT_LIST]
        self.own = lists[OWN_LIST]
        self.hand = lists[HAND_LIST]
        self.offer = lists[OFFER_LIST]
        self.due = lists[DUE_LIST]
        self.locked = lists[LOCKED_LIST]
        self.stock = lists[STOCK_LIST]

    def number(self, at: int) -> int:
        """One of the public numbers, by its name in `state`."""
        return self.numbers[PUBLIC_NUMBERS.index(at)]

    def phase(self) -> str:
        return "over" if self.numbers[PHASE] < 0 else NAMES[self.numbers[PHASE]]

    def actor(self) -> int:
        return self.numbers[ACTOR]

    def frame(self, at: int) -> int:
        return self.numbers[FRAME_AT + at]

    def players(self) -> int:
        return self.number(PLAYERS)

    def rank(self, seat: int) -> int:
        """The seat's magistrate of this turn, -1 if it has none."""
        return self.ranks[SEAT_COUNT * self.number(TURN) + seat] - 1

    def last_rank(self, seat: int) -> int:
        """The seat's magistrate of the turn before."""
        return self.ranks[SEAT_COUNT * (self.number(TURN) - 1) + seat] - 1

    def nobles_at(self, seat: int, space: int) -> int:
        return self.nobles[seat * SPACE_COUNT + space]

    def lord_at(self, space: int) -> int:
        """Whose Lord stands there, -1 if none does."""
        for seat in range(self.players()):
            if self.lords[seat] == space + 1:
                return seat
        return -1

    def controller(self, space: int) -> int:
        """Who controls the space as it stands, -1 if nobody does (0.3)."""
        best, most = -1, 0
        for seat in range(self.players()):
            count = self.nobles_at(seat, space)
            if count > most or (count and count == most and self.rank(seat) < self.rank(best)):
                best, most = seat, count
        return best

    def privileged(self, sector: int) -> int:
        """Who holds the sector's privilege as it stands, -1 if nobody does (3.2)."""
        best, most = -1, 0
        for seat in range(self.players()):
            count = sum(self.nobles_at(seat, space) for space in spaces_of(sector))
            if count > most or (count and count == most and self.rank(seat) < self.rank(best)):
                best, most = seat, count
        return best

    def shown_hand(self, seat: int) -> list[int]:
        """A seat's cards by kind, once the screens are down (K.1)."""
        first = 2 * SEAT_COUNT + KINDS * seat
        return list(self.stock[first : first + KINDS])

    def event(self) -> int:
        """The event that will strike this turn, -1 if there is none."""
        turn = self.number(TURN)
        return self.events[turn - 2] if 2 <= turn <= 4 else -1
