"""The CUDA text plays the same games. The C++ compiler builds it for the host, since few machines that run tests have a
GPU; nvcc compiles it for a device where it is installed. tools/cuda_check.py compares the games on a device."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from agon.engine import chooser, simulate
from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.engine.machine.lowered import LoweredMachine
from agon.engine.table import Table
from agon.games import NAMES
from agon.games import load as load_game
from agon.native import batch, cuda
from agon.native import library as native
from agon.native.c_text import CText
from agon.native.cuda_text import CudaText
from tests.engine.scripts.accepted_scripts import SCRIPTS
from tests.engine.scripts.toy import toy_game
from tests.tiers import sampled

pytestmark = [
    pytest.mark.skipif(cuda.host_compiler() is None, reason="there is no C++ compiler"),
    pytest.mark.skipif(not batch.available(), reason="there is no C compiler"),
]


@pytest.mark.parametrize("e", SCRIPTS, ids=lambda e: e.name)
def test_a_toy_plays_the_same_games(toy: Game, e):
    how = {"example": e.name}
    played = cuda.play(toy, how, 20, 3, in_flight=7, on_host=True)
    assert played.tolist() == batch.play(toy, how, 20, 3).tolist()
    assert cuda.play_many(toy, how, 20, 3, on_host=True) == simulate.play_many(toy, how, 20, 3, "lowered")


@pytest.mark.parametrize("name", sampled(NAMES))
def test_a_game_plays_the_same_games(name: str):
    game = load_game(name)
    options = game.choose_options({})
    for how in (batch.WITH_TRACE | batch.WITH_INVARIANT, batch.WITH_TRACE | batch.CAUTIOUSLY):
        played = cuda.play(game, options, 60, 11, how=how, in_flight=16, on_host=True)
        assert played.tolist() == batch.play(game, options, 60, 11, how=how).tolist()
    capped = cuda.play(game, options, 5, 1, cap=50, on_host=True)
    assert capped.tolist() == batch.play(game, options, 5, 1, cap=50).tolist()
    assert capped["capped"].all()


@pytest.mark.parametrize("name", sampled(NAMES))
def test_a_seat_imagines_the_same_positions(name: str):
    game = load_game(name)
    table, choose = Table(game), chooser.SeededChooser(4, 1)
    while len(table.choices) < 60 or table.machine.pending[0].seat < 0:
        ask = table.machine.pending[0]
        table.choose(game.seat_id(ask.seat), game.option_id(ask.what, choose(ask)))
    assert isinstance(table.machine, LoweredMachine)
    cells, frames = list(table.machine.cells), list(table.machine.frames)
    seats, states = [0, 1, 0, 1], [5, 6, 7, 8]
    rows = cuda.load(game, on_host=True).imagine(cells, frames, seats, states)
    for seat, state, row in zip(seats, states, rows.tolist(), strict=True):
        stream = chooser.SeededChooser(0, 0)
        stream.state = state
        assert row == native.load(game).imagine(cells, frames, seat, stream)


EMPTY = """
def game(p: Toy) -> Script:
    x = yield ask(0, COUNT, [0, 1])
    y = yield ask(0, COUNT, [c for c in COLOURS if x == 0])
    finish(p, NONE, DONE)
"""


def test_a_fault_names_the_game_and_the_seed(toys: Path):
    with pytest.raises(EngineFault, match=r"game \d+ of seed 9: an ask without options"):
        cuda.play(toy_game(toys, EMPTY), {}, 20, 9, on_host=True)


DEEP = """
def inner(p: Toy, n: int) -> Script:
    x = yield ask(0, COUNT, [n, 300])
    p.out[0] = x

def game(p: Toy) -> Script:
    yield from inner(p, 2)
    yield from inner(p, 3)
    finish(p, NONE, DONE)
"""
RECURSIVE = DEEP.replace("    p.out[0] = x", "    if x < 2:\n        yield from inner(p, x)")


def defined(text: str, name: str) -> str:
    found = re.search(rf"^#define {name} (\w+)$", text, re.MULTILINE)
    assert found is not None
    return found[1]


def test_sizes_follow_from_the_rules(toys: Path):
    deep, recursive = toy_game(toys, DEEP), toy_game(toys, RECURSIVE)
    frames = {low.fn.name: low.frame for low in deep.compiled.scripts}
    text = CudaText(deep).text()
    assert int(defined(text, "STACK")) == frames["game"] + frames["inner"] + frames["imagine"]
    assert int(defined(CudaText(recursive).text(), "STACK")) == recursive.stack
    assert defined(text, "OPTION") == "uint16_t"
    assert defined(CudaText(toy_game(toys, DEEP.replace("300", "200"))).text(), "OPTION") == "uint8_t"
    assert defined(text, "MAX_WEIGHTS") == "1"
    assert CText(deep).text() != text


def test_without_nvcc_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, toys: Path):
    monkeypatch.setattr(cuda, "nvcc", lambda: None)
    with pytest.raises(FileNotFoundError, match="install the CUDA toolkit"):
        cuda.CudaLibrary(toy_game(toys, EMPTY))


@pytest.mark.skipif(cuda.nvcc() is None, reason="there is no nvcc")
def test_the_text_compiles_for_a_device_without_spills(tmp_path: Path):
    source = tmp_path / "game.cu"
    source.write_text(CudaText(load_game("hector_achilles")).text(), encoding="utf-8")
    flags = ["-x", "cu", "-std=c++17", "-arch=sm_90", "-cubin", "-O3", "-w", "-Xptxas", "-v", f"-I{native.HERE}"]
    command = [str(cuda.nvcc()), *flags, str(source), "-o", str(tmp_path / "game.cubin")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    spilled = {int(n) for n in re.findall(r"(\d+) bytes spill stores", ran.stderr)}
    registers = re.findall(r"_kernel.*\n.*\n.*Used (\d+) registers", ran.stderr)
    assert spilled == {0}
    assert [int(n) <= 128 for n in registers] == [True]
