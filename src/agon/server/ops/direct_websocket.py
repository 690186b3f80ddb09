"""uvicorn's WebSocket protocol, with a direct way to its connection (`play/socket.py`, `Channel`).

ASGI wraps every message in a dict, passes it through the middleware and needs a task that waits until it may send. The
handshake still takes this way; the messages after it do not."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from agon.server.play.socket import CHANNEL


class Inbox:
    """The events of a connection that wait for its only reader: a queue for one, with little memory."""

    __slots__ = ("events", "waiter")

    def __init__(self) -> None:
        self.events: deque[Any] | None = None  # made when one must wait
        self.waiter: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        if self.events is None:
            self.events = deque()
        self.events.append(event)
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    def empty(self) -> bool:
        return not self.events

    async def get(self) -> Any:
        while not self.events:
            self.events = None
            self.waiter = asyncio.get_running_loop().create_future()
            try:
                await self.waiter
            finally:
                self.waiter = None
        return self.events.popleft()


class DirectWebSocket(WebSocketsSansIOProtocol):
    """The protocol of one connection. uvicorn's methods take what waits in `conn` along with what they send."""

    is_flushing = False

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Any = Inbox()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][CHANNEL] = self  # type: ignore[assignment]

    # -- the channel

    async def receive_text(self) -> str | None:
        """Return the next message, an empty one if it is not text; None if the connection is closed or woken."""
        event = await self.receive()
        return event.get("text", "") if event["type"] == "websocket.receive" else None

    def send_text(self, message: bytes) -> int:
        """Send a message, unless the connection is closing; return how many bytes the client is behind.

        What is sent in one step of the event loop goes to the system in one piece."""
        if self.close_sent or self.transport.is_closing():
            return 0
        try:
            self.conn.send_text(message)
        except InvalidState:  # the client has closed
            return 0
        if not self.is_flushing:
            self.is_flushing = True
            self.loop.call_soon(self._flush)
        return 0 if self.writable.is_set() else self.transport.get_write_buffer_size()

    def _flush(self) -> None:
        self.is_flushing = False
        frames = self.conn.data_to_send()
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    def wake(self) -> None:
        """Let the reader stop."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def abort(self) -> None:
        """Close the connection at once; what the client has not taken is lost."""
        self.transport.abort()
