"""Data folders: reading with provenance, errors that name file, entry and reason, override folders, digest, export."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from outremer.core.data import DataFolder, Entry, doubtful
from outremer.core.errors import DataError

THINGS = """
[[thing]]
id = "cup"
size = 3
heavy = true
lat = 31.5
words = ["red", "blue"]
confidence = "inferred"
confidence_of = { size = "exact" }
source = "seen"

[[thing]]
id = "bowl"
size = 1
heavy = false
lat = 30
words = []
confidence = "exact"
source = "told"

[maker]
name = "Anna"
confidence = "reconstructed"
source = "guessed"
"""
LINES = "a,b,confidence,source\ncup,bowl,exact,seen\n"
COLUMNS = ["a", "b", "confidence", "source"]


@pytest.fixture
def base(tmp_path: Path) -> Path:
    folder = tmp_path / "base"
    folder.mkdir()
    (folder / "data.toml").write_text('game = "toy"\nversion = 1\nfiles = ["things.toml", "lines.csv"]\n')
    (folder / "things.toml").write_text(THINGS)
    (folder / "lines.csv").write_text(LINES)
    return folder


@pytest.fixture
def over(tmp_path: Path) -> Path:
    folder = tmp_path / "over"
    folder.mkdir()
    return folder


def things(base: Path, text: str) -> DataFolder:
    (base / "things.toml").write_text(text)
    return DataFolder(base)


def cup(base: Path) -> Entry:
    return DataFolder(base).complete("things.toml", "thing", ["cup", "bowl"])[0]


def wrong(call: Callable[[], object]) -> tuple[str, str | int, str | int, str | int]:
    """The error's key, file, entry and reason."""
    with pytest.raises(DataError) as caught:
        call()
    args = caught.value.args_of
    return caught.value.key, args["file"], args["entry"], args["reason"]


def test_values_are_read_by_kind(base: Path) -> None:
    entry = cup(base)
    assert entry.text("id") == "cup"
    assert entry.number("size", 0, 3) == 3
    assert entry.flag("heavy") == 1
    assert entry.decimal("lat", -90, 90) == 31.5
    assert entry.words("words") == ["red", "blue"]
    assert entry.choice("id", ["bowl", "cup"]) == 1
    assert entry.choices("words", ["blue", "green", "red"]) == [2, 0]
    assert entry.has("size") and not entry.has("weight")


def test_a_whole_number_is_a_decimal_too(base: Path) -> None:
    bowl = DataFolder(base).complete("things.toml", "thing", ["cup", "bowl"])[1]
    assert bowl.decimal("lat", 0, 90) == 30.0
    assert bowl.flag("heavy") == 0


def test_entries_come_in_the_order_of_their_ids(base: Path) -> None:
    found = DataFolder(base).complete("things.toml", "thing", ["bowl", "cup"])
    assert [entry.name for entry in found] == ["bowl", "cup"]


@pytest.mark.parametrize(
    ("look", "key", "reason"),
    [
        (lambda e: e.text("colour"), "data-missing-key", "colour is missing"),
        (lambda e: e.text("size"), "data-type", "size must be a text, not 3"),
        (lambda e: e.number("id", 0, 3), "data-type", "id must be a number, not cup"),
        (lambda e: e.number("heavy", 0, 3), "data-type", "heavy must be a number, not True"),
        (lambda e: e.number("size", 4, 9), "data-range", "size must be from 4 to 9, not 3"),
        (lambda e: e.number("size", 0, 2), "data-range", "size must be from 0 to 2, not 3"),
        (lambda e: e.decimal("id", 0, 3), "data-type", "id must be a number, not cup"),
        (lambda e: e.decimal("heavy", 0, 3), "data-type", "heavy must be a number, not True"),
        (lambda e: e.decimal("lat", -1, 31.25), "data-range", "lat must be from -1 to 31.25, not 31.5"),
        (lambda e: e.flag("size"), "data-type", "size must be true or false, not 3"),
        (lambda e: e.choice("id", ["jug"]), "data-unknown-word", "id names an unknown cup"),
        (lambda e: e.choices("words", ["red"]), "data-unknown-word", "words names an unknown blue"),
        (lambda e: e.words("id"), "data-type", "id must be a list of texts, not cup"),
        (lambda e: e.tables("id"), "data-type", "id must be a list of tables, not cup"),
        (lambda e: e.tables("words"), "data-type", "words must be a list of tables, not ['red', 'blue']"),
        (lambda e: e.inner("id"), "data-type", "id must be a table, not cup"),
    ],
)
def test_a_wrong_value_is_named(base: Path, look: Callable[[Entry], object], key: str, reason: str) -> None:
    entry = cup(base)
    assert wrong(lambda: look(entry)) == (key, "things.toml", "cup", reason)


