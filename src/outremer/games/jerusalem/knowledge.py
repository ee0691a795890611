"""What the seats know of each other's screens (H.1, H.3), and worlds drawn from exactly that.

Nobles and besants behind a screen change in the open, but for two things: how many mercenaries somebody hires on his
turn (2.5), and how much of an income he declines (F.9). So what the others know of a screen is a set of pairs
(nobles, besants), kept as one long number with a bit for each pair: bit `nobles * PURSE + besants`. While somebody
deploys, three such numbers stand for no, one, and more mercenaries hired so far: the next price may depend on it.
"""

from __future__ import annotations

from typing import Final

from outremer.core.chance import Stream
from outremer.games.jerusalem.board import DECK, PURSE, Board
from outremer.games.jerusalem.names import SEAT_COUNT
from outremer.games.jerusalem.state import (
    ACTIVE,
    CARD_PRICE,
    DECLINED,
    DRAFTED,
    DRAFTER,
    HAND,
    HIRED,
    OFFER,
    PILE,
    PLAYERS,
    REVEALED,
    SPENT,
    TIERS,
    TURN,
    Position,
    rank_of,
    slot_seat,
    slot_turn,
    slot_way,
)

ROWS: Final = 256  # more nobles than anybody can have behind his screen
_COLUMN: Final = sum(1 << PURSE * row for row in range(ROWS))
RICH: Final = [_COLUMN * ((1 << PURSE) - (1 << least)) for least in range(PURSE)]  # pairs with so many besants at least
EXCHANGES: Final = 160  # tried for a world's cards
CANDIDATES: Final = 3  # pairs drawn for a screen, of which the richest is kept: hardly anybody declines an income


def price(board: Board, s: Position, seat: int, hired: int) -> int:
    """What the next mercenary costs him who has hired so many this turn (2.5)."""
    return board.mercenary_price(rank_of(s, seat), hired, s.turn[CARD_PRICE] == 1)


# nobles and besants: what everybody sees of them


def gain(s: Position, seat: int, nobles: int, besants: int) -> None:
    """Everybody sees that so many come behind the screen."""
    s.behind[2 * seat] += nobles
    s.behind[2 * seat + 1] += besants
    shift = nobles * PURSE + besants
    for at in range(TIERS * seat, TIERS * seat + TIERS):
        if s.belief[at]:
            s.belief[at] <<= shift


def pay(s: Position, seat: int, besants: int) -> None:
    """Everybody sees that so many besants are paid."""
    s.behind[2 * seat + 1] -= besants
    for at in range(TIERS * seat, TIERS * seat + TIERS):
        if s.belief[at]:
            s.belief[at] = (s.belief[at] & RICH[besants]) >> besants


def owns(s: Position, seat: int, besants: int) -> None:
    """A bid shows that the purse holds as much (1.3)."""
    s.belief[TIERS * seat] &= RICH[besants]


def bring_out(s: Position, seat: int, count: int) -> None:
    """Everybody sees that so many nobles come from behind the screen, some of them perhaps just hired."""
    s.behind[2 * seat] -= count
    for at in range(TIERS * seat, TIERS * seat + TIERS):
        s.belief[at] >>= count * PURSE


def may_have_hired(board: Board, s: Position, seat: int) -> None:
    """He may have hired any number of mercenaries that he could pay for (2.5).

    To be said at the beginning of his turn and whenever besants or a better price come to him: what is seen of his
    nobles leaves a set to which all hires have been added as complete as it was.
    """
    at = TIERS * seat
    for tier in range(TIERS - 1):
        _hire(s.belief, at + tier, at + tier + 1, price(board, s, seat, tier))
    cost = price(board, s, seat, TIERS - 1)
    known = 0
    while known != s.belief[at + TIERS - 1]:
        known = s.belief[at + TIERS - 1]
        _hire(s.belief, at + TIERS - 1, at + TIERS - 1, cost)


def _hire(belief: list[int], before: int, after: int, cost: int) -> None:
    if belief[before]:
        belief[after] |= (belief[before] & RICH[cost]) >> cost << PURSE


def settle_hires(s: Position, seat: int) -> None:
    """His turn is over: how many he has hired no longer matters."""
    at = TIERS * seat
    for tier in range(1, TIERS):
        s.belief[at] |= s.belief[at + tier]
        s.belief[at + tier] = 0


def may_have_taken(s: Position, seat: int, nobles: int, besants: int) -> None:
    """He has taken as much as he liked of what was due to him (3.3)."""
    known = s.belief[TIERS * seat]
    wider = 0
    for count in range(nobles + 1):
        wider |= known << count * PURSE
    widest = 0
    for count in range(besants + 1):
        widest |= wider << count
    s.belief[TIERS * seat] = widest


def expose(s: Position, seat: int) -> None:
    """The screen is down (K.1): everybody knows."""
    s.belief[TIERS * seat : TIERS * seat + TIERS] = [1 << s.behind[2 * seat] * PURSE + s.behind[2 * seat + 1], 0, 0]


def thinks_possible(s: Position, seat: int) -> bool:
    """Whether each screen is as the seat may think it to be."""
    for other in range(s.turn[PLAYERS]):
        tier = min(s.turn[HIRED], TIERS - 1) if s.turn[ACTIVE] == other + 1 else 0
        pair = s.behind[2 * other] * PURSE + s.behind[2 * other + 1]
        if other != seat and not s.belief[TIERS * other + tier] >> pair & 1:
            return False
    return True


