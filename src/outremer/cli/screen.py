"""What the terminal shows and tells of a game to one seat: drawn from the seat's observation and nothing else.

Each game has its own screen. It must be able to draw; how it tells what happened can be left as it is here.
"""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from outremer.cli.chronicle import Item, counted, items_of
from outremer.core.events import Event
from outremer.core.flow import Message
from outremer.core.game import Observation
from outremer.text import Catalogue


class Sentence:
    """A line of the report. A heading stands between what happened before and after."""

    def __init__(self, text: str, is_heading: bool) -> None:
        self.text = text
        self.is_heading = is_heading


class Screen:
    """`word` is always what the player typed after the command."""

    headings: ClassVar[tuple[str, ...]] = ()  # the events that are told as headings
    beginnings: ClassVar[tuple[str, ...]] = ()  # the events with which a turn begins
    named_by: ClassVar[dict[str, str]] = {}  # an event for everybody, and the one that names the piece to its owner

    def __init__(self, words: Catalogue) -> None:
        self.words = words

    # drawing

    def moment(self, view: Observation) -> str:
        """What changes from turn to turn: when it does, the board is shown again."""
        raise NotImplementedError

    def headline(self, view: Observation) -> Text:
        """Where the game stands, in a line or two."""
        raise NotImplementedError

    def board(self, view: Observation) -> RenderableType:
        raise NotImplementedError

    def action_board(self, view: Observation) -> RenderableType | None:
        """What the player must have before his eyes to act now, such as a battle; None if nothing special."""
        return None

    def hand(self, view: Observation) -> RenderableType:
        """What the seat keeps from the others' eyes."""
        raise NotImplementedError

    def look(self, view: Observation, word: str) -> RenderableType:
        """One place from near, or all that is the seat's. NotationError if there is no such place."""
        raise NotImplementedError

    def note(self, view: Observation, kind: str, word: str) -> str:
        """What is worth knowing of a thing that can be named, in a few signs; "" if nothing."""
        return ""

    def about(self, view: Observation, word: str) -> RenderableType | None:
        """What the game tells of a thing by its name, such as what a card does; None if it knows of none."""
        return None

    def question(self, view: Observation, prompt: Message) -> str:
        """What the seat is asked, where the screen can say it more clearly than the game's own prompt."""
        return self.words.message(prompt)

    # typing

    def ways(self, view: Observation, action: str) -> list[list[str]]:
        """The actions, one after the other, that one not legal now may stand for; of several ways the best is first."""
        return []

    def places(self) -> list[str]:
        """The words that `look` knows."""
        raise NotImplementedError

    # telling

    def begins_turn(self, event: Event) -> bool:
        """Whether somebody who comes back to the game is told what happened from here on."""
        return event.kind.name in self.beginnings

    def digest(self, items: list[Item]) -> list[Item]:
        """What is told between two headings: the same things are counted. A game may put more together."""
        return counted(items)

    def report(self, events: list[Event]) -> list[Sentence]:
        """The sentences for events, which are all that somebody has been sent."""
        found: list[Sentence] = []
        part: list[Event] = []
        for event in events:
            if event.kind.name in self.headings:
                found += self._told(part)
                found.append(Sentence(self.words.event(event), True))
                part = []
            else:
                part.append(event)
        return found + self._told(part)

    def _told(self, events: list[Event]) -> list[Sentence]:
        items = self.digest(items_of(events, self.named_by))
        return [Sentence(item.text(self.words), False) for item in items]
