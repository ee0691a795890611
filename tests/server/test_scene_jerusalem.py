"""Jerusalem in the browser: nothing hidden is sent, and what a gesture stands for can really be done."""

from __future__ import annotations

import json
from typing import cast

import pytest

from outremer.bots import make_bot
from outremer.core.chance import Stream
from outremer.core.errors import WireError
from outremer.core.events import Context
from outremer.core.game import SPECTATOR, Game
from outremer.core.state import State
from outremer.core.trial import Trial
from outremer.games import registry
from outremer.games.jerusalem.names import SEATS, SPACES
from outremer.server.scene.base import Json
from outremer.server.scene.jerusalem import SCENE, STAGE_OF
from outremer.text import LANGUAGES, catalogue

GAME = registry.game("jerusalem")
SCENARIOS = [("four-players", 4), ("three-players", 3)]
RED = 0


def played(scenario: str, number: int) -> list[State]:
    """The positions of a game between squires."""
    context = Context(Stream(b"scene %d" % number), listening=False)
    s = GAME.start(scenario, {}, context)
    bots = [make_bot("squire", GAME.key, seat, b"%d %d" % (number, seat)) for seat in range(GAME.players(s))]
    found = [GAME.copy(s)]
    while GAME.actors(s):
        seat = GAME.actors(s)[0]
        GAME.apply(s, seat, bots[seat].choose(GAME.observe(s, seat), GAME.legal(s, seat)), context)
        found.append(GAME.copy(s))
    return found


def sent(game: Game[State], s: State, seat: int) -> str:
    return json.dumps(SCENE.scene(game.observe(s, seat)))


def case(**table: object) -> State:
    s = GAME.position({"scenario": "four-players", **table}, "test")
    GAME.advance(s, Context(Stream(b"case"), listening=False))
    return s


def asked(s: State, ask: Json, seat: int = RED) -> list[Json]:
    """The ways, each of which must be possible as it stands."""
    found = SCENE.ways(Trial(GAME, s, seat), ask)
    for way in found:
        actions = [GAME.vocabulary.parse(text) for text in cast("list[str]", way["actions"])]
        assert Trial(GAME, s, seat).do(actions) == (len(actions), None)
    return found


def actions_of(s: State, ask: Json) -> list[str]:
    (way,) = asked(s, ask)
    return cast("list[str]", way["actions"])


def space_of(s: State, name: str, seat: int = RED) -> Json:
    spaces = cast("list[Json]", SCENE.scene(GAME.observe(s, seat))["spaces"])
    return next(space for space in spaces if space["space"] == name)


DEPLOYING: Json = {
    "phase": "deployment",
    "turn": 2,
    "nobles": {"market-left": {"green": 3, "red": 1}, "tower": {"blue": 2}},
    "behind": {"red": {"nobles": 4, "besants": 6, "cards": ["move-two", "turncoat"]}},
    "prestige": {"blue": 3},
}


def test_the_board_is_json_and_names_what_the_catalogues_know() -> None:
    board = SCENE.board()
    assert [space["name"] for space in cast("list[Json]", board["spaces"])] == SPACES
    assert cast("list[int]", board["floors"])[:3] == [2, 3, 4]
    json.dumps(board)


@pytest.mark.parametrize(("scenario", "players"), SCENARIOS)
def test_nothing_hidden_is_sent(scenario: str, players: int) -> None:
    rng = Stream(b"worlds")
    for s in played(scenario, 1)[::6]:
        for seat in range(players):
            world = GAME.sample_world(s, seat, rng)
            assert sent(GAME, s, seat) == sent(GAME, world, seat)


@pytest.mark.parametrize(("scenario", "players"), SCENARIOS)
def test_a_spectator_sees_no_screen(scenario: str, players: int) -> None:
    for s in played(scenario, 2)[::9]:
        scene = SCENE.scene(GAME.observe(s, SPECTATOR))
        assert scene["own"] is None and scene["offer"] == [] and scene["incomes"] is None
        assert scene["public"] is True
        assert len(cast("list[Json]", scene["seats"])) == players


def test_a_seat_of_its_own_is_not_public_before_the_screens_are_down() -> None:
    states = played("four-players", 3)
    assert SCENE.scene(GAME.observe(states[0], RED))["public"] is False
    end = SCENE.scene(GAME.observe(states[-1], RED))
    assert end["public"] is True and end["stage"] == "over"
    assert [screen["seat"] for screen in cast("list[Json]", end["screens"])] == SEATS


def test_every_phase_in_which_somebody_decides_has_a_stage() -> None:
    for s in played("four-players", 4):
        assert cast("str", SCENE.scene(GAME.observe(s, RED))["phase"]) in STAGE_OF


def test_what_is_missing_to_lead_a_space() -> None:
    s = case(**DEPLOYING)
    space = space_of(s, "market-left")
    assert (space["leader"], space["need"], space["margin"]) == ("green", 2, 2)
    assert space_of(s, "market-left", seat=2)["need"] == 4
    assert space_of(s, "market-left")["lord_needs"] == 1


def test_incomes_are_those_of_the_option() -> None:
    s = case(**DEPLOYING, options={"incomes": "mild"})
    assert space_of(s, "palace-large")["income"] == [0, 0, 4]


