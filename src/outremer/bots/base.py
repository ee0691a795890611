"""What a bot is, and the bots by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules

import outremer.bots as bots
from outremer.core.errors import OptionError
from outremer.core.game import Observation


class Bot:
    """A player for one seat of one game."""

    def choose(self, observation: Observation, legal: list[int]) -> int:
        """One of the legal actions."""
        raise NotImplementedError


Maker = Callable[[str, int, bytes], Bot]  # game key, seat, seed

_MAKERS: dict[str, Maker] = {}


def register(name: str, maker: Maker) -> None:
    """Make a bot known by name. Every module of bots does this when it is imported."""
    _MAKERS[name] = maker


def bot_names() -> list[str]:
    """All bots there are: every module beside this one registers its own."""
    for module in iter_modules(bots.__path__):
        import_module(f"outremer.bots.{module.name}")
    return sorted(_MAKERS)


def make_bot(name: str, game: str, seat: int, seed: bytes) -> Bot:
    """The bot of that name for a seat. Its own choices follow from the seed, so a game can be played again."""
    known = bot_names()
    if name not in known:
        raise OptionError("no-bot", {"bot": name, "known": ", ".join(known)})
    return _MAKERS[name](game, seat, seed)
