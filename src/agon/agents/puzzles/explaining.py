"""Says why the solution of a puzzle is better, by the figures of the game that it changes.

Both the solution and a tempting wrong option are played on from many imagined positions to the end of the turn (the
battle, the round), by players who follow their priors. A figure whose mean differs by much is a reason. If there is
none, they are played on to the end of the next turn."""

from __future__ import annotations

import functools
import tomllib
from statistics import fmean
from typing import Literal

import msgspec

from agon.agents.puzzles.puzzle import Reason
from agon.agents.puzzles.shelf import FOLDER
from agon.agents.tree import PlayoutPolicy
from agon.engine.chooser import SeededChooser
from agon.engine.game import Game
from agon.engine.table import Table
from agon.native.search import TreeParams

DEALS = 40
"""Imagined positions from which both options are played on."""
FARTHEST = 80
"""Steps of a turn after which a game is not followed any further."""
MOST_TURNS = 2
MOST_REASONS = 3
SIGNS = {"more": 1, "less": -1}
WON, BEATEN = "won", "beaten"
"""The figures of every game: the shares of the games that end before then and are won, or lost."""
LEAST_ENDS = 0.1


class Figure(msgspec.Struct, frozen=True):
    """A figure for the solver: the sum of some paths, with SEAT and OTHER for the solver and the opponent, and of all
    words of any other capitalised part. A path that names the solver counts 1, one that names the opponent -1. With
    `seat`, the figure counts the other way for everybody else. More is `better`, or less. A smaller difference than
    `least` is no reason."""

    name: str
    least: float
    paths: tuple[str, ...]
    better: Literal["more", "less"] = "more"
    seat: str = ""

    def read(self, table: Table, seat: str) -> int:
        other = next(one for one in table.seats if one != seat)
        paths = (path.replace("SEAT", seat).replace("OTHER", other) for path in self.paths)
        sides = {seat: 1, other: -1}
        names = (name for path in paths for name in spelt_out(table.game, path))
        words = (word for name in names for word in table.game.paths.read(table.position, name))
        total = sum(sides[word] if word in sides else int(word) for word in words)
        return total if self.seat in ("", seat) else -total


def spelt_out(game: Game, path: str) -> list[str]:
    """The names that a path stands for: one for each word of its capitalised part, if it has one."""
    domain = next((part for part in path.split(".") if part.isupper()), "")
    return [path.replace(domain, word) for word in game.paths.domains[domain]] if domain else [path]


@functools.cache
def figures(game: str) -> tuple[Figure, ...]:
    """The figures of a game, from `puzzles/figures.toml` in its folder."""
    rows = tomllib.loads((FOLDER / game / "puzzles/figures.toml").read_text("utf-8"))["figure"]
    return msgspec.convert(tuple(rows), tuple[Figure, ...])


def explain(table: Table, seat: str, solution: str, wrong: str) -> tuple[int, list[Reason]]:
    """The reasons of a solution, and at the end of how many turns they show; none if they show later."""
    found = ((turns, reasons(table, seat, solution, wrong, turns)) for turns in range(1, MOST_TURNS + 1))
    return next(((turns, why) for turns, why in found if why), (1, []))


def reasons(table: Table, seat: str, solution: str, wrong: str, turns: int = 1) -> list[Reason]:
    """The figures that speak most for the solution, in relation to the least difference that counts."""
    ends = (Figure(WON, LEAST_ENDS, ()), Figure(BEATEN, LEAST_ENDS, (), "less"))
    known = (*ends, *figures(table.game.name))
    right, other = (outlook(table, seat, option, turns) for option in (solution, wrong))
    gains = {one.name: (right[one.name] - other[one.name]) * SIGNS[one.better] / one.least for one in known}
    names = sorted((name for name in gains if gains[name] >= 1), key=lambda name: -gains[name])
    return [Reason(name, round(right[name], 2), round(other[name], 2)) for name in names[:MOST_REASONS]]


def outlook(table: Table, seat: str, option: str, turns: int) -> dict[str, float]:
    """The mean of every figure after an option and some turns, with the one in progress."""
    ends = [play_on(table, seat, option, turns, deal) for deal in range(DEALS)]
    return {name: fmean(end[name] for end in ends) for name in ends[0]}


def play_on(table: Table, seat: str, option: str, turns: int, deal: int) -> dict[str, float]:
    """Imagine a position, choose an option, and play to the end of some turns; return the figures there."""
    game, chooser = table.game, SeededChooser(deal, 38)
    imagined = table.imagine(seat, chooser)
    imagined.choose(seat, option)
    machine, policy = imagined.lowered, PlayoutPolicy(game, TreeParams(*game.search_params, len(table.seats)))
    last = policy.reached(machine) + turns - 1
    for _ in range(FARTHEST * turns):
        if machine.over is not None or policy.reached(machine) > last:
            break
        policy.step(machine, chooser)
    outcome = imagined.outcome
    winners = outcome.winners if outcome else ()
    found = {figure.name: figure.read(imagined, seat) for figure in figures(game.name)}
    return {WON: float(seat in winners), BEATEN: float(bool(winners) and seat not in winners), **found}
