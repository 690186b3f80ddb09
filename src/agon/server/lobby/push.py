"""Push notifications to connected players when one of their tables changes."""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam, select

from agon.server import protocol
from agon.server.db.schema import chairs
from agon.server.db.storage import Storage
from agon.server.notify.bus import FIRST, Item
from agon.server.notify.connections import Connections

SEATED = select(chairs.c.account).where(chairs.c.table == bindparam("table"))


class LobbyPush:
    """Pushes to the sockets of this process; every process does the same for its own."""

    def __init__(self, storage: Storage, sockets: Connections) -> None:
        self.storage, self.sockets = storage, sockets

    async def on_notification(self, item: Item) -> None:
        """Push a `lobby` message when a game starts, or a table's players or its rematch change."""
        if item.what == "moved" and item.n != FIRST:
            return
        if not self.sockets.people:
            return
        async with self.storage.lookup() as connection:
            people = {row.account for row in await connection.execute(SEATED, {"table": item.id})}
        message = msgspec.json.encode(protocol.TableChanged(item.id))
        for account in people:
            for socket in self.sockets.of(account):
                socket.send(message)
