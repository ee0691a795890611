"""The rules of a game as numbered statements in English and French: what help shows and what tests are counted against.

A statement is cited as `CR-6.42#3`: the game's prefix, the rule and the statement's number, counted from 1.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final
from unicodedata import combining, normalize

from outremer.core.data import Entry, read_toml
from outremer.core.errors import DataError

LANGUAGES: Final = ["en", "fr"]
KINDS: Final = ["rule", "component", "setup", "victory", "optional"]


class Example:
    def __init__(self, given: str, when: str, then: str) -> None:
        self.given = given
        self.when = when
        self.then = then


class Rule:
    """One rule. Titles, statements and rulings are kept per language, in the order of `LANGUAGES`."""

    def __init__(self, prefix: str, id: str, kind: str, titles: list[str], statements: list[list[str]]) -> None:
        self.id = id
        self.name = f"{prefix}-{id}"
        self.kind = kind
        self.titles = titles
        self.statements = statements
        self.examples: list[Example] = []
        self.see: list[str] = []
        self.ambiguity = ["", ""]  # where the text is open, and how we rule
        self.not_testable: dict[int, str] = {}  # statement number: why software has nothing to show for it

    @property
    def count(self) -> int:
        return len(self.statements[0])

    def title(self, language: str) -> str:
        return self.titles[LANGUAGES.index(language)]

    def statement(self, number: int, language: str) -> str:
        return self.statements[LANGUAGES.index(language)][number - 1]

    def cite(self, number: int) -> str:
        return f"{self.name}#{number}"


class Found:
    """A rule that a search found, with the statements that hold the words (none: only the title does)."""

    def __init__(self, rule: Rule, numbers: list[int]) -> None:
        self.rule = rule
        self.numbers = numbers


class Rules:
    """The rules of one game in their order."""

    def __init__(self, prefix: str, rules: list[Rule]) -> None:
        self.prefix = prefix
        self.rules = rules
        self.named = {rule.name: rule for rule in rules}

    def rule(self, name: str) -> Rule:
        """The rule called `CR-6.42`, or `6.42` for short. DataError if there is none."""
        for each in (name, f"{self.prefix}-{name}"):
            if each in self.named:
                return self.named[each]
        raise self._unknown(name)

    def statement(self, citation: str) -> tuple[Rule, int]:
        """The rule and the statement's number that `CR-6.42#3` cites. DataError if there is no such statement."""
        name, _, number = citation.partition("#")
        rule = self.rule(name)
        if not number.isdecimal() or not 1 <= int(number) <= rule.count:
            raise self._unknown(citation)
        return rule, int(number)

    def _unknown(self, name: str) -> DataError:
        return DataError("rules-unknown", {"file": "rules.toml", "entry": name, "reason": "there is no such rule"})

    def statements(self) -> list[str]:
        """Every statement's citation."""
        return [rule.cite(number) for rule in self.rules for number in range(1, rule.count + 1)]

    def testable(self) -> list[str]:
        """The statements that tests must prove."""
        return [
            rule.cite(number)
            for rule in self.rules
            for number in range(1, rule.count + 1)
            if number not in rule.not_testable
        ]

    def search(self, text: str, language: str) -> list[Found]:
        """The rules whose title or statements hold all the words, whatever their case and accents; titles first."""
        words = _plain(text).split()
        if not words:
            return []
        by_title: list[Found] = []
        by_text: list[Found] = []
        for rule in self.rules:
            lines = rule.statements[LANGUAGES.index(language)]
            numbers = [number for number, line in enumerate(lines, 1) if _holds(line, words)]
            if _holds(rule.title(language), words):
                by_title.append(Found(rule, numbers))
            elif numbers:
                by_text.append(Found(rule, numbers))
        return by_title + by_text


def load_rules(folder: Path) -> Rules:
    """Read `rules.toml` and `rules.fr.toml` of a game's folder: the same rules with as many statements in both."""
    english = Entry("rules.toml", "rules", read_toml(folder / "rules.toml", "rules.toml"))
    english.check_keys(["game", "prefix", "rule"], [])
    french = Entry("rules.fr.toml", "rules", read_toml(folder / "rules.fr.toml", "rules.fr.toml"))
    french.check_keys(["game", "rule"], [])
    prefix = english.text("prefix")
    originals = _rules(english)
    translations = {entry.name: entry for entry in _rules(french)}
    rules: list[Rule] = []
    for entry in originals:
        if entry.name not in translations:
            reason = f"rule {entry.name} is missing"
            raise french.error("data-missing-entry", reason, {"entry": entry.name, "kind": "rule"})
        rules.append(_rule(prefix, entry, translations.pop(entry.name)))
    for name in translations:
        raise french.error("data-unknown-id", f"there is no rule {name}", {"entry": name, "kind": "rule"})
    _check_references([entry.name for entry in originals], originals)
    return Rules(prefix, rules)


def _rules(index: Entry) -> list[Entry]:
    found: list[Entry] = []
    seen: set[str] = set()
    for number, table in enumerate(index.tables("rule"), 1):
        entry = Entry(index.file, Entry(index.file, f"rule {number}", table).text("id"), table)
        if entry.name in seen:
            raise entry.error("data-twice", f"rule {entry.name} stands there twice", {"field": "id"})
        seen.add(entry.name)
        found.append(entry)
    return found


def _rule(prefix: str, entry: Entry, translation: Entry) -> Rule:
    entry.check_keys(["id", "title", "kind", "statements", "see"], ["examples", "ambiguity", "not_testable"])
    translation.check_keys(["id", "title", "statements", *(["ambiguity"] if entry.has("ambiguity") else [])], [])
    statements = [entry.words("statements"), translation.words("statements")]
    if len(statements[0]) != len(statements[1]):
        counts: dict[str, str | int] = {"wanted": len(statements[0]), "given": len(statements[1])}
        reason = f"{counts['wanted']} statements wanted, not {counts['given']}"
        raise translation.error("rules-statements", reason, counts)
    titles = [entry.text("title"), translation.text("title")]
    rule = Rule(prefix, entry.name, KINDS[entry.choice("kind", KINDS)], titles, statements)
    rule.see = entry.words("see")
    if entry.has("ambiguity"):
        rule.ambiguity = [entry.text("ambiguity"), translation.text("ambiguity")]
    if entry.has("examples"):
        rule.examples = [_example(entry, table) for table in entry.tables("examples")]
    if entry.has("not_testable"):
        rule.not_testable = _not_testable(entry, rule.count)
    return rule


def _example(entry: Entry, table: dict[str, object]) -> Example:
    example = Entry(entry.file, entry.name, table)
    example.check_keys(["given", "when", "then"], [])
    return Example(example.text("given"), example.text("when"), example.text("then"))


def _not_testable(entry: Entry, count: int) -> dict[int, str]:
    reasons = Entry(entry.file, entry.name, entry.inner("not_testable"))
    numbers = [str(number) for number in range(1, count + 1)]
    reasons.check_keys([], numbers)
    return {int(number): reasons.text(number) for number in numbers if reasons.has(number)}


def _check_references(names: list[str], entries: list[Entry]) -> None:
    for entry in entries:
        entry.choices("see", names)


def _holds(line: str, words: list[str]) -> bool:
    plain = _plain(line)
    return all(word in plain for word in words)


def _plain(text: str) -> str:
    """Lower case, without accents."""
    return "".join(sign for sign in normalize("NFKD", text.casefold()) if not combining(sign))
