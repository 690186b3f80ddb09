"""Becoming somebody: registering, signing in, changing the password, going away for good."""

from __future__ import annotations

import contextlib
import logging
from typing import Any

import msgspec
from sqlalchemy import delete, or_, select, update
from sqlalchemy.exc import IntegrityError

from agon.engine.errors import Refused
from agon.server.hall import Hall
from agon.server.limits import Failures, Key, for_account, for_device, for_stranger
from agon.server.lobby import Lobby
from agon.server.names import check_name, name_key
from agon.server.news import Item
from agon.server.passwords import Passwords, check_password
from agon.server.people import People, Person, hash_of, name_taken
from agon.server.presence import Present
from agon.server.schema import (
    accounts,
    blocks,
    chairs,
    devices,
    entrants,
    mail_links,
    members,
    notes,
    notices,
    rating_steps,
    ratings,
    sessions,
    studies,
    tables,
    tokens,
    vacations,
)
from agon.server.storage import Storage, new_secret, now

MOST_DEVICES = 20
GONE = "gone"

log = logging.getLogger(__name__)


class Accounts:
    """What people do with their accounts."""

    def __init__(self, people: People, hall: Hall, lobby: Lobby, sockets: Present) -> None:
        self.people, self.hall, self.lobby, self.sockets = people, hall, lobby, sockets
        self.storage: Storage = people.storage
        self.passwords = Passwords()
        self.failures = Failures(self.storage)

    # -- registering

    async def register(self, guest: Person | None, given: str, password: str) -> str:
        """A person's account; a guest keeps what he has played."""
        name = check_name(given)
        check_password(password, name)
        await self._refuse_taken(name)
        hashed = await self.passwords.hash(password)
        if guest is None:
            return await self.people.new_account(name, "person", password=hashed)
        await self._become(guest.id, name, hashed)
        await self.changed(guest.id)
        await self._show_name(guest.id)
        return guest.id

    async def _refuse_taken(self, name: str) -> None:
        async with self.storage.read() as connection:
            if await connection.scalar(select(accounts.c.id).where(accounts.c.name_key == name_key(name))):
                raise name_taken(name)

    async def _become(self, account: str, name: str, hashed: str) -> None:
        """The guest's sessions end with the guest; so nobody who knew one is signed in as the person."""
        values = {"name": name, "name_key": name_key(name), "kind": "person", "password": hashed}
        guest = (accounts.c.id == account) & (accounts.c.kind == "guest")
        try:
            async with self.storage.write() as connection:
                if (await connection.execute(update(accounts).where(guest).values(**values))).rowcount != 1:
                    raise Refused("not-possible-now", "this account is registered already")
                await connection.execute(delete(sessions).where(sessions.c.account == account))
        except IntegrityError as error:
            raise name_taken(name) from error

    # -- signing in

    async def sign_in(self, name: str, password: str, address: str, device: str | None) -> str:
        """The account of a name (or a verified address of e-mail) and its password.

        A name nobody has takes the same work and gets the same answer."""
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
        await self._prove(row, password, for_device(known) if known else for_stranger(key, address))
        assert row is not None
        return str(row.id)

    async def _prove(self, row: Any, password: str, keys: list[Key]) -> None:
        await self.failures.count(keys)
        hashed = row.password if row is not None else None
        if not await self.passwords.fits(hashed, password):
            raise Refused("wrong-password", "the name or the password is wrong")
        await self.failures.take_back(keys)
        assert row is not None
        if self.passwords.is_outdated(row.password):
            await self._write_password(row.id, password)

    async def confirm(self, person: Person, password: str) -> None:
        """Somebody who is signed in shows once more who they are."""
        async with self.storage.read() as connection:
            row = (
                await connection.execute(select(accounts.c.id, accounts.c.password).where(accounts.c.id == person.id))
            ).one_or_none()
        await self._prove(row, password, for_account(person.id))

    async def _write_password(self, account: str, password: str) -> None:
        hashed = await self.passwords.hash(password)
        async with self.storage.write() as connection:
            await connection.execute(update(accounts).where(accounts.c.id == account).values(password=hashed))

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """Another password; whoever was signed in is so no more."""
        if person.kind != "person":
            raise Refused("not-possible-now", "a guest has no password; register first")
        check_password(new, person.name)
        await self.confirm(person, old)
        await self._write_password(person.id, new)
        await self.sign_out(person.id)

    async def set_password(self, account: str, new: str) -> None:
        """Another password for who came by a link."""
        person = await self.people.person(account)
        check_password(new, person.name)
        await self._write_password(account, new)
        await self.sign_out(account)

    async def sign_out(self, account: str) -> None:
        """End every session, and the sockets opened with them."""
        await self.people.end_sessions(account)
        await self.changed(account)

    async def changed(self, account: str) -> None:
        """Who somebody is, or what they may, has changed: their sockets end, here and at the other processes."""
        await self.hall.spread(Item("person", account))

    async def hear(self, item: Item) -> None:
        """An account has changed, here or at another process."""
        if item.what == "person":
            for socket in self.sockets.of(item.id):
                socket.dismiss()

    # -- devices

    async def _known_device(self, account: str, secret: str | None) -> bytes | None:
        mine = (devices.c.hash == hash_of(secret or "")) & (devices.c.account == account)
        async with self.storage.read() as connection:
            found = await connection.scalar(select(devices.c.hash).where(mine))
        return bytes(found) if found is not None else None

    async def remember_device(self, account: str, secret: str | None) -> str:
        """A browser that signed in: others' failures will not hold it back. Returns what it is known by."""
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
            kept = [row.hash for row in await connection.execute(latest.limit(MOST_DEVICES))]
            await connection.execute(delete(devices).where(devices.c.account == account, devices.c.hash.not_in(kept)))
        return secret

    # -- going away

    async def leave_for_good(self, person: Person) -> None:
        """Rise from every table, give up every game, and be nobody: what is left of the account is that it played."""
        for table in await self._tables(person.id, ("open", "playing")):
            await self._leave(person, table)
        await self._erase(person.id)
        await self.changed(person.id)
        await self._show_name(person.id)
        log.info("account deleted", extra={"fields": {"account": person.id}})

    async def _leave(self, person: Person, table: str) -> None:
        with contextlib.suppress(Refused):  # the game has begun
            await self.lobby.rise(person, table)
            return
        live = await self.hall.live(table)
        for chair in live.chairs_of(person.id):
            with contextlib.suppress(Refused):  # the game is over
                await self.hall.leave(table, chair, "resign")

    async def _tables(self, account: str, states: tuple[str, ...]) -> list[str]:
        query = select(tables.c.id).join(chairs, chairs.c.table == tables.c.id).where(chairs.c.account == account)
        async with self.storage.read() as connection:
            return [row.id for row in await connection.execute(query.where(tables.c.state.in_(states)).distinct())]

    async def _erase(self, account: str) -> None:
        nobody = {
            "name": GONE,
            "name_key": f"{GONE}:{account}",  # no name has a colon: the old one is free, this one nobody can take
            "kind": GONE,
            "password": None,
            "email": None,
            "email_key": None,
            "is_admin": False,
            "settings": "{}",
        }
        owned = (sessions, devices, tokens, mail_links, vacations, notes, studies, notices, ratings, rating_steps)
        async with self.storage.write() as connection:
            for table in (*owned, members):
                await connection.execute(delete(table).where(table.c.account == account))
            await connection.execute(delete(blocks).where(or_(blocks.c.account == account, blocks.c.other == account)))
            await connection.execute(update(entrants).where(entrants.c.account == account).values(withdrawn=True))
            await connection.execute(update(accounts).where(accounts.c.id == account).values(**nobody))

    async def _show_name(self, account: str) -> None:
        """Tables in memory show the account as it is now."""
        for table in await self._tables(account, ("open", "playing", "over", "aborted")):
            await self.hall.seats_changed(table)

    # -- settings

    async def set_settings(self, person: Person, settings: msgspec.Struct) -> None:
        written = msgspec.json.encode(settings).decode()
        async with self.storage.write() as connection:
            await connection.execute(update(accounts).where(accounts.c.id == person.id).values(settings=written))
