"""Links by which a player lets others watch over their shoulder."""

from __future__ import annotations

from sqlalchemy import update

from agon.engine.errors import Refused
from agon.server import wire
from agon.server.hall import Hall
from agon.server.people import Person
from agon.server.play import Host
from agon.server.schema import chairs
from agon.server.storage import Storage, new_secret


class Shoulders:
    """One link a chair: a new one, or none, ends the one before at once."""

    def __init__(self, storage: Storage, hall: Hall, host: Host) -> None:
        self.storage, self.hall, self.host = storage, hall, host

    async def make(self, person: Person, table: str, seat: str | None) -> wire.Shoulder:
        link = new_secret()
        return wire.Shoulder(await self._set(person, table, seat, link), link)

    async def revoke(self, person: Person, table: str, seat: str | None) -> None:
        await self._set(person, table, seat, None)

    async def _set(self, person: Person, table: str, seat: str | None, link: str | None) -> str:
        async with self.hall.looking(table) as live:
            chair = await self.host.chair(live, person, seat)
            if link is not None and live.state == "open":
                raise Refused("not-possible-now", "there is nothing to see yet; make a link when the game has begun")
            where = (chairs.c.table == table) & (chairs.c.chair == chair) & (chairs.c.account == person.id)
            async with self.storage.write() as connection:
                await connection.execute(update(chairs).where(where).values(shoulder=link))
        await self.hall.privately_changed(table)
        return live.seat_of(chair)
