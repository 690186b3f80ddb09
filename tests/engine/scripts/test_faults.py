"""Rules that break a promise stop with a fault and never continue with a wrong value."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.native.machine import NativeMachine
from tests.engine.scripts import faults
from tests.engine.scripts.faults import FAULTS, OUT_OF_RANGE, Fault
from tests.engine.scripts.toy import BACKENDS, gather, toy_game


@pytest.fixture(scope="module")
def faulty(toys: Path) -> Game:
    return gather(toys, [f.example for f in FAULTS])


def start(game: Game, backend: str, example: str | None = None) -> Any:
    cells = game.fresh_cells({"example": example} if example else {})
    return NativeMachine(game, cells) if backend == "native" else game.compiled.start(cells, backend)


@pytest.mark.parametrize("backend", ["direct", "lowered"])
@pytest.mark.parametrize("f", OUT_OF_RANGE, ids=lambda f: f.example.name)
def test_a_value_or_an_index_out_of_range_is_a_fault(faulty: Game, f: Fault, backend: str):
    machine = start(faulty, backend, f.example.name)
    with pytest.raises(EngineFault) as caught:
        machine.answer(0, -1)
    assert caught.value.code == "out-of-range"
    assert f.message in caught.value.message


@pytest.mark.parametrize("backend", BACKENDS)
def test_an_ask_without_options_is_a_fault(faulty: Game, backend: str):
    machine = start(faulty, backend, faults.NO_OPTIONS.example.name)
    with pytest.raises(
        EngineFault, match="an ask without options" if backend == "native" else "ask 0 of seat 0 offers nothing"
    ):
        machine.answer(0, -1)


@pytest.mark.parametrize(
    "f", [faults.DOUBLED, faults.NO_SEAT, faults.TOO_FEW_WEIGHTS, faults.NO_WEIGHT], ids=lambda f: f.example.name
)
def test_an_odd_ask_is_a_fault_when_rules_run_directly(faulty: Game, f: Fault):
    """The faster back ends do not check every option of every ask; the conformance suite compares them with this
    one."""
    machine = start(faulty, "direct", f.example.name)
    with pytest.raises(EngineFault) as caught:
        machine.answer(0, -1)
    assert f.message in caught.value.message


@pytest.mark.parametrize("backend", ["direct", "lowered"])
def test_an_assertion_that_fails_stops_the_game(faulty: Game, backend: str):
    machine = start(faulty, backend, faults.ASSERTION.example.name)
    with pytest.raises(AssertionError):
        machine.answer(0, -1)


def test_a_seat_asked_twice_together_is_a_fault(toys: Path):
    rules = """
def game(p: Toy) -> Script:
    x = yield ask(0, COUNT, [0, 1])
    yield together(BID, (x, 1), colours)
    finish(p, NONE, DONE)
"""
    machine = start(toy_game(toys, rules), "direct")
    with pytest.raises(EngineFault, match=r"asks a seat twice: \(1, 1\)"):
        machine.answer(0, 1)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_script_that_ends_without_finish_is_a_fault(toys: Path, backend: str):
    rules = """
def game(p: Toy) -> Script:
    yield ask(0, CHOOSE, [PASS])
"""
    machine = start(toy_game(toys, rules), backend)
    with pytest.raises(EngineFault, match="script ended without finish"):
        machine.answer(0, 7)


CHAIN = """
CARDS = EventTable()

@CARDS.event(0)
def grain_sales(p: Toy, depth: int) -> Script:
    x = yield ask(0, COUNT, [0, 1])
    p.n += 1
    yield from play_card(p, x, depth + 1)

@CARDS.event(1)
def missile_envy(p: Toy, depth: int) -> Script:
    x = yield ask(1, COUNT, [0, 1])
    p.n += 1
    for _ in range(depth % 2, 2):
        yield from play_card(p, x, depth)
        x = 1 - x

def play_card(p: Toy, card: int, depth: int) -> Script:
    yield from CARDS[card](p, depth)

def game(p: Toy) -> Script:
    yield from play_card(p, 0, 0)
"""


@pytest.mark.parametrize("backend", ["lowered", "native"])
def test_a_chain_of_events_that_is_too_deep_is_a_fault_that_prints_the_chain(toys: Path, backend: str):
    game = toy_game(toys, CHAIN, stack=30)
    machine = start(game, backend)

    def play_on() -> None:
        for card in [1, 0, 0, 1, 1, 0]:
            machine.answer(machine.pending[0][0], card)

    with pytest.raises(EngineFault) as caught:
        play_on()
    if backend == "native":
        assert caught.value.message == "the stack of frames is full"
    else:
        names = [
            "game",
            "play_card",
            "grain_sales",
            "play_card",
            "missile_envy",
            "play_card",
            "grain_sales",
            "play_card",
        ]
        assert caught.value.message.startswith("more than 30 cells of frames: " + " > ".join(names))


def test_both_machines_hold_the_same_frames(toys: Path):
    """Position and frames are the whole state; the lowered and the native machine lay them out alike."""
    game = toy_game(toys, CHAIN, stack=200)
    lowered, native = start(game, "lowered"), start(game, "native")
    for card in [1, 0, 0, 1, 1, 0, 1, 1, 0, 0]:
        row = native.row[0]
        assert row["stack"][: row["sp"]].tolist() == lowered.k
        assert native.cells == lowered.cells
        for machine in (lowered, native):
            machine.answer(machine.pending[0][0], card)
    assert native.row[0]["deepest"] >= native.row[0]["sp"] > 60


@pytest.mark.parametrize("backend", ["native"])
def test_more_options_than_declared_are_a_fault(toys: Path, backend: str):
    rules = """
def game(p: Toy) -> Script:
    x = yield ask(0, COUNT, [y for y in range(9)])
    finish(p, NONE, DONE)
"""
    assert len(start(toy_game(toys, rules, most_options=9), backend).pending[0].options) == 9
    with pytest.raises(EngineFault, match="more options than the game declares"):
        start(toy_game(toys, rules, most_options=8), backend)


def test_an_event_that_does_not_exist_is_a_fault(toys: Path):
    rules = """
CARDS = EventTable()

@CARDS.event(2)
def card(p: Toy) -> Script:
    yield roll(DIE)

def game(p: Toy) -> Script:
    x = yield ask(0, COUNT, [1, 2])
    yield from CARDS[x](p)
    finish(p, NONE, DONE)
"""
    game = toy_game(toys, rules)
    for backend in BACKENDS:
        machine = start(game, backend)
        with pytest.raises(EngineFault):
            machine.answer(0, 1)
