"""Clients of a server under test, and access to its database."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import pytest
from argon2 import PasswordHasher

from agon.engine.errors import Refused
from agon.server.accounts.identity import make_admin
from agon.server.client.client import Client
from agon.server.db.storage import Storage

from .conftest import Running

PASSWORD = "correct horse battery"
QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


class ClientPool:
    """Creates clients, each with their own session, and closes them at the end."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.clients: list[Client] = []
        server.services.accounts.passwords.hasher = QUICK  # fast hashing, or the tests would take minutes
        self.storage = Storage(server.settings.database_url)

    def anonymous(self, token: str = "", address: str = "") -> Client:
        """A client without an account, with its own IP address if one is given."""
        client = self.server.client(token)
        self.clients.append(client)
        if address:
            client.http.headers["x-forwarded-for"] = address
        return client

    async def guest(self) -> Client:
        return await self.anonymous().guest()

    async def registered(self, name: str, password: str = PASSWORD) -> Client:
        """A client with a newly registered account."""
        client = self.anonymous()
        client._know(await client.post("/api/register", {"name": name, "password": password}))
        return client

    async def signed_in(self, name: str, password: str = PASSWORD, address: str = "") -> Client:
        """A client that signs in with a new session."""
        client = self.anonymous(address=address)
        client._know(await client.post("/api/login", {"name": name, "password": password}))
        return client

    async def admin(self, name: str) -> Client:
        """A client with an administrator's account."""
        await make_admin(self.storage, self.server.settings, name, PASSWORD)
        return await self.signed_in(name)

    async def rows(self, query: Any) -> list[Any]:
        """The rows of a query to the database."""
        async with self.storage.read() as connection:
            return list((await connection.execute(query)).all())

    async def change(self, statement: Any) -> None:
        """Change the database without the server's knowledge."""
        async with self.storage.write() as connection:
            await connection.execute(statement)

    async def __aenter__(self) -> ClientPool:
        return self

    async def __aexit__(self, *_: object) -> None:
        for client in self.clients:
            await client.http.aclose()
        await self.storage.close()


async def refused(code: str, awaited: Awaitable[Any]) -> str:
    """Check that a request is refused with this code; return the message."""
    with pytest.raises(Refused) as error:
        await awaited
    assert error.value.code == code, error.value
    return error.value.message
