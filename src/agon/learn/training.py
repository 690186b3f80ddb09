"""A training run: play, learn, check, and write everything down so that it can go on after a kill."""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import torch
from torch import Tensor

from agon.batch.device import load as load_device
from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.learn.config import Config
from agon.learn.evaluate import Best, match
from agon.learn.export import export
from agon.learn.games import Actor
from agon.learn.network import Network
from agon.learn.ppo import Learner, Losses
from agon.network.layout import inputs_of
from agon.network.weights import load as load_weights

CHECKPOINT, LOG = "checkpoint.pt", "log.jsonl"
CHECK_SEED = 1_000_003
"""Seeds of checks; those of training are small."""

COUNTS = "updates", "decisions", "seconds", "playing"

Report = dict[str, Any]


class Training:
    """A run in a folder. If the folder holds a checkpoint, the run goes on from there with the configuration in it."""

    def __init__(self, game: Game, config: Config, folder: Path, device: str = "", threads: int | None = None) -> None:
        self.game, self.folder, self.threads = game, folder, threads
        self.device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        folder.mkdir(parents=True, exist_ok=True)
        saved = self._saved()
        self.config = msgspec.convert(saved["config"], Config) if saved else config
        torch.manual_seed(self.config.seed)
        if threads:
            torch.set_num_threads(1 if self.device.type == "cuda" else threads)
        self.learner = Learner(self._network(), self.config, self.device)
        self.first: Network | None = None
        """The network after imitation, or that of the start."""
        self.actor = Actor(game, self.config, self.device, threads)
        self.updates = self.decisions = 0
        self.seconds = self.playing = 0.0
        self.checks = list[Report]()
        if saved:
            self._restore(saved)
        elif self.config.start:
            self._start_from(Path(self.config.start))

    def _network(self) -> Network:
        c, seats = self.config, len(self.game.seats)
        values = 1 if seats == 2 else seats
        sizes = self.game.action_count, values, c.width, c.blocks, c.value_width
        return Network(inputs_of(self.game), *sizes).to(self.device)

    def _start_from(self, file: Path) -> None:
        """Begin with the weights of a file. Checks play against them as they are."""
        found, network = load_weights(file, self.game).arrays, self.learner.network
        sizes = {name: value.shape for name, value in network.arrays().items()}
        wrong = sorted(name for name, value in found.items() if sizes.get(name) != value.shape)
        if wrong:
            hint = "set width and value_width as they are there, and at least as many blocks"
            raise AgonError("bad-option", f"{file} does not fit ({', '.join(wrong)}): {hint}")
        network.begin_with(found)
        self.first = copy.deepcopy(network)

    # -- the run

    @property
    def imitates(self) -> bool:
        return not self.config.start and self.progress < self.config.imitation

    @property
    def progress(self) -> float:
        return self.config.progress(self.updates, self.seconds)

    def run(self, stop_after: float | None = None) -> Iterator[Report]:
        """Train to the end, or for so many minutes; yield reports and checks, and write checkpoints."""
        self.prepare()
        until = perf_counter() + 60 * stop_after if stop_after else float("inf")
        reported = checked = self.seconds
        meter = Meter(self)
        while self.progress < 1 and perf_counter() < until:
            losses = self.update()
            if self.updates <= 2 or self.seconds - reported >= self.config.report_seconds or self.progress >= 1:
                yield self._note({"losses": losses._asdict(), **meter.read()})
                reported = self.seconds
                self.save()
            if self.seconds - checked >= self.config.check_seconds:
                yield self._note(self.check())
                checked = self.seconds
                export(self)
        yield self._note(self.check())
        self.save()
        export(self)

    def prepare(self) -> None:
        """Compile what the run needs, so that the schedule does not begin before it can be used."""
        config, made = self.config, self.actor.rollout
        if config.games_on_device:
            load_device(self.game, on_host=self.device.type != "cuda")
        if config.compile:
            sizes = {config.games // 2, *([config.games] if config.games_on_device else [])}
            self.learner.warm_up(sizes, made.rows[0, :1], torch.ones_like(made.mask[0, :1]))

    def update(self) -> Losses:
        """Play on and learn from it once."""
        began, imitating = perf_counter(), self.imitates
        if not imitating and self.first is None:
            self.first = copy.deepcopy(self.learner.network)
        made = self.actor.play(self.learner.answer, imitating)
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        self.playing += perf_counter() - began
        losses = self.learner.learn(made, self.actor.players, self.progress, imitating)
        self.updates += 1
        self.decisions += self.config.games * self.config.steps
        self.seconds += perf_counter() - began
        return losses

    def check(self) -> Report:
        """Play without chance in the choices against fixed opponents."""
        opponents: dict[str, Best | str] = {"random": "random", "best": "best"}
        if self.first is not None:
            opponents["first"] = Greedy(self.first, self.learner)
        mine, config = Greedy(self.learner.network, self.learner), self.config
        games = config.check_games if self.progress < 1 else config.final_games
        began = perf_counter()
        results = {
            name: match(
                self.game,
                mine,
                theirs,
                games,
                device=self.device,
                options=config.check_options,
                seed=CHECK_SEED,
                threads=self.threads,
                thrown=config.thrown,
            )
            for name, theirs in opponents.items()
        }
        return {"check_seconds": round(perf_counter() - began, 1), "check": results}

    def _note(self, found: Report) -> Report:
        """Add where the run stands, and append it to the log."""
        at = {"updates": self.updates, "minutes": round(self.seconds / 60, 2), "decisions": self.decisions}
        report = {**at, "progress": round(self.progress, 4), **found}
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(report) + "\n")
        if "check" in report:
            self.checks.append(report)
        return report

    # -- checkpoints

    def save(self) -> None:
        """Write a checkpoint in one piece."""
        learner = self.learner
        state = {
            "config": self.config.table(),
            "rules": (self.game.name, self.game.version),
            "network": learner.network.state_dict(),
            "optimizer": learner.optimizer.state_dict(),
            "chance": learner.chance.get_state(),
            "first": self.first and self.first.state_dict(),
            "games": self.actor.save(),
            "checks": self.checks,
            **{name: getattr(self, name) for name in COUNTS},
        }
        partial = self.folder / f"{CHECKPOINT}.part"
        torch.save(state, partial)
        os.replace(partial, self.folder / CHECKPOINT)

    def _saved(self) -> dict[str, Any] | None:
        file = self.folder / CHECKPOINT
        if not file.exists():
            return None
        saved: dict[str, Any] = torch.load(file, map_location=self.device, weights_only=False)
        mine, theirs = (self.game.name, self.game.version), tuple(saved["rules"])
        if mine != theirs:
            raise AgonError("bad-option", f"{file} trains {theirs[0]} under rules {theirs[1]}, not {mine[0]} {mine[1]}")
        return saved

    def _restore(self, saved: dict[str, Any]) -> None:
        self.learner.network.load_state_dict(saved["network"])
        self.learner.optimizer.load_state_dict(saved["optimizer"])
        self.learner.chance.set_state(saved["chance"].cpu())
        if saved["first"]:
            self.first = copy.deepcopy(self.learner.network)
            self.first.load_state_dict(saved["first"])
        self.actor.restore(saved["games"])
        self.checks = saved["checks"]
        for name in COUNTS:
            setattr(self, name, saved[name])


