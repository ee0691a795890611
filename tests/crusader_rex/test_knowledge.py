"""What a seat can know (H.1 to H.9): in tiny positions the sampled worlds are exactly those that can be enumerated."""

from __future__ import annotations

from itertools import permutations

import pytest

from outremer.core.chance import Stream
from outremer.core.events import Context
from outremer.games.crusader_rex.board import load_board
from outremer.games.crusader_rex.game import CrusaderRex
from outremer.games.crusader_rex.knowledge import (
    hide,
    is_veiled,
    may_be_at,
    relocate,
    show,
    spot,
    suspected,
)
from outremer.games.crusader_rex.names import BLOCKS, FRANK, SARACEN, TOWNS
from outremer.games.crusader_rex.state import POOL, Position, blocks_of

GAME = CrusaderRex(load_board())
SAMPLES = 3000


def at_table(blocks: dict[str, str], **more: object) -> Position:
    """A position on the run to its next choice."""
    hands = {"frank": ["1", "2"], "saracen": ["3", "mud"]}
    s = GAME.position({"phase": "cards", "hands": hands, "blocks": blocks, **more}, "test")
    GAME.advance(s, Context(Stream(b"test")))
    return s


def narrow(s: Position, name: str, candidates: list[str]) -> None:
    """As if the seat had seen enough to know that the block there is one of these."""
    block = BLOCKS.index(name)
    s.belief[spot(SARACEN, s.where[block])] = sum(1 << BLOCKS.index(each) for each in candidates)


def placements(s: Position) -> tuple[tuple[int, int], ...]:
    """Where each Saracen on the map is, and how strong."""
    return tuple((s.where[b], s.steps[b]) for b in blocks_of(SARACEN) if s.where[b] < POOL)


def enumerated(s: Position) -> set[tuple[tuple[int, int], ...]]:
    """Every assignment of veiled blocks to veiled places, with every strength thought possible, by brute force."""
    slots = [b for b in blocks_of(SARACEN) if is_veiled(s, b)]
    worlds: set[tuple[tuple[int, int], ...]] = set()
    for chosen in permutations(slots):
        if not all(suspected(s, slot) >> block & 1 for slot, block in zip(slots, chosen, strict=True)):
            continue
        place = {block: s.where[slot] for slot, block in zip(slots, chosen, strict=True)}
        partial: list[list[tuple[int, int]]] = [[]]
        for b in blocks_of(SARACEN):
            if b in place:
                levels = [n for n in range(1, 5) if s.might[b] >> n & 1]
                partial = [[*each, (place[b], level)] for each in partial for level in levels]
        worlds |= {tuple(each) for each in partial}
    return worlds


@pytest.mark.parametrize(
    "known",
    [
        {},
        {"zangi": ["zangi", "saladin"], "saladin": ["saladin", "kurds_1"], "kurds_1": ["kurds_1", "zangi"]},
        {"zangi": ["zangi"]},
        {"saladin": ["saladin", "zangi"], "zangi": ["saladin", "zangi"]},
    ],
    ids=["nothing", "a ring", "one block", "two blocks"],
)
def test_sampled_worlds_are_those_that_can_be_enumerated(known: dict[str, list[str]]) -> None:
    s = at_table({"zangi": "acre 2", "saladin": "tyre 3", "kurds_1": "sidon 1", "conrad": "jaffa"})
    for name, candidates in known.items():
        narrow(s, name, candidates)
    rng = Stream(b"worlds")
    found = {placements(GAME.sample_world(s, FRANK, rng)) for _ in range(SAMPLES)}
    assert found == enumerated(s)


def test_a_reveal_tells_that_the_block_is_nowhere_else() -> None:
    s = at_table({"zangi": "acre", "saladin": "acre", "kurds_1": "tyre"})
    kurds = BLOCKS.index("kurds_1")
    show(s, kurds)
    hide(s, kurds)
    rng = Stream(b"reveal")
    for _ in range(50):
        world = GAME.sample_world(s, FRANK, rng)
        assert world.where[kurds] == 2 * TOWNS.index("tyre")
        assert world.steps[kurds] == s.steps[kurds]


def test_blocks_that_join_others_cannot_be_told_apart_any_more() -> None:
    s = at_table({"zangi": "acre", "saladin": "acre", "kurds_1": "tyre"})
    kurds, zangi = BLOCKS.index("kurds_1"), BLOCKS.index("zangi")
    show(s, kurds)
    hide(s, kurds)
    relocate(s, kurds, 2 * TOWNS.index("acre"))
    relocate(s, zangi, 2 * TOWNS.index("tyre"))
    rng = Stream(b"mixing")
    seen = {GAME.sample_world(s, FRANK, rng).where[kurds] for _ in range(200)}
    assert seen == {2 * TOWNS.index("acre"), 2 * TOWNS.index("tyre")}


def test_a_long_move_tells_that_the_block_is_fast() -> None:
    s = at_table(
        {"conrad": "tyre", "jerusalem_templars": "tyre", "saladin": "damascus"},
        phase="movement",
        cards={"frank": "1", "saracen": "1"},
    )
    ctx = Context(Stream(b"march"))
    for text in ["group tyre", "move jerusalem_templars", "to acre", "to caesarea", "to jaffa", "stop", "done"]:
        GAME.apply(s, FRANK, GAME.vocabulary.parse(text), ctx)
    rng = Stream(b"fast")
    templars = BLOCKS.index("jerusalem_templars")
    for _ in range(50):
        assert GAME.sample_world(s, SARACEN, rng).where[templars] == 2 * TOWNS.index("jaffa")


def test_the_deployment_is_known_by_its_strongholds_only() -> None:
    ctx = Context(Stream(b"deployment"))
    s = GAME.start("third-crusade", {}, ctx)
    for text in ["take jerusalem_hospitallers", "to baisan", "take king_guy", "to jaffa", "done"]:
        GAME.apply(s, FRANK, GAME.vocabulary.parse(text), ctx)
    rng = Stream(b"secret")
    worlds = [GAME.sample_world(s, SARACEN, rng) for _ in range(300)]
    for name, towns in (
        ("king_guy", {"jaffa"}),  # nobody else has a stronghold at Jaffa
        # Jerusalem's one block must be the Templars, as nobody went to Amman
        ("jerusalem_templars", {"jerusalem", "gaza"}),
        ("jerusalem_hospitallers", {"baisan", "acre"}),
        ("acre_hospitallers", {"baisan", "acre"}),
        ("conrad", {"tyre"}),
    ):
        block = BLOCKS.index(name)
        assert {world.where[block] for world in worlds} == {2 * TOWNS.index(town) for town in towns}, name


def test_a_sampled_hand_holds_only_cards_that_are_not_accounted_for() -> None:
    s = at_table({"conrad": "tyre", "saladin": "damascus"}, spent=["winter-campaign", "guide", "manna"])
    rng = Stream(b"cards")
    cards = {card for _ in range(200) for card in held(GAME.sample_world(s, FRANK, rng), SARACEN)}
    assert cards == {0, 1, 2, 4, 5}  # all kinds of move cards, assassins and mud


def held(s: Position, side: int) -> list[int]:
    return [card for card in range(8) for _ in range(s.hands[side * 8 + card])]


def test_a_nation_fills_its_own_box() -> None:
    board = GAME.board
    english = may_be_at(board, POOL + 2)
    assert [BLOCKS[b] for b in range(len(BLOCKS)) if english >> b & 1] == ["richard", "robert", "crossbows"]
