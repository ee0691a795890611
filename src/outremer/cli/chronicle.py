"""Events as a report that people like to read: what belongs together becomes one sentence.

What happens to a piece that only its owner may know is two events: one for everybody, and one that tells the owner
which piece it was. Whoever was sent both reads one sentence. The same sentence several times in a row is counted.
"""

from __future__ import annotations

from typing import Final

from outremer.core.events import Event
from outremer.text import Catalogue
from outremer.text.catalogue import Value, event_args

_WAITING: Final = 4  # so many events for everybody may wait for the one that names their piece


class Item:
    """A sentence in the making: its message with arguments. A game may have kinds of its own, such as marches."""

    def __init__(self, kind: str, key: str, args: dict[str, Value]) -> None:
        self.kind = kind  # of the event
        self.key = key
        self.args = args
        self.count = 1

    def same_as(self, other: Item) -> bool:
        return self.key == other.key and self.args == other.args

    def text(self, words: Catalogue) -> str:
        text = words.render(self.key, self.args)
        return text if self.count == 1 else f"{text} (×{self.count})"


def items_of(events: list[Event], named_by: dict[str, str]) -> list[Item]:
    """One item for an event, and one for the two events about a piece of one's own.

    `named_by` gives, for a kind of event that everybody is sent, the kind that names the piece.
    """
    public_of = {owner: public for public, owner in named_by.items()}
    items: list[Item] = []
    waiting: list[Item] = []
    for event in events:
        kind = event.kind.name
        item = Item(kind, "event-" + kind, event_args(event))
        twins = (named_by.get(kind), public_of.get(kind))
        twin = next((each for each in reversed(waiting) if each.kind in twins), None)
        if twin is not None:
            waiting.remove(twin)
            owner, public = (twin, item) if twin.kind in public_of else (item, twin)
            owner.args = {**public.args, **owner.args}
            items[items.index(twin)] = owner
            continue
        if kind in named_by or kind in public_of:
            waiting = [*waiting[1 - _WAITING :], item]
        items.append(item)
    return items


def counted(items: list[Item]) -> list[Item]:
    """The same thing several times in a row is said once, with a number."""
    found: list[Item] = []
    for item in items:
        if found and found[-1].same_as(item):
            found[-1].count += 1
        else:
            found.append(item)
    return found
