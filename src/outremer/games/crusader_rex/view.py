"""What each seat may see (H.1 to H.9), listed item by item, and a reader for it.

An observation is made by listing what stands open on the table and what belongs to the seat; hidden enemy blocks appear as
numbers of blocks in a place, and nowhere else.
"""

from __future__ import annotations

from typing import Final

from outremer.core.game import Observation
from outremer.core.state import FRAME
from outremer.games.crusader_rex.cards import KINDS, SPENT
from outremer.games.crusader_rex.nodes import DEPLOYMENT, DEPLOYMENT_TO, NAMES
from outremer.games.crusader_rex.state import (
    ABSENT,
    BATTLE_TOWN,
    BLOCK_COUNT,
    CAMPAIGNER,
    HALF_COUNT,
    LOST,
    PLACES,
    RESERVE,
    SHOWN,
    WALKING,
    Position,
    blocks_of,
)

UNSEEN: Final = -1

# the lists of an observation
NUMBERS_LIST: Final = 0  # `turn` without the block on the move, then the extras below
PLACE_LIST: Final = 1  # by block, UNSEEN for one that the seat cannot identify; so are the next lists
STEPS_LIST: Final = 2
MARKS_LIST: Final = 3
PART_LIST: Final = 4
ENTRY_LIST: Final = 5
ORIGIN_LIST: Final = 6
MARCH_LIST: Final = 7
FRANK_BACKS: Final = 8  # by place: Frank blocks that the seat cannot identify
SARACEN_BACKS: Final = 9
TRAFFIC_LIST: Final = 10
ENTERED_LIST: Final = 11
ATTACK_LIST: Final = 12
SIEGE_LIST: Final = 13
TODO_LIST: Final = 14
MAIN_LIST: Final = 15
SUPPLY_LIST: Final = 16  # own winter points only
HAND_LIST: Final = 17  # own cards by kind
SPENT_LIST: Final = 18

# extras at the end of the numbers
PHASE: Final = 0  # node on top of the stack; -1 when the game is over
ACTOR: Final = 1  # who decides; -1 for both or nobody
WALKER_AT: Final = 2  # place of a hidden enemy block on the move; -1
FRANK_RESERVES: Final = 3  # unidentified blocks in reserve in the battle
SARACEN_RESERVES: Final = 4
FRANK_HAND: Final = 5
SARACEN_HAND: Final = 6
FRANK_READY: Final = 7  # has locked its card
SARACEN_READY: Final = 8
OWN_DRAFT: Final = 9  # own card chosen and not yet revealed, + 1
EXTRAS: Final = 10


def observe(s: Position, seat: int, actor: int) -> Observation:
    """Everything the seat sees (-1: a spectator)."""
    first, last = (seat * HALF_COUNT, (seat + 1) * HALF_COUNT) if seat >= 0 else (0, 0)
    marks = s.marks
    where = s.where
    known = [
        b for b in range(BLOCK_COUNT) if first <= b < last or marks[b] & SHOWN or where[b] == LOST or where[b] == ABSENT
    ]
    lists = [_numbers(s, seat, actor)]
    for values in (where, s.steps, marks, s.part, s.entry, s.origin, s.march):
        seen = [UNSEEN] * BLOCK_COUNT
        for b in known:
            seen[b] = values[b]
        lists.append(seen)
    for side in range(2):
        lists.append(_backs(s, side) if side != seat else [0] * PLACES)
    lists += [s.traffic[:], s.entered[:], s.attack[:], s.siege[:], s.todo[:], s.main[:]]
    lists.append(_own_supply(s, seat))
    lists.append(s.hands[seat * KINDS : (seat + 1) * KINDS] if seat >= 0 else [0] * KINDS)
    lists.append(s.hands[SPENT:])
    return Observation(seat, lists)


def _backs(s: Position, side: int) -> list[int]:
    """How many unidentified blocks of the side stand in each place; none before its secret deployment is over (H.6)."""
    if s.stack and side == 0 and s.stack[-FRAME] in (DEPLOYMENT, DEPLOYMENT_TO):
        return [0] * PLACES
    return s.veiled[side * PLACES : (side + 1) * PLACES]


