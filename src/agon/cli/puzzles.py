"""`agon puzzles`: mine puzzles from games of the search, and check those there are."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Annotated, NamedTuple, TypeVar

import msgspec
import typer

from agon.agents.puzzles.checking import confirmed
from agon.agents.puzzles.collecting import finish, together, varied
from agon.agents.puzzles.mining import Mined, mine
from agon.agents.puzzles.puzzle import Puzzle
from agon.agents.puzzles.shelf import Shelf
from agon.cli.arguments import OptionPairs, check_folder, read_pairs
from agon.engine.table import Choice
from agon.games import load

OVERTURNED = 1
T = TypeVar("T")

app = typer.Typer(help="Puzzles: decisions in which one option is clearly best.", no_args_is_help=True)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Game, e.g. twilight_struggle.")]
WorkFile = Annotated[Path, typer.Argument(metavar="WORK", help="File of mined games and puzzles; it is extended.")]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help="Number of processes.")]
Minutes = Annotated[float, typer.Option("--minutes", min=0.0, help="Start nothing new after this many minutes.")]


@app.command("mine")
def mine_puzzles(
    game: GameName,
    work: WorkFile,
    games: Annotated[int, typer.Option("--games", min=1, help="Total number of games to play.")] = 100,
    first: Annotated[int, typer.Option("--first", min=1, help="Number of the first game.")] = 1,
    pairs: OptionPairs = None,
    jobs: Jobs = 1,
    minutes: Minutes = 60.0,
) -> None:
    """Play games and add the puzzles found in them to a file; games already in it are not played again."""
    check_folder(work)
    options, before = load(game).choose_options(read_pairs(pairs)), _read(work, Mined)
    done = {one.number for one in before}
    wanted = (number for number in range(first, first + games) if number not in done)
    found = sum(len(one.puzzles) for one in before)
    for mined in _in_processes(jobs, _end(minutes), mine, ((game, options, number) for number in wanted)):
        _append(work, mined)
        found += len(mined.puzzles)
        print(f"game {mined.number}: {len(mined.puzzles)} puzzles, {found} in all", flush=True)


@app.command("collect")
def collect(
    game: GameName,
    work: WorkFile,
    count: Annotated[int, typer.Option("--count", min=1, help="Total number of puzzles wanted.")] = 300,
    depth: Annotated[int, typer.Option("--depth", min=1, help="Search iterations of the final check.")] = 100_000,
    pairs: OptionPairs = None,
    jobs: Jobs = 1,
    minutes: Minutes = 60.0,
    folder: Annotated[Path | None, typer.Option("--folder", help="Folder to write to (default: the game's).")] = None,
) -> None:
    """Check existing and mined puzzles again by a deeper search, and write those that hold.

    WORK.checked keeps the results."""
    shelf, mined, end = Shelf(game, folder), _read(work, Mined), _end(minutes)
    options = load(game).choose_options(read_pairs(pairs))
    checked_file, (played, found) = work.with_suffix(".checked"), together(shelf.played(), mined)
    checked = {one.id: one for one in _read(checked_file, Checked)}

    def is_done(one: Puzzle) -> bool:
        return one.depth >= depth or (one.id in checked and checked[one.id].depth >= depth)

    def check(puzzles: list[Puzzle]) -> list[Puzzle]:
        """Check those that were not checked at this depth, while there is time; return all without those that fell."""
        left = ((game, options, played[one.source.game], one, depth) for one in puzzles if not is_done(one))
        for done in _in_processes(jobs, end, _finish, left):
            _append(checked_file, done)
            checked[done.id] = done
        deeper = {one.id: checked[one.id].puzzle for one in puzzles if one.id in checked and one.depth < depth}
        return [held for one in puzzles if (held := deeper.get(one.id, one)) is not None]

    kept = check(sorted(shelf.puzzles.values(), key=lambda one: one.margin))  # the doubtful ones first
    known = shelf.puzzles.keys() | {one.id for one in checked.values() if one.puzzle is None}
    new = list(filter(is_done, check(varied([one for one in found if one.id not in known], count, kept))))
    shelf.write(options, played, [*kept, *new])
    overturned = sum(one.puzzle is None for one in checked.values())
    print(f"puzzles written: {len(kept) + len(new)}, new: {len(new)}, overturned: {overturned}")


class Checked(NamedTuple):
    """A puzzle that was checked up to a depth; None if it does not hold."""

    id: str
    depth: int
    puzzle: Puzzle | None


@app.command("check")
def check_puzzles(
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", min=1, help="Search iterations.")] = 100_000,
    sample: Annotated[
        int | None, typer.Option("--sample", min=1, help="Check only this many, drawn at random.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", min=3, help="Seed of the search and of the sample.")] = 3,
    jobs: Jobs = 1,
    minutes: Minutes = 60.0,
    folder: Annotated[
        Path | None, typer.Option("--folder", help="Folder of the puzzles (default: the game's).")
    ] = None,
) -> None:
    """Search the puzzles again; exit code 1 if another option is better, or the solution leads by too little."""
    shelf = Shelf(game, folder)
    ids = sorted(shelf.puzzles)
    if sample is not None:
        ids = sorted(random.Random(seed).sample(ids, min(sample, len(ids))))
    checked, overturned = 0, 0
    for id, holds in _in_processes(jobs, _end(minutes), _holds, ((game, folder, id, depth, seed) for id in ids)):
        checked += 1
        if not holds:
            overturned += 1
            print(f"{game} {id}: overturned", flush=True)
    print(f"{game}: puzzles checked: {checked} of {len(shelf.puzzles)}, overturned: {overturned}")
    if overturned:
        raise typer.Exit(OVERTURNED)


@app.command("stats")
def stats(game: GameName) -> None:
    """Count the puzzles by kind of ask and by seat, and show the share that each level solves."""
    found = list(Shelf(game).puzzles.values())
    print(f"{game}: {len(found)} puzzles from {len({one.source.game for one in found})} games")
    for level in found[0].solved if found else ():
        print(f"{level}: {sum(one.solved[level] for one in found) / len(found):.0%} solved")
    for counted in (Counter(one.what for one in found), Counter(one.seat for one in found)):
        print(", ".join(f"{name} {count}" for name, count in counted.most_common()))


# ---------------------------------------------------------------- work


def _finish(game: str, options: dict[str, str], choices: list[Choice], one: Puzzle, depth: int) -> Checked:
    return Checked(one.id, depth, finish(game, options, choices, one, depth))


def _holds(game: str, folder: Path | None, id: str, depth: int, seed: int) -> tuple[str, bool]:
    shelf = Shelf(game, folder)
    puzzle = shelf.puzzle(id)
    return id, confirmed(shelf.table(puzzle), puzzle.seat, puzzle.solution, [depth], seed) is not None


def _end(minutes: float) -> float:
    return monotonic() + 60 * minutes


def _in_processes(jobs: int, end: float, work: Callable[..., T], given: Iterable[tuple[object, ...]]) -> Iterator[T]:
    """Yield the results of some work as they come; nothing new begins when the time is over."""
    left, running = iter(given), set[Future[T]]()
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        while True:
            more = jobs - len(running) if monotonic() < end else 0
            running |= {pool.submit(work, *each) for each in itertools.islice(left, more)}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (one.result() for one in done)


def _read(file: Path, kind: type[T]) -> list[T]:
    """The structs in the lines of a file."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=kind) for line in lines]


def _append(file: Path, one: object) -> None:
    with file.open("ab") as out:
        out.write(msgspec.json.encode(one) + b"\n")
