"""The pages in docs/ say what the project's files say."""

from __future__ import annotations

from tools.pages import PAGE, filled, rulings, values


def test_the_game_page_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert filled(page) == page, "run: python -m tools.pages"


def test_the_game_page_lists_rulings_and_doubtful_values() -> None:
    assert "**CR-6.42**" in rulings()
    assert "reconstructed" in values()
    assert "fourth_pilgrims" in values()
