"""A match of two agents in rounds: they swap seats, and every game of a round has the same chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from statistics import fmean
from time import perf_counter

import msgspec

from agon import __version__
from agon.agents import AGENTS, Agent, situation
from agon.agents.custom import agent_factory, with_short_errors
from agon.agents.levels import SEARCHERS
from agon.engine.chooser import MASK, SeededChooser
from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.engine.script import CHANCE
from agon.engine.table import Table
from agon.games import load

A, B = "a", "b"
SIDES = (A, B)
WITH_ITERATIONS = ("search", "guided")
"""The agents whose names take a number of iterations."""

SeatFactory = Callable[[int], Agent]
"""Makes an agent for one seat of one game from a seed."""


class Match(msgspec.Struct, frozen=True):
    """Everything that determines the rounds."""

    a: str
    b: str
    game: str
    options: dict[str, str]
    seed: int
    game_version: int
    version: str = __version__
    custom: dict[str, str] = msgspec.field(default_factory=dict, name="own")
    """Digests of the files of custom agents; a match resumes only with the same ones."""


class Bout(msgspec.Struct, frozen=True):
    """One game: the side in each chair, the winning chairs, the reason, and the final points if the game has them."""

    sitting: str
    winners: list[int]
    reason: str
    points: list[int] | None


class Round(msgspec.Struct, frozen=True):
    """The games that share one stream of chance, and each side's number of choices and thinking time."""

    number: int
    bouts: list[Bout]
    choices: dict[str, int]
    seconds: dict[str, float]

    @property
    def score(self) -> float:
        """The mean score of the first agent, 0 to 1."""
        if len(self.bouts[0].sitting) == 1:
            return _beats(*(_solo_result(bout) for bout in self.bouts))
        return fmean(score_of(bout) for bout in self.bouts)

    def points(self, side: str) -> float:
        """The mean final points of a side."""
        return fmean(
            points
            for bout in self.bouts
            for sat, points in zip(bout.sitting, bout.points or (), strict=True)
            if sat == side
        )


def score_of(bout: Bout) -> float:
    """The fraction of opponents that the first agent beat; a tie counts half."""
    chair, chairs = bout.sitting.index(A), range(len(bout.sitting))
    return fmean(_beats(_standing(bout, chair), _standing(bout, other)) for other in chairs if other != chair)


def _standing(bout: Bout, chair: int) -> tuple[bool, int]:
    """Winners are equal, the others are ranked by points. In a draw all are equal."""
    won = chair in bout.winners or not bout.winners
    return won, 0 if won or bout.points is None else bout.points[chair]


def _solo_result(bout: Bout) -> tuple[int, bool]:
    return bout.points[0] if bout.points else 0, bool(bout.winners)


def _beats(one: tuple[int, int], other: tuple[int, int]) -> float:
    return 0.5 if one == other else float(one > other)


# ---------------------------------------------------------------- agents


def parse_agent(name: str, budget: int | None = None) -> str:
    """Check an agent's name and complete it: one of `AGENTS`, `search:ITERATIONS`, `guided:ITERATIONS` (a budget turns
    the agents `search` and `guided` into these), or a custom agent."""
    agent, is_given, _ = name.partition(":")
    if fixed_iterations(name) is None:
        if is_given and agent in AGENTS:
            wanted = f"{agent}:ITERATIONS takes a positive whole" if agent in WITH_ITERATIONS else f"{agent} takes no"
            raise AgonError("bad-option", f"{name!r}: {wanted} number")
        agent_factory(name)
    return f"{name}:{budget}" if budget and name in WITH_ITERATIONS else name


def fixed_iterations(name: str) -> int | None:
    """The iterations per choice that the name of a search agent gives, if any."""
    agent, _, iterations = name.partition(":")
    is_number = iterations.isascii() and iterations.isdecimal() and int(iterations) > 0
    return int(iterations) if agent in WITH_ITERATIONS and is_number else None


def make_agent(name: str, game: Game, seed: int) -> Agent:
    """An agent for one seat of one game. A fixed number of iterations, also that of a level, runs on one thread without
    a time limit, which makes it reproducible from the seed."""
    agent, iterations = name.partition(":")[0], fixed_iterations(name)
    if iterations is not None:
        return SEARCHERS[agent](game, seed, seconds=float("inf"), iterations=iterations, threads=1)
    if name in SEARCHERS and name not in WITH_ITERATIONS:
        return SEARCHERS[name](game, seed, seconds=float("inf"), threads=1)
    made = agent_factory(name)(game, seed)
    return made if name in AGENTS else with_short_errors(name, made)


# ---------------------------------------------------------------- playing


def players(match: Match) -> int:
    return len(load(match.game).seats_in_play(match.options))


def sittings(chairs: int) -> list[str]:
    """The side in each chair, for each game of a round: the first agent sits once in every chair, the second in all
    others; in single-player games they take turns.

    >>> sittings(1), sittings(2), sittings(3)
    (['a', 'b'], ['ab', 'ba'], ['abb', 'bab', 'bba'])
    """
    if chairs == 1:
        return [A, B]
    return [B * chair + A + B * (chairs - 1 - chair) for chair in range(chairs)]


def play_round(match: Match, number: int) -> Round:
    """Play a round; it is reproducible from the match and the number unless an agent looks at the clock."""
    game = load(match.game)
    factories = {A: partial(make_agent, match.a, game), B: partial(make_agent, match.b, game)}
    return play_sittings(Table(game, match.options), factories, match.seed, number)


def play_sittings(fresh: Table, factories: Mapping[str, SeatFactory], seed: int, number: int) -> Round:
    """Play a round on copies of a fresh table, with new agents for each game. Chance and the agents' seeds depend on
    the round and the chair, not on the side."""
    choices, seconds, bouts = dict.fromkeys(SIDES, 0), dict.fromkeys(SIDES, 0.0), list[Bout]()
    for sitting in sittings(len(fresh.seating)):
        chance, seeds = SeededChooser(seed, number), SeededChooser(~seed & MASK, number)
        agents = [factories[side](seeds.below(MASK)) for side in sitting]
        bouts.append(_play(fresh.copy(), sitting, agents, chance, choices, seconds))
    return Round(number, bouts, choices, seconds)


def _play(
    table: Table,
    sitting: str,
    agents: list[Agent],
    chance: SeededChooser,
    choices: dict[str, int],
    seconds: dict[str, float],
) -> Bout:
    game = table.game
    while table.outcome is None:
        seat, what, options, _ = pending = table.machine.pending[0]
        if seat == CHANCE:
            table.choose("chance", game.option_id(what, chance(pending)))
            continue
        chair, here = table.seating.index(game.seat_id(seat)), situation(table, game.seat_id(seat))
        start = perf_counter()
        option = agents[chair](here)
        if len(options) > 1:
            choices[sitting[chair]] += 1
            seconds[sitting[chair]] += perf_counter() - start
        table.choose(game.seat_id(seat), option)
    return bout_at(table, sitting)


def bout_at(table: Table, sitting: str) -> Bout:
    """The result of a finished table, by chairs."""
    outcome, seating, score = table.outcome, table.seating, table.game.score
    assert outcome is not None
    points = score and [score(table.position, table.game.seat_code(seat)) for seat in seating]
    return Bout(sitting, [seating.index(seat) for seat in outcome.winners], outcome.reason, points)
