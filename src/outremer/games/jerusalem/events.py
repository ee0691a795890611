"""Phase 4: the event of the turn (E). Lords protect nobody, and events pass over the block (E.0, 2.3)."""

from __future__ import annotations

from outremer.core.choices import OPEN
from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Message
from outremer.games.jerusalem.actions import DONE, REMOVE, SAVE, SEAT, SPACE
from outremer.games.jerusalem.board import Board
from outremer.games.jerusalem.choice import Decide, Happening, frame, set_frame
from outremer.games.jerusalem.knowledge import pay
from outremer.games.jerusalem.names import (
    ELECTION,
    SEAT_COUNT,
    SPACE_COUNT,
    SPECIAL_TAX,
    SUCCESSION,
    WAR,
    sector_of,
    spaces_of,
)
from outremer.games.jerusalem.nodes import SUCCESSION_CHOICE, TAX_CHOICE, WAR_CHOICE
from outremer.games.jerusalem.reasons import (
    NO_NOBLE_THERE,
    NO_REMOVALS_LEFT,
    NO_SUCH_SEAT,
    NOT_YOUR_OWN,
    ONLY_MARKET,
    ONLY_PALACE,
    SAVED_ENOUGH,
    TOO_POOR_TO_SAVE,
    TWO_OF_EACH,
)
from outremer.games.jerusalem.state import (
    ACTIVE,
    OPTION_SCOPE,
    PLAYERS,
    Position,
    add_nobles,
    next_in_order,
    nobles_at,
    rank_of,
    take_nobles,
)
from outremer.games.jerusalem.tidings import EVENT_STRIKES, LOST_NOBLES, REMOVED, SAVED, TAX_PAID
from outremer.games.jerusalem.turns import event_of

CHOICES = {SUCCESSION: SUCCESSION_CHOICE, SPECIAL_TAX: TAX_CHOICE, WAR: WAR_CHOICE}
EVERYWHERE = 1  # the option's value that lets the Election strike all sectors (E.2)


class EventStrikes(Happening):
    """In ascending rank, where there is something to choose (E). Frame: the rank to come, whether it has struck."""

    def run(self, s: Position, ctx: Context) -> None:
        event = event_of(s)
        s.turn[ACTIVE] = 0
        if event < 0:
            s.pop()
            return
        if not frame(s, 1):
            set_frame(s, 1, 1)
            ctx.tell(PUBLIC, EVENT_STRIKES, [event])
        if event == ELECTION:
            s.pop()
            elect(self.board, s, ctx)
            return
        seat = next_in_order(s, frame(s, 0))
        if seat < 0:
            s.pop()
            return
        set_frame(s, 0, rank_of(s, seat) + 1)
        self._strike(s, seat, event, ctx)

    def _strike(self, s: Position, seat: int, event: int, ctx: Context) -> None:
        """One player's part: he is asked whenever he has something on the board to choose about."""
        spaces = struck(self.board, event)
        count = count_in(s, seat, spaces)
        if not count:
            return
        if event == WAR:
            clear(s, seat, spaces, ctx)
            if others_stand(s, seat):
                s.turn[ACTIVE] = seat + 1
                s.push(WAR_CHOICE, count)
        elif event == SPECIAL_TAX or s.lords[seat]:
            s.turn[ACTIVE] = seat + 1
            s.push(CHOICES[event])
        else:
            clear(s, seat, spaces, ctx)


def struck(board: Board, event: int) -> list[int]:
    """The spaces of the sectors that the event strikes."""
    return [space for sector in board.struck[event] for space in spaces_of(sector)]


def count_in(s: Position, seat: int, spaces: list[int]) -> int:
    return sum(nobles_at(s, seat, space) for space in spaces)


def lose(s: Position, seat: int, space: int, count: int, ctx: Context) -> None:
    """They go to the supply (E.0)."""
    if count:
        take_nobles(s, seat, space, count)
        ctx.tell(PUBLIC, LOST_NOBLES, [seat, space, count])


def clear(s: Position, seat: int, spaces: list[int], ctx: Context) -> None:
    for space in spaces:
        lose(s, seat, space, nobles_at(s, seat, space), ctx)


def others_stand(s: Position, seat: int) -> bool:
    """Whether an opponent has a noble on the board."""
    board = list(range(SPACE_COUNT))
    return any(count_in(s, other, board) for other in range(s.turn[PLAYERS]) if other != seat)


# the Election of the Patriarch (E.2)


def elect(board: Board, s: Position, ctx: Context) -> None:
    """In each space everybody present is reduced to the weakest of those present."""
    spaces = struck(board, ELECTION)
    if s.turn[OPTION_SCOPE] == EVERYWHERE:
        spaces = list(range(SPACE_COUNT))
    for space in spaces:
        counts = [nobles_at(s, seat, space) for seat in range(s.turn[PLAYERS])]
        present = [count for count in counts if count]
        for seat, count in enumerate(counts):
            if count:
                lose(s, seat, space, count - min(present), ctx)


