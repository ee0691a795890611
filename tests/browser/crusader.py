"""Crusader Rex played through the page, as a person plays who is in a hurry: one attack a turn, no fuss in winter."""

from __future__ import annotations

import random
import re

from browser.visitors import Desk, button
from playwright.sync_api import Locator, Page, expect

MARCHES = 4  # of the year, so that it does not take long
RARE = re.compile("^(Land|Muster|Guide)")  # what our player never begins


class Levant(Desk):
    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page)
        self.rng = random.Random(seed)
        self.marched: set[str] = set()  # in which turns, and by whom
        self.done: list[str] = []  # what was done, for a look at a run that failed

    @property
    def year(self) -> str:
        return self.page.locator("header strong").first.inner_text()

    @property
    def turn(self) -> str:
        """The turn as it is read out: "Turn 3 of 6", "Turn 6, winter"."""
        return self.page.get_by_role("img", name=re.compile("^Turn")).get_attribute("aria-label") or ""

    @property
    def battle(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^(Battle at|Storm of)"))

    def towns(self) -> list[str]:
        """The towns in which something can be done."""
        live = self.page.locator("[data-town][tabindex='0']")
        return [each.get_attribute("data-town") or "" for each in live.all()]

    def town(self, name: str) -> Locator:
        return self.page.locator(f"[data-town={name}]")

    def open_town(self, name: str) -> None:
        """By key: blocks or panels may lie over a town."""
        self.town(name).focus()
        self.page.keyboard.press("Enter")

    def step(self) -> str:
        """Do one thing that the page asks for. What it was."""
        for what in (self._in_battle, self._to_a_town, self._in_winter, self._play_card, self._strike, self._march):
            found = what()
            if found:
                break
        else:
            found = self._choose()
        self.done.append(found)
        return found

    def _one_of(self, found: Locator) -> Locator | None:
        count = found.count()
        return found.nth(self.rng.randrange(count)) if count else None

    def _take(self, control: Locator | None) -> str:
        if control is None:
            return ""
        said = control.get_attribute("aria-label") or control.inner_text()
        self.act(control)
        return said

    def _in_battle(self) -> str:
        """Fight whenever one can; sallies and storms are left to chance, so that they do not go on for ever."""
        deeds = self.battle.locator("button[data-deed]")
        fight = self.battle.locator("button[data-deed=fight]")
        if fight.count():
            return self._take(fight.first)
        if self.choices().count() and self.rng.random() < 0.5:
            return ""
        return self._take(self._one_of(deeds))

    def _to_a_town(self) -> str:
        return self._take(self._one_of(self.page.locator("button[data-goal]")))

    def _in_winter(self) -> str:
        sheet = self.page.locator("section.winter")
        if not sheet.count():
            return ""
        weakest = button(sheet, re.compile("^Lose the weakest"))
        return self._take(weakest if weakest.count() else None)

    def _play_card(self) -> str:
        card = self._one_of(self.page.locator("button[data-card]:enabled"))
        if card is None:
            return ""
        card.click()
        return self._take(self.page.locator("[data-act=commit]"))

    def _strike(self) -> str:
        """Assassins: somebody must be named."""
        if "Assassins" not in self.prompt:
            return ""
        for name in self.towns():
            self.open_town(name)
            slot = self._one_of(self.page.locator("button[data-slot]"))
            if slot is not None:
                return self._take(slot)
        return ""

    def _march(self) -> str:
        """One march in each turn of a side: an attack, if the first towns that we look at have one."""
        now = f"{self.version().split()[0]} {self.turn}"
        may_march = self.page.get_by_role("button", name="Done").count() and re.search("moves? left", self.prompt)
        if not may_march or now in self.marched or len(self.marched) == MARCHES:
            return ""
        self.marched.add(now)
        towns = self.towns()
        self.rng.shuffle(towns)
        for attack in ("button.goal.attack", "button.goal"):
            for name in towns[:8]:
                goal = self._one_of(self.lift(name).locator(attack))
                if goal is not None:
                    return self.send(goal)
                self.page.keyboard.press("Escape")
                self.page.keyboard.press("Escape")
        return ""

    def lift(self, town: str) -> Locator:
        """Take up all blocks there that can move; the sheet in which it stands where they can go."""
        sheet = self.page.locator("section.sheet")
        self.open_town(town)
        able = sheet.locator("[data-block][aria-disabled=false]").count()
        if able > 1:
            button(sheet, re.compile("^All ")).click()
        if able:
            answered = sheet.locator("button[data-goal]").first.or_(sheet.get_by_text("No road is open"))
            expect(answered).to_be_visible()
        return sheet

    def send(self, goal: Locator) -> str:
        said = "to " + goal.inner_text()
        before = self.version()
        goal.click()
        ways = self.page.locator("section.sheet h3:has-text('How to') + button")
        if ways.count():
            ways.click()
        self.await_other(before)
        return said

    def _choose(self) -> str:
        """A button beneath the prompt: "Done" if nothing else must be."""
        done = button(self.page, re.compile("^(Done|Stop here|The others|Storm with)"))
        if done.count():
            return self._take(done.first)
        return self._take(self._one_of(self.choices().filter(has_not_text=RARE)))
