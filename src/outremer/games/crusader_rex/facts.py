"""The components as rows, for the casebook's facts: blocks, towns, roads, cards and the other places of the map."""

from __future__ import annotations

import csv
import tomllib
from typing import Final

from outremer.core.errors import CaseError
from outremer.games.crusader_rex.board import DATA

TABLES: Final = ["blocks", "towns", "roads", "cards", "places", "assassins"]


def rows(table: str) -> list[dict[str, object]]:
    """The entries of one of the built-in tables. CaseError if there is no such table."""
    if table not in TABLES:
        raise CaseError("no-table", {"table": table, "known": ", ".join(TABLES)})
    if table == "roads":
        with (DATA / "roads.csv").open(encoding="utf-8", newline="") as file:
            return [dict(row) for row in csv.DictReader(file)]
    if table == "assassins":
        return [{"id": "assassins", **tomllib.loads((DATA / "blocks.toml").read_text(encoding="utf-8"))["assassins"]}]
    file_name = "towns.toml" if table == "places" else table + ".toml"
    data = tomllib.loads((DATA / file_name).read_text(encoding="utf-8"))
    found: list[dict[str, object]] = data[table[:-1]]
    return found
