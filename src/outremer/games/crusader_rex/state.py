"""The position of Crusader Rex: arrays of small integers indexed by block, town, place or road.

A place is a town's field (`2 * town`), a town's castle (`2 * town + 1`) or one of the places off the map listed
below. Sides are seats: 0 the Franks, 1 the Saracens. What a seat knows of the other's blocks is kept in `belief`
and `might` (see `knowledge.py`).
"""

from __future__ import annotations

from typing import Final

from outremer.core.state import State
from outremer.games.crusader_rex.names import BLOCKS, TOWNS

TOWN_COUNT: Final = len(TOWNS)
BLOCK_COUNT: Final = len(BLOCKS)
HALF_COUNT: Final = BLOCK_COUNT // 2  # blocks of one side: Franks first

POOL: Final = 2 * TOWN_COUNT
DRAWN: Final = POOL + 1  # drawn, to be placed by its owner
STAGING: Final = POOL + 2  # and the next two: one box a nation
LOST: Final = POOL + 5  # out for good, face up
ABSENT: Final = POOL + 6  # in no game: cases leave blocks out
TRANSIT: Final = POOL + 7  # no block is ever here: what is believed of the block that is on the move
PLACES: Final = POOL + 8
SPOTS: Final = TOWN_COUNT + 8  # of `belief`: towns, and the places off the map

# marks of a block
MOVED: Final = 1  # this turn (5.0)
SHOWN: Final = 2  # face up (7.2, 6.0)
HALVED: Final = 4  # carries a half hit (7.11)
GUIDED: Final = 8  # moved by Guide
ACTED: Final = 16  # has had its combat turn (6.2)
FRESH: Final = 32  # sallied in this round: it must fight (7.33)
DROPPED: Final = 64  # fell back from a storm: no regroup (7.31)
RAISED: Final = 128  # by Manna this turn
FLED: Final = 256  # retreated from the battle that is going on

# parts in a battle
IDLE: Final = 0
LINE: Final = 1
RESERVE: Final = 2
STORMING: Final = 3
SALLIED: Final = 4

# ways into a town, as entry[b] - 1 and as bits of `entered`: the index of the neighbour, or one of these
BY_LAND_FROM_OFF_MAP: Final = 10
BY_SEA: Final = 11
WAYS: Final = 12

# siege[town]: 0, or the besieger + 1 with these added
SIEGE_SIDE: Final = 3
SIEGE_NEW: Final = 4  # begun this turn: no attrition yet (7.4)
SIEGE_KEPT: Final = 8  # continued through the winter (9.12)
SIEGE_GIVEN_UP: Final = 16  # could be, but its besieger abandons it (9.12)

# numbers of the turn, in `turn`
YEAR: Final = 0
TURN: Final = 1
FIRST_PLAYER: Final = 2
CARD: Final = 3  # and 4: the card each side played, as number + 1
MOVER: Final = 5
MOVES: Final = 6
WALKING: Final = 7  # the block on the move, as number + 1
STEPS_TAKEN: Final = 8
MUSTER_AT: Final = 9  # town + 1
READY: Final = 10  # nations of which all three have been drawn, as bits (8.21)
GERMAN_ENTRY: Final = 11  # town + 1 (8.23)
CAMPAIGNER: Final = 12  # the side of the Winter Campaign in a winter turn, + 1 (9.1)
BATTLE_TOWN: Final = 13  # town + 1
ROUND: Final = 14
ATTACKER: Final = 15
IS_STORM: Final = 16
WINNER: Final = 17  # side + 1 when the game is over
SEAFARER: Final = 18  # option O.1
FICKLE_KING: Final = 19  # option O.2
HITS: Final = 20  # hits still to be taken
GUIDING: Final = 21  # 1 while Guide moves a group
OWN_LOSSES: Final = 22  # sixes of a charge still to be paid (6.42)
NUMBERS: Final = 23


