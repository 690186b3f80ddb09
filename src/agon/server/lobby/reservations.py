"""Tables that are about to be created: their id and the commitment to their dice, known before anyone sends a nonce.

Otherwise the host could try secrets, ids and nonces of its own until it likes the dice that follow from the creator's.
"""

from __future__ import annotations

import secrets

from sqlalchemy import delete, insert, select

from agon.engine.errors import Refused
from agon.server import protocol
from agon.server.accounts.identity import Person
from agon.server.db.schema import reservations
from agon.server.db.storage import HOUR_MS, Reader, Storage, new_id, now
from agon.server.tables.dice import SECRET_BYTES, commitment

LIFETIME = HOUR_MS
MAX_RESERVATIONS = 10  # per account; the oldest are dropped
NONCE_DIGITS = 32


def server_nonce(committed: str) -> str:
    """Return the nonce of a chair whose player sends none. It follows from the commitment: the host has no choice."""
    return committed[:NONCE_DIGITS]


async def reserve(storage: Storage, person: Person) -> protocol.Reservation:
    """Reserve the id of a table and commit to its secret."""
    table, secret, at = new_id(), secrets.token_bytes(SECRET_BYTES), now()
    mine = reservations.c.account == person.id
    latest = select(reservations.c.id).where(mine).order_by(reservations.c.created.desc()).limit(MAX_RESERVATIONS)
    async with storage.write() as connection:
        await connection.execute(delete(reservations).where(reservations.c.created < at - LIFETIME))
        await connection.execute(insert(reservations).values(id=table, account=person.id, secret=secret, created=at))
        kept = [row.id for row in await connection.execute(latest)]
        await connection.execute(delete(reservations).where(mine, reservations.c.id.not_in(kept)))
    return protocol.Reservation(table, commitment(secret))


async def redeem(connection: Reader, person: Person, table: str | None) -> tuple[str, bytes]:
    """Return the id and the secret of a new table, as reserved or new."""
    if table is None:
        return new_id(), secrets.token_bytes(SECRET_BYTES)
    mine = (reservations.c.id == table) & (reservations.c.account == person.id)
    query = (
        delete(reservations).where(mine, reservations.c.created >= now() - LIFETIME).returning(reservations.c.secret)
    )
    secret: bytes | None = await connection.scalar(query)
    if secret is None:
        raise Refused("not-found", "this reservation was already used or has expired; request a new one")
    return table, secret
