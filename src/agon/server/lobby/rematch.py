"""Rematches: offered by one player, accepted or declined by the others."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from sqlalchemy import bindparam, select, update

from agon.engine.errors import Refused
from agon.server import protocol
from agon.server.accounts.identity import Person
from agon.server.db.schema import blocks, chairs, tables
from agon.server.db.storage import Storage
from agon.server.errors import not_yours
from agon.server.lobby.lobby import Claimed, Lobby
from agon.server.notify.bus import Item
from agon.server.notify.connections import Connections
from agon.server.tables.from_study import Start
from agon.server.tables.registry import TableRegistry

REMATCH = select(tables.c.rematch).where(  # built once: that costs more than the query
    tables.c.id == bindparam("table"), tables.c.state.in_(("over", "aborted"))
)


class Rematches:
    """Offers, accepts and declines rematches. The offer is the new table, which waits for the other players."""

    def __init__(self, storage: Storage, registry: TableRegistry, lobby: Lobby, sockets: Connections) -> None:
        self.storage, self.registry, self.lobby, self.sockets = storage, registry, lobby, sockets

    async def ask(self, person: Person, table: str, swap: bool) -> str:
        """Offer or accept a rematch: the first request creates the table, the others join it."""
        info = await self._finished(person, table)
        if info.offer is not None and info.offer.state == "aborted":
            await self._abort(info.offer.table)  # it may have expired
        if info.offer is None or info.offer.state == "aborted":
            await self._create(person, info, swap)
            info = await self.lobby.info(person, table)
        assert info.rematch is not None
        await self._join(person, info, await self.lobby.info(person, info.rematch))
        await self.registry.publish(Item("offer", table))
        return info.rematch

    async def decline(self, person: Person, table: str) -> None:
        """Decline an offered rematch, or withdraw one's own offer."""
        info = await self._finished(person, table)
        if info.offer is None or info.offer.state != "open" or not await self._abort(info.offer.table):
            raise Refused("not-possible-now", "no rematch is offered")
        await self.registry.seats_changed(info.offer.table)
        await self.registry.publish(Item("offer", table))

    async def withdraw(self, account: str, table: str) -> None:
        """Withdraw the offer of a player who has left the table."""
        async with self.storage.lookup() as connection:
            rematch = await connection.scalar(REMATCH, {"table": table})
        if rematch is not None and await self._abort(rematch, owner=account):
            await self.registry.seats_changed(rematch)
            await self.registry.publish(Item("offer", table))

    async def _finished(self, person: Person, table: str) -> protocol.TableInfo:
        info = await self.lobby.info(person, table)
        if person.id not in [chair.account.id for chair in info.chairs if chair.account]:
            raise not_yours("only the players can ask for a rematch")
        if info.state not in ("over", "aborted"):
            raise Refused("not-possible-now", "the game is not over")
        return info

    async def _abort(self, rematch: str, owner: str | None = None) -> bool:
        """Close a rematch that has not started; return whether it was open."""
        is_open = (tables.c.id == rematch) & (tables.c.state == "open")
        if owner is not None:
            is_open &= tables.c.owner == owner
        async with self.storage.write() as connection:
            done = await connection.execute(update(tables).where(is_open).values(state="aborted"))
        return bool(done.rowcount)

    async def _create(self, person: Person, info: protocol.TableInfo, swap: bool) -> None:
        """Create the table of a rematch, unless another player has just done so."""
        sitting = [chair.account for chair in info.chairs]
        ready = [a.id if a and (a.id == person.id or a.kind == "program") else None for a in sitting]
        settings = msgspec.structs.replace(info.settings, sides="choice")
        request = protocol.NewTable(game=info.game, options=info.options, settings=settings, club=info.club)
        start = await self._start(info.id)
        with contextlib.suppress(Claimed):
            order = ready[1:] + ready[:1] if swap else ready
            await self.lobby.create(person, request, order, origin=info.id, start=start)

    async def _start(self, table: str) -> Start | None:
        """Return the custom starting position of a game, if any."""
        async with self.storage.read() as connection:
            study = await connection.scalar(select(tables.c.study).where(tables.c.id == table))
        return None if study is None else await asyncio.to_thread(Start.of, study)

    async def _join(self, person: Person, before: protocol.TableInfo, again: protocol.TableInfo) -> None:
        """Join a rematch in the chairs that follow from where its owner sits."""
        was = [chair.account.id if chair.account else None for chair in before.chairs]
        now_ = [chair.account.id if chair.account else None for chair in again.chairs]
        if again.state != "open" or person.id in now_:
            return
        shift = was.index(again.owner) - now_.index(again.owner) if again.owner in now_ else 0
        for chair in [(old - shift) % len(was) for old, account in enumerate(was) if account == person.id]:
            await self.lobby.join(person, again.id, protocol.Join(chair=chair))

    async def on_notification(self, item: Item) -> None:
        """Push a change of an offer, made in this process or another, to the players; blocked people make no offers."""
        if not self.sockets.people:
            return
        async with self.storage.lookup() as connection:
            rows = await connection.execute(select(chairs.c.account).where(chairs.c.table == item.id))
            people = {row.account for row in rows if row.account in self.sockets}
        if not people:
            return
        info = await self.lobby.known(item.id)
        if info.offer is None:
            return
        async with self.storage.read() as connection:
            deaf = await connection.execute(select(blocks.c.account).where(blocks.c.other == info.offer.by.id))
            people -= {row.account for row in deaf}
        message = msgspec.json.encode(protocol.Offered(item.id, info.game, info.offer))
        for account in people:
            for socket in self.sockets.of(account):
                socket.send(message)
