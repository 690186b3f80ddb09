"""The reference of batches lists every group of every game's observation, as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from agon.games import NAMES, load

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "batch.md"
TITLES = {
    "hector_achilles": "Hector and Achilles",
    "roll_player": "Roll Player",
    "twilight_struggle": "Twilight Struggle",
}


@pytest.mark.parametrize("name", NAMES)
def test_the_groups_of_a_game_are_listed(name: str):
    game = load(name)
    part = PAGE.read_text(encoding="utf-8").split(f"### {TITLES[name]}\n\n")[1].split("\n### ")[0]
    rows = [
        f"| `{group.name}` | {' × '.join(map(str, group.shape)) or 1} | {group.low} to {group.high} | {group.about} |"
        for group in game.groups
    ]
    assert [line for line in part.splitlines() if line.startswith("| `")] == rows
    assert part.startswith(f"{game.groups[-1].stop:,} numbers, {game.action_count} actions.")
