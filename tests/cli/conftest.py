"""The terminal in a test: commands run in this process, with typed lines for standard input."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from outremer.cli.app import make_app

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("play", "crusader-rex", "--seed", "a", typed="done\\n", lang="fr")`."""
    monkeypatch.setenv("COLUMNS", "100")

    def do(*arguments: str, typed: str = "", lang: str = "en") -> Result:
        return CliRunner().invoke(make_app(lang), list(arguments), input=typed)

    return do


@pytest.fixture
def at_table(run: Run, tmp_path: Path) -> Callable[..., str]:
    """Type lines as the Frankish player against the random bot; what the terminal shows."""

    def do(*lines: str, lang: str = "en", saracen: str = "random") -> str:
        file = str(tmp_path / "game.record")
        seats = ["--seat", "frank=human", "--seat", f"saracen={saracen}"]
        result = run(
            "play", "crusader-rex", "--seed", "a", *seats, "--save", file, typed="\n".join(lines) + "\n", lang=lang
        )
        assert result.exit_code == 0, result.output
        return str(result.output)

    return do
