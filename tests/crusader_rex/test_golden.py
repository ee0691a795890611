"""A whole game under version control: it must replay, die for die and position for position."""

from __future__ import annotations

from outremer.core.record import load
from outremer.core.table import verify
from outremer.games import registry
from outremer.games.crusader_rex.board import load_board
from tools.golden import GOLDEN


def test_the_golden_game_can_be_verified() -> None:
    game = registry.game("crusader-rex")
    table = verify(game, load(GOLDEN), load_board().digest)
    assert table.is_over()
    years = {event.values[0] for entry in table.log for event in entry.events if event.kind.name == "year"}
    assert max(years) == 1192


def test_both_optional_rules_are_in_use() -> None:
    assert load(GOLDEN).header.options == {"richard": "on", "philip": "on"}
