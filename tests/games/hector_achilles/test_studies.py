"""The studies and lessons beside the rules: positions, choices and what must then be true."""

from __future__ import annotations

from pathlib import Path

import pytest

from agon.engine.study import check
from agon.games import hector_achilles, load

FOLDER = Path(hector_achilles.__file__).parent
STUDIES = sorted(FOLDER.rglob("*.study"))


@pytest.mark.parametrize("file", STUDIES, ids=lambda file: str(file.relative_to(FOLDER).with_suffix("")))
def test_the_study_holds(file):
    check(file.read_text(encoding="utf-8"), load, file.name)
