"""Data export: everything stored about an account.

It follows the schema: all rows that belong to the account, without secrets and without what others reported in
confidence.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, ColumnElement, Table, or_, select

from agon.server.db.schema import accounts, metadata
from agon.server.db.storage import Storage
from agon.server.protocol.common import Json

SECRETS = frozenset(
    ("hash", "password", "csrf", "secret", "seed", "invite", "shoulder", "nonce", "mute", "session", "key", "auth")
)
CONFIDENTIAL = frozenset(("closed_by", "note"))  # in reports
KEYS = frozenset(("name_key", "name_look", "email_key"))  # derived from other columns
OWNERS = (
    "account",
    "owner",
    "first",
    "second",
)  # columns that name the owner of a row; reported or blocked accounts do not see the row
TABLES = ("id", "game", "options", "settings", "state", "created", "moved", "reason", "club")


async def export_data(storage: Storage, account: str) -> dict[str, list[Json]]:
    """Return the rows of each table that belong to an account."""
    found: dict[str, list[Json]] = {}
    async with storage.read() as connection:
        for table in metadata.sorted_tables:
            mine = _mine(table, account)
            if mine is None:
                continue
            rows = await connection.execute(select(*_shown(table)).where(mine))
            found[table.name] = [dict(row._mapping) for row in rows]
    return found


def _mine(table: Table, account: str) -> ColumnElement[bool] | None:
    if table is accounts:
        return table.c.id == account
    owners = [table.c[name] == account for name in OWNERS if name in table.c]
    return or_(*owners) if owners else None


def _shown(table: Table) -> list[Column[Any]]:
    """Return the columns to export; of game tables, which hold hidden information, only what the lobby shows."""
    left_out = SECRETS | CONFIDENTIAL | KEYS
    return [c for c in table.c if c.name not in left_out and (table.name != "tables" or c.name in TABLES)]
