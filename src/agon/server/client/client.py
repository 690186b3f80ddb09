"""A client library for the server: HTTP and one WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Self

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from agon.engine.errors import Refused
from agon.server.errors import CODES
from agon.server.protocol.common import Json

PATIENCE = 30.0


class Client:
    """A client of a server: a guest by cookie, or a program by token."""

    def __init__(self, server: str, token: str = "") -> None:
        self.server = server.rstrip("/")
        self.token = token
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(base_url=self.server, headers=headers, timeout=PATIENCE, trust_env=False)
        self.csrf = ""
        self.me: Json = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    # -- HTTP

    async def request(self, method: str, path: str, body: object = None, **parameters: str | float | None) -> Any:
        """Send a request; refusals are raised."""
        headers = {"x-csrf-token": self.csrf} if self.csrf else {}
        given = {key: value for key, value in parameters.items() if value is not None}
        response = await self.http.request(method, path, json=body, params=given, headers=headers)
        if response.is_error:
            raise refusal(response)
        kind = response.headers.get("content-type", "")
        return response.json() if kind.startswith("application/json") else response.text

    async def get(self, path: str, **parameters: str | float | None) -> Any:
        return await self.request("GET", path, **parameters)

    async def post(self, path: str, body: object = None) -> Any:
        return await self.request("POST", path, {} if body is None else body)

    async def guest(self) -> Client:
        """Create a guest account."""
        self._know(await self.post("/api/guest"))
        return self

    async def who(self) -> Json:
        """Return the signed-in account."""
        self._know(await self.get("/api/me"))
        return self.me

    def _know(self, me: Json) -> None:
        self.csrf, self.me = me["csrf"], me["account"] or {}

    # -- the socket

    @contextlib.asynccontextmanager
    async def socket(self) -> AsyncIterator[Wire]:
        """Open a socket to follow tables and play."""
        address = f"ws{self.server.removeprefix('http')}/api/play"
        headers = {}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        elif self.http.cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with websockets.connect(
            address, additional_headers=headers, open_timeout=PATIENCE, max_size=None, compression=None, proxy=None
        ) as connection:
            yield Wire(connection)


def refusal(response: httpx.Response) -> Refused:
    """Convert an error response to an exception."""
    try:
        said = msgspec.json.decode(response.content, type=Json)
        code, message = str(said["code"]), str(said["message"])
    except (msgspec.DecodeError, KeyError):
        code, message = "engine-fault", f"the server answered {response.status_code}"
    return Refused(code if code in CODES else "engine-fault", message)


class Wire:
    """An open socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def send(self, do: str, table: str, **fields: object) -> None:
        await self.connection.send(msgspec.json.encode({"do": do, "table": table, **fields}).decode())

    async def receive(self, patience: float = PATIENCE) -> Json:
        """Return the next message."""
        async with asyncio.timeout(patience):
            raw = await self.connection.recv()
        message: Json = msgspec.json.decode(raw)
        return message

    async def until(self, say: str, patience: float = PATIENCE) -> Json:
        """Return the next message of a kind, skipping others."""
        while True:
            message = await self.receive(patience)
            if message["say"] == say:
                return message
