"""All tables: rooms opened from storage when somebody asks for them, one act at a time in each.

What happens at a table is stored before anybody is told. If it cannot be stored the room is forgotten and read again,
so that it never holds what the storage does not. Bots act on a beat that does not depend on the position: they think
before it, and what they do is published on it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache, partial
from time import time
from typing import Final

import msgspec
from sqlalchemy import Connection

from outremer.core.data import DataFolder
from outremer.core.errors import OutremerError
from outremer.core.record import parse
from outremer.games import registry
from outremer.server import queries
from outremer.server.guests import Guest
from outremer.server.limits import UNSENT_MOST, WebError
from outremer.server.metrics import Metrics
from outremer.server.room import Place, Room, Row, open_room, reload_room
from outremer.server.storage import Storage

BEAT: Final = 0.6  # seconds between two acts of bots
LEAD: Final = 0.1  # so long before the beat a bot begins to think; if that is too short the beat is as much later
IDLE: Final = 900.0  # seconds after which a room nobody looks at is forgotten
RESYNC: Final = 1013  # why a socket is closed: it was too slow
GONE: Final = 4401  # why a socket is closed: its token works no more

Writing = Callable[[Connection], None]

log = logging.getLogger("outremer.hall")


def _nothing(connection: Connection) -> None:
    """Nothing more is to be written."""


class Listener:
    """A socket at a table. What is to be sent waits in `queue`; a number in it closes the socket, and is the reason."""

    def __init__(self, guest: Guest, seat: int) -> None:
        self.guest = guest
        self.seat = seat
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.is_ended = False

    def tell(self, frame: bytes) -> bool:
        """Whether the socket keeps up; if not it is closed, and the client will ask for everything again."""
        if self.queue.qsize() >= UNSENT_MOST:
            self.end(RESYNC)
        if not self.is_ended:
            self.queue.put_nowait(frame)
        return not self.is_ended

    def end(self, reason: int) -> None:
        """Close the socket at once, whatever still waits."""
        if not self.is_ended:
            self.is_ended = True
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(reason)


class Sitting:
    """A table that is open: its room, once it has been read, and who listens."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.loaded: Room | None = None
        self.keys: set[tuple[str, str]] = set()  # seat and key of every post that was done
        self.listeners: set[Listener] = set()
        self.bots: asyncio.Task[None] | None = None
        self.used = 0.0

    @property
    def room(self) -> Room:
        assert self.loaded is not None
        return self.loaded

    def seat_of(self, guest: Guest, name: str | None) -> int:
        """The number of the guest's seat of that name, or of his first one. WebError if it is not his."""
        own = [seat for seat, place in enumerate(self.room.places) if place.guest == guest.number]
        if not own:
            raise WebError("not-at-table", 404)
        if name is None:
            return own[0]
        for seat in own:
            if self.room.seats[seat] == name:
                return seat
        raise WebError("not-your-seat", 403)


