"""Every page, dialog and phase under axe-core, light and dark, on a desktop and on a phone: nothing serious."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from browser.city import City
from browser.conftest import PHONE, WIDE, Company
from browser.crusader import Levant
from browser.positions import two_attacks
from browser.visitors import Visitor, bring, button, press
from playwright.sync_api import Page, ViewportSize

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """
async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
  .filter((each) => ["serious", "critical"].includes(each.impact))
  .flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.target.join(" ")} ${node.any[0]?.message ?? ""}`))
"""
STEPS_MOST = 60


class Inspector:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    def look(self, name: str) -> None:
        """At the page as it is; on a desktop light and dark."""
        if not self.page.evaluate("typeof axe === 'object'"):
            self.page.evaluate(AXE.read_text())
        for theme in ("dark", "light") if self.page.viewport_size == WIDE else ("light",):
            self.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            self.found += [f"{name}, {theme}: {finding}" for finding in self.page.evaluate(RUN)]


@pytest.fixture(params=[WIDE, PHONE], ids=["desktop", "phone"])
def viewport(request: pytest.FixtureRequest) -> ViewportSize:
    return request.param  # type: ignore[no-any-return]


def visit(company: Company, viewport: ViewportSize, path: str = "/") -> tuple[Visitor, Inspector]:
    visitor = company.visitor(viewport=viewport, path=path)
    return visitor, Inspector(visitor.page)


def test_pages_before_the_table(company: Company, viewport: ViewportSize) -> None:
    visitor, inspector = visit(company, viewport)
    page = visitor.page
    button(page, "Play Jerusalem now").wait_for()
    inspector.look("start")
    press(page, "More choices for Jerusalem")
    inspector.look("form")
    page.get_by_label("A friend, by link").check()
    press(page, "Begin")
    City(page, 1).version()
    if viewport == PHONE:
        press(page.get_by_role("navigation"), "More")
    link = page.get_by_label(re.compile("^Link for")).first.input_value()
    inspector.look("table with invitations")
    page.goto("/")
    press(page, "Link for another device")
    inspector.look("start with games")
    press(page, "Resign")
    inspector.look("resigning")
    other, second = visit(company, viewport, link)
    button(other.page, "Take this seat").wait_for()
    second.look("invitation")
    other.page.goto("/#table=nothing")
    button(other.page, "Start page").wait_for()
    second.look("no such table")
    assert inspector.found + second.found == []


def test_crusader_rex(company: Company, viewport: ViewportSize) -> None:
    visitor, inspector = visit(company, viewport)
    page = visitor.page
    press(page, "More choices for Crusader Rex")
    page.get_by_label("Friends at this screen").check()
    press(page, "Begin")
    levant = Levant(page, 3)
    levant.await_turn()
    inspector.look("curtain")
    levant.act(page.locator("main.curtain button"))
    sheet = levant.lift("gaza")
    inspector.look("deployment")
    levant.send(sheet.locator("[data-goal=jerusalem]"))
    levant.act(button(page, "Undo, 2 steps can be taken back"))
    inspector.look("a draft")
    levant.act(button(page, "Undo, 1 step can be taken back"))
    levant.open_town("tyre")
    page.locator("[data-block=conrad]").focus()
    page.keyboard.press("Enter")
    page.get_by_role("alert").locator("button.link").click()
    inspector.look("a refusal and its rule")
    if viewport == PHONE:
        page.keyboard.press("Escape")
    seen = set()
    for _ in range(STEPS_MOST):
        if levant.await_turn().startswith("curtain"):
            levant.act(page.locator("main.curtain button"))
            continue
        phase = re.sub(r"[\d,:].*", "", levant.prompt.split(":")[-1])
        if phase not in seen:
            inspector.look(levant.prompt)
        seen.add(phase)
        if levant.marched:
            break
        assert levant.step()
    for item in ("Keys and help", "Rules"):
        button(page.get_by_role("banner"), re.compile("Menu")).click()
        inspector.look("menu")
        press(page.get_by_role("dialog"), item)
        inspector.look(item)
        page.keyboard.press("Escape")
    assert inspector.found == []


def test_a_battle(company: Company, viewport: ViewportSize) -> None:
    """On both sides of the same screen, from a position in which one must come."""
    visitor, inspector = visit(company, viewport)
    page = visitor.page
    bring(page, two_attacks().text(), {"Franks": "me", "Saracens": "me"})
    levant = Levant(page, 5)
    seen = set()
    for _ in range(STEPS_MOST):
        if levant.await_turn().startswith("curtain"):
            levant.act(page.locator("main.curtain button"))
            continue
        phase = levant.prompt.split(",")[0].split(":")[-1]
        if phase not in seen:
            inspector.look(levant.prompt)
        seen.add(phase)
        if levant.turn == "Turn 2 of 6":
            break
        assert levant.step()
    assert "Round 1" in seen
    assert inspector.found == []


def test_jerusalem(company: Company, viewport: ViewportSize) -> None:
    visitor, inspector = visit(company, viewport)
    page = visitor.page
    press(page, "Play Jerusalem now")
    city = City(page, 2)
    seen = set()
    for _ in range(STEPS_MOST):
        city.await_turn()
        phase = city.prompt.split(" ")[0]
        if phase not in seen:
            inspector.look(city.prompt)
        seen.add(phase)
        if city.turn == "Turn 2 of 5":
            break
        assert city.step()
    button(page.get_by_role("banner"), re.compile("Menu")).click()
    press(page.get_by_role("dialog"), "Resign")
    press(page, "Resign for good")
    inspector.look("resigned")
    assert inspector.found == []
