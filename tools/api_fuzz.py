"""Whether any request whatsoever breaks the server: `python -m tools.api_fuzz --requests 5000`.

Guests play, and among what makes sense they send what does not: other people's seats and tokens, old versions,
repeated keys, broken JSON, things too large. Every answer must have a status below 500, an error must say what is
wrong, and what was refused must have changed nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

import httpx

from outremer.games import registry
from outremer.server.web.api import ENDPOINTS
from outremer.server.web.app import create_app
from outremer.server.web.house import Settings

HOST: Final = "http://127.0.0.1"
PEOPLE: Final = 4
ODD: Final[list[object]] = [
    None, True, -1, 0, 1, 2**31, 2**63, 10**30, 0.5, "", " ", "done", "frank",
    "\x00", "\U0001f3f0", "é" * 70, "x" * 5000,
    [], {}, [[]], ["done"], [None], {"a": 1}, {"frank": "me"}, "../..", "!undo", "!resign", "' OR 1=1", "NaN",
]  # fmt: skip
RAW: Final = [
    b"", b"{", b"null", b"[]", b"\xff\xfe", b"1e999", b'{"name": "\\ud800x"}', b'{"name": "\\u0000"}',
    b'{"a":' * 9000, b"{" * 40000, b'"' + b"x" * 70000 + b'"',
]  # fmt: skip

Json = dict[str, Any]


class Fuzzer:
    def __init__(self, client: httpx.AsyncClient, seed: int) -> None:
        self.client = client
        self.rng = random.Random(seed)
        self.cookies: list[str] = []
        self.tables: list[str] = []
        self.tokens: list[str] = ["x" * 32]
        self.frames: dict[tuple[str, str], Json] = {}  # by table and seat, as last shown to whoever has it
        self.owner: dict[tuple[str, str], int] = {}
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []

    async def send(
        self, who: int, method: str, path: str, body: Any = None, raw: bytes | None = None
    ) -> httpx.Response:
        headers = {"Cookie": self.cookies[who]} if who < len(self.cookies) else {}
        content = raw if raw is not None else None if body is None else json.dumps(body).encode()
        if content is not None:
            headers["Content-Type"] = "application/json"
        answer = await self.client.request(method, path, content=content, headers=headers)
        self.counts[str(answer.status_code)] += 1
        if answer.status_code >= 500:
            self.faults.append(f"{answer.status_code} {method} {path} {str(body)[:200]} {(raw or b'')[:50]!r}")
        elif answer.status_code >= 400 and not answer.json()["error"]["key"].startswith(("error-", "refusal-")):
            self.faults.append(f"{method} {path}: an error without a message, {answer.text[:200]}")
        return answer

    async def arrive(self) -> None:
        for at in range(PEOPLE):
            answer = await self.send(len(self.cookies), "POST", "/api/guest", {"name": f"guest {at}"})
            self.cookies.append(answer.headers["set-cookie"].partition(";")[0])
            self.client.cookies.clear()

    async def step(self) -> None:
        roll = self.rng.random()
        if roll < 0.05 or not self.tables:
            await self.make()
        elif roll < 0.45:
            await self.play()
        elif roll < 0.65:
            await self.meddle()
        else:
            await self.nonsense()
        self.client.cookies.clear()

    async def make(self) -> None:
        who = self.rng.randrange(PEOPLE)
        key = self.rng.choice(registry.KEYS)
        game = registry.game(key)
        scenario = self.rng.choice(game.scenarios)
        names = game.seats_of(scenario)
        seats = {name: self.rng.choice(["me", "invite", "squire", "random"]) for name in names} | {names[0]: "me"}
        answer = await self.send(who, "POST", "/api/tables", {"game": key, "scenario": scenario, "seats": seats})
        if answer.status_code == 200:
            id = answer.json()["id"]
            self.tables = [*self.tables, id][-12:]
            self.tokens = [*self.tokens, *answer.json().get("invites", {}).values()][-12:]
            self.owner.update({(id, name): who for name, player in seats.items() if player == "me"})
            await self.look(id, names[0])

    async def look(self, table: str, seat: str) -> Json | None:
        answer = await self.send(self.owner[table, seat], "GET", f"/api/tables/{table}?seat={seat}")
        if answer.status_code != 200:
            return None
        self.frames[table, seat] = answer.json()
        return self.frames[table, seat]

    async def play(self) -> None:
        """Something legal, or nearly; what is refused leaves everything as it was."""
        table, seat = self.rng.choice([each for each in self.owner if each[0] in self.tables])
        frame = await self.look(table, seat)
        if frame is None or not frame["legal"]:
            return
        actions = self.rng.choices(frame["legal"], k=self.rng.choice([1, 1, 1, 2, 5]))
        if self.rng.random() < 0.1:
            actions.append(self.rng.choice(["storm saladin", "", "done done", "lock", "\x00", "take nobody"]))
        body = {"seat": seat, "version": frame["version"], "key": str(self.rng.random()), "actions": actions}
        path, who = f"/api/tables/{table}/acts", self.owner[table, seat]
        answer = await self.send(who, "POST", path, body)
        if 400 <= answer.status_code < 500 and answer.status_code != 409:
            await self.unchanged(table, seat, frame)
        elif answer.status_code == 200 and self.rng.random() < 0.3:
            now = await self.look(table, seat)
            again = await self.send(who, "POST", path, body)
            if now is not None and again.json()["version"] < now["version"]:
                self.faults.append(f"a repeated post was answered with an old frame: {body}")

    async def unchanged(self, table: str, seat: str, frame: Json) -> None:
        """Bots may have acted since; a draft of one's own must stand."""
        now = await self.look(table, seat)
        if now is not None and now["version"] == frame["version"] and now != frame:
            self.faults.append(f"a refused request changed {table} {seat}")

    async def meddle(self) -> None:
        """Well-formed requests of anybody about anything."""
        table, seat = self.rng.choice(list(self.owner))
        who = self.rng.randrange(PEOPLE + 1)
        version = self.frames.get((table, seat), {}).get("version", 0) - self.rng.choice([0, 0, 0, 1])
        acting: Json = {"seat": seat, "version": max(0, version), "key": str(self.rng.randrange(50))}
        token = {"token": self.rng.choice(self.tokens)}
        path = f"/api/tables/{table}"
        requests: list[tuple[str, str, Any]] = [
            ("POST", path + "/acts", {**acting, "actions": ["done"]}),
            ("POST", path + "/undo", {**acting, "count": self.rng.choice([1, 2, 50])}),
            ("POST", path + "/resign", acting if self.rng.random() < 0.1 else {**acting, "seat": "nobody"}),
            ("POST", path + "/plan", {"seat": seat, "version": max(0, version), "ask": self.ask()}),
            ("POST", path + "/why", {"seat": seat, "action": self.rng.choice(["done", "take conrad", "x", ""])}),
            ("POST", path + "/invite", {"seat": seat}),
            ("POST", path + "/again", None),
            ("POST", "/api/invites/look", token),
            ("POST", "/api/invites/take", token),
            ("POST", "/api/session", token),
            ("POST", "/api/guest", {"name": self.rng.choice(["Anne", "\u202e", "x" * 40])}),
            ("POST", "/api/import", {"record": self.rng.choice(["", "outremer-record 1\n", "x\n" * 99]), "seats": {}}),
            ("DELETE", path, None),
            ("GET", path + "/export", None),
            ("GET", "/api/tables", None),
        ]
        await self.send(who, *self.rng.choice(requests))

    def ask(self) -> Any:
        fields = ["blocks", "from", "via", "sail", "muster", "land", "space", "sector", self.rng.choice("abc")]
        return {name: self.odd() for name in self.rng.sample(fields, self.rng.randrange(4))}

    def odd(self) -> Any:
        return self.rng.choice(ODD)

    async def nonsense(self) -> None:
        """Any method, any address, any contents."""
        endpoint = self.rng.choice(ENDPOINTS)
        table = self.rng.choice([*self.tables, "x", "%00", "..", "é"])
        parts = {"id": table, "key": self.rng.choice([*registry.KEYS, "x"]), "lang": self.rng.choice(["fr", "x"])}
        path = endpoint.path.format(**parts) + self.rng.choice(["", "", "?seat=frank", "?seat=%00", "?seat=%ff", "/x"])
        method = (
            endpoint.method if self.rng.random() < 0.9 else self.rng.choice(["PUT", "PATCH", "GET", "DELETE", "HEAD"])
        )
        if endpoint.path == "/api/guest" and method == "DELETE":
            return  # the others are to go on
        who = self.rng.randrange(PEOPLE + 1)
        if method == "HEAD":
            return
        if self.rng.random() < 0.3:
            await self.send(who, method, path, raw=self.rng.choice(RAW))
        else:
            fields = endpoint.takes.__struct_fields__
            await self.send(who, method, path, {name: self.odd() for name in fields if self.rng.random() < 0.9})


async def fuzz(requests: int, seed: int) -> Json:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(Path(folder) / "fuzz.db", rate=1e6, beat=0.0))
        transport = httpx.ASGITransport(app)
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url=HOST) as client:
            fuzzer = Fuzzer(client, seed)
            await fuzzer.arrive()
            while fuzzer.counts.total() < requests:
                await fuzzer.step()
    return {"requests": fuzzer.counts.total(), "statuses": dict(sorted(fuzzer.counts.items())), "faults": fuzzer.faults}


def main() -> int:
    parser = argparse.ArgumentParser(prog="api_fuzz", description="Whether any request breaks the server.")
    parser.add_argument("--requests", type=int, default=5000, help="how many (5000)")
    parser.add_argument("--seed", type=int, default=1, help="from which everything random follows (1)")
    options = parser.parse_args()
    report = asyncio.run(fuzz(options.requests, options.seed))
    print(json.dumps(report))
    return 1 if report["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
