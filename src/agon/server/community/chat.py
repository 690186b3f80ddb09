"""Chat at a table, and private notes.

The players' room is for the players. In the other room anyone may speak, but players see spectators' messages only when
the game is over, since a spectator with a watch link may know hidden information.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import ColumnElement, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from agon.engine.errors import Refused
from agon.server import protocol
from agon.server.accounts.identity import Person
from agon.server.accounts.rate_limits import Allowances, Wait
from agon.server.db.schema import accounts, blocks, chairs, chat, notes, tables
from agon.server.db.storage import Storage, now
from agon.server.errors import not_yours
from agon.server.lobby.lobby import Lobby
from agon.server.notify.bus import Item
from agon.server.notify.connections import Connection
from agon.server.tables.registry import TableRegistry

PAGE = 100
MAX_AT_ONCE = 10  # messages of someone who has been silent for a while
MAX_NOTE_LENGTH = 20_000


class Chat:
    """Chat messages and private notes."""

    def __init__(
        self, storage: Storage, registry: TableRegistry, lobby: Lobby, sockets: Iterable[Connection], per_minute: int
    ) -> None:
        self.storage, self.registry, self.lobby, self.sockets = storage, registry, lobby, sockets
        self.rate, self.allowances = per_minute / 60, Allowances()

    # -- chat

    async def say(self, person: Person, request: protocol.Say) -> None:
        """Post a message to the players (players only) or to everyone."""
        if person.muted_until > now():
            raise Refused("barred", "you are muted in chat for now")
        if not self.allowances.of(person.id, self.rate, max(MAX_AT_ONCE, self.rate)).take():
            raise Wait(1 / self.rate, f"at most {60 * self.rate:g} chat messages a minute")
        await self.lobby.info(person, request.table)
        async with self.storage.write() as connection:
            if request.room == "players" and person.id not in await self._players(connection, request.table):
                raise not_yours("only players can post in the players' room; post to everyone")
            row = await connection.execute(
                insert(chat)
                .values(table=request.table, account=person.id, room=request.room, at=now(), text=request.text)
                .returning(chat.c.id)
            )
            number = row.scalar_one()
        await self.registry.publish(Item("chat", request.table, number))

    async def on_notification(self, item: Item) -> None:
        """Deliver a new chat message, from this process or another, to those who follow the table."""
        followers = [socket for socket in self.sockets if item.id in socket.watched]
        if not followers:
            return
        async with self.storage.read() as connection:
            found = await self._lines(connection, chat.c.id == item.n)
            players, over = await self._players(connection, item.id), await self._is_over(connection, item.id)
            deaf = await self._who_blocks(connection, found)
        for line in found:
            message = msgspec.json.encode(line)
            for socket in followers:
                listener = socket.account
                if may_hear(line, listener, players, over) and (listener, line.account) not in deaf:
                    socket.send(message)

    async def history(self, person: Person | None, table: str, before: int | None) -> list[protocol.ChatLine]:
        """Return chat messages, latest first."""
        await self.lobby.info(person, table)
        listener = person.id if person else None
        condition = chat.c.table == table
        if before is not None:
            condition = condition & (chat.c.id < before)
        async with self.storage.read() as connection:
            found = await self._lines(connection, condition)
            players, over = await self._players(connection, table), await self._is_over(connection, table)
            deaf = await self._who_blocks(connection, found)
        return [
            line for line in found if may_hear(line, listener, players, over) and (listener, line.account) not in deaf
        ]

    async def _lines(self, connection: AsyncConnection, condition: ColumnElement[bool]) -> list[protocol.ChatLine]:
        rows = await connection.execute(
            select(chat, accounts.c.name)
            .join(accounts, accounts.c.id == chat.c.account)
            .where(condition)
            .order_by(chat.c.id.desc())
            .limit(PAGE)
        )
        return [protocol.ChatLine(row.table, row.id, row.account, row.name, row.room, row.at, row.text) for row in rows]

    async def _players(self, connection: AsyncConnection, table: str) -> set[str]:
        rows = await connection.execute(select(chairs.c.account).where(chairs.c.table == table))
        return {row.account for row in rows if row.account}

    async def _is_over(self, connection: AsyncConnection, table: str) -> bool:
        state = await connection.scalar(select(tables.c.state).where(tables.c.id == table))
        return state in ("over", "aborted")

    async def _who_blocks(
        self, connection: AsyncConnection, lines: list[protocol.ChatLine]
    ) -> set[tuple[str | None, str]]:
        speakers = {line.account for line in lines}
        rows = await connection.execute(select(blocks.c.account, blocks.c.other).where(blocks.c.other.in_(speakers)))
        return {(row.account, row.other) for row in rows}

    # -- notes

    async def note(self, person: Person, table: str) -> str:
        """Return a player's private note on a table."""
        await self.lobby.info(person, table)
        async with self.storage.read() as connection:
            text = await connection.scalar(
                select(notes.c.text).where(notes.c.table == table, notes.c.account == person.id)
            )
        return text or ""

    async def write_note(self, person: Person, table: str, text: str) -> None:
        """Replace a private note."""
        await self.lobby.info(person, table)
        values = {"text": text, "changed": now()}
        async with self.storage.write() as connection:
            await connection.execute(
                self.storage.insert(notes)
                .values(table=table, account=person.id, **values)
                .on_conflict_do_update(index_elements=[notes.c.table, notes.c.account], set_=values)
            )


def may_hear(line: protocol.ChatLine, listener: str | None, players: set[str], over: bool) -> bool:
    """Whether an account may read a chat message."""
    if listener in players:
        return line.room == "players" or over or line.account in players
    return line.room == "everyone"
