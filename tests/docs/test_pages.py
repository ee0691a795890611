"""The pages in docs/ say what the project's files say."""

from __future__ import annotations

import pytest

from outremer.games import registry
from tools.pages import filled, page_of, rulings, values


@pytest.mark.parametrize("game", registry.KEYS)
def test_the_games_page_is_up_to_date(game: str) -> None:
    page = page_of(game).read_text(encoding="utf-8")
    assert filled(game, page) == page, "run: python -m tools.pages"


def test_the_games_page_lists_rulings_and_doubtful_values() -> None:
    assert "**CR-6.42**" in rulings("crusader-rex")
    assert "reconstructed" in values("crusader-rex")
    assert "fourth_pilgrims" in values("crusader-rex")
    assert "**JE-2.4**" in rulings("jerusalem")
    assert "palace-large" in values("jerusalem")
