"""Records: writing, reading, and what is wrong with a file."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from outremer.core.errors import RecordError
from outremer.core.record import Act, Header, Record, commitment_of, load, parse, save


def example() -> Record:
    header = Header("toy", "short", {"second": "on"}, ["amir", "baron"])
    header.data = "d1"
    header.commitment = commitment_of(b"seed", b"salt")
    record = Record(header, b"seed", b"salt")
    record.acts = [Act("amir", "choose c1"), Act("baron", "lock"), Act("amir", "!resign")]
    record.hashes = {2: "abc"}
    record.last_hash = "xyz"
    return record


TEXT = """outremer-record 1
game toy
scenario short
rules 1
data d1
option second on
seat amir
seat baron
commitment 7fdf
---
amir choose c1
baron lock
#2 abc
!resign amir
seed 73656564
salt 73616c74
end 2 xyz
"""


def test_a_record_is_text() -> None:
    record = example()
    record.header.commitment = "7fdf"
    assert record.text(with_seed=True) == TEXT
    assert "seed" not in record.text(with_seed=False)


def test_a_record_may_say_who_sits_where() -> None:
    record = example()
    record.header.players = {"amir": "human", "baron": "random"}
    text = record.text(with_seed=True)
    assert "seat baron\nplayer amir human\nplayer baron random\ncommitment" in text
    assert parse(text).header.players == record.header.players
    for wrong in ("player dervish human", "player amir random"):
        with pytest.raises(RecordError):
            parse(text.replace("player baron random", wrong))


def test_a_record_is_read_back() -> None:
    record = parse(example().text(with_seed=True))
    assert record.text(with_seed=True) == example().text(with_seed=True)
    assert (record.seed, record.salt, record.hashes, record.last_hash) == (b"seed", b"salt", {2: "abc"}, "xyz")
    assert [(act.seat, act.text, act.line) for act in record.acts] == [
        ("amir", "choose c1", 11),
        ("baron", "lock", 12),
        ("amir", "!resign", 14),
    ]
    assert record.actions() == 2


def test_a_record_without_data_digest_or_seed() -> None:
    record = example()
    record.header.data = ""
    again = parse(record.text(with_seed=False))
    assert (again.header.data, again.seed, again.salt) == ("", b"", b"")


def test_the_commitment_is_a_hash_of_seed_and_salt() -> None:
    assert commitment_of(b"seed", b"salt") == commitment_of(b"seeds", b"alt")
    assert commitment_of(b"seed", b"salt") != commitment_of(b"seed", b"Salt")
    assert len(commitment_of(b"", b"")) == 64


@pytest.mark.parametrize("lines", range(len(TEXT.splitlines())))
def test_a_record_that_was_cut_off_between_two_lines(lines: int) -> None:
    with pytest.raises(RecordError) as caught:
        parse("".join(line + "\n" for line in TEXT.splitlines()[:lines]), "game.record")
    assert caught.value.key == "record-truncated"
    assert caught.value.args_of["file"] == "game.record"
    assert caught.value.args_of["line"] == lines + 1


@pytest.mark.parametrize("cut", range(1, len(TEXT), 7))
def test_a_record_that_was_cut_off_anywhere(cut: int) -> None:
    with pytest.raises(RecordError):
        parse(TEXT[:cut])


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ("outremer-record 1", "outremer-record 2", "record-title", 1),
        ("game toy\n", "", "record-header-missing", 9),
        ("game toy\n", "game toy\ngame toy\n", "record-header", 3),
        ("rules 1", "rules one", "record-header-missing", 10),
        ("rules 1", "rules", "record-header", 4),
        ("option second on", "option second", "record-header", 6),
        ("option second on", "option second on\noption second off", "record-header", 7),
        ("seat baron", "seat amir", "record-header", 8),
        ("seat amir\nseat baron\n", "", "record-header-missing", 8),
        ("seat baron", "colour blue", "record-header", 8),
        ("baron lock", "saladin lock", "record-line", 12),
        ("baron lock", "baron !resign", "record-line", 12),
        ("baron lock", "baron", "record-line", 12),
        ("baron lock", "baron choose c1 c2", "record-line", 12),
        ("#2 abc", "#3 abc", "record-line", 13),
        ("#2 abc", "#2", "record-line", 13),
        ("!resign amir", "!resign saladin", "record-line", 14),
        ("!resign amir", "!leave amir", "record-line", 14),
        ("seed 73656564", "seed 7365656g", "record-line", 15),
        ("salt 73616c74", "salt 7", "record-line", 16),
        ("end 2 xyz", "end 3 xyz", "record-count", 17),
        ("end 2 xyz", "end 2", "record-line", 17),
        ("end 2 xyz\n", "end 2 xyz\namir lock\n", "record-after-end", 18),
    ],
)
def test_what_is_wrong_with_a_record(old: str, new: str, key: str, line: int) -> None:
    assert old in TEXT
    with pytest.raises(RecordError) as caught:
        parse(TEXT.replace(old, new, 1), "bad.record")
    assert (caught.value.key, caught.value.args_of["file"], caught.value.args_of["line"]) == (key, "bad.record", line)
    assert caught.value.args_of["reason"]


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "my.record"
    save("one\n", path)
    save(TEXT, path)
    assert load(path).text(with_seed=True) == TEXT
    assert os.listdir(tmp_path) == ["my.record"]


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "my.record"
    save(TEXT, path)

    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space left"):
        save("something else\n", path)
    assert path.read_text(encoding="utf-8") == TEXT
    assert os.listdir(tmp_path) == ["my.record"]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as caught:
        load(tmp_path / "none.record")
    assert caught.value.key == "record-unreadable"
    assert "No such file" in str(caught.value.args_of["reason"])
    path = tmp_path / "binary.record"
    path.write_bytes(b"outremer-record 1\n\xff\xfe")
    with pytest.raises(RecordError) as caught:
        load(path)
    assert caught.value.args_of == {"file": str(path), "line": 0, "reason": "byte 18 is not UTF-8"}
