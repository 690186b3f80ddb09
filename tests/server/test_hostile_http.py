"""HTTP that tries to exhaust the server: endless headers, half a request, too many connections."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import litestar._parsers
import pytest

from agon.server.client.client import PATIENCE
from agon.server.ops import http_limits
from agon.server.ops.http_limits import MAX_HEAD

from .attacks import address, chat
from .conftest import Running
from .test_hostile_load import is_open

START = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"


@contextlib.asynccontextmanager
async def line(server: Running) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection(*address(server))
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


def status_of(said: bytes) -> int:
    return int(said.split(b" ")[1])


async def test_a_head_that_is_too_large(server: Running) -> None:
    """At the limit a request is served; above it, it is refused with a code, in one packet or in many."""
    fits = START + b"X: " + b"a" * (MAX_HEAD - 200) + b"\r\nConnection: close\r\n\r\n"
    assert status_of(await chat(server, fits)) == 200
    large = START + b"Cookie: a=" + b"\\" * 60_000 + b"\r\nConnection: close\r\n\r\n"
    said = await chat(server, large)
    assert status_of(said) == 431
    assert b'"code":"too-large"' in said


async def test_a_head_without_an_end(server: Running) -> None:
    sent = 0
    async with line(server) as (reader, writer):
        writer.write(START)
        with contextlib.suppress(ConnectionError):
            while sent < 20_000_000 and not reader.at_eof():
                writer.write(b"X: " + b"a" * 50_000 + b"\r\n")
                sent += 50_000
                await writer.drain()
                await asyncio.sleep(0)
    assert sent < 20_000_000


async def test_two_requests_in_one_piece(server: Running) -> None:
    """A large body before a second request does not count as part of its headers."""
    body = b'{"text": "' + b"a" * 30_000 + b'"}'
    post = b"POST /api/studies/look HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    first = post + b"Content-Length: %d\r\n\r\n" % len(body) + body
    async with line(server) as (reader, writer):
        writer.write(first + START[:20])
        await writer.drain()
        await asyncio.sleep(0.05)
        writer.write(START[20:] + b"Connection: close\r\n\r\n")
        said = await asyncio.wait_for(reader.read(), PATIENCE)
    assert said.count(b"HTTP/1.1 ") == 2
    assert b"431" not in said


@pytest.mark.parametrize(
    "half",
    [
        b"",
        START,
        b"POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
async def test_half_a_request(server: Running, half: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """An idle connection is closed."""
    monkeypatch.setattr(http_limits, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(http_limits, "BODY_SECONDS", 0.2)
    async with line(server) as (reader, writer):
        writer.write(half)
        said = await asyncio.wait_for(reader.read(), PATIENCE)
    assert not half or status_of(said) == 408  # a client that sent nothing gets no response


async def test_empty_lines_after_a_request(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_limits, "HEAD_SECONDS", 0.2)
    async with line(server) as (reader, writer):
        writer.write(START + b"\r\n")
        assert status_of(await asyncio.wait_for(reader.readuntil(b"\r\n\r\nok"), PATIENCE)) == 200
        writer.write(b"\r\n")
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""


async def test_more_connections_than_descriptors(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Late connections are refused at once, existing ones are served, and later there is room again."""
    connections = server.server.server_state.connections
    while connections:  # of the tests before this one
        await asyncio.sleep(0.01)
    monkeypatch.setattr(http_limits, "descriptor_limit", lambda: 3 + http_limits.RESERVE)
    async with contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(line(server)) for _ in range(3)]
        while len(connections) < 3:
            await asyncio.sleep(0.01)
        late = await chat(server, b"")
        assert status_of(late) == 503
        assert b"no room for more connections" in late
        reader, writer = lines[0]
        writer.write(START + b"Connection: close\r\n\r\n")
        assert status_of(await asyncio.wait_for(reader.read(), PATIENCE)) == 200
    while connections:
        await asyncio.sleep(0.01)
    assert status_of(await chat(server, START + b"Connection: close\r\n\r\n")) == 200


async def test_strangers_leave_room_for_people_with_accounts(fresh_server: Any) -> None:
    with fresh_server(sockets=6) as server:
        async with server.guests(1) as (guest,), contextlib.AsyncExitStack() as stack, server.client() as nobody:
            strange = [await stack.enter_async_context(nobody.socket()) for _ in range(5)]
            assert [await is_open(wire) for wire in strange] == [True] * 3 + [False] * 2
            known = [await stack.enter_async_context(guest.socket()) for _ in range(4)]
            assert [await is_open(wire) for wire in known] == [True] * 3 + [False]


async def test_a_cookie_that_takes_long_to_unquote(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python before 3.11.10 takes seconds for such a cookie (CVE-2024-7592); we do not use its parser."""
    unquoted: list[str] = []

    def spy(text: str) -> str:
        unquoted.append(text)
        return text

    monkeypatch.setattr(litestar._parsers, "unquote_cookie", spy)
    cookie = b'a="' + b"\\" * 2000 + b'"; agon_device=' + b"\\" * 2000
    head = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: " + cookie + b"\r\n\r\n"
    assert status_of(await chat(server, head)) == 200
    async with server.guests(1) as (guest,):
        assert (await guest.who())["id"]  # our own cookie is still parsed
    assert unquoted == []


async def test_one_network_is_one_address(fresh_server: Any) -> None:
    """A client has a whole IPv6 network of addresses, and one limit."""
    with fresh_server(requests_per_minute=10) as server:
        async with server.client() as nobody:
            codes = [
                (await nobody.http.get("/api/games", headers={"x-forwarded-for": f"2001:db8::{n}"})).status_code
                for n in range(12)
            ]
            assert codes == [200] * 10 + [429] * 2
            other = await nobody.http.get("/api/games", headers={"x-forwarded-for": "2001:db8:0:1::1"})
            assert other.status_code == 200


def test_the_limit_of_descriptors_is_raised() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        http_limits.raise_descriptor_limit()
        raised = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert raised == min(hard, http_limits.MAX_DESCRIPTORS) or hard == resource.RLIM_INFINITY
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
