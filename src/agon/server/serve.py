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
from urllib.request import urlopen

import msgspec
import uvicorn
from sqlalchemy import delete, select
from sqlalchemy.engine import make_url
from uvicorn.supervisors import Multiprocess

from agon.agents import AGENTS, LEVELS
from agon.engine.errors import AgonError, Refused
from agon.server import metrics
from agon.server import settings as settings_of
from agon.server.logs import configuration
from agon.server.people import People
from agon.server.schema import accounts, tokens
from agon.server.settings import CARRIED, Settings
from agon.server.storage import Storage, StorageDown
from agon.server.upgrade import upgrade

DEAF = 60_000  # milliseconds for which the other side of a connection may take nothing
GRACE = 10  # seconds for open requests when the server stops
HOUSE = "Agon"
LABEL = 60  # letters of a token's label
ANYWHERE = ("0.0.0.0", "::", "")


def serve(settings: Settings, opens: bool = False) -> None:
    """Bring the database up to date, start the computer players of the house, and serve until told to stop.

    `opens`: show it in the browser, at any free port if the usual one is taken. When it stops, sockets are closed with
    1012 (come back in a moment) and commits under way are finished."""
    with (listen_anywhere if opens else listen)(settings) as listener:
        port = listener.getsockname()[1]
        say(f"Database: {shown(settings.database_url)}")
        token = asyncio.run(prepare(settings))
        settings_of.carry(settings)
        for line in welcome(settings, port):
            say(line)
        if opens:
            open_soon(f"{settings.public_url or address(settings, port)}/")
        with metrics.shared(settings.workers), computer_players(settings, token, port):
            run(settings, listener)
    say("Stopped.")


def run(settings: Settings, listener: socket.socket) -> None:
    """Serve in this process, or in as many as are set."""
    config = uvicorn.Config(
        "agon.server.app:create_app",
        factory=True,
        workers=settings.workers,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        log_config=configuration(settings.log_level),
        access_log=False,
    )
    if settings.workers > 1:
        Multiprocess(config, sockets=[listener]).run()
        return
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn raises the signal anew once everything is closed
        uvicorn.Server(config).run(sockets=[listener])


def listen(settings: Settings) -> socket.socket:
    """The socket people come to, taken before anything else is done."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listener = socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        where = f"{settings.host} port {settings.port}"
        raise AgonError("bad-settings", f"{where}: {error.strerror or error}; choose another with --port") from error
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)  # asyncio leaves it out for a socket it is given
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # whoever takes nothing is let go by the system; on Linux all inherit it
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF)
    return listener


def listen_anywhere(settings: Settings) -> socket.socket:
    """The socket people come to, at a free port where the usual one is taken."""
    try:
        return listen(settings)
    except AgonError:
        if settings.port != Settings().port:
            raise
        return listen(msgspec.structs.replace(settings, port=0))


def open_soon(page: str) -> None:
    """Show a page in the browser as soon as the server answers."""

    def look() -> None:
        for _ in range(100):
            with contextlib.suppress(OSError), urlopen(f"{page}healthz", timeout=5):
                if not webbrowser.open(page):
                    say(f"There is no browser here to open: go to {page}")
                return
            time.sleep(0.1)

    threading.Thread(target=look, daemon=True).start()


def say(line: str) -> None:
    """Tell whoever started the server; what happens later goes to the log on standard error."""
    print(line, flush=True)


def welcome(settings: Settings, port: int) -> list[str]:
    """Where to go, and what to do first."""
    lines = [f"Open {settings.public_url or address(settings, port)}/"]
    if settings.public_url:
        lines.append(f"Listening at {address(settings, port)}/ for the proxy in front of it")
    lines.append("Make an administrator with: agon admin create NAME")
    lines.append(f"Stop with Ctrl-C. Workers: {settings.workers}")
    return lines


def address(settings: Settings, port: int) -> str:
    """Where this machine reaches the server."""
    host = "127.0.0.1" if settings.host in ANYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{settings.base_path}"


def shown(url: str) -> str:
    """A database's address without its password; of SQLite the file."""
    parts = make_url(url)
    return str(parts.database) if url.startswith("sqlite") else parts.render_as_string(hide_password=True)


async def prepare(settings: Settings) -> str:
    """The database as it should be, and the token of the computer players of the house."""
    storage = Storage(settings.database_url)
    try:
        await upgrade(storage)
        return await house_token(storage, settings) if settings.bots else ""
    except StorageDown as error:
        raise AgonError("storage-down", f"{shown(settings.database_url)}: {reason(error)}") from error
    finally:
        await storage.close()


def reason(error: BaseException) -> str:
    """What the database itself said, in one line."""
    said = error.__cause__ or error
    return " ".join(str(getattr(said, "orig", None) or said).split())


async def house_token(storage: Storage, settings: Settings) -> str:
    """Accounts for the computer players, one a level, each with a fresh token; this server's earlier ones end."""
    people = People(storage, settings)
    label = f"the house at {socket.gethostname()}:{settings.port}"[:LABEL]
    secrets: list[str] = []
    for level in [*LEVELS, *await _retired(storage)]:
        account = await _house_account(people, level)
        async with storage.write() as connection:
            await connection.execute(delete(tokens).where(tokens.c.account == account, tokens.c.label == label))
        _, secret = await people.new_token(account, label)
        secrets.append(f"{level}:{secret}")
    return ",".join(secrets)


async def _retired(storage: Storage) -> list[str]:
    """Computer players that are not offered any more, but may sit at tables that go on."""
    query = select(accounts.c.level).where(accounts.c.kind == "program", accounts.c.level.is_not(None)).distinct()
    async with storage.read() as connection:
        here = {row.level for row in await connection.execute(query)}
    return [agent for agent in AGENTS if agent in here and agent not in LEVELS]


async def _house_account(people: People, level: str) -> str:
    """The account of a computer player; another server may be making it at this moment."""
    query = select(accounts.c.id).where(accounts.c.kind == "program", accounts.c.level == level)
    for _ in range(2):
        async with people.storage.read() as connection:
            account: str | None = await connection.scalar(query)
        if account is not None:
            return account
        try:
            return await people.new_account(f"{HOUSE} ({level})", "program", level=level)
        except Refused as error:
            refused = error
    raise refused


@contextlib.contextmanager
def computer_players(settings: Settings, token: str, port: int) -> Iterator[None]:
    """The computer players run beside the server, as clients like any other; they end when it does."""
    if not token:
        yield
        return
    command = [sys.executable, "-m", "agon.cli.main", "bot", "--server", address(settings, port), "--until-eof"]
    process = subprocess.Popen(
        [*command, "--log-level", settings.log_level],
        env={**{k: v for k, v in os.environ.items() if k != CARRIED}, "AGON_TOKEN": token},
        stdin=subprocess.PIPE,
    )
    try:
        yield
    finally:
        process.terminate()
        process.stdin.close()  # type: ignore[union-attr]
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(5)
