"""The studies and lessons beside the rules: positions, choices and what must then be true."""

from __future__ import annotations

import pytest

from agon.games import load
from tests.studies import studies


@pytest.mark.parametrize("study", studies("hector_achilles"))
def test_the_study_holds(study):
    study.play(load)
