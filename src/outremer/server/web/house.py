"""Everything that a running server holds."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from outremer.games import registry
from outremer.server.guests import Guests
from outremer.server.hall import BEAT, Hall
from outremer.server.limits import Rates
from outremer.server.lobby import Lobby
from outremer.server.metrics import Metrics
from outremer.server.storage import Storage

LOCAL: Final = ("127.0.0.1", "localhost", "[::1]")
STATIC: Final = Path(__file__).parents[1] / "static"
TIDYING: Final = 60.0  # seconds between two rounds of tidying up

log = logging.getLogger("outremer.house")


class Settings:
    """How the server is run."""

    def __init__(
        self,
        database: Path,
        hosts: tuple[str, ...] = LOCAL,
        any_address: bool = False,
        https: bool = False,
        beat: float = BEAT,
        rate: float = 20.0,
        static: Path = STATIC,
    ) -> None:
        self.database = database
        self.hosts = hosts  # the names by which browsers may call it
        self.any_address = any_address  # also by any number: what a name stands for can be forged, a number cannot
        self.https = https  # a proxy in front of it speaks TLS
        self.beat = beat
        self.rate = rate  # requests a second of one guest, in the long run
        self.static = static

    @property
    def cookie(self) -> str:
        return "__Host-outremer" if self.https else "outremer"


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database)
        self.metrics = Metrics()
        self.guests = Guests(self.storage)
        self.hall = Hall(self.storage, self.metrics, settings.beat)
        self.lobby = Lobby(self.hall)
        self.rates = Rates(6 * settings.rate, settings.rate)  # by guest
        self.arrivals = Rates(1000.0, 2.0)  # by address: new guests, and tokens that somebody tries
        self.metrics.gauge("outremer_rooms", "Rooms in memory.", lambda: len(self.hall.sittings))
        self.metrics.gauge(
            "outremer_sockets",
            "Sockets that listen.",
            lambda: sum(len(sitting.listeners) for sitting in self.hall.sittings.values()),
        )

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """From the first request to the last. The storage has been opened before."""
        chores = [asyncio.create_task(self._warm_up()), asyncio.create_task(self._tidy())]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await self.hall.close()
            await asyncio.to_thread(self.storage.close)

    async def _warm_up(self) -> None:
        """What the first player would have to wait for, done while the page is loading."""
        for key in registry.KEYS:
            await asyncio.to_thread(registry.game, key)
        gc.collect()
        gc.freeze()  # what stays for ever is not looked through again, which would hold up everybody
        try:
            await self.hall.resume()
        except Exception:
            log.exception("bots were not resumed")

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDYING)
            self.hall.forget_idle()
