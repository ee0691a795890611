"""What the decisions and steps of Crusader Rex have in common."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from outremer.core.choices import Choice
from outremer.core.events import Context
from outremer.core.flow import Refusal, Step
from outremer.games.crusader_rex.actions import MASYAF, TOWN, VOCABULARY
from outremer.games.crusader_rex.bars import MASYAF_CLOSED, REASONS
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.nodes import NAMES
from outremer.games.crusader_rex.state import MOVES, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardChoice(Choice[Position]):
    """A decision that knows the board, and whose refusals may quote a number. Its reasons stand in `bars.py`."""

    def __init__(self, board: Board, node: int, rule: str, verbs: list[str]) -> None:
        super().__init__(NAMES[node], rule, VOCABULARY, verbs, REASONS)
        self.board = board

    def limit_of(self, s: Position, seat: int, action: int, reason: int) -> int:
        """The number that a refusal quotes; -1 for none."""
        return -1

    def concerned(self, s: Position, seat: int, action: int, reason: int) -> dict[str, str | int]:
        args = super().concerned(s, seat, action, reason)
        number = self.limit_of(s, seat, action, reason)
        if number >= 0:
            args["number"] = number
        return args

    def refuse(self, s: Position, seat: int, action: int) -> Refusal | None:
        verb = VOCABULARY.verb(action)
        if VOCABULARY.verb_of[action] in self.verbs and verb.noun is TOWN and action - verb.base == MASYAF:
            return REASONS.refusal(MASYAF_CLOSED, super().concerned(s, seat, action, MASYAF_CLOSED))
        return super().refuse(s, seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Step[Position]):
    """A step that knows the board."""

    def __init__(self, board: Board, node: int, rule: str) -> None:
        super().__init__(NAMES[node], "CR-" + rule)
        self.board = board

    def run(self, s: Position, ctx: Context) -> None:
        raise NotImplementedError


def move_spent(s: Position) -> None:
    """A move has been carried out; with the last one the side's movement is over (4.11)."""
    if s.turn[MOVES] == 0:
        s.pop()
