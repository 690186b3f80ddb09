"""Information-set MCTS in C (search.h): a tree that grows in slices, one-ply lookahead, and the policy."""

from __future__ import annotations

import weakref
from typing import NamedTuple, Protocol

import numpy as np

from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.engine.machine.lowered import LoweredMachine
from agon.engine.script import NONE
from agon.native.layout import TREE_PARAMS, report_dtype
from agon.native.library import FAULTS, Library, load


class TreeParams(NamedTuple):
    """The `SearchParams` of a game, the number of players, and whether opponents select by the tree's statistics or
    sample the prior."""

    exploration: float
    width: float
    widening: float
    decisions: int
    turns: int
    sharpness: int
    players: int
    opponents_use_tree: int = 0


class OptionStats(NamedTuple):
    """The statistics of an option at the root: visits, mean reward (1 is a win), and mean normalised prior."""

    option: int
    visits: int
    value: float
    prior: float


assert TREE_PARAMS.names == TreeParams._fields


class Report:
    """The struct that C fills in."""

    def __init__(self, game: Game) -> None:
        self.row = np.zeros(1, report_dtype(game))

    @property
    def address(self) -> int:
        return int(self.row.ctypes.data)

    def read(self) -> list[OptionStats]:
        row = self.row[0]
        if row["fault"]:
            raise EngineFault("engine-fault", f"fault in a search: {FAULTS[int(row['fault'])]}")
        columns = (row[name][: int(row["count"])].tolist() for name in ("options", "visits", "value", "prior"))
        return [OptionStats(*stats) for stats in zip(*columns, strict=True)]


class Network(Protocol):
    """A network in C: the addresses of its function and of its weights."""

    @property
    def function(self) -> int: ...
    @property
    def address(self) -> int: ...


class NativeTree:
    """A search tree with a limited number of nodes, for the decisions of one seat; a network may guide it."""

    def __init__(self, game: Game, params: TreeParams, size: int, network: Network | None = None) -> None:
        self.library: Library = load(game)
        self.params, self.report = np.array([tuple(params)], TREE_PARAMS), Report(game)
        self.players, self.totals = params.players, np.zeros(len(game.seats))
        self.address = self.library.c.agon_search_new(size)
        if not self.address:
            raise MemoryError(f"cannot allocate a tree of {size} nodes")
        weakref.finalize(self, self.library.c.agon_search_free, self.address)
        self.network = network  # must live as long as the tree
        if network and not self.library.c.agon_search_guide(self.address, network.function, network.address):
            raise MemoryError("cannot allocate the answers of a network")

    def search(self, root: LoweredMachine, seat: int, seed: int, iterations: int) -> list[OptionStats]:
        """Run more iterations from a root at which the seat is asked; return the statistics of its options."""
        row, library = self.library.resumed(root.cells, root.frames), self.library
        library.use_weights()
        addresses = self.params.ctypes.data, self.report.address
        library.c.agon_search(self.address, row.ctypes.data, seat, seed, iterations, *addresses)
        return self.report.read()

    def rewards(self, root: LoweredMachine, seat: int, seed: int, iterations: int) -> list[float]:
        """Run more iterations from the information set of a seat, which need not be asked; return the summed rewards of
        each seat."""
        row, library = self.library.resumed(root.cells, root.frames), self.library
        library.use_weights()
        addresses = self.params.ctypes.data, self.totals.ctypes.data
        fault = library.c.agon_search_rewards(self.address, row.ctypes.data, seat, seed, iterations, *addresses)
        if fault:
            raise EngineFault("engine-fault", f"fault in a search: {FAULTS[fault]}")
        totals: list[float] = self.totals[: self.players].tolist()
        return totals

    def force(self, option: int | None) -> None:
        """Make the seat take this option at the root from now on; None lets it choose freely again."""
        self.library.c.agon_search_force(self.address, NONE if option is None else option)

    def reroot(self, option: int) -> bool:
        """Make the child of an option the new root; return whether there was one."""
        return bool(self.library.c.agon_search_reroot(self.address, option))

    @property
    def nodes(self) -> int:
        return int(self.report.row["nodes"][0])


def look_ahead(
    game: Game, root: LoweredMachine, seat: int, seed: int, deals: int, params: TreeParams
) -> list[OptionStats]:
    """Return the mean reward of every option at the seat's next decision (one-ply lookahead), over several
    determinizations."""
    library, report = load(game), Report(game)
    row, given = library.resumed(root.cells, root.frames), np.array([tuple(params)], TREE_PARAMS)
    library.use_weights()
    library.c.agon_lookahead(row.ctypes.data, seat, seed, deals, given.ctypes.data, report.address)
    return report.read()


def policy_choice(game: Game, root: LoweredMachine, seat: int, state: int | None = None) -> int:
    """Return the option a seat takes by its prior alone: sampled from a splitmix64 state, or without one the
    highest."""
    library = load(game)
    row, states = library.resumed(root.cells, root.frames), np.array([state or 0], np.uint64)
    library.use_weights()
    option = int(library.c.agon_policy(row.ctypes.data, seat, None if state is None else states.ctypes.data))
    if option == NONE:
        raise EngineFault("engine-fault", f"seat {seat} is not asked")
    return option
