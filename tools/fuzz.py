"""`make fuzz`: the long runs. Many native games with the invariant checked after every answer, and traces compared
on all back ends; the report is printed and kept, dated, in docs/fuzz.md."""

from __future__ import annotations

import argparse
import datetime
import itertools
import os
import platform
import sys
from pathlib import Path
from time import perf_counter

import numpy as np

from agon.engine import chooser
from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.games import NAMES, load
from agon.native import batch

REPORT = Path(__file__).parent.parent / "docs" / "fuzz.md"


def option_sets(game: Game) -> list[dict[str, str]]:
    """Every combination of the game's options."""
    values = [[(o.name, v) for v in o.values] for o in game.options]
    return [dict(pairs) for pairs in itertools.product(*values)]


def progress(label: str, total: int) -> object:
    done = 0

    def more(count: int) -> None:
        nonlocal done
        done += count
        if sys.stderr.isatty():
            print(f"\r{label}: {done:,} of {total:,} ", end="" if done < total else "\n", file=sys.stderr, flush=True)

    return more


def fuzz(name: str, games: int, traced: int, seed: int) -> list[str]:
    """Run one game and describe what was found, as lines of Markdown."""
    game = load(name)
    sets = option_sets(game)
    lines = [f"## {name}", ""]
    each = max(1, games // len(sets))
    start = perf_counter()
    results = []
    for options in sets:
        how = batch.WITH_TRACE | batch.WITH_INVARIANT
        results.append(
            batch.play(game, options, each, seed, how=how, progress=progress(f"{name} {options or ''}", each))
        )  # type: ignore[arg-type]
    seconds = perf_counter() - start
    rows = np.concatenate(results)
    capped = int(rows["capped"].sum())
    lines += [
        f"- {len(rows):,} random native games over {len(sets)} option sets, seed {seed}, in {seconds:.0f} s: "
        f"{capped} stuck (cap 100,000 asks), 0 faults, 0 invariants broken (checked after every answer).",
        f"- Decisions a game: mean {rows['decisions'].mean():.0f}, most {rows['decisions'].max():,}; "
        f"chance asks: mean {rows['chance'].mean():.0f}; forced asks: mean {rows['forced'].mean():.1f}.",
        f"- Deepest stack of frames: {rows['deepest'].max()} of {game.stack} cells.",
    ]
    pairs, counts = np.unique(rows[["winners", "reason"]], return_counts=True)
    shares = [(chooser.outcome_key(game, int(w), int(r)), int(n)) for (w, r), n in zip(pairs, counts, strict=True)]
    shares.sort(key=lambda pair: -pair[1])
    lines.append("- Outcomes: " + ", ".join(f"{key} {count / len(rows):.1%}" for key, count in shares) + ".")
    each = max(1, traced // len(sets))
    for options in sets:
        full = game.choose_options(options)
        traces = {
            backend: chooser.play_many(
                game, full, each, seed, backend, progress=progress(f"{name} {backend}", each)
            ).trace
            for backend in ("direct", "lowered")
        }
        traces["native"] = batch.play_many(game, full, each, seed).trace
        if len(set(traces.values())) != 1:
            raise EngineFault("engine-fault", f"{name} {options}: traces differ: {traces}")
    lines.append(f"- Traces of {each * len(sets):,} games are one and the same on direct, lowered and native.")
    return [*lines, ""]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument("names", nargs="*", help="games (all when left out)")
    parser.add_argument("--games", type=int, default=100_000, help="native games a game")
    parser.add_argument("--traced", type=int, default=2_000, help="games whose traces are compared on all back ends")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-report", action="store_true", help="print only, leave docs/fuzz.md as it is")
    given = parser.parse_args()
    today = datetime.date.today().isoformat()
    lines = [
        "# Fuzzing",
        "",
        f"What `make fuzz` found on {today} ({platform.machine()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}). Written by tools/fuzz.py; run it again to renew it.",
        "",
    ]
    for name in given.names or NAMES:
        part = fuzz(name, given.games, given.traced, given.seed)
        print("\n".join(part))
        lines += part
    if not given.no_report:
        REPORT.write_text("\n".join(lines), encoding="utf-8")
        print(f"written: {REPORT}")


if __name__ == "__main__":
    main()
