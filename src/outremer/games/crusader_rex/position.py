"""Positions as cases describe them (docs/casebook.md): from the words of `[position]` to a `Position`."""

from __future__ import annotations

from typing import Final

from outremer.core.reading import Words
from outremer.games.crusader_rex.actions import APPROACH, OFF_MAP
from outremer.games.crusader_rex.battle import is_due, take_parts
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.cards import KINDS, SPENT, WINTER_CAMPAIGN, may_grow
from outremer.games.crusader_rex.knowledge import expect_anything, put, show
from outremer.games.crusader_rex.marches import approaches
from outremer.games.crusader_rex.names import BLOCKS, CARDS, NATIONS, SIDES, TOWNS
from outremer.games.crusader_rex.nodes import (
    ATTRITION_STEP,
    BATTLE_BEGINS,
    BATTLE_ENDS,
    BATTLES,
    CARDS_FORK,
    COMBAT,
    DEPLOYMENT,
    DRAWS,
    FORCED_MARCHES,
    MOVE_CHOICE,
    MOVEMENT,
    NOMAD_DRAW,
    PLACE,
    QUARTERS,
    REPLACEMENTS,
    REVEAL_CARDS,
    ROUND_BEGINS,
    SWAP_SALADIN,
    TURN_ENDS,
)
from outremer.games.crusader_rex.state import (
    ACTED,
    ATTACKER,
    BATTLE_TOWN,
    BY_LAND_FROM_OFF_MAP,
    BY_SEA,
    CAMPAIGNER,
    CARD,
    DRAWN,
    FICKLE_KING,
    FIRST_PLAYER,
    FRESH,
    GERMAN_ENTRY,
    GUIDED,
    HALVED,
    IS_STORM,
    LINE,
    LOST,
    MOVED,
    MOVER,
    MOVES,
    POOL,
    READY,
    RESERVE,
    ROUND,
    SALLIED,
    SEAFARER,
    SIEGE_NEW,
    STAGING,
    STORMING,
    TOWN_COUNT,
    TURN,
    YEAR,
    Position,
    blank,
    blocks_at,
    in_castle,
    is_contested,
    is_winter,
    on_field,
    side_of,
)
from outremer.games.crusader_rex.winter import supplied

PHASES: Final = [
    "deployment", "swap", "cards", "reveal", "movement", "battles", "battle", "attrition", "draw", "quarters",
    "replacements", "year-end",
]  # fmt: skip
STAGES: Final = ["start", "round", "turns"]
PARTS: Final = {"line": LINE, "reserve": RESERVE, "storming": STORMING, "sallied": SALLIED}
MARKS: Final = {"moved": MOVED, "guided": GUIDED, "half": HALVED, "acted": ACTED, "fresh": FRESH, "shown": 0}
KEYS: Final = [
    "scenario", "options", "year", "turn", "phase", "first", "cards", "mover", "moves", "hands", "spent", "blocks",
    "pool", "lost", "staging", "assembled", "german_entry", "sieges", "attacks", "roads", "traffic", "main", "handled",
    "battle", "drawn",
]  # fmt: skip


def build(board: Board, table: dict[str, object], where: str) -> Position:
    """The position, ready to run on. CaseError names the word that is wrong."""
    words = Words(table, where)
    words.only(KEYS)
    s = blank(len(board.road_limit), KINDS)
    shown = _read_blocks(board, s, words)
    _read_turn(board, s, words)
    _read_cards(s, words)
    _read_sieges(s, words)
    _read_attacks(board, s, words)
    expect_anything(board, s)
    for block in shown:
        show(s, block)
    _push_phase(board, s, words)
    return s


def _read_blocks(board: Board, s: Position, words: Words) -> list[int]:
    """Blocks in towns and off the map; those that are face up are returned."""
    shown: list[int] = []
    for key, place in (("pool", POOL), ("lost", LOST), ("staging", STAGING)):
        for block in words.each(key, BLOCKS):
            at = place
            if place == STAGING:
                if board.nation[block] < 0:
                    raise words.error("staging", f"{BLOCKS[block]} is no Crusader")
                at += board.nation[block]
            put(s, block, at, 0 if place == LOST else board.strength[block])
    if words.has("drawn"):
        block = words.choice("drawn", BLOCKS)
        put(s, block, DRAWN, board.strength[block])
    blocks = words.inner("blocks")
    for name in blocks.names():
        _read_block(board, s, blocks, name, shown)
    return shown


