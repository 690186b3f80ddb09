"""Every game keeps the promises of tests/conformance.py."""

from __future__ import annotations

from pathlib import Path

from agon import games
from agon.games import NAMES, load
from agon.text.catalogue import LANGUAGES
from tests.conformance import Conformance

NEVER_SEEN = {
    "hector_achilles": frozenset(
        (
            "log draws_game",  # both sides exhausted after a tied battle, with equally many troops: a study shows it
            *(f"word {zone}" for zone in ("hand", "laid", "out")),  # zones that are never offered or logged
            "word no_hero",  # all six heroes lost: a reason that a player may ask for
        )
    ),
    "roll_player": frozenset(
        (
            *(
                f"word {rank}" for rank in ("true_hero", "chieftain", "leader", "explorer", "mercenary")
            ),  # good solo games
            "word fewest_dice",  # equal stars and gold: a study shows it
            "word shared_victory",  # all equal: a study shows it
        )
    ),
    "twilight_struggle": frozenset(
        (
            "log drawn_game",  # final scoring at exactly zero: a study shows it
            "word europe_control",  # all battlegrounds of Europe: a study shows it
            "word held_scoring_card",  # only where no legal play rids one of it: studies show it
        )
    ),
}
"""What random games hardly meet, by game."""

IN_ENGLISH_ONLY: frozenset[str] = frozenset()
"""Games that wait for their translations. It must be empty before a merge."""


def suite(name: str) -> type[Conformance]:
    title = "".join(part.capitalize() for part in name.split("_"))
    body = {
        "game": load(name),
        "never_seen": NEVER_SEEN.get(name, frozenset()),
        "forces": True,
        "languages": ("en",) if name in IN_ENGLISH_ONLY else LANGUAGES,
        "__module__": __name__,
    }
    return type(f"Test{title}", (Conformance,), body)


for _name in NAMES:
    _suite = suite(_name)
    globals()[_suite.__name__] = _suite


def test_no_game_is_missing():
    rooms = {room.parent.name for room in Path(games.__file__).parent.glob("*/__init__.py")}
    suites = (kept for name, kept in globals().items() if name.startswith("Test"))
    assert rooms == set(NAMES) == {kept.game.name for kept in suites}
