"""uvicorn's WebSocket protocol, with a direct way to its connection (`play/socket.py`, `Channel`).

ASGI wraps every message in a dict, passes it through the middleware and needs a task that waits until it may send. The
handshake still takes this way; the messages after it do not. Text messages of one frame, which is what clients send,
are read and written here; all other frames, such as pings, are left to the library."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from agon.server.ops.websocket_frames import frame_size, text_frame, whole_text
from agon.server.play.socket import CHANNEL

END_OF_HEAD = b"\r\n\r\n"


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

    @property
    def is_awaited(self) -> bool:
        """Whether the reader has nothing to do."""
        return self.waiter is not None and not self.waiter.done()

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
    begun = 0  # chunks that came before the handshake was complete
    is_left_to_library = False
    partial: bytearray | None = None  # a frame of which the rest is missing

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Any = Inbox()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][CHANNEL] = self  # type: ignore[assignment]

    # -- reading

    def data_received(self, data: bytes) -> None:
        if self.is_left_to_library:
            super().data_received(data)
        elif self.conn.state is not State.OPEN:  # the library must have read nothing but the handshake
            self.is_left_to_library = self.begun > 0 or not data.endswith(END_OF_HEAD)
            self.begun += 1
            super().data_received(data)
        elif self.partial is None and frame_size(data) == len(data):
            self._read(data)
        else:
            self._split(data)

    def _split(self, data: bytes) -> None:
        """Read the frames that are complete, and keep the rest."""
        partial = bytearray() if self.partial is None else self.partial
        partial += data
        while (size := frame_size(partial)) is not None and size <= len(partial):
            self._read(bytes(partial[:size]))
            del partial[:size]
        self.partial = partial or None
        if self.is_left_to_library or size is not None and size > self.config.ws_max_size:  # it refuses the head
            self.is_left_to_library, self.partial = True, None
            super().data_received(bytes(partial))

    def _read(self, frame: bytes) -> None:
        """Take a frame: a message, or something for the library."""
        is_between_messages = self.conn.current_size is None and self.conn.state is State.OPEN
        message = whole_text(frame) if is_between_messages and len(frame) <= self.config.ws_max_size else None
        if message is None:
            if not self.transport.is_closing():
                super().data_received(frame)
        elif not self.close_sent:
            is_busy = not self.queue.is_awaited
            self.queue.put_nowait(message)
            if is_busy and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()

    # -- the channel

    async def receive_message(self) -> bytes | None:
        """Return the next message, an empty one if it is not text; None if the connection is closed or woken."""
        event: Any = await self.receive()
        if isinstance(event, bytes):
            return event
        return event.get("text", "").encode() if event["type"] == "websocket.receive" else None

    def send_text(self, message: bytes) -> int:
        """Send a message, unless the connection is closing; return how many bytes the client is behind.

        What is sent in one step of the event loop goes to the system in one piece."""
        if self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return 0
        self.conn.writes.append(text_frame(message))
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
