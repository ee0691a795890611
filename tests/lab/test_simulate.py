"""Games between bots: who sits where, who won, and what happened how often."""

from __future__ import annotations

from typing import cast

import pytest
from toy.game import Toy

from outremer.core.errors import OptionError
from outremer.core.game import Game
from outremer.core.state import State
from outremer.games import registry
from outremer.lab.simulate import simulate


@pytest.fixture(autouse=True)
def _the_toy_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = cast("Game[State]", Toy())
    monkeypatch.setattr(registry, "game", lambda key: toy)


def test_bots_go_round_a_table_of_any_size() -> None:
    report = simulate("toy", "long", {}, ["random", "random", "random"], 6, 1, processes=1)
    assert report["played"] == {seat: {"random": 6} for seat in ("amir", "baron", "consul")}
    assert "events" not in report
    pair = simulate("toy", "pair", {}, ["random"], 4, 1, processes=1)
    assert list(pair["by_side"]) == ["amir", "baron"]
    assert sum(pair["by_side"][seat]["random"] for seat in pair["by_side"]) == pair["wins"]["random"] >= 4


def test_events_are_counted_as_a_spectator_sees_them() -> None:
    report = simulate("toy", "pair", {}, ["random"], 5, 1, processes=1, counted=["round", "chose", "won"])
    events = report["events"]
    assert events["round 1"] == events["round 2"] == 5
    assert sum(count for text, count in events.items() if text.startswith("won ")) >= 5
    assert not [text for text in events if text.startswith("chose")]  # each seat's own secret
    assert list(events.values()) == sorted(events.values(), reverse=True)


@pytest.mark.parametrize(
    ("scenario", "bots", "counted", "key"),
    [
        ("huge", ["random"], [], "no-scenario"),
        ("pair", ["squire"], [], "no-bot"),
        ("pair", ["random"], ["picnic"], "no-event"),
    ],
)
def test_what_is_not_there(scenario: str, bots: list[str], counted: list[str], key: str) -> None:
    with pytest.raises(OptionError) as caught:
        simulate("toy", scenario, {}, bots, 1, 1, counted=counted)
    assert caught.value.key == key
