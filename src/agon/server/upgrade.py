"""Bringing a database to the shape this version needs."""

from __future__ import annotations

import os
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from agon.server.storage import Storage

LOCK = 0x61676F6E  # of PostgreSQL: one process at a time changes the shape


def configuration(connection: Connection) -> Config:
    """Alembic's settings, over an open connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


async def upgrade(storage: Storage) -> None:
    """Make or renew the tables; nothing happens where they are as they should be."""
    if storage.is_sqlite:
        file = make_url(storage.url).database
        if file and file != ":memory:":
            Path(file).parent.mkdir(parents=True, exist_ok=True)
            _keep_private(Path(file))
    async with storage.write() as connection:
        if not storage.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(lambda sync: command.upgrade(configuration(sync), "head"))


def _keep_private(file: Path) -> None:
    """The file holds what is hidden: only its owner reads it."""
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
