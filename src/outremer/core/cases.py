"""Reading the files of the casebook; see docs/casebook.md.

What can be wrong with a file whatever the game, is found here. An error names the file,
the place in it (`step 2`) and the reason.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

from outremer.core.errors import CaseError

PROVED_AT_MOST: Final = 3
_STATEMENT: Final = re.compile(r"[A-Z]+-[A-Z]?[0-9.]*[0-9]#[1-9][0-9]*")
_CHANCE: Final = re.compile(r"d6 [1-6]|draw \S+|deal \S+( \S+)*")


class CaseTable:
    """One table of a case file. Each look takes its key; what is left at `finish` is unknown."""

    def __init__(self, values: dict[str, object], file: str, place: str) -> None:
        self.values = values
        self.file = file
        self.place = place
        self.taken: list[str] = []

    def error(self, key: str, reason: str, args: dict[str, str | int]) -> CaseError:
        named: dict[str, str | int] = {"file": self.file, "place": self.place, "reason": reason}
        named.update(args)
        return CaseError(key, named)

    def wrong_type(self, key: str, wanted: str) -> CaseError:
        shown = str(self.values[key])
        args: dict[str, str | int] = {"field": key, "kind": wanted, "value": shown}
        return self.error("case-type", f"{key} must be {wanted}, not {shown}", args)

    def has(self, key: str) -> bool:
        return key in self.values

    def value(self, key: str) -> object:
        self.taken.append(key)
        if key not in self.values:
            raise self.error("case-missing", f"{key} is missing", {"field": key})
        return self.values[key]

    def text(self, key: str, default: str | None = None) -> str:
        if default is not None and not self.has(key):
            return default
        value = self.value(key)
        if not isinstance(value, str) or (default is None and not value.strip()):
            raise self.wrong_type(key, "a text")
        return value

    def number(self, key: str, default: int) -> int:
        if not self.has(key):
            return default
        value = self.value(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong_type(key, "a number")
        return value

    def texts(self, key: str) -> list[str]:
        """A list of texts; empty if the key is left out."""
        if not self.has(key):
            return []
        value = self.value(key)
        if not isinstance(value, list):
            raise self.wrong_type(key, "a list of texts")
        found: list[str] = []
        for word in value:
            if not isinstance(word, str):
                raise self.wrong_type(key, "a list of texts")
            found.append(word)
        return found

    def text_or_texts(self, key: str) -> list[str]:
        if isinstance(self.values.get(key), str):
            return [self.text(key)]
        return self.texts(key)

    def table(self, key: str) -> CaseTable:
        """A table within this one; empty if the key is left out."""
        value = self.value(key) if self.has(key) else {}
        if not isinstance(value, dict):
            raise self.wrong_type(key, "a table")
        return CaseTable(value, self.file, key if self.place == "" else f"{self.place} {key}")

    def tables(self, key: str, name: str) -> list[CaseTable]:
        value = self.value(key) if self.has(key) else []
        if not isinstance(value, list):
            raise self.wrong_type(key, f"given as [[{key}]]")
        found: list[CaseTable] = []
        for at, each in enumerate(value):
            if not isinstance(each, dict):
                raise self.wrong_type(key, f"given as [[{key}]]")
            found.append(CaseTable(each, self.file, f"{name} {at + 1}"))
        return found

    def finish(self) -> None:
        for key in self.values:
            if key not in self.taken:
                raise self.error("case-unknown-key", f"{key} is not known here", {"field": key})


class Watch:
    """What one seat is sent, is not sent, can identify or cannot identify."""

    def __init__(self, seat: str, words: list[str]) -> None:
        self.seat = seat
        self.words = words


class CaseStep:
    """A `[[step]]`: what must hold before it, what is done or refused, and what must come of it."""

    def __init__(self, table: CaseTable) -> None:
        self.place = table.place
        self.seat = table.text("seat", "")
        self.do = table.text_or_texts("do")
        self.refused = table.text("refused", "")
        self.because = table.text("because", "")
        self.quotes = table.table("quotes").values
        self.prompt = table.text("prompt", "")
        self.asked = table.table("asked").values
        self.decision = table.text("decision", "")
        self.has_legal = table.has("legal")
        self.legal = table.texts("legal")
        self.may = table.texts("may")
        self.may_not = table.texts("may_not")
        self.events = table.texts("events")
        self.no_events = table.texts("no_events")
        self.seen = _watches(table.table("seen"))
        self.unseen = _watches(table.table("unseen"))
        self.note = table.text("note", "")
        self.proves = _proves(table)
        table.finish()
        asks = self.do or self.has_legal or self.may or self.may_not or self.prompt or self.asked
        if not self.seat and asks:
            raise table.error("case-missing", "seat is missing", {"field": "seat"})
        if (self.because or self.quotes) and not self.refused:
            raise table.error("case-refusal", "because and quotes need refused", {})
        if self.refused and len(self.do) != 1:
            raise table.error("case-refusal", "a refusal needs exactly one action in do", {})


class CaseFact:
    """A `[[fact]]`: what a table of the game's data holds."""

    def __init__(self, table: CaseTable) -> None:
        self.source = table
        self.table = table.text("table")
        self.where = table.table("where").values
        self.count = table.number("count", -1)
        self.has_ids = table.has("ids")
        self.ids = table.texts("ids")
        self.values = table.table("values").values
        self.note = table.text("note", "")
        self.proves = _proves(table)
        table.finish()
        if self.count < 0 and not self.has_ids and not self.values:
            raise table.error("case-fact", "a fact needs count, ids or values", {})


