"""What happened, told as people like to read it: events become sentences, the same in terminal and browser."""

from __future__ import annotations

from importlib import import_module

from outremer.games import registry
from outremer.telling.chronicle import Item, Sentence, Teller

__all__ = ["Item", "Sentence", "Teller", "teller_of"]


def teller_of(game: str) -> Teller:
    """The teller of a game, by its key. OptionError if there is no such game."""
    found: Teller = import_module(f"outremer.telling.{registry.folder(game).name}").TELLER
    return found
