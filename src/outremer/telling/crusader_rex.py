"""What Crusader Rex tells more shortly than event by event: marches as roads, revealed blocks in one line."""

from __future__ import annotations

from typing import Final

from outremer.telling.chronicle import Item, Teller, counted
from outremer.text import Catalogue
from outremer.text.catalogue import Value

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

    def text(self, words: Catalogue) -> str:
        road = " → ".join(words.worded(town) for town in self.road)
        return words.render(self.key, {**self.args, "count": self.count, "road": road})


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


def digest(items: list[Item]) -> list[Item]:
    """The items with marches and revelations put together, and the same ones counted."""
    return counted(_revelations(_marches(items)))


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
