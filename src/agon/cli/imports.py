"""`agon import`: replay game logs of other programs."""

from __future__ import annotations

import codecs
import sys
from pathlib import Path
from typing import Annotated

import typer

from agon.engine.errors import AgonError
from agon.engine.table.importing import Imported, Importer, Unreadable
from agon.games import NAMES, load

DIFFERENT = 1
UNREADABLE = 2

app = typer.Typer(help="Import game logs of other programs by replaying them.", no_args_is_help=True)


@app.callback()
def _import() -> None:
    """Import game logs of other programs by replaying them."""


@app.command("playdek")
def import_playdek(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Game logs of Playdek's Twilight Struggle.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Print all differences between a log and our rules.")
    ] = False,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="OUT", help="Write the game as a record; OUT is a folder for several logs."),
    ] = None,
) -> None:
    """Replay Playdek logs; exit code 1 if one differs from our rules, 2 if one cannot be read."""
    code, read = 0, _importer("playdek")
    folder = record is not None and (len(files) > 1 or record.is_dir())
    for file in files:
        try:
            imported = read(read_log(file))
        except AgonError as error:
            print(error, file=sys.stderr)
            code = UNREADABLE
            continue
        except Unreadable as error:
            print(f"bad-record: {file}: {error}", file=sys.stderr)
            code = UNREADABLE
            continue
        _print(file, imported, verify)
        if record is not None:
            _write(record / f"{file.stem}.record" if folder else record, imported.record(file.stem))
        if imported.differing:
            code = max(code, DIFFERENT)
    if code:
        raise typer.Exit(code)


def read_log(file: Path) -> str:
    """Read a log in UTF-8, UTF-16 with a byte order mark, or Windows-1252."""
    try:
        raw = file.read_bytes()
    except OSError as error:
        raise AgonError("bad-record", f"{file}: {error.strerror}") from error
    if raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return raw.decode("utf-16", errors="replace")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("cp1252", errors="replace")


def _importer(name: str) -> Importer:
    """The importer of that name, whichever game provides it."""
    return next(load(game).importers[name] for game in NAMES if name in load(game).importers)


def _print(file: Path, imported: Imported, verify: bool) -> None:
    """Print what could not be read or followed, and a one-line summary; with `verify` also all differences."""
    outcome = imported.table.outcome
    result = "not finished" if outcome is None else f"{'+'.join(outcome.winners) or 'draw'} {outcome.reason}"
    choices = len(imported.table.choices)
    read = f"{file}: read to line {imported.read_to} of {imported.lines}, {choices} choices kept, {result}"
    total = f"differences: {imported.differing}"
    for remark in sorted((*imported.differences, *imported.notes) if verify else imported.notes):
        print(f"{file}: {remark}")
    if not verify:
        print(f"{read}, {total}")
        return
    print(read)
    print(total)


def _write(out: Path, text: str) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(text, encoding="utf-8")
