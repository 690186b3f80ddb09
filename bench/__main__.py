"""`make bench`: run every benchmark and print a page in Markdown. `python -m bench engine` runs one; `--json FILE` also
writes all figures to a file."""

from __future__ import annotations

import argparse
import json
import os
import platform
from contextlib import redirect_stdout
from datetime import date
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import Any

from bench import batch, bots, engine, gpu, network, page, scale, search, server, views

BENCHES: dict[str, ModuleType] = {
    "engine": engine,
    "batch": batch,
    "gpu": gpu,
    "views": views,
    "search": search,
    "network": network,
    "server": server,
    "scale": scale,
    "bots": bots,
    "page": page,
}
PLAIN = (server, scale, page)
"""They print plain text."""


def show(bench: ModuleType, results: dict[str, Any]) -> None:
    if bench not in PLAIN:
        bench.show(results)
        return
    with redirect_stdout(StringIO()) as text:
        bench.show(results)
    print(f"\n```\n{text.getvalue().strip()}\n```")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("names", nargs="*", help=f"which to run: {', '.join(BENCHES)} (all when left out)")
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds; the median of them is printed")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to this file")
    given = parser.parse_args()
    unknown = set(given.names) - set(BENCHES)
    if unknown:
        parser.error(f"no bench {', '.join(sorted(unknown))}; there are: {', '.join(BENCHES)}")
    names = given.names or list(BENCHES)
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    results = {name: BENCHES[name].measure(given.rounds, quiet=False) for name in names}
    print(f"# Benchmarks\n\n{date.today().isoformat()}; {machine}; medians of {given.rounds} interleaved rounds.")
    for name in names:
        if results[name]:
            show(BENCHES[name], results[name])
        else:
            print(f"\n{name}: left out; what it needs is not on this machine")
    if given.json:
        given.json.write_text(json.dumps({"machine": machine, "rounds": given.rounds, **results}, indent=1) + "\n")


if __name__ == "__main__":
    main()
