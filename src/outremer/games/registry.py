"""The games by their keys. A game's modules and data are loaded when it is first asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from outremer.core.errors import OptionError
from outremer.core.game import Game
from outremer.core.state import State

KEYS: Final = ["crusader-rex", "jerusalem"]
_loaded: dict[tuple[str, str], Game[State]] = {}


def game(key: str, data_folder: Path | None = None) -> Game[State]:
    """The game, with the files of `data_folder` standing in for its own. OptionError if there is no such game.

    Whoever holds a position got it from the game, so that its exact class need not be known.
    """
    _check(key)
    where = (key, "" if data_folder is None else str(data_folder.resolve()))
    if where not in _loaded:
        _loaded[where] = _MAKERS[key](data_folder)
    return _loaded[where]


def folder(key: str) -> Path:
    """Where the game's rules, cases, texts and data are."""
    _check(key)
    return Path(__file__).parent / key.replace("-", "_")


def _check(key: str) -> None:
    if key not in KEYS:
        raise OptionError("no-game", {"game": key, "known": ", ".join(KEYS)})


def _crusader_rex(data_folder: Path | None) -> Game[State]:
    from outremer.games.crusader_rex.board import load_board
    from outremer.games.crusader_rex.game import CrusaderRex

    return cast("Game[State]", CrusaderRex(load_board(data_folder)))


def _jerusalem(data_folder: Path | None) -> Game[State]:
    from outremer.games.jerusalem.board import load_board
    from outremer.games.jerusalem.game import Jerusalem

    return cast("Game[State]", Jerusalem(load_board(data_folder)))


_MAKERS: Final = {"crusader-rex": _crusader_rex, "jerusalem": _jerusalem}
