"""How much one guest may ask of the server, and what is answered when it is too much."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from outremer.core.errors import OutremerError

BODY_MOST: Final = 64_000  # bytes of a request
IMPORT_MOST: Final = 4_000_000  # bytes of a request that brings a record
IMPORT_SECONDS: Final = 10.0  # to play a record again
RUNNING_MOST: Final = 100  # games that somebody may have going at once
SOCKETS_MOST: Final = 48  # of one guest
UNSENT_MOST: Final = 64  # frames that may wait for a slow socket
REMEMBERED: Final = 20_000  # buckets


class WebError(OutremerError):
    """A request that cannot be answered as it was asked, with the status that says so."""

    def __init__(self, key: str, status: int, args: dict[str, str | int] | None = None) -> None:
        super().__init__(key, args or {})
        self.status = status


class Rates:
    """A bucket per guest or address: so many requests at once, and so many a second in the long run."""

    def __init__(self, most: float, each_second: float, clock: Callable[[], float] = monotonic) -> None:
        self.most = most
        self.each_second = each_second
        self.clock = clock
        self.buckets: dict[object, tuple[float, float]] = {}  # what is left, and when that was true

    def spend(self, who: object) -> None:
        """WebError if the bucket is empty."""
        now = self.clock()
        left, then = self.buckets.get(who, (self.most, now))
        left = min(self.most, left + (now - then) * self.each_second)
        if left < 1:
            raise WebError("too-fast", 429)
        if len(self.buckets) >= REMEMBERED and who not in self.buckets:
            self._forget(now)
        self.buckets[who] = (left - 1, now)

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again; if none is, the oldest ones."""
        full = [
            who for who, (left, then) in self.buckets.items() if left + (now - then) * self.each_second >= self.most
        ]
        for who in full or list(self.buckets)[: REMEMBERED // 2]:
            del self.buckets[who]
