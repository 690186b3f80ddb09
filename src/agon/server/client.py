"""A client of the server, for programs: what a browser does, over HTTP and one socket."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Self

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from agon.engine.errors import CODES, Refused

PATIENCE = 30.0


class Client:
    """Somebody at a server: a guest by cookie, or a program by token."""

    def __init__(self, server: str, token: str = "") -> None:
        self.server = server.rstrip("/")
        self.token = token
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(base_url=self.server, headers=headers, timeout=PATIENCE, trust_env=False)
        self.csrf = ""
        self.me: dict[str, Any] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    # -- HTTP

    async def request(self, method: str, path: str, body: Any = None, **parameters: Any) -> Any:
        """Send a request; what the server refuses is raised as it says it."""
        headers = {"x-csrf-token": self.csrf} if self.csrf else {}
        given = {key: value for key, value in parameters.items() if value is not None}
        response = await self.http.request(method, path, json=body, params=given, headers=headers)
        if response.is_error:
            raise refusal(response)
        kind = response.headers.get("content-type", "")
        return response.json() if kind.startswith("application/json") else response.text

    async def get(self, path: str, **parameters: Any) -> Any:
        return await self.request("GET", path, **parameters)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.request("POST", path, {} if body is None else body)

    async def guest(self) -> Client:
        """Begin to play without an account of one's own."""
        self._know(await self.post("/api/guest"))
        return self

    async def who(self) -> dict[str, Any]:
        """Ask the server who we are."""
        self._know(await self.get("/api/me"))
        return self.me

    def _know(self, me: dict[str, Any]) -> None:
        self.csrf, self.me = me["csrf"], me["account"] or {}

    # -- the socket

    @contextlib.asynccontextmanager
    async def socket(self) -> AsyncIterator[Wire]:
        """A socket to follow tables and play at them."""
        address = f"ws{self.server.removeprefix('http')}/api/play"
        headers = {}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        elif self.http.cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with websockets.connect(
            address, additional_headers=headers, max_size=None, compression=None, proxy=None
        ) as connection:
            yield Wire(connection)


def refusal(response: httpx.Response) -> Refused:
    """What the server said, as an error of ours."""
    try:
        said = msgspec.json.decode(response.content, type=dict[str, Any])
        code, message = str(said["code"]), str(said["message"])
    except (msgspec.DecodeError, KeyError):
        code, message = "engine-fault", f"the server answered {response.status_code}"
    return Refused(code if code in CODES else "engine-fault", message)


class Wire:
    """One open socket: requests go out, messages come in."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def send(self, do: str, table: str, **fields: Any) -> None:
        await self.connection.send(msgspec.json.encode({"do": do, "table": table, **fields}).decode())

    async def receive(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(patience):
            raw = await self.connection.recv()
        message: dict[str, Any] = msgspec.json.decode(raw)
        return message

    async def until(self, say: str, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message of a kind; others before it are skipped."""
        while True:
            message = await self.receive(patience)
            if message["say"] == say:
                return message
