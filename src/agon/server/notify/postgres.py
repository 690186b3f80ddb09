"""Litestar channels over PostgreSQL, with automatic reconnection."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, OperationalError
from psycopg.sql import SQL, Identifier

RETRY_SECONDS = 0.5

log = logging.getLogger(__name__)


class NotifyBackend(PsycoPgChannelsBackend):
    """Uses one connection to listen and one to publish; each is reopened when lost."""

    _publisher: AsyncConnection[Any] | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            if self._publisher is None or self._publisher.closed:
                self._publisher = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True, connect_timeout=5)
            for channel in channels:
                await self._publisher.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
        except OperationalError:
            self._publisher = None
            raise

    async def _listen(self) -> None:
        while not self._stop_listening:
            try:
                await self._listen_once()
            except OperationalError:
                log.warning("database connection lost; reconnecting")
                await self._reconnect()

    async def _listen_once(self) -> None:
        async for notify in self._listener_conn.notifies(timeout=0.1):
            self._event_queue.put_nowait((notify.channel, notify.payload.encode()))

    async def _reconnect(self) -> None:
        while not self._stop_listening:
            try:
                self._listener_conn = await AsyncConnection[Any].connect(
                    self._pg_dsn, autocommit=True, connect_timeout=5
                )
                for channel in self._subscribed_channels:
                    await self._listener_conn.execute(SQL("LISTEN {}").format(Identifier(channel)))
                return
            except OperationalError:
                await asyncio.sleep(RETRY_SECONDS)

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        for connection in (self._publisher, self._listener_conn):
            if connection is not None and not connection.closed:
                await connection.close()
