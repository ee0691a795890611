"""Somebody in front of a browser: what the page complains of, and what it was sent, is kept."""

from __future__ import annotations

import json
import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, Response, WebSocket, expect

from tools.clients import Frame

VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""
PATIENCE = 15_000  # ms: how long a page may take before a test gives up
UNREAD = "Failed to load resource"  # what the browser says of every refusal, such as of "you are nobody yet"


class Visitor:
    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.complaints: list[str] = []
        self.frames: list[str] = []  # what came through sockets, and has not been read yet
        self.answers: list[Response] = []  # to requests about tables, likewise
        self.told: list[str] = []  # what was read of both
        self.statuses: list[int] = []
        context.set_default_timeout(PATIENCE)
        context.add_init_script(VIOLATIONS)
        context.on("page", self._watch)
        self.page = context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._complain(f"uncaught: {error}"))
        page.on("response", self._note)
        page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        is_refusal = message.text.startswith(UNREAD) or message.text.startswith("WebSocket connection to")
        if message.type in ("error", "warning") and not is_refusal:
            self._complain(f"{message.type}: {message.text}")

    def _complain(self, what: str) -> None:
        self.complaints.append(what)

    def _note(self, response: Response) -> None:
        self.statuses.append(response.status)
        if "/api/tables/" in response.url:
            self.answers.append(response)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(str(payload)))

    def troubles(self) -> list[str]:
        """What should not have happened: complaints of the page, and failures of the server."""
        return self.complaints + [f"status {status}" for status in self.statuses if status >= 500]

    def heard(self) -> str:
        """Everything that the server has told about tables so far, as it came."""
        self.new_texts()
        return "\n".join(self.told)

    def new_texts(self) -> list[str]:
        """What it has told since this was asked last."""
        answers, self.answers = self.answers, []
        texts = [_body(answer) for answer in answers] + self.frames
        self.frames = []
        self.told += texts
        return texts

    def new_frames(self) -> list[Frame]:
        """The frames among that."""
        return _frames(self.new_texts())

    def all_frames(self) -> list[Frame]:
        self.new_texts()
        return _frames(self.told)

    def read(self) -> str:
        """Everything that is in the page: what is seen, what is read out, and what attributes hold."""
        return self.page.evaluate("document.documentElement.outerHTML").replace("&nbsp;", " ")  # type: ignore[no-any-return]


def _frames(texts: list[str]) -> list[Frame]:
    found = [json.loads(text) for text in texts if text.startswith("{")]
    return [frame for frame in found if "scene" in frame]


def _body(response: Response) -> str:
    try:
        return response.text()
    except Error:  # the page that asked has gone
        return ""


def button(where: Page | Locator, name: str | re.Pattern[str]) -> Locator:
    """A button by what it says."""
    return where.get_by_role("button", name=name, exact=isinstance(name, str))


def press(where: Page | Locator, name: str | re.Pattern[str]) -> None:
    button(where, name).click()


def bring(page: Page, record: str, seats: dict[str, str]) -> None:
    """Import a record from the start page; the seats are named as they stand there."""
    file = {"name": "game.record", "mimeType": "text/plain", "buffer": record.encode()}
    page.get_by_label("File with the record").set_input_files(file)  # type: ignore[arg-type]
    for seat, player in seats.items():
        page.get_by_label(seat).select_option(player)
    press(page, "Go on with it")


class Desk:
    """A table as it lies in a page. Every move is made with what the page offers."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.spot = page.locator("[data-version]")

    def version(self) -> str:
        """Seat and number of what is shown, once the page is ready to be used."""
        expect(self.spot).to_have_attribute("data-version", re.compile("."))
        return self.spot.get_attribute("data-version") or ""

    def await_other(self, version: str) -> str:
        """What is shown after that version."""
        expect(self.spot).to_have_attribute("data-version", re.compile(f"^(?!{version}$)."), timeout=PATIENCE)
        return self.version()

    def act(self, control: Locator) -> str:
        """Click something that changes the position."""
        before = self.version()
        control.click()
        return self.await_other(before)

    @property
    def prompt(self) -> str:
        return self.page.get_by_test_id("prompt").inner_text()

    @property
    def is_mine(self) -> bool:
        """Whether this seat must decide."""
        return self.page.locator(".prompt.mine").count() > 0

    def await_turn(self) -> str:
        """What is shown once a seat of ours must decide, the curtain is drawn, or the game is over."""
        waiting = self.page.locator("main.curtain, .prompt.mine").or_(self.page.get_by_role("region", name="Result"))
        expect(waiting).to_be_visible(timeout=PATIENCE)
        return self.version()

    @property
    def is_over(self) -> bool:
        return self.page.get_by_role("region", name="Result").count() > 0

    def choices(self) -> Locator:
        """The buttons beneath the prompt."""
        return self.page.locator("[data-actions] button:enabled:not([aria-label^=Undo])")
