"""Movement (5): moves, group moves, musters and forced marches. The sea is in `sea.py`, the roads are in `roads.py`."""

from __future__ import annotations

from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Message
from outremer.games.crusader_rex.actions import (
    DONE,
    GROUP,
    LAND,
    MARCH,
    MOVE,
    MUSTER,
    SAIL,
    STOP,
    TO,
)
from outremer.games.crusader_rex.arrivals import landing_bar
from outremer.games.crusader_rex.bars import (
    ATTACK_ROAD_FULL,
    IN_CASTLE,
    IN_PLACE_ALREADY,
    MARCH_TOO_EARLY,
    MOVED_ALREADY,
    MUST_STEP,
    MUSTER_ASTRAY,
    MUSTER_NO_BATTLE,
    MUSTER_OUT_OF_REACH,
    NO_BLOCKS_HERE,
    NO_WAY_OUT,
    NOBODY_CAN_MOVE,
    NOT_ADJACENT,
    NOT_FRIENDLY,
    NOT_IN_GROUP,
    NOT_YOURS,
    OPEN,
    PINNED,
    ROAD_FULL,
    WINTER_NO_MARCH,
    WINTER_NO_SIEGE,
)
from outremer.games.crusader_rex.besieging import check_siege
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.choice import BoardChoice, Happening, move_spent
from outremer.games.crusader_rex.control import is_friendly
from outremer.games.crusader_rex.elimination import audience_of
from outremer.games.crusader_rex.knowledge import set_out, settle_down, travel
from outremer.games.crusader_rex.names import BLOCKS, NATIONS, TOWNS
from outremer.games.crusader_rex.nodes import (
    FORCED_MARCHES,
    GROUP_MOVE,
    LANDING,
    MOVE_CHOICE,
    MUSTER_MOVE,
    PATH,
)
from outremer.games.crusader_rex.roads import (
    can_go_on,
    enter,
    movement_of,
    muster_bar,
    muster_distances,
    road_bar,
    spare,
    step_bar,
)
from outremer.games.crusader_rex.sea import begin_sail, open_ports, sail_bar
from outremer.games.crusader_rex.state import (
    CARD,
    GUIDED,
    GUIDING,
    MOVED,
    MOVER,
    MOVES,
    MUSTER_AT,
    PLACES,
    POOL,
    READY,
    STEPS_TAKEN,
    TOWN_COUNT,
    WALKING,
    Position,
    blocks_of,
    in_castle,
    is_besieging,
    is_winter_bound,
    on_field,
    side_of,
)
from outremer.games.crusader_rex.tidings import (
    GROUPED,
    MARCHER,
    MARKED,
    MUSTERED,
    WALKED,
    WALKER,
)


class Movement(Happening):
    """A side's movement phase begins: first player, then second (5.1). Its frame holds the side."""

    def run(self, s: Position, ctx: Context) -> None:
        side = s.stack[-3]
        s.pop()
        s.turn[MOVER] = side
        s.turn[MOVES] = self.board.card_moves[s.turn[CARD + side] - 1] if not self.is_event(s, side) else 0
        s.push(FORCED_MARCHES, side, 1)
        if s.turn[MOVES]:
            s.push(MOVE_CHOICE)

    def is_event(self, s: Position, side: int) -> bool:
        return self.board.card_is_event[s.turn[CARD + side] - 1] == 1


