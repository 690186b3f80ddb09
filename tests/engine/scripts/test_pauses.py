"""Pauses from the outside: simultaneous answers, recomputed asks, log lines, copies."""

from __future__ import annotations

import itertools
import sys
from dataclasses import replace
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from agon.engine.chooser import SeededChooser
from agon.engine.errors import ScriptError
from agon.engine.game import Game
from agon.engine.script import ALL, NONE, REVEALED, Told
from agon.native.machine import NativeMachine
from tests.engine.scripts.toy import dictated, differences, field, play_side_by_side, start_all, state, toy_game

RED, GREEN, BLUE = range(3)
BIDDING = """
def bids(p: Toy, seat: int) -> Options:
    return [x for x in range(10, 12 + seat)]

def game(p: Toy) -> Script:
    before = 3
    p.answer[1] = 5
    yield together(BID, (2, 0, 1), bids)
    p.out[0] = 10_000 * p.answer[0] + 100 * p.answer[1] + p.answer[2]
    p.out[1] = before
    yield together(HIDE, (2, 0), colours)
    p.out[2] = 10 * p.answer[0] + p.answer[2]
    p.out[3] = p.answer[1]
    finish(p, NONE, DONE)
"""


@pytest.fixture(scope="module")
def bidding(toys: Path) -> Game:
    return toy_game(toys, BIDDING)


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))), ids=str)
def test_simultaneous_asks_are_answered_in_any_order(bidding: Game, order: tuple[int, ...]):
    machines = start_all(bidding, bidding.fresh_cells({}))
    assert [tuple(a) for a in machines[0].pending] == [
        (0, 4, [10, 11], None),
        (1, 4, [10, 11, 12], None),
        (2, 4, [10, 11, 12, 13], None),
    ]
    assert field(bidding, machines[0], "answer") == [NONE] * 3
    waiting = {0, 1, 2}
    for seat in order:
        assert {a[0] for a in machines[0].pending} == waiting
        for machine in machines:
            machine.answer(seat, 11 + seat)
        assert differences(machines) == []
        waiting.remove(seat)
    assert field(bidding, machines[0], "out")[:2] == [111213, 3]
    assert [a[0] for a in machines[0].pending] == [0, 2]
    for seat, option in ((2, BLUE), (0, GREEN)):
        for machine in machines:
            machine.answer(seat, option)
    assert differences(machines) == []
    assert field(bidding, machines[0], "out")[:4] == [111213, 3, 12, 12]
    assert all(machine.over is not None for machine in machines)


def imagined(machine: Any, seat: int, chosen: int) -> Any:
    """A copy with hidden information redealt: always this colour, or at random on the native back end."""
    if isinstance(machine, NativeMachine):
        return machine.imagine(seat, chosen)
    return machine.imagine("imagine", seat, lambda ask: chosen)


@pytest.mark.parametrize("backend", [1, 2], ids=["lowered", "native"])
def test_simultaneous_asks_are_recomputed_for_seats_without_an_answer(bidding: Game, backend: int):
    machine = start_all(bidding, bidding.fresh_cells({}))[backend]
    for seat, option in ((0, 10), (1, 10), (2, 10), (2, BLUE)):
        machine.answer(seat, option)
    twin = imagined(machine, 0, GREEN)
    assert [tuple(a) for a in twin.pending] == [tuple(a) for a in machine.pending] == [(0, 3, [0, 1, 2], None)]
    assert field(bidding, twin, "answer")[:2] == [NONE, 10], "nobody else's answer may change"
    assert field(bidding, machine, "answer") == [NONE, 10, BLUE], "the real one stays as it was"
    if backend == 1:
        assert field(bidding, twin, "answer")[2] == GREEN
    twin.answer(0, RED)
    assert twin.over is not None
    assert machine.over is None


@pytest.mark.parametrize("backend", [1, 2], ids=["lowered", "native"])
def test_a_copy_goes_its_own_way(bidding: Game, backend: int):
    machine = start_all(bidding, bidding.fresh_cells({}))[backend]
    machine.answer(1, 12)
    before = state(machine)
    twin = machine.copy()
    assert state(twin) == before
    for seat in (0, 2):
        twin.answer(seat, 10)
    assert state(machine) == before
    assert state(twin) != before


LISTS = """
def legal(p: Toy) -> Options:
    return [c for c in COLOURS if c != p.hidden]

def game(p: Toy) -> Script:
    p.hidden = RED
    first = legal(p)
    second = [x for x in first if x > RED] + [PASS]
    first += [WEST]
    x = yield ask(0, CHOOSE, first)
    finish(p, NONE, DONE)
"""


def test_an_ask_whose_list_has_a_name_is_made_again_from_the_position(toys: Path):
    game = toy_game(toys, LISTS)
    machine: Any = game.compiled.start(game.fresh_cells({}))
    assert machine.pending[0][2] == [1, 2, 6]
    assert machine.imagine("imagine", 1, lambda ask: BLUE).pending[0][2] == [0, 1, 6]
    assert machine.pending[0][2] == [1, 2, 6]
    native = NativeMachine(game, game.fresh_cells({}))
    again = [native.imagine(1, seed) for seed in range(20)]
    assert {tuple(a.pending[0].options) for a in again} == {(1, 2, 6), (0, 2, 6), (0, 1, 6)}


