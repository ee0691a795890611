"""Jerusalem in the browser.

The board, which never changes:

    turns, seats, resources
    sectors      {name, spaces, privilege}                privilege: the message that says what its holder may do
    spaces       {name, sector, part, income}             part: large, left, right or tower
                 income: [nobles, besants, prestige], as everywhere below
    magistrates  {name, rank, nobles, besants, effect}    effect: the message that says what he alone may do
    cards        {name, copies, effect}
    events       {name, sectors, effect}
    floors       the price of the floors from the first on; `first`: what it costs more to be the first
    prices       hire, materials, materials_most, peddle_nobles, peddle_besants, tax, war_each, saved

The scene:

    public       nothing on view is hidden from anybody
    turn, phase, stage, active    stage: auction, draft, deployment, collection, event or over
    calendar     turns 2 to 4: {turn, event}, null while face down
    event, struck                 this turn's event; the sectors that it will strike
    order        the seats in the order of their magistrates
    magistrates  those in the game
    seats        {seat, magistrate, before, floors, prestige, next, first, leads, lord, passed, locked}
    spaces       {space, nobles, leader, margin, need, lord, income, entered, lord_needs, lord_barred}
                 nobles by seat; margin: what the strongest rival lacks; need: what the viewer lacks to lead;
                 lord_needs: nobles that the viewer's Lord still wants there
    privileges   {sector, nobles, holder, need}
    own          {nobles, besants, cards, hired, price, declined}: behind the viewer's screen; null for a spectator
    offer        the cards of the draft passed to the viewer
    incomes      {due, declined, spaces}: what the viewer is collecting; null when nothing is
    auction      {magistrate, bid, bidder, open}: open: those still in it; null outside of the auctions
    focus        what the decision is about: {space}, {sector}, {left}
    played       {card: count}
    screens      {seat, nobles, besants, cards}, once the screens are down

What a gesture may stand for (`ways`) is in `ways.py`.
"""

from __future__ import annotations

from typing import Final

from outremer.core.game import Observation
from outremer.core.trial import Trial
from outremer.games.jerusalem.board import TURNS, Board, load_board, palace_is_large
from outremer.games.jerusalem.majority import (
    counts_in,
    floor_price,
    in_turn_order,
    income,
    is_first,
    leader,
    leads_towers,
    lord_needs,
    margin,
    needed,
    sector_counts,
    struck_sectors,
)
from outremer.games.jerusalem.names import (
    CARDS,
    EVENTS,
    GENDARME,
    MAGISTRATES,
    MARKET,
    NOBILITY,
    PATRIARCHS,
    RESOURCES,
    SEATS,
    SECTORS,
    SPACE_COUNT,
    SPACES,
    sector_of,
    spaces_of,
)
from outremer.games.jerusalem.state import ACTIVE, BID, BIDDER, CARD_PRICE, ITEM, REVEALED, TURN
from outremer.games.jerusalem.view import View
from outremer.server.scene.base import Json, Scene
from outremer.server.scene.jerusalem.texts import card_effect, event_effect, magistrate_effect, privilege_effect
from outremer.server.scene.jerusalem.ways import find_ways

PRIVILEGED: Final = [PATRIARCHS, MARKET, NOBILITY]
HIGHEST: Final = 12  # floors whose price is told; nobody gets that far
STAGES: Final = {
    "auction": ["auctions", "pick-magistrate", "opening-bid", "bidding"],
    "draft": ["draft", "draft-pick"],
    "deployment": [
        "deployments", "deployment", "peddling", "shift", "shift-to", "influence", "turncoat", "turncoat-with",
        "two-incomes",
    ],
    "collection": ["davids-tower", "tower-gain", "privileges", "university", "materials", "intrigue", "incomes"],
    "event": ["event", "succession", "special-tax", "war"],
    "over": ["over"],
}  # fmt: skip
STAGE_OF: Final = {phase: stage for stage, phases in STAGES.items() for phase in phases}


