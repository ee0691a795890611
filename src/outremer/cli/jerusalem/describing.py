"""What a space, a sector, a player, a card, an event or a magistrate of Jerusalem is and does, in words."""

from __future__ import annotations

from outremer.cli.jerusalem.signs import BESANT, NOBLE, PRESTIGE
from outremer.games.jerusalem.board import Board
from outremer.games.jerusalem.names import (
    CARDS,
    EVENTS,
    INFLUENCE,
    MAGISTRATES,
    MERCENARIES,
    SECTORS,
)
from outremer.text import Catalogue
from outremer.text.catalogue import Value


def card_effect(words: Catalogue, board: Board, kind: int) -> str:
    if kind >= INFLUENCE:
        return words.say("screen-effect-influence")
    if kind == MERCENARIES:
        return words.say("screen-effect-mercenaries", price=board.hire_price_card, usual=board.hire_price)
    return words.say("screen-effect-" + CARDS[kind])


def event_effect(words: Catalogue, board: Board, event: int, sectors: list[int]) -> str:
    args: dict[str, Value] = {"sectors": ", ".join("sector." + SECTORS[sector] for sector in sectors)}
    if EVENTS[event] == "succession":
        args["count"] = board.saved_by_lord
    elif EVENTS[event] == "special-tax":
        args["price"] = f"{BESANT}{board.tax_price}"
    elif EVENTS[event] == "war":
        args["count"] = board.war_each
    return words.render("screen-effect-" + EVENTS[event], args)


def magistrate_effect(words: Catalogue, board: Board, magistrate: int) -> str:
    """His nobles, and what he alone may do."""
    received = f"{NOBLE}{board.rank_nobles[magistrate]}"
    if board.rank_besants[magistrate]:
        received += f" {BESANT}{board.rank_besants[magistrate]}"
    args: dict[str, Value] = {}
    if MAGISTRATES[magistrate] == "gendarme":
        args = {"large": board.lord_large[magistrate], "small": board.lord_small[magistrate]}
    elif MAGISTRATES[magistrate] == "treasurer":
        args["prices"] = ", ".join(f"{BESANT}{price}" for price in board.cheap_hires[magistrate])
        args["usual"] = f"{BESANT}{board.hire_price}"
    elif MAGISTRATES[magistrate] == "officer":
        args["count"] = board.officer_moves[magistrate]
    return f"{received} · {words.render('screen-effect-' + MAGISTRATES[magistrate], args)}"


def privilege_effect(words: Catalogue, board: Board, sector: int) -> str:
    args: dict[str, Value] = {}
    if SECTORS[sector] == "market":
        args = {"count": board.materials_most, "price": f"{BESANT}{board.materials_price}", "prestige": PRESTIGE}
    return words.render(f"screen-privilege-{SECTORS[sector]}", args)
