"""Everything that is kept about somebody, for them to read.

It follows the schema: whatever belongs to an account is in it, without the secrets that open something and without what
others have said in confidence.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, ColumnElement, Table, or_, select

from agon.server.schema import accounts, metadata
from agon.server.storage import Storage

SECRETS = frozenset(("hash", "password", "csrf", "secret", "seed", "invite", "shoulder", "nonce"))
CONFIDENTIAL = frozenset(("closed_by", "note"))  # of a report
KEYS = frozenset(("name_key", "email_key"))  # the same once more
OWNERS = (
    "account",
    "owner",
    "first",
    "second",
)  # columns that say whose a row is; who is reported or blocked is not told
TABLES = ("id", "game", "options", "settings", "state", "created", "moved", "reason", "club")


async def dossier(storage: Storage, account: str) -> dict[str, list[dict[str, Any]]]:
    """The rows of each table that belong to an account."""
    found: dict[str, list[dict[str, Any]]] = {}
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
    """A table of a game holds what is hidden from its players; of it only what the lobby shows."""
    left_out = SECRETS | CONFIDENTIAL | KEYS
    return [c for c in table.c if c.name not in left_out and (table.name != "tables" or c.name in TABLES)]
