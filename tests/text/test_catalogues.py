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
from outremer.games import registry
from outremer.text import LANGUAGES, Catalogue
from outremer.text.catalogue import FORMS, Value

COMMON = ["outremer.text", "outremer.cli"]
OF_GAME = {key: f"outremer.games.{registry.folder(key).name}" for key in registry.KEYS}
PACKAGES = [*COMMON, *OF_GAME.values()]
TABLES = {(key, language): Catalogue(language, [*COMMON, OF_GAME[key]]) for key in OF_GAME for language in LANGUAGES}
ROOT = Path(outremer.__file__).parent
SOURCES = sorted(ROOT.rglob("*.py"))
KINDS = [(key, kind) for key in registry.KEYS for kind in registry.game(key).events]


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


def words_of(key: str, language: str) -> Catalogue:
    """What is said at a table of the game."""
    found = TABLES[key, language]
    found.faults.clear()
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_with_the_same_variables(package: str) -> None:
    english, french = messages(package, "en"), messages(package, "fr")
    assert english.keys() == french.keys()
    assert english == french


@pytest.mark.parametrize("game", OF_GAME)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_catalogues(game: str, language: str) -> None:
    found = [key for package in [*COMMON, OF_GAME[game]] for key in messages(package, language)]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders(package: str, language: str) -> None:
    words = Catalogue(language, ["outremer.text", package])
    for key, variables in messages(package, language).items():
        args: dict[str, Value] = {name: sample(name) for name in variables}
        assert words.render(key, args).strip()
        assert words.faults == []


def sample(name: str) -> Value:
    numbers = ("count", "number", "strength", "moves", "turn", "year", "round", "die", "steps", "cities", "ply", "line")
    return 1190 if name in numbers else "town.krak" if name in ("town", "from", "first", "second") else "Zoé"


def named(prefix: str, names: list[str]) -> list[str]:
    return [f"{prefix}-{name}" for name in names]


def nouns_of(key: str) -> list[Noun]:
    """The kinds of things that are named in actions and events, pairs left out: these are named by their halves."""
    game = registry.game(key)
    found = [verb.noun for verb in game.vocabulary.verbs] + [noun for kind in game.events for _, noun in kind.fields]
    named_once = {noun.name: noun for noun in found if noun is not None}
    return [noun for noun in named_once.values() if noun.halves is None and not noun.words[0].isdigit()]


def needed(key: str) -> list[str]:
    """Every message that the engine can ask for in a game."""
    game = registry.game(key)
    keys = [f"{noun.name}-{word}" for noun in nouns_of(key) for word in noun.words]
    keys += named("event", [kind.name for kind in game.events])
    keys += [f"{prefix}-{verb.name}" for verb in game.vocabulary.verbs for prefix in ("verb", "typed")]
    reasons = [reason for node in game.nodes if isinstance(node, Choice) for _, reason in node.reasons.known[1:]]
    keys += named("refusal", sorted(set(reasons)))
    keys += named("phase", [node.name for node in game.nodes if node.kind != STEP])
    asking = [node for node in game.nodes if isinstance(node, Decision) and type(node).prompt is Decision.prompt]
    keys += named("ask", [node.name for node in asking])
    keys += named("seat", game.seats)
    keys += named("scenario", game.scenarios)
    keys += named("option", [option.name for option in game.options])
    return keys + [verb.noun.name for verb in game.vocabulary.verbs if verb.noun is not None and verb.noun.halves]


@pytest.mark.parametrize(("game", "language"), TABLES)
def test_everything_in_the_game_can_be_said(game: str, language: str) -> None:
    words = words_of(game, language)
    assert [key for key in needed(game) if not words.has(key)] == []


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


def tables_of(path: Path) -> list[Catalogue]:
    """The catalogues in which the words of a module are looked up: of the game that it is named after, or of all."""
    parts = path.relative_to(ROOT).parts
    mine = [key for key in OF_GAME if any(part.startswith(registry.folder(key).name) for part in parts)]
    return [words for (key, _), words in TABLES.items() if key in (mine or OF_GAME)]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_key_in_the_source_has_a_message(path: Path) -> None:
    for words in tables_of(path):
        assert [key for key in keys_in_source(path) if not words.has(key)] == []


def test_the_source_is_searched_well() -> None:
    found = [key for path in SOURCES for key in keys_in_source(path)]
    expected = ["error-data-range", "refusal-game-over", "wait", "case-legal", "error-record-truncated", "cli-saved"]
    assert [key for key in expected if key not in found] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), KINDS, ids=lambda each: each if isinstance(each, str) else each.name)
def test_events_are_told_without_faults(game: str, kind: EventKind, language: str) -> None:
    words = words_of(game, language)
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
