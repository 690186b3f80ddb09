"""One toy game with all accepted examples, built once."""

from __future__ import annotations

from pathlib import Path

import pytest

from agon.engine.game import Game
from tests.engine.scripts.accepted import PLAIN
from tests.engine.scripts.accepted_scripts import SCRIPTS, SPINE
from tests.engine.scripts.toy import gather, toy_folder


@pytest.fixture(scope="session")
def toys(pytestconfig: pytest.Config) -> Path:
    """The folder of the toys' source files."""
    return toy_folder(pytestconfig)


@pytest.fixture(scope="session")
def toy(toys: Path) -> Game:
    """One game that contains every accepted example."""
    return gather(toys, PLAIN + SCRIPTS, spine=SPINE)
