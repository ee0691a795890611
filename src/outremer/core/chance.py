"""Chance that can be verified afterwards, and a scripted stand-in for cases.

The dice of a game are one keyed stream: BLAKE2b, keyed with the game's secret seed, of a counter. Each request
takes the next counter and as many 64-byte blocks as it needs, so one hash serves many dice; bytes that would favour
a result are rejected. Whoever knows the seed can compute every roll again.
"""

from __future__ import annotations

from hashlib import blake2b

from mypy_extensions import mypyc_attr

from outremer.core.actions import Noun
from outremer.core.errors import CaseError


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """What a game may ask of chance."""

    def roll(self, count: int) -> list[int]:
        raise NotImplementedError

    def draw(self, options: list[int], noun: Noun) -> int:
        raise NotImplementedError

    def deal(self, pile: list[int], noun: Noun, count: int) -> list[int]:
        raise NotImplementedError


class Stream(Chance):
    """The keyed stream. `counter` is the number of requests served; set it to take the stream up again."""

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter
        self.block = b""
        self.at = 0
        self.page = 0

    def _open(self) -> None:
        self.counter += 1
        self.page = 0
        self._turn()

    def _turn(self) -> None:
        name = self.counter.to_bytes(8, "big") + self.page.to_bytes(4, "big")
        self.block = blake2b(name, key=self.seed).digest()
        self.at = 0
        self.page += 1

    def _byte(self) -> int:
        if self.at == 64:
            self._turn()
        self.at += 1
        return self.block[self.at - 1]

    def _below(self, count: int) -> int:
        """A number below `count`, all equally likely."""
        if count <= 256:
            limit = 256 - 256 % count
            while True:
                value = self._byte()
                if value < limit:
                    return value % count
        limit = 16777216 - 16777216 % count
        while True:
            value = self._byte() << 16 | self._byte() << 8 | self._byte()
            if value < limit:
                return value % count

    def roll(self, count: int) -> list[int]:
        self._open()
        return [self._below(6) + 1 for _ in range(count)]

    def pick(self, count: int) -> int:
        """A number below `count`: what bots and samplers use."""
        self._open()
        return self._below(count)

    def draw(self, options: list[int], noun: Noun) -> int:
        self._open()
        return options[self._below(len(options))]

    def deal(self, pile: list[int], noun: Noun, count: int) -> list[int]:
        self._open()
        left = pile[:]
        hand: list[int] = []
        for _ in range(count):
            at = self._below(len(left))
            hand.append(left[at])
            left[at] = left[-1]
            left.pop()
        return hand


class Script(Chance):
    """Chance written down in advance, for cases: `d6 3`, `draw kurds_1`, `deal 3 3 2 mud 1 1`."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0

    def _next(self, wanted: str) -> str:
        if self.at >= len(self.lines):
            raise CaseError("chance-short", {"wanted": wanted, "used": self.at})
        self.at += 1
        line = self.lines[self.at - 1]
        kind, _, rest = line.partition(" ")
        if kind != wanted:
            raise CaseError("chance-other", {"wanted": wanted, "line": line, "number": self.at})
        return rest

    def roll(self, count: int) -> list[int]:
        dice: list[int] = []
        while len(dice) < count:
            face = self._next("d6")
            if face not in ("1", "2", "3", "4", "5", "6"):
                raise CaseError("chance-face", {"line": f"d6 {face}", "number": self.at})
            dice.append(int(face))
        return dice

    def draw(self, options: list[int], noun: Noun) -> int:
        word = self._next("draw")
        if noun.index.get(word, -1) not in options:
            raise CaseError("chance-absent", {"word": word, "number": self.at})
        return noun.index[word]

    def deal(self, pile: list[int], noun: Noun, count: int) -> list[int]:
        words = self._next("deal").split()
        left = pile[:]
        if len(words) != count:
            raise CaseError("chance-deal", {"wanted": count, "given": len(words), "number": self.at})
        for word in words:
            if noun.index.get(word, -1) not in left:
                raise CaseError("chance-absent", {"word": word, "number": self.at})
            left.remove(noun.index[word])
        return [noun.index[word] for word in words]

    def left_over(self) -> list[str]:
        return self.lines[self.at :]
