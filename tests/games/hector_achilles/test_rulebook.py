"""The rulebook of Hector and Achilles, told in full."""

from __future__ import annotations

from tests.rulebook.texts import check


def test_every_rule_stands_in_one_chapter_and_is_told_in_full():
    check("hector_achilles")
