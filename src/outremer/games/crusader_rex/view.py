"""What each seat may see (H.1 to H.9), listed item by item, and a reader for it.

An observation is made by listing what stands open on the table and what belongs to the seat; hidden enemy blocks
appear as numbers of blocks in a place, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from outremer.core.game import Observation
from outremer.core.state import FRAME
from outremer.games.crusader_rex.cards import KINDS, SPENT
from outremer.games.crusader_rex.nodes import DEPLOYMENT, DEPLOYMENT_TO, NAMES
from outremer.games.crusader_rex.state import (
    BATTLE_TOWN,
    BLOCK_COUNT,
    CAMPAIGNER,
    HALF_COUNT,
    LOST,
    MOVER,
    PLACES,
    RESERVE,
    SHOWN,
    TOWN_COUNT,
    TURN,
    WALKING,
    Position,
    blocks_of,
    side_of,
)

UNSEEN: Final = -1
WINTER: Final = 6

# the lists of an observation; by block means the seat's own blocks, a spectator has none
NUMBERS_LIST: Final = 0  # `turn` without the block on the move, then the extras below
WHERE_LIST: Final = 1  # by block
STEPS_LIST: Final = 2
MARKS_LIST: Final = 3
PART_LIST: Final = 4
ENTRY_LIST: Final = 5
ORIGIN_LIST: Final = 6
MARCH_LIST: Final = 7
SHOWN_LIST: Final = 8  # for each block that is face up and not the seat's: its number and the seven values above
LOST_LIST: Final = 9  # numbers of the others' blocks that are out for good
BACKS_LIST: Final = 10  # by place: enemy blocks that the seat cannot identify; for a spectator Franks, then Saracens
TRAFFIC_LIST: Final = 11  # by road: the seat's own blocks that have passed this phase (a spectator: both sides')
ENTERED_LIST: Final = 12
ATTACK_LIST: Final = 13
SIEGE_LIST: Final = 14
TODO_LIST: Final = 15
MAIN_LIST: Final = 16
SUPPLY_LIST: Final = 17  # own winter points; empty before the winter turn
CARDS_LIST: Final = 18  # cards played this year by kind, then the own hand

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
SHOWN_SIZE: Final = 8  # values for one block in the list of those that are face up


def observe(s: Position, seat: int, actor: int) -> Observation:
    """Everything the seat sees (-1: a spectator)."""
    first, last = (0, HALF_COUNT) if seat == 0 else (HALF_COUNT, BLOCK_COUNT) if seat == 1 else (0, 0)
    faces: list[int] = []  # blocks of others that are face up on the map
    lost: list[int] = []
    for b in range(HALF_COUNT if seat == 0 else 0, HALF_COUNT if seat == 1 else BLOCK_COUNT):
        if s.marks[b] & SHOWN:
            if s.where[b] == LOST:
                lost.append(b)
            else:
                faces.append(b)
    shown: list[int] = []
    for b in faces:
        shown += [b, s.where[b], s.steps[b], s.marks[b], s.part[b], s.entry[b], s.origin[b], s.march[b]]
    return Observation(
        seat,
        [
            _numbers(s, seat, actor),
            s.where[first:last],
            s.steps[first:last],
            s.marks[first:last],
            s.part[first:last],
            s.entry[first:last],
            s.origin[first:last],
            s.march[first:last],
            shown,
            lost,
            _backs(s, seat, faces),
            _half(s.traffic, seat),
            s.entered[:],
            s.attack[:],
            s.siege[:],
            s.todo[:],
            s.main[:],
            _own_supply(s, seat),
            s.hands[SPENT:] if seat < 0 else s.hands[SPENT:] + s.hands[seat * KINDS : (seat + 1) * KINDS],
        ],
    )


def _half(values: bytearray, seat: int) -> bytearray:
    """The seat's half of a list by side; all of it for a spectator."""
    if seat == 0:
        return values[: len(values) // 2]
    return values[len(values) // 2 :] if seat == 1 else values[:]


def _backs(s: Position, seat: int, faces: list[int]) -> bytearray:
    """How many blocks that the seat cannot identify stand in each place: all but those face up and the one on the move.

    Franks are not shown before their secret deployment is over (H.6).
    """
    backs = s.tally[PLACES:] if seat == 0 else s.tally[:PLACES] if seat == 1 else s.tally[:]
    for half in range(0, len(backs), PLACES):
        backs[half + LOST] = 0
    for b in faces:
        backs[s.where[b] + (PLACES if seat < 0 and b >= HALF_COUNT else 0)] -= 1
    walker = s.turn[WALKING] - 1
    if walker >= 0 and side_of(walker) != seat:
        backs[s.where[walker] + (PLACES if seat < 0 and walker >= HALF_COUNT else 0)] -= 1
    if seat != 0 and s.stack and s.stack[-FRAME] <= DEPLOYMENT_TO:
        backs[:PLACES] = bytes(PLACES)
    return backs


def _own_supply(s: Position, seat: int) -> list[int]:
    """Winter points used by the seat: in towns where it has blocks (9.4); the other's are not shown."""
    if seat < 0 or s.turn[TURN] != WINTER:
        return []
    return [s.supply[town] if s.tally[seat * PLACES + 2 * town] else 0 for town in range(TOWN_COUNT)]


def _numbers(s: Position, seat: int, actor: int) -> list[int]:
    numbers = s.turn[:]
    walker = numbers[WALKING] - 1
    walker_at = -1
    if walker >= 0 and walker // HALF_COUNT != seat:
        numbers[WALKING] = 0
        walker_at = s.where[walker]
    fight = numbers[BATTLE_TOWN] > 0
    hands = s.hands
    numbers += [
        _phase(s, seat),
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


def _phase(s: Position, seat: int) -> int:
    """The node on top; how far the Franks' deployment is they alone can see (H.6)."""
    if not s.stack:
        return -1
    node = s.stack[-FRAME]
    return DEPLOYMENT if node == DEPLOYMENT_TO and seat != 0 else node


def _hidden_reserves(s: Position, side: int) -> int:
    """Unidentified blocks in reserve in the battle that is going on (6.3)."""
    place = 2 * (s.turn[BATTLE_TOWN] - 1)
    count = 0
    for b in blocks_of(side):
        if s.part[b] == RESERVE and s.where[b] == place and not s.marks[b] & SHOWN:
            count += 1
    return count


class View:
    """Reads an observation: for bots, hints and screens. Lists by block have UNSEEN where the seat sees nothing."""

    def __init__(self, observation: Observation) -> None:
        lists = observation.lists
        self.seat = observation.seat
        self.turn = list(lists[NUMBERS_LIST])
        self.extras = self.turn[len(self.turn) - EXTRAS :]
        self.where = self._by_block(lists, WHERE_LIST)
        self.steps = self._by_block(lists, STEPS_LIST)
        self.marks = self._by_block(lists, MARKS_LIST)
        self.part = self._by_block(lists, PART_LIST)
        self.entry = self._by_block(lists, ENTRY_LIST)
        self.origin = self._by_block(lists, ORIGIN_LIST)
        self.march = self._by_block(lists, MARCH_LIST)
        for b in lists[LOST_LIST]:
            self.where[b] = LOST
            self.steps[b] = 0
        none = [0] * PLACES
        backs = list(lists[BACKS_LIST])
        if self.seat < 0:
            self.backs = [backs[:PLACES], backs[PLACES:]]
        else:
            self.backs = [none, backs] if self.seat == 0 else [backs, none]
        self.traffic = list(lists[TRAFFIC_LIST])
        self.entered = list(lists[ENTERED_LIST])
        self.attack = list(lists[ATTACK_LIST])
        self.siege = list(lists[SIEGE_LIST])
        self.todo = list(lists[TODO_LIST])
        self.main = list(lists[MAIN_LIST])
        self.supply = list(lists[SUPPLY_LIST]) or [0] * TOWN_COUNT
        self.spent = list(lists[CARDS_LIST][:KINDS])
        self.hand = list(lists[CARDS_LIST][KINDS:])

    def _by_block(self, lists: list[Sequence[int]], at: int) -> list[int]:
        """The own half, and what is known of the face-up blocks of others."""
        half = [UNSEEN] * HALF_COUNT
        own = list(lists[at])
        values = half + half if self.seat < 0 else own + half if self.seat == 0 else half + own
        shown = lists[SHOWN_LIST]
        for record in range(0, len(shown), SHOWN_SIZE):
            values[shown[record]] = shown[record + at]
        return values

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
        return self.counts(side)[place]

    def counts(self, side: int) -> list[int]:
        """How many blocks of the side stand at each place, known or not."""
        found = self.backs[side][:]
        for b in blocks_of(side):
            if self.where[b] != UNSEEN:
                found[self.where[b]] += 1
        if self.extras[WALKER_AT] >= 0 and side == self.turn[MOVER]:
            found[self.extras[WALKER_AT]] += 1
        return found

    def hand_size(self, side: int) -> int:
        return self.extras[FRANK_HAND + side]

    def reserves(self, side: int) -> int:
        """Blocks in reserve in the battle that the seat cannot identify (6.3)."""
        return self.extras[FRANK_RESERVES + side]

    def draft(self) -> int:
        """The seat's own card that is chosen and not yet revealed; -1 if there is none."""
        return self.extras[OWN_DRAFT] - 1

    def has_locked(self, side: int) -> bool:
        return self.extras[FRANK_READY + side] == 1

    def campaigner(self) -> int:
        """The side of a Winter Campaign in this winter turn, or -1."""
        return self.turn[CAMPAIGNER] - 1
