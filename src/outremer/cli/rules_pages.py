"""The rules to read: contents, one rule with its examples, search, and which statements are proved."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final
from unicodedata import combining, normalize

from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from outremer.cli.desk import Desk
from outremer.core.casebook_coverage import coverage
from outremer.core.cases import Case, find_cases, read_case
from outremer.core.rules import LANGUAGES, Found, Rule, Rules, load_rules
from outremer.games import registry

EXAMPLES: Final = 5  # shown of a rule unless all are asked for
_WORD: Final = re.compile(r"\w+")


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


def page(desk: Desk, game: str, what: str, is_known: bool = False) -> None:
    """The rule of that number, the rules that hold these words, or the contents.

    `is_known`: the words have been explained already, so that no rule need hold them.
    """
    book = _book(game)
    name, _, every = what.partition(" ")
    if not what:
        _contents(desk, game)
    elif name.removeprefix(book.prefix + "-")[:1].isdigit() or f"{book.prefix}-{name}" in book.named:
        show_rule(desk, game, book.rule(name), whole=True, most=EXAMPLES if not every else -1)
    elif what in book.named:
        show_rule(desk, game, book.named[what], whole=True)
    else:
        _show_search(desk, game, what, is_known)


def show_rule(desk: Desk, game: str, rule: Rule, whole: bool, most: int = EXAMPLES) -> None:
    """A rule's statements and, if it is shown whole, how we read it and its first examples (-1: all of them)."""
    desk.show(Text(f"{rule.name}  {rule.title(desk.language)}", style="bold"))
    for number in range(1, rule.count + 1):
        text = Text(f"{number}. {rule.statement(number, desk.language)}")
        desk.show(Padding(text, (0, 0, 0, 2)))
    ruling = rule.ambiguity[LANGUAGES.index(desk.language)]
    if ruling:
        desk.say("cli-rules-ruling", style="italic", text=ruling)
    if whole:
        _show_examples(desk, rule, _cases_of(game, rule), most)
    if rule.see:
        desk.say("cli-rules-see", style="dim", rules=", ".join(rule.see))


def _show_examples(desk: Desk, rule: Rule, cases: list[Case], most: int) -> None:
    shown = cases if most < 0 else cases[:most]
    if shown:
        desk.say("cli-rules-examples", style="dim")
    for case in shown:
        desk.line(f"  · {case.title_fr if desk.language == 'fr' else case.title}", style="dim")
    if len(cases) > len(shown):
        desk.say("cli-rules-more", style="dim", count=len(cases) - len(shown), rule=rule.id)


def _show_search(desk: Desk, game: str, what: str, is_known: bool) -> None:
    """Rules with the words in their title are shown whole, of the others what holds the words.

    What begins words goes before what stands inside of them: "draw" is not meant to find "withdraw".
    """
    found = _book(game).search(what, desk.language)
    by_title = [each for each in found if _begin_words(each.rule.title(desk.language), what)]
    by_text: list[Found] = []
    for each in found:
        if each not in by_title:
            lines = [(number, each.rule.statement(number, desk.language)) for number in each.numbers]
            by_text.append(Found(each.rule, [number for number, line in lines if _begin_words(line, what)]))
    by_text = [each for each in by_text if each.numbers]
    if not by_title and not by_text:
        by_text = found
    if not found and not is_known:
        desk.say("cli-rules-nothing", text=what)
    for each in by_title:
        show_rule(desk, game, each.rule, whole=len(by_title) == 1)
    if by_title and by_text:
        desk.say("cli-rules-also", style="dim")
    for each in by_text:
        _show_found(desk, each)


def _begin_words(line: str, what: str) -> bool:
    """Whether every word asked for begins a word of the line."""
    words = [word.strip("-'") for word in _WORD.findall(_plain(line))]
    return all(any(word.startswith(wanted) for word in words) for wanted in _plain(what).split())


def _plain(text: str) -> str:
    """Lower case, without accents."""
    return "".join(sign for sign in normalize("NFKD", text.casefold()) if not combining(sign))


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
            label = desk.words.say("cli-coverage-" + name.replace("_", "-"))
            desk.line("  " + desk.words.say("cli-coverage-line", name=label, value=_shown(value)))


def _shown(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(str(each) for each in value) or "0"
    return str(value)
