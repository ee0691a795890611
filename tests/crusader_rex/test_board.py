"""The components of Crusader Rex, and what is refused in a folder that stands in for their data."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from outremer.core.data import doubtful
from outremer.core.errors import DataError
from outremer.games.crusader_rex.board import (
    CRUSADER,
    DATA,
    EMIR,
    MAJOR,
    MINOR,
    NOMAD,
    ORDER,
    OUTREMER,
    PILGRIM,
    TURCOPOLE,
    Board,
    load_board,
    provenance,
)
from outremer.games.crusader_rex.names import BLOCKS, CARDS, FRANK, FRANKS, NATIONS, SARACEN, TOWNS

BOARD = load_board()


def town(name: str) -> int:
    return TOWNS.index(name)


def block(name: str) -> int:
    return BLOCKS.index(name)


def combat(name: str) -> str:
    return "ABC"[BOARD.letter[block(name)]] + str(BOARD.number[block(name)])


def seats(name: str) -> list[str]:
    return [TOWNS[at] for at in BOARD.seats[block(name)]]


def in_group(group: int) -> list[int]:
    return [at for at, each in enumerate(BOARD.group) if each == group]


def test_every_list_has_a_value_for_every_town_block_and_card() -> None:
    towns = [BOARD.value, BOARD.colour, BOARD.port, BOARD.castle, BOARD.storm_limit]
    assert {len(values) for values in towns} == {52}
    assert len(BOARD.neighbours) == len(BOARD.roads) == len(BOARD.back) == 52
    worth = [BOARD.movement, BOARD.strength, BOARD.letter, BOARD.number, BOARD.knight, BOARD.harrier]
    role = [BOARD.side, BOARD.group, BOARD.nation, BOARD.home, BOARD.permanent, BOARD.family, BOARD.on_map]
    assert {len(values) for values in worth + role} == {62}
    cards = [BOARD.card_value, BOARD.card_moves, BOARD.card_copies, BOARD.card_is_event]
    assert {len(values) for values in cards} == {8}


@pytest.mark.proves("CR-1.0#1", "CR-1.0#3")
def test_the_map_is_one_graph_of_playable_towns() -> None:
    assert len(BOARD.road_ends) == len(BOARD.road_limit) == len(set(BOARD.road_ends)) == 87
    assert set(BOARD.road_limit) == {MAJOR, MINOR}
    everywhere = (1 << len(TOWNS)) - 1
    reached = {town("antioch")}
    for _ in TOWNS:
        reached |= {other for at in reached for other in BOARD.neighbours[at]}
    assert sum(1 << at for at in reached) == everywhere
    assert not {"masyaf", "nazareth", "bethlehem"} & set(TOWNS)


def test_roads_lead_both_ways() -> None:
    for at, others in enumerate(BOARD.neighbours):
        assert others == sorted(set(others))
        assert at not in others
        for way, other in enumerate(others):
            assert BOARD.road_ends[BOARD.roads[at][way]] == (min(at, other), max(at, other))
            assert BOARD.neighbours[other][BOARD.back[at][way]] == at
    assert sum(len(others) for others in BOARD.neighbours) == 2 * len(BOARD.road_ends)


def test_near_counts_roads() -> None:
    damascus, acre = town("damascus"), town("acre")
    assert BOARD.near[0] == [0] * len(TOWNS)
    assert BOARD.near[1][damascus] == sum(1 << other for other in BOARD.neighbours[damascus])
    assert [BOARD.near[roads][damascus] >> acre & 1 for roads in range(5)] == [0, 0, 0, 1, 1]
    assert all(BOARD.near[4][at] >> at & 1 == 0 for at in range(len(TOWNS)))


@pytest.mark.proves("CR-1.5#1", "CR-1.5#2")
def test_the_victory_cities() -> None:
    assert [TOWNS[at] for at in BOARD.victory_towns] == [
        "acre", "aleppo", "antioch", "damascus", "egypt", "jerusalem", "tripoli",
    ]  # fmt: skip
    saracen = [TOWNS[at] for at in BOARD.victory_towns if BOARD.colour[at] == SARACEN]
    assert saracen == ["aleppo", "damascus", "egypt"]


@pytest.mark.proves("CR-1.1#5", "CR-D.2#1")
def test_values_and_castles() -> None:
    assert {name: BOARD.value[town(name)] for name in ("acre", "tiberias", "ascalon", "egypt", "ramla")} == {
        "acre": 3, "tiberias": 2, "ascalon": 2, "egypt": 4, "ramla": 0,
    }  # fmt: skip
    assert set(BOARD.value) == {0, 1, 2, 3, 4}
    assert [int(value > 0) for value in BOARD.value] == BOARD.castle
    assert BOARD.colour[town("ascalon")] == FRANK


def test_storm_limits() -> None:
    narrow = [TOWNS[at] for at, limit in enumerate(BOARD.storm_limit) if limit != 2 * BOARD.value[at]]
    assert narrow == ["tripoli", "tyre"]
    assert [BOARD.storm_limit[town(name)] for name in ("tripoli", "tyre", "tiberias", "ramla")] == [2, 2, 4, 0]


def test_ports() -> None:
    assert [TOWNS[at] for at in BOARD.ports] == [
        "acre", "ascalon", "beirut", "caesarea", "egypt", "jaffa", "latakia", "margat", "sidon", "st_simeon", "tartus",
        "tripoli", "tyre",
    ]  # fmt: skip
    assert sum(BOARD.port) == 13


@pytest.mark.proves("CR-D.2#2")
@pytest.mark.parametrize("route", ["damascus ashtera ajlun tiberias", "damascus banyas beaufort tyre"])
def test_the_routes_of_the_rules(route: str) -> None:
    towns = [town(name) for name in route.split()]
    for at, to in pairwise(towns):
        assert BOARD.road_limit[BOARD.roads[at][BOARD.neighbours[at].index(to)]] == MAJOR


@pytest.mark.proves("CR-D.2#3")
def test_roads_of_jerusalem() -> None:
    around = {TOWNS[at]: BOARD.road_limit[road] for at, road in zip(BOARD.neighbours[town("jerusalem")],
              BOARD.roads[town("jerusalem")], strict=True)}  # fmt: skip
    assert around == {"hebron": MAJOR, "jericho": MINOR, "nablus": MAJOR, "ramla": MAJOR}


@pytest.mark.proves("CR-2.0#2", "CR-2.2#1", "CR-2.3#1")
def test_the_two_armies() -> None:
    assert BOARD.side == [FRANK] * 31 + [SARACEN] * 31
    kinds = [OUTREMER, ORDER, TURCOPOLE, CRUSADER, PILGRIM, EMIR, NOMAD]
    assert [len(in_group(kind)) for kind in kinds] == [9, 7, 2, 9, 4, 19, 12]


@pytest.mark.proves("CR-2.2#2")
def test_knights() -> None:
    others = {FRANKS[at] for at in range(len(FRANKS)) if not BOARD.knight[at]}
    assert others == {"genoa_pilgrims", "sicily_pilgrims", "brittany_pilgrims", "fourth_pilgrims", "crossbows",
                      "antioch_turcopoles", "beirut_turcopoles"}  # fmt: skip
    assert sum(BOARD.knight) == 24


def test_harriers() -> None:
    assert [at for at in range(len(BLOCKS)) if BOARD.harrier[at]] == in_group(TURCOPOLE) + in_group(EMIR) + in_group(
        NOMAD
    )


def test_who_is_lost_for_good() -> None:
    lost = sorted(in_group(PILGRIM) + in_group(CRUSADER) + in_group(ORDER) + in_group(EMIR))
    assert [at for at in range(len(BLOCKS)) if BOARD.permanent[at]] == lost
    assert BOARD.returning == sum(1 << at for at in range(len(BLOCKS)) if at not in lost)


@pytest.mark.proves("CR-2.24#1", "CR-D.1#4")
def test_nations() -> None:
    armies = {nation: [BLOCKS[at] for at in range(62) if BOARD.nation[at] == n] for n, nation in enumerate(NATIONS)}
    assert armies == {
        "english": ["richard", "robert", "crossbows"],
        "french": ["philippe", "hugues", "fileps"],
        "german": ["barbarossa", "frederik", "leopold"],
    }
    assert [at for at in range(62) if BOARD.nation[at] >= 0] == in_group(CRUSADER)


@pytest.mark.proves("CR-3.1#1", "CR-3.1#5", "CR-2.31#1")
def test_who_starts_on_the_map() -> None:
    starters = in_group(OUTREMER) + in_group(ORDER) + in_group(TURCOPOLE) + in_group(EMIR)
    assert [at for at in range(62) if BOARD.on_map[at]] == sorted(starters)
    assert sum(BOARD.on_map[:31]) == 18


@pytest.mark.proves("CR-D.1#1", "CR-D.1#2", "CR-D.1#3")
def test_ratings_that_the_rules_name() -> None:
    assert (combat("saladin"), BOARD.strength[block("saladin")]) == ("A3", 4)
    named = ["richard", "conrad", "zangi", "antioch_turcopoles", "kurds_3", "walter"]
    assert [combat(name) for name in named] == ["B4", "B3", "B2", "A2", "C2", "B2"]
    assert (BOARD.movement[block("walter")], seats("walter")) == (2, ["caesarea"])
    assert seats("king_guy") == ["jerusalem", "hebron", "jaffa"]
    assert seats("reynald_sidon") == ["sidon", "beaufort"]


@pytest.mark.proves("CR-2.31#2", "CR-D.1#5")
def test_the_family_of_saladin() -> None:
    assert [BLOCKS[at] for at in range(62) if BOARD.family[at]] == ["al_adil", "al_aziz", "al_afdal", "al_zahir"]
    assert [BLOCKS[at] for at in in_group(EMIR)] == BLOCKS[31:50]


@pytest.mark.proves("CR-2.11#2")
def test_strengths_and_movement() -> None:
    assert set(BOARD.strength) == {2, 3, 4}
    assert set(BOARD.movement) == {2, 3}
    assert BOARD.able[0] == BOARD.able[2] == (1 << 62) - 1
    assert BOARD.able[3] == sum(1 << at for at in range(62) if BOARD.movement[at] == 3)
    assert BOARD.able[4] == 0


def test_strongholds() -> None:
    for at in range(62):
        if BOARD.group[at] in (CRUSADER, PILGRIM):
            assert (BOARD.home[at], BOARD.seats[at]) == (-1, [])
        else:
            assert BOARD.seats[at][0] == BOARD.home[at]
            assert {BOARD.colour[each] for each in BOARD.seats[at]} == {BOARD.side[at]}


@pytest.mark.proves("CR-4.0#1", "CR-4.0#4")
def test_the_deck() -> None:
    moves = [at for at, event in enumerate(BOARD.card_is_event) if not event]
    assert [CARDS[at] for at in moves] == ["1", "2", "3", "winter-campaign"]
    assert sum(BOARD.card_copies[at] for at in moves) == 21
    assert sum(BOARD.card_copies) == 25
    assert BOARD.card_value == [1, 2, 3, 1, 0, 0, 0, 0]
    assert BOARD.card_moves == [1, 2, 3, 1, 0, 0, 1, 0]
    assert (BOARD.assassins_dice, BOARD.assassins_number) == (3, 3)


def test_what_is_not_exact_is_listed() -> None:
    found = provenance()
    assert {each.file for each in found} == {"towns.toml", "blocks.toml", "roads.csv", "cards.toml"}
    assert all(each.source for each in found)
    listed = {(each.entry, each.confidence): each.values for each in doubtful(found)}
    assert listed["2", "reconstructed"] == ["id", "name", "name_fr", "kind", "copies"]
    assert ("fourth_pilgrims", "reconstructed") in listed
    assert ("winter-campaign", "exact") not in listed
    assert listed["banyas-tiberias", "inferred"] == ["a", "b", "type"]


# a folder that stands in for the data


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "mine"
    shutil.copytree(DATA, copy)
    return copy


def edit(folder: Path, file: str, entry: str, before: str, after: str) -> Path:
    """Change the first `before` that comes after `entry` in the file."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    start = text.index(entry)
    assert before in text[start:]
    path.write_text(text[:start] + text[start:].replace(before, after, 1), encoding="utf-8")
    return folder