def _own_supply(s: Position, seat: int) -> list[int]:
    """Winter points used by the seat: in towns where it has blocks (9.4); the other's are not shown."""
    if seat < 0:
        return [0] * len(s.supply)
    return [used if s.tally[seat * PLACES + 2 * town] else 0 for town, used in enumerate(s.supply)]


def _numbers(s: Position, seat: int, actor: int) -> list[int]:
    numbers = s.turn[:]
    walker = numbers[WALKING] - 1
    hidden_walker = walker >= 0 and not s.marks[walker] & SHOWN and walker // HALF_COUNT != seat
    if hidden_walker:
        numbers[WALKING] = 0
    extras = [
        s.stack[-FRAME] if s.stack else -1,
        actor,
        s.where[walker] if hidden_walker else -1,
        _hidden_reserves(s, 0, seat),
        _hidden_reserves(s, 1, seat),
        sum(s.hands[:KINDS]),
        sum(s.hands[KINDS:SPENT]),
        0,
        0,
        0,
    ]
    if s.lanes:
        extras[FRANK_READY] = s.lanes[0].locked
        extras[SARACEN_READY] = s.lanes[1].locked
        if seat >= 0 and s.lanes[seat].draft:
            extras[OWN_DRAFT] = s.lanes[seat].draft[0] + 1
    return numbers + extras


def _hidden_reserves(s: Position, side: int, seat: int) -> int:
    town = s.turn[BATTLE_TOWN] - 1
    if town < 0 or side == seat:
        return 0
    count = 0
    for b in blocks_of(side):
        if s.part[b] == RESERVE and s.where[b] == 2 * town and not s.marks[b] & SHOWN:
            count += 1
    return count


class View:
    """Reads an observation: for bots, hints and screens."""

    def __init__(self, observation: Observation) -> None:
        lists = observation.lists
        self.seat = observation.seat
        self.turn = lists[NUMBERS_LIST]
        self.extras = self.turn[len(self.turn) - EXTRAS :]
        self.where = lists[PLACE_LIST]
        self.steps = lists[STEPS_LIST]
        self.marks = lists[MARKS_LIST]
        self.part = lists[PART_LIST]
        self.entry = lists[ENTRY_LIST]
        self.origin = lists[ORIGIN_LIST]
        self.march = lists[MARCH_LIST]
        self.backs = [lists[FRANK_BACKS], lists[SARACEN_BACKS]]
        self.traffic = lists[TRAFFIC_LIST]
        self.entered = lists[ENTERED_LIST]
        self.attack = lists[ATTACK_LIST]
        self.siege = lists[SIEGE_LIST]
        self.todo = lists[TODO_LIST]
        self.main = lists[MAIN_LIST]
        self.supply = lists[SUPPLY_LIST]
        self.hand = lists[HAND_LIST]
        self.spent = lists[SPENT_LIST]

    def phase(self) -> str:
        """The name of the open decision; `over` when the game has ended."""
        node = self.extras[PHASE]
        return NAMES[node] if node >= 0 else "over"

    def actor(self) -> int:
        return self.extras[ACTOR]

    def known_at(self, side: int, place: int) -> list[int]:
        """The side's blocks at a place that the seat can identify."""
        return [b for b in blocks_of(side) if self.where[b] == place]

    def count(self, side: int, place: int) -> int:
        """How many blocks of the side stand at a place, known or not."""
        count = self.backs[side][place]
        if self.extras[WALKER_AT] == place and side != self.seat:
            count += 1
        return count + len(self.known_at(side, place))

    def hand_size(self, side: int) -> int:
        return self.extras[FRANK_HAND + side]

    def has_locked(self, side: int) -> bool:
        return self.extras[FRANK_READY + side] == 1

    def campaigner(self) -> int:
        """The side of a Winter Campaign in this winter turn, or -1."""
        return self.turn[CAMPAIGNER] - 1
