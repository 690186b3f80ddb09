"""How many tables one account may have: waiting for players, and against the computer."""

from __future__ import annotations

from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from agon.engine.errors import Refused
from agon.server.accounts.identity import Person
from agon.server.db.schema import accounts, chairs, tables
from agon.server.db.storage import HOUR_MS, now
from agon.server.settings import Settings


async def check_room(connection: AsyncConnection, person: Person, limits: Settings, is_full: bool) -> None:
    """Refuse one more table if the account has too many. One that is full at once is against computers."""
    await connection.execute(select(accounts.c.id).where(accounts.c.id == person.id).with_for_update())
    mine = select(func.count()).select_from(tables).where(tables.c.owner == person.id, tables.c.pairing.is_(None))
    if not is_full:
        found = await connection.scalar(mine.where(tables.c.state == "open")) or 0
        if found >= limits.open_tables_per_account:
            raise Refused("not-possible-now", f"you already have {found} tables waiting for players; cancel one first")
        return
    computer = (
        exists()
        .where(chairs.c.table == tables.c.id)
        .where(chairs.c.account == accounts.c.id)
        .where(accounts.c.kind == "program")
    )
    playing = mine.where(tables.c.state == "playing", tables.c.moved > now() - HOUR_MS, computer)
    found = await connection.scalar(playing) or 0
    if found >= limits.computer_games_per_account:
        raise Refused(
            "not-possible-now",
            f"you have {found} games against the computer in progress; finish or resign one, or wait an hour",
        )
