"""The components of Crusader Rex as numbers: map (1.0), blocks (2.0) and cards (4.0), read from `data/`.

Towns, blocks and cards are known by their indexes in `names`. The board holds no names for readers, and nothing in it
changes during a game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from outremer.core.data import LABELS, DataFolder, Entry, Provenance
from outremer.core.errors import DataError
from outremer.games.crusader_rex.names import BLOCKS, CARDS, FRANK, FRANKS, NATIONS, SARACEN, SIDES, TOWNS

OUTREMER: Final = 0
ORDER: Final = 1
TURCOPOLE: Final = 2
CRUSADER: Final = 3
PILGRIM: Final = 4
EMIR: Final = 5
NOMAD: Final = 6

GROUPS: Final = ["outremer", "order", "turcopole", "crusader", "pilgrim", "emir", "nomad"]
KINGDOMS: Final = ["syria", "egypt", "antioch", "tripoli", "jerusalem"]
LETTERS: Final = ["A", "B", "C"]
FURTHEST: Final = 4  # towns that a block may go: three, and one by a forced march (5.5)
MAJOR: Final = 8  # blocks that may pass a road (5.4)
MINOR: Final = 4
NARROW_STORM: Final = 2  # blocks that may storm Tyre and Tripoli (7.31)
DECK: Final = 25  # cards (4.0)
MOVE_CARDS: Final = 4  # kinds of move cards in `names`, Winter Campaign the last; the events follow
VICTORY: Final = 7  # cities that count (1.5)

DATA: Final = Path(__file__).parent / "data"
_TOWN_KEYS: Final = [*LABELS, "kingdom", "side", "value", "port", "narrow", "victory", "x", "y", "lat", "lon"]
_BLOCK_ROLE: Final = ["side", "group", "home", "alternates", "start"]
_BLOCK_WORTH: Final = ["move", "strength", "letter", "number", "knight", "harry", "permanent", "family"]
_CARD_KEYS: Final = [*LABELS, "kind", "value", "moves", "copies"]
_ROAD_COLUMNS: Final = ["a", "b", "type", "confidence", "source"]


class Board:
    """Index = number of the town, block or card in `names`."""

    def __init__(self) -> None:
        self.digest = ""
        # towns
        self.value: list[int] = []
        self.colour: list[int] = []  # 0 frank, 1 saracen
        self.port: list[int] = []
        self.ports: list[int] = []  # their towns
        self.castle: list[int] = []
        self.victory_towns: list[int] = []
        self.storm_limit: list[int] = []
        self.neighbours: list[list[int]] = [[] for _ in TOWNS]
        self.roads: list[list[int]] = [[] for _ in TOWNS]  # the roads to the neighbours, in the same order
        self.back: list[list[int]] = []  # for every way out of a town: which way of the neighbour leads back
        self.near: list[list[int]] = []  # by roads and town: the other towns that are no further, as bits
        self.road_ends: list[tuple[int, int]] = []
        self.road_limit: list[int] = []
        # blocks
        self.side: list[int] = []
        self.group: list[int] = []
        self.nation: list[int] = []  # -1: none
        self.home: list[int] = []  # -1: beyond the map
        self.seats: list[list[int]] = []  # main stronghold first, then the alternates
        self.movement: list[int] = []
        self.able: list[int] = []  # by movement: the blocks that have at least so much, as bits
        self.strength: list[int] = []
        self.letter: list[int] = []
        self.number: list[int] = []
        self.knight: list[int] = []
        self.harrier: list[int] = []
        self.permanent: list[int] = []
        self.returning = 0  # the blocks that may come back to a pool, as bits (6.7)
        self.family: list[int] = []  # Saladin's relatives, himself not among them
        self.on_map: list[int] = []
        # cards
        self.card_value: list[int] = []
        self.card_moves: list[int] = []
        self.card_copies: list[int] = []
        self.card_is_event: list[int] = []
        self.assassins_dice = 0
        self.assassins_number = 0


def load_board(override: Path | None = None) -> Board:
    """The board of the built-in data, or of the files that an override folder puts in their place."""
    folder = DataFolder(DATA, override)
    board = Board()
    kingdoms = _read_towns(board, folder)
    _read_roads(board, folder)
    _read_blocks(board, folder, kingdoms)
    _read_cards(board, folder)
    _derive(board)
    board.digest = folder.digest()
    return board


def _derive(board: Board) -> None:
    """Tables that follow from the others and are looked up too often to be worked out each time."""
    board.ports = [town for town in range(len(TOWNS)) if board.port[town]]
    for town in range(len(TOWNS)):
        board.back.append([board.neighbours[other].index(town) for other in board.neighbours[town]])
    reach = [1 << town for town in range(len(TOWNS))]
    for _ in range(FURTHEST + 1):
        board.near.append([reach[town] & ~(1 << town) for town in range(len(TOWNS))])
        wider = reach[:]
        for a, b in board.road_ends:
            wider[a] |= reach[b]
            wider[b] |= reach[a]
        reach = wider
    for movement in range(2 * FURTHEST):
        board.able.append(sum(1 << block for block in range(len(BLOCKS)) if board.movement[block] >= movement))
    board.returning = sum(1 << block for block in range(len(BLOCKS)) if not board.permanent[block])


def provenance(override: Path | None = None) -> list[Provenance]:
    """Where every value is from and how sure we are of it, file by file."""
    folder = DataFolder(DATA, override)
    entries = folder.complete("towns.toml", "town", TOWNS) + folder.entries("towns.toml", "place")
    entries += folder.complete("blocks.toml", "block", BLOCKS)
    entries.append(folder.table("blocks.toml", "assassins"))
    entries += folder.lines("roads.csv", _ROAD_COLUMNS)
    entries += folder.complete("cards.toml", "card", CARDS)
    return [each for entry in entries for each in entry.provenance()]


def _read_towns(board: Board, folder: DataFolder) -> list[int]:
    """Towns (1.1), castles (1.2), ports (1.3). Returns each town's kingdom."""
    folder.only("towns.toml", ["town", "place"])
    kingdoms: list[int] = []
    for town, entry in enumerate(folder.complete("towns.toml", "town", TOWNS)):
        entry.check(_TOWN_KEYS, [])
        entry.check_labels()
        _check_position(entry)
        kingdoms.append(entry.choice("kingdom", KINGDOMS))
        value = entry.number("value", 0, 4)
        board.value.append(value)
        board.castle.append(1 if value > 0 else 0)
        board.colour.append(entry.choice("side", SIDES))
        board.port.append(entry.flag("port"))
        board.storm_limit.append(NARROW_STORM if entry.flag("narrow") else 2 * value)
        if entry.flag("victory"):
            board.victory_towns.append(town)
    if len(board.victory_towns) != VICTORY:
        args: dict[str, str | int] = {"file": "towns.toml", "entry": "victory", "wanted": VICTORY}
        reason = f"{VICTORY} towns must count for victory, not {len(board.victory_towns)}"
        raise DataError("data-victory", {**args, "given": len(board.victory_towns), "reason": reason})
    for entry in folder.entries("towns.toml", "place"):
        entry.check([*LABELS, "kind"], ["x", "y", "lat", "lon"])
        entry.check_labels()
        _check_position(entry)
        entry.choice("kind", ["assassins", "staging", "history"])
    return kingdoms


