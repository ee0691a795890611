"""Killed in the middle of everything, the server loses nothing and does nothing twice."""

from __future__ import annotations

import asyncio

from tools.faults import run


def test_what_was_acknowledged_is_there_once() -> None:
    tally = asyncio.run(run(games=6, posts=40, seed=1))
    assert tally.faults == []
    assert (tally.games, tally.kills > 0, tally.acknowledged > 60) == (6, True, True)
