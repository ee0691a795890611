"""The games that the suite is run on, and positions from random games of theirs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from toy.game import Toy

from outremer.core.chance import Stream
from outremer.core.events import Context
from outremer.core.game import Game
from outremer.core.state import State
from outremer.games import registry
from outremer.lab.invariants import random_action

TOY = cast("Game[State]", Toy())


def game_named(key: str) -> Game[State]:
    return TOY if key == "toy" else registry.game(key)


KEYS = ["toy", *registry.KEYS]
SCENARIOS = [(key, scenario) for key in KEYS for scenario in game_named(key).scenarios]


def play(game: Game[State], scenario: str, number: int, options: dict[str, str]) -> Iterator[tuple[State, Context]]:
    """A random game: the position before every choice and at the end, with what the last action told."""
    context = Context(Stream(b"conformance %d" % number))
    choices = Stream(b"choices %d" % number)
    s = game.start(scenario, options, context)
    yield s, context
    while game.actors(s):
        context.events = []
        seat, action = random_action(game, s, choices)
        game.apply(s, seat, action, context)
        yield s, context


def positions(game: Game[State], scenario: str, wanted: int, number: int = 0) -> list[State]:
    """About so many positions, spread over a random game, the first and the last among them."""
    every = [game.copy(s) for s, _ in play(game, scenario, number, {})]
    return every[:: max(1, len(every) // wanted)] + every[-1:]