def _check_position(entry: Entry) -> None:
    for key in ("x", "y"):
        if entry.has(key):
            entry.number(key, 0, 1000)
    if entry.has("lat"):
        entry.decimal("lat", -90, 90)
    if entry.has("lon"):
        entry.decimal("lon", -180, 180)


def _read_roads(board: Board, folder: DataFolder) -> None:
    """Roads and how many blocks may pass them (5.4); neighbours in the order of towns."""
    limits = [MAJOR, MINOR]
    known: dict[tuple[int, int], int] = {}
    for entry in folder.lines("roads.csv", _ROAD_COLUMNS):
        entry.check(["a", "b", "type"], [])
        a = entry.choice("a", TOWNS)
        b = entry.choice("b", TOWNS)
        limit = limits[entry.choice("type", ["major", "minor"])]
        if a == b:
            raise entry.error("data-loop", "the road ends where it begins", {})
        if (min(a, b), max(a, b)) in known:
            raise entry.error("data-twice", "the road stands there twice", {"field": "b"})
        known[min(a, b), max(a, b)] = limit
    for road, ends in enumerate(sorted(known)):
        board.road_ends.append(ends)
        board.road_limit.append(known[ends])
        for town, other in (ends, (ends[1], ends[0])):
            board.neighbours[town].append(other)
            board.roads[town].append(road)


