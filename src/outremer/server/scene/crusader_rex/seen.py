"""The observation of a seat, in words for the browser. Pieces that it cannot identify are numbers."""

from __future__ import annotations

from typing import Final

from outremer.core.game import Observation
from outremer.games.crusader_rex.board import LETTERS, Board, load_board
from outremer.games.crusader_rex.names import BLOCKS, CARDS, NATIONS, SIDES, TOWNS
from outremer.games.crusader_rex.state import (
    ACTED,
    ATTACKER,
    BATTLE_TOWN,
    CARD,
    DRAWN,
    FIRST_PLAYER,
    FRESH,
    GUIDING,
    HALF_COUNT,
    HALVED,
    HITS,
    IS_STORM,
    LOST,
    MOVED,
    MOVER,
    MOVES,
    MUSTER_AT,
    POOL,
    READY,
    RESERVE,
    ROUND,
    SALLIED,
    SHOWN,
    SIEGE_NEW,
    SIEGE_SIDE,
    STAGING,
    STEPS_TAKEN,
    STORMING,
    TOWN_COUNT,
    TURN,
    WALKING,
    YEAR,
    blocks_of,
)
from outremer.games.crusader_rex.view import UNSEEN, WALKER_AT, WINTER, View
from outremer.games.crusader_rex.winter import step_price, winter_limit
from outremer.server.scene.base import Json

MOVING: Final = ("move", "group", "muster", "path", "sail-to", "landing", "landing-to", "guide", "main-attack")
OPEN_TO_ALL: Final = ("combat-turn", "take-hit", "retreat-to", "storm-choice", "name-first", "pick-battle")
MARKS: Final = [(MOVED, "moved"), (SHOWN, "shown"), (HALVED, "half"), (ACTED, "acted"), (FRESH, "fresh")]
PARTS: Final = {RESERVE: "reserve", STORMING: "storming", SALLIED: "sallied"}
AUTUMN: Final = WINTER - 1  # from this turn on players think of the winter
BOARD: Final = load_board()


def seen(observation: Observation) -> Json:
    """Everything that the observation tells. What is empty is left out."""
    view = View(observation)
    turn = view.turn
    scene: Json = {
        "seat": SIDES[view.seat] if view.seat >= 0 else "",
        "year": turn[YEAR],
        "turn": turn[TURN],
        "phase": view.phase(),
        "actor": SIDES[view.actor()] if view.actor() >= 0 else "",
        "hands": [view.hand_size(side) for side in range(2)],
        "tally": _tally(view),
        "pools": _pools(view),
    }
    parts: Json = {
        **_cards(view),
        **_movement(view),
        **_towns(view),
        **_winter(view),
        "blocks": {BLOCKS[b]: _block(view, b) for b in range(2 * HALF_COUNT) if _is_on_table(view, b)},
        "boxes": {name: view.count(0, STAGING + at) for at, name in enumerate(NATIONS) if view.count(0, STAGING + at)},
        "ready": [name for at, name in enumerate(NATIONS) if turn[READY] >> at & 1],
        "lost": [BLOCKS[b] for b in range(2 * HALF_COUNT) if view.where[b] == LOST],
        "battle": _battle(view) if turn[BATTLE_TOWN] else {},
        "public": _is_public(view),
    }
    scene.update({key: value for key, value in parts.items() if value})
    return scene


# cards and turn


def _cards(view: View) -> Json:
    turn = view.turn
    played = {SIDES[side]: CARDS[turn[CARD + side] - 1] for side in range(2) if turn[CARD + side]}
    decided = len(played) == 2 and view.phase() != "name-first"
    return {
        "cards": played,
        "first": SIDES[turn[FIRST_PLAYER]] if decided else "",
        "hand": [CARDS[card] for card, count in enumerate(view.hand) for _ in range(count)],
        "draft": CARDS[view.draft()] if view.draft() >= 0 else "",
        "locked": [SIDES[side] for side in range(2) if view.has_locked(side)],
        "spent": {CARDS[card]: count for card, count in enumerate(view.spent) if count},
    }


