"""Servers for tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.online import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of a module: each has guests and tables of its own."""
    with serving(tmp_path_factory.mktemp("server") / "outremer.db") as found:
        yield found


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """For a server that is stopped and started again."""
    return tmp_path / "outremer.db"


@pytest.fixture
def lone(database: Path) -> Iterator[Server]:
    """A server for this test alone."""
    with serving(database) as found:
        yield found
