"""Backups of the whole database as lines of JSON, in the same format for SQLite and PostgreSQL.

The first line holds the schema revision, the last the number of rows; each line between is a row. A backup is taken in
one read transaction, so the server may keep running.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import msgspec
from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Integer, MetaData, Table, func, insert, select, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from agon.engine.errors import AgonError
from agon.server.db.schema import metadata
from agon.server.db.storage import Storage, now
from agon.server.db.upgrade import configuration, make_ready
from agon.server.protocol.common import Json

BATCH = 500
VERSIONS = "alembic_version"
FOOT = b'{"rows":'
Progress = Callable[[str, int], None]  # the current table, and the rows written so far


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    agon_backup: str  # the schema revision
    at: int


class Foot(msgspec.Struct, forbid_unknown_fields=True):
    """The last line; a backup without it is incomplete."""

    rows: int


class Row(msgspec.Struct, array_like=True):
    """A row: its table, and its columns; bytes are {"hex": …}."""

    table: str
    values: Json


def _encode(value: object) -> object:
    return {"hex": value.hex()} if isinstance(value, bytes) else value


def _decode(value: object) -> object:
    return bytes.fromhex(value["hex"]) if isinstance(value, dict) else value


# ---------------------------------------------------------------- backup


async def backup(storage: Storage, file: Path, progress: Progress) -> int:
    """Write the database to a file readable only by its owner; returns the number of rows."""
    if file.exists():
        raise AgonError("bad-request", f"{file} already exists; choose another file")
    part = file.with_name(f"{file.name}.part")
    try:
        with os.fdopen(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as out:
            async with storage.snapshot() as snapshot:
                rows = await snapshot.run_sync(lambda sync: _dump(sync, out, progress))
            out.flush()
            os.fsync(out.fileno())
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    return rows


def _dump(connection: Connection, out: IO[bytes], progress: Progress) -> int:
    rows = 0
    out.write(_line(Head(_at_head(connection), now())))
    for table in metadata.sorted_tables:
        for row in connection.execute(select(table).execution_options(yield_per=BATCH)).mappings():
            out.write(_line(Row(str(table.name), {str(name): _encode(value) for name, value in row.items()})))
            rows += 1
            if rows % BATCH == 0:
                progress(table.name, rows)
    out.write(_line(Foot(rows)))
    return rows


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _at_head(connection: Connection) -> str:
    """Return the schema revision, which must be the current one."""
    revision = MigrationContext.configure(connection).get_current_revision()
    head = ScriptDirectory.from_config(configuration(connection)).get_current_head()
    if revision is None or revision != head:
        raise AgonError(
            "bad-request",
            f"the database has schema {revision}, but this version uses {head}; start agon serve once to upgrade it",
        )
    return revision


# ---------------------------------------------------------------- restore


async def restore(storage: Storage, file: Path, progress: Progress) -> int:
    """Load a backup into an empty database in one transaction, then upgrade the schema if it is older."""
    head = _check(file)
    make_ready(storage)
    async with storage.write() as connection:
        return await connection.run_sync(lambda sync: _load(sync, file, head, progress))


def _check(file: Path) -> Head:
    """Read the whole file before anything is changed."""
    lines = _lines(file)
    try:
        head = msgspec.json.decode(next(lines, b""), type=Head)
        last, count = b"", -1
        for line in lines:
            last, count = line, count + 1
        foot = msgspec.json.decode(last, type=Foot)
    except msgspec.DecodeError as error:
        raise AgonError("bad-record", f"{file} is not a complete backup: {error}") from error
    if foot.rows != count:
        raise AgonError("bad-record", f"{file} is not a complete backup: {count} of {foot.rows} rows")
    return head


def _lines(file: Path) -> Iterator[bytes]:
    with file.open("rb") as read:
        yield from read


def _load(connection: Connection, file: Path, head: Head, progress: Progress) -> int:
    config = configuration(connection)
    if head.agon_backup not in [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]:
        raise AgonError("bad-record", f"{file} has schema {head.agon_backup}, which is newer than this version")
    _refuse_unless_empty(connection)
    command.upgrade(config, head.agon_backup)
    shape = MetaData()
    shape.reflect(connection)
    rows = 0
    for name, batch in _batches(file):
        _insert(connection, shape, file, 1 + rows, name, batch)
        rows += len(batch)
        progress(name, rows)
    for table in shape.tables.values():
        _advance_sequence(connection, table)
    command.upgrade(config, "head")
    return rows


def _insert(connection: Connection, shape: MetaData, file: Path, line: int, name: str, batch: list[Json]) -> None:
    """Insert the rows after a line of the file; refuse what does not fit the schema."""
    if name not in shape.tables:
        raise _damaged(file, line, f"there is no table {name!r}")
    try:
        connection.execute(insert(shape.tables[name]), batch)
    except OperationalError:
        raise  # the database failed
    except (SQLAlchemyError, TypeError, ValueError) as error:
        raise _damaged(file, line, str(getattr(error, "orig", None) or error)) from error


def _damaged(file: Path, line: int, why: str) -> AgonError:
    return AgonError("bad-record", f"{file} is damaged after line {line}: {' '.join(why.split())[:200]}")


def _refuse_unless_empty(connection: Connection) -> None:
    shape = MetaData()
    shape.reflect(connection)
    for table in shape.tables.values():
        if table.name != VERSIONS and connection.scalar(select(func.count()).select_from(table)):
            raise AgonError("bad-request", f"the database is not empty ({table.name} has rows); restore into a new one")


def _batches(file: Path) -> Iterator[tuple[str, list[Json]]]:
    """Yield the rows in batches of one table each."""
    name, batch = "", list[Json]()
    for number, line in enumerate(_lines(file)):
        if number == 0 or line.startswith(FOOT):
            continue
        try:
            row = msgspec.json.decode(line, type=Row)
            values = {key: _decode(value) for key, value in row.values.items()}
        except (msgspec.DecodeError, KeyError, TypeError, ValueError) as error:
            raise _damaged(file, number, str(error)) from error
        if batch and (row.table != name or len(batch) == BATCH):
            yield name, batch
            batch = []
        name = row.table
        batch.append(values)
    if batch:
        yield name, batch


def _advance_sequence(connection: Connection, table: Table) -> None:
    """Set PostgreSQL's sequences past the highest number in use."""
    if connection.dialect.name != "postgresql":
        return
    for column in table.primary_key:
        if isinstance(column.type, Integer) and column.server_default is not None:
            connection.execute(
                text(f"SELECT setval(pg_get_serial_sequence(:name, :column), max({column.name})) FROM {table.name}"),
                {"name": table.name, "column": column.name},
            )
