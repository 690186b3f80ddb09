"""`agon admin`: what the keeper of a server does beside it."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.status import Status

from agon.cli.serve import ConfigFile, Database
from agon.engine.errors import AgonError

Done = TypeVar("Done")
app = typer.Typer(help="Look after the database of a server. The server may run meanwhile.", no_args_is_help=True)


@app.callback()
def _admin() -> None:
    """Look after the database of a server. The server may run meanwhile."""


def _with_storage(
    config: Path | None, database: str | None, work: Callable[[Any, Any], Awaitable[Done]], may_be: str = "old"
) -> Done:
    """Do something with the database of the settings, which `may_be` old, new or empty; an empty one is left so."""
    from agon.server.serve import reason, shown
    from agon.server.settings import read
    from agon.server.storage import Storage, StorageDown
    from agon.server.upgrade import refuse_missing, upgrade

    settings = read(config, os.environ, {"database": database})

    async def run() -> Done:
        storage = Storage(settings.database_url)
        try:
            if may_be == "old":
                refuse_missing(storage)
            if may_be != "empty":
                await upgrade(storage)
            return await work(storage, settings)
        except StorageDown as error:
            raise AgonError("storage-down", f"{shown(settings.database_url)}: {reason(error)}") from error
        finally:
            await storage.close()

    return asyncio.run(run())


def _status(words: str) -> Status:
    """A line that shows how far things are, where somebody looks."""
    return Console(stderr=True).status(words)


@app.command("create")
def create(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name to sign in with.")],
    config: ConfigFile = None,
    database: Database = None,
) -> None:
    """Make an administrator; the password is asked for, or read from standard input where there is no terminal."""
    from agon.server.people import make_admin

    password = _password()
    _with_storage(config, database, lambda storage, settings: make_admin(storage, settings, name, password), "new")
    print(f"{name} is an administrator")


def _password() -> str:
    if sys.stdin.isatty():
        return str(typer.prompt("Password", hide_input=True, confirmation_prompt=True, err=True))
    password = sys.stdin.readline().rstrip("\n")
    if not password:
        raise AgonError("bad-request", "a password is needed: type it, or send it on standard input")
    return password


@app.command("verify")
def verify(
    every: Annotated[bool, typer.Option("--all", help="Finished games too, not only those being played.")] = False,
    config: ConfigFile = None,
    database: Database = None,
) -> None:
    """Replay the games being played under the rules at hand; exit code 1 if one no longer fits."""
    from agon.server import admin

    with _status("reading") as status:
        report = _with_storage(
            config,
            database,
            lambda storage, settings: admin.verify(
                storage, settings, every, lambda done, total: status.update(f"{done} of {total} games")
            ),
        )
    for difference in report.differences:
        print(difference)
    print(f"{report.games} games, {len(report.differences)} do not replay")
    if report.differences:
        raise typer.Exit(1)


@app.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write; it must not be there yet.")],
    config: ConfigFile = None,
    database: Database = None,
) -> None:
    """Write everything to a file: passwords' hashes and hidden cards too, so keep it where nobody else reads it."""
    from agon.server import backup as backups

    with _status("writing") as status:
        rows = _with_storage(
            config,
            database,
            lambda storage, _: backups.backup(storage, file, lambda name, n: status.update(f"{name}: {n} rows")),
        )
    print(f"{file}: {rows} rows")


@app.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A backup.")],
    config: ConfigFile = None,
    database: Database = None,
) -> None:
    """Read a backup into an empty database, be it SQLite or PostgreSQL."""
    from agon.server import backup as backups

    with _status("reading") as status:
        rows = _with_storage(
            config,
            database,
            lambda storage, _: backups.restore(storage, file, lambda name, n: status.update(f"{name}: {n} rows")),
            may_be="empty",
        )
    print(f"{file}: {rows} rows")


@app.command("export")
def export(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where the records go, one file a table.")],
    table: Annotated[list[str] | None, typer.Option("--table", metavar="ID", help="A table; may be repeated.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Every game that is over.")] = False,
    config: ConfigFile = None,
    database: Database = None,
) -> None:
    """Write games as records, which `agon record` reads."""
    from agon.server import archive

    if bool(table) == every:
        raise AgonError("bad-request", "say which: --table ID, or --all")
    with _status("writing") as status:
        written = _with_storage(
            config,
            database,
            lambda storage, settings: archive.export(
                storage, settings, folder, table, lambda done, total: status.update(f"{done} of {total} games")
            ),
        )
    print(f"{folder}: {written} records")


@app.command("import")
def take_in(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records of games that are over.")],
    config: ConfigFile = None,
    database: Database = None,
) -> None:
    """Take records in as finished tables; exit code 1 if one is refused."""
    from agon.server import archive

    refused = _with_storage(
        config, database, lambda storage, settings: archive.take_in(storage, settings, files, print), "new"
    )
    if refused:
        raise typer.Exit(1)


@app.command("purge")
def purge(
    days: Annotated[int, typer.Option("--older-than", min=1, metavar="DAYS", help="What nobody touched for so long.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do it; without this only the numbers are shown.")] = False,
    config: ConfigFile = None,
    database: Database = None,
) -> None:
    """Remove what is left over: tables that never began or were aborted, guests who are gone, sessions that ended."""
    from agon.server import admin

    counts = _with_storage(config, database, lambda storage, _: admin.purge(storage, days, really=yes))
    for what, number in counts.items():
        print(f"{what}: {number}")
    print("removed" if yes else "nothing was removed; say --yes to do it")
