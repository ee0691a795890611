"""What cannot be true of any position of Jerusalem: for conformance and the casebook."""

from __future__ import annotations

from outremer.games.jerusalem.board import Board
from outremer.games.jerusalem.names import EVENTS, SEAT_COUNT, SPACE_COUNT
from outremer.games.jerusalem.state import ACTIVE, HAND, PLAYERS, SPENT, TURN, Position, slot_seat


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
    ranks = [rank for rank in s.ranks[SEAT_COUNT * s.turn[TURN] :][:SEAT_COUNT] if rank]
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
