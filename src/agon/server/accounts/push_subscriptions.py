"""Browsers that take notifications: one for each session, and no longer than the session."""

from __future__ import annotations

from sqlalchemy import delete, insert, or_, select

from agon.engine.errors import Refused
from agon.server.accounts.identity import Person, Proof
from agon.server.db.schema import push_subscriptions
from agon.server.db.storage import Storage, new_id, now
from agon.server.notify.web_push import Subscription, is_valid

COLUMNS = (push_subscriptions.c.endpoint, push_subscriptions.c.key, push_subscriptions.c.auth)


class PushSubscriptions:
    """Stores the subscriptions of accounts."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def add(self, person: Person, proof: Proof, subscription: Subscription) -> None:
        """Send notifications to the browser of this session from now on, whoever used it before."""
        if not is_valid(subscription):
            raise Refused("bad-request", "this is not a push subscription: it needs an https endpoint and its keys")
        same = or_(push_subscriptions.c.session == proof.hash, push_subscriptions.c.endpoint == subscription.endpoint)
        row = {"id": new_id(), "account": person.id, "session": proof.hash, "created": now()}
        async with self.storage.write() as connection:
            await connection.execute(delete(push_subscriptions).where(same))
            await connection.execute(insert(push_subscriptions).values(**row, **subscription._asdict()))

    async def end(self, proof: Proof) -> None:
        """Send nothing more to the browser of this session."""
        async with self.storage.write() as connection:
            await connection.execute(delete(push_subscriptions).where(push_subscriptions.c.session == proof.hash))

    async def of(self, account: str) -> list[Subscription]:
        """Return the browsers of an account."""
        async with self.storage.read() as connection:
            rows = await connection.execute(select(*COLUMNS).where(push_subscriptions.c.account == account))
            return [Subscription(*row) for row in rows]

    async def drop(self, subscription: Subscription) -> None:
        """Forget a browser that takes no more messages."""
        same = push_subscriptions.c.endpoint == subscription.endpoint
        async with self.storage.write() as connection:
            await connection.execute(delete(push_subscriptions).where(same))
