"""The action cards (C)."""

from __future__ import annotations

from outremer.core.choices import OPEN
from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Message
from outremer.games.jerusalem.actions import PUT, SEAT, SECTOR, SPACE, STANDING, SWAP, TAKE, WITH
from outremer.games.jerusalem.board import Board
from outremer.games.jerusalem.choice import Decide, frame, set_frame
from outremer.games.jerusalem.knowledge import gain, may_have_hired
from outremer.games.jerusalem.moves import bar_of_moving, card_starts
from outremer.games.jerusalem.names import (
    BESANT,
    INFLUENCE,
    MERCENARIES,
    MOVE_TWO,
    NOBLE,
    NOBLE_AND_BESANT,
    ONE_NOBLE,
    PRESTIGE,
    RESOURCES,
    SPACE_COUNT,
    TURNCOAT,
    TWO_BESANTS,
    TWO_INCOMES,
    TWO_PRESTIGE,
    sector_of,
    spaces_of,
)
from outremer.games.jerusalem.nodes import INFLUENCING, TURNCOAT_OWN, TURNCOAT_WITH, TWO_INCOMES_CHOICE
from outremer.games.jerusalem.reasons import (
    BLOCKED,
    CARD_NOT_IN_HAND,
    NO_NOBLE_THERE,
    NO_SUCH_SEAT,
    NOBODY_ELSEWHERE,
    NOTHING_TO_SWAP,
    OTHER_SECTOR,
    SAME_SPACE,
    SECTOR_BLOCKED,
    SWAP_WITH_OWN,
    TAKEN_ALREADY,
)
from outremer.games.jerusalem.state import (
    CARD_PRICE,
    HAND,
    PLAYERS,
    SPENT,
    TURN,
    Position,
    add_nobles,
    is_blocked,
    nobles_at,
    take_nobles,
)
from outremer.games.jerusalem.tidings import GAINED, PLAYED, PUT_THERE, SWAPPED

PUT_IN = 2  # nobles of Massive influence (C.9)


def card_in_hand(board: Board, s: Position, seat: int, kind: int) -> int:
    """One of the seat's cards of the kind, -1 if he has none."""
    for card in board.cards_of(kind):
        if s.where[card] == HAND + seat:
            return card
    return -1


def bar_of_card(board: Board, s: Position, seat: int, kind: int) -> int:
    """In hand, and able to do what it says (C.0, C.6, C.7, C.9)."""
    if card_in_hand(board, s, seat, kind) < 0:
        return CARD_NOT_IN_HAND
    if kind == TURNCOAT:
        return bar_of_swapping(s, seat)
    if kind == MOVE_TWO:
        return bar_of_moving(s, seat)
    if kind >= INFLUENCE:
        return OPEN if open_spaces(s, kind - INFLUENCE) else SECTOR_BLOCKED
    return OPEN


def play_card(board: Board, s: Position, seat: int, kind: int, ctx: Context) -> None:
    """It is discarded and never comes back (C.0)."""
    card = card_in_hand(board, s, seat, kind)
    s.where[card] = SPENT
    s.gone[card] = s.turn[TURN]
    ctx.tell(PUBLIC, PLAYED, [seat, kind])
    if kind == ONE_NOBLE:
        receive(board, s, seat, NOBLE, 1, ctx)
    elif kind == TWO_BESANTS:
        receive(board, s, seat, BESANT, 2, ctx)
    elif kind == TWO_PRESTIGE:
        receive(board, s, seat, PRESTIGE, 2, ctx)
    elif kind == NOBLE_AND_BESANT:
        receive(board, s, seat, NOBLE, 1, ctx)
        receive(board, s, seat, BESANT, 1, ctx)
    elif kind == TWO_INCOMES:
        s.push(TWO_INCOMES_CHOICE, len(RESOURCES))
    elif kind == TURNCOAT:
        s.push(TURNCOAT_OWN)
    elif kind == MOVE_TWO:
        card_starts(s)
    elif kind == MERCENARIES:
        s.turn[CARD_PRICE] = 1
        may_have_hired(board, s, seat)
    else:
        influence(s, seat, kind - INFLUENCE, ctx)


def receive(board: Board, s: Position, seat: int, resource: int, count: int, ctx: Context) -> None:
    """From supply or bank behind the screen, or on the prestige track (C.1 to C.5)."""
    if resource == PRESTIGE:
        s.prestige[seat] += count
    else:
        gain(s, seat, count if resource == NOBLE else 0, count if resource == BESANT else 0)
        may_have_hired(board, s, seat)
    ctx.tell(PUBLIC, GAINED, [seat, count, resource])


