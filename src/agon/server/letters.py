"""Letters with a link: to show that an address of e-mail is one's own, and to set a forgotten password anew.

A link opens once and not for long; what is kept of it is a hash. An address counts, and is kept with the account, only
once it is verified. Nobody learns here whether an address belongs to somebody.
"""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from agon.engine.errors import AgonError, Refused
from agon.server.accounts import Accounts
from agon.server.limits import Wait
from agon.server.mail import Mail
from agon.server.names import name_key
from agon.server.passwords import check_password
from agon.server.people import Person, hash_of, language_of
from agon.server.schema import accounts, devices, mail_links
from agon.server.settings import Settings
from agon.server.storage import Storage, new_secret, now
from agon.text.catalogue import Catalogue

HOUR = 60 * 60 * 1000
LASTS = {"verify": 24 * HOUR, "reset": HOUR}
MOST = 5  # open links an account may have: nobody's mailbox is flooded from here
ADDRESS = re.compile(r"[^\s@<>()\[\]\\,;:\"]{1,64}@[^\s@<>()\[\]\\,;:\"]{1,190}\.[^\s@<>()\[\]\\,;:\".]+")

log = logging.getLogger(__name__)


def check_address(given: str) -> str:
    """An address of e-mail, or a refusal."""
    address = given.strip()
    if (
        len(address) > 254
        or len(name_key(address)) > 254
        or not ADDRESS.fullmatch(address)
        or not address.isprintable()
    ):
        raise Refused("bad-address", "that is no address of e-mail")
    return address


class Letters:
    """Sends links and opens them."""

    def __init__(self, storage: Storage, settings: Settings, accounts: Accounts) -> None:
        self.storage, self.settings, self.accounts = storage, settings, accounts
        self.mail = Mail(settings)
        self.under_way: set[asyncio.Task[None]] = set()

    def refuse_without_mail(self) -> None:
        if not self.mail.is_set or not self.settings.public_url:
            raise Refused(
                "not-possible-now",
                "this server sends no e-mail, so it keeps no addresses and resets no passwords"
                " (its keeper would have to set smtp, mail_from and public_url)",
            )

    async def close(self) -> None:
        """Let the letters under way be handed over."""
        await asyncio.gather(*self.under_way, return_exceptions=True)

    # -- an address of one's own

    async def ask_address(self, person: Person, given: str) -> None:
        """Send a link to an address somebody says is theirs; it counts once the link was opened."""
        self.refuse_without_mail()
        address = check_address(given)
        link = await self._new_link(person.id, "verify", address)
        if link is None:
            raise Wait(HOUR / 1000, "several letters are on their way already")
        try:
            await self._send("verify", address, person.name, person.settings, link)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a letter was not taken", extra={"fields": {"why": type(error).__name__}})
            async with self.storage.write() as connection:
                await connection.execute(delete(mail_links).where(mail_links.c.hash == hash_of(link)))
            raise Refused(
                "not-possible-now", "the letter could not be sent; look at the address or try later"
            ) from error

    async def forget_address(self, person: Person) -> None:
        """Without an address there are no letters, and no way back to a forgotten password."""
        async with self.storage.write() as connection:
            await connection.execute(delete(mail_links).where(mail_links.c.account == person.id))
            await connection.execute(
                update(accounts).where(accounts.c.id == person.id).values(email=None, email_key=None)
            )

    async def verify(self, secret: str) -> None:
        """The link was opened: the address is theirs."""
        try:
            async with self.storage.write() as connection:
                link = await self._open(connection, "verify", secret)
                values = {"email": link.email, "email_key": name_key(link.email)}
                await connection.execute(update(accounts).where(accounts.c.id == link.account).values(**values))
        except IntegrityError as error:
            raise Refused("not-possible-now", "this address belongs to another account") from error

    # -- a forgotten password

    def ask_reset(self, given: str) -> None:
        """Send a link to whoever has this address. The answer is the same, and comes as fast, if nobody has it."""
        self.refuse_without_mail()
        task = asyncio.get_running_loop().create_task(self._reset_letter(check_address(given)))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def _reset_letter(self, address: str) -> None:
        columns = accounts.c.id, accounts.c.name, accounts.c.email, accounts.c.settings
        query = select(*columns).where(accounts.c.kind == "person")
        try:
            async with self.storage.read() as connection:
                row = (await connection.execute(query.where(accounts.c.email_key == name_key(address)))).one_or_none()
            if row is not None and (link := await self._new_link(row.id, "reset", row.email)) is not None:
                await self._send("reset", row.email, row.name, row.settings, link)
        except (OSError, smtplib.SMTPException, AgonError) as error:
            log.warning("a letter was not taken", extra={"fields": {"why": type(error).__name__}})

    async def reset(self, secret: str, password: str) -> None:
        """The link was opened: another password, and every session ends. A password that is refused leaves the link."""
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
        """A link, unless there are many already."""
        secret, at = new_secret(), now()
        mine = (mail_links.c.account == account) & (mail_links.c.purpose == purpose)
        async with self.storage.write() as connection:
            await connection.execute(delete(mail_links).where(mail_links.c.expires < at))
            if (await connection.scalar(select(func.count()).where(mine)) or 0) >= MOST:
                return None
            values = {"account": account, "purpose": purpose, "email": address, "expires": at + LASTS[purpose]}
            await connection.execute(insert(mail_links).values(hash=hash_of(secret), **values))
        return secret

    async def _find(self, connection: Any, purpose: str, secret: str) -> Any:
        row = (
            await connection.execute(
                select(mail_links).where(
                    mail_links.c.hash == hash_of(secret),
                    mail_links.c.purpose == purpose,
                    mail_links.c.expires > now(),
                )
            )
        ).one_or_none()
        if row is None:
            raise Refused("not-found", "this link was used already, or is too old; ask for another")
        return row

    async def _open(self, connection: Any, purpose: str, secret: str) -> Any:
        """A link opens once, and with it every other link of its kind closes."""
        row = await self._find(connection, purpose, secret)
        mine = (mail_links.c.account == row.account) & (mail_links.c.purpose == purpose)
        opened = await connection.execute(delete(mail_links).where(mine).returning(mail_links.c.hash))
        if row.hash not in [other.hash for other in opened]:
            raise Refused("not-found", "this link was used already")
        return row

    async def _send(self, purpose: str, address: str, name: str, settings: str, link: str) -> None:
        """In the language the account is set to."""
        texts = Catalogue.load(language_of(settings), isolate=False)
        server = self.settings.public_url.rstrip("/")
        asked = texts.format(f"letter-{purpose}", name=name, server=server)
        body = "\n\n".join((asked, f"{server}/{purpose}/{link}", texts.format("letter-otherwise")))
        await self.mail.send(address, texts.format(f"letter-{purpose}-subject"), body + "\n")
