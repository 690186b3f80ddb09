"""The studies and lessons of a game as test parameters."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import agon.games
from agon.engine.table.study_file import split

GAMES = Path(agon.games.__file__).parent


def studies(game: str) -> list[Any]:
    """One parameter per study; its id is the file and the name of the study."""
    folder = GAMES / game
    return [
        pytest.param(study, id=f"{file.relative_to(folder).with_suffix('').as_posix()}/{study.name}")
        for file in sorted(folder.rglob("*.study"))
        for study in split(file.read_text(encoding="utf-8"), str(file))
    ]