def test_nobles_into_several_spaces() -> None:
    s = case(**DEPLOYING)
    ways = actions_of(s, {"place": {"market-left": 3, "templars-large": 1}})
    assert ways == ["place market-left"] * 3 + ["place templars-large"]
    assert asked(s, {"place": {"market-left": 5}}) == []


def test_as_many_as_lead_a_space_are_hired_if_need_be() -> None:
    s = case(**DEPLOYING)
    assert actions_of(s, {"take": "market-left"}) == ["place market-left"] * 2
    poor = case(**{**DEPLOYING, "behind": {"red": {"nobles": 1, "besants": 6}}})
    (way,) = asked(poor, {"take": "market-left"})
    assert way == {"actions": ["hire", *["place market-left"] * 2], "nobles": 2, "hires": 1, "cost": 3}
    assert asked(case(**{**DEPLOYING, "behind": {"red": {"nobles": 1}}}), {"take": "market-left"}) == []


def test_who_leads_already_takes_nothing() -> None:
    s = case(**{**DEPLOYING, "nobles": {"tower": {"red": 1}}})
    assert asked(s, {"take": "tower"}) == []


def test_the_lord_brings_his_nobles() -> None:
    s = case(**DEPLOYING)
    assert actions_of(s, {"lord": "market-large"}) == ["place market-large"] * 2 + ["lord market-large"]
    barred = case(**{**DEPLOYING, "turn": 1})
    assert asked(barred, {"lord": "palace-large"}) == []


def test_moves_and_swaps_in_one_gesture() -> None:
    s = case(**DEPLOYING)
    GAME.apply(s, RED, GAME.vocabulary.parse("play move-two"), Context(Stream(b""), listening=False))
    assert actions_of(s, {"move": {"from": "market-left", "to": "tower"}}) == ["shift market-left", "to tower"]
    s = case(**DEPLOYING)
    GAME.apply(s, RED, GAME.vocabulary.parse("play turncoat"), Context(Stream(b""), listening=False))
    swap: Json = {"from": "market-left", "seat": "blue", "space": "tower"}
    assert actions_of(s, {"swap": swap}) == ["swap market-left", "with blue/tower"]


def test_the_tax_is_paid_for_all_that_one_can_pay_for() -> None:
    table: Json = {"phase": "event", "turn": 2, "events": ["special-tax"], "behind": {"red": {"besants": 3}}}
    s = case(**table, nobles={"market-left": {"red": 2}, "market-right": {"red": 2}})
    assert actions_of(s, {"save": "all"}) == ["save market-left"] * 2 + ["save market-right"]


def test_points_of_prestige() -> None:
    table: Json = {"phase": "privileges", "turn": 2, "behind": {"red": {"besants": 5}}}
    s = case(**table, nobles={"market-left": {"red": 2}})
    assert actions_of(s, {"buy": 2}) == ["buy", "buy"]
    assert asked(s, {"buy": 3}) == []


def test_gestures_out_of_turn_stand_for_nothing() -> None:
    s = case(**DEPLOYING)
    assert asked(s, {"place": {"tower": 1}}, seat=1) == []
    assert asked(s, {"save": "all"}, seat=1) == []


@pytest.mark.parametrize(
    "ask",
    [
        {},
        {"place": {"tower": 1}, "lord": "tower"},
        {"march": "tower"},
        {"place": {}},
        {"place": "tower"},
        {"place": {"jericho": 1}},
        {"place": {"tower": 0}},
        {"place": {"tower": 65}},
        {"place": {"tower": True}},
        {"place": {"tower": "2"}},
        {"take": 3},
        {"lord": "jericho"},
        {"move": {"from": "tower"}},
        {"move": {"from": "tower", "to": "acre"}},
        {"swap": {"from": "tower", "seat": "white", "space": "tower"}},
        {"save": "some"},
        {"buy": -1},
    ],
)
def test_nonsense_is_refused(ask: Json) -> None:
    with pytest.raises(WireError):
        SCENE.ways(Trial(GAME, case(**DEPLOYING), RED), ask)


@pytest.mark.parametrize(("scenario", "players"), SCENARIOS)
def test_with_three_players_the_gendarme_is_not_in_the_game(scenario: str, players: int) -> None:
    s = GAME.start(scenario, {}, Context(Stream(b"magistrates"), listening=False))
    magistrates = cast("list[str]", SCENE.scene(GAME.observe(s, RED))["magistrates"])
    assert len(magistrates) == players
    assert ("gendarme" in magistrates) == (players == 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_everything_does_has_words(language: str) -> None:
    words = catalogue(language, GAME.key).with_package("outremer.server.scene.jerusalem")
    board = SCENE.board()
    for kind in ("cards", "events", "magistrates"):
        for thing in cast("list[Json]", board[kind]):
            effect = cast("Json", thing["effect"])
            assert words.has(cast("str", effect["key"]))
            words.render(cast("str", effect["key"]), cast("dict[str, str | int]", effect["args"]))
    for sector in cast("list[Json]", board["sectors"]):
        if sector["privilege"]:
            assert words.has(cast("str", cast("Json", sector["privilege"])["key"]))
    assert words.faults == []
