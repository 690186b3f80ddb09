"""Watch links, through which a player shares their view of a table."""

from __future__ import annotations

from sqlalchemy import update

from agon.engine.errors import Refused
from agon.server import protocol
from agon.server.accounts.identity import Person
from agon.server.db.schema import chairs
from agon.server.db.storage import Storage, new_secret
from agon.server.play.commands import Commands
from agon.server.tables.registry import TableRegistry


class WatchLinks:
    """One link per chair; a new link revokes the previous one at once."""

    def __init__(self, storage: Storage, registry: TableRegistry, commands: Commands) -> None:
        self.storage, self.registry, self.commands = storage, registry, commands

    async def make(self, person: Person, table: str, seat: str | None) -> protocol.Shoulder:
        link = new_secret()
        return protocol.Shoulder(await self._set(person, table, seat, link), link)

    async def revoke(self, person: Person, table: str, seat: str | None) -> None:
        await self._set(person, table, seat, None)

    async def _set(self, person: Person, table: str, seat: str | None, link: str | None) -> str:
        async with self.registry.locked(table) as live:
            chair = await self.commands.chair(live, person, seat)
            if link is not None and live.state == "open":
                raise Refused(
                    "not-possible-now", "there is nothing to watch yet; create a link once the game has started"
                )
            where = (chairs.c.table == table) & (chairs.c.chair == chair) & (chairs.c.account == person.id)
            async with self.storage.write() as connection:
                await connection.execute(update(chairs).where(where).values(shoulder=link))
        await self.registry.private_data_changed(table)
        return live.seat_of(chair)
