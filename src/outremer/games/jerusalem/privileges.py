"""Step 2 of the collection: the privileges of three sectors (3.2)."""

from __future__ import annotations

from typing import Final

from outremer.core.choices import OPEN
from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Message
from outremer.games.jerusalem.actions import BUY, CARD, DEGREE, DONE, ROB, SEAT
from outremer.games.jerusalem.board import DECK
from outremer.games.jerusalem.choice import Decide, Happening, frame, set_frame
from outremer.games.jerusalem.control import privileged
from outremer.games.jerusalem.knowledge import bring_out, pay
from outremer.games.jerusalem.names import MARKET, NOBILITY, PATRIARCHS
from outremer.games.jerusalem.nodes import INTRIGUE, MATERIALS, UNIVERSITY
from outremer.games.jerusalem.reasons import (
    MATERIALS_SPENT,
    NO_CARD_LEFT,
    NO_NOBLE_BEHIND,
    NO_SUCH_SEAT,
    NOT_ONESELF,
    TOO_POOR_TO_BUY,
)
from outremer.games.jerusalem.state import ACTIVE, HAND, PILE, PLAYERS, STUDIED, TURN, Position, slot_code
from outremer.games.jerusalem.tidings import (
    BOUGHT_PRESTIGE,
    DEGREE_CARD,
    NO_PRIVILEGE,
    PRIVILEGE,
    ROBBED,
)
from outremer.games.jerusalem.tidings import STUDIED as STUDIED_BY

ORDER: Final = [PATRIARCHS, MARKET, NOBILITY]
CHOICES: Final = [UNIVERSITY, MATERIALS, INTRIGUE]


class Privileges(Happening):
    """One after the other; the holder is always asked, whatever he has behind his screen (3.2). Frame: the next one."""

    def run(self, s: Position, ctx: Context) -> None:
        at = frame(s, 0)
        s.turn[ACTIVE] = 0
        if at == len(ORDER):
            s.pop()
            return
        set_frame(s, 0, at + 1)
        seat = privileged(s, ORDER[at])
        if seat < 0:
            ctx.tell(PUBLIC, NO_PRIVILEGE, [ORDER[at]])
            return
        ctx.tell(PUBLIC, PRIVILEGE, [ORDER[at], seat])
        s.turn[ACTIVE] = seat + 1
        s.push(CHOICES[at])


class University(Decide):
    """A noble from behind the screen for the top card of the pile, once (3.2.1)."""

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [DEGREE, DONE]

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN
        if PILE not in s.where:
            return NO_CARD_LEFT
        return OPEN if s.behind[2 * seat] else NO_NOBLE_BEHIND

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        s.pop()
        if action == DONE:
            return
        bring_out(s, seat, 1)
        pile = [card for card in range(DECK) if s.where[card] == PILE]
        kind = ctx.draw([self.board.kind_of[card] for card in pile], CARD)
        card = next(card for card in pile if self.board.kind_of[card] == kind)
        s.where[card] = HAND + seat
        s.slot[card] = slot_code(s.turn[TURN], STUDIED, seat)
        ctx.tell(PUBLIC, STUDIED_BY, [seat])
        ctx.tell(1 << seat, DEGREE_CARD, [kind])


class Materials(Decide):
    """Prestige for two besants a point, four at most (3.2.2). Frame: points bought."""

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [BUY, DONE]

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN
        if frame(s, 0) == self.board.materials_most:
            return MATERIALS_SPENT
        return OPEN if s.behind[2 * seat + 1] >= self.board.materials_price else TOO_POOR_TO_BUY

    def concerned(self, s: Position, seat: int, action: int, reason: int) -> dict[str, str | int]:
        args: dict[str, str | int] = {"limit": self.board.materials_most, "price": self.board.materials_price}
        args["besants"] = s.behind[2 * seat + 1]
        return args

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        if action == DONE:
            s.pop()
            return
        set_frame(s, 0, frame(s, 0) + 1)
        pay(s, seat, self.board.materials_price)
        s.prestige[seat] += 1
        ctx.tell(PUBLIC, BOUGHT_PRESTIGE, [seat])

    def prompt(self, s: Position, seat: int) -> Message:
        args: dict[str, str | int] = {"besants": s.behind[2 * seat + 1], "price": self.board.materials_price}
        args["count"] = self.board.materials_most - frame(s, 0)
        return Message("ask-materials", args)


class Intrigue(Decide):
    """A point of prestige, and one less for an opponent, who may have none (3.2.3)."""

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [*range(ROB, ROB + len(SEAT.words)), DONE]

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN
        if action - ROB >= s.turn[PLAYERS]:
            return NO_SUCH_SEAT
        return NOT_ONESELF if action - ROB == seat else OPEN

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        s.pop()
        if action == DONE:
            return
        other = action - ROB
        s.prestige[other] = max(0, s.prestige[other] - 1)
        s.prestige[seat] += 1
        ctx.tell(PUBLIC, ROBBED, [seat, other])
