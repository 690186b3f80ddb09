"""The rulebook of Hector and Achilles is complete."""

from __future__ import annotations

from tests.rulebook.texts import check


def test_every_rule_is_in_one_chapter_and_has_a_text():
    check("hector_achilles")
