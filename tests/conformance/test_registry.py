"""The registry of games."""

from __future__ import annotations

from pathlib import Path

import pytest

from outremer.core.chance import Stream
from outremer.core.errors import DataError, OptionError
from outremer.core.events import Context
from outremer.games import registry


def test_a_game_is_loaded_once() -> None:
    for key in registry.KEYS:
        game = registry.game(key)
        assert game.key == key
        assert game.scenarios
        assert game is registry.game(key)
        assert (registry.folder(key) / "rules.toml").is_file()


def test_a_data_folder_makes_another_game(tmp_path: Path) -> None:
    for key in registry.KEYS:
        other = registry.game(key, tmp_path)
        assert other.key == key
        assert other is registry.game(key, tmp_path)
        assert other is not registry.game(key)
        with pytest.raises(DataError):
            registry.game(key, tmp_path / "none")


@pytest.mark.parametrize("key", registry.KEYS)
def test_every_option_makes_a_difference(key: str) -> None:
    """Each value leads to a position of its own; a random one may come to what another says."""
    game = registry.game(key)
    for option in game.options:
        values = [value for value in option.values if value != "random"]
        contexts = [Context(Stream(b"options")) for _ in values]
        starts = [
            game.start(game.scenarios[0], {option.name: value}, ctx)
            for value, ctx in zip(values, contexts, strict=True)
        ]
        assert len({game.encode(state) for state in starts}) == len(values)


def test_an_unknown_game() -> None:
    for call in (registry.game, registry.folder):
        with pytest.raises(OptionError) as caught:
            call("chess")
        assert caught.value.args_of["game"] == "chess"
        assert "crusader-rex" in str(caught.value.args_of["known"])
