"""What each seat may see (H.1 to H.9), listed item by item, and a reader for it.

An observation is made by listing what stands open on the table and what belongs to the seat; hidden enemy blocks
appear as numbers of blocks in a place, and nowhere else.
"""

from __future__ import annotations

from typing import Final

from outremer.core.game import Observation
from outremer.core.state import FRAME
from outremer.games.crusader_rex.cards import KINDS, SPENT
from outremer.games.crusader_rex.nodes import DEPLOYMENT_TO, NAMES
from outremer.games.crusader_rex.state import (
    BATTLE_TOWN,
    CAMPAIGNER,
    HALF_COUNT,
    PLACES,
    RESERVE,
    SHOWN,
    TOWN_COUNT,
    TURN,
    WALKING,
    Position,
    blocks_of,
)

UNSEEN: Final = -1
NOBODY: Final = [UNSEEN] * HALF_COUNT
NOWHERE: Final = [0] * PLACES
WINTER: Final = 6

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
    lists = [_numbers(s, seat, actor)]
    shown = [b for b, mark in enumerate(s.marks) if mark & SHOWN]
    for values in (s.where, s.steps, s.marks, s.part, s.entry, s.origin, s.march):
        if seat == 0:
            seen = values[:HALF_COUNT] + NOBODY
        elif seat == 1:
            seen = NOBODY + values[HALF_COUNT:]
        else:
            seen = NOBODY + NOBODY
        for b in shown:
            seen[b] = values[b]
        lists.append(seen)
    lists.append(NOWHERE[:] if seat == 0 else _frank_backs(s))
    lists.append(NOWHERE[:] if seat == 1 else s.veiled[PLACES:])
    lists += [s.traffic[:], s.entered[:], s.attack[:], s.siege[:], s.todo[:], s.main[:]]
    lists.append(_own_supply(s, seat))
    lists.append(s.hands[seat * KINDS : (seat + 1) * KINDS] if seat >= 0 else [0] * KINDS)
    lists.append(s.hands[SPENT:])
    return Observation(seat, lists)


def _frank_backs(s: Position) -> list[int]:
    """How many unidentified Franks stand in each place; none before their secret deployment is over (H.6)."""
    if s.stack and s.stack[-FRAME] <= DEPLOYMENT_TO:
        return NOWHERE[:]
    return s.veiled[:PLACES]


def _own_supply(s: Position, seat: int) -> list[int]:
    """Winter points used by the seat: in towns where it has blocks (9.4); the other's are not shown."""
    if seat < 0 or s.turn[TURN] != WINTER:
        return [0] * TOWN_COUNT
    return [used if s.tally[seat * PLACES + 2 * town] else 0 for town, used in enumerate(s.supply)]


def _numbers(s: Position, seat: int, actor: int) -> list[int]:
    numbers = s.turn[:]
    walker = numbers[WALKING] - 1
    walker_at = -1
    if walker >= 0 and walker // HALF_COUNT != seat and not s.marks[walker] & SHOWN:
        numbers[WALKING] = 0
        walker_at = s.where[walker]
    fight = numbers[BATTLE_TOWN] > 0
    hands = s.hands
    numbers += [
        s.stack[-FRAME] if s.stack else -1,
        actor,
        walker_at,
        _hidden_reserves(s, 0) if fight and seat != 0 else 0,
        _hidden_reserves(s, 1) if fight and seat != 1 else 0,
        sum(hands[:KINDS]),
        sum(hands[KINDS:SPENT]),
    ]
    if not s.lanes:
        return numbers + [0, 0, 0]
    draft = s.lanes[seat].draft if seat >= 0 else []
    return numbers + [s.lanes[0].locked, s.lanes[1].locked, draft[0] + 1 if draft else 0]


def _hidden_reserves(s: Position, side: int) -> int:
    """Unidentified blocks in reserve in the battle that is going on (6.3)."""
    place = 2 * (s.turn[BATTLE_TOWN] - 1)
    count = 0
    for b in blocks_of(side):
        if s.part[b] == RESERVE and s.where[b] == place and not s.marks[b] & SHOWN:
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
