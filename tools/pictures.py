"""The pictures of the documentation, taken from the real page: `python -m tools.pictures`.

Bots play seeded games until something worth showing has come up; the page goes on from that record.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from outremer.bots import make_bot
from outremer.core.record import parse
from outremer.core.state import State
from outremer.core.table import Table, open_table
from outremer.games import registry
from outremer.server.hall import data_digest
from outremer.text import LANGUAGES
from tools.clients import Server

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
QUALITY: Final = 72
Test = Callable[[Table[State], int], bool]


def played_until(key: str, seat: int, number: int, test: Test, scenario: str = "") -> str:
    """The record of a game between squires, when the test first holds for the seat that must decide."""
    game = registry.game(key)
    scenario = scenario or game.scenarios[0]
    table = open_table(game, scenario, {}, b"picture %3d" % number, bytes(16), data_digest(key))
    bots = [make_bot("squire", key, at, bytes([at])) for at in range(len(game.seats_of(scenario)))]
    while not table.is_over():
        actors = table.actors()
        if seat in actors and test(table, seat):
            return table.text()
        at = actors[0]
        table.act(at, bots[at].choose(game.observe(table.state, at), table.legal(at)))
    raise LookupError(f"it never comes to that in game {number} of {key}")


def decides(*names: str) -> Test:
    """The seat takes one of these decisions, and has not already locked all its choices."""
    return lambda table, seat: bool(table.state.frames(seat)) and table.game.decision(table.state, seat).name in names


def later(plies: int, *names: str) -> Test:
    return lambda table, seat: table.plies > plies and decides(*names)(table, seat)


def in_round(number: int) -> Test:
    """In the combat of a battle, after some rounds."""

    def test(table: Table[State], seat: int) -> bool:
        rounds = [event for event in table.events(seat) if event.kind.name == "round"]
        return decides("combat-turn")(table, seat) and bool(rounds) and rounds[-1].values[-1] >= number

    return test


SHOTS: Final[list[tuple[str, str, int, int, Test]]] = [
    ("crusader-rex", "crusader-rex", 0, 3, later(60, "move", "group")),
    ("battle", "crusader-rex", 0, 4, in_round(1)),
    ("siege", "crusader-rex", 1, 5, decides("storm-choice")),
    ("jerusalem", "jerusalem", 0, 3, later(180, "deployment")),
    ("auction", "jerusalem", 0, 4, later(120, "bidding")),
]


def take(browser: Browser, base: str, name: str, size: tuple[int, int], record: str = "", seat: str = "") -> None:
    """One picture, `name-LANGUAGE`: of the start page, or of a game that goes on from the record."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=name[-2:], reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(base)
    page.get_by_role("main").wait_for()
    if record:
        page.goto(f"{base}/#table={imported(context, base, record, seat)}")
        page.reload()
        page.wait_for_load_state("networkidle")
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
    context.close()


def imported(context: BrowserContext, base: str, record: str, seat: str) -> str:
    """The table that goes on from the record, with bots in all other seats."""
    seats = {each: "me" if each == seat else "squire" for each in parse(record).header.seats}
    for path, body in (("/api/guest", {}), ("/api/import", {"record": record, "seats": seats})):
        answer = context.request.post(base + path, data=body, headers={"origin": base})
        if not answer.ok:
            raise ValueError(answer.text())
    return str(answer.json()["id"])


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "pictures.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for language in LANGUAGES:
            take(browser, server.base, f"start-{language}", DESKTOP)
        for name, key, seat, number, test in SHOTS:
            game = played_until(key, seat, number, test), registry.game(key).seats[seat]
            for language in LANGUAGES:
                take(browser, server.base, f"{name}-{language}", DESKTOP, *game)
            if name == key:
                take(browser, server.base, f"{name}-phone-en", PHONE, *game)
        browser.close()
        server.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
