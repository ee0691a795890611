"""Caravan, the toy game of the conformance suite: the rules. It does what two-player Crusader Rex does not.

Three seats or, in one scenario, two; lanes of several steps; knowledge that one seat has and two have not; a victory
that several may share.
"""

from __future__ import annotations

from collections.abc import Sequence

from toy.words import (
    ALSO_BASE,
    CARD,
    CARDS,
    CHOICE,
    CHOOSE_BASE,
    CHOSE,
    DEAL,
    DEALT,
    DECK,
    DONE,
    DRAWN,
    DREW,
    EVENTS,
    FAVOUR,
    OFFERS,
    OPENING,
    OVER_AT,
    PAID,
    PAY_BASE,
    PILE,
    ROLLED,
    ROUND,
    ROUND_AT,
    ROUND_BEGINS,
    ROUNDS_AT,
    SAW,
    SEAT,
    SEATS,
    SECOND,
    SECOND_AT,
    SPIED,
    SPY_BASE,
    STAKE_BASE,
    STAKING,
    TO_WIN,
    TOOK,
    TURNED,
    VOCABULARY,
    WON,
    Caravan,
)

from outremer.core.actions import Noun
from outremer.core.cases import CaseTable
from outremer.core.chance import Stream
from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Decision, Fork, Message, Node, Refusal, Step
from outremer.core.game import Game, Observation, Option, Result
from outremer.core.state import FRAME, Lane


class Deal(Step[Caravan]):
    """Four cards each (TOY-1)."""

    def run(self, s: Caravan, ctx: Context) -> None:
        s.pop()
        for seat in s.seats():
            hand = ctx.deal([card for card in range(CARDS) if s.where[card] == DECK], CARD, 4)
            for card in hand:
                s.put(card, seat, [seat])
            ctx.tell(1 << seat, DEALT, sorted(hand))
        s.push(ROUND_BEGINS)


class RoundBegins(Step[Caravan]):
    """The next round, or the end (TOY-2). In the second round everybody draws a card (TOY-5)."""

    def run(self, s: Caravan, ctx: Context) -> None:
        if s.turn[ROUND_AT] == s.turn[ROUNDS_AT] or (PILE not in s.where and s.turn[ROUND_AT] > 0):
            finish(s, ctx)
            return
        s.turn[ROUND_AT] += 1
        ctx.tell(PUBLIC, ROUND, [s.turn[ROUND_AT]])
        if s.turn[ROUND_AT] == 2:
            for seat in s.seats():
                card = ctx.draw([card for card in range(CARDS) if s.where[card] == DECK], CARD)
                s.put(card, seat, [seat])
                ctx.tell(PUBLIC, DREW, [seat])
                ctx.tell(1 << seat, DRAWN, [card])
        s.push(OFFERS)


class Offers(Fork[Caravan]):
    """All choose at the same time (TOY-2)."""

    def open(self, s: Caravan) -> None:
        for seat in s.seats():
            has_cards = bool(s.hand(seat))
            s.lanes.append(Lane([CHOICE, 0, 0, 0] if has_cards else [], [], 0 if has_cards else 1))

    def close(self, s: Caravan, ctx: Context) -> None:
        s.pop()
        drafts = [lane.draft for lane in s.lanes]
        s.lanes = []
        best: list[int] = []
        for seat, draft in enumerate(drafts):
            if not draft:
                best.append(0)
                continue
            cards = [draft[0], *draft[2:]]
            for card in cards:
                s.put(card, PILE, list(s.seats()))
                ctx.tell(PUBLIC, TURNED, [seat, card])
            die = ctx.roll(1)[0]
            ctx.tell(PUBLIC, ROLLED, [seat, die])
            best.append(sum(cards) + len(cards) + draft[1] + die)
        stakes = [draft[1] if draft else 0 for draft in drafts]
        winner = best.index(max(best))
        for seat in s.seats():
            s.coins[seat] -= stakes[seat]
        s.coins[winner] += sum(stakes)
        s.score[winner] += 1
        ctx.tell(PUBLIC, TOOK, [winner, sum(stakes)])
        s.push(FAVOUR, winner)


