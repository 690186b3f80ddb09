"""Matches of a network against fixed opponents, many games at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch import Tensor

from agon.agents.elo import score_interval
from agon.engine.game import Game
from agon.learn.games import Ends, Games, results

CONFIDENCE = 0.95

Array = np.ndarray[Any, Any]
Best = Callable[[Tensor, Tensor], Tensor]
"""Returns the best action for every row and mask."""


def answer(group: Games, best: Best, where: Array) -> None:
    """Give the choices of some of the games."""
    chosen = torch.from_numpy(np.flatnonzero(where))
    if len(chosen):
        rows, mask = group.rows[chosen].to(group.device), group.mask[chosen].to(group.device)
        group.choices[chosen] = best(rows, mask).cpu().to(torch.int16)


def match(
    game: Game,
    mine: Best,
    theirs: Best | str,
    games: int,
    *,
    device: torch.device,
    options: dict[str, str] | None = None,
    seed: int = 1,
    threads: int | None = None,
    thrown: tuple[str, ...] = (),
) -> dict[str, Any]:
    """Play games in rounds: in each the network takes every seat once, and all others play `theirs`: a network, or a
    way in which a batch chooses. Return its mean share of the games with its interval."""
    chosen = game.choose_options(options or {})
    players = len(game.seats_in_play(chosen))
    count = -(-games // players) * players
    seat = np.arange(count) % players
    seeds = seed + np.arange(count) // players
    group = Games(game, [chosen] * count, 1, device, threads=threads, auto_reset=False)
    group.batch.reset(seeds, chosen)
    shares, ends = np.zeros(count), Ends(game, thrown)
    while (group.batch.seat >= 0).any():
        own, deciding = group.batch.seat == seat, group.batch.seat.copy()
        if isinstance(theirs, str):
            group.choices.copy_(torch.from_numpy(group.batch.choose(theirs)))
        else:
            answer(group, theirs, (group.batch.seat >= 0) & ~own)
        answer(group, mine, own)
        group.step()
        ends.count(group.batch, np.where(own, deciding, -1))
        shares += results(group.batch, group.players, None).numpy()[np.arange(count), seat]
    rounds = shares.reshape(-1, players).mean(1)
    low, high = score_interval(rounds.tolist(), CONFIDENCE)
    by_seat = {name: round(float(shares[seat == n].mean()), 4) for n, name in enumerate(game.seats[:players])}
    return {
        "games": count,
        "score": round(float(shares.mean()), 4),
        "interval": [round(low, 4), round(high, 4)],
        "by_seat": by_seat,
        "thrown": int(ends.thrown),
    }
