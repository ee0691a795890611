"""Positions as cases describe them (docs/casebook.md): from the words of `[position]` to a `Position`."""

from __future__ import annotations

from typing import Final

from outremer.core.reading import Words
from outremer.games.jerusalem.board import FIGURES, PURSE, SCOPES, TURNS, Board
from outremer.games.jerusalem.deployment import begin
from outremer.games.jerusalem.knowledge import may_have_hired
from outremer.games.jerusalem.names import (
    CARDS,
    EVENTS,
    MAGISTRATES,
    SEAT_COUNT,
    SEATS,
    SPACE_COUNT,
    SPACES,
)
from outremer.games.jerusalem.nodes import (
    AUCTIONS,
    BIDDING,
    CONSTRUCTION,
    DAVIDS_TOWER,
    DEPLOYMENT,
    DEPLOYMENTS,
    DRAFT,
    EVENT_STEP,
    GIFTS,
    INCOMES,
    PRIVILEGES,
    TURN_BEGINS,
    TURN_ENDS,
)
from outremer.games.jerusalem.state import (
    BID,
    BIDDER,
    CARD_PRICE,
    HAND,
    HIRED,
    ITEM,
    LAST_WINNER,
    OFFER,
    OPTION_FIGURES,
    OPTION_OPENER,
    OPTION_SCOPE,
    PILE,
    POWER_USED,
    SPENT,
    STUDIED,
    TIERS,
    TURN,
    Position,
    blank,
    rank_of,
    slot_code,
)
from outremer.games.jerusalem.turns import push_phases

PHASES: Final = {
    "auctions": AUCTIONS, "bidding": AUCTIONS, "draft": DRAFT, "deployments": DEPLOYMENTS, "deployment": DEPLOYMENTS,
    "tower": DAVIDS_TOWER, "privileges": PRIVILEGES, "incomes": INCOMES, "gifts": GIFTS, "construction": CONSTRUCTION,
    "event": EVENT_STEP, "turn-ends": TURN_ENDS,
}  # fmt: skip
KEYS: Final = [
    "scenario", "options", "turn", "phase", "active", "magistrates", "last", "nobles", "lords", "behind", "prestige",
    "floors", "events", "offer", "spent", "auction", "last_winner", "entered", "hired", "power_used", "card_price",
]  # fmt: skip
UNKNOWN_NOBLES: Final = 48  # what may stand behind a screen as far as the others know, unless it is more
UNKNOWN_BESANTS: Final = 64


def build(board: Board, table: dict[str, object], where: str) -> Position:
    """The position, ready to run on. CaseError names the word that is wrong."""
    words = Words(table, where)
    words.only(KEYS)
    scenario = words.text_or("scenario", "four-players")
    players = 3 if scenario == "three-players" else SEAT_COUNT
    seats = SEATS[:players]
    s = blank(players, board.start_besants)
    s.turn[TURN] = words.number("turn", 1, 1, TURNS)
    _read_options(s, words, seats)
    phase = words.text_or("phase", "deployment")
    if phase not in PHASES and phase != "turn-begins":
        words.known("phase", phase, ["turn-begins", *PHASES])
    _read_ranks(s, words, seats, phase)
    _read_city(s, words, seats)
    _read_screens(board, s, words, seats)
    _read_cards(board, s, words, phase)
    _push(board, s, words, seats, phase)
    return s


def _read_options(s: Position, words: Words, seats: list[str]) -> None:
    options = words.inner("options")
    options.only(["opener", "incomes", "election"])
    if options.has("opener"):
        s.turn[OPTION_OPENER] = options.choice("opener", ["random", *seats])
    if options.has("incomes"):
        s.turn[OPTION_FIGURES] = options.choice("incomes", FIGURES)
    if options.has("election"):
        s.turn[OPTION_SCOPE] = options.choice("election", SCOPES)


def _read_ranks(s: Position, words: Words, seats: list[str], phase: str) -> None:
    """Magistrates of this turn and of the last one. After the auctions everybody has one: by default in seat order."""
    first = SEAT_COUNT - len(seats)
    for key, turn in (("magistrates", s.turn[TURN]), ("last", s.turn[TURN] - 1)):
        given = words.inner(key)
        given.only(seats)
        if given.names():
            for seat, name in enumerate(seats):
                if given.has(name):
                    s.ranks[SEAT_COUNT * turn + seat] = given.choice(name, MAGISTRATES) + 1
        elif key == "last" or phase not in ("auctions", "bidding", "turn-begins"):
            for seat in range(len(seats)):
                s.ranks[SEAT_COUNT * turn + seat] = first + seat + 1
        held = [rank for rank in list(s.ranks[SEAT_COUNT * turn : SEAT_COUNT * turn + len(seats)]) if rank]
        if len(set(held)) < len(held):
            raise words.error(key, "two seats have the same magistrate")
        if held and min(held) <= first:
            raise words.error(key, f"the {MAGISTRATES[0]} is not in the game with three players")
    everybody = all(rank_of(s, seat) >= 0 for seat in range(len(seats)))
    if not everybody and phase not in ("auctions", "bidding", "turn-begins"):
        raise words.error("magistrates", "in this phase every seat has a magistrate")


