"""The mutation tool: where it changes the engine, that it chooses the same mutants again, and that it kills."""

from __future__ import annotations

import argparse
import ast
import json
from pathlib import Path

import pytest

from outremer.core.cases import Case, parse_case, read_case
from outremer.games import registry
from tools import mutant_runs, mutants
from tools.mutant_runs import LOADING, TIME_LIMIT, Baseline, Outcome, Subject, exercise, loaded, run_mutants
from tools.mutant_sites import COMPARISON, CONSTANT, SIDE, STATEMENT, Site, choose, collect, exchanges

GAME = "crusader-rex"
SEATS = ["frank", "saracen"]
CASES = registry.folder(GAME) / "cases"
CHARGE = "6.42-hits-before-sixes.toml"


@pytest.fixture(scope="module")
def subject() -> Subject:
    return Subject(GAME, registry.folder(GAME), SEATS)


def sites_of(text: str) -> list[Site]:
    return collect(Path("sample.py"), text.encode(), SEATS)


def changes(text: str, kind: str) -> list[str]:
    return [site.mutated() for site in sites_of(text) if site.kind == kind]


def function(*lines: str) -> str:
    return "def f(a, b, side, seat):\n" + "".join(f"    {line}\n" for line in lines)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a == b", ["a != b"]),
        ("a != b", ["a == b"]),
        ("a < b", ["a <= b"]),
        ("a <= b < side", ["a < b < side", "a <= b <= side"]),
        ("(a) > (b)", ["(a) >= (b)"]),
        ("a >= b", ["a > b"]),
        ("a in b", ["a not in b"]),
        ("a not in b", ["a in b"]),
        ("a is None", ["a is not None"]),
        ("a is not None", ["a is None"]),
        ("not a", ["a"]),
        ("not (a and b)", ["(a and b)", "not (a or b)"]),
        ("a or b or (a and b)", ["a and b and (a and b)", "a or b or (a or b)"]),
    ],
)
def test_comparisons(before: str, after: list[str]) -> None:
    assert changes(function(f"return {before}"), COMPARISON) == [function(f"return {text}") for text in after]


@pytest.mark.parametrize(
    ("before", "after"), [("0", "1"), ("1", "0"), ("7", "8"), ("1_000", "1001"), ("True", "False"), ("False", "True")]
)
def test_constants(before: str, after: str) -> None:
    assert changes(f"A: int = {before}\n", CONSTANT) == [f"A: int = {after}\n"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a(side)", ["a(1 - side)"]),
        ("side * a", ["(1 - side) * a"]),
        ("1 - seat", ["seat"]),
        ("(1 - a.seat) * b", ["(a.seat) * b"]),
        ("FRANK", ["SARACEN"]),
        ("SARACEN + 1", ["FRANK + 1"]),
        ("a.side", []),
    ],
)
def test_sides(before: str, after: list[str]) -> None:
    assert changes(function(f"return {before}"), SIDE) == [function(f"return {text}") for text in after]


def test_at_a_larger_table_the_next_seat_takes_the_place_of_each() -> None:
    found = exchanges(["red", "green", "blue"])
    assert (found["RED"], found["BLUE"], found["seat"]) == ("GREEN", "RED", "seat - 1")
    assert found.keys() == exchanges(SEATS).keys() - {"FRANK", "SARACEN"} | {"RED", "GREEN", "BLUE"}


def test_statements_and_bodies_of_an_if_are_removed() -> None:
    text = function("a.pop()", "b += a", "if a:", "    return b", "elif b:", "    a = b", "return a")
    assert changes(text, STATEMENT) == [
        text.replace("a.pop()", "pass"),
        text.replace("b += a", "pass"),
        text.replace("return b", "pass"),
        text.replace("a = b", "pass"),
    ]


def test_what_cannot_change_a_game_is_left_alone() -> None:
    text = (
        '"""Text."""\nfrom a import b\nimport c\n\nNAME = "word"\n\n\nclass A:\n    """Text."""\n\n    x: list[1]\n\n'
        "    def __repr__(self):\n        return str(1)\n\n    def f(self, a: '1') -> 'x == 1':\n"
        '        """Text."""\n        return f"{a == 1}"\n'
    )
    assert sites_of(text) == []


def test_changes_count_bytes_and_show_whole_lines() -> None:
    (site,) = sites_of(function('return "é" + a if a else "é" + side'))[:1]
    assert (site.place(), site.kind, site.scope) == ("sample.py:2", SIDE, "f")
    assert site.change() == 'return "é" + a if a else "é" + side  ->  return "é" + a if a else "é" + (1 - side)'


def test_the_same_mutants_are_chosen_again_and_others_by_another_seed(subject: Subject) -> None:
    sites = subject.sites()
    chosen = choose(sites, 40, 1)
    assert chosen == choose(sites, 40, 1)
    assert chosen != choose(sites, 40, 2)
    assert len(chosen) == 40
    for site in chosen:
        assert ast.dump(ast.parse(site.mutated())) != ast.dump(ast.parse(site.source))


