"""What the decisions and steps of Crusader Rex have in common."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from outremer.core.events import Context
from outremer.core.flow import Decision, Refusal, Step
from outremer.games.crusader_rex.actions import BLOCK, MASYAF, TOWN, VOCABULARY
from outremer.games.crusader_rex.bars import MASYAF_CLOSED, OPEN, refusal
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.nodes import NAMES
from outremer.games.crusader_rex.state import MOVES, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Decision[Position]):
    """A decision whose every action is judged by one function, `bar`, that answers with a number from `bars.py`."""

    def __init__(self, board: Board, node: int, rule: str, verbs: list[str]) -> None:
        super().__init__(NAMES[node], "CR-" + rule)
        self.board = board
        self.verbs = [VOCABULARY.number(verb) for verb in verbs]

    def bar(self, s: Position, seat: int, action: int) -> int:
        """OPEN, or why the action, whose verb is one of this decision's, is not allowed."""
        raise NotImplementedError

    def candidates(self, s: Position, seat: int) -> list[int]:
        """Actions among which all legal ones are."""
        raise NotImplementedError

    def limit_of(self, s: Position, seat: int, action: int, reason: int) -> int:
        """The number that a refusal quotes; -1 for none."""
        return -1

    def legal(self, s: Position, seat: int) -> list[int]:
        return [action for action in self.candidates(s, seat) if self.bar(s, seat, action) == OPEN]

    def refuse(self, s: Position, seat: int, action: int) -> Refusal | None:
        if VOCABULARY.verb_of[action] not in self.verbs:
            return self.not_now()
        verb = VOCABULARY.verb(action)
        if verb.noun is TOWN and action - verb.base == MASYAF:
            return refusal(MASYAF_CLOSED, town=MASYAF)
        reason = self.bar(s, seat, action)
        if reason == OPEN:
            return None
        number = self.limit_of(s, seat, action, reason)
        if verb.noun is TOWN:
            return refusal(reason, town=action - verb.base, number=number)
        if verb.noun is BLOCK:
            return refusal(reason, block=action - verb.base, number=number)
        return refusal(reason, number=number)


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
