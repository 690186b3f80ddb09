"""A batch on a GPU: the rules, chance, masks and observations are computed there, into torch tensors."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from agon.batch.batch import Array, Batch, Options
from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.native.cuda_batch import CudaBatchLibrary

DEVICES = ("cuda", "cpu", "numpy")
NO_TORCH = "a batch on a device needs PyTorch: pip install 'agon[cuda]'"


@cache
def load(game: Game, *, on_host: bool = False) -> CudaBatchLibrary:
    """Return the library of a game, built on first use."""
    return CudaBatchLibrary(game, on_host=on_host)


class DeviceBatch(Batch):
    """Like `Batch`, with the same games, but its arrays are torch tensors on a device. Do not write to them.

    A step is queued on torch's current stream. `save` brings states to the CPU, so they move between both kinds of
    batch. The devices `cpu` and `numpy` are for tests without a GPU: the C++ compiler builds the same text for this
    machine, and arrays are torch's or numpy's.
    """

    ways = ("random", "careful")

    def __init__(
        self,
        game: Game,
        count: int,
        options: Options | Sequence[Options] | None = None,
        seed: int | Sequence[int] | Array = 0,
        *,
        device: str = "cuda",
        library: CudaBatchLibrary | None = None,
        auto_reset: bool = True,
        ask_forced: bool = False,
        observe: bool = True,
        trace: bool = False,
        cap: int = 100_000,
    ) -> None:
        if device not in DEVICES:
            raise AgonError("bad-option", f"a batch knows no device {device!r}; there are: {', '.join(DEVICES)}")
        self.device = device
        self._torch: Any = None if device == "numpy" else _torch(device)
        self._rules = library or load(game, on_host=device != "cuda")
        super().__init__(
            game,
            count,
            options,
            seed,
            auto_reset=auto_reset,
            ask_forced=ask_forced,
            observe=observe,
            trace=trace,
            cap=cap,
        )

    def _where(self) -> dict[str, Any]:
        return {"device": self.device, "library": self._rules}

    def _prepare(self) -> None:
        self._work = self._rules.new_work(self.count)
        weakref.finalize(self, self._rules.c.agon_work_free, self._work)

    # -- arrays: states are rows of bytes

    def _env_dtype(self) -> np.dtype[Any]:
        return self._rules.dtype

    def _zeros(self, shape: Any, kind: np.dtype[Any]) -> Any:
        if kind.names:
            shape, kind = (shape, kind.itemsize), np.dtype(np.uint8)
        if self._torch is None:
            return np.zeros(shape, kind)
        name = {"uint64": "int64"}.get(kind.name, kind.name)
        return self._torch.zeros(shape, dtype=getattr(self._torch, name), device=self.device)

    def _shown(self, name: str) -> Any:
        return self._own[name]

    def _there(self, values: Array) -> Any:
        """Return an array on the device."""
        values = np.array(values, order="C")
        return values if self._torch is None else self._torch.from_numpy(values).to(self.device)

    @staticmethod
    def _here(array: Any) -> Array:
        """Return an array of the device as one of the CPU."""
        return np.asarray(array if isinstance(array, np.ndarray) else array.cpu())

    def _set(self, **fields: npt.ArrayLike) -> None:
        for name, values in fields.items():
            kind, at = self._rules.place(name)
            each = np.broadcast_to(np.asarray(values).astype(kind), self.count)
            self._own["envs"][:, at : at + kind.itemsize] = self._there(_bytes(each))

    def _add_start(self, row: Array) -> None:
        whole = np.zeros(1, super()._env_dtype())
        whole["m"] = row
        started = np.zeros(1, self._rules.dtype["m"])
        started[:] = self._rules.to_rows(whole)["m"]
        self._own["starts"] = self._there(np.concatenate([self._here(self._own["starts"]), _bytes(started)]))

    def _rows(self, indices: Array) -> Array:
        rows = np.ascontiguousarray(self._here(self._own["envs"][self._there(indices)]))
        return self._rules.rows(rows.reshape(-1).view(self._rules.dtype))

    def _put_rows(self, indices: Array, rows: Array) -> None:
        self._own["envs"][self._there(indices)] = self._there(_bytes(self._rules.to_rows(rows)))

    # -- play

    def _taken(self, choices: Any) -> Any:
        if self._torch is None or not self._torch.is_tensor(choices):
            return self._there(super()._taken(choices))
        self._check_choices(choices.shape, not choices.is_floating_point() and choices.dtype != self._torch.bool)
        known = (choices >= 0) & (choices < self.game.action_count)
        return self._torch.where(known, choices, -1).to(self.device, self._torch.int16).contiguous()

    def _address(self, array: Any, row: int = 0) -> int:
        if isinstance(array, np.ndarray):
            return super()._address(array, row)
        return int(array.data_ptr() + row * array.stride(0) * array.element_size())

    def _call(self, given: Array, job: int, choices: int | None) -> tuple[int, int]:
        stream = self._torch.cuda.current_stream().cuda_stream if self.device == "cuda" else None
        return self._rules.run(self._work, given, job, choices, stream)

    def _faults(self) -> Array:
        kind, at = self._rules.place("m", "fault")
        return self._here(self._own["envs"][:, at : at + kind.itemsize]).copy().view(kind).reshape(-1)


def _bytes(rows: Array) -> Array:
    return np.ascontiguousarray(rows).view(np.uint8).reshape(len(rows), -1)


def _torch(device: str) -> Any:
    try:
        torch = import_module("torch")
    except ImportError as error:
        raise AgonError("bad-option", NO_TORCH) from error
    if device == "cuda" and not torch.cuda.is_available():
        raise AgonError("bad-option", "there is no CUDA device; use Batch")
    return torch
