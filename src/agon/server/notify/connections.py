"""Who is connected to this process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Protocol

from agon.server.settings import Settings


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

    def add(self, socket: Connection) -> None:
        self._sockets.add(socket)
        self._at[socket.address] += 1
        if socket.account is not None:
            self._of.setdefault(socket.account, set()).add(socket)

    def discard(self, socket: Connection) -> None:
        self._sockets.discard(socket)
        self._at[socket.address] -= 1
        if not self._at[socket.address]:
            del self._at[socket.address]
        if socket.account is not None and (own := self._of.get(socket.account)) is not None:
            own.discard(socket)
            if not own:
                del self._of[socket.account]

    def of(self, account: str | None) -> list[Connection]:
        """Return the sockets of an account."""
        return list(self._of.get(account or "", ()))

    def is_crowded(self, socket: Connection, settings: Settings) -> bool:
        """Whether the account or address has reached its socket limit."""
        account = socket.account
        own = len(self._of.get(account, ())) if account is not None else 0
        return own >= settings.sockets_per_account or self._at[socket.address] >= settings.sockets_per_address

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
