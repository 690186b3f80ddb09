"""News between processes: which tables have moved. They carry names and numbers, never what happened.

In one process they stay in memory; many processes share them through PostgreSQL's LISTEN and NOTIFY.
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
MOST = 100  # items in one message: PostgreSQL takes 8,000 bytes
FIRST = 1  # the event with which a game begins
PAUSE = 1.0  # seconds before a lost connection is tried again

log = logging.getLogger(__name__)


class Item(msgspec.Struct, array_like=True, frozen=True):
    """`what` happened to `id`: a table `moved` to event `n`, its people changed (`seats`), somebody spoke (`chat`);
    or an account changed (`person`)."""

    what: str
    id: str
    n: int = 0

    @property
    def about(self) -> Item:
        """What later news of the same stand for as well; each line of talk, and that a game began, is told itself."""
        return self if self.what == "chat" or self.n == FIRST else Item(self.what, self.id)


def backend(url: str) -> ChannelsBackend:
    """What carries the news."""
    if url.startswith("sqlite"):
        return MemoryChannelsBackend()
    from agon.server.notify import NotifyBackend

    return NotifyBackend(url.replace("postgresql+psycopg://", "postgresql://", 1))


class News:
    """Publishes what happens here and hands on what is heard, wherever it happened."""

    def __init__(self, url: str, hear: Callable[[list[Item]], Awaitable[None]]) -> None:
        self.is_shared = not url.startswith("sqlite")
        self.channels = ChannelsPlugin(backend=backend(url), channels=[CHANNEL])
        self.hear = hear
        self.name = secrets.token_hex(8)  # of this process: it knows its own news already
        self.waiting: dict[Item, Item] = {}  # the latest, by what it is about
        self.ready = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.opened = contextlib.AsyncExitStack()

    def tell(self, items: Iterable[Item]) -> None:
        """Let the other processes know; of several moves of one table the latest is told."""
        if self.is_shared:
            self.waiting |= {item.about: item for item in items}
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
                items = [self.waiting.pop(key) for key in list(self.waiting)[:MOST]]
                try:
                    await self.channels.wait_published(msgspec.json.encode((self.name, items)), CHANNEL)
                except Exception as error:
                    log.warning("news could not be told: %s", type(error).__name__)
                    self.waiting = {item.about: item for item in items} | self.waiting  # in order
                    await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        while True:
            try:
                async with self.channels.start_subscription([CHANNEL]) as subscriber:
                    async for raw in subscriber.iter_events():
                        who, items = msgspec.json.decode(raw, type=tuple[str, list[Item]])
                        if who != self.name:
                            await self.hear(items)
            except Exception:
                log.exception("listening for news broke off")
                await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.opened.aclose()
