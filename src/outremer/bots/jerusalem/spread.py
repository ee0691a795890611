"""How to spread nobles over the city: for every number of them the best that can be done, with and without the Lord.

The spaces of a sector are joined first, because its privilege depends on all that come to them together.
"""

from __future__ import annotations

from typing import Final

from outremer.bots.jerusalem.city import City
from outremer.games.jerusalem.names import SECTORS, spaces_of

NOT_POSSIBLE: Final = -1e9
TROUBLE: Final = 0.05  # what it must bring to send the Lord out

Place = tuple[int, int, bool]  # a space, how many nobles come to it, and whether the Lord comes with them


class Spread:
    """What is gained by so many nobles: `plain[n]` without the Lord, `lord[n]` with him."""

    def __init__(self, plain: list[float], lord: list[float]) -> None:
        self.plain = plain
        self.lord = lord

    def places(self, count: int, with_lord: bool) -> list[Place]:
        """Where they go."""
        raise NotImplementedError


class Space(Spread):
    """A single space."""

    def __init__(self, city: City, space: int, most: int) -> None:
        self.space = space
        mine = city.counts[city.me][space]
        start = city.worth_of(space, mine)
        if not city.open[space]:
            super().__init__([0.0], [NOT_POSSIBLE])
            return
        counts = range(most + 1)
        needed = city.lord_needs(space)
        bonus = city.saved_by_lord() - TROUBLE
        lord = [
            NOT_POSSIBLE if count < needed else city.worth_of(space, mine + count, True) - start + bonus
            for count in counts
        ]
        super().__init__([city.worth_of(space, mine + count) - start for count in counts], lord)

    def places(self, count: int, with_lord: bool) -> list[Place]:
        return [(self.space, count, with_lord)] if count or with_lord else []


class Joined(Spread):
    """Two parts of the city together: the best division for each number."""

    def __init__(self, one: Spread, other: Spread, most: int) -> None:
        self.one = one
        self.other = other
        self.plain_split: list[int] = []  # how many go to `one`
        self.lord_split: list[tuple[int, bool]] = []  # and whether the Lord does
        plain: list[float] = []
        lord: list[float] = []
        for count in range(min(most, len(one.plain) + len(other.plain) - 2) + 1):
            low = max(0, count - len(other.plain) + 1)
            high = min(count, len(one.plain) - 1)
            splits = range(low, high + 1)
            values = [one.plain[at] + other.plain[count - at] for at in splits]
            plain.append(max(values))
            self.plain_split.append(low + values.index(plain[-1]))
            here = [one.lord[at] + other.plain[count - at] for at in splits]
            there = [one.plain[at] + other.lord[count - at] for at in splits]
            lord.append(max(max(here), max(there)))
            is_here = lord[-1] == max(here)
            self.lord_split.append((low + (here if is_here else there).index(lord[-1]), is_here))
        super().__init__(plain, lord)

    def places(self, count: int, with_lord: bool) -> list[Place]:
        if not with_lord:
            part = self.plain_split[count]
            return self.one.places(part, False) + self.other.places(count - part, False)
        part, here = self.lord_split[count]
        return self.one.places(part, here) + self.other.places(count - part, not here)


def spread(city: City, most: int) -> Spread:
    """The whole city."""
    whole: Spread | None = None
    for sector in range(len(SECTORS)):
        part: Spread | None = None
        for space in spaces_of(sector):
            single = Space(city, space, most)
            part = Joined(part, single, most) if part else single
        assert part is not None
        _add_privilege(city, sector, part)
        whole = Joined(whole, part, most) if whole else part
    assert whole is not None
    return whole


def _add_privilege(city: City, sector: int, part: Spread) -> None:
    if not city.privilege[sector]:
        return
    there = city.in_sector(sector)
    start = city.privilege_of(sector, there)
    for count in range(len(part.plain)):
        gained = city.privilege_of(sector, there + count) - start
        part.plain[count] += gained
        part.lord[count] += gained
