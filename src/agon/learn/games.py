"""Games that step in C while the network answers for others on its device."""

from __future__ import annotations

import math
import warnings
from collections import Counter
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any

import numpy as np
import torch
from torch import Tensor

from agon.batch import Batch, DeviceBatch, States
from agon.engine.game import Game
from agon.learn.config import Config, Solo

Array = np.ndarray[Any, Any]
Answer = Callable[[Tensor, Tensor], tuple[Tensor, Tensor, Tensor]]
"""Returns actions, their log-probabilities and values for rows and masks."""


def dealt(mixture: Mapping[str, float], count: int) -> list[dict[str, str]]:
    """Return the options of so many games, in the shares of the mixture and evenly spread.

    >>> [one["players"] for one in dealt({"players=2": 3, "players=4 short=on": 1}, 6)]
    ['2', '2', '4', '2', '2', '2']
    """
    options = [dict(pair.split("=", 1) for pair in text.split()) for text in mixture]
    shares = np.array(list(mixture.values()))
    owed, made = np.zeros(len(shares)), list[dict[str, str]]()
    for _ in range(count):
        owed += shares / shares.sum()
        chosen = int(owed.argmax())
        owed[chosen] -= 1
        made.append(options[chosen])
    return made


class PinnedBatch(Batch):
    """A batch whose arrays are in memory that a GPU can read by itself."""

    def _zeros(self, shape: int | tuple[int, ...], kind: np.dtype[Any]) -> Array:
        if kind.names:
            return super()._zeros(shape, kind)
        array: Array = torch.zeros(
            math.prod(np.atleast_1d(shape)) * kind.itemsize, dtype=torch.uint8, pin_memory=True
        ).numpy()
        return array.view(kind).reshape(shape)


class Games:
    """A batch of games on the CPU whose arrays the device can read directly."""

    def __init__(self, game: Game, options: list[dict[str, str]], seed: int, device: torch.device, **how: Any) -> None:
        self.device, self.count, self.on_gpu = device, len(options), device.type == "cuda"
        self.batch = (PinnedBatch if self.on_gpu else Batch)(game, self.count, options, seed, **how)
        self.players = np.array([len(game.seats_in_play(one)) for one in options])
        self.choices = torch.zeros(self.count, dtype=torch.int16, pin_memory=self.on_gpu)
        self.scores = torch.zeros(self.count, len(game.seats), pin_memory=self.on_gpu)
        self.rows, self.mask, self.seat, self.ended = map(
            shared, (self.batch.observation, self.batch.mask, self.batch.seat, self.batch.ended)
        )
        self.waited = self.stepped = 0.0
        """Seconds of waiting for actions, and of stepping."""
        self._read = torch.cuda.Event() if self.on_gpu else None

    def give(self, actions: Tensor) -> None:
        """Begin to bring actions from the device."""
        self.choices.copy_(actions, non_blocking=True)
        self._mark()

    def step(self, solo: Solo | None = None) -> None:
        """Play the actions that were brought."""
        began = perf_counter()
        if self._read:
            self._read.synchronize()
        brought = perf_counter()
        self.batch.step(self.choices.numpy())
        self.waited += brought - began
        self.stepped += perf_counter() - brought
        if self.batch.ended.any():
            self.scores.copy_(torch.from_numpy(results(self.batch, self.players, solo)))

    def imitate(self) -> Array:
        """Draw the next choices from the game's mind; return those that it thinks best."""
        self._mark()
        best = self.batch.choose("best")
        self.choices.copy_(torch.from_numpy(self.batch.choose("policy")))
        return best

    def _mark(self) -> None:
        """Remember what the device must have done before the arrays may change."""
        if self._read:
            self._read.record()


class DeviceGames:
    """A batch of games on the device. Minds need the CPU, so these games cannot imitate."""

    waited = 0.0

    def __init__(self, game: Game, options: list[dict[str, str]], device: torch.device) -> None:
        self.count = len(options)
        self.batch = DeviceBatch(game, self.count, options, device=device.type)
        self.players = np.array([len(game.seats_in_play(one)) for one in options])
        self.scores = torch.zeros(self.count, len(game.seats), device=device)
        self.rows, self.mask, self.seat, self.ended = (
            *(self.batch.observation, self.batch.mask),
            *(self.batch.seat, self.batch.ended),
        )
        self.stepped = 0.0

    def give(self, actions: Tensor) -> None:
        self.choices = actions

    def step(self, solo: Solo | None = None) -> None:
        began = perf_counter()
        self.batch.step(self.choices)
        self.stepped += perf_counter() - began
        self.scores.copy_(torch.from_numpy(results(self.batch, self.players, solo)))


def here(values: Any) -> Array:
    """Return an array of a batch, wherever it is, as one of the CPU."""
    array: Array = values.cpu().numpy() if torch.is_tensor(values) else values
    return array


def shared(array: Array) -> Tensor:
    """Return a tensor over a read-only array; nothing is written through it."""
    with warnings.catch_warnings(action="ignore", category=UserWarning):
        return torch.from_numpy(array)


def results(batch: Batch, players: Array, solo: Solo | None) -> Array:
    """Return every seat's share of the games that ended: winners share 1, and a draw is shared by all."""
    over = np.flatnonzero(here(batch.ended))
    n = players[over, None]
    shares = (here(batch.rewards[over]) * (n - 1) + 1) / n
    if solo:
        stars = 1 / (1 + np.exp((solo.middle - here(batch.scores[over])[:, :1]) / solo.scale))
        shares = np.where(n == 1, stars, shares)
    found = np.zeros(tuple(batch.rewards.shape), np.float32)
    found[over] = np.where(np.arange(shares.shape[1]) < n, shares, 0)
    return found


