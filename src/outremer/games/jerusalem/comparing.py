"""Comparing a position with the `[after]` of a case (docs/casebook.md)."""

from __future__ import annotations

from typing import Final

from outremer.core.comparing import Comparison
from outremer.core.game import Game
from outremer.core.reading import Words
from outremer.games.jerusalem.board import DECK, Board
from outremer.games.jerusalem.control import controller, privileged
from outremer.games.jerusalem.names import CARDS, EVENTS, MAGISTRATES, SEATS, SECTORS, SPACE_COUNT, SPACES
from outremer.games.jerusalem.state import BID, BIDDER, HAND, ITEM, OFFER, PILE, SPENT, TURN, Position, rank_of

KEYS: Final = [
    "turn", "nobles", "lords", "behind", "prestige", "floors", "magistrates",
    "control", "privilege", "auction", "pile", "offer", "spent", "event",
]  # fmt: skip
NOBODY: Final = "nobody"


class Comparing(Comparison[Position]):
    """Compares everything that Jerusalem has."""

    def __init__(self, game: Game[Position], board: Board, s: Position) -> None:
        super().__init__(game, s)
        self.board = board

    def all(self, words: Words) -> list[str]:
        self.general(words, KEYS)
        self.course(words)
        self.city(words)
        self.screens(words)
        self.cards(words)
        return self.found

    def course(self, words: Words) -> None:
        s = self.s
        if words.has("turn"):
            self.say("turn", words.number("turn", 0, 0, 9), s.turn[TURN])
        auction = words.inner("auction")
        auction.only(["magistrate", "bid", "bidder"])
        if auction.has("magistrate"):
            self.say("magistrate at auction", auction.choice("magistrate", MAGISTRATES), s.turn[ITEM] - 1)
        if auction.has("bid"):
            self.say("bid", auction.number("bid", 0, 0, 99), s.turn[BID])
        if auction.has("bidder"):
            self.say("bidder", auction.text("bidder"), _name(s.turn[BIDDER] - 1))

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
