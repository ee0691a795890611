"""What the log says of marches and rolls, and what a screen may draw of it."""

from __future__ import annotations

import pytest

from outremer.telling.chronicle import Item
from outremer.telling.crusader_rex import digest
from outremer.text import catalogue


def step(start: str, town: str, block: str = "") -> Item:
    args: dict[str, str | int] = {"side": "side.saracen", "from": f"town.{start}", "town": f"town.{town}"}
    return Item("walker", "event-walker", {**args, "block": block}) if block else Item("walked", "event-walked", args)


def test_unknown_blocks_that_gather_are_one_sentence() -> None:
    items = digest([step("aleppo", "hama"), step("hama", "homs"), step("qaddas", "homs"), step("qaddas", "homs")])
    assert [item.text(catalogue("en", "crusader-rex")) for item in items] == [
        "The Saracens move 3 blocks to Homs: Aleppo → Hama; Qaddas (×2)."
    ]
    assert items[0].shows()["ways"] == [
        {"by": "saracen", "towns": ["aleppo", "hama", "homs"], "count": 1},
        {"by": "saracen", "towns": ["qaddas", "homs"], "count": 2},
    ]


def test_own_blocks_and_other_goals_are_told_one_by_one() -> None:
    own = [step("hama", "homs", "block.saladin"), step("qaddas", "homs", "block.zangi")]
    assert len(digest(own)) == 2
    assert len(digest([step("hama", "homs"), step("damascus", "banyas")])) == 2


def test_a_voyage_is_drawn_from_port_to_port() -> None:
    args: dict[str, str | int] = {"side": "side.frank", "from": "town.acre", "town": "town.tyre"}
    (item,) = digest([Item("sailed", "event-sailed", args)])
    assert item.shows() == {"ways": [{"by": "frank", "towns": ["acre", "tyre"], "count": 1}]}


@pytest.mark.parametrize(("kind", "hit"), [("roll", 3), ("charge-roll", 3), ("harry-roll", 2)])
def test_dice_come_with_the_number_that_hits(kind: str, hit: int) -> None:
    (item,) = digest([Item(kind, "event-" + kind, {"block": "block.saladin", "dice": "6, 3, 1"})])
    assert item.shows() == {"dice": [6, 3, 1], "hit": hit}
