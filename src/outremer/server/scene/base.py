"""What a game brings to the browser: its board, what a seat sees on it, and what a gesture stands for."""

from __future__ import annotations

from outremer.core.game import Observation
from outremer.core.trial import Trial

Json = dict[str, object]


class Scene:
    """One per game. Everything here goes to the browser, so it is made of what the seat may see and of nothing else."""

    def board(self) -> Json:
        """What never changes while a game is played: the map, the pieces, the cards."""
        raise NotImplementedError

    def scene(self, view: Observation) -> Json:
        """What the seat sees now. Pieces that it cannot identify are numbers, never objects."""
        raise NotImplementedError

    def ways(self, trial: Trial, ask: Json) -> list[Json]:
        """What a gesture can stand for: each way with the `actions` to be sent as one post. WireError if the question
        makes no sense."""
        raise NotImplementedError