class Moves(BoardChoice):
    """The mover spends a move: a group, a muster, a block by sea, the landing of a nation, or nothing (4.11, 5.0)."""

    def seat(self, s: Position) -> int:
        return s.turn[MOVER]

    def legal(self, s: Position, seat: int) -> list[int]:
        board = self.board
        where = s.where
        marks = s.marks
        towns = 0
        reach = 0
        extra = -1 if is_winter_bound(s, seat) else 1
        sailors: list[int] = []
        for b in blocks_of(seat):
            place = where[b]
            if place < POOL and place & 1 == 0 and not marks[b] & MOVED:
                town = place >> 1
                towns |= 1 << town
                reach |= board.near[board.movement[b] + extra][town]
                if board.port[town]:
                    sailors.append(b)
        found: list[int] = []
        musters: list[int] = []
        for town in range(TOWN_COUNT):
            if towns >> town & 1 and self.group_bar(s, seat, town) == OPEN:
                found.append(GROUP + town)
            if reach >> town & 1 and self.target_bar(s, seat, town) == OPEN:
                musters.append(MUSTER + town)
        found += musters
        ports = open_ports(board, s, seat) if sailors else []
        for b in sailors:
            if sail_bar(board, s, seat, b, ports) == OPEN:
                found.append(SAIL + b)
        if s.turn[READY] and seat == 0:
            for nation in range(len(NATIONS)):
                if landing_bar(board, s, seat, nation) == OPEN:
                    found.append(LAND + nation)
        found.append(DONE)
        return found

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN
        if action < MUSTER:
            return self.group_bar(s, seat, action - GROUP)
        if action < SAIL:
            return self.muster_bar(s, seat, action - MUSTER)
        if action < LAND:
            return sail_bar(self.board, s, seat, action - SAIL, open_ports(self.board, s, seat))
        return landing_bar(self.board, s, seat, action - LAND)

    def range(self, s: Position, block: int, side: int) -> int:
        """How far a block can go at most, a forced march included (2.13, 5.5)."""
        return self.board.movement[block] - 1 if is_winter_bound(s, side) else self.board.movement[block] + 1

    def group_bar(self, s: Position, side: int, town: int) -> int:
        """Blocks of one town make one group move (5.2)."""
        if town >= TOWN_COUNT:
            return NO_BLOCKS_HERE
        if on_field(s, side, town) == 0:
            return IN_CASTLE if in_castle(s, side, town) else NO_BLOCKS_HERE
        if s.attack[town] == 2 - side and spare(s, side, town) == 0:
            return PINNED
        for b in blocks_of(side):
            if s.where[b] == 2 * town and not s.marks[b] & MOVED:
                if can_go_on(self.board, s, side, movement_of(self.board, s, b, side), town):
                    return OPEN
        return NOBODY_CAN_MOVE

    def target_bar(self, s: Position, side: int, town: int) -> int:
        """A muster is held in a friendly town without a battle; in winter not at a siege (5.3, 9.02)."""
        if s.attack[town]:
            return MUSTER_NO_BATTLE
        if not is_friendly(self.board, s, town, side):
            return NOT_FRIENDLY
        if is_winter_bound(s, side) and is_besieging(s, side, town):
            return WINTER_NO_SIEGE
        return OPEN

    def muster_bar(self, s: Position, side: int, town: int) -> int:
        if town >= TOWN_COUNT:
            return NOT_FRIENDLY
        reason = self.target_bar(s, side, town)
        if reason != OPEN:
            return reason
        for b in blocks_of(side):
            place = s.where[b]
            if place < POOL and place & 1 == 0 and not s.marks[b] & MOVED:
                if self.board.near[self.range(s, b, side)][place >> 1] >> town & 1:
                    return OPEN
        return MUSTER_OUT_OF_REACH

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        if action == DONE:
            s.turn[MOVES] = 0
            s.pop()
            return
        s.turn[MOVES] -= 1
        if action < MUSTER:
            begin_group(s, seat, action - GROUP, ctx)
        elif action < SAIL:
            s.turn[MUSTER_AT] = action - MUSTER + 1
            ctx.tell(PUBLIC, MUSTERED, [seat, action - MUSTER])
            s.push(MUSTER_MOVE)
        elif action < LAND:
            begin_sail(s, action - SAIL)
        else:
            s.push(LANDING, action - LAND)

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-move", {"moves": s.turn[MOVES]})


def begin_group(s: Position, side: int, town: int, ctx: Context) -> None:
    ctx.tell(PUBLIC, GROUPED, [side, town])
    s.push(GROUP_MOVE, town)


