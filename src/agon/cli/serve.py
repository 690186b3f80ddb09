"""`agon serve`: the server."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

ConfigFile = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="Settings in a TOML file; settings.md lists them.")
]
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."),
]


def serve(
    host: Annotated[str | None, typer.Option("--host", help="The address to listen at; 127.0.0.1 unless set.")] = None,
    port: Annotated[
        int | None,
        typer.Option("--port", min=0, max=65535, help="The port to listen at, 8000 unless set; 0 takes a free one."),
    ] = None,
    database: Database = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, max=64, help="How many processes; more than one on PostgreSQL.")
    ] = None,
    config: ConfigFile = None,
    public: Annotated[
        str | None,
        typer.Option("--public-url", metavar="URL", help="As people reach the server, e.g. https://example.org/agon."),
    ] = None,
    bots: Annotated[
        bool | None, typer.Option("--bots/--no-bots", help="Whether computer players of the house play here.")
    ] = None,
    opens: Annotated[
        bool, typer.Option("--open", help="Open the browser once the server is there; any free port if 8000 is taken.")
    ] = False,
    log: Annotated[
        str | None, typer.Option("--log-level", metavar="LEVEL", help="What is logged: debug, info, warning, error.")
    ] = None,
) -> None:
    """Serve games to browsers and programs.

    Without any setting it listens on this machine and keeps everything in one SQLite file. A setting comes from the
    command line, else from the environment (AGON_PORT=8080), else from the file, else it has its default.
    """
    from agon.server import settings
    from agon.server.serve import serve as run

    given = {
        "host": host,
        "port": port,
        "database": database,
        "workers": workers,
        "public_url": public,
        "bots": bots,
        "log_level": log,
    }
    run(settings.read(config, os.environ, given), opens=opens)


def table_server() -> None:
    """Hold tables for a newer installation, which asks on standard input."""
    from agon.server.old_rules import Tables

    Tables().serve(sys.stdin.buffer, sys.stdout.buffer)
