"""Which way a block may go: adjacency, road limits, pinning, entering and leaving towns (5.2, 5.4, 5.7, 9.01, 9.02)."""

from __future__ import annotations

from typing import Final

from outremer.core.events import PUBLIC, Context
from outremer.games.crusader_rex.bars import (
    ATTACK_ROAD_FULL,
    MOVEMENT_SPENT,
    MUSTER_ASTRAY,
    MUSTER_NO_BATTLE,
    OPEN,
    PINNED_ROAD,
    ROAD_FULL,
    WINTER_NO_ATTACK,
    WINTER_NO_SIEGE,
)
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.state import (
    BY_LAND_FROM_OFF_MAP,
    GUIDING,
    MOVED,
    PLACES,
    TOWN_COUNT,
    Position,
    blocks_of,
    is_besieging,
    is_winter_bound,
)
from outremer.games.crusader_rex.tidings import ATTACKED

FAR: Final = 99  # farther than any block can go


def is_attack(s: Position, side: int, town: int) -> bool:
    """Entering the town is an attack: enemies on the field, and not a battle that they started against our blocks
    (5.4)."""
    if s.tally[(1 - side) * PLACES + 2 * town] == 0:
        return False
    return s.tally[side * PLACES + 2 * town] == 0 or s.attack[town] != 2 - side


def road_bar(board: Board, s: Position, side: int, start: int, way: int) -> int:
    """Whether one more block of the side may go from `start` by its `way`-th road (5.4, 5.7)."""
    town = board.neighbours[start][way]
    road = board.roads[start][way]
    if s.attack[start] == 2 - side and s.entered[(1 - side) * TOWN_COUNT + start] >> way & 1:
        return PINNED_ROAD
    limit = board.road_limit[road]
    used = s.traffic[side * len(board.road_limit) + road]
    if is_attack(s, side, town) and not s.turn[GUIDING]:
        return OPEN if used < limit // 2 else ATTACK_ROAD_FULL
    return OPEN if used < limit else ROAD_FULL


def step_bar(board: Board, s: Position, side: int, left: int, start: int, way: int) -> int:
    """Whether a block with `left` towns of movement may take the road (5.2, 9.01, 9.02)."""
    if left <= 0:
        return MOVEMENT_SPENT
    town = board.neighbours[start][way]
    if is_winter_bound(s, side):
        if s.tally[(1 - side) * PLACES + 2 * town]:
            return WINTER_NO_ATTACK
        if is_besieging(s, side, town) and not can_go_on(board, s, side, left - 1, town):
            return WINTER_NO_SIEGE
    return road_bar(board, s, side, start, way)


def can_go_on(board: Board, s: Position, side: int, left: int, town: int) -> bool:
    """Whether a block could take any further road from the town."""
    return any(step_bar(board, s, side, left, town, way) == OPEN for way in range(len(board.neighbours[town])))


def movement_of(board: Board, s: Position, block: int, side: int) -> int:
    """The movement rating, less one in winter (2.13, 9.01, 9.11)."""
    return board.movement[block] - 1 if is_winter_bound(s, side) else board.movement[block]


def spare(s: Position, side: int, town: int) -> int:
    """How many of the side's blocks in the town may leave it: those that the attackers do not pin (5.7)."""
    free = 0
    for b in blocks_of(side):
        if s.where[b] == 2 * town and not s.marks[b] & MOVED:
            free += 1
    if s.attack[town] == 2 - side:
        free -= s.tally[(1 - side) * PLACES + 2 * town]
    return max(free, 0)


def muster_distances(
    board: Board, s: Position, side: int, target: int, closed: int = -1, barred: int = -1
) -> list[int]:
    """For every town, how many roads a mustering block needs from there to the target (5.3, 5.4).

    `closed` is a road and `barred` a town that may not be counted on.
    """
    distance = [FAR] * TOWN_COUNT
    distance[target] = 0
    frontier = [target]
    steps = 0
    enemy = (1 - side) * PLACES
    used = side * len(board.road_limit)
    while frontier and steps < 4:
        steps += 1
        following = []
        for town in frontier:
            roads = board.roads[town]
            for way, start in enumerate(board.neighbours[town]):
                road = roads[way]
                if (
                    distance[start] != FAR
                    or road == closed
                    or start == barred
                    or s.traffic[used + road] >= board.road_limit[road]
                ):
                    continue
                if s.tally[enemy + 2 * start] == 0:
                    following.append(start)
                elif road_bar(board, s, side, start, board.back[town][way]) != OPEN:
                    continue  # a town where the enemy attacked, and the road he used
                distance[start] = steps
        frontier = following
    return distance


def muster_bar(s: Position, side: int, town: int, reach: int, distance: list[int]) -> int:
    """Whether a mustering block may step into the town and still arrive with `reach` more roads (5.3)."""
    if s.tally[(1 - side) * PLACES + 2 * town]:
        return MUSTER_NO_BATTLE
    return OPEN if distance[town] <= reach else MUSTER_ASTRAY


def enter(s: Position, side: int, block: int, town: int, way: int, ctx: Context) -> None:
    """A block ends its move in a town: where enemies stand on the field it attacks, or joins a battle (5.0, 5.7)."""
    s.marks[block] |= MOVED
    if s.tally[(1 - side) * PLACES + 2 * town] == 0:
        return
    s.entry[block] = way + 1
    s.entered[side * TOWN_COUNT + town] |= 1 << way
    if s.attack[town] == 0:
        s.attack[town] = side + 1
        ctx.tell(PUBLIC, ATTACKED, [side, town])


def came_from(board: Board, town: int, way: int) -> int:
    """The neighbour at the end of a way into a town; TOWN_COUNT for the ways from off the map and from the sea."""
    return TOWN_COUNT if way >= BY_LAND_FROM_OFF_MAP else board.neighbours[town][way]