def _movement(view: View) -> Json:
    turn = view.turn
    if view.phase() not in MOVING:
        return {}
    mover = turn[MOVER]
    found: Json = {"mover": SIDES[mover], "moves": turn[MOVES]}
    if turn[GUIDING]:
        found["guide"] = True
    if turn[MUSTER_AT]:
        found["muster"] = TOWNS[turn[MUSTER_AT] - 1]
    if turn[WALKING]:
        block = turn[WALKING] - 1
        left = BOARD.movement[block] - turn[STEPS_TAKEN] - (1 if _is_winter_bound(view, mover) else 0)
        found["walker"] = {"block": BLOCKS[block], "at": TOWNS[view.where[block] >> 1], "left": max(left, 0)}
    elif view.extras[WALKER_AT] >= 0:
        found["walker"] = {"at": TOWNS[view.extras[WALKER_AT] >> 1]}
    roads = len(BOARD.road_limit)
    traffic = view.traffic[mover * roads :] if view.seat < 0 else view.traffic if view.seat == mover else []
    found["traffic"] = [[road, used] for road, used in enumerate(traffic[:roads]) if used]
    return found


def _is_winter_bound(view: View, side: int) -> bool:
    return view.turn[TURN] == WINTER and view.campaigner() != side


# blocks


def _is_on_table(view: View, block: int) -> bool:
    """On the map, drawn, or waiting in a box."""
    return view.where[block] != UNSEEN and (view.where[block] < POOL or DRAWN <= view.where[block] < LOST)


def _block(view: View, block: int) -> Json:
    place = view.where[block]
    marks = view.marks[block]
    found: Json = {"at": _place(place), "steps": view.steps[block]}
    if place < POOL and place & 1:
        found["castle"] = True
    if view.part[block] in PARTS:
        found["part"] = PARTS[view.part[block]]
    if view.march[block]:
        found["march"] = TOWNS[view.march[block] - 1]
    words = [word for mark, word in MARKS if marks & mark]
    if words:
        found["marks"] = words
    return found


def _place(place: int) -> str:
    if place < POOL:
        return TOWNS[place >> 1]
    return NATIONS[place - STAGING] if place >= STAGING else "drawn"


def _pools(view: View) -> list[int]:
    """Blocks in the draw pools: own ones are not told by name, since nobody looks there."""
    return [view.count(side, POOL) for side in range(2)]


# towns


def _towns(view: View) -> Json:
    counts = [view.counts(side) for side in range(2)]
    held = {
        TOWNS[town]: SIDES[holder]
        for town in range(TOWN_COUNT)
        if (holder := _holder(view, counts, town)) != BOARD.colour[town]
    }
    return {
        "backs": _backs(view),
        "held": held,
        "sieges": {TOWNS[town]: _siege(view, town) for town in range(TOWN_COUNT) if view.siege[town] & SIEGE_SIDE},
        "attacks": {TOWNS[town]: _attack(view, counts, town) for town in range(TOWN_COUNT) if view.attack[town]},
        "todo": [TOWNS[town] for town in range(TOWN_COUNT) if view.todo[town]],
    }


def _backs(view: View) -> Json:
    found: Json = {}
    for town in range(TOWN_COUNT):
        backs = [view.backs[side][2 * town + inside] for side in range(2) for inside in range(2)]
        if view.extras[WALKER_AT] == 2 * town:
            backs[2 * view.turn[MOVER]] += 1
        if any(backs):
            found[TOWNS[town]] = backs
    return found


def _holder(view: View, counts: list[list[int]], town: int) -> int:
    """Whom a town counts for: the besieged, the defender of a battle not yet fought, who stands there, or its colour
    (1.5, 5.6)."""
    siege = view.siege[town] & SIEGE_SIDE
    if siege:
        return 2 - siege
    present = [side for side in range(2) if counts[side][2 * town] + counts[side][2 * town + 1]]
    if len(present) == 1:
        return present[0]
    return 2 - view.attack[town] if present and view.attack[town] else BOARD.colour[town]


def _tally(view: View) -> list[int]:
    counts = [view.counts(side) for side in range(2)]
    held = [_holder(view, counts, town) for town in BOARD.victory_towns]
    return [held.count(side) for side in range(2)]


def _siege(view: View, town: int) -> Json:
    found: Json = {"by": SIDES[(view.siege[town] & SIEGE_SIDE) - 1]}
    if view.siege[town] & SIEGE_NEW:
        found["fresh"] = True
    return found


