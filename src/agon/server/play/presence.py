"""Presence: which players follow their table now, and since when the others are away.

A player is here while one of their sockets follows the table from their chair. Every process knows its own sockets and
tells the others of changes; it repeats who is here at intervals, so that players of a process that died expire.
Spectators are never listed.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from agon.server import protocol
from agon.server.db.storage import SECOND_MS, now
from agon.server.notify.bus import Item
from agon.server.tables.live import Listener
from agon.server.tables.registry import TableRegistry

GRACE_SECONDS = 4.0  # to reload a page or reconnect without being away
BEAT_SECONDS = 20.0  # between two repetitions of who is here
EXPIRY_MS = 3 * 20 * SECOND_MS  # for players of a process that no longer repeats them

Key = tuple[str, str]  # table and account
Departed = Callable[[str, str], Coroutine[Any, Any, None]]  # account and table of a player now away


class Presence:
    """Who is at which table, in this process and in the others."""

    def __init__(self, registry: TableRegistry, grace: float = GRACE_SECONDS, beat: float = BEAT_SECONDS) -> None:
        self.registry, self.grace, self.beat = registry, grace, beat
        self.sockets: Counter[Key] = Counter()
        self.here: set[Key] = set()  # in this process; a player who has just left still is
        self.elsewhere: dict[Key, dict[str, int]] = {}  # when each other process last said that they are here
        self.left: dict[Key, int] = {}
        self.departed: list[Departed] = []
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.task = asyncio.create_task(self._repeat())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    # -- the sockets of this process

    def enter(self, table: str, account: str) -> None:
        """A socket of a player follows their table."""
        key = (table, account)
        self.sockets[key] += 1
        if key not in self.here:
            was_here = self.is_here(key)
            self.here.add(key)
            self._tell(key, 0)
            if not was_here:
                self._push(table)

    def leave(self, table: str, account: str) -> None:
        """A socket of a player no longer follows their table."""
        key, at = (table, account), now()
        self.sockets[key] -= 1
        if self.sockets[key] <= 0:
            del self.sockets[key]
            asyncio.get_running_loop().call_later(self.grace, self._check, key, at)

    def _check(self, key: Key, at: int) -> None:
        """Mark a player as away who has not come back within the grace period."""
        if key in self.sockets or key not in self.here:
            return
        self.here.discard(key)
        self._tell(key, at)
        self._away(key, at)

    def _away(self, key: Key, at: int) -> None:
        """Remember since when a player is away, unless another process has them."""
        if self.is_here(key):
            return
        self.left[key] = at
        self._push(key[0])
        for departed in self.departed:
            self.registry.spawn(departed(key[1], key[0]))

    # -- the other processes

    def _tell(self, key: Key, away_since: int) -> None:
        self.registry.bus.send([Item("presence", "/".join(key), away_since, self.registry.bus.name)])

    async def on_notification(self, item: Item) -> None:
        """Take in what another process says about a player."""
        table, _, account = item.id.partition("/")
        key, was_here = (table, account), self.is_here((table, account))
        if item.n == 0:
            self.elsewhere.setdefault(key, {})[item.by] = now()
            if not was_here:
                self._push(table)
        else:
            self._forget(key, item.by, item.n)

    def _forget(self, key: Key, process: str, at: int) -> None:
        seen = self.elsewhere.get(key, {})
        if seen.pop(process, None) is None:
            return
        if not seen:
            del self.elsewhere[key]
        if not self.is_here(key):
            self.left[key] = at
            self._push(key[0])

    async def _repeat(self) -> None:
        """Repeat who is here, and forget whom the other processes no longer repeat."""
        while True:
            await asyncio.sleep(self.beat)
            for key in self.here:
                self._tell(key, 0)
            limit = now() - EXPIRY_MS
            for key, seen in list(self.elsewhere.items()):
                for process, heard in list(seen.items()):
                    if heard < limit:
                        self._forget(key, process, heard)
            for key in [key for key in self.left if key[0] not in self.registry.lives]:
                del self.left[key]

    # -- telling the clients

    def is_here(self, key: Key) -> bool:
        return key in self.here or key in self.elsewhere

    def message(self, table: str) -> bytes | None:
        """Return who is here at a table; None if fewer than two people play there."""
        live = self.registry.lives.get(table)
        sittings = live.sittings if live is not None else []
        people = [s.account.id if s.account and s.account.kind != "program" else None for s in sittings]
        if len(set(people) - {None}) < 2:
            return None
        keys = [(table, account) if account else None for account in people]
        here = [key is None or self.is_here(key) for key in keys]
        left = [None if is_here or key is None else self.left.get(key) for key, is_here in zip(keys, here, strict=True)]
        return msgspec.json.encode(protocol.Presence(table, here, left))

    def greet(self, table: str, listener: Listener) -> None:
        """Tell a new follower of a table who is here."""
        if (message := self.message(table)) is not None:
            listener.send(message)

    def _push(self, table: str) -> None:
        live = self.registry.lives.get(table)
        listeners = [one for viewer in live.viewers.values() for one in viewer.listeners] if live is not None else []
        if listeners and (message := self.message(table)) is not None:
            for listener in listeners:
                listener.send(message)
