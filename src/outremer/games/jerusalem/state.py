"""The position of Jerusalem: arrays of small integers indexed by seat, space or card.

What the others may know of a purse and of the nobles behind a screen is kept in `belief` (see `knowledge.py`); what
they know of cards follows from `slot`, where each card was acquired, and from the ranks of each turn.
"""

from __future__ import annotations

from typing import Final

from outremer.core.state import State
from outremer.games.jerusalem.board import DECK, TURNS
from outremer.games.jerusalem.names import MAGISTRATES, SEAT_COUNT, SPACE_COUNT

# where a card is
PILE: Final = 0
OFFER: Final = 1  # set aside for this turn's draft (1.1)
HAND: Final = 2  # and the next three: one a seat
SPENT: Final = 6

# how a card was acquired, in `slot`: 0 not yet, or turn, way and seat
DRAFTED: Final = 0
STUDIED: Final = 1  # by the privilege of the Patriarchs (3.2.1), or before a case begins

# numbers of the turn, in `turn`
TURN: Final = 0
PLAYERS: Final = 1
ACTIVE: Final = 2  # the seat whose deployment turn it is, + 1
ITEM: Final = 3  # the magistrate at auction, + 1
BID: Final = 4
BIDDER: Final = 5  # who bid it, + 1
LAST_WINNER: Final = 6  # of this turn's auctions, + 1
OPTION_OPENER: Final = 7  # the seat that opens the first auction of the game, + 1; 0: at random (S.4)
OPTION_FIGURES: Final = 8
OPTION_SCOPE: Final = 9
POWER_USED: Final = 10  # the Officer's (M.3)
CARD_PRICE: Final = 11  # 1: mercenaries at the card's price (C.8)
HIRED: Final = 12  # mercenaries hired this turn; secret
DECLINED: Final = 13  # 1: the Tower's besant is declined; secret
DRAFTER: Final = 14  # the seat that is choosing a card, + 1
REVEALED: Final = 15  # 1 once the screens are down (K.1)
WINNER: Final = 16  # + 1
NUMBERS: Final = 17

TIERS: Final = 3  # of `belief`: mercenaries hired this turn, two and more being alike


class Position(State):
    """Everything on the table and behind the screens, and who knows what."""

    def __init__(
        self,
        turn: list[int],
        nobles: bytearray,
        lords: list[int],
        behind: list[int],
        prestige: list[int],
        floors: list[int],
        ranks: bytearray,
        passed: list[int],
        entered: bytearray,
        due: list[int],
        where: list[int],
        slot: list[int],
        gone: list[int],
        calendar: list[int],
        belief: list[int],
    ) -> None:
        super().__init__()
        self.turn = turn
        self.nobles = nobles  # by seat and space
        self.lords = lords  # by seat: the space + 1
        self.behind = behind  # by seat: nobles, besants
        self.prestige = prestige
        self.floors = floors
        self.ranks = ranks  # by turn (0: before the first) and seat: the magistrate + 1
        self.passed = passed  # by seat: 1 once out of the auction that is going on
        self.entered = entered  # by space: the active seat's nobles that have come there this turn (2.4)
        self.due = due  # by seat and resource: incomes of this turn, while they are being collected
        self.where = where  # by card
        self.slot = slot
        self.gone = gone  # by card: the turn in which it was played
        self.calendar = calendar  # events of turns 2, 3 and 4, then the one in the box
        self.belief = belief  # by seat and tier

    def arrays(self) -> list[list[int]]:
        return [
            self.turn, list(self.nobles), self.lords, self.behind, self.prestige, self.floors, list(self.ranks),
            self.passed, list(self.entered), self.due, self.where, self.slot, self.gone, self.calendar, self.belief,
        ]  # fmt: skip

    def rebuilt(self, arrays: list[list[int]]) -> Position:
        (
            turn, nobles, lords, behind, prestige, floors, ranks, passed, entered, due, where, slot, gone, calendar,
            belief,
        ) = arrays  # fmt: skip
        return Position(
            turn, bytearray(nobles), lords, behind, prestige, floors, bytearray(ranks), passed, bytearray(entered),
            due, where, slot, gone, calendar, belief,
        )  # fmt: skip

    def twin(self) -> Position:
        """An independent copy, written out because search makes millions."""
        other = Position(
            self.turn[:], self.nobles[:], self.lords[:], self.behind[:], self.prestige[:], self.floors[:],
            self.ranks[:], self.passed[:], self.entered[:], self.due[:], self.where[:], self.slot[:], self.gone[:],
            self.calendar[:], self.belief[:],
        )  # fmt: skip
        self.hand_flow(other)
        return other


