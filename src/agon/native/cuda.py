"""Random games and imagined positions on a GPU: the rules as CUDA, compiled by nvcc on first use.

With `on_host=True` the C++ compiler builds the same text for this machine. It is slow, and made for tests: it shows on
machines without a GPU that the text plays the same games.
"""

from __future__ import annotations

import ctypes
import os
import shutil
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.engine.simulate import Played
from agon.native.batch import CAUTIOUSLY, WITH_TRACE, check_faults, summed_up
from agon.native.cuda_text import CudaText
from agon.native.layout import GAME_RESULT
from agon.native.library import FAULTS, SUFFIX, build

IN_FLIGHT = 1 << 20
"""How many games are played at a time: below about 30,000 a CPU is as fast."""
MESSAGE = 400
COMMON = ("runtime.h", "play.h", "cuda_head.h", "cuda_host.h")
HEADERS = {False: (*COMMON, "cuda_play.h"), True: (*COMMON, "observe.h", "batch_env.h", "cuda_batch.h", "layout.h")}
"""The headers of the text for random games, and of that for a batch."""
HOST_FLAGS = ("-x", "c++", "-std=c++17", "-O1", "-fwrapv", "-fPIC", "-shared", "-w")
DEVICE_FLAGS = ("-x", "cu", "-std=c++17", "-O3", "-shared", "-Xcompiler", "-fPIC,-fwrapv", "-w", "-arch=native")
SIZES = ("machine", "option", "stack", "places", "registers", "local")
NO_NVCC = "no CUDA compiler (nvcc) found; install the CUDA toolkit, or set NVCC to its path"


def nvcc() -> str | None:
    """Return the path of the CUDA compiler: $NVCC, nvcc, or the toolkit's usual place; None if there is none."""
    for name in (os.environ.get("NVCC", ""), "nvcc", "/usr/local/cuda/bin/nvcc"):
        found = shutil.which(name) if name else None
        if found:
            return found
    return None


def host_compiler() -> str | None:
    """Return the path of the C++ compiler: $CXX, c++, g++ or clang++; None if there is none."""
    for name in (os.environ.get("CXX", ""), "c++", "g++", "clang++"):
        found = shutil.which(name) if name else None
        if found:
            return found
    return None


def compiled(text: str, *more_flags: str, batch: bool = False, on_host: bool = False) -> Path:
    """Return the library of a text for the devices of this machine, built if it is not in the cache."""
    compiler = host_compiler() if on_host else nvcc()
    if compiler is None:
        raise FileNotFoundError("no C++ compiler found" if on_host else NO_NVCC)
    return build(text, (*(HOST_FLAGS if on_host else DEVICE_FLAGS), *more_flags), SUFFIX, compiler, HEADERS[batch])


def text_of(game: Game, *, batch: bool = False) -> str:
    """Return the text for random games, or for a batch."""
    return CudaText(game.overrides.untuned or game, batch=batch).text()


def open_library(game: Game, *more_flags: str, batch: bool = False, on_host: bool = False) -> ctypes.CDLL:
    library = ctypes.CDLL(str(compiled(text_of(game, batch=batch), *more_flags, batch=batch, on_host=on_host)))
    if not library.agon_cuda_devices():
        raise EngineFault("engine-fault", "there is no CUDA device")
    return library


class CudaLibrary:
    """The rules of a game for a device."""

    def __init__(self, game: Game, *more_flags: str, on_host: bool = False) -> None:
        self.game, self.c = game, open_library(game, *more_flags, on_host=on_host)

    def sizes(self) -> dict[str, int]:
        """Return the bytes of a machine and of an option, the cells of the stack, the number of places, and on a device
        the registers and bytes of local memory of a thread."""
        sizes = np.zeros(len(SIZES), np.int64)
        self.c.agon_cuda_sizes(_pointer(sizes))
        return dict(zip(SIZES, sizes.tolist(), strict=True))

    def play(
        self, cells: Sequence[int], games: int, seed: int, *, cap: int, how: int, in_flight: int = IN_FLIGHT
    ) -> tuple[np.ndarray[Any, Any], float]:
        """Play games from fresh cells; return a row of results for each, and the seconds that the steps took."""
        results, seconds = np.zeros(games, GAME_RESULT), ctypes.c_double()
        fresh, message = np.array(cells, np.int64), ctypes.create_string_buffer(MESSAGE)
        numbers = [ctypes.c_uint64(seed), *map(ctypes.c_int64, (0, games, cap)), ctypes.c_int32(how)]
        failed = self.c.agon_cuda_play(
            *(_pointer(fresh), *numbers, ctypes.c_int64(in_flight), _pointer(results)),
            *(ctypes.byref(seconds), message, ctypes.c_int64(MESSAGE)),
        )
        check(failed, message)
        return results, seconds.value

    def imagine(
        self, cells: Sequence[int], frames: Sequence[int], seats: Sequence[int], states: Sequence[int]
    ) -> np.ndarray[Any, Any]:
        """Return a row of cells for each seat and random state: a position that the seat might be in."""
        count, message = len(seats), ctypes.create_string_buffer(MESSAGE)
        known, stack = np.array(cells, np.int64), np.array(frames, np.int32)
        whose, streams = np.array(seats, np.int32), np.array(states, np.uint64)
        rows, faults = np.zeros((count, len(cells)), np.int64), np.zeros(count, np.int32)
        failed = self.c.agon_cuda_imagine(
            *(_pointer(known), _pointer(stack), ctypes.c_int64(len(frames)), _pointer(whose), _pointer(streams)),
            *(ctypes.c_int64(count), _pointer(rows), _pointer(faults), message, ctypes.c_int64(MESSAGE)),
        )
        check(failed, message)
        if faults.any():
            raise EngineFault("engine-fault", FAULTS[int(faults[faults != 0][0])])
        return rows


def _pointer(data: np.ndarray[Any, Any]) -> ctypes.c_void_p:
    return ctypes.c_void_p(data.ctypes.data)


def check(failed: int, message: Any) -> None:
    if failed:
        raise EngineFault("engine-fault", f"the CUDA device failed: {message.value.decode(errors='replace')}")


@cache
def load(game: Game, *, on_host: bool = False) -> CudaLibrary:
    """Return the library of a game, built on first use."""
    return CudaLibrary(game, on_host=on_host)


def play(
    game: Game,
    options: dict[str, str],
    games: int,
    seed: int,
    *,
    cap: int = 100_000,
    how: int = WITH_TRACE,
    in_flight: int = IN_FLIGHT,
    on_host: bool = False,
) -> np.ndarray[Any, Any]:
    """Like `agon.native.batch.play`, on a GPU: the same games with the same results."""
    library = load(game, on_host=on_host)
    results, _ = library.play(game.fresh_cells(options), games, seed, cap=cap, how=how, in_flight=in_flight)
    check_faults(results, seed)
    return results


def play_many(
    game: Game,
    options: dict[str, str],
    games: int,
    seed: int,
    *,
    cap: int = 100_000,
    cautious: bool = False,
    in_flight: int = IN_FLIGHT,
    on_host: bool = False,
) -> Played:
    """Like `agon.engine.simulate.play_many`, on a GPU."""
    how = WITH_TRACE | (CAUTIOUSLY if cautious else 0)
    return summed_up(game, play(game, options, games, seed, cap=cap, how=how, in_flight=in_flight, on_host=on_host))