def test_two_lists_alive_do_not_share_a_buffer(toys: Path):
    rules = """
def game(p: Toy) -> Script:
    legal = [RED, GREEN]
    others = [BLUE]
    p.n = len(legal + [PASS])
    p.few = len(legal)
    legal = [RED, GREEN]
    others = [BLUE]
    more = legal + [PASS]
    x = yield ask(0, CHOOSE, legal)
    y = yield ask(0, CHOOSE, [x, PASS])
    finish(p, NONE, DONE)
"""
    game = toy_game(toys, rules)
    machines = start_all(game, game.fresh_cells({}))
    assert differences(machines) == []
    assert machines[0].pending[0].options == [RED, GREEN]
    assert (field(game, machines[0], "n"), field(game, machines[0], "few")) == (3, 2)
    play_side_by_side(machines, dictated([GREEN]))


TELLING = """
NOTES = EventTable()

@NOTES.event(0)
def silent(p: Toy, x: int) -> None:
    p.few = x

@NOTES.event(1)
def loud(p: Toy, x: int) -> None:
    tell(SAYS, 1, x)
    p.few = x

def by_name(p: Toy) -> None:
    silent(p, 2)

def whisper(p: Toy, to: int) -> int:
    tell(HINTS, BLUE, to=to)
    revealed()
    return to + 1

def game(p: Toy) -> Script:
    tell(SAYS, 0, 7)
    x = yield ask(0, COUNT, [0, 1])
    NOTES[x](p, 3)
    by_name(p)
    y = whisper(p, 2)
    tell(SAYS, y, -1)
    finish(p, NONE, DONE)
"""


def test_log_lines_are_the_same_directly_and_lowered(toys: Path):
    game = toy_game(toys, TELLING)
    for answer, spoken in ((0, []), (1, [Told(0, (1, 3), ALL)])):
        machines = start_all(game, game.fresh_cells({}), log=True)
        play_side_by_side(machines, dictated([answer]))
        whispered = [Told(1, (BLUE,), 2), REVEALED, Told(0, (3, -1), ALL)]
        for machine in machines[:2]:
            assert machine.log == [Told(0, (0, 7), ALL), *spoken, *whispered]
        assert machines[2].log is None


QUIET = """
CARDS = EventTable()

@CARDS.event(0)
def pauses(p: Toy, side: int) -> Script:
    yield roll(DIE)
    p.out[side] = 1

@CARDS.event(1)
def never_pauses(p: Toy, side: int) -> Script:
    p.out[side] = 2

@CARDS.event(2)
def ends_it(p: Toy, side: int) -> Script:
    p.out[side] = 3
    finish(p, side, EARLY)

def game(p: Toy) -> Script:
    for card in (1, 0, 1, 2, 0):
        x = yield ask(0, COUNT, [card])
        yield from CARDS[x](p, p.few)
        p.few += 1
"""


def test_an_event_need_not_pause(toys: Path):
    game = toy_game(toys, QUIET)
    machines = start_all(game, game.fresh_cells({}))
    play_side_by_side(machines, SeededChooser(1, 1))
    assert field(game, machines[0], "out")[:5] == [2, 1, 2, 3, 0]
    assert machines[0].over == (1 << 3, 9)


SHADOWS = """
def few(p: Toy) -> int:
    return p.few

def total(p: Toy) -> int:
    total = 0
    for x in SQUARES:
        total += x
    return total

def game(p: Toy) -> Script:
    p.few = 2
    xs = [few for few in range(3)]
    p.out[0] = len(xs) + few(p)
    p.out[1] = total(p)
    yield ask(0, CHOOSE, [PASS])
    finish(p, NONE, DONE)

def nest() -> None:
    def few() -> None:
        \"\"\"Not the few of the module.\"\"\"
"""


def test_names_mean_what_they_mean_in_python(toys: Path):
    """A local may be named like its function, a comprehension variable like a local, an inner function like
    anything."""
    game = toy_game(toys, SHADOWS)
    machines = start_all(game, game.fresh_cells({}))
    play_side_by_side(machines, dictated([]))
    assert field(game, machines[0], "out")[:2] == [5, 30]


LEFT_BEHIND = """
def game(p: Toy) -> Script:
    while True:
        x = p.few + 1
        if x > 0:
            break
    kept = x
    gone = 5
    p.n = gone
    y = yield roll(DIE)
    z = yield ask(0, COUNT, [y, kept])
    p.out[0] = 100 * kept + 10 * y + z
    yield ask(0, CHOOSE, [PASS])
    finish(p, NONE, DONE)
"""


