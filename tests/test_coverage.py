"""Every rule and ruling is cited by a test or a study, and no unknown id is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from agon.rulebook.citations import collect, coverage, load_indexes, union

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "agon" / "games"
INDEXES = load_indexes(GAMES)
CITATIONS = collect(TESTS, GAMES)

RULES_AND_RULINGS = {"hector_achilles": (106, 56), "roll_player": (188, 63), "twilight_struggle": (545, 125)}
"""How many ids the matrix and the rulings have, so that none gets lost from an index."""


COMPLETE = ("hector_achilles", "roll_player")
"""Games of which every rule is shown; `agon rules coverage` tells how far the others are."""


@pytest.mark.parametrize("game", COMPLETE)
def test_every_rule_and_ruling_is_cited(game):
    found = coverage(INDEXES[game], CITATIONS)
    missing = [f"{rule.id} ({rule.kind}): {rule.title}" for rule in found.uncited]
    assert not missing, f"{found.cited} of {found.total} cited; uncited:\n" + "\n".join(missing)


def test_only_known_ids_are_cited():
    assert coverage(union(INDEXES.values()), CITATIONS).unknown == {}


@pytest.mark.parametrize("game", INDEXES)
def test_the_index_is_complete(game):
    index = INDEXES[game]
    assert (len(index.rules), len(index.rulings)) == RULES_AND_RULINGS[game]


@pytest.mark.parametrize("game", INDEXES)
def test_ids_are_well_formed_and_titles_short(game):
    index = INDEXES[game]
    assert all(re.fullmatch(r"[A-Z]{2}-[A-Za-z0-9.\-]+", id) for id in index.rules)
    assert all(re.fullmatch(rf"[A-Z]{{2}}-R-{n}", id) for n, id in enumerate(index.rulings, start=1))
    assert [rule.title for rule in index.entries.values() if not 0 < len(rule.title) <= 70] == []
