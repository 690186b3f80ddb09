"""Players that an account follows: who is online, and which of their games can be watched."""

from __future__ import annotations

from sqlalchemy import and_, delete, exists, func, select

from agon.engine.errors import Refused
from agon.server import protocol
from agon.server.accounts.identity import People, Person
from agon.server.db.schema import accounts, chairs, follows, tables
from agon.server.db.storage import SECOND_MS, Storage, now
from agon.server.lobby.lobby import Lobby, listed_publicly

MAX_FOLLOWED = 200
ONLINE_MS = 60 * SECOND_MS  # since an account was last seen


class Follows:
    """Stores whom an account follows; the followed are not told."""

    def __init__(self, storage: Storage, people: People, lobby: Lobby) -> None:
        self.storage, self.people, self.lobby = storage, people, lobby

    async def add(self, person: Person, other: str) -> None:
        """Follow a player."""
        if other == person.id or (await self.people.person(other)).kind == "gone":
            raise Refused("bad-request", "you cannot follow yourself or a deleted account")
        mine = select(func.count()).where(follows.c.account == person.id)
        async with self.storage.write() as connection:
            if (await connection.scalar(mine) or 0) >= MAX_FOLLOWED:
                raise Refused("not-possible-now", f"you follow {MAX_FOLLOWED} players; stop following one first")
            row = self.storage.insert(follows).values(account=person.id, other=other, created=now())
            await connection.execute(row.on_conflict_do_nothing())

    async def remove(self, person: Person, other: str) -> None:
        """Follow a player no longer."""
        mine = (follows.c.account == person.id) & (follows.c.other == other)
        async with self.storage.write() as connection:
            await connection.execute(delete(follows).where(mine))

    async def of(self, person: Person) -> list[protocol.Followed]:
        """Return the players that a person follows: those online first, then by name."""
        query = (
            select(accounts.c.id, accounts.c.name, accounts.c.kind, accounts.c.level, accounts.c.seen)
            .join(follows, follows.c.other == accounts.c.id)
            .where(follows.c.account == person.id, accounts.c.kind != "gone")
            .order_by(accounts.c.name_key)
        )
        theirs = exists().where(
            chairs.c.table == tables.c.id,
            chairs.c.account.in_(select(follows.c.other).where(follows.c.account == person.id)),
        )
        running = await self.lobby.listed(person, and_(theirs, listed_publicly("playing")), "playing", None)
        async with self.storage.read() as connection:
            rows = (await connection.execute(query)).all()
        limit = now() - ONLINE_MS
        found = [
            protocol.Followed(
                protocol.Account(row.id, row.name, row.kind, row.level),
                row.kind == "program" or row.seen >= limit,
                [table for table in running if any(c.account and c.account.id == row.id for c in table.chairs)],
            )
            for row in rows
        ]
        return sorted(found, key=lambda followed: not followed.online)
