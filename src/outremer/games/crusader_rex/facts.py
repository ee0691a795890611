"""The components as rows, for the casebook's facts: blocks, towns, roads, cards and the other places of the map."""

from __future__ import annotations

from typing import Final

from outremer.core.facts import FactTables
from outremer.games.crusader_rex.board import DATA

TABLES: Final = FactTables(
    DATA,
    {
        "blocks": ("blocks.toml", "block"),
        "towns": ("towns.toml", "town"),
        "roads": ("roads.csv", ""),
        "cards": ("cards.toml", "card"),
        "places": ("towns.toml", "place"),
        "assassins": ("blocks.toml", "assassins"),
    },
)
