"""Computers that play, and that go on for somebody who went."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select, update

from agon.agents import USUAL
from agon.server import wire
from agon.server.course import COMPUTER
from agon.server.live import Live
from agon.server.schema import accounts, chairs
from agon.server.storage import Storage


class StandIns:
    """The computer players of the house, and the chairs they take over."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def computer(self, level: str = "") -> wire.Account | None:
        """The computer player of that level, of the usual one where none is named."""
        query = select(accounts.c.id, accounts.c.name, accounts.c.level).where(
            accounts.c.kind == "program", accounts.c.level == (level or USUAL)
        )
        async with self.storage.read() as connection:
            found = (await connection.execute(query)).first()
        return wire.Account(found.id, found.name, "program", found.level) if found else None

    async def for_chair(self, live: Live, chair: int) -> wire.Account | None:
        """The computer that goes on for somebody, where the table has it so and people are left who play on."""
        wanted = live.settings.leaver == "computer" or len(live.seats) > 2
        if not wanted or not live.has_others(chair) or live.people[chair] == COMPUTER:
            return None
        return await self.computer(live.settings.level)

    async def write_down(self, live: Live) -> None:
        """The chairs follow the events; whoever loads the table mends what was broken off."""
        gone = [(c, s) for c, s in enumerate(live.sittings) if s.left is not None and not s.is_written]
        if not gone:
            return
        async with self.storage.write() as connection:
            for chair, sitting in gone:
                fields: dict[str, Any] = {"left": sitting.left}
                if sitting.is_stand_in and sitting.account is not None:
                    fields |= {"account": sitting.account.id, "shoulder": None}
                where = (chairs.c.table == live.id) & (chairs.c.chair == chair)
                await connection.execute(update(chairs).where(where).values(**fields))
        for _, sitting in gone:
            sitting.is_written = True
