"""The possible outcomes of an option, as far as a seat can know.

The option is chosen at several tables that are consistent with what the seat knows (`Table.imagine`), never at the real
one. From there every result of chance is followed, until a player is asked, the game ends, or cards are drawn that
nobody sees. Where these tables disagree, the outcome depends on hidden information, and only what they agree on is
reported.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice, takewhile
from math import lcm
from typing import NamedTuple

from agon.engine.chooser import SeededChooser
from agon.engine.errors import AgonError
from agon.engine.game import View
from agon.engine.table import Line, Table

IMAGINED = 3  # tables
IMAGINED_WHERE_SHOWN = 9  # where something is revealed: a few tables might agree by luck
MAX_OUTCOMES = 100  # results of chance
ABSENT = object()


class Prospect(NamedTuple):
    """One outcome: its odds (`weight` in `of`), the entries of the view that change or disappear, the new log lines."""

    weight: int
    of: int
    view: View
    gone: list[str]
    lines: list[Line]


class Prospects(NamedTuple):
    """The outcomes of an option. `certain`: they do not depend on hidden information. The list is empty if there are
    too many outcomes, or if even the odds depend on hidden information."""

    option: str
    certain: bool
    outcomes: list[Prospect]


class Leaf(NamedTuple):
    """The result of the option for one result of chance."""

    odds: Fraction
    view: View
    gone: list[str]
    lines: list[Line]


class Views:
    """The changes to a seat's view, cached by position: many dice rolls lead to the same one."""

    def __init__(self, table: Table, seat: str) -> None:
        self.seat, self.before = seat, table.view(seat)
        self.known: dict[tuple[int, ...], tuple[View, list[str]]] = {}

    def changes(self, end: Table) -> tuple[View, list[str]]:
        """Return the new or changed entries, and the keys that are gone."""
        cells = tuple(end.machine.cells)
        if cells not in self.known:
            before, after = self.before, end.view(self.seat)
            changed = {key: value for key, value in after.items() if before.get(key, ABSENT) != value}
            self.known[cells] = changed, [key for key in before if key not in after]
        return self.known[cells]


def prospects(table: Table, seat: str, option: str, number: int | None = None) -> Prospects:
    """Return the prospects of an option of the seat's pending ask; refuse what `choose` refuses."""
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
    """Return the tables to which the option leads; None if there are too many, or if it is not offered there."""
    try:
        imagined.choose(seat, option)
        ends = list(islice(_fall(imagined, Fraction(1)), MAX_OUTCOMES + 1))
    except AgonError:
        return None
    return ends if len(ends) <= MAX_OUTCOMES else None


def _fall(table: Table, odds: Fraction) -> Iterator[tuple[Fraction, Table]]:
    """Yield a table for every result of chance; stop at a draw that nobody sees."""
    ask = table.ask("chance")
    if ask is None or table.game.asks[table.machine.pending[0].what].secret:
        yield odds, table
        return
    weights = ask.weights or (1,) * len(ask.options)
    for option, weight in zip(ask.options, weights, strict=True):
        branch = table.copy()
        branch.choose("chance", option)
        yield from _fall(branch, odds * Fraction(weight, sum(weights)))


def _agreed(trees: list[list[Leaf]]) -> list[Leaf]:
    """Return what the tables have in common, if the odds are the same at all of them."""
    first, *others = trees
    if any([leaf.odds for leaf in tree] != [leaf.odds for leaf in first] for tree in others):
        return []
    return [_common(leaves) for leaves in zip(*trees, strict=True)]


def _common(leaves: tuple[Leaf, ...]) -> Leaf:
    odds, view, gone, _ = leaves[0]
    ranks = zip(*(leaf.lines for leaf in leaves), strict=False)
    alike = takewhile(lambda rank: all(line == rank[0] for line in rank), ranks)
    return Leaf(
        odds,
        {key: value for key, value in view.items() if all(leaf.view.get(key, ABSENT) == value for leaf in leaves)},
        [key for key in gone if all(key in leaf.gone for leaf in leaves)],
        [rank[0] for rank in alike],
    )


def _weighed(leaves: list[Leaf]) -> list[Prospect]:
    """Merge outcomes that look the same to the seat."""
    merged = list[Leaf]()
    for leaf in leaves:
        same = next((at for at, other in enumerate(merged) if other[1:] == leaf[1:]), None)
        if same is None:
            merged.append(leaf)
        else:
            merged[same] = merged[same]._replace(odds=merged[same].odds + leaf.odds)
    of = lcm(*(leaf.odds.denominator for leaf in merged))
    return [Prospect(int(leaf.odds * of), of, leaf.view, leaf.gone, leaf.lines) for leaf in merged]
