"""What something typed stands for: the first way of doing it that goes well, as far as one can foresee."""

from __future__ import annotations

from outremer.cli.screen import Screen
from outremer.core.flow import Refusal
from outremer.core.trial import Trial


class Plan:
    """The actions that something typed stands for, and what speaks against them."""

    def __init__(self, actions: list[int], done: int, refusal: Refusal | None) -> None:
        self.actions = actions
        self.done = done  # so many of them would go well
        self.refusal = refusal  # of the next
        self.passed_over: Refusal | None = None  # why a better way is not open


def plan(trial: Trial, screen: Screen, action: int) -> Plan:
    """The first way of doing the action that is open; if none is, the best one with its refusal."""
    refusal = trial.refuse(action)
    if refusal is None:
        return Plan([action], 1, None)
    vocabulary = trial.game.vocabulary
    best: Plan | None = None
    for way in screen.ways(trial.game.observe(trial.state, trial.seat), vocabulary.text(action)):
        actions = [vocabulary.parse(text) for text in way]
        found = Plan(actions, *trial.copy().do(actions))
        if found.refusal is None:
            found.passed_over = best.refusal if best is not None else None
            return found
        best = best or found
    return best or Plan([action], 0, refusal)
