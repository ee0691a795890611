"""A whole game of each kind under version control: it must replay, die for die and position for position."""

from __future__ import annotations

import pytest

from outremer.cli.kits import kit
from outremer.core.record import load
from outremer.core.table import verify
from outremer.games import registry
from tools.golden import OPTIONS, golden

LAST = {"crusader-rex": ("year", 1192), "jerusalem": ("turn", 5)}


@pytest.mark.parametrize("key", registry.KEYS)
def test_the_golden_game_can_be_verified(key: str) -> None:
    table = verify(registry.game(key), load(golden(key)), kit(key).data_folder().digest())
    assert table.is_over()
    kind, last = LAST[key]
    told = {event.values[0] for entry in table.log for event in entry.events if event.kind.name == kind}
    assert max(told) == last


@pytest.mark.parametrize("key", registry.KEYS)
def test_optional_rules_are_in_use(key: str) -> None:
    options = load(golden(key)).header.options
    assert {name: options[name] for name in OPTIONS[key]} == OPTIONS[key]
