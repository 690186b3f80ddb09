"""Connections to SQLite for a few rows by their keys, used in the event loop itself.

Such a statement takes a few microseconds, a call of another thread a hundred. What waits for the disk or for other
programs, the begin and the commit of a transaction, is still called in a thread.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, CursorResult, Engine, Executable, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.pool import NullPool

T = TypeVar("T")
SHORT = 0.1  # seconds that the event loop waits at most; in WAL mode readers wait for almost nothing

Parameters = Mapping[str, object] | Sequence[Mapping[str, object]]


def patience(url: str) -> dict[str, float]:
    """Return how long SQLite's writers wait for the file lock, in seconds."""
    return {"timeout": float(str(make_url(url).query.get("timeout", 10)))}


def prepare(engine: Engine) -> None:
    """Configure every connection."""

    @event.listens_for(engine, "connect")
    def configure(connection: Any, record: object) -> None:
        connection.isolation_level = None  # we send BEGIN ourselves
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


class Rows:
    """One connection, which opens when it is used, and again after it was closed."""

    def __init__(self, url: str, timeout: float = SHORT) -> None:
        self.engine = create_engine(
            url.replace("+aiosqlite", "", 1),
            connect_args={"check_same_thread": False, "timeout": timeout},
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",  # transactions are begun below
            hide_parameters=True,
        )
        prepare(self.engine)
        self.opened: Connection | None = None

    @property
    def connection(self) -> Connection:
        if self.opened is None:
            self.opened = self.engine.connect()
        return self.opened

    async def execute(self, statement: Executable, parameters: Parameters | None = None) -> CursorResult[Any]:
        return self.connection.execute(statement, parameters)

    async def scalar(self, statement: Executable, parameters: Parameters | None = None) -> Any:
        return (await self.execute(statement, parameters)).scalar()

    def close(self) -> None:
        if self.opened is not None:
            self.opened.close()
            self.opened = None


class Writer(Rows):
    """A connection that writes, for one task at a time."""

    def __init__(self, url: str) -> None:
        super().__init__(url, timeout=0)
        self.patience = round(1000 * patience(url)["timeout"])  # milliseconds
        self.thread = ThreadPoolExecutor(1, "journal")

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[Any]:
        """Begin a transaction and commit it. While another program writes, and for the disk, a thread waits."""
        try:
            raw: Any = self.connection.connection.driver_connection
            try:
                raw.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError:
                await self.call(self._begin)
            yield raw
            await self.call(self._commit)
        except BaseException:
            await self.call(self.close)  # which rolls back
            raise

    def _commit(self) -> None:
        self.connection.exec_driver_sql("COMMIT")

    def _begin(self) -> None:
        for statement in (f"PRAGMA busy_timeout = {self.patience}", "BEGIN IMMEDIATE", "PRAGMA busy_timeout = 0"):
            self.connection.exec_driver_sql(statement)

    async def call(self, work: Callable[[], T]) -> T:
        """Call a function in the thread; on any failure the connection is closed, which rolls back."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._try, work)

    def _try(self, work: Callable[[], T]) -> T:
        try:
            return work()
        except BaseException:
            self.close()
            raise

    async def end(self) -> None:
        await self.call(self.close)
        self.thread.shutdown()
