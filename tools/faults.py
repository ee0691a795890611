"""Whether the server loses or repeats anything when it is killed: `python -m tools.faults --games 200`.

Clients play games at random, several at a time, some of them against bots, and send every request again until it is
answered. Meanwhile the server is killed without warning at random moments and started again. In the end each seat's own
record must hold exactly the actions that were acknowledged, in their order, less those that were taken back: none lost,
none twice.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from rich.progress import Progress

from outremer.games import registry
from tools.clients import Frame, Guest, Server, pick

TABLES_AT_ONCE: Final = 16
POSTS: Final = 150  # to a game, if it is not over before
KILL_AFTER: Final = (0.4, 2.5)  # seconds that the server lives
UNDO_SHARE: Final = 0.08
WAIT: Final = 0.1
KINDS: Final = [("crusader-rex", "third-crusade"), ("jerusalem", "four-players"), ("jerusalem", "three-players")]


class Tally:
    def __init__(self) -> None:
        self.games = self.acknowledged = self.undone = self.conflicts = self.retries = self.kills = 0
        self.faults: list[str] = []

    def report(self) -> dict[str, Any]:
        return vars(self)


class Game:
    """One guest who sits in every seat, or in the first one against bots, and what he was told has been done."""

    def __init__(self, guest: Guest, tally: Tally, number: int, posts: int) -> None:
        self.guest = guest
        self.tally = tally
        self.rng = random.Random(number)
        self.kind = KINDS[number % len(KINDS)]
        self.has_bots = number % 2 == 1
        self.posts = posts
        self.table = ""
        self.done: dict[str, list[str]] = {}

    async def play(self) -> None:
        await self.guest.join()
        game, scenario = self.kind
        seats = registry.game(game).seats_of(scenario)
        own = seats[:1] if self.has_bots else seats
        players = {seat: "me" if seat in own else "random" for seat in seats}
        self.table = (await self.guest.open(game, scenario, players))["id"]
        self.done = {seat: [] for seat in own}
        frame = await self.guest.frame(self.table, own[0])
        for _ in range(self.posts):
            if frame["result"] is not None:
                break
            frame = await self.step(frame)
        for seat in own:
            await self.compare(seat)
        self.tally.games += 1
        self.tally.retries += self.guest.retries
        await self.guest.close()

    async def step(self, frame: Frame) -> Frame:
        """One request by a seat that must decide. The frame from which the next one follows."""
        seat = self.rng.choice(sorted(set(frame["actors"]) & self.done.keys()) or sorted(self.done))
        frame = await self.guest.frame(self.table, seat)
        if not frame["legal"]:
            await asyncio.sleep(WAIT)  # for a bot
            return frame
        undoes = frame["draft"] > 0 and self.rng.random() < UNDO_SHARE
        action = pick(frame, self.rng)
        if undoes:
            answer = await self.guest.undo(self.table, frame)
        else:
            answer = await self.guest.act(self.table, frame, [action])
        if answer.status_code == 409:
            self.tally.conflicts += 1
            return dict(answer.json()["frame"])
        if answer.status_code != 200:
            self.tally.faults.append(f"{self.table} {seat} {action}: {answer.status_code} {answer.text[:200]}")
            return await self.guest.frame(self.table, seat)
        if undoes:
            self.done[seat].pop()
            self.tally.undone += 1
        else:
            self.done[seat].append(action)
            self.tally.acknowledged += 1
        return dict(answer.json())

    async def compare(self, seat: str) -> None:
        text = await self.guest.export(self.table, seat)
        _, _, body = text.partition("\n---\n")
        start = seat + " "
        written = [line[len(start) :] for line in body.splitlines() if line.startswith(start)]
        if written != self.done[seat]:
            same = sum(a == b for a, b in zip(written, self.done[seat], strict=False))
            told = len(self.done[seat])
            self.tally.faults.append(f"{self.table} {seat}: {told} acknowledged, {len(written)} there, {same} agree")


async def torment(server: Server, tally: Tally, rng: random.Random) -> None:
    """Kill the server again and again."""
    while True:
        await asyncio.sleep(rng.uniform(*KILL_AFTER))
        await asyncio.to_thread(server.kill)
        tally.kills += 1
        await asyncio.to_thread(server.start)


async def run(games: int, posts: int, seed: int) -> Tally:
    tally = Tally()
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder, Progress(transient=True, disable=not sys.stderr.isatty()) as progress:
        server = Server(Path(folder) / "faults.db")
        server.start()
        bar = progress.add_task("games", total=games)
        gate = asyncio.Semaphore(TABLES_AT_ONCE)

        async def one(number: int) -> None:
            async with gate:
                await Game(Guest(server.base), tally, seed + number, posts).play()
                progress.advance(bar)

        killer = asyncio.create_task(torment(server, tally, rng))
        await asyncio.gather(*(one(number) for number in range(games)))
        killer.cancel()
        await asyncio.gather(killer, return_exceptions=True)
        server.kill()
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(prog="faults", description="Kill the server while games are played.")
    parser.add_argument("--games", type=int, default=200, help="games (200)")
    parser.add_argument("--posts", type=int, default=POSTS, help=f"requests to a game ({POSTS})")
    parser.add_argument("--seed", type=int, default=1, help="the number from which moves and kills follow (1)")
    options = parser.parse_args()
    tally = asyncio.run(run(options.games, options.posts, options.seed))
    print(json.dumps(tally.report()))
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
