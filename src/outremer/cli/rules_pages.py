"""The rules to read: contents, one rule with its examples, search, and which statements are proved."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from outremer.cli.desk import Desk
from outremer.core.casebook_coverage import coverage
from outremer.core.cases import Case, find_cases, read_case
from outremer.core.rules import LANGUAGES, Found, Rule, Rules, load_rules
from outremer.games import registry


def rules(desk: Desk, game: str, what: list[str], as_json: bool) -> None:
    """`rules`, `rules coverage`, `rules GAME`, `rules GAME 6.42`, `rules GAME some words`."""
    if game == "coverage":
        _coverage(desk, what, as_json)
    elif not game:
        for key in registry.KEYS:
            desk.line(f"{key}  {desk.words.say('game-' + key)}")
        desk.say("cli-rules-hint", style="dim")
    elif not what:
        _contents(desk, game)
    else:
        page(desk, game, " ".join(what))


def page(desk: Desk, game: str, what: str) -> None:
    """The rule of that number, or the rules that hold these words."""
    book = _book(game)
    if (
        what.removeprefix(book.prefix + "-")[:1].isdigit()
        or f"{book.prefix}-{what}" in book.named
        or what in book.named
    ):
        show_rule(desk, game, book.rule(what), whole=True)
        return
    found = book.search(what, desk.language)
    if not found:
        desk.say("cli-rules-nothing", text=what)
    for each in found:
        _show_found(desk, each)


def paragraph(desk: Desk, game: str, name: str) -> None:
    """A rule without its examples, as it is shown beside a refusal; nothing for rules of the core."""
    book = _book(game)
    if name in book.named:
        show_rule(desk, game, book.named[name], whole=False)


def show_rule(desk: Desk, game: str, rule: Rule, whole: bool) -> None:
    desk.show(Text(f"{rule.name}  {rule.title(desk.language)}", style="bold"))
    for number in range(1, rule.count + 1):
        text = Text(f"{number}. {rule.statement(number, desk.language)}")
        desk.show(Padding(text, (0, 0, 0, 2)))
    if not whole:
        return
    ruling = rule.ambiguity[LANGUAGES.index(desk.language)]
    if ruling:
        desk.say("cli-rules-ruling", style="italic", text=ruling)
    for case in _cases_of(game, rule):
        title = case.title_fr if desk.language == "fr" else case.title
        desk.line(f"  · {title}", style="dim")
    if rule.see:
        desk.say("cli-rules-see", style="dim", rules=", ".join(rule.see))


def _show_found(desk: Desk, found: Found) -> None:
    desk.show(Text(f"{found.rule.name}  {found.rule.title(desk.language)}", style="bold"))
    for number in found.numbers:
        desk.show(Padding(escape(f"{number}. {found.rule.statement(number, desk.language)}"), (0, 0, 0, 2)))


def _contents(desk: Desk, game: str) -> None:
    for rule in _book(game).rules:
        desk.line(f"{rule.id:>6}  {rule.title(desk.language)}")


@cache
def _book(game: str) -> Rules:
    return load_rules(registry.folder(game))


@cache
def _casebook(folder: Path) -> list[Case]:
    return [read_case(path) for path in find_cases(folder / "cases")]


def _cases_of(game: str, rule: Rule) -> list[Case]:
    """The cases that prove a statement of the rule."""
    cases = _casebook(registry.folder(game))
    return [case for case in cases if any(each.partition("#")[0] == rule.name for each in case.proved())]


def _coverage(desk: Desk, games: list[str], as_json: bool) -> None:
    report: dict[str, dict[str, object]] = {}
    for key in games or registry.KEYS:
        report[key] = coverage(registry.game(key), _book(key), _casebook(registry.folder(key)), [])
        missing = report[key]["without_french"]
        report[key]["without_french"] = len(missing) if isinstance(missing, list) else missing
    if as_json:
        desk.json(report)
        return
    for key, counts in report.items():
        desk.line(desk.words.say("game-" + key), style="bold")
        for name, value in counts.items():
            desk.line(f"  {desk.words.say('cli-coverage-' + name.replace('_', '-'))}: {_shown(value)}")


def _shown(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(str(each) for each in value) or "0"
    return str(value)
