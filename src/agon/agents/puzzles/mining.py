"""Mines puzzles: the search plays itself, and its decisions are sifted for those with one clearly best option."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean
from typing import NamedTuple

import msgspec

from agon.agents.puzzles.checking import DEPTHS, confirmed, rating, search, solved_by_levels
from agon.agents.puzzles.puzzle import MARGIN, Puzzle, Source
from agon.agents.search_agent import NODES, lower_bound
from agon.agents.search_backend import new_tree, root_of, tree_params
from agon.agents.situation import situation
from agon.engine.chooser import MASK, SeededChooser
from agon.engine.table import Choice, Table
from agon.games import load

PLAYED, SIFTED, CONFIRMED = 250, 1200, DEPTHS[0]
"""Iterations of the search that plays, of the one that looks at doubtful decisions again, and of the one that confirms
them."""
LEAST_OPTIONS = 3
HINT = 0.04
"""The lead of the best option that the playing search must see for a second look."""
OPEN = (0.15, 0.97)
"""The chance to win with the solution: games that are decided make no puzzles."""
APART = 10
"""The least number of choices between two puzzles of a game."""
PER_GAME, PER_KIND, EASY_PER_GAME = 6, 2, 2
"""The most puzzles of a game, of one kind of ask, and that every level but the lowest solves."""
SEED = 38


class Mined(msgspec.Struct, frozen=True):
    """The game with this number, up to its last puzzle, and its puzzles."""

    number: int
    choices: list[Choice]
    puzzles: list[Puzzle]


class Candidate(NamedTuple):
    """A decision in which one option leads, and the share of tries in which each level finds it."""

    after: int
    what: str
    best: str
    solved: dict[str, float]

    @property
    def is_easy(self) -> bool:
        return all(share == 1 for level, share in self.solved.items() if level != "novice")


def mine(name: str, options: Mapping[str, str], number: int) -> Mined:
    """Play a game and check its hardest decisions; the result depends on the number alone."""
    table, candidates = play(Table(load(name), options), number)
    puzzles: list[Puzzle] = []
    for one in sorted(candidates, key=lambda one: (fmean(one.solved.values()), one.after)):
        if has_room(one, puzzles):
            puzzles += examine(table.replayed(kept=one.after), table.choices[one.after].seat, one, number)
    kept = max((puzzle.source.after for puzzle in puzzles), default=0)
    return Mined(number, table.choices[:kept], sorted(puzzles, key=lambda puzzle: puzzle.source.after))


def has_room(one: Candidate, puzzles: list[Puzzle]) -> bool:
    """Whether the puzzles of a game may have this one too."""
    if len(puzzles) == PER_GAME or (one.is_easy and len(puzzles) >= EASY_PER_GAME):
        return False
    near = any(abs(one.after - other.source.after) < APART for other in puzzles)
    return not near and sum(one.what == other.what for other in puzzles) < PER_KIND


def play(table: Table, number: int) -> tuple[Table, list[Candidate]]:
    """Play a game out; return it with its candidates."""
    chance, seeds, found = SeededChooser(SEED, number), SeededChooser(~SEED & MASK, number), list[Candidate]()
    while table.outcome is None:
        ask = table.asks[0]
        if ask.seat == "chance" or len(ask.options) == 1:
            table.choose(ask.seat, chance(ask))
            continue
        option, lead = decide(table, ask.seat, seeds.below(MASK))
        if lead >= HINT and len(ask.options) >= LEAST_OPTIONS:
            found += sift(table, ask.seat, number)
        table.choose(ask.seat, option)
    return table, found


def decide(table: Table, seat: str, seed: int) -> tuple[str, float]:
    """The choice of the playing search, and the lead of the option with the best mean value."""
    now, game = situation(table, seat), table.game
    tree = new_tree(game, tree_params(game, now), NODES)
    stats = tree.search(root_of(game, now), game.seat_code(seat), seed, PLAYED)
    best = max(stats, key=lower_bound)
    values = sorted((one.value for one in stats if one.visits >= PLAYED // 25), reverse=True)
    return now.offered[stats.index(best)], values[0] - values[1] if len(values) > 1 else 1.0


def sift(table: Table, seat: str, number: int) -> list[Candidate]:
    """This decision, if a somewhat deeper search sees one option lead, the game is open, and not all levels solve
    it."""
    ask, after = table.ask(seat), len(table.choices)
    assert ask is not None
    found = search(table, seat, SIFTED, SEED)
    if found.margin < MARGIN or not is_open(found.values[found.best]):
        return []
    solved = solved_by_levels(table, seat, found.best, number)
    return [] if min(solved.values()) == 1 else [Candidate(after, ask.what, found.best, solved)]


def is_open(value: float) -> bool:
    return OPEN[0] <= value <= OPEN[1]


def examine(table: Table, seat: str, one: Candidate, number: int) -> list[Puzzle]:
    """The puzzle of a candidate, if the deep searches agree on it."""
    ask, field = table.ask(seat), table.game.milestone
    assert ask is not None
    found = confirmed(table, seat, one.best, [CONFIRMED])
    if found is None or not is_open(found.values[one.best]):
        return []
    source, reached = Source(number, one.after), getattr(table.position, field) if field else 0
    margin, offered = round(found.margin, 4), len(ask.options)
    rated = rating(one.solved)
    return [
        Puzzle(source, seat, ask.what, ask.card, reached, offered, one.best, found.values, margin, one.solved, rated)
    ]
