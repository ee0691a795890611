"""Crusader Rex between two browsers, from a position in which a battle and a siege must come."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from browser.conftest import Company
from browser.crusader import Levant
from browser.positions import seen, two_attacks
from browser.visitors import Visitor, bring, button, press
from playwright.sync_api import Route, expect

from outremer.core.state import State
from outremer.core.table import Table
from outremer.games.crusader_rex.names import FRANKS, SARACENS
from outremer.text import catalogue
from tools.clients import Frame

STEPS_MOST = 200
OFFLINE = re.compile("^No connection")


@pytest.fixture(scope="module")
def start() -> Table[State]:
    return two_attacks()


class Match:
    """The Saracens import the position and invite the Franks by link."""

    def __init__(self, company: Company, start: Table[State]) -> None:
        self.company = company
        self.start = start
        self.attacked = sorted(seen(start, "saracen")["attacks"])
        self.saracen = company.visitor()
        page = self.saracen.page
        bring(page, start.text(), {"Franks": "invite", "Saracens": "me"})
        self.host = Levant(page, 3)
        self.last = self.host  # to act
        self.host.version()
        self.link = page.get_by_label("Link for Franks").input_value()
        self.frank = company.visitor(path=self.link)
        self.guest = Levant(self.frank.page, 4)

    def sit_down(self) -> None:
        before = self.host.version()
        press(self.frank.page, "Take this seat")
        self.guest.version()
        self.host.await_other(before)

    def to_move(self) -> Levant:
        """Who must decide. Whoever has acted last knows it first."""
        if not self.last.is_mine:
            self.last = self.guest if self.last is self.host else self.host
            expect(self.last.page.locator(".prompt.mine")).to_be_visible()
        return self.last

    def named(self, town: str) -> str:
        return catalogue("en", "crusader-rex").thing("town", town)

    def defend(self, town: str) -> None:
        """Until the Franks are asked who withdraws there."""
        for _ in range(STEPS_MOST):
            desk = self.to_move()
            if desk is self.guest and desk.prompt.startswith(f"{self.named(town)}: which blocks withdraw"):
                return
            step(desk)
        raise AssertionError(f"nobody was asked about {town}")


def step(desk: Levant) -> None:
    assert desk.step(), f"nothing to do: {desk.prompt}"


def withdraw(desk: Levant) -> None:
    desk.act(desk.battle.locator("[data-deed=withdraw]").first)


@pytest.fixture
def match(company: Company, start: Table[State]) -> Iterator[Match]:
    found = Match(company, start)
    yield found


def test_an_invitation_is_taken_once(match: Match) -> None:
    page = match.frank.page
    expect(page.get_by_role("heading", name="Invitation")).to_be_visible()
    assert "#" not in page.url
    expect(match.saracen.page.get_by_role("list", name="Players")).to_contain_text("nobody yet")
    match.sit_down()
    expect(match.saracen.page.get_by_role("list", name="Players")).not_to_contain_text("nobody yet")
    third = match.company.visitor(path=match.link).page
    expect(third.get_by_role("alert")).to_contain_text("This invitation works no more")
    expect(button(third, "Take this seat")).to_have_count(0)


def test_a_battle_and_a_siege(match: Match) -> None:
    """The Franks of one town withdraw into the castle, those of the other stay in the field."""
    match.sit_down()
    besieged = match.attacked[0]
    met = set()
    for _ in range(STEPS_MOST):
        desk = match.to_move()
        if "which blocks withdraw" in desk.prompt and desk.battle.locator("[data-deed=withdraw]").count():
            if match.named(besieged) in (desk.battle.get_attribute("aria-label") or ""):
                withdraw(desk)
        met.add(desk.prompt.split(",")[0].split(":")[-1].strip())
        if desk.turn != "Turn 1 of 6":
            break
        step(desk)
    assert "Round 1" in met
    assert any("storm the castle" in prompt for prompt in met)
    assert hidden(match, "frank", match.saracen, match.frank) == set()
    assert hidden(match, "saracen", match.frank, match.saracen) == set()


def hidden(match: Match, side: str, reader: Visitor, author: Visitor) -> set[str]:
    """Blocks of a side that the other browser was told of, though nobody has told them to everybody."""
    words = catalogue("en", "crusader-rex")
    other = "saracen" if side == "frank" else "frank"
    public = set(seen(match.start, other)["blocks"])
    told = " ".join(_public_items(author.all_frames()))
    text = reader.heard()
    found = set()
    for block in FRANKS if side == "frank" else SARACENS:
        name = words.thing("block", block)
        if block not in public and name not in told and (name in text or re.search(rf"\b{block}\b", text)):
            found.add(block)
    return found


def _public_items(frames: list[Frame]) -> Iterator[str]:
    for frame in frames:
        yield from (item["en"] for item in frame["log"]["items"] if not item.get("private"))


def test_a_draft_survives_and_is_nobodys_business(match: Match) -> None:
    match.sit_down()
    match.defend(match.attacked[0])
    match.saracen.new_frames()
    withdraw(match.guest)
    draft = button(match.frank.page, "Undo, 1 step can be taken back")
    expect(draft).to_be_visible()
    match.frank.page.reload()
    expect(draft).to_be_visible()
    expect(match.guest.battle.locator("[data-deed=withdraw]")).to_have_count(0)
    before = match.host.version()
    match.guest.act(draft)
    withdraw(match.guest)
    step(match.guest)
    match.host.await_other(before)
    assert len(match.saracen.new_frames()) == 1  # neither the draft nor the undo was told


def test_two_windows_of_one_seat(match: Match) -> None:
    """The second one keeps in step; when both act at once, one wins and the other is told so."""
    match.sit_down()
    match.defend(match.attacked[0])
    other = match.frank.context.new_page()
    other.goto(match.frank.page.url)
    second = Levant(other, 5)
    assert second.version() == match.guest.version()
    withdraw(second)
    expect(match.guest.spot).to_have_attribute("data-version", second.version())
    second.act(button(other, "Undo, 1 step can be taken back"))
    expect(match.guest.spot).to_have_attribute("data-version", second.version())
    held: list[Route] = []
    match.frank.page.route("**/acts", lambda route: held.append(route))
    with match.frank.page.expect_request("**/acts"):
        match.guest.battle.locator("[data-deed=withdraw]").first.click()
    withdraw(second)
    held[0].continue_()
    expect(match.frank.page.get_by_text("Somebody was quicker")).to_be_visible()
    expect(match.guest.spot).to_have_attribute("data-version", second.version())
    expect(button(match.frank.page, "Undo, 1 step can be taken back")).to_be_visible()
    assert 409 in match.frank.statuses


def test_what_is_done_offline_is_sent_once(match: Match) -> None:
    match.sit_down()
    match.defend(match.attacked[0])
    page = match.frank.page
    before = int(match.guest.version().split()[1])
    match.frank.context.set_offline(True)
    match.guest.battle.locator("[data-deed=withdraw]").first.click()
    expect(page.get_by_text(OFFLINE)).to_be_visible()
    match.frank.context.set_offline(False)
    expect(button(page, "Undo, 1 step can be taken back")).to_be_visible()
    expect(page.get_by_text(OFFLINE)).to_have_count(0)
    assert match.guest.version() == f"frank {before + 1}"


def test_a_server_that_starts_again(match: Match) -> None:
    """Both pages come back by themselves, and go on from where they were."""
    match.sit_down()
    match.defend(match.attacked[0])
    withdraw(match.guest)
    match.company.server.kill()
    match.guest.choices().filter(has_text="stay in the field").click()
    expect(match.frank.page.get_by_text(OFFLINE)).to_be_visible()
    before = match.host.version()
    match.company.server.start("--beat", "0")
    match.host.await_other(before)
    for page in (match.frank.page, match.saracen.page):
        expect(page.get_by_text(OFFLINE)).to_have_count(0)
    for _ in range(4):
        step(match.to_move())
