"""The terminal in a test: commands run in this process, with typed lines for standard input."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from typer.testing import CliRunner, Result

from outremer.cli.app import make_app

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("play", "--seed", "a", typed="done\\n", lang="fr")`."""
    monkeypatch.setenv("COLUMNS", "100")

    def do(*arguments: str, typed: str = "", lang: str = "en") -> Result:
        return CliRunner().invoke(make_app(lang), list(arguments), input=typed)

    return do
