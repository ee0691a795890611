"""The components as rows, for the casebook's facts: spaces, figures, cards, magistrates, events and costs."""

from __future__ import annotations

from typing import Final

from outremer.core.facts import FactTables
from outremer.games.jerusalem.board import COSTS, DATA

TABLES: Final = FactTables(
    DATA,
    {
        "spaces": ("board.toml", "space"),
        "figures": ("board.toml", "figures"),
        "cards": ("cards.toml", "card"),
        "magistrates": ("magistrates.toml", "magistrate"),
        "events": ("events.toml", "event"),
        **{name: ("costs.toml", name) for name in COSTS},
    },
)