class Guide(BoardChoice):
    """Guide: one group by road, with the limits of ordinary movement for its attacks, before any movement (4.12)."""

    def __init__(self, board: Board, node: int, rule: str, verbs: list[str], moves: Moves) -> None:
        super().__init__(board, node, rule, verbs)
        self.moves = moves

    def seat(self, s: Position) -> int:
        return s.stack[-3]

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [*range(GROUP, GROUP + TOWN_COUNT), DONE]

    def bar(self, s: Position, seat: int, action: int) -> int:
        return OPEN if action == DONE else self.moves.group_bar(s, seat, action - GROUP)

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        s.pop()
        if action == DONE:
            s.turn[GUIDING] = 0
        else:
            begin_group(s, seat, action - GROUP, ctx)


class GroupMove(BoardChoice):
    """Blocks of one town move, one after another; the others stay (5.2)."""

    def seat(self, s: Position) -> int:
        return s.turn[MOVER]

    def legal(self, s: Position, seat: int) -> list[int]:
        town = s.stack[-3]
        if s.attack[town] == 2 - seat and spare(s, seat, town) == 0:
            return [DONE]
        found = []
        for b in blocks_of(seat):
            if s.where[b] == 2 * town and not s.marks[b] & MOVED:
                if can_go_on(self.board, s, seat, movement_of(self.board, s, b, seat), town):
                    found.append(MOVE + b)
        found.append(DONE)
        return found

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN
        town = s.stack[-3]
        block = action - MOVE
        if side_of(block) != seat:
            return NOT_YOURS
        if s.where[block] == 2 * town + 1:
            return IN_CASTLE
        if s.marks[block] & MOVED:
            return MOVED_ALREADY
        if s.where[block] != 2 * town:
            return NOT_IN_GROUP
        if s.attack[town] == 2 - seat and spare(s, seat, town) == 0:
            return PINNED
        able = can_go_on(self.board, s, seat, movement_of(self.board, s, block, seat), town)
        return OPEN if able else NO_WAY_OUT

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        if action == DONE:
            s.pop()
            if s.turn[GUIDING]:
                s.turn[GUIDING] = 0
            else:
                move_spent(s)
        else:
            self.begin(s, seat, action - MOVE)

    def begin(self, s: Position, side: int, block: int) -> None:
        """Everybody sees that the block is one that can take some road from here."""
        town = s.where[block] >> 1
        need = 1
        while not can_go_on(self.board, s, side, need - 1 + forced(s, side), town):
            need += 1
        begin_path(s, block, self.board.able[need])

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-group", {"town": "town." + TOWNS[s.stack[-3]]})


class MusterMove(BoardChoice):
    """Blocks that can reach the named town go there, one after another (5.3)."""

    def seat(self, s: Position) -> int:
        return s.turn[MOVER]

    def legal(self, s: Position, seat: int) -> list[int]:
        distance = muster_distances(self.board, s, seat, s.turn[MUSTER_AT] - 1)
        found: list[int] = []
        for b in blocks_of(seat):
            place = s.where[b]
            if place < POOL and place & 1 == 0 and not s.marks[b] & MOVED:
                if self.block_bar(s, seat, b, distance) == OPEN:
                    found.append(MOVE + b)
        found.append(DONE)
        return found

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN
        if side_of(action - MOVE) != seat:
            return NOT_YOURS
        return self.block_bar(s, seat, action - MOVE, muster_distances(self.board, s, seat, s.turn[MUSTER_AT] - 1))

    def block_bar(self, s: Position, side: int, block: int, distance: list[int]) -> int:
        place = s.where[block]
        if place >= POOL:
            return NOT_IN_GROUP
        if place & 1:
            return IN_CASTLE
        if s.marks[block] & MOVED:
            return MOVED_ALREADY
        town = place >> 1
        if town == s.turn[MUSTER_AT] - 1:
            return IN_PLACE_ALREADY
        if s.attack[town] == 2 - side and spare(s, side, town) == 0:
            return PINNED
        left = movement_of(self.board, s, block, side)
        return OPEN if distance[town] <= left + forced(s, side) else MUSTER_OUT_OF_REACH

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        if action == DONE:
            s.pop()
            s.turn[MUSTER_AT] = 0
            move_spent(s)
        else:
            self.begin(s, seat, action - MOVE)

    def begin(self, s: Position, side: int, block: int) -> None:
        """Everybody sees that the block is one that can reach the town of the muster."""
        far = muster_distances(self.board, s, side, s.turn[MUSTER_AT] - 1)[s.where[block] >> 1]
        begin_path(s, block, self.board.able[far + 1 - 2 * forced(s, side)])

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-muster", {"town": "town." + TOWNS[s.turn[MUSTER_AT] - 1]})


