"""Clients and servers for the tools that try the server under load and while it is killed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

import httpx

Frame = dict[str, Any]
START_SECONDS: Final = 20.0
POLL_SECONDS: Final = 0.05
TIMEOUT: Final = 30.0
TOO_FAST: Final = 429


class Server:
    """`outremer serve` in a process of its own, which can be killed and started again on the same database."""

    def __init__(self, database: Path, port: int = 0) -> None:
        self.database = database
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, *more: str) -> None:
        command = [sys.executable, "-m", "outremer.cli", "serve", "--port", str(self.port)]
        command += ["--database", str(self.database), *more]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(self.base)

    def kill(self) -> None:
        """As a power cut does: nothing is put in order first."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=TIMEOUT)


def free_port() -> int:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        return int(held.getsockname()[1])


def wait_for(base: str) -> None:
    """Until the server answers. TimeoutError if it does not."""
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        try:
            if httpx.get(base + "/health", timeout=1).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(POLL_SECONDS)
    raise TimeoutError(f"no server at {base}")


class Guest:
    """One browser: its cookie, and requests that are sent again with the same key until they are answered."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, headers={"origin": base}, timeout=TIMEOUT)
        self.retries = 0

    async def join(self, name: str = "") -> None:
        (await self.ask("POST", "/api/guest", {"name": name} if name else {})).raise_for_status()

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        """The answer, however often the server has to be asked until it is there, or takes more from us."""
        while True:
            try:
                answer = await self.http.request(method, path, json=body)
                if answer.status_code != TOO_FAST:
                    return answer
            except httpx.TransportError:
                self.retries += 1
            await asyncio.sleep(POLL_SECONDS)

    async def open(self, game: str, scenario: str, seats: dict[str, str]) -> dict[str, Any]:
        body = {"game": game, "scenario": scenario, "options": {}, "seats": seats}
        answer = (await self.ask("POST", "/api/tables", body)).raise_for_status()
        return dict(answer.json())

    async def take(self, token: str) -> None:
        (await self.ask("POST", "/api/invites/take", {"token": token})).raise_for_status()

    async def frame(self, table: str, seat: str) -> Frame:
        answer = (await self.ask("GET", f"/api/tables/{table}?seat={seat}")).raise_for_status()
        return dict(answer.json())

    async def act(self, table: str, frame: Frame, actions: list[str]) -> httpx.Response:
        body = {"seat": frame["seat"], "version": frame["version"], "key": token_hex(12), "actions": actions}
        return await self.ask("POST", f"/api/tables/{table}/acts", body)

    async def undo(self, table: str, frame: Frame) -> httpx.Response:
        body = {"seat": frame["seat"], "version": frame["version"], "key": token_hex(12), "count": 1}
        return await self.ask("POST", f"/api/tables/{table}/undo", body)

    async def export(self, table: str, seat: str) -> str:
        return (await self.ask("GET", f"/api/tables/{table}/export?seat={seat}")).raise_for_status().text

    async def close(self) -> None:
        await self.http.aclose()


def pick(frame: Frame, rng: random.Random) -> str:
    """One of the legal actions: mostly a verb at random first, so that lists of one verb do not drown the others."""
    verbs: dict[str, list[str]] = {}
    for action in frame["legal"]:
        verbs.setdefault(action.split(" ")[0], []).append(action)
    return rng.choice(verbs[rng.choice(sorted(verbs))])