def load_error(folder: Path) -> tuple[str, str | int, str | int, str | int]:
    with pytest.raises(DataError) as caught:
        load_board(folder)
    args = caught.value.args_of
    assert str(args["reason"]) in str(caught.value)
    return caught.value.key, args["file"], args["entry"], args["reason"]


def lists(board: Board) -> list[object]:
    return [board.value, board.neighbours, board.road_limit, board.seats, board.strength, board.card_copies]


def test_a_copy_of_the_folder_is_the_same_board(folder: Path) -> None:
    copy = load_board(folder)
    assert copy.digest == BOARD.digest
    assert lists(copy) == lists(BOARD)


def test_values_may_be_changed(folder: Path) -> None:
    edit(folder, "towns.toml", 'id = "damascus"', "value = 3", "value = 4")
    edit(folder, "cards.toml", 'id = "2"', "copies = 8", "copies = 7")
    edit(folder, "cards.toml", 'id = "3"', "copies = 6", "copies = 7")
    board = load_board(folder)
    assert (board.value[town("damascus")], board.storm_limit[town("damascus")]) == (4, 8)
    assert board.card_copies == [6, 7, 7, 1, 1, 1, 1, 1]
    assert board.digest != BOARD.digest


def test_one_file_alone_may_stand_in(folder: Path) -> None:
    for file in ("data.toml", "towns.toml", "blocks.toml", "cards.toml"):
        (folder / file).unlink()
    edit(folder, "roads.csv", "acre,tyre", "minor", "major")
    board = load_board(folder)
    assert sum(board.road_limit) - sum(BOARD.road_limit) == MAJOR - MINOR


