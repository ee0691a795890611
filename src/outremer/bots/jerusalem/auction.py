"""The squire at the auction and in the draft (1): what each magistrate is worth to it, and which card it keeps."""

from __future__ import annotations

from typing import Final

from outremer.bots.jerusalem import worth
from outremer.core.chance import Stream
from outremer.games.jerusalem.actions import AUCTION, BID, KEEP, PASS
from outremer.games.jerusalem.board import Board
from outremer.games.jerusalem.names import MAGISTRATES, SEAT_COUNT, TREASURER
from outremer.games.jerusalem.state import BID as BID_AT
from outremer.games.jerusalem.state import ITEM, TURN
from outremer.games.jerusalem.view import View

USUAL: Final = 6  # nobles behind the screen for which the next table holds
WORTH: Final = [
    [0.0, -2.2, -2.6, 0.0],
    [1.0, -0.8, -1.9, 0.0],
    [-0.4, -0.4, -1.4, 0.0],
    [0.4, 0.2, 0.5, 0.0],
    [0.6, 0.7, 0.6, 0.0],
]  # by turn and rank: prestige more than with the Admiral, as measured over games of squires with any magistrate
LAST_WORD: Final = [0.0, 0.1, 0.1, 0.35]  # by rank: what a noble more in hand brings him who sees where others stand
CANNOT_HIRE: Final = 0.6  # less for the Treasurer who cannot pay for his two mercenaries
TASTE: Final = 0.6  # by which squires differ


class Auction:
    """Values of the magistrates in this turn, each squire having a taste of its own."""

    def __init__(self, board: Board, view: View, stream: Stream) -> None:
        self.turn = view.number(TURN)
        self.rate = worth.BESANT[self.turn - 1]
        nobles, besants = view.own[:2]
        usual = USUAL if self.turn > 1 else 0
        self.values = [
            WORTH[self.turn - 1][rank] + LAST_WORD[rank] * (nobles - usual) + TASTE * (stream.pick(201) - 100) / 100
            for rank in range(len(MAGISTRATES))
        ]
        if besants < sum(board.cheap_hires[TREASURER]):
            self.values[TREASURER] -= CANNOT_HIRE

    def limit(self, view: View, rank: int) -> int:
        """What he is worth: no more than he brings beyond the one who will be left for nothing."""
        held = [view.rank(seat) for seat in range(view.players())]
        first = SEAT_COUNT - view.players()
        left = [other for other in range(first, len(MAGISTRATES)) if other not in held and other != rank]
        spare = min(self.values[other] for other in left)
        return min(view.own[1], int((self.values[rank] - spare) / self.rate))

    def pick(self, view: View, legal: list[int]) -> int:
        """The magistrate whom it wants most."""
        return max(legal, key=lambda action: (self.limit(view, action - AUCTION), self.values[action - AUCTION]))

    def bid(self, view: View, legal: list[int]) -> int:
        """A little more than the others, up to the limit; the opener must bid, but nothing is enough (1.3)."""
        if PASS not in legal:
            return BID
        besants = view.number(BID_AT) + 1
        return BID + besants if besants <= self.limit(view, view.number(ITEM) - 1) else PASS


def draft(board: Board, view: View, legal: list[int]) -> int:
    """The card that is worth most (1.6)."""
    turn = view.number(TURN)
    struck = worth.struck_sectors(board, view)
    return max(legal, key=lambda action: worth.card_worth(board, action - KEEP, turn, struck))