def test_modules_have_their_share_and_a_change_elsewhere_deals_nothing_anew() -> None:
    text = function(*["a += 1"] * 9)
    long = collect(Path("long.py"), (text * 2).encode(), SEATS)
    short = collect(Path("short.py"), text.encode(), SEATS)
    chosen = choose(long + short, 12, 3)
    assert [sum(site.module == name for site in chosen) for name in ("long", "short")] == [8, 4]
    longer = collect(Path("long.py"), ("A = 5\n" + text * 2).encode(), SEATS)
    kept = [(site.line + 1, site.kind) for site in choose(long, 12, 3)]
    assert len(set(kept) & {(site.line, site.kind) for site in choose(longer, 12, 3)}) >= 11
    assert choose(short, 99, 3) == short


# running


def test_the_engine_is_what_the_game_loads(subject: Subject) -> None:
    parts = loaded(subject)
    assert {"battle", "movement", "names", "view"} <= set(parts)
    assert "judge" not in parts  # for bots


def sites_with(subject: Subject, module: str, old: str, kind: str = STATEMENT) -> list[Site]:
    found = [site for site in subject.sites() if site.module == module and site.kind == kind and site.old == old]
    assert found, old
    return found


def run(subject: Subject, cases: list[Case], sites: list[Site]) -> tuple[Baseline, list[Outcome]]:
    steps: list[int] = []
    baseline = exercise(subject, cases, 2, steps.append)
    outcomes = run_mutants(subject, baseline, sites, 2, lambda outcome: steps.append(1))
    assert sum(steps) == len(cases) + len(sites)
    return baseline, outcomes


def test_mutants_are_killed_by_a_case_by_loading_or_by_the_clock(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutant_runs, "CASE_LIMIT", 0.2)
    sites = [
        sites_with(subject, "combat", "s.turn[OWN_LOSSES] = dice.count(SIX)")[0],
        sites_with(subject, "combat", "s.turn[OWN_LOSSES] -= 1")[0],
        sites_with(subject, "board", "kingdoms = _read_towns(board, folder)")[0],
        sites_with(subject, "winter", "s.turn[YEAR] += 1")[0],
    ]
    baseline, outcomes = run(subject, [read_case(CASES / CHARGE)], sites)
    assert [case.name for case in baseline.cases] == [CHARGE]
    assert [outcome.killer for outcome in outcomes] == [CHARGE, TIME_LIMIT, LOADING, ""]
    assert [outcome.tried for outcome in outcomes] == [1, 1, 1, 0]
    assert mutants.rate(outcomes) == 0.75


def test_cases_that_do_not_pass_on_the_engine_as_it_is_do_not_count(subject: Subject) -> None:
    head = 'title = "T"\ntitle_fr = "T"\ngame = "crusader-rex"\n[position]\n'
    wrong = parse_case(head + "[after]\nyear = 1191\n", "wrong.toml")
    broken = parse_case(head + "nonsense = 1\n[after]\nyear = 1188\n", "broken.toml")
    right = parse_case(head + "[after]\nyear = 1188\n", "right.toml")
    sites = sites_with(subject, "position", "1188", CONSTANT)
    baseline, outcomes = run(subject, [wrong, broken, right], sites)
    assert baseline.failing == ["broken.toml", "wrong.toml"]
    assert [outcome.killer for outcome in outcomes] == ["right.toml"]


def test_the_command_lists_and_reports(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants.main(["--game", GAME, "--only", "combat", "--count", "3", "--list"]) == 0
    heading, *listed = capsys.readouterr().out.splitlines()
    assert heading == f"{GAME}:"
    assert len(listed) == 3 and all(line.startswith("combat.py:") for line in listed)

    monkeypatch.setattr(mutants, "find_cases", lambda folder: [CASES / CHARGE])
    code = mutants.main(["--game", GAME, "--only", "combat", "--count", "4", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert (told["mutants"], told["cases"]) == (4, 1)
    assert told["killed"] == 4 - len(told["survivors"])
    assert code == (0 if told["killed"] / 4 >= mutants.BAR else 1)

    assert mutants.main(["--game", GAME, "--only", "winter", "--count", "2"]) == 1
    printed = capsys.readouterr().out
    assert printed.startswith(GAME)
    assert "0 of 2 mutants killed by 1 cases: 0.0%, below 85%" in printed
    assert "2 survivors" in printed
    assert mutants.main(["--only", "nowhere"]) == 2


def test_all_games_are_tried_and_reported_by_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Twin(mutants.Plan):
        def __init__(self, key: str, options: argparse.Namespace) -> None:
            super().__init__(GAME, options)
            self.subject.key = key

    monkeypatch.setattr(mutants, "Plan", Twin)
    monkeypatch.setattr(registry, "KEYS", [GAME, "other"])
    monkeypatch.setattr(mutants, "run", lambda subject, chosen, jobs, progress: (Baseline(), []))
    monkeypatch.setattr(mutants, "rate", lambda outcomes: 0.5)
    assert mutants.main(["--only", "combat", "--count", "1", "--json"]) == 1
    assert list(json.loads(capsys.readouterr().out)) == [GAME, "other"]
