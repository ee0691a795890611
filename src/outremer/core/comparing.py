"""Comparing a position with the `[after]` of a case: what every game has, to which a game adds its own words."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from outremer.core.flow import S
from outremer.core.game import Game
from outremer.core.reading import Words
from outremer.core.state import FRAME

GENERAL: Final = ["decision", "seat", "winner", "over"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Comparison(Generic[S]):
    """Collects what is not as the case says."""

    def __init__(self, game: Game[S], s: S) -> None:
        self.game = game
        self.s = s
        self.found: list[str] = []

    def say(self, what: str, wanted: object, got: object) -> None:
        if wanted != got:
            self.found.append(f"{what}: expected {wanted}, got {got}")

    def general(self, words: Words, own: list[str]) -> None:
        """The words of every game. Any other must be among the game's `own`."""
        words.only([*own, *GENERAL])
        if words.has("decision"):
            self.say("decision", words.text("decision"), self.decision())
        if words.has("seat"):
            self.say("seat", words.text("seat"), self.named(self.game.actors(self.s)))
        if words.has("winner"):
            result = self.game.result(self.s)
            winners = result.winners if result is not None else []
            self.say("winner", words.text("winner"), self.named(winners) or "nobody")
        if words.has("over"):
            self.say("over", words.flag("over"), not self.s.stack)

    def decision(self) -> str:
        """The name of the open decision, in the first open lane if there are lanes."""
        s = self.s
        if not s.stack:
            return "over"
        actors = self.game.actors(s)
        if s.lanes and s.lanes[actors[0]].stack:
            return self.game.decision(s, actors[0]).name
        return self.game.nodes[s.stack[-FRAME]].name

    def named(self, seats: list[int]) -> str:
        """Seats as a case writes them: `amir and baron`."""
        return " and ".join(self.game.seats[seat] for seat in seats)
