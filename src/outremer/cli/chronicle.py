"""Events as a report that people like to read: what belongs together becomes one sentence.

The steps of one block's march become its road, blocks that did the same are counted, and where an event tells the
owner which block it was, the one that tells everybody that there was a block is left out.
"""

from __future__ import annotations

from typing import Final

from outremer.core.events import Event
from outremer.text import Catalogue
from outremer.text.catalogue import Value, event_args

NAMED_BY: Final = {  # the event for everybody, and the one that tells the owner which block it was
    "walked": "walker",
    "retreated-unseen": "retreated",
    "sailed": "sailor",
    "landed": "lander",
    "shut": "shut-in",
    "regrouped": "regrouper",
    "pooled": "pooled-block",
    "placed": "placed-block",
    "nomads": "nomad",
}
HEADINGS: Final = ("year", "turn", "battle-at", "round")
_PUBLIC_OF: Final = {owner: public for public, owner in NAMED_BY.items()}


class Item:
    """A sentence in the making: its message with arguments, and the road of a march."""

    def __init__(self, kind: str, key: str, args: dict[str, Value]) -> None:
        self.kind = kind
        self.key = key
        self.args = args
        self.road: list[str] = []
        self.count = 1

    def same_as(self, other: Item) -> bool:
        return self.key == other.key and self.args == other.args and self.road == other.road


def chronicle(words: Catalogue, events: list[Event]) -> list[str]:
    """The sentences for these events, which are all that somebody has been sent."""
    return [_sentence(words, item) for item in _counted(_marches(_without_doubles(events)))]


def is_heading(kind: str) -> bool:
    return kind in HEADINGS


def _without_doubles(events: list[Event]) -> list[Item]:
    """One item for an event, and one for the two events about a block of one's own."""
    items: list[Item] = []
    waiting: list[Item] = []  # public items that may yet be named
    for event in events:
        kind = event.kind.name
        item = Item(kind, "event-" + kind, event_args(event))
        twin = next((each for each in reversed(waiting) if each.kind in _twins(kind)), None)
        if twin is not None:
            waiting.remove(twin)
            _join(items, twin, item)
            continue
        if kind in NAMED_BY or kind in _PUBLIC_OF:
            waiting = [*waiting[-3:], item]
        items.append(item)
    return items


def _twins(kind: str) -> tuple[str, ...]:
    return tuple(each for each in (NAMED_BY.get(kind), _PUBLIC_OF.get(kind)) if each is not None)


def _join(items: list[Item], first: Item, second: Item) -> None:
    """Keep the owner's event of the two, knowing what the other says besides."""
    owner, public = (first, second) if first.kind in _PUBLIC_OF else (second, first)
    owner.args = {**public.args, **owner.args}
    items[items.index(first)] = owner


def _marches(items: list[Item]) -> list[Item]:
    """Steps that follow one another become a road."""
    found: list[Item] = []
    for item in items:
        if item.kind in ("walked", "walker") and "from" in item.args:
            start, end = str(item.args["from"]), str(item.args["town"])
            last = found[-1] if found else None
            if last is not None and last.road and last.road[-1] == start and _same_walker(last, item):
                last.road.append(end)
                continue
            march = Item(item.kind, "digest-" + item.kind, _without_towns(item.args))
            march.road = [start, end]
            found.append(march)
        else:
            found.append(item)
    return found


def _same_walker(last: Item, item: Item) -> bool:
    return last.kind == item.kind and last.args == _without_towns(item.args)


def _without_towns(args: dict[str, Value]) -> dict[str, Value]:
    return {name: value for name, value in args.items() if name not in ("from", "town")}


def _counted(items: list[Item]) -> list[Item]:
    """The same thing several times in a row is said once, with a number; blocks revealed together stand in one line."""
    found: list[Item] = []
    for item in items:
        last = found[-1] if found else None
        if last is not None and last.same_as(item):
            last.count += 1
        elif last is not None and item.kind == "reveal" and last.kind == "reveal":
            last.road += [f"{item.args['block']}", str(item.args["strength"])]
        else:
            if item.kind == "reveal":
                item = Item("reveal", "digest-reveal", item.args)
                item.road = [f"{item.args['block']}", str(item.args["strength"])]
            found.append(item)
    return found


def _sentence(words: Catalogue, item: Item) -> str:
    if item.key == "digest-reveal":
        pairs = zip(item.road[::2], item.road[1::2], strict=True)
        blocks = ", ".join(f"{words.worded(block)} {strength}" for block, strength in pairs)
        return words.render(item.key, {"blocks": blocks})
    if item.road:
        road = " → ".join(words.worded(town) for town in item.road)
        return words.render(item.key, {**item.args, "count": item.count, "road": road})
    text = words.render(item.key, item.args)
    return text if item.count == 1 else f"{text} (×{item.count})"
