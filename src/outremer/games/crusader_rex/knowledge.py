"""What each seat can know of the other's blocks (H.1 to H.9).

Blocks are only moved, shown, hidden and hurt by the functions here, which keep account of what the other side may
conclude. For each seat and place, `belief` holds the enemy blocks that may stand veiled there: those that leave a
place for another unite the two sets, a reveal narrows them. `might` holds the strengths that the other side thinks
possible of a block. Every world that fits these sets and the numbers of blocks seen is possible, and `sample_world`
draws one of them.
"""

from __future__ import annotations

from typing import Final

from outremer.core.chance import Stream
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.state import (
    BLOCK_COUNT,
    HALF_COUNT,
    LOST,
    PLACES,
    POOL,
    SHOWN,
    SPOTS,
    STAGING,
    TOWN_COUNT,
    TRANSIT,
    WALKING,
    Position,
    blocks_of,
    side_of,
)

EVERYBODY: Final = (1 << BLOCK_COUNT) - 1
LIVING: Final = 0b11110  # strengths 1 to 4, as bits


def is_veiled(s: Position, block: int) -> bool:
    """The other side cannot tell which block this is."""
    return s.marks[block] & SHOWN == 0


def spot(side: int, place: int) -> int:
    """Where `belief` keeps what is thought of a side's veiled blocks at a place; a town's field and castle are one."""
    return (1 - side) * SPOTS + (place >> 1 if place < POOL else place - POOL + TOWN_COUNT)


def put(s: Position, block: int, place: int, steps: int) -> None:
    """Set a block down when a game or a case begins; `expect_anything` completes what is believed of it."""
    side = side_of(block)
    s.tally[side * PLACES + s.where[block]] -= 1
    s.where[block] = place
    s.steps[block] = steps
    s.marks[block] = SHOWN if place == LOST else 0
    s.tally[side * PLACES + place] += 1
    if is_veiled(s, block):
        s.belief[spot(side, place)] |= 1 << block
    s.might[block] |= 1 << steps


def relocate(s: Position, block: int, place: int, able: int = EVERYBODY) -> None:
    """Move a block to another place; `able` are the blocks that could have done what was seen to be done."""
    old = s.where[block]
    side = 0 if block < HALF_COUNT else 1
    s.tally[side * PLACES + old] -= 1
    s.tally[side * PLACES + place] += 1
    s.where[block] = place
    if s.marks[block] & SHOWN == 0:
        left = spot(side, old)
        s.belief[spot(side, place)] |= s.belief[left] & able
        forget(s, side, old)


def forget(s: Position, side: int, place: int) -> None:
    """Where no veiled block of the side is left, nothing is believed."""
    base = side * PLACES
    if place >= POOL:
        if s.tally[base + place]:
            return
    elif s.tally[base + (place | 1)] or s.tally[base + (place & ~1)]:
        for b in blocks_of(side):
            if s.where[b] | 1 == place | 1 and s.marks[b] & SHOWN == 0 and s.turn[WALKING] != b + 1:
                return
    s.belief[spot(side, place)] = 0


def set_out(s: Position, block: int) -> None:
    """The block begins a move: from now on it is watched on its own, not as one of those in its town.

    A besieger who leaves stands upright again (7.2), though everybody knows who he is until he joins others.
    """
    side = side_of(block)
    s.turn[WALKING] = block + 1
    if s.marks[block] & SHOWN:
        s.marks[block] &= ~SHOWN
        s.belief[spot(side, TRANSIT)] = 1 << block
    else:
        s.belief[spot(side, TRANSIT)] = s.belief[spot(side, s.where[block])]
        forget(s, side, s.where[block])


def travel(s: Position, block: int, place: int, able: int) -> None:
    """The block on the move goes one place on; `able` are the blocks that could have gone so far."""
    side = 0 if block < HALF_COUNT else 1
    s.tally[side * PLACES + s.where[block]] -= 1
    s.tally[side * PLACES + place] += 1
    s.where[block] = place
    s.belief[spot(side, TRANSIT)] &= able


def settle_down(s: Position, block: int) -> None:
    """The block on the move has arrived and is one of those in its town again."""
    side = side_of(block)
    s.belief[spot(side, s.where[block])] |= s.belief[spot(side, TRANSIT)]
    s.belief[spot(side, TRANSIT)] = 0
    s.turn[WALKING] = 0


def show(s: Position, block: int) -> None:
    """Turn a block face up: it can be nowhere else."""
    if s.marks[block] & SHOWN:
        return
    side = side_of(block)
    s.marks[block] |= SHOWN
    others = ~(1 << block)
    first = (1 - side) * SPOTS
    for at in range(first, first + SPOTS):
        if s.belief[at]:
            s.belief[at] &= others
    forget(s, side, s.where[block])
    s.might[block] = 1 << s.steps[block]


