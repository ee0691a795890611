"""Comparing a position with the `[after]` of a case (docs/casebook.md)."""

from __future__ import annotations

from typing import Final

from outremer.core.comparing import Comparison
from outremer.core.game import Game
from outremer.core.reading import Words
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.cards import KINDS
from outremer.games.crusader_rex.control import controller
from outremer.games.crusader_rex.names import BLOCKS, SIDES, TOWNS
from outremer.games.crusader_rex.state import (
    ABSENT,
    ACTED,
    DRAWN,
    FIRST_PLAYER,
    FRESH,
    GUIDED,
    HALVED,
    LINE,
    LOST,
    MOVED,
    MOVES,
    POOL,
    RESERVE,
    ROUND,
    SALLIED,
    SHOWN,
    SIEGE_NEW,
    STAGING,
    STORMING,
    TURN,
    YEAR,
    Position,
    in_castle,
    on_field,
)
from outremer.games.crusader_rex.view import View

KEYS: Final = [
    "blocks", "control", "sieges", "year", "turn", "first", "moves", "round", "pool", "hands", "blocks_in", "castle",
    "counts",
]  # fmt: skip
NUMBERS: Final = {"year": YEAR, "turn": TURN, "moves": MOVES, "round": ROUND}
MARKS: Final = {
    "moved": MOVED, "guided": GUIDED, "half": HALVED, "acted": ACTED, "fresh": FRESH, "shown": SHOWN,
}  # fmt: skip
PARTS: Final = {"line": LINE, "reserve": RESERVE, "storming": STORMING, "sallied": SALLIED}
OFF_MAP_PLACES: Final = {"pool": [POOL], "drawn": [DRAWN], "lost": [LOST], "absent": [ABSENT]}


class Crusade(Comparison[Position]):
    """The words of Crusader Rex, beside those of every game."""

    def __init__(self, game: Game[Position], board: Board, s: Position) -> None:
        super().__init__(game, s)
        self.board = board

    def all(self, words: Words) -> list[str]:
        self.general(words, KEYS)
        self.turn(words)
        blocks = words.inner("blocks")
        for name in blocks.names():
            self.block(blocks, name)
        self.towns(words)
        self.sizes(words)
        self.counts(words.inner("counts"))
        return self.found

    def turn(self, words: Words) -> None:
        s = self.s
        for key, at in NUMBERS.items():
            if words.has(key):
                self.say(key, words.number(key, 0, 0, 9999), s.turn[at])
        if words.has("first"):
            self.say("first", SIDES[words.choice("first", SIDES)], SIDES[s.turn[FIRST_PLAYER]])

    def block(self, blocks: Words, name: str) -> None:
        """`acre 2 castle`: where it is, how strong, and each further word."""
        s = self.s
        block = blocks.known(name, name, BLOCKS)
        parts = blocks.text(name).split()
        place = parts[0] if parts else ""
        if place in OFF_MAP_PLACES or place == "staging":
            off = OFF_MAP_PLACES.get(place, [STAGING, STAGING + 1, STAGING + 2])
            if s.where[block] not in off:
                self.say(name, place, self.describe(block))
            return
        town = blocks.known(name, place, TOWNS)
        rest = parts[1:]
        wanted_steps = int(rest.pop(0)) if rest and rest[0].isdigit() else s.steps[block]
        inside = 1 if "castle" in rest else 0
        if s.where[block] != 2 * town + inside or s.steps[block] != wanted_steps:
            self.say(name, blocks.text(name), self.describe(block))
        if "marching" in rest:
            at = rest.index("marching")
            goal = blocks.known(name, rest[at + 1] if at + 1 < len(rest) else "", TOWNS)
            self.say(f"{name} marches to", goal, s.march[block] - 1)
            del rest[at : at + 2]
        for word in rest:
            if word in MARKS:
                if not s.marks[block] & MARKS[word]:
                    self.say(name, word, "not " + word)
            elif word in PARTS:
                if s.part[block] != PARTS[word]:
                    self.say(name, word, "not " + word)
            elif word != "castle":
                raise blocks.error(name, f"{word} cannot be compared")

    def describe(self, block: int) -> str:
        place = self.s.where[block]
        for name, places in OFF_MAP_PLACES.items():
            if place in places:
                return name
        if place >= POOL:
            return "staging"
        return f"{TOWNS[place // 2]} {self.s.steps[block]}" + (" castle" if place % 2 else "")

    def towns(self, words: Words) -> None:
        s = self.s
        control = words.inner("control")
        for name in control.names():
            side = controller(self.board, s, control.known(name, name, TOWNS))
            self.say(f"control of {name}", control.text(name), SIDES[side])
        sieges = words.inner("sieges")
        for name in sieges.names():
            siege = s.siege[sieges.known(name, name, TOWNS)]
            age = "none" if not siege else "new" if siege & SIEGE_NEW else "old"
            self.say(f"siege of {name}", sieges.text(name), age)
        held = words.inner("blocks_in")
        for name in held.names():
            town = held.known(name, name, TOWNS)
            sides = held.inner(name)
            sides.only(SIDES)
            for side, side_name in enumerate(SIDES):
                if sides.has(side_name):
                    count = on_field(s, side, town) + in_castle(s, side, town)
                    self.say(f"{side_name} blocks in {name}", sides.number(side_name, 0, 0, 31), count)
        castle = words.inner("castle")
        for name in castle.names():
            town = castle.known(name, name, TOWNS)
            inside = in_castle(s, 0, town) + in_castle(s, 1, town)
            self.say(f"castle of {name}", castle.number(name, 0, 0, 31), inside)

    def sizes(self, words: Words) -> None:
        s = self.s
        pool = words.inner("pool")
        hands = words.inner("hands")
        pool.only(SIDES)
        hands.only(SIDES)
        view = View(self.game.observe(s, 0))
        for side, name in enumerate(SIDES):
            if pool.has(name):
                self.say(f"{name} pool", pool.number(name, 0, 0, 31), view.count(side, POOL))
            if hands.has(name):
                self.say(f"{name} hand", hands.number(name, 0, 0, 6), sum(s.hands[side * KINDS : (side + 1) * KINDS]))

    def counts(self, counts: Words) -> None:
        """How many enemy blocks, or cards, a seat sees somewhere."""
        counts.only(SIDES)
        for seat, name in enumerate(SIDES):
            view = View(self.game.observe(self.s, seat))
            seen = counts.inner(name)
            for key in seen.names():
                if key == "hand":
                    got = view.hand_size(1 - seat)
                elif key in ("pool", "staging"):
                    first = POOL if key == "pool" else STAGING
                    got = sum(
                        view.count(1 - seat, place) for place in range(first, first + (1 if key == "pool" else 3))
                    )
                else:
                    town = seen.known(key, key.removesuffix(" castle"), TOWNS)
                    got = view.count(1 - seat, 2 * town + (1 if key.endswith(" castle") else 0))
                self.say(f"{name} sees at {key}", seen.number(key, 0, 0, 31), got)


def differences(game: Game[Position], board: Board, s: Position, table: dict[str, object], where: str) -> list[str]:
    """What is not as `[after]` says; empty if all is."""
    return Crusade(game, board, s).all(Words(table, where))