def _read_block(board: Board, s: Position, blocks: Words, name: str, shown: list[int]) -> None:
    """`acre 3 castle shown`: town, strength, then words."""
    block = blocks.known(name, name, BLOCKS)
    parts = blocks.text(name).split()
    town = blocks.known(name, parts[0] if parts else "", TOWNS)
    rest = parts[1:]
    steps = board.strength[block]
    if rest and rest[0].lstrip("-").isdigit():
        steps = int(rest.pop(0))
        if not 1 <= steps <= board.strength[block]:
            raise blocks.error(name, f"strength {steps} is not between 1 and {board.strength[block]}")
    put(s, block, 2 * town + (1 if "castle" in rest else 0), steps)
    at = 0
    while at < len(rest):
        word = rest[at]
        if word in ("from", "by", "marching"):
            at += 1
            _read_way(board, s, blocks, name, block, town, word, rest[at] if at < len(rest) else "")
        elif word in MARKS:
            s.marks[block] |= MARKS[word]
            if word == "shown":
                shown.append(block)
        elif word in PARTS:
            s.part[block] = PARTS[word]
        elif word != "castle":
            raise blocks.error(name, f"{word} is not a word for a block")
        at += 1


def _read_way(
    board: Board, s: Position, blocks: Words, name: str, block: int, town: int, word: str, other: str
) -> None:
    """`from TOWN`, `by TOWN`, `marching TOWN`."""
    if word == "from":
        s.marks[block] |= MOVED
        s.origin[block] = OFF_MAP if other == "off-map" else blocks.known(name, other, TOWNS) + 1
        return
    if word == "by" and other in ("off-map", "sea"):
        way = BY_SEA if other == "sea" else BY_LAND_FROM_OFF_MAP
    else:
        neighbour = blocks.known(name, other, TOWNS)
        if neighbour not in board.neighbours[town]:
            raise blocks.error(name, f"no road leads from {TOWNS[town]} to {other}")
        way = board.neighbours[town].index(neighbour)
        if word == "marching":
            s.marks[block] |= MOVED
            s.march[block] = neighbour + 1
            s.traffic[side_of(block) * len(board.road_limit) + board.roads[town][way]] += 1  # kept for it (5.5)
            return
    s.marks[block] |= MOVED
    s.entry[block] = way + 1
    s.entered[side_of(block) * TOWN_COUNT + town] |= 1 << way


def _read_turn(board: Board, s: Position, words: Words) -> None:
    s.turn[YEAR] = words.number("year", 1188, 1187, 1192)
    s.turn[TURN] = words.number("turn", 1, 1, 6)
    s.turn[FIRST_PLAYER] = words.choice("first", SIDES) if words.has("first") else 0
    options = words.inner("options")
    options.only(["richard", "philip"])
    for key, at in (("richard", SEAFARER), ("philip", FICKLE_KING)):
        s.turn[at] = options.choice(key, ["off", "on"]) if options.has(key) else 0
    for nation in range(len(NATIONS)):
        if len(blocks_at(s, 0, STAGING + nation)) == 3:
            s.turn[READY] |= 1 << nation
    for nation in words.each("assembled", NATIONS):
        s.turn[READY] |= 1 << nation
    if words.has("german_entry"):
        s.turn[GERMAN_ENTRY] = words.choice("german_entry", TOWNS) + 1


def _read_cards(s: Position, words: Words) -> None:
    hands = words.inner("hands")
    hands.only(SIDES)
    for side, name in enumerate(SIDES):
        for card in hands.each(name, CARDS):
            s.hands[side * KINDS + card] += 1
    for card in words.each("spent", CARDS):
        s.hands[SPENT + card] += 1
    cards = words.inner("cards")
    cards.only(SIDES)
    for side, name in enumerate(SIDES):
        card = cards.choice(name, CARDS) if cards.has(name) else CARDS.index("3")
        if words.text_or("phase", "movement") not in ("cards", "deployment", "swap"):
            s.turn[CARD + side] = card + 1
            if card == WINTER_CAMPAIGN and is_winter(s):
                s.turn[CAMPAIGNER] = side + 1


