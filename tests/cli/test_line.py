"""What one line does: roads that are tried first, everything at once, and the bot that decides in between."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

from outremer.cli.kits import kit
from outremer.cli.seating import Wishes, seat_players
from outremer.cli.tables import secrets_from
from outremer.core.record import save
from outremer.core.table import open_table
from outremer.games import registry

Run = Callable[..., Result]
Table = Callable[..., str]


def test_a_goal_out_of_reach_moves_nothing(at_table: Table) -> None:
    shown = at_table("done play 3 lock", "group tyre move conrad", "to antioch", "look tyre")
    assert "It fails at" in shown and "This block has used up its movement of 2." in shown
    assert "✚ Conrad ●●●● B3 movement 2 (conrad)" in shown.rpartition("look tyre")[2]


def test_why_follows_the_same_road_and_takes_several_actions(at_table: Table) -> None:
    shown = at_table("done play 3 lock", "group tyre", "why move conrad to tib", "why move conrad to antioch", "done")
    assert "to acre, to tiberias is legal." in shown
    assert "It fails at “to baalbek”" in shown and "CR-2.13  Movement rating" in shown
    assert "The Franks move" not in shown


def test_why_does_not_foretell_dice(at_table: Table) -> None:
    shown = at_table("done", "why play 3 lock play 1")
    assert "lock is legal." in shown
    assert "nothing can be said yet" in shown


def test_the_rest_of_a_line_waits_for_the_bot(at_table: Table) -> None:
    shown = at_table("done play 3 lock done play 1 lock")
    assert "Turn 2" in shown and "The Franks play 1." in shown
    assert "dropped" not in shown


def test_a_verb_may_be_meant_for_everything(run: Run, tmp_path: Path) -> None:
    """Replacements after a year of bots: every block that may gain a step gains one, and no block two."""
    game = registry.game("crusader-rex")
    digest = kit("crusader-rex").data_folder(None).digest()
    table = open_table(game, "third-crusade", {}, *secrets_from("a"), digest)
    players = seat_players(table, Wishes(["frank=squire", "saracen=random"], None))
    while game.prompt(table.state, 0).key != "ask-replacements":
        seat = table.actors()[0]
        bot = players[seat].bot
        assert bot is not None
        table.act(seat, bot.choose(game.observe(table.state, seat), table.legal(seat)))
    may_gain = len(table.legal(0)) - 1
    file = tmp_path / "winter.record"
    save(table.text(), file)
    shown = run(
        "resume", str(file), "--seat", "saracen=random", typed="fight all\nraise all\nundo\nwhy raise all\n"
    ).output
    assert "Not now." in shown
    assert shown.count("Taken back: raise ") == 1
    assert "Type an action, or several" in shown
    assert may_gain > 1 and shown.count(": one step more.") == may_gain


def test_the_map_stands_above_what_led_to_it(at_table: Table) -> None:
    shown = at_table("done play 3 lock")
    assert shown.rindex("★ victory city") < shown.rindex("The Franks play 3.")
