"""Measures a learned network: matches of its policy alone, and how well its values predict results.

    python tools/learned.py twilight_struggle --option us_influence=2 --games 2048 --records FOLDER

The value is compared with a curve over the lead in points, for games that observe one. Curves are fitted without the
games they are judged by. It prints one JSON object. Requires PyTorch.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from agon.batch import Batch
from agon.cli.arguments import read_pairs, read_text
from agon.engine.game import Game
from agon.engine.machine import Pending
from agon.engine.table import Table
from agon.engine.table.study import Player, parse
from agon.games import NAMES, load
from agon.learn.evaluate import match
from agon.learn.games import results
from agon.network.forward import forward
from agon.network.layout import network_folder
from agon.network.weights import Weights
from agon.network.weights import load as load_weights

Array = np.ndarray[Any, Any]

EVERY = 8
"""A position in so many is kept."""
FOLDS, RESAMPLES = 10, 1000


class Seen(NamedTuple):
    """Positions as the seat to act saw them: the logit of the network, the points it leads by, and the result."""

    group: Array
    logit: Array
    side: Array
    lead: Array
    result: Array


class Learned:
    """A network that plays by its policy alone."""

    def __init__(self, game: Game, weights: Weights) -> None:
        self.game, self.weights = game, weights
        self.lead = next((group.start for group in game.groups if group.name == "lead"), None)

    def best(self, rows: Tensor, mask: Tensor) -> Tensor:
        logits = self.answers(rows.numpy(), mask.numpy())[0]
        return torch.from_numpy(np.where(mask.numpy(), logits, -np.inf).argmax(1))

    def answers(self, rows: Array, mask: Array) -> tuple[Array, Array]:
        """Return the logits of actions and of winning."""
        found = forward(self.weights, np.concatenate([rows, mask.astype(np.int8)], 1))
        return found.logits, found.values[:, 0]

    def leads(self, rows: Array) -> Array:
        return np.zeros(len(rows)) if self.lead is None else rows[:, self.lead].astype(float)

    def self_play(self, options: dict[str, str], games: int, seed: int) -> Seen:
        """Positions of games against itself, all choices drawn from the policy."""
        batch = Batch(self.game, games, options, np.arange(seed, seed + games), auto_reset=False)
        players = torch.full((games,), len(self.game.seats_in_play(options)))
        chance, step, kept = np.random.default_rng(seed), 0, list[tuple[Array, ...]]()
        shares = np.zeros((games, len(self.game.seats)))
        while (batch.seat >= 0).any():
            logits, values = self.answers(batch.observation, batch.mask)
            going = np.flatnonzero((batch.seat >= 0) & ((np.arange(games) + step) % EVERY == 0))
            kept.append((going, values[going], batch.seat[going], self.leads(batch.observation[going])))
            batch.step(np.where(batch.mask, logits + chance.gumbel(size=logits.shape), -np.inf).argmax(1))
            shares += results(batch, players, None).numpy()
            step += 1
        group, logit, side, lead = (np.concatenate(parts) for parts in zip(*kept, strict=True))
        return Seen(group, logit, side, lead, shares[group, side])

    def records(self, files: Sequence[Path]) -> Seen:
        """Positions of finished games in records."""
        kept = list[tuple[float, ...]]()
        for number, file in enumerate(files):
            study = parse(read_text(file), str(file))
            played = Player(study, load, str(file)).play()
            if played.outcome is None:
                continue
            winners = played.outcome.winners
            table = Player(study, load, str(file)).table
            for choice in played.choices:
                pending = table.pending(choice.seat)
                if pending and choice.seat in table.seats and len(pending.options) > 1:
                    rows, mask = row(table, choice.seat, pending)
                    logit, lead = self.answers(rows, mask)[1][0], self.leads(rows)[0]
                    result = (choice.seat in winners) / len(winners) if winners else 0.5
                    kept.append((number, logit, pending.seat, lead, result))
                table.choose(choice.seat, choice.option)
        return Seen(*(np.array(column) for column in zip(*kept, strict=True)))


def row(table: Table, seat: str, pending: Pending) -> tuple[Array, Array]:
    """What a seat sees and may do, as a batch of one."""
    mask = np.zeros((1, table.game.action_count), np.bool_)
    mask[0, table.game.actions(pending)] = True
    return np.array([table.observation(seat)], np.int8), mask


# ---------------------------------------------------------------- curves


def curve(columns: Array, results: Array) -> Array:
    """Fit a logistic curve to shares of games by Newton's method, with a little shrinkage."""
    weights = np.zeros(columns.shape[1])
    for _ in range(25):
        expected = 1 / (1 + np.exp(-columns @ weights))
        slopes = columns.T @ (columns * (expected * (1 - expected))[:, None]) + 1e-3 * np.eye(len(weights))
        weights += np.linalg.solve(slopes, columns.T @ (results - expected) - 1e-3 * weights)
    return weights