def _read_sieges(s: Position, words: Words) -> None:
    sieges = words.inner("sieges")
    for name in sieges.names():
        town = sieges.known(name, name, TOWNS)
        age = sieges.choice(name, ["old", "new"])
        sides = [side for side in range(2) if in_castle(s, side, town) or has_sallied(s, side, town)]
        if len(sides) != 1 or not on_field(s, 1 - sides[0], town):
            raise sieges.error(name, "a siege needs one side in the castle and the other on the field")
        s.siege[town] = 2 - sides[0] + (SIEGE_NEW if age else 0)


def has_sallied(s: Position, side: int, town: int) -> bool:
    return any(s.part[b] == SALLIED for b in blocks_at(s, side, 2 * town))


def _read_attacks(board: Board, s: Position, words: Words) -> None:
    """Who attacked which town, by which roads, and with which main attack; roads used this phase."""
    attacks = words.inner("attacks")
    for name in attacks.names():
        s.attack[attacks.known(name, name, TOWNS)] = attacks.choice(name, SIDES) + 1
    roads = words.inner("roads")
    for name in roads.names():
        town = roads.known(name, name, TOWNS)
        used = roads.inner(name)
        used.only(SIDES)
        for side, side_name in enumerate(SIDES):
            for neighbour in used.each(side_name, TOWNS):
                if neighbour not in board.neighbours[town]:
                    raise used.error(side_name, f"no road leads from {name} to {TOWNS[neighbour]}")
                s.entered[side * TOWN_COUNT + town] |= 1 << board.neighbours[town].index(neighbour)
    traffic = words.inner("traffic")
    for name in traffic.names():
        road = _road(board, traffic, name)
        counts = traffic.inner(name)
        counts.only(SIDES)
        for side, side_name in enumerate(SIDES):
            s.traffic[side * len(board.road_limit) + road] += counts.number(side_name, 0, 0, 8)
    main = words.inner("main")
    for name in main.names():
        s.main[main.known(name, name, TOWNS)] = main.choice(name, APPROACH.words) + 1
    for town in range(TOWN_COUNT):
        _check_town(board, s, words, town)


def _road(board: Board, traffic: Words, name: str) -> int:
    """`acre-tyre`: the road between two towns."""
    ends = sorted(traffic.known(name, end, TOWNS) for end in name.split("-"))
    if len(ends) != 2 or (ends[0], ends[1]) not in board.road_ends:
        raise traffic.error(name, "there is no such road")
    return board.road_ends.index((ends[0], ends[1]))


def _check_town(board: Board, s: Position, words: Words, town: int) -> None:
    """Both sides in a town need an attack or a siege; an attack in several groups needs its main attack."""
    if not s.attack[town]:  # nobody entered a battle here
        for b in blocks_at(s, 0, 2 * town) + blocks_at(s, 1, 2 * town):
            s.entry[b] = 0
        s.entered[town] = s.entered[TOWN_COUNT + town] = 0
    if is_contested(s, town) and not s.attack[town] and not s.siege[town]:
        raise words.error("attacks", f"both sides stand on the field of {TOWNS[town]}: say who attacked")
    for side in range(2):
        if in_castle(s, side, town) > board.value[town]:
            raise words.error("blocks", f"the castle of {TOWNS[town]} holds {board.value[town]}")
        if in_castle(s, side, town) and not s.siege[town] and words.text_or("phase", "") != "battle":
            raise words.error("sieges", f"there are blocks in the castle of {TOWNS[town]}: say how old the siege is")
    if s.attack[town] and not s.main[town]:
        groups = approaches(board, s, s.attack[town] - 1, town)
        if len(groups) == 1:
            s.main[town] = groups[0] + 1


