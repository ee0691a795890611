"""What the terminal has for each game: its screen, and where its values are from."""

from __future__ import annotations

from pathlib import Path

from outremer.cli.crusader_rex_screen import CrusaderRexScreen
from outremer.cli.crusader_rex_view import scene_of
from outremer.cli.screen import Screen
from outremer.core.data import DataFolder, Provenance
from outremer.games import registry
from outremer.games.crusader_rex import board as crusader_rex_board
from outremer.text import Catalogue


def screen(game: str, words: Catalogue, data: Path | None) -> Screen:
    """How a seat's view of the game is drawn."""
    registry.folder(game)
    facts = crusader_rex_board.load_board(data)
    return CrusaderRexScreen(words, facts, data_folder(game, data), scene_of)


def provenance(game: str, data: Path | None) -> list[Provenance]:
    registry.folder(game)
    return crusader_rex_board.provenance(data)


def data_folder(game: str, data: Path | None = None) -> DataFolder:
    return DataFolder(registry.folder(game) / "data", data)


def check(game: str, data: Path) -> None:
    """Read the data as a game does when it begins. DataError if something is wrong with them."""
    registry.folder(game)
    crusader_rex_board.load_board(data)
