"""Compiles a game's C text with the system compiler, caches the result, and loads it."""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from agon.engine.chooser import SeededChooser
from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.native.c_text import CText
from agon.native.layout import check_layout, machine_dtype

HERE = Path(__file__).parent
HEADERS = (
    *("runtime.h", "play.h", "observe.h", "guide.h", "search.h"),
    *("selfplay.h", "batch_env.h", "batch_pool.h", "layout.h", "program.h"),
)
FLAGS = (
    "-O3",
    "-std=gnu11",
    "-fwrapv",
    "-ffp-contract=off",
    "-pthread",
    "-Wall",
    "-Wno-unused-function",
    "-Wno-unused-label",
    "-Wno-unused-const-variable",
)
SHARED = (*FLAGS, "-shared", "-fPIC")
SUFFIX = {"darwin": ".dylib", "win32": ".dll"}.get(sys.platform, ".so")
NO_COMPILER = "no C compiler (cc, gcc or clang) found"
TRIAL = """#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static __thread int64_t calls;
int agon_trial(void) { return (int)++calls; }
"""
FAULTS = (
    "",
    "a frame with an unknown block",
    "an event that does not exist",
    "the stack of frames is full",
    "more options than the game declares",
    "an ask without options",
    "weights that do not fit the options",
    "the script ended without finish",
    "an invariant is broken",
    "a seat that is not asked",
)


def compiler() -> str | None:
    """Return the path of the C compiler: $CC, cc, gcc or clang; None if there is none."""
    for name in (os.environ.get("CC", ""), "cc", "gcc", "clang"):
        found = shutil.which(name) if name else None
        if found:
            return found
    return None


def obstacle() -> str | None:
    """Return why rules cannot be compiled here, in one line; None if they can."""
    cc = compiler()
    return NO_COMPILER if cc is None else _try(cc, cache_folder())


@cache
def _try(cc: str, folder: Path) -> str | None:
    """Build and call a small library: a compiler may lack its headers or be a placeholder, as `cc` is on a Mac without
    the developer tools, and the cache may not be writable."""
    try:
        ctypes.CDLL(str(build(TRIAL, SHARED, SUFFIX))).agon_trial()
    except (OSError, RuntimeError, AttributeError) as error:
        lines = str(error).strip().splitlines() or [type(error).__name__]
        return f"the C compiler {cc} does not work here ({lines[-1]})"
    return None


def cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "agon" / "native"


def build(
    text: str, flags: Sequence[str], suffix: str, cc: str | None = None, headers_used: Sequence[str] = HEADERS
) -> Path:
    """Compile a text; the result is cached under a hash of all inputs. `cc` is the C compiler if it is left out."""
    cc = cc or compiler()
    if cc is None:
        raise FileNotFoundError(NO_COMPILER)
    headers = "".join((HERE / name).read_text(encoding="utf-8") for name in headers_used)
    key = hashlib.sha256("\0".join([text, headers, cc, *flags]).encode()).hexdigest()[:32]
    target = cache_folder() / f"{key}{suffix}"
    if target.exists():
        return target
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        source = Path(folder) / "game.c"
        source.write_text(text, encoding="utf-8")
        made = Path(folder) / f"game{suffix}"
        command = [cc, *flags, f"-I{HERE}", str(source), "-o", str(made), "-lm"]
        result = subprocess.run(
            command, capture_output=True, text=True, encoding="utf-8", errors="replace", check=False
        )
        if result.returncode:
            raise RuntimeError(f"the C compiler rejected the generated text:\n{result.stderr[-4000:]}")
        made.replace(target)
    return target


_POINTER, _NUMBER, _WHOLE = ctypes.c_void_p, ctypes.c_int64, ctypes.c_uint64
SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "agon_start": (None, [_POINTER]),
    "agon_resume": (None, [_POINTER]),
    "agon_answer": (None, [_POINTER, _NUMBER, _NUMBER]),
    "agon_answer_many": (None, [_POINTER, _NUMBER, _POINTER, _POINTER]),
    "agon_imagine": (None, [_POINTER, _NUMBER, _POINTER]),
    "agon_imagine_cells": (ctypes.c_int32, [_POINTER, _POINTER, _NUMBER, _NUMBER, _POINTER]),
    "agon_play": (None, [_POINTER, _WHOLE, _NUMBER, _NUMBER, _NUMBER, ctypes.c_int32, _POINTER]),
    "agon_weights": (None, [_POINTER]),
    "agon_prior": (_NUMBER, [_POINTER, _NUMBER, _NUMBER, _NUMBER]),
    "agon_value": (_NUMBER, [_POINTER, _NUMBER]),
    "agon_policy": (_NUMBER, [_POINTER, _NUMBER, _POINTER]),
    "agon_lookahead": (None, [_POINTER, _NUMBER, _WHOLE, _NUMBER, _POINTER, _POINTER]),
    "agon_search_new": (_POINTER, [_NUMBER]),
    "agon_search": (None, [_POINTER, _POINTER, _NUMBER, _WHOLE, _NUMBER, _POINTER, _POINTER]),
    "agon_search_rewards": (ctypes.c_int32, [_POINTER, _POINTER, _NUMBER, _WHOLE, _NUMBER, _POINTER, _POINTER]),
    "agon_search_force": (None, [_POINTER, _NUMBER]),
    "agon_search_reroot": (ctypes.c_int32, [_POINTER, _NUMBER]),
    "agon_search_guide": (ctypes.c_int32, [_POINTER, _POINTER, _POINTER]),
    "agon_search_free": (None, [_POINTER]),
    "agon_sample": (None, [_POINTER, _WHOLE, _NUMBER, _NUMBER, ctypes.c_int32, ctypes.c_int32, _POINTER, _POINTER]),
    "agon_observe": (None, [_POINTER, _NUMBER, _POINTER]),
    "agon_pool_new": (_POINTER, [_NUMBER]),
    "agon_pool_free": (None, [_POINTER]),
    "agon_batch": (_NUMBER, [_POINTER, _POINTER, ctypes.c_int32, _POINTER, _POINTER]),
    "agon_value_all": (None, [_POINTER, _NUMBER, ctypes.c_int32, _POINTER]),
}
"""Result and argument types of the C functions."""


