"""`agon admin`: maintenance of a server's database."""

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
app = typer.Typer(help="Maintain the database of a server, which may keep running.", no_args_is_help=True)


@app.callback()
def _admin() -> None:
    """Maintain the database of a server, which may keep running."""


def _with_storage(
    config: Path | None, database: str | None, work: Callable[[Any, Any], Awaitable[Done]], may_be: str = "old"
) -> Done:
    """Run `work` on the configured database, which `may_be` old, new or empty; an empty one is not upgraded."""
    from agon.server.db.storage import Storage, StorageDown
    from agon.server.db.upgrade import refuse_missing, upgrade
    from agon.server.ops.serve import reason, shown
    from agon.server.settings import read

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
    """A progress line on stderr, if it is a terminal."""
    return Console(stderr=True).status(words)


@app.command("create")
def create(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Account name.")],
    existing: Annotated[bool, typer.Option("--existing", help="Make an existing account an administrator.")] = False,
    config: ConfigFile = None,
    database: Database = None,
) -> None:
    """Create an administrator. The password is prompted for, or read from standard input if it is not a terminal."""
    from agon.server.accounts.identity import make_admin

    password = _password()
    _with_storage(
        config,
        database,
        lambda storage, settings: make_admin(storage, settings, name, password, existing=existing),
        "new",
    )
    print(f"{name} is an administrator")


def _password() -> str:
    if sys.stdin.isatty():
        return str(typer.prompt("Password", hide_input=True, confirmation_prompt=True, err=True))
    password = sys.stdin.readline().rstrip("\n")
    if not password:
        raise AgonError("bad-request", "no password given; type one, or pass it on standard input")
    return password


@app.command("push-key")
def push_key() -> None:
    """Make a key for push notifications, as a line for the settings file. Browsers subscribe to it: keep it."""
    from agon.server.notify.web_push import new_key

    print(f'push_key = "{new_key()}"')


@app.command("verify")
def verify(
    every: Annotated[bool, typer.Option("--all", help="Include finished games.")] = False,
    config: ConfigFile = None,
    database: Database = None,
) -> None:
    """Replay the games in progress under the installed rules; exit code 1 if one no longer replays."""
    from agon.server.ops import admin

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
    file: Annotated[Path, typer.Argument(metavar="FILE", help="File to write; it must not exist yet.")],
    config: ConfigFile = None,
    database: Database = None,
) -> None:
    """Back up the whole database to a file. It contains password hashes and hidden cards: keep it private."""
    from agon.server.db import backup as backups

    with _status("writing") as status:
        rows = _with_storage(
            config,
            database,
            lambda storage, _: backups.backup(storage, file, lambda name, n: status.update(f"{name}: {n} rows")),
        )
    print(f"{file}: {rows} rows")


@app.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="Backup file.")],
    config: ConfigFile = None,
    database: Database = None,
) -> None:
    """Restore a backup into an empty SQLite or PostgreSQL database."""
    from agon.server.db import backup as backups

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
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Folder for the records, one file per table.")],
    table: Annotated[
        list[str] | None, typer.Option("--table", metavar="ID", help="Table to export; may be repeated.")
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Export all finished games.")] = False,
    config: ConfigFile = None,
    database: Database = None,
) -> None:
    """Export games as records for `agon record`."""
    from agon.server.ops import archive

    if bool(table) == every:
        raise AgonError("bad-request", "give either --table ID or --all")
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
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records of finished games.")],
    config: ConfigFile = None,
    database: Database = None,
) -> None:
    """Import records as finished tables; exit code 1 if one is rejected."""
    from agon.server.ops import archive

    refused = _with_storage(
        config, database, lambda storage, settings: archive.import_records(storage, settings, files, print), "new"
    )
    if refused:
        raise typer.Exit(1)


@app.command("purge")
def purge(
    days: Annotated[int, typer.Option("--older-than", min=1, metavar="DAYS", help="Delete data unused for DAYS days.")],
    yes: Annotated[bool, typer.Option("--yes", help="Really delete; otherwise only show the counts.")] = False,
    config: ConfigFile = None,
    database: Database = None,
) -> None:
    """Delete tables that never started or were aborted, inactive guests and expired sessions."""
    from agon.server.ops import admin

    counts = _with_storage(config, database, lambda storage, _: admin.purge(storage, days, really=yes))
    for what, number in counts.items():
        print(f"{what}: {number}")
    print("removed" if yes else "nothing was removed; use --yes to delete")
