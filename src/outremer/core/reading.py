"""Reading the tables of a case, with errors that name the word that is wrong."""

from __future__ import annotations

from difflib import get_close_matches

from outremer.core.errors import CaseError


class Words:
    """A table of a case: its values are asked for by key, kind and choice."""

    def __init__(self, table: dict[str, object], where: str) -> None:
        self.table = table
        self.where = where

    def error(self, key: str, reason: str) -> CaseError:
        return CaseError("case-position", {"place": f"{self.where}: {key}", "reason": reason})

    def names(self) -> list[str]:
        return list(self.table)

    def has(self, key: str) -> bool:
        return key in self.table

    def only(self, known: list[str]) -> None:
        for key in self.table:
            if key not in known:
                raise self.error(key, self._unknown(key, known))

    def _unknown(self, word: str, known: list[str]) -> str:
        near = get_close_matches(word, known, 3)
        return f"{word} is not known" + (f"; did you mean {', '.join(near)}?" if near else "")

    def known(self, key: str, word: str, known: list[str]) -> int:
        """The index of a word that must be one of those known."""
        if word not in known:
            raise self.error(key, self._unknown(word, known))
        return known.index(word)

    def text(self, key: str) -> str:
        value = self.table.get(key)
        if not isinstance(value, str):
            raise self.error(key, "a text is wanted")
        return value

    def text_or(self, key: str, default: str) -> str:
        return self.text(key) if key in self.table else default

    def choice(self, key: str, known: list[str]) -> int:
        return self.known(key, self.text(key), known)

    def number(self, key: str, default: int, low: int, high: int) -> int:
        value = self.table.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error(key, f"a number from {low} to {high} is wanted, not {value}")
        return value

    def flag(self, key: str) -> bool:
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            raise self.error(key, "true or false is wanted")
        return value

    def each(self, key: str, known: list[str]) -> list[int]:
        """A list of known words, as their numbers; empty if the key is missing."""
        value = self.table.get(key, [])
        if not isinstance(value, list):
            raise self.error(key, "a list is wanted")
        return [self.known(key, str(word), known) for word in value]

    def inner(self, key: str) -> Words:
        """A table inside this one; empty if the key is missing."""
        value = self.table.get(key, {})
        if not isinstance(value, dict):
            raise self.error(key, "a table is wanted")
        return Words(value, f"{self.where}: {key}")