def test_a_list_must_hold_texts_none_of_them_twice(base: Path) -> None:
    text = THINGS.replace('["red", "blue"]', '["red", "red"]').replace("words = []", "words = [1]")
    first, second = things(base, text).complete("things.toml", "thing", ["cup", "bowl"])
    assert wrong(lambda: first.choices("words", ["red"]))[3] == "words names something twice"
    assert wrong(lambda: second.words("words"))[3] == "words must be a list of texts, not [1]"


def test_exactly_the_keys_that_are_wanted(base: Path) -> None:
    entry = cup(base)
    entry.check(["id", "size", "heavy", "lat"], ["words", "colour"])
    assert wrong(lambda: entry.check(["id", "size", "heavy", "lat", "colour"], ["words"]))[3] == "colour is missing"
    assert wrong(lambda: entry.check(["id", "size", "heavy", "lat"], []))[3] == "words is not known here"


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ('confidence = "inferred"', "", "confidence is missing"),
        ('confidence = "inferred"', 'confidence = "sure"', "confidence names an unknown sure"),
        ('source = "seen"', "", "source is missing"),
        ('{ size = "exact" }', '{ colour = "exact" }', "confidence_of names no value colour"),
        ('{ size = "exact" }', '{ source = "exact" }', "confidence_of names no value source"),
        ('{ size = "exact" }', '{ size = "sure" }', "confidence_of names an unknown sure"),
        ('{ size = "exact" }', '"exact"', "confidence_of must be a table, not exact"),
    ],
)
def test_every_value_says_where_it_is_from(base: Path, before: str, after: str, reason: str) -> None:
    entry = things(base, THINGS.replace(before, after)).complete("things.toml", "thing", ["cup", "bowl"])[0]
    assert wrong(lambda: entry.check(["id", "size", "heavy", "lat", "words"], []))[3] == reason


def test_provenance_groups_the_values_by_confidence(base: Path) -> None:
    found = cup(base).provenance()
    assert [(each.confidence, each.values) for each in found] == [
        ("exact", ["size"]),
        ("inferred", ["id", "heavy", "lat", "words"]),
    ]
    assert [(each.file, each.entry, each.source) for each in doubtful(found)] == [("things.toml", "cup", "seen")]


@pytest.mark.parametrize(
    ("ids", "key", "entry", "reason"),
    [
        (["cup"], "data-unknown-id", "bowl", "there is no thing bowl"),
        (["cup", "bowl", "jug"], "data-missing-entry", "jug", "thing jug is missing"),
    ],
)
def test_the_set_of_ids_is_fixed(base: Path, ids: list[str], key: str, entry: str, reason: str) -> None:
    assert wrong(lambda: DataFolder(base).complete("things.toml", "thing", ids)) == (key, "things.toml", entry, reason)


def test_an_id_stands_only_once(base: Path) -> None:
    folder = things(base, THINGS.replace('"bowl"', '"cup"'))
    error = wrong(lambda: folder.complete("things.toml", "thing", ["cup"]))
    assert error == ("data-twice", "things.toml", "cup", "thing cup stands there twice")


def test_an_entry_without_id_is_called_by_its_place(base: Path) -> None:
    folder = things(base, THINGS.replace('id = "bowl"', ""))
    assert wrong(lambda: folder.entries("things.toml", "thing"))[1:] == ("things.toml", "thing 2", "id is missing")


def test_tables_that_nobody_reads_are_refused(base: Path) -> None:
    folder = DataFolder(base)
    folder.only("things.toml", ["thing", "maker"])
    assert wrong(lambda: folder.only("things.toml", ["thing"]))[1:] == (
        "things.toml",
        "maker",
        "maker is not known here",
    )
    assert folder.table("things.toml", "maker").text("name") == "Anna"
    assert wrong(lambda: folder.table("things.toml", "owner"))[3] == "owner is missing"
    assert wrong(lambda: folder.entries("things.toml", "maker"))[0] == "data-type"


def test_lines_are_named_by_their_ends(base: Path) -> None:
    found = DataFolder(base).lines("lines.csv", COLUMNS)
    assert [(entry.name, entry.text("source")) for entry in found] == [("cup-bowl", "seen")]


