"""Litestar's channels over PostgreSQL, with connections that come back after the database was away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, OperationalError
from psycopg.sql import SQL, Identifier

PAUSE = 0.5

log = logging.getLogger(__name__)


class NotifyBackend(PsycoPgChannelsBackend):
    """One connection to listen, one to tell; each is made anew when it is lost."""

    _teller: AsyncConnection[Any] | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            if self._teller is None or self._teller.closed:
                self._teller = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True, connect_timeout=5)
            for channel in channels:
                await self._teller.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
        except OperationalError:
            self._teller = None
            raise

    async def _listen(self) -> None:
        while not self._stop_listening:
            try:
                await self._listen_once()
            except OperationalError:
                log.warning("the database is away; listening again as soon as it is back")
                await self._again()

    async def _listen_once(self) -> None:
        async for notify in self._listener_conn.notifies(timeout=0.1):
            self._event_queue.put_nowait((notify.channel, notify.payload.encode()))

    async def _again(self) -> None:
        while not self._stop_listening:
            try:
                self._listener_conn = await AsyncConnection[Any].connect(
                    self._pg_dsn, autocommit=True, connect_timeout=5
                )
                for channel in self._subscribed_channels:
                    await self._listener_conn.execute(SQL("LISTEN {}").format(Identifier(channel)))
                return
            except OperationalError:
                await asyncio.sleep(PAUSE)

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        for connection in (self._teller, self._listener_conn):
            if connection is not None and not connection.closed:
                await connection.close()
