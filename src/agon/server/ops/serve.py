"""Running the server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from typing import Any
from urllib.request import urlopen

import msgspec
import uvicorn
from sqlalchemy import delete, select
from sqlalchemy.engine import make_url
from uvicorn.supervisors import Multiprocess

from agon.agents import AGENTS, LEVELS
from agon.engine.errors import AgonError, Refused
from agon.native import library
from agon.server import metrics
from agon.server import settings as settings_of
from agon.server.accounts.identity import People
from agon.server.db.schema import accounts, tokens
from agon.server.db.storage import Storage, StorageDown
from agon.server.db.upgrade import upgrade
from agon.server.ops.direct_websocket import DirectWebSocket
from agon.server.ops.http_limits import LimitedProtocol, python_warning, raise_descriptor_limit
from agon.server.ops.logs import configuration
from agon.server.ops.one_server import only_server
from agon.server.settings import EXPORTED, Settings

TCP_TIMEOUT = 60_000  # milliseconds without acknowledgement after which a connection is dropped
GRACE = 10  # seconds for open requests when the server stops
HEALTHY_SECONDS = 30  # a worker that is silent for longer is replaced; compiling rules on a busy machine takes some
BOT_SECONDS = 5.0  # for the computer players to end before they are killed
COMPUTER_NAME = "Agon"
MAX_LABEL = 60  # maximum length of a token's label
ANYWHERE = ("0.0.0.0", "::", "")


def serve(settings: Settings, opens: bool = False) -> None:
    """Upgrade the database, start the computer players and serve until stopped.

    `opens`: open the browser, and use any free port if the default one is taken. On shutdown, sockets are closed with
    code 1012 (service restart) and pending commits are finished."""
    raise_descriptor_limit()
    with only_server(settings.database_url), (listen_anywhere if opens else listen)(settings) as listener:
        port = listener.getsockname()[1]
        say(f"Database: {shown(settings.database_url)}")
        token = asyncio.run(prepare(settings))
        settings_of.export(settings)
        for line in welcome(settings, port):
            say(line)
        if opens:
            open_soon(f"{settings.public_url or address(settings, port)}/")
        with metrics.shared(settings.workers), computer_players(settings, token, port):
            run(settings, listener)
    say("Stopped.")


def run(settings: Settings, listener: socket.socket) -> None:
    """Serve in this process, or in the configured number of workers."""
    config = uvicorn_config(
        settings,
        "agon.server.app:create_app",
        factory=True,
        workers=settings.workers,
        timeout_worker_healthcheck=HEALTHY_SECONDS,
        log_config=configuration(settings.log_level),
    )
    if settings.workers > 1:
        Multiprocess(config, sockets=[listener]).run()
        return
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn re-raises the signal after shutdown
        uvicorn.Server(config).run(sockets=[listener])


def uvicorn_config(settings: Settings, app: Any, **more: Any) -> uvicorn.Config:
    """Return the configuration of uvicorn, with our limits on HTTP."""
    return uvicorn.Config(
        app,
        http=LimitedProtocol,
        ws=DirectWebSocket,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        access_log=False,
        **more,
    )


def listen(settings: Settings) -> socket.socket:
    """Bind the listening socket."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listener = socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        where = f"{settings.host} port {settings.port}"
        raise AgonError("bad-settings", f"{where}: {error.strerror or error}; choose another with --port") from error
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)  # asyncio does not set it on a given socket
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # the system drops unresponsive clients; inherited on Linux
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TCP_TIMEOUT)
    return listener


def listen_anywhere(settings: Settings) -> socket.socket:
    """Bind the listening socket, to a free port if the default one is taken."""
    try:
        return listen(settings)
    except AgonError:
        if settings.port != Settings().port:
            raise
        return listen(msgspec.structs.replace(settings, port=0))


def open_soon(page: str) -> None:
    """Open a page in the browser as soon as the server responds."""

    def look() -> None:
        for _ in range(100):
            with contextlib.suppress(OSError), urlopen(f"{page}healthz", timeout=5):
                if not webbrowser.open(page):
                    say(f"No browser found; open {page}")
                return
            time.sleep(0.1)

    threading.Thread(target=look, daemon=True).start()