def _read_blocks(board: Board, folder: DataFolder, kingdoms: list[int]) -> None:
    """Blocks (2.1 to 2.4), and the Assassins (5.9)."""
    folder.only("blocks.toml", ["block", "assassins"])
    for block, entry in enumerate(folder.complete("blocks.toml", "block", BLOCKS)):
        entry.check(LABELS + _BLOCK_ROLE + _BLOCK_WORTH, ["nation"])
        entry.check_labels()
        side = FRANK if block < len(FRANKS) else SARACEN
        entry.choice("side", [SIDES[side]])
        board.side.append(side)
        _read_kind(board, entry, side)
        _read_seats(board, entry, kingdoms)
        board.movement.append(entry.number("move", 1, 3))
        board.strength.append(entry.number("strength", 1, 4))
        board.letter.append(entry.choice("letter", LETTERS))
        board.number.append(entry.number("number", 1, 6))
        board.knight.append(entry.flag("knight"))
        board.harrier.append(entry.flag("harry"))
        board.permanent.append(entry.flag("permanent"))
        board.family.append(entry.flag("family"))
    assassins = folder.table("blocks.toml", "assassins")
    assassins.check(["strength", "number"], [])
    board.assassins_dice = assassins.number("strength", 1, 4)
    board.assassins_number = assassins.number("number", 1, 6)
    _check_deployment(board)


def _read_kind(board: Board, entry: Entry, side: int) -> None:
    """Group and nation (2.2, 2.3): Crusaders have a nation (2.24), the others none."""
    first = OUTREMER if side == FRANK else EMIR
    group = first + entry.choice("group", GROUPS[:EMIR] if side == FRANK else GROUPS[EMIR:])
    board.group.append(group)
    if group == CRUSADER:
        board.nation.append(entry.choice("nation", NATIONS))
    elif entry.has("nation"):
        raise entry.error("data-unknown-key", "only Crusaders have a nation", {"field": "nation"})
    else:
        board.nation.append(-1)


def _read_seats(board: Board, entry: Entry, kingdoms: list[int]) -> None:
    """Strongholds (1.4): the main one, and alternates in the same kingdom (3.1). Crusaders and Pilgrims have none."""
    on_map = entry.choice("start", ["pool", "stronghold"])
    if board.group[-1] in (CRUSADER, PILGRIM):
        entry.text("home")
        entry.choices("alternates", [])
        entry.choice("start", ["pool"])
        board.home.append(-1)
        board.seats.append([])
    else:
        home = entry.choice("home", TOWNS)
        seats = [home, *entry.choices("alternates", TOWNS)]
        if home in seats[1:]:
            raise entry.error("data-twice", "the main stronghold is no alternate", {"field": "alternates"})
        for town in seats:
            if kingdoms[town] != kingdoms[home]:
                reason = f"{TOWNS[town]} lies in another kingdom"
                raise entry.error("data-kingdom", reason, {"field": "alternates", "value": TOWNS[town]})
        board.home.append(home)
        board.seats.append(seats)
    board.on_map.append(on_map)


def _check_deployment(board: Board) -> None:
    """The Franks must be able to set up with no town over its value (3.1), or a game could not begin."""
    holds: list[list[int]] = [[] for _ in TOWNS]
    for block in range(len(FRANKS)):
        if board.on_map[block] and not _seat(board, block, holds, [0] * len(TOWNS)):
            args: dict[str, str | int] = {"file": "blocks.toml", "entry": BLOCKS[block]}
            raise DataError("data-deployment", {**args, "reason": "its strongholds are too small for all the blocks"})


def _seat(board: Board, block: int, holds: list[list[int]], tried: list[int]) -> bool:
    """Seat the block, moving others to their alternates if need be."""
    for town in board.seats[block]:
        if tried[town]:
            continue
        tried[town] = 1
        if len(holds[town]) < board.value[town]:
            holds[town].append(block)
            return True
        for at, other in enumerate(holds[town]):
            if _seat(board, other, holds, tried):
                holds[town][at] = block
                return True
    return False


def _read_cards(board: Board, folder: DataFolder) -> None:
    """The deck (4.0): the move cards come first in `names`, then the events."""
    folder.only("cards.toml", ["card"])
    for card, entry in enumerate(folder.complete("cards.toml", "card", CARDS)):
        entry.check(_CARD_KEYS, [])
        entry.check_labels()
        entry.choice("kind", ["event" if card >= MOVE_CARDS else "move"])
        board.card_is_event.append(1 if card >= MOVE_CARDS else 0)
        board.card_value.append(entry.number("value", 0, 3))
        board.card_moves.append(entry.number("moves", 0, 3))
        board.card_copies.append(entry.number("copies", 0, DECK))
    total = sum(board.card_copies)
    if total != DECK:
        args: dict[str, str | int] = {"file": "cards.toml", "entry": "copies", "wanted": DECK, "given": total}
        raise DataError("data-deck", {**args, "reason": f"the deck must have {DECK} cards, not {total}"})
