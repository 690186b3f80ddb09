"""Frames as the network delivers them: in pieces, several at once, between the library and our own reader."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from agon.server.ops.direct_websocket import DirectWebSocket
from agon.server.ops.serve import uvicorn_config
from agon.server.ops.websocket_frames import frame_size, text_frame, whole_text
from agon.server.play.socket import CHANNEL
from agon.server.settings import Settings

from .attacks import address
from .conftest import Running

UPGRADE = (
    "GET /api/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n"
).encode()
PATIENCE = 10.0


class Peer:
    """A client that sends bytes as it likes and reads the frames of the server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0.002)  # so that the server reads it by itself

    async def frame(self) -> tuple[int, bytes]:
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readexactly(2)
            size = head[1]
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            return head[0], await self.reader.readexactly(size)


@asynccontextmanager
async def peer(server: Running) -> AsyncIterator[Peer]:
    reader, writer = await asyncio.open_connection(*address(server))
    writer.write(UPGRADE)
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    try:
        yield Peer(reader, writer)
    finally:
        writer.close()


def request(name: str) -> bytes:
    return msgspec.json.encode({"do": "leave", "table": "none", "id": name})


def masked(body: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, body, fin).serialize(mask=True)


def fragmented(body: bytes, at: int) -> bytes:
    return masked(body[:at], fin=False) + masked(b"", Opcode.PING) + masked(body[at:], Opcode.CONT)


PONG = masked(b"!", Opcode.PONG)


@pytest.mark.parametrize("seed", range(3))
async def test_messages_arrive_in_order_however_they_are_cut(server: Running, seed: int) -> None:
    chance, names = random.Random(seed), [str(number) for number in range(40)]
    stream = b"".join(
        chance.choice(
            [masked, lambda body: fragmented(body, 5), lambda body: masked(b"!", Opcode.PONG) + masked(body)]
        )(request(name))
        for name in names
    )
    async with peer(server) as client:
        while stream:
            size = chance.choice((1, 3, 40, 200, 1000))
            await client.send(stream[:size])
            stream = stream[size:]
        answered: list[str] = []
        while len(answered) < len(names):
            opcode, body = await client.frame()
            if opcode == 0x80 | Opcode.TEXT:
                answered.append(msgspec.json.decode(body)["id"])
            else:
                assert (opcode, body) == (0x80 | Opcode.PONG, b"")
        assert answered == names


class Sent(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: object) -> None:
        self.written += bytes(data)  # type: ignore[call-overload]

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


@pytest.mark.parametrize("cut", [0, 1, 4, 20])
async def test_messages_before_the_handshake_is_answered(cut: int) -> None:
    """A client that cannot wait does not shift the messages that follow."""
    is_due, heard = asyncio.Event(), asyncio.Queue[bytes]()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await is_due.wait()
        await send({"type": "websocket.accept"})
        while (message := await scope["extensions"][CHANNEL].receive_message()) is not None:
            heard.put_nowait(message)

    config = uvicorn_config(Settings(), app)
    config.load()
    connection, stream = DirectWebSocket(config, ServerState(), {}), masked(b"early") + masked(b"late")
    connection.connection_made(Sent())
    connection.data_received(UPGRADE)
    if cut:
        connection.data_received(stream[:cut])
    is_due.set()
    while connection.conn.state is not State.OPEN:
        await asyncio.sleep(0)
    connection.data_received(stream[cut:])
    async with asyncio.timeout(PATIENCE):
        assert [await heard.get(), await heard.get()] == [b"early", b"late"]
    connection.connection_lost(None)


async def test_a_message_within_another_breaks_the_protocol(server: Running) -> None:
    async with peer(server) as client:
        await client.send(masked(b'{"do":', fin=False), masked(request("inner")))
        opcode, body = await client.frame()
        assert (opcode, int.from_bytes(body[:2], "big")) == (0x80 | Opcode.CLOSE, 1002)


async def test_a_message_above_the_limit_is_refused_by_its_head(server: Running) -> None:
    async with peer(server) as client:
        await client.send(masked(b" " * (server.settings.largest_message + 1))[:20])
        opcode, body = await client.frame()
        assert (opcode, int.from_bytes(body[:2], "big")) == (0x80 | Opcode.CLOSE, 1009)


async def test_a_ping_is_answered_between_messages(server: Running) -> None:
    async with peer(server) as client:
        await client.send(masked(request("one")) + masked(b"are you there", Opcode.PING) + masked(request("two")))
        frames = [await client.frame() for _ in range(3)]
        assert (0x80 | Opcode.PONG, b"are you there") in frames
        assert [msgspec.json.decode(body)["id"] for _, body in frames if body[:1] == b"{"] == ["one", "two"]


def test_frames_agree_with_the_library() -> None:
    for size in (0, 1, 125, 126, 127, 65535, 65536):
        body = random.Random(size).randbytes(size).hex().encode()[:size]
        assert text_frame(body) == Frame(Opcode.TEXT, body).serialize(mask=False)
        frame = masked(body)
        assert frame_size(frame) == len(frame)
        assert whole_text(frame) == body
    assert whole_text(masked(b"\xff")) is None
    assert whole_text(masked(b"{}", Opcode.BINARY)) is None
    assert whole_text(masked(b"{}", fin=False)) is None
    assert whole_text(text_frame(b"{}")) is None
