"""How the squire sees the campaign: what threatens each town, which blocks are free to move, what to take next."""

from __future__ import annotations

from typing import Final

from outremer.bots.crusader_rex.roads import Roads
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.judge import (
    CHARGING,
    Force,
    Ground,
    Prospect,
    assault,
    block_worth,
    force_of,
    town_worth,
)
from outremer.games.crusader_rex.state import MOVED, POOL, TOWN_COUNT, TURN, YEAR
from outremer.games.crusader_rex.view import View

WINTER: Final = 6
DARING: Final = 1189  # from this year on, who is behind takes risks
TRIPLE: Final = 3
RAID: Final = 3  # roads from which an enemy stack can fall upon a town
BIG_ATTACK: Final = 8  # blocks that can be brought against a town at once
LONG_SIEGE: Final = 3  # turns that the squire looks ahead in a siege
SAFE: Final = 0.25  # a risk of losing a city that the squire puts up with
SUPPORT: Final = 5  # roads within which blocks can help to take a city
BOLD: Final = 0.9  # how strong the squire must be, compared with the defence, to march on a city
NO_TOWN: Final = -1


class Campaign:
    """One look at the table, with what follows from it worked out when it is needed."""

    def __init__(self, board: Board, roads: Roads, view: View) -> None:
        self.board = board
        self.roads = roads
        self.view = view
        self.ground = Ground(board, view)
        self.side = view.seat
        self.turn = view.turn[TURN]
        self.is_winter_bound = self.turn == WINTER and view.campaigner() != self.side
        self.siege_turns = max(1, min(LONG_SIEGE, WINTER - self.turn))
        self.cities = self.ground.cities(self.side)
        self.is_behind = self.cities * 2 < len(board.victory_towns)
        self.must_dare = self.is_behind and view.turn[YEAR] >= DARING
        self.foe_forces = {town: self.ground.foe_force(town) for town in range(TOWN_COUNT) if self.ground.foes[town]}
        self._menace: dict[int, Force] = {}
        self.free = [self._free_in(town) for town in range(TOWN_COUNT)]
        self.goal = self._choose_goal()

    # threats

    def menace(self, town: int) -> Force:
        """What the enemy could bring against the town in one turn: his two strongest stacks near it."""
        if town not in self._menace:
            self._menace[town] = self._menace_of(town)
        return self._menace[town]

    def _menace_of(self, town: int) -> Force:
        near = self.board.near[RAID][town]
        stacks = [force for place, force in self.foe_forces.items() if near >> place & 1]
        stacks.sort(key=lambda force: -force.life)
        total = Force()
        for force in stacks[:2]:
            total.join(force)
        if total.count > BIG_ATTACK:
            capped = Force()
            capped.join(total, BIG_ATTACK / total.count)
            return capped
        return total

    def peril(self, town: int, force: Force) -> float:
        """How likely it is that the enemy, if he comes at once, takes the town from the force."""
        menace = self.menace(town)
        if menace.count == 0:
            return 0.0
        if force.count == 0:
            return 1.0
        return self.assault(menace, force, town).likely

    def danger(self, town: int, force: Force) -> float:
        """The steps that the force risks beyond those it would cost the enemy, if it stood there."""
        menace = self.menace(town)
        if menace.count == 0 or force.count == 0:
            return 0.0
        prospect = assault(self.board, menace, force, town, 1)
        lost = force.life * (1.0 - prospect.enemy_left)
        return max(0.0, lost - menace.life * (1.0 - prospect.own_left))

    def assault(self, attack: Force, defence: Force, town: int, besieged: bool = False) -> Prospect:
        return assault(self.board, attack, defence, town, self.siege_turns, besieged)

    # who may go

    def _free_in(self, town: int) -> list[int]:
        """The blocks on the field that have not moved and are not needed where they are."""
        field = self.ground.field[town]
        if not field:
            return []
        marks = self.view.marks
        free = [b for b in field if not marks[b] & MOVED]
        if self.ground.foes[town]:
            return []  # a battle is going to be fought here
        if self.ground.foes_inside[town]:
            return free if self.is_winter_bound else []
        if town not in self.board.victory_towns or not free:
            return free
        garrison = self._garrison(town, field)
        return [b for b in free if b not in garrison]

    def _garrison(self, town: int, field: list[int]) -> list[int]:
        """The blocks that a city needs: one always, as many as its castle holds if that keeps it safe (7.1)."""
        order = sorted(field, key=self.garrison_order)
        kept = order[:1]
        for block in order[1 : self.board.value[town]]:
            if self.peril(town, force_of(self.board, self.view, kept)) < SAFE:
                break
            kept.append(block)
        return kept

    def garrison_order(self, block: int) -> tuple[int, int, int]:
        """Those who are worth least in the field come first, but with many steps."""
        charges = self.board.knight[block] and self.board.number[block] >= CHARGING
        return (1 if charges else 0, self.board.movement[block] - self.view.steps[block], block)

    def worth(self, block: int) -> float:
        return block_worth(self.board, block) * self.view.steps[block] / self.board.strength[block]

    def reach(self, block: int) -> int:
        """Its movement without forced marches (2.13, 9.01)."""
        return self.board.movement[block] - (1 if self.is_winter_bound else 0)

    # where to go

    def _choose_goal(self) -> int:
        """The enemy city that we are strongest against; NO_TOWN if that is not strong enough."""
        best = NO_TOWN
        most = 0.0 if self.must_dare else BOLD
        for town in self.board.victory_towns:
            if self.ground.holder(town) != self.side:
                odds = self._odds_at(town)
                if odds > most:
                    most = odds
                    best = town
        return best

    def _odds_at(self, town: int) -> float:
        """Our free force around the city against its defence, castle included."""
        distance = self.roads.distance[town]
        ours = 0.0
        for start in range(TOWN_COUNT):
            if distance[start] <= SUPPORT:
                steps = sum(self.view.steps[b] for b in self.free[start])
                ours += steps / (1.0 + max(0, distance[start] - RAID) / RAID)
        ours += sum(self.view.steps[b] for b in self.ground.field[town])  # besiegers are not free
        theirs = 2.0 * self.ground.foe_force(town, inside=True).life
        for place, force in self.foe_forces.items():
            if place == town:
                theirs += force.life * 1.5
            elif distance[place] <= RAID:
                theirs += force.life * 0.6
        return ours / (theirs + 3.0)

    def to_goal(self, town: int) -> int:
        return self.roads.distance[town][self.goal] if self.goal != NO_TOWN else 0

    def force(self, blocks: list[int]) -> Force:
        return force_of(self.board, self.view, blocks)

    def value(self, town: int) -> float:
        """What holding the town is worth now."""
        worth = town_worth(self.board, town)
        return worth * 1.5 if self.must_dare and town in self.board.victory_towns else worth

    def wins_all(self, town: int) -> bool:
        """Whether it is the last city that the side needs for victory at once (1.5)."""
        return (
            self.cities == len(self.board.victory_towns) - 1
            and town in self.board.victory_towns
            and self.ground.holder(town) != self.side
        )

    # winter quarters

    def limit(self, town: int) -> int:
        """How many blocks may winter there (9.2)."""
        return self.board.value[town] * (TRIPLE if self.board.colour[town] == self.side else 1)

    def room(self, town: int) -> int:
        """How many more could winter in a town that is ours or stands open to us."""
        ground = self.ground
        if ground.foes[town] or ground.foes_inside[town]:
            return 0
        if not ground.field[town] and self.board.colour[town] != self.side:
            return 0
        return max(0, self.limit(town) - len(ground.field[town]))

    def homeless(self, town: int, count: int) -> int:
        """How many of so many blocks would have no quarters in the town (9.2); besiegers have none (9.03)."""
        if self.ground.foes[town] or self.ground.foes_inside[town]:
            return count
        return max(0, count - self.limit(town))

    def room_around(self, town: int) -> int:
        """Quarters that can be reached from the town in the winter turn by most blocks."""
        near = self.board.near[1][town]
        further = self.board.near[2][town] & ~near
        room = 0.0
        for other in range(TOWN_COUNT):
            if near >> other & 1:
                room += self.room(other)
            elif further >> other & 1:
                room += self.room(other) / 2
        return round(room)

    def stranded(self, town: int, count: int) -> float:
        """How many of so many blocks there are likely to die in the winter that comes."""
        excess = self.homeless(town, count)
        if excess and self.turn < WINTER:
            return max(0.0, excess - 0.6 * self.room_around(town))
        return float(excess)

    def on_map(self) -> list[int]:
        where = self.view.where
        start = self.side * (len(where) // 2)
        return [b for b in range(start, start + len(where) // 2) if where[b] < POOL]
