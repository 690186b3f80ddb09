"""Pairs of games that differ only in what one seat may not know, as choices to make at two tables of a server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from agon.engine.chooser import SeededChooser
from agon.engine.game import Game
from agon.engine.script import REVEALED
from agon.engine.table import Ask, Table
from tests.conformance import answered, knows_the_same, seen


class Step(NamedTuple):
    """One choice at both tables; the options differ if the seat does not learn which it was."""

    seat: str
    options: tuple[str, str]


class Pair(NamedTuple):
    """Two games that one seat cannot tell apart."""

    game: str
    seat: str
    steps: list[Step]

    @property
    def choices(self) -> list[Step]:
        return [step for step in self.steps if step.seat != "chance"]

    @property
    def differences(self) -> int:
        return sum(step.options[0] != step.options[1] for step in self.steps)

    def chance(self, table: int) -> list[str]:
        """The results of chance at one of the tables."""
        return [step.options[table] for step in self.steps if step.seat == "chance"]


def pair(game: Game, seat: str, seed: int, most: int, rarity: int) -> Pair:
    """Play two games in parallel: one in `rarity` hidden choices differs, all others are equal, until enough choices
    were made or the seat could tell the tables apart."""
    chooser, tables, steps = SeededChooser(seed, 4), (Table(game), Table(game)), list[Step]()
    secret = {kind.name for kind in game.asks if kind.secret}
    while sum(step.seat != "chance" for step in steps) < most and tables[0].outcome is None:
        one = tables[0].asks[chooser.below(len(tables[0].asks))]
        other = next(ask for ask in tables[1].asks if ask.seat == one.seat)
        is_hidden = one.what in secret and one.seat != seat and chooser.below(rarity) == 0
        for options in _tries(one, other, is_hidden, chooser):
            after = answered(tables[0], one, options[0]), answered(tables[1], other, options[1])
            if is_one(tables, after, seat, seed):
                break
        else:
            break
        tables = after
        steps.append(Step(one.seat, options))
    if tables[0].ask("chance") is not None:  # skip a choice whose dice are not all public
        while steps.pop().seat == "chance":
            pass
    return Pair(game.name, seat, steps)


def _tries(one: Ask, other: Ask, is_hidden: bool, chooser: SeededChooser) -> Iterator[tuple[str, str]]:
    if is_hidden:
        yield one.options[chooser.below(len(one.options))], other.options[chooser.below(len(other.options))]
    common = [option for option in one.options if option in other.options]
    start = chooser.below(len(common)) if common else 0
    for option in (common[start:] + common[:start])[:6]:
        yield option, option


def is_one(before: tuple[Table, Table], after: tuple[Table, Table], seat: str, seed: int) -> bool:
    """Whether the seat still cannot tell the tables apart; revealed information may be equal by chance."""
    if [ask[:3] for ask in after[0].asks] != [ask[:3] for ask in after[1].asks]:
        return False
    if not knows_the_same(*after, seat, seed):
        return False
    told = [REVEALED in new._told[len(old._told) :] for old, new in zip(before, after, strict=True)]
    return not any(told) or list(seen(after[0], seat)) == list(seen(after[1], seat))
