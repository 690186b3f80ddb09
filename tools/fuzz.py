"""`make fuzz`: long runs of native games with the invariant checked after every answer, half of them careful if the
game defines caution; traces compared on all back ends. Prints the report and writes it to docs/reports/fuzz.md.
"""

from __future__ import annotations

import argparse
import collections
import datetime
import itertools
import os
import platform
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from agon.engine import chooser, simulate
from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.engine.script import Told
from agon.games import NAMES, load
from agon.native import batch
from agon.native.library import load as load_library

REPORT = Path(__file__).parent.parent / "docs" / "reports" / "fuzz.md"
FULL_LOGS = 1500
MAX_OPTION_SETS = 200


def progress(label: str, total: int) -> Callable[[int], None]:
    done = 0

    def more(count: int) -> None:
        nonlocal done
        done += count
        if sys.stderr.isatty():
            print(f"\r{label}: {done:,} of {total:,} ", end="" if done < total else "\n", file=sys.stderr, flush=True)

    return more


def policies(game: Game) -> list[tuple[str, int]]:
    return [("uniformly random", 0)] + ([("careful", batch.CAUTIOUSLY)] if game.caution else [])


def play_natively(game: Game, games: int, seed: int) -> Iterator[str]:
    """Play many native games over all option sets and policies; yield lines of the report."""
    sets = simulate.option_sets(game, MAX_OPTION_SETS, seed)
    each = max(1, games // len(sets) // len(policies(game)))
    library = load_library(game, "-DCOUNTED")
    tell = progress(f"{game.name} native", each * len(sets) * len(policies(game)))
    deepest = 0
    for name, careful in policies(game):
        start = perf_counter()
        how = batch.WITH_TRACE | batch.WITH_INVARIANT | careful
        results = [batch.play(game, o, each, seed, how=how, library=library, progress=tell) for o in sets]
        rows = np.concatenate(results)
        deepest = max(deepest, int(rows["deepest"].max()))
        yield from describe(game, rows, name, len(sets), seed, perf_counter() - start)
    yield f"- Maximum stack depth: {deepest} of {game.stack} cells."
    yield from count_events(game, library.calls())


def describe(game: Game, rows: Any, policy: str, sets: int, seed: int, seconds: float) -> Iterator[str]:
    yield (
        f"- {len(rows):,} {policy} native games over {sets} option sets, seed {seed}, in {seconds:.0f} s: "
        f"{int(rows['capped'].sum())} stuck (cap 100,000 asks), 0 faults, 0 invariants broken "
        "(checked after every answer)."
    )
    yield (
        f"  Decisions per game: mean {rows['decisions'].mean():.0f}, maximum {rows['decisions'].max():,}; "
        f"chance asks: mean {rows['chance'].mean():.0f}; forced asks: mean {rows['forced'].mean():.1f}."
    )
    if game.milestone:
        reached, counts = np.unique(rows["reached"], return_counts=True)
        shares = ", ".join(f"{int(r)}: {c / len(rows):.1%}" for r, c in zip(reached, counts, strict=True))
        yield f"  Last {game.milestone} reached: {shares}."
    pairs, counts = np.unique(rows[["winners", "reason"]], return_counts=True)
    ends = [(simulate.outcome_key(game, int(w), int(r)), int(n)) for (w, r), n in zip(pairs, counts, strict=True)]
    ends.sort(key=lambda pair: -pair[1])
    yield "  Outcomes: " + ", ".join(f"{key} {count / len(rows):.1%}" for key, count in ends) + "."


def count_events(game: Game, calls: dict[str, int]) -> Iterator[str]:
    """Yield how often the scripts of event tables ran, if the game has any."""
    events = {
        fn.name: calls[fn.name]
        for _, table in game.compiled.program.events.values()
        for fn in game.compiled.program.events_of(table).values()
        if fn.is_script
    }
    if events:
        rarest = sorted(events.items(), key=lambda pair: pair[1])
        yield (
            f"- {len(events)} events, each seen at least {rarest[0][1]:,} times; the rarest: "
            + ", ".join(f"{name} {count:,}" for name, count in rarest[:5])
            + "."
        )


def events_without_effect(game: Game, seed: int) -> Iterator[str]:
    """Yield how often an event happened without any effect, from full logs of careful games."""
    kinds = {kind.name: i for i, kind in enumerate(game.tells)}
    if "event_happens" not in kinds:
        return
    frame = {
        kinds[n] for n in ("event_happens", "event_fails", "plays", "round_begins", "headlines", "turn_begins", "wins")
    }
    seen: collections.Counter[int] = collections.Counter()
    idle: collections.Counter[int] = collections.Counter()
    tell = progress(f"{game.name} logs", FULL_LOGS)
    for number in range(FULL_LOGS):
        log: list[Told] = []
        machine = game.compiled.start(game.fresh_cells(game.choose_options({})), "lowered", log)
        simulate.play_one(
            game, machine, simulate.chooser(game, machine, seed, number, cautious=game.caution is not None)
        )
        for line, following in itertools.pairwise(log):
            if line.what == kinds["event_happens"]:
                seen[line.args[1]] += 1
                idle[line.args[1]] += following.what in frame
        tell(1)
    shares = sorted(((n, c) for c, n in idle.items() if n), reverse=True)
    yield (
        f"- Events with nothing to act on, in {FULL_LOGS:,} careful games with full logs (default options): "
        + (", ".join(f"{game.words.id(c)} {n:,} of {seen[c]:,}" for n, c in shares) + ".")
    )


def words_chosen(game: Game, seed: int) -> Iterator[str]:
    """For every kind of ask, yield the number of different words chosen, and the rarest."""
    sets = simulate.option_sets(game, MAX_OPTION_SETS, seed)
    chosen: dict[str, collections.Counter[str]] = {kind.name: collections.Counter() for kind in game.asks}
    tell = progress(f"{game.name} words", FULL_LOGS)
    for number in range(FULL_LOGS):
        machine = game.compiled.start(game.fresh_cells(sets[number % len(sets)]), "lowered")
        choose: Any = chooser.SeededChooser(seed, number)
        if game.caution is not None:
            choose = simulate.CautiousChooser(game, machine, seed, number)
        while machine.over is None:
            pending = machine.pending[0]
            option = choose(pending)
            chosen[game.asks[pending[1]].name][game.option_id(pending[1], option)] += 1
            machine.answer(pending[0], option)
        tell(1)
    parts = [
        f"{ask} {len(words)} (rarest: {words.most_common()[-1][0]}, {words.most_common()[-1][1]:,} times)"
        for ask, words in chosen.items()
        if words
    ]
    never = [ask for ask, words in chosen.items() if not words and ask != "imagine"]
    yield f"- Distinct words chosen in {FULL_LOGS:,} games over {len(sets)} option sets, by ask: {', '.join(parts)}."
    if never:
        yield f"- Never asked there: {', '.join(never)}."


def compare_traces(game: Game, games: int, seed: int) -> Iterator[str]:
    sets = simulate.option_sets(game, min(games, MAX_OPTION_SETS), seed)
    each = max(1, games // len(sets))
    for options in sets:
        traces = {
            backend: simulate.play_many(game, options, each, seed, backend, progress=progress(backend, each)).trace
            for backend in ("direct", "lowered")
        }
        traces["native"] = batch.play_many(game, options, each, seed).trace
        if len(set(traces.values())) != 1:
            raise EngineFault("engine-fault", f"{game.name} {options}: traces differ: {traces}")
    yield f"- Traces of {each * len(sets):,} games are identical on direct, lowered and native."


def fuzz(name: str, games: int, traced: int, seed: int) -> list[str]:
    """Run one game and return the report as lines of Markdown."""
    game = load(name)
    parts = (
        play_natively(game, games, seed),
        events_without_effect(game, seed),
        words_chosen(game, seed),
        compare_traces(game, traced, seed),
    )
    return [f"## {name}", "", *itertools.chain(*parts), ""]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument("names", nargs="*", help="games (all when left out)")
    parser.add_argument("--games", type=int, default=200_000, help="native games a game")
    parser.add_argument("--traced", type=int, default=2_000, help="games whose traces are compared on all back ends")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-report", action="store_true", help="print only, do not write docs/reports/fuzz.md")
    given = parser.parse_args()
    today = datetime.date.today().isoformat()
    lines = [
        "# Fuzzing",
        "",
        f"Results of `make fuzz` on {today} ({platform.machine()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}). tools/fuzz.py writes this file.",
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
