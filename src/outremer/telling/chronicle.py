"""Events as a report that people like to read: what belongs together becomes one sentence.

What happens to a piece that only its owner may know is two events: one for everybody, and one that tells the owner
which piece it was. Whoever was sent both reads one sentence. The same sentence several times in a row is counted.
"""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.core.events import PUBLIC, Event
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
        self.is_heading = False
        self.is_private = False  # not everybody was told

    def same_as(self, other: Item) -> bool:
        return self.key == other.key and self.args == other.args

    def shows(self) -> dict[str, object]:
        """What a screen may draw of the sentence, and what it says: dice, ways across the board."""
        return {}

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
        item.is_private = event.audience != PUBLIC
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


class Sentence:
    """A line of the report. A heading stands between what happened before and after."""

    def __init__(self, text: str, is_heading: bool) -> None:
        self.text = text
        self.is_heading = is_heading


class Teller:
    """How a game's events are told to somebody. Every game has one; this one tells them singly."""

    headings: ClassVar[tuple[str, ...]] = ()  # the events that are told as headings
    beginnings: ClassVar[tuple[str, ...]] = ()  # the events with which a turn begins
    named_by: ClassVar[dict[str, str]] = {}  # an event for everybody, and the one that names the piece to its owner

    def begins_turn(self, event: Event) -> bool:
        """Whether somebody who comes back to the game is told what happened from here on."""
        return event.kind.name in self.beginnings

    def digest(self, items: list[Item]) -> list[Item]:
        """What is told between two headings: the same things are counted. A game may put more together."""
        return counted(items)

    def report(self, words: Catalogue, events: list[Event]) -> list[Sentence]:
        """The sentences for events, which are all that somebody has been sent."""
        return [Sentence(item.text(words), item.is_heading) for item in self.items(events)]

    def items(self, events: list[Event]) -> list[Item]:
        """The same before it is put into words."""
        found: list[Item] = []
        part: list[Event] = []
        for event in events:
            if event.kind.name in self.headings:
                found += self._told(part)
                part = []
                heading = Item(event.kind.name, "event-" + event.kind.name, event_args(event))
                heading.is_heading = True
                found.append(heading)
            else:
                part.append(event)
        return found + self._told(part)

    def _told(self, events: list[Event]) -> list[Item]:
        return self.digest(items_of(events, self.named_by))
