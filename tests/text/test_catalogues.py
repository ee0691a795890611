"""The catalogues: both languages have the same messages, and one for everything that can be said."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import outremer
from outremer.core.actions import Noun
from outremer.core.choices import Choice
from outremer.core.events import PUBLIC, Event, EventKind
from outremer.core.flow import STEP, Decision
from outremer.core.game import Game
from outremer.core.state import State
from outremer.games import registry
from outremer.text import LANGUAGES, Catalogue
from outremer.text.catalogue import FORMS, Value

COMMON = ["outremer.text", "outremer.cli", "outremer.server"]
LAYERS = ("games", "cli", "server.scene")
OF_GAME = {key: [f"outremer.{layer}.{key.replace('-', '_')}" for layer in LAYERS] for key in registry.KEYS}
PACKAGES = COMMON + [package for packages in OF_GAME.values() for package in packages]
AT_TABLE = {(key, lang): Catalogue(lang, COMMON + OF_GAME[key]) for key in registry.KEYS for lang in LANGUAGES}
EVENTS = [pytest.param(key, kind, id=f"{key} {kind.name}") for key in OF_GAME for kind in registry.game(key).events]
SOURCES = sorted(Path(outremer.__file__).parent.rglob("*.py"))


class Variables(Visitor):
    """The variables of a message, without the forms of names that a language may need."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        name = node.id.name
        base, _, form = name.rpartition("_")
        self.found.add(base if form in FORMS else name)


def messages(package: str, language: str) -> dict[str, set[str]]:
    """Each message of a catalogue with its variables."""
    text = (files(package) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{package} {language}: {entry.id.name} twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


def at_table(game: str, language: str) -> Catalogue:
    """What can be said at a game's table."""
    found = AT_TABLE[game, language]
    found.faults.clear()
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_with_the_same_variables(package: str) -> None:
    english, french = messages(package, "en"), messages(package, "fr")
    assert english.keys() == french.keys()
    assert english == french


@pytest.mark.parametrize("game", registry.KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_catalogues_of_a_table(game: str, language: str) -> None:
    found = [key for package in COMMON + OF_GAME[game] for key in messages(package, language)]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("game", registry.KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders(game: str, language: str) -> None:
    words = at_table(game, language)
    for package in COMMON + OF_GAME[game]:
        for key, variables in messages(package, language).items():
            args: dict[str, Value] = {name: sample(name) for name in variables}
            assert words.render(key, args).strip()
            assert words.faults == []


def sample(name: str) -> Value:
    numbers = ("count", "number", "strength", "moves", "turn", "year", "round", "die", "steps", "cities", "ply", "line")
    return 1190 if name in numbers else "town.krak" if name in ("town", "from", "first", "second") else "Zoé"


def named(prefix: str, names: list[str]) -> list[str]:
    return [f"{prefix}-{name}" for name in names]


def needed(key: str) -> list[str]:
    """Every message that a game can ask for."""
    game = registry.game(key)
    keys = ["game-" + key, *(message for noun in nouns(game) for message in names(noun))]
    keys += named("event", [kind.name for kind in game.events])
    keys += [f"{prefix}-{verb.name}" for verb in game.vocabulary.verbs for prefix in ("verb", "typed")]
    keys += named("refusal", reasons(game))
    keys += named("phase", [node.name for node in game.nodes if node.kind != STEP])
    asking = [node for node in game.nodes if isinstance(node, Decision) and type(node).prompt is Decision.prompt]
    keys += named("ask", [node.name for node in asking])
    keys += named("seat", game.seats)
    keys += named("scenario", game.scenarios)
    return keys + named("option", [option.name for option in game.options]) + ["screen-help"]


def nouns(game: Game[State]) -> list[Noun]:
    """Everything that its actions and events can name."""
    found = [verb.noun for verb in game.vocabulary.verbs] + [noun for kind in game.events for _, noun in kind.fields]
    return list(dict.fromkeys(noun for noun in found if noun is not None))


def names(noun: Noun) -> list[str]:
    """The messages that name its words. Pairs (`acre/2`) are put into words by one message; numbers need none."""
    if noun.halves is not None:
        return [noun.name]
    return [f"{noun.name}-{word}" for word in noun.words if not word.isdigit()]


def reasons(game: Game[State]) -> list[str]:
    return [key for node in game.nodes if isinstance(node, Choice) for _, key in node.reasons.known[1:]]


@pytest.mark.parametrize("game", registry.KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_game_can_be_said(game: str, language: str) -> None:
    assert [key for key in needed(game) if not at_table(game, language).has(key)] == []


def keys_in_source(path: Path) -> list[str]:
    """The messages that a module asks for by a key written in it: errors, refusals and other messages."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    return [key for call in calls for key in key_in_call(call, "cli" in path.parts)]


def key_in_call(call: ast.Call, in_terminal: bool) -> list[str]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    texts = [arg.value if isinstance(arg, ast.Constant) else None for arg in [*call.args[:2], None, None]]
    first, second = (text if isinstance(text, str) else "" for text in texts[:2])
    if name in ("error", "fail"):
        return ["error-" + first] if re.fullmatch(r"[a-z]+(-[a-z]+)+", first) else []
    if re.fullmatch(r"[A-Z][a-z]+Error", name):
        return ["error-" + first] if re.fullmatch(r"[a-z]+(-[a-z]+)*", first) else []
    if name == "Refusal" and second:
        return ["refusal-" + second]
    asks = ["_Failed", "_compare", "_in_order", "Message", *(["say"] if in_terminal else [])]
    return [first] if name in asks and re.fullmatch(r"[a-z]+(-[a-z]+)*", first) else []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_key_in_the_source_has_a_message(path: Path) -> None:
    own = [game for game in registry.KEYS if game.replace("-", "_") in path.parts]
    for game in own or registry.KEYS:
        for language in LANGUAGES:
            words = at_table(game, language)
            assert [key for key in keys_in_source(path) if not words.has(key)] == []


def test_the_source_is_searched_well() -> None:
    found = [key for path in SOURCES for key in keys_in_source(path)]
    expected = ["error-data-range", "refusal-game-over", "wait", "case-legal", "error-record-truncated", "cli-saved"]
    assert [key for key in expected if key not in found] == []


@pytest.mark.parametrize(("game", "kind"), EVENTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_events_are_told_without_faults(game: str, kind: EventKind, language: str) -> None:
    words = at_table(game, language)
    for number in (0, 1):
        text = words.event(Event(kind, PUBLIC, values(kind, number)))
        assert text and "{" not in text
    assert words.faults == []


def values(kind: EventKind, number: int) -> list[int]:
    found = [value(noun, number) for _, noun in kind.fields]
    return found + found[-1:] if kind.many else found


def value(noun: Noun | None, number: int) -> int:
    return number + 1 if noun is None else number


def test_the_files_are_plain_fluent() -> None:
    for package in PACKAGES:
        for language in LANGUAGES:
            text = (files(package) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
            assert FluentResource(text) and "\t" not in text
