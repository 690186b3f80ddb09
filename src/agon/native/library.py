"""Builds a game's C text with the system's compiler, keeps the result in a cache, and loads it."""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from agon.engine.game import Game
from agon.native.c_expressions import c_type
from agon.native.c_text import CText

HERE = Path(__file__).parent
HEADERS = ("runtime.h", "play.h", "search.h", "selfplay.h", "program.h")
FLAGS = (
    "-O3",
    "-std=gnu11",
    "-fwrapv",
    "-ffp-contract=off",
    "-Wall",
    "-Wno-unused-function",
    "-Wno-unused-label",
    "-Wno-unused-const-variable",
)
NO_COMPILER = (
    "no C compiler (cc, gcc or clang) was found: playing on the slower lowered back end; install gcc for full speed"
)
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
    """The C compiler: $CC, cc, gcc or clang; None if there is none."""
    for name in (os.environ.get("CC", ""), "cc", "gcc", "clang"):
        found = shutil.which(name) if name else None
        if found:
            return found
    return None


def cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "agon" / "native"


def build(text: str, flags: Sequence[str], suffix: str) -> Path:
    """Compile a text; the result is kept under the hash of everything that went into it."""
    cc = compiler()
    if cc is None:
        raise FileNotFoundError(NO_COMPILER)
    headers = "".join((HERE / name).read_text(encoding="utf-8") for name in HEADERS)
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
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode:
            raise RuntimeError(f"the C compiler refused the generated text:\n{result.stderr[-4000:]}")
        made.replace(target)
    return target


def machine_dtype(game: Game) -> np.dtype[Any]:
    """The machine as a numpy row; the same fields in the same order as in runtime.h."""

    def numpy_type(c: str) -> str:
        return c.removesuffix("_t")

    fields: list[Any] = []
    for field in game.position.fields.values():
        kind = numpy_type(c_type(field.low, field.high))
        fields.append((f"p_{field.name}", kind, (field.size,)) if field.extents else (f"p_{field.name}", kind))
    seats, most = len(game.seats), game.most_options
    fields.append(("stack", "int32", (game.stack,)))
    fields += [(name, "int32") for name in ("sp", "deepest", "value", "winners", "reason", "fault")]
    fields += [(name, "uint8") for name in ("over", "together", "weighted", "asks")]
    fields += [(name, "int16", (seats,)) for name in ("seat", "what", "count")]
    fields += [("options", "int16", (seats, most)), ("weights", "int16", (most,))]
    return np.dtype(fields, align=True)


RESULT = np.dtype(
    [("trace", "uint64")]
    + [
        (n, "int32")
        for n in ("decisions", "chance", "forced", "winners", "reason", "fault", "capped", "deepest", "reached")
    ],
    align=True,
)


_POINTER, _NUMBER, _WHOLE = ctypes.c_void_p, ctypes.c_int64, ctypes.c_uint64
SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "agon_size": (_NUMBER, []),
    "agon_start": (None, [_POINTER]),
    "agon_resume": (None, [_POINTER]),
    "agon_answer": (None, [_POINTER, _NUMBER, _NUMBER]),
    "agon_answer_many": (None, [_POINTER, _NUMBER, _POINTER, _POINTER]),
    "agon_imagine": (None, [_POINTER, _NUMBER, _POINTER]),
    "agon_play": (None, [_POINTER, _WHOLE, _NUMBER, _NUMBER, _NUMBER, ctypes.c_int32, _POINTER]),
    "agon_weights": (None, [_POINTER]),
    "agon_weigh": (_NUMBER, [_POINTER, _NUMBER, _NUMBER, _NUMBER]),
    "agon_evaluate": (_NUMBER, [_POINTER, _NUMBER]),
    "agon_policy": (_NUMBER, [_POINTER, _NUMBER, _POINTER]),
    "agon_lookahead": (None, [_POINTER, _NUMBER, _WHOLE, _NUMBER, _POINTER, _POINTER]),
    "agon_search_new": (_POINTER, [_NUMBER]),
    "agon_search": (None, [_POINTER, _POINTER, _NUMBER, _WHOLE, _NUMBER, _POINTER, _POINTER]),
    "agon_search_outlook": (ctypes.c_int32, [_POINTER, _POINTER, _NUMBER, _WHOLE, _NUMBER, _POINTER, _POINTER]),
    "agon_search_only": (None, [_POINTER, _NUMBER]),
    "agon_search_keep": (ctypes.c_int32, [_POINTER, _NUMBER]),
    "agon_search_free": (None, [_POINTER]),
    "agon_sample": (None, [_POINTER, _WHOLE, _NUMBER, _NUMBER, ctypes.c_int32, ctypes.c_int32, _POINTER, _POINTER]),
    "agon_evaluate_all": (None, [_POINTER, _NUMBER, ctypes.c_int32, _POINTER]),
}
"""What the functions of the library return and take."""


