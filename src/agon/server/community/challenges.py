"""Challenges: a private table that waits for one person, who accepts or declines."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, exists, insert, or_, select, update

from agon.engine.errors import Refused
from agon.server import protocol
from agon.server.accounts.identity import People, Person
from agon.server.db.schema import DbRow, blocks, challenges, tables
from agon.server.db.storage import Reader, Storage, now
from agon.server.errors import not_found
from agon.server.lobby.lobby import Claim, Lobby
from agon.server.notify.bus import Item
from agon.server.notify.connections import Connections
from agon.server.tables.notice_texts import News
from agon.server.tables.notices import Notices
from agon.server.tables.registry import TableRegistry

is_open = exists().where(tables.c.id == challenges.c.table, tables.c.state == "open")


class Challenges:
    """Makes, lists, accepts and declines challenges."""

    def __init__(
        self,
        storage: Storage,
        people: People,
        registry: TableRegistry,
        lobby: Lobby,
        sockets: Connections,
        notices: Notices,
    ) -> None:
        self.storage, self.people, self.registry = storage, people, registry
        self.lobby, self.sockets, self.notices = lobby, sockets, notices

    async def make(self, person: Person, wish: protocol.NewChallenge) -> protocol.Challenge:
        """Create a private table for the two, and tell the other."""
        other = await self.people.person(wish.to)
        if other.id == person.id or other.kind not in ("person", "guest"):
            raise Refused("not-possible-now", "you can challenge only other people")
        if wish.table.study is not None or wish.table.club is not None:
            raise Refused("bad-request", "a challenge cannot start from a study or belong to a club")
        settings = msgspec.structs.replace(wish.table.settings, visibility="private")
        request = msgspec.structs.replace(wish.table, settings=settings)
        table = await self.lobby.create(person, request, claim=_claim(person.id, other.id))
        await self.registry.publish(Item("challenge", table))
        self.notices.tell({other.id}, News(table, request.game, "challenge", who=person.name))
        return protocol.Challenge(person.account, other.account, await self.lobby.info(person, table))

    async def of(self, person: Person) -> list[protocol.Challenge]:
        """Return the open challenges to a person and by them, latest first."""
        theirs = or_(challenges.c.account == person.id, challenges.c.other == person.id)
        query = select(challenges).where(theirs, is_open).order_by(challenges.c.created.desc())
        async with self.storage.read() as connection:
            rows = (await connection.execute(query)).all()
        return [await self._challenge(person, row) for row in rows]

    async def _challenge(self, person: Person, row: DbRow) -> protocol.Challenge:
        by, to = await self.people.person(row.account), await self.people.person(row.other)
        info = await (self.lobby.info(person, row.table) if by.id == person.id else self.lobby.known(row.table))
        return protocol.Challenge(by.account, to.account, info)

    async def accept(self, person: Person, table: str, request: protocol.Join) -> protocol.TableInfo:
        """Take the free chair of a table to which a person was challenged."""
        query = (
            select(tables.c.invite)
            .join(challenges, challenges.c.table == tables.c.id)
            .where(tables.c.id == table, challenges.c.other == person.id)
        )
        async with self.storage.read() as connection:
            invite = await connection.scalar(query)
        if invite is None:
            raise not_found("challenge", table)
        await self.lobby.join(person, table, msgspec.structs.replace(request, invite=invite))
        await self.registry.publish(Item("challenge", table))
        return await self.lobby.info(person, table)

    async def decline(self, person: Person, table: str) -> None:
        """Decline a challenge, or withdraw one's own."""
        mine = (challenges.c.table == table) & or_(challenges.c.account == person.id, challenges.c.other == person.id)
        async with self.storage.write() as connection:
            if await connection.scalar(select(challenges.c.table).where(mine)) is None:
                raise not_found("challenge", table)
            waiting = (tables.c.id == table) & (tables.c.state == "open")
            done = await connection.execute(update(tables).where(waiting).values(state="aborted"))
            if done.rowcount != 1:
                raise Refused("not-possible-now", "this challenge is no longer open")
        await self.registry.seats_changed(table)
        await self.registry.publish(Item("challenge", table))

    async def on_notification(self, item: Item) -> None:
        """Tell both people, at whatever process, that a challenge has changed."""
        if not self.sockets.people:
            return
        async with self.storage.read() as connection:
            row = (await connection.execute(select(challenges).where(challenges.c.table == item.id))).one_or_none()
        message = msgspec.json.encode(protocol.Challenged(item.id))
        for account in () if row is None else (row.account, row.other):
            for socket in self.sockets.of(account):
                socket.send(message)


def _claim(challenger: str, other: str) -> Claim:
    async def claim(connection: Reader, table: str) -> None:
        """Store the challenge, if the other takes any from this person and has not one already."""
        blocked = (blocks.c.account == other) & (blocks.c.other == challenger)
        if await connection.scalar(select(blocks.c.other).where(blocked)) is not None:
            raise Refused("not-possible-now", "this player does not accept challenges from you")
        same = (challenges.c.account == challenger) & (challenges.c.other == other)
        if await connection.scalar(select(challenges.c.table).where(same, is_open).limit(1)) is not None:
            raise Refused("not-possible-now", "you have already challenged this player; wait for an answer")
        await connection.execute(delete(challenges).where(same))
        row = {"table": table, "account": challenger, "other": other, "created": now()}
        await connection.execute(insert(challenges).values(**row))

    return claim