def forced(s: Position, side: int) -> int:
    """The one town more that a forced march gives, except in winter (5.5, 9.01)."""
    return 0 if is_winter_bound(s, side) else 1


def begin_path(s: Position, block: int, able: int) -> None:
    """The block sets out; `able` are those that could have been named."""
    s.origin[block] = (s.where[block] >> 1) + 1
    s.turn[STEPS_TAKEN] = 0
    set_out(s, block)
    travel(s, block, s.where[block], able)
    if s.turn[GUIDING]:
        s.marks[block] |= GUIDED
    s.push(PATH)


class Path(BoardChoice):
    """One block takes one road after another (5.2); its movement used up, it may be marked for a forced march (5.5)."""

    def seat(self, s: Position) -> int:
        return side_of(s.turn[WALKING] - 1)

    def left(self, s: Position, side: int) -> int:
        return movement_of(self.board, s, s.turn[WALKING] - 1, side) - s.turn[STEPS_TAKEN]

    def legal(self, s: Position, seat: int) -> list[int]:
        start = s.where[s.turn[WALKING] - 1] >> 1
        left = self.left(s, seat)
        found = []
        distance = self.distances(s, seat)
        verb = TO if left > 0 else MARCH
        for way, town in enumerate(self.board.neighbours[start]):
            if self.way_bar(s, seat, start, way, left, distance) == OPEN:
                found.append(verb + town)
        if self.stop_bar(s, seat, start) == OPEN:
            found.append(STOP)
        return found

    def distances(self, s: Position, side: int) -> list[int]:
        """In a muster, how far every town is from its target; empty in a group move."""
        return muster_distances(self.board, s, side, s.turn[MUSTER_AT] - 1) if s.turn[MUSTER_AT] else []

    def way_bar(self, s: Position, side: int, start: int, way: int, left: int, distance: list[int]) -> int:
        """Whether the next road may be taken: by movement while some is left, by forced march otherwise."""
        if left > 0:
            reason = step_bar(self.board, s, side, left, start, way)
        elif forced(s, side):
            reason = road_bar(self.board, s, side, start, way)
        else:
            return WINTER_NO_MARCH
        if reason == OPEN and distance:
            reach = left - 1 + forced(s, side) if left > 0 else 0
            road = self.board.roads[start][way]
            fills = s.traffic[side * len(self.board.road_limit) + road] + 1 == self.board.road_limit[road]
            lifts = is_besieging(s, side, start) and s.tally[side * PLACES + 2 * start] == 1
            if fills or lifts:  # the last to pass a road cannot come back by it, nor the last besieger to his siege
                target = s.turn[MUSTER_AT] - 1
                distance = muster_distances(self.board, s, side, target, road, start if lifts else -1)
            return muster_bar(s, side, self.board.neighbours[start][way], reach, distance)
        return reason

    def stop_bar(self, s: Position, side: int, town: int) -> int:
        if s.turn[STEPS_TAKEN] == 0:
            return MUST_STEP
        if s.turn[MUSTER_AT] and s.turn[MUSTER_AT] != town + 1:
            return MUSTER_ASTRAY
        if is_winter_bound(s, side) and is_besieging(s, side, town):
            return WINTER_NO_SIEGE
        return OPEN

    def bar(self, s: Position, seat: int, action: int) -> int:
        start = s.where[s.turn[WALKING] - 1] >> 1
        if action == STOP:
            return self.stop_bar(s, seat, start)
        town = action - MARCH if action >= MARCH else action - TO
        if town not in self.board.neighbours[start]:
            return NOT_ADJACENT
        left = self.left(s, seat)
        if action >= MARCH and left > 0:
            return MARCH_TOO_EARLY if forced(s, seat) else WINTER_NO_MARCH
        way = self.board.neighbours[start].index(town)
        if action < MARCH and left <= 0:
            return step_bar(self.board, s, seat, left, start, way)
        return self.way_bar(s, seat, start, way, left, self.distances(s, seat))

    def limit_of(self, s: Position, seat: int, action: int, reason: int) -> int:
        start = s.where[s.turn[WALKING] - 1] >> 1
        town = action - MARCH if action >= MARCH else action - TO
        if action == STOP or town not in self.board.neighbours[start]:
            return self.board.movement[s.turn[WALKING] - 1]
        limit = self.board.road_limit[self.board.roads[start][self.board.neighbours[start].index(town)]]
        if reason == ATTACK_ROAD_FULL:
            return limit // 2
        return limit if reason == ROAD_FULL else self.board.movement[s.turn[WALKING] - 1]

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        block = s.turn[WALKING] - 1
        start = s.where[block] >> 1
        if action == STOP:
            self.end(s, seat, block, start, -1, ctx)
        elif action >= MARCH:
            self.mark(s, seat, block, start, action - MARCH, ctx)
        else:
            self.step(s, seat, block, start, action - TO, ctx)

    def step(self, s: Position, side: int, block: int, start: int, town: int, ctx: Context) -> None:
        way = self.board.neighbours[start].index(town)
        s.traffic[side * len(self.board.road_limit) + self.board.roads[start][way]] += 1
        s.turn[STEPS_TAKEN] += 1
        distance = self.distances(s, side)
        ctx.tell(PUBLIC, WALKED, [side, start, town])
        ctx.tell(audience_of(s, block), WALKER, [block, town])
        travel(s, block, 2 * town, self.board.able[self.seen_range(s, side, town, distance)])
        check_siege(s, start, ctx)
        if s.tally[(1 - side) * PLACES + 2 * town] or s.turn[MUSTER_AT] == town + 1:
            self.end(s, side, block, town, self.board.back[start][way], ctx)
            return
        left = self.left(s, side)
        for on in range(len(self.board.neighbours[town])):
            if self.way_bar(s, side, town, on, left, distance) == OPEN:
                return
        self.end(s, side, block, town, self.board.back[start][way], ctx)

    def seen_range(self, s: Position, side: int, town: int, distance: list[int]) -> int:
        """The movement rating that everybody can tell the block has, from the roads it took and must still take."""
        need = s.turn[STEPS_TAKEN] + 1 - forced(s, side)
        if distance:
            need += max(distance[town] - forced(s, side), 0)
        elif is_winter_bound(s, side) and is_besieging(s, side, town):
            need += 1
        return need

    def mark(self, s: Position, side: int, block: int, start: int, town: int, ctx: Context) -> None:
        """A forced march is announced: the road is kept for it, the die rolled when all have moved (5.5)."""
        way = self.board.neighbours[start].index(town)
        s.traffic[side * len(self.board.road_limit) + self.board.roads[start][way]] += 1
        s.march[block] = town + 1
        ctx.tell(PUBLIC, MARKED, [side, start, town])
        ctx.tell(audience_of(s, block), MARCHER, [block, town])
        taken = s.turn[STEPS_TAKEN]
        travel(s, block, 2 * start, self.board.able[taken] & ~self.board.able[taken + 1])
        self.end(s, side, block, start, -1, ctx)

    def end(self, s: Position, side: int, block: int, town: int, way: int, ctx: Context) -> None:
        settle_down(s, block)
        enter(s, side, block, town, way, ctx)
        s.pop()

    def prompt(self, s: Position, seat: int) -> Message:
        block = s.turn[WALKING] - 1
        return Message(
            "ask-path",
            {
                "block": "block." + BLOCKS[block],
                "town": "town." + TOWNS[s.where[block] >> 1],
                "left": max(self.left(s, seat), 0),
            },
        )
