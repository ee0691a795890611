"""The auctions of the magistrates (1.2 to 1.5)."""

from __future__ import annotations

from outremer.core.choices import OPEN
from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Message
from outremer.games.jerusalem.actions import AUCTION, BID, HIGHEST_BID, MAGISTRATE, PASS, SEAT
from outremer.games.jerusalem.choice import Decide, Happening, frame, noun_of, set_frame
from outremer.games.jerusalem.knowledge import owns, pay
from outremer.games.jerusalem.names import GENDARME, MAGISTRATES, SEAT_COUNT
from outremer.games.jerusalem.nodes import BIDDING, OPENING_BID, PICK_MAGISTRATE
from outremer.games.jerusalem.reasons import (
    BID_TOO_HIGH,
    BID_TOO_LOW,
    MAGISTRATE_ABSENT,
    MAGISTRATE_TAKEN,
    OPENER_MUST_BID,
)
from outremer.games.jerusalem.state import (
    BID as BID_AT,
)
from outremer.games.jerusalem.state import (
    BIDDER,
    ITEM,
    LAST_WINNER,
    OPTION_OPENER,
    PLAYERS,
    TURN,
    Position,
    give_rank,
    holder_of,
    last_rank_of,
    rank_of,
)
from outremer.games.jerusalem.tidings import BID_MADE, BOUGHT, GIVEN, OPENS, PASSED, PUT_UP


def is_in_game(s: Position, magistrate: int) -> bool:
    """With three players the Gendarme is left out (S.3)."""
    return magistrate != GENDARME or s.turn[PLAYERS] == SEAT_COUNT


def opener(s: Position, ctx: Context) -> int:
    """Who opens the next auction (1.2, S.4): one who has no magistrate yet."""
    players = s.turn[PLAYERS]
    if s.turn[LAST_WINNER]:
        first = s.turn[LAST_WINNER] % players
    elif s.turn[TURN] > 1:
        first = max(range(players), key=lambda seat: (s.floors[seat], s.prestige[seat], -last_rank_of(s, seat)))
    elif s.turn[OPTION_OPENER]:
        first = s.turn[OPTION_OPENER] - 1
    else:
        first = ctx.draw(list(range(players)), SEAT)
    while rank_of(s, first) >= 0:
        first = (first + 1) % players
    return first


class Auctions(Happening):
    """Opens the next auction; the last player without a magistrate takes the last one free (1.5)."""

    def run(self, s: Position, ctx: Context) -> None:
        without = [seat for seat in range(s.turn[PLAYERS]) if rank_of(s, seat) < 0]
        if len(without) > 1:
            first = opener(s, ctx)
            ctx.tell(PUBLIC, OPENS, [first])
            s.push(PICK_MAGISTRATE, first)
            return
        s.pop()
        for seat in without:
            for magistrate in range(len(MAGISTRATES)):
                if is_in_game(s, magistrate) and holder_of(s, magistrate) < 0:
                    give_rank(s, seat, magistrate)
                    ctx.tell(PUBLIC, GIVEN, [seat, magistrate])
                    break


class PickMagistrate(Decide):
    """The opener picks an available magistrate (1.3). Frame: the opener."""

    def seat(self, s: Position) -> int:
        return frame(s, 0)

    def candidates(self, s: Position, seat: int) -> list[int]:
        return list(range(AUCTION, AUCTION + len(MAGISTRATES)))

    def bar(self, s: Position, seat: int, action: int) -> int:
        magistrate = action - AUCTION
        if not is_in_game(s, magistrate):
            return MAGISTRATE_ABSENT
        return MAGISTRATE_TAKEN if holder_of(s, magistrate) >= 0 else OPEN

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        s.pop()
        s.turn[ITEM] = action - AUCTION + 1
        ctx.tell(PUBLIC, PUT_UP, [seat, action - AUCTION])
        s.push(OPENING_BID, seat)


