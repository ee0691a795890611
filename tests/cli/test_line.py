"""What one line does: roads that are tried first, everything at once, and the bot that decides in between."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
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


def test_the_map_stands_above_all_that_led_to_it(at_table: Table) -> None:
    """What the player did and what the bot answered are told together, below one map."""
    shown = at_table("done play 3 lock", "group tyre move conrad to tib done", "done")
    moved = shown.rpartition("Conrad: Tyre")[2]
    assert moved.count("★ victory city") == 1
    assert moved.index("★ victory city") < moved.index("The Saracens make a group move")


def test_the_map_is_not_shown_again_when_nothing_on_it_is_new(at_table: Table) -> None:
    shown = at_table("done", "play 3", "lock")
    assert "The Franks play 3." in shown
    assert "★ victory city" not in shown.rpartition("Turn 1")[2]


def test_commas_may_stand_between_actions(at_table: Table) -> None:
    shown = at_table("take king_guy, to hebron, done, play 3 lock", "group tyre, move conrad, to tib, done")
    assert "King Guy is deployed at Hebron." in shown
    assert "Conrad: Tyre → Acre → Tiberias." in shown


def test_what_follows_undo_is_done(at_table: Table) -> None:
    assert "King Guy is deployed at Jaffa." in at_table("take king_guy to hebron", "undo to jaffa")


def test_everything_may_be_moved_to_one_town(at_table: Table) -> None:
    shown = at_table("done play 3 lock", "group antioch, move all to latakia, done", "look latakia")
    assert shown.count("Antioch → Kassab → Latakia.") == 3
    assert "2 moves left" in shown
    assert "✚ Turcopoles (Antioch)" in shown.rpartition("look latakia")[2]


def test_what_is_refused_of_the_first_is_done_of_nobody(at_table: Table) -> None:
    shown = at_table("done play 3 lock", "group antioch, move all to acre", "done")
    assert "It fails at" in shown
    assert "Group at Antioch: which block moves next?" in shown.rpartition("It fails at")[2]


def test_a_whole_muster_leaves_those_at_home_who_would_have_to_force_their_march(at_table: Table) -> None:
    """King Guy goes two towns, and Tiberias is three away."""
    shown = at_table("done play 3 lock", "muster tiberias, move all, done", "look jerusalem")
    assert "2 moves left" in shown and "It fails" not in shown
    assert "Jerusalem → Nablus → Baisan → Tiberias." in shown
    assert "✚ King Guy" in shown.rpartition("look jerusalem")[2]


def test_a_command_does_not_belong_to_what_is_said_of_everything(at_table: Table) -> None:
    shown = at_table("done play 3 lock", "group antioch, move all; look antioch")
    assert "is not a verb" not in shown
    assert "✚ Templars (Antioch)" in shown.rpartition("look antioch")[2]


def test_what_cannot_follow_is_not_begun(at_table: Table) -> None:
    """Two blocks may attack by a minor road; the third is refused and stays where it was."""
    shown = at_table(
        "take beirut_turcopoles to tiberias done play 3 lock",
        "muster tiberias, move acre_hospitallers, done",
        "done play 2 lock",
        "group tiberias, move all to banyas",
        "look tiberias",
    )
    assert shown.count("Tiberias → Banyas.") == 2
    assert "[CR-5.4]" in shown
    assert "✚ Turcopoles (Beirut)" in shown.rpartition("look tiberias")[2]


def test_everything_means_what_can_be_done_now(at_table: Table) -> None:
    """All of a letter fight: those of the next letter are asked for when their turn has come."""
    shown = at_table(
        "take beirut_turcopoles to tiberias done play 3 lock",
        "group tiberias, move all to banyas, done, done",
        "battle banyas",
        "storm all done",
        "fight all",
    )
    assert "Turcopoles (Beirut): combat" in shown
    assert "Round 1, letter B" in shown and "Raymond (Tiberias): combat" not in shown


def test_a_verb_alone_that_is_not_legal_is_refused_with_its_reason(at_table: Table) -> None:
    shown = at_table("fight", "why group")
    assert shown.count("Not now. What is going on: deployment.") == 2
    assert "wants one word" not in shown


def test_another_move_ends_the_one_before(at_table: Table) -> None:
    shown = at_table("done play 3 lock", "group tyre move conrad to acre", "group jerusalem move king_guy to hebron")
    assert "That is: stop, done, group jerusalem" in shown
    assert "King Guy: Jerusalem → Hebron." in shown


def test_mustering_blocks_find_their_road(at_table: Table) -> None:
    shown = at_table("done play 3 lock", "muster tiberias, move jerusalem_hospitallers", "move conrad, done")
    assert "Hospitallers (Jerusalem) musters at Tiberias: to which town next?" in shown
    assert "Jerusalem → Nablus → Baisan → Tiberias." in shown
    assert "Conrad: Tyre → Acre → Tiberias." in shown
    assert "2 moves left" in shown


def test_a_game_in_another_language_goes_on_in_it(at_table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert "--lang fr" in at_table("fini", lang="fr")
    assert "--lang" not in at_table("done")
