"""Computer players that take over for players who left."""

from __future__ import annotations

from sqlalchemy import delete, select, update

from agon.agents import DEFAULT_LEVEL
from agon.server import protocol
from agon.server.db.schema import accounts, chairs, plans
from agon.server.db.storage import Storage
from agon.server.tables.live import LiveTable
from agon.server.tables.state import COMPUTER


class Substitutes:
    """Finds computer players and stores the chairs they take over."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def computer(self, level: str = "") -> protocol.Account | None:
        """Return the computer player of a level, or of the default level."""
        query = select(accounts.c.id, accounts.c.name, accounts.c.level).where(
            accounts.c.kind == "program", accounts.c.level == (level or DEFAULT_LEVEL)
        )
        async with self.storage.read() as connection:
            found = (await connection.execute(query)).first()
        return protocol.Account(found.id, found.name, "program", found.level) if found else None

    async def for_chair(self, live: LiveTable, chair: int) -> protocol.Account | None:
        """Return the computer that takes over a chair, if the table allows it and human players remain."""
        wanted = live.settings.leaver == "computer" or len(live.seats) > 2
        if not wanted or not live.has_others(chair) or live.people[chair] == COMPUTER:
            return None
        return await self.computer(live.settings.level)

    async def store_departures(self, live: LiveTable) -> None:
        """Update the chairs from the events; also repairs an interrupted update when a table is loaded."""
        gone = [(c, s) for c, s in enumerate(live.sittings) if s.left is not None and not s.is_written]
        if not gone:
            return
        async with self.storage.write() as connection:
            for chair, sitting in gone:
                fields: dict[str, object] = {"left": sitting.left}
                if sitting.is_substitute and sitting.account is not None:
                    fields |= {"account": sitting.account.id, "shoulder": None}
                where = (chairs.c.table == live.id) & (chairs.c.chair == chair)
                await connection.execute(update(chairs).where(where).values(**fields))
                await connection.execute(delete(plans).where(plans.c.table == live.id, plans.c.chair == chair))
        for _, sitting in gone:
            sitting.is_written = True
