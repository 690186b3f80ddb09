"""The database engine, and the journal that commits the events of many tables together.

SQLite (the embedded default) and PostgreSQL run the same statements.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, event, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from agon.engine.errors import AgonError
from agon.server import metrics
from agon.server.db import sqlite_driver
from agon.server.db.schema import events, tables
from agon.server.db.sqlite_rows import Rows, Writer, patience, prepare

SECOND_MS = 1000
HOUR_MS = 60 * 60 * SECOND_MS
DAY_MS = 24 * HOUR_MS

UNREACHABLE = (OperationalError, DBAPIError, TimeoutError, OSError)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """Return a random id of 96 bits."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """Return a random secret of 256 bits, for links, sessions and tokens."""
    return secrets.token_urlsafe(32)


def is_same(secret: str | None, given: str | None) -> bool:
    """Compare secrets in constant time."""
    return secret is not None and given is not None and secrets.compare_digest(secret.encode(), given.encode())


class StorageDown(AgonError):
    """The database is unavailable. If it failed during a commit, the outcome is unknown."""

    def __init__(self) -> None:
        super().__init__("storage-down", "the database does not respond; reload in a moment, then try again")


Reader = AsyncConnection | Rows
"""What reads some rows, or writes them within a transaction."""


class Storage:
    """A database connection pool and its journal."""

    def __init__(self, url: str, pool: int = 8) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self.engine: AsyncEngine = _sqlite(url) if self.is_sqlite else _postgresql(url, pool)
        self.reader = self.engine.execution_options(begin=None)
        self.rows = Rows(url) if self.is_sqlite else None
        self.writer = Writer(url) if self.is_sqlite else None
        self.writing = asyncio.Lock()
        self.insert = insert_sqlite if self.is_sqlite else insert_postgresql
        self.journal = Journal(self)

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for reading. Each statement sees what is committed when it runs."""
        async with self._convert_errors(), self.reader.connect() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def lookup(self) -> AsyncIterator[Reader]:
        """Read a few rows by their keys: SQLite does so in the event loop, so nothing that takes long may be read."""
        if self.rows is None:
            async with self.read() as connection:
                yield connection
            return
        try:
            async with self._convert_errors():
                yield self.rows
        except StorageDown:
            self.rows.close()
            raise

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a write transaction."""
        async with self._convert_errors(), self.turn(), self.engine.begin() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def change(self) -> AsyncIterator[Reader]:
        """Open a write transaction of a few rows by their keys: SQLite runs its statements in the event loop."""
        if self.writer is None:
            async with self.write() as connection:
                yield connection
        else:
            async with self._convert_errors(), self.turn(), self.writer.transaction():
                yield self.writer

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until no other task of this process writes to SQLite, which would let a thread sleep and try again."""
        if not self.is_sqlite:
            yield
            return
        if self.writing.locked():
            async with asyncio.timeout(patience(self.url)["timeout"]):
                await self.writing.acquire()
        else:
            await self.writing.acquire()
        try:
            yield
        finally:
            self.writing.release()

    @contextlib.asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection that reads the whole database as of one moment."""
        options = {"begin": "BEGIN"} if self.is_sqlite else {"isolation_level": "REPEATABLE READ"}
        async with self._convert_errors(), self.engine.connect() as connection:
            yield await connection.execution_options(**options)

    @contextlib.asynccontextmanager
    async def _convert_errors(self) -> AsyncIterator[None]:
        try:
            yield
        except UNREACHABLE as error:
            if isinstance(error, DBAPIError) and not _is_down(error):
                raise
            raise StorageDown from error

    async def close(self) -> None:
        await self.journal.close()
        if self.rows is not None and self.writer is not None:
            self.rows.close()
            await self.writer.end()
        await self.engine.dispose()


def _is_down(error: DBAPIError) -> bool:
    """Whether the database failed, not the statement. A damaged SQLite file is a `DatabaseError` of no other kind."""
    return isinstance(error, OperationalError) or error.connection_invalidated or type(error) is DatabaseError


def _sqlite(url: str) -> AsyncEngine:
    arguments = {"async_creator_fn": sqlite_driver.connect, **patience(url)}
    engine = create_async_engine(url, connect_args=arguments, pool_size=8, max_overflow=0, hide_parameters=True)
    prepare(engine.sync_engine)

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        """Lock at once in transactions that may write, to avoid deadlocks; statements that only read need none."""
        opened: Any = connection.connection.driver_connection
        opened.begin(connection.get_execution_options().get("begin", "BEGIN IMMEDIATE"))

    return engine


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


class EventRow(NamedTuple):
    """A row of the table `events`; `n` counts from 1. See `tables/events.py` for `kind` and `body`."""

    table: str
    n: int
    at: int
    kind: str
    chair: int | None
    body: str


class TableColumns(NamedTuple):
    """The columns of a table's row that follow from its events."""

    n: int
    asked: int
    deadline: int | None
    moved: int
    state: str
    reason: str | None
    seating: str | None
    glance: str | None


