"""Backups: everything in the database as lines of JSON, the same for SQLite and PostgreSQL.

The first line says which shape the database had, the last how many rows there are; each line between is a row.
A backup is taken in one read transaction: the server may go on meanwhile.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Integer, MetaData, Table, func, insert, select, text

from agon.engine.errors import AgonError
from agon.server.schema import metadata
from agon.server.storage import Storage, now
from agon.server.upgrade import configuration, make_ready

BATCH = 500
VERSIONS = "alembic_version"
Told = Callable[[str, int], None]  # what is being written, and how many rows so far


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    agon_backup: str  # the revision of the database's shape
    at: int


class Foot(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: without it a backup is not whole."""

    rows: int


class Row(msgspec.Struct, array_like=True):
    """A row: its table, and its columns; bytes are {"hex": …}."""

    table: str
    values: dict[str, Any]


def _plain(value: Any) -> Any:
    return {"hex": value.hex()} if isinstance(value, bytes) else value


def _value(value: Any) -> Any:
    return bytes.fromhex(value["hex"]) if isinstance(value, dict) else value


# ---------------------------------------------------------------- backup


async def backup(storage: Storage, file: Path, told: Told) -> int:
    """Write everything to a file that only its owner reads; returns the number of rows."""
    if file.exists():
        raise AgonError("bad-request", f"{file} is there already; name a file that is not")
    part = file.with_name(f"{file.name}.part")
    options = {"reads": True} if storage.is_sqlite else {"isolation_level": "REPEATABLE READ"}
    try:
        with os.fdopen(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as out:
            async with storage.engine.connect() as connection:
                snapshot = await connection.execution_options(**options)
                rows = await snapshot.run_sync(lambda sync: _dump(sync, out, told))
            out.flush()
            os.fsync(out.fileno())
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    return rows


def _dump(connection: Connection, out: Any, told: Told) -> int:
    rows = 0
    out.write(_line(Head(_at_head(connection), now())))
    for table in metadata.sorted_tables:
        for row in connection.execute(select(table).execution_options(yield_per=BATCH)).mappings():
            out.write(_line(Row(str(table.name), {str(name): _plain(value) for name, value in row.items()})))
            rows += 1
            if rows % BATCH == 0:
                told(table.name, rows)
    out.write(_line(Foot(rows)))
    return rows


def _line(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _at_head(connection: Connection) -> str:
    """The revision of the database, which must be the one this version knows."""
    revision = MigrationContext.configure(connection).get_current_revision()
    head = ScriptDirectory.from_config(configuration(connection)).get_current_head()
    if revision is None or revision != head:
        raise AgonError(
            "bad-request", f"the database has shape {revision}, this version {head}; start agon serve once to renew it"
        )
    return revision


# ---------------------------------------------------------------- restore


async def restore(storage: Storage, file: Path, told: Told) -> int:
    """Read a backup into an empty database, in one transaction; one of an older version is renewed afterwards."""
    head = _check(file)
    make_ready(storage)
    async with storage.write() as connection:
        return await connection.run_sync(lambda sync: _load(sync, file, head, told))


def _check(file: Path) -> Head:
    """Read the file once to its end before anything is changed."""
    lines = _lines(file)
    try:
        head = msgspec.json.decode(next(lines, b""), type=Head)
        last, count = b"", -1
        for line in lines:
            last, count = line, count + 1
        foot = msgspec.json.decode(last, type=Foot)
    except msgspec.DecodeError as error:
        raise AgonError("bad-record", f"{file} is not a whole backup: {error}") from error
    if foot.rows != count:
        raise AgonError("bad-record", f"{file} is not a whole backup: {count} rows of {foot.rows}")
    return head


def _lines(file: Path) -> Iterator[bytes]:
    with file.open("rb") as read:
        yield from read


def _load(connection: Connection, file: Path, head: Head, told: Told) -> int:
    config = configuration(connection)
    if head.agon_backup not in [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]:
        raise AgonError("bad-record", f"{file} is of shape {head.agon_backup}, which this version does not know yet")
    _refuse_unless_empty(connection)
    command.upgrade(config, head.agon_backup)
    shape = MetaData()
    shape.reflect(connection)
    rows = 0
    for name, batch in _batches(file):
        connection.execute(insert(shape.tables[name]), batch)
        rows += len(batch)
        told(name, rows)
    for table in shape.tables.values():
        _count_on(connection, table)
    command.upgrade(config, "head")
    return rows


def _refuse_unless_empty(connection: Connection) -> None:
    shape = MetaData()
    shape.reflect(connection)
    for table in shape.tables.values():
        if table.name != VERSIONS and connection.scalar(select(func.count()).select_from(table)):
            raise AgonError("bad-request", f"the database is not empty ({table.name} has rows); restore into a new one")


def _batches(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows, several of one table at a time."""
    name, batch = "", list[dict[str, Any]]()
    for line in _lines(file):
        if not line.startswith(b"["):
            continue
        row = msgspec.json.decode(line, type=Row)
        if batch and (row.table != name or len(batch) == BATCH):
            yield name, batch
            batch = []
        name = row.table
        batch.append({key: _value(value) for key, value in row.values.items()})
    if batch:
        yield name, batch


def _count_on(connection: Connection, table: Table) -> None:
    """Numbers that PostgreSQL gives out go on after the highest there is."""
    if connection.dialect.name != "postgresql":
        return
    for column in table.primary_key:
        if isinstance(column.type, Integer) and column.server_default is not None:
            connection.execute(
                text(f"SELECT setval(pg_get_serial_sequence(:name, :column), max({column.name})) FROM {table.name}"),
                {"name": table.name, "column": column.name},
            )