def _attack(view: View, counts: list[list[int]], town: int) -> Json:
    """Who attacked, by which roads, and in a town of the seat how many of its blocks may still leave (5.7)."""
    side = view.attack[town] - 1
    entered = view.entered[side * TOWN_COUNT + town]
    ways = [TOWNS[other] for way, other in enumerate(BOARD.neighbours[town]) if entered >> way & 1]
    found: Json = {"by": SIDES[side], "ways": ways}
    if view.seat == 1 - side:
        unmoved = sum(1 for b in view.known_at(view.seat, 2 * town) if not view.marks[b] & MOVED)
        found["free"] = max(unmoved - counts[side][2 * town], 0)
    return found


# winter


def _winter(view: View) -> Json:
    if view.seat < 0 or view.turn[TURN] < AUTUMN:
        return {}
    if view.phase() == "replacements":
        return _replacements(view)
    counts = view.counts(view.seat)
    towns = [town for town in range(TOWN_COUNT) if counts[2 * town]]
    return {"quarters": {TOWNS[town]: [counts[2 * town], _quarters(view, town)] for town in towns}}


def _quarters(view: View, town: int) -> int:
    """How many may winter there; a besieger none, unless a Winter Campaign keeps the siege up (9.03, 9.12)."""
    if view.siege[town] & SIEGE_SIDE == view.seat + 1:
        return HALF_COUNT if view.campaigner() == view.seat else 0
    return winter_limit(BOARD, town, view.seat)


def _replacements(view: View) -> Json:
    """Points used and given by the towns, and what a step costs each weakened block there (9.4)."""
    prices: Json = {}
    points: Json = {}
    for b in blocks_of(view.seat):
        town = view.where[b] >> 1
        if view.where[b] < POOL and BOARD.value[town] and not view.siege[town]:
            points[TOWNS[town]] = [view.supply[town], BOARD.value[town]]
            if view.steps[b] < BOARD.strength[b]:
                prices[BLOCKS[b]] = step_price(BOARD, b, town)
    return {"points": points, "prices": prices}


# battles


def _battle(view: View) -> Json:
    turn = view.turn
    found: Json = {
        "town": TOWNS[turn[BATTLE_TOWN] - 1],
        "round": turn[ROUND],
        "attacker": SIDES[turn[ATTACKER]],
        "reserves": [view.reserves(side) for side in range(2)],
    }
    if turn[IS_STORM]:
        found["storm"] = True
    if turn[HITS]:
        found["hits"] = turn[HITS]
    if view.phase() == "combat-turn":
        waiting = [b for b in _fighters(view, view.actor()) if not view.marks[b] & ACTED]
        letter = min((BOARD.letter[b] for b in waiting), default=0)
        found["letter"] = LETTERS[letter]
        found["dice"] = {BLOCKS[b]: _dice(BOARD, b, view.steps[b]) for b in waiting if BOARD.letter[b] == letter}
    return found


def _fighters(view: View, side: int) -> list[int]:
    """The side's blocks that take part in this round (6.41): in combat all of them are face up."""
    field = view.known_at(side, 2 * (view.turn[BATTLE_TOWN] - 1))
    if not view.turn[IS_STORM]:
        return [b for b in field if view.part[b] != RESERVE]
    if side == view.turn[ATTACKER]:
        return [b for b in field if view.part[b] == STORMING]
    return view.known_at(side, 2 * (view.turn[BATTLE_TOWN] - 1) + 1)


def _dice(board: Board, block: int, steps: int) -> Json:
    """How many dice each kind of fire rolls, and on what they hit (6.4)."""
    number = board.number[block]
    found: Json = {"fight": [steps, number]}
    if board.knight[block]:
        found["charge"] = [2 * steps, number]
    if board.harrier[block] and number > 1:
        found["harry"] = [steps, number - 1]
    return found


def _is_public(view: View) -> bool:
    """Whether everything that the choice is about lies face up: own blocks that fight are all shown."""
    if view.seat < 0 or view.phase() not in OPEN_TO_ALL:
        return view.seat < 0
    if not view.turn[BATTLE_TOWN]:
        return True
    field = view.known_at(view.seat, 2 * (view.turn[BATTLE_TOWN] - 1))
    return all(view.marks[b] & SHOWN for b in field if view.part[b] != RESERVE)