class Choice(Decision[Caravan]):
    """Which card to offer (TOY-2)."""

    def seat(self, s: Caravan) -> int:
        raise AssertionError("a lane knows its seat")

    def legal(self, s: Caravan, seat: int) -> list[int]:
        return [CHOOSE_BASE + card for card in s.hand(seat)]

    def refuse(self, s: Caravan, seat: int, action: int) -> Refusal | None:
        if not CHOOSE_BASE <= action < CHOOSE_BASE + CARDS:
            return self.not_now()
        if s.where[action - CHOOSE_BASE] != seat:
            return Refusal("TOY-2", "not-in-hand", {"card": CARD.words[action - CHOOSE_BASE]})
        return None

    def apply(self, s: Caravan, seat: int, action: int, ctx: Context) -> None:
        s.lanes[seat].draft.append(action - CHOOSE_BASE)
        s.lanes[seat].stack = [STAKING, 0, 0, 0]
        ctx.tell(1 << seat, CHOSE, [action - CHOOSE_BASE])


class Staking(Decision[Caravan]):
    """How many coins to stake, three at most (TOY-2)."""

    def legal(self, s: Caravan, seat: int) -> list[int]:
        return [STAKE_BASE + coins for coins in range(min(3, s.coins[seat]) + 1)]

    def refuse(self, s: Caravan, seat: int, action: int) -> Refusal | None:
        if not STAKE_BASE <= action < STAKE_BASE + 4:
            return self.not_now()
        if action - STAKE_BASE > s.coins[seat]:
            return Refusal("TOY-2", "too-poor", {"coins": s.coins[seat]})
        return None

    def apply(self, s: Caravan, seat: int, action: int, ctx: Context) -> None:
        lane = s.lanes[seat]
        lane.draft.append(action - STAKE_BASE)
        lane.stack = [SECOND, 0, 0, 0] if s.turn[SECOND_AT] and len(s.hand(seat)) > 1 else []


class Second(Decision[Caravan]):
    """A second card, or none: the lane may be locked (TOY-2)."""

    def legal(self, s: Caravan, seat: int) -> list[int]:
        return [ALSO_BASE + card for card in s.hand(seat) if card != s.lanes[seat].draft[0]]

    def refuse(self, s: Caravan, seat: int, action: int) -> Refusal | None:
        if not ALSO_BASE <= action < ALSO_BASE + CARDS:
            return self.not_now()
        card = action - ALSO_BASE
        if s.where[card] != seat or card == s.lanes[seat].draft[0]:
            return Refusal("TOY-2", "not-in-hand", {"card": CARD.words[card]})
        return None

    def apply(self, s: Caravan, seat: int, action: int, ctx: Context) -> None:
        s.lanes[seat].draft.append(action - ALSO_BASE)
        s.lanes[seat].stack = []

    def may_lock(self, s: Caravan, seat: int) -> bool:
        return True


class Favour(Decision[Caravan]):
    """The winner may pay coins to others, three at most, and spy once (TOY-4). Frame: seat, coins paid, has spied."""

    def seat(self, s: Caravan) -> int:
        return s.stack[1 - FRAME]

    def legal(self, s: Caravan, seat: int) -> list[int]:
        known = [*range(PAY_BASE, PAY_BASE + 3), *range(SPY_BASE, SPY_BASE + 3), DONE]
        return [action for action in known if self.refuse(s, seat, action) is None]

    def refuse(self, s: Caravan, seat: int, action: int) -> Refusal | None:
        if PAY_BASE <= action < PAY_BASE + 3:
            others = [each for each in s.seats() if each != seat]
            if s.coins[seat] == 0 or s.stack[2 - FRAME] == 3 or action - PAY_BASE not in others:
                return Refusal("TOY-4", "no-payment", {"coins": s.coins[seat], "paid": s.stack[2 - FRAME]})
            return None
        if SPY_BASE <= action < SPY_BASE + 3:
            if s.stack[3 - FRAME] or action - SPY_BASE == seat or not s.hand(action - SPY_BASE):
                return Refusal("TOY-4", "no-spying", {"seat": "seat." + SEATS[action - SPY_BASE]})
            return None
        return None if action == DONE else self.not_now()

    def apply(self, s: Caravan, seat: int, action: int, ctx: Context) -> None:
        if action == DONE:
            s.pop()
        elif action < PAY_BASE + 3:
            s.coins[seat] -= 1
            s.coins[action - PAY_BASE] += 1
            s.stack[2 - FRAME] += 1
            ctx.tell(PUBLIC, PAID, [seat, action - PAY_BASE])
        else:
            victim = action - SPY_BASE
            card = ctx.draw(s.hand(victim), CARD)
            s.belief[seat * CARDS + card] = victim + 1
            s.stack[3 - FRAME] = 1
            ctx.tell(PUBLIC, SPIED, [seat, victim])
            ctx.tell(1 << seat, SAW, [card])


