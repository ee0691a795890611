"""Step 3 of the collection: incomes (3.3). All collect at the same time; each may decline what he likes (F.9)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from outremer.core.choices import OPEN
from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Fork, Message
from outremer.core.state import Lane
from outremer.games.jerusalem.actions import DECLINE
from outremer.games.jerusalem.board import Board
from outremer.games.jerusalem.choice import Decide
from outremer.games.jerusalem.control import controller
from outremer.games.jerusalem.knowledge import may_have_taken
from outremer.games.jerusalem.names import BESANT, NOBLE, PRESTIGE, RESOURCES, SEAT_COUNT, TOWER
from outremer.games.jerusalem.nodes import INCOME, INCOMES, NAMES
from outremer.games.jerusalem.reasons import NOT_DUE
from outremer.games.jerusalem.state import OPTION_FIGURES, PLAYERS, Position
from outremer.games.jerusalem.tidings import COLLECTED, INCOME_OF

KINDS = len(RESOURCES)


@mypyc_attr(allow_interpreted_subclasses=True)
class Incomes(Fork[Position]):
    """A lane for each player; who controls nothing has nothing to say. Control is as it stands now (0.3)."""

    def __init__(self, board: Board) -> None:
        super().__init__(NAMES[INCOMES], "JE-3.3")
        self.board = board

    def open(self, s: Position) -> None:
        figures = self.board.income[s.turn[OPTION_FIGURES]]
        s.due = [0] * (KINDS * SEAT_COUNT)
        for space in range(TOWER):
            seat = controller(s, space)
            if seat >= 0:
                for resource in range(KINDS):
                    s.due[KINDS * seat + resource] += figures[KINDS * space + resource]
        for seat in range(s.turn[PLAYERS]):
            has_income = any(s.due[KINDS * seat : KINDS * seat + KINDS])
            s.lanes.append(Lane([INCOME, 0, 0, 0], [0] * KINDS, 0) if has_income else Lane([], [], 1))

    def close(self, s: Position, ctx: Context) -> None:
        """Sectors are paid in their order; what was declined is missing at the end (3.3)."""
        s.pop()
        left = s.due[:]
        for seat, lane in enumerate(s.lanes):
            for resource, declined in enumerate(lane.draft):
                left[KINDS * seat + resource] -= declined
        s.lanes = []
        figures = self.board.income[s.turn[OPTION_FIGURES]]
        for space in range(TOWER):
            seat = controller(s, space)
            if seat >= 0:
                collect(s, space, seat, figures[KINDS * space : KINDS * space + KINDS], left, ctx)
        for seat in range(s.turn[PLAYERS]):
            may_have_taken(s, seat, s.due[KINDS * seat + NOBLE], s.due[KINDS * seat + BESANT])
        s.due = [0] * (KINDS * SEAT_COUNT)


def collect(s: Position, space: int, seat: int, paid: list[int], left: list[int], ctx: Context) -> None:
    """What the space pays, as far as its controller still takes anything."""
    taken: list[int] = []
    for resource in range(KINDS):
        at = KINDS * seat + resource
        taken.append(min(paid[resource], left[at]))
        left[at] -= taken[resource]
    s.behind[2 * seat] += taken[NOBLE]
    s.behind[2 * seat + 1] += taken[BESANT]
    s.prestige[seat] += taken[PRESTIGE]
    ctx.tell(PUBLIC, INCOME_OF, [space, seat, taken[PRESTIGE]])
    if paid[NOBLE] or paid[BESANT]:
        ctx.tell(1 << seat, COLLECTED, [space, taken[NOBLE], taken[BESANT]])


class Income(Decide):
    """Lock to take all that is due, or decline some of it first (3.3, F.9)."""

    def candidates(self, s: Position, seat: int) -> list[int]:
        return list(range(DECLINE, DECLINE + KINDS))

    def bar(self, s: Position, seat: int, action: int) -> int:
        resource = action - DECLINE
        return OPEN if s.lanes[seat].draft[resource] < s.due[KINDS * seat + resource] else NOT_DUE

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        s.lanes[seat].draft[action - DECLINE] += 1

    def may_lock(self, s: Position, seat: int) -> bool:
        return True

    def prompt(self, s: Position, seat: int) -> Message:
        draft = s.lanes[seat].draft
        due = [s.due[KINDS * seat + resource] - draft[resource] for resource in range(KINDS)]
        return Message("ask-income", {"nobles": due[NOBLE], "besants": due[BESANT], "prestige": due[PRESTIGE]})
