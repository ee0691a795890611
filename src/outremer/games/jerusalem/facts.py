"""The components as rows, for the casebook's facts: spaces, figures, cards, magistrates, costs and events."""

from __future__ import annotations

from typing import Final

from outremer.core.data import read_toml
from outremer.core.errors import CaseError
from outremer.games.jerusalem.board import DATA

TABLES: Final = {
    "spaces": ("board.toml", "space"),
    "figures": ("board.toml", "figures"),
    "cards": ("cards.toml", "card"),
    "magistrates": ("magistrates.toml", "magistrate"),
    "costs": ("costs.toml", ""),
    "events": ("events.toml", "event"),
}


def rows(table: str) -> list[dict[str, object]]:
    """The entries of one of the built-in tables; of the costs each table is a row. CaseError if there is none such."""
    if table not in TABLES:
        raise CaseError("no-table", {"table": table, "known": ", ".join(TABLES)})
    file, key = TABLES[table]
    contents = read_toml(DATA / file, file)
    entries = contents[key] if key else [{"id": name, **_table(values)} for name, values in contents.items()]
    assert isinstance(entries, list)
    return entries


def _table(values: object) -> dict[str, object]:
    assert isinstance(values, dict)
    return values
