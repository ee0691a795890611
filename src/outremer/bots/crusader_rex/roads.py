"""The squire's knowledge of the roads: all short ways between two towns, and which of them are open (5.2, 5.4)."""

from __future__ import annotations

from functools import cache
from typing import Final

from outremer.games import registry
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.game import CrusaderRex
from outremer.games.crusader_rex.judge import Ground
from outremer.games.crusader_rex.state import GUIDING, TOWN_COUNT

LONGEST: Final = 3  # roads that a block may take without a forced march (2.13)
FAR: Final = 99

Way = tuple[int, ...]  # the towns one after another, without the first


class Roads:
    """Distances, and every way of at most three roads that does not come back to a town."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.road_of: dict[tuple[int, int], int] = {}
        for town in range(TOWN_COUNT):
            for at, other in enumerate(board.neighbours[town]):
                self.road_of[town, other] = board.roads[town][at]
        self.ways: list[dict[int, list[Way]]] = [self._ways_from(town) for town in range(TOWN_COUNT)]
        self.distance: list[list[int]] = [self._distances(town) for town in range(TOWN_COUNT)]

    def _ways_from(self, start: int) -> dict[int, list[Way]]:
        found: dict[int, list[Way]] = {}
        frontier: list[Way] = [()]
        for _ in range(LONGEST):
            longer: list[Way] = []
            for way in frontier:
                for town in self.board.neighbours[way[-1] if way else start]:
                    if town != start and town not in way:
                        longer.append((*way, town))
                        found.setdefault(town, []).append((*way, town))
            frontier = longer
        return found

    def _distances(self, start: int) -> list[int]:
        distance = [FAR] * TOWN_COUNT
        distance[start] = 0
        frontier = [start]
        while frontier:
            following: list[int] = []
            for town in frontier:
                for other in self.board.neighbours[town]:
                    if distance[other] == FAR:
                        distance[other] = distance[town] + 1
                        following.append(other)
            frontier = following
        return distance


@cache
def squire_board() -> Board:
    game = registry.game("crusader-rex")
    assert isinstance(game, CrusaderRex)
    return game.board


@cache
def squire_roads() -> Roads:
    return Roads(squire_board())


class Traffic:
    """The roads as one side may still use them in this movement phase, while a plan is being made."""

    def __init__(self, roads: Roads, ground: Ground) -> None:
        self.roads = roads
        self.ground = ground
        self.used = ground.view.traffic[:]  # own blocks only
        self.limit = roads.board.road_limit
        self.guided = ground.view.turn[GUIDING] == 1

    def copy(self) -> Traffic:
        other = Traffic.__new__(Traffic)
        other.roads = self.roads
        other.ground = self.ground
        other.used = self.used[:]
        other.limit = self.limit
        other.guided = self.guided
        return other

    def is_attack(self, town: int) -> bool:
        ground = self.ground
        if not ground.foes[town]:
            return False
        return not ground.field[town] or ground.view.attack[town] != ground.enemy + 1

    def way(self, start: int, target: int, reach: int) -> Way | None:
        """The shortest open way, if any block with so much movement left can go there."""
        for way in self.roads.ways[start].get(target, ()):
            if len(way) > reach:
                return None
            if self._is_open(start, way):
                return way
        return None

    def _is_open(self, start: int, way: Way) -> bool:
        at = start
        last = way[-1]
        for town in way:
            if town != last and self.ground.foes[town]:
                return False
            road = self.roads.road_of[at, town]
            limit = self.limit[road]
            if town == last and not self.guided and self.is_attack(town):
                limit //= 2
            if self.used[road] >= limit:
                return False
            at = town
        return True

    def take(self, start: int, way: Way) -> None:
        at = start
        for town in way:
            self.used[self.roads.road_of[at, town]] += 1
            at = town
