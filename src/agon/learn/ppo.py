"""Proximal policy optimisation: advantages per seat, the losses, and one pass over a rollout."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from agon.learn.config import Config
from agon.learn.games import Rollout
from agon.learn.network import Network

MAX_NORM = 0.5


class Lessons(NamedTuple):
    """What is learned from every decision: rows × (…)."""

    advantages: Tensor
    targets: Tensor
    """The share of the game that each seat should expect, counted from the seat to act."""


def seats_from(seat: Tensor, players: Tensor, count: int) -> Tensor:
    """Return the seats counted clockwise from a seat; those of absent players are not below `players`."""
    places = torch.arange(count, device=seat.device)
    around = torch.remainder(seat[..., None] + places, players[:, None])
    return torch.where(places < players[:, None], around, places)


@torch.no_grad()
def lessons(made: Rollout, players: Tensor, decay: float) -> Lessons:
    """Return generalised advantages: each seat looks from its own decision to its own next one, or to the result."""
    steps, games, seats = made.scores.shape
    two = made.values.shape[2] == 1
    values = made.values.sigmoid()
    ahead = torch.zeros(games, seats, device=values.device)
    last = torch.cat([values[-1], 1 - values[-1]], 1) if two else values[-1]
    ahead.scatter_(1, seats_from(made.seat[-1], players, seats), last)
    gain = torch.zeros_like(ahead)
    advantages = torch.empty(steps, games, device=values.device)
    targets = torch.empty_like(values[:-1])
    for t in range(steps - 1, -1, -1):
        ended = made.ended[t][:, None]
        ahead = torch.where(ended, made.scores[t], ahead)
        gain = torch.where(ended, 0.0, gain)
        seen = (ahead + decay * gain).gather(1, seats_from(made.seat[t], players, seats))
        advantages[t] = seen[:, 0] - values[t, :, 0]
        targets[t] = seen[:, : values.shape[2]].clamp(0, 1)
        own = made.seat[t][:, None]
        ahead = ahead.scatter(1, own, values[t, :, :1])
        gain = gain.scatter(1, own, advantages[t][:, None])
    return Lessons(advantages, targets)


class Losses(NamedTuple):
    """Means over a pass."""

    policy: float
    value: float
    entropy: float
    kl: float
    clipped: float


class Rates(NamedTuple):
    learning: float
    entropy: float


class Learner:
    """The network with its optimiser."""

    def __init__(self, network: Network, config: Config, device: torch.device) -> None:
        self.network, self.config, self.device = network, config, device
        self.answers = torch.compile(network, dynamic=False) if config.compile else network
        """The same network, compiled if the configuration says so."""
        self.chance = torch.Generator(device).manual_seed(config.seed)
        self.optimizer = torch.optim.AdamW(
            network.parameters(), config.rate, (0.9, 0.98), 1e-5, 1e-4, fused=device.type == "cuda"
        )

    def warm_up(self, sizes: Iterable[int], rows: Tensor, mask: Tensor) -> None:
        """Answer so many positions, all alike, without and with gradients, so that the network is compiled."""
        for size in sizes:
            with torch.no_grad(), self.autocast():
                self.answers(rows.expand(size, -1).contiguous(), mask.expand(size, -1).contiguous())
        size = self.config.minibatch
        with self.autocast():
            odds, values = self.answers(rows.expand(size, -1).contiguous(), mask.expand(size, -1).contiguous())
        (odds[:, 0].sum() + values.sum()).backward()
        self.optimizer.zero_grad(set_to_none=True)

    def autocast(self) -> torch.autocast:
        """Half precision, where the device is fast at it."""
        return torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda")

    @torch.no_grad()
    def answer(self, rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Draw actions; return them with their log-probabilities and the values."""
        with self.autocast():
            odds, values = self.answers(rows, mask)
        waits = torch.empty_like(odds).exponential_(generator=self.chance)
        actions = (odds - waits.log()).argmax(1)
        return actions.to(torch.int16), odds.gather(1, actions[:, None]).squeeze(1), values

    def rates(self, progress: float) -> Rates:
        c = self.config
        return Rates(c.rate + (c.rate_end - c.rate) * progress, c.entropy + (c.entropy_end - c.entropy) * progress)

    def learn(self, made: Rollout, players: Tensor, progress: float, imitating: bool) -> Losses:
        """Pass over all decisions in random order."""
        config, rates = self.config, self.rates(progress)
        found = lessons(made, players, config.trace_decay)
        count = found.advantages.numel()
        rollout = Samples.of(made, players, found)
        for group in self.optimizer.param_groups:
            group["lr"] = config.imitation_rate if imitating else rates.learning
        sums, passes = torch.zeros(len(Losses._fields), device=self.device), 0
        for _ in range(1 if imitating else config.epochs):
            order = torch.randperm(count, generator=self.chance, device=self.device)
            for at in range(0, count, config.minibatch):
                some = rollout.pick(order[at : at + config.minibatch])
                sums += self._descend(some, rates.entropy, imitating)
                passes += 1
        return Losses(*(sums / passes).tolist())

    def _descend(self, some: Samples, entropy_weight: float, imitating: bool) -> Tensor:
        with self.autocast():
            odds, values = self.answers(some.rows, some.mask)
        chosen = odds.gather(1, some.actions.long()[:, None]).squeeze(1)
        entropy = -(odds.exp() * odds.clamp(min=-50)).sum(1).mean()
        present = (torch.arange(values.shape[1], device=self.device) < some.players[:, None]).float()
        wrong = functional.binary_cross_entropy_with_logits(values, some.targets, present, reduction="sum")
        value = wrong / present.sum()
        if imitating:
            measured = self._imitation(odds, chosen, some.mask), *torch.zeros(2, device=self.device)
            loss = measured[0] + self.config.value_weight * value
        else:
            measured = self._surrogate(chosen - some.log_odds, some.advantages)
            loss = measured[0] + self.config.value_weight * value - entropy_weight * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), MAX_NORM)
        self.optimizer.step()
        policy, kl, clipped = measured
        return torch.stack([policy, value, entropy, kl, clipped]).detach()

    def _imitation(self, odds: Tensor, chosen: Tensor, mask: Tensor) -> Tensor:
        even = (odds * mask).sum(1) / mask.sum(1)
        return -(chosen + self.config.smoothing * (even - chosen)).mean()

    def _surrogate(self, change: Tensor, advantages: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        ratio, clip = change.exp(), self.config.clip
        gained = torch.minimum(ratio * advantages, ratio.clamp(1 - clip, 1 + clip) * advantages).mean()
        return -gained, (ratio - 1 - change).mean(), ((ratio - 1).abs() > clip).float().mean()


class Samples(NamedTuple):
    """Decisions to learn from, one per row."""

    rows: Tensor
    mask: Tensor
    actions: Tensor
    log_odds: Tensor
    advantages: Tensor
    targets: Tensor
    players: Tensor

    @classmethod
    def of(cls, made: Rollout, players: Tensor, found: Lessons) -> Samples:
        """All decisions of a rollout, with normalised advantages."""
        spread, mean = torch.std_mean(found.advantages)
        steps = len(found.advantages)
        whole = (
            made.rows[:-1],
            made.mask[:-1],
            made.actions,
            made.log_odds,
            (found.advantages - mean) / (spread + 1e-6),
            found.targets,
            players.expand(steps, -1),
        )
        return cls(*(tensor.flatten(0, 1) for tensor in whole))

    def pick(self, chosen: Tensor) -> Samples:
        return Samples(*(tensor[chosen] for tensor in self))
