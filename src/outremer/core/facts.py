"""The tables of a game's own data as rows, for the `[[fact]]` of a case."""

from __future__ import annotations

import csv
from pathlib import Path

from outremer.core.data import read_toml
from outremer.core.errors import CaseError


class FactTables:
    """Each table by its name: the file that it stands in, and its key there if the file is TOML.

    Tables `[[town]]` of a TOML file are rows, and so are the lines of a CSV file. A single table `[assassins]` is one
    row, whose id is its key.
    """

    def __init__(self, folder: Path, places: dict[str, tuple[str, str]]) -> None:
        self.folder = folder
        self.places = places

    def rows(self, table: str) -> list[dict[str, object]]:
        """The entries of a table. CaseError if there is no such table."""
        if table not in self.places:
            raise CaseError("no-table", {"table": table, "known": ", ".join(self.places)})
        file, key = self.places[table]
        if file.endswith(".csv"):
            with (self.folder / file).open(encoding="utf-8", newline="") as lines:
                return [dict(row) for row in csv.DictReader(lines)]
        found = read_toml(self.folder / file, file)[key]
        if isinstance(found, dict):
            return [{"id": key, **found}]
        assert isinstance(found, list)
        return found