# Succession (E.1)


class SuccessionChoice(Decide):
    """Up to two Palace nobles go to the space of the own Lord; the others are lost (E.1). Frame: saved so far."""

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [*(SAVE + space for space in struck(self.board, SUCCESSION)), DONE]

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN
        if sector_of(action - SAVE) not in self.board.struck[SUCCESSION]:
            return ONLY_PALACE
        if frame(s, 0) == self.board.saved_by_lord:
            return SAVED_ENOUGH
        return OPEN if nobles_at(s, seat, action - SAVE) else NO_NOBLE_THERE

    def concerned(self, s: Position, seat: int, action: int, reason: int) -> dict[str, str | int]:
        return {"space": SPACE.thing(action - SAVE), "limit": self.board.saved_by_lord}

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        """The saved are put aside until the rest is gone: the Lord may stand in the Palace himself."""
        home = s.lords[seat] - 1
        if action != DONE:
            take_nobles(s, seat, action - SAVE, 1)
            set_frame(s, 0, frame(s, 0) + 1)
            ctx.tell(PUBLIC, SAVED, [seat, action - SAVE, home])
            return
        saved = frame(s, 0)
        s.pop()
        clear(s, seat, struck(self.board, SUCCESSION), ctx)
        add_nobles(s, seat, home, saved)

    def prompt(self, s: Position, seat: int) -> Message:
        args: dict[str, str | int] = {"count": self.board.saved_by_lord - frame(s, 0)}
        args["space"] = SPACE.thing(s.lords[seat] - 1)
        return Message("ask-succession", args)


# the Special Tax (E.3)


class TaxChoice(Decide):
    """A besant for each Market noble that stays (E.3)."""

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [*(SAVE + space for space in struck(self.board, SPECIAL_TAX)), DONE]

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN
        space = action - SAVE
        if sector_of(space) not in self.board.struck[SPECIAL_TAX]:
            return ONLY_MARKET
        if nobles_at(s, seat, space) <= s.entered[space]:
            return NO_NOBLE_THERE
        return OPEN if s.behind[2 * seat + 1] >= self.board.tax_price else TOO_POOR_TO_SAVE

    def concerned(self, s: Position, seat: int, action: int, reason: int) -> dict[str, str | int]:
        args: dict[str, str | int] = {"space": SPACE.thing(action - SAVE), "price": self.board.tax_price}
        args["besants"] = s.behind[2 * seat + 1]
        return args

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        """While he chooses, `entered` counts the nobles that are paid for."""
        if action != DONE:
            pay(s, seat, self.board.tax_price)
            s.entered[action - SAVE] += 1
            ctx.tell(PUBLIC, TAX_PAID, [seat, action - SAVE])
            return
        s.pop()
        for space in struck(self.board, SPECIAL_TAX):
            lose(s, seat, space, nobles_at(s, seat, space) - s.entered[space], ctx)
        s.entered = bytearray(SPACE_COUNT)

    def prompt(self, s: Position, seat: int) -> Message:
        spaces = struck(self.board, SPECIAL_TAX)
        left = sum(nobles_at(s, seat, space) - s.entered[space] for space in spaces)
        return Message("ask-special-tax", {"count": left, "besants": s.behind[2 * seat + 1]})


# War (E.4)


class WarChoice(Decide):
    """For each Templar noble lost, one opposing noble anywhere, two of each opponent at most (E.4).

    Frame: removals left; how many of each opponent have gone, two bits a seat.
    """

    def gone(self, s: Position, other: int) -> int:
        return frame(s, 1) >> 2 * other & 3

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [*range(REMOVE, REMOVE + SEAT_COUNT * SPACE_COUNT), DONE]

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN
        other, space = (action - REMOVE) // SPACE_COUNT, (action - REMOVE) % SPACE_COUNT
        if other == seat:
            return NOT_YOUR_OWN
        if other >= s.turn[PLAYERS]:
            return NO_SUCH_SEAT
        if not frame(s, 0):
            return NO_REMOVALS_LEFT
        if self.gone(s, other) >= self.board.war_each:
            return TWO_OF_EACH
        return OPEN if nobles_at(s, other, space) else NO_NOBLE_THERE

    def concerned(self, s: Position, seat: int, action: int, reason: int) -> dict[str, str | int]:
        other, space = (action - REMOVE) // SPACE_COUNT, (action - REMOVE) % SPACE_COUNT
        return {"seat": SEAT.thing(other), "space": SPACE.thing(space), "limit": self.board.war_each}

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        if action == DONE:
            s.pop()
            return
        other, space = (action - REMOVE) // SPACE_COUNT, (action - REMOVE) % SPACE_COUNT
        take_nobles(s, other, space, 1)
        set_frame(s, 0, frame(s, 0) - 1)
        set_frame(s, 1, frame(s, 1) + (1 << 2 * other))
        ctx.tell(PUBLIC, REMOVED, [seat, other, space])

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-war", {"count": frame(s, 0)})
