"""What one gesture on the city stands for, as lists of actions that can be sent as they are.

    {"place": {"market-left": 3, "templars-large": 1}}   nobles into several spaces
    {"take": "market-left"}                              as many as it needs to lead the space
    {"lord": "market-left"}                              the Lord, with the nobles that he lacks
    {"move": {"from": "tower", "to": "market-left"}}     one noble from space to space
    {"swap": {"from": "tower", "seat": "blue", "space": "market-left"}}
    {"save": "all"}                                      all that the Special Tax leaves to be paid for
    {"buy": 3}                                           points of prestige

There is one way or none. It says how many nobles come in (`nobles`), and how many of them are hired first (`hires`)
for how many besants (`cost`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from outremer.core.errors import WireError
from outremer.core.trial import Trial
from outremer.games.jerusalem.actions import BUY, HIRE, LORD, PLACE, SAVE, SHIFT, SWAP, TO, WITH
from outremer.games.jerusalem.board import Board
from outremer.games.jerusalem.majority import counts_in, lord_needs, needed
from outremer.games.jerusalem.names import SEATS, SPACE_COUNT, SPACES
from outremer.games.jerusalem.state import CARD_PRICE
from outremer.games.jerusalem.view import View
from outremer.server.scene.base import Json

MOST: Final = 64  # actions of a post


def find_ways(board: Board, trial: Trial, ask: Json) -> list[Json]:
    if len(ask) != 1:
        raise _nonsense("ask", "one-kind")
    kind, value = next(iter(ask.items()))
    if kind not in _KINDS:
        raise _nonsense("ask", "unknown")
    return _KINDS[kind](board, trial, value)


def _nonsense(field: str, problem: str) -> WireError:
    return WireError("bad-ask", {"field": field, "problem": problem})


# reading a question


def _space(value: object, field: str) -> int:
    if not isinstance(value, str) or value not in SPACES:
        raise _nonsense(field, "no-space")
    return SPACES.index(value)


def _seat(value: object) -> int:
    if not isinstance(value, str) or value not in SEATS:
        raise _nonsense("seat", "no-seat")
    return SEATS.index(value)


def _number(value: object, field: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 < value <= MOST:
        raise _nonsense(field, "no-number")
    return value


def _record(value: object, field: str, keys: list[str]) -> Json:
    if not isinstance(value, dict) or sorted(value) != sorted(keys):
        raise _nonsense(field, "no-record")
    return value


# answering


def _view(trial: Trial) -> View:
    return View(trial.game.observe(trial.state, trial.seat))


def _way(board: Board, trial: Trial, actions: list[int]) -> list[Json]:
    """The way, if all of it can be done."""
    if not 0 < len(actions) <= MOST:
        return []
    tried = trial.copy()
    done, refusal = tried.do(actions)
    if refusal is not None or done < len(actions):
        return []
    seen = _view(trial)
    hires = actions.count(HIRE)
    with_card = bool(seen.number(CARD_PRICE))
    cost = 0
    for hired in range(hires):
        cost += board.mercenary_price(seen.rank(trial.seat), seen.own[2] + hired, with_card)
    nobles = sum(1 for action in actions if PLACE <= action < PLACE + SPACE_COUNT)
    text = trial.game.vocabulary.text
    return [{"actions": [text(action) for action in actions], "nobles": nobles, "hires": hires, "cost": cost}]


def _brought(trial: Trial, space: int, count: int) -> list[int]:
    """Nobles for a space; those that do not stand behind the screen are hired first."""
    missing = max(0, count - _view(trial).own[0])
    return [HIRE] * missing + [PLACE + space] * count


def _place(board: Board, trial: Trial, value: object) -> list[Json]:
    if not isinstance(value, dict) or not value:
        raise _nonsense("place", "no-record")
    actions: list[int] = []
    for name, count in value.items():
        actions += [PLACE + _space(name, "place")] * _number(count, "place")
    return _way(board, trial, actions)


def _take(board: Board, trial: Trial, value: object) -> list[Json]:
    space = _space(value, "take")
    seen = _view(trial)
    return _way(board, trial, _brought(trial, space, needed(seen, counts_in(seen, [space]), trial.seat)))


def _lord(board: Board, trial: Trial, value: object) -> list[Json]:
    space = _space(value, "lord")
    seen = _view(trial)
    if seen.rank(trial.seat) < 0:
        return []
    missing = max(0, lord_needs(board, seen, trial.seat, space) - seen.entered[space])
    return _way(board, trial, [*_brought(trial, space, missing), LORD + space])


def _move(board: Board, trial: Trial, value: object) -> list[Json]:
    """By the Officer's power or by the card; out of David's Tower `to` alone says it."""
    asked = _record(value, "move", ["from", "to"])
    start, end = _space(asked["from"], "from"), _space(asked["to"], "to")
    return _way(board, trial, [SHIFT + start, TO + end])


def _swap(board: Board, trial: Trial, value: object) -> list[Json]:
    asked = _record(value, "swap", ["from", "seat", "space"])
    start, space = _space(asked["from"], "from"), _space(asked["space"], "space")
    return _way(board, trial, [SWAP + start, WITH + SPACE_COUNT * _seat(asked["seat"]) + space])


def _save(board: Board, trial: Trial, value: object) -> list[Json]:
    if value != "all":
        raise _nonsense("save", "unknown")
    tried = trial.copy()
    actions: list[int] = []
    while len(actions) < MOST:
        open_saves = [action for action in tried.legal() if SAVE <= action < SAVE + SPACE_COUNT]
        if not open_saves:
            break
        actions.append(open_saves[0])
        tried.do(open_saves[:1])
    return _way(board, trial, actions)


def _buy(board: Board, trial: Trial, value: object) -> list[Json]:
    return _way(board, trial, [BUY] * _number(value, "buy"))


_KINDS: Final[dict[str, Callable[[Board, Trial, object], list[Json]]]] = {
    "place": _place,
    "take": _take,
    "lord": _lord,
    "move": _move,
    "swap": _swap,
    "save": _save,
    "buy": _buy,
}