class JerusalemScene(Scene):
    def __init__(self, facts: Board) -> None:
        self.facts = facts

    # the board

    def board(self) -> Json:
        facts = self.facts
        return {
            "turns": TURNS,
            "seats": SEATS,
            "resources": RESOURCES,
            "sectors": [self._sector(sector) for sector in range(len(SECTORS))],
            "spaces": [self._place(space) for space in range(SPACE_COUNT)],
            "magistrates": [
                {
                    "name": name,
                    "rank": rank + 1,
                    "nobles": facts.rank_nobles[rank],
                    "besants": facts.rank_besants[rank],
                    "effect": magistrate_effect(facts, rank),
                }
                for rank, name in enumerate(MAGISTRATES)
            ],
            "cards": [
                {"name": name, "copies": facts.kind_of.count(kind), "effect": card_effect(facts, kind)}
                for kind, name in enumerate(CARDS)
            ],
            "events": [
                {
                    "name": name,
                    "sectors": [SECTORS[sector] for sector in facts.struck[event]],
                    "effect": event_effect(facts, event),
                }
                for event, name in enumerate(EVENTS)
            ],
            "floors": [facts.floor_price(floor, floor) for floor in range(1, HIGHEST + 1)],
            "first": facts.floor_first,
            "prices": self._prices(),
        }

    def _sector(self, sector: int) -> Json:
        return {
            "name": SECTORS[sector],
            "spaces": [SPACES[space] for space in spaces_of(sector)],
            "privilege": privilege_effect(self.facts, sector),
        }

    def _place(self, space: int) -> Json:
        name = SPACES[space]
        return {
            "name": name,
            "sector": SECTORS[sector_of(space)],
            "part": name.partition("-")[2] or "tower",
            "income": self.facts.income[0][3 * space : 3 * space + 3],
        }

    def _prices(self) -> Json:
        facts = self.facts
        return {
            "hire": facts.hire_price,
            "materials": facts.materials_price,
            "materials_most": facts.materials_most,
            "peddle_nobles": facts.peddle_nobles,
            "peddle_besants": facts.peddle_besants,
            "tax": facts.tax_price,
            "war_each": facts.war_each,
            "saved": facts.saved_by_lord,
        }

    # the scene

    def scene(self, view: Observation) -> Json:
        seen = View(view)
        event = seen.event()
        active = seen.number(ACTIVE) - 1
        return {
            "public": seen.seat < 0 or bool(seen.number(REVEALED)),
            "turn": seen.number(TURN),
            "phase": seen.phase(),
            "stage": STAGE_OF.get(seen.phase(), "collection"),
            "active": _named(SEATS, active if active >= 0 else seen.actor()),
            "calendar": [
                {"turn": turn, "event": EVENTS[seen.events[turn - 2]] if turn - 2 < len(seen.events) else None}
                for turn in (2, 3, 4)
            ],
            "event": _named(EVENTS, event),
            "struck": [SECTORS[sector] for sector in struck_sectors(self.facts, seen, event)] if event >= 0 else [],
            "order": [SEATS[seat] for seat in in_turn_order(seen)],
            "magistrates": MAGISTRATES if seen.players() == len(SEATS) else MAGISTRATES[GENDARME + 1 :],
            "seats": [self._player(seen, seat) for seat in range(seen.players())],
            "spaces": [self._space(seen, space) for space in range(SPACE_COUNT)],
            "privileges": [_privilege(seen, sector) for sector in PRIVILEGED],
            "own": self._own(seen),
            "offer": [CARDS[kind] for kind in seen.offer],
            "incomes": _incomes(seen),
            "auction": _auction(seen),
            "focus": _focus(seen),
            "played": {CARDS[kind]: count for kind, count in enumerate(seen.spent) if count},
            "screens": _screens(seen),
        }

    def _player(self, seen: View, seat: int) -> Json:
        return {
            "seat": SEATS[seat],
            "magistrate": _named(MAGISTRATES, seen.rank(seat)),
            "before": _named(MAGISTRATES, seen.last_rank(seat)) if seen.number(TURN) > 1 else None,
            "floors": seen.floors[seat],
            "prestige": seen.prestige[seat],
            "next": floor_price(self.facts, seen, seat),
            "first": is_first(seen, seat),
            "leads": leads_towers(seen, seat),
            "lord": _named(SPACES, seen.lords[seat] - 1),
            "passed": bool(seen.passed[seat]),
            "locked": bool(seen.locked[seat]) if seen.locked else False,
        }

    def _space(self, seen: View, space: int) -> Json:
        counts = counts_in(seen, [space])
        leading = leader(seen, counts)
        found: Json = {
            "space": SPACES[space],
            "nobles": counts,
            "leader": _named(SEATS, leading),
            "margin": margin(seen, counts, leading) if leading >= 0 else 0,
            "need": needed(seen, counts, seen.seat) if seen.seat >= 0 else 0,
            "lord": _named(SEATS, seen.lord_at(space)),
            "income": income(self.facts, seen, space),
            "entered": seen.entered[space],
            "lord_needs": None,
            "lord_barred": False,
        }
        if seen.seat >= 0 and seen.rank(seen.seat) >= 0 and not seen.lords[seen.seat]:
            come = seen.entered[space] if seen.number(ACTIVE) == seen.seat + 1 else 0
            found["lord_needs"] = max(0, lord_needs(self.facts, seen, seen.seat, space) - come)
            is_barred = seen.number(TURN) == 1 or leads_towers(seen, seen.seat)
            found["lord_barred"] = palace_is_large(self.facts, space) and is_barred
        return found

    def _own(self, seen: View) -> Json | None:
        if not seen.own:
            return None
        nobles, besants, hired, declined = seen.own
        rank = seen.rank(seen.seat)
        price = self.facts.mercenary_price(rank, hired, bool(seen.number(CARD_PRICE))) if rank >= 0 else None
        cards = [CARDS[kind] for kind, count in enumerate(seen.hand) for _ in range(count)]
        return {
            "nobles": nobles, "besants": besants, "cards": cards, "hired": hired, "price": price,
            "declined": bool(declined),
        }  # fmt: skip

    # gestures

    def ways(self, trial: Trial, ask: Json) -> list[Json]:
        return find_ways(self.facts, trial, ask)


