"""The round that looks at the clocks: it ends what ran out of time, and starts what is complete, whoever left it so."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import select, update

from agon.engine.errors import Refused
from agon.server.schema import tables
from agon.server.storage import StorageDown, now

if TYPE_CHECKING:
    from agon.server.hall import Hall

PAUSE = 1.0  # seconds between two looks at the clocks
MOST = 100  # tables in one look
LATER = 600_000  # milliseconds until a table that could not be looked at is looked at again

log = logging.getLogger(__name__)


class Sweep:
    """Goes round the tables whose time has come, the longest due first."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.storage = hall, hall.storage

    async def run(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.hall.uptime.beat()
                for row in await self._due():
                    await self._look_at(row.id, row.n)
            except StorageDown:
                log.warning("the database does not answer; clocks are looked at again in a moment")
            except Exception:
                log.exception("looking at the clocks failed")

    async def _due(self) -> list[Any]:
        is_due = (tables.c.state == "playing") & (tables.c.deadline < now())
        query = select(tables.c.id, tables.c.n).where(is_due).order_by(tables.c.deadline).limit(MOST)
        async with self.storage.read() as connection:
            return list(await connection.execute(query))

    async def _look_at(self, table: str, n: int) -> None:
        """A table that is paused, or whose rules fail, keeps no other waiting."""
        try:
            await self.hall.flag(table)
        except StorageDown:
            raise
        except Refused:  # or another process was first
            await self._put_off(table, n)
        except Exception:
            log.exception("the clock of table %s could not be looked at", table)
            await self._put_off(table, n)

    async def _put_off(self, table: str, n: int) -> None:
        """Unless something has happened there."""
        unchanged = (tables.c.id == table) & (tables.c.n == n) & (tables.c.deadline < now())
        async with self.storage.write() as connection:
            await connection.execute(update(tables).where(unchanged).values(deadline=now() + LATER))