def _read_city(s: Position, words: Words, seats: list[str]) -> None:
    """Nobles and Lords on the board, prestige and towers."""
    nobles = words.inner("nobles")
    nobles.only(SPACES)
    for space, name in enumerate(SPACES):
        held = nobles.inner(name)
        held.only(seats)
        for seat, seat_name in enumerate(seats):
            s.nobles[seat * SPACE_COUNT + space] = held.number(seat_name, 0, 0, 99)
    lords = words.inner("lords")
    lords.only(seats)
    for name in lords.names():
        s.lords[seats.index(name)] = lords.choice(name, SPACES) + 1
    for key, values in (("prestige", s.prestige), ("floors", s.floors)):
        given = words.inner(key)
        given.only(seats)
        for seat, name in enumerate(seats):
            values[seat] = given.number(name, 0, 0, 99)


def _read_screens(board: Board, s: Position, words: Words, seats: list[str]) -> None:
    """What stands behind the screens; the others know nothing of it."""
    behind = words.inner("behind")
    behind.only(seats)
    for seat, name in enumerate(seats):
        screen = behind.inner(name)
        screen.only(["nobles", "besants", "cards"])
        s.behind[2 * seat] = screen.number("nobles", 0, 0, 99)
        s.behind[2 * seat + 1] = screen.number("besants", 0, 0, 120)
        for kind in screen.each("cards", CARDS):
            card = _take(board, s, kind, HAND + seat, screen)
            s.slot[card] = slot_code(0, STUDIED, seat)
        expect_anything(s, seat)


def expect_anything(s: Position, seat: int) -> None:
    """The others think all numbers up to some possible, whatever he has hired."""
    row = (1 << max(UNKNOWN_BESANTS, s.behind[2 * seat + 1] + 1)) - 1
    known = 0
    for nobles in range(max(UNKNOWN_NOBLES, s.behind[2 * seat] + 1)):
        known |= row << nobles * PURSE
    s.belief[TIERS * seat : TIERS * seat + TIERS] = [known, 0, 0]


def _take(board: Board, s: Position, kind: int, place: int, words: Words) -> int:
    """A card of the kind from the pile to a place."""
    for card in board.cards_of(kind):
        if s.where[card] == PILE:
            s.where[card] = place
            return card
    raise words.error("cards", f"there are not so many of {CARDS[kind]}")


def _read_cards(board: Board, s: Position, words: Words, phase: str) -> None:
    """Cards played before, cards in the draft, events on the calendar."""
    for kind in words.each("spent", CARDS):
        card = _take(board, s, kind, SPENT, words)
        s.slot[card] = slot_code(0, STUDIED, 0)
        s.gone[card] = s.turn[TURN]
    for kind in words.each("offer", CARDS):
        _take(board, s, kind, OFFER, words)
    if words.has("offer") and phase not in ("auctions", "bidding", "draft"):
        raise words.error("offer", "cards are laid out until the draft is over")
    given = words.each("events", EVENTS)
    if len(set(given)) < len(given):
        raise words.error("events", "an event stands there twice")
    s.calendar = given + [event for event in range(len(EVENTS)) if event not in given]


def _push(board: Board, s: Position, words: Words, seats: list[str], phase: str) -> None:
    """The frames of the phase."""
    if words.has("last_winner"):
        s.turn[LAST_WINNER] = words.choice("last_winner", seats) + 1
    if phase == "turn-begins":
        s.turn[TURN] -= 1
        s.push(TURN_BEGINS)
        return
    if phase == "gifts" and s.turn[TURN] != TURNS:
        raise words.error("phase", "gifts are given in turn 5 only")
    push_phases(s, PHASES[phase])
    if phase == "bidding":
        _push_auction(s, words.inner("auction"), seats)
    elif words.has("auction"):
        raise words.error("auction", "an auction is going on in the phase bidding only")
    if phase == "deployment":
        _push_deployment(board, s, words, seats)
    else:
        for key in ("active", "entered", "hired", "power_used", "card_price"):
            if words.has(key):
                raise words.error(key, "is for the phase deployment only")


def _push_auction(s: Position, auction: Words, seats: list[str]) -> None:
    auction.only(["magistrate", "bid", "bidder", "next", "passed"])
    s.turn[ITEM] = auction.choice("magistrate", MAGISTRATES) + 1
    s.turn[BID] = auction.number("bid", 0, 0, 99)
    s.turn[BIDDER] = auction.choice("bidder", seats) + 1
    for seat in range(len(seats)):
        s.passed[seat] = 1 if rank_of(s, seat) >= 0 else 0
    for seat in auction.each("passed", seats):
        s.passed[seat] = 1
    following = auction.choice("next", seats)
    if s.passed[following] or following + 1 == s.turn[BIDDER]:
        raise auction.error("next", "this seat is not to bid now")
    s.push(BIDDING, following)


def _push_deployment(board: Board, s: Position, words: Words, seats: list[str]) -> None:
    """The active seat has received his nobles; what he has done this turn is given."""
    seat = words.choice("active", seats) if words.has("active") else 0
    s.stack[-3] = rank_of(s, seat) + 1  # the rank to come, in the frame of the phase
    begin(s, seat)
    entered = words.inner("entered")
    entered.only(SPACES)
    for name in entered.names():
        space = SPACES.index(name)
        s.entered[space] = entered.number(name, 0, 0, 99)
        if s.entered[space] > s.nobles[seat * SPACE_COUNT + space]:
            raise entered.error(name, "more nobles have come there than stand there")
    s.turn[HIRED] = words.number("hired", 0, 0, 99)
    s.turn[POWER_USED] = 1 if words.flag("power_used") else 0
    s.turn[CARD_PRICE] = 1 if words.flag("card_price") else 0
    known = s.belief[TIERS * seat]
    s.belief[TIERS * seat : TIERS * seat + TIERS] = [known, known, known]
    may_have_hired(board, s, seat)
    s.push(DEPLOYMENT)
