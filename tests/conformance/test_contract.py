"""What every game must do, whatever it is about: the toy game and every scenario of every registered game pass it."""

from __future__ import annotations

import pytest
from conformance.play import KEYS, SCENARIOS, game_named, play, positions

from outremer.core.chance import Stream
from outremer.core.events import Context
from outremer.core.game import SPECTATOR
from outremer.core.record import parse
from outremer.core.table import open_table, verify
from outremer.lab import invariants

FEW = {"legal": 3, "variety": 4}  # positions for the checks that take longest
each_scenario = pytest.mark.parametrize(("key", "scenario"), SCENARIOS)


@pytest.mark.parametrize("name", invariants.CHECKS)
@each_scenario
def test_positions(key: str, scenario: str, name: str) -> None:
    game = game_named(key)
    for number, s in enumerate(positions(game, scenario, FEW.get(name, 40))):
        assert invariants.CHECKS[name](game, s, Stream(b"check %d" % number)) == []


@each_scenario
def test_lanes_of_a_simultaneous_choice_are_tried(key: str, scenario: str) -> None:
    game = game_named(key)
    forks = [game.copy(s) for s, _ in play(game, scenario, 1, {}) if s.lanes]
    assert forks
    for number, s in enumerate(forks[:40]):
        assert invariants.lanes_commute(game, s, Stream(b"lanes %d" % number)) == []


@pytest.mark.parametrize("key", KEYS)
def test_codes(key: str) -> None:
    assert invariants.codes_round_trip(game_named(key)) == []


@each_scenario
def test_events_keep_secrets(key: str, scenario: str) -> None:
    game = game_named(key)
    found: list[str] = []
    told = 0
    before = None
    for at, (s, context) in enumerate(play(game, scenario, 2, {})):
        if before is not None:
            found += invariants.events_keep_secrets(game, before, s, context.events)
            told += len(context.events)
        before = game.copy(s) if at % 7 < 2 else None
    assert found == []
    assert told > 0


@each_scenario
def test_games_end_with_a_result(key: str, scenario: str) -> None:
    game = game_named(key)
    for number in range(3):
        *_, (last, _) = [(game.copy(s), 0) for s, _ in play(game, scenario, number, {})]
        result = game.result(last)
        assert result is not None
        assert all(0 <= seat < game.players(last) for seat in result.winners)
        assert len(list(play(game, scenario, number, {}))) <= game.action_limit
        assert [game.legal(last, seat) for seat in range(game.players(last))] == [[]] * game.players(last)


@each_scenario
def test_the_same_seed_gives_the_same_game(key: str, scenario: str) -> None:
    game = game_named(key)
    table = open_table(game, scenario, {}, b"seed", b"salt")
    choices = Stream(b"choices")
    while table.actors():
        table.act(*invariants.random_action(game, table.state, choices))
    acts = [(entry.seat, entry.action) for entry in table.log]
    options = game.complete_options(scenario, {})
    assert invariants.is_determined(game, scenario, options, b"seed", acts) == []
    again = verify(game, parse(table.text()))
    assert game.encode(again.state) == game.encode(table.state)
    assert again.text() == table.text()


@each_scenario
def test_every_value_of_every_option_can_be_played(key: str, scenario: str) -> None:
    game = game_named(key)
    for option in game.options_of(scenario):
        for value in option.values:
            *_, (last, _) = list(play(game, scenario, 3, {option.name: value}))
            assert game.result(last) is not None


@each_scenario
def test_an_observation_holds_no_part_of_the_position(key: str, scenario: str) -> None:
    game = game_named(key)
    for s in positions(game, scenario, 10):
        before = game.encode(s)
        for seat in (SPECTATOR, *range(game.players(s))):
            for values in game.observe(s, seat).lists:
                assert isinstance(values, list | bytearray)
                values.append(99)
        assert game.encode(s) == before


@each_scenario
def test_what_can_be_done_with_a_thing(key: str, scenario: str) -> None:
    """`about` agrees with `legal` for everything on the table."""
    game = game_named(key)
    asked = 0
    for s in positions(game, scenario, 5):
        for seat in range(game.players(s)):
            legal = game.legal(s, seat)
            for noun, index in game.slots(s, seat)[:20]:
                for action, refusal in game.about(s, seat, noun, index):
                    assert (refusal is None) == (action in legal)
                    asked += 1
    assert asked > 0


@pytest.mark.parametrize("key", KEYS)
def test_worlds_vary_somewhere(key: str) -> None:
    """The check of variety is not empty: some position of a random game has eight interchangeable hidden pieces."""
    game = game_named(key)
    rng = Stream(b"variety")
    varied = []
    for s in positions(game, game.scenarios[0], 12):
        for seat in range(game.players(s)):
            varied.append(invariants.is_varied(invariants.sampled(game, s, seat, rng)))
    assert any(varied)


@each_scenario
def test_nothing_happens_without_a_listener_but_silence(key: str, scenario: str) -> None:
    game = game_named(key)
    quiet = Context(Stream(b"conformance 0"), listening=False)
    s = game.start(scenario, {}, quiet)
    first, context = next(play(game, scenario, 0, {}))
    assert game.encode(s) == game.encode(first)
    assert quiet.events == []
    assert context.sealed == quiet.sealed