def single_words(table: dict[str, object]) -> list[dict[str, object]]:
    """A table taken apart: one table for each value in it, with the keys that lead there."""
    found: list[dict[str, object]] = []
    for key, value in table.items():
        if isinstance(value, dict):
            found += [{key: inner} for inner in single_words(value)]
        else:
            found.append({key: value})
    return found


class Case:
    """A case file."""

    def __init__(self, table: CaseTable) -> None:
        self.file = table.file
        self.source = table
        self.title = table.text("title")
        self.title_fr = table.text("title_fr")
        self.game = table.text("game")
        self.scenario = table.text("scenario", "")
        self.options = _words(table.table("options"))
        self.chance = table.texts("chance")
        self.has_position = table.has("position")
        self.position = table.table("position").values
        self.steps = [CaseStep(each) for each in table.tables("step", "step")]
        self.facts = [CaseFact(each) for each in table.tables("fact", "fact")]
        after = table.table("after")
        not_after = table.table("not_after")
        hidden = table.table("hidden")
        shown = table.table("shown")
        unsure = table.table("unsure")
        certain = table.table("certain")
        ends = [after, not_after, hidden, shown, unsure, certain]
        self.proves = [statement for each in ends for statement in _proves(each)]
        self.after = {key: value for key, value in after.values.items() if key != "proves"}
        self.not_after = single_words({key: value for key, value in not_after.values.items() if key != "proves"})
        self.hidden = _watches(hidden)
        self.shown = _watches(shown)
        self.unsure = _watches(unsure)
        self.certain = _watches(certain)
        table.finish()
        self._check(table)

    def _check(self, table: CaseTable) -> None:
        for number, line in enumerate(self.chance):
            if _CHANCE.fullmatch(line) is None:
                reason = f"{line} is no line of chance"
                raise CaseTable({}, self.file, f"chance {number + 1}").error("case-chance", reason, {"line": line})
        if len(self.proved()) > PROVED_AT_MOST:
            args: dict[str, str | int] = {"count": len(self.proved()), "most": PROVED_AT_MOST}
            raise table.error("case-proves", f"a case proves at most {PROVED_AT_MOST} statements", args)
        sights = self.hidden or self.shown or self.unsure or self.certain
        if not (self.steps or self.facts or self.after or self.not_after or sights):
            raise table.error("case-empty", "nothing is checked", {})

    def proved(self) -> list[str]:
        """The statements that the case proves if it passes, each once, in the order of the file."""
        found = self.proves[:]
        for step in self.steps:
            found += step.proves
        for fact in self.facts:
            found += fact.proves
        return list(dict.fromkeys(found))


def read_case(path: Path) -> Case:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CaseTable({}, str(path), "").error("case-unreadable", str(error), {}) from error
    return parse_case(text, str(path))


def parse_case(text: str, file: str) -> Case:
    try:
        values: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CaseTable({}, file, "").error("case-unreadable", str(error), {}) from error
    return Case(CaseTable(values, file, ""))


def find_cases(path: Path) -> list[Path]:
    """The file itself, or every case file in the folder and below it, by name."""
    return sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def _proves(table: CaseTable) -> list[str]:
    statements = table.texts("proves")
    for statement in statements:
        if _STATEMENT.fullmatch(statement) is None:
            args: dict[str, str | int] = {"statement": statement}
            raise table.error("case-statement", f"{statement} is not the name of a statement", args)
    return statements


def _words(table: CaseTable) -> dict[str, str]:
    return {key: table.text(key) for key in table.values}


def _watches(table: CaseTable) -> list[Watch]:
    return [Watch(key, table.texts(key)) for key in table.values if key != "proves"]