def test_frames_keep_what_is_needed_and_nothing_else(toys: Path):
    """So equal positions with different histories are equal machines."""
    game = toy_game(toys, LEFT_BEHIND)
    machine: Any = game.compiled.start(game.fresh_cells({}))
    assert sorted(game.compiled.scripts[0].slots) == ["kept", "y"]
    seen = [list(machine.k)]
    for option in (4, 1, 7):
        machine.answer(machine.pending[0][0], option)
        seen.append(list(machine.k))
    kept, y = (game.compiled.scripts[0].slots[name] for name in ("kept", "y"))
    assert [(k[kept], k[y]) for k in seen[:3]] == [(1, 0), (1, 4), (0, 0)]
    assert seen[3] == []


# ---------------------------------------------------------------- interrupts

INTERRUPTED = """
def may_stop(p: Toy, seat: int) -> Options:
    if p.few > 0 and seat == 0:
        return [PASS]
    return []

def stop(p: Toy, seat: int) -> Script:
    place = yield ask(seat, CHOOSE, [NORTH, EAST])
    p.at[place] += 1
    p.few -= 1
    p.hidden = NONE
    tell(HINTS, place)

def left(p: Toy) -> Options:
    return [c for c in COLOURS if c != p.hidden]

def game(p: Toy) -> Script:
    p.few = 2
    p.hidden = RED
    x = yield ask(0, CHOOSE, left(p))
    y = yield ask(1, CHOOSE, left(p))
    n = yield ask(0, COUNT, [1, 7])
    p.hidden = GREEN
    again = yield from nested(p, x)
    p.out[0] = 100 * x + 10 * y + again
    p.out[1] = n
    finish(p, NONE, DONE)

def nested(p: Toy, x: int) -> Script:
    z = yield ask(x - x, CHOOSE, left(p))
    return z

INTERRUPT = Interrupt(PASS, may_stop, stop)
"""
NORTH, EAST, PASS = 3, 4, 7


def interrupted(toys: Path, text: str = INTERRUPTED) -> Game:
    text = "from agon.engine.script import Interrupt\n" + text
    game = toy_game(toys, text)
    module = sys.modules[game.script.__module__]
    return replace(game, interrupt=module.INTERRUPT)


def test_an_interrupt_is_offered_with_every_ask_of_its_seat_and_the_ask_is_made_again(toys: Path):
    game = interrupted(toys)
    machines = start_all(game, game.fresh_cells({}))
    seen = play_side_by_side(machines, dictated([PASS, EAST, RED, GREEN, 7, PASS, EAST, BLUE]))
    offered = [asks[0][2] for asks in (state[0] for state in seen) if asks]
    assert offered == [
        [GREEN, BLUE, PASS],
        [NORTH, EAST],  # the interrupt's own ask cannot be interrupted
        [RED, GREEN, BLUE, PASS],  # its options are recomputed
        [RED, GREEN, BLUE],  # another seat
        [1, 7],  # a numeric option, which could be mistaken for the word
        [RED, BLUE, PASS],  # deep in nested scripts
        [NORTH, EAST],
        [RED, GREEN, BLUE],
    ]
    assert field(game, machines[0], "out")[:2] == [100 * RED + 10 * GREEN + BLUE, 7]
    assert field(game, machines[0], "at") == [0, 2, 0, 0]


def test_random_games_with_an_interrupt_are_the_same_on_three_back_ends(toys: Path):
    game = interrupted(toys)
    for number in range(50):
        play_side_by_side(start_all(game, game.fresh_cells({})), SeededChooser(3, number))


def test_asks_named_through_a_module_can_be_interrupted(toys: Path):
    named = INTERRUPTED.replace("yield ask(0, CHOOSE,", "yield script.ask(beside.CHOOSE, beside.CHOOSE,")
    named = named.replace("yield ask(0, COUNT,", "yield script.ask(beside.CHOOSE, beside.COUNT,")
    plain = interrupted(toys)
    game = interrupted(toys, "from agon.engine import script\nfrom tests.engine.scripts import beside\n" + named)
    for number in range(20):
        seen = play_side_by_side(start_all(game, game.fresh_cells({})), SeededChooser(3, number))
        assert seen == play_side_by_side(start_all(plain, plain.fresh_cells({})), SeededChooser(3, number))


def test_directly_an_interruptible_script_keeps_the_lines_of_its_source(toys: Path):
    game = interrupted(toys)
    assert isinstance(game.script, FunctionType)
    direct = game.compiled.program.direct[game.script]
    lines = {line for *_, line in direct.__code__.co_lines() if line is not None}
    assert lines == {line for *_, line in game.script.__code__.co_lines() if line is not None}


def test_where_asks_can_be_interrupted_their_options_have_no_name(toys: Path):
    named = INTERRUPTED.replace("x = yield ask(0, CHOOSE, left(p))", "xs = left(p)\n    x = yield ask(0, CHOOSE, xs)")
    game = interrupted(toys, named)
    with pytest.raises(ScriptError, match="the offered list xs is not built right before the ask"):
        game.compiled.start(game.fresh_cells({}))
