"""The doorbell: tells people who are connected that something about one of their tables has changed."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from agon.server import wire
from agon.server.news import FIRST, Item
from agon.server.presence import Present
from agon.server.schema import chairs
from agon.server.storage import Storage


class Doorbell:
    """Rings at the sockets of this process; every process hears the news and rings at its own."""

    def __init__(self, storage: Storage, sockets: Present) -> None:
        self.storage, self.sockets = storage, sockets

    async def hear(self, item: Item) -> None:
        """A table began, or its people changed."""
        if item.what != "seats" and (item.what != "moved" or item.n != FIRST):
            return
        if not self.sockets.people:
            return
        async with self.storage.read() as connection:
            rows = await connection.execute(select(chairs.c.account).where(chairs.c.table == item.id))
            people = {row.account for row in rows}
        message = msgspec.json.encode(wire.Lobby(item.id))
        for account in people:
            for socket in self.sockets.of(account):
                socket.hear(message)
