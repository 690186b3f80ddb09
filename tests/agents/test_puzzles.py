"""Puzzles: mined from games of the search, confirmed by deeper ones, explained, and read from the game's folder."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from agon.agents.puzzles import mining
from agon.agents.puzzles.checking import RATINGS, confirmed, rating, search
from agon.agents.puzzles.collecting import ALIKE, finish, varied
from agon.agents.puzzles.explaining import explain, figures, reasons
from agon.agents.puzzles.mining import mine
from agon.agents.puzzles.puzzle import MARGIN, Puzzle, Source
from agon.agents.puzzles.shelf import Shelf
from agon.engine.errors import Refused
from agon.engine.table import Table
from agon.games import NAMES, load
from tests.tiers import SOAK

every_game = pytest.mark.parametrize("game", NAMES)


def some(game: str) -> list[Puzzle]:
    """All puzzles of a game; without `make soak` the first, the last and one between."""
    found = list(Shelf.of(game).puzzles.values())
    return found if SOAK else [found[0], found[len(found) // 2], found[-1]]


def clearest(game: str) -> Puzzle:
    return max(Shelf.of(game).puzzles.values(), key=lambda puzzle: puzzle.margin)


# ---------------------------------------------------------------- what is packaged


@every_game
def test_every_puzzle_is_asked_of_its_seat_and_offers_what_it_speaks_of(game):
    for puzzle in some(game):
        ask = Shelf.of(game).table(puzzle).ask(puzzle.seat)
        assert ask is not None
        assert (ask.what, len(ask.options)) == (puzzle.what, puzzle.offered)
        assert {puzzle.solution, *puzzle.values} <= set(ask.options)


@every_game
def test_every_puzzle_has_one_best_option_that_not_every_level_finds(game):
    puzzles = Shelf.of(game).puzzles.values()
    assert len(puzzles) == len(Shelf.of(game).puzzles)
    for puzzle in puzzles:
        best, second, *_ = sorted(puzzle.values.values(), reverse=True)
        assert puzzle.values[puzzle.solution] == best
        assert puzzle.margin == pytest.approx(best - second, abs=0.001)
        assert puzzle.margin >= MARGIN
        assert puzzle.offered >= mining.LEAST_OPTIONS
        assert min(puzzle.solved.values()) < 1


@every_game
def test_the_puzzles_differ_in_side_stage_and_kind(game):
    puzzles = Shelf.of(game).puzzles.values()
    assert {puzzle.seat for puzzle in puzzles} == set(Table(load(game)).seats)
    assert len({puzzle.what for puzzle in puzzles}) >= 5
    assert len({puzzle.milestone for puzzle in puzzles}) >= 5


@every_game
def test_reasons_are_figures_that_the_game_declares(game):
    declared = {figure.name for figure in figures(game)} | {"won", "beaten"}
    assert {reason.figure for puzzle in Shelf.of(game).puzzles.values() for reason in puzzle.reasons} <= declared


def test_an_unknown_puzzle_is_refused():
    with pytest.raises(Refused, match="no puzzle '0-0'"):
        Shelf.of("roll_player").puzzle("0-0")


# ---------------------------------------------------------------- finding and checking


def test_a_search_confirms_the_solution_and_no_other_option():
    puzzle = clearest("hector_achilles")
    table = Shelf.of("hector_achilles").table(puzzle)
    assert confirmed(table, puzzle.seat, puzzle.solution, [1000]) is not None
    for wrong in set(puzzle.values) - {puzzle.solution}:
        assert confirmed(table, puzzle.seat, wrong, [1000]) is None


def test_a_game_is_mined_again_in_the_same_way(monkeypatch):
    for name, value in {"PLAYED": 10, "HINT": 0.4, "SIFTED": 50, "CONFIRMED": 100}.items():
        monkeypatch.setattr(mining, name, value)
    first, again = (mine("hector_achilles", {}, 1) for _ in range(2))
    assert first == again
    assert all(puzzle.source.after <= len(first.choices) for puzzle in first.puzzles)


def test_a_mined_puzzle_is_finished_or_overturned():
    puzzle, shelf = clearest("hector_achilles"), Shelf.of("hector_achilles")
    choices = shelf.table(puzzle).choices
    done = finish("hector_achilles", {}, choices, puzzle, 1000)
    assert done is not None
    assert (done.depth, done.solution) == (1000, puzzle.solution)
    wrong = next(option for option in puzzle.values if option != puzzle.solution)
    assert finish("hector_achilles", {}, choices, msgspec.structs.replace(puzzle, solution=wrong), 1000) is None


def test_reasons_speak_for_the_solution():
    puzzle, shelf = clearest("hector_achilles"), Shelf.of("hector_achilles")
    table = shelf.table(puzzle)
    better = {figure.name: figure.better for figure in figures("hector_achilles")} | {"won": "more", "beaten": "less"}
    wrong = min(puzzle.values, key=lambda option: puzzle.values[option])
    found = reasons(table, puzzle.seat, puzzle.solution, wrong)
    assert found
    for reason in found:
        assert (reason.solution > reason.wrong) == (better[reason.figure] == "more")


def test_reasons_that_do_not_show_at_the_end_of_the_turn_are_those_of_the_next():
    shelf = Shelf.of("roll_player")
    puzzle = next(puzzle for puzzle in shelf.puzzles.values() if puzzle.turns == 2)
    table, wrong = shelf.table(puzzle), max(set(puzzle.values) - {puzzle.solution}, key=lambda one: puzzle.values[one])
    assert reasons(table, puzzle.seat, puzzle.solution, wrong) == []
    assert explain(table, puzzle.seat, puzzle.solution, wrong) == (2, puzzle.reasons)


def test_a_figure_is_counted_from_the_side_that_solves():
    table = Table(load("twilight_struggle"))
    table.position.vp = 4
    lead = next(figure for figure in figures("twilight_struggle") if figure.name == "vp")
    assert (lead.read(table, "us"), lead.read(table, "ussr")) == (4, -4)


def test_the_more_levels_miss_a_puzzle_the_higher_its_rating():
    shares = [dict.fromkeys(RATINGS, 1.0) | dict.fromkeys(list(RATINGS)[:missed], 0.0) for missed in range(5)]
    rated = [rating(one) for one in shares]
    assert rated == sorted(set(rated))


def test_a_selection_has_few_puzzles_of_a_kind_and_the_hardest_first():
    def made(number: int, what: str, rated: int) -> Puzzle:
        values = {"a": 0.6, "b": 0.4}
        return Puzzle(Source(number, 1), "us", what, None, 1, 3, "a", values, 0.2, {"novice": 0.0}, rated)

    found = varied([*(made(n, "card", n) for n in range(20)), *(made(n, "target", n) for n in range(20, 23))], 40)
    assert sum(one.what == "card" for one in found) == ALIKE
    assert [one.rating for one in found] == list(range(22, 22 - 3 - ALIKE, -1))


def test_a_shelf_reads_what_it_wrote(tmp_path: Path):
    packaged, shelf = Shelf.of("roll_player"), Shelf("roll_player", tmp_path)
    chosen = list(packaged.puzzles.values())[:2]
    played = {one.source.game: packaged.table(one).choices for one in chosen}
    shelf.write({}, played, chosen)
    assert list(shelf.puzzles.values()) == chosen
    for puzzle in chosen:
        assert shelf.table(puzzle).lowered == packaged.table(puzzle).lowered
    solved = shelf.text(chosen[0], is_solved=True).splitlines()
    assert solved[-1] == f"{chosen[0].seat} {chosen[0].solution}"


@pytest.mark.parametrize("seed", [11, 12])
def test_an_option_with_a_low_prior_is_found_although_its_first_playout_fails(seed: int):
    """With seed 11, the hero that turns this battle got a single one of 100,000 iterations."""
    shelf = Shelf.of("hector_achilles")
    puzzle = shelf.puzzle("43-518")
    found = search(shelf.table(puzzle), puzzle.seat, 2000, 100 * seed + 2)
    assert found.best == puzzle.solution == "use_hero"
