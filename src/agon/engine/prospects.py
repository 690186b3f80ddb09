"""What choosing an option would bring about, as far as a seat can know.

The option is chosen at tables the seat may be at for all it knows (`Table.imagine`): nothing hidden is looked at. From
there every way chance can fall is followed, until somebody is asked, the game ends, or cards are drawn that nobody
sees. Where such tables disagree, the outcome depends on what is hidden, and only what they agree on is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice, takewhile
from math import lcm
from typing import Any, NamedTuple

from agon.engine.chooser import SeededChooser
from agon.engine.errors import AgonError
from agon.engine.table import Line, Table

IMAGINED = 3  # tables
IMAGINED_WHERE_SHOWN = 9  # where hidden things come to light: by luck a few tables agree on them
MOST = 100  # ways chance can fall
ABSENT = object()


class Prospect(NamedTuple):
    """One outcome: `weight` cases `of` so many, the entries of the view that change or go, the lines told."""

    weight: int
    of: int
    view: dict[str, Any]
    gone: list[str]
    lines: list[Line]


class Prospects(NamedTuple):
    """The outcomes of an option. `certain`: nothing hidden has a say in them. None, if there are too many, or if what
    is hidden decides even which there are."""

    option: str
    certain: bool
    outcomes: list[Prospect]


class Leaf(NamedTuple):
    """A table after the option was chosen and chance fell in one way."""

    odds: Fraction
    view: dict[str, Any]
    gone: list[str]
    lines: list[Line]


class Views:
    """What changes in the view of a seat, reckoned once for every position: dice often come to the same."""

    def __init__(self, table: Table, seat: str) -> None:
        self.seat, self.before = seat, table.view(seat)
        self.known: dict[tuple[int, ...], tuple[dict[str, Any], list[str]]] = {}

    def changes(self, end: Table) -> tuple[dict[str, Any], list[str]]:
        """The entries that are new or different, and those that are gone."""
        cells = tuple(end.machine.cells)
        if cells not in self.known:
            before, after = self.before, end.view(self.seat)
            changed = {key: value for key, value in after.items() if before.get(key, ABSENT) != value}
            self.known[cells] = changed, [key for key in before if key not in after]
        return self.known[cells]


def prospects(table: Table, seat: str, option: str, number: int | None = None) -> Prospects:
    """What the seat can know of choosing an option of its pending ask; what `choose` refuses is refused."""
    table.check(seat, option, number)
    views, trees, shows = Views(table, seat), list[list[Leaf]](), False
    while len(trees) < (IMAGINED_WHERE_SHOWN if shows else IMAGINED):
        ends = _ends(table.imagine(seat, SeededChooser(len(trees), 0)), seat, option)
        if ends is None:
            return Prospects(option, False, [])
        shows = shows or any(end.has_revealed for _, end in ends)
        trees.append([Leaf(odds, *views.changes(end), end.log(seat)) for odds, end in ends])
    certain = all(tree == trees[0] for tree in trees)
    return Prospects(option, certain, _weighed(trees[0] if certain else _agreed(trees)))


def _ends(imagined: Table, seat: str, option: str) -> list[tuple[Fraction, Table]] | None:
    """The tables to which the option leads; None if there are too many, or it is not offered there."""
    try:
        imagined.choose(seat, option)
        ends = list(islice(_fall(imagined, Fraction(1)), MOST + 1))
    except AgonError:
        return None
    return ends if len(ends) <= MOST else None


def _fall(table: Table, odds: Fraction) -> Iterator[tuple[Fraction, Table]]:
    """Every way chance can fall; a draw that nobody sees is left to be made."""
    ask = table.ask("chance")
    if ask is None or table.game.asks[table.machine.pending[0][1]].secret:
        yield odds, table
        return
    weights = ask.weights or (1,) * len(ask.options)
    for option, weight in zip(ask.options, weights, strict=True):
        branch = table.copy()
        branch.choose("chance", option)
        yield from _fall(branch, odds * Fraction(weight, sum(weights)))


def _agreed(trees: list[list[Leaf]]) -> list[Leaf]:
    """What the tables have in common, if chance falls alike at all of them."""
    first, *others = trees
    if any([leaf.odds for leaf in tree] != [leaf.odds for leaf in first] for tree in others):
        return []
    return [_common(leaves) for leaves in zip(*trees, strict=True)]


def _common(leaves: tuple[Leaf, ...]) -> Leaf:
    odds, view, gone, _ = leaves[0]
    told = zip(*(leaf.lines for leaf in leaves), strict=False)
    alike = takewhile(lambda lines: all(line == lines[0] for line in lines), told)
    return Leaf(
        odds,
        {key: value for key, value in view.items() if all(leaf.view.get(key, ABSENT) == value for leaf in leaves)},
        [key for key in gone if all(key in leaf.gone for leaf in leaves)],
        [lines[0] for lines in alike],
    )


def _weighed(leaves: list[Leaf]) -> list[Prospect]:
    """Outcomes that are the same to the seat count as one."""
    merged = list[Leaf]()
    for leaf in leaves:
        same = next((at for at, other in enumerate(merged) if other[1:] == leaf[1:]), None)
        if same is None:
            merged.append(leaf)
        else:
            merged[same] = merged[same]._replace(odds=merged[same].odds + leaf.odds)
    of = lcm(*(leaf.odds.denominator for leaf in merged))
    return [Prospect(int(leaf.odds * of), of, leaf.view, leaf.gone, leaf.lines) for leaf in merged]