class Library:
    """The compiled rules of a game. Machines are rows of numpy arrays of type `dtype`; calls release the GIL."""

    def __init__(self, game: Game, *more_flags: str) -> None:
        self.game = game
        self.dtype = machine_dtype(game)
        file = build(CText(game.overrides.untuned or game).text(), (*SHARED, *more_flags), SUFFIX)
        self.c = ctypes.CDLL(str(file))
        for name, (result, arguments) in SIGNATURES.items():
            function = getattr(self.c, name)
            function.argtypes, function.restype = arguments, result
        check_layout(self.c, game)
        self.weights = np.array(game.weights, np.int32)

    def calls(self) -> dict[str, int]:
        """Return the number of calls of each script, if the library was built with -DCOUNTED."""
        self.c.agon_calls.restype = ctypes.POINTER(ctypes.c_int64)
        counts = self.c.agon_calls()
        return {low.fn.name: counts[low.code] for low in self.game.compiled.scripts}

    def use_weights(self, weights: np.ndarray[Any, Any] | None = None) -> None:
        """Use these weights, or else the game's, for the priors and values of this thread; other games may share the
        library. The array must outlive its use."""
        used = self.weights if weights is None else weights
        self.c.agon_weights(used.ctypes.data if len(used) else None)

    def rows(self, cells: list[int], count: int = 1) -> np.ndarray[Any, Any]:
        """Return machines with these cells that have run to their first ask."""
        rows = np.zeros(count, self.dtype)
        self._fill(rows, cells)
        self.c.agon_start(rows.ctypes.data)
        rows[1:] = rows[0]
        return rows

    def resumed(self, cells: list[int], frames: list[int]) -> np.ndarray[Any, Any]:
        """Return a machine in the middle of a game, with these cells and frames and their pending asks."""
        rows = np.zeros(1, self.dtype)
        self._fill(rows, cells)
        rows["stack"][0, : len(frames)] = frames
        rows["sp"] = len(frames)
        self.c.agon_resume(rows.ctypes.data)
        return rows

    def imagine(self, cells: list[int], frames: list[int], seat: int, chooser: SeededChooser) -> list[int]:
        """Return the cells that a seat imagines; the chooser redeals as on the other back ends."""
        dealt, stack, state = array("q", cells), array("i", frames), array("Q", [chooser.state])
        pointers = [data.buffer_info()[0] for data in (dealt, stack, state)]
        fault = self.c.agon_imagine_cells(pointers[0], pointers[1], len(frames), seat, pointers[2])
        if fault:
            raise EngineFault("engine-fault", FAULTS[fault])
        chooser.state = state[0]
        return dealt.tolist()

    def _fill(self, rows: np.ndarray[Any, Any], cells: list[int]) -> None:
        for field in self.game.position.fields.values():
            part = cells[field.offset : field.offset + field.size]
            rows[f"p_{field.name}"] = part if field.extents else part[0]

    def cells(self, row: np.void) -> list[int]:
        """Return the position of a row as a flat list."""
        cells: list[int] = []
        for field in self.game.position.fields.values():
            value = row[f"p_{field.name}"]
            cells += value.tolist() if field.extents else [int(value)]
        return cells


_built: dict[tuple[Any, ...], Library] = {}
_building = threading.Lock()


def imagine_natively(game: Game) -> None:
    """Let all tables of a game imagine with its library; this needs a compiler."""
    game.compiled.imagine_cells = load(game).imagine


def load(game: Game, *more_flags: str) -> Library:
    """Return the library of a game, built on first use; other threads wait for the build."""
    key = (game, *more_flags)
    if key not in _built:
        with _building:
            if key not in _built:
                _built[key] = Library(game, *more_flags)
    return _built[key]
