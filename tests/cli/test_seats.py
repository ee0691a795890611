"""Who sits where, and what happens when somebody gives up: shown on the toy game, which has three seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from rich.text import Text
from toy.game import Toy
from typer.testing import Result

from outremer.bots import Bot
from outremer.cli import seating
from outremer.cli.desk import Desk
from outremer.cli.play import Session
from outremer.cli.screen import Screen
from outremer.cli.seating import Wishes, seat_players
from outremer.core.errors import OptionError
from outremer.core.game import Observation
from outremer.core.record import load
from outremer.core.state import State
from outremer.core.table import Table, open_table, replay

Run = Callable[..., Result]

TOY = Toy()


class Last(Bot):
    """Does the last thing that is legal."""

    def choose(self, observation: Observation, legal: list[int]) -> int:
        return legal[-1]


class ToyScreen(Screen):
    headings = ("round",)
    beginnings = ("round",)

    def moment(self, view: Observation) -> str:
        return str(view.lists[0][0])

    def headline(self, view: Observation) -> Text:
        return Text(f"round {view.lists[0][0]}")

    def board(self, view: Observation) -> Text:
        return Text(f"the table as seat {view.seat} sees it")

    def places(self) -> list[str]:
        return []


class Hands:
    """Types what the test says, and notes for whom the curtain falls."""

    is_terminal = False

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.curtains: list[str] = []

    def ask(self, prompt: str, completions: Callable[[str], list[str]]) -> str | None:
        return self.lines.pop(0) if self.lines else None

    def curtain(self, message: str) -> None:
        self.curtains.append(message)


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table[State]:
    """A table of the toy game, at which every bot is Last; the squire does not know it."""

    def make(name: str, game: str, seat: int, seed: bytes) -> Bot:
        if name != "random":
            raise OptionError("no-bot", {"bot": name, "known": "random"})
        return Last()

    monkeypatch.setattr(seating, "make_bot", make)
    return open_table(TOY, "short", {}, b"seed", b"salt")  # type: ignore[arg-type]


def session(table: Table[State], wishes: Wishes, file: Path, *lines: str) -> tuple[Session, Hands]:
    desk = Desk("en")
    found = Session(desk, table, seat_players(table, wishes), ToyScreen(desk.words), file)
    hands = Hands(list(lines))
    found.keyboard = hands  # type: ignore[assignment]
    return found, hands


@pytest.mark.parametrize(
    ("named", "humans", "players"),
    [
        ([], None, ["human", "random", "random"]),
        ([], 0, ["random", "random", "random"]),
        ([], 3, ["human", "human", "human"]),
        (["amir=random"], None, ["random", "human", "random"]),
        (["consul=human"], None, ["random", "random", "human"]),
        (["consul=human"], 1, ["human", "random", "human"]),
        (["amir=random"], 2, ["random", "human", "human"]),
    ],
)
def test_seats_are_taken_as_asked(
    table: Table[State], named: list[str], humans: int | None, players: list[str]
) -> None:
    assert [player.name for player in seat_players(table, Wishes(named, humans))] == players


@pytest.mark.parametrize(
    ("named", "humans", "key"),
    [
        (["dervish=human"], None, "no-seat"),
        (["amir=napoleon"], None, "no-bot"),
        (["amir=random"], 3, "too-many-humans"),
        (["baron=human"], None, "seat-resigned"),
    ],
)
def test_seats_that_cannot_be_had(table: Table[State], named: list[str], humans: int | None, key: str) -> None:
    table.resign(1)
    with pytest.raises(OptionError) as error:
        seat_players(table, Wishes(named, humans))
    assert error.value.key == key


@pytest.mark.parametrize("word", ["amir", "amir=", "=human", ""])
def test_a_seat_is_given_as_name_and_player(word: str) -> None:
    with pytest.raises(OptionError) as error:
        Wishes([word], None)
    assert error.value.key == "seat-form"


def test_the_curtain_falls_between_all_persons(table: Table[State], tmp_path: Path) -> None:
    play, hands = session(table, Wishes([], 3), tmp_path / "x.record", *["choose", "stake 0", "lock"] * 3)
    for seat in range(3):
        card = TOY.vocabulary.text(table.legal(seat)[0])
        hands.lines[3 * seat] = card
    play.run()
    assert [message.split("seat.")[1].split(",")[0] for message in hands.curtains[:3]] == ["amir", "baron", "consul"]


def test_who_resigns_is_replaced_and_the_others_play_on(
    table: Table[State], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.record"
    play, hands = session(table, Wishes([], 2), file, "resign yes; choose c5", "quit")
    play.run()
    before, after = capsys.readouterr().out.split("seat.amir has resigned. From now on", 1)
    assert "the table as seat 0 sees it" in before
    assert "The rest of the line is dropped" in after
    assert "the table as seat 1 sees it" in after
    assert after.count("seat.amir has resigned") == 1, "the baron is told too"
    assert len(hands.curtains) == 2, "what the amir saw is hidden from the only person left"
    command = " ".join(after.split())
    assert "--seat amir=random --seat baron=human --seat consul=random" in command
    assert not table.is_over() and table.resigned == [0]
    again = replay(TOY, load(file))
    assert again.plies == table.plies > 0
    names = [player.name for player in seat_players(again, Wishes([], None))]  # type: ignore[arg-type]
    assert names == ["random", "human", "random"]


def test_when_the_last_person_resigns_the_table_is_left(table: Table[State], tmp_path: Path) -> None:
    play, _ = session(table, Wishes([], None), tmp_path / "x.record", "resign yes", "choose c1")
    play.run()
    assert not table.is_over()
    assert load(tmp_path / "x.record").acts[-1].written() == "!resign amir"


def test_when_one_seat_is_left_the_game_is_over(
    table: Table[State], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play, _ = session(table, Wishes([], 3), tmp_path / "x.record", "resign yes", "resign yes")
    play.run()
    assert table.is_over()
    assert "Winner: consul." in capsys.readouterr().out


def test_a_saved_game_remembers_who_sat_where(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "x.record")
    run(
        "play",
        "crusader-rex",
        "--seat",
        "saracen=human",
        "--seat",
        "frank=random",
        "--seed",
        "a",
        "--save",
        file,
        typed="done\n",
    )
    shown = run("resume", file, typed="hand\n").output
    assert "Franks: random (bot), Saracens: you." in shown
    assert "Saracens> hand" in shown and "Winter Campaign" in shown
    assert (
        "Franks: you, Saracens: random (bot)."
        in run("resume", file, "--seat", "frank=human", "--seat", "saracen=random").output
    )


def test_a_record_that_does_not_say_who_sat_where_is_not_guessed_at(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.record"
    run("play", "crusader-rex", "--seed", "a", "--save", str(file), typed="done\n")
    kept = [line for line in file.read_text().splitlines() if not line.startswith("player ")]
    file.write_text("\n".join(kept) + "\n")
    before = file.read_bytes()
    refused = run("resume", str(file))
    assert refused.exit_code == 2 and "does not say who sat where" in refused.stderr
    assert file.read_bytes() == before
    assert "Franks> hand" in run("resume", str(file), "--humans", "1", typed="hand\n").output


def test_the_command_to_go_on_works(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a game.record"
    shown = run("play", "crusader-rex", "--humans", "2", "--seed", "a", "--save", str(file), typed="done\n").output
    assert "Franks: you, Saracens: you." in shown
    command = " ".join(shown.split()).partition("To go on: outremer ")[2]
    assert command == f"resume '{file}' --seat frank=human --seat saracen=human"
    assert "The year 1187 begins" in run("resume", str(file), "--humans", "2", typed="done\n").output
