"""Regenerate the golden games: run `make playthroughs`, then read the diff.

A playthrough is a whole random game as text. Each step shows what was asked and offered, the choice, what changed in
the views, and the log in English. For chance, only the choice is shown.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from agon.engine.chooser import SeededChooser
from agon.engine.game import Game
from agon.engine.table import Line, Table
from agon.games import NAMES, load
from agon.text.catalogue import Catalogue

FOLDER = Path(__file__).parents[1] / "tests" / "games"
GAMES: tuple[tuple[str, int, dict[str, str]], ...] = (
    *((name, 1, {}) for name in NAMES if name != "twilight_struggle"),
    ("twilight_struggle", 258, {}),
    ("twilight_struggle", 195, {"edition": "first", "mixed_operations": "on", "space_roll": "optional"}),
)
"""The game, the seed and the options of every playthrough; with most seeds Twilight Struggle ends early."""
Seen = dict[str, str]


def file_of(name: str, seed: int, options: dict[str, str]) -> Path:
    return FOLDER / name / "playthroughs" / f"{'_'.join(['seed', str(seed), *options.values()])}.txt"


def playthrough(game: Game, seed: int, options: dict[str, str]) -> str:
    """Return a game with these options, all choices from a seed."""
    table, chooser = Table(game, options), SeededChooser(seed, 0)
    texts = Catalogue.load("en", game.name).under(table.options)
    pairs = "".join(f", {name}={value}" for name, value in options.items())
    lines = [f"# {game.name}, seed {seed}{pairs}. Written by `make playthroughs`.", f"version {game.version}", ""]
    before = watch(table)
    lines += [f"  {viewer}: {text}" for viewer, text in changes({}, before)]
    while table.machine.pending:
        pending, read = table.machine.pending[0], {viewer: len(table.log(viewer)) for viewer in viewers(table)}
        ask, option = table.asks[0], game.option_id(pending[1], chooser(pending))
        offered = "" if ask.seat == "chance" else f" of {' '.join(ask.options)}"
        lines += ["", f"{len(table.choices) + 1}. {ask.seat} {ask.what} {option}{offered}"]
        table.choose(ask.seat, option, what=ask.what)
        lines += [f"  | {text}" for text in new_lines(table, texts, read)]
        before, after = watch(table), before
        lines += [f"  {viewer}: {text}" for viewer, text in changes(after, before)]
    outcome = table.outcome
    assert outcome is not None
    return "\n".join([*lines, "", f"result {'+'.join(outcome.winners) or 'draw'} {outcome.reason}"]) + "\n"


def viewers(table: Table) -> tuple[str | None, ...]:
    return (None, *table.seats)


def watch(table: Table) -> dict[str, Seen]:
    """Return what everyone sees, and what each seat sees besides."""
    public = dict(leaves(table.view(None)))
    seen = {"all": public}
    for seat in table.seats:
        seen[seat] = {path: text for path, text in leaves(table.view(seat)) if public.get(path) != text}
    return seen


def leaves(view: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield a view as dotted paths and their values."""
    if isinstance(view, dict):
        for name, part in view.items():
            yield from leaves(part, f"{path}.{name}" if path else name)
    else:
        yield path, json.dumps(view, ensure_ascii=False, separators=(",", ":")).replace('"', "")


def changes(before: dict[str, Seen], after: dict[str, Seen]) -> Iterator[tuple[str, str]]:
    """Yield one line for each viewer with what is new; `-` marks what is gone."""
    for viewer, seen in after.items():
        known = before.get(viewer, {})
        new = [f"{path}={text}" for path, text in seen.items() if known.get(path) != text]
        new += [f"-{path}" for path in known if path not in seen]
        if new:
            yield viewer, " ".join(new)


def new_lines(table: Table, texts: Catalogue, read: dict[str | None, int]) -> Iterator[str]:
    """Yield the new log lines: first those for all, then those for one seat only."""
    public = table.log(None, read[None])
    for line in public:
        yield texts.log_line(line.kind, line.arguments)
    for seat in table.seats:
        for line in private(table.log(seat, read[seat]), public):
            yield f"({texts.seat(seat)}) {texts.log_line(line.kind, line.arguments)}"


def private(lines: list[Line], public: list[Line]) -> Iterator[Line]:
    waiting = iter(public)
    next_public = next(waiting, None)
    for line in lines:
        if line == next_public:
            next_public = next(waiting, None)
        else:
            yield line


def main() -> None:
    for name, seed, options in GAMES:
        file = file_of(name, seed, options)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(playthrough(load(name), seed, options), encoding="utf-8")
        print(f"{file.relative_to(FOLDER.parents[1])}: {file.stat().st_size // 1000} kB", file=sys.stderr)


if __name__ == "__main__":
    main()
