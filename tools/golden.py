"""The golden game: one whole game of Crusader Rex between two squires, kept as a record.

A change of the rules changes it, so the commit that rewrites it (`python -m tools.golden`) must say why.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from outremer.bots import make_bot
from outremer.core.record import save
from outremer.core.table import open_table
from outremer.games import registry
from outremer.games.crusader_rex.board import load_board

GOLDEN: Final = Path(__file__).resolve().parents[1] / "tests" / "crusader_rex" / "golden.record"
SEED: Final = b"the golden game of Crusader Rex."
SALT: Final = b"salt of the game"


def golden_text() -> str:
    """The record of the game as the engine and the squire play it now, both optional rules in use."""
    game = registry.game("crusader-rex")
    options = {"richard": "on", "philip": "on"}
    table = open_table(game, "third-crusade", options, SEED, SALT, load_board().digest)
    bots = [make_bot("squire", game.key, seat, bytes([seat])) for seat in range(len(game.seats))]
    while table.actors():
        seat = table.actors()[0]
        action = bots[seat].choose(game.observe(table.state, seat), table.legal(seat))
        table.act(seat, action)
    return table.text()


if __name__ == "__main__":
    save(golden_text(), GOLDEN)
