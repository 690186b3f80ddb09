"""Every game passes the conformance suite."""

from __future__ import annotations

from pathlib import Path

from agon import games
from agon.games import NAMES, load
from agon.text.catalogue import LANGUAGES
from tests.conformance import Conformance

NEVER_SEEN = {
    "hector_achilles": frozenset(
        (
            "log draws_game",  # both sides exhausted after a tied battle with equal troops: covered by a study
            *(f"word {zone}" for zone in ("hand", "laid", "out")),  # zones that are never offered or logged
            "word no_hero",  # all six heroes lost: a reason given only on request
        )
    ),
    "roll_player": frozenset(
        (
            *(
                f"word {rank}" for rank in ("true_hero", "chieftain", "leader", "explorer", "mercenary")
            ),  # good solo games are too rare
            "word fewest_dice",  # equal stars and gold: covered by a study
            "word shared_victory",  # everything equal: covered by a study
        )
    ),
    "twilight_struggle": frozenset(
        (
            "log drawn_game",  # final scoring at exactly zero: covered by a study
            "word europe_control",  # all battlegrounds of Europe: covered by a study
            "word held_scoring_card",  # only if no legal play can avoid it: covered by studies
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
