"""Links sent by e-mail, to verify an address or to reset a password.

A link works once and expires; only its hash is stored. An address is stored with the account only once it is verified.
Nothing here reveals whether an address belongs to an account.
"""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from agon.engine.errors import AgonError, Refused
from agon.server.accounts.accounts import Accounts, end_links
from agon.server.accounts.identity import Person, hash_of, language_of
from agon.server.accounts.names import name_key
from agon.server.accounts.passwords import check_password
from agon.server.accounts.rate_limits import Wait
from agon.server.db.schema import DbRow, accounts, devices, mail_links
from agon.server.db.storage import DAY_MS, HOUR_MS, SECOND_MS, Storage, new_secret, now
from agon.server.notify.mail import Letter, Mail
from agon.server.settings import Settings
from agon.text.catalogue import Catalogue

LIFETIME = {"verify": DAY_MS, "reset": HOUR_MS}
MAX_LINKS = 5  # per account, purpose and lifetime of a link, against mail floods
ADDRESS = re.compile(r"[^\s@<>()\[\]\\,;:\"]{1,64}@[^\s@<>()\[\]\\,;:\"]{1,190}\.[^\s@<>()\[\]\\,;:\".]+")

log = logging.getLogger(__name__)


def check_address(given: str) -> str:
    """Return a valid e-mail address, or refuse it."""
    address = given.strip()
    if (
        len(address) > 254
        or len(name_key(address)) > 254
        or not ADDRESS.fullmatch(address)
        or not address.isprintable()
    ):
        raise Refused("bad-address", "that is not a valid email address")
    return address


class EmailLinks:
    """Sends and redeems links."""

    def __init__(self, storage: Storage, settings: Settings, accounts: Accounts) -> None:
        self.storage, self.settings, self.accounts = storage, settings, accounts
        self.mail = Mail(settings)
        self.sending: set[asyncio.Task[None]] = set()

    def refuse_without_mail(self) -> None:
        if not self.mail.is_set or not self.settings.public_url:
            raise Refused(
                "not-possible-now",
                "this server sends no email, so addresses and password resets are not available"
                " (the administrator must set smtp, mail_from and public_url)",
            )

    async def close(self) -> None:
        """Wait for messages being sent."""
        await asyncio.gather(*self.sending, return_exceptions=True)

    # -- verification

    async def request_verification(self, person: Person, given: str) -> None:
        """Send a verification link to an address."""
        self.refuse_without_mail()
        address = check_address(given)
        link = await self._new_link(person.id, "verify", address)
        if link is None:
            raise Wait(HOUR_MS / SECOND_MS, "several emails have been sent already")
        try:
            await self._send("verify", address, person.name, person.settings, link)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("mail not sent", extra={"fields": {"why": type(error).__name__}})
            async with self.storage.write() as connection:
                await connection.execute(delete(mail_links).where(mail_links.c.hash == hash_of(link)))
            raise Refused(
                "not-possible-now", "the email could not be sent; check the address or try again later"
            ) from error

    async def remove_address(self, person: Person) -> None:
        """Remove the address; without one there is no e-mail and no password reset."""
        async with self.storage.write() as connection:
            await end_links(connection, person.id)
            await connection.execute(
                update(accounts).where(accounts.c.id == person.id).values(email=None, email_key=None)
            )

    async def verify(self, secret: str) -> None:
        """Redeem a verification link. Links sent to the address before it end."""
        try:
            async with self.storage.write() as connection:
                link = await self._open(connection, "verify", secret)
                await end_links(connection, link.account)
                values = {"email": link.email, "email_key": name_key(link.email)}
                await connection.execute(update(accounts).where(accounts.c.id == link.account).values(**values))
        except IntegrityError as error:
            raise Refused("not-possible-now", "this address belongs to another account") from error

    # -- password reset

    def request_reset(self, given: str) -> None:
        """Send a reset link in the background, so the response does not reveal whether the address is known."""
        self.refuse_without_mail()
        task = asyncio.get_running_loop().create_task(self._send_reset(check_address(given)))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def _send_reset(self, address: str) -> None:
        columns = accounts.c.id, accounts.c.name, accounts.c.email, accounts.c.settings
        query = select(*columns).where(accounts.c.kind == "person")
        try:
            async with self.storage.read() as connection:
                row = (await connection.execute(query.where(accounts.c.email_key == name_key(address)))).one_or_none()
            if row is not None and (link := await self._new_link(row.id, "reset", row.email)) is not None:
                await self._send("reset", row.email, row.name, row.settings, link)
        except (OSError, smtplib.SMTPException, AgonError) as error:
            log.warning("mail not sent", extra={"fields": {"why": type(error).__name__}})

    async def reset(self, secret: str, password: str) -> None:
        """Redeem a reset link: set the password and end all access. A refused password keeps the link valid."""
        async with self.storage.read() as connection:
            link = await self._find(connection, "reset", secret)
        person = await self.accounts.people.person(link.account)
        check_password(password, person.name)
        async with self.storage.write() as connection:
            await self._open(connection, "reset", secret)
            await connection.execute(delete(devices).where(devices.c.account == link.account))
        await self.accounts.set_password(link.account, password)

    # -- links

    async def _new_link(self, account: str, purpose: str, address: str) -> str | None:
        """Create a link, unless the account was sent too many, used or not."""
        secret, at = new_secret(), now()
        mine = (mail_links.c.account == account) & (mail_links.c.purpose == purpose)
        async with self.storage.write() as connection:
            await connection.execute(delete(mail_links).where(mail_links.c.expires < at))
            if (await connection.scalar(select(func.count()).where(mine)) or 0) >= MAX_LINKS:
                return None
            values = {"account": account, "purpose": purpose, "email": address, "expires": at + LIFETIME[purpose]}
            await connection.execute(insert(mail_links).values(hash=hash_of(secret), **values))
        return secret

    async def _find(self, connection: AsyncConnection, purpose: str, secret: str) -> DbRow:
        row = (
            await connection.execute(
                select(mail_links).where(
                    mail_links.c.hash == hash_of(secret),
                    mail_links.c.purpose == purpose,
                    mail_links.c.expires > now(),
                    mail_links.c.used.is_(False),
                )
            )
        ).one_or_none()
        if row is None:
            raise Refused("not-found", "this link was already used or has expired; request a new one")
        return row

    async def _open(self, connection: AsyncConnection, purpose: str, secret: str) -> DbRow:
        """Redeem a link, and invalidate all others for the same purpose."""
        row = await self._find(connection, purpose, secret)
        mine = (mail_links.c.account == row.account) & (mail_links.c.purpose == purpose) & mail_links.c.used.is_(False)
        opened = await connection.execute(update(mail_links).where(mine).values(used=True).returning(mail_links.c.hash))
        if row.hash not in [other.hash for other in opened]:
            raise Refused("not-found", "this link was already used")
        return row

    async def _send(self, purpose: str, address: str, name: str, settings: str, link: str) -> None:
        """Send a message in the account's language."""
        texts = Catalogue.load(language_of(settings), isolate=False)
        server = self.settings.public_url.rstrip("/")
        asked = texts.format(f"email-{purpose}", name=name, server=server)
        body = "\n\n".join((asked, f"{server}/{purpose}/{link}", texts.format("email-otherwise")))
        await self.mail.send(address, Letter(texts.format(f"email-{purpose}-subject"), body + "\n"))
