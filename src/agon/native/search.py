"""Search in C (search.h): a tree that grows in slices, looking ahead, and what a seat leans to."""

from __future__ import annotations

import weakref
from typing import Any, NamedTuple

import numpy as np

from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.engine.lowered import LoweredMachine
from agon.engine.script import NONE
from agon.native.library import FAULTS, Library, load


class Params(NamedTuple):
    """How a search goes (see `Thinking`), how many seats play, and whether everybody in the tree chooses by what it
    has learned, or only the seat that thinks."""

    exploration: float
    width: float
    widening: float
    decisions: int
    turns: int
    sharpness: int
    players: int
    everybody_learns: int = 0


class Found(NamedTuple):
    """What a search found out about an option: how often it was tried, how it ended on average (1: won), and how much
    the seat leans to it."""

    option: int
    visits: int
    value: float
    prior: float


PARAMS = np.dtype(
    [(name, "float64") for name in Params._fields[:3]] + [(name, "int32") for name in Params._fields[3:]], align=True
)


def found_dtype(game: Game) -> np.dtype[Any]:
    """What C reports; the same fields in the same order as in search.h."""
    most = (game.most_options,)
    fields: list[Any] = [("value", "float64", most), ("prior", "float64", most), ("visits", "int32", most)]
    fields += [(name, "int32") for name in ("fault", "iterations", "nodes", "count")]
    return np.dtype([*fields, ("options", "int16", most)], align=True)


class Report:
    """The room C writes its report into."""

    def __init__(self, game: Game) -> None:
        self.room = np.zeros(1, found_dtype(game))

    @property
    def address(self) -> int:
        return int(self.room.ctypes.data)

    def read(self) -> list[Found]:
        row = self.room[0]
        if row["fault"]:
            raise EngineFault("engine-fault", f"a search found {FAULTS[int(row['fault'])]}")
        columns = (row[name][: int(row["count"])].tolist() for name in ("options", "visits", "value", "prior"))
        return [Found(*found) for found in zip(*columns, strict=True)]


class NativeTree:
    """A tree of so many nodes at most, for decisions of one seat."""

    def __init__(self, game: Game, params: Params, size: int) -> None:
        self.library: Library = load(game)
        self.params, self.report = np.array([tuple(params)], PARAMS), Report(game)
        self.players, self.totals = params.players, np.zeros(len(game.seats))
        self.address = self.library.c.agon_search_new(size)
        if not self.address:
            raise MemoryError(f"no room for a tree of {size} nodes")
        weakref.finalize(self, self.library.c.agon_search_free, self.address)

    def search(self, root: LoweredMachine, seat: int, seed: int, iterations: int) -> list[Found]:
        """So many more iterations from the root, at which the seat is asked; what is known of its options by now."""
        row, library = self.library.resumed(root.cells, root.frames), self.library
        library.take_weights()
        addresses = self.params.ctypes.data, self.report.address
        library.c.agon_search(self.address, row.ctypes.data, seat, seed, iterations, *addresses)
        return self.report.read()

    def outlook(self, root: LoweredMachine, seat: int, seed: int, iterations: int) -> list[float]:
        """So many more iterations from what the seat knows, whoever is asked; what they brought to each, summed up."""
        row, library = self.library.resumed(root.cells, root.frames), self.library
        library.take_weights()
        addresses = self.params.ctypes.data, self.totals.ctypes.data
        fault = library.c.agon_search_outlook(self.address, row.ctypes.data, seat, seed, iterations, *addresses)
        if fault:
            raise EngineFault("engine-fault", f"a search found {FAULTS[fault]}")
        totals: list[float] = self.totals[: self.players].tolist()
        return totals

    def only(self, option: int | None) -> None:
        """From now on the seat chooses this at the root; with None it is free again."""
        self.library.c.agon_search_only(self.address, NONE if option is None else option)

    def keep(self, option: int) -> bool:
        """Go on below what the seat chose at the root; whether there was anything to keep."""
        return bool(self.library.c.agon_search_keep(self.address, option))

    @property
    def nodes(self) -> int:
        return int(self.report.room["nodes"][0])


def look_ahead(game: Game, root: LoweredMachine, seat: int, seed: int, deals: int, params: Params) -> list[Found]:
    """For every option how what follows it is worth on average, until the seat must decide again."""
    library, report = load(game), Report(game)
    row, given = library.resumed(root.cells, root.frames), np.array([tuple(params)], PARAMS)
    library.take_weights()
    library.c.agon_lookahead(row.ctypes.data, seat, seed, deals, given.ctypes.data, report.address)
    return report.read()


def lean(game: Game, root: LoweredMachine, seat: int, state: int | None = None) -> int:
    """The option a seat chooses by leaning alone: at random from a state of splitmix64, without one the heaviest."""
    library = load(game)
    row, states = library.resumed(root.cells, root.frames), np.array([state or 0], np.uint64)
    library.take_weights()
    option = int(library.c.agon_policy(row.ctypes.data, seat, None if state is None else states.ctypes.data))
    if option == NONE:
        raise EngineFault("engine-fault", f"seat {seat} is not asked")
    return option
