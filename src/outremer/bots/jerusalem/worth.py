"""What things are worth to the squire, in points of prestige.

A noble that comes early holds its space for many turns while the city is still empty; besants hire nobles, buy
magistrates and building materials, and are compared at the King's gifts.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from outremer.games import registry
from outremer.games.jerusalem.board import SCOPES, Board
from outremer.games.jerusalem.game import Jerusalem
from outremer.games.jerusalem.names import (
    ELECTION,
    INFLUENCE,
    MERCENARIES,
    MOVE_TWO,
    NOBLE_AND_BESANT,
    ONE_NOBLE,
    SECTORS,
    TURNCOAT,
    TWO_BESANTS,
    TWO_INCOMES,
    TWO_PRESTIGE,
)
from outremer.games.jerusalem.state import OPTION_SCOPE
from outremer.games.jerusalem.view import View

LAST: Final = 5  # the turn of the King's gifts
NOBLE: Final = [2.0, 1.3, 1.0, 0.7, 0.4, 0.1]  # by the turn at whose end it is behind the screen
BESANT: Final = [0.45, 0.42, 0.4, 0.38, 0.34, 0.12]
STAY: Final = 0.85  # of a noble's worth that is left when it stands in the city and can no longer choose its place
NEEDED: Final = 4  # besants that are worth more than the others: without them nobody takes part in an auction
PLENTY: Final = 14  # from here on they are worth less
GIFT_DOUBT: Final = 1.5  # nobles or besants by which an estimate of the others may be wrong
CARD: Final = 1.3  # an unknown card


@cache
def squire_board() -> Board:
    game = registry.game("jerusalem")
    assert isinstance(game, Jerusalem)
    return game.board


def coins(turn: int, besants: int) -> float:
    """A purse at the end of a turn before the last."""
    few = min(besants, NEEDED)
    many = max(0, besants - PLENTY)
    return BESANT[turn] * (besants + 0.5 * few - 0.4 * many)


def gift(most: int, own: float, others: float) -> float:
    """What to expect of one of the King's gifts with `own` pieces, if the richest of the others has `others`."""
    return most / (1 + exp(-max(-30.0, min(30.0, (own - others) / GIFT_DOUBT)))) if own > 0 else 0.0


def card_worth(board: Board, kind: int, turn: int, struck: list[int]) -> float:
    """A card that can be played on this turn or later; `struck` are the sectors that this turn's event strikes."""
    noble = NOBLE[turn - 1]
    besant = BESANT[turn]
    if kind >= INFLUENCE:
        return 2 * noble * (0.5 if kind - INFLUENCE in struck else 0.9)
    return {
        ONE_NOBLE: noble,
        TWO_BESANTS: 2 * besant,
        TWO_PRESTIGE: 2.0,
        TWO_INCOMES: 1 + max(noble, besant),
        NOBLE_AND_BESANT: noble + besant,
        TURNCOAT: 1.1,
        MOVE_TWO: 0.9,
        MERCENARIES: 0.8,
    }[kind]


def struck_sectors(board: Board, view: View) -> list[int]:
    """The sectors that this turn's event will strike (E)."""
    event = view.event()
    if event == ELECTION and SCOPES[view.number(OPTION_SCOPE)] == "all-sectors":
        return list(range(len(SECTORS)))
    return board.struck[event] if event >= 0 else []
