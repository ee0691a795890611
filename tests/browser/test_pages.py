"""Everything around the boards: records, running games, languages, light and dark, phones, keys, devices."""

from __future__ import annotations

import re
from pathlib import Path

from browser.city import City
from browser.conftest import PHONE, Company
from browser.crusader import Levant
from browser.visitors import Desk, Visitor, button, press
from playwright.sync_api import Page, expect

TABS_MOST = 150


def play_crusader_rex(visitor: Visitor) -> Levant:
    press(visitor.page, "Play Crusader Rex now")
    levant = Levant(visitor.page, 1)
    levant.await_turn()
    return levant


def menu(page: Page, item: str) -> None:
    button(page.get_by_role("banner"), re.compile("Menu")).click()
    press(page.get_by_role("dialog"), item)


def resign(page: Page) -> None:
    menu(page, "Resign")
    press(page, "Resign for good")
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def import_record(page: Page, record: Path) -> None:
    page.get_by_label("File with the record").set_input_files(record)
    press(page, "Go on with it")


def export(page: Page, folder: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("link", name="Export").first.click()
    found = folder / download.value.suggested_filename
    download.value.save_as(found)
    return found


def test_a_record_goes_out_and_comes_in(company: Company, tmp_path: Path) -> None:
    visitor = company.visitor()
    page = visitor.page
    play_crusader_rex(visitor).step()
    resign(page)
    record = export(page, tmp_path)
    assert record.read_text().startswith("outremer-record ")
    assert "seed " in record.read_text()
    menu(page, "Start page")
    import_record(page, record)
    expect(page.get_by_role("region", name="Result")).to_contain_text("Saracens")
    expect(page.get_by_role("list", name="Log")).to_contain_text("The year 1187 begins")


def test_a_running_game_gives_no_seed_away(company: Company, tmp_path: Path) -> None:
    visitor = company.visitor()
    page = visitor.page
    play_crusader_rex(visitor)
    menu(page, "Start page")
    record = export(page, tmp_path)
    assert record.read_text().startswith("outremer-seat-record ")
    assert "seed " not in record.read_text()
    page.get_by_label("File with the record").set_input_files(record)
    expect(page.get_by_role("region", name="Import a game").get_by_role("status")).to_be_visible()
    expect(button(page, "Go on with it")).to_have_count(0)


def test_games_are_listed_given_up_played_again_and_taken_off(company: Company) -> None:
    visitor = company.visitor()
    page = visitor.page
    play_crusader_rex(visitor)
    menu(page, "Start page")
    games = page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("Your turn")
    press(page, "Resign")
    press(page.get_by_role("dialog"), "Resign for good")
    expect(games).to_contain_text("Over")
    press(page, "Play again")
    expect(page.get_by_test_id("prompt")).to_contain_text("Move blocks to alternate strongholds")
    menu(page, "Start page")
    expect(games).to_have_count(2)
    press(page, "Take off the list")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("Your turn")


def test_in_french(company: Company) -> None:
    """From the start page to the table; the language changes in the middle of a game, and back."""
    visitor = company.visitor(language="fr-FR")
    page = visitor.page
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    press(page, re.compile("^Jouer.*Crusader Rex"))
    levant = Levant(page, 1)
    levant.version()
    expect(page.get_by_test_id("prompt")).to_contain_text("place forte alternative")
    levant.act(button(page, "Fini"))
    expect(page.get_by_role("list", name="Journal")).to_contain_text("L'année 1187 commence")
    button(page.get_by_role("banner"), re.compile("Menu")).click()
    press(page, "English")
    expect(page.get_by_test_id("prompt")).to_contain_text("Choose a card")
    expect(page.get_by_role("list", name="Log")).to_contain_text("The year 1187 begins")
    press(page, "Français")
    expect(page.get_by_test_id("prompt")).to_contain_text("Choisissez une carte")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_light_and_dark(company: Company) -> None:
    page = company.visitor(dark=True).page
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    body = page.locator("body")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    press(page, re.compile("Light"))
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(body).not_to_have_css("background-color", dark)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def is_narrow(page: Page) -> bool:
    """Whether nothing sticks out of the window at its side."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_crusader_rex_on_a_phone(company: Company) -> None:
    visitor = company.visitor(viewport=PHONE)
    page = visitor.page
    assert is_narrow(page)
    levant = play_crusader_rex(visitor)
    assert is_narrow(page)
    levant.step()
    levant.await_turn()
    expect(page.get_by_test_id("prompt")).to_contain_text("Choose a card")
    levant.step()
    levant.await_turn()
    for tab in ("Hand", "Log", "More", "Map"):
        press(page.get_by_role("navigation"), tab)
        assert is_narrow(page), tab


def test_jerusalem_on_a_phone(company: Company) -> None:
    page = company.visitor(viewport=PHONE).page
    press(page, "Play Jerusalem now")
    city = City(page, 2)
    for _ in range(12):
        city.await_turn()
        if page.get_by_role("radio", name="Place").count():
            break
        assert city.step(), f"nothing to do: {city.prompt}"
    assert city.step() == "place"
    assert is_narrow(page)
    for tab in ("Log", "More", "Map"):
        press(page.get_by_role("navigation"), tab)
        assert is_narrow(page), tab


def tab_to(page: Page, wanted: str) -> None:
    """Tab from thing to thing until the wanted one has the focus."""
    for _ in range(TABS_MOST):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"no way by keys to {wanted}")


def test_by_keys_alone(company: Company) -> None:
    """From the start page to a card on the table, and back by undo where that is allowed."""
    visitor = company.visitor()
    page = visitor.page
    tab_to(page, "[aria-label='Play Crusader Rex now']")
    page.keyboard.press("Enter")
    levant = Levant(page, 1)
    levant.await_turn()
    tab_to(page, "[data-town=gaza]")
    page.keyboard.press("Enter")
    tab_to(page, "[data-goal=jerusalem]")
    before = levant.version()
    page.keyboard.press("Enter")
    before = levant.await_other(before)
    page.keyboard.press("Shift+U")
    before = levant.await_other(before)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    levant.await_other(before)
    levant.await_turn()
    tab_to(page, "[data-card]")
    page.keyboard.press("Enter")
    tab_to(page, "[data-act=commit]")
    before = levant.version()
    page.keyboard.press("Enter")
    levant.await_other(before)
    expect(page.get_by_role("list", name="Log")).to_contain_text("The Franks play")


def test_another_device_and_being_forgotten(company: Company) -> None:
    first = company.visitor()
    play_crusader_rex(first)
    menu(first.page, "Start page")
    press(first.page, "Link for another device")
    link = first.page.get_by_label("Link for another device").input_value()
    second = company.visitor(path=link)
    assert "#" not in second.page.url
    press(second.page, "Make this device mine")
    mine = second.page.get_by_role("region", name="Your games")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    press(second.page, "Delete me")
    press(second.page, "Delete me for good")
    expect(mine).to_have_count(0)
    first.page.reload()
    expect(first.page.get_by_role("heading", name="Games", exact=True)).to_be_visible()
    expect(first.page.get_by_role("region", name="Your games")).to_have_count(0)


def test_an_unknown_table(company: Company) -> None:
    visitor = company.visitor(path="/#table=nothing")
    expect(visitor.page.get_by_role("heading", name="This table is not among your games.")).to_be_visible()
    press(visitor.page, "Start page")
    assert Desk(visitor.page).spot.count() == 0
    expect(visitor.page.get_by_role("heading", name="Games", exact=True)).to_be_visible()
