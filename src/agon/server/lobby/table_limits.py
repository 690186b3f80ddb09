"""How many tables one account may have: waiting for players, and against the computer."""

from __future__ import annotations

from sqlalchemy import bindparam, exists, func, select

from agon.engine.errors import Refused
from agon.server.accounts.identity import Person
from agon.server.db.schema import accounts, chairs, tables
from agon.server.db.storage import HOUR_MS, Reader, now
from agon.server.settings import Settings

# statements are built once: that costs more than most queries
LOCK = select(accounts.c.id).where(accounts.c.id == bindparam("person")).with_for_update()
OWN = select(func.count()).select_from(tables).where(tables.c.owner == bindparam("person"), tables.c.pairing.is_(None))
OPEN = OWN.where(tables.c.state == "open")
PLAYING = OWN.where(
    tables.c.state == "playing",
    tables.c.moved > bindparam("lately"),
    exists().where(
        chairs.c.table == tables.c.id, chairs.c.account == accounts.c.id, accounts.c.kind == "program"
    ),  # against the computer
)


async def check_room(connection: Reader, person: Person, limits: Settings, is_full: bool) -> None:
    """Refuse one more table if the account has too many. One that is full at once is against computers."""
    await connection.execute(LOCK, {"person": person.id})
    if not is_full:
        found = await connection.scalar(OPEN, {"person": person.id}) or 0
        if found >= limits.open_tables_per_account:
            raise Refused("not-possible-now", f"you already have {found} tables waiting for players; cancel one first")
        return
    found = await connection.scalar(PLAYING, {"person": person.id, "lately": now() - HOUR_MS}) or 0
    if found >= limits.computer_games_per_account:
        raise Refused(
            "not-possible-now",
            f"you have {found} games against the computer in progress; finish or resign one, or wait an hour",
        )
