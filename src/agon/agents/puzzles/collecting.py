"""Collects mined puzzles: a varied selection, checked once more by deeper searches, with the reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from agon.agents.puzzles.checking import DEPTHS, confirmed
from agon.agents.puzzles.explaining import explain
from agon.agents.puzzles.mining import Mined
from agon.agents.puzzles.puzzle import Puzzle
from agon.engine.table import Choice, Table
from agon.games import load

ALIKE = 8
"""The most puzzles of a game in which the same seat is asked the same and the same is best."""
SURE = 0.09
"""The lead that these checks must find: leads of 100,000 iterations differ by about 0.5 % from seed to seed, so that a
smaller one may fall below the margin in another search."""
SEED = 2
"""Of these checks; mining has another."""
SHARE = 0.55
"""The largest share of the puzzles that one kind of ask may have."""


def varied(puzzles: Sequence[Puzzle], count: int, before: Sequence[Puzzle] = ()) -> list[Puzzle]:
    """The hardest puzzles that make those there are `count` in all, without too many of a kind."""
    chosen: list[Puzzle] = []
    alike, kinds = Counter(map(_likeness, before)), Counter(puzzle.what for puzzle in before)
    for puzzle in sorted(puzzles, key=lambda puzzle: (-puzzle.rating, -puzzle.margin)):
        is_new = alike[_likeness(puzzle)] < ALIKE and kinds[puzzle.what] < SHARE * count
        if is_new and len(before) + len(chosen) < count:
            alike[_likeness(puzzle)] += 1
            kinds[puzzle.what] += 1
            chosen.append(puzzle)
    return chosen


def _likeness(puzzle: Puzzle) -> tuple[str, ...]:
    return puzzle.seat, puzzle.what, puzzle.card or "", puzzle.solution


def finish(
    game: str, options: Mapping[str, str], choices: Sequence[Choice], puzzle: Puzzle, depth: int
) -> Puzzle | None:
    """Check a puzzle deeper and deeper, up to a depth, and add the reasons; None if a search disagrees."""
    table = Table(load(game), options)
    for choice in choices[: puzzle.source.after]:
        table.choose(choice.seat, choice.option)
    depths = [*(step for step in DEPTHS if puzzle.depth < step < depth), depth]
    found = confirmed(table, puzzle.seat, puzzle.solution, depths, SEED, SURE)
    if found is None:
        return None
    wrong = max((one for one in found.values if one != puzzle.solution), key=lambda one: found.values[one])
    turns, why = explain(table, puzzle.seat, puzzle.solution, wrong)
    margin = round(found.margin, 4)
    changes = {"values": found.values, "margin": margin, "depth": depth, "reasons": why, "turns": turns}
    return msgspec.structs.replace(puzzle, **changes)


def together(
    before: Mapping[int, list[Choice]], mined: Iterable[Mined]
) -> tuple[dict[int, list[Choice]], list[Puzzle]]:
    """The games there were and those that were mined, with the puzzles of the latter.

    A mined game that shares only its number with one there was, since the search has changed, is left out."""
    played, puzzles = dict(before), list[Puzzle]()
    for one in mined:
        shorter, longer = sorted([played.get(one.number, []), one.choices], key=len)
        if longer[: len(shorter)] == shorter:
            played[one.number] = longer
            puzzles += one.puzzles
    return played, puzzles