# worlds


def resample(board: Board, s: Position, seat: int, rng: Stream) -> None:
    """Turn the position into another one that the seat cannot tell from it."""
    if not s.turn[REVEALED]:
        for other in range(s.turn[PLAYERS]):
            if other != seat:
                _resample_screen(s, other, rng)
        _exchange_cards(board, s, seat, rng)
    _resample_calendar(s, rng)
    _resample_lanes(s, seat, rng)


def _resample_screen(s: Position, other: int, rng: Stream) -> None:
    """A pair that is possible, and how many mercenaries he has hired if it is his turn."""
    sizes = [s.belief[TIERS * other + tier].bit_count() for tier in range(TIERS)]
    best = 0
    for _ in range(CANDIDATES):
        at = rng.pick(sum(sizes))
        tier = 0
        while at >= sizes[tier]:
            at -= sizes[tier]
            tier += 1
        best = max(best, nth_bit(s.belief[TIERS * other + tier], at) * TIERS + tier)
    s.behind[2 * other] = best // TIERS // PURSE
    s.behind[2 * other + 1] = best // TIERS % PURSE
    if s.turn[ACTIVE] == other + 1:
        s.turn[HIRED] = best % TIERS


def nth_bit(number: int, n: int) -> int:
    """The place of the nth bit that is set, counted from 0, by halving."""
    place = 0
    width = number.bit_length()
    while width > 1:
        half = width // 2
        below = number & (1 << half) - 1
        count = below.bit_count()
        if n < count:
            number = below
            width = half
        else:
            n -= count
            number >>= half
            place += half
            width -= half
    return place


def _resample_calendar(s: Position, rng: Stream) -> None:
    """The events that nobody has seen, the one in the box among them (H.3)."""
    first = max(0, s.turn[TURN] - 1)
    for at in range(len(s.calendar) - 1, first, -1):
        other = first + rng.pick(at - first + 1)
        s.calendar[at], s.calendar[other] = s.calendar[other], s.calendar[at]


def _resample_lanes(s: Position, seat: int, rng: Stream) -> None:
    """What the others decline in secret: incomes that they are collecting, and the Tower's besant."""
    for other, lane in enumerate(s.lanes):
        if other != seat and lane.draft:
            lane.draft = [rng.pick(s.due[3 * other + resource] + 1) for resource in range(3)]
    if s.stack and s.turn[ACTIVE] != seat + 1 and s.turn[DECLINED]:
        s.turn[DECLINED] = rng.pick(2)


def knows_card(s: Position, seat: int, card: int) -> bool:
    """Whether the seat knows which card this is and how it was acquired."""
    slot = s.slot[card]
    if slot:
        return slot_seat(slot) == seat
    return s.where[card] == OFFER and s.turn[DRAFTER] == seat + 1


def passed_on(s: Position, seat: int, card: int) -> int:
    """The turn in whose draft the seat saw the card and passed it on; 0 if it did not (1.6)."""
    slot = s.slot[card]
    turn = s.turn[TURN]
    if slot:
        if slot_way(slot) != DRAFTED:
            return 0
        turn = slot_turn(slot)
        later = s.ranks[SEAT_COUNT * turn + slot_seat(slot)]
    elif s.where[card] == OFFER and s.turn[DRAFTER]:
        later = s.ranks[SEAT_COUNT * turn + s.turn[DRAFTER] - 1]
    else:
        return 0
    return turn if s.ranks[SEAT_COUNT * turn + seat] < later else 0


def _exchange_cards(board: Board, s: Position, seat: int, rng: Stream) -> None:
    """Let cards change places, two at a time, where the seat cannot notice.

    A card that it passed on in a draft stays among those of that draft; one that has been played was in its player's
    hand by then.
    """
    unknown = [card for card in range(DECK) if not knows_card(s, seat, card)]
    seen = [passed_on(s, seat, card) for card in range(DECK)]
    if len(unknown) < 2:
        return
    for _ in range(EXCHANGES):
        a = unknown[rng.pick(len(unknown))]
        b = unknown[rng.pick(len(unknown))]
        if seen[a] != seen[b] and board.kind_of[a] != board.kind_of[b]:
            continue
        if _fits(s, a, b) and _fits(s, b, a):
            _exchange(s, a, b)
            seen[a], seen[b] = seen[b], seen[a]


def _fits(s: Position, card: int, other: int) -> bool:
    """Whether the card could have been acquired as the other one was: a played card must have been in hand."""
    if s.where[card] != SPENT:
        return True
    slot = s.slot[other]
    if not slot or slot_seat(slot) != slot_seat(s.slot[card]):
        return False
    return slot_turn(slot) + slot_way(slot) <= s.gone[card]


def _exchange(s: Position, a: int, b: int) -> None:
    """Each takes how the other was acquired, and where it is unless it has been played."""
    places = [_place(s, s.slot[a], s.where[a]), _place(s, s.slot[b], s.where[b])]
    s.slot[a], s.slot[b] = s.slot[b], s.slot[a]
    if s.where[a] != SPENT:
        s.where[a] = places[1]
    if s.where[b] != SPENT:
        s.where[b] = places[0]


def _place(s: Position, slot: int, where: int) -> int:
    """Where a card that was acquired so is if it has not been played."""
    if slot:
        return HAND + slot_seat(slot)
    return OFFER if where == OFFER else PILE
