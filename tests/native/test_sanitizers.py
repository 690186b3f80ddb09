"""The generated C under the address and undefined-behaviour sanitizers, with every index and value checked."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from agon.engine.game import Game
from agon.games import NAMES, load
from agon.native import batch
from agon.native.c_text import CText
from agon.native.library import build
from tests.engine.scripts.accepted_scripts import SCRIPTS
from tests.engine.scripts.faults import ASSERTION, OUT_OF_RANGE, TOO_WIDE, Fault
from tests.tiers import sampled

SANITIZED = (
    "-DPROGRAM",
    "-DCHECKED",
    "-g",
    "-O0",
    "-std=gnu11",
    "-pthread",
    "-fsanitize=undefined,address",
    "-fno-sanitize-recover=all",
)
SEED = 11

pytestmark = pytest.mark.skipif(not batch.available(), reason="there is no C compiler")


def play(game: Game, options: dict[str, str], games: int, cap: int = 10_000) -> subprocess.CompletedProcess[str]:
    """Run the checked program: fresh cells in, one trace and fault per game out."""
    program = build(CText(game).text(), SANITIZED, ".exe")
    cells = " ".join(map(str, game.fresh_cells(options)))
    command = [str(program), str(SEED), str(games), str(cap)]
    return subprocess.run(command, input=cells, capture_output=True, text=True, check=False)


def assert_traces_are_those_of_the_library(game: Game, options: dict[str, str], games: int, cap: int = 10_000) -> None:
    ran = play(game, options, games, cap)
    assert ran.returncode == 0, ran.stderr
    expected = batch.play(game, options, games, SEED, cap=cap)
    assert ran.stdout.split("\n")[:-1] == [f"{trace:016x} 0" for trace in expected["trace"].tolist()]


@pytest.mark.parametrize("e", SCRIPTS, ids=lambda e: e.name)
def test_a_toy_runs_clean_and_to_the_same_trace(toy: Game, e):
    assert_traces_are_those_of_the_library(toy, {"example": e.name}, 10)


@pytest.mark.parametrize("name", sampled(NAMES))
def test_a_game_runs_clean_and_to_the_same_traces(name: str):
    game = load(name)
    assert_traces_are_those_of_the_library(game, game.choose_options({}), 2)


@pytest.mark.parametrize("f", [*OUT_OF_RANGE, *TOO_WIDE, ASSERTION], ids=lambda f: f.example.name)
def test_a_planted_fault_aborts_with_the_line_of_the_rules(toy: Game, f: Fault):
    file = Path(toy.script.__code__.co_filename)
    rules = file.read_text(encoding="utf-8").split("\n")
    start = rules.index(f"def {f.example.name}(p: Toy) -> Script:")
    line = next(n for n in range(start, len(rules)) if rules[n].endswith("# <-")) + 1
    ran = play(toy, {"example": f.example.name}, 30)
    assert ran.returncode != 0
    assert ran.stderr.split("\n")[0].startswith(f"{file}:{line}: "), ran.stderr