class Rollout:
    """What happened at every decision of some steps of all games, on the device."""

    def __init__(self, game: Game, config: Config, device: torch.device) -> None:
        steps, games = config.steps, config.games
        seats, width = len(game.seats), game.groups[-1].stop
        values = 1 if seats == 2 else seats

        def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(*shape, dtype=dtype, device=device)

        self.rows = room(steps + 1, games, width, dtype=torch.int8)
        self.mask = room(steps + 1, games, game.action_count, dtype=torch.bool)
        self.seat = room(steps + 1, games, dtype=torch.int64)
        self.values = room(steps + 1, games, values)
        self.actions = room(steps, games, dtype=torch.int16)
        self.log_odds = room(steps, games)
        self.ended = room(steps, games, dtype=torch.bool)
        self.scores = room(steps, games, seats)


class Ends:
    """How games ended since the last report."""

    def __init__(self, game: Game, thrown: tuple[str, ...]) -> None:
        self.game = game
        self.faults = [game.words.code(reason) for reason in thrown]
        self.clear()

    def clear(self) -> None:
        self.games = self.decisions = self.thrown = 0
        self.reasons, self.winners = Counter[str](), Counter[str]()

    def count(self, batch: Batch, deciding: Any) -> None:
        """Count the games that ended in the last step; `deciding` are the seats that chose in it, or -1
        where a fault of theirs does not count."""
        over = np.flatnonzero(here(batch.ended) & ~here(batch.truncated))
        if not len(over):
            return
        reasons, winners = here(batch.reasons[over]), here(batch.winners[over])
        self.games += len(over)
        self.decisions += int(here(batch.lengths[over])[:, 0].sum())
        for reason, number in zip(*np.unique(reasons, return_counts=True), strict=True):
            self.reasons[self.game.words.id(int(reason))] += int(number)
        for n, seat in enumerate(self.game.seats):
            self.winners[seat] += int((winners >> n & 1).sum())
        last = here(deciding[over])
        lost = (last >= 0) & (winners >> np.maximum(last, 0) & 1 == 0)
        self.thrown += int((lost & np.isin(reasons, self.faults)).sum())

    def report(self) -> dict[str, Any]:
        """Return shares of all games that ended."""
        games = max(1, self.games)

        def shares(counts: Counter[str]) -> dict[str, float]:
            return {name: round(number / games, 4) for name, number in counts.most_common()}

        return {
            "games": self.games,
            "decisions_per_game": round(self.decisions / games, 1),
            "thrown": round(self.thrown / games, 5),
            "winners": shares(self.winners),
            "reasons": shares(self.reasons),
        }


class Actor:
    """Plays the games of a run. On the CPU they are two groups: while the device answers for one, the other is stepped.
    Games on the device are one group; as long as they imitate the mind, they stay on the CPU."""

    def __init__(self, game: Game, config: Config, device: torch.device, threads: int | None) -> None:
        half = config.games // 2
        self.options = dealt(config.mixture, half)
        self.game, self.config, self.device, self.half = game, config, device, half
        self.groups: list[Games | DeviceGames] = [
            Games(game, self.options, 2 * config.seed + which, device, threads=threads) for which in (0, 1)
        ]
        self.players = torch.from_numpy(np.tile(self.groups[0].players, 2)).to(device)
        self.rollout = Rollout(game, config, device)
        self.ends = Ends(game, config.thrown)

    def play(self, answer: Answer, imitating: bool) -> Rollout:
        """Fill the rollout with the next decisions of all games."""
        if self.config.games_on_device and not imitating and isinstance(self.groups[0], Games):
            states = self.save()
            self.groups = [DeviceGames(self.game, self.options * 2, self.device)]
            self.restore(states)
        made, steps = self.rollout, self.config.steps
        for t in range(steps + 1):
            for which, group in enumerate(self.groups):
                part = slice(which * group.count, (which + 1) * group.count)
                if t:
                    deciding = group.batch.seat + 0  # a copy, of an array or a tensor
                    group.step(self.config.solo)
                    self.ends.count(group.batch, deciding)
                    made.ended[t - 1, part].copy_(group.ended, non_blocking=True)
                    made.scores[t - 1, part].copy_(group.scores, non_blocking=True)
                made.rows[t, part].copy_(group.rows, non_blocking=True)
                made.mask[t, part].copy_(group.mask, non_blocking=True)
                made.seat[t, part] = group.seat.to(self.device, non_blocking=True).long()
                labels = group.imitate() if isinstance(group, Games) and imitating and t < steps else None
                actions, log_odds, made.values[t, part] = answer(made.rows[t, part], made.mask[t, part])
                if t == steps:
                    continue
                made.log_odds[t, part] = log_odds
                if labels is None:
                    made.actions[t, part] = actions
                    group.give(made.actions[t, part])
                else:
                    made.actions[t, part] = torch.from_numpy(labels).to(self.device)
        return made

    def save(self) -> list[States]:
        """Return the states of both halves of the games."""
        if isinstance(self.groups[0], Games):
            return [group.batch.save() for group in self.groups]
        batch = self.groups[0].batch
        return [batch.save(range(self.half)), batch.save(range(self.half, 2 * self.half))]

    def restore(self, states: list[States]) -> None:
        for which, saved in enumerate(states):
            if isinstance(self.groups[0], Games):
                self.groups[which].batch.restore(saved)
            else:
                self.groups[0].batch.restore(saved, range(which * self.half, (which + 1) * self.half))