def _push_phase(board: Board, s: Position, words: Words) -> None:
    """The frames of what is still to come this turn, and of what is open now."""
    phase = words.choice("phase", PHASES) if words.has("phase") else PHASES.index("movement")
    name = PHASES[phase]
    if name in ("deployment", "swap"):
        s.push(NOMAD_DRAW)
        s.push(SWAP_SALADIN)
        if name == "deployment":
            s.push(DEPLOYMENT)
        return
    if name in ("cards", "reveal"):
        s.push(REVEAL_CARDS)
        if name == "cards":
            s.push(CARDS_FORK)
        return
    s.push(TURN_ENDS)
    if phase <= PHASES.index("quarters") and is_winter(s):
        s.push(QUARTERS)
    if phase < PHASES.index("draw") and not is_winter(s):
        s.push(DRAWS, 1)
        s.push(DRAWS, 0)
    if phase <= PHASES.index("attrition"):
        s.push(ATTRITION_STEP)
    if name == "draw":
        _push_draw(s)
    elif name == "replacements":
        for side in (1 - s.turn[FIRST_PLAYER], s.turn[FIRST_PLAYER]):
            if supplied(board, s, side):
                may_grow(board, s, side, 3)
                s.push(REPLACEMENTS, side)
    elif name == "movement":
        _push_movement(board, s, words)
    elif name in ("battles", "battle"):
        _push_battles(board, s, words, name)


def _push_draw(s: Position) -> None:
    drawers = [side for side in range(2) if blocks_at(s, side, DRAWN)]
    if not drawers:
        s.push(DRAWS, 1)
        s.push(DRAWS, 0)
        return
    if drawers[0] == s.turn[FIRST_PLAYER]:
        s.push(DRAWS, 1)
    s.push(PLACE, drawers[0])


def _push_movement(board: Board, s: Position, words: Words) -> None:
    s.push(BATTLES)
    first = s.turn[FIRST_PLAYER]
    mover = words.choice("mover", SIDES) if words.has("mover") else first
    if mover == first:
        s.push(MOVEMENT, 1 - first)
    s.turn[MOVER] = mover
    card = s.turn[CARD + mover] - 1
    s.turn[MOVES] = words.number("moves", 0 if board.card_is_event[card] else board.card_moves[card], 0, 9)
    s.push(FORCED_MARCHES, mover, 1)
    if s.turn[MOVES]:
        s.push(MOVE_CHOICE)


def _push_battles(board: Board, s: Position, words: Words, name: str) -> None:
    for town in range(TOWN_COUNT):
        s.todo[town] = 1 if is_due(s, town) else 0
    for town in words.each("handled", TOWNS):
        s.todo[town] = 0
    s.push(BATTLES, 1)
    if name == "battle":
        _push_battle(board, s, words.inner("battle"))


def _push_battle(board: Board, s: Position, battle: Words) -> None:
    battle.only(["at", "attacker", "round", "stage", "storm", "acting"])
    town = battle.choice("at", TOWNS)
    stage = battle.choice("stage", STAGES) if battle.has("stage") else 0
    s.todo[town] = 0
    s.turn[BATTLE_TOWN] = town + 1
    if stage == 0:
        s.push(BATTLE_BEGINS)
        return
    take_parts(board, s, town)
    s.turn[ATTACKER] = battle.choice("attacker", SIDES) if battle.has("attacker") else s.turn[ATTACKER]
    number = battle.number("round", 1, 1, 4)
    s.turn[ROUND] = number if stage == 2 else number - 1
    s.push(BATTLE_ENDS)
    s.push(ROUND_BEGINS)
    if number > 1:
        _show_fighters(s, town)
    if stage == 2:
        s.turn[IS_STORM] = 1 if battle.flag("storm") else 0
        _show_fighters(s, town)
        if battle.has("acting"):
            _mark_acted(board, s, town, battle.choice("acting", BLOCKS))
        s.push(COMBAT)


def _show_fighters(s: Position, town: int) -> None:
    """Those in the fight are face up; in a storm the castle too (6.0, 7.31)."""
    for side in range(2):
        for b in blocks_at(s, side, 2 * town):
            if s.part[b] != RESERVE:
                show(s, b)
        if s.turn[IS_STORM]:
            for b in blocks_at(s, side, 2 * town + 1):
                show(s, b)


def _mark_acted(board: Board, s: Position, town: int, acting: int) -> None:
    """Everybody who comes before the acting block in the order of the round has acted (6.2)."""
    turn = board.letter[acting] * 2 + (1 if side_of(acting) == s.turn[ATTACKER] else 0)
    for side in range(2):
        for b in blocks_at(s, side, 2 * town) + blocks_at(s, side, 2 * town + 1):
            if board.letter[b] * 2 + (1 if side == s.turn[ATTACKER] else 0) < turn:
                s.marks[b] |= ACTED