class Position(State):
    """Everything that stands on the table, and who knows what."""

    def __init__(
        self,
        where: list[int],
        steps: list[int],
        marks: list[int],
        part: list[int],
        entry: list[int],
        origin: list[int],
        march: list[int],
        tally: bytearray,
        belief: list[int],
        might: list[int],
        traffic: bytearray,
        entered: list[int],
        attack: list[int],
        siege: list[int],
        todo: bytearray,
        main: list[int],
        supply: bytearray,
        fled: bytearray,
        hands: list[int],
        turn: list[int],
    ) -> None:
        super().__init__()
        # by block
        self.where = where
        self.steps = steps
        self.marks = marks
        self.part = part
        self.entry = entry  # the way into the town where it fights, + 1
        self.origin = origin  # the town where it began the turn, + 1, once it has moved (OFF_MAP counts as a town)
        self.march = march  # the town of its forced march, + 1
        # by side and place
        self.tally = tally  # blocks
        # by seat and town or place off the map
        self.belief = belief  # which enemy blocks may be veiled there, as bits
        self.might = might  # by block: the strengths that the other side thinks possible, as bits
        # by side and road, by side and town, by town
        self.traffic = traffic
        self.entered = entered  # ways used to enter this battle, as bits
        self.attack = attack  # the side that attacked this turn, + 1
        self.siege = siege
        self.todo = todo  # 1: a battle or siege still to be handled
        self.main = main  # the approach of the main attack, + 1
        self.supply = supply  # winter points used (9.4)
        self.fled = fled  # by side and way: retreats this round
        self.hands = hands  # by side and card: in hand; then by card: played this year
        self.turn = turn

    def arrays(self) -> list[list[int]]:
        return [
            self.where, self.steps, self.marks, self.part, self.entry, self.origin, self.march, list(self.tally),
            self.belief, self.might, list(self.traffic), self.entered, self.attack, self.siege, list(self.todo),
            self.main, list(self.supply), list(self.fled), self.hands, self.turn,
        ]  # fmt: skip

    def rebuilt(self, arrays: list[list[int]]) -> Position:
        (
            where, steps, marks, part, entry, origin, march, tally, belief, might, traffic, entered, attack, siege,
            todo, main, supply, fled, hands, turn,
        ) = arrays  # fmt: skip
        return Position(
            where, steps, marks, part, entry, origin, march, bytearray(tally), belief, might, bytearray(traffic),
            entered, attack, siege, bytearray(todo), main, bytearray(supply), bytearray(fled), hands, turn,
        )  # fmt: skip

    def twin(self) -> Position:
        """An independent copy, written out because search makes millions."""
        other = Position(
            self.where[:], self.steps[:], self.marks[:], self.part[:], self.entry[:], self.origin[:], self.march[:],
            self.tally[:], self.belief[:], self.might[:], self.traffic[:], self.entered[:],
            self.attack[:], self.siege[:], self.todo[:], self.main[:], self.supply[:], self.fled[:], self.hands[:],
            self.turn[:],
        )  # fmt: skip
        self.hand_flow(other)
        return other


def blank(roads: int, cards: int) -> Position:
    """A position with nothing on the table: all blocks are absent."""
    s = Position(
        where=[ABSENT] * BLOCK_COUNT,
        steps=[0] * BLOCK_COUNT,
        marks=[SHOWN] * BLOCK_COUNT,  # everybody knows that they are not there
        part=[IDLE] * BLOCK_COUNT,
        entry=[0] * BLOCK_COUNT,
        origin=[0] * BLOCK_COUNT,
        march=[0] * BLOCK_COUNT,
        tally=bytearray(2 * PLACES),
        belief=[0] * (2 * SPOTS),
        might=[0] * BLOCK_COUNT,
        traffic=bytearray(2 * roads),
        entered=[0] * (2 * TOWN_COUNT),
        attack=[0] * TOWN_COUNT,
        siege=[0] * TOWN_COUNT,
        todo=bytearray(TOWN_COUNT),
        main=[0] * TOWN_COUNT,
        supply=bytearray(TOWN_COUNT),
        fled=bytearray(2 * WAYS),
        hands=[0] * (3 * cards),
        turn=[0] * NUMBERS,
    )
    for side in range(2):
        s.tally[side * PLACES + ABSENT] = HALF_COUNT
    return s


def side_of(block: int) -> int:
    return 0 if block < HALF_COUNT else 1


def blocks_of(side: int) -> range:
    """The numbers of a side's blocks."""
    return range(side * HALF_COUNT, (side + 1) * HALF_COUNT)


def on_field(s: Position, side: int, town: int) -> int:
    """How many blocks of the side stand in the town outside its castle."""
    return s.tally[side * PLACES + 2 * town]


def in_castle(s: Position, side: int, town: int) -> int:
    return s.tally[side * PLACES + 2 * town + 1]


def blocks_at(s: Position, side: int, place: int) -> list[int]:
    """The side's blocks at a place, in the order of their numbers."""
    if not s.tally[side * PLACES + place]:
        return []
    where = s.where
    return [b for b in blocks_of(side) if where[b] == place]


def is_contested(s: Position, town: int) -> bool:
    """Both sides stand on the field."""
    return s.tally[2 * town] > 0 and s.tally[PLACES + 2 * town] > 0


def holds_both(s: Position, town: int) -> bool:
    """Blocks of both sides are in the town, castle included: a battle or a siege (0.4)."""
    at = 2 * town
    return s.tally[at] + s.tally[at + 1] > 0 and s.tally[PLACES + at] + s.tally[PLACES + at + 1] > 0


def is_besieging(s: Position, side: int, town: int) -> bool:
    """The side's blocks on the field lay siege to enemies in the castle (7.21)."""
    return s.siege[town] & SIEGE_SIDE == side + 1


def is_winter(s: Position) -> bool:
    return s.turn[TURN] == 6


def is_winter_bound(s: Position, side: int) -> bool:
    """The side is under the restrictions of the winter turn (9.01, 9.02, 9.11)."""
    return s.turn[TURN] == 6 and s.turn[CAMPAIGNER] != side + 1
