"""Notices: tell absent players that it is their turn, or that a game started or ended.

A notice is delayed, and dropped if the player comes back meanwhile. It is sent by e-mail or to a webhook, and retried
with growing delays until it is delivered or given up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import smtplib

import httpx
import msgspec
from sqlalchemy import delete, func, insert, select, update

from agon.server.accounts.identity import language_of
from agon.server.db.schema import DbRow, accounts, notices
from agon.server.db.storage import SECOND_MS, EventRow, Storage, StorageDown, new_id, now
from agon.server.notify.connections import Connections
from agon.server.notify.mail import Mail
from agon.server.notify.webhooks import WebhookError, Webhooks
from agon.server.settings import Settings
from agon.server.tables.events import Start
from agon.server.tables.live import LiveTable
from agon.text.catalogue import Catalogue

PRESENCE_SECONDS = 20.0  # seconds between two updates of who is online
RETRY_SECONDS = (60, 300, 1500, 7200, 36000)  # seconds before each retry
MAX_SENDING = 50  # notices on their way at once
PER_ACCOUNT = 2  # of these, for one account

log = logging.getLogger(__name__)


class NotificationSettings(msgspec.Struct):
    """The notification settings of an account."""

    email: bool = False
    webhook: str = ""
    webhook_kind: str = "plain"


class Notices:
    """Stores notices for committed events and delivers those that are due."""

    def __init__(self, storage: Storage, settings: Settings, sockets: Connections) -> None:
        self.storage, self.settings, self.sockets = storage, settings, sockets
        self.wait = settings.away_seconds * SECOND_MS
        self.mail, self.webhooks = Mail(settings), Webhooks(settings.private_webhooks)
        self.queued: asyncio.Queue[tuple[set[str], LiveTable, str]] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.sending: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        jobs = (self._store_queued(), self._deliver(), self._update_presence())
        self.tasks = [asyncio.create_task(job) for job in jobs]

    async def close(self) -> None:
        for task in (*self.tasks, *self.sending):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    # -- storing

    async def after(self, live: LiveTable, event: EventRow) -> None:
        """Queue notices for absent players after a committed event."""
        kind, who = self._recipients(live, event)
        people = {
            sitting.account.id
            for chair in who
            if (sitting := live.sittings[chair]).account is not None and sitting.account.kind != "program"
        }
        absent = {account for account in people if account not in self.sockets}
        if absent:
            self.queued.put_nowait((absent, live, kind))

    async def _store_queued(self) -> None:
        """Store queued notices in the background."""
        while True:
            people, live, kind = await self.queued.get()
            try:
                await self._store(people, live, kind)
            except StorageDown:
                log.warning("notice lost: database unavailable")
            except Exception:
                log.exception("storing a notice failed")

    def _recipients(self, live: LiveTable, event: EventRow) -> tuple[str, list[int]]:
        others = [chair for chair in range(len(live.sittings)) if chair != event.chair]
        if live.state in ("over", "aborted"):
            return "over", others
        if event.kind == Start.kind:
            return "begun", others
        return "turn", [chair for chair in live.asked if chair not in live.was_asked and chair != event.chair]

    async def _store(self, people: set[str], live: LiveTable, kind: str) -> None:
        at = now()
        async with self.storage.read() as connection:
            rows = await connection.execute(
                select(accounts.c.id, accounts.c.kind, accounts.c.settings, accounts.c.email).where(
                    accounts.c.id.in_(people), accounts.c.seen < at - self.wait
                )
            )
            drafts = [draft for row in rows for draft in self._drafts(row, live, kind, at)]
        if drafts:
            async with self.storage.write() as connection:
                await connection.execute(insert(notices), drafts)

    def _drafts(self, row: DbRow, live: LiveTable, kind: str, at: int) -> list[dict[str, object]]:
        preferences = msgspec.json.decode(row.settings, type=NotificationSettings)
        channels = [("email", row.email)] if preferences.email and row.email and self.mail.is_set else []
        if preferences.webhook and row.kind != "guest":
            channels.append(("webhook", preferences.webhook))
        subject, text = self._text(language_of(row.settings), live, kind)
        body = msgspec.json.encode({"subject": subject, "text": text, "kind": preferences.webhook_kind}).decode()
        shared = {"account": row.id, "table": live.id, "kind": kind, "body": body, "due": at + self.wait}
        return [{"id": new_id(), "channel": channel, **shared} for channel, _ in channels]

    def _text(self, language: str, live: LiveTable, kind: str) -> tuple[str, str]:
        texts = Catalogue.load(language, live.game.name, isolate=False)
        subject = texts.format(f"notice-{kind}", game=texts.format("game-title"))
        address = f"{self.settings.public_url.rstrip('/')}/table/{live.id}"
        return subject, f"{subject}\n\n{address}\n"

    # -- delivering

    async def _deliver(self) -> None:
        while True:
            try:
                await self.deliver_due()
            except StorageDown:
                log.warning("database unavailable; notices are delayed")
            except Exception:
                log.exception("delivering notices failed")
            await asyncio.sleep(min(5.0, self.wait / SECOND_MS))

    async def deliver_due(self) -> None:
        """Start delivering due notices, side by side, so that a slow address holds up nobody else's.

        The process that first counts the attempt delivers a notice."""
        room = MAX_SENDING - len(self.sending)
        rank = func.row_number().over(partition_by=notices.c.account, order_by=notices.c.due)
        due = (
            select(notices.c.id, rank.label("rank")).where(notices.c.sent.is_(None), notices.c.due <= now()).subquery()
        )
        query = (
            select(notices, accounts.c.seen, accounts.c.email, accounts.c.settings)
            .join(accounts, accounts.c.id == notices.c.account)
            .join(due, due.c.id == notices.c.id)
            .where(due.c.rank <= PER_ACCOUNT)
            .order_by(notices.c.due)
            .limit(room)
        )
        async with self.storage.read() as connection:
            rows = (await connection.execute(query)).all() if room > 0 else []
        for row in rows:
            if await self._claim(row):
                task = asyncio.create_task(self._send(row))
                self.sending.add(task)
                task.add_done_callback(self.sending.discard)

    async def _send(self, row: DbRow) -> None:
        try:
            await self._try(row)
        except StorageDown:
            log.warning("database unavailable; a notice may be sent twice")
        except Exception:
            log.exception("delivering a notice failed")

    async def _claim(self, row: DbRow) -> bool:
        is_back = row.tries == 0 and row.seen > row.due - self.wait
        async with self.storage.write() as connection:
            if is_back or row.tries >= len(RETRY_SECONDS):
                await connection.execute(delete(notices).where(notices.c.id == row.id))
                return False
            claimed = await connection.execute(
                update(notices)
                .where(notices.c.id == row.id, notices.c.tries == row.tries, notices.c.sent.is_(None))
                .values(tries=row.tries + 1, due=now() + RETRY_SECONDS[row.tries] * SECOND_MS)
            )
        return bool(claimed.rowcount == 1)

    async def _try(self, row: DbRow) -> None:
        preferences = msgspec.json.decode(row.settings, type=NotificationSettings)
        body = msgspec.json.decode(row.body)
        fields: dict[str, object] = {"sent": now(), "error": None}
        try:
            if row.channel == "email":
                if row.email:
                    await self.mail.send(row.email, body["subject"], body["text"])
            elif preferences.webhook:
                await self.webhooks.post(preferences.webhook, preferences.webhook_kind, body["subject"], body["text"])
        except (OSError, smtplib.SMTPException, httpx.HTTPError, WebhookError) as error:
            log.info("notice not delivered", extra={"fields": {"channel": row.channel, "why": type(error).__name__}})
            fields = {"error": type(error).__name__}
        async with self.storage.write() as connection:
            await connection.execute(update(notices).where(notices.c.id == row.id).values(**fields))

    # -- presence

    async def _update_presence(self) -> None:
        """Mark the accounts with open sockets as online."""
        while True:
            here = self.sockets.people
            with contextlib.suppress(StorageDown):
                if here:
                    async with self.storage.write() as connection:
                        await connection.execute(update(accounts).where(accounts.c.id.in_(here)).values(seen=now()))
            await asyncio.sleep(PRESENCE_SECONDS)
