"""Data flow and the splitting of scripts into blocks, where the examples of the subset do not cover it."""

from __future__ import annotations

import ast
import textwrap
from pathlib import Path

import pytest

from agon.engine.language import flow
from agon.engine.language.lowering import Lowered, Pause, Return
from agon.engine.language.ranges import Ranges
from tests.engine.scripts.toy import toy_folder, toy_game


def body(text: str) -> list[ast.stmt]:
    return ast.parse(textwrap.dedent(text)).body


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("a + b[c]", {"a", "b", "c"}),
        ("[x + y for x in xs if x > z]", {"y", "xs", "z"}),
        ("sum(x for xs in t for x in xs)", {"sum", "t"}),
        ("f(p, n=k)", {"f", "p", "k"}),
        ("[x for x in x]", {"x"}),
    ],
)
def test_an_expression_uses_the_names_it_does_not_bind(text, names):
    assert flow.uses(ast.parse(text, mode="eval").body) == names


@pytest.mark.parametrize(
    ("text", "falls"),
    [
        ("return 1", False),
        ("if a:\n    return 1", True),
        ("if a:\n    return 1\nelse:\n    return 2", False),
        ("while True:\n    a = 1", False),
        ("while True:\n    if a:\n        break", True),
        ("while True:\n    for x in y:\n        break", False),
        ("while a:\n    return 1", True),
        ("for x in y:\n    return 1", True),
    ],
)
def test_the_end_of_statements_is_reached_or_not(text, falls):
    assert flow.falls_through(body(text)) is falls


@pytest.mark.parametrize(
    ("text", "after", "before"),
    [
        ("x = y", {"x"}, {"y"}),
        ("x += y", {"x"}, {"x", "y"}),
        ("if c:\n    x = 1", {"x"}, {"x", "c"}),
        ("if c:\n    x = 1\nelse:\n    x = 2", {"x"}, {"c"}),
        ("while c:\n    x = y\n    y = 2", {"x"}, {"c", "x", "y"}),
        ("while True:\n    x = y\n    break", {"x"}, {"y"}),
        ("for i in r:\n    s += i", {"s"}, {"r", "s"}),
        ("for i in r:\n    if i:\n        continue\n    s = i", {"s", "i"}, {"r", "s", "i"}),
        ("return x", {"y"}, {"x"}),
        ("p.f[i] = x", set(), {"p", "i", "x"}),
    ],
)
def test_names_are_live_as_long_as_they_are_needed(text, after, before):
    assert flow.live_before(body(text), frozenset(after)) == before


@pytest.fixture
def toys(pytestconfig: pytest.Config) -> Path:
    return toy_folder(pytestconfig)


def lowered(toys: Path, rules: str) -> Lowered:
    return toy_game(toys, rules).compiled.scripts[0]


def test_a_script_without_pauses_inside_a_branch_is_cut_only_where_it_pauses(toys):
    rules = """
def game(p: Toy) -> Script:
    if p.few:
        p.n = 1
    for x in SQUARES:
        p.n = x % 3
    x = yield roll(DIE)
    while p.n < x:
        p.n += 1
    finish(p, NONE, DONE)
"""
    low = lowered(toys, rules)
    assert [type(block.end) for block in low.blocks] == [Pause, Return]
    assert low.slots == {}
    assert low.frame == 2


def test_unreachable_blocks_are_dropped(toys):
    rules = """
def game(p: Toy) -> Script:
    while True:
        x = yield roll(DIE)
        if x == 6:
            break
        continue
        p.n = 1
    finish(p, NONE, DONE)
"""
    low = lowered(toys, rules)
    text = "\n".join(ast.unparse(s) for block in low.blocks for s in block.statements)
    assert "p.n" not in text
    assert len(low.blocks) == 4


def test_parameters_come_first_in_a_frame_and_keep_their_places(toys):
    rules = """
def game(p: Toy) -> Script:
    yield from deal(p, 1, 2)
    finish(p, NONE, DONE)

def deal(p: Toy, first: int, second: int) -> Script:
    a = second + 1
    for i in range(a):
        x = yield ask(0, COUNT, [i, 9])
        p.n = x + a
"""
    deal = toy_game(toys, rules).compiled.scripts[-1]
    assert deal.fn.name == "deal"
    assert list(deal.slots)[:2] == ["first", "second"]
    kept = {name.split("_")[0] for name in list(deal.slots)[2:]}
    assert kept == {"a", "at", "i", "to"}, "the loop's counter and bound, what is offered, and what is read afterwards"


BOUNDS = """
def pick(p: Toy) -> Options:
    xs: Options = []
    xs = xs + [7]
    return [] + xs

def clamp(x: int) -> int:
    return max(0, min(x, 9))

def game(p: Toy) -> Script:
    offered = yield ask(0, COUNT, pick(p))
    die = yield roll(DIE)
    place = yield ask(0, CHOOSE, [x for x in PLACES] + [PASS])
    growing = 0
    while growing < die:
        growing += 2
    clamped = clamp(growing)
    rest = clamped % 4
    p.out[rest] = offered + die + place + growing
    finish(p, NONE, DONE)
"""


def test_bounds_hold_whatever_is_answered(toys):
    game = toy_game(toys, BOUNDS)
    ranges = Ranges(game.compiled.program, game.compiled.refs, len(game.seats))
    fn = game.compiled.program.roots[0]
    found = {name: ranges.found[fn, name] for name in ("offered", "die", "place", "growing", "clamped", "rest")}
    assert found == {
        "offered": (7, 7),
        "die": (1, 6),
        "place": (3, 7),
        "growing": None,
        "clamped": None,
        "rest": (0, 3),
    }


TOLD = """
def other(side: int) -> int:
    return 1 - side

def owner(p: Toy, side: int) -> int:
    return side if p.few == 3 else p.few

def game(p: Toy) -> Script:
    side = yield ask(0, COUNT, [NONE, 0, 1])
    here = 0
    if side == NONE:
        p.n = 1
    else:
        here = other(side)
    again = yield ask(0, COUNT, [0, 9])
    if again > 0 and p.few > 1:
        p.few = 0
        again = again - p.few
    belongs = owner(p, 0)
    bits = 1 << p.few
    p.out[0] = other(5) + belongs + bits + here
    finish(p, NONE, DONE)
"""


def test_bounds_know_what_was_tested(toys):
    game = toy_game(toys, TOLD)
    ranges = Ranges(game.compiled.program, game.compiled.refs, len(game.seats))
    fn = game.compiled.program.roots[0]
    found = {name: ranges.found[fn, name] for name in ("here", "belongs", "bits")}
    assert found == {"here": (0, 1), "belongs": (0, 2), "bits": (1, 8)}
    assert ranges.found[fn, "again"] is None, "a branch that assigns a name knows nothing about it"


def test_numbers_that_can_be_replaced_have_no_bounds(toys):
    rules = "def game(p: Toy) -> Script:\n    x = SQUARES[2]\n    yield ask(0, COUNT, [x])\n    finish(p, NONE, DONE)\n"
    game = toy_game(toys, rules)
    program, refs = game.compiled.program, game.compiled.refs
    table = next(table for name, table in program.tables.values() if name == "SQUARES")
    assert Ranges(program, refs, 3).found[program.roots[0], "x"] == (0, 16)
    assert Ranges(program, refs, 3, table).found[program.roots[0], "x"] is None
