"""`agon puzzles`: checks what is packaged, names what does not hold, and continues what was mined."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import typer

from agon.agents.puzzles.mining import Mined
from agon.agents.puzzles.puzzle import Puzzle
from agon.agents.puzzles.shelf import Shelf
from agon.cli.puzzles import check_puzzles, collect

GAME = "hector_achilles"


def clearest(count: int = 1) -> list[Puzzle]:
    """The puzzles with the greatest leads, from different games, as if they had not been searched deep."""
    puzzles = sorted(Shelf.of(GAME).puzzles.values(), key=lambda puzzle: puzzle.margin)
    by_game = {puzzle.source.game: msgspec.structs.replace(puzzle, depth=100) for puzzle in puzzles}
    return sorted(by_game.values(), key=lambda puzzle: -puzzle.margin)[:count]


def wrong(puzzle: Puzzle) -> Puzzle:
    """The puzzle with another solution."""
    return msgspec.structs.replace(puzzle, solution=min(puzzle.values, key=lambda option: puzzle.values[option]))


def test_a_puzzle_with_a_wrong_solution_is_overturned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (puzzle,), shelf = clearest(), Shelf(GAME, tmp_path)
    played = {puzzle.source.game: Shelf.of(GAME).table(puzzle).choices}
    shelf.write({}, played, [puzzle])
    check_puzzles(GAME, depth=500, sample=None, seed=3, folder=tmp_path)
    assert "puzzles checked: 1 of 1, overturned: 0" in capsys.readouterr().out
    shelf.write({}, played, [wrong(puzzle)])
    with pytest.raises(typer.Exit):
        check_puzzles(GAME, depth=500, sample=None, seed=3, folder=tmp_path)
    assert f"{GAME} {puzzle.id}: overturned" in capsys.readouterr().out


def test_what_was_mined_is_collected_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (puzzle,), work = clearest(), tmp_path / "work.jsonl"
    choices = Shelf.of(GAME).table(puzzle).choices
    work.write_bytes(msgspec.json.encode(Mined(puzzle.source.game, choices, [puzzle])) + b"\n")
    for new in (1, 0):  # then it is there
        collect(GAME, work, count=3, depth=500, folder=tmp_path / "shelf")
        assert f"puzzles written: 1, new: {new}, overturned: 0" in capsys.readouterr().out
    assert list(Shelf(GAME, tmp_path / "shelf").puzzles) == [puzzle.id]
    assert len(work.with_suffix(".checked").read_bytes().splitlines()) == 1


def test_collecting_adds_to_what_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game that has only the number of another is left out."""
    first, second = clearest(2)
    played, shelf, work = Shelf.of(GAME).played(), Shelf(GAME, tmp_path / "shelf"), tmp_path / "work.jsonl"
    shelf.write({}, played, [first])
    other = msgspec.structs.replace(second, source=msgspec.structs.replace(second.source, game=first.source.game))
    mined = [Mined(one.source.game, played[second.source.game], [one]) for one in (second, other)]
    work.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in mined))
    collect(GAME, work, count=10, depth=500, folder=tmp_path / "shelf")
    assert "puzzles written: 2, new: 1, overturned: 0" in capsys.readouterr().out
    found = Shelf(GAME, tmp_path / "shelf")
    assert set(found.puzzles) == {first.id, second.id}
    assert all(found.table(puzzle).ask(puzzle.seat) for puzzle in found.puzzles.values())


def test_puzzles_that_are_there_are_checked_at_a_greater_depth(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Those that fall leave room for mined ones; without time, all stay."""
    first, second, third = clearest(3)
    played, shelf, work = Shelf.of(GAME).played(), Shelf(GAME, tmp_path / "shelf"), tmp_path / "work.jsonl"
    shelf.write({}, played, [first, wrong(second)])
    work.write_bytes(msgspec.json.encode(Mined(third.source.game, played[third.source.game], [third])) + b"\n")
    collect(GAME, work, count=2, depth=500, minutes=0.0, folder=shelf.folder)
    assert "puzzles written: 2, new: 0, overturned: 0" in capsys.readouterr().out
    for _ in range(2):  # nothing is left to be done the second time
        collect(GAME, work, count=2, depth=500, folder=shelf.folder)
        assert {one.id: one.depth for one in Shelf(GAME, shelf.folder).puzzles.values()} == {
            first.id: 500,
            third.id: 500,
        }
    assert len(work.with_suffix(".checked").read_bytes().splitlines()) == 3
