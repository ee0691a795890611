"""Whether the server keeps its word when it is killed: `python -m tools.faults --games 200 --kills 20`.

People play many games at once, and the server is killed again and again in the middle of it. A post without an answer
is sent again with the same key. In the end every action that was acknowledged must be there, once, and every game go
on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import httpx

from outremer.games import registry

PAUSE: Final = 0.3  # seconds between two acts at a table
CONNECTIONS: Final = 50

Json = dict[str, Any]


class Server:
    """The installed program, always at the same port."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self.start()

    def start(self) -> None:
        place = ["--host", "127.0.0.1", "--port", str(self.port), "--database", str(self.database)]
        command = [sys.executable, "-m", "outremer.cli", "serve", *place]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        assert found is not None, "the server did not start"
        self.port = int(found[1])

    def end(self, sign: signal.Signals) -> None:
        self.process.send_signal(sign)
        self.process.communicate()


class Game:
    """One game on the same screen, or against a bot, and what was acknowledged in it."""

    def __init__(self, table: str, cookie: str, seats: list[str]) -> None:
        self.table = table
        self.cookie = cookie
        self.seats = seats
        self.acknowledged: list[tuple[str, str, str]] = []  # key, seat, action


class Players:
    def __init__(self, client: httpx.AsyncClient, seed: int) -> None:
        self.client = client
        self.rng = random.Random(seed)
        self.is_over = False
        self.retried = 0

    async def ask(self, method: str, path: str, body: Json | None, cookie: str) -> httpx.Response:
        """Ask until there is an answer."""
        while True:
            try:
                answer = await self.client.request(method, path, json=body, headers={"Cookie": cookie})
                self.client.cookies.clear()
                if answer.status_code != 429:
                    return answer
            except httpx.TransportError:
                self.retried += 1
            await asyncio.sleep(PAUSE)

    async def open(self, number: int) -> Game:
        answer = await self.ask("POST", "/api/guest", {}, "")
        cookie = answer.headers["set-cookie"].partition(";")[0]
        game = registry.game(registry.KEYS[number % len(registry.KEYS)])
        scenario = game.scenarios[0]
        names = game.seats_of(scenario)
        seats = {name: "random" if number % 4 < 2 and at else "me" for at, name in enumerate(names)}
        made = {"game": game.key, "scenario": scenario, "seats": seats}
        table = (await self.ask("POST", "/api/tables", made, cookie)).json()["id"]
        return Game(f"/api/tables/{table}", cookie, [name for name, player in seats.items() if player == "me"])

    async def play(self, game: Game) -> None:
        number = 0
        while not self.is_over:
            for seat in game.seats:
                frame = (await self.ask("GET", f"{game.table}?seat={seat}", None, game.cookie)).json()
                if frame["legal"]:
                    number += 1
                    action, key = self.rng.choice(frame["legal"]), f"post {number}"
                    body = {"seat": seat, "version": frame["version"], "key": key, "actions": [action]}
                    answer = await self.ask("POST", game.table + "/acts", body, game.cookie)
                    if answer.status_code == 200:
                        game.acknowledged.append((key, seat, action))
            await asyncio.sleep(PAUSE)


async def run(games: int, kills: int, seed: int, database: Path) -> Json:
    server = Server(database)
    try:
        limits = httpx.Limits(max_connections=CONNECTIONS)
        address = f"http://127.0.0.1:{server.port}"
        async with httpx.AsyncClient(base_url=address, limits=limits, timeout=60) as client:
            players = Players(client, seed)
            opened = [await players.open(number) for number in range(games)]
            playing = [asyncio.create_task(players.play(game)) for game in opened]
            for _ in range(kills):
                await asyncio.sleep(players.rng.uniform(0.5, 3.0))
                server.end(signal.SIGKILL)
                await asyncio.to_thread(server.start)
            await asyncio.sleep(1.0)
            players.is_over = True
            await asyncio.gather(*playing)
            shown = [await players.ask("GET", game.table, None, game.cookie) for game in opened]
    finally:
        server.end(signal.SIGTERM)
    faults = [f"a table does not go on: {answer.text[:200]}" for answer in shown if answer.status_code != 200]
    for game in opened:
        faults += compared(database, game)
    acknowledged = sum(len(game.acknowledged) for game in opened)
    return {"games": games, "kills": kills, "acknowledged": acknowledged, "retried": players.retried, "faults": faults}


def compared(database: Path, game: Game) -> list[str]:
    """What of the acknowledged is not stored, or stored twice."""
    table = game.table.rpartition("/")[2]
    asked = 'SELECT key, seat, text FROM acts WHERE "table" = ? AND key IS NOT NULL'
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(asked, (table,)).fetchall()
    found = [f"lost: {act}" for act in game.acknowledged if act not in rows]
    return found + [f"twice: {row}" for row in set(rows) if rows.count(row) > 1]


def main() -> int:
    parser = argparse.ArgumentParser(prog="faults", description="Whether the server keeps its word when it is killed.")
    parser.add_argument("--games", type=int, default=200, help="played at once (200)")
    parser.add_argument("--kills", type=int, default=20, help="how often the server is killed (20)")
    parser.add_argument("--seed", type=int, default=1, help="from which choices and moments follow (1)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(run(options.games, options.kills, options.seed, Path(folder) / "faults.db"))
    print(json.dumps(report))
    return 1 if report["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
