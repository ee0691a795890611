"""The observation of a seat of Crusader Rex, read into a scene."""

from __future__ import annotations

from outremer.cli.crusader_rex.scene import Fight, Piece, Scene
from outremer.core.game import Observation
from outremer.games.crusader_rex.names import CARDS, NATIONS, SIDES, TOWNS
from outremer.games.crusader_rex.state import (
    ACTED,
    ATTACKER,
    BATTLE_TOWN,
    CARD,
    DRAWN,
    FIRST_PLAYER,
    GUIDING,
    HALF_COUNT,
    HALVED,
    IDLE,
    IS_STORM,
    LINE,
    LOST,
    MOVED,
    MOVER,
    MOVES,
    MUSTER_AT,
    POOL,
    RESERVE,
    ROUND,
    SALLIED,
    SHOWN,
    SIEGE_SIDE,
    STAGING,
    STORMING,
    TURN,
    WALKING,
    YEAR,
)
from outremer.games.crusader_rex.view import UNSEEN, View

MOVING = ("move", "group", "muster", "path", "sail-to", "landing", "landing-to", "guide", "main-attack")
_PARTS = {IDLE: "", LINE: "line", RESERVE: "reserve", STORMING: "storming", SALLIED: "sallied"}


def scene_of(observation: Observation) -> Scene:
    """Everything that the observation tells."""
    view = View(observation)
    scene = Scene(observation.seat)
    _read_turn(scene, view)
    scene.hand = [CARDS[card] for card, count in enumerate(view.hand) for _ in range(count)]
    scene.draft = CARDS[view.draft()] if view.draft() >= 0 else ""
    scene.campaigner = view.campaigner()
    scene.supply = view.supply
    scene.hand_sizes = [view.hand_size(side) for side in range(len(SIDES))]
    scene.pieces = [_piece(view, block) for block in range(2 * HALF_COUNT) if _is_on_table(view, block)]
    if view.phase() == "path":
        scene.walker = next((piece for piece in scene.pieces if piece.block == view.turn[WALKING] - 1), None)
    scene.lost = [block for block in range(2 * HALF_COUNT) if view.where[block] == LOST]
    for side in range(len(SIDES)):
        counts = view.counts(side)
        scene.field[side] = counts[0:POOL:2]
        scene.castle[side] = counts[1:POOL:2]
        scene.pools[side] = counts[POOL]
    scene.staging = [view.count(0, STAGING + nation) for nation in range(len(NATIONS))]
    scene.besieger = [(siege & SIEGE_SIDE) - 1 for siege in view.siege]
    scene.attacker = [attack - 1 for attack in view.attack]
    scene.traffic = view.traffic
    scene.todo = [town for town in range(len(TOWNS)) if view.todo[town]]
    return scene


def _read_turn(scene: Scene, view: View) -> None:
    turn = view.turn
    scene.year = turn[YEAR]
    scene.turn = turn[TURN]
    scene.cards = [CARDS[turn[CARD + side] - 1] if turn[CARD + side] else "" for side in range(len(SIDES))]
    scene.phase = view.phase()
    scene.first = turn[FIRST_PLAYER] if all(scene.cards) and scene.phase != "name-first" else -1
    if scene.phase in MOVING:
        scene.mover = turn[MOVER]
        scene.moves = -1 if turn[GUIDING] else turn[MOVES]
        scene.muster = turn[MUSTER_AT] - 1
    if turn[BATTLE_TOWN]:
        scene.fight = Fight(turn[BATTLE_TOWN] - 1, turn[ROUND], turn[ATTACKER], bool(turn[IS_STORM]))
        scene.reserves = [view.reserves(side) for side in range(len(SIDES))]


def _is_on_table(view: View, block: int) -> bool:
    """On the map, in a box, or drawn and not yet placed."""
    return view.where[block] != UNSEEN and (view.where[block] < POOL or DRAWN <= view.where[block] < LOST)


def _piece(view: View, block: int) -> Piece:
    place = view.where[block]
    marks = view.marks[block]
    piece = Piece(block, place >> 1 if place < POOL else -1, view.steps[block])
    piece.side = block // HALF_COUNT
    piece.in_castle = place < POOL and place % 2 == 1
    piece.is_half = marks & HALVED != 0
    piece.has_moved = marks & MOVED != 0
    piece.is_shown = marks & SHOWN != 0
    piece.has_acted = marks & ACTED != 0
    piece.part = _PARTS[view.part[block]]
    return piece
