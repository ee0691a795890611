"""What the terminal shows and tells of a game to one seat: drawn from the seat's observation and nothing else.

Each game has its own screen.
"""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from outremer.cli.typed import plain
from outremer.core.events import Event
from outremer.core.flow import Message
from outremer.core.game import Observation
from outremer.telling import Sentence, Teller
from outremer.text import Catalogue


class Screen:
    """`word` is always what the player typed after the command."""

    teller: ClassVar[Teller] = Teller()  # how it tells what happened
    terms: ClassVar[tuple[str, ...]] = ()  # words of the game that help explains

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

    def term(self, word: str) -> str:
        """What a word of the game means; "" if it is none that is explained."""
        wanted = plain(word)
        for key in self.terms:
            if wanted in map(plain, self.words.say(f"screen-term-{key}-words").split()):
                return self.words.say("screen-term-" + key)
        return ""

    def question(self, view: Observation, prompt: Message) -> str:
        """What the seat is asked, where the screen can say it more clearly than the game's own prompt."""
        return self.words.message(prompt)

    # typing

    def ways(self, view: Observation, action: str) -> list[list[str]]:
        """The actions, one after the other, that one not legal now may stand for; of several ways the best is first."""
        return []

    def all_of(self, view: Observation, actions: list[str]) -> list[str]:
        """Those of the legal actions of one verb that are meant by saying it of everything."""
        return actions

    def places(self) -> list[str]:
        """The words that `look` knows."""
        raise NotImplementedError

    # telling

    def begins_turn(self, event: Event) -> bool:
        return self.teller.begins_turn(event)

    def report(self, events: list[Event]) -> list[Sentence]:
        """The sentences for events, which are all that somebody has been sent."""
        return self.teller.report(self.words, events)
