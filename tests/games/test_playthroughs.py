"""Golden games: every game has one, and it still plays and reads as it did when it was last reviewed."""

from __future__ import annotations

import pytest

from agon.games import NAMES, load
from tests.tiers import sampled
from tools.playthroughs import FOLDER, GAMES, file_of, playthrough

FILES = sorted(FOLDER.glob("*/playthroughs/*.txt"))


def test_every_game_has_its_playthroughs_and_there_are_no_others():
    assert {name for name, _, _ in GAMES} == set(NAMES)
    assert sorted(file_of(*game) for game in GAMES) == FILES


@pytest.mark.parametrize(("name", "seed", "options"), sampled(GAMES, *GAMES[:3]), ids=str)
def test_the_game_goes_as_it_is_written(name, seed, options):
    file = file_of(name, seed, options)
    written, played = file.read_text(encoding="utf-8"), playthrough(load(name), seed, options)
    for number, (old, new) in enumerate(zip(written.splitlines(), played.splitlines(), strict=False), 1):
        assert new == old, f"{file.name}:{number} differs; if that is meant, run make playthroughs and read the diff"
    assert played == written


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_playthrough_is_short_enough_to_be_read(file):
    assert file.stat().st_size < 200_000
