"""Talk at a table, and private notes.

The players' room is for the players. In the other room everybody may speak; players hear strangers there only when the
game is over, since somebody who looks over a shoulder knows more than they may.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import insert, select

from agon.engine.errors import Refused
from agon.server import wire
from agon.server.hall import Hall
from agon.server.lobby import Lobby
from agon.server.news import Item
from agon.server.people import Person
from agon.server.refusals import not_yours
from agon.server.schema import accounts, blocks, chairs, chat, notes, tables
from agon.server.storage import Storage, now

PAGE = 100
LONGEST_NOTE = 20_000


class Talk:
    """What people say at tables, and what they write down for themselves."""

    def __init__(self, storage: Storage, hall: Hall, lobby: Lobby, sockets: Iterable[Any]) -> None:
        self.storage, self.hall, self.lobby, self.sockets = storage, hall, lobby, sockets

    # -- chat

    async def say(self, person: Person, wish: wire.Say) -> None:
        """Say something: to the players, if one is one of them, or to everyone."""
        if person.muted_until > now():
            raise Refused("barred", "you may not speak for now")
        await self.lobby.info(person, wish.table)
        async with self.storage.write() as connection:
            if wish.room == "players" and person.id not in await self._players(connection, wish.table):
                raise not_yours("only the players speak in the players' room; speak to everyone")
            row = await connection.execute(
                insert(chat)
                .values(table=wish.table, account=person.id, room=wish.room, at=now(), text=wish.text)
                .returning(chat.c.id)
            )
            number = row.scalar_one()
        await self.hall.spread(Item("chat", wish.table, number))

    async def hear(self, item: Item) -> None:
        """Somebody spoke, here or at another process: pass it on to those who follow the table."""
        if item.what != "chat":
            return
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
                listener = socket.person.id if socket.person else None
                if may_hear(line, listener, players, over) and (listener, line.account) not in deaf:
                    socket.hear(message)

    async def history(self, person: Person | None, table: str, before: int | None) -> list[wire.ChatLine]:
        """What was said, the latest first."""
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

    async def _lines(self, connection: Any, condition: Any) -> list[wire.ChatLine]:
        rows = await connection.execute(
            select(chat, accounts.c.name)
            .join(accounts, accounts.c.id == chat.c.account)
            .where(condition)
            .order_by(chat.c.id.desc())
            .limit(PAGE)
        )
        return [wire.ChatLine(row.table, row.id, row.account, row.name, row.room, row.at, row.text) for row in rows]

    async def _players(self, connection: Any, table: str) -> set[str]:
        rows = await connection.execute(select(chairs.c.account).where(chairs.c.table == table))
        return {row.account for row in rows if row.account}

    async def _is_over(self, connection: Any, table: str) -> bool:
        state = await connection.scalar(select(tables.c.state).where(tables.c.id == table))
        return state in ("over", "aborted")

    async def _who_blocks(self, connection: Any, lines: list[wire.ChatLine]) -> set[tuple[str | None, str]]:
        speakers = {line.account for line in lines}
        rows = await connection.execute(select(blocks.c.account, blocks.c.other).where(blocks.c.other.in_(speakers)))
        return {(row.account, row.other) for row in rows}

    # -- notes

    async def note(self, person: Person, table: str) -> str:
        """What somebody wrote down for themselves at a table."""
        await self.lobby.info(person, table)
        async with self.storage.read() as connection:
            text = await connection.scalar(
                select(notes.c.text).where(notes.c.table == table, notes.c.account == person.id)
            )
        return text or ""

    async def write_note(self, person: Person, table: str, text: str) -> None:
        """Keep a note in the place of the one before."""
        await self.lobby.info(person, table)
        values = {"text": text, "changed": now()}
        async with self.storage.write() as connection:
            await connection.execute(
                self.storage.insert(notes)
                .values(table=table, account=person.id, **values)
                .on_conflict_do_update(index_elements=[notes.c.table, notes.c.account], set_=values)
            )


def may_hear(line: wire.ChatLine, listener: str | None, players: set[str], over: bool) -> bool:
    """Whether a line is for somebody's ears."""
    if listener in players:
        return line.room == "players" or over or line.account in players
    return line.room == "everyone"
