"""Inconsistent positions are refused, with the line and the reason."""

from __future__ import annotations

import pytest

from agon.engine.errors import AgonError
from agon.engine.table.study import check
from agon.games import load


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("size.achaeans.camp -1", "a pile cannot hold -1 troops"),
        ("fate_waiting f9", "'f9' is not one of f1"),
        ("exhausted.trojans camp", "'camp' is not one of pile_1"),
        ("used.trojans pile_9", "'pile_9' is not one of pile_1"),
        ("hero_bottom.trojans hector hector", "a hero occurs twice"),
        ("hand.trojans red_1 red_1 red_1", "there are only two red_1"),
        ("hero.trojans ajax", "ajax does not fight for the trojans"),
        ("phase rounds", "needs a fate token"),
    ],
)
def test_a_contradictory_position_is_refused(given, reason):
    with pytest.raises(AgonError, match=reason) as caught:
        check(f"study X\ngame hector_achilles\ngiven {given}\n", load, "x.study")
    assert "x.study:3" in str(caught.value)
