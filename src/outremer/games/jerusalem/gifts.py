"""The King's gifts of the last turn (K.1), and construction, step 4 of the collection (3.4)."""

from __future__ import annotations

from outremer.core.events import PUBLIC, Context
from outremer.games.jerusalem.board import DECK
from outremer.games.jerusalem.choice import Happening
from outremer.games.jerusalem.knowledge import expose
from outremer.games.jerusalem.names import BESANT, NOBLE
from outremer.games.jerusalem.state import HAND, PLAYERS, REVEALED, Position, in_order
from outremer.games.jerusalem.tidings import (
    BUILT,
    GIFT_BESANTS,
    GIFT_CARD,
    GIFT_NOBLES,
    SHOWN_HAND,
    SHOWN_STOCK,
)


class Gifts(Happening):
    """The screens are taken down and what is behind them is compared (K.1)."""

    def run(self, s: Position, ctx: Context) -> None:
        s.pop()
        s.turn[REVEALED] = 1
        for seat in range(s.turn[PLAYERS]):
            expose(s, seat)
            ctx.tell(PUBLIC, SHOWN_STOCK, [seat, s.behind[2 * seat], s.behind[2 * seat + 1]])
            hand = [self.board.kind_of[card] for card in range(DECK) if s.where[card] == HAND + seat]
            ctx.tell(PUBLIC, SHOWN_HAND, [seat, *hand])
        for resource, kind in ((NOBLE, GIFT_NOBLES), (BESANT, GIFT_BESANTS)):
            seats = most_of(s, resource)
            gift = self.board.gift_most if len(seats) == 1 else self.board.gift_tied
            for seat in seats:
                s.prestige[seat] += gift
                ctx.tell(PUBLIC, kind, [seat, gift])
        for seat in range(s.turn[PLAYERS]):
            if HAND + seat in s.where:
                s.prestige[seat] += self.board.gift_card
                ctx.tell(PUBLIC, GIFT_CARD, [seat, self.board.gift_card])


def most_of(s: Position, resource: int) -> list[int]:
    """Who has most of it behind the screen; nobody if nobody has any (K.1)."""
    held = [s.behind[2 * seat + resource] for seat in range(s.turn[PLAYERS])]
    most = max(held)
    return [seat for seat, count in enumerate(held) if count == most and most > 0]


class Construction(Happening):
    """In ascending rank each player builds as many floors as he can pay for; nobody may save (3.4)."""

    def run(self, s: Position, ctx: Context) -> None:
        s.pop()
        for seat in in_order(s):
            while True:
                floor = s.floors[seat] + 1
                price = self.board.floor_price(floor, max(s.floors))
                if s.prestige[seat] < price:
                    break
                s.prestige[seat] -= price
                s.floors[seat] = floor
                ctx.tell(PUBLIC, BUILT, [seat, floor, price])
