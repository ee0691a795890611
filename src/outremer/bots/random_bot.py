"""The random bot: any legal action, all equally likely."""

from __future__ import annotations

from outremer.bots.base import Bot, register
from outremer.core.chance import Stream
from outremer.core.game import Observation


class RandomBot(Bot):
    def __init__(self, seed: bytes) -> None:
        self.stream = Stream(seed)

    def choose(self, observation: Observation, legal: list[int]) -> int:
        return legal[self.stream.pick(len(legal))]


register("random", lambda game, seat, seed: RandomBot(seed))
