"""Decisions whose every action is judged by one function, and the numbered reasons with which it answers.

The rules ask "is there a bar to this?" and get 0 (OPEN) or the number of a reason, so that the list of legal actions
and the refusals can never disagree. The number becomes a `Refusal` only when somebody asks why.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from outremer.core.actions import Vocabulary
from outremer.core.flow import Decision, Refusal, S

OPEN: Final = 0


class Reasons:
    """The reasons for which a game refuses actions, each with its rule and its message."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.known: list[tuple[str, str]] = [("", "")]

    def add(self, rule: str, key: str) -> int:
        """A new reason's number."""
        self.known.append((f"{self.prefix}-{rule}", key))
        return len(self.known) - 1

    def refusal(self, reason: int, args: dict[str, str | int]) -> Refusal:
        rule, key = self.known[reason]
        return Refusal(rule, key, args)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Decision[S]):
    """A decision that answers for its actions with `bar`.

    A game that derives a base class of its own from this one gives it another name: mypyc takes two for one in C.
    """

    def __init__(self, name: str, rule: str, vocabulary: Vocabulary, verbs: list[str], reasons: Reasons) -> None:
        super().__init__(name, f"{reasons.prefix}-{rule}")
        self.vocabulary = vocabulary
        self.verbs = [vocabulary.number(verb) for verb in verbs]
        self.reasons = reasons

    def bar(self, s: S, seat: int, action: int) -> int:
        """OPEN, or why the action, whose verb is one of this decision's, is not allowed."""
        raise NotImplementedError

    def candidates(self, s: S, seat: int) -> list[int]:
        """Actions among which all legal ones are."""
        raise NotImplementedError

    def concerned(self, s: S, seat: int, action: int, reason: int) -> dict[str, str | int]:
        """The values that a refusal quotes: by default the thing that the action names."""
        verb = self.vocabulary.verb(action)
        if verb.noun is None:
            return {}
        return {verb.noun.name: verb.noun.thing(action - verb.base)}

    def legal(self, s: S, seat: int) -> list[int]:
        return [action for action in self.candidates(s, seat) if self.bar(s, seat, action) == OPEN]

    def refuse(self, s: S, seat: int, action: int) -> Refusal | None:
        if self.vocabulary.verb_of[action] not in self.verbs:
            return self.not_now()
        reason = self.bar(s, seat, action)
        return None if reason == OPEN else self.reasons.refusal(reason, self.concerned(s, seat, action, reason))
