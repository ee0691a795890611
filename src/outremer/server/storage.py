"""What must survive: tables, seats, acts, guests and the hashes of their tokens, in one SQLite file.

One thread has the only connection. Jobs that arrive while it writes are done together and made safe by one
synchronisation of the disk; none is answered before. Acts are only ever added: undo is a row like any other.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    create_engine,
    event,
    text,
)

from outremer.core.errors import OutremerError

OWN: Final = 0o600  # seeds of running games are nobody's business on the same machine either
BATCH: Final = 64  # jobs that may share one synchronisation
T = TypeVar("T")

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Integer, nullable=False),
    sqlite_autoincrement=True,  # the number of somebody who has left is never given again
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("is_device", Boolean, nullable=False),  # of a device link; otherwise of a cookie
    Column("origin", LargeBinary),  # of a cookie: the device link that it was got with
    Column("created", Integer, nullable=False),
    Index("tokens_by_guest", "guest"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("base", Text),  # the record from which it goes on
    Column("host", Text, nullable=False),  # the seat of whoever made it
    Column("actors", Text, nullable=False),  # who is waited for, separated by spaces
    Column("over", Boolean, nullable=False),
    Column("created", Integer, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("guest", ForeignKey("guests.id")),
    Column("invite", LargeBinary),  # the hash of the invitation's token
    Column("version", Integer, nullable=False),  # how many frames it has been sent
    Column("changed", Integer, nullable=False),  # when it was sent the last one
    Column("resigned", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Index("seats_by_guest", "guest"),
    Index("seats_by_invite", "invite", unique=True),
)

acts = Table(
    "acts",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("key", Text),  # of the post that brought it; bots have none
    sqlite_with_rowid=False,
)


class StorageError(OutremerError):
    """The database cannot be used: the arguments name the file."""


class Storage:
    """The database in use. `open` claims it for this process and brings it up to date."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.jobs: SimpleQueue[tuple[Callable[[Connection], Any], Future[Any]] | None] = SimpleQueue()
        self.thread = Thread(target=self._work, name="storage", daemon=True)

    def open(self) -> None:
        """StorageError if another process has it, or if it is no database of ours."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.touch(mode=OWN)
        self.claim = claimed(self.file)
        self.engine = engine_of(self.file)
        try:
            with closing(self.engine.connect()) as connection:
                migrate(connection)
        except Exception:
            self.claim.close()
            raise
        self.thread.start()

    def close(self) -> None:
        """Finish what has been begun."""
        self.jobs.put(None)
        self.thread.join()
        self.engine.dispose()
        self.claim.close()

    async def do(self, job: Callable[[Connection], T]) -> T:
        """The job's result, when what it wrote is safe on the disk."""
        future: Future[T] = Future()
        self.jobs.put((job, future))
        return await asyncio.wrap_future(future)

    def _work(self) -> None:
        with closing(self.engine.connect()) as connection:
            while True:
                batch = [self.jobs.get()]
                while len(batch) < BATCH and not self.jobs.empty():
                    batch.append(self.jobs.get())
                jobs = [job for job in batch if job is not None]
                self._do_all(connection, [job for job in jobs if job[1].set_running_or_notify_cancel()])
                if len(jobs) < len(batch):
                    return

    def _do_all(self, connection: Connection, jobs: list[tuple[Callable[[Connection], Any], Future[Any]]]) -> None:
        """All jobs in one transaction; if one of them fails, each in its own, so that it fails alone."""
        try:
            with connection.begin():
                results = [job(connection) for job, _ in jobs]
        except Exception as error:
            if len(jobs) == 1:
                jobs[0][1].set_exception(error)
                return
            for job in jobs:
                self._do_all(connection, [job])
            return
        for (_, future), result in zip(jobs, results, strict=True):
            future.set_result(result)


def engine_of(file: Path) -> Engine:
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def claimed(file: Path) -> sqlite3.Connection:
    """A lock beside the database, which the system takes away when the process ends, however it ends."""
    claim = sqlite3.connect(file.with_name(file.name + ".lock"), timeout=0, check_same_thread=False)
    try:
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        claim.close()
        raise StorageError("database-busy", {"file": str(file)}) from error
    return claim


def migrate(connection: Connection) -> None:
    """Bring the tables to the form of this version."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def check(file: Path) -> None:
    """StorageError unless the file is a whole database of ours."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            is_whole = connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.DatabaseError as error:
        raise StorageError("database-broken", {"file": str(file)}) from error
    if not is_whole or not {"alembic_version", "tables", "acts"} <= names:
        raise StorageError("database-broken", {"file": str(file)})


def copy(source: Path, target: Path) -> None:
    """A whole copy, also while the source is in use."""
    target.touch(mode=OWN)
    with (
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as here,
        closing(sqlite3.connect(target)) as there,
    ):
        here.backup(there)


def replace(source: Path, target: Path) -> None:
    """Put a copy of the source in the target's place, whole or not at all. StorageError while a server has it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(target.name + ".part")
    with closing(claimed(target)):
        copy(source, part)
        for rest in ("-wal", "-shm"):  # of the database that goes
            target.with_name(target.name + rest).unlink(missing_ok=True)
        part.replace(target)


def ping(connection: Connection) -> bool:
    return connection.execute(text("SELECT 1")).scalar() == 1
