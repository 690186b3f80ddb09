"""The puzzles of a game, in the folder `puzzles` beside its rules.

`games.study` holds the games, each up to its last puzzle, as studies that share a preamble; `puzzles.jsonl` holds the
puzzles, one in a line. The id of a puzzle is that of its game and the number of choices before it."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from agon import games
from agon.agents.puzzles.puzzle import Puzzle
from agon.engine.errors import Refused
from agon.engine.table import Choice, Table
from agon.engine.table.study import check, head
from agon.engine.table.study_file import split
from agon.games import load

FOLDER = Path(games.__file__).parent
GAMES, PUZZLES = "games.study", "puzzles.jsonl"
ABOUT = "# Games that the search has played against itself, each up to its last puzzle."


class Shelf:
    """The puzzles of a game, read on first use."""

    def __init__(self, game: str, folder: Path | None = None) -> None:
        self.game, self.folder = game, folder or FOLDER / game / "puzzles"

    @staticmethod
    @functools.cache
    def of(game: str) -> Shelf:
        """The packaged puzzles of a game, read once."""
        return Shelf(game)

    @functools.cached_property
    def puzzles(self) -> dict[str, Puzzle]:
        """All puzzles by id, in order."""
        file = self.folder / PUZZLES
        lines = file.read_bytes().splitlines() if file.exists() else []
        return {puzzle.id: puzzle for puzzle in (msgspec.json.decode(line, type=Puzzle) for line in lines)}

    @functools.cached_property
    def _games(self) -> dict[str, list[str]]:
        """The lines of each game by its name, those of the head first."""
        file = self.folder / GAMES
        studies = split(file.read_text("utf-8"), str(file))
        return {study.name: study.text.splitlines() for study in studies}

    def puzzle(self, id: str) -> Puzzle:
        found = self.puzzles.get(id)
        if found is None:
            raise Refused("not-found", f"no puzzle {id!r} in {self.game}")
        return found

    def text(self, puzzle: Puzzle, is_solved: bool = False) -> str:
        """The puzzle as a study that ends where it is asked, or after the solution."""
        lines = self._games[f"game_{puzzle.source.game}"]
        begin = next(at for at, line in enumerate(lines) if line.startswith("game ")) + 1
        played = lines[begin : begin + puzzle.source.after]
        solution = [f"{puzzle.seat} {puzzle.solution}"] if is_solved else []
        return (
            "\n".join([f"study Puzzle {puzzle.id}", *lines[1:begin], f"#! seat {puzzle.seat}", *played, *solution])
            + "\n"
        )

    def table(self, puzzle: Puzzle) -> Table:
        """The table at which the puzzle is asked."""
        return check(self.text(puzzle), load, f"{self.game}/puzzles/{puzzle.id}")

    def played(self) -> dict[int, list[Choice]]:
        """The choices of each game, up to its last puzzle."""
        last = {puzzle.source.game: puzzle for puzzle in self.puzzles.values()}  # they are in order
        return {number: self.table(puzzle).choices for number, puzzle in last.items()}

    def write(
        self, options: Mapping[str, str], played: Mapping[int, Sequence[Choice]], found: Iterable[Puzzle]
    ) -> None:
        """Replace the files by these puzzles and the games they come from."""
        found = sorted(found, key=lambda puzzle: (puzzle.source.game, puzzle.source.after))
        numbers = sorted({puzzle.source.game for puzzle in found})
        studies = [_study(number, played[number], found) for number in numbers]
        preamble = head(Table(load(self.game), options), "", "study")[1]
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / GAMES).write_text("\n\n".join([f"{ABOUT}\n{preamble}", *studies]) + "\n", "utf-8")
        lines = [msgspec.json.encode(puzzle) + b"\n" for puzzle in found]
        (self.folder / PUZZLES).write_bytes(b"".join(lines))
        for name in ("puzzles", "_games"):
            self.__dict__.pop(name, None)


def _study(number: int, choices: Sequence[Choice], found: Sequence[Puzzle]) -> str:
    """A game up to its last puzzle."""
    last = max(puzzle.source.after for puzzle in found if puzzle.source.game == number)
    return "\n".join([f"study Game {number}", *(f"{seat} {option}" for seat, _, option in choices[:last])])
