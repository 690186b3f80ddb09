"""The connections to SQLite: aiosqlite's, with one call of their thread for a statement instead of four.

A call costs more than most statements. A transaction begins with its first statement, in the same call.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from typing import Any

import aiosqlite
from aiosqlite.context import contextmanager

EAGER = 256
"""So many rows are fetched with the statement; most have no more."""


class EagerCursor(aiosqlite.Cursor):
    """A cursor that fetches the first rows of a statement when it executes it."""

    def __init__(self, connection: Connection, cursor: sqlite3.Cursor) -> None:
        super().__init__(connection, cursor)
        self.owner = connection
        self.rows: list[sqlite3.Row] = []
        self.has_more = False

    async def execute(self, sql: str, parameters: Any = ()) -> EagerCursor:
        self.rows = await self.owner.run(lambda: self._cursor.execute(sql, parameters).fetchmany(EAGER))
        self.has_more = len(self.rows) == EAGER
        return self

    async def executemany(self, sql: str, parameters: Iterable[Any]) -> EagerCursor:
        await self.owner.run(lambda: self._cursor.executemany(sql, parameters))
        return self

    async def fetchone(self) -> sqlite3.Row | None:
        return next(iter(await self.fetchmany(1)), None)

    async def fetchmany(self, size: int | None = None) -> list[sqlite3.Row]:
        size = size or self.arraysize
        if not self.rows and self.has_more:
            self.rows = await self.owner.run(lambda: self._cursor.fetchmany(size))
            self.has_more = len(self.rows) == size
        taken, self.rows = self.rows[:size], self.rows[size:]
        return taken

    async def fetchall(self) -> list[sqlite3.Row]:
        rest = await self.owner.run(self._cursor.fetchall) if self.has_more else []
        taken, self.rows, self.has_more = [*self.rows, *rest], [], False
        return taken

    async def close(self) -> None:
        """Close what still has rows; the rest is done."""
        if self.has_more:
            self.has_more = False
            await super().close()


class Connection(aiosqlite.Connection):
    """A connection whose transactions begin with their first statement."""

    beginning: str | None = None  # the statement that begins the current transaction

    def begin(self, statement: str | None) -> None:
        self.beginning = statement

    async def run(self, work: Callable[[], Any]) -> Any:
        """Call a function in the thread of the connection, within the transaction."""
        return await self._execute(self._run, self.beginning, work)  # type: ignore[no-untyped-call]

    def _run(self, beginning: str | None, work: Callable[[], Any]) -> Any:
        if beginning is not None and not self._conn.in_transaction:
            self._conn.execute(beginning)
        return work()

    @contextmanager
    async def cursor(self) -> aiosqlite.Cursor:
        return EagerCursor(self, self._conn.cursor())

    async def commit(self) -> None:
        await super().commit()
        self.beginning = None

    async def rollback(self) -> None:
        """Roll the transaction back, unless it has ended."""
        if self.beginning is not None:
            await super().rollback()
            self.beginning = None


def connect(path: str, **options: Any) -> Connection:
    """Return a connection, which opens when it is awaited. Its thread does not keep the process alive."""
    connection = Connection(lambda: sqlite3.connect(path, **options), iter_chunk_size=64)
    connection._thread.daemon = True
    return connection
