"""Retreats (6.5) and regroups (6.6)."""

from __future__ import annotations

from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Message
from outremer.games.crusader_rex.actions import DONE, OFF_MAP, REGROUP, TO
from outremer.games.crusader_rex.bars import (
    DROPPED_STAYS,
    NO_REGROUP_THERE,
    NO_RETREAT_OPEN,
    NO_ROAD_THERE,
    NOT_VICTORIOUS,
    NOT_YOURS,
    OPEN,
    REGROUP_NOT_FRIENDLY,
    REGROUP_ROAD_FULL,
    REGROUP_TO_BATTLE,
    RETREAT_ROAD_CLOSED,
    RETREAT_ROAD_FULL,
    RETREAT_TO_BATTLE,
    RETREAT_TO_ENEMY,
    SALLY_TO_FRIENDS,
    SHARED_ROAD,
)
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.choice import BoardChoice, Happening
from outremer.games.crusader_rex.control import is_friendly
from outremer.games.crusader_rex.elimination import audience_of, eliminate
from outremer.games.crusader_rex.knowledge import EVERYBODY, relocate
from outremer.games.crusader_rex.names import BLOCKS, TOWNS
from outremer.games.crusader_rex.nodes import REGROUP_TO, RETREAT_TO
from outremer.games.crusader_rex.state import (
    ATTACKER,
    BATTLE_TOWN,
    BY_LAND_FROM_OFF_MAP,
    BY_SEA,
    DROPPED,
    FIRST_PLAYER,
    FLED,
    GUIDED,
    IDLE,
    PLACES,
    RESERVE,
    SALLIED,
    SHOWN,
    TOWN_COUNT,
    WAYS,
    Position,
    blocks_at,
    is_besieging,
    is_contested,
    side_of,
)
from outremer.games.crusader_rex.tidings import REGROUPED, REGROUPER, RETREATED, RETREATED_UNSEEN


def road_open(s: Position, side: int, block: int, town: int, way: int) -> int:
    """Whether the road may be used for the retreat, by who entered the battle by it (6.5, 7.33)."""
    own = s.entered[side * TOWN_COUNT + town]
    enemy = s.entered[(1 - side) * TOWN_COUNT + town]
    if own >> way & 1 and enemy >> way & 1:
        return OPEN if side != s.turn[FIRST_PLAYER] else SHARED_ROAD
    if side == s.turn[ATTACKER] and own and s.part[block] != SALLIED:
        return OPEN if own >> way & 1 else RETREAT_ROAD_CLOSED
    return RETREAT_ROAD_CLOSED if enemy >> way & 1 else OPEN


