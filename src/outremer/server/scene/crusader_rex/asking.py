"""What a gesture stands for: the questions that the browser may ask, and the lists of actions that answer them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from outremer.core.errors import WireError
from outremer.core.trial import Trial
from outremer.games.crusader_rex.actions import (
    DONE,
    GROUP,
    LAND,
    MOVE,
    OFF_MAP,
    REGROUP,
    RETREAT,
    SAIL,
    STOP,
    TAKE,
    TO,
    TOWN,
)
from outremer.games.crusader_rex.game import CrusaderRex
from outremer.games.crusader_rex.names import BLOCKS, NATIONS, TOWNS
from outremer.games.crusader_rex.state import POOL, WALKING, side_of
from outremer.games.crusader_rex.view import View
from outremer.server.scene.base import Json
from outremer.server.scene.crusader_rex.marching import Country, marches, muster

KEYS: Final = {"blocks", "from", "via", "sail", "muster", "land"}
# by open decision: how a block sets out to one of several towns
ERRANDS: Final = {
    "deployment": TAKE,
    "regroup": REGROUP,
    "landing": MOVE,
    "combat-turn": RETREAT,
    "storm-choice": RETREAT,
}
DIRECT: Final = ("deployment-to", "regroup-to", "landing-to", "retreat-to", "sail-to", "place")


class Question:
    """An ask that has been read, with the trial in which it is answered."""

    def __init__(self, trial: Trial, ask: Json) -> None:
        unknown = sorted(set(ask) - KEYS)
        if unknown or not ask:
            raise _nonsense(unknown[0] if unknown else "ask", "unknown" if unknown else "empty")
        self.trial = trial.copy()
        game = cast("CrusaderRex", trial.game)
        self.view = View(game.observe(self.trial.state, trial.seat))  # type: ignore[arg-type]
        self.country = Country(game.board, self.view)
        self.phase = self.view.phase()
        self.blocks = [self._own(name) for name in _names(ask, "blocks", BLOCKS)]
        self.via = [TOWNS.index(name) for name in _names(ask, "via", TOWNS)]
        if len(set(self.blocks)) < len(self.blocks):
            raise _nonsense("blocks", "twice")
        start = _name(ask, "from", TOWNS)
        if start and any(self.view.where[b] != 2 * TOWNS.index(start) for b in self.blocks):
            raise _nonsense("from", "elsewhere")

    def _own(self, name: str) -> int:
        block = BLOCKS.index(name)
        if side_of(block) != self.trial.seat:
            raise _nonsense("blocks", "not-yours")
        return block

    def own(self, ask: Json, field: str) -> int:
        return self._own(_name(ask, field, BLOCKS))


def _nonsense(field: str, problem: str) -> WireError:
    return WireError("bad-ask", {"field": field, "problem": problem})


def _name(ask: Json, field: str, known: list[str]) -> str:
    """The name in a field, "" if it is not there."""
    name = ask.get(field, "")
    if not isinstance(name, str) or (field in ask and name not in known):
        raise _nonsense(field, "unknown")
    return name


def _names(ask: Json, field: str, known: list[str]) -> list[str]:
    names = ask.get(field, [])
    if not isinstance(names, list) or len(names) > len(known) or not all(name in known for name in names):
        raise _nonsense(field, "unknown")
    return cast("list[str]", names)


def ways(trial: Trial, ask: Json) -> list[Json]:
    """What the gesture can stand for; nothing if it is not the seat's turn."""
    if trial.seat < 0:
        raise _nonsense("seat", "spectator")
    question = Question(trial, ask)
    if not question.trial.legal():
        return []
    for field, answer in ANSWERS.items():
        if field in ask:
            return answer(question, ask)
    raise _nonsense("ask", "empty")


def _muster(question: Question, ask: Json) -> list[Json]:
    target = TOWNS.index(_name(ask, "muster", TOWNS))
    if question.phase not in ("move", "muster"):
        return []
    return muster(question.country, question.trial, target, question.blocks)


def _sail(question: Question, ask: Json) -> list[Json]:
    return _voyages(question, [question.own(ask, "sail")]) if question.phase == "move" else []


def _land(question: Question, ask: Json) -> list[Json]:
    nation = NATIONS.index(_name(ask, "land", NATIONS))
    if question.phase != "move":
        return []
    before = [LAND + nation]
    return [{**way, "moves": 1} for way in _errands(question, before, MOVE, question.blocks, [DONE])]


