"""`agon import`: games written down elsewhere, replayed through our rules."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from agon.cli.arguments import read_text
from agon.engine.errors import AgonError
from agon.engine.importing import Imported, Importer, Unreadable
from agon.games import NAMES, load

DIFFERENT = 1
UNREADABLE = 2

app = typer.Typer(help="Games written down elsewhere, replayed through our rules.", no_args_is_help=True)


@app.callback()
def _import() -> None:
    """Games written down elsewhere, replayed through our rules."""


@app.command("playdek")
def import_playdek(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE…", help="Logs of Twilight Struggle as Playdek prints them.")
    ],
    verify: Annotated[
        bool, typer.Option("--verify", help="Print every difference between a log and our rules.")
    ] = False,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="OUT", help="Write the game as a record; a folder if there are several logs."),
    ] = None,
) -> None:
    """Replay Playdek logs; exit code 1 if one differs from our rules, 2 if one cannot be read."""
    code, read = 0, _importer("playdek")
    folder = record is not None and (len(files) > 1 or record.is_dir())
    for file in files:
        try:
            imported = read(read_text(file))
        except (AgonError, Unreadable) as error:
            print(error if isinstance(error, AgonError) else f"bad-record: {file}: {error}", file=sys.stderr)
            code = UNREADABLE
            continue
        _print(file, imported, verify)
        if record is not None:
            _write(record / f"{file.stem}.record" if folder else record, imported.record(file.stem))
        if imported.differences:
            code = max(code, DIFFERENT)
    if code:
        raise typer.Exit(code)


def _importer(name: str) -> Importer:
    """What the games of the house have to read such texts with."""
    return next(load(game).importers[name] for game in NAMES if name in load(game).importers)


def _print(file: Path, imported: Imported, verify: bool) -> None:
    """One line; or the differences, what else is to be said, and their number."""
    outcome = imported.table.outcome
    result = "not finished" if outcome is None else f"{'+'.join(outcome.winners) or 'draw'} {outcome.reason}"
    read = (
        f"{file}: read to line {imported.read_to} of {imported.lines}, {len(imported.table.choices)} choices, {result}"
    )
    total = f"differences: {len(imported.differences)}"
    if not verify:
        print(f"{read}, {total}")
        return
    for difference in imported.differences:
        print(f"{file}: {difference}")
    for note in imported.notes:
        print(f"{file}: {note}")
    print(read)
    print(total)


def _write(out: Path, text: str) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(text, encoding="utf-8")
