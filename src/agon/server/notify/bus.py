"""Message bus between processes. Messages carry ids and event numbers, never the content of a change.

A single process keeps them in memory; several processes share them through PostgreSQL's LISTEN and NOTIFY.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

CHANNEL = "agon"
MAX_ITEMS = 100  # PostgreSQL limits a message to 8,000 bytes
FIRST = 1  # the event that starts a game
RETRY_SECONDS = 1.0  # before reconnecting

log = logging.getLogger(__name__)


class Item(msgspec.Struct, array_like=True, frozen=True):
    """A notification about `id`: a table `moved` to event `n`, its players changed (`seats`), its private data changed
    (`private`), its rematch was offered, accepted or declined (`offer`), it has a new `chat` line, an account changed
    (`person`), a player came to or left a table at the process `by` (`presence`), somebody is challenged to play at it
    (`challenge`), or somebody looks for an opponent in a game (`seek`)."""

    what: str
    id: str
    n: int = 0
    by: str = ""

    @property
    def key(self) -> Item:
        """The key by which later notifications replace earlier ones; chat lines and game starts are never merged."""
        return self if self.what == "chat" or self.n == FIRST else Item(self.what, self.id)


def backend(url: str) -> ChannelsBackend:
    """Return the transport for a database URL."""
    if url.startswith("sqlite"):
        return MemoryChannelsBackend()
    from agon.server.notify.postgres import NotifyBackend

    return NotifyBackend(url.replace("postgresql+psycopg://", "postgresql://", 1))


class Bus:
    """Publishes notifications of this process and passes on those of others."""

    def __init__(self, url: str, receive: Callable[[list[Item]], Awaitable[None]]) -> None:
        self.is_shared = not url.startswith("sqlite")
        self.channels = ChannelsPlugin(backend=backend(url), channels=[CHANNEL])
        self.receive = receive
        self.name = secrets.token_hex(8)  # of this process, to skip its own messages
        self.waiting: dict[Item, Item] = {}  # the latest, by key
        self.ready = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.opened = contextlib.AsyncExitStack()
        self.is_closing = False

    def send(self, items: Iterable[Item]) -> None:
        """Queue notifications for the other processes; later ones of a table replace earlier ones."""
        if self.is_shared:
            self.waiting |= {item.key: item for item in items}
            self.ready.set()

    async def start(self) -> None:
        if self.is_shared:
            await self.opened.enter_async_context(self.channels)
            self.tasks = [asyncio.create_task(self._publish()), asyncio.create_task(self._listen())]

    async def _publish(self) -> None:
        while True:
            await self.ready.wait()
            self.ready.clear()
            while self.waiting:
                items = [self.waiting.pop(key) for key in list(self.waiting)[:MAX_ITEMS]]
                try:
                    await self.channels.wait_published(msgspec.json.encode((self.name, items)), CHANNEL)
                except Exception as error:
                    log.warning("publishing notifications failed: %s", type(error).__name__)
                    self.waiting = {item.key: item for item in items} | self.waiting  # keep the order
                    await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        while not self.is_closing:
            try:
                async with self.channels.start_subscription([CHANNEL]) as subscriber:
                    async for raw in subscriber.iter_events():
                        who, items = msgspec.json.decode(raw, type=tuple[str, list[Item]])
                        if who != self.name:
                            await self.receive(items)
            except Exception:
                if self.is_closing:  # without a database, unsubscribing fails, and hides that we are cancelled
                    return
                log.exception("listening for notifications failed")
                await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        self.is_closing = True
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.opened.aclose()