def blank(players: int, besants: int) -> Position:
    """A position before the first turn: nobody has anything but his besants, which everybody knows."""
    s = Position(
        turn=[0] * NUMBERS,
        nobles=bytearray(SEAT_COUNT * SPACE_COUNT),
        lords=[0] * SEAT_COUNT,
        behind=[0, besants] * SEAT_COUNT,
        prestige=[0] * SEAT_COUNT,
        floors=[0] * SEAT_COUNT,
        ranks=bytearray((TURNS + 1) * SEAT_COUNT),
        passed=[0] * SEAT_COUNT,
        entered=bytearray(SPACE_COUNT),
        due=[0] * (3 * SEAT_COUNT),
        where=[PILE] * DECK,
        slot=[0] * DECK,
        gone=[0] * DECK,
        calendar=[0, 1, 2, 3],
        belief=[1 << besants, 0, 0] * SEAT_COUNT,
    )
    s.turn[PLAYERS] = players
    return s


def rank_of(s: Position, seat: int) -> int:
    """The seat's magistrate of this turn, -1 if he has none yet."""
    return s.ranks[SEAT_COUNT * s.turn[TURN] + seat] - 1


def last_rank_of(s: Position, seat: int) -> int:
    """The magistrate of the turn before."""
    return s.ranks[SEAT_COUNT * (s.turn[TURN] - 1) + seat] - 1


def give_rank(s: Position, seat: int, magistrate: int) -> None:
    s.ranks[SEAT_COUNT * s.turn[TURN] + seat] = magistrate + 1


def holder_of(s: Position, magistrate: int) -> int:
    """The seat that has the magistrate this turn, -1 if nobody has."""
    first = SEAT_COUNT * s.turn[TURN]
    for seat in range(s.turn[PLAYERS]):
        if s.ranks[first + seat] == magistrate + 1:
            return seat
    return -1


def in_order(s: Position) -> list[int]:
    """The seats in the order of this turn (1.7): ascending rank."""
    holders = [holder_of(s, magistrate) for magistrate in range(len(MAGISTRATES))]
    return [seat for seat in holders if seat >= 0]


def next_in_order(s: Position, first_rank: int) -> int:
    """The seat with the lowest rank not below `first_rank`, -1 if there is none."""
    for magistrate in range(first_rank, len(MAGISTRATES)):
        seat = holder_of(s, magistrate)
        if seat >= 0:
            return seat
    return -1


def slot_code(turn: int, way: int, seat: int) -> int:
    return 1 + (turn * 2 + way) * SEAT_COUNT + seat


def slot_turn(slot: int) -> int:
    return (slot - 1) // (2 * SEAT_COUNT)


def slot_way(slot: int) -> int:
    return (slot - 1) // SEAT_COUNT % 2


def slot_seat(slot: int) -> int:
    return (slot - 1) % SEAT_COUNT


def is_blocked(s: Position, space: int) -> bool:
    """A Lord stands there (2.3)."""
    return space + 1 in s.lords


def nobles_at(s: Position, seat: int, space: int) -> int:
    return s.nobles[seat * SPACE_COUNT + space]


def add_nobles(s: Position, seat: int, space: int, count: int) -> None:
    s.nobles[seat * SPACE_COUNT + space] += count


def take_nobles(s: Position, seat: int, space: int, count: int) -> None:
    """They leave the space: those that came there this turn are the last to go."""
    at = seat * SPACE_COUNT + space
    s.nobles[at] -= count
    if s.turn[ACTIVE] == seat + 1 and s.entered[space] > s.nobles[at]:
        s.entered[space] = s.nobles[at]
