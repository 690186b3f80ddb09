"""Compares games on a CUDA device with the same games on the CPU, and measures both.

    python tools/cuda_check.py --games 100000 --json cuda.json

Run it on a machine with a GPU and the CUDA toolkit; it needs numpy, for batches PyTorch, and no network. It builds the
rules of all games at once, then checks each game in a process of its own, so that a crash does not stop the others. All
results must be equal: traces, outcomes, counts, imagined positions, and the arrays of batches after every step. If
anything fails or differs, it exits with 1. `--on-host` tries the check itself without a GPU.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from agon.batch import Batch, DeviceBatch
from agon.engine.chooser import SeededChooser
from agon.engine.table import Table
from agon.games import NAMES, load
from agon.native import batch, cuda
from agon.native import library as native
from agon.native.c_text import CText
from agon.native.cuda_batch import CudaBatchLibrary

SIZES = (1 << 15, 1 << 17, 1 << 19, 1 << 20)
"""How many games are in flight when the speed is measured."""
MORE = 3
"""How many times that are played in all."""
STEPS, WARM_UP = 20, 100
CAP = 100_000
COMPARED = {
    "traces": (batch.WITH_TRACE | batch.WITH_INVARIANT, CAP),
    "careful": (batch.WITH_TRACE | batch.CAUTIOUSLY, CAP),
    "capped": (batch.WITH_TRACE, 50),
}
"""How the compared games are played, and their caps."""
ARRAYS = (
    *("seat", "what", "mask", "observation", "ended", "truncated"),
    *("rewards", "winners", "reasons", "lengths", "scores", "traces"),
)

Found = dict[str, Any]


def device() -> str:
    """Return the name of the GPU and the version of its driver."""
    try:
        query = ["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"]
        return subprocess.run(query, capture_output=True, text=True, check=True).stdout.strip().splitlines()[0]
    except (OSError, subprocess.CalledProcessError, IndexError):
        return "unknown device"


# ---------------------------------------------------------------- the parts of a check


def compare(name: str, given: argparse.Namespace) -> Found:
    """Play the same games on the device and on the CPU; return how many differ."""
    game, library = load(name), cuda.load(load(name), on_host=given.on_host)
    options = game.choose_options({})
    found: Found = {**library.sizes(), "differ": {}}
    for what, (how, cap) in COMPARED.items():
        played, _ = library.play(game.fresh_cells(options), given.games, given.seed, cap=cap, how=how)
        expected = batch.play(game, options, given.games, given.seed, cap=cap, how=how)
        found["differ"][what] = int((played != expected).sum())
        if what == "traces":
            found["trace"] = f"{batch.summed_up(game, played).trace:016x}"
    return found


def imagine(name: str, given: argparse.Namespace) -> Found:
    """Imagine from some positions of a game on the device and on the CPU; return how many positions differ."""
    game = load(name)
    on_device, on_cpu = cuda.load(game, on_host=given.on_host), native.load(game)
    table, choose = Table(game), SeededChooser(4, 1)
    differ, each = 0, max(1, given.games // 100)
    seats, states = [seat % 2 for seat in range(each)], list(range(1, each + 1))
    for _ in range(10):
        for _ in range(20):
            ask = table.machine.pending[0]
            table.choose(game.seat_id(ask.seat), game.option_id(ask.what, choose(ask)))
        cells, frames = table.lowered.cells, table.lowered.frames
        rows = on_device.imagine(cells, frames, seats, states)
        for seat, state, row in zip(seats, states, rows.tolist(), strict=True):
            stream = SeededChooser(0, 0)
            stream.state = state
            differ += row != on_cpu.imagine(cells, frames, seat, stream)
    return {"differ": {"imagined": differ}}


def compare_batch(name: str, given: argparse.Namespace) -> Found:
    """Step the same batch on the device and on the CPU; return how many rows of the arrays differ after all steps."""
    game, count = load(name), max(1, given.games // 25)
    ours, theirs = Batch(game, count, seed=given.seed, trace=True), on_device(name, count, given, trace=True)
    differ = dict.fromkeys(ARRAYS, 0)
    for step in range(given.steps):
        how = "careful" if step % 4 == 3 else "random"
        ours.step(ours.choose(how))
        theirs.step(theirs.choose(how))
        for array in ARRAYS:
            found = as_numpy(getattr(theirs, array)).view(getattr(ours, array).dtype)
            differ[array] += int((found != getattr(ours, array)).reshape(count, -1).any(axis=1).sum())
    ours.restore(theirs.save())
    differ["saved"] = int((as_numpy(theirs.mask) != ours.mask).any(axis=1).sum())
    return {"differ": differ}


def measure(name: str, given: argparse.Namespace, *flags: str) -> Found:
    """Return the speed of random games for several numbers in flight; at the largest also with traces."""
    game = load(name)
    library = cuda.CudaLibrary(game, *flags, on_host=given.on_host)
    cells, speeds = game.fresh_cells(game.choose_options({})), {}
    sizes = given.sizes[-1:] if flags else given.sizes
    library.play(cells, min(sizes), given.seed, cap=CAP, how=0)
    for size, how in [*((size, 0) for size in sizes), *((size, batch.WITH_TRACE) for size in sizes[-1:] if not flags)]:
        results, seconds = library.play(cells, MORE * size, given.seed, cap=CAP, how=how, in_flight=size)
        speeds[f"{size:,}{' with traces' if how else ''}"] = speed(results, seconds)
    if not flags:
        begun = perf_counter()
        results = batch.play(game, game.choose_options({}), given.games, given.seed, how=0)
        speeds["CPU, all cores"] = speed(results, perf_counter() - begun)
    return {**library.sizes(), "speeds": speeds}


def speed(results: np.ndarray[Any, Any], seconds: float) -> Found:
    return {"games_per_s": len(results) / seconds, "decisions_per_s": int(results["decisions"].sum()) / seconds}


def measure_batch(name: str, given: argparse.Namespace, *flags: str) -> Found:
    """Return the speed of batches with random choices."""
    speeds = {}
    library = CudaBatchLibrary(load(name), *flags, on_host=given.on_host)
    for observe in (False, True):
        for size in given.sizes[-1:] if flags else given.sizes:
            games = on_device(name, size, given, observe=observe, library=library)
            seconds = stepping(games, WARM_UP) and stepping(games, STEPS)
            kind = f"{size:,} with observations" if observe else f"{size:,}"
            speeds[kind] = {"decisions_per_s": STEPS * size / seconds}
    return {"speeds": speeds}


def on_device(name: str, count: int, given: argparse.Namespace, **more: Any) -> DeviceBatch:
    return DeviceBatch(load(name), count, seed=given.seed, device="numpy" if given.on_host else "cuda", **more)


def stepping(games: DeviceBatch, steps: int) -> float:
    """Return the seconds that some steps take."""
    begun = perf_counter()
    for _ in range(steps):
        games.step(games.choose())
    as_numpy(games.seat)  # waits for the device
    return perf_counter() - begun


def as_numpy(array: Any) -> np.ndarray[Any, Any]:
    return np.asarray(array if isinstance(array, np.ndarray) else array.cpu())


PARTS: dict[str, Callable[..., Found]] = {
    "compare": compare,
    "imagine": imagine,
    "compare-batch": compare_batch,
    "measure": measure,
    "measure-batch": measure_batch,
}


# ---------------------------------------------------------------- a process for each game


def check_game(pipe: Connection, name: str, given: argparse.Namespace) -> None:
    """Build everything, wait for the turn, run all parts; send what each found."""
    variants = [(part, flags) for game, part, *flags in map(str.split, given.variant) if game == name]
    pipe.send((f"{name}: build", {"took": build(name, variants, given.on_host)}))
    pipe.recv()
    for part, flags in [*((part, []) for part in given.parts), *variants]:
        begun, title = perf_counter(), " ".join([part, *flags])
        try:
            found = PARTS[part](name, given, *flags)
        except Exception as error:
            traceback.print_exc()
            found = {"failed": f"{type(error).__name__}: {error}"}
        pipe.send((f"{name}: {title}", {**found, "took": perf_counter() - begun}))


def build(name: str, variants: list[tuple[str, list[str]]], on_host: bool) -> float:
    """Compile all libraries of a game at once. What cannot be built fails later, in its part."""
    game, begun = load(name), perf_counter()
    texts, c = {kind: cuda.text_of(game, batch=kind) for kind in (False, True)}, CText(game).text()
    with ThreadPoolExecutor() as pool:
        for part, flags in [("measure", []), ("measure-batch", []), *variants]:
            kind = part == "measure-batch"
            pool.submit(cuda.compiled, texts[kind], *flags, batch=kind, on_host=on_host)
        pool.submit(native.build, c, native.SHARED, native.SUFFIX)
    return perf_counter() - begun


def results(given: argparse.Namespace) -> Iterator[tuple[str, Found]]:
    """Start the processes of all games; let one after the other run, those first that are built, as far as the time
    goes."""
    context, ends = get_context("spawn"), perf_counter() + given.limit
    started = []
    for name in given.names or NAMES:
        ours, theirs = context.Pipe()
        process = context.Process(target=check_game, args=(theirs, name, given))
        process.start()
        theirs.close()
        started.append((name, ours, process))
    while started:
        ready = wait([pipe for _, pipe, _ in started], max(0, ends - perf_counter()))
        turn = next((one for one in started if one[1] in ready), started[0])
        started.remove(turn)
        yield from take_turn(*turn, ends)


def take_turn(name: str, pipe: Connection, process: Any, ends: float) -> Iterator[tuple[str, Found]]:
    """Let a process run its parts; yield what it finds."""
    try:
        pipe.send("your turn")
        while pipe.poll(max(0, ends - perf_counter())):
            yield pipe.recv()
        yield f"{name}: rest", {"failed": "out of time"}
    except (EOFError, OSError):
        process.join()
        if process.exitcode:
            yield f"{name}: rest", {"failed": f"the process ended with {process.exitcode}"}
    process.kill()


def report(found: dict[str, Found]) -> str:
    lines = ["| | games | games/s | decisions/s |", "|---|---|---|---|"]
    for title, one in found.items():
        for size, each in one.get("speeds", {}).items():
            games = f"{each['games_per_s']:,.0f}" if "games_per_s" in each else ""
            lines.append(f"| {title} | {size} | {games} | {each['decisions_per_s']:,.0f} |")
    lines += ["", "| | that differ |", "|---|---|"]
    for title, one in found.items():
        counts = {what: count for what, count in one.get("differ", {}).items() if count}
        lines += [f"| {title} | {counts or 0} |"] * ("differ" in one)
        if "failed" in one:
            lines.append(f"| {title} | **failed**: {one['failed']} |")
    return "\n".join(lines)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"which games: {', '.join(NAMES)} (all when left out)")
    parser.add_argument("--games", type=int, default=100_000, help="how many random games to compare")
    parser.add_argument("--steps", type=int, default=300, help="how many steps of batches to compare")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sizes", type=int, nargs="+", default=list(SIZES), help="how many games to play at a time")
    parser.add_argument("--parts", nargs="+", choices=list(PARTS), default=list(PARTS), help="what to do")
    parser.add_argument(
        *("-v", "--variant"),
        action="append",
        default=[],
        help="'GAME PART FLAG…': measure a build with other flags, too",
    )
    parser.add_argument("--limit", type=float, default=3600, help="seconds for everything")
    parser.add_argument("--on-host", action="store_true", help="build for this machine instead of a device")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    given = parser.parse_args()
    unknown = set(given.names) - set(NAMES)
    if unknown:
        parser.error(f"no game {', '.join(sorted(unknown))}; there are: {', '.join(NAMES)}")
    return given


def main() -> int:
    given = arguments()
    where = "this machine, without a GPU" if given.on_host else device()
    found: dict[str, Found] = {}
    begun = perf_counter()
    for title, one in results(given):
        found[title] = one
        print(f"{perf_counter() - begun:6.1f} s  {title}: {json.dumps(one)}", file=sys.stderr, flush=True)
        if given.json:
            given.json.write_text(json.dumps({"device": where, "seed": given.seed, **found}, indent=1) + "\n")
    print(f"{date.today().isoformat()}, {where}, {given.games:,} games, seed {given.seed}\n\n{report(found)}")
    return int(any("failed" in one or any(one.get("differ", {}).values()) for one in found.values()))


if __name__ == "__main__":
    raise SystemExit(main())
