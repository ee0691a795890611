"""The draft of action cards (1.6)."""

from __future__ import annotations

from outremer.core.choices import OPEN
from outremer.core.events import PUBLIC, Context
from outremer.games.jerusalem.actions import KEEP
from outremer.games.jerusalem.board import DECK, Board
from outremer.games.jerusalem.choice import Decide, Happening, frame, set_frame
from outremer.games.jerusalem.names import CARDS
from outremer.games.jerusalem.nodes import DRAFT_PICK
from outremer.games.jerusalem.reasons import CARD_NOT_OFFERED
from outremer.games.jerusalem.state import (
    DRAFTED,
    DRAFTER,
    HAND,
    OFFER,
    TURN,
    Position,
    next_in_order,
    rank_of,
    slot_code,
)
from outremer.games.jerusalem.tidings import DRAFTED as DRAFTED_BY
from outremer.games.jerusalem.tidings import KEPT, OFFERED


def offered(board: Board, s: Position) -> list[int]:
    """The kinds of the cards that are left in the draft."""
    return [board.kind_of[card] for card in range(DECK) if s.where[card] == OFFER]


def keep(board: Board, s: Position, seat: int, kind: int, ctx: Context) -> None:
    for card in board.cards_of(kind):
        if s.where[card] == OFFER:
            s.where[card] = HAND + seat
            s.slot[card] = slot_code(s.turn[TURN], DRAFTED, seat)
            break
    ctx.tell(1 << seat, KEPT, [kind])
    ctx.tell(PUBLIC, DRAFTED_BY, [seat])


class Draft(Happening):
    """In ascending rank; the last one takes the card that is left, without choice (1.6). Frame: the rank to come."""

    def run(self, s: Position, ctx: Context) -> None:
        kinds = offered(self.board, s)
        seat = next_in_order(s, frame(s, 0))
        if seat < 0 or not kinds:
            s.turn[DRAFTER] = 0
            s.pop()
            return
        set_frame(s, 0, rank_of(s, seat) + 1)
        s.turn[DRAFTER] = seat + 1
        ctx.tell(1 << seat, OFFERED, kinds)
        if len(kinds) == 1:
            keep(self.board, s, seat, kinds[0], ctx)
        else:
            s.push(DRAFT_PICK)


class DraftPick(Decide):
    """Keep one of the cards that are left; the rest is passed on (1.6)."""

    def seat(self, s: Position) -> int:
        return s.turn[DRAFTER] - 1

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [KEEP + kind for kind in sorted(set(offered(self.board, s)))]

    def bar(self, s: Position, seat: int, action: int) -> int:
        assert 0 <= action - KEEP < len(CARDS)
        return OPEN if action - KEEP in offered(self.board, s) else CARD_NOT_OFFERED

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        s.pop()
        keep(self.board, s, seat, action - KEEP, ctx)
