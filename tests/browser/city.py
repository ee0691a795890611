"""Jerusalem played through the page by somebody who bids nothing, places a few nobles, and is done."""

from __future__ import annotations

import random
import re

from browser.visitors import Desk, button
from playwright.sync_api import Locator, Page

PLACED_MOST = 3  # nobles in a turn
END = re.compile("^(Done|My deployment is done|Confirm|Lock)")


class City(Desk):
    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page)
        self.rng = random.Random(seed)
        self.placed: dict[str, int] = {}  # by turn
        self.stages: set[str] = set()

    @property
    def turn(self) -> str:
        return self.page.get_by_role("img", name=re.compile("^Turn")).get_attribute("aria-label") or ""

    @property
    def magistrates(self) -> Locator:
        return self.page.get_by_role("region", name="Magistrates")

    def spaces(self) -> Locator:
        """The spaces of the plan at which something can be done."""
        return self.page.locator("[data-space][tabindex='0']")

    def step(self) -> str:
        """Do one thing that the page asks for. What it was."""
        for what in (self._bid, self._keep, self._place, self._end, self._choose):
            found = what()
            if found:
                self.stages.add(what.__name__.strip("_"))
                return found
        return ""

    def _take(self, control: Locator) -> str:
        said = control.get_attribute("aria-label") or control.inner_text()
        self.act(control)
        return said

    def _bid(self) -> str:
        for wanted in (re.compile("^Pass"), re.compile(r"Bid \d"), re.compile("^Put up")):
            found = button(self.magistrates, wanted)
            if found.count():
                return self._take(found.first)
        return ""

    def _keep(self) -> str:
        cards = self.page.get_by_role("region", name="Keep one of these cards").get_by_role("radio")
        if not cards.count():
            return ""
        cards.nth(self.rng.randrange(cards.count())).check()
        return self._take(button(self.page, re.compile("^Keep ")))

    def _place(self) -> str:
        """While it is our turn to place: on any space, by key, because chips lie over spaces."""
        if not self.page.get_by_role("radio", name="Place").count():
            return ""
        if self.placed.get(self.turn, 0) >= PLACED_MOST or not self.spaces().count():
            return ""
        self.placed[self.turn] = self.placed.get(self.turn, 0) + 1
        space = self.spaces().nth(self.rng.randrange(self.spaces().count()))
        before = self.version()
        space.focus()
        self.page.keyboard.press("Enter")
        self.await_other(before)
        return "place"

    def _end(self) -> str:
        found = button(self.page.locator("[data-actions]"), END)
        return self._take(found.last) if found.count() else ""

    def _choose(self) -> str:
        """What else must be decided: a button for it, or a space."""
        asked = re.compile("^(Take|Court intrigue|Building)")
        found = self.page.get_by_role("region", name=asked).locator("button:enabled").or_(self.choices())
        if found.count():
            return self._take(found.first)
        before = self.version()
        self.spaces().first.focus()
        self.page.keyboard.press("Enter")
        self.await_other(before)
        return "space"
