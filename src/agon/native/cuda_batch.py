"""Batches on a device: the library, and the states of its games as numpy types."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.engine.position import Field
from agon.native.cuda import MESSAGE, check, open_library
from agon.native.cuda_text import CudaText
from agon.native.layout import BATCH, Fields, env_dtype, fields_in_c

Array = np.ndarray[Any, Any]


class CudaBatchLibrary:
    """The rules of a game for a batch on a device. Its machines are laid out differently; `rows` and `to_rows` convert
    them."""

    def __init__(self, game: Game, *more_flags: str, on_host: bool = False) -> None:
        self.game, self.c = game, open_library(game, *more_flags, batch=True, on_host=on_host)
        self.c.agon_work_free.argtypes = [ctypes.c_void_p]
        fields = fields_in_c(self.c)
        if any(fields[f"Batch.{name}"] != (kind[1], kind[0].itemsize) for name, kind in (BATCH.fields or {}).items()):
            raise EngineFault("engine-fault", f"the struct layouts of {game.name} on the device differ")
        self.dtype = device_dtype(game, fields)

    def new_work(self, count: int) -> ctypes.c_void_p:
        """Return the workspace of batches with so many games."""
        work, message = ctypes.c_void_p(), ctypes.create_string_buffer(MESSAGE)
        failed = self.c.agon_work_new(ctypes.c_int64(count), ctypes.byref(work), message, ctypes.c_int64(MESSAGE))
        check(failed, message)
        return work

    def run(
        self, work: ctypes.c_void_p, batch: Array, job: int, choices: int | None, stream: int | None
    ) -> tuple[int, int]:
        """Do a job for all games of a batch; return the number of a game with an illegal action, and the faults."""
        found, message = np.zeros(2, np.int64), ctypes.create_string_buffer(MESSAGE)
        failed = self.c.agon_batch_on_device(
            *(work, ctypes.c_void_p(batch.ctypes.data), ctypes.c_int32(job), ctypes.c_void_p(choices)),
            *(ctypes.c_void_p(stream), ctypes.c_void_p(found.ctypes.data), message, ctypes.c_int64(MESSAGE)),
        )
        check(failed, message)
        return int(found[0]), int(found[1])

    def place(self, *path: str) -> tuple[np.dtype[Any], int]:
        """Return the type of a field in a row, and where it begins."""
        kind, at = self.dtype, 0
        for name in path:
            assert kind.fields is not None
            kind, offset = kind.fields[name][:2]
            at += offset
        return kind, at

    def rows(self, ours: Array) -> Array:
        """Return states of the device as those of the CPU."""
        rows = np.zeros(len(ours), env_dtype(self.game))
        self._copy(ours, rows)
        return rows

    def to_rows(self, rows: Array) -> Array:
        """Return states of the CPU as those of the device."""
        ours = np.zeros(len(rows), self.dtype)
        self._copy(rows, ours)
        return ours

    def _copy(self, source: Array, target: Array) -> None:
        for name in source.dtype.names or ():
            if name != "m":
                target[name] = source[name]
        theirs, ours = source["m"], target["m"]
        for field in self.game.position.fields.values():
            name = f"p_{field.name}"
            cells_of(ours[name], field)[...] = cells_of(theirs[name], field)
        for name in ours.dtype.names or ():
            if ours[name].ndim == 1:
                ours[name] = theirs[name]
            elif not name.startswith("p_"):
                count = min(ours[name].shape[-1], theirs[name].shape[-1])
                ours[name][..., :count] = theirs[name][..., :count]


def cells_of(values: Array, field: Field) -> Array:
    """Return the cells of a field as games x rows x cells, without padding."""
    if not field.extents:
        return values
    last = len(field.extents[-1])
    return values.reshape(len(values), field.size // last, -1)[:, :, :last]


def device_dtype(game: Game, fields: Fields) -> np.dtype[Any]:
    """Return the struct Env of a device: the fields of the CPU, at the places and with the sizes that C names."""
    cpu = env_dtype(game)
    machine, option = cpu["m"], np.dtype(CudaText(game).option_type().removesuffix("_t"))

    def placed(name: str) -> tuple[Any, int]:
        kind, shape = machine[name].base, machine[name].shape
        if name in ("options", "weights"):
            kind = option
        rows = sum(f"M.{name}[{row}]" in fields for row in range(shape[0] if shape else 0))
        at, size = fields[f"M.{name}[0]" if rows else f"M.{name}"]
        cells = size // kind.itemsize
        if rows:
            return (kind, (rows, cells)), at
        if name == "options":
            return (kind, (shape[0], cells // shape[0])), at
        return ((kind, (cells,)) if shape else kind), at

    m = struct({name: placed(name) for name in machine.names or ()}, fields["M"][1])
    parts = {name: (m if name == "m" else cpu[name], fields[f"Env.{name}"][0]) for name in cpu.names or ()}
    return struct(parts, fields["Env"][1])


def struct(parts: dict[str, tuple[Any, int]], size: int) -> np.dtype[Any]:
    kinds, places = zip(*parts.values(), strict=True)
    return np.dtype({"names": list(parts), "formats": list(kinds), "offsets": list(places), "itemsize": size})
