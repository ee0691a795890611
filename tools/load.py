"""How much a server bears: `python -m tools.load --tables 100`.

Two guests sit at each table, each with a live socket. Once a second and table one of them posts an action; measured is
the time until the other one's socket brings the frame that follows from it. Server and clients share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

from tools.clients import Frame, Guest, Server, pick

SEATS: Final = ("frank", "saracen")
ANSWERS: Final = 5.0  # seconds after which an update is not expected any more


class Player:
    """A guest with a live socket: the last frame it was sent, and when that came."""

    def __init__(self, guest: Guest, seat: str) -> None:
        self.guest = guest
        self.seat = seat
        self.frame: Frame = {}
        self.came = 0.0
        self.socket: ClientConnection | None = None

    async def listen(self, table: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self.guest.http.cookies.items())
        address = f"{self.guest.base.replace('http', 'ws')}/api/tables/{table}/live?seat={self.seat}"
        headers = {"Cookie": cookies}
        self.socket = await connect(address, origin=self.guest.base, additional_headers=headers, compression=None)  # type: ignore[arg-type]
        self.frame = json.loads(await self.socket.recv())
        self.hearing = asyncio.create_task(self._hear(self.socket))

    async def _hear(self, socket: ClientConnection) -> None:
        async for text in socket:
            self.came = time.perf_counter()
            self.frame = json.loads(text)


class Report:
    def __init__(self) -> None:
        self.posts = 0
        self.errors: list[str] = []
        self.times: list[float] = []  # until the other one has it
        self.answers: list[float] = []  # until the answer is there

    def told(self, tables: int, rate: float, seconds: float) -> dict[str, Any]:
        return {
            "tables": tables,
            "posts_per_table_per_s": rate,
            "seconds": round(seconds, 1),
            "posts": self.posts,
            "posts_per_s": round(self.posts / seconds, 1),
            "updates": len(self.times),
            "update_ms": quantiles(self.times),
            "answer_ms": quantiles(self.answers),
            "errors": self.errors[:10],
            "error_count": len(self.errors),
        }


def quantiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times) or [0.0]
    return {
        name: round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)
        for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0))
    }


class Pair:
    """A table of Crusader Rex with two guests."""

    def __init__(self, base: str, number: int, report: Report) -> None:
        self.players = [Player(Guest(base), seat) for seat in SEATS]
        self.rng = random.Random(number)
        self.report = report
        self.table = ""

    async def sit(self) -> None:
        host, friend = self.players
        await host.guest.join()
        await friend.guest.join()
        made = await host.guest.open("crusader-rex", "third-crusade", {SEATS[0]: "me", SEATS[1]: "invite"})
        self.table = made["id"]
        await friend.guest.take(made["invites"][SEATS[1]])
        for player in self.players:
            await player.listen(self.table)

    async def play(self, rate: float, until: float) -> None:
        due = time.perf_counter() + self.rng.random() / rate
        while (now := time.perf_counter()) < until:
            await asyncio.sleep(max(0.0, due - now))
            due += 1 / rate
            await self.post()

    async def post(self) -> None:
        ready = [at for at in range(2) if self.players[at].frame["legal"]]
        if not ready:
            return
        at = self.rng.choice(ready)
        author, other = self.players[at], self.players[1 - at]
        before = other.frame["version"]
        start = time.perf_counter()
        answer = await author.guest.act(self.table, author.frame, [pick(author.frame, self.rng)])
        self.report.posts += 1
        self.report.answers.append(time.perf_counter() - start)
        if answer.status_code != 200:
            self.report.errors.append(f"{answer.status_code} {answer.text[:200]}")
            return
        frame = answer.json()
        if frame["version"] >= author.frame["version"]:
            author.frame = frame
        if frame["draft"] == 0:  # it is final: the other one is told
            await self.awaited(other, before, start)

    async def awaited(self, other: Player, before: int, start: float) -> None:
        while other.frame["version"] == before:
            if time.perf_counter() - start > ANSWERS:
                return
            await asyncio.sleep(0.002)
        self.report.times.append(other.came - start)


async def run(tables: int, rate: float, seconds: float) -> dict[str, Any]:
    report = Report()
    with tempfile.TemporaryDirectory() as folder, Progress(transient=True, disable=not sys.stderr.isatty()) as progress:
        server = Server(Path(folder) / "load.db")
        server.start()
        bar = progress.add_task("tables", total=tables)
        pairs = [Pair(server.base, number, report) for number in range(tables)]
        for pair in pairs:
            await pair.sit()
            progress.advance(bar)
        gc.collect()
        gc.freeze()  # so that the clients do not stop to tidy up while they are measuring
        start = time.perf_counter()
        await asyncio.gather(*(pair.play(rate, start + seconds) for pair in pairs))
        took = time.perf_counter() - start
        server.kill()
    return report.told(tables, rate, took)


def main() -> int:
    parser = argparse.ArgumentParser(prog="load", description="How much a server bears.")
    parser.add_argument("--tables", type=int, default=100, help="tables with two guests each (100)")
    parser.add_argument("--rate", type=float, default=1.0, help="posts to a table and second (1)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long (60)")
    options = parser.parse_args()
    report = asyncio.run(run(options.tables, options.rate, options.seconds))
    print(json.dumps(report))
    return 1 if report["error_count"] else 0


if __name__ == "__main__":
    sys.exit(main())
