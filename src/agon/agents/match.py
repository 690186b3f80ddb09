"""A match of two agents, round by round: the same chance for everybody, each in each other's place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from statistics import fmean
from time import perf_counter

import msgspec

from agon import __version__
from agon.agents import AGENTS, BUDGETS, Agent, situation
from agon.agents.own import maker, telling
from agon.agents.search import Searcher
from agon.engine.chooser import MASK, SeededChooser
from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.engine.script import CHANCE
from agon.engine.table import Table
from agon.games import load

A, B = "a", "b"
SIDES = (A, B)


Maker = Callable[[int], Agent]
"""Makes an agent for one seat of one game from a seed."""


class Match(msgspec.Struct, frozen=True):
    """What is played: all that the rounds follow from."""

    a: str
    b: str
    game: str
    options: dict[str, str]
    seed: int
    game_version: int
    version: str = __version__
    own: dict[str, str] = {}
    """Of agents of one's own, what their files say, in short: a match goes on only with the same."""


class Bout(msgspec.Struct, frozen=True):
    """One game: who sat in each chair, the chairs that won, why, and what each had in the end if the game counts."""

    sitting: str
    winners: list[int]
    reason: str
    points: list[int] | None


class Round(msgspec.Struct, frozen=True):
    """The games that share one stream of chance; of each side how often it had a choice, and how long it thought."""

    number: int
    bouts: list[Bout]
    choices: dict[str, int]
    seconds: dict[str, float]

    @property
    def score(self) -> float:
        """How much of what there was to win the first agent won, 0 to 1."""
        if len(self.bouts[0].sitting) == 1:
            return _ahead(*(_alone(bout) for bout in self.bouts))
        return fmean(share(bout) for bout in self.bouts)

    def points(self, side: str) -> float:
        """What a side had in the end, on average."""
        return fmean(
            points
            for bout in self.bouts
            for sat, points in zip(bout.sitting, bout.points or (), strict=True)
            if sat == side
        )


def share(bout: Bout) -> float:
    """The part of the others whom the first agent left behind, half for a tie."""
    chair, chairs = bout.sitting.index(A), range(len(bout.sitting))
    return fmean(_ahead(_standing(bout, chair), _standing(bout, other)) for other in chairs if other != chair)


def _standing(bout: Bout, chair: int) -> tuple[bool, int]:
    """Winners are alike; the others stand as their points say. In a draw all are alike."""
    won = chair in bout.winners or not bout.winners
    return won, 0 if won or bout.points is None else bout.points[chair]


def _alone(bout: Bout) -> tuple[int, bool]:
    return bout.points[0] if bout.points else 0, bool(bout.winners)


def _ahead(one: tuple[int, int], other: tuple[int, int]) -> float:
    return 0.5 if one == other else float(one > other)


# ---------------------------------------------------------------- agents


def read_agent(name: str, budget: int | None = None) -> str:
    """The agent of that name, in full: one of `AGENTS`, `search:ITERATIONS`, which a budget makes of `search`, or one's
    own."""
    agent, is_given, _ = name.partition(":")
    if playouts(name) is None:
        if is_given and agent in AGENTS:
            wanted = (
                "search:ITERATIONS takes a whole number from 1 on" if agent == "search" else f"{agent} takes no number"
            )
            raise AgonError("bad-option", f"{name!r}: {wanted}")
        maker(name)
    return f"{name}:{budget}" if budget and name == "search" else name


def playouts(name: str) -> int | None:
    """How many iterations a searching agent is given, if its name says so."""
    agent, _, iterations = name.partition(":")
    if agent == "search" and iterations.isascii() and iterations.isdecimal() and int(iterations):
        return int(iterations)
    return BUDGETS[agent].iterations if name in BUDGETS else None


def make_agent(name: str, game: Game, seed: int) -> Agent:
    """An agent for one seat of one game. So many iterations, a level's too, are thought on one thread and however long
    they take, that all follows from the seed."""
    iterations = playouts(name)
    if iterations is None:
        agent = maker(name)(game, seed)
        return agent if name in AGENTS else telling(name, agent)
    return Searcher(game, seed, seconds=float("inf"), iterations=iterations, threads=1)


# ---------------------------------------------------------------- playing


def players(match: Match) -> int:
    return len(load(match.game).seats_in_play(match.options))


def sittings(chairs: int) -> list[str]:
    """Who sits where in each game of a round: the first agent once in every chair, the second in the others; where
    one plays alone, one after the other.

    >>> sittings(1), sittings(2), sittings(3)
    (['a', 'b'], ['ab', 'ba'], ['abb', 'bab', 'bba'])
    """
    if chairs == 1:
        return [A, B]
    return [B * chair + A + B * (chairs - 1 - chair) for chair in range(chairs)]


def play_round(match: Match, number: int) -> Round:
    """Play a round: it follows from the match and the number, but for what agents do who look at the clock."""
    game = load(match.game)
    makers = {A: partial(make_agent, match.a, game), B: partial(make_agent, match.b, game)}
    return play_sittings(Table(game, match.options), makers, match.seed, number)


def play_sittings(fresh: Table, makers: Mapping[str, Maker], seed: int, number: int) -> Round:
    """Play a round at fresh tables like this one, between agents that are made for each game. Chance and the agents'
    seeds follow from the round and the chair, whoever sits there."""
    choices, seconds, bouts = dict.fromkeys(SIDES, 0), dict.fromkeys(SIDES, 0.0), list[Bout]()
    for sitting in sittings(len(fresh.seating)):
        chance, seeds = SeededChooser(seed, number), SeededChooser(~seed & MASK, number)
        agents = [makers[side](seeds.below(MASK)) for side in sitting]
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
    """How the game of a table ended, by chairs."""
    outcome, seating, score = table.outcome, table.seating, table.game.score
    assert outcome is not None
    points = score and [score(table.position, table.game.seat_code(seat)) for seat in seating]
    return Bout(sitting, [seating.index(seat) for seat in outcome.winners], outcome.reason, points)
