"""Facts about a game's components, read from a folder of TOML and CSV files, each value with its source and confidence.

A game brings its own folder; an owner of the real game may put another folder over it, whose files stand in for those
of the same name. Whatever is wrong in a file is a DataError that names file, entry and reason.
"""

from __future__ import annotations

import csv
import json
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Final

from outremer.core.errors import DataError

MANIFEST: Final = "data.toml"
CONFIDENCES: Final = ["exact", "inferred", "reconstructed"]
LABELS: Final = ["id", "name", "name_fr"]  # what an entry is called
PROVENANCE: Final = ["confidence", "confidence_of", "source"]  # keys that say where a value is from, not what it is


class Provenance:
    """How sure we are of some values of one entry, and where they are from."""

    def __init__(self, file: str, entry: str, confidence: str, values: list[str], source: str) -> None:
        self.file = file
        self.entry = entry
        self.confidence = confidence
        self.values = values
        self.source = source


class Entry:
    """One table of a TOML file or one line of a CSV file. Every look at a value checks it."""

    def __init__(self, file: str, name: str, table: dict[str, object]) -> None:
        self.file = file
        self.name = name
        self.table = table

    def error(self, key: str, reason: str, args: dict[str, str | int]) -> DataError:
        named: dict[str, str | int] = {"file": self.file, "entry": self.name, "reason": reason}
        named.update(args)
        return DataError(key, named)

    def has(self, key: str) -> bool:
        return key in self.table

    def value(self, key: str) -> object:
        if key not in self.table:
            raise self.error("data-missing-key", f"{key} is missing", {"field": key})
        return self.table[key]

    def _wrong_type(self, key: str, wanted: str) -> DataError:
        value = str(self.table[key])
        reason = f"{key} must be {wanted}, not {value}"
        return self.error("data-type", reason, {"field": key, "kind": wanted, "value": value})

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str) or not value:
            raise self._wrong_type(key, "a text")
        return value

    def number(self, key: str, low: int, high: int) -> int:
        value = self.value(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong_type(key, "a number")
        if not low <= value <= high:
            reason = f"{key} must be from {low} to {high}, not {value}"
            raise self.error("data-range", reason, {"field": key, "value": value, "low": low, "high": high})
        return value

    def decimal(self, key: str, low: float, high: float) -> float:
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise self._wrong_type(key, "a number")
        number = float(value)
        if not low <= number <= high:
            reason = f"{key} must be from {low:g} to {high:g}, not {number:g}"
            limits: dict[str, str | int] = {"low": f"{low:g}", "high": f"{high:g}"}
            raise self.error("data-range", reason, {"field": key, "value": f"{number:g}", **limits})
        return number

    def flag(self, key: str) -> int:
        """1 for true, 0 for false: engines keep small integers."""
        value = self.value(key)
        if not isinstance(value, bool):
            raise self._wrong_type(key, "true or false")
        return 1 if value else 0

    def choice(self, key: str, known: list[str]) -> int:
        """The index of the value among the known words."""
        return self._index(key, self.text(key), known)

    def choices(self, key: str, known: list[str]) -> list[int]:
        """The indexes of a list of words, none twice."""
        indexes = [self._index(key, word, known) for word in self.words(key)]
        if len(set(indexes)) != len(indexes):
            raise self.error("data-twice", f"{key} names something twice", {"field": key})
        return indexes

    def _index(self, key: str, word: str, known: list[str]) -> int:
        if word not in known:
            raise self.error("data-unknown-word", f"{key} names an unknown {word}", {"field": key, "value": word})
        return known.index(word)

    def inner(self, key: str) -> dict[str, object]:
        value = self.value(key)
        if not isinstance(value, dict):
            raise self._wrong_type(key, "a table")
        return value

    def tables(self, key: str) -> list[dict[str, object]]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self._wrong_type(key, "a list of tables")
        tables: list[dict[str, object]] = []
        for table in value:
            if not isinstance(table, dict):
                raise self._wrong_type(key, "a list of tables")
            tables.append(table)
        return tables

    def words(self, key: str) -> list[str]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self._wrong_type(key, "a list of texts")
        words: list[str] = []
        for word in value:
            if not isinstance(word, str):
                raise self._wrong_type(key, "a list of texts")
            words.append(word)
        return words

    def check(self, required: list[str], optional: list[str]) -> None:
        """Exactly these keys, and those that say where the values are from."""
        self.check_keys([*required, "confidence", "source"], [*optional, "confidence_of"])
        self.provenance()

    def check_labels(self) -> None:
        for label in LABELS:
            self.text(label)

    def check_keys(self, required: list[str], optional: list[str]) -> None:
        for key in required:
            self.value(key)
        for key in self.table:
            if key not in required and key not in optional:
                raise self.error("data-unknown-key", f"{key} is not known here", {"field": key})

    def provenance(self) -> list[Provenance]:
        """The entry's values, sorted by how sure we are of them: the entry's confidence, or the value's own."""
        self.choice("confidence", CONFIDENCES)
        own = self.inner("confidence_of") if self.has("confidence_of") else {}
        for key, word in own.items():
            if key not in self.table or key in PROVENANCE:
                raise self.error("data-unknown-key", f"confidence_of names no value {key}", {"field": key})
            self._index("confidence_of", str(word), CONFIDENCES)
        usual = self.text("confidence")
        found: list[Provenance] = []
        for confidence in CONFIDENCES:
            values = [key for key in self.table if key not in PROVENANCE and own.get(key, usual) == confidence]
            if values:
                found.append(Provenance(self.file, self.name, confidence, values, self.text("source")))
        return found


class DataFolder:
    """A game's data folder, with another one over it if `override` is given."""

    def __init__(self, base: Path, override: Path | None = None) -> None:
        self.base = base
        self.override = override
        manifest = self._manifest(base)
        self.game = manifest.text("game")
        self.version = manifest.number("version", 1, 1_000_000)
        self.files = manifest.words("files")
        self.read: dict[str, dict[str, object]] = {}
        if override is not None:
            self._check_override(override)

    def _manifest(self, folder: Path) -> Entry:
        return Entry(MANIFEST, "data", read_toml(folder / MANIFEST, MANIFEST))

    def _check_override(self, folder: Path) -> None:
        """A folder for this game and this version, with no file that would be passed over in silence."""
        if not folder.is_dir():
            raise DataError("data-no-folder", {"file": str(folder), "entry": "", "reason": "there is no such folder"})
        for path in sorted(folder.iterdir()):
            if path.suffix in (".toml", ".csv") and path.name != MANIFEST and path.name not in self.files:
                args: dict[str, str | int] = {"file": path.name, "entry": "", "reason": "no such file is known"}
                raise DataError("data-unknown-file", {**args, "known": ", ".join(self.files)})
        if (folder / MANIFEST).exists():
            manifest = self._manifest(folder)
            manifest.choice("game", [self.game])
            manifest.number("version", self.version, self.version)

    def path(self, file: str) -> Path:
        """Where the file is read from."""
        if self.override is not None and (self.override / file).exists():
            return self.override / file
        return self.base / file

    def toml(self, file: str) -> dict[str, object]:
        if file not in self.read:
            self.read[file] = read_toml(self.path(file), file)
        return self.read[file]

    def table(self, file: str, key: str) -> Entry:
        """The table `[key]`."""
        return Entry(file, key, Entry(file, key, self.toml(file)).inner(key))

    def entries(self, file: str, key: str) -> list[Entry]:
        """The tables `[[key]]`, each named by its id."""
        found: list[Entry] = []
        for number, table in enumerate(Entry(file, key, self.toml(file)).tables(key), 1):
            found.append(Entry(file, Entry(file, f"{key} {number}", table).text("id"), table))
        return found

    def only(self, file: str, known: list[str]) -> None:
        """Refuse tables that nobody would read, such as `[[twon]]`."""
        for key in self.toml(file):
            if key not in known:
                args: dict[str, str | int] = {"file": file, "entry": key, "reason": f"{key} is not known here"}
                raise DataError("data-unknown-key", {**args, "field": key})

    def complete(self, file: str, key: str, ids: list[str]) -> list[Entry]:
        """The tables `[[key]]` in the order of `ids`: every id once, and no other."""
        found: dict[str, Entry] = {}
        for entry in self.entries(file, key):
            if entry.name not in ids:
                raise entry.error("data-unknown-id", f"there is no {key} {entry.name}", {"kind": key})
            if entry.name in found:
                raise entry.error("data-twice", f"{key} {entry.name} stands there twice", {"field": "id"})
            found[entry.name] = entry
        for name in ids:
            if name not in found:
                reason = f"{key} {name} is missing"
                raise DataError("data-missing-entry", {"file": file, "entry": name, "reason": reason, "kind": key})
        return [found[name] for name in ids]

    def lines(self, file: str, columns: list[str]) -> list[Entry]:
        """The lines of a CSV file with a heading, each named by its first two columns."""
        rows = list(csv.reader(_read(self.path(file), file).splitlines()))
        if not rows or rows[0] != columns:
            reason = f"the first line must be {','.join(columns)}"
            raise DataError("data-heading", {"file": file, "entry": "1", "reason": reason, "known": ",".join(columns)})
        found: list[Entry] = []
        for number, row in enumerate(rows[1:], 2):
            if len(row) != len(columns):
                args: dict[str, str | int] = {"file": file, "entry": f"line {number}"}
                reason = f"{len(columns)} values wanted, not {len(row)}"
                raise DataError("data-line", {**args, "reason": reason, "wanted": len(columns), "given": len(row)})
            table: dict[str, object] = dict(zip(columns, row, strict=True))
            found.append(Entry(file, "-".join(row[:2]), table))
        return found

    def digest(self) -> str:
        """A hash of all values. Where a value is from and how sure we are of it does not change it."""
        contents: dict[str, object] = {}
        for file in self.files:
            if file.endswith(".csv"):
                contents[file] = [_values(dict(zip(row[0], row[1], strict=False))) for row in self._rows(file)]
            else:
                contents[file] = _values(self.toml(file))
        text = json.dumps(contents, sort_keys=True, ensure_ascii=False, default=str)
        return blake2b(text.encode(), digest_size=16).hexdigest()

    def _rows(self, file: str) -> list[tuple[list[str], list[str]]]:
        rows = list(csv.reader(_read(self.path(file), file).splitlines()))
        return [(rows[0], row) for row in rows[1:]]

    def export(self, folder: Path) -> list[Path]:
        """Write all files into a folder. DataError if one is there already: it may hold somebody's work."""
        names = [MANIFEST, *self.files]
        for file in names:
            if (folder / file).exists():
                reason = "the file is there already"
                raise DataError("data-exists", {"file": str(folder / file), "entry": "", "reason": reason})
        texts = [_read(self.path(file), file) for file in names]
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for file, text in zip(names, texts, strict=True):
                (folder / file).write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            raise DataError("data-unwritable", {"file": str(folder), "entry": "", "reason": _plain(error)}) from error
        return [folder / file for file in names]


def doubtful(found: list[Provenance]) -> list[Provenance]:
    """What is not exact."""
    return [each for each in found if each.confidence != "exact"]


def _values(value: object) -> object:
    """The value without the keys that say where it is from."""
    if isinstance(value, dict):
        return {key: _values(inner) for key, inner in value.items() if key not in PROVENANCE}
    if isinstance(value, list):
        return [_values(inner) for inner in value]
    return value


def read_toml(path: Path, file: str) -> dict[str, object]:
    """A TOML file; errors call it `file`."""
    try:
        parsed: dict[str, object] = tomllib.loads(_read(path, file))
    except tomllib.TOMLDecodeError as error:
        raise DataError("data-unreadable", {"file": file, "entry": "", "reason": str(error)}) from error
    return parsed


def _read(path: Path, file: str) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError("data-unreadable", {"file": file, "entry": "", "reason": _plain(error)}) from error


def _plain(error: OSError | UnicodeDecodeError) -> str:
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return f"byte {error.start} is not UTF-8"
