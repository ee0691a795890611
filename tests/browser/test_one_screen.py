"""Crusader Rex by two people at one screen: a whole year, the curtain, undo, and why something is not allowed."""

from __future__ import annotations

import re
from collections.abc import Callable

from browser.conftest import Company
from browser.crusader import Levant
from browser.visitors import Visitor, button, press
from playwright.sync_api import expect

from outremer.games.crusader_rex.names import FRANKS, SARACENS
from outremer.text import catalogue

TURNS = {f"Turn {turn} of 6" for turn in range(1, 6)} | {"Turn 6, winter"}
STEPS_MOST = 400  # no year is so long
BLOCKS = {"frank": FRANKS, "saracen": [name for name in SARACENS if name != "saladin"]}  # prompts name Saladin


def begin(visitor: Visitor) -> Levant:
    press(visitor.page, "More choices for Crusader Rex")
    visitor.page.get_by_label("Friends at this screen").check()
    press(visitor.page, "Begin")
    return Levant(visitor.page, 7)


def named(side: str, text: str) -> set[str]:
    """The blocks of a side that the text names."""
    words = catalogue("en", "crusader-rex")
    return {name for name in BLOCKS[side] if words.thing("block", name) in text or f'"{name}"' in text}


class Watcher:
    """Looks at the page before every step: what only one player may know is in no other's view."""

    def __init__(self, visitor: Visitor, levant: Levant) -> None:
        self.visitor = visitor
        self.levant = levant
        self.holder = ""  # the seat for which the curtain was lifted last
        self.public: dict[str, set[str]] = {"frank": set(), "saracen": set()}

    def look(self) -> None:
        self._learn()
        seat = self.levant.version().split()[0]
        page = self.visitor.read()
        for side in BLOCKS:
            if not side == seat == self.holder:
                assert named(side, page) <= self.public[side], f"{side} in the view of {seat}: {self.levant.prompt}"

    def curtain(self) -> None:
        """Nothing of either side is behind it in the page."""
        self._learn()
        for what in ("data-piece", "data-block", "data-card"):
            expect(self.visitor.page.locator(f"[{what}]")).to_have_count(0)
        page = self.visitor.read()
        for side in BLOCKS:
            assert named(side, page) <= self.public[side]

    def _learn(self) -> None:
        """What both know: what all were told, what the other side can identify, and what lies face up."""
        for frame in self.visitor.new_frames():
            told = " ".join(item["en"] for item in frame["log"]["items"] if not item.get("private"))
            for side, known in self.public.items():
                known |= named(side, told)
            for block, state in frame["scene"].get("blocks", {}).items():
                side = "frank" if block in FRANKS else "saracen"
                if side != frame["seat"] or "shown" in state.get("marks", []):
                    self.public[side].add(block)


class Evening:
    """Two people who pass one device to each other."""

    def __init__(self, visitor: Visitor) -> None:
        self.levant = begin(visitor)
        self.watcher = Watcher(visitor, self.levant)
        self.passed = 0
        self.turns: set[str] = set()
        self.prompts: list[str] = []
        self.lift()

    def lift(self) -> None:
        self.levant.await_turn()
        self.watcher.curtain()
        self.watcher.holder = self.levant.version().split()[1]
        self.levant.act(self.levant.page.locator("main.curtain button"))
        self.passed += 1

    def play(self, is_enough: Callable[[], bool]) -> None:
        """Take whatever must be decided, whoever must, until it is enough."""
        for _ in range(STEPS_MOST):
            if self.levant.await_turn().startswith("curtain"):
                self.lift()
                continue
            if is_enough():
                return
            self.watcher.look()
            self.turns.add(self.levant.turn)
            self.prompts.append(self.levant.prompt)
            assert self.levant.step(), f"nothing to do: {self.levant.prompt}"
        raise AssertionError(f"no end: {self.levant.done[-9:]}")


def test_a_year(company: Company) -> None:
    evening = Evening(company.visitor())
    evening.play(lambda: evening.levant.year == "1188")
    assert evening.turns >= TURNS
    assert evening.passed >= 12  # twice for the cards of every turn
    said = " ".join(evening.prompts)
    for what in ("alternate strongholds", "Choose a card", "moves? left", "which of your blocks acts", "gains a step"):
        assert re.search(what, said), f"the year had no “{what}”"


def test_a_reload_lands_on_the_curtain(company: Company) -> None:
    visitor = company.visitor()
    evening = Evening(visitor)
    visitor.page.reload()
    assert evening.levant.await_turn() == "curtain frank"
    evening.watcher.curtain()


def test_undo_and_its_end(company: Company) -> None:
    evening = Evening(company.visitor())
    levant, page = evening.levant, evening.levant.page
    before = levant.town("jerusalem").get_attribute("aria-label")
    levant.send(levant.lift("gaza").locator("[data-goal=jerusalem]"))
    assert levant.town("jerusalem").get_attribute("aria-label") != before
    levant.act(button(page, "Undo, 2 steps can be taken back"))
    levant.act(button(page, "Undo, 1 step can be taken back"))
    assert levant.town("jerusalem").get_attribute("aria-label") == before
    evening.play(page.get_by_text("Undo stops here.").is_visible)
    press(page, "Undo. Nothing to take back.")
    page.get_by_role("alert").locator("button.link").click()
    expect(page.get_by_text("It never crosses a roll")).to_be_visible()


def test_what_is_not_allowed_is_explained(company: Company) -> None:
    levant = Evening(company.visitor()).levant
    levant.open_town("tyre")
    levant.page.locator("[data-block=conrad]").focus()
    levant.page.keyboard.press("Enter")
    refusal = levant.page.get_by_role("alert")
    expect(refusal).to_contain_text("Not allowed")
    press(refusal, "Rule CR-3.1")
    expect(levant.page.get_by_role("article")).to_contain_text("CR-3.1")
    assert levant.version() == "frank 1"
