"""Play the matches of docs/reports/strength.md and update its tables.

    make strength                      all of them (takes hours)
    make strength ARGS="--part hector_achilles --cap 40"
    make strength ARGS="--part alone"

Rounds are saved in build/strength, so an interrupted run resumes. Delete them after a change to rules, minds or search.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from agon.agents import LEVELS

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "strength"
PAGE = ROOT / "docs" / "reports" / "strength.md"
TWO = {"hector_achilles": (), "roll_player": ("players=2",), "twilight_struggle": ()}
STRONGEST = list(LEVELS)[-1]
ELO = 100
SEED = 2  # the levels were calibrated on games of seed 1
CAP, SURE, SEVERAL, SECOND, ALONE = 200, 400, 60, 40, 200


class Match(NamedTuple):
    """Two agents, a game, the most games, whether all are played, and where the page reports it."""

    part: str
    a: str
    b: str
    game: str
    options: tuple[str, ...]
    games: int
    to_the_end: bool = False

    @property
    def command(self) -> list[str]:
        options = [word for option in self.options for word in ("--option", option)]
        mode = ["--all"] if self.to_the_end else ["--elo", str(ELO)]
        length = ["--games", str(self.games), *mode, "--seed", str(SEED)]
        return ["agon", "arena", self.a, self.b, "--game", self.game, *options, *length]

    @property
    def file(self) -> Path:
        return KEPT / ("-".join([self.game, *self.options, self.a, self.b, str(SEED)]).replace(":", "_") + ".jsonl")


Rows = list[tuple[Match, dict[str, Any]]]


def matches(cap: int, sure: int, several: int, second: int, alone: int) -> Iterator[Match]:
    levels = list(LEVELS)
    for game, options in TWO.items():
        yield Match(game, "heuristic", "random", game, options, sure, to_the_end=True)
        for lower, higher in zip(["random", *levels], levels, strict=False):
            yield Match(game, higher, lower, game, options, cap)
        yield Match(game, STRONGEST, "heuristic", game, options, several, to_the_end=True)
        yield Match(game, "search", "heuristic", game, options, second, to_the_end=True)
    for players in ("3", "4"):
        options = (f"players={players}",)
        yield Match("several", "heuristic", "random", "roll_player", options, sure, to_the_end=True)
        yield Match("several", STRONGEST, "heuristic", "roll_player", options, several, to_the_end=True)
    for lower, higher in zip(["random", *levels], levels, strict=False):
        yield Match("alone", higher, lower, "roll_player", ("players=1",), alone, to_the_end=True)


def play(match: Match, workers: int) -> dict[str, Any]:
    """Play a match, or resume it, and return the result."""
    KEPT.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", *match.command, "--workers", str(workers), "--json", "--resume", str(match.file)]
    print(shlex.join(match.command), flush=True)
    found: dict[str, Any] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    print(f"  {score(found)}, {found['games']} games, {thought(found)}", flush=True)
    return found


# ---------------------------------------------------------------- tables


def score(found: dict[str, Any]) -> str:
    low, high = found["score_interval"]
    return f"{100 * found['score']:.1f} % ({100 * low:.0f} to {100 * high:.0f})"


def thought(found: dict[str, Any]) -> str:
    seconds = [found["seconds_per_choice"][side] or 0 for side in ("a", "b")]
    return " / ".join(f"{1000 * value:.0f} ms" if value >= 0.01 else f"{1000 * value:.1f} ms" for value in seconds)


def decided(found: dict[str, Any]) -> str:
    return {"a": "A is better", "b": "B is better", "neither": "neither"}.get(found["decided"], "open")


def table_of_two(rows: Rows) -> str:
    lines = ["| A | B | games | A's score | sequential test | A / B think |", "|---|---|---|---|---|---|"]
    for match, found in rows:
        verdict = "" if match.to_the_end else decided(found)
        cells = (match.a, match.b, str(found["games"]), score(found), verdict, thought(found))
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def table_of_several(rows: Rows) -> str:
    lines = ["| seats | A | others | games | A's mean rank | stars A / others |", "|---|---|---|---|---|---|"]
    for match, found in rows:
        seats, rank = match.options[0].partition("=")[2], found["rank"]
        low, high = rank["interval"]
        cells = (seats, match.a, match.b, str(found["games"]), f"{rank['mean']:.2f} ({low:.2f} to {high:.2f})")
        lines.append(f"| {' | '.join(cells)} | {points(found, 'a')} / {points(found, 'b')} |")
    return "\n".join(lines)


def table_of_one(rows: Rows) -> str:
    lines = ["| agent | games | mean stars |", "|---|---|---|"]
    for match, found in rows:
        if match.b == "random":
            lines.append(f"| random | {found['games'] // 2} | {points(found, 'b')} |")
        lines.append(f"| {match.a} | {found['games'] // 2} | {points(found, 'a')} |")
    return "\n".join(lines)


def points(found: dict[str, Any], side: str) -> str:
    counted = found["points"][side]
    low, high = counted["interval"] or (counted["mean"], counted["mean"])
    return f"{counted['mean']:.1f} ({low:.1f} to {high:.1f})"


TABLES = {**dict.fromkeys(TWO, table_of_two), "several": table_of_several, "alone": table_of_one}


def write(part: str, text: str) -> None:
    """Replace a part of the page, with the date."""
    begin, end = f"<!-- {part} -->", f"<!-- end of {part} -->"
    page = PAGE.read_text()
    fresh = f"{begin}\n\n{text}\n\nPlayed on {datetime.date.today().isoformat()}.\n\n{end}"
    PAGE.write_text(re.sub(f"{begin}.*?{end}", lambda _: fresh, page, flags=re.DOTALL))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--part", choices=TABLES, help="only this table")
    parser.add_argument("--cap", type=int, default=CAP, help="games at most until one level is better than another")
    parser.add_argument("--sure", type=int, default=SURE, help="games of heuristic against random")
    parser.add_argument("--several", type=int, default=SEVERAL, help="games of the others")
    parser.add_argument("--second", type=int, default=SECOND, help="games of search, with its second for every choice")
    parser.add_argument("--alone", type=int, default=ALONE, help="games of two who play alone, one after the other")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    every = matches(given.cap, given.sure, given.several, given.second, given.alone)
    rows = [(match, play(match, given.workers)) for match in every if given.part in (None, match.part)]
    for part in TABLES if given.part is None else [given.part]:
        write(part, TABLES[part]([row for row in rows if row[0].part == part]))
    print(f"written: {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
