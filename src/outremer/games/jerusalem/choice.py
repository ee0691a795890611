"""What the decisions and steps of Jerusalem have in common."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from outremer.core.choices import Choice
from outremer.core.events import Context
from outremer.core.flow import Step
from outremer.core.state import FRAME
from outremer.games.jerusalem.actions import VOCABULARY
from outremer.games.jerusalem.board import Board
from outremer.games.jerusalem.nodes import NAMES
from outremer.games.jerusalem.reasons import REASONS
from outremer.games.jerusalem.state import ACTIVE, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Decide(Choice[Position]):
    """A decision that knows the board. Unless it says otherwise, the active seat decides."""

    def __init__(self, board: Board, node: int, rule: str, verbs: list[str]) -> None:
        super().__init__(NAMES[node], rule, VOCABULARY, verbs, REASONS)
        self.board = board

    def seat(self, s: Position) -> int:
        return s.turn[ACTIVE] - 1

    def bar(self, s: Position, seat: int, action: int) -> int:
        raise NotImplementedError

    def candidates(self, s: Position, seat: int) -> list[int]:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Step[Position]):
    """A step that knows the board."""

    def __init__(self, board: Board, node: int, rule: str) -> None:
        super().__init__(NAMES[node], "JE-" + rule)
        self.board = board

    def run(self, s: Position, ctx: Context) -> None:
        raise NotImplementedError


def noun_of(action: int) -> int:
    """The index of the thing that the action names."""
    return action - VOCABULARY.verb(action).base


def frame(s: Position, at: int) -> int:
    """One of the three small integers of the frame on top."""
    return s.stack[at + 1 - FRAME]


def set_frame(s: Position, at: int, value: int) -> None:
    s.stack[at + 1 - FRAME] = value
