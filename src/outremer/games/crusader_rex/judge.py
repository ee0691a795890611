"""What a position is worth: estimates for bots and hints, made only from what a seat sees and from the board.

Nothing here is a rule. A stack is judged by the hits that it makes in a round (6.4) and the steps that it can lose
(2.11); a fight by letting both sides hit each other at those rates.
"""

from __future__ import annotations

from typing import Final

from outremer.games.crusader_rex.board import EMIR, Board
from outremer.games.crusader_rex.names import TOWNS
from outremer.games.crusader_rex.state import (
    LOST,
    POOL,
    SIEGE_SIDE,
    TOWN_COUNT,
    blocks_of,
)
from outremer.games.crusader_rex.view import UNSEEN, View

SIX: Final = 6.0
CHARGING: Final = 3  # knights rated so charge as a rule: the hits outweigh the sixes (6.42)
CHARGE_GAIN: Final = 1.6
FIRST_FIRE: Final = 1.15  # A blocks hit before others can (6.2)
LAST_FIRE: Final = 0.9
USUALLY_LEFT: Final = 0.85  # of the strength of a block that we cannot see
FIELD_ROUNDS: Final = 3  # rounds in which the attacker fights (6.1)
CITY: Final = 30.0  # a victory city (1.5)
TOWN: Final = 2.0
PER_POINT: Final = 2.0
SURE: Final = 1.0
MAJORITY: Final = 4
RELAYS: Final = 3  # times that the storming blocks can be relieved by fresh ones
HALVES: Final = 2  # hits for one step of a block in a castle that is stormed (7.11)
ENDING: Final = 0.7


class Force:
    """The power of some blocks together."""

    def __init__(self) -> None:
        self.fire = 0.0  # hits in a round on the field, charges included
        self.storm = 0.0  # hits in a round of storm, where nobody charges (6.42)
        self.life = 0.0  # steps
        self.count = 0

    def add(self, fire: float, storm: float, life: float, count: int = 1) -> None:
        self.fire += fire
        self.storm += storm
        self.life += life
        self.count += count

    def join(self, other: Force, share: float = 1.0) -> None:
        """Add a share of another force."""
        self.add(other.fire * share, other.storm * share, other.life * share, round(other.count * share))

    def add_block(self, board: Board, block: int, steps: int) -> None:
        storm = steps * board.number[block] / SIX * (FIRST_FIRE, 1.0, LAST_FIRE)[board.letter[block]]
        charges = board.knight[block] and board.number[block] >= CHARGING
        self.add(storm * CHARGE_GAIN if charges else storm, storm, float(steps))


def force_of(board: Board, view: View, blocks: list[int]) -> Force:
    """The force of blocks that the seat can identify."""
    force = Force()
    for b in blocks:
        force.add_block(board, b, view.steps[b])
    return force


def typical(board: Board, view: View, side: int) -> Force:
    """The force of an enemy block of which nothing is known: the mean of those that may still be out there."""
    total = Force()
    for b in blocks_of(side):
        if board.nation[b] < 0 and view.where[b] != LOST:
            total.add_block(board, b, board.strength[b])
    force = Force()
    if total.count:
        share = USUALLY_LEFT / total.count
        force.add(total.fire * share, total.storm * share, total.life * share)
    else:
        force.add(SURE, SURE, USUALLY_LEFT * FIELD_ROUNDS)
    return force


def clash(attack: Force, defence: Force, rounds: int) -> tuple[float, float]:
    """What is left of both after some rounds on the field, as shares of their steps; the defender fires first (6.2)."""
    return _exchange(attack.fire, attack.life, defence.fire, defence.life, rounds)


def _exchange(fire: float, life: float, return_fire: float, enemy_life: float, rounds: int) -> tuple[float, float]:
    if enemy_life <= 0:
        return 1.0, 0.0
    if life <= 0:
        return 0.0, 1.0
    own = life
    enemy = enemy_life
    for _ in range(rounds):
        own -= return_fire * enemy / enemy_life
        if own <= 0:
            return 0.0, enemy / enemy_life
        enemy -= fire * own / life
        if enemy <= 0:
            return own / life, 0.0
    return own / life, enemy / enemy_life


def storming(attack: Force, defence: Force, rounds: int) -> tuple[float, float]:
    """What is left of stormers and castle after some rounds of storm: two hits for a step of the castle (7.11)."""
    return _exchange(attack.storm, attack.life, defence.storm, defence.life * HALVES, rounds)


def chance(own_left: float, enemy_left: float) -> float:
    """How likely it is to win a fight that is expected to end so."""
    likely = 0.5 + ENDING * (own_left - enemy_left)
    return min(max(likely, 0.0), SURE)


class Prospect:
    """What is expected of an attack."""

    def __init__(self, likely: float, own_left: float, enemy_left: float) -> None:
        self.likely = likely
        self.own_left = own_left
        self.enemy_left = enemy_left


