"""The loop that enforces clocks and starts full tables that another process left behind."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import select, update

from agon.engine.errors import Refused
from agon.server.db.schema import DbRow, tables
from agon.server.db.storage import Storage, StorageDown, now
from agon.server.tables.uptime import Uptime

POLL_SECONDS = 1.0  # between two polls
MAX_TABLES_PER_POLL = 100
RETRY_MS = 600_000  # until a table that failed is checked again

log = logging.getLogger(__name__)


class Deadlines:
    """Checks the tables whose deadline has passed, oldest first."""

    def __init__(self, storage: Storage, uptime: Uptime, flag: Callable[[str], Awaitable[object]]) -> None:
        self.storage, self.uptime, self.flag = storage, uptime, flag

    async def run(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self.uptime.beat()
                for row in await self._due():
                    await self._check(row.id, row.n)
            except StorageDown:
                log.warning("database unavailable; will check the clocks again")
            except Exception:
                log.exception("checking the clocks failed")

    async def _due(self) -> list[DbRow]:
        is_due = (tables.c.state == "playing") & (tables.c.deadline < now())
        query = select(tables.c.id, tables.c.n).where(is_due).order_by(tables.c.deadline).limit(MAX_TABLES_PER_POLL)
        async with self.storage.read() as connection:
            return list(await connection.execute(query))

    async def _check(self, table: str, n: int) -> None:
        """Check one table; a paused or failing table is postponed and does not block the others."""
        try:
            await self.flag(table)
        except StorageDown:
            raise
        except Refused:  # or another process was first
            await self._postpone(table, n)
        except Exception:
            log.exception("checking the clock of table %s failed", table)
            await self._postpone(table, n)

    async def _postpone(self, table: str, n: int) -> None:
        """Check the table again later, unless it has changed."""
        unchanged = (tables.c.id == table) & (tables.c.n == n) & (tables.c.deadline < now())
        async with self.storage.write() as connection:
            await connection.execute(update(tables).where(unchanged).values(deadline=now() + RETRY_MS))
