"""Deployment (3): the Franks' alternate strongholds, Saladin's exchange, the first four Nomads."""

from __future__ import annotations

from typing import Final

from outremer.core.chance import Stream
from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Message
from outremer.games.crusader_rex.actions import BLOCK, DONE, SWAP, TAKE, TO
from outremer.games.crusader_rex.bars import ALREADY_PLACED, NO_ALTERNATE, NOT_FAMILY, NOT_YOURS, OPEN, OVER_VALUE
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.choice import BoardChoice, Happening
from outremer.games.crusader_rex.knowledge import put, relocate, spot
from outremer.games.crusader_rex.names import BLOCKS, FRANK, SARACEN
from outremer.games.crusader_rex.nodes import DEPLOYMENT, DEPLOYMENT_TO, NAMES, NOMAD_DRAW, SWAP_SALADIN, YEAR_BEGINS
from outremer.games.crusader_rex.state import MOVED, PLACES, POOL, TOWN_COUNT, Position, blocks_at, blocks_of
from outremer.games.crusader_rex.tidings import DEPLOYED, NOMAD, NOMADS, SWAPPED

SALADIN: Final = BLOCKS.index("saladin")
FIRST_NOMADS: Final = 4


def set_up(board: Board, s: Position) -> None:
    """Blocks that start on the map stand in their main strongholds, the others in their pools (3.1, 3.2)."""
    for b in range(len(BLOCKS)):
        put(s, b, 2 * board.home[b] if board.on_map[b] else POOL, board.strength[b])
    s.push(NOMAD_DRAW)
    s.push(SWAP_SALADIN)
    s.push(DEPLOYMENT)


def can_complete(board: Board, s: Position, movable: list[int]) -> bool:
    """Whether the blocks that may still be taken can be put so that no town is over its value (3.1)."""
    over = -1
    for town in range(TOWN_COUNT):
        if s.tally[2 * town] > board.value[town]:
            over = town
    if over < 0:
        return True
    for at, block in enumerate(movable):
        if s.where[block] != 2 * over:
            continue
        rest = movable[:at] + movable[at + 1 :]
        for town in board.seats[block]:
            if town == over:
                continue
            _shift(s, block, town)
            fits = can_complete(board, s, rest)
            _shift(s, block, over)
            if fits:
                return True
    return False


def _shift(s: Position, block: int, town: int) -> None:
    """Try a stronghold in thought: only the counts that `can_complete` reads."""
    s.tally[s.where[block]] -= 1
    s.where[block] = 2 * town
    s.tally[2 * town] += 1


def movable_blocks(board: Board, s: Position) -> list[int]:
    """Frank blocks with an alternate stronghold that have not been placed yet."""
    return [b for b in blocks_of(FRANK) if board.on_map[b] and len(board.seats[b]) > 1 and not s.marks[b] & MOVED]


class Deployment(BoardChoice):
    """The Franks may put blocks into alternate strongholds (3.1)."""

    def seat(self, s: Position) -> int:
        return FRANK

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [TAKE + b for b in movable_blocks(self.board, s)] + [DONE]

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN if can_complete(self.board, s, []) else OVER_VALUE
        block = action - TAKE
        if block >= len(BLOCKS) // 2:
            return NOT_YOURS
        if not self.board.on_map[block] or len(self.board.seats[block]) < 2:
            return NO_ALTERNATE
        if s.marks[block] & MOVED:
            return ALREADY_PLACED
        for town in self.board.seats[block]:
            if placing_bar(self.board, s, block, town) == OPEN:
                return OPEN
        return OVER_VALUE

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        if action == DONE:
            for b in blocks_of(FRANK):
                s.marks[b] &= ~MOVED
            spread_belief(self.board, s, FRANK)
            s.pop()
        else:
            s.push(DEPLOYMENT_TO, action - TAKE)