Edit = tuple[str, str, str, str]
WRONG: list[tuple[str, Edit, tuple[str, str, str, str]]] = [
    ("unknown town on a road", ("roads.csv", "acre,tyre", "tyre", "tyra"),
     ("data-unknown-word", "roads.csv", "acre-tyra", "b names an unknown tyra")),
    ("unknown home", ("blocks.toml", 'id = "conrad"', 'home = "tyre"', 'home = "tyra"'),
     ("data-unknown-word", "blocks.toml", "conrad", "home names an unknown tyra")),
    ("unknown alternate", ("blocks.toml", 'id = "king_guy"', '"hebron"', '"habron"'),
     ("data-unknown-word", "blocks.toml", "king_guy", "alternates names an unknown habron")),
    ("alternate abroad", ("blocks.toml", 'id = "king_guy"', '"hebron"', '"tripoli"'),
     ("data-kingdom", "blocks.toml", "king_guy", "tripoli lies in another kingdom")),
    ("home among the alternates", ("blocks.toml", 'id = "king_guy"', '"hebron"', '"jerusalem"'),
     ("data-twice", "blocks.toml", "king_guy", "the main stronghold is no alternate")),
    ("stronghold of a Crusader", ("blocks.toml", 'id = "richard"', "[]", '["acre"]'),
     ("data-unknown-word", "blocks.toml", "richard", "alternates names an unknown acre")),
    ("negative value", ("towns.toml", 'id = "acre"', "value = 3", "value = -3"),
     ("data-range", "towns.toml", "acre", "value must be from 0 to 4, not -3")),
    ("negative strength", ("blocks.toml", 'id = "saladin"', "strength = 4", "strength = -4"),
     ("data-range", "blocks.toml", "saladin", "strength must be from 1 to 4, not -4")),
    ("missing key", ("towns.toml", 'id = "acre"', "value = 3\n", ""),
     ("data-missing-key", "towns.toml", "acre", "value is missing")),
    ("missing confidence", ("cards.toml", 'id = "mud"', 'confidence = "exact"\n', ""),
     ("data-missing-key", "cards.toml", "mud", "confidence is missing")),
    ("unknown key", ("towns.toml", 'id = "acre"', "value = 3", "value = 3\nvlaue = 4"),
     ("data-unknown-key", "towns.toml", "acre", "vlaue is not known here")),
    ("unknown town", ("towns.toml", 'id = "acre"', '"acre"', '"akko"'),
     ("data-unknown-id", "towns.toml", "akko", "there is no town akko")),
    ("unknown table", ("towns.toml", "[[place]]", "[[place]]", "[[palce]]"),
     ("data-unknown-key", "towns.toml", "palce", "palce is not known here")),
    ("place off the sheet", ("towns.toml", 'id = "masyaf"', "x = 593", "x = 1593"),
     ("data-range", "towns.toml", "masyaf", "x must be from 0 to 1000, not 1593")),
    ("eight victory cities", ("towns.toml", 'id = "tyre"', "victory = false", "victory = true"),
     ("data-victory", "towns.toml", "victory", "7 towns must count for victory, not 8")),
    ("block of the other side", ("blocks.toml", 'id = "zangi"', 'side = "saracen"', 'side = "frank"'),
     ("data-unknown-word", "blocks.toml", "zangi", "side names an unknown frank")),
    ("group of the other side", ("blocks.toml", 'id = "zangi"', 'group = "emir"', 'group = "order"'),
     ("data-unknown-word", "blocks.toml", "zangi", "group names an unknown order")),
    ("nation of an emir", ("blocks.toml", 'id = "zangi"', 'group = "emir"', 'group = "emir"\nnation = "french"'),
     ("data-unknown-key", "blocks.toml", "zangi", "only Crusaders have a nation")),
    ("Crusader without nation", ("blocks.toml", 'id = "richard"', 'nation = "english"\n', ""),
     ("data-missing-key", "blocks.toml", "richard", "nation is missing")),
    ("strongholds too small", ("towns.toml", 'id = "antioch"', "value = 3", "value = 1"),
     ("data-deployment", "blocks.toml", "antioch_turcopoles", "its strongholds are too small for all the blocks")),
    ("road to itself", ("roads.csv", "acre,tyre", "tyre", "acre"),
     ("data-loop", "roads.csv", "acre-acre", "the road ends where it begins")),
    ("road given twice", ("roads.csv", "acre,tyre", "acre,tyre", "tiberias,acre"),
     ("data-twice", "roads.csv", "tiberias-acre", "the road stands there twice")),
    ("unknown kind of road", ("roads.csv", "acre,tyre", "minor", "path"),
     ("data-unknown-word", "roads.csv", "acre-tyre", "type names an unknown path")),
    ("an event that moves", ("cards.toml", 'id = "mud"', 'kind = "event"', 'kind = "move"'),
     ("data-unknown-word", "cards.toml", "mud", "kind names an unknown move")),
    ("too many cards", ("cards.toml", 'id = "1"', "copies = 6", "copies = 7"),
     ("data-deck", "cards.toml", "copies", "the deck must have 25 cards, not 26")),
]  # fmt: skip


