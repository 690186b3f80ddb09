"""`make bench`: run every benchmark and print its table. `python -m bench engine --json` runs one and prints JSON."""

from __future__ import annotations

import argparse
import json
import os
import platform

from bench import batch, bots, engine, page, scale, search, server, views

BENCHES = {
    "engine": engine,
    "batch": batch,
    "views": views,
    "search": search,
    "server": server,
    "scale": scale,
    "bots": bots,
    "page": page,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("names", nargs="*", help=f"which to run: {', '.join(BENCHES)} (all when left out)")
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds; the median of them is printed")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    given = parser.parse_args()
    unknown = set(given.names) - set(BENCHES)
    if unknown:
        parser.error(f"no bench {', '.join(sorted(unknown))}; there are: {', '.join(BENCHES)}")
    names = given.names or list(BENCHES)
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    results = {name: BENCHES[name].measure(given.rounds, quiet=given.json) for name in names}
    if given.json:
        print(json.dumps({"machine": machine, "rounds": given.rounds, **results}))
        return
    print(f"{machine}; medians of {given.rounds} interleaved rounds")
    for name in names:
        BENCHES[name].show(results[name])


if __name__ == "__main__":
    main()
