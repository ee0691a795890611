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
from outremer.core.events import PUBLIC, Event, EventKind
from outremer.core.flow import STEP, Decision
from outremer.games import registry
from outremer.games.crusader_rex.actions import BLOCK, CARD, NATION, SIDE, TOWN, VOCABULARY
from outremer.games.crusader_rex.bars import REASONS
from outremer.games.crusader_rex.tidings import EVENTS
from outremer.text import LANGUAGES, Catalogue
from outremer.text.catalogue import FORMS, Value

PACKAGES = ["outremer.text", "outremer.games.crusader_rex", "outremer.cli"]
EVERYTHING = [Catalogue(language, PACKAGES) for language in LANGUAGES]
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


@pytest.fixture(params=EVERYTHING, ids=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Catalogue:
    found: Catalogue = request.param
    found.faults.clear()
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_with_the_same_variables(package: str) -> None:
    english, french = messages(package, "en"), messages(package, "fr")
    assert english.keys() == french.keys()
    assert english == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_catalogues(language: str) -> None:
    found = [key for package in PACKAGES for key in messages(package, language)]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders(package: str, language: str) -> None:
    words = Catalogue(language, PACKAGES)
    for key, variables in messages(package, language).items():
        args: dict[str, Value] = {name: sample(name) for name in variables}
        assert words.render(key, args).strip()
        assert words.faults == []


def sample(name: str) -> Value:
    numbers = ("count", "number", "strength", "moves", "turn", "year", "round", "die", "steps", "cities", "ply", "line")
    return 1190 if name in numbers else "town.krak" if name in ("town", "from", "first", "second") else "Zoé"


def named(prefix: str, names: list[str]) -> list[str]:
    return [f"{prefix}-{name}" for name in names]


def needed() -> list[str]:
    """Every message that the engine can ask for."""
    nodes = registry.game("crusader-rex").nodes
    keys = [f"{noun.name}-{word}" for noun in (TOWN, BLOCK, CARD, SIDE, NATION) for word in noun.words]
    keys += named("event", [kind.name for kind in EVENTS])
    keys += [f"{prefix}-{verb.name}" for verb in VOCABULARY.verbs for prefix in ("verb", "typed")]
    keys += named("refusal", [key for _, key in REASONS.known[1:]])
    keys += named("phase", [node.name for node in nodes if node.kind != STEP])
    asking = [node for node in nodes if isinstance(node, Decision) and type(node).prompt is Decision.prompt]
    keys += named("ask", [node.name for node in asking])
    keys += named("seat", registry.game("crusader-rex").seats)
    keys += named("scenario", registry.game("crusader-rex").scenarios)
    keys += named("option", [option.name for option in registry.game("crusader-rex").options])
    return keys + ["slot", "approach"]


def test_everything_in_the_game_can_be_said(words: Catalogue) -> None:
    assert [key for key in needed() if not words.has(key)] == []


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
    for words in EVERYTHING:
        assert [key for key in keys_in_source(path) if not words.has(key)] == []


def test_the_source_is_searched_well() -> None:
    found = [key for path in SOURCES for key in keys_in_source(path)]
    expected = ["error-data-range", "refusal-game-over", "wait", "case-legal", "error-record-truncated", "cli-saved"]
    assert [key for key in expected if key not in found] == []


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.name)
def test_events_are_told_without_faults(kind: EventKind, words: Catalogue) -> None:
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