class Entry(NamedTuple):
    """An event to commit, and the resulting row of its table."""

    event: EventRow
    row: TableColumns
    done: asyncio.Future[bool]

    @property
    def new_row(self) -> dict[str, object]:
        """The parameters of `UPDATE`."""
        return {"table_id": self.event.table, **{f"new_{name}": value for name, value in self.row._asdict().items()}}


UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"))
    .values({name: bindparam(f"new_{name}") for name in TableColumns._fields})
)
MAX_BATCH = 200  # per transaction
SHUTDOWN_SECONDS = 5.0  # for queued events when the server stops


@functools.cache
def _insert_events(count: int) -> str:
    """Return the SQL that inserts that many events (SQLite)."""
    names = ", ".join(f'"{name}"' for name in EventRow._fields)
    return f"INSERT INTO events ({names}) VALUES {_rows(count, len(EventRow._fields))} ON CONFLICT DO NOTHING"


@functools.cache
def _update_tables(count: int) -> str:
    """Return the SQL that updates the rows of that many tables (SQLite)."""
    changes = ", ".join(f"{name} = column{at}" for at, name in enumerate(TableColumns._fields, 2))
    rows = _rows(count, 1 + len(TableColumns._fields))
    return f"UPDATE tables SET {changes} FROM (VALUES {rows}) WHERE tables.id = column1"


def _rows(count: int, columns: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * count)


def _is_inserted(connection: sqlite3.Connection, event: EventRow) -> bool:
    return bool(connection.execute(_insert_events(1), event).rowcount)


class Journal:
    """Commits all queued events, of all tables, in one transaction.

    Event `n` of a table can be written only once; a process that loses the race must reload the table."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.waiting: asyncio.Queue[Entry] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.insert = storage.insert(events).on_conflict_do_nothing()

    async def append(self, event: EventRow, row: TableColumns) -> bool:
        """Commit an event; False if another process wrote the same number first."""
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run())
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Entry(event, row, done))
        return await done

    async def _run(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            try:
                async with self.storage.turn():
                    await self._fill(batch)
                    started = time.perf_counter()
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

    async def _fill(self, batch: list[Entry]) -> None:
        """Take the events with the first that follow without a pause: a commit costs more than a choice."""
        taken = 0
        while taken < len(batch) < MAX_BATCH:
            taken = len(batch)
            await asyncio.sleep(0)  # what is ready in the event loop may add to the batch
            while not self.waiting.empty() and len(batch) < MAX_BATCH:
                batch.append(self.waiting.get_nowait())

    async def _commit(self, batch: list[Entry]) -> set[tuple[str, int]]:
        if (writer := self.storage.writer) is not None:
            async with writer.transaction() as connection:
                return self._write_rows(connection, batch)
        async with self.storage.write() as connection:
            return await connection.run_sync(self._write, batch)

    def _write_rows(self, connection: sqlite3.Connection, batch: list[Entry]) -> set[tuple[str, int]]:
        """Write all rows with two statements (SQLite), without the overhead of SQLAlchemy."""
        connection.execute("SAVEPOINT batch")
        inserted = connection.execute(_insert_events(len(batch)), [value for entry in batch for value in entry.event])
        if inserted.rowcount < len(batch):  # another program has written some of them
            connection.execute("ROLLBACK TO batch")
            batch = [entry for entry in batch if _is_inserted(connection, entry.event)]
        if batch:
            values = [value for entry in batch for value in (entry.event.table, *entry.row)]
            connection.execute(_update_tables(len(batch)), values)
        return {entry.event[:2] for entry in batch}

    def _write(self, connection: Connection, batch: list[Entry]) -> set[tuple[str, int]]:
        batch = sorted(batch, key=lambda entry: entry.event[:2])  # the same order everywhere, against deadlocks
        happened = [entry.event._asdict() for entry in batch]
        insert_event = self.insert.returning(events.c.table, events.c.n)
        written = {(row[0], row[1]) for row in connection.execute(insert_event, happened)}
        rows = [entry.new_row for entry in batch if entry.event[:2] in written]
        if rows:
            connection.execute(UPDATE, rows)
        return written

    async def close(self) -> None:
        """Commit queued events, then stop."""
        if self.task is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.waiting.join(), SHUTDOWN_SECONDS)
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
