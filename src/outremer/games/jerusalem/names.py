"""The identifiers of seats, spaces, magistrates, cards and events, in the order of their numbers (0.2, S.2, M, C, E).

What they are worth stands in `data/`; a data folder may change values but not these names.
"""

from typing import Final

SEATS: Final = ["red", "green", "blue", "yellow"]

SECTORS: Final = ["palace", "templars", "patriarchs", "market", "nobility", "tower"]
SPACES: Final = [
    "palace-large", "palace-left", "palace-right", "templars-large", "templars-left", "templars-right",
    "patriarchs-large", "patriarchs-left", "patriarchs-right", "market-large", "market-left", "market-right",
    "nobility-large", "nobility-left", "nobility-right", "tower",
]  # three a sector in the order of their incomes (3.3), then David's Tower
PALACE: Final = 0
TEMPLARS: Final = 1
PATRIARCHS: Final = 2
MARKET: Final = 3
NOBILITY: Final = 4
PALACE_LARGE: Final = 0
TOWER: Final = 15
SPACE_COUNT: Final = 16
SEAT_COUNT: Final = 4

MAGISTRATES: Final = ["gendarme", "treasurer", "officer", "admiral"]  # by rank
GENDARME: Final = 0
TREASURER: Final = 1
OFFICER: Final = 2
ADMIRAL: Final = 3

CARDS: Final = [
    "one-noble", "two-besants", "two-prestige", "two-incomes", "noble-and-besant", "turncoat", "move-two",
    "mercenaries", "influence-palace", "influence-templars", "influence-patriarchs", "influence-market",
    "influence-nobility", "influence-tower",
]
ONE_NOBLE: Final = 0
TWO_BESANTS: Final = 1
TWO_PRESTIGE: Final = 2
TWO_INCOMES: Final = 3
NOBLE_AND_BESANT: Final = 4
TURNCOAT: Final = 5
MOVE_TWO: Final = 6
MERCENARIES: Final = 7
INFLUENCE: Final = 8  # and the next five: one a sector

EVENTS: Final = ["succession", "election", "special-tax", "war"]
SUCCESSION: Final = 0
ELECTION: Final = 1
SPECIAL_TAX: Final = 2
WAR: Final = 3

RESOURCES: Final = ["noble", "besant", "prestige"]
NOBLE: Final = 0
BESANT: Final = 1
PRESTIGE: Final = 2


def sector_of(space: int) -> int:
    return space // 3


def spaces_of(sector: int) -> range:
    """The three spaces of a sector, the large one first; of the Tower the one."""
    return range(3 * sector, min(3 * sector + 3, SPACE_COUNT))