def assault(board: Board, attack: Force, defence: Force, town: int, turns: int, besieged: bool = False) -> Prospect:
    """An attack on a town that may go on for some turns: the field first, then its castle (6.0, 7.0).

    Defenders who would lose on the field shut themselves in as far as there is room (7.1); with `besieged` they are
    in the castle already.
    """
    if defence.count == 0:
        return Prospect(SURE, SURE, 0.0)
    own, enemy = clash(attack, defence, FIELD_ROUNDS)
    likely = chance(own, enemy)
    room = board.value[town]
    if not besieged and (room == 0 or likely < ENDING):
        return Prospect(likely, own, enemy)
    inside = SURE if besieged else min(SURE, room / defence.count)
    stormers = min(SURE, board.storm_limit[town] / max(attack.count, 1))
    useful = min(SURE, stormers * RELAYS)
    hunger = inside * defence.count / FIELD_ROUNDS  # siege attrition, spread over the rounds (7.4)
    own, enemy = _exchange(
        attack.storm * stormers + hunger,
        attack.life * useful,
        defence.storm * inside,
        defence.life * inside * HALVES,
        FIELD_ROUNDS * turns,
    )
    through = chance(own, enemy)
    return Prospect(through if besieged else min(through, likely), own, enemy)


def town_worth(board: Board, town: int) -> float:
    """What holding the town is worth: victory (1.5), then quarters and replacements (9.2, 9.4)."""
    worth = TOWN + PER_POINT * board.value[town]
    return CITY + worth if town in board.victory_towns else worth


def block_worth(board: Board, block: int) -> float:
    """What a block is worth to its owner: its power, and whether it can come back (6.7)."""
    worth = board.strength[block] * board.number[block] / SIX + (1.0, 0.5, 0.0)[board.letter[block]]
    if board.knight[block] and board.number[block] >= CHARGING:
        worth += SURE
    return worth + (0.5 if board.permanent[block] and board.group[block] != EMIR else 0.0)


class Ground:
    """Who stands where, as a seat sees it."""

    def __init__(self, board: Board, view: View) -> None:
        self.board = board
        self.view = view
        self.side = view.seat
        self.enemy = 1 - view.seat
        self.field: list[list[int]] = [[] for _ in TOWNS]  # own blocks
        self.castle: list[list[int]] = [[] for _ in TOWNS]
        self.foes = [0] * TOWN_COUNT  # how many enemies stand on the field
        self.foes_inside = [0] * TOWN_COUNT
        self.seen: list[list[int]] = [[] for _ in range(2 * TOWN_COUNT)]  # enemies that we can identify, by place
        self.unknown = typical(board, view, self.enemy)
        self._stand()

    def _stand(self) -> None:
        where = self.view.where
        for b in blocks_of(self.side):
            place = where[b]
            if place < POOL:
                (self.castle if place & 1 else self.field)[place >> 1].append(b)
        backs = self.view.backs[self.enemy]
        for town in range(TOWN_COUNT):
            self.foes[town] = backs[2 * town]
            self.foes_inside[town] = backs[2 * town + 1]
        for b in blocks_of(self.enemy):
            place = where[b]
            if place != UNSEEN and place < POOL:
                self.seen[place].append(b)
                (self.foes_inside if place & 1 else self.foes)[place >> 1] += 1

    def own_force(self, town: int, inside: bool = True) -> Force:
        force = force_of(self.board, self.view, self.field[town])
        if inside and self.castle[town]:
            force.join(force_of(self.board, self.view, self.castle[town]))
        return force

    def foe_force(self, town: int, inside: bool = False) -> Force:
        """Of the enemies on the field, or of those in the castle."""
        place = 2 * town + 1 if inside else 2 * town
        force = force_of(self.board, self.view, self.seen[place])
        hidden = (self.foes_inside if inside else self.foes)[town] - force.count
        if hidden > 0:
            one = self.unknown
            force.add(one.fire * hidden, one.storm * hidden, one.life * hidden, hidden)
        return force

    def is_besieged_by(self, side: int, town: int) -> bool:
        return self.view.siege[town] & SIEGE_SIDE == side + 1

    def holder(self, town: int) -> int:
        """Whose the town is for victory (5.6, 1.5)."""
        siege = self.view.siege[town] & SIEGE_SIDE
        if siege:
            return 2 - siege
        own = len(self.field[town]) + len(self.castle[town])
        foes = self.foes[town] + self.foes_inside[town]
        if own and foes:
            attacked = self.view.attack[town]
            return 2 - attacked if attacked else self.board.colour[town]
        if own:
            return self.side
        return self.enemy if foes else self.board.colour[town]

    def cities(self, side: int) -> int:
        return sum(1 for town in self.board.victory_towns if self.holder(town) == side)
