"""Notices: tell absent players that it is their turn, that a game started or ended, or that somebody challenges them.

A notice is delayed, and dropped if the player comes back meanwhile. It is sent by e-mail, to browsers or to a webhook,
outside the player's quiet hours, and retried with growing delays until it is delivered or given up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import smtplib

import httpx
import msgspec
from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from agon.server.accounts.identity import language_of
from agon.server.accounts.push_subscriptions import PushSubscriptions
from agon.server.accounts.quiet_hours import QuietHours, after_quiet
from agon.server.db.schema import DbRow, accounts, chairs, notices, push_subscriptions, tables
from agon.server.db.storage import SECOND_MS, EventRow, Storage, StorageDown, new_id, new_secret, now
from agon.server.notify.connections import Connections
from agon.server.notify.mail import Letter, Mail
from agon.server.notify.web_push import SubscriptionEnded, WebPush
from agon.server.notify.webhooks import WebhookError, Webhooks
from agon.server.settings import Settings
from agon.server.tables.events import Start
from agon.server.tables.live import LiveTable
from agon.server.tables.notice_texts import News, letter_of, subject_of

PRESENCE_SECONDS = 20.0  # seconds between two updates of who is online
RETRY_SECONDS = (60, 300, 1500, 7200, 36000)  # seconds before each retry
MAX_SENDING = 50  # notices on their way at once
PER_ACCOUNT = 2  # of these, for one account
TTL = {"high": 3600, "normal": 86400}  # seconds that a push service keeps a message, by urgency

log = logging.getLogger(__name__)


class NotificationSettings(msgspec.Struct):
    """The notification settings of an account."""

    email: bool = False
    webhook: str = ""
    webhook_kind: str = "plain"
    quiet: QuietHours | None = None

    def due(self, channel: str, at: int) -> int:
        """Return when a notice may go out, from a time on; programs at webhooks do not sleep."""
        return at if channel == "webhook" else after_quiet(self.quiet, at)


class Line(msgspec.Struct, frozen=True):
    """A notice for a webhook."""

    subject: str
    text: str


class Push(msgspec.Struct, frozen=True):
    """A notice for browsers."""

    body: str
    path: str
    urgency: str


class Notices:
    """Stores notices for committed events and delivers those that are due."""

    def __init__(
        self, storage: Storage, settings: Settings, sockets: Connections, subscriptions: PushSubscriptions
    ) -> None:
        self.storage, self.settings, self.sockets = storage, settings, sockets
        self.wait = settings.away_seconds * SECOND_MS
        self.mail, self.webhooks = Mail(settings), Webhooks(settings.private_webhooks)
        self.push, self.subscriptions = WebPush(settings, self.webhooks), subscriptions
        self.queued: asyncio.Queue[tuple[set[str], News]] = asyncio.Queue()
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
        players = [live.sittings[chair].account for chair in who]
        people = {player.id for player in players if player is not None and player.kind != "program"}
        if absent := self._absent(people):
            self.queued.put_nowait((absent, News(live.id, live.game.name, kind, live=live)))

    def tell(self, people: set[str], news: News) -> None:
        """Queue notices for those of these people who are absent."""
        if absent := self._absent(people):
            self.queued.put_nowait((absent, news))

    def _absent(self, people: set[str]) -> set[str]:
        return {account for account in people if account not in self.sockets}

    async def _store_queued(self) -> None:
        """Store queued notices in the background."""
        while True:
            people, news = await self.queued.get()
            try:
                await self._store(people, news)
            except StorageDown:
                log.warning("notice lost: database unavailable")
            except Exception:
                log.exception("storing a notice failed")

    def _recipients(self, live: LiveTable, event: EventRow) -> tuple[str, list[int]]:
        if live.state == "playing" and event.kind != Start.kind:
            return "turn", [chair for chair in live.asked if chair not in live.was_asked and chair != event.chair]
        others = [chair for chair in range(len(live.sittings)) if chair != event.chair]
        return "begun" if live.state == "playing" else "over", others

    async def _store(self, people: set[str], news: News) -> None:
        at = now()
        has_browser = exists().where(push_subscriptions.c.account == accounts.c.id)
        query = select(
            accounts.c.id, accounts.c.kind, accounts.c.settings, accounts.c.email, accounts.c.mute, has_browser
        ).where(accounts.c.id.in_(people), accounts.c.seen < at - self.wait)
        async with self.storage.lookup() as connection:
            rows = (await connection.execute(query)).all()
        for row in rows:
            mute = row.mute or new_secret()
            drafts = self._drafts(row, news, mute, at)
            if drafts:
                async with self.storage.write() as connection:
                    await connection.execute(update(accounts).where(accounts.c.id == row.id).values(mute=mute))
                    await self._replace(connection, row.id, news.table, drafts)

    async def _replace(
        self, connection: AsyncConnection, account: str, table: str, drafts: list[dict[str, object]]
    ) -> None:
        """Store notices in place of those about the same table that are not out yet."""
        waiting = (notices.c.account == account) & (notices.c.table == table) & notices.c.sent.is_(None)
        await connection.execute(delete(notices).where(waiting, notices.c.tries == 0))
        await connection.execute(insert(notices), drafts)

    def _drafts(self, row: DbRow, news: News, mute: str, at: int) -> list[dict[str, object]]:
        preferences = msgspec.json.decode(row.settings, type=NotificationSettings)
        language, base = language_of(row.settings), self.settings.public_url.rstrip("/")
        subject, path = subject_of(news, language), f"/table/{news.table}"
        bodies: dict[str, Letter | Line | Push] = {}
        if preferences.email and row.email and self.mail.is_set:
            links = f"{base}/mute/{row.id}/{mute}", f"{base}/api/mute/{row.id}/{mute}" if base else ""
            bodies["email"] = letter_of(news, row.id, language, base + path, links)
        if preferences.webhook and row.kind != "guest":
            bodies["webhook"] = Line(subject, f"{subject}\n\n{base}{path}\n")
        if row[-1] and self.push.public_key is not None:
            bodies["push"] = Push(subject, path, _urgency(news))
        shared = {"account": row.id, "table": news.table, "kind": news.kind, "created": at}
        return [
            {
                "id": new_id(),
                "channel": channel,
                "body": msgspec.json.encode(body).decode(),
                "due": preferences.due(channel, at + self.wait),
                **shared,
            }
            for channel, body in bodies.items()
        ]

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
        preferences = msgspec.json.decode(row.settings, type=NotificationSettings)
        begun = row.due - self.wait if row.created is None else row.created
        is_back = row.tries == 0 and row.seen > begun
        retry = preferences.due(row.channel, now() + RETRY_SECONDS[min(row.tries, len(RETRY_SECONDS) - 1)] * SECOND_MS)
        async with self.storage.write() as connection:
            if is_back or row.tries >= len(RETRY_SECONDS) or await _is_past(connection, row):
                await connection.execute(delete(notices).where(notices.c.id == row.id))
                return False
            claimed = await connection.execute(
                update(notices)
                .where(notices.c.id == row.id, notices.c.tries == row.tries, notices.c.sent.is_(None))
                .values(tries=row.tries + 1, due=retry)
            )
        return bool(claimed.rowcount == 1)

    async def _try(self, row: DbRow) -> None:
        fields: dict[str, object] = {"sent": now(), "error": None}
        try:
            await self._post(row, msgspec.json.decode(row.settings, type=NotificationSettings))
        except (OSError, smtplib.SMTPException, httpx.HTTPError, WebhookError) as error:
            log.info("notice not delivered", extra={"fields": {"channel": row.channel, "why": type(error).__name__}})
            fields = {"error": type(error).__name__}
        async with self.storage.write() as connection:
            await connection.execute(update(notices).where(notices.c.id == row.id).values(**fields))

    async def _post(self, row: DbRow, preferences: NotificationSettings) -> None:
        """Send a notice through its channel, unless the player has closed it meanwhile."""
        if row.channel == "push":
            await self._push(row)
        elif row.channel == "email":
            if row.email and preferences.email:
                await self.mail.send(row.email, msgspec.json.decode(row.body, type=Letter))
        elif preferences.webhook:
            line = msgspec.json.decode(row.body, type=Line)
            await self.webhooks.post(preferences.webhook, preferences.webhook_kind, line.subject, line.text)

    async def _push(self, row: DbRow) -> None:
        """Send a notice to every browser of a player, and forget those that take no more."""
        push = msgspec.json.decode(row.body, type=Push)
        message = msgspec.json.encode({"body": push.body, "path": push.path})
        for subscription in await self.subscriptions.of(row.account):
            try:
                await self.push.send(
                    subscription, message, ttl=TTL[push.urgency], urgency=push.urgency, topic=row.table or "agon"
                )
            except SubscriptionEnded:
                await self.subscriptions.drop(subscription)

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


def _urgency(news: News) -> str:
    """Return whether a phone should wake for a notice: in a game with a clock of minutes, and for people who wait."""
    is_slow = news.live is not None and news.live.settings.clock.kind != "bank"
    return "normal" if is_slow or news.kind == "over" else "high"


async def _is_past(connection: AsyncConnection, row: DbRow) -> bool:
    """Whether a notice has lost its reason: it is no longer the player's turn, or the table no longer waits."""
    query = select(tables.c.state, tables.c.asked).where(tables.c.id == row.table)
    table = (await connection.execute(query)).one_or_none()
    if table is None or row.kind not in ("turn", "challenge"):
        return table is None
    if row.kind == "challenge":
        return bool(table.state != "open")
    mine = select(chairs.c.chair).where(chairs.c.table == row.table, chairs.c.account == row.account)
    return not any(table.asked >> chair.chair & 1 for chair in await connection.execute(mine))
