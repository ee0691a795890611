"""What the terminal can draw of a game for one seat: made from the seat's observation and nothing else."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from outremer.core.game import Observation


class Screen:
    """Each game has its own. `word` is always what the player typed after the command."""

    def moment(self, view: Observation) -> str:
        """What changes from turn to turn: when it does, the board is shown again."""
        raise NotImplementedError

    def headline(self, view: Observation) -> Text:
        """Where the game stands, in a line or two."""
        raise NotImplementedError

    def board(self, view: Observation) -> RenderableType:
        raise NotImplementedError

    def action_board(self, view: Observation) -> RenderableType | None:
        """What the player must have before his eyes to act now, such as a battle; None if nothing special."""
        raise NotImplementedError

    def hand(self, view: Observation) -> RenderableType:
        raise NotImplementedError

    def look(self, view: Observation, word: str) -> RenderableType:
        """One place from near, or all that is the seat's. NotationError if there is no such place."""
        raise NotImplementedError

    def note(self, view: Observation, kind: str, word: str) -> str:
        """What is worth knowing of a thing that can be named, in a few signs; "" if nothing."""
        raise NotImplementedError

    def expand(self, view: Observation, action: str) -> list[str]:
        """The actions that a short way of saying several stands for; usually the action itself."""
        return [action]

    def places(self) -> list[str]:
        """The words that `look` knows."""
        raise NotImplementedError
