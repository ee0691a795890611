"""What must be true of every position, whatever happened: counts agree with blocks, and views tell the truth.

The casebook's runner and the fuzzer ask after every action.
"""

from __future__ import annotations

from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.cards import KINDS, SPENT
from outremer.games.crusader_rex.names import BLOCKS, TOWNS
from outremer.games.crusader_rex.nodes import DEPLOYMENT_TO, NAMES
from outremer.games.crusader_rex.state import (
    BATTLE_TOWN,
    HALF_COUNT,
    LOST,
    NUMBERS,
    PLACES,
    POOL,
    RESERVE,
    SHOWN,
    SIEGE_SIDE,
    TOWN_COUNT,
    WALKING,
    Position,
    blocks_of,
    in_castle,
    is_winter,
    on_field,
    side_of,
)
from outremer.games.crusader_rex.view import UNSEEN, View


def position_faults(board: Board, s: Position) -> list[str]:
    """Counts, strengths, castles and sieges."""
    found: list[str] = []
    counts = [0] * (2 * PLACES)
    for b in range(len(BLOCKS)):
        counts[side_of(b) * PLACES + s.where[b]] += 1
    if counts != list(s.tally):
        found.append("the counts of blocks by place")
    for b, name in enumerate(BLOCKS):
        if s.where[b] < POOL and not 1 <= s.steps[b] <= board.strength[b]:
            found.append(f"the strength of {name}")
        if s.where[b] == LOST and s.steps[b]:
            found.append(f"{name} is lost and has steps")
    for town in range(TOWN_COUNT):
        found += _siege_faults(board, s, town)
    return found


def _siege_faults(board: Board, s: Position, town: int) -> list[str]:
    """Outside a battle, blocks are in a castle exactly while the other side besieges it (7.1, 7.21)."""
    found: list[str] = []
    inside = [in_castle(s, side, town) for side in range(2)]
    if sum(inside) > board.value[town]:
        found.append(f"{TOWNS[town]}: more blocks in the castle than its value")
    if s.turn[BATTLE_TOWN] != town + 1:
        siege = s.siege[town] & SIEGE_SIDE
        if siege and not (inside[2 - siege] and on_field(s, siege - 1, town)):
            found.append(f"{TOWNS[town]}: a siege without besiegers or besieged")
        if sum(inside) and not siege:
            found.append(f"{TOWNS[town]}: blocks in the castle without a siege")
    return found


def view_faults(s: Position, view: View) -> list[str]:
    """Where what a seat is shown is not so, or is less than it may see."""
    seat = view.seat
    found: list[str] = []
    pairs = [
        ("where", view.where, s.where), ("steps", view.steps, s.steps), ("marks", view.marks, s.marks),
        ("part", view.part, s.part), ("entry", view.entry, s.entry), ("origin", view.origin, s.origin),
        ("march", view.march, s.march),
    ]  # fmt: skip
    known = [side_of(b) == seat or s.marks[b] & SHOWN > 0 for b in range(len(BLOCKS))]
    gone = [s.where[b] == LOST and side_of(b) != seat for b in range(len(BLOCKS))]  # nothing but that is told of them
    for name, told, true in pairs:
        wanted = [true[b] if known[b] else UNSEEN for b in range(len(BLOCKS))]
        if name not in ("where", "steps"):
            wanted = [UNSEEN if gone[b] else wanted[b] for b in range(len(BLOCKS))]
        if told != wanted:
            found.append(f"seat {seat} is told wrongly: {name} of blocks")
    open_lists = [
        ("entered", view.entered, s.entered), ("attack", view.attack, s.attack), ("siege", view.siege, s.siege),
        ("todo", view.todo, list(s.todo)), ("main", view.main, s.main), ("spent", view.spent, s.hands[SPENT:]),
    ]  # fmt: skip
    if seat >= 0:
        half = len(s.traffic) // 2
        open_lists.append(("traffic", view.traffic, list(s.traffic[seat * half : (seat + 1) * half])))
        open_lists.append(("hand", view.hand, s.hands[seat * KINDS : (seat + 1) * KINDS]))
    found += [f"seat {seat} is told wrongly: {name}" for name, told, true in open_lists if told != true]
    return found + _count_faults(s, view) + _turn_faults(s, view)


def _count_faults(s: Position, view: View) -> list[str]:
    """Numbers of blocks and cards are public (H.1, H.5, H.7), except while the Franks deploy (H.6)."""
    found: list[str] = []
    deploying = len(s.stack) > 0 and s.stack[-4] <= DEPLOYMENT_TO
    for side in range(2):
        if deploying and side == 0 and view.seat != 0:
            continue
        if view.counts(side) != list(s.tally[side * PLACES : (side + 1) * PLACES]):
            found.append(f"seat {view.seat} counts the blocks of side {side} wrongly")
        if view.hand_size(side) != sum(s.hands[side * KINDS : (side + 1) * KINDS]):
            found.append(f"seat {view.seat} is told a wrong size of hand {side}")
        hidden = 0
        for b in blocks_of(side):
            at_battle = s.turn[BATTLE_TOWN] and s.where[b] == 2 * (s.turn[BATTLE_TOWN] - 1)
            if at_battle and s.part[b] == RESERVE and not s.marks[b] & SHOWN and side != view.seat:
                hidden += 1
        if view.reserves(side) != hidden:
            found.append(f"seat {view.seat} is told {view.reserves(side)} reserves for {hidden}")
    return found


def _turn_faults(s: Position, view: View) -> list[str]:
    """The numbers of the turn, the open decision, locked lanes and the own draft."""
    found: list[str] = []
    walker = s.turn[WALKING] - 1
    for at in range(NUMBERS):
        hides = at == WALKING and walker >= 0 and walker // HALF_COUNT != view.seat
        if view.turn[at] != (0 if hides else s.turn[at]):
            found.append(f"seat {view.seat} is told number {at} of the turn wrongly")
    if s.stack and s.stack[-4] > DEPLOYMENT_TO and view.phase() != NAMES[s.stack[-4]]:
        found.append(f"seat {view.seat} is told another phase")
    if is_winter(s) and view.seat >= 0:
        used = [s.supply[t] if s.tally[view.seat * PLACES + 2 * t] else 0 for t in range(TOWN_COUNT)]
        if view.supply != used:
            found.append(f"seat {view.seat} is told other winter points")
    for side in range(2):
        locked = len(s.lanes) > 0 and s.lanes[side].locked == 1
        if view.has_locked(side) != locked:
            found.append(f"seat {view.seat} is told wrongly who has locked")
    if view.seat >= 0:
        draft = s.lanes[view.seat].draft if s.lanes else []
        if view.draft() != (draft[0] if draft else -1):
            found.append(f"seat {view.seat} is told another card of its own")
    return found
