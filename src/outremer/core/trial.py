"""Actions tried on a copy of the position, so that a player is told before anything is done.

A trial goes no further than undo would come back from: after a roll or a reveal nothing can be said beforehand. Its
dice have nothing to do with those of the game.
"""

from __future__ import annotations

from outremer.core.chance import Stream
from outremer.core.events import Context
from outremer.core.flow import Refusal
from outremer.core.game import TURN_RULE, Game
from outremer.core.state import State


class Trial:
    """The position as it would be for a seat after some actions."""

    def __init__(self, game: Game[State], state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.state = game.copy(state)
        self.context = Context(Stream(b"trial"), listening=False)

    def copy(self) -> Trial:
        return Trial(self.game, self.state, self.seat)

    @property
    def is_sealed(self) -> bool:
        """What comes now depends on dice, or on what nobody knows yet."""
        return self.context.sealed

    def _is_turn(self) -> bool:
        return bool(self.state.stack) and self.seat in self.game.actors(self.state)

    def legal(self) -> list[int]:
        return self.game.legal(self.state, self.seat) if self._is_turn() else []

    def refuse(self, action: int) -> Refusal | None:
        if not self.state.stack:
            return Refusal(TURN_RULE, "game-over", {})
        return self.game.refuse(self.state, self.seat, action)

    def do(self, actions: list[int]) -> tuple[int, Refusal | None]:
        """Do them as far as one can foresee: how many were done, and why the next is refused."""
        for done, action in enumerate(actions):
            if self.is_sealed:
                break
            refusal = self.refuse(action)
            if refusal is not None:
                return done, refusal
            self.game.apply(self.state, self.seat, action, self.context)
        return len(actions), None
