"""Jerusalem against three bots, from the start page to the winner."""

from __future__ import annotations

from browser.city import City
from browser.conftest import Company
from browser.visitors import button, press
from playwright.sync_api import expect

STEPS_MOST = 300
TURNS = {f"Turn {turn} of 5" for turn in range(1, 6)}


def test_a_whole_game(company: Company) -> None:
    visitor = company.visitor()
    press(visitor.page, "Play Jerusalem now")
    city = City(visitor.page, 11)
    turns = set()
    for _ in range(STEPS_MOST):
        city.await_turn()
        if city.is_over:
            break
        turns.add(city.turn)
        assert city.step(), f"nothing to do: {city.prompt}"
    result = visitor.page.get_by_role("region", name="Result")
    expect(result).to_contain_text("won")
    assert turns == TURNS
    assert city.stages >= {"bid", "keep", "place", "end"}
    expect(button(result, "Play again")).to_be_visible()
