"""The studies and lessons in the folder of each game.

The id of a study is `<game>/<file below studies>/<name within the file>`, that of a lesson `<game>/lessons/<name>`. The
file of a lesson is `NN_name.study`, where the number gives the order.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from agon.engine.table.study_file import StudyText, split
from agon.rulebook.citations import cited_in_study


class StudyEntry(NamedTuple):
    """A study or a lesson."""

    id: str
    title: str
    rules: tuple[str, ...]
    text: str


class Bookshelf:
    """The studies and lessons of all games, read on first use."""

    def __init__(self, games: Path) -> None:
        self.games = games

    @functools.cached_property
    def entries(self) -> dict[str, StudyEntry]:
        """All entries by id, in order."""
        return {entry.id: entry for entry in self._read()}

    @functools.cached_property
    def citing(self) -> dict[str, list[StudyEntry]]:
        """The studies that cite each rule."""
        found: dict[str, list[StudyEntry]] = {}
        for entry in self.entries.values():
            for rule in dict.fromkeys(entry.rules):
                found.setdefault(rule, []).append(entry)
        return found

    def lessons(self, game: str) -> list[StudyEntry]:
        """Return the lessons of a game, in order."""
        return [entry for id, entry in self.entries.items() if id.startswith(f"{game}/lessons/")]

    def _read(self) -> Iterator[StudyEntry]:
        for file in sorted(self.games.glob("*/lessons/*.study")):
            for study in _studies(file):
                yield _entry(f"{file.parents[1].name}/lessons/{re.sub(r'^[0-9]+_', '', file.stem)}", study)
        for folder in sorted(self.games.glob("*/studies")):
            for file in sorted(folder.rglob("*.study")):
                place = file.relative_to(folder).with_suffix("").as_posix()
                for study in _studies(file):
                    yield _entry(f"{folder.parent.name}/{place}/{study.name}", study)


def _studies(file: Path) -> list[StudyText]:
    return split(file.read_text(encoding="utf-8"), str(file))


def _entry(id: str, study: StudyText) -> StudyEntry:
    return StudyEntry(id, study.title, tuple(rule for rule, _ in cited_in_study(study.text)), study.text)