def _named(words: list[str], at: int) -> str | None:
    return words[at] if at >= 0 else None


def _privilege(seen: View, sector: int) -> Json:
    counts = sector_counts(seen, sector)
    return {
        "sector": SECTORS[sector],
        "nobles": counts,
        "holder": _named(SEATS, leader(seen, counts)),
        "need": needed(seen, counts, seen.seat) if seen.seat >= 0 else 0,
    }


def _incomes(seen: View) -> Json | None:
    """What is due to the viewer, and from which spaces; those are the ones that he controls."""
    if not seen.due:
        return None
    spaces = [SPACES[space] for space in range(SPACE_COUNT - 1) if seen.controller(space) == seen.seat]
    declined = list(seen.due[3:]) or [0] * len(RESOURCES)  # a lane that had nothing to say has no draft
    return {"due": list(seen.due[:3]), "declined": declined, "spaces": spaces}


def _auction(seen: View) -> Json | None:
    if STAGE_OF.get(seen.phase()) != "auction":
        return None
    item = seen.number(ITEM) - 1
    still = [seat for seat in range(seen.players()) if seen.rank(seat) < 0 and not seen.passed[seat]]
    return {
        "magistrate": _named(MAGISTRATES, item),
        "bid": seen.number(BID) if seen.number(BIDDER) else None,
        "bidder": _named(SEATS, seen.number(BIDDER) - 1),
        "open": [SEATS[seat] for seat in still],
    }


def _focus(seen: View) -> Json:
    """The small numbers of the decision on top, which everybody at the table knows."""
    phase = seen.phase()
    if phase in ("shift-to", "turncoat-with"):
        return {"space": SPACES[seen.frame(0)]}
    if phase == "influence":
        return {"sector": SECTORS[seen.frame(0)], "left": seen.frame(1)}
    if phase == "shift":
        return {"left": seen.frame(1)}
    if phase in ("peddling", "war"):
        return {"left": seen.frame(0)}
    return {}


def _screens(seen: View) -> list[Json]:
    if not seen.stock:
        return []
    found: list[Json] = []
    for seat in range(seen.players()):
        hand = seen.shown_hand(seat)
        cards = [CARDS[kind] for kind, count in enumerate(hand) for _ in range(count)]
        nobles, besants = seen.stock[2 * seat : 2 * seat + 2]
        found.append({"seat": SEATS[seat], "nobles": nobles, "besants": besants, "cards": cards})
    return found


SCENE: Final = JerusalemScene(load_board())
