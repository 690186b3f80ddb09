"""The opening book: openings.toml as tables."""

from __future__ import annotations

import tomllib

from agon.engine.components import Entry
from agon.games.twilight_struggle.board import START, Map
from agon.games.twilight_struggle.facts import HERE
from agon.games.twilight_struggle.words import CARDS, COUNTRIES, SIDE_IDS, WORDS

_BOOK: Entry = tomllib.loads((HERE / "openings.toml").read_text(encoding="utf-8"))
_SETUPS: list[Entry] = _BOOK["setup"]


def _liking(rows: dict[str, int], codes: range) -> tuple[int, ...]:
    return tuple(rows.get(WORDS.id(c), 0) if c in codes else 0 for c in range(codes.stop))


LINES = range(len(_SETUPS))
LINE_SIDE = tuple(SIDE_IDS.index(line["side"]) for line in _SETUPS)
LINE_WEIGHT: tuple[int, ...] = tuple(line["weight"] for line in _SETUPS)
LINE_INFLUENCE = tuple(
    tuple(START[SIDE_IDS.index(line["side"])][c] + line["influence"].get(WORDS.id(c), 0) for c in COUNTRIES)
    for line in _SETUPS
)
HANDICAP_LIKING = tuple(_liking(_BOOK["handicap"][side], COUNTRIES) for side in SIDE_IDS)
HEADLINE_LIKING = tuple(_liking(_BOOK["headline"][side], CARDS) for side in SIDE_IDS)


def follows(p: Map, side: int, line: int) -> bool:
    """Whether the influence placed so far is consistent with a line of the book."""
    return LINE_SIDE[line] == side and all(p.influence[side, c] <= LINE_INFLUENCE[line][c] for c in COUNTRIES)


def weigh_setup(p: Map, side: int, country: int) -> int:
    """The number of lines still followed that place influence in a country."""
    return 1 + 9 * sum(
        LINE_WEIGHT[line]
        for line in LINES
        if p.influence[side, country] < LINE_INFLUENCE[line][country] and follows(p, side, line)
    )


def weigh_handicap(p: Map, side: int, country: int) -> int:
    """Extra influence: at most two in a country, in the order of the book."""
    placed = p.influence[side, country] - START[side][country]
    liking = HANDICAP_LIKING[side][country]
    return 1 + (liking * 9 if placed <= 0 else liking * 4 if placed == 1 else liking)
