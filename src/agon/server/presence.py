"""Who is connected to this process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from agon.server.settings import Settings

if TYPE_CHECKING:
    from agon.server.play import Socket


class Present:
    """The open sockets, and whose they are."""

    def __init__(self) -> None:
        self._sockets: set[Socket] = set()
        self._of: dict[str, set[Socket]] = {}
        self._at: Counter[str] = Counter()

    def add(self, socket: Socket) -> None:
        self._sockets.add(socket)
        self._at[socket.address] += 1
        if socket.person is not None:
            self._of.setdefault(socket.person.id, set()).add(socket)

    def discard(self, socket: Socket) -> None:
        self._sockets.discard(socket)
        self._at[socket.address] -= 1
        if not self._at[socket.address]:
            del self._at[socket.address]
        if socket.person is not None and (own := self._of.get(socket.person.id)) is not None:
            own.discard(socket)
            if not own:
                del self._of[socket.person.id]

    def of(self, account: str | None) -> list[Socket]:
        """The sockets of an account."""
        return list(self._of.get(account or "", ()))

    def is_crowded(self, socket: Socket, settings: Settings) -> bool:
        """Whether whoever comes has as many sockets open as one may have."""
        account = socket.account
        own = len(self._of.get(account, ())) if account is not None else 0
        return own >= settings.sockets_per_account or self._at[socket.address] >= settings.sockets_per_address

    @property
    def people(self) -> set[str]:
        """The accounts that have a socket open."""
        return set(self._of)

    def __contains__(self, account: object) -> bool:
        return account in self._of

    def __iter__(self) -> Iterator[Socket]:
        return iter(list(self._sockets))

    def __len__(self) -> int:
        return len(self._sockets)
