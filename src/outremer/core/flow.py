"""The flow of a game: a stack of nodes that runs by itself until a seat must decide.

A `Step` runs and changes the stack. A `Decision` waits for its seat. A `Fork` opens one lane per seat and goes on
when all of them are locked. A frame on the stack is the node's number and three small integers.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from outremer.core.events import Context
from outremer.core.state import State

STEP: Final = 0
DECISION: Final = 1
FORK: Final = 2

S = TypeVar("S", bound=State)


class Message:
    """A message id with its arguments. A text argument such as `town.acre` names a thing, to be translated too."""

    def __init__(self, key: str, args: dict[str, str | int]) -> None:
        self.key = key
        self.args = args


class Refusal(Message):
    """Why an action is illegal: the rule that forbids it and the values concerned. It reveals nothing hidden."""

    def __init__(self, rule: str, key: str, args: dict[str, str | int]) -> None:
        super().__init__(key, args)
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Node(Generic[S]):
    """A place in the flow, known by its name and by the rule that describes it."""

    kind: int = STEP

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule
        self.phase = name  # what those who wait are told

    def run(self, s: S, ctx: Context) -> None:
        """Do what happens here without anybody's choice."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Node[S]):
    """Something the rules make happen: a roll, a draw, the end of a phase. It changes the stack, at least by a pop."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Node[S]):
    """A choice of one seat. `legal` lists exactly the actions that `refuse` accepts."""

    kind: int = DECISION

    def seat(self, s: S) -> int:
        raise NotImplementedError

    def legal(self, s: S, seat: int) -> list[int]:
        raise NotImplementedError

    def refuse(self, s: S, seat: int, action: int) -> Refusal | None:
        """Why not? None if the action is legal. An action of another decision is `not_now`."""
        raise NotImplementedError

    def apply(self, s: S, seat: int, action: int, ctx: Context) -> None:
        """Do a legal action."""
        raise NotImplementedError

    def prompt(self, s: S, seat: int) -> Message:
        """What the deciding seat is asked."""
        return Message("ask-" + self.name, {})

    def may_lock(self, s: S, seat: int) -> bool:
        """In a lane: whether the seat may close it while this decision is on top."""
        return False

    def not_now(self) -> Refusal:
        return Refusal(self.rule, "not-now", {"phase": "phase." + self.name})


@mypyc_attr(allow_interpreted_subclasses=True)
class Fork(Node[S]):
    """Seats choose at the same time, each in its lane; then everything is opened together."""

    kind: int = FORK

    def open(self, s: S) -> None:
        """Fill `s.lanes`, one lane per seat; a seat that has nothing to choose starts locked."""
        raise NotImplementedError

    def close(self, s: S, ctx: Context) -> None:
        """Every lane is locked: pop this frame, use the drafts and clear `s.lanes`."""
        raise NotImplementedError


def in_order(nodes: list[Node[S]], names: list[str]) -> list[Node[S]]:
    """The nodes of a game in the order in which it numbers them."""
    named = {node.name: node for node in nodes}
    return [named[name] for name in names]