def placing_bar(board: Board, s: Position, block: int, town: int) -> int:
    """Whether the block may stand there: another stronghold of its own, from which the rest can be completed (3.1)."""
    if town not in board.seats[block] or s.where[block] == 2 * town:
        return NO_ALTERNATE
    before = s.where[block] >> 1
    _shift(s, block, town)
    rest = [b for b in movable_blocks(board, s) if b != block]
    fits = can_complete(board, s, rest)
    _shift(s, block, before)
    return OPEN if fits else OVER_VALUE


class DeploymentTo(BoardChoice):
    """The stronghold of the block that was taken (3.1). The frame holds the block."""

    def __init__(self, board: Board, node: int, rule: str, verbs: list[str]) -> None:
        super().__init__(board, node, rule, verbs)
        self.phase = NAMES[DEPLOYMENT]  # how far the Franks are is their secret (H.6)

    def seat(self, s: Position) -> int:
        return FRANK

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [TO + town for town in self.board.seats[s.stack[-3]]]

    def bar(self, s: Position, seat: int, action: int) -> int:
        return placing_bar(self.board, s, s.stack[-3], action - TO)

    def limit_of(self, s: Position, seat: int, action: int, reason: int) -> int:
        return self.board.value[action - TO] if action - TO < TOWN_COUNT else -1

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        block = s.stack[-3]
        s.pop()
        s.marks[block] |= MOVED
        relocate(s, block, 2 * (action - TO))
        ctx.tell(1 << FRANK, DEPLOYED, [block, action - TO])

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-deployment-to", {"block": "block." + BLOCKS[s.stack[-3]]})


def guess_deployment(board: Board, s: Position, rng: Stream) -> None:
    """From the first set-up, some deployment that the Franks may have reached behind their screen (H.6)."""
    for block in movable_blocks(board, s):
        towns = [town for town in board.seats[block] if placing_bar(board, s, block, town) == OPEN]
        if towns and rng.pick(2):
            s.marks[block] |= MOVED
            relocate(s, block, 2 * towns[rng.pick(len(towns))])


def spread_belief(board: Board, s: Position, side: int) -> None:
    """After a secret deployment the other side sees numbers only: in each town, any block with a stronghold there
    (H.6)."""
    for town in range(TOWN_COUNT):
        at = spot(side, 2 * town)
        s.belief[at] = 0
        if s.tally[side * PLACES + 2 * town]:
            for b in blocks_of(side):
                if board.on_map[b] and may_deploy_at(board, b, town):
                    s.belief[at] |= 1 << b


def may_deploy_at(board: Board, block: int, town: int) -> bool:
    if town in board.seats[block]:
        return True
    if block == SALADIN:
        return any(board.family[b] and board.home[b] == town for b in range(len(BLOCKS)))
    return board.family[block] == 1 and board.home[SALADIN] == town


class SwapSaladin(BoardChoice):
    """Saladin may change places with one of his family (3.2)."""

    def seat(self, s: Position) -> int:
        return SARACEN

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [SWAP + b for b in blocks_of(SARACEN)] + [DONE]

    def bar(self, s: Position, seat: int, action: int) -> int:
        return OPEN if action == DONE or self.board.family[action - SWAP] else NOT_FAMILY

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        s.pop()
        if action != DONE:
            relative = action - SWAP
            there = s.where[relative]
            relocate(s, relative, s.where[SALADIN])
            relocate(s, SALADIN, there)
            ctx.tell(1 << SARACEN, SWAPPED, [relative])
        spread_belief(self.board, s, SARACEN)


class NomadDraw(Happening):
    """Four Nomads are drawn and placed at their strongholds (3.2)."""

    def run(self, s: Position, ctx: Context) -> None:
        s.pop()
        for _ in range(FIRST_NOMADS):
            block = ctx.draw(blocks_at(s, SARACEN, POOL), BLOCK)
            home = self.board.home[block]
            able = 0
            for b in blocks_of(SARACEN):
                if self.board.home[b] == home:
                    able |= 1 << b
            relocate(s, block, 2 * home, able)
            ctx.tell(PUBLIC, NOMADS, [home])
            ctx.tell(1 << SARACEN, NOMAD, [block, home])
        s.push(YEAR_BEGINS)
