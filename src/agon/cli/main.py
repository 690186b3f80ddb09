"""The `agon` program: its commands and error handling."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from agon import __version__
from agon.cli import (
    admin,
    analyse,
    arena,
    bot,
    games,
    imports,
    openings,
    play,
    puzzles,
    rules,
    serve,
    simulate,
    studies,
    train,
    tune,
)
from agon.engine.errors import AgonError

REFUSED = 2
INTERRUPTED = 130

app = typer.Typer(
    name="agon",
    help="Play, study and analyse board games.",
    epilog="Help, reports and error messages are in English; --lang sets the language of the games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("games")(games.games)
app.command("analyse")(analyse.analyse_record)
app.command("openings")(openings.openings)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("tune")(tune.tune)
app.command("train")(train.train)
app.command("serve")(serve.serve)
app.command("table-server", hidden=True)(serve.table_server)
app.command("bot")(bot.bot)
app.add_typer(admin.app, name="admin")
app.add_typer(studies.study_app, name="study")
app.add_typer(studies.record_app, name="record")
app.add_typer(rules.app, name="rules")
app.add_typer(imports.app, name="import")
app.add_typer(puzzles.app, name="puzzles")


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"agon {__version__}")
        raise typer.Exit


@app.callback()
def _agon(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    pass


def run() -> None:
    """Run the program. An error prints one line to stderr and exits with code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        app()
    except AgonError as error:
        sys.exit(_refuse(str(error)))
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 – the reader is gone; the final flush needs a target
        sys.exit(REFUSED)
    except OSError as error:
        sys.exit(_refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error)))
    except (KeyboardInterrupt, SystemExit) as end:
        if isinstance(end, SystemExit) and end.code != INTERRUPTED:
            raise
        print("\ninterrupted", file=sys.stderr)
        sys.exit(INTERRUPTED)


def _refuse(message: str) -> int:
    print(" ".join(message.split()), file=sys.stderr)
    return REFUSED


if __name__ == "__main__":
    run()
