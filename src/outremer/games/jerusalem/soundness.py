"""What cannot be true of any position of Jerusalem: for conformance and the casebook."""

from __future__ import annotations

from outremer.core.state import FRAME
from outremer.games.jerusalem.board import Board
from outremer.games.jerusalem.control import controller, privileged
from outremer.games.jerusalem.names import EVENTS, SEAT_COUNT, SPACE_COUNT
from outremer.games.jerusalem.nodes import NAMES
from outremer.games.jerusalem.state import (
    ACTIVE,
    DECLINED,
    DRAFTER,
    HAND,
    HIRED,
    OFFER,
    PLAYERS,
    REVEALED,
    SPENT,
    TURN,
    Position,
    last_rank_of,
    rank_of,
    slot_seat,
)
from outremer.games.jerusalem.turns import event_of
from outremer.games.jerusalem.view import KINDS, PUBLIC_NUMBERS, View


def view_faults(board: Board, s: Position, view: View) -> list[str]:
    """What a seat's view tells otherwise than it is, or does not tell although the seat may see it."""
    seats, spaces = range(s.turn[PLAYERS]), range(SPACE_COUNT)
    seat = view.seat
    told: list[tuple[str, object, object]] = [
        ("numbers", [view.number(at) for at in PUBLIC_NUMBERS], [s.turn[at] for at in PUBLIC_NUMBERS]),
        ("phase", view.phase(), NAMES[s.stack[-FRAME]] if s.stack else "over"),
        ("frame", [view.frame(at) for at in range(3)], s.stack[1 - FRAME :] if s.stack else [0, 0, 0]),
        ("nobles", [view.nobles_at(at // SPACE_COUNT, at % SPACE_COUNT) for at in range(64)], list(s.nobles)),
        ("lords", [view.lord_at(at) for at in spaces], [_lord(s, at) for at in spaces]),
        ("prestige", list(view.prestige), s.prestige),
        ("floors", list(view.floors), s.floors),
        ("ranks", [view.rank(each) for each in seats], [rank_of(s, each) for each in seats]),
        ("last ranks", [view.last_rank(each) for each in seats], [last_rank_of(s, each) for each in seats]),
        ("passed", list(view.passed), s.passed),
        ("entered", list(view.entered), list(s.entered)),
        ("events", list(view.events), s.calendar[: min(max(0, s.turn[TURN] - 1), 3)]),
        ("event", view.event(), event_of(s)),
        ("spent", list(view.spent), _kinds(board, s, SPENT)),
        ("locked", list(view.locked), [lane.locked for lane in s.lanes]),
        (
            "control",
            [view.controller(at) for at in range(SPACE_COUNT)],
            [controller(s, at) for at in range(SPACE_COUNT)],
        ),
        ("privileges", [view.privileged(at) for at in range(5)], [privileged(s, at) for at in range(5)]),
    ]
    if seat >= 0:
        told += _own(board, s, view)
    if s.turn[REVEALED]:
        told.append(("stocks", list(view.stock[: len(s.behind)]), s.behind))
        for each in seats:
            told.append(("stock of cards", view.shown_hand(each), _kinds(board, s, HAND + each)))
    return [f"seat {seat} is told wrongly: {name}" for name, tale, truth in told if tale != truth]


def _own(board: Board, s: Position, view: View) -> list[tuple[str, object, object]]:
    """What stands behind the seat's own screen, and its own part of what is going on."""
    seat = view.seat
    is_active = s.turn[ACTIVE] == seat + 1
    secret = [s.turn[HIRED], s.turn[DECLINED]] if is_active else [0, 0]
    is_drafting = s.turn[DRAFTER] == seat + 1
    offer = [board.kind_of[card] for card, where in enumerate(s.where) if where == OFFER] if is_drafting else []
    due = s.due[3 * seat : 3 * seat + 3] + s.lanes[seat].draft if s.lanes else []
    return [
        ("own stock", list(view.own), [*s.behind[2 * seat : 2 * seat + 2], *secret]),
        ("own cards", list(view.hand), _kinds(board, s, HAND + seat)),
        ("offer", list(view.offer), offer),
        ("due", list(view.due), due),
    ]


def _lord(s: Position, space: int) -> int:
    return s.lords.index(space + 1) if space + 1 in s.lords else -1


def _kinds(board: Board, s: Position, place: int) -> list[int]:
    """How many cards of each kind are at a place."""
    found = [0] * KINDS
    for card, where in enumerate(s.where):
        if where == place:
            found[board.kind_of[card]] += 1
    return found


def position_faults(board: Board, s: Position) -> list[str]:
    found: list[str] = []
    players = s.turn[PLAYERS]
    if any(s.nobles[players * SPACE_COUNT :]) or any(s.lords[players:]) or any(s.floors[players:]):
        found.append("somebody is on the board who does not play")
    if min(s.behind) < 0 or min(s.prestige) < 0:
        found.append("somebody has less than nothing")
    if sorted(s.calendar) != list(range(len(EVENTS))):
        found.append("the four events are not all there")
    lords = [lord for lord in s.lords if lord]
    if len(set(lords)) < len(lords):
        found.append("two Lords stand in one space")
    ranks = [rank for rank in list(s.ranks[SEAT_COUNT * s.turn[TURN] :][:SEAT_COUNT]) if rank]
    if len(set(ranks)) < len(ranks):
        found.append("two seats have one magistrate")
    active = s.turn[ACTIVE] - 1
    if active >= 0 and any(s.entered[at] > s.nobles[active * SPACE_COUNT + at] for at in range(SPACE_COUNT)):
        found.append("more nobles have come to a space than stand there")
    for card, where in enumerate(s.where):
        slot = s.slot[card]
        if HAND <= where < SPENT and (not slot or HAND + slot_seat(slot) != where):
            found.append(f"card {card} is in a hand that did not acquire it")
        if (where >= HAND) != (slot > 0) or (where == SPENT) != (s.gone[card] > 0):
            found.append(f"card {card} has a history that does not fit where it is")
    return found
