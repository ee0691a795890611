"""The components of Jerusalem as numbers: incomes (3.3), cards (C), magistrates (M), costs, events (E), from `data/`.

Nothing in the board changes during a game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from outremer.core.data import LABELS, DataFolder, Entry, Provenance
from outremer.core.errors import DataError
from outremer.games.jerusalem.names import CARDS, EVENTS, MAGISTRATES, PALACE, RESOURCES, SECTORS, SPACES

DATA: Final = Path(__file__).parent / "data"
FIGURES: Final = ["standard", "mild-palace", "mild-templars", "mild"]  # named sets of incomes
SCOPES: Final = ["two-sectors", "all-sectors"]  # of the Election (E.2)
DECK: Final = 27  # cards (C.0)
PURSE: Final = 256  # more besants than anybody can ever have
TURNS: Final = 5
WAR_MOST: Final = 3  # nobles of one opponent: two bits count them (E.4)

_GIVES: Final = ["nobles", "besants", "prestige"]  # in the order of RESOURCES
COSTS: Final = {
    "setup": ["besants"],
    "mercenaries": ["price", "with_card"],
    "peddling": ["nobles", "besants"],
    "materials": ["price", "most"],
    "construction": ["above_floor", "first_more"],
    "gifts": ["most", "tied", "card"],
    "succession": ["saved"],
    "tax": ["price"],
    "war": ["each"],
    "components": ["nobles", "lords", "cylinders", "floors", "silver", "gold", "screens"],
}


class Board:
    """Index = number of the space, card, magistrate or event in `names`."""

    def __init__(self) -> None:
        self.digest = ""
        self.large: list[int] = []  # by space
        self.income: list[list[int]] = []  # by set of figures: by space and resource
        self.kind_of: list[int] = []  # by card: what it is, the copies one after the other
        self.rank_nobles: list[int] = []  # by magistrate
        self.rank_besants: list[int] = []
        self.lord_large: list[int] = []
        self.lord_small: list[int] = []
        self.cheap_hires: list[list[int]] = []
        self.officer_moves: list[int] = []
        self.struck: list[list[int]] = []  # by event: sectors
        self.start_besants: int
        self.hire_price: int
        self.hire_price_card: int
        self.peddle_nobles: int
        self.peddle_besants: int
        self.materials_price: int
        self.materials_most: int
        self.floor_above: int
        self.floor_first: int
        self.gift_most: int
        self.gift_tied: int
        self.gift_card: int
        self.saved_by_lord: int
        self.tax_price: int
        self.war_each: int

    def cards_of(self, kind: int) -> range:
        """The numbers of the copies of a card."""
        return range(self.kind_of.index(kind), self.kind_of.index(kind) + self.kind_of.count(kind))

    def floor_price(self, floor: int, highest: int) -> int:
        """Floor n costs n + 1, and one more for the first in the game to build it (3.4)."""
        return floor + self.floor_above + (self.floor_first if floor > highest else 0)

    def mercenary_price(self, rank: int, hired: int, with_card: bool) -> int:
        """What the next one costs him who has hired so many this turn: the best price for each (2.5)."""
        usual = self.hire_price_card if with_card else self.hire_price
        cheap = self.cheap_hires[rank]
        return min(cheap[hired], usual) if hired < len(cheap) else usual


def load_board(override: Path | None = None) -> Board:
    """The board of the built-in data, or of the files that an override folder puts in their place."""
    folder = DataFolder(DATA, override)
    board = Board()
    _read_spaces(board, folder)
    _read_cards(board, folder)
    _read_magistrates(board, folder)
    _read_costs(board, folder)
    _read_events(board, folder)
    _check_purse(board)
    board.digest = folder.digest()
    return board


def _entries(folder: DataFolder) -> list[Entry]:
    entries = folder.complete("board.toml", "space", SPACES) + folder.complete("board.toml", "figures", FIGURES)
    entries += folder.complete("cards.toml", "card", CARDS)
    entries += folder.complete("magistrates.toml", "magistrate", MAGISTRATES)
    entries += [folder.table("costs.toml", key) for key in COSTS]
    return entries + folder.complete("events.toml", "event", EVENTS)


def provenance(override: Path | None = None) -> list[Provenance]:
    """Where every value is from and how sure we are of it, file by file."""
    return [each for entry in _entries(DataFolder(DATA, override)) for each in entry.provenance()]


def _read_spaces(board: Board, folder: DataFolder) -> None:
    """Incomes of the sixteen spaces (3.3), and the named sets of other figures."""
    folder.only("board.toml", ["space", "figures"])
    usual: list[int] = []
    for entry in folder.complete("board.toml", "space", SPACES):
        entry.check([*LABELS, "size", *_GIVES], [])
        entry.check_labels()
        board.large.append(1 - entry.choice("size", ["large", "small"]))
        usual += [entry.number(key, 0, 12) for key in _GIVES]
    for entry in folder.complete("board.toml", "figures", FIGURES):
        entry.check(["id", "changes"], [])
        board.income.append(_changed(entry, usual))


def _changed(entry: Entry, usual: list[int]) -> list[int]:
    """The usual incomes with a set's changes."""
    incomes = usual[:]
    changes = Entry(entry.file, entry.name, entry.inner("changes"))
    for name in changes.table:
        if name not in SPACES:
            raise changes.error("data-unknown-word", f"changes names an unknown {name}", {"field": "changes"})
        space = Entry(entry.file, f"{entry.name} {name}", changes.inner(name))
        space.check_keys([], _GIVES)
        for at, key in enumerate(_GIVES):
            if space.has(key):
                incomes[len(RESOURCES) * SPACES.index(name) + at] = space.number(key, 0, 12)
    return incomes


