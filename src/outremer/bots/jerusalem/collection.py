"""The squire's choices after the deployment: David's Tower, privileges (3) and events (E)."""

from __future__ import annotations

from typing import Final

from outremer.bots.jerusalem import worth
from outremer.bots.jerusalem.city import City
from outremer.bots.jerusalem.purses import Purses, incomes
from outremer.games.jerusalem.actions import BUY, DEGREE, DONE, REMOVE, ROB, SAVE, TO
from outremer.games.jerusalem.names import BESANT, NOBLE, PRESTIGE, SPACE_COUNT, TOWER

FLOOR: Final = 0.6  # what a floor more is worth beyond its prestige, which does not lie idle
FOREMOST: Final = 1.5  # how much more it hurts to lose something for the leader
LEAD: Final = 0.5  # of what a space pays: that a rival loses its control, or that one comes nearer to it
COMING_BACK: Final = 0.5  # of the nobles for which a rival is expected to pay the tax


def tower(city: City, legal: list[int]) -> int:
    """The one noble that moves when all others have done (3.1)."""
    gains = {
        action: city.change([(city.me, TOWER, -1), (city.me, action - TO, 1)])
        for action in legal
        if TO <= action < TO + SPACE_COUNT
    }
    best = max(gains, key=gains.__getitem__, default=DONE)
    return best if gains.get(best, 0.0) > 0 else DONE


def university(city: City, purses: Purses, legal: list[int]) -> int:
    """A noble for a card, while cards are worth more; in the last turn only for the gift (3.2.1)."""
    if DEGREE not in legal:
        return DONE
    view = city.view
    if city.turn < worth.LAST:
        return DEGREE if city.noble < worth.CARD else DONE
    mine, most = city.stocks(purses, NOBLE)
    board = city.board
    nobles = view.own[0] + mine
    lost = worth.gift(board.gift_most, nobles, most) - worth.gift(board.gift_most, nobles - 1, most)
    return DEGREE if not any(view.hand) and lost < board.gift_card else DONE


def materials(city: City, purses: Purses, legal: list[int]) -> int:
    """Prestige for besants that have no better use, and where it builds a floor more (3.2.2)."""
    if BUY not in legal:
        return DONE
    board = city.board
    view = city.view
    start = view.own[1]
    expected = view.prestige[city.me] + incomes(board, view, city.me)[PRESTIGE]
    best = _value_of_purse(city, purses, start)
    action = DONE
    for points in range(1, min(board.materials_most, start // board.materials_price) + 1):
        left = start - points * board.materials_price
        floors = floors_for(city, expected + points) - floors_for(city, expected)
        value = points + FLOOR * floors + _value_of_purse(city, purses, left)
        if value > best:
            best = value
            action = BUY
    return action


def _value_of_purse(city: City, purses: Purses, besants: int) -> float:
    if city.turn < worth.LAST:
        return worth.coins(city.turn, besants)
    mine, most = city.stocks(purses, BESANT)
    return worth.gift(city.board.gift_most, besants + mine, most)


def floors_for(city: City, prestige: int) -> int:
    """How many floors the seat could build (3.4)."""
    view = city.view
    board = city.board
    built = 0
    while True:
        floor = view.floors[city.me] + built + 1
        prestige -= floor + board.floor_above
        if floor > max(view.floors):
            prestige -= board.floor_first
        if prestige < 0:
            return built
        built += 1


def intrigue(city: City, legal: list[int]) -> int:
    """From the strongest opponent who has anything to lose (3.2.3)."""
    view = city.view

    def strength(action: int) -> tuple[bool, int, int]:
        seat = action - ROB
        return view.prestige[seat] > 0, view.floors[seat], view.prestige[seat]

    return max((action for action in legal if action != DONE), key=strength, default=DONE)


def succession(legal: list[int]) -> int:
    """All that the Lord can save (E.1)."""
    return next((action for action in legal if action != DONE), DONE)


def tax(city: City, legal: list[int]) -> int:
    """Pay for nobles that are worth a besant, first of all for those that keep control (E.3)."""
    view = city.view
    price = worth.coins(city.turn, view.own[1]) - worth.coins(city.turn, view.own[1] - city.board.tax_price)
    best, most = DONE, price
    for action in legal:
        if action == DONE:
            continue
        space = action - SAVE
        enough = max(city.counts[seat][space] for seat in city.rivals) * COMING_BACK + 1
        value = worth.STAY * city.noble
        if view.entered[space] < enough:
            value += LEAD * city.pays[space] / enough
        if value > most:
            best, most = action, value
    return best


def war(city: City, legal: list[int]) -> int:
    """The opposing noble that is missed most (E.4)."""
    best, most = DONE, 0.0
    for action in legal:
        if action == DONE:
            continue
        seat, space = (action - REMOVE) // SPACE_COUNT, (action - REMOVE) % SPACE_COUNT
        value = _missed(city, seat, space) * (FOREMOST if city.is_leader(seat) else 1.0)
        if value > most:
            best, most = action, value
    return best


def _missed(city: City, seat: int, space: int) -> float:
    """What one noble less in a space means for a rival, and for who is next there."""
    count = city.counts[seat][space]
    others = max(row[space] for other, row in enumerate(city.counts) if other != seat)
    own = city.counts[city.me][space]
    value = city.noble
    if 0 <= count - others <= 1:
        value += LEAD * city.pays[space] * (2 if own == others and own else 1)
    return value
