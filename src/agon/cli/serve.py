"""`agon serve`: the server."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

ConfigFile = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="TOML file with settings (see settings.md).")
]
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="Database: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."),
]


def serve(
    host: Annotated[str | None, typer.Option("--host", help="Address to listen on (default: 127.0.0.1).")] = None,
    port: Annotated[
        int | None,
        typer.Option("--port", min=0, max=65535, help="Port to listen on (default: 8000); 0 picks a free one."),
    ] = None,
    database: Database = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", min=1, max=64, help="Number of processes; more than one requires PostgreSQL."),
    ] = None,
    config: ConfigFile = None,
    public: Annotated[
        str | None,
        typer.Option("--public-url", metavar="URL", help="Public URL of the server, e.g. https://example.org/agon."),
    ] = None,
    bots: Annotated[bool | None, typer.Option("--bots/--no-bots", help="Run the built-in computer players.")] = None,
    opens: Annotated[
        bool, typer.Option("--open", help="Open the browser when ready; uses a free port if 8000 is taken.")
    ] = False,
    log: Annotated[
        str | None, typer.Option("--log-level", metavar="LEVEL", help="Log level: debug, info, warning, error.")
    ] = None,
) -> None:
    """Serve games to browsers and programs.

    By default it listens on localhost and stores everything in one SQLite file.
    Settings come from the command line, the environment (AGON_PORT=8080) and the configuration file, in this order.
    """
    from agon.server import settings
    from agon.server.ops.serve import serve as run

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
    """Run tables under old rules for a newer installation, over standard input and output."""
    from agon.server.tables.old_rules import Tables

    Tables().serve(sys.stdin.buffer, sys.stdout.buffer)
