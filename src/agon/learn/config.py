"""What a training run is told: a TOML file, checked when it is read."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from agon.engine.errors import AgonError

FOLDER = Path(__file__).parent / "configs"


@dataclass(frozen=True)
class Solo:
    """How the score of a solo game becomes a result: one half at `middle`, and `scale` points are one logit."""

    middle: float
    scale: float


@dataclass(frozen=True)
class Config:
    """A training run. The schedules run over `updates` or over `minutes`, whichever is over first."""

    game: str
    seed: int = 1
    updates: int = 0
    """How many times games are played on and learned from; 0 for no limit."""
    minutes: float = 0.0
    """How long to train, over all runs that continue it; 0 for no limit."""

    # the network
    start: str = ""
    """A file of weights to go on from, instead of imitating the mind. They have the same widths, and no more blocks."""
    width: int = 384
    blocks: int = 2
    value_width: int = 128

    # the games
    games: int = 2048
    steps: int = 32
    """Decisions of each game between two updates."""
    games_on_device: bool = False
    """Whether the games run on the device, after imitation: faster if it is a GPU, and there are enough games."""
    mixture: dict[str, float] = field(default_factory=lambda: {"": 1.0})
    """Sets of options, written `key=value key=value`, with their shares of the games."""

    # learning
    imitation: float = 0.04
    """The part of the run that imitates the mind, at its start."""
    imitation_rate: float = 5e-4
    smoothing: float = 0.05
    """The part of an imitated choice that is spread over all legal options."""
    minibatch: int = 8192
    epochs: int = 1
    rate: float = 3e-4
    rate_end: float = 2e-5
    entropy: float = 0.01
    entropy_end: float = 0.001
    clip: float = 0.2
    trace_decay: float = 0.96
    """The lambda of the generalised advantage estimate; results are not discounted."""
    value_weight: float = 0.5
    solo: Solo | None = None

    compile: bool = False
    """Whether PyTorch compiles the network: a minute at the start, and faster from then on."""

    # checks during training
    report_seconds: float = 20.0
    check_seconds: float = 60.0
    check_games: int = 1024
    final_games: int = 4096
    """Games of each check at the end of the run."""
    check_options: dict[str, str] = field(default_factory=dict)
    thrown: tuple[str, ...] = ()
    """Reasons of ended games that are the loser's own fault if the loser made the last decision."""

    def progress(self, updates: int, seconds: float) -> float:
        """Return how much of the run is over, from 0 to 1."""
        by_updates = updates / self.updates if self.updates else 0.0
        by_time = seconds / (60 * self.minutes) if self.minutes else 0.0
        return min(1.0, max(by_updates, by_time))

    def table(self) -> dict[str, Any]:
        """Return everything as plain values for a TOML file, which has no empty values."""
        return {name: value for name, value in asdict(self).items() if value is not None}


def read_config(game: str, file: Path | None = None, changes: Mapping[str, Any] | None = None) -> Config:
    """Return the configuration of a file, by default the one that comes with Agon, with some values changed."""
    path = file or FOLDER / f"{game}.toml"
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
        config = msgspec.convert({**values, "game": game, **(changes or {})}, Config, strict=False)
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise AgonError("bad-option", f"{path}: {error}") from error
    except msgspec.ValidationError as error:
        raise AgonError("bad-option", f"{path}: {error}") from error
    unknown = {**values, **(changes or {})}.keys() - Config.__dataclass_fields__.keys()
    if unknown:
        known = ", ".join(Config.__dataclass_fields__)
        raise AgonError("bad-option", f"{path}: no setting {', '.join(sorted(unknown))}; the settings: {known}")
    if not (config.updates or config.minutes):
        raise AgonError("bad-option", f"{path}: a run needs an end: set updates or minutes")
    return config
