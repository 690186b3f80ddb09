"""Running the server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator

import uvicorn
from sqlalchemy import select

from agon.server import settings as settings_of
from agon.server.logs import configure
from agon.server.people import People, hash_of
from agon.server.schema import accounts, tokens
from agon.server.settings import Settings
from agon.server.storage import Storage
from agon.server.upgrade import upgrade

GRACE = 10  # seconds for open requests when the server stops


def serve(settings: Settings) -> None:
    """Bring the database up to date, start the computer players of the house, and serve until told to stop."""
    configure(settings.log_level)
    token = asyncio.run(prepare(settings))
    settings_of.carry(settings)
    with computer_players(settings, token):
        uvicorn.run(
            "agon.server.app:create_app",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            proxy_headers=True,
            forwarded_allow_ips=settings.trusted_proxies,
            ws_max_size=settings.largest_message,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=GRACE,
            server_header=False,
            log_config=None,
            access_log=False,
        )


async def prepare(settings: Settings) -> str:
    """The database as it should be, and the token of the computer players of the house."""
    storage = Storage(settings.database_url)
    try:
        await upgrade(storage)
        return await house_token(storage, settings) if settings.bots else ""
    finally:
        await storage.close()


LEVELS = ("random",)
HOUSE = "Agon"


async def house_token(storage: Storage, settings: Settings) -> str:
    """Accounts for the computer players, one a level, and a fresh token for each; the tokens before it end."""
    people = People(storage, settings)
    secrets: list[str] = []
    for level in LEVELS:
        async with storage.write() as connection:
            account = await connection.scalar(
                select(accounts.c.id).where(accounts.c.kind == "program", accounts.c.level == level)
            )
            if account is not None:
                await connection.execute(tokens.delete().where(tokens.c.account == account))
        if account is None:
            account = await people.new_account(f"{HOUSE} ({level})", "program", level=level)
        _, secret = await people.new_token(account, "the house")
        assert hash_of(secret)
        secrets.append(f"{level}:{secret}")
    return ",".join(secrets)


@contextlib.contextmanager
def computer_players(settings: Settings, token: str) -> Iterator[None]:
    """The computer players run beside the server, as clients like any other; they end when it does."""
    if not token or settings.port == 0:
        yield
        return
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    process = subprocess.Popen(
        [sys.executable, "-m", "agon", "bot", "--server", f"http://{host}:{settings.port}{settings.base_path}"],
        env={**os.environ, "AGON_TOKEN": token},
        stdin=subprocess.PIPE,
    )
    try:
        yield
    finally:
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(5)
