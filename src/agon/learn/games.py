"""Games that step in C while the network answers for others on its device."""

from __future__ import annotations

import math
import warnings
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
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
        self.players = torch.tensor([len(game.seats_in_play(one)) for one in options])
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
            self.scores.copy_(results(self.batch, self.players, solo))

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
        self.players = torch.tensor([len(game.seats_in_play(one)) for one in options], device=device)
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
        self.scores = results(self.batch, self.players, solo)


def shared(array: Any) -> Tensor:
    """Return a tensor over a read-only array, through which nothing is written; a tensor as it is."""
    if isinstance(array, Tensor):
        return array
    with warnings.catch_warnings(action="ignore", category=UserWarning):
        return torch.from_numpy(array)


def results(batch: Batch, players: Tensor, solo: Solo | None) -> Tensor:
    """Return every seat's share of the games that ended: winners share 1, and a draw is shared by all."""
    rewards, n = shared(batch.rewards), players[:, None]
    shares = (rewards * (n - 1) + 1) / n
    if solo:
        stars = torch.sigmoid((shared(batch.scores)[:, :1] - solo.middle) / solo.scale)
        shares = torch.where(n == 1, stars, shares)
    present = torch.arange(rewards.shape[1], device=rewards.device) < n
    return torch.where(shared(batch.ended)[:, None] & present, shares.float(), 0.0)


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
    """How games ended since the last report; counted on the device of the games."""

    def __init__(self, game: Game, thrown: tuple[str, ...], device: torch.device | None = None) -> None:
        self.game = game
        self.faults = torch.tensor([game.words.code(reason) for reason in thrown], device=device)
        self.seats = torch.arange(len(game.seats), device=device)
        self.clear()

    def clear(self) -> None:
        self.reasons = self.seats.new_zeros(len(self.game.words.ids))
        self.winners = torch.zeros_like(self.seats)
        self.decisions = self.thrown = self.seats.new_zeros(())

    def count(self, batch: Batch, deciding: Any) -> None:
        """Count the games that ended in the last step; `deciding` are the seats that chose in it, or -1
        where a fault of theirs does not count."""
        over = (shared(batch.ended) & ~shared(batch.truncated)).to(self.seats)
        given = batch.reasons, batch.winners, deciding, batch.lengths[:, 0]
        if over.device.type == "cpu":  # a device would have to wait
            those = np.flatnonzero(over)
            over, given = over[those], tuple(array[those] for array in given)
        reasons, winners, last, lengths = (shared(array).to(self.seats) for array in given)
        lost = (last >= 0) & (winners >> last.clamp(min=0) & 1 == 0)
        self.reasons.index_add_(0, reasons.clamp(min=0), over)
        self.winners += ((winners[:, None] >> self.seats & 1) * over[:, None]).sum(0)
        self.decisions = self.decisions + (lengths * over).sum()
        self.thrown = self.thrown + (over * (torch.isin(reasons, self.faults) & lost)).sum()

    @property
    def games(self) -> int:
        return int(self.reasons.sum())

    def report(self) -> dict[str, Any]:
        """Return shares of all games that ended."""
        games = max(1, self.games)

        def shares(names: Sequence[str], counts: Tensor) -> dict[str, float]:
            counted = Counter(dict(zip(names, counts.tolist(), strict=True))).most_common()
            return {name: round(number / games, 4) for name, number in counted if number}

        return {
            "games": self.games,
            "decisions_per_game": round(int(self.decisions) / games, 1),
            "thrown": round(int(self.thrown) / games, 5),
            "winners": shares(self.game.seats, self.winners),
            "reasons": shares(self.game.words.ids, self.reasons),
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
        self.players = self.groups[0].players.repeat(2).to(device)
        self.rollout = Rollout(game, config, device)
        self.ends = Ends(game, config.thrown)  # of games on the CPU

    def play(self, answer: Answer, imitating: bool) -> Rollout:
        """Fill the rollout with the next decisions of all games."""
        if self.config.games_on_device and not imitating and isinstance(self.groups[0], Games):
            states = self.save()
            self.groups = [DeviceGames(self.game, self.options * 2, self.device)]
            self.ends = Ends(self.game, self.config.thrown, self.device)
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
