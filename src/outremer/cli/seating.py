"""Who sits where: persons and bots, as the command line asks for them or as is usual."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from outremer.bots import Bot, make_bot
from outremer.core.errors import OptionError
from outremer.core.state import State
from outremer.core.table import Table

HUMAN: Final = "human"


class Player:
    """Somebody in a seat: a person, or a bot with its name."""

    def __init__(self, name: str, bot: Bot | None) -> None:
        self.name = name
        self.bot = bot


class Wishes:
    """What was said about the seats: `red=human` and the like, and how many of the others are persons."""

    def __init__(self, named: list[str], humans: int | None) -> None:
        self.humans = humans  # None: nothing was said
        self.names: dict[str, str] = {}
        for each in named:
            seat, sign, player = each.partition("=")
            if not (seat and sign and player):
                raise OptionError("seat-form", {"seat": each})
            self.names[seat] = player

    def go_on(self, players: dict[str, str]) -> None:
        """Who sat where when the game was saved sits there again, unless something else was said.

        OptionError if neither says anything: a person put into the wrong seat would see another's secrets.
        """
        if not players and not self.names and self.humans is None:
            raise OptionError("seats-unknown", {})
        names = players | self.names
        if players and self.humans in (None, list(names.values()).count(HUMAN)):
            self.names, self.humans = names, None


def seats_of(table: Table[State]) -> list[str]:
    """The names of those who sit at this table."""
    return table.game.seats_of(table.record.header.scenario)


def seat_players(table: Table[State], wishes: Wishes) -> list[Player]:
    """By seat: who was asked for. If nothing was said of persons, one plays the first seat that is free."""
    seats = seats_of(table)
    for name in wishes.names:
        if name not in seats:
            raise OptionError("no-seat", {"seat": name, "known": ", ".join(seats)})
    gone = [seats[seat] for seat in table.resigned]
    for name in gone:
        if wishes.names.get(name) == HUMAN:
            raise OptionError("seat-resigned", {"seat": "seat." + name})
    free = [name for name in seats if name not in wishes.names and name not in gone]
    names = wishes.names | dict.fromkeys(free[: _persons(wishes, len(free))], HUMAN)
    return [_player(table, at, names.get(name, "")) for at, name in enumerate(seats)]


def _persons(wishes: Wishes, free: int) -> int:
    """How many of the free seats are persons."""
    if wishes.humans is None:
        return 0 if HUMAN in wishes.names.values() else 1
    if wishes.humans > free:
        raise OptionError("too-many-humans", {"humans": wishes.humans, "free": free})
    return wishes.humans


def _player(table: Table[State], seat: int, name: str) -> Player:
    if name == HUMAN:
        return Player(HUMAN, None)
    return _robot(table, seat, name) if name else stand_in(table, seat)


def stand_in(table: Table[State], seat: int) -> Player:
    """The bot that plays where nobody else does: the squire if it knows the game."""
    try:
        return _robot(table, seat, "squire")
    except OptionError:
        return _robot(table, seat, "random")


def _robot(table: Table[State], seat: int, name: str) -> Player:
    """Its choices follow from the game's seed, so that the same game can be played again."""
    seed = blake2b(f"bot {seat}".encode(), key=table.record.seed[:64], digest_size=32).digest()
    return Player(name, make_bot(name, table.game.key, seat, seed))
