"""N games in lock step: the rules, chance, masks and observations run in C, on several threads, without the GIL."""

from __future__ import annotations

import os
import weakref
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from agon.batch.states import States, check_states, copied
from agon.engine.chooser import SeededChooser
from agon.engine.errors import AgonError, EngineFault, Refused
from agon.engine.game import Game
from agon.engine.script import NONE
from agon.engine.simulate import outcome_key
from agon.engine.table import Table
from agon.native.layout import BATCH, BATCH_ARRAYS, env_dtype
from agon.native.library import FAULTS, load, obstacle

Array = np.ndarray[Any, Any]
Options = Mapping[str, str]

TRACED, ASK_FORCED, AUTO_RESET, OBSERVED = 1, 2, 4, 8
RESET, STEP, REFRESH = range(3)
HOW = {"random": 3, "careful": 4, "policy": 5, "best": 6}
"""The ways in which a batch chooses for the seats, and their jobs in C."""
PRUDENT = 7


class Batch:
    """Some games of one kind, each at a decision of a seat.

    Its arrays have a row per game and are updated in place by `reset`, `step`, `restore` and `put`; they are read-only.
    Where `seat` is -1, the game is over (and `auto_reset` is off).

    >>> from agon.games import load
    >>> batch = Batch(load("hector_achilles"), 4, seed=7)
    >>> batch.mask.shape, batch.observation.shape
    ((4, 75), (4, 694))
    >>> while not batch.ended.any():
    ...     batch.step(batch.choose())
    """

    ways = tuple(HOW)
    """How it can choose."""

    def __init__(
        self,
        game: Game,
        count: int,
        options: Options | Sequence[Options] | None = None,
        seed: int | Sequence[int] | Array = 0,
        *,
        threads: int | None = None,
        auto_reset: bool = True,
        ask_forced: bool = False,
        observe: bool = True,
        trace: bool = False,
        cap: int = 100_000,
    ) -> None:
        reason = obstacle()
        if reason is not None:
            raise AgonError("bad-option", f"a batch needs native rules, and {reason}; install gcc or clang")
        if count < 1 or cap < 1 or (threads is not None and threads < 1):
            raise AgonError("bad-option", "count, cap and threads must be at least 1")
        self.game, self.count = game, count
        self.auto_reset, self.ask_forced, self.observe, self.traced = auto_reset, ask_forced, observe, trace
        self.cap, self.threads = cap, threads or os.cpu_count() or 1
        self._library = load(game)
        self._options: list[dict[str, str]] = []
        self._prepare()
        self._make_arrays()
        self.reset(seed, options)

    def _prepare(self) -> None:
        """Start the threads."""
        self._pool = self._library.c.agon_pool_new(self.threads)
        if not self._pool:
            raise MemoryError("cannot start the threads of a batch")
        weakref.finalize(self, self._library.c.agon_pool_free, self._pool)

    def _make_arrays(self) -> None:
        game, count, seats = self.game, self.count, len(self.game.seats)
        width = game.groups[-1].stop if self.observe else 0
        shapes: dict[str, tuple[Any, Any]] = {
            "envs": (count, self._env_dtype()),
            "starts": (0, self._env_dtype()["m"]),
            "seat": (count, np.int16),
            "what": (count, np.int16),
            "mask": ((count, game.action_count), np.bool_),
            "observation": ((count, width), np.int8),
            "ended": (count, np.bool_),
            "truncated": (count, np.bool_),
            "rewards": ((count, seats), np.float32),
            "winners": (count, np.int32),
            "reasons": (count, np.int32),
            "lengths": ((count, 3), np.int32),
            "scores": ((count, seats), np.int32),
            "traces": (count, np.uint64),
            "faults": (1, np.int32),
        }
        self._own = {name: self._zeros(shape, np.dtype(kind)) for name, (shape, kind) in shapes.items()}
        self._own["reasons"][:] = NONE
        self.seat = self._shown("seat")
        """The seat to act."""
        self.what = self._shown("what")
        """The kind of its ask: an index of `game.asks`."""
        self.mask = self._shown("mask")
        """The legal actions: a word's code, or for numeric asks the number of words plus the number."""
        self.observation = self._shown("observation")
        """What the seat may know, in the groups of `game.groups`."""
        self.ended = self._shown("ended")
        """Whether a game ended in the last step; the arrays below are about that game."""
        self.truncated = self._shown("truncated")
        """Whether it was broken off after `cap` asks."""
        self.rewards = self._shown("rewards")
        """The rewards of the seats for the last step: they add up to 0, and a sole winner gets 1."""
        self.winners = self._shown("winners")
        """The winning seats as bits; 0 is a draw."""
        self.reasons = self._shown("reasons")
        """Why the game ended: a word's code."""
        self.lengths = self._shown("lengths")
        """The number of its decisions, chance asks and forced asks."""
        self.scores = self._shown("scores")
        """The scores of the seats, in games that count points."""
        self.traces = self._shown("traces")
        """The trace of the game, if the batch was made with `trace=True`."""

    def _env_dtype(self) -> np.dtype[Any]:
        return env_dtype(self.game)

    def _zeros(self, shape: Any, kind: np.dtype[Any]) -> Any:
        return np.zeros(shape, kind)

    def _shown(self, name: str) -> Any:
        shown = self._own[name].view()
        shown.flags.writeable = False
        return shown

    # -- play

    def reset(self, seeds: int | Sequence[int] | Array = 0, options: Options | Sequence[Options] | None = None) -> None:
        """Start new games, each at its first decision.

        With one seed, game i plays number i of that seed, then number i + count, and so on: with random choices the
        same games as `agon simulate`. With a seed per game, each plays numbers 0, 1, 2 … of its own. `options` are
        those of all games, or one set per game."""
        each = self._each_options(options)
        given = np.asarray(seeds)
        if given.shape not in ((), (self.count,)) or given.dtype.kind not in "iu":
            raise AgonError("bad-option", f"a batch of {self.count} games takes a whole number or as many seeds")
        starts = [self._start(one) for one in each] if isinstance(each, list) else self._start(each)
        numbers, stride = (np.arange(self.count), self.count) if given.ndim == 0 else (0, 1)
        self._set(seed=given.astype(np.uint64), number=numbers, stride=stride)
        self._set(start=starts, players=self._players()[starts])
        self._run(RESET)

    def _set(self, **fields: npt.ArrayLike) -> None:
        """Set fields of all games."""
        for name, values in fields.items():
            self._own["envs"][name] = values

    def _each_options(self, options: Options | Sequence[Options] | None) -> dict[str, str] | list[dict[str, str]]:
        if options is None or isinstance(options, Mapping):
            return self.game.choose_options(options or {})
        if len(options) != self.count:
            raise AgonError("bad-option", f"a batch of {self.count} games takes one set of options, or as many")
        return [self.game.choose_options(one) for one in options]

    def _start(self, options: dict[str, str]) -> int:
        """Return the number of the beginning with these options."""
        if options not in self._options:
            self._options.append(options)
            self._add_start(self._library.rows(self.game.fresh_cells(options)))
        return self._options.index(options)

    def _add_start(self, row: Array) -> None:
        self._own["starts"] = np.concatenate([self._own["starts"], row])

    def _players(self) -> Array:
        return np.array([len(self.game.seats_in_play(one)) for one in self._options], np.int32)

    def step(self, choices: npt.ArrayLike) -> None:
        """Give every game the action of the seat to act, and play on to the next decision.

        If one of them is not legal, none is given. Where a game is over, its action is ignored."""
        illegal = self._run(STEP, self._taken(choices))
        if illegal != NONE:
            given: Any = choices  # a list, an array or a tensor
            raise self._illegal(illegal, int(given[illegal]))

    def _taken(self, choices: npt.ArrayLike) -> Any:
        """Return choices in the form that C reads; what is no action at all becomes NONE."""
        given = np.asarray(choices)
        self._check_choices(given.shape, given.dtype.kind in "iu")
        if given.dtype != np.int16:
            given = np.where((given >= 0) & (given < self.game.action_count), given, NONE).astype(np.int16)
        return np.ascontiguousarray(given)

    def _check_choices(self, shape: Sequence[int], whole: bool) -> None:
        if tuple(shape) != (self.count,) or not whole:
            raise Refused("malformed-choice", f"a step takes {self.count} whole numbers, one per game")

    def _illegal(self, index: int, action: int) -> Refused:
        game, what = self.game, int(self.what[index])
        offered = ", ".join(f"{a} ({self.word(a)})" for a, legal in enumerate(self.mask[index].tolist()) if legal)
        asked = f"{game.seat_id(int(self.seat[index]))} ({game.asks[what].name})"
        message = f"game {index}: action {action} is not offered to {asked}; offered: {offered}; no game was changed"
        return Refused("illegal-choice", message)

    def choose(self, how: str = "random") -> Array:
        """Return an action for every game, at random from the game's own stream.

        `random` chooses uniformly among the options, `careful` leaves out those that the game's caution advises
        against, `policy` samples the game's mind, and `best` takes the option that it rates highest."""
        if how not in self.ways:
            raise AgonError("bad-option", f"this batch cannot choose {how!r}; it can choose: {', '.join(self.ways)}")
        choices: Array = self._zeros(self.count, np.dtype(np.int16))
        self._run(HOW[how], choices)
        return choices

    def prudent(self) -> Array:
        """Return the mask without the actions that the game's mind rules out (weight 0) in a deal that the seat
        imagines. If it rules out all of them, all stay."""
        if "policy" not in self.ways:
            raise AgonError("bad-option", "this batch has no mind; use a batch on the CPU")
        marked = np.zeros((self.count, self.game.action_count), np.int16)
        self._run(PRUDENT, marked)
        return marked.astype(np.bool_)

    def word(self, action: int) -> str:
        """Return the option that an action stands for."""
        words = self.game.words.ids
        return words[action] if action < len(words) else str(action - len(words))

    def outcome(self, index: int) -> str:
        """Return how the game that ended last at an index ended, as `agon simulate` names it."""
        if self.reasons[index] == NONE:
            return "capped"
        return outcome_key(self.game, int(self.winners[index]), int(self.reasons[index]))

    # -- states

    def save(self, indices: Sequence[int] | Array | None = None) -> States:
        """Return the states of some games, by default of all."""
        chosen = np.arange(self.count) if indices is None else self._indices(indices)
        return States(self.game.name, self.game.version, tuple(self._options), self._rows(chosen))

    def restore(self, states: States, indices: Sequence[int] | Array | None = None) -> None:
        """Bring back saved states, in the places of some games or of all."""
        check_states(states, self.game)
        chosen = np.arange(self.count) if indices is None else self._indices(indices)
        if len(states) != len(chosen):
            raise AgonError("bad-position", f"{len(states)} states cannot take the places of {len(chosen)} games")
        rows = states.rows.copy()
        starts = np.array([self._start(one) for one in states.options], np.int32)
        rows["start"] = starts[rows["start"]]
        self._put_rows(chosen, rows)
        self._run(REFRESH)

    def branch(self, indices: Sequence[int] | Array, seed: int | None = None) -> Batch:
        """Return a new batch with copies of some games; an index may occur several times.

        With a seed, every copy continues with chance of its own; without one, as its original would."""
        states = self.save(indices)
        if seed is not None:
            rows, count = states.rows, len(states)
            rows["seed"], rows["number"], rows["stride"] = np.uint64(seed), np.arange(count), count
            rows["state"] = [SeededChooser(seed, number).state for number in range(count)]
        twin = type(self)(
            self.game,
            len(states),
            auto_reset=self.auto_reset,
            ask_forced=self.ask_forced,
            observe=self.observe,
            trace=self.traced,
            cap=self.cap,
            **self._where(),
        )
        twin.restore(states)
        return twin

    def _indices(self, indices: Sequence[int] | Array) -> Array:
        chosen = np.asarray(indices, np.int64)
        if chosen.ndim != 1 or not len(chosen) or chosen.min() < 0 or chosen.max() >= self.count:
            raise AgonError("bad-position", f"indices of games are a list of numbers from 0 to {self.count - 1}")
        return chosen

    def _where(self) -> dict[str, Any]:
        """Return the arguments that say where a batch is computed."""
        return {"threads": self.threads}

    def _rows(self, indices: Array) -> Array:
        """Return copies of the states of some games."""
        return copied(self._own["envs"], indices)

    def _put_rows(self, indices: Array, rows: Array) -> None:
        self._own["envs"][indices] = rows

    # -- tables

    def table(self, index: int) -> Table:
        """Return a game as a table. It has no log and no record."""
        row = self._rows(self._indices([index]))[0]
        if row["m"]["over"]:
            raise AgonError("game-over", f"game {index} is over; only a game in progress can become a table")
        frames = row["m"]["stack"][: int(row["m"]["sp"])].tolist()
        options = self._options[int(row["start"])]
        return Table.resumed(self.game, options, self._library.cells(row["m"]), frames)

    def put(self, index: int, table: Table) -> None:
        """Continue the game of a table at an index; the next game there begins with the table's options."""
        at = self._indices([index])
        if (table.game.overrides.untuned or table.game) is not (self.game.overrides.untuned or self.game):
            raise AgonError("bad-position", f"the table plays {table.game.name}, or with other components")
        if table.machine.over is not None:
            raise AgonError("game-over", "the game of the table is over")
        rows, machine, start = self._rows(at), table.lowered, self._start(table.options)
        rows["m"] = self._library.resumed(machine.cells, machine.frames)
        rows["start"], rows["players"] = start, len(table.seats)
        for name in ("decisions", "chance", "forced"):
            rows[name] = 0
        rows["trace"] = (1, 0, 0)
        self._put_rows(at, rows)
        self._run(REFRESH, first=int(at[0]), count=1)

    # -- C

    def _run(self, job: int, choices: Any = None, first: int = 0, count: int | None = None) -> int:
        """Do a job for all games, or for some; return the number of a game with an illegal action, or NONE."""
        how = TRACED * self.traced | ASK_FORCED * self.ask_forced
        how |= AUTO_RESET * self.auto_reset | OBSERVED * self.observe
        given = np.zeros(1, BATCH)
        for name in BATCH_ARRAYS:
            given[name] = self._address(self._own[name], 0 if name in ("starts", "faults") else first)
        given["count"], given["cap"], given["how"] = self.count if count is None else count, self.cap, how
        illegal, faults = self._call(given, job, None if choices is None else self._address(choices))
        if faults:
            broken = self._faults()
            index = int(np.flatnonzero(broken)[0])
            raise EngineFault("engine-fault", f"game {index}: {FAULTS[int(broken[index])]}")
        return illegal

    def _address(self, array: Any, row: int = 0) -> int:
        return int(array.ctypes.data + row * array.strides[0])

    def _call(self, given: Array, job: int, choices: int | None) -> tuple[int, int]:
        """Return the number of a game with an illegal action, and how many faults there were."""
        faults, weights = self._own["faults"], self._library.weights
        faults[0] = 0
        illegal = self._library.c.agon_batch(
            self._pool, given.ctypes.data, job, choices, weights.ctypes.data if len(weights) else None
        )
        return int(illegal), int(faults[0])

    def _faults(self) -> Array:
        return np.asarray(self._own["envs"]["m"]["fault"])
