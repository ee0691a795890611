"""What happened: typed results of an action, each with an audience and the rule that caused it.

Logs, animations and reports are made of events. An event says who may know of it; what one seat must not learn goes
into an event for the others.
"""

from __future__ import annotations

from outremer.core.actions import Noun
from outremer.core.chance import Chance

PUBLIC = -1  # the audience of everybody: an audience is a bit mask of seats


Fields = list[tuple[str, Noun | None]]  # an event's arguments: a name, and what they count (None: they are numbers)


class EventKind:
    """A kind of event. `fields` name its arguments and what they count; the last may be repeated (`many`)."""

    def __init__(self, name: str, rule: str, fields: Fields, many: bool = False, reveals: bool = False) -> None:
        self.name = name
        self.rule = rule
        self.fields = fields
        self.many = many
        self.reveals = reveals  # somebody learns what was hidden: undo may not cross it

    def noun_at(self, at: int) -> Noun | None:
        return self.fields[min(at, len(self.fields) - 1)][1]


class Kinds:
    """The kinds of events of a game, whose rules have one prefix."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.known: list[EventKind] = []

    def add(self, name: str, rule: str, fields: Fields, many: bool = False, reveals: bool = False) -> EventKind:
        """A new kind; its rule is named without the prefix."""
        kind = EventKind(name, f"{self.prefix}-{rule}", fields, many, reveals)
        self.known.append(kind)
        return kind


class Event:
    def __init__(self, kind: EventKind, audience: int, values: list[int]) -> None:
        self.kind = kind
        self.audience = audience
        self.values = values

    def seen_by(self, seat: int) -> bool:
        """Whether the seat may know of it; a spectator (seat -1) sees what is public."""
        return self.audience == PUBLIC or (seat >= 0 and self.audience >> seat & 1 == 1)

    def text(self) -> str:
        """The event as cases and records write it: `roll conrad 1 6 4`."""
        words = [self.kind.name]
        for at, value in enumerate(self.values):
            noun = self.kind.noun_at(at)
            words.append(str(value) if noun is None else noun.words[value])
        return " ".join(words)


class Context:
    """What an action needs beyond the position: chance, and a sink for events. Never copied."""

    def __init__(self, chance: Chance, listening: bool = True) -> None:
        self.chance = chance
        self.listening = listening
        self.events: list[Event] = []
        self.sealed = False  # a roll, a reveal or a lock happened: undo may not cross it

    def tell(self, audience: int, kind: EventKind, values: list[int]) -> None:
        if kind.reveals:
            self.sealed = True
        if self.listening:
            self.events.append(Event(kind, audience, values))

    def roll(self, count: int) -> list[int]:
        """So many six-sided dice."""
        self.sealed = True
        return self.chance.roll(count)

    def draw(self, options: list[int], noun: Noun) -> int:
        """One of the options, all equally likely."""
        self.sealed = True
        return self.chance.draw(options, noun)

    def deal(self, pile: list[int], noun: Noun, count: int) -> list[int]:
        """So many cards off the top of the shuffled pile."""
        self.sealed = True
        return self.chance.deal(pile, noun, count)