class TwoIncomes(Decide):
    """Two different ones of noble, besant and prestige (C.4). Frame: the one taken first, or none yet."""

    def candidates(self, s: Position, seat: int) -> list[int]:
        return list(range(TAKE, TAKE + len(RESOURCES)))

    def bar(self, s: Position, seat: int, action: int) -> int:
        return TAKEN_ALREADY if action - TAKE == frame(s, 0) else OPEN

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        if frame(s, 0) == len(RESOURCES):
            set_frame(s, 0, action - TAKE)
        else:
            s.pop()
        receive(self.board, s, seat, action - TAKE, 1, ctx)


# Massive influence (C.9)


def open_spaces(s: Position, sector: int) -> list[int]:
    return [space for space in spaces_of(sector) if not is_blocked(s, space)]


def influence(s: Position, seat: int, sector: int, ctx: Context) -> None:
    """Two nobles from the supply; where only one space is open, there is nothing to choose."""
    spaces = open_spaces(s, sector)
    if len(spaces) == 1:
        for _ in range(PUT_IN):
            put(s, seat, spaces[0], ctx)
    else:
        s.push(INFLUENCING, sector, PUT_IN)


def put(s: Position, seat: int, space: int, ctx: Context) -> None:
    add_nobles(s, seat, space, 1)
    s.entered[space] += 1
    ctx.tell(PUBLIC, PUT_THERE, [seat, space])


class Influencing(Decide):
    """Each into a space of choice of the sector (C.9). Frame: the sector, nobles left to put."""

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [PUT + space for space in spaces_of(frame(s, 0))]

    def bar(self, s: Position, seat: int, action: int) -> int:
        if sector_of(action - PUT) != frame(s, 0):
            return OTHER_SECTOR
        return BLOCKED if is_blocked(s, action - PUT) else OPEN

    def concerned(self, s: Position, seat: int, action: int, reason: int) -> dict[str, str | int]:
        return {"space": SPACE.thing(action - PUT), "sector": SECTOR.thing(frame(s, 0))}

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        put(s, seat, action - PUT, ctx)
        set_frame(s, 1, frame(s, 1) - 1)
        if not frame(s, 1):
            s.pop()

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-influence", {"sector": SECTOR.thing(frame(s, 0)), "count": frame(s, 1)})


# Turncoat (C.6)


def stands_elsewhere(s: Position, seat: int, space: int) -> bool:
    """Whether an opponent has a noble in another space that is not blocked."""
    for other in range(s.turn[PLAYERS]):
        if other != seat:
            for place in range(SPACE_COUNT):
                if place != space and nobles_at(s, other, place) and not is_blocked(s, place):
                    return True
    return False


def bar_of_own(s: Position, seat: int, space: int) -> int:
    """An own noble, in a space that is not blocked, with somebody to change places with (C.6)."""
    if is_blocked(s, space):
        return BLOCKED
    if not nobles_at(s, seat, space):
        return NO_NOBLE_THERE
    return OPEN if stands_elsewhere(s, seat, space) else NOBODY_ELSEWHERE


def bar_of_swapping(s: Position, seat: int) -> int:
    for space in range(SPACE_COUNT):
        if bar_of_own(s, seat, space) == OPEN:
            return OPEN
    return NOTHING_TO_SWAP


class TurncoatOwn(Decide):
    """Which of one's own nobles (C.6)."""

    def candidates(self, s: Position, seat: int) -> list[int]:
        return list(range(SWAP, SWAP + SPACE_COUNT))

    def bar(self, s: Position, seat: int, action: int) -> int:
        return bar_of_own(s, seat, action - SWAP)

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        s.pop()
        s.push(TURNCOAT_WITH, action - SWAP)


class TurncoatWith(Decide):
    """With whose noble it changes places (C.6). Frame: the space of one's own."""

    def candidates(self, s: Position, seat: int) -> list[int]:
        return list(range(WITH, WITH + len(STANDING.words)))

    def bar(self, s: Position, seat: int, action: int) -> int:
        other, space = (action - WITH) // SPACE_COUNT, (action - WITH) % SPACE_COUNT
        if other == seat:
            return SWAP_WITH_OWN
        if other >= s.turn[PLAYERS]:
            return NO_SUCH_SEAT
        if space == frame(s, 0):
            return SAME_SPACE
        if is_blocked(s, space):
            return BLOCKED
        return OPEN if nobles_at(s, other, space) else NO_NOBLE_THERE

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        other, space = (action - WITH) // SPACE_COUNT, (action - WITH) % SPACE_COUNT
        start = frame(s, 0)
        s.pop()
        take_nobles(s, seat, start, 1)
        take_nobles(s, other, space, 1)
        add_nobles(s, seat, space, 1)
        add_nobles(s, other, start, 1)
        s.entered[space] += 1
        ctx.tell(PUBLIC, SWAPPED, [seat, start, other, space])

    def concerned(self, s: Position, seat: int, action: int, reason: int) -> dict[str, str | int]:
        return {"seat": SEAT.thing((action - WITH) // SPACE_COUNT), "space": SPACE.thing((action - WITH) % SPACE_COUNT)}

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-turncoat-with", {"space": SPACE.thing(frame(s, 0))})
