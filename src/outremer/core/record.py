"""A record is the game: who plays what, every action as a line, and in the end the seed and salt that prove the dice.

    outremer-record 1
    game crusader-rex
    scenario third-crusade
    rules 1
    data 5f0c...                     a digest of the data files
    option richard on
    seat frank
    seat saracen
    player saracen human             who sits there, for going on later; old records do not say it
    commitment 9b1e...               BLAKE2b of seed and salt, known before the first die
    ---
    frank play 3
    !resign frank                    an act at the table, not an action of the game
    !reseed 70c4...                  the game goes on with a second seed, promised like the first
    #50 3f2a91c0b7e4d511             the position's hash after 50 actions
    seed ...                         left out as long as it is secret; after a reseed there are two, in order
    salt ...
    end 73 90aa41...                 how many actions there are, and the last position's hash

The last line makes a record that was cut short recognisable. Reading and writing happen here; playing it is the part of
`table`.
"""

from __future__ import annotations

import os
import tempfile
from hashlib import blake2b
from pathlib import Path
from typing import Final

from outremer.core.errors import RecordError

TITLE: Final = "outremer-record 1"
HASH_EVERY: Final = 50
SALT_BYTES: Final = 16
RESIGN: Final = "!resign"
RESEED: Final = "!reseed"
_RULE_OFF: Final = "---"
_SINGLE: Final = ["game", "scenario", "rules", "data", "commitment"]


def commitment_of(seed: bytes, salt: bytes) -> str:
    """What the server publishes before the game: it fixes the seed and tells nothing about it."""
    return blake2b(seed + salt, digest_size=32).hexdigest()


class Act:
    """A line of the record: a seat and what it said, in notation, or `!resign`. `!reseed` has a promise for a seat."""

    def __init__(self, seat: str, text: str, line: int = 0) -> None:
        self.seat = seat
        self.text = text
        self.line = line  # in the file it was read from

    def is_action(self) -> bool:
        return not self.text.startswith("!")

    def written(self) -> str:
        return f"{self.seat} {self.text}" if self.is_action() else f"{self.text} {self.seat}"


class Header:
    """What is settled before the first action."""

    def __init__(self, game: str, scenario: str, options: dict[str, str], seats: list[str]) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        self.seats = seats
        self.players: dict[str, str] = {}  # by seat: human, or the name of a bot
        self.rules = 1
        self.data = ""
        self.commitment = ""

    def lines(self) -> list[str]:
        found = [f"game {self.game}", f"scenario {self.scenario}", f"rules {self.rules}"]
        if self.data:
            found.append(f"data {self.data}")
        found += [f"option {name} {value}" for name, value in self.options.items()]
        found += [f"seat {seat}" for seat in self.seats]
        found += [f"player {seat} {name}" for seat, name in self.players.items()]
        return [*found, f"commitment {self.commitment}"]


class Record:
    """Header, acts and hashes; seed and salt where they are known."""

    def __init__(self, header: Header, seed: bytes = b"", salt: bytes = b"") -> None:
        self.header = header
        self.seed = seed
        self.salt = salt
        self.later: list[tuple[bytes, bytes]] = []  # seed and salt of every reseed
        self.acts: list[Act] = []
        self.hashes: dict[int, str] = {}  # by the number of actions done
        self.last_hash = ""
        self.file = ""

    def actions(self) -> int:
        """How many actions of the game there are."""
        return sum(1 for act in self.acts if act.is_action())

    def error(self, key: str, line: int, reason: str, args: dict[str, str | int]) -> RecordError:
        named: dict[str, str | int] = {"file": self.file, "line": line, "reason": reason}
        named.update(args)
        return RecordError(key, named)

    def text(self, with_seed: bool) -> str:
        """The record as a file. Without the seed nobody can compute what is still hidden."""
        lines = [TITLE, *self.header.lines(), _RULE_OFF]
        ply = 0
        for act in self.acts:
            lines.append(act.written())
            if act.is_action():
                ply += 1
                if ply in self.hashes:
                    lines.append(f"#{ply} {self.hashes[ply]}")
        if with_seed and self.seed:
            for seed, salt in [(self.seed, self.salt), *self.later]:
                lines += [f"seed {seed.hex()}", f"salt {salt.hex()}"]
        lines.append(f"end {ply} {self.last_hash}")
        return "\n".join(lines) + "\n"