def hide(s: Position, block: int) -> None:
    """Stand a block upright again: it is known to be there, until blocks mix."""
    if s.marks[block] & SHOWN:
        s.marks[block] &= ~SHOWN
        s.belief[spot(side_of(block), s.where[block])] |= 1 << block


def weaken(s: Position, block: int) -> None:
    """One step less: the other side sees whose it is, or guesses at one of those in the place."""
    s.steps[block] -= 1
    if not is_veiled(s, block):
        s.might[block] = 1 << s.steps[block]
        return
    side = side_of(block)
    suspects = s.belief[spot(side, s.where[block])]
    for b in blocks_of(side):
        if suspects >> b & 1:
            s.might[b] = (s.might[b] | s.might[b] >> 1) & LIVING
    s.might[block] |= 1 << s.steps[block]


def expect_anything(board: Board, s: Position) -> None:
    """For a position out of the blue: every veiled block may be any of its side's, as far as its place allows."""
    s.belief = [0] * (2 * SPOTS)
    for side in range(2):
        everyone = 0
        for b in blocks_of(side):
            if is_veiled(s, b):
                everyone |= 1 << b
                s.might[b] = (2 << board.strength[b]) - 2
        for b in blocks_of(side):
            if is_veiled(s, b):
                s.belief[spot(side, s.where[b])] = everyone & may_be_at(board, s.where[b])


def may_be_at(board: Board, place: int) -> int:
    """The blocks that can be at a place at all: a nation's in its box, those that can return or arrive in a pool."""
    found = 0
    for b in range(BLOCK_COUNT):
        if STAGING <= place < LOST:
            fits = board.nation[b] == place - STAGING
        elif place == POOL:
            fits = not board.permanent[b] or not board.on_map[b]
        else:
            fits = True
        if fits:
            found |= 1 << b
    return found


def suspected(s: Position, block: int) -> int:
    """What the other side may take a veiled block for, as bits."""
    place = TRANSIT if s.turn[WALKING] == block + 1 else s.where[block]
    return s.belief[spot(side_of(block), place)]


def thinks_possible(s: Position, seat: int) -> bool:
    """Whether the true position is among the worlds that the seat thinks possible."""
    for b in blocks_of(1 - seat):
        if is_veiled(s, b) and not (suspected(s, b) >> b & 1 and s.might[b] >> s.steps[b] & 1):
            return False
    return True


def resample_blocks(board: Board, s: Position, seat: int, rng: Stream) -> dict[int, int]:
    """Exchange the enemy's veiled blocks, in place, for others that the seat cannot tell from them; says which for
    which."""
    slots = [b for b in blocks_of(1 - seat) if is_veiled(s, b)]
    masks = [suspected(s, b) for b in slots]
    chosen = _random_matching(masks, slots, rng)
    _exchange(s, slots, chosen)
    for b in chosen:
        if s.where[b] >= POOL:
            s.steps[b] = board.strength[b]
        else:
            levels = [n for n in range(1, 5) if s.might[b] >> n & 1]
            s.steps[b] = levels[rng.pick(len(levels))]
    return dict(zip(slots, chosen, strict=True))


def _random_matching(masks: list[int], blocks: list[int], rng: Stream) -> list[int]:
    """A block for each slot, each slot's within its mask, all assignments possible: random augmenting paths, then
    swaps."""
    order = _shuffled(list(range(len(masks))), rng)
    pile = _shuffled(blocks, rng)
    holder: dict[int, int] = {}
    for slot in order:
        _place(slot, masks, pile, holder, set())
    chosen = [0] * len(masks)
    for block, slot in holder.items():
        chosen[slot] = block
    for _ in range(2 * len(masks)):
        i, j = rng.pick(len(masks)), rng.pick(len(masks))
        if masks[i] >> chosen[j] & 1 and masks[j] >> chosen[i] & 1:
            chosen[i], chosen[j] = chosen[j], chosen[i]
    return chosen


def _place(slot: int, masks: list[int], pile: list[int], holder: dict[int, int], tried: set[int]) -> bool:
    """Find a block for the slot, moving earlier slots to other blocks where needed (Kuhn's algorithm)."""
    for block in pile:
        if masks[slot] >> block & 1 and block not in tried:
            tried.add(block)
            if block not in holder or _place(holder[block], masks, pile, holder, tried):
                holder[block] = slot
                return True
    return False


def _shuffled(items: list[int], rng: Stream) -> list[int]:
    left = items[:]
    for at in range(len(left) - 1, 0, -1):
        other = rng.pick(at + 1)
        left[at], left[other] = left[other], left[at]
    return left


def _exchange(s: Position, slots: list[int], chosen: list[int]) -> None:
    """Give the chosen blocks everything that belongs to the slots, except their own strength."""
    for values in (s.where, s.marks, s.part, s.entry, s.origin, s.march):
        taken = [values[b] for b in slots]
        for at, block in enumerate(chosen):
            values[block] = taken[at]
    walking = s.turn[WALKING] - 1
    if walking in slots:
        s.turn[WALKING] = chosen[slots.index(walking)] + 1
