"""The end of a side's movement: forced marches are rolled (5.5), main attacks are declared (6.3)."""

from __future__ import annotations

from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Message
from outremer.games.crusader_rex.actions import APPROACHES, MAIN
from outremer.games.crusader_rex.bars import NO_SUCH_APPROACH, OPEN
from outremer.games.crusader_rex.besieging import check_siege
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.choice import BoardChoice, Happening
from outremer.games.crusader_rex.elimination import audience_of, lose_step
from outremer.games.crusader_rex.knowledge import EVERYBODY, relocate
from outremer.games.crusader_rex.names import TOWNS
from outremer.games.crusader_rex.nodes import MAIN_CHOICE
from outremer.games.crusader_rex.roads import came_from, enter
from outremer.games.crusader_rex.state import POOL, TOWN_COUNT, Position, blocks_of
from outremer.games.crusader_rex.tidings import MAIN_ATTACK, MARCH_LOSS, MARCH_ROLL, WALKED, WALKER

LOSS_UP_TO = 3  # a die that costs a step (5.5, 7.4)


class ForcedMarches(Happening):
    """The marked blocks of a side roll and march (5.5). Its frame holds the side, and 1 if mains are declared then."""

    def run(self, s: Position, ctx: Context) -> None:
        side = s.stack[-3]
        declare = s.stack[-2]
        s.pop()
        marked = [b for b in blocks_of(side) if s.march[b]]
        marked.sort(key=lambda b: (s.where[b], s.march[b], b))
        for block in marked:
            if s.march[block]:  # unless he has left with Flanders (O.2)
                self.march(s, side, block, ctx)
        if declare:
            for town in range(TOWN_COUNT - 1, -1, -1):
                if s.attack[town] == side + 1:
                    declare_main(self.board, s, side, town)

    def march(self, s: Position, side: int, block: int, ctx: Context) -> None:
        start = s.where[block] >> 1
        town = s.march[block] - 1
        way = self.board.neighbours[start].index(town)
        die = ctx.roll(1)[0]
        ctx.tell(PUBLIC, MARCH_ROLL, [side, start, town, die])
        s.march[block] = 0
        if die <= LOSS_UP_TO:
            ctx.tell(audience_of(s, block), MARCH_LOSS, [block])
            lose_step(self.board, s, block, ctx)
            if s.where[block] >= POOL:
                s.traffic[side * len(self.board.road_limit) + self.board.roads[start][way]] -= 1
                check_siege(s, start, ctx)
                return
        ctx.tell(PUBLIC, WALKED, [side, start, town])
        ctx.tell(audience_of(s, block), WALKER, [block, town])
        relocate(s, block, 2 * town, EVERYBODY)
        check_siege(s, start, ctx)
        enter(s, side, block, town, self.board.back[start][way], ctx)


def approach_of(board: Board, s: Position, block: int, town: int) -> int:
    """The group to which an attacking block belongs: where it began the turn and the town it came through (6.3)."""
    return (s.origin[block] - 1) * APPROACHES + came_from(board, town, s.entry[block] - 1)


def approaches(board: Board, s: Position, side: int, town: int) -> list[int]:
    """The groups in which the side attacks a town, in the order of their numbers."""
    found = {approach_of(board, s, b, town) for b in blocks_of(side) if s.where[b] == 2 * town and s.entry[b]}
    return sorted(found)


def declare_main(board: Board, s: Position, side: int, town: int) -> None:
    """One group is the main attack by itself; among several the attacker chooses (6.3)."""
    groups = approaches(board, s, side, town)
    if len(groups) == 1:
        s.main[town] = groups[0] + 1
    elif groups:
        s.push(MAIN_CHOICE, side, town)


class MainAttack(BoardChoice):
    """The attacker declares which group is his main attack; the others are in reserve (6.3)."""

    def seat(self, s: Position) -> int:
        return s.stack[-3]

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [MAIN + group for group in approaches(self.board, s, seat, s.stack[-2])]

    def bar(self, s: Position, seat: int, action: int) -> int:
        return OPEN if action - MAIN in approaches(self.board, s, seat, s.stack[-2]) else NO_SUCH_APPROACH

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        town = s.stack[-2]
        s.main[town] = action - MAIN + 1
        ctx.tell(PUBLIC, MAIN_ATTACK, [town, action - MAIN])
        s.pop()

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-main-attack", {"town": "town." + TOWNS[s.stack[-2]]})
