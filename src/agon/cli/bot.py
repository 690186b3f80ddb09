"""`agon bot`: a computer player for a server."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from typing import Annotated

import typer

from agon.agents import AGENTS, USUAL
from agon.engine.errors import AgonError


def bot(
    server: Annotated[str, typer.Option(help="Where the server is.")] = "http://127.0.0.1:8000",
    token: Annotated[
        str, typer.Option(help="The bot's API token; better in the environment, as AGON_TOKEN.", envvar="AGON_TOKEN")
    ] = "",
    level: Annotated[str, typer.Option(help=f"How it plays: {', '.join(AGENTS)}.")] = USUAL,
    log_level: Annotated[str, typer.Option(help="What it says of itself: debug, info, warning.")] = "warning",
    until_eof: Annotated[bool, typer.Option(hidden=True, help="End when standard input ends.")] = False,
) -> None:
    """Play at a server as a computer player.

    It sees what its seats see and nothing else. A server starts the computer
    players of its own house; this is for yours.
    """
    if not token:
        raise AgonError("not-signed-in", "a bot needs a token: make one with POST /api/tokens and set AGON_TOKEN")
    from agon.server.bot import run_all
    from agon.server.logs import configure

    os.environ.pop("AGON_TOKEN", None)
    configure(log_level)
    if until_eof:
        threading.Thread(target=_end_with_parent, daemon=True).start()
    players = [tuple(part.split(":", 1)) if ":" in part else (level, part) for part in token.split(",")]
    asyncio.run(run_all(server, [(player[0], player[1]) for player in players]))


def _end_with_parent() -> None:
    """Whoever started us holds the other end of standard input; when it is gone, so are we."""
    sys.stdin.buffer.read()
    os._exit(0)