def _go(question: Question, ask: Json) -> list[Json]:
    """Blocks lifted from their town, or from beside the map."""
    blocks = question.blocks
    if not blocks:
        raise _nonsense("blocks", "empty")
    if question.phase in DIRECT:
        return _places(question)
    if question.phase in ERRANDS:
        return _errands(question, [], ERRANDS[question.phase], blocks, [])
    if any(question.view.where[b] >= POOL or question.view.where[b] & 1 for b in blocks):
        return []
    if len({question.view.where[b] for b in blocks}) > 1:
        raise _nonsense("blocks", "apart")
    return _marches(question, blocks)


ANSWERS: Final[dict[str, Callable[[Question, Json], list[Json]]]] = {
    "muster": _muster,
    "sail": _sail,
    "land": _land,
    "blocks": _go,
}


def _marches(question: Question, blocks: list[int]) -> list[Json]:
    """By road from one town, and by sea; a group or a march that is under way is ended first if need be."""
    town = question.view.where[blocks[0]] >> 1
    group = [GROUP + town]
    trials = [(group, 1), ([], 0), ([DONE, *group], 1), ([STOP], 0), ([STOP, DONE, *group], 1)]
    walking = question.view.turn[WALKING] - 1
    if walking >= 0 and walking in blocks:
        blocks = [walking] + [b for b in blocks if b != walking]
        trials = [([], 0)]
    for before, moves in trials:
        trial = question.trial.copy()
        if trial.do(before)[1] is None and not trial.is_sealed and _sets_out(trial, blocks):
            by_road = marches(question.country, question.trial.copy(), before, blocks, question.via, moves)
            return by_road + (_voyages(question, blocks) if question.phase == "move" else [])
    return _voyages(question, blocks) if question.phase == "move" else []


def _sets_out(trial: Trial, blocks: list[int]) -> bool:
    """Whether one of the blocks can be named now, or is on its way already."""
    legal = trial.legal()
    return any(MOVE + b in legal for b in blocks) or any(TO <= action < TO + len(TOWN.words) for action in legal)


def _voyages(question: Question, blocks: list[int]) -> list[Json]:
    """By sea: each block costs a move (5.8)."""
    found = _errands(question, [], SAIL, blocks, [])
    return [{**way, "sea": True, "moves": len(blocks)} for way in found if "short" not in way]


def _errands(question: Question, before: list[int], verb: int, blocks: list[int], after: list[int]) -> list[Json]:
    """Each block is named and told where to go: the same place for all of them, as far as they can."""
    first = question.trial.copy()
    if first.do(before)[1] is not None:
        return []
    goals: set[int] = set()
    for block in blocks:
        trial = first.copy()
        if trial.do([verb + block])[1] is None:
            goals |= set(_open_towns(trial)) or {_refuge(trial, block)}
    found: list[Json] = []
    for goal in sorted(goals - {-1}):
        way = _errand(question, first, before, verb, blocks, goal)
        if way is not None:
            way["actions"] = [*cast("list[str]", way["actions"]), *map(trial.game.vocabulary.text, after)]
            found.append(way)
    return found


def _errand(
    question: Question, first: Trial, before: list[int], verb: int, blocks: list[int], goal: int
) -> Json | None:
    trial = first.copy()
    actions = list(before)
    short: list[str] = []
    for block in blocks:
        attempt = trial.copy()
        step = [verb + block]
        went = attempt.do(step)[1] is None
        if went and _open_towns(attempt):
            went = attempt.do([TO + goal])[1] is None
            step.append(TO + goal)
        elif went:
            went = _refuge(attempt, block) == goal
        if went:
            trial = attempt
            actions += step
        else:
            short.append(BLOCKS[block])
    if len(short) == len(blocks):
        return None
    text = question.trial.game.vocabulary.text
    found: Json = {"to": TOWN.words[goal], "actions": [text(action) for action in actions], "moves": 0}
    return {**found, "short": short} if short else found


def _open_towns(trial: Trial) -> list[int]:
    return [action - TO for action in trial.legal() if TO <= action < TO + len(TOWN.words)]


def _refuge(trial: Trial, block: int) -> int:
    """Where a block is that had one way only and has gone it already; -1 if it is nowhere on the map."""
    view = View(trial.game.observe(trial.state, trial.seat))
    return view.where[block] >> 1 if view.where[block] < POOL else OFF_MAP


def _places(question: Question) -> list[Json]:
    """Where the block goes that is already named."""
    text = question.trial.game.vocabulary.text
    return [{"to": TOWN.words[town], "actions": [text(TO + town)], "moves": 0} for town in _open_towns(question.trial)]
