"""A language's catalogues, and the rendering of messages, events, refusals, errors and names with them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from outremer.core.actions import Noun, Vocabulary
from outremer.core.errors import OutremerError
from outremer.core.events import Event
from outremer.core.flow import Message, Refusal
from outremer.core.table import Refused

LANGUAGES: Final = ("en", "fr")
FORMS: Final = ("at", "of", "the")  # the forms of a name that a sentence may ask for
NOTHING: Final = "none"  # an empty text, for sentences that have a variant without it

Value = str | int

_THING = re.compile(r"([a-z][a-z-]*)\.([A-Za-z0-9_.>/-]+)")
_PAIR = re.compile(r"([A-Za-z0-9_.-]+)[>/]([A-Za-z0-9_.-]+)")


@cache
def catalogue(language: str, *games: str) -> Catalogue:
    """The words of the core and of the games (by key), in one language."""
    packages = ["outremer.text", *(f"outremer.games.{key.replace('-', '_')}" for key in games)]
    return Catalogue(language, packages)


class Catalogue:
    """The messages of some packages in one language, each package with a `locale` folder."""

    def __init__(self, language: str, packages: list[str]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.packages = packages
        self.names: dict[tuple[str, str, str], str] = {}  # of things, by kind, word and form, once they were asked for
        self.faults: list[str] = []  # what could not be rendered as it should: arguments that were not given
        for package in packages:
            text = (files(package) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))

    def with_package(self, package: str) -> Catalogue:
        """The same with one package more, such as the words of the terminal."""
        return Catalogue(self.language, [*self.packages, package])

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, **args: Value) -> str:
        """The message with its arguments. A message that does not exist shows its key and arguments."""
        return self.render(key, args)

    def render(self, key: str, args: dict[str, Value], attribute: str = "") -> str:
        if not self.has(key):
            return " ".join([key, *(str(value) for value in args.values())])
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) or message.value
        assert pattern is not None, key
        text, errors = self.bundle.format_pattern(pattern, self._worded(args))
        self.faults += [f"{key}: {error}" for error in errors]
        return str(text)

    def message(self, message: Message) -> str:
        """A prompt, or how a game ended."""
        return self.render(message.key, message.args)

    def refusal(self, refusal: Refusal) -> str:
        return self.render("refusal-" + refusal.key, refusal.args)

    def error(self, error: OutremerError) -> str:
        """What was wrong; an action that the rules refused says so like any refusal."""
        if isinstance(error, Refused):
            return self.refusal(error.refusal)
        return self.render("error-" + error.key, error.args_of)

    def event(self, event: Event) -> str:
        return self.render("event-" + event.kind.name, event_args(event))

    def verb(self, name: str) -> str:
        """What the verb does, in a few words."""
        return self.render("verb-" + name, {})

    def thing(self, kind: str, word: str, form: str = "") -> str:
        """The name of a thing in words. A pair (slot `town.acre/2`) has a message for its kind, made of its halves."""
        known = self.names.get((kind, word, form))
        if known is not None:
            return known
        pair = _PAIR.fullmatch(word)
        if pair is not None and self.has(kind):
            return self.render(kind, {"first": pair[1], "second": pair[2]})
        if not self.has(f"{kind}-{word}"):
            return word
        self.names[kind, word, form] = self.render(f"{kind}-{word}", {}, form)
        return self.names[kind, word, form]

    def noun(self, noun: Noun, index: int) -> str:
        kind, _, word = noun.thing(index).partition(".")
        return self.thing(kind, word)

    def action(self, vocabulary: Vocabulary, action: int) -> str:
        """An action in words: the noun's name after the verb as it is typed."""
        verb = vocabulary.verb(action)
        return verb.name if verb.noun is None else f"{verb.name} {self.noun(verb.noun, action - verb.base)}"

    def _worded(self, args: dict[str, Value]) -> dict[str, str | FluentType]:
        """The arguments as a sentence can use them: names in words, in all their forms; numbers without grouping."""
        worded: dict[str, str | FluentType] = {}
        for name, value in args.items():
            if isinstance(value, int):
                worded[name] = fluent_number(value, useGrouping=False)
                continue
            parts = value.split(", ")
            worded[name] = ", ".join(self.worded(part) for part in parts) or NOTHING
            for form in FORMS:
                worded[f"{name}_{form}"] = ", ".join(self.worded(part, form) for part in parts)
        return worded

    def worded(self, text: str, form: str = "") -> str:
        """A text argument, or one of a list: the name it stands for, or itself if it names nothing."""
        thing = _THING.fullmatch(text)
        if thing is None or not (self.has(f"{thing[1]}-{thing[2]}") or self.has(thing[1])):
            return text
        return self.thing(thing[1], thing[2], form)


def event_args(event: Event) -> dict[str, Value]:
    """The fields of an event as the arguments of its message; a repeated field is one list, and so a text."""
    args: dict[str, Value] = {}
    fields = event.kind.fields
    for at, (name, noun) in enumerate(fields):
        if event.kind.many and at == len(fields) - 1:
            args[name] = ", ".join(str(_arg(noun, value)) for value in event.values[at:])
        else:
            args[name] = _arg(noun, event.values[at])
    return args


def _arg(noun: Noun | None, value: int) -> Value:
    return value if noun is None else noun.thing(value)