def finish(s: Caravan, ctx: Context) -> None:
    """The best score wins; several may share it (TOY-6)."""
    s.stack = []
    s.lanes = []
    s.turn[OVER_AT] = 1
    for seat in winners(s):
        ctx.tell(PUBLIC, WON, [seat])


def winners(s: Caravan) -> list[int]:
    return [seat for seat in s.seats() if s.score[seat] == max(s.score)]


NODES: list[Node[Caravan]] = [
    Deal("deal", "TOY-1"),
    RoundBegins("round-begins", "TOY-2"),
    Offers("offers", "TOY-2"),
    Choice("choice", "TOY-2"),
    Staking("staking", "TOY-2"),
    Second("second", "TOY-2"),
    Step("opening", "TOY-3"),
    Favour("favour", "TOY-4"),
]
assert NODES[OPENING].name == "opening"


class Toy(Game[Caravan]):
    key = "toy"
    prefix = "TOY"
    seats = SEATS
    scenarios = ["short", "long", "pair"]
    options = [Option("second", ["on", "off"], "TOY-2")]
    action_limit = 400
    counted = {"payments_per_game": "paid", "rounds_per_game": "round"}
    period = "round"

    def __init__(self) -> None:
        super().__init__(VOCABULARY, NODES, EVENTS)

    def new(self, scenario: str, options: dict[str, str]) -> Caravan:
        s = Caravan(len(self.seats_of(scenario)))
        s.turn[ROUNDS_AT] = 5 if scenario == "long" else 3
        s.turn[SECOND_AT] = 1 if options["second"] == "on" else 0
        s.push(DEAL)
        return s

    def seats_of(self, scenario: str) -> list[str]:
        return SEATS[:2] if scenario == "pair" else SEATS

    def players(self, s: Caravan) -> int:
        return len(s.score)

    def settle(self, s: Caravan, ctx: Context) -> None:
        if max(s.score) >= TO_WIN and s.stack:
            finish(s, ctx)

    def observe(self, s: Caravan, seat: int) -> Observation:
        own = [0] * CARDS if seat < 0 else s.belief[seat * CARDS : (seat + 1) * CARDS]
        lists: list[Sequence[int]] = [
            s.turn[:],
            s.score[:],
            s.coins[:],
            [s.where.count(place) for place in range(4)],
            [card for card in range(CARDS) if s.where[card] == PILE],
            own,
            s.lanes[seat].draft[:] if s.lanes and seat >= 0 else [],
            [lane.locked for lane in s.lanes],
            s.stack[-FRAME:],
        ]
        return Observation(seat, lists)

    def result(self, s: Caravan) -> Result | None:
        if not s.turn[OVER_AT]:
            return None
        return Result(winners(s), Message("toy-won", {"score": max(s.score)}))

    def thinks_possible(self, s: Caravan, seat: int) -> bool:
        belief = s.belief[seat * CARDS : (seat + 1) * CARDS]
        known = all(place in (0, s.where[card] + 1) for card, place in enumerate(belief))
        own = all(belief[card] for card in range(CARDS) if s.where[card] in (seat, PILE))
        return known and own

    def sample_world(self, s: Caravan, seat: int, rng: Stream) -> Caravan:
        """The hidden cards exchanged among themselves, and with them what the others know and have chosen."""
        hidden = [card for card in range(CARDS) if s.belief[seat * CARDS + card] == 0]
        mixed = rng.deal(hidden, CARD, len(hidden))
        other = s.twin()
        assert isinstance(other, Caravan)
        new = list(range(CARDS))
        for old, card in zip(hidden, mixed, strict=True):
            new[old] = card
            other.where[card] = s.where[old]
            for watcher in s.seats():
                other.belief[watcher * CARDS + card] = s.belief[watcher * CARDS + old]
        for owner, lane in enumerate(other.lanes):
            if owner != seat and lane.draft:
                lane.draft = [new[value] if at != 1 else value for at, value in enumerate(lane.draft)]
                if len(lane.draft) > 1:
                    lane.draft[1] = rng.pick(min(3, s.coins[owner]) + 1)
        return other

    def secret(self, s: Caravan, word: str) -> str:
        return str(s.where[CARD.index[word]])

    def slots(self, s: Caravan, seat: int) -> list[tuple[Noun, int]]:
        return [(CARD, card) for card in s.hand(seat)] + [(SEAT, each) for each in s.seats()]

    def sees(self, s: Caravan, seat: int, word: str) -> bool:
        if word not in CARD.index:
            raise CaseTable({}, "", "").error("case-piece", f"there is no card {word}", {"piece": word})
        view = self.observe(s, seat).lists
        return CARD.index[word] in view[4] or view[5][CARD.index[word]] > 0

    def facts(self, table: str) -> list[dict[str, object]]:
        if table != "cards":
            raise CaseTable({}, "", "").error("case-table", f"there is no table {table}", {"table": table})
        return [{"id": word, "value": at + 1} for at, word in enumerate(CARD.words)]

    def position(self, table: dict[str, object], where: str) -> Caravan:
        """`hands`, `pile` (lists of cards), `round`, `score`, `coins` by seat, `winner` if the round is settled."""
        source = CaseTable(table, where, "position")
        scenario = source.text("scenario", "short")
        s = self.new(scenario, self.complete_options(scenario, {}))
        s.pop()
        source.table("options")
        for place, cards in [(PILE, source.texts("pile")), *hands_of(source, s)]:
            for word in cards:
                s.put(card_of(source, word), place, list(s.seats()) if place == PILE else [place])
        s.turn[ROUND_AT] = source.number("round", 1)
        for key, values in (("score", s.score), ("coins", s.coins)):
            numbers = source.table(key)
            for seat, name in enumerate(SEATS[: len(values)]):
                values[seat] = numbers.number(name, values[seat])
            numbers.finish()
        winner = source.text("winner", "none")
        s.push(ROUND_BEGINS)
        if winner in SEATS[: len(s.score)]:
            s.push(FAVOUR, SEATS.index(winner))
        else:
            s.push(OFFERS)
        source.finish()
        return s

    def differences(self, s: Caravan, table: dict[str, object], where: str) -> list[str]:
        """`round`, `over`, `score`, `coins` and `hands` (sizes) by seat."""
        source = CaseTable(table, where, "after")
        found: list[str] = []
        if source.number("round", s.turn[ROUND_AT]) != s.turn[ROUND_AT]:
            found.append(f"round {s.turn[ROUND_AT]}")
        if source.has("over") and source.value("over") != (not s.stack):
            found.append(f"over {not s.stack}")
        for key, values in (
            ("score", s.score),
            ("coins", s.coins),
            ("hands", [len(s.hand(each)) for each in s.seats()]),
        ):
            numbers = source.table(key)
            for seat, name in enumerate(SEATS[: len(values)]):
                if numbers.number(name, values[seat]) != values[seat]:
                    found.append(f"{key} {name} {values[seat]}")
            numbers.finish()
        source.finish()
        return found


def hands_of(source: CaseTable, s: Caravan) -> list[tuple[int, list[str]]]:
    hands = source.table("hands")
    found = [(seat, hands.texts(name)) for seat, name in enumerate(SEATS[: len(s.score)])]
    hands.finish()
    return found


def card_of(source: CaseTable, word: str) -> int:
    if word not in CARD.index:
        raise source.error("case-piece", f"there is no card {word}", {"piece": word})
    return CARD.index[word]
