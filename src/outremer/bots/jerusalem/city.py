"""The city as the squire sees it: what each space and privilege is worth to it, and how likely it is to keep them."""

from __future__ import annotations

from math import exp
from typing import Final

from outremer.bots.jerusalem import worth
from outremer.bots.jerusalem.purses import Purses, incomes
from outremer.games.jerusalem.board import Board, palace_is_large
from outremer.games.jerusalem.names import (
    BESANT,
    MARKET,
    NOBILITY,
    NOBLE,
    PALACE,
    PATRIARCHS,
    PRESTIGE,
    RESOURCES,
    SECTORS,
    SPACE_COUNT,
    SPECIAL_TAX,
    SUCCESSION,
    TOWER,
    WAR,
    sector_of,
    spaces_of,
)
from outremer.games.jerusalem.state import OPTION_FIGURES, TURN
from outremer.games.jerusalem.view import View

DENY: Final = 0.2  # of what a space pays: that nobody else has it
SURPLUS: Final = 4  # nobles beyond the strongest rival's that count in full
STRIKING: Final = 0.35  # of a noble's worth: what one noble less of a rival is worth in War
ALONE: Final = 0.6  # of being still alone in a space when the Election comes
LAST_WORD: Final = 0.7  # to move a noble from the Tower when everybody has deployed
ATTACK: Final = 0.95  # how readily a rival takes a space that is easily taken
PRESSURE: Final = 6.0  # nobles that he may bring, compared with an even spread over the city
PLAIN: Final = 0.01
NEVER: Final = 99
UNPLACED: Final = 0.3  # of his nobles that a rival keeps back in the last turn
SURE: Final = 0.7  # of the incomes that would come as it stands
PRIVILEGED: Final = [PATRIARCHS, MARKET, NOBILITY]
SETTLED: Final = ["tower-gain", "university", "materials", "intrigue", "income", "succession", "special-tax", "war"]


