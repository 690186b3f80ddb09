"""Plays a game's network against itself, without search, at several values of an option, and counts who wins.

    python tools/handicaps.py twilight_struggle us_influence 0 1 2 3 4 --games 2000

The network takes the best of the options that the mind does not rule out; with `--sampled`, it draws from them.
Thousands of games run at once in agon.batch, a batch for each core.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from agon.batch import Batch
from agon.engine.game import Game
from agon.games import load
from agon.network import trained
from agon.network.forward import probabilities
from agon.network.native import native_network
from agon.network.weights import Weights

TOGETHER = 256
"""Games in lock step."""


class Results(NamedTuple):
    """Games by winners (seats as bits), by how they ended, and by whose last choice ended them in a loss of its own."""

    winners: Counter[int]
    outcomes: Counter[str]
    own_faults: Counter[str]


def choices(game: Game, batch: Batch, chance: np.random.Generator | None, weights: Weights | None = None) -> Any:
    """Return the actions of the network: the best ones, or with chance sampled ones."""
    rows = np.concatenate([batch.observation, batch.mask.view(np.int8)], 1)
    shares = probabilities(native_network(game, weights or trained.required(game))(rows).logits, batch.mask)
    shares = np.where(batch.prudent(), shares, -1)
    if chance is None:
        return shares.argmax(1)
    return (np.log(np.maximum(shares, 1e-30)) + chance.gumbel(size=shares.shape)).argmax(1)


def play(game: Game, options: dict[str, str], seed: int, games: int, sampled: bool) -> Results:
    """Play games to their end; each place of the batch plays one game after the other."""
    together = min(games, TOGETHER)
    batch, found = Batch(game, together, options, seed, threads=1), Results(Counter(), Counter(), Counter())
    chance = np.random.default_rng(seed) if sampled else None
    left = np.array([games // together + (at < games % together) for at in range(together)])
    while left.any():
        last = batch.seat.copy()
        batch.step(choices(game, batch, chance))
        for at in np.flatnonzero(batch.ended & (left > 0)).tolist():
            outcome, winners = batch.outcome(at), int(batch.winners[at])
            found.winners[winners] += 1
            found.outcomes[outcome] += 1
            found.own_faults[outcome] += not winners >> int(last[at]) & 1
            left[at] -= 1
    return found


def measure(game: Game, options: dict[str, str], seed: int, games: int, sampled: bool) -> Results:
    """Divide the games among the cores."""
    cores = os.cpu_count() or 1
    native_network(game, trained.required(game))
    with ThreadPoolExecutor(cores) as pool:
        share = -(-games // cores)
        parts = list(pool.map(lambda part: play(game, options, seed * cores + part, share, sampled), range(cores)))
    return Results(*(sum(counters, Counter()) for counters in zip(*parts, strict=True)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("option")
    parser.add_argument("values", nargs="+")
    parser.add_argument("--games", type=int, default=2000, help="games for each value")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sampled", action="store_true")
    given = parser.parse_args()
    game = load(given.game)
    for value in given.values:
        found = measure(game, {given.option: value}, given.seed, given.games, given.sampled)
        count = found.winners.total()
        won = [sum(n for winners, n in found.winners.items() if winners >> seat & 1) / count for seat in (0, 1)]
        shares = ", ".join(f"{game.seats[seat]} {100 * won[seat]:.1f} %" for seat in (0, 1))
        print(f"{given.option}={value}: {count} games, {shares} (± {196 * sqrt(won[0] * (1 - won[0]) / count):.1f})")
        print("  " + ", ".join(f"{outcome} {n}" for outcome, n in found.outcomes.most_common()))
        print("  lost by an own last choice: " + ", ".join(f"{o} {n}" for o, n in found.own_faults.most_common() if n))


if __name__ == "__main__":
    main()
