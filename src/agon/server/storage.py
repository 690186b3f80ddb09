"""The database: one engine, and the journal that commits the events of many tables together.

SQLite (the embedded default) and PostgreSQL run the same statements.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, bindparam, create_engine, event, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from agon.engine.errors import AgonError
from agon.server import metrics
from agon.server.schema import events, tables

UNREACHABLE = (OperationalError, DBAPIError, TimeoutError, OSError)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """A name nobody can guess: 96 bits."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """256 bits, for links, sessions and tokens."""
    return secrets.token_urlsafe(32)


def is_same(secret: str | None, given: str | None) -> bool:
    """Whether somebody has the secret of a link; how long it takes tells nothing."""
    return secret is not None and given is not None and secrets.compare_digest(secret.encode(), given.encode())


class StorageDown(AgonError):
    """The database does not answer. Where it went away during a commit, only it knows whether that was kept."""

    def __init__(self) -> None:
        super().__init__("storage-down", "the database does not answer; look again in a moment, then try again")


class Storage:
    """A database and how to reach it."""

    def __init__(self, url: str, pool: int = 8) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self.engine: AsyncEngine = _sqlite(url) if self.is_sqlite else _postgresql(url, pool)
        self.reader = self.engine.execution_options(reads=True)
        self.insert = insert_sqlite if self.is_sqlite else insert_postgresql
        self.journal = Journal(self)

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        async with self._reached(), self.reader.connect() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is kept, or nothing."""
        async with self._reached(), self.engine.begin() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def _reached(self) -> AsyncIterator[None]:
        try:
            yield
        except UNREACHABLE as error:
            if isinstance(error, DBAPIError) and not (
                isinstance(error, OperationalError) or error.connection_invalidated
            ):
                raise
            raise StorageDown from error

    async def close(self) -> None:
        await self.journal.close()
        await self.engine.dispose()


def _sqlite(url: str) -> AsyncEngine:
    """A writer that finds the file taken waits `?timeout=` seconds."""
    patience = float(str(make_url(url).query.get("timeout", 10)))
    engine = create_async_engine(
        url, connect_args={"timeout": patience}, pool_size=4, max_overflow=4, hide_parameters=True
    )
    _prepare_sqlite(engine.sync_engine)
    return engine


def _prepare_sqlite(engine: Engine) -> None:
    """What every connection to the file is told first, and how a transaction begins."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        """A transaction that may write takes its place at once, so that two of them never wait for each other."""
        connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get("reads") else "BEGIN IMMEDIATE")


def _postgresql(url: str, pool: int) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=pool,
        max_overflow=pool,
        pool_timeout=5,
        pool_pre_ping=True,
        connect_args={"connect_timeout": 5},
        hide_parameters=True,
    )


# ---------------------------------------------------------------- the journal


class Event(NamedTuple):
    """One thing that happened at a table; `n` counts from 1."""

    table: str
    n: int
    at: int
    kind: str
    chair: int | None
    body: str


class Entry(NamedTuple):
    """An event to be committed, and what it makes of the row of its table."""

    event: Event
    row: dict[str, Any]
    done: asyncio.Future[bool]


ROW = ("n", "asked", "deadline", "moved", "state", "reason", "seating")
UPDATE = (
    update(tables).where(tables.c.id == bindparam("table_id")).values({name: bindparam(f"new_{name}") for name in ROW})
)
MOST = 200  # events in one transaction
LAST = 5.0  # seconds for what waits when the server stops


class Journal:
    """Commits events: all that wait, of all tables, in one transaction.

    Event `n` of a table can be written once; who comes second is told so and looks again at what has happened."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.waiting: asyncio.Queue[Entry] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.statement = storage.insert(events).on_conflict_do_nothing().returning(events.c.table, events.c.n)
        self.thread: ThreadPoolExecutor | None = None
        if storage.is_sqlite:
            self.thread = ThreadPoolExecutor(1, "journal")
            self.engine = create_engine(storage.url.replace("+aiosqlite", "", 1), hide_parameters=True)
            _prepare_sqlite(self.engine)

    async def append(self, event: Event, row: dict[str, Any]) -> bool:
        """Commit an event; False if another process wrote the same number first."""
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run())
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Entry(event, row, done))
        return await done

    async def _run(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while not self.waiting.empty() and len(batch) < MOST:
                batch.append(self.waiting.get_nowait())
            started = time.perf_counter()
            try:
                written = await self._commit(batch)
            except Exception as error:
                failure = error if isinstance(error, AgonError) else StorageDown()
                for entry in batch:
                    if not entry.done.done():
                        entry.done.set_exception(failure)
            else:
                metrics.COMMIT_SECONDS.observe(time.perf_counter() - started)
                metrics.COMMIT_EVENTS.observe(len(batch))
                for entry in batch:
                    if not entry.done.done():
                        entry.done.set_result((entry.event.table, entry.event.n) in written)
            for _ in batch:
                self.waiting.task_done()

    async def _commit(self, batch: list[Entry]) -> set[tuple[str, int]]:
        if self.thread is not None:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self._commit_here, batch)
        async with self.storage.write() as connection:
            return await connection.run_sync(self._write, batch)

    def _commit_here(self, batch: list[Entry]) -> set[tuple[str, int]]:
        """SQLite: the whole transaction in one visit to one thread."""
        with self.engine.begin() as connection:
            return self._write(connection, batch)

    def _write(self, connection: Connection, batch: list[Entry]) -> set[tuple[str, int]]:
        batch = sorted(batch, key=lambda entry: entry.event[:2])  # in one order everywhere: nobody waits in a circle
        happened = [entry.event._asdict() for entry in batch]
        written = {(row[0], row[1]) for row in connection.execute(self.statement, happened)}
        rows = [
            {"table_id": entry.event.table, **{f"new_{name}": value for name, value in entry.row.items()}}
            for entry in batch
            if (entry.event.table, entry.event.n) in written
        ]
        if rows:
            connection.execute(UPDATE, rows)
        return written

    async def close(self) -> None:
        """Commit what waits, then end."""
        if self.task is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.waiting.join(), LAST)
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        if self.thread is not None:
            self.thread.shutdown()
            self.engine.dispose()
