"""The deployment turn (2.1): nobles placed (2.2), mercenaries hired (2.5), nobles peddled (2.6)."""

from __future__ import annotations

from typing import Final

from outremer.core.choices import OPEN
from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Message
from outremer.games.jerusalem.action_cards import bar_of_card, play_card
from outremer.games.jerusalem.actions import (
    DONE,
    HIRE,
    LORD,
    PEDDLE,
    PLACE,
    PLAY,
    SHIFT,
    TAKE,
    VOCABULARY,
)
from outremer.games.jerusalem.board import DECK, Board
from outremer.games.jerusalem.choice import Decide, Happening, frame, noun_of, set_frame
from outremer.games.jerusalem.knowledge import bring_out, gain, may_have_hired, price, settle_hires
from outremer.games.jerusalem.lord import bar_of_lord, lord_needs, place_lord
from outremer.games.jerusalem.moves import bar_of_leaving, officer_starts
from outremer.games.jerusalem.names import BESANT, OFFICER, RESOURCES, SPACE_COUNT
from outremer.games.jerusalem.nodes import DEPLOYMENT, PEDDLING
from outremer.games.jerusalem.reasons import (
    BLOCKED,
    LORD_NEEDS_NOBLES,
    NO_NOBLE_THERE,
    NO_NOBLES_LEFT,
    NOT_THE_OFFICER,
    OFFICER_TAKES_BESANT,
    PEDDLING_NEEDS_THREE,
    POWER_USED,
    TOO_POOR_TO_HIRE,
)
from outremer.games.jerusalem.state import (
    ACTIVE,
    CARD_PRICE,
    HAND,
    HIRED,
    Position,
    add_nobles,
    is_blocked,
    next_in_order,
    nobles_at,
    rank_of,
    take_nobles,
)
from outremer.games.jerusalem.state import POWER_USED as POWER_AT
from outremer.games.jerusalem.tidings import (
    ADMIRALS_BESANT,
    HIRED_ONE,
    OFFICERS_BESANT,
    PEDDLED,
    PEDDLED_FOR,
    PLACED,
    RECEIVED,
)

_PLACE: Final = VOCABULARY.number("place")
_PEDDLE: Final = VOCABULARY.number("peddle")
_PLAY: Final = VOCABULARY.number("play")
_LORD: Final = VOCABULARY.number("lord")
_SHIFT: Final = VOCABULARY.number("shift")
_TAKE: Final = VOCABULARY.number("take")


class Deployments(Happening):
    """One complete turn each, in ascending rank (2.1). Frame: the rank to come."""

    def run(self, s: Position, ctx: Context) -> None:
        seat = next_in_order(s, frame(s, 0))
        if seat < 0:
            s.pop()
            return
        set_frame(s, 0, rank_of(s, seat) + 1)
        begin(s, seat)
        receive(self.board, s, seat, ctx)
        may_have_hired(self.board, s, seat)
        s.push(DEPLOYMENT)


def begin(s: Position, seat: int) -> None:
    """A fresh turn: nothing hired, nothing come in, no power used."""
    s.turn[ACTIVE] = seat + 1
    s.turn[POWER_AT] = s.turn[CARD_PRICE] = s.turn[HIRED] = 0
    s.entered = bytearray(SPACE_COUNT)


def receive(board: Board, s: Position, seat: int, ctx: Context) -> None:
    """Nobles from the supply, before anything else; the Admiral has a besant with them (2.1, M.4)."""
    rank = rank_of(s, seat)
    gain(s, seat, board.rank_nobles[rank], board.rank_besants[rank])
    ctx.tell(PUBLIC, RECEIVED, [seat, board.rank_nobles[rank]])
    if board.rank_besants[rank]:
        ctx.tell(PUBLIC, ADMIRALS_BESANT, [seat])