def _read_cards(board: Board, folder: DataFolder) -> None:
    folder.only("cards.toml", ["card"])
    for kind, entry in enumerate(folder.complete("cards.toml", "card", CARDS)):
        entry.check([*LABELS, "copies"], [])
        entry.check_labels()
        board.kind_of += [kind] * entry.number("copies", 1, DECK)
    if len(board.kind_of) != DECK:
        args: dict[str, str | int] = {"file": "cards.toml", "entry": "copies", "wanted": DECK}
        reason = f"the deck must have {DECK} cards, not {len(board.kind_of)}"
        raise DataError("data-deck", {**args, "given": len(board.kind_of), "reason": reason})


def _read_magistrates(board: Board, folder: DataFolder) -> None:
    folder.only("magistrates.toml", ["magistrate"])
    for entry in folder.complete("magistrates.toml", "magistrate", MAGISTRATES):
        entry.check([*LABELS, "nobles", "besants", "lord_large", "lord_small", "mercenaries", "moves"], [])
        entry.check_labels()
        board.rank_nobles.append(entry.number("nobles", 0, 12))
        board.rank_besants.append(entry.number("besants", 0, 12))
        board.lord_large.append(entry.number("lord_large", 1, 12))
        board.lord_small.append(entry.number("lord_small", 1, 12))
        board.cheap_hires.append(_prices(entry))
        board.officer_moves.append(entry.number("moves", 0, 2))


def _prices(entry: Entry) -> list[int]:
    """The prices of the first mercenaries of a turn: none, or two."""
    value = entry.value("mercenaries")
    if not isinstance(value, list) or len(value) not in (0, 2):
        raise entry.error("data-prices", "mercenaries must be two prices or none", {"field": "mercenaries"})
    prices = [Entry(entry.file, entry.name, {"mercenaries": each}) for each in value]
    return [price.number("mercenaries", 1, 12) for price in prices]


def _read_costs(board: Board, folder: DataFolder) -> None:
    folder.only("costs.toml", list(COSTS))
    for name, keys in COSTS.items():
        folder.table("costs.toml", name).check(keys, [])

    def number(table: str, key: str, low: int) -> int:
        return folder.table("costs.toml", table).number(key, low, 99)

    board.start_besants = number("setup", "besants", 0)
    board.hire_price = number("mercenaries", "price", 1)
    board.hire_price_card = number("mercenaries", "with_card", 1)
    board.peddle_nobles = number("peddling", "nobles", 1)
    board.peddle_besants = number("peddling", "besants", 0)
    board.materials_price = number("materials", "price", 1)
    board.materials_most = number("materials", "most", 0)
    board.floor_above = number("construction", "above_floor", 0)
    board.floor_first = number("construction", "first_more", 0)
    board.gift_most = number("gifts", "most", 0)
    board.gift_tied = number("gifts", "tied", 0)
    board.gift_card = number("gifts", "card", 0)
    board.saved_by_lord = number("succession", "saved", 0)
    board.tax_price = number("tax", "price", 1)
    board.war_each = folder.table("costs.toml", "war").number("each", 0, WAR_MOST)


def _read_events(board: Board, folder: DataFolder) -> None:
    folder.only("events.toml", ["event"])
    for entry in folder.complete("events.toml", "event", EVENTS):
        entry.check([*LABELS, "sectors"], [])
        entry.check_labels()
        board.struck.append(entry.choices("sectors", SECTORS))


def _check_purse(board: Board) -> None:
    """Nobody may ever own PURSE besants: what a seat knows of the others' purses is kept in rows of that width."""
    places = len(SPACES)
    for incomes in board.income:
        besants = sum(incomes[3 * space + 1] for space in range(places)) + max(board.rank_besants) + 1
        nobles = sum(incomes[3 * space] for space in range(places)) + max(board.rank_nobles)
        most = board.start_besants + TURNS * besants + DECK * 2
        most += (TURNS * nobles + DECK * 2) * board.peddle_besants // board.peddle_nobles
        if most >= PURSE:
            reason = f"somebody could come to own {most} besants; {PURSE - 1} are the most that can be kept account of"
            args: dict[str, str | int] = {"file": "board.toml", "entry": "besants", "reason": reason}
            raise DataError("data-purse", {**args, "given": most, "most": PURSE - 1})


def palace_is_large(board: Board, space: int) -> bool:
    """The Palace space from which the Lord of the highest tower is banned (2.4)."""
    return space // 3 == PALACE and board.large[space] == 1
