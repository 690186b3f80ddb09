"""Batches in lock step: decisions per second by games and threads, beside random simulation and other libraries.

OpenSpiel, PettingZoo and RLCard are measured if they are installed: random games of theirs, with the legal actions of
every decision and, where named so, its observation.
"""

from __future__ import annotations

import importlib
import os
import statistics
import sys
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

import numpy as np

from agon.batch import Batch
from agon.games import NAMES, load
from agon.native import batch as simulation
from bench.tables import show_table

SECONDS = 0.4
SIZES = (64, 256, 1024, 4096)
CORES = os.cpu_count() or 1
THREADS = sorted({1, CORES, *(1 << n for n in range(CORES.bit_length()) if 1 << n < CORES)})

Run = Callable[[], int]
"""Plays for a while and returns the number of decisions."""


def stepping(name: str, count: int, threads: int, observe: bool, options: dict[str, str] | None = None) -> Run:
    batch = Batch(load(name), count, options, seed=1, threads=threads, observe=observe)
    for _ in range(50):
        batch.step(batch.choose())

    def run() -> int:
        steps, start = 0, perf_counter()
        while perf_counter() - start < SECONDS:
            batch.step(batch.choose())
            steps += 1
        return steps * count

    return run


def simulating(name: str) -> Run:
    game = load(name)
    options, numbers = game.choose_options({}), iter(range(1 << 30))

    def run() -> int:
        decisions, start = 0, perf_counter()
        while perf_counter() - start < SECONDS:
            results = simulation.play(game, options, 200, next(numbers), how=0, workers=1)
            decisions += int(results["decisions"].sum())
        return decisions

    return run


def open_spiel(name: str, observe: bool) -> Run:
    import pyspiel

    if name.startswith("agon_"):
        import agon.adapters.openspiel  # noqa: F401
    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401
    game, random = pyspiel.load_game(name), np.random.default_rng(1)

    def run() -> int:
        decisions, start = 0, perf_counter()
        while perf_counter() - start < SECONDS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[random.integers(len(outcomes))][0])
                    continue
                actions = state.legal_actions()
                if observe:
                    state.observation_tensor(state.current_player())
                state.apply_action(actions[random.integers(len(actions))])
                decisions += 1
        return decisions

    return run


def petting_zoo(make: Callable[[], Any]) -> Run:
    env, random = make(), np.random.default_rng(1)

    def run() -> int:
        decisions, start = 0, perf_counter()
        while perf_counter() - start < SECONDS:
            env.reset(seed=1)
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(legal[random.integers(len(legal))]))
                decisions += 1
        return decisions

    return run


def rl_card(name: str) -> Run:
    import rlcard

    env, random = rlcard.make(name, config={"seed": 1}), np.random.default_rng(1)

    def run() -> int:
        decisions, start = 0, perf_counter()
        while perf_counter() - start < SECONDS:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[random.integers(len(legal))])
                decisions += 1
        return decisions

    return run


def classic(name: str) -> Callable[[], Any]:
    """Return what makes one of PettingZoo's classics; some import pygame, which needs no screen."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    return importlib.import_module(f"pettingzoo.classic.{name}").env  # type: ignore[no-any-return]


def seats() -> Any:
    from agon.adapters.pettingzoo_env import env

    return env("twilight_struggle")


OTHERS: dict[str, Callable[[], Run]] = {
    "OpenSpiel, connect_four (C++)": lambda: open_spiel("connect_four", True),
    "OpenSpiel, leduc_poker (C++)": lambda: open_spiel("leduc_poker", True),
    "OpenSpiel, backgammon (C++)": lambda: open_spiel("backgammon", True),
    "OpenSpiel, python_kuhn_poker": lambda: open_spiel("python_kuhn_poker", True),
    "OpenSpiel, agon_twilight_struggle": lambda: open_spiel("agon_twilight_struggle", True),
    "PettingZoo, connect_four_v3": lambda: petting_zoo(classic("connect_four_v3")),
    "PettingZoo, our twilight_struggle": lambda: petting_zoo(seats),
    "RLCard, no-limit-holdem": lambda: rl_card("no-limit-holdem"),
    "RLCard, gin-rummy": lambda: rl_card("gin-rummy"),
}


def runs(quiet: bool) -> dict[str, Run]:
    """Return what is measured; a library that is not installed is left out."""
    made: dict[str, Run] = {}
    for name in NAMES:
        made[f"{name}: simulate, 1 thread"] = simulating(name)
        for observe in (False, True):
            what = "masks and observations" if observe else "masks"
            made[f"{name}: 1024 games, {THREADS[-1]} threads, {what}"] = stepping(name, 1024, THREADS[-1], observe)
    for count in SIZES:
        for threads in THREADS:
            made[f"twilight_struggle: {count} games, {threads} threads"] = stepping(
                "twilight_struggle", count, threads, True
            )
    for players in map(str, range(1, 5)):
        made[f"roll_player, {players} players: 1024 games, 1 thread"] = stepping(
            "roll_player", 1024, 1, True, {"players": players}
        )
    for name, make in OTHERS.items():
        try:
            made[name] = make()
        except (ImportError, ModuleNotFoundError) as error:
            if not quiet:
                print(f"{name}: left out ({error})", file=sys.stderr)
    return made


def measure(rounds: int, *, quiet: bool) -> dict[str, Any]:
    if not simulation.available():
        return {}
    found = runs(quiet)
    speeds: dict[str, list[tuple[float, float]]] = {name: [] for name in found}
    for number in range(rounds):
        for name, run in found.items():
            if not quiet:
                print(f"\r\033[Kround {number + 1} of {rounds}: {name}", end="", file=sys.stderr, flush=True)
            clock, cpu = perf_counter(), process_time()
            decisions = run()
            speeds[name].append((decisions / (perf_counter() - clock), decisions / (process_time() - cpu)))
    if not quiet:
        print("\r\033[K", end="", file=sys.stderr)
    memory = {name: int(Batch(load(name), 1).save().rows.itemsize) for name in NAMES}
    return {
        "decisions_per_s": {name: statistics.median(clock for clock, _ in each) for name, each in speeds.items()},
        "decisions_per_cpu_s": {name: statistics.median(cpu for _, cpu in each) for name, each in speeds.items()},
        "bytes_per_game": memory,
    }


def show(results: dict[str, Any]) -> None:
    by_cpu = results["decisions_per_cpu_s"]
    show_table(
        "Batches in lock step with random choices, and other libraries",
        ("what", "decisions/s", "per CPU second"),
        ((name, speed, by_cpu[name]) for name, speed in results["decisions_per_s"].items()),
    )
    show_table("Bytes that the state of a game takes", ("game", "bytes"), results["bytes_per_game"].items())
