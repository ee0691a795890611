"""Ways for several blocks over the roads: tried on copies of the position, so that the rules alone say what is open."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from outremer.core.trial import Trial
from outremer.games.crusader_rex.actions import DONE, MARCH, MOVE, MUSTER, STOP, TO
from outremer.games.crusader_rex.board import FURTHEST, MAJOR, Board
from outremer.games.crusader_rex.names import BLOCKS, TOWNS
from outremer.games.crusader_rex.state import GUIDING, MOVER, STEPS_TAKEN, TURN, WALKING
from outremer.games.crusader_rex.view import WINTER, View
from outremer.server.scene.base import Json

Road = tuple[int, ...]  # the towns one after another, the first included
TRIES: Final = 6  # roads to one town that are tried for a block


class Country:
    """The roads as a seat sees them at the beginning of its question."""

    def __init__(self, board: Board, view: View) -> None:
        self.board = board
        self.view = view
        self.side = view.seat
        self.foes = view.counts(1 - view.seat)
        self.own = view.counts(view.seat)
        self.is_winter_bound = view.turn[TURN] == WINTER and view.campaigner() != view.seat
        moving = view.turn[MOVER] == view.seat
        self.used = list(view.traffic) if moving else [0] * len(board.road_limit)
        self._roads: dict[tuple[int, int], dict[int, list[Road]]] = {}

    def reach(self, block: int) -> int:
        """How many towns the block goes without a forced march (2.13, 9.01)."""
        taken = self.view.turn[STEPS_TAKEN] if self.view.turn[WALKING] == block + 1 else 0
        return self.board.movement[block] - (1 if self.is_winter_bound else 0) - taken

    def furthest(self, block: int) -> int:
        return self.reach(block) + (0 if self.is_winter_bound else 1)

    def roads(self, start: int, steps: int) -> dict[int, list[Road]]:
        """By town, the roads of at most so many steps that lead there, the best first."""
        key = (start, min(steps, FURTHEST))
        if key not in self._roads:
            found: dict[int, list[Road]] = {}
            self._follow((start,), key[1], found)
            for roads in found.values():
                roads.sort(key=lambda road: (len(road), self._minor(road), road))
            self._roads[key] = found
        return self._roads[key]

    def _follow(self, road: Road, left: int, found: dict[int, list[Road]]) -> None:
        if len(road) > 1:
            found.setdefault(road[-1], []).append(road)
            if self.foes[2 * road[-1]]:
                return  # an enemy on the field stops whoever enters (5.0)
        if left > 0:
            for other in self.board.neighbours[road[-1]]:
                if other not in road:
                    self._follow((*road, other), left - 1, found)

    def _minor(self, road: Road) -> int:
        return sum(self.board.road_limit[number] != MAJOR for number in self.numbers(road))

    def numbers(self, road: Road) -> list[int]:
        """The roads between the towns."""
        board = self.board
        return [board.roads[a][board.neighbours[a].index(b)] for a, b in pairwise(road)]

    def is_attack(self, town: int) -> bool:
        """Entering is an attack, not help for blocks that the enemy attacked there (5.4)."""
        return self.foes[2 * town] > 0 and (self.own[2 * town] == 0 or self.view.attack[town] != 2 - self.side)

    def limit(self, number: int, town: int) -> int:
        """How many blocks may pass the road into the town (5.4)."""
        limit = self.board.road_limit[number]
        return limit // 2 if self.is_attack(town) and not self.view.turn[GUIDING] else limit


class March:
    """Blocks on their way to one town, one after another."""

    def __init__(self, country: Country, trial: Trial, actions: list[int], target: int) -> None:
        self.country = country
        self.trial = trial.copy()
        self.actions = list(actions)
        self.target = target
        self.used = country.used[:]
        self.passed: dict[int, int] = {}  # the roads used, with their limits
        self.went: list[int] = []
        self.short: list[int] = []
        self.forced: list[int] = []

    def send(self, block: int, by: int = -1, via: list[int] | None = None) -> bool:
        """Lead one block there by the best road that is open; False if there is none."""
        place = self.country.view.where[block]
        roads = self.country.roads(place >> 1, self.country.furthest(block)).get(self.target, [])
        tried = 0
        for road in roads:
            if (by >= 0 and road[-2] != by) or (via and not _passes(road, via)) or not self._has_room(road):
                continue
            if self._go(block, road):
                return True
            tried += 1
            if tried == TRIES:
                break
        self.short.append(block)
        return False

    def _has_room(self, road: Road) -> bool:
        numbers = self.country.numbers(road)
        return all(
            self.used[number] < self.country.limit(number, town) for number, town in zip(numbers, road[1:], strict=True)
        )

    def _go(self, block: int, road: Road) -> bool:
        """Try the road; what has been found is kept only if the rules allow all of it."""
        attempt = self.trial.copy()
        free = self.country.reach(block)
        verb = MOVE + block
        actions = [] if attempt.refuse(verb) is not None and self._is_walking(block) else [verb]
        actions += [(TO if at < free else MARCH) + town for at, town in enumerate(road[1:])]
        if attempt.do(actions)[1] is not None:
            return False
        if not attempt.is_sealed and attempt.refuse(STOP) is None:
            attempt.do([STOP])
            actions.append(STOP)
        self.trial = attempt
        self.actions += actions
        self.went.append(block)
        if len(road) - 1 > free:
            self.forced.append(block)
        for number, town in zip(self.country.numbers(road), road[1:], strict=True):
            self.used[number] += 1
            self.passed[number] = self.country.limit(number, town)
        return True

    def _is_walking(self, block: int) -> bool:
        return self.country.view.turn[WALKING] == block + 1 and not self.went

    def way(self, moves: int) -> Json:
        vocabulary = self.trial.game.vocabulary
        roads = [{"road": number, "used": self.used[number], "limit": limit} for number, limit in self.passed.items()]
        found: Json = {
            "to": TOWNS[self.target],
            "actions": [vocabulary.text(action) for action in self.actions],
            "moves": moves,
            "roads": roads,
        }
        if self.country.is_attack(self.target):
            found["attack"] = True
        if self.forced:
            found["forced"] = [BLOCKS[b] for b in self.forced]
        if self.short:
            found["short"] = [BLOCKS[b] for b in self.short]
        return found


def _passes(road: Road, via: list[int]) -> bool:
    return all(town in road for town in via)


def marches(
    country: Country, trial: Trial, before: list[int], blocks: list[int], via: list[int], moves: int
) -> list[Json]:
    """The towns that at least one of the blocks can reach; for an attack, a way more for each road into the town."""
    if trial.do(before)[1] is not None:
        return []
    found: list[Json] = []
    for target in _goals(country, trial, blocks):
        march = March(country, trial, before, target)
        for block in blocks:
            march.send(block, via=via)
        if not march.went:
            continue
        found.append(march.way(moves))
        if country.is_attack(target):
            found += _approaches(country, trial, before, blocks, march, moves)
    return found


def _goals(country: Country, trial: Trial, blocks: list[int]) -> list[int]:
    """The towns on roads that are long enough; in a muster only the one where it is held."""
    goals: set[int] = set()
    for block in blocks:
        goals |= set(country.roads(country.view.where[block] >> 1, country.furthest(block)))
    return sorted(goals)


def _approaches(
    country: Country, trial: Trial, before: list[int], blocks: list[int], best: March, moves: int
) -> list[Json]:
    """All blocks by one road into the town, for each of these roads, which decides on main attack and retreat (6.3)."""
    found: list[Json] = []
    for other in country.board.neighbours[best.target]:
        march = March(country, trial, before, best.target)
        for block in blocks:
            march.send(block, by=other)
        if march.went:
            found.append({**march.way(moves), "by": TOWNS[other]})
    return found


def muster(country: Country, trial: Trial, target: int, blocks: list[int]) -> list[Json]:
    """All the blocks that can come to a muster, or those of a list, the nearest first."""
    before = [MUSTER + target] if trial.refuse(MUSTER + target) is None else []
    trial.do(before)
    coming = [action - MOVE for action in trial.legal() if MOVE <= action < MOVE + len(BLOCKS)]
    wanted = [b for b in coming if not blocks or b in blocks]
    march = March(country, trial, before, target)
    for block in sorted(wanted, key=lambda b: (_distance(country, b, target), b)):
        march.send(block)
    if not march.went:
        return []
    march.actions.append(DONE)
    way = march.way(len(before))
    way["blocks"] = [{"block": BLOCKS[b], "from": TOWNS[country.view.where[b] >> 1]} for b in march.went]
    return [way]


def _distance(country: Country, block: int, target: int) -> int:
    roads = country.roads(country.view.where[block] >> 1, country.furthest(block)).get(target)
    return len(roads[0]) if roads else FURTHEST + 1
