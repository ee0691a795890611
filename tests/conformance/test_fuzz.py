"""The fuzzer: it finds planted faults, keeps records of them, and can be repeated."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from toy import game as rules
from toy.game import NODES, Toy
from toy.words import FAVOUR, Caravan

from outremer.core.chance import Stream
from outremer.core.events import Context
from outremer.lab.fuzz import NAMES, Report, check_record, fuzz


def test_every_invariant_is_checked_on_random_games() -> None:
    seen: list[int] = []
    report = fuzz(Toy(), 60, 1, report=lambda so_far: seen.append(so_far.games), gap=6)
    assert report.failures == []
    assert report.as_json()["games"] == report.as_json()["finished"] == 60
    assert seen == list(range(1, 61))
    assert all(report.checked[name] > 0 for name in NAMES)
    assert report.actions > 600


def test_a_run_can_be_repeated() -> None:
    runs = [json.dumps(fuzz(Toy(), 10, seed, gap=9).as_json()) for seed in (4, 4, 5)]
    assert runs[0] == runs[1] != runs[2]


class Crashing(rules.Favour):
    def apply(self, s: Caravan, seat: int, action: int, ctx: Context) -> None:
        if s.stack[-2]:
            raise IndexError("the purse is open")
        super().apply(s, seat, action, ctx)


class Forgetful(Toy):
    def sample_world(self, s: Caravan, seat: int, rng: Stream) -> Caravan:
        world = super().sample_world(s, seat, rng)
        world.coins[seat] += 1
        return world


class Endless(Toy):
    action_limit = 5


def crashing() -> Toy:
    game = Toy()
    game.nodes = [*NODES[:FAVOUR], Crashing("favour", "TOY-4"), *NODES[FAVOUR + 1 :]]
    return game


@pytest.mark.parametrize(
    ("game", "invariant", "words"),
    [
        (crashing(), "bounds", "IndexError: the purse is open (test_fuzz.py, line"),
        (Forgetful(), "worlds", "tells worlds apart in list 2"),
    ],
)
def test_a_failure_can_be_seen_again(tmp_path: Path, game: Toy, invariant: str, words: str) -> None:
    report = fuzz(game, 12, 2, folder=tmp_path / "found", gap=5)
    failure = next(each for each in report.failures if each.invariant == invariant)
    assert words in failure.message
    assert failure.command == f"outremer fuzz toy --record {failure.record}"
    assert report.finished < report.games == 12
    again = check_record(game, Path(failure.record))
    assert any(each.startswith(invariant) and words in each for each in again)
    assert check_record(Toy(), Path(failure.record)) == []


def test_a_game_that_goes_on_too_long_is_found() -> None:
    report = fuzz(Endless(), 1, 3)
    assert report.failures[0].message == "the game goes on after 5 actions"
    assert report.as_json()["failures"] == [
        {
            "game": 0,
            "ply": 5,
            "invariant": "bounds",
            "message": "the game goes on after 5 actions",
            "record": "",
            "command": "",
        }
    ]
    assert report.finished == 0


def test_an_empty_report() -> None:
    assert Report().as_json() == {"games": 0, "finished": 0, "failures": [], "checked": dict.fromkeys(NAMES, 0)}
