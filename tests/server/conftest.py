"""A real server on a real socket, with a fresh database file."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn

from agon.server.app import create_app
from agon.server.client.client import Client
from agon.server.ops.serve import listen, prepare, uvicorn_config
from agon.server.settings import Settings
from tools.cluster import Cluster, cluster

LOOSE = {
    "requests_per_minute": 1_000_000,
    "messages_per_second": 100_000,
    "attempts_per_minute": 100_000,
    "sockets_per_account": 100_000,
    "sockets_per_address": 100_000,
    "open_tables_per_account": 100_000,
    "computer_games_per_account": 100_000,
    "chat_per_minute": 6_000_000,
}


class Running:
    """A server in its own thread. `services` gives tests access to its internals."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self.token = ""  # for its computer players, if it has any
        self.listener = listen(msgspec.structs.replace(settings, port=0))
        self.port = self.listener.getsockname()[1]
        self.server = uvicorn.Server(uvicorn_config(settings, self.app, log_config=None, lifespan="on"))
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.run(self.server.serve([self.listener]))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.settings.base_path}"

    @property
    def services(self) -> Any:
        return self.app.state.services

    def start(self) -> None:
        self.thread.start()
        while not self.server.started:
            if not self.thread.is_alive():
                raise RuntimeError("the server did not start")
            threading.Event().wait(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(15)

    def client(self, token: str = "") -> Client:
        return Client(self.url, token)

    @asynccontextmanager
    async def guests(self, number: int) -> AsyncIterator[list[Client]]:
        """This many guests, each with their own client."""
        clients = [await self.client().guest() for _ in range(number)]
        try:
            yield clients
        finally:
            for client in clients:
                await client.http.aclose()


@contextmanager
def running(folder: Path, **changes: Any) -> Iterator[Running]:
    """Run a server with these settings; by default without rate limits and computer players."""
    given = {"database": f"sqlite+aiosqlite:///{folder / 'agon.db'}", "bots": False, **LOOSE, **changes}
    settings = Settings(**given)
    with ThreadPoolExecutor(1) as thread:  # a test may be running its own event loop in this thread
        token = thread.submit(asyncio.run, prepare(settings)).result()
    server = Running(settings)
    server.token = token
    server.start()
    try:
        yield server
    finally:
        server.stop()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Schemathesis takes seconds to import: skip its tests unless soak tests run."""
    is_left_out = collection_path.name == "test_openapi_cases.py" and config.getoption("markexpr") == "not soak"
    return is_left_out or None


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests of a file; each test creates its own guests and tables."""
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def fresh_server(tmp_path: Path) -> Callable[..., Any]:
    """A server for one test, with its own settings: `with fresh_server(guests=False) as server:`."""
    return lambda **changes: running(tmp_path, **changes)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """A private PostgreSQL; if none is installed, its tests fail and say so."""
    with cluster() as started:
        yield started


async def begin(first: Client, second: Client, game: str, **wish: Any) -> str:
    """Start a table for two; the first client has the first chair."""
    table = (await first.post("/api/tables", {"game": game, **wish}))["id"]
    await second.post(f"/api/tables/{table}/join")
    return str(table)