class Library:
    """A game's compiled rules. Machines are rows of numpy arrays of type `dtype`; calls run without the GIL."""

    def __init__(self, game: Game, *more_flags: str) -> None:
        self.game = game
        self.dtype = machine_dtype(game)
        file = build(
            CText(game.untuned or game).text(),
            (*FLAGS, *more_flags, "-shared", "-fPIC"),
            ".so" if sys.platform != "darwin" else ".dylib",
        )
        self.c = ctypes.CDLL(str(file))
        for name, (result, arguments) in SIGNATURES.items():
            function = getattr(self.c, name)
            function.argtypes, function.restype = arguments, result
        self.weights = np.array(game.weights, np.int32)
        assert self.c.agon_size() == self.dtype.itemsize, (self.c.agon_size(), self.dtype.itemsize)

    def calls(self) -> dict[str, int]:
        """How often each script was called, if the library was built with -DCOUNTED."""
        self.c.agon_calls.restype = ctypes.POINTER(ctypes.c_int64)
        counts = self.c.agon_calls()
        return {low.fn.name: counts[low.code] for low in self.game.scripts}

    def take_weights(self, weights: np.ndarray[Any, Any] | None = None) -> None:
        """Let this thread think with these weights from now on, or else the game's; the library may be shared with
        another game. They must outlive the thinking."""
        taken = self.weights if weights is None else weights
        self.c.agon_weights(taken.ctypes.data if len(taken) else None)

    def rows(self, cells: list[int], count: int = 1) -> np.ndarray[Any, Any]:
        """Machines that hold these cells and have run to their first ask."""
        rows = np.zeros(count, self.dtype)
        self._lay(rows, cells)
        self.c.agon_start(rows.ctypes.data)
        rows[1:] = rows[0]
        return rows

    def resumed(self, cells: list[int], frames: list[int]) -> np.ndarray[Any, Any]:
        """A machine in the midst of a game: with these cells and frames, asking what they wait for."""
        rows = np.zeros(1, self.dtype)
        self._lay(rows, cells)
        rows["stack"][0, : len(frames)] = frames
        rows["sp"] = len(frames)
        self.c.agon_resume(rows.ctypes.data)
        return rows

    def _lay(self, rows: np.ndarray[Any, Any], cells: list[int]) -> None:
        for field in self.game.position.fields.values():
            part = cells[field.offset : field.offset + field.size]
            rows[f"p_{field.name}"] = part if field.extents else part[0]

    def cells(self, row: np.void) -> list[int]:
        """The position of a row as a flat list."""
        cells: list[int] = []
        for field in self.game.position.fields.values():
            value = row[f"p_{field.name}"]
            cells += value.tolist() if field.extents else [int(value)]
        return cells


_built: dict[tuple[Any, ...], Library] = {}
_building = threading.Lock()


def load(game: Game, *more_flags: str) -> Library:
    """The library of a game, built at first use; who comes meanwhile waits for it."""
    key = (game, *more_flags)
    if key not in _built:
        with _building:
            if key not in _built:
                _built[key] = Library(game, *more_flags)
    return _built[key]
