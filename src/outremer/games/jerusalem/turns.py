"""The turns of the game (0.1), the event that is turned up (4.1), the cards set aside (1.1), the end (G.1)."""

from __future__ import annotations

from outremer.core.events import PUBLIC, Context
from outremer.games.jerusalem.actions import CARD, EVENT
from outremer.games.jerusalem.board import DECK, TURNS, Board
from outremer.games.jerusalem.choice import Happening
from outremer.games.jerusalem.control import winner
from outremer.games.jerusalem.names import EVENTS, SEAT_COUNT
from outremer.games.jerusalem.nodes import (
    AUCTIONS,
    CONSTRUCTION,
    DAVIDS_TOWER,
    DEPLOYMENTS,
    DRAFT,
    EVENT_STEP,
    GIFTS,
    INCOMES,
    PRIVILEGES,
    TURN_BEGINS,
    TURN_ENDS,
)
from outremer.games.jerusalem.state import LAST_WINNER, OFFER, PILE, PLAYERS, TURN, WINNER, Position
from outremer.games.jerusalem.tidings import EVENT_UP, LORDS_RETURN, SET_ASIDE, TURN_BEGAN, WON

PHASES = [AUCTIONS, DRAFT, DEPLOYMENTS, DAVIDS_TOWER, PRIVILEGES, INCOMES, GIFTS, CONSTRUCTION, EVENT_STEP, TURN_ENDS]


def lay_out(board: Board, s: Position, ctx: Context) -> None:
    """Three of the four events, shuffled, face down on the calendar; the fourth goes into the box (S.1)."""
    dealt = ctx.deal(list(range(len(EVENTS))), EVENT, 3)
    s.calendar = dealt + [event for event in range(len(EVENTS)) if event not in dealt]


def event_of(s: Position) -> int:
    """The event that lies face up this turn, -1 if there is none (4.1)."""
    return s.calendar[s.turn[TURN] - 2] if 2 <= s.turn[TURN] <= 4 else -1


def push_phases(s: Position, first: int) -> None:
    """The rest of the turn from a phase on, the next one on top (0.1). Gifts are given in the last turn only (K.1)."""
    for node in reversed(PHASES[PHASES.index(first) :]):
        if node != GIFTS or s.turn[TURN] == TURNS:
            s.push(node)


class SetUp(Happening):
    """The calendar is laid out, and the first turn begins (S.1)."""

    def run(self, s: Position, ctx: Context) -> None:
        s.pop()
        lay_out(self.board, s, ctx)
        s.push(TURN_BEGINS)


class TurnBegins(Happening):
    """The cylinder advances, an event is turned up, and the turn's action cards are set aside (4.1, 1.1)."""

    def run(self, s: Position, ctx: Context) -> None:
        s.pop()
        s.turn[TURN] += 1
        ctx.tell(PUBLIC, TURN_BEGAN, [s.turn[TURN]])
        if event_of(s) >= 0:
            ctx.tell(PUBLIC, EVENT_UP, [event_of(s)])
        pile = [card for card in range(DECK) if s.where[card] == PILE]
        kinds = [self.board.kind_of[card] for card in pile]
        for kind in ctx.deal(kinds, CARD, min(s.turn[PLAYERS], len(pile))):
            for card in self.board.cards_of(kind):
                if s.where[card] == PILE:
                    s.where[card] = OFFER
                    break
        ctx.tell(PUBLIC, SET_ASIDE, [s.where.count(OFFER)])
        s.turn[LAST_WINNER] = 0
        push_phases(s, AUCTIONS)


class TurnEnds(Happening):
    """Lords and magistrates go back, and the next turn begins; after the fifth the highest tower wins (4.1, G.1)."""

    def run(self, s: Position, ctx: Context) -> None:
        s.pop()
        if any(s.lords):
            ctx.tell(PUBLIC, LORDS_RETURN, [])
        s.lords = [0] * SEAT_COUNT
        if s.turn[TURN] < TURNS:
            s.push(TURN_BEGINS)
            return
        best = winner(s)
        s.turn[WINNER] = best + 1
        ctx.tell(PUBLIC, WON, [best, s.floors[best], s.prestige[best]])
