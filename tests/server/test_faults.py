"""Killed in the middle of everything, the server loses nothing and does nothing twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tools.faults import run


def test_what_was_acknowledged_is_there_once(database: Path) -> None:
    report = asyncio.run(run(6, 2, 1, database))
    assert report["faults"] == []
    assert report["acknowledged"] > 6
