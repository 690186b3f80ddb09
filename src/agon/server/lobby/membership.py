"""An account's tables, for account changes that affect them."""

from __future__ import annotations

import contextlib

from sqlalchemy import select

from agon.engine.errors import Refused
from agon.server.accounts.identity import Person
from agon.server.db.schema import chairs, tables
from agon.server.db.storage import Storage
from agon.server.lobby.lobby import Lobby
from agon.server.notify.bus import Item
from agon.server.tables.command import Command
from agon.server.tables.events import Departure
from agon.server.tables.registry import TableRegistry


class Membership:
    """Implements `accounts.Memberships`."""

    def __init__(self, storage: Storage, registry: TableRegistry, lobby: Lobby) -> None:
        self.storage, self.registry, self.lobby = storage, registry, lobby

    async def publish(self, item: Item) -> None:
        await self.registry.publish(item)

    async def leave_all(self, person: Person) -> None:
        for table in await self._tables(person.id, ("open", "playing")):
            await self._leave(person, table)

    async def refresh(self, account: str) -> None:
        for table in await self._tables(account, ("open", "playing", "over", "aborted")):
            await self.registry.seats_changed(table)

    async def _leave(self, person: Person, table: str) -> None:
        with contextlib.suppress(Refused):  # the game has started
            await self.lobby.leave(person, table)
            return
        live = await self.registry.live(table)
        for chair in live.chairs_of(person.id):
            with contextlib.suppress(Refused):  # the game is over
                await self.registry.act(Command(table, Departure("resign"), chair=chair))

    async def _tables(self, account: str, states: tuple[str, ...]) -> list[str]:
        query = select(tables.c.id).join(chairs, chairs.c.table == tables.c.id).where(chairs.c.account == account)
        async with self.storage.read() as connection:
            return [row.id for row in await connection.execute(query.where(tables.c.state.in_(states)).distinct())]
