"""Rate limits: attempts per minute from an address, and delays after wrong passwords.

Failures are counted per name and address and per address, never per name alone: guessing a password delays the
guesser, not the owner. A browser from which the owner has signed in before (a device) is counted separately, so it
works even from the guesser's address.
"""

from __future__ import annotations

import hashlib
import ipaddress
import math
import time
from collections.abc import Iterable
from typing import NamedTuple

from litestar.handlers import BaseRouteHandler
from sqlalchemy import case, delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from agon.engine.errors import Refused
from agon.server.accounts.identity import ApiConnection
from agon.server.db.schema import failures
from agon.server.db.storage import DAY_MS, SECOND_MS, Storage, now

MAX_PAUSE = 15 * 60  # seconds
FAILURE_LIFETIME = DAY_MS  # failures older than this do not count
MAX_ADDRESSES = 10_000


class Wait(Refused):
    """Too many attempts; retry after `seconds`."""

    def __init__(self, seconds: float, message: str) -> None:
        self.seconds = max(1, math.ceil(seconds))
        super().__init__("too-many-requests", f"{message}; try again in {self.seconds} s")


def address_of(connection: ApiConnection) -> str:
    """Return the client address as given by the trusted proxy; for IPv6 its network, since clients have many."""
    host = connection.client.host if connection.client else ""
    try:
        ip = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(ip, ipaddress.IPv6Address):
        return str(ip.ipv4_mapped or ipaddress.ip_network((ip, 64), strict=False))
    return host


def client_of(connection: ApiConnection) -> str:
    """Return who is limited: the account, or the address of someone without one."""
    return connection.user.id if connection.user is not None else address_of(connection)


class Attempts:
    """Limits attempts per minute from an address, counted in this process."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: dict[str, int] = {}
        self.minute = 0

    def take(self, address: str) -> None:
        """Count an attempt, or refuse it."""
        minute, second = divmod(time.monotonic(), 60)
        if minute != self.minute or len(self.counts) > MAX_ADDRESSES:
            self.minute, self.counts = int(minute), {}
        if self.counts.get(address, 0) >= self.most:
            raise Wait(60 - second, f"at most {self.most} attempts a minute")
        self.counts[address] = self.counts.get(address, 0) + 1


class Allowance:
    """What a client may still send: a token bucket that refills at a rate per second, up to `most`."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most, self.left, self.refilled = rate, most, most, time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Take `cost` from it; False if there is not enough."""
        at = time.monotonic()
        self.left = min(self.most, self.left + (at - self.refilled) * self.rate)
        self.refilled = at
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Allowances:
    """The allowances of clients, by account or address, counted in this process."""

    def __init__(self) -> None:
        self.kept: dict[str, Allowance] = {}

    def of(self, client: str, rate: float, most: float) -> Allowance:
        """Return the allowance of a client; those of clients who sent nothing for a while are dropped."""
        if len(self.kept) > MAX_ADDRESSES:
            recent = time.monotonic() - 60
            self.kept = {client: one for client, one in self.kept.items() if one.refilled > recent}
        return self.kept.setdefault(client, Allowance(rate, most))


async def limit_attempts(connection: ApiConnection, _: BaseRouteHandler) -> None:
    """Guard that applies the attempt limit."""
    attempts: Attempts = connection.app.state.services.attempts
    attempts.take(address_of(connection))


class Key(NamedTuple):
    """What failures are counted for, and how many cause no delay."""

    name: str
    free: int


def for_stranger(name: str, address: str) -> list[Key]:
    """Return the keys for a sign-in from an unknown browser."""
    return [Key(_digest("name", name, address), 5), Key(_digest("address", address), 30)]


def for_device(device: bytes) -> list[Key]:
    """Return the keys for a browser from which the owner has signed in before."""
    return [Key(_digest("device", device.hex()), 5)]


def for_account(account: str) -> list[Key]:
    """Return the keys for a signed-in account confirming its password."""
    return [Key(_digest("account", account), 5)]


def _digest(*parts: str) -> str:
    """Hash names and addresses, which are not stored themselves."""
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()


def pause(count: int, free: int) -> int:
    """Return the delay in milliseconds after `count` failures.

    >>> [pause(count, 5) // SECOND_MS for count in (4, 5, 6, 7, 14, 15, 500)]
    [0, 1, 2, 4, 512, 900, 900]
    """
    return 0 if count < free else SECOND_MS * min(MAX_PAUSE, 2 ** min(count - free, 20))


class Failures:
    """Counts wrong passwords. An attempt is counted before it is checked, so parallel attempts gain nothing."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def count(self, keys: Iterable[Key]) -> None:
        """Count an attempt as failed, or refuse it because of earlier failures."""
        at = now()
        async with self.storage.write() as connection:
            for key in sorted(keys):
                await self._count(connection, key, at)

    async def _count(self, connection: AsyncConnection, key: Key, at: int) -> None:
        count = case((failures.c.until < at - FAILURE_LIFETIME, 1), else_=failures.c.count + 1)
        failed, until = (
            await connection.execute(
                self.storage.insert(failures)
                .values(key=key.name, count=1, until=0)
                .on_conflict_do_update(index_elements=[failures.c.key], set_={"count": count})
                .returning(failures.c.count, failures.c.until)
            )
        ).one()
        if until > at:
            raise Wait((until - at) / SECOND_MS, "too many wrong passwords")
        await connection.execute(
            update(failures).where(failures.c.key == key.name).values(until=at + pause(failed, key.free))
        )

    async def undo(self, keys: list[Key]) -> None:
        """Reset the count of the account after a success; for the address, undo only this attempt."""
        first, *others = keys
        async with self.storage.write() as connection:
            await connection.execute(
                delete(failures).where((failures.c.key == first.name) | (failures.c.until < now() - FAILURE_LIFETIME))
            )
            for key in others:
                await connection.execute(
                    update(failures)
                    .where(failures.c.key == key.name)
                    .values(count=case((failures.c.count > 0, failures.c.count - 1), else_=0), until=now())
                )
