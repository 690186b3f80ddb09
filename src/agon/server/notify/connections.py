"""Who is connected to this process."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator
from typing import Protocol

from agon.server.settings import Settings

RESERVE = 200  # descriptors for everything but sockets: requests, the database, logs
UNLIMITED = 1_000_000


def descriptor_limit() -> int:
    """Return how many files and connections this process may have open."""
    with contextlib.suppress(ImportError, OSError):  # not on Windows
        import resource

        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        return UNLIMITED if soft == resource.RLIM_INFINITY else soft
    return UNLIMITED


class Connection(Protocol):
    """A client that messages can be sent to."""

    address: str
    account: str | None
    watched: dict[str, int | None]

    def send(self, message: bytes) -> None:
        """Queue a message."""

    def dismiss(self) -> None:
        """Close the connection: the account has changed."""


class Connections:
    """The open sockets, by account."""

    def __init__(self) -> None:
        self._sockets: set[Connection] = set()
        self._of: dict[str, set[Connection]] = {}
        self._at: Counter[str] = Counter()
        self._with_account = 0

    def add(self, socket: Connection) -> None:
        self._sockets.add(socket)
        self._at[socket.address] += 1
        if socket.account is not None:
            self._with_account += 1
            self._of.setdefault(socket.account, set()).add(socket)

    def discard(self, socket: Connection) -> None:
        self._sockets.discard(socket)
        self._at[socket.address] -= 1
        if not self._at[socket.address]:
            del self._at[socket.address]
        if socket.account is not None and (own := self._of.get(socket.account)) is not None:
            self._with_account -= 1
            own.discard(socket)
            if not own:
                del self._of[socket.account]

    def of(self, account: str | None) -> list[Connection]:
        """Return the sockets of an account."""
        return list(self._of.get(account or "", ()))

    def refusal(self, socket: Connection, settings: Settings) -> str | None:
        """Return why another socket is one too many for its account, its address or this process.

        People without an account leave half of the room to the others."""
        account = socket.account
        own = len(self._of.get(account, ())) if account is not None else 0
        if own >= settings.sockets_per_account or self._at[socket.address] >= settings.sockets_per_address:
            return "too many sockets are open; close some"
        room = settings.sockets or max(descriptor_limit() - RESERVE, RESERVE)
        anonymous = len(self._sockets) - self._with_account
        if len(self._sockets) >= room or account is None and anonymous >= room // 2:
            return "the server has no room for more sockets; try again later"
        return None

    @property
    def people(self) -> set[str]:
        """The accounts with an open socket."""
        return set(self._of)

    def __contains__(self, account: object) -> bool:
        return account in self._of

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._sockets))

    def __len__(self) -> int:
        return len(self._sockets)
