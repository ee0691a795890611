"""A server for tests, in a thread of this process, and people who talk to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from outremer.server.web import running
from outremer.server.web.app import create_app
from outremer.server.web.house import House, Settings

WAIT = 20.0  # seconds until a test has failed
Json = dict[str, Any]


class Server:
    """Listens on a port of its own; the bots do not dawdle."""

    def __init__(self, database: Path, beat: float = 0.0, **settings: Any) -> None:
        self.settings = Settings(database, beat=beat, **settings)
        self.app = create_app(self.settings)
        self.listening = running.bound("127.0.0.1", 0)
        self.address = f"127.0.0.1:{self.listening.getsockname()[1]}"
        self.is_up = Event()
        self.people: list[Person] = []
        self.server = running.Server(self.app, self.is_up.set)
        self.thread = Thread(target=lambda: asyncio.run(self._serve()))

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def call(self, do: Callable[[], object]) -> None:
        """Do something in the server's own thread."""

        async def done() -> None:
            do()

        asyncio.run_coroutine_threadsafe(done(), self.loop).result(WAIT)

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve([self.listening])

    def start(self) -> None:
        self.thread.start()
        assert self.is_up.wait(WAIT)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(WAIT)
        self.listening.close()


@contextmanager
def serving(database: Path, **settings: Any) -> Iterator[Server]:
    server = Server(database, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
        for person in server.people:
            person.http.close()


class Person:
    """Somebody with a browser of his own. Errors of the server are answers like others."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=f"http://{server.address}", timeout=WAIT)
        self.keys = count()
        server.people.append(self)
        if name is not None:
            assert self.post("/api/guest", name=name).status_code == 200

    def post(self, path: str, /, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def make(self, game: str = "crusader-rex", scenario: str = "third-crusade", **seats: str) -> Json:
        answer = self.post("/api/tables", game=game, scenario=scenario, seats=seats)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def take(self, token: str) -> httpx.Response:
        return self.post("/api/invites/take", token=token)

    def frame(self, table: str, seat: str) -> Json:
        found: Json = self.get(f"/api/tables/{table}?seat={seat}").json()
        return found

    def act(self, table: str, seat: str, *actions: str, **fields: Any) -> httpx.Response:
        """From what is shown now, unless a version is given."""
        if "version" not in fields:
            fields["version"] = self.frame(table, seat)["version"]
        body = {"seat": seat, "key": f"key {next(self.keys)}", "actions": list(actions), **fields}
        return self.post(f"/api/tables/{table}/acts", **body)

    def do(self, table: str, seat: str, verb: str, **fields: Any) -> httpx.Response:
        """Undo or resign."""
        body = {"seat": seat, "version": self.frame(table, seat)["version"], "key": f"key {next(self.keys)}", **fields}
        return self.post(f"/api/tables/{table}/{verb}", **body)

    @property
    def cookie(self) -> str:
        return f"outremer={self.http.cookies['outremer']}"

    def listen(self, table: str, seat: str) -> ClientConnection:
        address = f"ws://{self.server.address}/api/tables/{table}/live?seat={seat}"
        return connect(address, additional_headers={"Cookie": self.cookie}, open_timeout=WAIT, close_timeout=WAIT)


def heard(listening: ClientConnection) -> Json:
    """The next frame."""
    found: Json = json.loads(listening.recv(WAIT))
    return found


def two(server: Server) -> tuple[Person, Person, str]:
    """Anne plays the Franks, Baldwin the Saracens."""
    anne, baldwin = Person(server, "Anne"), Person(server, "Baldwin")
    table = anne.make(frank="me", saracen="invite")
    assert baldwin.take(table["invites"]["saracen"]).status_code == 200
    return anne, baldwin, table["id"]
