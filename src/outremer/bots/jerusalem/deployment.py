"""The squire's deployment turn (2): cards, hires, the Officer's power, places of nobles and Lord, what is peddled."""

from __future__ import annotations

from typing import Final

from outremer.bots.jerusalem import worth
from outremer.bots.jerusalem.city import City
from outremer.bots.jerusalem.purses import Purses
from outremer.bots.jerusalem.spread import Place, spread
from outremer.games.jerusalem.action_cards import PUT_IN
from outremer.games.jerusalem.actions import DONE, HIRE, LORD, PEDDLE, PLACE, PLAY, PUT, SHIFT, SWAP, TAKE, TO, WITH
from outremer.games.jerusalem.names import (
    BESANT,
    CARDS,
    INFLUENCE,
    MERCENARIES,
    MOVE_TWO,
    NOBLE,
    NOBLE_AND_BESANT,
    ONE_NOBLE,
    PRESTIGE,
    SPACE_COUNT,
    TURNCOAT,
    TWO_BESANTS,
    TWO_INCOMES,
    TWO_PRESTIGE,
    spaces_of,
)
from outremer.games.jerusalem.state import CARD_PRICE
from outremer.games.jerusalem.view import View

MOST: Final = 36  # nobles that are spread at a time
HIRES: Final = 6  # mercenaries that are thought of
MOVES: Final = 2  # nobles that the Officer or a card may move (M.3, C.7)
LATER: Final = 0.6  # of a card's worth: what it must bring now not to be kept
LONGING: Final = 0.1  # what a change of plans must bring
AT_ONCE: Final = [ONE_NOBLE, TWO_BESANTS, TWO_INCOMES, NOBLE_AND_BESANT]


class Scheme:
    """What to do with the nobles that are at hand, and how good it will be."""

    def __init__(self, city: City, score: float, hires: int, places: list[Place], first: list[int]) -> None:
        self.city = city  # before the nobles are placed
        self.score = score
        self.hires = hires
        self.places = places
        self.first = first  # what is done before, by a card or a power