class Bid(Decide):
    """What the two bidding decisions share. Frame: who bids."""

    def seat(self, s: Position) -> int:
        return frame(s, 0)

    def least(self, s: Position) -> int:
        """The lowest bid that may be made."""
        raise NotImplementedError

    def concerned(self, s: Position, seat: int, action: int, reason: int) -> dict[str, str | int]:
        args: dict[str, str | int] = {"besants": noun_of(action)}
        args["limit"] = self.least(s) if reason == BID_TOO_LOW else s.behind[2 * seat + 1]
        return args

    def bids(self, s: Position, seat: int) -> list[int]:
        return list(range(BID + self.least(s), BID + min(s.behind[2 * seat + 1], HIGHEST_BID) + 1))

    def bar_of_bid(self, s: Position, seat: int, besants: int) -> int:
        """More than the last bid, and no more than he owns (1.3)."""
        if besants < self.least(s):
            return BID_TOO_LOW
        return BID_TOO_HIGH if besants > s.behind[2 * seat + 1] else OPEN

    def make(self, s: Position, seat: int, besants: int, ctx: Context) -> None:
        s.turn[BID_AT] = besants
        s.turn[BIDDER] = seat + 1
        owns(s, seat, besants)
        ctx.tell(PUBLIC, BID_MADE, [seat, besants])


class OpeningBid(Bid):
    """The opener must bid, nothing being enough; he may not pass (1.3, F.1)."""

    def least(self, s: Position) -> int:
        return 0

    def candidates(self, s: Position, seat: int) -> list[int]:
        return self.bids(s, seat)

    def bar(self, s: Position, seat: int, action: int) -> int:
        return OPENER_MUST_BID if action == PASS else self.bar_of_bid(s, seat, action - BID)

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        s.pop()
        self.make(s, seat, action - BID, ctx)
        for other in range(s.turn[PLAYERS]):
            s.passed[other] = 1 if rank_of(s, other) >= 0 else 0
        s.push(BIDDING, seat)
        go_round(s, seat, ctx)

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-opening-bid", {"magistrate": _item(s), "besants": s.behind[2 * seat + 1]})


class Bidding(Bid):
    """Bid more, or pass and be out of this auction (1.3)."""

    def least(self, s: Position) -> int:
        return s.turn[BID_AT] + 1

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [PASS, *self.bids(s, seat)]

    def bar(self, s: Position, seat: int, action: int) -> int:
        return OPEN if action == PASS else self.bar_of_bid(s, seat, action - BID)

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        if action == PASS:
            s.passed[seat] = 1
            ctx.tell(PUBLIC, PASSED, [seat])
        else:
            self.make(s, seat, action - BID, ctx)
        go_round(s, seat, ctx)

    def prompt(self, s: Position, seat: int) -> Message:
        args: dict[str, str | int] = {"magistrate": _item(s), "besants": s.behind[2 * seat + 1]}
        args["bid"] = s.turn[BID_AT]
        args["seat"] = SEAT.thing(s.turn[BIDDER] - 1)
        return Message("ask-bidding", args)


def _item(s: Position) -> str:
    return MAGISTRATE.thing(s.turn[ITEM] - 1)


def go_round(s: Position, seat: int, ctx: Context) -> None:
    """The next one clockwise who is still in the auction; if that is the bidder himself, he has won (1.3, 1.4)."""
    players = s.turn[PLAYERS]
    following = (seat + 1) % players
    while s.passed[following]:
        following = (following + 1) % players
    if following != s.turn[BIDDER] - 1:
        set_frame(s, 0, following)
        return
    s.pop()
    magistrate = s.turn[ITEM] - 1
    pay(s, following, s.turn[BID_AT])
    give_rank(s, following, magistrate)
    ctx.tell(PUBLIC, BOUGHT, [following, magistrate, s.turn[BID_AT]])
    s.turn[LAST_WINNER] = following + 1
    s.turn[ITEM] = s.turn[BID_AT] = s.turn[BIDDER] = 0
    s.passed = [0] * SEAT_COUNT