@pytest.mark.parametrize(
    ("text", "key", "entry", "reason"),
    [
        ("", "data-heading", "1", "the first line must be a,b,confidence,source"),
        ("a,b\n", "data-heading", "1", "the first line must be a,b,confidence,source"),
        (LINES + "cup,bowl\n", "data-line", "line 3", "4 values wanted, not 2"),
    ],
)
def test_wrong_lines(base: Path, text: str, key: str, entry: str, reason: str) -> None:
    (base / "lines.csv").write_text(text)
    assert wrong(lambda: DataFolder(base).lines("lines.csv", COLUMNS)) == (key, "lines.csv", entry, reason)


def test_an_empty_field_of_a_line_is_named(base: Path) -> None:
    (base / "lines.csv").write_text(LINES + "cup,bowl,exact,\n")
    entry = DataFolder(base).lines("lines.csv", COLUMNS)[1]
    assert wrong(lambda: entry.text("source"))[3] == "source must be a text, not "


def test_unreadable_files_are_named(base: Path) -> None:
    key, file, entry, reason = wrong(lambda: things(base, "[[thing\n").entries("things.toml", "thing"))
    assert (key, file, entry) == ("data-unreadable", "things.toml", "")
    assert "line 1" in str(reason)
    (base / "things.toml").write_bytes(b"ab\xff")
    reason = wrong(lambda: DataFolder(base).entries("things.toml", "thing"))[3]
    assert reason == "byte 2 is not UTF-8"
    (base / "things.toml").unlink()
    assert wrong(lambda: DataFolder(base).toml("things.toml"))[3] == "No such file or directory"


def test_a_file_of_the_override_folder_stands_in_for_its_namesake(base: Path, over: Path) -> None:
    (over / "things.toml").write_text(THINGS.replace("size = 3", "size = 2"))
    (over / "notes.txt").write_text("mine")
    folder = DataFolder(base, over)
    assert folder.entries("things.toml", "thing")[0].number("size", 0, 3) == 2
    assert folder.path("things.toml") == over / "things.toml"
    assert folder.path("lines.csv") == base / "lines.csv"


def test_wrong_override_folders(base: Path, over: Path) -> None:
    nowhere = over / "nowhere"
    assert wrong(lambda: DataFolder(base, nowhere)) == ("data-no-folder", str(nowhere), "", "there is no such folder")
    (over / "thing.toml").write_text(THINGS)
    assert wrong(lambda: DataFolder(base, over)) == ("data-unknown-file", "thing.toml", "", "no such file is known")


@pytest.mark.parametrize(
    ("manifest", "reason"),
    [
        ('game = "chess"\nversion = 1\n', "game names an unknown chess"),
        ('game = "toy"\nversion = 2\n', "version must be from 1 to 1, not 2"),
        ("", "game is missing"),
    ],
)
def test_an_override_folder_is_for_this_game_and_version(base: Path, over: Path, manifest: str, reason: str) -> None:
    (over / "data.toml").write_text(manifest)
    assert wrong(lambda: DataFolder(base, over))[1:] == ("data.toml", "data", reason)


def test_the_digest_is_of_the_values_alone(base: Path, over: Path) -> None:
    before = DataFolder(base).digest()
    (over / "things.toml").write_text("# mine\n" + THINGS.replace("inferred", "exact").replace("told", "read"))
    (over / "lines.csv").write_text(LINES.replace("exact,seen", "inferred,told"))
    assert DataFolder(base, over).digest() == before
    (over / "lines.csv").write_text(LINES.replace("cup,bowl", "bowl,cup"))
    changed = DataFolder(base, over).digest()
    (over / "things.toml").write_text(THINGS.replace("size = 3", "size = 2"))
    assert len({before, changed, DataFolder(base, over).digest()}) == 3
    assert len(before) == 32


def test_export_writes_what_can_be_read_back(base: Path, tmp_path: Path) -> None:
    target = tmp_path / "mine" / "toy"
    written = DataFolder(base).export(target)
    assert [path.name for path in written] == ["data.toml", "things.toml", "lines.csv"]
    assert (target / "things.toml").read_text() == THINGS
    assert DataFolder(base, target).digest() == DataFolder(base).digest()


def test_export_never_writes_over_a_file(base: Path, over: Path) -> None:
    (over / "lines.csv").write_text("my work")
    error = wrong(lambda: DataFolder(base).export(over))
    assert error == ("data-exists", str(over / "lines.csv"), "", "the file is there already")
    assert sorted(path.name for path in over.iterdir()) == ["lines.csv"]
    assert (over / "lines.csv").read_text() == "my work"


def test_export_to_an_impossible_place(base: Path, over: Path) -> None:
    (over / "file").write_text("")
    error = wrong(lambda: DataFolder(base).export(over / "file" / "inside"))
    assert error == ("data-unwritable", str(over / "file" / "inside"), "", "Not a directory")