class Deployment:
    """One look at the city in the own turn."""

    def __init__(self, city: City, view: View, purses: Purses, legal: list[int]) -> None:
        self.city = city
        self.board = city.board
        self.view = view
        self.legal = legal
        self.turn = city.turn
        self.besants = view.own[1]
        self.cheap = view.number(CARD_PRICE) == 1
        self.nobles = city.stocks(purses, NOBLE)
        self.coins = city.stocks(purses, BESANT)

    def actions(self) -> list[int]:
        """All that is to be done, or only the next card or power, after which things look different."""
        card = self._card_at_once()
        if card >= 0:
            return [PLAY + card]
        scheme = self._with_cards(self._scheme(self.city, 0, self.cheap, []))
        if TAKE + BESANT in self.legal:
            moved = self._moved([])
            if moved is None or moved.score < scheme.score + self.city.besant + LONGING:
                return [TAKE + BESANT]
            scheme = moved
        return scheme.first or self._carry_out(scheme)

    # what is left behind the screen

    def _kept(self, nobles: int) -> float:
        if self.turn < worth.LAST:
            return self.city.noble * nobles
        return worth.gift(self.board.gift_most, nobles + self.nobles[0], self.nobles[1])

    def _purse(self, besants: int) -> float:
        if self.turn < worth.LAST:
            return worth.coins(self.turn, besants)
        return self.city.besant * besants + worth.gift(self.board.gift_most, besants + self.coins[0], self.coins[1])

    # cards

    def _card_at_once(self) -> int:
        """A card that only gives something, unless it is better kept for the King's gifts; -1 if there is none."""
        held = [kind for kind in range(len(CARDS)) if PLAY + kind in self.legal]
        if self.turn < worth.LAST:
            held = [kind for kind in held if kind in AT_ONCE]
        else:
            held = [kind for kind in held if kind in (*AT_ONCE, TWO_PRESTIGE) and self._is_spare(kind)]
        return max(held, key=self._worth, default=-1)

    def _worth(self, kind: int) -> float:
        return worth.card_worth(self.board, kind, self.turn, self.city.struck)

    def _is_spare(self, kind: int) -> bool:
        """In the last turn: it is worth more than the gift, or another card is left for that."""
        return sum(self.view.hand) > 1 or self._worth(kind) > self.board.gift_card

    def _price_of(self, kind: int) -> float:
        """What the card must bring to be played now."""
        if self.turn < worth.LAST:
            return LATER * self._worth(kind)
        return LONGING if sum(self.view.hand) > 1 else self.board.gift_card

    def _with_cards(self, scheme: Scheme) -> Scheme:
        """The scheme with the one card that makes it best, if any is good enough."""
        best = scheme
        gain = 0.0
        for kind in range(len(CARDS)):
            if PLAY + kind not in self.legal:
                continue
            for other in self._with_card(kind):
                if other.score - scheme.score - self._price_of(kind) > gain:
                    gain = other.score - scheme.score - self._price_of(kind)
                    best = other
        return best

    def _with_card(self, kind: int) -> list[Scheme]:
        if kind >= INFLUENCE:
            return [self._influence(kind, sites) for sites in self._sites(kind - INFLUENCE)]
        if kind == MERCENARIES:
            return [self._scheme(self.city, 0, True, [PLAY + kind])]
        if kind == MOVE_TWO:
            moved = self._moved([PLAY + kind])
            return [moved] if moved else []
        return []

    def _sites(self, sector: int) -> list[list[int]]:
        """Where the two nobles of a card may go."""
        spaces = [space for space in spaces_of(sector) if self.city.open[space]]
        return [[one, other] for at, one in enumerate(spaces) for other in spaces[at:]]

    def _influence(self, kind: int, sites: list[int]) -> Scheme:
        choices = sum(1 for space in spaces_of(kind - INFLUENCE) if self.city.open[space])
        put = [PUT + space for space in sites] if choices > 1 else []  # nothing to choose is not asked (C.9)
        city = self.city.with_nobles([(space, 1) for space in sites])
        assert len(sites) == PUT_IN
        return self._scheme(city, 0, self.cheap, [PLAY + kind, *put])

    # nobles

    def _scheme(self, city: City, more: int, cheap: bool, first: list[int]) -> Scheme:
        """The best use of the nobles behind the screen, of `more` that come along, and of mercenaries."""
        hand = self.view.own[0] + more
        prices = self._prices(cheap)
        table = spread(city, min(MOST, hand + len(prices)))
        start = city.standing()
        best = Scheme(city, -1.0, 0, [], first)
        paid = 0
        for hires in range(len(prices) + 1):
            paid += prices[hires - 1] if hires else 0
            purse = self._purse(self.besants - paid)
            for count in range(min(hand + hires, len(table.plain) - 1) + 1):
                value = max(table.plain[count], table.lord[count])
                score = start + value + purse + self._kept(hand + hires - count)
                if score > best.score:
                    with_lord = table.lord[count] > table.plain[count]
                    best = Scheme(city, score, hires, table.places(count, with_lord), first)
        return best

    def _prices(self, cheap: bool) -> list[int]:
        """What each mercenary would cost that can be paid for."""
        usual = self.board.hire_price_card if cheap else self.board.hire_price
        special = self.board.cheap_hires[self.city.ranks[self.city.me]]
        hired = self.view.own[2]
        found: list[int] = []
        while len(found) < HIRES:
            at = hired + len(found)
            price = min(special[at], usual) if at < len(special) else usual
            if sum(found) + price > self.besants:
                break
            found.append(price)
        return found

    # moving

    def _moved(self, first: list[int]) -> Scheme | None:
        """The best scheme in which one or two nobles leave where they are of least use. None if none can."""
        best: Scheme | None = None
        city = self.city
        starts: list[int] = []
        for _ in range(MOVES):
            space = _idlest(city, [])
            if space < 0:
                break
            starts.append(space)
            city = city.with_nobles([(space, -1)])
            other = self._scheme(city, len(starts), self.cheap, [])
            found = self._move_first(other, starts, first)
            if found and (best is None or found.score > best.score):
                best = found
        return best

    def _move_first(self, scheme: Scheme, starts: list[int], first: list[int]) -> Scheme | None:
        """Let the nobles that leave fill the first places of the scheme; None if they would go back."""
        moves: list[int] = []
        left = starts[:]
        for space, count, _ in scheme.places:
            if space in starts:
                return None
            for _ in range(min(count, len(left))):
                moves += [SHIFT + left.pop(0), TO + space]
        if left:
            return None
        done = [DONE] if len(starts) < MOVES else []
        return Scheme(scheme.city, scheme.score, scheme.hires, scheme.places, [*first, *moves, *done])

    # all of it

    def _carry_out(self, scheme: Scheme) -> list[int]:
        found = [HIRE] * scheme.hires
        city = scheme.city
        lord: list[int] = []
        for space, count, with_lord in scheme.places:
            found += [PLACE + space] * count
            city = city.with_nobles([(space, count)])
            if with_lord:
                lord = [space]
        if PLAY + TURNCOAT in self.legal:
            found += self._turncoat(city, lord)
        found += [LORD + space for space in lord]
        if self.turn >= worth.LAST - 1 or city.struck:
            paid = sum(self._prices(self.cheap)[: scheme.hires])
            found += self._peddle(city, self.besants - paid, lord)
        return [*found, DONE]

    def _turncoat(self, city: City, lord: list[int]) -> list[int]:
        """The card that lets two nobles change places, if that is good enough (C.6)."""
        best = self._price_of(TURNCOAT)
        found: list[int] = []
        own = [space for space in range(SPACE_COUNT) if city.open[space] and city.counts[city.me][space]]
        for start in own:
            if start in lord:
                continue
            for other in city.rivals:
                for space in range(SPACE_COUNT):
                    if space == start or not city.open[space] or not city.counts[other][space]:
                        continue
                    gain = city.change(
                        [(city.me, start, -1), (other, start, 1), (city.me, space, 1), (other, space, -1)]
                    )
                    if gain > best:
                        best = gain
                        found = [PLAY + TURNCOAT, SWAP + start, WITH + other * SPACE_COUNT + space]
        return found

    def _peddle(self, city: City, besants: int, lord: list[int]) -> list[int]:
        """Three nobles for a besant, as long as they are worth less (2.6)."""
        found: list[int] = []
        while True:
            sold: list[int] = []
            after = city
            for _ in range(self.board.peddle_nobles):
                space = _idlest(after, lord)
                if space < 0:
                    return found
                sold.append(space)
                after = after.with_nobles([(space, -1)])
            lost = city.standing() - after.standing()
            besants += self.board.peddle_besants
            if self._purse(besants) - self._purse(besants - self.board.peddle_besants) <= lost:
                return found
            found += [PEDDLE + space for space in sold]
            city = after


def _idlest(city: City, closed: list[int]) -> int:
    """The space that can best spare an own noble, -1 if none can."""
    own = [space for space in range(SPACE_COUNT) if city.counts[city.me][space] and city.open[space]]
    own = [space for space in own if space not in closed]
    return max(own, key=lambda space: city.change([(city.me, space, -1)]), default=-1)


def two_incomes(turn: int, legal: list[int]) -> int:
    """Prestige, and a noble while it is worth more than a besant (C.4)."""
    noble = worth.NOBLE[turn - 1] > worth.BESANT[turn]
    wish = [TAKE + PRESTIGE, TAKE + NOBLE, TAKE + BESANT] if noble else [TAKE + PRESTIGE, TAKE + BESANT, TAKE + NOBLE]
    return next(action for action in wish if action in legal)
