"""The connections to SQLite: a statement takes one call of their thread, and transactions stay whole."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from agon.server.db.storage import Storage, StorageDown


@contextlib.asynccontextmanager
async def opened(tmp_path: Path) -> AsyncIterator[Storage]:
    found = Storage(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}?timeout=0.2")
    async with found.write() as connection:
        await connection.execute(text("CREATE TABLE numbers (n INTEGER PRIMARY KEY)"))
    try:
        yield found
    finally:
        await found.close()


async def insert(storage: Storage, *numbers: int) -> None:
    async with storage.write() as connection:
        for number in numbers:
            await connection.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": number})


async def stored(storage: Storage) -> list[int]:
    async with storage.read() as connection:
        return [row.n for row in await connection.execute(text("SELECT n FROM numbers ORDER BY n"))]


async def test_a_statement_takes_one_call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as storage:
        calls = 0
        execute = aiosqlite.Connection._execute

        async def count(self: Any, *given: Any) -> Any:
            nonlocal calls
            calls += 1
            return await execute(self, *given)

        await insert(storage, 1)
        monkeypatch.setattr(aiosqlite.Connection, "_execute", count)
        await insert(storage, 2, 3)
        assert calls == 3  # the second ends the transaction
        assert await stored(storage) == [1, 2, 3]
        assert calls == 4  # what is read needs no transaction


async def test_a_transaction_is_whole_or_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as storage:
        with pytest.raises(IntegrityError):
            await insert(storage, 1, 2, 1)
        assert await stored(storage) == []
        await insert(storage, 3)
        assert await stored(storage) == [3]


async def test_a_transaction_goes_on_after_a_refused_statement(tmp_path: Path) -> None:
    async with opened(tmp_path) as storage:
        async with storage.write() as connection:
            await connection.execute(text("INSERT INTO numbers VALUES (1)"))
            with pytest.raises(IntegrityError):
                await connection.execute(text("INSERT INTO numbers VALUES (1)"))
            await connection.execute(text("INSERT INTO numbers VALUES (2)"))
            await connection.rollback()
        assert await stored(storage) == []


async def test_a_writer_locks_the_file_before_it_reads(tmp_path: Path) -> None:
    """What a transaction reads cannot be changed by another one before it writes."""
    async with opened(tmp_path) as storage:
        async with storage.write() as connection:
            await connection.execute(text("SELECT n FROM numbers"))
            with pytest.raises(StorageDown):
                await insert(storage, 1)
            await stored(storage)
        await insert(storage, 2)
        assert await stored(storage) == [2]


async def test_a_cancelled_statement_is_taken_back(tmp_path: Path) -> None:
    """Its thread may not have begun when the transaction is rolled back."""
    async with opened(tmp_path) as storage:
        path = storage.engine.url.database
        assert path is not None
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            task = asyncio.create_task(insert(storage, 1))
            await asyncio.sleep(0.05)
            task.cancel()
            await asyncio.sleep(0)
            other.execute("ROLLBACK")
            with contextlib.suppress(asyncio.CancelledError):
                await task
        assert await stored(storage) == []
        await insert(storage, 2)
        assert await stored(storage) == [2]


async def test_many_rows_are_read_in_parts(tmp_path: Path) -> None:
    async with opened(tmp_path) as storage:
        await insert(storage, *range(1000))
        assert await stored(storage) == list(range(1000))
        async with storage.snapshot() as connection:
            rows = await connection.stream(text("SELECT n FROM numbers ORDER BY n"))
            assert [row.n async for row in rows] == list(range(1000))
        async with storage.read() as connection:
            rows = await connection.stream(text("SELECT n FROM numbers ORDER BY n"))
            assert [row.n for row in await rows.fetchmany(3)] == [0, 1, 2]
            await rows.close()  # the file is not locked by what was not read
        await insert(storage, 1000)