class Hall:
    def __init__(self, storage: Storage, metrics: Metrics, beat: float = BEAT) -> None:
        self.storage = storage
        self.metrics = metrics
        self.beat = beat
        self.sittings: dict[str, Sitting] = {}

    # rooms

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Sitting]:
        """The table, with nobody else acting at it meanwhile. WebError if there is none."""
        sitting = await self._locked(id)
        try:
            if sitting.loaded is None:
                await self._load(sitting)
            rows = sitting.room.rows
            try:
                yield sitting
            except BaseException as error:
                is_refusal = isinstance(error, OutremerError) and sitting.loaded and sitting.loaded.rows == rows
                if not is_refusal:
                    sitting.loaded = None  # whatever has changed is not stored
                raise
            finally:
                sitting.used = asyncio.get_running_loop().time()
                self._wake(sitting)
        finally:
            sitting.lock.release()

    async def _locked(self, id: str) -> Sitting:
        """The one sitting of the table, locked. Another one may have taken its place while we waited."""
        while True:
            sitting = self.sittings.setdefault(id, Sitting(id))
            await sitting.lock.acquire()
            if self.sittings.get(id) is sitting:
                return sitting
            sitting.lock.release()

    async def _load(self, sitting: Sitting) -> None:
        try:
            stored = await self.storage.do(partial(_stored, id=sitting.id))
            sitting.loaded, sitting.keys = await asyncio.to_thread(_rebuilt, stored)
        except BaseException:
            if not sitting.listeners:
                self.sittings.pop(sitting.id, None)
            raise

    def forget_idle(self) -> None:
        """Forget the rooms at which nobody is."""
        now = asyncio.get_running_loop().time()
        for sitting in list(self.sittings.values()):
            is_quiet = not sitting.listeners and sitting.bots is None and not sitting.lock.locked()
            if is_quiet and now - sitting.used > IDLE:
                del self.sittings[sitting.id]

    # acts

    async def publish(
        self, sitting: Sitting, rows: list[Row], key: str | None = None, more: Writing = _nothing
    ) -> dict[int, bytes]:
        """Store what was just done in the room and what `more` writes, then tell it to all. By seat the frames sent."""
        frames = await self._store(sitting, rows, key, more)
        self._send(sitting, frames)
        return frames

    async def _store(
        self, sitting: Sitting, rows: list[Row], key: str | None = None, more: Writing = _nothing
    ) -> dict[int, bytes]:
        """Everything in one transaction. The frames are to be sent afterwards."""
        frames = sitting.room.publish()
        change = queries.Change(sitting.id, sitting.room, rows, key, list(frames), int(time()))

        def write(connection: Connection) -> None:
            change.write(connection)
            more(connection)

        try:
            with self.metrics.commits.timed():
                await self.storage.do(write)
        except BaseException:
            sitting.loaded = None
            raise
        if key is not None:
            sitting.keys.update((row.seat, key) for row in rows)
        return frames

    def _send(self, sitting: Sitting, frames: dict[int, bytes]) -> None:
        for listener in list(sitting.listeners):
            frame = frames.get(listener.seat)
            if frame is not None:
                self.metrics.frames.add()
                if not listener.tell(frame):
                    self.metrics.slow.add()
                    sitting.listeners.discard(listener)

    # bots

    def _wake(self, sitting: Sitting) -> None:
        """Let the bots go on, if one must act."""
        if sitting.bots is None and sitting.loaded is not None and sitting.loaded.bot_seat() >= 0:
            sitting.bots = asyncio.create_task(self._play_bots(sitting))

    async def _play_bots(self, sitting: Sitting) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + self.beat
        try:
            while True:
                await asyncio.sleep(due - LEAD - loop.time())
                async with self.at(sitting.id):
                    seat = sitting.room.bot_seat()
                    if seat < 0:
                        sitting.bots = None
                        return
                    rows = await asyncio.to_thread(sitting.room.let_bot, seat)
                    frames = await self._store(sitting, rows)
                    while due < loop.time():
                        due += LEAD
                    await asyncio.sleep(due - loop.time())
                    self._send(sitting, frames)
                    self.metrics.bot_steps.add()
                due += self.beat
        except Exception:
            sitting.bots = None  # whoever looks at the table next wakes them again
            log.exception("bots stopped")

    async def resume(self) -> None:
        """Go on with the tables at which bots were to act when the server ended."""
        for id in await self.storage.do(queries.waiting_for_bots):
            async with self.at(id):
                pass

    # those who listen

    def sockets_of(self, guest: Guest) -> int:
        return sum(
            listener.guest.number == guest.number
            for sitting in self.sittings.values()
            for listener in sitting.listeners
        )

    def leave(self, id: str, listener: Listener) -> None:
        if id in self.sittings:
            self.sittings[id].listeners.discard(listener)

    def end_sessions(self, sessions: list[bytes]) -> None:
        """Close the sockets of tokens that work no more."""
        for sitting in self.sittings.values():
            for listener in [each for each in sitting.listeners if each.guest.session in sessions]:
                listener.end(GONE)
                sitting.listeners.discard(listener)

    async def close(self) -> None:
        """Stop the bots and finish what is being stored."""
        tasks = [sitting.bots for sitting in self.sittings.values() if sitting.bots is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.storage.do(lambda connection: None)


# a table as it is stored


class Stored:
    def __init__(self, table: queries.Stored, seats: list[queries.Stored], acts: list[queries.Stored]) -> None:
        self.table = table
        self.seats = seats
        self.acts = acts


def _stored(connection: Connection, id: str) -> Stored:
    table = queries.table(connection, id)
    if table is None:
        raise WebError("not-at-table", 404)
    return Stored(table, queries.seats_of(connection, id), queries.acts_of(connection, id))


def _rebuilt(stored: Stored) -> tuple[Room, set[tuple[str, str]]]:
    """The room, and the keys of the posts that led to where it is."""
    table = stored.table
    places = [
        Place(row.player, row.name or (row.player if row.guest is None else ""), row.guest or 0) for row in stored.seats
    ]
    base = parse(table.base) if table.base is not None else None
    options = msgspec.json.decode(table.options, type=dict[str, str])
    game = registry.game(table.game)
    room = open_room(game, table.scenario, options, places, table.seed, table.salt, base, data=data_digest(table.game))
    rows = [Row(row.number, row.seat, row.text) for row in stored.acts]
    reload_room(room, rows, [row.version for row in stored.seats])
    return room, {(row.seat, row.key) for row in stored.acts if row.key is not None}


@cache
def data_digest(game: str) -> str:
    """What a record says of the data that it was played with."""
    return DataFolder(registry.folder(game) / "data").digest()
