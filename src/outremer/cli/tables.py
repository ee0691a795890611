"""Sitting down at a table: a new game, a saved one, and records to look at."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from secrets import token_bytes

from outremer.cli.desk import Desk
from outremer.cli.kits import kit
from outremer.cli.play import Session
from outremer.cli.seating import Wishes, seat_players, seats_of
from outremer.core.errors import OptionError
from outremer.core.events import Event
from outremer.core.game import SPECTATOR
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
        seats: Wishes,
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
    digest = kit(asked.game).data_folder(asked.data).digest()
    options = _options(asked.options)
    table = open_table(game, asked.scenario or game.scenarios[0], options, seed, salt, digest)
    file = asked.save or Path(f"{game.key}-{table.record.header.commitment[:8]}.record")
    _sit_down(desk, table, asked.seats, asked.data, file)


def resume(desk: Desk, file: Path, seats: Wishes, data: Path | None) -> None:
    """Go on with a saved game, everybody in the seat he left: nobody shall see what another one hides."""
    table = _replayed(file, data)
    seats.go_on(table.record.header.players)
    _sit_down(desk, table, seats, data, file)


def replay_file(desk: Desk, file: Path, until: int, seat: str, data: Path | None) -> None:
    """Tell a recorded game, as one seat saw it or with everything that happened, and show how it stands."""
    table = _replayed(file, data, until)
    game = table.game
    desk = desk.at(game.key)
    screen = kit(game.key).screen(desk.words, data)
    eyes = _seat(table, seat) if seat else SPECTATOR
    desk.tell(screen.report(table.events(eyes) if seat else everything(table)))
    desk.show(screen.headline(game.observe(table.state, eyes)))
    desk.show(screen.board(game.observe(table.state, eyes)))
    say_result(desk, table)


def verify_file(desk: Desk, file: Path, data: Path | None) -> None:
    record = load(file)
    table = verify(registry.game(record.header.game, data), record, kit(record.header.game).data_folder(data).digest())
    desk.say("cli-verified", style="green", file=str(file), actions=table.plies, commitment=record.header.commitment)
    say_result(desk.at(table.game.key), table)


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
    return replay(game, record, until, kit(record.header.game).data_folder(data).digest())


def _sit_down(desk: Desk, table: Table[State], seats: Wishes, data: Path | None, file: Path) -> None:
    players = seat_players(table, seats)
    desk = desk.at(table.game.key)
    Session(desk, table, players, kit(table.game.key).screen(desk.words, data), file, data).run()


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


def _seat(table: Table[State], name: str) -> int:
    seats = seats_of(table)
    if name not in seats:
        raise OptionError("no-seat", {"seat": name, "known": ", ".join(seats)})
    return seats.index(name)
