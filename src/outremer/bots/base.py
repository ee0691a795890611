"""What a bot is, and the bots by game and name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from outremer.core.errors import OptionError
from outremer.core.game import Observation


class Bot:
    """A player for one seat of one game."""

    def choose(self, observation: Observation, legal: list[int]) -> int:
        """One of the legal actions."""
        raise NotImplementedError


Maker = Callable[[str, int, bytes], Bot]  # game key, seat, seed

PACKAGE = "outremer.bots"
ANY = ""  # in place of a game's key: a bot that plays every game
_MAKERS: dict[tuple[str, str], Maker] = {}  # by game and name


def register(name: str, maker: Maker, game: str = ANY) -> None:
    """Make a bot known by name, for one game or for all. Every module of bots does this when it is imported."""
    _MAKERS[game, name] = maker


def bot_names(game: str) -> list[str]:
    """The bots that play the game."""
    _import_bots(game)
    return sorted({name for key, name in _MAKERS if key in (ANY, game)})


def _import_bots(game: str) -> None:
    """Import the modules beside this one, and those of the game's own package, so that they register their bots."""
    here = Path(__file__).parent
    own = game.replace("-", "_")
    for folder, package in ((here, PACKAGE), (here / own, f"{PACKAGE}.{own}")):
        for module in iter_modules([str(folder)]):
            if not module.ispkg:
                import_module(f"{package}.{module.name}")


def make_bot(name: str, game: str, seat: int, seed: bytes) -> Bot:
    """The bot of that name for a seat. Its own choices follow from the seed, so a game can be played again."""
    known = bot_names(game)
    if name not in known:
        raise OptionError("no-bot", {"bot": name, "known": ", ".join(known)})
    maker = _MAKERS.get((game, name)) or _MAKERS[ANY, name]
    return maker(game, seat, seed)