def retreat_bar(board: Board, s: Position, block: int, way: int) -> int:
    """Whether the block may retreat by the `way`-th road of the town of the battle (6.5)."""
    side = side_of(block)
    town = s.turn[BATTLE_TOWN] - 1
    reason = road_open(s, side, block, town, way)
    if reason != OPEN:
        return reason
    limit = board.road_limit[board.roads[town][way]]
    if s.fled[side * WAYS + way] >= (limit if s.marks[block] & GUIDED else limit // 2):
        return RETREAT_ROAD_FULL
    refuge = board.neighbours[town][way]
    if is_contested(s, refuge):
        return RETREAT_TO_BATTLE
    if s.tally[(1 - side) * PLACES + 2 * refuge]:
        return RETREAT_TO_ENEMY
    if s.part[block] == SALLIED and not is_friendly(board, s, refuge, side):
        return SALLY_TO_FRIENDS
    return OPEN


def refuges(board: Board, s: Position, block: int) -> list[int]:
    """Where the block may retreat to: towns, ports for Richard if he came by sea (O.1), OFF_MAP for Germans (8.23)."""
    town = s.turn[BATTLE_TOWN] - 1
    found = [refuge for way, refuge in enumerate(board.neighbours[town]) if retreat_bar(board, s, block, way) == OPEN]
    came_by = s.entry[block] - 1
    if came_by == BY_SEA:
        side = side_of(block)
        found += [
            port for port in board.ports if port != town and sea_refuge(board, s, side, port) and port not in found
        ]
    if came_by == BY_LAND_FROM_OFF_MAP and side_of(block) == s.turn[ATTACKER]:
        found.append(OFF_MAP)
    return found


def sea_refuge(board: Board, s: Position, side: int, port: int) -> bool:
    return is_friendly(board, s, port, side) and not is_contested(s, port)


def has_refuge(board: Board, s: Position, block: int) -> bool:
    came_by = s.entry[block] - 1
    if came_by < BY_LAND_FROM_OFF_MAP:
        for way in range(len(board.neighbours[s.turn[BATTLE_TOWN] - 1])):
            if retreat_bar(board, s, block, way) == OPEN:
                return True
        return False
    return len(refuges(board, s, block)) > 0


def retreat_to(board: Board, s: Position, block: int, refuge: int, ctx: Context) -> None:
    """The block leaves the battle; in a siege of its own side it waits in reserve (6.5)."""
    side = side_of(block)
    town = s.turn[BATTLE_TOWN] - 1
    if not s.marks[block] & SHOWN:
        ctx.tell(PUBLIC, RETREATED_UNSEEN, [side, town, refuge])
    ctx.tell(audience_of(s, block), RETREATED, [block, refuge])
    if refuge == OFF_MAP:
        eliminate(board, s, block, ctx)  # 8.23: lost for good
        return
    if refuge in board.neighbours[town] and s.entry[block] != BY_SEA + 1:
        s.fled[side * WAYS + board.neighbours[town].index(refuge)] += 1
    relocate(s, block, 2 * refuge, EVERYBODY)
    s.marks[block] |= FLED
    s.entry[block] = 0
    s.part[block] = RESERVE if is_besieging(s, side, refuge) and s.todo[refuge] else IDLE


class Retreat(Happening):
    """A block retreats: by itself where only one way is open. The frame holds the block."""

    def run(self, s: Position, ctx: Context) -> None:
        block = s.stack[-3]
        s.pop()
        options = refuges(self.board, s, block)
        if len(options) == 1:
            retreat_to(self.board, s, block, options[0], ctx)
        elif options:
            s.push(RETREAT_TO, block)


class RetreatTo(BoardChoice):
    """Where a retreating block goes (6.5). The frame holds the block."""

    def seat(self, s: Position) -> int:
        return side_of(s.stack[-3])

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [TO + refuge for refuge in refuges(self.board, s, s.stack[-3])]

    def bar(self, s: Position, seat: int, action: int) -> int:
        block = s.stack[-3]
        refuge = action - TO
        if refuge in refuges(self.board, s, block):
            return OPEN
        town = s.turn[BATTLE_TOWN] - 1
        if refuge not in self.board.neighbours[town]:
            return NO_ROAD_THERE
        reason = retreat_bar(self.board, s, block, self.board.neighbours[town].index(refuge))
        return NO_RETREAT_OPEN if reason == OPEN else reason

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        block = s.stack[-3]
        s.pop()
        retreat_to(self.board, s, block, action - TO, ctx)

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-retreat-to", {"block": "block." + BLOCKS[s.stack[-3]]})


def regroup_bar(board: Board, s: Position, side: int, town: int, way: int) -> int:
    """Whether a winner may regroup by the road: to an adjacent friendly town without a battle to come (6.6)."""
    refuge = board.neighbours[town][way]
    if s.fled[side * WAYS + way] >= board.road_limit[board.roads[town][way]]:
        return REGROUP_ROAD_FULL
    if is_contested(s, refuge):
        return REGROUP_TO_BATTLE
    return OPEN if is_friendly(board, s, refuge, side) else REGROUP_NOT_FRIENDLY


class Regroup(BoardChoice):
    """The winner may regroup any or all of his victorious blocks (6.6). The frame holds side and town."""

    def seat(self, s: Position) -> int:
        return s.stack[-3]

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [REGROUP + b for b in blocks_at(s, seat, 2 * s.stack[-2])] + [DONE]

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN
        block = action - REGROUP
        town = s.stack[-2]
        if side_of(block) != seat:
            return NOT_YOURS
        if s.where[block] != 2 * town:
            return NOT_VICTORIOUS
        if s.marks[block] & DROPPED:
            return DROPPED_STAYS
        for way in range(len(self.board.neighbours[town])):
            if regroup_bar(self.board, s, seat, town, way) == OPEN:
                return OPEN
        return REGROUP_NOT_FRIENDLY

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        if action != DONE:
            s.push(REGROUP_TO, action - REGROUP, s.stack[-2])
            return
        for b in blocks_at(s, seat, 2 * s.stack[-2]):
            s.marks[b] &= ~DROPPED
        s.pop()

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-regroup", {"town": "town." + TOWNS[s.stack[-2]]})


class RegroupTo(BoardChoice):
    """Where a regrouping block goes (6.6). The frame holds the block and the town it won."""

    def seat(self, s: Position) -> int:
        return side_of(s.stack[-3])

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [TO + town for town in self.board.neighbours[s.stack[-2]]]

    def bar(self, s: Position, seat: int, action: int) -> int:
        town = s.stack[-2]
        if action - TO not in self.board.neighbours[town]:
            return NO_REGROUP_THERE
        return regroup_bar(self.board, s, seat, town, self.board.neighbours[town].index(action - TO))

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        block = s.stack[-3]
        town = s.stack[-2]
        refuge = action - TO
        s.pop()
        s.fled[seat * WAYS + self.board.neighbours[town].index(refuge)] += 1
        ctx.tell(PUBLIC, REGROUPED, [seat, town, refuge])
        ctx.tell(audience_of(s, block), REGROUPER, [block, refuge])
        relocate(s, block, 2 * refuge, EVERYBODY)
        if is_besieging(s, seat, refuge) and s.todo[refuge]:
            s.part[block] = RESERVE

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-regroup-to", {"block": "block." + BLOCKS[s.stack[-3]]})
