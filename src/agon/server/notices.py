"""Notices: telling somebody who is away that it is their turn, that a game began or that it is over.

A notice waits a little; who comes back in the meantime needs none. It goes out by e-mail or to a webhook, and is tried
again, later and later, until it has arrived or it is pointless.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import smtplib
from typing import Any

import httpx
import msgspec
from sqlalchemy import delete, insert, select, update

from agon.server.live import Live
from agon.server.mail import Mail
from agon.server.people import language_of
from agon.server.presence import Present
from agon.server.schema import accounts, notices
from agon.server.settings import Settings
from agon.server.storage import Event, Storage, StorageDown, new_id, now
from agon.server.webhooks import Refuses, Webhooks
from agon.text.catalogue import Catalogue

SECOND = 1000
PRESENCE = 20.0  # seconds between two notes of who is here
PAUSES = (60, 300, 1500, 7200, 36000)  # seconds before a notice is tried again
BATCH = 20

log = logging.getLogger(__name__)


class Wanted(msgspec.Struct):
    """What of an account's settings matters here."""

    email: bool = False
    webhook: str = ""
    webhook_kind: str = "plain"


class Notices:
    """Writes notices down when something happens, and delivers those that are due."""

    def __init__(self, storage: Storage, settings: Settings, sockets: Present) -> None:
        self.storage, self.settings, self.sockets = storage, settings, sockets
        self.wait = settings.away_seconds * SECOND
        self.mail, self.webhooks = Mail(settings), Webhooks(settings.private_webhooks)
        self.concerned: asyncio.Queue[tuple[set[str], Live, str]] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        jobs = (self._listen(), self._deliver(), self._note_presence())
        self.tasks = [asyncio.create_task(job) for job in jobs]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    # -- writing down

    async def after(self, live: Live, event: Event) -> None:
        """An event was committed: who is away and should know?"""
        kind, who = self._whom(live, event)
        people = {
            sitting.account.id
            for chair in who
            if (sitting := live.sittings[chair]).account is not None and sitting.account.kind != "program"
        }
        absent = {account for account in people if account not in self.sockets}
        if absent:
            self.concerned.put_nowait((absent, live, kind))

    async def _listen(self) -> None:
        """Write notices down, apart from the game: nobody waits for it."""
        while True:
            people, live, kind = await self.concerned.get()
            try:
                await self._write_down(people, live, kind)
            except StorageDown:
                log.warning("a notice was lost: the database does not answer")
            except Exception:
                log.exception("writing a notice down failed")

    def _whom(self, live: Live, event: Event) -> tuple[str, list[int]]:
        everybody = [chair for chair in range(len(live.sittings)) if chair != event.chair]
        if live.state in ("over", "aborted"):
            return "over", everybody
        if event.kind == "start":
            return "begun", everybody
        return "turn", [chair for chair in live.asked if chair not in live.was_asked and chair != event.chair]

    async def _write_down(self, people: set[str], live: Live, kind: str) -> None:
        at = now()
        async with self.storage.read() as connection:
            rows = await connection.execute(
                select(accounts.c.id, accounts.c.settings, accounts.c.email).where(
                    accounts.c.id.in_(people), accounts.c.seen < at - self.wait
                )
            )
            drafts = [draft for row in rows for draft in self._drafts(row, live, kind, at)]
        if drafts:
            async with self.storage.write() as connection:
                await connection.execute(insert(notices), drafts)

    def _drafts(self, row: Any, live: Live, kind: str, at: int) -> list[dict[str, Any]]:
        wanted = msgspec.json.decode(row.settings, type=Wanted)
        channels = [("email", row.email)] if wanted.email and row.email and self.mail.is_set else []
        if wanted.webhook:
            channels.append(("webhook", wanted.webhook))
        subject, text = self._words(language_of(row.settings), live, kind)
        body = msgspec.json.encode({"subject": subject, "text": text, "kind": wanted.webhook_kind}).decode()
        shared = {"account": row.id, "table": live.id, "kind": kind, "body": body, "due": at + self.wait}
        return [{"id": new_id(), "channel": channel, **shared} for channel, _ in channels]

    def _words(self, language: str, live: Live, kind: str) -> tuple[str, str]:
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
                log.warning("notices wait for the database")
            except Exception:
                log.exception("delivering notices failed")
            await asyncio.sleep(min(5.0, self.wait / SECOND))

    async def deliver_due(self) -> None:
        """Deliver what is due. A notice belongs to the process that first counts its try."""
        async with self.storage.read() as connection:
            rows = (
                await connection.execute(
                    select(notices, accounts.c.seen, accounts.c.email, accounts.c.settings)
                    .join(accounts, accounts.c.id == notices.c.account)
                    .where(notices.c.sent.is_(None), notices.c.due <= now())
                    .order_by(notices.c.due)
                    .limit(BATCH)
                )
            ).all()
        for row in rows:
            if await self._claim(row):
                await self._try(row)

    async def _claim(self, row: Any) -> bool:
        is_back = row.tries == 0 and row.seen > row.due - self.wait
        async with self.storage.write() as connection:
            if is_back or row.tries >= len(PAUSES):
                await connection.execute(delete(notices).where(notices.c.id == row.id))
                return False
            claimed = await connection.execute(
                update(notices)
                .where(notices.c.id == row.id, notices.c.tries == row.tries, notices.c.sent.is_(None))
                .values(tries=row.tries + 1, due=now() + PAUSES[row.tries] * SECOND)
            )
        return bool(claimed.rowcount == 1)

    async def _try(self, row: Any) -> None:
        wanted = msgspec.json.decode(row.settings, type=Wanted)
        body = msgspec.json.decode(row.body)
        fields: dict[str, Any] = {"sent": now(), "error": None}
        try:
            if row.channel == "email":
                if row.email:
                    await self.mail.send(row.email, body["subject"], body["text"])
            elif wanted.webhook:
                await self.webhooks.post(wanted.webhook, wanted.webhook_kind, body["subject"], body["text"])
        except (OSError, smtplib.SMTPException, httpx.HTTPError, Refuses) as error:
            log.info("a notice did not arrive", extra={"fields": {"channel": row.channel, "why": type(error).__name__}})
            fields = {"error": type(error).__name__}
        async with self.storage.write() as connection:
            await connection.execute(update(notices).where(notices.c.id == row.id).values(**fields))

    # -- presence

    async def _note_presence(self) -> None:
        """Whoever has a socket open is here."""
        while True:
            here = self.sockets.people
            with contextlib.suppress(StorageDown):
                if here:
                    async with self.storage.write() as connection:
                        await connection.execute(update(accounts).where(accounts.c.id.in_(here)).values(seen=now()))
            await asyncio.sleep(PRESENCE)
