"""Short ways of saying several actions."""

from __future__ import annotations

from typing import Final

from outremer.games.jerusalem.board import Board
from outremer.games.jerusalem.majority import lord_needs
from outremer.games.jerusalem.names import SPACES
from outremer.games.jerusalem.view import View

_OF_DEPLOYMENT: Final = ("place", "hire", "peddle", "play", "lord")


def ways(board: Board, view: View, action: str) -> list[list[str]]:
    """A Lord brings the nobles along that he needs; whoever goes on with something else has moved enough nobles."""
    verb, _, word = action.partition(" ")
    if view.phase() == "shift" and view.frame(0) and verb in _OF_DEPLOYMENT:
        return [["done", action]]
    if view.phase() == "deployment" and verb == "lord" and word in SPACES:
        space = SPACES.index(word)
        missing = lord_needs(board, view, view.seat, space) - view.entered[space]
        if 0 < missing <= view.own[0]:
            return [[f"place {word}"] * missing + [action]]
    return []
