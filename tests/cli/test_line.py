"""What one line does: roads that are tried first, everything at once, and the bot that decides in between."""

from __future__ import annotations

from collections.abc import Callable

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


def test_a_verb_may_be_meant_for_everything(at_table: Table) -> None:
    shown = at_table("done play manna lock", "raise all", "fight all", "undo")
    assert "Not now." in shown


def test_the_map_stands_above_what_led_to_it(at_table: Table) -> None:
    shown = at_table("done play 3 lock")
    assert shown.rindex("★ victory city") < shown.rindex("The Franks play 3.")
