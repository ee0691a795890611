"""Crusader Rex by two people at one screen: a whole year, with the curtain, undo, and reasons for what is not allowed."""

from __future__ import annotations

import json
import re

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
    """The blocks of a side of which the text tells."""
    words = catalogue("en", "crusader-rex")
    return {name for name in BLOCKS[side] if words.thing("block", name) in text or f'"{name}"' in text}


class Watcher:
    """Looks at the page before every step: what only one player may know is in no other's view."""

    def __init__(self, visitor: Visitor, levant: Levant) -> None:
        self.visitor = visitor
        self.levant = levant
        self.holder = ""  # the seat for which the curtain was lifted last
        self.told = 0  # frames that have been read
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
        """What both have been told."""
        for frame in map(json.loads, self.visitor.frames[self.told :]):
            told = " ".join(item["en"] for item in frame["log"]["items"] if not item.get("private"))
            for side, known in self.public.items():
                known |= named(side, told)
        self.told = len(self.visitor.frames)


def lift_curtain(levant: Levant, watcher: Watcher) -> None:
    watcher.curtain()
    watcher.holder = levant.version().split()[1]
    levant.act(levant.page.locator("main.curtain button"))


def test_a_year(company: Company) -> None:
    visitor = company.visitor()
    levant = begin(visitor)
    watcher = Watcher(visitor, levant)
    turns, prompts, passed = set(), [], 0
    for _ in range(STEPS_MOST):
        if levant.await_turn().startswith("curtain"):
            lift_curtain(levant, watcher)
            passed += 1
            continue
        if levant.year == "1188":
            break
        watcher.look()
        turns.add(levant.turn)
        prompts.append(levant.prompt)
        assert levant.step(), f"nothing to do: {levant.prompt}"
    assert levant.year == "1188"
    assert turns >= TURNS
    assert passed >= 12  # twice for the cards of every turn
    said = " ".join(prompts)
    for what in ("alternate strongholds", "Choose a card", "moves? left", "which of your blocks acts", "gains a step"):
        assert re.search(what, said), f"the year had no “{what}”"


def test_a_reload_lands_on_the_curtain(company: Company) -> None:
    visitor = company.visitor()
    levant = begin(visitor)
    watcher = Watcher(visitor, levant)
    lift_curtain(levant, watcher)
    visitor.page.reload()
    assert levant.await_turn() == "curtain frank"
    watcher.curtain()


def test_undo_and_its_end(company: Company) -> None:
    visitor = company.visitor()
    levant = begin(visitor)
    watcher = Watcher(visitor, levant)
    lift_curtain(levant, watcher)
    page = visitor.page
    before = page.locator("[data-town=jerusalem]").get_attribute("aria-label")
    levant.send(levant.lift("gaza").locator("[data-goal]").first)
    levant.act(button(page, re.compile("^Undo, ")))
    assert page.locator("[data-town=jerusalem]").get_attribute("aria-label") == before
    while "moves left" not in levant.prompt and "move left" not in levant.prompt:
        if levant.await_turn().startswith("curtain"):
            lift_curtain(levant, watcher)
        else:
            levant.step()
    expect(page.get_by_text("Undo stops here.")).to_be_visible()
    press(page, re.compile("^Undo"))
    press(page.get_by_role("alert"), re.compile("^Rule"))
    expect(page.get_by_text("It never crosses a roll")).to_be_visible()


def test_what_is_not_allowed_is_explained(company: Company) -> None:
    visitor = company.visitor()
    levant = begin(visitor)
    lift_curtain(levant, Watcher(visitor, levant))
    page = visitor.page
    levant.open_town("tyre")
    page.locator("[data-block=conrad]").click()
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("Not allowed")
    press(refusal, "Rule CR-3.1")
    expect(page.get_by_role("article")).to_contain_text("CR-3.1")
    assert levant.version() == "frank 1"
