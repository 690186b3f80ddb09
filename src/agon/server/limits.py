"""Limits for what strangers may try: attempts a minute from an address, and pauses after wrong passwords.

Failures are counted for a name from an address and for the address, never for the name alone: whoever guesses at
somebody's password holds up himself, not them. A browser from which the owner signed in before (a device) is counted by
itself, so that it works even from the guesser's own address.
"""

from __future__ import annotations

import hashlib
import ipaddress
import math
import time
from collections.abc import Iterable
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from sqlalchemy import case, delete, update

from agon.engine.errors import Refused
from agon.server.schema import failures
from agon.server.storage import Storage, now

SECOND = 1000
LONGEST_PAUSE = 15 * 60  # seconds
FORGOTTEN = 24 * 60 * 60 * SECOND  # failures older than this do not count
MOST_ADDRESSES = 10_000


class Wait(Refused):
    """Too much at once; `seconds` says when to try again."""

    def __init__(self, seconds: float, message: str) -> None:
        self.seconds = max(1, math.ceil(seconds))
        super().__init__("too-many-requests", f"{message}; try again in {self.seconds} s")


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from, as the trusted proxy says; of IPv6 the network, since everybody has many."""
    host = connection.client.host if connection.client else ""
    try:
        ip = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(ip, ipaddress.IPv6Address):
        return str(ip.ipv4_mapped or ipaddress.ip_network((ip, 64), strict=False))
    return host


class Attempts:
    """So many attempts a minute from one address, counted in this process."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: dict[str, int] = {}
        self.minute = 0

    def take(self, address: str) -> None:
        """Count an attempt, or refuse it."""
        minute, second = divmod(time.monotonic(), 60)
        if minute != self.minute or len(self.counts) > MOST_ADDRESSES:
            self.minute, self.counts = int(minute), {}
        if self.counts.get(address, 0) >= self.most:
            raise Wait(60 - second, f"at most {self.most} attempts a minute")
        self.counts[address] = self.counts.get(address, 0) + 1


async def attempt(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard for what strangers may try."""
    attempts: Attempts = connection.app.state.house.attempts
    attempts.take(address_of(connection))


class Key(NamedTuple):
    """What failures are counted for, and how many of them cost nothing."""

    name: str
    free: int


def for_stranger(name: str, address: str) -> list[Key]:
    """A name tried from an address the owner is not known to use."""
    return [Key(_digest("name", name, address), 5), Key(_digest("address", address), 30)]


def for_device(device: bytes) -> list[Key]:
    """A browser from which the owner signed in before."""
    return [Key(_digest("device", device.hex()), 5)]


def for_account(account: str) -> list[Key]:
    """Somebody signed in, asked for the password once more."""
    return [Key(_digest("account", account), 5)]


def _digest(*parts: str) -> str:
    """The names and addresses that were tried are not kept themselves."""
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()


def pause(count: int, free: int) -> int:
    """Milliseconds to wait after so many failures.

    >>> [pause(count, 5) // SECOND for count in (4, 5, 6, 7, 14, 15, 500)]
    [0, 1, 2, 4, 512, 900, 900]
    """
    return 0 if count < free else SECOND * min(LONGEST_PAUSE, 2 ** min(count - free, 20))


class Failures:
    """Wrong passwords. An attempt counts before it is looked at, so that many at once are no way around."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def count(self, keys: Iterable[Key]) -> None:
        """Count an attempt as failed, or refuse it because of those before."""
        at = now()
        async with self.storage.write() as connection:
            for key in sorted(keys):
                await self._count(connection, key, at)

    async def _count(self, connection: Any, key: Key, at: int) -> None:
        count = case((failures.c.until < at - FORGOTTEN, 1), else_=failures.c.count + 1)
        row = (
            await connection.execute(
                self.storage.insert(failures)
                .values(key=key.name, count=1, until=0)
                .on_conflict_do_update(index_elements=[failures.c.key], set_={"count": count})
                .returning(failures.c.count, failures.c.until)
            )
        ).one()
        if row.until > at:
            raise Wait((row.until - at) / SECOND, "too many wrong passwords")
        await connection.execute(
            update(failures).where(failures.c.key == key.name).values(until=at + pause(row.count, key.free))
        )

    async def take_back(self, keys: list[Key]) -> None:
        """The attempt was none: what is counted for the account is forgotten, of the address only this one."""
        first, *others = keys
        async with self.storage.write() as connection:
            await connection.execute(
                delete(failures).where((failures.c.key == first.name) | (failures.c.until < now() - FORGOTTEN))
            )
            for key in others:
                await connection.execute(
                    update(failures)
                    .where(failures.c.key == key.name)
                    .values(count=case((failures.c.count > 0, failures.c.count - 1), else_=0), until=now())
                )
