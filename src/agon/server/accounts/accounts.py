"""Registration, sign-in, passwords, account deletion."""

from __future__ import annotations

import logging
from typing import Protocol

import msgspec
from sqlalchemy import delete, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from agon.engine.errors import Refused
from agon.server.accounts.identity import People, Person, hash_of, name_taken
from agon.server.accounts.names import GUEST, check_name, guest_name, name_key
from agon.server.accounts.passwords import Passwords, check_password
from agon.server.accounts.rate_limits import Failures, Key, for_account, for_device, for_stranger
from agon.server.db.schema import (
    DbRow,
    accounts,
    blocks,
    challenges,
    devices,
    entrants,
    follows,
    mail_links,
    members,
    notes,
    notices,
    plans,
    push_subscriptions,
    rating_steps,
    ratings,
    reservations,
    seeks,
    sessions,
    studies,
    tokens,
    vacations,
)
from agon.server.db.storage import Storage, is_same, new_secret, now
from agon.server.errors import not_found
from agon.server.look_alikes import look_key
from agon.server.notify.bus import Item
from agon.server.notify.connections import Connections

MAX_DEVICES = 20
GONE = "gone"

log = logging.getLogger(__name__)


async def end_links(connection: AsyncConnection, account: str) -> None:
    """Invalidate the links that were sent to an account; they still count towards the limit on e-mails."""
    await connection.execute(update(mail_links).where(mail_links.c.account == account).values(used=True))


class Memberships(Protocol):
    """An account's tables, which this package does not know."""

    async def publish(self, item: Item) -> None:
        """Publish a notification to every process."""

    async def leave_all(self, person: Person) -> None:
        """Leave every open table and resign every game."""

    async def refresh(self, account: str) -> None:
        """Reload the account at every cached table."""


