"""Save files of terminal games."""

from __future__ import annotations

import itertools
import os
from dataclasses import dataclass, field
from pathlib import Path

from agon.cli.arguments import read_text
from agon.engine.errors import AgonError
from agon.engine.table import Table
from agon.engine.table.study import Player, Statement, Study, parse, write_record, write_study
from agon.games import load

PLAYED_AS = "played as "


def default_file(game: str) -> Path:
    """The save file used if none is given."""
    share = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(share) / "agon" / f"{game}.record"


@dataclass
class Save:
    """The file of a game. A game started from a study is saved as a study, with its position first."""

    file: Path
    seat: str
    givens: list[Statement] = field(default_factory=list)

    def write(self, table: Table, file: Path | None = None) -> Path:
        """Save the game by replacing the file atomically."""
        target = (file or self.file).expanduser()
        target.parent.mkdir(parents=True, exist_ok=True)
        draft = target.with_name(f"{target.name}.part")
        draft.write_text(self._text(table), encoding="utf-8")
        draft.replace(target)
        return target

    def _text(self, table: Table) -> str:
        title = PLAYED_AS + self.seat
        if not self.givens:
            return write_record(table, title)
        return write_study(table, title, self.givens)


def read_game(file: Path, components: Path | None) -> tuple[Study, Table]:
    """Read a study or a record, and return it with the table after its last statement."""
    study = parse(read_text(file), str(file))
    return study, Player(study, load, str(file), components).play()


def seat_of(study: Study) -> str | None:
    """The seat a saved game was played as, if its title says so."""
    return study.title.removeprefix(PLAYED_AS) if study.title.startswith(PLAYED_AS) else None


def kept_game(file: Path) -> Study | None:
    """The game saved in a file; None if the file is something else and must not be overwritten."""
    try:
        study = parse(read_text(file), str(file))
    except AgonError:
        return None
    return study if study.is_record or seat_of(study) else None


def is_unfinished(file: Path) -> bool:
    """Whether the file holds an unfinished game."""
    study = kept_game(file)
    return study is not None and bool(study.statements) and not study.result


def refuse_strangers(file: Path) -> None:
    """Refuse to overwrite a file that is not a saved game."""
    if file.exists() and kept_game(file) is None:
        raise AgonError("bad-record", f"{file} is not a record and will not be overwritten; choose another file")


def set_aside(file: Path) -> Path:
    """Move an unfinished game to an unused file name."""
    names = (file.with_name(f"{file.stem}.{number}{file.suffix}") for number in itertools.count(1))
    aside = next(name for name in names if not name.exists())
    file.replace(aside)
    return aside
