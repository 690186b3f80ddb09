"""The rulebook is complete: every rule and ruling in its chapter, with a text and a heading in every language."""

from __future__ import annotations

from agon.rulebook.citations import load_index
from tests.rulebook.texts import ROOMS, check


def test_every_rule_is_in_one_chapter_and_has_a_text():
    check("twilight_struggle")


def test_no_title_is_cut():
    rules = load_index(ROOMS / "twilight_struggle" / "rules.toml").entries.values()
    assert not [rule.id for rule in rules if "…" in rule.title or rule.title.count("(") != rule.title.count(")")]
    assert not [rule.id for rule in rules if len(rule.title) > 75]
