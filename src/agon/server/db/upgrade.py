"""Schema upgrades."""

from __future__ import annotations

import os
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from agon.engine.errors import AgonError
from agon.server.db.storage import Storage

LOCK = 0x61676F6E  # PostgreSQL advisory lock: one process upgrades at a time


def configuration(connection: Connection) -> Config:
    """Return Alembic's configuration for an open connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


async def upgrade(storage: Storage) -> None:
    """Create or upgrade the schema if needed; concurrent processes wait."""
    make_ready(storage)
    async with storage.write() as connection:
        if not storage.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    try:
        command.upgrade(configuration(connection), "head")
    except CommandError as error:
        raise AgonError("bad-settings", f"database: {error}; a newer version of Agon made it") from error


def refuse_missing(storage: Storage) -> None:
    """Refuse a missing SQLite file, so a typo does not create a new database."""
    file = _file(storage)
    if file is not None and not file.exists():
        raise AgonError("not-found", f"there is no database {file}; pass one with --database sqlite:///FILE")


def _file(storage: Storage) -> Path | None:
    name = make_url(storage.url).database if storage.is_sqlite else None
    return Path(name) if name and name != ":memory:" else None


def make_ready(storage: Storage) -> None:
    """Create the SQLite file and its folder, if the database is a file."""
    file = _file(storage)
    if file is not None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            _keep_private(file)
        except OSError as error:
            raise AgonError("bad-settings", f"database: {file}: {error.strerror}") from error


def _keep_private(file: Path) -> None:
    """Make the file readable only by its owner, since it holds hidden information."""
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
