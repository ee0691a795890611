"""The bench: its figures are those that the game asks for."""

from __future__ import annotations

from toy.game import Toy

from outremer.lab.bench import bench

ALWAYS = [
    "actions_per_s", "actions_per_s_bare", "games_per_s", "actions_per_game", "copy_us", "view_us", "bytes_per_state",
]  # fmt: skip


class Plain(Toy):
    counted = {}
    period = ""


def test_the_game_says_what_is_counted_and_how_time_passes() -> None:
    told: list[float] = []
    report = bench(Toy(), "short", 0.03, progress=told.append)
    assert set(report) == {
        *ALWAYS, "payments_per_game", "rounds_per_game", "action_us_1", "action_us_3", "round_ratio",
    }  # fmt: skip
    assert report["rounds_per_game"] == 3
    assert 0 < report["payments_per_game"] <= 9
    assert report["action_us_1"] > 0 and report["round_ratio"] > 0
    assert told == [1 / 3, 2 / 3, 1.0]


def test_a_game_that_counts_nothing() -> None:
    assert list(bench(Plain(), "short", 0.01)) == ALWAYS
