"""Comparing a position with the `[after]` of a case (docs/casebook.md)."""

from __future__ import annotations

from typing import Final

from outremer.core.game import Game
from outremer.core.reading import Words
from outremer.core.state import FRAME
from outremer.games.jerusalem.board import DECK, Board
from outremer.games.jerusalem.control import controller, privileged
from outremer.games.jerusalem.names import CARDS, EVENTS, MAGISTRATES, SEATS, SECTORS, SPACE_COUNT, SPACES
from outremer.games.jerusalem.state import BID, BIDDER, HAND, ITEM, OFFER, PILE, SPENT, TURN, WINNER, Position, rank_of

KEYS: Final = [
    "decision", "seat", "winner", "over", "turn", "nobles", "lords", "behind", "prestige", "floors", "magistrates",
    "control", "privilege", "auction", "pile", "offer", "spent", "event",
]  # fmt: skip
NOBODY: Final = "nobody"


class Comparison:
    """Collects what is not as the case says."""

    def __init__(self, game: Game[Position], board: Board, s: Position) -> None:
        self.game = game
        self.board = board
        self.s = s
        self.found: list[str] = []

    def say(self, what: str, wanted: object, got: object) -> None:
        if wanted != got:
            self.found.append(f"{what}: expected {wanted}, got {got}")

    def all(self, words: Words) -> list[str]:
        words.only(KEYS)
        self.course(words)
        self.city(words)
        self.screens(words)
        self.cards(words)
        return self.found

    def course(self, words: Words) -> None:
        s = self.s
        if words.has("turn"):
            self.say("turn", words.number("turn", 0, 0, 9), s.turn[TURN])
        if words.has("winner"):
            self.say("winner", words.text("winner"), _name(s.turn[WINNER] - 1))
        if words.has("over"):
            self.say("over", words.flag("over"), not s.stack)
        actors = self.game.actors(s)
        if words.has("seat"):
            self.say("seat", words.text("seat"), " and ".join(SEATS[seat] for seat in actors))
        if words.has("decision"):
            self.say("decision", words.text("decision"), self.decision(actors))
        auction = words.inner("auction")
        auction.only(["magistrate", "bid", "bidder"])
        if auction.has("magistrate"):
            self.say("magistrate at auction", auction.choice("magistrate", MAGISTRATES), s.turn[ITEM] - 1)
        if auction.has("bid"):
            self.say("bid", auction.number("bid", 0, 0, 99), s.turn[BID])
        if auction.has("bidder"):
            self.say("bidder", auction.text("bidder"), _name(s.turn[BIDDER] - 1))

    def decision(self, actors: list[int]) -> str:
        """The name of the open decision, in the first open lane if there are lanes."""
        if not self.s.stack:
            return "over"
        if self.s.lanes and self.s.lanes[actors[0]].stack:
            return self.game.decision(self.s, actors[0]).name
        return self.game.nodes[self.s.stack[-FRAME]].name

    def city(self, words: Words) -> None:
        s = self.s
        nobles = words.inner("nobles")
        for name in nobles.names():
            space = nobles.known(name, name, SPACES)
            held = nobles.inner(name)
            for each in held.names():
                seat = held.known(each, each, SEATS)
                self.say(f"{each} in {name}", held.number(each, 0, 0, 999), s.nobles[seat * SPACE_COUNT + space])
        lords = words.inner("lords")
        for name in lords.names():
            at = s.lords[lords.known(name, name, SEATS)]
            self.say(f"Lord of {name}", lords.text(name), SPACES[at - 1] if at else "none")
        for key, values in (("prestige", s.prestige), ("floors", s.floors)):
            given = words.inner(key)
            for name in given.names():
                self.say(f"{key} of {name}", given.number(name, 0, 0, 999), values[given.known(name, name, SEATS)])
        ranks = words.inner("magistrates")
        for name in ranks.names():
            rank = rank_of(s, ranks.known(name, name, SEATS))
            self.say(f"magistrate of {name}", ranks.text(name), MAGISTRATES[rank] if rank >= 0 else "none")
        control = words.inner("control")
        for name in control.names():
            held_by = controller(s, control.known(name, name, SPACES))
            self.say(f"control of {name}", control.text(name), _name(held_by))
        privilege = words.inner("privilege")
        for name in privilege.names():
            holder = privileged(s, privilege.known(name, name, SECTORS))
            self.say(f"privilege of {name}", privilege.text(name), _name(holder))

    def screens(self, words: Words) -> None:
        behind = words.inner("behind")
        for name in behind.names():
            seat = behind.known(name, name, SEATS)
            screen = behind.inner(name)
            screen.only(["nobles", "besants", "cards"])
            for at, key in enumerate(("nobles", "besants")):
                if screen.has(key):
                    self.say(f"{key} of {name}", screen.number(key, 0, 0, 999), self.s.behind[2 * seat + at])
            if screen.has("cards"):
                wanted = sorted(screen.each("cards", CARDS))
                self.say(f"cards of {name}", _kinds(wanted), _kinds(self.kinds_at(HAND + seat)))

    def kinds_at(self, place: int) -> list[int]:
        return sorted(self.board.kind_of[card] for card in range(DECK) if self.s.where[card] == place)

    def cards(self, words: Words) -> None:
        if words.has("pile"):
            self.say("pile", words.number("pile", 0, 0, DECK), self.s.where.count(PILE))
        for key, place in (("offer", OFFER), ("spent", SPENT)):
            if words.has(key):
                self.say(key, _kinds(sorted(words.each(key, CARDS))), _kinds(self.kinds_at(place)))
        if words.has("event"):
            turn = self.s.turn[TURN]
            shown = EVENTS[self.s.calendar[turn - 2]] if 2 <= turn <= 4 else "none"
            self.say("event", words.text("event"), shown)


def _name(seat: int) -> str:
    return SEATS[seat] if seat >= 0 else NOBODY


def _kinds(kinds: list[int]) -> str:
    return ", ".join(CARDS[kind] for kind in kinds) or "none"


def differences(game: Game[Position], board: Board, s: Position, table: dict[str, object], where: str) -> list[str]:
    """What is not as `[after]` says; empty if all is."""
    return Comparison(game, board, s).all(Words(table, where))
