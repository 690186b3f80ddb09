"""The result of a run: the weights of the network, and the record of how they came about."""

from __future__ import annotations

import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

from agon import __version__
from agon.agents.toml_text import toml
from agon.network.layout import inputs_of
from agon.network.weights import Weights, save

if TYPE_CHECKING:
    from agon.learn.training import Training

WEIGHTS, RECORD = "weights.npz", "record.toml"


def export(training: Training) -> None:
    """Write both files into the folder of the run."""
    arrays = training.learner.network.arrays()
    partial = training.folder / f"part.{WEIGHTS}"
    save(partial, training.game, Weights(inputs_of(training.game), arrays))
    os.replace(partial, training.folder / WEIGHTS)
    (training.folder / RECORD).write_text(toml(record(training)).lstrip(), encoding="utf-8")


def record(training: Training) -> dict[str, Any]:
    """Return what was trained, where, for how long, and how strong it became."""
    curve = [[one["minutes"], *(round(r["score"], 4) for r in one["check"].values())] for one in training.checks]
    last = training.checks[-1] if training.checks else None
    return {
        "game": training.game.name,
        "rules": training.game.version,
        "version": __version__,
        "commit": commit(),
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(training.device),
        "seed": training.config.seed,
        "updates": training.updates,
        "decisions": training.decisions,
        "minutes": round(training.seconds / 60, 2),
        "parameters": sum(one.numel() for one in training.learner.network.parameters()),
        "curve": curve,
        "config": training.config.table(),
        "result": last["check"] if last else {},
    }


def commit() -> str:
    """The commit of the source, as git says; empty outside a checkout."""
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def machine(device: torch.device) -> str:
    """The machine in words: the device, the cores, and torch."""
    name = torch.cuda.get_device_name(device) if device.type == "cuda" else platform.machine()
    return f"{name}, {os.cpu_count()} cores, torch {torch.__version__}"
