"""What the terminal needs to play Crusader Rex."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from outremer.cli.crusader_rex.screen import CrusaderRexScreen
from outremer.cli.crusader_rex.view import scene_of
from outremer.cli.kits import Kit
from outremer.cli.screen import Screen
from outremer.core.data import Provenance
from outremer.games.crusader_rex import board
from outremer.text import Catalogue


class CrusaderRexKit(Kit):
    game = "crusader-rex"

    def screen(self, words: Catalogue, data: Path | None) -> Screen:
        return CrusaderRexScreen(words, board.load_board(data), self.data_folder(data), scene_of)

    def provenance(self, data: Path | None) -> list[Provenance]:
        return board.provenance(data)

    def check(self, data: Path) -> None:
        board.load_board(data)


KIT: Final = CrusaderRexKit()
