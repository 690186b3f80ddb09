"""Toy games: a few lines of rules below a standard prelude, run side by side on the three back ends."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import sys
import textwrap
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from agon.engine.game import Game, Option
from agon.engine.machine import Outcome, Pending
from agon.engine.script import Told
from agon.native.machine import NativeMachine

PRELUDE = '''\
from __future__ import annotations

from agon.engine.position import Array, Position, array, block, grid, number
from agon.engine.script import (
    ALL, CHANCE, NONE, EventTable, Options, Script, Seat,
    ask, draw, finish, finish_shared, revealed, roll, tell, together,
)
from agon.engine.vocabulary import Asks, Tells, Words

WORDS = Words()
COLOURS = WORDS.add_all("red", "green", "blue")
RED, GREEN, BLUE = COLOURS
PLACES = WORDS.add_all("north", "east", "south", "west")
NORTH, EAST, SOUTH, WEST = PLACES
PASS = WORDS.add("pass")
DONE = WORDS.add("done")
EARLY = WORDS.add("early")

ASKS = Asks()
CHOOSE = ASKS.add("choose")
COUNT = ASKS.add("count", numeric=True)
DIE = ASKS.add("die", numeric=True)
HIDE = ASKS.add("hide", secret=True)
BID = ASKS.add("bid", secret=True, numeric=True)

TELLS = Tells()
SAYS = TELLS.add("says", seat="seat", number="number")
HINTS = TELLS.add("hints", word="word")

SIDES = range(2)
SQUARES = (0, 1, 4, 9, 16)
ROWS = ((1, 2), (3,), (), (4, 5, 6))
GRID = ((1, 2, 3), (4, 5, 6))
ROW = range(3, 103)
PARITY = (tuple(i % 2 for i in range(103)), tuple(1 - i % 2 for i in range(103)))
FIFTHS = tuple(i % 5 - 2 for i in range(103))
THREE = 3
EXAMPLES = EventTable()


class Toy(Position):
    example: int = number(0, 999)
    out: Array = array(16, -999_999_999, 999_999_999)
    n: int = number(-100, 100)
    few: int = number(0, 3)
    wide: int = number(-2_000_000_000, 2_000_000_000)
    answer: Array = array(3, NONE, 20)
    hand: Array = grid(2, COLOURS, 0, 9)
    zone: Array = block(2, PLACES, COLOURS, 0, 5)
    at: Array = array(PLACES, -5, 5)
    hidden: int = number(NONE, BLUE)
    row: Array = array(range(3, 103), 0, 9)
    pair: Array = grid(2, ROW, -3, 300)


def invariant(p: Toy) -> bool:
    return p.few <= 3


def colours(p: Toy, seat: int) -> Options:
    return [c for c in COLOURS]


def imagine(p: Toy, seat: int) -> Script:
    """The hidden colour is unknown to all, an answer of `together` to all but its seat."""
    if p.hidden != NONE:
        colour = yield draw(HIDE, [c for c in COLOURS])
        p.hidden = colour
    for other in range(3):
        if other != seat and p.answer[other] in COLOURS:
            colour = yield draw(HIDE, [c for c in COLOURS])
            p.answer[other] = colour

'''

BACKENDS = ("direct", "lowered", "native")


def import_text(folder: Path, text: str) -> ModuleType:
    """Import a text as a module with its own name and a file that `inspect` can read. The name depends on the text
    alone, so in a persistent folder everything built from it is built once."""
    name = f"agon_toy_{hashlib.sha256(f'{folder}:{text}'.encode()).hexdigest()[:12]}"
    file = folder / f"{name}.py"
    if name in sys.modules:
        return sys.modules[name]
    if not file.exists():
        draft = folder / f"{name}.{os.getpid()}"
        draft.write_text(text, encoding="utf-8")
        draft.replace(file)
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def toy_folder(config: pytest.Config) -> Path:
    """A folder that persists between runs and is shared by all workers."""
    assert config.cache is not None
    return config.cache.mkdir("toys").resolve()


def toy_game(folder: Path, text: str, *, examples: Sequence[str] = (), **more: Any) -> Game:
    """A game made of the prelude and a text that defines `game`; `spine` names functions of the text."""
    module: Any = import_text(folder, PRELUDE + text)
    values = {name: i for i, name in enumerate(examples)}
    more["spine"] = tuple(getattr(module, name) for name in more.get("spine", ()))
    return Game(
        name=module.__name__,
        version=1,
        seats=more.pop("seats", ("left", "right", "third")),
        minutes=1,
        position=module.Toy,
        script=module.game,
        imagine=module.imagine,
        invariant=module.invariant,
        words=module.WORDS,
        asks=module.ASKS,
        tells=module.TELLS,
        view=lambda p, seat, tables: {},
        paths=None,
        options=(Option("example", values, examples[0]),) if examples else (),
        **more,
    )


# ---------------------------------------------------------------- many examples in one game


class Example(NamedTuple):
    """Accepted rules: a script of that name, the answers to give, and the expected `p.out` at the end. An answer is an
    option, or a seat and an option; when the answers run out, the first option is chosen."""

    line: str
    name: str
    text: str
    out: list[int]
    answers: Sequence[int | tuple[int, int]] = ()
    over: Outcome | None = None


def example(line: str, text: str, out: list[int], answers: Sequence[Any] = (), over: Outcome | None = None) -> Example:
    """An example from a text whose last function is the one to run; a plain function is wrapped in a script with one
    ask."""
    text = textwrap.dedent(text).strip("\n") + "\n"
    head = text[text.rindex("\ndef ") + 1 :] if "\ndef " in text else text
    return Example(line, head[4 : head.index("(")], text, out, answers, over)


def gather(folder: Path, examples: Iterable[Example], more: str = "", **kwargs: Any) -> Game:
    """One game that contains all examples; an option of the game selects one."""
    examples = list(examples)
    parts = [more]
    for number, e in enumerate(examples):
        is_script = f"def {e.name}(p: Toy) -> Script" in e.text
        parts.append(e.text)
        parts.append(f"@EXAMPLES.event({number})\ndef start_{e.name}(p: Toy) -> Script:")
        if is_script:
            parts.append(f"    yield from {e.name}(p)\n")
        else:
            parts.append(f"    yield ask(0, CHOOSE, [PASS])\n    {e.name}(p)\n")
    parts.append("def game(p: Toy) -> Script:\n    yield from EXAMPLES[p.example](p)\n    finish(p, NONE, DONE)\n")
    return toy_game(folder, "\n\n".join(parts), examples=[e.name for e in examples], **kwargs)


# ---------------------------------------------------------------- side by side


class State(NamedTuple):
    """What must be equal on every back end after every step."""

    pending: list[tuple[Any, ...]]
    cells: list[int]
    over: tuple[int, ...] | None
    context: tuple[int, ...]


def state(machine: Any) -> State:
    return State(
        [(seat, what, list(options), weights and list(weights)) for seat, what, options, weights in machine.pending],
        [int(cell) for cell in machine.cells],
        None if machine.over is None else tuple(machine.over),
        tuple(machine.context()),
    )


def start_all(game: Game, cells: list[int], log: bool = False) -> list[Any]:
    """Start the same game on the three back ends."""
    logs: list[list[Told] | None] = [[], []] if log else [None, None]
    return [
        game.compiled.start(list(cells), "direct", logs[0]),
        game.compiled.start(list(cells), "lowered", logs[1]),
        NativeMachine(game, list(cells)),
    ]


def differences(machines: Sequence[Any]) -> list[str]:
    """Describe where the back ends disagree."""
    first, *others = [state(m) for m in machines]
    return [
        f"{name}: {part} is {getattr(other, part)}, direct has {getattr(first, part)}"
        for name, other in zip(BACKENDS[1:], others, strict=True)
        for part in State._fields
        if getattr(other, part) != getattr(first, part)
    ]


Choose = Callable[[Pending], int]


def play_side_by_side(machines: Sequence[Any], choose: Choose, cap: int = 500) -> list[State]:
    """Give the three back ends the same answers until the end; they must agree after each one."""
    seen = [state(machines[0])]
    assert differences(machines) == []
    while machines[0].over is None:
        assert len(seen) < cap, "the toy does not end"
        ask = Pending(*machines[0].pending[0])
        option = choose(ask)
        for machine in machines:
            machine.answer(ask.seat, option)
        assert differences(machines) == []
        seen.append(state(machines[0]))
    return seen


def dictated(answers: Sequence[int | tuple[int, int]]) -> Choose:
    """A chooser that gives these answers in order, each of which must be offered; then the first option."""
    left = list(answers)

    def choose(ask: Pending) -> int:
        if not left:
            return ask[2][0]
        given = left.pop(0)
        assert given in ask[2], f"{given} is not among {ask}"
        assert isinstance(given, int)
        return given

    return choose


def field(game: Game, machine: Any, name: str) -> Any:
    """A field of a machine's position; arrays as lists."""
    f = game.position.fields[name]
    cells = [int(c) for c in machine.cells[f.offset : f.offset + f.size]]
    return cells if f.extents else cells[0]


# ---------------------------------------------------------------- refusals


class Refusal(NamedTuple):
    """Rules that are refused at the line marked `# <-`, with a reason and what to write instead."""

    line: str
    text: str
    reason: str


def refusal(line: str, text: str, reason: str) -> Refusal:
    return Refusal(line, textwrap.dedent(text).strip("\n") + "\n", reason)


def refused_game(folder: Path, r: Refusal, **more: Any) -> tuple[Game, int]:
    """A game with refused rules, whose last function is called `rule`; return it with the line that must be
    reported."""
    result = re.findall(r"^def rule\(.*\) -> (\w+):", r.text, re.MULTILINE)
    call = {"None": "rule(p)", "Script": "yield from rule(p)", "Options": "p.n = len(rule(p))"}.get(
        "".join(result), "x = rule(p)"
    )
    game = f"\n\ndef game(p: Toy) -> Script:\n    yield ask(0, CHOOSE, [PASS])\n    {call}\n    finish(p, NONE, DONE)\n"
    lines = (PRELUDE + r.text).split("\n")
    blamed = [n for n, text in enumerate(lines, 1) if text.endswith("# <-")]
    assert len(blamed) == 1, r.text
    return toy_game(folder, r.text + game, **more), blamed[0]
