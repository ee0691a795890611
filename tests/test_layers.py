"""Dependencies point one way, and the engine needs nothing that would have to be installed."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src" / "outremer"
LEVEL = {"core": 0, "games": 1, "text": 2, "bots": 3, "telling": 3, "lab": 4, "server": 4, "cli": 5}
ENGINE = sorted([*(SOURCE / "core").rglob("*.py"), *(SOURCE / "games").rglob("*.py")])
EVERYTHING = sorted(SOURCE.rglob("*.py"))


def name(path: Path) -> str:
    return str(path.relative_to(SOURCE))


def imported(path: Path) -> list[str]:
    """The full names of all modules that a file imports, wherever in the file it does so."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


@pytest.mark.parametrize("path", EVERYTHING, ids=name)
def test_a_layer_imports_only_what_lies_below(path: Path) -> None:
    layer = path.relative_to(SOURCE).parts[0]
    others = {each.split(".")[1] for each in imported(path) if each.startswith("outremer.")} & LEVEL.keys() - {layer}
    assert [each for each in others if LEVEL[each] >= LEVEL.get(layer, 0)] == []


@pytest.mark.parametrize("path", ENGINE, ids=name)
def test_the_engine_needs_only_the_standard_library(path: Path) -> None:
    allowed = {*sys.stdlib_module_names, "mypy_extensions", "outremer"}
    assert [each for each in imported(path) if each.split(".")[0] not in allowed] == []


@pytest.mark.parametrize("path", ENGINE, ids=name)
def test_the_engine_has_no_chance_clock_or_surroundings_of_its_own(path: Path) -> None:
    ambient = {"random", "time", "datetime", "locale", "secrets", "socket", "threading", "uuid"}
    assert [each for each in imported(path) if each.split(".")[0] in ambient] == []


def test_core_names_no_game() -> None:
    games = [path.name for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists()]
    texts = {path.name: path.read_text(encoding="utf-8") for path in (SOURCE / "core").glob("*.py")}
    assert games
    assert [(file, game) for file, text in texts.items() for game in games if game in text] == []
