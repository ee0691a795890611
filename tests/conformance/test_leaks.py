"""Leaks planted on purpose: one in each list of each game's observation, and in everything else a seat is told.

The check of non-interference must find every one of them.
"""

from __future__ import annotations

from zlib import crc32

import pytest
from conformance.play import KEYS, game_named, positions

from outremer.core.chance import Stream
from outremer.core.flow import Message, Refusal
from outremer.core.game import Game, Observation, Result
from outremer.core.state import State
from outremer.lab.invariants import does_not_interfere

IN_LEGAL, IN_REFUSAL, IN_PROMPT, TO_SPECTATOR = -1, -2, -3, -4


class Leaky(Game[State]):
    """A game that tells a value that depends on what is hidden, in one place."""

    def __init__(self, game: Game[State], place: int) -> None:
        super().__init__(game.vocabulary, game.nodes, game.events)
        self.game = game
        self.place = place

    def leaked(self, s: State) -> int:
        return crc32(self.game.encode(s))

    def observe(self, s: State, seat: int) -> Observation:
        lists = list(self.game.observe(s, seat).lists)
        if self.place >= 0 and seat >= 0:
            lists[self.place] = [*lists[self.place], self.leaked(s)]
        if self.place == TO_SPECTATOR and seat < 0:
            lists[0] = [*lists[0], self.leaked(s)]
        return Observation(seat, lists)

    def legal(self, s: State, seat: int) -> list[int]:
        legal = self.game.legal(s, seat)
        return legal + [self.leaked(s) % self.vocabulary.size] if self.place == IN_LEGAL else legal

    def refuse(self, s: State, seat: int, action: int) -> Refusal | None:
        refusal = self.game.refuse(s, seat, action)
        if refusal is not None and self.place == IN_REFUSAL:
            return Refusal(refusal.rule, refusal.key, {"secret": self.leaked(s)})
        return refusal

    def prompt(self, s: State, seat: int) -> Message:
        return Message("ask", {"secret": self.leaked(s)}) if self.place == IN_PROMPT else self.game.prompt(s, seat)

    def sample_world(self, s: State, seat: int, rng: Stream) -> State:
        return self.game.sample_world(s, seat, rng)

    def players(self, s: State) -> int:
        return self.game.players(s)

    def result(self, s: State) -> Result | None:
        return self.game.result(s)


def lists_of(key: str) -> int:
    game = game_named(key)
    return len(game.observe(positions(game, game.scenarios[0], 1)[0], 0).lists)


PLACES = [(key, place) for key in KEYS for place in range(TO_SPECTATOR, lists_of(key))]


@pytest.mark.parametrize(("key", "place"), PLACES)
def test_a_planted_leak_is_found(key: str, place: int) -> None:
    game = game_named(key)
    Leaky.seats = game.seats
    leaky = Leaky(game, place)
    middle = positions(game, game.scenarios[0], 3)[1]
    assert does_not_interfere(game, middle, Stream(b"leak")) == []
    assert does_not_interfere(leaky, middle, Stream(b"leak")) != []
