"""The roads to a town further away: those a block may try, the best first."""

from __future__ import annotations

from itertools import pairwise

from outremer.cli.crusader_rex.scene import Scene
from outremer.games.crusader_rex.board import MAJOR, Board


def ways(board: Board, scene: Scene, end: int) -> list[list[int]]:
    """The towns to name after the one where the block on its way stands.

    The shortest roads come first, and among these the major ones. Whether a limit closes a road is for the rules to
    say. If the goal is too far, there is one road all the same, so that they can say that too.
    """
    walker = scene.walker
    assert walker is not None
    found = _roads(board, scene, [walker.town], end, board.movement[walker.block])
    found.sort(key=lambda road: (len(road), _minor_roads(board, road)))
    return [road[1:] for road in found] or _shortest(board, walker.town, end)


def _roads(board: Board, scene: Scene, road: list[int], end: int, left: int) -> list[list[int]]:
    """Every road of at most so many towns more; an enemy on the way stops whoever enters his town (5.0)."""
    if road[-1] == end:
        return [road]
    if left == 0 or (len(road) > 1 and scene.field[1 - scene.seat][road[-1]]):
        return []
    found: list[list[int]] = []
    for other in board.neighbours[road[-1]]:
        if other not in road:
            found += _roads(board, scene, [*road, other], end, left - 1)
    return found


def _minor_roads(board: Board, road: list[int]) -> int:
    return sum(board.road_limit[board.roads[a][board.neighbours[a].index(b)]] != MAJOR for a, b in pairwise(road))


def _shortest(board: Board, start: int, end: int) -> list[list[int]]:
    """A shortest road on the map, whoever stands there; none to a place without roads."""
    roads = {start: [start]}
    wave = [start]
    while wave and end not in roads:
        wave = [other for town in wave for other in _reached(board, roads, town)]
    return [roads[end][1:]] if end in roads else []


def _reached(board: Board, roads: dict[int, list[int]], town: int) -> list[int]:
    found = [other for other in board.neighbours[town] if other not in roads]
    roads.update({other: [*roads[town], other] for other in found})
    return found
