"""Step 1 of the collection: David's Tower (3.1)."""

from __future__ import annotations

from outremer.core.choices import OPEN
from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Message
from outremer.games.jerusalem.actions import DECLINE, DONE, TO
from outremer.games.jerusalem.choice import Decide, Happening
from outremer.games.jerusalem.control import controller
from outremer.games.jerusalem.knowledge import may_have_taken
from outremer.games.jerusalem.moves import move
from outremer.games.jerusalem.names import BESANT, RESOURCES, SPACE_COUNT, TOWER
from outremer.games.jerusalem.nodes import TOWER_GAIN
from outremer.games.jerusalem.reasons import BLOCKED, DECLINED_ALREADY, MOVE_ELSEWHERE, NOT_DUE, TOWER_LORD
from outremer.games.jerusalem.state import ACTIVE, DECLINED, OPTION_FIGURES, Position, is_blocked
from outremer.games.jerusalem.tidings import TOWER_BESANT, TOWER_EMPTY, TOWER_HELD


class DavidsTower(Happening):
    """Its controller is asked, whatever he may do; without nobles there nothing happens (3.1)."""

    def run(self, s: Position, ctx: Context) -> None:
        s.pop()
        seat = controller(s, TOWER)
        if seat < 0:
            ctx.tell(PUBLIC, TOWER_EMPTY, [])
            return
        ctx.tell(PUBLIC, TOWER_HELD, [seat])
        s.turn[ACTIVE] = seat + 1
        s.push(TOWER_GAIN)


class TowerGain(Decide):
    """The besant, unless he declines it, and one noble moved, unless a Lord stands there (3.1, F.9, F.10)."""

    def besants(self, s: Position) -> int:
        return self.board.income[s.turn[OPTION_FIGURES]][len(RESOURCES) * TOWER + BESANT]

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [*range(TO, TO + SPACE_COUNT), DECLINE + BESANT, DONE]

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN
        if action >= DECLINE:
            if action != DECLINE + BESANT:
                return NOT_DUE
            return DECLINED_ALREADY if s.turn[DECLINED] else OPEN
        if is_blocked(s, TOWER):
            return TOWER_LORD
        if action == TO + TOWER:
            return MOVE_ELSEWHERE
        return BLOCKED if is_blocked(s, action - TO) else OPEN

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        if action == DECLINE + BESANT:
            s.turn[DECLINED] = 1
            return
        due = self.besants(s)
        taken = 0 if s.turn[DECLINED] else due
        s.pop()
        s.behind[2 * seat + 1] += taken
        may_have_taken(s, seat, 0, due)
        ctx.tell(1 << seat, TOWER_BESANT, [taken])
        if action != DONE:
            move(s, seat, TOWER, action - TO, ctx)
        s.entered[:] = bytes(SPACE_COUNT)
        s.turn[ACTIVE] = s.turn[DECLINED] = 0

    def prompt(self, s: Position, seat: int) -> Message:
        """Whether a noble may move; how many besants he will take."""
        besants = 0 if s.turn[DECLINED] else self.besants(s)
        return Message("ask-tower-lord" if is_blocked(s, TOWER) else "ask-tower-gain", {"besants": besants})
