"""Caravan, the toy game of the conformance suite: its words, its events and its position.

Two or three traders hold four of eighteen cards each. In a round each chooses in secret a card, a stake and perhaps a
second card; then all are turned up and rolled for. The best offer takes the stakes and may pay coins and spy on a hand.
"""

from __future__ import annotations

from typing import Final

from outremer.core.actions import Noun, Vocabulary
from outremer.core.events import EventKind
from outremer.core.state import State

SEATS: Final = ["amir", "baron", "consul"]
CARDS: Final = 18
DECK: Final = 3  # where a card is: a seat's hand, the deck or the pile
PILE: Final = 4

CARD: Final = Noun("card", [f"c{at + 1}" for at in range(CARDS)])
SEAT: Final = Noun("seat", SEATS)
STAKE: Final = Noun("stake", ["0", "1", "2", "3"])

VOCABULARY: Final = Vocabulary(
    [("choose", CARD), ("stake", STAKE), ("also", CARD), ("lock", None), ("pay", SEAT), ("spy", SEAT), ("done", None)]
)
CHOOSE_BASE: Final = VOCABULARY.base("choose")
STAKE_BASE: Final = VOCABULARY.base("stake")
ALSO_BASE: Final = VOCABULARY.base("also")
PAY_BASE: Final = VOCABULARY.base("pay")
SPY_BASE: Final = VOCABULARY.base("spy")
DONE: Final = VOCABULARY.base("done")

DEALT: Final = EventKind("dealt", "TOY-1", [("card", CARD)], many=True)  # owner
ROUND: Final = EventKind("round", "TOY-2", [("round", None)])
CHOSE: Final = EventKind("chose", "TOY-2", [("card", CARD)])  # owner
TURNED: Final = EventKind("turned", "TOY-2", [("seat", SEAT), ("card", CARD)], reveals=True)
ROLLED: Final = EventKind("rolled", "TOY-3", [("seat", SEAT), ("die", None)])
TOOK: Final = EventKind("took", "TOY-3", [("seat", SEAT), ("coins", None)])
PAID: Final = EventKind("paid", "TOY-4", [("seat", SEAT), ("to", SEAT)])
SPIED: Final = EventKind("spied", "TOY-4", [("seat", SEAT), ("on", SEAT)])
SAW: Final = EventKind("saw", "TOY-4", [("card", CARD)])  # the spy
DREW: Final = EventKind("drew", "TOY-5", [("seat", SEAT)])
DRAWN: Final = EventKind("drawn", "TOY-5", [("card", CARD)])  # owner
WON: Final = EventKind("won", "TOY-6", [("seat", SEAT)])
EVENTS: Final = [DEALT, ROUND, CHOSE, TURNED, ROLLED, TOOK, PAID, SPIED, SAW, DREW, DRAWN, WON]

DEAL: Final = 0
ROUND_BEGINS: Final = 1
OFFERS: Final = 2
CHOICE: Final = 3
STAKING: Final = 4
SECOND: Final = 5
OPENING: Final = 6
FAVOUR: Final = 7

ROUND_AT: Final = 0  # in `turn`
ROUNDS_AT: Final = 1
SECOND_AT: Final = 2  # whether second cards are allowed
OVER_AT: Final = 3
TO_WIN: Final = 3


class Caravan(State):
    def __init__(self, players: int = len(SEATS)) -> None:
        super().__init__()
        self.where = [DECK] * CARDS
        self.belief = [0] * (players * CARDS)  # by seat and card: where the seat knows the card to be, plus 1
        self.score = [0] * players
        self.coins = [4] * players
        self.turn = [0, 3, 1, 0]

    def arrays(self) -> list[list[int]]:
        return [self.where, self.belief, self.score, self.coins, self.turn]

    def rebuilt(self, arrays: list[list[int]]) -> Caravan:
        other = Caravan()
        other.where, other.belief, other.score, other.coins, other.turn = arrays
        return other

    def seats(self) -> range:
        return range(len(self.score))

    def hand(self, seat: int) -> list[int]:
        return [card for card in range(CARDS) if self.where[card] == seat]

    def put(self, card: int, place: int, knowing: list[int]) -> None:
        """Move a card; those who see it know where it is, the others no longer do."""
        self.where[card] = place
        for seat in self.seats():
            self.belief[seat * CARDS + card] = place + 1 if seat in knowing else 0
