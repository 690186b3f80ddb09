"""Limits on HTTP connections: the size of a request's head, the time it may take, and the number of connections.

uvicorn has none of these. A reverse proxy usually enforces its own; these hold for servers without one too."""

from __future__ import annotations

import asyncio
import contextlib
import sys

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from agon.server import metrics, protocol
from agon.server.notify.connections import descriptor_limit

MAX_HEAD = 16_384  # bytes of the request line and the headers
HEAD_SECONDS = 10.0  # to send them
BODY_SECONDS = 30.0  # to send the body
RESERVE = 64  # descriptors for the database, logs and the computer players
MAX_DESCRIPTORS = 65_536
SAFE_PYTHON = {(3, 11): 10, (3, 12): 6}  # the first patch releases without known holes that concern a server


def raise_descriptor_limit() -> None:
    """Allow this process as many open files, and so connections, as the system lets it."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # not on Windows
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def python_warning(version: tuple[int, ...] = sys.version_info[:3]) -> str | None:
    """Return a warning if this Python has known security holes.

    >>> python_warning((3, 11, 10)), python_warning((3, 13, 0))
    (None, None)
    >>> python_warning((3, 11, 7))
    'Warning: Python 3.11.7 has known security holes (CVE-2024-7592 and others); use 3.11.10 or newer'
    """
    patch = SAFE_PYTHON.get((version[0], version[1]))
    if patch is None or version[2] >= patch:
        return None
    name, safe = ".".join(map(str, version)), f"{version[0]}.{version[1]}.{patch}"
    return f"Warning: Python {name} has known security holes (CVE-2024-7592 and others); use {safe} or newer"


class LimitedProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol with limits. What exceeds one is refused, and the connection is closed."""

    reserve = RESERVE
    is_refused = False
    in_head = True
    begun = 0  # requests
    head = 0  # bytes of the current head so far
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > max(descriptor_limit() - self.reserve, 1):
            self._refuse(503, "too-many-requests", "the server has no room for more connections; try again later")
        else:
            self._expect(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.is_refused:
            return
        begun = self.begun
        super().data_received(data)
        if self.is_refused:
            return
        if self.in_head and begun == self.begun:  # otherwise part of the data may belong to the request before
            self.head += len(data)
            if self.head > MAX_HEAD:
                self._refuse_head()
        elif self.timer is None and self._is_answered():
            self._expect(HEAD_SECONDS)  # empty lines between requests

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        if not self.is_refused:
            super().handle_websocket_upgrade()

    # -- what the parser finds

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head, self.head, self.begun = True, 0, self.begun + 1
        self._expect(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self.in_head = False
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > MAX_HEAD:
            self._refuse_head()
        if not self.is_refused:
            self._expect(BODY_SECONDS)
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self.is_refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_timer()
        if not self.is_refused:
            super().on_message_complete()

    def _is_answered(self) -> bool:
        """Whether the last request has been answered."""
        return bool(getattr(self.cycle, "response_complete", False))

    # -- refusing

    def _expect(self, seconds: float) -> None:
        """Refuse the request if its next part has not arrived in time."""
        self._stop_timer()
        self.timer = self.loop.call_later(seconds, self._time_out)

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _time_out(self) -> None:
        is_unused = not self.begun and not self.head  # browsers open connections in advance
        is_answered = not self.in_head and getattr(self.cycle, "response_started", False)  # without the rest
        if is_unused or is_answered:
            self.transport.close()
        else:
            self._refuse(408, "bad-request", "the request did not arrive in time")

    def _refuse_head(self) -> None:
        self._refuse(431, "too-large", f"the request line and headers are larger than {MAX_HEAD} bytes")

    def _refuse(self, status: int, code: str, message: str) -> None:
        """Answer with a refusal and close the connection."""
        self.is_refused = True
        self._stop_timer()
        if self.transport.is_closing():
            return
        metrics.REFUSALS.labels(code).inc()
        body = msgspec.json.encode(protocol.Refusal(code, message))
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()
