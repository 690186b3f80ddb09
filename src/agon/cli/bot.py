"""`agon bot`: a computer player for a server."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from typing import Annotated

import typer

from agon.agents import AGENTS, USUAL
from agon.agents.own import maker
from agon.engine.errors import AgonError

LOG_LEVELS = ("debug", "info", "warning", "error")


def bot(
    server: Annotated[str, typer.Option(help="Where the server is.")] = "http://127.0.0.1:8000",
    token: Annotated[
        str, typer.Option(help="The bot's API token; better in the environment, as AGON_TOKEN.", envvar="AGON_TOKEN")
    ] = "",
    guest: Annotated[bool, typer.Option("--guest", help="Play as a new guest; no token is needed.")] = False,
    level: Annotated[str, typer.Option(help=f"How it plays: {', '.join(AGENTS)}.")] = USUAL,
    agent: Annotated[
        str,
        typer.Option(
            metavar="FILE.py:NAME",
            help="How it plays: a function of your own, which is given a situation and returns one of the options "
            "offered there; MODULE:NAME for one that is installed.",
        ),
    ] = "",
    join: Annotated[
        list[str] | None,
        typer.Option(metavar="TABLE", help="An open table to sit down at, by id or page; may be repeated."),
    ] = None,
    log_level: Annotated[str, typer.Option(help=f"What it says of itself: {', '.join(LOG_LEVELS)}.")] = "warning",
    until_eof: Annotated[bool, typer.Option(hidden=True, help="End when standard input ends.")] = False,
) -> None:
    """Play at a server as a computer player.

    It sees what its seats see and nothing else. A server starts the computer
    players of its own house; this is for yours.
    """
    if not token and not guest:
        raise AgonError("not-signed-in", "a bot needs a token (POST /api/tokens) in AGON_TOKEN, or --guest")
    maker(agent or level)  # refused at once if there is no such player
    _check(server, log_level)
    from agon.server.bot import guest_token, run_all
    from agon.server.logs import configure

    os.environ.pop("AGON_TOKEN", None)
    if until_eof:
        threading.Thread(target=_end_with_parent, daemon=True).start()
    token = asyncio.run(guest_token(server)) if guest else token
    configure(log_level)
    players = [part.rpartition(":") for part in token.split(",")]
    asyncio.run(run_all(server, [(named or agent or level, secret) for named, _, secret in players], join or []))


def _check(server: str, log_level: str) -> None:
    if not server.startswith(("http://", "https://")):
        raise AgonError("bad-option", f"{server!r} is no address of a server; it begins with http:// or https://")
    if log_level not in LOG_LEVELS:
        raise AgonError("bad-option", f"--log-level {log_level!r}: one of {', '.join(LOG_LEVELS)}")


def _end_with_parent() -> None:
    """Whoever started us holds the other end of standard input; when it is gone, so are we."""
    sys.stdin.buffer.read()
    os._exit(0)