class Greedy:
    """Chooses what a network rates highest."""

    def __init__(self, network: Network, learner: Learner) -> None:
        self.network, self.learner = network, learner

    @torch.no_grad()
    def __call__(self, rows: Tensor, mask: Tensor) -> Tensor:
        with self.learner.autocast():
            odds: Tensor = self.network(rows, mask)[0]
        return odds.argmax(1)


class Meter:
    """Measures throughput between two readings."""

    def __init__(self, training: Training) -> None:
        self.training = training
        self.last = self._spent()

    def _spent(self) -> dict[str, float]:
        t, groups = self.training, self.training.actor.groups
        stepping, waiting = (sum(getattr(group, name) for group in groups) for name in ("stepped", "waited"))
        spent = {"all": t.seconds, "play": t.playing, "step": stepping, "wait": waiting}
        return {**spent, "learn": t.seconds - t.playing, "decisions": t.decisions}

    def read(self) -> Report:
        """Return decisions per second of each part, how long play waited for the device, and how games ended."""
        now, ends = self._spent(), self.training.actor.ends
        spent = {name: now[name] - self.last[name] for name in now}
        decisions, waited = spent.pop("decisions"), spent.pop("wait") / spent["play"]
        games = ends.report()
        ends.clear()
        self.last = now
        per_second = {name: round(decisions / seconds) if seconds else 0 for name, seconds in spent.items()}
        per_second["games"] = round(games["games"] / spent["all"])
        return {"per_second": per_second, "waited": round(waited, 3), "ends": games}
