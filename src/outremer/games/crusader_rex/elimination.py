"""Losses: steps, eliminated blocks and where they go (2.11, 6.7, O.2)."""

from __future__ import annotations

from typing import Final

from outremer.core.events import PUBLIC, Context
from outremer.games.crusader_rex.besieging import check_siege
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.knowledge import hide, is_veiled, relocate, show, suspected, weaken
from outremer.games.crusader_rex.names import BLOCKS
from outremer.games.crusader_rex.state import (
    ABSENT,
    FICKLE_KING,
    IDLE,
    LOST,
    POOL,
    SHOWN,
    TOWN_COUNT,
    Position,
    blocks_of,
    side_of,
)
from outremer.games.crusader_rex.tidings import FICKLE, POOLED, POOLED_BLOCK
from outremer.games.crusader_rex.tidings import LOST as LOST_FOR_GOOD

FLANDERS: Final = BLOCKS.index("fileps")
PHILIP: Final = BLOCKS.index("philippe")


def audience_of(s: Position, block: int) -> int:
    """Who may know which block this is: its owner, or everybody if it is face up."""
    return PUBLIC if s.marks[block] & SHOWN else 1 << side_of(block)


def lose_step(board: Board, s: Position, block: int, ctx: Context) -> None:
    """A loss: one step less; the last step eliminates the block (2.11)."""
    if s.steps[block] > 1:
        weaken(s, block)
    else:
        eliminate(board, s, block, ctx)


def eliminate(board: Board, s: Position, block: int, ctx: Context) -> None:
    """Pilgrims, Crusaders, Orders and Emirs are out for good; the others return to their pool (6.7)."""
    town = s.where[block] // 2
    if board.permanent[block]:
        lose_for_good(s, block, ctx)
        if block == FLANDERS and s.turn[FICKLE_KING] and s.where[PHILIP] not in (LOST, ABSENT):
            ctx.tell(PUBLIC, FICKLE, [PHILIP])  # O.2: he goes home at once, wherever he is
            kings_town = s.where[PHILIP] // 2
            lose_for_good(s, PHILIP, ctx)
            if kings_town < TOWN_COUNT:
                check_siege(s, kings_town, ctx)
    else:
        return_to_pool(board, s, block, ctx)
    if town < TOWN_COUNT:
        check_siege(s, town, ctx)


def lose_for_good(s: Position, block: int, ctx: Context) -> None:
    ctx.tell(PUBLIC, LOST_FOR_GOOD, [block])
    show(s, block)
    relocate(s, block, LOST)
    _clear(s, block)
    s.steps[block] = 0


def return_to_pool(board: Board, s: Position, block: int, ctx: Context) -> None:
    """Face down, at full strength for its next draw (8.1).

    The other side sees at least that it is one that returns (6.7).
    """
    side = side_of(block)
    ctx.tell(PUBLIC, POOLED, [side, min(s.where[block], POOL - 1) // 2])
    ctx.tell(audience_of(s, block), POOLED_BLOCK, [block])
    suspects = suspected(s, block) if is_veiled(s, block) else 1 << block
    for b in blocks_of(side):
        if suspects >> b & 1 and not board.permanent[b]:
            s.might[b] |= 1 << board.strength[b]
    relocate(s, block, POOL, board.returning)
    hide(s, block)
    _clear(s, block)
    s.steps[block] = board.strength[block]


def _clear(s: Position, block: int) -> None:
    s.marks[block] &= SHOWN
    s.part[block] = IDLE
    s.entry[block] = 0
    s.origin[block] = 0
    s.march[block] = 0