def say(line: str) -> None:
    """Print a startup message; later messages go to the log on standard error."""
    print(line, flush=True)


def welcome(settings: Settings, port: int) -> list[str]:
    """Return the startup message: addresses and first steps."""
    lines = [f"Open {settings.public_url or address(settings, port)}/"]
    if settings.public_url:
        lines.append(f"Listening at {address(settings, port)}/ for the reverse proxy")
    if settings.bots and (obstacle := library.obstacle()) is not None:
        lines.append(f"The computer players think more slowly: {obstacle}")
    lines.append("Create an administrator with: agon admin create NAME")
    if warning := python_warning():
        lines.append(warning)
    lines.append(f"Stop with Ctrl-C. Workers: {settings.workers}")
    return lines


def address(settings: Settings, port: int) -> str:
    """Return the server's local address."""
    host = "127.0.0.1" if settings.host in ANYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{settings.base_path}"


def shown(url: str) -> str:
    """Return a database URL without its password; for SQLite the file."""
    parts = make_url(url)
    return str(parts.database) if url.startswith("sqlite") else parts.render_as_string(hide_password=True)


async def prepare(settings: Settings) -> str:
    """Upgrade the database and return the token of the computer players."""
    storage = Storage(settings.database_url)
    try:
        await upgrade(storage)
        return await computer_tokens(storage, settings) if settings.bots else ""
    except StorageDown as error:
        raise AgonError("storage-down", f"{shown(settings.database_url)}: {reason(error)}") from error
    finally:
        await storage.close()


def reason(error: BaseException) -> str:
    """Return the database's error message in one line."""
    said = error.__cause__ or error
    return " ".join(str(getattr(said, "orig", None) or said).split())


async def computer_tokens(storage: Storage, settings: Settings) -> str:
    """Create an account per computer level, each with a new token; this server's earlier tokens are revoked."""
    people = People(storage, settings)
    # the label also finds, and revokes, tokens of earlier releases
    label = f"the house at {socket.gethostname()}:{settings.port}"[:MAX_LABEL]
    secrets: list[str] = []
    for level in [*LEVELS, *await _retired(storage)]:
        account = await _computer_account(people, level)
        async with storage.write() as connection:
            await connection.execute(delete(tokens).where(tokens.c.account == account, tokens.c.label == label))
        _, secret = await people.new_token(account, label)
        secrets.append(f"{level}:{secret}")
    return ",".join(secrets)


async def _retired(storage: Storage) -> list[str]:
    """Return computer players that are no longer offered but may still have games."""
    query = select(accounts.c.level).where(accounts.c.kind == "program", accounts.c.level.is_not(None)).distinct()
    async with storage.read() as connection:
        here = {row.level for row in await connection.execute(query)}
    return [agent for agent in AGENTS if agent in here and agent not in LEVELS]


async def _computer_account(people: People, level: str) -> str:
    """Return or create the account of a computer player; another server may create it concurrently."""
    query = select(accounts.c.id).where(accounts.c.kind == "program", accounts.c.level == level)
    for _ in range(2):
        async with people.storage.read() as connection:
            account: str | None = await connection.scalar(query)
        if account is not None:
            return account
        try:
            return await people.new_account(f"{COMPUTER_NAME} ({level})", "program", level=level)
        except Refused as error:
            refused = error
    raise refused


@contextlib.contextmanager
def computer_players(settings: Settings, token: str, port: int) -> Iterator[None]:
    """Run the computer players in a child process, as ordinary clients, until the server stops."""
    if not token:
        yield
        return
    command = [sys.executable, "-m", "agon.cli.main", "bot", "--server", address(settings, port), "--until-eof"]
    process = subprocess.Popen(
        [*command, "--log-level", settings.log_level],
        env={**{k: v for k, v in os.environ.items() if k != EXPORTED}, "AGON_TOKEN": token},
        stdin=subprocess.PIPE,
    )
    try:
        yield
    finally:
        process.terminate()
        process.stdin.close()  # type: ignore[union-attr]
        try:
            process.wait(BOT_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