class Deployment(Decide):
    """Place, hire, peddle, play, use the power, put the Lord down, in any order and as often as wanted (2.1)."""

    def candidates(self, s: Position, seat: int) -> list[int]:
        found: list[int] = []
        first = seat * SPACE_COUNT
        has_nobles = s.behind[2 * seat] > 0
        may_shift = rank_of(s, seat) == OFFICER and not s.turn[POWER_AT]
        may_lord = not s.lords[seat]
        for space in range(SPACE_COUNT):
            if has_nobles:
                found.append(PLACE + space)
            if s.nobles[first + space]:
                found.append(PEDDLE + space)
                if may_shift:
                    found.append(SHIFT + space)
                if may_lord and s.entered[space]:
                    found.append(LORD + space)
        found += [PLAY + kind for kind in kinds_in_hand(self.board, s, seat)]
        if may_shift:
            found.append(TAKE + BESANT)
        found.append(HIRE)
        found.append(DONE)
        return found

    def bar(self, s: Position, seat: int, action: int) -> int:
        verb = VOCABULARY.verb_of[action]
        if verb == _PLACE:
            return bar_of_placing(s, seat, action - PLACE)
        if verb == _PEDDLE:
            return bar_of_peddling(self.board, s, seat, action - PEDDLE)
        if verb == _PLAY:
            return bar_of_card(self.board, s, seat, action - PLAY)
        if verb == _LORD:
            return bar_of_lord(self.board, s, seat, action - LORD)
        if verb in (_SHIFT, _TAKE):
            return bar_of_power(s, seat, action)
        if action == HIRE:
            return OPEN if s.behind[2 * seat + 1] >= self._price(s, seat) else TOO_POOR_TO_HIRE
        return OPEN

    def _price(self, s: Position, seat: int) -> int:
        return price(self.board, s, seat, s.turn[HIRED])

    def concerned(self, s: Position, seat: int, action: int, reason: int) -> dict[str, str | int]:
        args = super().concerned(s, seat, action, reason)
        if reason == TOO_POOR_TO_HIRE:
            args = {"besants": s.behind[2 * seat + 1], "price": self._price(s, seat)}
        elif reason == LORD_NEEDS_NOBLES:
            space = noun_of(action)
            args["limit"] = lord_needs(self.board, s, seat, space)
            args["number"] = s.entered[space]
        return args

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        verb = VOCABULARY.verb_of[action]
        if verb == _PLACE:
            place(s, seat, action - PLACE, ctx)
        elif verb == _PEDDLE:
            s.push(PEDDLING, self.board.peddle_nobles)
            peddle(self.board, s, seat, action - PEDDLE, ctx)
        elif verb == _PLAY:
            play_card(self.board, s, seat, action - PLAY, ctx)
        elif verb == _LORD:
            place_lord(s, seat, action - LORD, ctx)
        elif verb == _SHIFT:
            officer_starts(self.board, s, action - SHIFT)
        elif verb == _TAKE:
            s.turn[POWER_AT] = 1
            gain(s, seat, 0, 1)
            may_have_hired(self.board, s, seat)
            ctx.tell(PUBLIC, OFFICERS_BESANT, [seat])
        elif action == HIRE:
            hire(self.board, s, seat, ctx)
        else:
            self._end(s, seat)

    def _end(self, s: Position, seat: int) -> None:
        settle_hires(s, seat)
        s.turn[ACTIVE] = s.turn[HIRED] = s.turn[CARD_PRICE] = s.turn[POWER_AT] = 0
        s.entered = bytearray(SPACE_COUNT)
        s.pop()

    def prompt(self, s: Position, seat: int) -> Message:
        args: dict[str, str | int] = {"nobles": s.behind[2 * seat], "besants": s.behind[2 * seat + 1]}
        args["price"] = self._price(s, seat)
        return Message("ask-deployment", args)


def kinds_in_hand(board: Board, s: Position, seat: int) -> list[int]:
    """The kinds of cards in a hand, each once."""
    return sorted({board.kind_of[card] for card in range(DECK) if s.where[card] == HAND + seat})


# placing (2.2)


def bar_of_placing(s: Position, seat: int, space: int) -> int:
    """A noble from behind the screen into a space that is not blocked (2.2, 2.3)."""
    if is_blocked(s, space):
        return BLOCKED
    return OPEN if s.behind[2 * seat] > 0 else NO_NOBLES_LEFT


def place(s: Position, seat: int, space: int, ctx: Context) -> None:
    bring_out(s, seat, 1)
    add_nobles(s, seat, space, 1)
    s.entered[space] += 1
    ctx.tell(PUBLIC, PLACED, [seat, space])


# mercenaries (2.5)


def hire(board: Board, s: Position, seat: int, ctx: Context) -> None:
    """It goes behind the screen unseen: the others have reckoned with it since he could pay for it."""
    cost = price(board, s, seat, s.turn[HIRED])
    s.behind[2 * seat] += 1
    s.behind[2 * seat + 1] -= cost
    s.turn[HIRED] += 1
    ctx.tell(1 << seat, HIRED_ONE, [cost])


# the Officer's power (M.3)


def bar_of_power(s: Position, seat: int, action: int) -> int:
    """Once on his turn, either a move of nobles or a besant (M.3)."""
    if rank_of(s, seat) != OFFICER:
        return NOT_THE_OFFICER
    if s.turn[POWER_AT]:
        return POWER_USED
    if action < TAKE:
        return bar_of_leaving(s, seat, action - SHIFT)
    assert 0 <= action - TAKE < len(RESOURCES)
    return OPEN if action - TAKE == BESANT else OFFICER_TAKES_BESANT


# peddling (2.6)


def bar_of_peddling(board: Board, s: Position, seat: int, space: int) -> int:
    """Three own nobles on the board, none from a blocked space (2.6)."""
    if is_blocked(s, space):
        return BLOCKED
    if not nobles_at(s, seat, space):
        return NO_NOBLE_THERE
    free = 0
    for other in range(SPACE_COUNT):
        if not is_blocked(s, other):
            free += nobles_at(s, seat, other)
    return OPEN if free >= board.peddle_nobles else PEDDLING_NEEDS_THREE


def peddle(board: Board, s: Position, seat: int, space: int, ctx: Context) -> None:
    """One of the three goes to the supply; with the last the besant comes. Frame: how many are still to go."""
    take_nobles(s, seat, space, 1)
    ctx.tell(PUBLIC, PEDDLED, [seat, space])
    left = frame(s, 0) - 1
    set_frame(s, 0, left)
    if not left:
        s.pop()
        gain(s, seat, 0, board.peddle_besants)
        may_have_hired(board, s, seat)
        ctx.tell(PUBLIC, PEDDLED_FOR, [seat, board.peddle_besants])


class Peddling(Decide):
    """The next of the three nobles (2.6). Frame: how many are still to go."""

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [PEDDLE + space for space in range(SPACE_COUNT) if nobles_at(s, seat, space)]

    def bar(self, s: Position, seat: int, action: int) -> int:
        if is_blocked(s, action - PEDDLE):
            return BLOCKED
        return OPEN if nobles_at(s, seat, action - PEDDLE) else NO_NOBLE_THERE

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        peddle(self.board, s, seat, action - PEDDLE, ctx)

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-peddling", {"count": frame(s, 0)})
