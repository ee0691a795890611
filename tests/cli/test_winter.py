"""Whom a town counts for, and what a player is told in winter."""

from __future__ import annotations

from random import Random

import pytest

from outremer.cli.crusader_rex.kit import KIT
from outremer.cli.crusader_rex.scene import Scene
from outremer.cli.crusader_rex.view import scene_of
from outremer.cli.crusader_rex.winter import replacements, warning
from outremer.cli.desk import Desk
from outremer.core.chance import Stream
from outremer.core.events import Context
from outremer.core.flow import Message
from outremer.games import registry
from outremer.games.crusader_rex.board import load_board
from outremer.games.crusader_rex.control import controller
from outremer.games.crusader_rex.names import TOWNS

BOARD = load_board(None)
DAMASCUS = TOWNS.index("damascus")
BEIRUT = TOWNS.index("beirut")


def test_an_attacked_city_counts_for_its_defender() -> None:
    scene = Scene(0)
    scene.field[0][DAMASCUS], scene.field[1][DAMASCUS], scene.attacker[DAMASCUS] = 2, 1, 0
    assert scene.holder(DAMASCUS, 1) == 1
    assert scene.is_contested(DAMASCUS), "the map marks the battle before it is fought"
    scene.field[1][DAMASCUS] = 0
    assert scene.holder(DAMASCUS, 1) == 0
    assert not scene.is_contested(DAMASCUS)


def test_the_headline_counts_as_the_rules_do() -> None:
    """At every moment of some random games, towns on the way of a block excepted, which holds nothing (1.5)."""
    game = registry.game("crusader-rex")
    for seed in range(3):
        rng = Random(seed)
        ctx = Context(Stream(bytes([seed])), listening=False)
        s = game.start("third-crusade", {}, ctx)
        for _ in range(400):
            if not s.stack:
                break
            seat = game.actors(s)[0]
            scene = scene_of(game.observe(s, seat))
            if scene.phase not in ("path", "deployment", "deployment-to"):
                for town in range(len(TOWNS)):
                    assert scene.holder(town, BOARD.colour[town]) == controller(BOARD, s, town)  # type: ignore[arg-type]
            game.apply(s, seat, rng.choice(game.legal(s, seat)), ctx)


@pytest.mark.parametrize(("lang", "text"), [("en", "Beirut 7 (limit 6)"), ("fr", "Beyrouth 7 (limite 6)")])
def test_winter_warns_of_what_would_be_lost(lang: str, text: str) -> None:
    words = Desk(lang, "crusader-rex").words
    scene = Scene(0)
    scene.turn = 6
    scene.field[0][BEIRUT] = 6
    assert warning(words, BOARD, scene) == ""
    scene.field[0][BEIRUT] = 7
    assert text in warning(words, BOARD, scene)
    scene.turn = 5
    assert warning(words, BOARD, scene) == ""


def test_a_besieger_cannot_winter_where_he_is_unless_he_campaigns() -> None:
    words = Desk("en", "crusader-rex").words
    scene = Scene(0)
    scene.turn, scene.field[0][DAMASCUS], scene.besieger[DAMASCUS] = 6, 1, 0
    assert "Damascus 1 (limit 0)" in warning(words, BOARD, scene)
    scene.campaigner = 0
    assert warning(words, BOARD, scene) == ""


def test_replacements_tell_what_was_checked_and_what_a_step_costs() -> None:
    game = registry.game("crusader-rex")
    s = game.position(
        {"turn": 6, "phase": "replacements", "blocks": {"conrad": "tyre 2", "saladin": "acre 3", "balian": "nablus"}},
        "test",
    )
    for seat, wanted in ((0, "Tyre, 2 of 2 points left: Conrad ●●○○ B3 (1)"), (1, "Saladin ●●●○ A3 (2)")):
        scene = scene_of(game.observe(s, seat))
        words = Desk("en", "crusader-rex").words
        lines = [line.plain for line in replacements(words, BOARD, scene, KIT.screen(words, None)._values)]  # type: ignore[attr-defined]
        assert any(wanted in line for line in lines), lines
    assert "Winter quarters checked, blocks and limit: Acre 1/3" in lines[0]


def test_who_is_player_one_is_not_said_while_it_is_asked() -> None:
    game = registry.game("crusader-rex")
    s = game.start("third-crusade", {}, Context(Stream(b"tie")))
    ctx = Context(Stream(b"tie"))
    rng = Random(1)
    screen = KIT.screen(Desk("en", "crusader-rex").words, None)
    for _ in range(3000):
        seat = game.actors(s)[0]
        view = game.observe(s, seat)
        if game.prompt(s, seat).key == "ask-name-first":
            assert "player 1" not in screen.headline(view).plain
            return
        game.apply(s, seat, rng.choice(game.legal(s, seat)), ctx)
    raise AssertionError("no tie in so long a game")


def test_a_prompt_that_says_enough_is_left_as_it_is() -> None:
    game = registry.game("crusader-rex")
    s = game.start("third-crusade", {}, Context(Stream(b"x")))
    screen = KIT.screen(Desk("en", "crusader-rex").words, None)
    assert (
        screen.question(game.observe(s, 0), Message("ask-lock", {}))
        == "Your choice is complete: lock it to confirm it."
    )
