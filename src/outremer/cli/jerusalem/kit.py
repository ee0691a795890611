"""What the terminal needs to play Jerusalem."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from outremer.cli.jerusalem.screen import JerusalemScreen
from outremer.cli.kits import Kit
from outremer.cli.screen import Screen
from outremer.core.data import Provenance
from outremer.games.jerusalem import board
from outremer.text import Catalogue


class JerusalemKit(Kit):
    game = "jerusalem"

    def screen(self, words: Catalogue, data: Path | None) -> Screen:
        return JerusalemScreen(words, board.load_board(data))

    def provenance(self, data: Path | None) -> list[Provenance]:
        return board.provenance(data)

    def check(self, data: Path) -> None:
        board.load_board(data)


KIT: Final = JerusalemKit()
