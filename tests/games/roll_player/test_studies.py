"""The studies and lessons of the game hold."""

from __future__ import annotations

import pytest

from agon.games import load
from tests.studies import studies


@pytest.mark.parametrize("study", studies("roll_player"))
def test_the_study_holds(study):
    study.play(load)
