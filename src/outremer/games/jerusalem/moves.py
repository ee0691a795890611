"""Moving own nobles: the Officer's power (M.3) and the card that works like it (C.7)."""

from __future__ import annotations

from outremer.core.choices import OPEN
from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Message
from outremer.games.jerusalem.actions import DONE, SHIFT, SPACE, TO
from outremer.games.jerusalem.board import Board
from outremer.games.jerusalem.choice import Decide, frame, set_frame
from outremer.games.jerusalem.names import OFFICER, SPACE_COUNT
from outremer.games.jerusalem.nodes import SHIFT_TO, SHIFTING
from outremer.games.jerusalem.reasons import BLOCKED, MOVE_ELSEWHERE, MOVE_ONE_FIRST, NO_NOBLE_THERE, NOTHING_TO_MOVE
from outremer.games.jerusalem.state import POWER_USED, Position, add_nobles, is_blocked, nobles_at, take_nobles
from outremer.games.jerusalem.tidings import MOVED

CARD_MOVES = 2  # nobles that the card moves at most (C.7)


def bar_of_leaving(s: Position, seat: int, space: int) -> int:
    """A noble may not leave a blocked space (2.3)."""
    if is_blocked(s, space):
        return BLOCKED
    return OPEN if nobles_at(s, seat, space) else NO_NOBLE_THERE


def bar_of_moving(s: Position, seat: int) -> int:
    """Whether some noble of the seat can leave its space. There are always more spaces than Lords to go to."""
    for space in range(SPACE_COUNT):
        if nobles_at(s, seat, space) and not is_blocked(s, space):
            return OPEN
    return NOTHING_TO_MOVE


def officer_starts(board: Board, s: Position, space: int) -> None:
    """His first noble leaves; a second may follow (M.3)."""
    s.turn[POWER_USED] = 1
    s.push(SHIFTING, 1, board.officer_moves[OFFICER])
    s.push(SHIFT_TO, space)


def card_starts(s: Position) -> None:
    """One noble must move, a second may (C.7)."""
    s.push(SHIFTING, 0, CARD_MOVES)


class Shifting(Decide):
    """Which noble moves next. Frame: whether one has moved, nobles left to move."""

    def candidates(self, s: Position, seat: int) -> list[int]:
        found = [SHIFT + space for space in range(SPACE_COUNT) if nobles_at(s, seat, space)]
        return [*found, DONE]

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN if frame(s, 0) else MOVE_ONE_FIRST
        return bar_of_leaving(s, seat, action - SHIFT)

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        if action == DONE:
            s.pop()
        else:
            s.push(SHIFT_TO, action - SHIFT)

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-shift", {"count": frame(s, 1)})


class ShiftTo(Decide):
    """Where it goes: another space that is not blocked. Frame: the space that it leaves."""

    def candidates(self, s: Position, seat: int) -> list[int]:
        return list(range(TO, TO + SPACE_COUNT))

    def bar(self, s: Position, seat: int, action: int) -> int:
        space = action - TO
        if space == frame(s, 0):
            return MOVE_ELSEWHERE
        return BLOCKED if is_blocked(s, space) else OPEN

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        start = frame(s, 0)
        s.pop()
        move(s, seat, start, action - TO, ctx)
        set_frame(s, 0, 1)
        set_frame(s, 1, frame(s, 1) - 1)
        if not frame(s, 1) or bar_of_moving(s, seat) != OPEN:
            s.pop()

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-shift-to", {"space": SPACE.thing(frame(s, 0))})


def move(s: Position, seat: int, start: int, end: int, ctx: Context) -> None:
    take_nobles(s, seat, start, 1)
    add_nobles(s, seat, end, 1)
    s.entered[end] += 1
    ctx.tell(PUBLIC, MOVED, [seat, start, end])
