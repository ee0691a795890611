"""Every case of every game's casebook, one test each; together they prove every statement that can be tested."""

from __future__ import annotations

from pathlib import Path

import pytest

from outremer.core.casebook import run_case
from outremer.core.cases import find_cases, read_case
from outremer.core.rules import load_rules
from outremer.games import registry

CASES = [
    pytest.param(key, path, id=f"{key}-{path.stem}")
    for key in registry.KEYS
    for path in find_cases(registry.folder(key) / "cases")
]


@pytest.mark.parametrize(("key", "path"), CASES)
def test_case(key: str, path: Path) -> None:
    result = run_case(registry.game(key), read_case(path))
    assert result.passed, result.reason()


@pytest.mark.parametrize("key", registry.KEYS)
def test_case_files_are_named_after_the_first_rule_they_prove(key: str) -> None:
    for path in find_cases(registry.folder(key) / "cases"):
        proved = read_case(path).proved()
        if proved:
            rules = {statement.partition("-")[2].partition("#")[0] for statement in proved}
            assert path.stem.partition("-")[0] in rules, path.name


@pytest.mark.parametrize("key", registry.KEYS)
def test_every_statement_that_can_be_tested_is_proved_by_a_case(key: str) -> None:
    rules = load_rules(registry.folder(key))
    proved: set[str] = set()
    for path in find_cases(registry.folder(key) / "cases"):
        proved.update(read_case(path).proved())
    assert [statement for statement in rules.testable() if statement not in proved] == []
    assert sorted(proved.difference(rules.statements())) == []
