"""Plays matches of searches and networks in agon.batch, with far less overhead than the arena.

    python tools/network_matches.py twilight_struggle guided:200 search:250 --games 100 --option us_influence=2

Agents: `network`, `best` (the mind's best option), `search:ITERATIONS` and `guided:ITERATIONS`. Games come in pairs
with the same chance and swapped seats. Unlike in the arena, trees are not kept from one choice to the next.
"""

from __future__ import annotations

import argparse
import functools
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

import numpy as np

from agon.agents.search_agent import CONFIDENCE_WIDTH, GUIDED, GUIDED_WIDTH, is_sure, lower_bound
from agon.batch import Batch
from agon.engine.game import Game
from agon.engine.mind import SearchParams
from agon.games import load
from agon.native.search import NativeTree, OptionStats, TreeParams
from agon.network import trained
from agon.network.native import native_network
from agon.network.weights import Weights
from agon.network.weights import load as load_weights
from tools.handicaps import choices

SEATS = 2
NODES = 20_000
NO_OPTION = -2


class Player(NamedTuple):
    """An agent by name, and the parameters of its search."""

    name: str
    params: SearchParams | None = None

    @property
    def iterations(self) -> int:
        return int(self.name.partition(":")[2] or 0)


class Searcher:
    """A tree that searches the game at a place of a batch, beginning anew for each choice."""

    def __init__(self, game: Game, player: Player, weights: Weights | None, seed: int) -> None:
        guided = player.name.startswith("guided")
        params = player.params or (GUIDED if guided else game.search_params)
        network = native_network(game, weights) if guided and weights else None
        self.game, self.player, self.seed = game, player, seed
        self.tree = NativeTree(game, TreeParams(*params, SEATS), NODES, network)

    def __call__(self, batch: Batch, at: int) -> int:
        self.seed += 1
        self.tree.reroot(NO_OPTION)
        guided = self.tree.network is not None
        stats = self._search(batch, at, 0) if guided else []
        if not is_sure(stats):
            stats = self._search(batch, at, self.player.iterations)
        width = GUIDED_WIDTH if guided else CONFIDENCE_WIDTH
        return self.game.action(int(batch.what[at]), max(stats, key=partial(lower_bound, width=width)).option)

    def _search(self, batch: Batch, at: int, iterations: int) -> list[OptionStats]:
        machine, seat = batch._own["envs"]["m"][at : at + 1], int(batch.seat[at])
        library, addresses = self.tree.library, (self.tree.params.ctypes.data, self.tree.report.address)
        library.use_weights()
        library.c.agon_search(self.tree.address, machine.ctypes.data, seat, self.seed, iterations, *addresses)
        return self.tree.report.read()


def play(game: Game, weights: Weights | None, options: dict[str, str], players: list[Player], pair: int) -> list[float]:
    """Play both games of a pair; return the scores of the first player in seat 0 and in seat 1."""
    batch = Batch(game, SEATS, options, [pair] * SEATS, threads=1, auto_reset=False)
    searchers = [Searcher(game, player, weights, pair << 20) for player in players]
    while (batch.seat >= 0).any():
        by_network = choices(game, batch, None, weights) if any(p.name == "network" for p in players) else None
        chosen = batch.choose("best")
        for at in np.flatnonzero(batch.seat >= 0).tolist():
            side = int(batch.seat[at] != at)  # in game n, the first player sits in seat n
            if players[side].iterations:
                chosen[at] = searchers[side](batch, at)
            elif by_network is not None and players[side].name == "network":
                chosen[at] = by_network[at]
        batch.step(chosen)
    return [0.5 + (float(batch.rewards[at, at]) / 2 if batch.winners[at] else 0.0) for at in range(SEATS)]


@functools.cache
def network(game: str, file: Path | None) -> Weights:
    return load_weights(file, load(game)) if file else trained.required(load(game))


def play_pair(game: str, file: Path | None, options: dict[str, str], players: list[Player], pair: int) -> list[float]:

    return play(load(game), network(game, file), options, players, pair)


def report(players: list[Player], scores: list[list[float]]) -> None:
    means = [fmean(pair) for pair in scores]
    spread = 1.96 * stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.5
    seats = ", ".join(f"{100 * fmean(one):.0f} % in seat {seat}" for seat, one in enumerate(zip(*scores, strict=True)))
    versus = " against ".join(player.name for player in players)
    print(f"{versus}: {2 * len(means)} games, {100 * fmean(means):.1f} % (± {100 * spread:.1f}); {seats}", flush=True)


def parse_player(text: str) -> Player:
    """Return `NAME` or `NAME:ITERATIONS`, with `,FIELD=NUMBER` for other search parameters."""
    name, *changes = text.split(",")
    if not changes:
        return Player(name)
    params: Any = GUIDED
    for change in changes:
        field, _, number = change.partition("=")
        params = params._replace(**{field: type(getattr(params, field))(float(number))})
    return Player(name, params)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("players", nargs=2, type=parse_player)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--first", type=int, default=0, help="the number of the first pair")
    parser.add_argument("--weights", type=Path, help="a network in place of the game's own")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--every", type=int, default=10, help="pairs between two reports")
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.option)
    one = partial(play_pair, given.game, given.weights, options, given.players)
    scores: list[list[float]] = []
    with ProcessPoolExecutor(given.workers) as pool:
        for pair in pool.map(one, range(given.first, given.first + given.games // 2)):
            scores.append(pair)
            if len(scores) % given.every == 0 or 2 * len(scores) == given.games:
                report(given.players, scores)


if __name__ == "__main__":
    main()
