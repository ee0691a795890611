"""Chromium, a real server, and visitors to it: every test ends with a look at what their pages complained of."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from browser.visitors import Visitor
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from outremer.server.web.house import STATIC
from tools.clients import Server

NAMES = ["chromium", "chromium-browser", "google-chrome"]
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser for a module: while Playwright runs, tests of others could not run an event loop."""
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    assert found, f"no browser to test with: install one of {', '.join(NAMES)}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*QUIET, "--disable-sync", "--no-first-run"])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (STATIC / "index.html").exists(), "the page is not built: run npm ci and npm run build in web"
    running = Server(tmp_path_factory.mktemp("server") / "outremer.db")
    running.start("--beat", "0")
    yield running
    running.kill()


class Company:
    """The visitors of one test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.visitors: list[Visitor] = []

    def visitor(
        self, viewport: ViewportSize = WIDE, language: str = "en-GB", dark: bool = False, path: str = "/"
    ) -> Visitor:
        """Somebody with a browser of his own, who opens the page."""
        context = self.browser.new_context(
            base_url=self.server.base,
            viewport=viewport,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            accept_downloads=True,
        )
        visitor = Visitor(context)
        self.visitors.append(visitor)
        visitor.page.goto(path)
        return visitor


@pytest.fixture
def company(chromium: Browser, server: Server) -> Iterator[Company]:
    found = Company(chromium, server)
    yield found
    troubles = [trouble for visitor in found.visitors for trouble in visitor.troubles()]
    for visitor in found.visitors:
        visitor.context.close()
    assert troubles == []
