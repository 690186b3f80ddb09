"""Toy games for the native back end, with their own build cache."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from agon.engine.game import Game
from agon.native.library import Library
from tests.engine.scripts.accepted import PLAIN
from tests.engine.scripts.accepted_scripts import SCRIPTS, SPINE
from tests.engine.scripts.faults import FAULTS, TOO_WIDE, WIDE_RESULT
from tests.engine.scripts.toy import gather, toy_folder

EXAMPLES = PLAIN + SCRIPTS + [f.example for f in FAULTS + TOO_WIDE]


@pytest.fixture(scope="session")
def toys(pytestconfig: pytest.Config) -> Path:
    """The folder of the toys' source files."""
    return toy_folder(pytestconfig)


@pytest.fixture(scope="session")
def toy(toys: Path) -> Game:
    """One game that contains every accepted and every faulty example."""
    return gather(toys, EXAMPLES, WIDE_RESULT, spine=SPINE)


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache of built libraries."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "agon" / "native"


@pytest.fixture
def build_library(own_cache: Path) -> Callable[[Game], Library]:
    """Build a game's library without using the one kept for the process."""
    return Library