@pytest.mark.parametrize(("change", "error"), [each[1:] for each in WRONG], ids=[each[0] for each in WRONG])
def test_bad_data_is_refused_by_name(folder: Path, change: Edit, error: tuple[str, str, str, str]) -> None:
    assert load_error(edit(folder, *change)) == error


def test_unreadable_data(folder: Path) -> None:
    (folder / "towns.toml").write_text("[[town\n", encoding="utf-8")
    key, file, entry, reason = load_error(folder)
    assert (key, file, entry) == ("data-unreadable", "towns.toml", "")
    assert "line 1" in str(reason)


def test_blocks_may_be_seated_in_alternates(folder: Path) -> None:
    """Jerusalem's three blocks and a fourth: somebody must make room (3.1)."""
    edit(folder, "towns.toml", 'id = "jerusalem"', "value = 3", "value = 1")
    edit(folder, "towns.toml", 'id = "gaza"', "value = 1", "value = 2")
    assert load_board(folder).value[town("jerusalem")] == 1
    edit(folder, "towns.toml", 'id = "baisan"', "value = 1", "value = 0")
    edit(folder, "towns.toml", 'id = "acre"', "value = 3", "value = 1")
    edit(folder, "towns.toml", 'id = "hebron"', "value = 1", "value = 0")
    edit(folder, "towns.toml", 'id = "jaffa"', "value = 1", "value = 0")
    assert load_error(folder)[0] == "data-deployment"


REJECTED: list[Callable[[Path], Path]] = [lambda folder: folder / "nowhere", lambda folder: folder / "towns.toml"]


@pytest.mark.parametrize("place", REJECTED)
def test_a_folder_that_is_none(folder: Path, place: Callable[[Path], Path]) -> None:
    with pytest.raises(DataError) as caught:
        load_board(place(folder))
    assert caught.value.key == "data-no-folder"
