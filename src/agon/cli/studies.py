"""`agon study` and `agon record`: check and show games as text."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.text import Text

import agon.games
from agon.cli.arguments import AsJson, ComponentsFile, Language, print_json, read_studies, read_text
from agon.cli.words import outcome_lines
from agon.engine.errors import AgonError
from agon.engine.table import Table
from agon.engine.table.study import Failed, Player, parse, place_of
from agon.engine.table.study_file import StudyText
from agon.games import load
from agon.rulebook.citations import cited_in_study, load_indexes, union
from agon.server.tables.fairness import verify_dice
from agon.text.blocks import grouping_of
from agon.text.catalogue import Catalogue
from agon.text.telling import Teller

FAILED = 1
UNREADABLE = 2

study_app = typer.Typer(help="Check studies: positions, choices and expected results.", no_args_is_help=True)
record_app = typer.Typer(help="Verify and show records of complete games.", no_args_is_help=True)

Files = Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records to verify.")]


class Failure(NamedTuple):
    """Why a study or record does not hold, and where."""

    file: str
    line: int
    reason: str
    title: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.reason}" + (f" ({self.title})" if self.title else "")


class Checked(NamedTuple):
    """What became of the studies of some files."""

    passed: list[tuple[Path, Player]]
    failures: list[Failure]
    unreadable: bool

    def exit(self) -> None:
        """Exit with code 1 or 2 if anything failed."""
        if self.unreadable or self.failures:
            raise typer.Exit(UNREADABLE if self.unreadable else FAILED)


# ---------------------------------------------------------------- studies


@study_app.command("check")
def check_studies(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE…", help="Files, FILE:NAME for one study of a file, or folders.")
    ],
    components: ComponentsFile = None,
    as_json: AsJson = False,
) -> None:
    """Run studies; exit code 1 if any fails, 2 if any cannot be read."""
    checked = _check(_find(files), components)
    if as_json:
        failures = [failure._asdict() for failure in checked.failures]
        print_json({"passed": len(checked.passed), "failed": len(failures), "failures": failures})
    else:
        for failure in checked.failures:
            print(failure)
        print(f"{len(checked.passed)} passed, {len(checked.failures)} failed")
    checked.exit()


def _find(files: list[Path]) -> list[Path]:
    """The files, and all studies in the folders."""
    return [study for file in files for study in (sorted(file.rglob("*.study")) if file.is_dir() else [file])]


def _check(files: list[Path], components: Path | None) -> Checked:
    checked, unreadable = Checked([], [], False), False
    for file in files:
        try:
            studies = read_studies(file)
        except AgonError as error:
            checked.failures.append(Failure(str(file), *place_of(error, "", str(file))))
            unreadable = unreadable or not isinstance(error, Failed)
            continue
        for study in studies:
            try:
                _check_citations(study)
                checked.passed.append((file, study.play(load, components)))
            except Failed as error:
                checked.failures.append(Failure(study.file, error.line, error.reason, study.title))
    return checked._replace(unreadable=unreadable)


def _check_citations(study: StudyText) -> None:
    """Refuse a study that cites a rule that does not exist."""
    for id, line in cited_in_study(study.text):
        if id not in _known_rules():
            raise Failed(study.file, study.numbers[line - 1], f"there is no rule {id!r}")


@cache
def _known_rules() -> frozenset[str]:
    return frozenset(union(load_indexes(Path(agon.games.__file__).parent).values()).entries)


# ---------------------------------------------------------------- records


@record_app.command("verify")
def verify_records(
    files: Files,
    components: ComponentsFile = None,
    dice: Annotated[
        bool, typer.Option("--dice", help="Recompute every die roll from the fairness proof in the header.")
    ] = False,
) -> None:
    """Replay records; exit code 1 if any does not replay or its dice are not fair, 2 if any cannot be read."""
    checked = _check(files, components)
    for file, player in checked.passed:
        unfair = _unfair(file) if dice else []
        checked.failures.extend(unfair)
        if not unfair:
            fair = ", the dice are fair" if dice else ""
            print(f"{file}: ok, {len(player.table.choices)} choices, {_result(player)}{fair}")
    for failure in checked.failures:
        print(failure)
    checked.exit()


def _unfair(file: Path) -> list[Failure]:
    return [Failure(str(file), found.line, found.reason) for found in verify_dice(read_text(file), load, str(file))]


def _result(player: Player) -> str:
    outcome = player.ended or player.table.outcome
    return "not finished" if outcome is None else f"{'+'.join(outcome.winners) or 'draw'} {outcome.reason}"


@record_app.command("show")
def show_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Record to show.")],
    lang: Language = "en",
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="SEAT", help="Show the log of this seat (default: the public log).")
    ] = None,
    components: ComponentsFile = None,
) -> None:
    """Show the header, log and result of a game."""
    record = parse(read_text(file), str(file))
    player = Player(record, load, str(file), components)
    table = player.play()
    texts = Catalogue.load(lang, record.game).under(table.options)
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(Text(texts.format("game-title"), style="bold"))
    for line in _head(table, record.title, texts):
        console.print(Text(line, style="dim"))
    console.print()
    for line in Teller(texts, grouping_of(record.game), seat, is_own=False).lines(table.log(seat)):
        console.print(Text(line), soft_wrap=True)
    console.print()
    for line in outcome_lines(texts, player.ended or table.outcome, table.seats):
        console.print(Text(line, style="bold"))


def _head(table: Table, title: str, texts: Catalogue) -> list[str]:
    lines = [title, texts.format("record-version", version=str(table.game.version))]
    if table.options:
        pairs = ", ".join(f"{name}={value}" for name, value in table.options.items())
        lines.append(texts.format("record-options", options=pairs))
    if table.game.components_hash:
        lines.append(texts.format("record-components", components=table.game.components_hash))
    return [*lines, texts.format("record-choices", count=len(table.choices))]
