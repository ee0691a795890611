"""What the terminal has for each game. A game's kit is loaded when the game is first asked for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from outremer.cli.screen import Screen
from outremer.core.data import DataFolder, Provenance
from outremer.games import registry
from outremer.text import Catalogue


class Kit:
    """What a game brings to the terminal. Its package has one in kit.py, under the name KIT."""

    game = ""  # its key

    def screen(self, words: Catalogue, data: Path | None) -> Screen:
        """How a seat's view of the game is drawn and told."""
        raise NotImplementedError

    def provenance(self, data: Path | None) -> list[Provenance]:
        """Where the values of the game's data are from."""
        raise NotImplementedError

    def check(self, data: Path) -> None:
        """Read the data as a game does when it begins. DataError if something is wrong with them."""
        raise NotImplementedError

    def data_folder(self, data: Path | None = None) -> DataFolder:
        return DataFolder(registry.folder(self.game) / "data", data)


def package_of(game: str) -> str:
    """What the terminal has for the game: kit.py and, in locale, its own words."""
    return f"outremer.cli.{registry.folder(game).name}"


def kit(game: str) -> Kit:
    """The kit of the game. OptionError if there is no such game."""
    registry.folder(game)
    found: Kit = import_module(package_of(game) + ".kit").KIT
    return found
