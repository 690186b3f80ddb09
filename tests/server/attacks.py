"""A game under attack: helpers for the `test_hostile_*` files. An attack must be refused with a code, change nothing,
and reach no other client."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import websockets

from agon.games import NAMES
from agon.server.client.client import PATIENCE, Client, Wire

from .conftest import Running, begin

GAME = NAMES[0]
KEPT = ("tables", "chairs", "events", "chat", "notes", "plans")  # tables that no refused request may change
NONCES = ("0" * 31 + "1", "0" * 31 + "2")


def rows(server: Running) -> dict[str, list[Any]]:
    """Everything in the database about tables."""
    path = server.settings.database_url.partition("///")[2]
    with contextlib.closing(sqlite3.connect(path)) as database:
        return {name: database.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in KEPT}


async def settled(server: Running) -> None:
    """Wait until the results of all finished games are settled, which happens in the background."""
    path = server.settings.database_url.partition("///")[2]
    with contextlib.closing(sqlite3.connect(path)) as database:
        while database.execute("SELECT 1 FROM tables WHERE state = 'over' AND NOT rated").fetchone():
            await asyncio.sleep(0.01)


def timeless(state: dict[str, Any]) -> dict[str, Any]:
    """A state message without its time stamps."""
    clock = {key: value for key, value in state["clock"].items() if key not in ("at", "left")}
    return {**state, "clock": clock}


class Scene:
    """A game in progress. Both players and a spectator (`stranger`) follow it over sockets."""

    def __init__(self, server: Running, table: str, people: list[Client], sockets: list[Wire]) -> None:
        self.server, self.table, self.people, self.sockets = server, table, people, sockets
        self.first, self.second, self.stranger = people
        self.is_guarded = False

    async def state(self, client: Client) -> dict[str, Any]:
        return timeless(await client.get(f"/api/tables/{self.table}/state"))

    async def asked(self) -> tuple[Client, Client, dict[str, Any]]:
        """The client that is asked, the other player, and the state of the one who is asked."""
        for client, other in ((self.first, self.second), (self.second, self.first)):
            state = await self.state(client)
            if state["ask"]:
                return client, other, state
        raise AssertionError("nobody is asked anything")

    async def choice(self, **changes: Any) -> tuple[Client, dict[str, Any]]:
        """The client that is asked, and the request that would answer, with changes."""
        client, _, state = await self.asked()
        ask = state["ask"]
        wish = {"do": "choose", "table": self.table, "number": ask["number"], "option": ask["options"][0]}
        return client, {**wish, **changes}

    async def drain(self) -> None:
        """Let every socket receive what has been sent so far."""
        for socket in self.sockets:
            await socket.send("leave", "elsewhere", id="drained")
            while (await socket.receive()).get("id") != "drained":
                pass

    async def silence(self) -> None:
        """Check that nothing was sent to any socket: the answer to a harmless request is the next message."""
        for number, socket in enumerate(self.sockets):
            await socket.send("leave", "elsewhere", id=f"mark {number}")
            assert await socket.receive() == {"say": "ok", "id": f"mark {number}"}

    async def snapshot(self) -> Any:
        return [await self.state(client) for client in self.people], rows(self.server)

    @contextlib.asynccontextmanager
    async def unharmed(self) -> AsyncIterator[None]:
        """Check that nothing inside this context changes any table or sends a message to anyone."""
        if self.is_guarded:  # by an enclosing call
            yield
            return
        await self.drain()
        before, self.is_guarded = await self.snapshot(), True
        yield
        self.is_guarded = False
        assert await self.snapshot() == before
        await self.silence()

    async def repel(self, client: Client, request: Any, *codes: str) -> dict[str, Any]:
        """Send a request over a socket; it must be refused with one of these codes and change nothing."""
        async with self.unharmed():
            answer = await send_socket(client, request)
            assert answer["say"] == "refused", answer
            assert answer["code"] in codes, answer
        return answer

    async def repel_http(self, client: Client, method: str, path: str, *codes: str, **how: Any) -> httpx.Response:
        """Send a request over HTTP; it must be refused with one of these codes and change nothing."""
        async with self.unharmed():
            response = await send_http(client, method, path, **how)
            assert refusal_of(response) in codes, response.text
        return response

    async def go_on(self) -> None:
        """Check that the game can still be played: a choice is accepted, and every socket receives it."""
        await self.drain()
        client, wish = await self.choice()
        assert (await send_socket(client, wish))["say"] == "ok"
        for socket in self.sockets:
            assert (await socket.receive())["say"] == "state"


@contextlib.asynccontextmanager
async def scene(server: Running, game: str = GAME, **wish: Any) -> AsyncIterator[Scene]:
    async with contextlib.AsyncExitStack() as stack:
        people = await stack.enter_async_context(server.guests(3))
        table = await begin(people[0], people[1], game, **wish)
        sockets = [await stack.enter_async_context(client.socket()) for client in people]
        for socket in sockets:
            await socket.send("watch", table, id="here")
            assert (await socket.receive())["say"] == "state"
            assert (await socket.receive())["say"] == "ok"
        found = Scene(server, table, people, sockets)
        await found.drain()  # receive the presence messages
        yield found


async def send_socket(client: Client, *requests: Any) -> dict[str, Any]:
    """Send requests over a socket (text and bytes unchanged); return the first answer to the last one."""
    async with client.socket() as wire:
        answer: dict[str, Any] = {}
        for request in requests:
            raw = request if isinstance(request, str | bytes) else msgspec.json.encode(request).decode()
            try:
                await wire.connection.send(raw)
                answer = await answered(wire)
            except websockets.ConnectionClosed as closed:
                return {"say": "closed", "code": closed.rcvd.code if closed.rcvd else None}
        return answer


async def answered(wire: Wire) -> dict[str, Any]:
    """The next answer to a request; other messages are skipped."""
    while True:
        message = await wire.receive()
        if message["say"] in ("ok", "refused"):
            return message


async def send_http(client: Client, method: str, path: str, *, csrf: str | None = None, **how: Any) -> httpx.Response:
    """Send a request over HTTP and return the response, whatever it is."""
    headers = {"x-csrf-token": client.csrf if csrf is None else csrf, **how.pop("headers", {})}
    return await client.http.request(method, path, headers={k: v for k, v in headers.items() if v}, **how)


def refusal_of(response: httpx.Response) -> str:
    """The code of a refusal, which must be a client error."""
    assert 400 <= response.status_code < 500, (response.status_code, response.text)
    said = response.json()
    assert set(said) == {"code", "message", "id"}
    return str(said["code"])


@contextlib.asynccontextmanager
async def attack(server: Running, game: str = GAME, **wish: Any) -> AsyncIterator[Scene]:
    """A fresh game to attack; afterwards it must still be playable."""
    async with scene(server, game, **wish) as target:
        yield target
        await target.go_on()


@contextlib.asynccontextmanager
async def frozen_attack(server: Running, game: str = GAME, **wish: Any) -> AsyncIterator[Scene]:
    """An attack during which nothing may change at all."""
    async with attack(server, game, **wish) as target, target.unharmed():
        yield target


def address(server: Running) -> tuple[str, int]:
    return "127.0.0.1", server.port


async def chat(server: Running, *raw: bytes) -> bytes:
    """Send pieces of bytes over a TCP connection, each after a response to the one before; return all that was
    received. The server closes the connection if it is asked to."""
    reader, writer = await asyncio.open_connection(*address(server))
    said = b""
    try:
        for number, piece in enumerate(raw):
            if number:
                said += await asyncio.wait_for(reader.read(65536), PATIENCE)
            writer.write(piece)
            await writer.drain()
        if b"Connection: close" not in raw[-1]:
            writer.write_eof()
        return said + await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return said
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
