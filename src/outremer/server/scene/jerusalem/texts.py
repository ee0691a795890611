"""What cards, events, magistrates and privileges do: messages, which the browser puts into words."""

from __future__ import annotations

from outremer.games.jerusalem.board import Board
from outremer.games.jerusalem.names import CARDS, EVENTS, INFLUENCE, MAGISTRATES, SECTORS
from outremer.server.scene.base import Json


def _message(key: str, **args: str | int) -> Json:
    return {"key": key, "args": args}


def card_effect(board: Board, kind: int) -> Json:
    if kind >= INFLUENCE:
        return _message("board-card-influence", sector="sector." + SECTORS[kind - INFLUENCE])
    if CARDS[kind] == "mercenaries":
        return _message("board-card-mercenaries", price=board.hire_price_card, usual=board.hire_price)
    return _message("board-card-" + CARDS[kind])


def event_effect(board: Board, event: int) -> Json:
    """Which sectors it strikes is told apart: an option may widen them."""
    key = "board-event-" + EVENTS[event]
    if EVENTS[event] == "succession":
        return _message(key, count=board.saved_by_lord)
    if EVENTS[event] == "special-tax":
        return _message(key, price=board.tax_price)
    if EVENTS[event] == "war":
        return _message(key, count=board.war_each)
    return _message(key)


def magistrate_effect(board: Board, rank: int) -> Json:
    key = "board-magistrate-" + MAGISTRATES[rank]
    if MAGISTRATES[rank] == "gendarme":
        return _message(key, large=board.lord_large[rank], small=board.lord_small[rank])
    if MAGISTRATES[rank] == "treasurer":
        first, second = board.cheap_hires[rank]
        return _message(key, first=first, second=second, usual=board.hire_price)
    if MAGISTRATES[rank] == "officer":
        return _message(key, count=board.officer_moves[rank])
    return _message(key)


def privilege_effect(board: Board, sector: int) -> Json | None:
    """Three sectors have a privilege, and the Tower has its own."""
    name = SECTORS[sector]
    if name == "market":
        return _message("board-privilege-market", count=board.materials_most, price=board.materials_price)
    if name in ("patriarchs", "nobility", "tower"):
        return _message("board-privilege-" + name)
    return None
