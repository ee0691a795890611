"""The database: migrations, one writer, nothing answered before it is safe, copies."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select

from outremer.server import storage
from outremer.server.storage import Storage, StorageError, guests


@pytest.fixture
def store(database: Path) -> Iterator[Storage]:
    found = Storage(database)
    found.open()
    yield found
    found.close()


def add(connection: Connection, name: str) -> str:
    connection.execute(insert(guests).values(name=name, created=0))
    return name


def names(connection: Connection) -> list[str]:
    return [row.name for row in connection.execute(select(guests.c.name).order_by(guests.c.name))]


def test_the_migrations_lead_to_the_tables_that_are_used(store: Storage) -> None:
    with closing(store.engine.connect()) as connection:
        assert compare_metadata(MigrationContext.configure(connection), storage.metadata) == []


def test_what_is_written_is_safe_before_it_is_answered(store: Storage) -> None:
    with closing(store.engine.connect()) as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


@pytest.mark.parametrize("rest", ["", "-wal", "-shm"])
def test_nobody_else_on_the_machine_can_read_it(store: Storage, database: Path, rest: str) -> None:
    asyncio.run(store.do(lambda connection: add(connection, "Anne")))
    assert database.with_name(database.name + rest).stat().st_mode & 0o077 == 0


def test_a_database_is_opened_again(database: Path) -> None:
    for name in ("Anne", "Baldwin"):
        store = Storage(database)
        store.open()
        asyncio.run(store.do(partial(add, name=name)))
        found = asyncio.run(store.do(names))
        store.close()
    assert found == ["Anne", "Baldwin"]


def test_two_servers_cannot_have_one_database(store: Storage, database: Path) -> None:
    with pytest.raises(StorageError) as caught:
        Storage(database).open()
    assert caught.value.key == "database-busy"


def test_jobs_that_wait_are_done_together_and_fail_alone(store: Storage) -> None:
    free = Event()

    def slow(connection: Connection) -> None:
        assert free.wait(10)

    def failing(connection: Connection) -> None:
        add(connection, "nobody")
        raise ValueError("this job alone")

    async def all_at_once() -> list[object]:
        first = asyncio.create_task(store.do(slow))
        await asyncio.sleep(0)
        jobs = [lambda connection: add(connection, "Anne"), failing, lambda connection: add(connection, "Baldwin")]
        waiting = [asyncio.create_task(store.do(job)) for job in jobs]
        await asyncio.sleep(0)
        free.set()
        await first
        return await asyncio.gather(*waiting, return_exceptions=True)

    found = asyncio.run(all_at_once())
    assert [str(each) for each in found] == ["Anne", "this job alone", "Baldwin"]
    assert asyncio.run(store.do(names)) == ["Anne", "Baldwin"]


def test_a_copy_is_made_while_the_database_is_in_use(store: Storage, database: Path, tmp_path: Path) -> None:
    asyncio.run(store.do(lambda connection: add(connection, "Anne")))
    copy = tmp_path / "copy.db"
    storage.copy(database, copy)
    storage.check(copy)
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT name FROM guests").fetchall() == [("Anne",)]


def test_a_copy_takes_the_place_of_the_database_only_when_nobody_has_it(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    store = Storage(database)
    store.open()
    storage.copy(database, copy)
    asyncio.run(store.do(lambda connection: add(connection, "Anne")))
    with pytest.raises(StorageError):
        storage.replace(copy, database)
    store.close()
    storage.replace(copy, database)
    again = Storage(database)
    again.open()
    assert asyncio.run(again.do(names)) == []
    again.close()


@pytest.mark.parametrize("contents", [b"", b"no database", b"SQLite format 3\x00 and then nothing that makes sense"])
def test_a_broken_copy_is_refused(tmp_path: Path, contents: bytes) -> None:
    file = tmp_path / "broken.db"
    file.write_bytes(contents)
    with pytest.raises(StorageError) as caught:
        storage.check(file)
    assert caught.value.key == "database-broken"
