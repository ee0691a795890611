"""The random bot: a verb that is legal, then one of that verb's legal actions, all equally likely.

Were it to pick among all actions, those with many nouns would drown the others: it would hardly ever stop or be done.
"""

from __future__ import annotations

from outremer.bots.base import Bot, register
from outremer.core.chance import Stream
from outremer.core.game import Observation
from outremer.games import registry


class RandomBot(Bot):
    def __init__(self, game: str, seed: bytes) -> None:
        self.verb_of = registry.game(game).vocabulary.verb_of
        self.stream = Stream(seed)

    def choose(self, observation: Observation, legal: list[int]) -> int:
        by_verb: dict[int, list[int]] = {}
        for action in legal:
            by_verb.setdefault(self.verb_of[action], []).append(action)
        actions = list(by_verb.values())[self.stream.pick(len(by_verb))]
        return actions[self.stream.pick(len(actions))]


register("random", lambda game, seat, seed: RandomBot(game, seed))
