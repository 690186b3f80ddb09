"""The structs shared with C as numpy types, and the check that both sides agree on every field."""

from __future__ import annotations

import ctypes
from itertools import count, takewhile
from typing import Any

import numpy as np

from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.native.c_expressions import c_type


def _struct(kind: str, *names: str) -> list[Any]:
    return [(name, kind) for name in names]


GAME_RESULT = np.dtype(
    _struct("uint64", "trace")
    + _struct("int32", "decisions", "chance", "forced", "winners", "reason", "fault", "capped", "deepest", "reached"),
    align=True,
)
TREE_PARAMS = np.dtype(
    _struct("float64", "exploration", "width", "widening")
    + _struct("int32", "decisions", "turns", "sharpness", "players", "opponents_use_tree"),
    align=True,
)
TRACE = np.dtype([*_struct("uint64", "h", "chunk"), ("held", "int32")], align=True)
BATCH_ARRAYS = (
    *("envs", "starts", "seat", "what", "mask", "observation", "ended", "truncated"),
    *("rewards", "winners", "reasons", "lengths", "scores", "traces", "faults"),
)
BATCH = np.dtype(
    _struct("uintp", *BATCH_ARRAYS) + _struct("int64", "count", "cap") + _struct("int32", "how"), align=True
)
SAMPLED = np.dtype(_struct("int32", "kept", "decisions", "over", "winners", "fault"), align=True)


def machine_dtype(game: Game) -> np.dtype[Any]:
    """Return the struct M of runtime.h: the position, the frames and the pending asks of a game."""
    fields: list[Any] = []
    for field in game.position.fields.values():
        kind = c_type(field.low, field.high).removesuffix("_t")
        fields.append((f"p_{field.name}", kind, (field.size,)) if field.extents else (f"p_{field.name}", kind))
    seats, most = len(game.seats), game.most_options
    fields.append(("stack", "int32", (game.stack,)))
    fields += _struct("int32", "sp", "deepest", "value", "winners", "reason", "fault")
    fields += _struct("uint8", "over", "together", "weighted", "asks")
    fields += [(name, "int16", (seats,)) for name in ("seat", "what", "count")]
    fields += [("options", "int16", (seats, most)), ("weights", "int16", (most,))]
    return np.dtype(fields, align=True)


def env_dtype(game: Game) -> np.dtype[Any]:
    """Return the struct Env of batch_env.h: one game of a batch."""
    fields: list[Any] = [("m", machine_dtype(game)), ("trace", TRACE)]
    fields += [*_struct("uint64", "state", "seed"), *_struct("int64", "number", "stride")]
    fields += _struct("int32", "decisions", "chance", "forced", "start", "players")
    return np.dtype(fields, align=True)


def report_dtype(game: Game) -> np.dtype[Any]:
    """Return the struct Report of search.h."""
    most = (game.most_options,)
    fields: list[Any] = [("value", "float64", most), ("prior", "float64", most), ("visits", "int32", most)]
    fields += _struct("int32", "fault", "iterations", "nodes", "count")
    return np.dtype([*fields, ("options", "int16", most)], align=True)


# ---------------------------------------------------------------- the check


class Entry(ctypes.Structure):
    """The struct Layout of layout.h."""

    _fields_ = (
        ("type", ctypes.c_char_p),
        ("field", ctypes.c_char_p),
        ("offset", ctypes.c_int64),
        ("size", ctypes.c_int64),
    )


Fields = dict[str, tuple[int, int]]
"""Offsets and sizes in bytes, by `struct.field`, or by `struct` for the whole struct."""


def check_layout(c: ctypes.CDLL, game: Game) -> None:
    """Compare all shared structs with those of a library; with different layouts, every call would corrupt memory."""
    in_c, in_numpy = fields_in_c(c), _fields_in_numpy(game)
    wrong = [name for name in in_c | in_numpy if in_c.get(name) != in_numpy.get(name)]
    if wrong:
        name = wrong[0]
        differs = f"{name} is {_where(in_c.get(name))} in C, {_where(in_numpy.get(name))} in numpy"
        others = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
        raise EngineFault("engine-fault", f"the struct layouts of {game.name} differ: {differs}{others}")


def fields_in_c(c: ctypes.CDLL) -> Fields:
    """Return the layout that a library declares: the entries before the terminator, which has no type."""
    c.agon_layout.restype = ctypes.POINTER(Entry)
    entries = c.agon_layout()
    listed = takewhile(lambda entry: entry.type, (entries[at] for at in count()))
    return {b".".join(filter(None, (e.type, e.field))).decode(): (e.offset, e.size) for e in listed}


def _fields_in_numpy(game: Game) -> Fields:
    structs = {
        "M": machine_dtype(game),
        "GameResult": GAME_RESULT,
        "TreeParams": TREE_PARAMS,
        "Report": report_dtype(game),
        "Sampled": SAMPLED,
        "Trace": TRACE,
        "Env": env_dtype(game),
        "Batch": BATCH,
    }
    whole = {name: (0, dtype.itemsize) for name, dtype in structs.items()}
    parts = {
        f"{name}.{field}": (offset, kind.itemsize)
        for name, dtype in structs.items()
        for field, (kind, offset, *_) in (dtype.fields or {}).items()
    }
    return whole | parts


def _where(place: tuple[int, int] | None) -> str:
    return f"{place[1]} bytes at {place[0]}" if place else "missing"
