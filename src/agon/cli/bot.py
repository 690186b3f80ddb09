"""`agon bot`: a computer player for a server."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from typing import Annotated

import typer

from agon.agents import AGENTS, DEFAULT_LEVEL
from agon.agents.custom import agent_factory
from agon.engine.errors import AgonError

LOG_LEVELS = ("debug", "info", "warning", "error")


def bot(
    server: Annotated[str, typer.Option(help="Server URL.")] = "http://127.0.0.1:8000",
    token: Annotated[
        str, typer.Option(help="API token of the bot; prefer the environment variable.", envvar="AGON_TOKEN")
    ] = "",
    guest: Annotated[bool, typer.Option("--guest", help="Play as a new guest; needs no token.")] = False,
    level: Annotated[str, typer.Option(help=f"Playing strength: {', '.join(AGENTS)}.")] = DEFAULT_LEVEL,
    agent: Annotated[
        str,
        typer.Option(
            metavar="FILE.py:NAME",
            help="Custom agent: a function that takes a situation and returns one of its options. "
            "Use MODULE:NAME for an installed one.",
        ),
    ] = "",
    join: Annotated[
        list[str] | None,
        typer.Option(metavar="TABLE", help="Open table to join, by id or URL; may be repeated."),
    ] = None,
    log_level: Annotated[str, typer.Option(help=f"Log level: {', '.join(LOG_LEVELS)}.")] = "warning",
    until_eof: Annotated[bool, typer.Option(hidden=True, help="Exit when standard input ends.")] = False,
) -> None:
    """Connect a computer player to a server.

    It sees only what its seats see. A server starts its own computer players;
    use this command for others.
    """
    if not token and not guest:
        raise AgonError("not-signed-in", "set AGON_TOKEN to an API token (POST /api/tokens), or use --guest")
    agent_factory(agent or level)  # fail early if there is no such agent
    _check(server, log_level)
    from agon.server.client.bot import guest_token, run_all
    from agon.server.ops.logs import configure

    os.environ.pop("AGON_TOKEN", None)
    if until_eof:
        threading.Thread(target=_end_with_parent, daemon=True).start()
    token = asyncio.run(guest_token(server)) if guest else token
    configure(log_level)
    players = [part.rpartition(":") for part in token.split(",")]
    asyncio.run(run_all(server, [(named or agent or level, secret) for named, _, secret in players], join or []))


def _check(server: str, log_level: str) -> None:
    if not server.startswith(("http://", "https://")):
        raise AgonError("bad-option", f"{server!r} is not a server URL; it must begin with http:// or https://")
    if log_level not in LOG_LEVELS:
        raise AgonError("bad-option", f"--log-level {log_level!r}: must be one of {', '.join(LOG_LEVELS)}")


def _end_with_parent() -> None:
    """Exit when the parent process closes our standard input."""
    sys.stdin.buffer.read()
    os._exit(0)
