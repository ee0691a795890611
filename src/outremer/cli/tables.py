"""Sitting down at a table: a new game, a saved one, and records to look at."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from secrets import token_bytes

from outremer.bots import bot_names
from outremer.cli import kits
from outremer.cli.chronicle import chronicle
from outremer.cli.desk import Desk
from outremer.cli.play import Player, Session, human, robot
from outremer.core.errors import OptionError
from outremer.core.events import Event
from outremer.core.game import SPECTATOR, Game
from outremer.core.record import SALT_BYTES, load
from outremer.core.state import State
from outremer.core.table import Table, open_table, replay, verify
from outremer.games import registry


class Asked:
    """What the command line asks for a new game."""

    def __init__(
        self,
        game: str,
        scenario: str,
        options: list[str],
        seed: str,
        data: Path | None,
        seats: dict[str, str],
        save: Path | None,
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        self.seed = seed
        self.data = data
        self.seats = seats
        self.save = save


def play(desk: Desk, asked: Asked) -> None:
    """A new game."""
    game = registry.game(asked.game, asked.data)
    seed, salt = secrets_from(asked.seed)
    digest = kits.data_folder(asked.game, asked.data).digest()
    options = _options(asked.options)
    table = open_table(game, asked.scenario or game.scenarios[0], options, seed, salt, digest)
    players = seat_players(game, asked.seats, seed)
    file = asked.save or Path(f"{game.key}-{table.record.header.commitment[:8]}.record")
    _sit_down(desk, table, players, asked.data, file)


def resume(desk: Desk, file: Path, seats: dict[str, str], data: Path | None) -> None:
    """Go on with a saved game."""
    table = _replayed(file, data)
    players = seat_players(table.game, seats, table.record.seed)
    _sit_down(desk, table, players, data, file)


def replay_file(desk: Desk, file: Path, until: int, seat: str, data: Path | None) -> None:
    """Tell a recorded game, as one seat saw it or with everything that happened, and show how it stands."""
    table = _replayed(file, data, until)
    game = table.game
    eyes = _seat(game, seat) if seat else SPECTATOR
    events = table.events(eyes) if seat else everything(table)
    for line in chronicle(desk.words, events):
        desk.line(line)
    screen = kits.screen(game.key, desk.words, data)
    desk.show(screen.headline(game.observe(table.state, eyes)))
    desk.show(screen.board(game.observe(table.state, eyes)))
    say_result(desk, table)


def verify_file(desk: Desk, file: Path, data: Path | None) -> None:
    record = load(file)
    table = verify(registry.game(record.header.game, data), record, kits.data_folder(record.header.game, data).digest())
    desk.say("cli-verified", style="green", file=str(file), actions=table.plies, commitment=record.header.commitment)
    say_result(desk, table)


def say_result(desk: Desk, table: Table[State]) -> None:
    result = table.result() if table.is_over() else None
    if result is not None:
        desk.line(desk.words.message(result.message), style="bold")


def everything(table: Table[State]) -> list[Event]:
    """All events, whoever may know of them: for a game that is over or belongs to the reader."""
    return table.opening + [event for entry in table.log for event in entry.events]


def _replayed(file: Path, data: Path | None, until: int = -1) -> Table[State]:
    record = load(file)
    game = registry.game(record.header.game, data)
    return replay(game, record, until, kits.data_folder(record.header.game, data).digest())


def _sit_down(desk: Desk, table: Table[State], players: list[Player], data: Path | None, file: Path) -> None:
    Session(desk, table, players, kits.screen(table.game.key, desk.words, data), file).run()


def _options(given: list[str]) -> dict[str, str]:
    """`richard=on` and the like."""
    options: dict[str, str] = {}
    for each in given:
        name, sign, value = each.partition("=")
        if not sign:
            raise OptionError("option-form", {"option": each})
        options[name] = value
    return options


def secrets_from(seed: str) -> tuple[bytes, bytes]:
    """Seed and salt: unforeseeable, or derived from a text so that a game can be played again."""
    if not seed:
        return token_bytes(32), token_bytes(SALT_BYTES)
    return blake2b(f"seed {seed}".encode(), digest_size=32).digest(), blake2b(
        f"salt {seed}".encode(), digest_size=SALT_BYTES
    ).digest()


def seat_players(game: Game[State], named: dict[str, str], seed: bytes) -> list[Player]:
    """Who sits where. If nothing is said of any seat, a person plays the first and a bot the others."""
    for seat in named:
        if named[seat] and seat not in game.seats:
            raise OptionError("no-seat", {"seat": seat, "known": ", ".join(game.seats)})
    bots = bot_names(game.key)
    usual = "squire" if "squire" in bots else "random"
    has_human = any(name == "human" for name in named.values())
    players: list[Player] = []
    for at, seat in enumerate(game.seats):
        name = named.get(seat, "")
        if not name:
            name = usual if has_human else "human"
            has_human = True
        if name == "human":
            players.append(human())
            continue
        own = blake2b(f"bot {at}".encode(), key=seed[:64], digest_size=32).digest()
        players.append(robot(name, game.key, at, own))
    return players


def _seat(game: Game[State], name: str) -> int:
    if name not in game.seats:
        raise OptionError("no-seat", {"seat": name, "known": ", ".join(game.seats)})
    return game.seats.index(name)