class Accounts:
    """Registration, sign-in, passwords, devices, account deletion."""

    def __init__(self, people: People, memberships: Memberships, sockets: Connections) -> None:
        self.people, self.memberships, self.sockets = people, memberships, sockets
        self.storage: Storage = people.storage
        self.passwords = Passwords()
        self.failures = Failures(self.storage)

    # -- registering

    async def register(self, guest: Person | None, given: str, password: str) -> str:
        """Register an account; a guest keeps their games."""
        name = check_name(given)
        check_password(password, name)
        await self._refuse_taken(name)
        hashed = await self.passwords.hash(password)
        if guest is None:
            return await self.people.new_account(name, "person", password=hashed)
        await self._convert_guest(guest.id, name, hashed)
        await self.changed(guest.id)
        await self.memberships.refresh(guest.id)
        return guest.id

    async def _refuse_taken(self, name: str) -> None:
        async with self.storage.read() as connection:
            same = (accounts.c.name_key == name_key(name)) | (accounts.c.name_look == look_key(name))
            if await connection.scalar(select(accounts.c.id).where(same).limit(1)):
                raise name_taken(name)

    async def _convert_guest(self, account: str, name: str, hashed: str) -> None:
        """Turn a guest into a registered account. The guest's sessions and tokens end: none of them gets into it."""
        keys = {"name": name, "name_key": name_key(name), "name_look": look_key(name)}
        values = {"kind": "person", "password": hashed, **keys}
        guest = (accounts.c.id == account) & (accounts.c.kind == "guest")
        try:
            async with self.storage.write() as connection:
                if (await connection.execute(update(accounts).where(guest).values(**values))).rowcount != 1:
                    raise Refused("not-possible-now", "this account is already registered")
                for table in (sessions, tokens):
                    await connection.execute(delete(table).where(table.c.account == account))
        except IntegrityError as error:
            raise name_taken(name) from error

    async def name_guest(self, guest: Person, given: str) -> None:
        """Let a guest choose a name. Guests may have the same one, but none has that of a registered account."""
        if guest.kind != "guest":
            raise Refused("not-possible-now", "only guests can change their name")
        name = guest_name(given)
        await self._refuse_taken(name.removeprefix(GUEST))
        values = {"name": name, "name_key": f"guest:{guest.id}"}  # names have no colon, so the key is never a name
        async with self.storage.write() as connection:
            mine = (accounts.c.id == guest.id) & (accounts.c.kind == "guest")
            await connection.execute(update(accounts).where(mine).values(**values))
        await self.memberships.refresh(guest.id)

    # -- signing in

    async def sign_in(self, name: str, password: str, address: str, device: str | None) -> str:
        """Return the account for a name (or verified e-mail address) and password.

        An unknown name takes as long and gets the same answer."""
        key = name_key(name)
        async with self.storage.read() as connection:
            row = (
                await connection.execute(
                    select(accounts.c.id, accounts.c.password).where(
                        or_(accounts.c.name_key == key, accounts.c.email_key == key)
                    )
                )
            ).one_or_none()
        known = await self._known_device(row.id if row else "", device)
        await self._check_password(row, password, for_device(known) if known else for_stranger(key, address))
        assert row is not None
        return str(row.id)

    async def _check_password(self, row: DbRow | None, password: str, keys: list[Key]) -> None:
        await self.failures.count(keys)
        hashed = row.password if row is not None else None
        if not await self.passwords.fits(hashed, password):
            raise Refused("wrong-password", "the name or the password is wrong")
        await self.failures.undo(keys)
        assert row is not None
        if self.passwords.is_outdated(row.password):
            await self._write_password(row.id, password)

    async def confirm(self, person: Person, password: str) -> None:
        """Check the password of a signed-in account again."""
        async with self.storage.read() as connection:
            row = (
                await connection.execute(select(accounts.c.id, accounts.c.password).where(accounts.c.id == person.id))
            ).one_or_none()
        await self._check_password(row, password, for_account(person.id))

    async def _write_password(self, account: str, password: str, withdraw_links: bool = False) -> None:
        hashed = await self.passwords.hash(password)
        async with self.storage.write() as connection:
            await connection.execute(update(accounts).where(accounts.c.id == account).values(password=hashed))
            if withdraw_links:
                await end_links(connection, account)

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """Change the password; all sessions, tokens and links by e-mail end."""
        if person.kind != "person":
            raise Refused("not-possible-now", "guests have no password; register first")
        check_password(new, person.name)  # before the attempt counts
        await self.confirm(person, old)
        await self.set_password(person.id, new)

    async def set_password(self, account: str, new: str) -> None:
        """Set a password; all sessions, tokens and links by e-mail end."""
        person = await self.people.person(account)
        check_password(new, person.name)
        await self._write_password(account, new, withdraw_links=True)
        await self.sign_out(account)

    async def sign_out(self, account: str) -> None:
        """End every session and token, and their sockets."""
        await self.people.end_access(account)
        await self.changed(account)

    async def changed(self, account: str) -> None:
        """Close the account's sockets in every process because the account or its permissions changed."""
        await self.memberships.publish(Item("person", account))

    async def on_notification(self, item: Item) -> None:
        """Handle a change of an account, in this process or another."""
        for socket in self.sockets.of(item.id):
            socket.dismiss()

    # -- devices

    async def _known_device(self, account: str, secret: str | None) -> bytes | None:
        mine = (devices.c.hash == hash_of(secret or "")) & (devices.c.account == account)
        async with self.storage.read() as connection:
            found = await connection.scalar(select(devices.c.hash).where(mine))
        return bytes(found) if found is not None else None

    async def remember_device(self, account: str, secret: str | None) -> str:
        """Remember a browser that signed in, so failures elsewhere do not block it. Returns its secret."""
        known = await self._known_device(account, secret)
        secret = secret if known and secret else new_secret()
        values = {"account": account, "used": now()}
        async with self.storage.write() as connection:
            await connection.execute(
                self.storage.insert(devices)
                .values(hash=hash_of(secret), **values)
                .on_conflict_do_update(index_elements=[devices.c.hash], set_=values)
            )
            latest = select(devices.c.hash).where(devices.c.account == account).order_by(devices.c.used.desc())
            recent = [row.hash for row in await connection.execute(latest.limit(MAX_DEVICES))]
            await connection.execute(delete(devices).where(devices.c.account == account, devices.c.hash.not_in(recent)))
        return secret

    # -- deletion

    async def delete(self, person: Person) -> None:
        """Leave every table, resign every game and erase the account; only its games remain."""
        await self.memberships.leave_all(person)
        await self._erase(person.id)
        await self.changed(person.id)
        await self.memberships.refresh(person.id)
        log.info("account deleted", extra={"fields": {"account": person.id}})

    async def _erase(self, account: str) -> None:
        erased = {
            "name": GONE,
            "name_key": f"{GONE}:{account}",  # names have no colon, so nobody can register this one
            "name_look": None,
            "kind": GONE,
            "password": None,
            "email": None,
            "email_key": None,
            "mute": None,
            "is_admin": False,
            "settings": "{}",
        }
        owned = (
            sessions,
            devices,
            tokens,
            mail_links,
            vacations,
            plans,
            notes,
            studies,
            notices,
            ratings,
            rating_steps,
            reservations,
            seeks,
            push_subscriptions,
        )
        async with self.storage.write() as connection:
            for table in (*owned, members):
                await connection.execute(delete(table).where(table.c.account == account))
            for table in (blocks, follows, challenges):
                await connection.execute(delete(table).where(or_(table.c.account == account, table.c.other == account)))
            await connection.execute(update(entrants).where(entrants.c.account == account).values(withdrawn=True))
            await connection.execute(update(accounts).where(accounts.c.id == account).values(**erased))

    # -- settings

    async def set_settings(self, person: Person, settings: msgspec.Struct) -> None:
        written = msgspec.json.encode(settings).decode()
        async with self.storage.write() as connection:
            await connection.execute(update(accounts).where(accounts.c.id == person.id).values(settings=written))

    async def mute_mail(self, account: str, secret: str) -> None:
        """Send no more e-mail about games to an account, as the secret of its mute link asks."""
        query = select(accounts.c.mute, accounts.c.settings).where(accounts.c.id == account).with_for_update()
        async with self.storage.write() as connection:
            row = (await connection.execute(query)).one_or_none()
            if row is None or not is_same(row.mute, secret):
                raise not_found("link", secret)
            settings = msgspec.json.decode(row.settings) | {"email": False}
            written = msgspec.json.encode(settings).decode()
            await connection.execute(update(accounts).where(accounts.c.id == account).values(settings=written))