def save(text: str, path: Path) -> None:
    """Write a file whole or not at all: a copy beside it takes its place when it is safely on the disk."""
    handle, name = tempfile.mkstemp(prefix=path.name, suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def load(path: Path) -> Record:
    """Read a record. RecordError says what is wrong with it, and in which line."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordError("record-unreadable", {"file": str(path), "line": 0, "reason": reason}) from error
    except UnicodeDecodeError as error:
        reason = f"byte {error.start} is not UTF-8"
        raise RecordError("record-unreadable", {"file": str(path), "line": 0, "reason": reason}) from error
    return parse(text, str(path))


def parse(text: str, file: str = "") -> Record:
    """The record that `Record.text` wrote."""
    return _Reader(text, file).read()


class _Reader:
    def __init__(self, text: str, file: str) -> None:
        self.lines = text.split("\n")
        self.at = 0
        self.record = Record(Header("", "", {}, []))
        self.record.file = file
        self.secrets: dict[str, list[bytes]] = {"seed": [], "salt": []}
        self.is_ended = False

    def fail(self, key: str, reason: str) -> RecordError:
        shown = self.lines[self.at - 1] if 0 < self.at <= len(self.lines) else ""
        return self.record.error(key, self.at, reason, {"text": shown[:80]})

    def next(self) -> str:
        """The next line; one that does not end was cut off."""
        self.at += 1
        if self.at >= len(self.lines):
            raise self.fail("record-truncated", "the record ends too early")
        return self.lines[self.at - 1]

    def read(self) -> Record:
        if self.next() != TITLE:
            raise self.fail("record-title", f"the first line must be {TITLE}")
        self._read_header()
        while not self.is_ended:
            self._read_act(self.next())
        if self.lines[self.at :] != [""]:
            self.at += 1
            raise self.fail("record-after-end", "something stands after the end")
        return self.record

    def _read_header(self) -> None:
        header = self.record.header
        singles: dict[str, str] = {}
        line = self.next()
        while line != _RULE_OFF:
            words = line.split(" ")
            if words[0] in _SINGLE and words[0] not in singles and len(words) == 2:
                singles[words[0]] = words[1]
            elif words[0] == "option" and len(words) == 3 and words[1] not in header.options:
                header.options[words[1]] = words[2]
            elif words[0] == "seat" and len(words) == 2 and words[1] not in header.seats:
                header.seats.append(words[1])
            elif (
                words[0] == "player" and len(words) == 3 and words[1] in header.seats and words[1] not in header.players
            ):
                header.players[words[1]] = words[2]
            else:
                raise self.fail("record-header", "this is no line of a header")
            line = self.next()
        for key in ("game", "scenario", "rules", "commitment"):
            if key not in singles:
                raise self.fail("record-header-missing", f"the header does not give the {key}")
        if not header.seats or not _is_number(singles["rules"]):
            raise self.fail("record-header-missing", "the header does not give seats and the number of the rules")
        header.game = singles["game"]
        header.scenario = singles["scenario"]
        header.rules = int(singles["rules"])
        header.data = singles.get("data", "")
        header.commitment = singles["commitment"]

    def _read_act(self, line: str) -> None:
        words = line.split(" ")
        seats = self.record.header.seats
        if words[0] in seats and len(words) in (2, 3) and not words[1].startswith("!"):
            self.record.acts.append(Act(words[0], " ".join(words[1:]), self.at))
        elif words[0] == RESIGN and len(words) == 2 and words[1] in seats:
            self.record.acts.append(Act(words[1], RESIGN, self.at))
        elif words[0] == RESEED and len(words) == 2:
            self.record.acts.append(Act(words[1], RESEED, self.at))
        elif line.startswith("#") and len(words) == 2 and words[0] == f"#{self.record.actions()}":
            self.record.hashes[self.record.actions()] = words[1]
        elif words[0] in ("seed", "salt") and len(words) == 2:
            self._read_secret(words[0], words[1])
        elif words[0] == "end" and len(words) == 3:
            self._read_end(words[1], words[2])
        else:
            raise self.fail("record-line", "this is neither an action nor an act at the table")

    def _read_secret(self, word: str, digits: str) -> None:
        try:
            value = bytes.fromhex(digits)
        except ValueError as error:
            raise self.fail("record-line", f"the {word} is not written in hexadecimal digits") from error
        self.secrets[word].append(value)

    def _read_end(self, count: str, last_hash: str) -> None:
        if count != str(self.record.actions()):
            raise self.fail("record-count", f"there are {self.record.actions()} actions, not {count}")
        self._pair_secrets()
        self.record.last_hash = last_hash
        self.is_ended = True

    def _pair_secrets(self) -> None:
        """Every seed has its salt; there are as many as were promised, or none as long as they are secret."""
        seeds, salts = self.secrets["seed"], self.secrets["salt"]
        reseeds = sum(act.text == RESEED for act in self.record.acts)
        if len(seeds) != len(salts) or (seeds and len(seeds) != reseeds + 1):
            raise self.fail("record-line", "there is not one seed with its salt for every promise")
        if seeds:
            self.record.seed, self.record.salt = seeds[0], salts[0]
            self.record.later = list(zip(seeds[1:], salts[1:], strict=True))


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()
