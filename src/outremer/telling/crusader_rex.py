"""What Crusader Rex tells more shortly than event by event: marches, musters and revealed blocks in one line each."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from outremer.games.crusader_rex.board import load_board
from outremer.games.crusader_rex.names import BLOCKS
from outremer.telling.chronicle import Item, Teller, counted
from outremer.text import Catalogue
from outremer.text.catalogue import Value

BOARD: Final = load_board()
VOYAGES: Final = ("sailed", "sailor")
NAMED_BY: Final = {  # the event for everybody, and the one that tells the owner which block it was
    "walked": "walker",
    "marked": "marcher",
    "retreated-unseen": "retreated",
    "sailed": "sailor",
    "landed": "lander",
    "shut": "shut-in",
    "regrouped": "regrouper",
    "pooled": "pooled-block",
    "placed": "placed-block",
    "nomads": "nomad",
}


class March(Item):
    """The steps of one block that follow one another; blocks that went the same road are counted."""

    def __init__(self, step: Item) -> None:
        super().__init__(step.kind, "digest-" + step.kind, _without_towns(step.args))
        self.is_private = step.is_private
        self.road = [str(step.args["from"]), str(step.args["town"])]

    def goes_on_with(self, step: Item) -> bool:
        same_block = self.kind == step.kind and self.args == _without_towns(step.args)
        return same_block and self.road[-1] == step.args["from"]

    def same_as(self, other: Item) -> bool:
        return isinstance(other, March) and super().same_as(other) and self.road == other.road

    def shows(self) -> dict[str, object]:
        return {"ways": [_way(self.args, self.road, self.count)]}

    def text(self, words: Catalogue) -> str:
        return words.render(self.key, {**self.args, "count": self.count, "road": _road(words, self.road)})


class Gathering(Item):
    """Unknown blocks that go to one town by several roads, as in a muster."""

    def __init__(self, marches: list[March]) -> None:
        super().__init__(marches[0].kind, "digest-gathered", {**marches[0].args, "town": marches[0].road[-1]})
        self.marches = marches

    def same_as(self, other: Item) -> bool:
        return False

    def shows(self) -> dict[str, object]:
        return {"ways": [_way(march.args, march.road, march.count) for march in self.marches]}

    def text(self, words: Catalogue) -> str:
        roads = (_road(words, march.road[:-1]) + _times(march.count) for march in self.marches)
        count = sum(march.count for march in self.marches)
        return words.render(self.key, {**self.args, "count": count, "roads": "; ".join(roads)})


class Voyage(Item):
    """A block that goes by sea."""

    def shows(self) -> dict[str, object]:
        return {"ways": [_way(self.args, [str(self.args["from"]), str(self.args["town"])], self.count)]}


class Volley(Item):
    """A roll of dice, and up to which number they hit."""

    def shows(self) -> dict[str, object]:
        number = BOARD.number[BLOCKS.index(_word(self.args["block"]))]
        hit = {"harry-roll": number - 1, "assassins-roll": BOARD.assassins_number}.get(self.kind, number)
        return {"dice": [int(die) for die in str(self.args["dice"]).split(", ")], "hit": hit}


class Revelation(Item):
    """Blocks that are turned up together, with their strengths."""

    def __init__(self, first: Item) -> None:
        super().__init__(first.kind, "digest-reveal", first.args)
        self.blocks = [first.args]

    def same_as(self, other: Item) -> bool:
        return False

    def text(self, words: Catalogue) -> str:
        blocks = ", ".join(f"{words.worded(str(each['block']))} {each['strength']}" for each in self.blocks)
        return words.render(self.key, {"blocks": blocks})


def _word(thing: Value) -> str:
    return str(thing).partition(".")[2]


def _road(words: Catalogue, towns: list[str]) -> str:
    return " → ".join(words.worded(town) for town in towns)


def _times(count: int) -> str:
    return f" (×{count})" if count > 1 else ""


def _way(args: dict[str, Value], towns: list[str], count: int) -> dict[str, object]:
    return {"by": _word(args["side"]), "towns": [_word(town) for town in towns], "count": count}


def digest(items: list[Item]) -> list[Item]:
    """The items with marches and revelations put together, and the same ones counted."""
    return _gatherings(counted(_revelations(_marches([_drawn(item) for item in items]))))


def _drawn(item: Item) -> Item:
    """The same with what a screen may draw of it, if there is any such thing."""
    form = Volley if "dice" in item.args else Voyage if item.kind in VOYAGES and "from" in item.args else Item
    if form is Item:
        return item
    found = form(item.kind, item.key, item.args)
    found.is_private = item.is_private
    return found


def _gatherings(items: list[Item]) -> list[Item]:
    """Marches of unknown blocks to the same town that follow one another are one sentence."""
    found: list[Item] = []
    for (goal, _), alike in groupby(items, _goal):
        group = list(alike)
        marches = [item for item in group if isinstance(item, March)]
        found += [Gathering(marches)] if goal and len(group) > 1 else group
    return found


def _goal(item: Item) -> tuple[str, Value]:
    """Where somebody's unknown blocks go; nothing if the item tells something else."""
    if not isinstance(item, March) or "block" in item.args:
        return "", ""
    return item.road[-1], item.args["side"]


def _marches(items: list[Item]) -> list[Item]:
    found: list[Item] = []
    for item in items:
        last = found[-1] if found else None
        if item.kind not in ("walked", "walker") or "from" not in item.args:
            found.append(item)
        elif isinstance(last, March) and last.goes_on_with(item):
            last.road.append(str(item.args["town"]))
        else:
            found.append(March(item))
    return found


def _without_towns(args: dict[str, Value]) -> dict[str, Value]:
    return {name: value for name, value in args.items() if name not in ("from", "town")}


def _revelations(items: list[Item]) -> list[Item]:
    found: list[Item] = []
    for item in items:
        last = found[-1] if found else None
        if item.kind != "reveal":
            found.append(item)
        elif isinstance(last, Revelation):
            last.blocks.append(item.args)
        else:
            found.append(Revelation(item))
    return found


class CrusaderRexTeller(Teller):
    headings = ("year", "turn", "battle-at", "round")
    beginnings = ("turn",)
    named_by = NAMED_BY

    def digest(self, items: list[Item]) -> list[Item]:
        return digest(items)


TELLER: Final = CrusaderRexTeller()