class City:
    """Nobles by seat and space, and everything that follows for the seat that looks at them."""

    def __init__(self, board: Board, view: View, purses: Purses) -> None:
        self.board = board
        self.view = view
        self.me = view.seat
        self.turn = view.number(TURN)
        self.ranks = [view.rank(seat) for seat in range(view.players())]
        self.rivals = [seat for seat in range(view.players()) if seat != self.me]
        self.counts = [[view.nobles_at(seat, space) for space in range(SPACE_COUNT)] for seat in range(view.players())]
        self.entered = list(view.entered)
        self.open = [view.lord_at(space) < 0 for space in range(SPACE_COUNT)]
        self.noble = worth.NOBLE[self.turn]
        self.besant = worth.BESANT[self.turn]
        self.event = view.event()
        self.struck = worth.struck_sectors(board, view)
        self.later = self._later(purses)
        self.pays = self._pays()
        self.privilege = self._privileges()
        self.total = sum(self.pays[space] for space in range(SPACE_COUNT) if self.open[space]) + sum(self.privilege)

    def with_nobles(self, changes: list[tuple[int, int]], seat: int = -1) -> City:
        """The city after nobles have come to spaces (or left them, if the number is negative)."""
        other = City.__new__(City)
        other.__dict__.update(self.__dict__)
        other.counts = [row[:] for row in self.counts]
        other.entered = self.entered[:]
        for space, count in changes:
            other.counts[self.me if seat < 0 else seat][space] += count
            if seat < 0:
                came = other.entered[space] + max(0, count)
                other.entered[space] = min(came, other.counts[self.me][space])  # those who came now leave last
        return other

    def _later(self, purses: Purses) -> list[int]:
        """By seat: the nobles with which it has still to deploy this turn."""
        found = [0] * len(self.counts)
        if self.view.phase() in SETTLED:
            return found
        for seat in self.rivals:
            if self.ranks[seat] > self.ranks[self.me]:
                found[seat] = purses.nobles[seat] + self.board.rank_nobles[self.ranks[seat]]
        return found

    # what can be had

    def _pays(self) -> list[float]:
        """What each space pays, in points of prestige."""
        figures = self.board.income[self.view.number(OPTION_FIGURES)]
        rates = {NOBLE: self.noble, BESANT: self.besant, PRESTIGE: 1.0}
        kinds = len(RESOURCES)
        found = [sum(rates[at] * figures[kinds * space + at] for at in rates) for space in range(SPACE_COUNT)]
        if self.view.phase() in SETTLED:
            found[TOWER] = 0.0  # it has paid
        elif self.open[TOWER]:
            found[TOWER] += LAST_WORD
        return found

    def _privileges(self) -> list[float]:
        """What the privilege of each sector is worth (3.2)."""
        found = [0.0] * len(SECTORS)
        found[PATRIARCHS] = max(0.2, worth.CARD - self.noble) if self.turn < worth.LAST else 0.1
        points = min(self.board.materials_most, self.view.own[1] // self.board.materials_price)
        found[MARKET] = 0.2 + points * max(0.0, 1 - self.board.materials_price * self.besant)
        found[NOBILITY] = 1.3
        return found

    # how likely it is to be kept

    def hold(self, mine: int, others: list[int], prize: float) -> float:
        """How likely it is to have most at the end of the deployment; `others` are the rivals' nobles by seat."""
        if not mine:
            return 0.0
        likely = 1.0
        rank = self.ranks[self.me]
        for seat in self.rivals:
            count = others[seat]
            if count > mine or (count == mine and self.ranks[seat] < rank):
                return 0.0
            nobles = self.later[seat]
            if nobles:
                needed = mine - count
                if needed < nobles:
                    likely *= 1 - ATTACK * exp(-needed / (PLAIN + PRESSURE * nobles * prize / self.total))
        return likely

    def prize(self, space: int) -> float:
        """What a space pays, and what the others miss who could have had it."""
        return self.pays[space] * (1 + DENY)

    def worth_of(self, space: int, mine: int, shut: bool = False) -> float:
        """So many own nobles in a space, now and for the turns to come; `shut` if a Lord keeps all others out."""
        others = [row[space] for row in self.counts]
        if shut or not self.open[space]:
            kept = 1.0 if self.leads(mine, others) else 0.0
        else:
            kept = self.hold(mine, others, self.pays[space])
        return kept * self.prize(space) + self._standing_worth(space, mine, others)

    def leads(self, mine: int, others: list[int]) -> bool:
        """Whether so many nobles are most as it stands."""
        rank = self.ranks[self.me]
        return mine > 0 and all((others[seat], -self.ranks[seat]) < (mine, -rank) for seat in self.rivals)

    def _standing_worth(self, space: int, mine: int, others: list[int]) -> float:
        """What nobles in a space are worth for the turns after this one, after what the event does to them."""
        each = worth.STAY * self.noble
        if sector_of(space) in self.struck:
            return self._after_event(mine, others, each)
        strongest = max(others[seat] for seat in self.rivals)
        surplus = max(0, mine - strongest - SURPLUS)
        return each * (mine - 0.5 * surplus)

    def _after_event(self, mine: int, others: list[int], each: float) -> float:
        if self.event == SUCCESSION:
            return 0.0
        if self.event == WAR:
            return STRIKING * each * min(mine, self.board.war_each * len(self.rivals))
        if self.event == SPECIAL_TAX:
            return max(0.0, each - self.board.tax_price * self.besant) * mine
        present = [others[seat] for seat in self.rivals if others[seat]]
        if present:
            return each * min(mine, *present)
        return each * mine * (ALONE if any(self.later) else 1.0)

    def privilege_of(self, sector: int, mine: int) -> float:
        """So many own nobles in a sector, for its privilege."""
        prize = self.privilege[sector]
        if not prize:
            return 0.0
        others = [sum(row[space] for space in spaces_of(sector)) for row in self.counts]
        return prize * self.hold(mine, others, prize)

    def in_sector(self, sector: int) -> int:
        return sum(self.counts[self.me][space] for space in spaces_of(sector))

    def standing(self) -> float:
        """Everything as it stands."""
        own = self.counts[self.me]
        found = sum(self.worth_of(space, own[space]) for space in range(SPACE_COUNT))
        return found + sum(self.privilege_of(sector, self.in_sector(sector)) for sector in PRIVILEGED)

    def change(self, changes: list[tuple[int, int, int]]) -> float:
        """What is gained when nobles of some seats (seat, space, count) come or go."""
        after = self
        for seat, space, count in changes:
            after = after.with_nobles([(space, count)], -1 if seat == self.me else seat)
        found = 0.0
        for space in {space for _, space, _ in changes}:
            found += after.worth_of(space, after.counts[self.me][space])
            found -= self.worth_of(space, self.counts[self.me][space])
        for sector in {sector_of(space) for _, space, _ in changes}:
            found += after.privilege_of(sector, after.in_sector(sector))
            found -= self.privilege_of(sector, self.in_sector(sector))
        return found

    # the Lord

    def lord_needs(self, space: int) -> int:
        """How many nobles have still to come for the Lord (2.4); many if he may not stand there."""
        if not self.open[space] or self.view.lords[self.me]:
            return NEVER
        if palace_is_large(self.board, space) and (self.turn == 1 or self.is_leader(self.me)):
            return NEVER
        rank = self.ranks[self.me]
        table = self.board.lord_large if self.board.large[space] else self.board.lord_small
        return max(0, table[rank] - self.entered[space])

    def is_leader(self, seat: int) -> bool:
        """Whether nobody has a higher tower, or as high a one and more prestige."""
        view = self.view
        towers = [(view.floors[other], view.prestige[other]) for other in range(view.players())]
        return towers[seat] == max(towers)

    def saved_by_lord(self) -> float:
        """What a Lord in the city saves in Succession (E.1)."""
        if self.event != SUCCESSION:
            return 0.0
        return worth.STAY * self.noble * min(self.board.saved_by_lord, self.in_sector(PALACE))

    # the King's gifts

    def stocks(self, purses: Purses, resource: int) -> tuple[float, float]:
        """What I shall receive before the gifts, and the most that a rival is likely to have then (K.1)."""
        held = purses.nobles if resource == NOBLE else purses.besants
        most = 0.0
        for seat in self.rivals:
            left = float(held[seat])
            if resource == NOBLE and self.later[seat]:
                left = UNPLACED * self.later[seat]
            most = max(most, left + SURE * incomes(self.board, self.view, seat)[resource])
        return SURE * incomes(self.board, self.view, self.me)[resource], most
