"""Compares random games on a CUDA device with the same games on the CPU, and measures both.

    python tools/cuda_check.py --games 100000 --json cuda.json

Run it on a machine with a GPU and the CUDA toolkit. For every game it builds the rules for the device, plays the same
games on both, and compares all results: traces, outcomes, counts. It prints a table in Markdown and exits with 1 if
anything differs. `--on-host` tries the check itself without a GPU.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from datetime import date
from pathlib import Path
from time import perf_counter
from typing import Any

from agon.games import NAMES, load
from agon.native import batch, cuda


def device() -> str:
    """Return the name of the GPU and the version of its driver."""
    try:
        query = ["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"]
        return subprocess.run(query, capture_output=True, text=True, check=True).stdout.strip().splitlines()[0]
    except (OSError, subprocess.CalledProcessError, IndexError):
        return "unknown device"


def check(name: str, games: int, seed: int, in_flight: int, on_host: bool) -> dict[str, Any]:
    game = load(name)
    options = game.choose_options({})
    begun = perf_counter()
    library = cuda.CudaLibrary(game, on_host=on_host)
    build = perf_counter() - begun
    cells = game.fresh_cells(options)
    found: dict[str, Any] = {"game": name, "games": games, "build_s": build, **library.sizes()}
    library.play(cells, min(games, 1000), seed, cap=100_000, how=0, in_flight=in_flight)
    for kind, how in (("device", 0), ("device, with traces", batch.WITH_TRACE)):
        results, seconds = library.play(cells, games, seed, cap=100_000, how=how, in_flight=in_flight)
        decisions = int(results["decisions"].sum())
        found[kind] = {"games_per_s": games / seconds, "decisions_per_s": decisions / seconds}
    begun = perf_counter()
    expected = batch.play(game, options, games, seed)
    seconds = perf_counter() - begun
    decisions = int(expected["decisions"].sum())
    found["cpu, all cores"] = {"games_per_s": games / seconds, "decisions_per_s": decisions / seconds}
    found["different"] = {str(n): int((results[n] != expected[n]).sum()) for n in results.dtype.names or ()}
    found["trace"] = f"{batch.summed_up(game, results).trace:016x}"
    return found


def table(found: list[dict[str, Any]]) -> str:
    lines = ["| game | where | games/s | decisions/s | games that differ |", "|---|---|---|---|---|"]
    for one in found:
        for kind in ("device", "device, with traces", "cpu, all cores"):
            speeds = f"{one[kind]['games_per_s']:,.0f} | {one[kind]['decisions_per_s']:,.0f}"
            differ = f"{max(one['different'].values())} of {one['games']:,}" if kind == "device, with traces" else ""
            lines.append(f"| {one['game']} | {kind} | {speeds} | {differ} |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"which games: {', '.join(NAMES)} (all when left out)")
    parser.add_argument("--games", type=int, default=100_000, help="how many random games to compare")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--in-flight", type=int, default=cuda.IN_FLIGHT, help="how many games to play at a time")
    parser.add_argument("--on-host", action="store_true", help="build for this machine instead of a device")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    given = parser.parse_args()
    unknown = set(given.names) - set(NAMES)
    if unknown:
        parser.error(f"no game {', '.join(sorted(unknown))}; there are: {', '.join(NAMES)}")
    where = "this machine, without a GPU" if given.on_host else device()
    found = []
    for name in given.names or NAMES:
        print(f"{name}: building and playing {given.games:,} games", file=sys.stderr)
        found.append(check(name, given.games, given.seed, given.in_flight, given.on_host))
    print(f"{date.today().isoformat()}, {where}, seed {given.seed}\n\n{table(found)}")
    if given.json:
        given.json.write_text(json.dumps({"device": where, "seed": given.seed, "found": found}, indent=1) + "\n")
    return int(any(max(one["different"].values()) for one in found))


if __name__ == "__main__":
    raise SystemExit(main())