def predicted(columns: Array, seen: Seen) -> Array:
    """Predict every game by a curve that was fitted to the others."""
    folds = seen.group if len(np.unique(seen.group)) <= 50 else seen.group % FOLDS
    found = np.zeros(len(seen.result))
    for fold in np.unique(folds):
        held = folds == fold
        found[held] = 1 / (1 + np.exp(-columns[held] @ curve(columns[~held], seen.result[~held])))
    return found


def judged(seen: Seen) -> dict[str, Any]:
    """Return Brier scores (positions of a game weigh as one game) with their intervals over games."""
    one = np.ones(len(seen.logit))
    guesses = {
        "constant": np.full(len(one), 0.5),
        "network": 1 / (1 + np.exp(-seen.logit)),
        "network, fitted": predicted(np.stack([one, seen.side, seen.logit], 1), seen),
    }
    if seen.lead.any():
        guesses["curve over the lead"] = predicted(np.stack([one, seen.side, seen.lead], 1), seen)
    groups, where = np.unique(seen.group, return_inverse=True)
    chance, sizes = np.random.default_rng(1), np.bincount(where)
    drawn = chance.integers(len(groups), size=(RESAMPLES, len(groups)))
    found: dict[str, Any] = {"games": len(groups), "positions": len(one)}
    errors = {name: np.bincount(where, (guess - seen.result) ** 2) / sizes for name, guess in guesses.items()}
    if "curve over the lead" in errors:
        errors["network less curve"] = errors["network"] - errors["curve over the lead"]
    for name, each in errors.items():
        low, high = np.percentile(each[drawn].mean(1), [2.5, 97.5])
        found[name] = [round(float(value), 4) for value in (each.mean(), low, high)]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--weights", type=Path, help="by default those of the game")
    parser.add_argument("--option", action="append", metavar="KEY=VALUE")
    parser.add_argument(
        "--against", nargs="*", default=["random", "policy", "best"], help="ways in which a batch chooses"
    )
    parser.add_argument("--games", type=int, default=2048)
    parser.add_argument("--self-play", type=int, default=1024, metavar="GAMES")
    parser.add_argument("--records", type=Path, help="a folder of records")
    parser.add_argument("--seed", type=int, default=2_000_003)
    given = parser.parse_args()
    game, options = load(given.game), read_pairs(given.option)
    file = given.weights or Path(str(network_folder(game))) / "weights.npz"
    learned = Learned(game, load_weights(file, game))
    found: dict[str, Any] = {"game": given.game, "options": options, "seed": given.seed}
    for how in given.against:
        found[how] = match(
            game, learned.best, how, given.games, device=torch.device("cpu"), options=options, seed=given.seed
        )
    if given.self_play:
        found["self-play"] = judged(learned.self_play(game.choose_options(options), given.self_play, given.seed))
    if given.records:
        found["records"] = judged(learned.records(sorted(given.records.glob("*.record"))))
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
