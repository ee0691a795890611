"""The golden games: one whole game of each kind between squires, kept as a record.

A change of the rules changes it, so the commit that rewrites it (`python -m tools.golden`) must say why.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from outremer.bots import make_bot
from outremer.cli.kits import kit
from outremer.core.record import save
from outremer.core.table import open_table
from outremer.games import registry

TESTS: Final = Path(__file__).resolve().parents[1] / "tests"
SALT: Final = b"salt of the game"
OPTIONS: Final = {"crusader-rex": {"richard": "on", "philip": "on"}, "jerusalem": {"incomes": "mild"}}
SEEDS: Final = {"crusader-rex": b"the golden game of Crusader Rex.", "jerusalem": b"the golden game of Jerusalem"}


def golden(key: str) -> Path:
    """Where the game's record is kept."""
    return TESTS / registry.folder(key).name / "golden.record"


def golden_text(key: str) -> str:
    """The record of the game as the engine and the squire play it now, with optional rules in use."""
    game = registry.game(key)
    table = open_table(game, game.scenarios[0], OPTIONS[key], SEEDS[key], SALT, kit(key).data_folder().digest())
    bots = [make_bot("squire", key, seat, bytes([seat])) for seat in range(game.players(table.state))]
    while table.actors():
        seat = table.actors()[0]
        action = bots[seat].choose(game.observe(table.state, seat), table.legal(seat))
        table.act(seat, action)
    return table.text()


if __name__ == "__main__":
    for each in registry.KEYS:
        save(golden_text(each), golden(each))
