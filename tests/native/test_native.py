"""Building, caching and running the generated C; planted translation errors are detected."""

from __future__ import annotations

import ast
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from agon.engine import chooser, simulate
from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.engine.language.expressions import COMPARE
from agon.games import load as load_game
from agon.native import batch, c_expressions, layout, library
from agon.native.c_text import CText
from agon.native.library import Library, build
from agon.native.machine import NativeMachine
from tests.engine.scripts.accepted import EXPRESSIONS, LISTS
from tests.engine.scripts.accepted_scripts import SCRIPTS
from tests.engine.scripts.toy import differences, gather, start_all, state, toy_game
from tests.tiers import sampled

HERE = library.HERE
SHARED = (*library.FLAGS, "-shared", "-fPIC")

SMALL = """
PRIZES = (1, 2, 3)

def game(p: Toy) -> Script:
    while p.n < 50:
        x = yield ask(p.n % 2, COUNT, [1, 2, 3])
        y = yield roll(DIE)
        p.n += x * y + PRIZES[p.n % 3]
        p.n = min(p.n, 100)
    finish(p, p.n % 2, DONE)
"""


@pytest.fixture
def small(toys: Path) -> Game:
    return toy_game(toys, SMALL)


# ---------------------------------------------------------------- building


def test_the_same_text_is_built_once(small: Game, own_cache: Path):
    text = CText(small).text()
    first = build(text, SHARED, ".so")
    made = first.stat().st_mtime_ns
    assert first.parent == own_cache
    assert build(CText(small).text(), SHARED, ".so") == first
    assert first.stat().st_mtime_ns == made
    assert [file.name for file in own_cache.iterdir()] == [first.name], "nothing else is left behind"


def test_another_table_is_another_build(small: Game, toys: Path, own_cache: Path):
    other = toy_game(toys, SMALL.replace("(1, 2, 3)\n\n", "(1, 2, 4)\n\n"))
    assert build(CText(other).text(), SHARED, ".so") != build(CText(small).text(), SHARED, ".so")


def test_other_flags_are_another_build(small: Game, own_cache: Path):
    text = CText(small).text()
    assert build(text, SHARED, ".so") != build(text, (*SHARED, "-DCHECKED"), ".so")


def test_another_components_file_is_another_text(tmp_path: Path):
    ours = load_game("hector_achilles")
    assert ours.components is not None
    printed = ours.components.file.read_text(encoding="utf-8")
    file = tmp_path / "components.toml"
    file.write_text(printed.replace("value = 6", "value = 5", 1), encoding="utf-8")
    theirs = ours.with_components(file)
    assert theirs.tables != ours.tables
    assert CText(theirs).text() != CText(ours).text()
    file.write_text(printed, encoding="utf-8")
    assert CText(ours.with_components(file)).text() == CText(ours).text()


def test_a_text_that_does_not_compile_is_an_error(own_cache: Path):
    with pytest.raises(RuntimeError, match="the C compiler rejected the generated text"):
        build("int main(void) { return nothing; }", (), ".exe")
    assert list(own_cache.iterdir()) == []


def test_without_a_compiler_nothing_native_is_available(monkeypatch: pytest.MonkeyPatch, own_cache: Path):
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    assert not batch.available()
    assert library.compiler() is None
    with pytest.raises(FileNotFoundError, match="no C compiler"):
        build("int x;", (), ".so")


def test_a_compiler_that_fails_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch, own_cache: Path, tmp_path: Path):
    """As `cc` fails on macOS without the developer tools."""
    broken = tmp_path / "cc"
    broken.write_text(
        "#!/bin/sh\necho warning >&2\necho 'xcrun: error: no developer tools' >&2\nexit 1\n", encoding="utf-8"
    )
    broken.chmod(0o755)
    monkeypatch.setenv("CC", str(broken))
    assert not batch.available()
    assert library.obstacle() == f"the C compiler {broken} does not work here (xcrun: error: no developer tools)"


def test_a_cache_that_cannot_be_written_makes_nothing_available(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert "does not work here" in (library.obstacle() or "")


def test_the_compiler_can_be_named(monkeypatch: pytest.MonkeyPatch):
    found = library.compiler()
    assert found is not None
    monkeypatch.setenv("CC", found)
    monkeypatch.setenv("PATH", "")
    assert library.compiler() == found


def test_every_statement_maps_to_its_line(small: Game):
    lines = CText(small).text().split("\n")
    file = small.script.__code__.co_filename
    rules = Path(file).read_text(encoding="utf-8").split("\n")
    at = rules.index("        p.n = min(p.n, 100)") + 1
    assert "m->p_n" in lines[lines.index(f'#line {at} "{file}"') + 1]


def test_positions_have_the_narrowest_types(small: Game):
    made = Library(small)
    assert [made.dtype[f"p_{name}"].base.name for name in ("n", "few", "wide", "hidden", "at", "example")] == [
        "int8",
        "uint8",
        "int32",
        "int8",
        "int8",
        "uint16",
    ]


def swapped(dtype: np.dtype[Any], one: str, other: str) -> np.dtype[Any]:
    """The same struct with two fields swapped; its size stays the same."""
    assert dtype.names is not None and dtype.fields is not None
    names = [{one: other, other: one}.get(name, name) for name in dtype.names]
    return np.dtype([(name, dtype.fields[name][0]) for name in names], align=True)


def test_swapped_fields_of_the_machine_are_detected(small: Game, monkeypatch: pytest.MonkeyPatch):
    wrong = swapped(layout.machine_dtype(small), "winners", "reason")
    assert wrong.itemsize == layout.machine_dtype(small).itemsize
    monkeypatch.setattr(layout, "machine_dtype", lambda game: wrong)
    with pytest.raises(
        EngineFault, match=r"M\.winners is 4 bytes at (\d+) in C, 4 bytes at \d+ in numpy \(and 1 more\)"
    ):
        Library(small)


@pytest.mark.parametrize(("name", "one", "other"), [("GAME_RESULT", "chance", "forced"), ("SAMPLED", "kept", "over")])
def test_swapped_fields_of_a_result_are_detected(
    small: Game, monkeypatch: pytest.MonkeyPatch, name: str, one: str, other: str
):
    monkeypatch.setattr(layout, name, swapped(getattr(layout, name), one, other))
    with pytest.raises(EngineFault, match=f"{one} is 4 bytes at"):
        Library(small)


def test_a_missing_field_is_detected(small: Game, monkeypatch: pytest.MonkeyPatch):
    fields = [(name, "int32") for name in ("kept", "decisions", "over", "winners")]
    monkeypatch.setattr(layout, "SAMPLED", np.dtype(fields, align=True))
    with pytest.raises(EngineFault, match=r"Sampled is 20 bytes at 0 in C, 16 bytes at 0 in numpy \(and 1 more\)"):
        Library(small)


@pytest.mark.parametrize(
    ("low", "high", "name"),
    [
        (0, 255, "uint8_t"),
        (0, 256, "uint16_t"),
        (-1, 127, "int8_t"),
        (-1, 128, "int16_t"),
        (-129, 0, "int16_t"),
        (0, 65_536, "uint32_t"),
        (-1, 32_768, "int32_t"),
        (-(1 << 31), 1 << 31, "int64_t"),
    ],
)
def test_a_range_chooses_the_narrowest_type(low: int, high: int, name: str):
    assert c_expressions.c_type(low, high) == name


# ---------------------------------------------------------------- playing


def test_a_batch_plays_the_same_games_as_the_other_back_ends(small: Game):
    played = batch.play_many(small, {}, 40, 5)
    assert played == simulate.play_many(small, {}, 40, 5, "lowered") == simulate.play_many(small, {}, 40, 5, "direct")
    assert played.games == 40 and played.capped == 0 and played.chance > 0
    assert batch.play_many(small, {}, 40, 6).trace != played.trace


def test_the_number_of_workers_changes_nothing(small: Game, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(batch, "CHUNK", 7)
    done: list[int] = []
    alone = batch.play_many(small, {}, 40, 5, workers=1, progress=done.append)
    assert sum(done) == 40
    assert batch.play_many(small, {}, 40, 5, workers=4) == alone


ENDLESS = """
def game(p: Toy) -> Script:
    while True:
        yield ask(0, CHOOSE, [RED, GREEN])
"""


def test_a_cap_ends_a_game_that_does_not_end(toys: Path):
    endless = toy_game(toys, ENDLESS)
    played = batch.play_many(endless, {}, 3, 1, cap=50)
    assert (played.capped, played.decisions, played.outcomes) == (3, 150, {"capped": 3})
    assert simulate.play_many(endless, {}, 3, 1, "lowered", cap=50) == played


BROKEN = """
def game(p: Toy) -> Script:
    x = yield ask(0, COUNT, [0, 1])
    y = yield ask(0, COUNT, [c for c in COLOURS if x == 0])
    finish(p, NONE, DONE)
"""


def test_a_fault_in_a_batch_names_the_game_and_the_seed(toys: Path):
    broken = toy_game(toys, BROKEN)
    with pytest.raises(EngineFault, match=r"game \d+ of seed 9: an ask without options \(\d+ games in all\)"):
        batch.play(broken, {}, 20, 9)


CHEATING = """
def game(p: Toy) -> Script:
    x = yield ask(0, COUNT, [3, 4])
    p.n = x
    finish(p, NONE, DONE)
"""


def test_an_invariant_is_watched_when_asked_for(toys: Path):
    fair = "def invariant(p: Toy) -> bool:\n    return p.n < 4\n\n"
    game = toy_game(toys, fair + CHEATING)
    batch.play(game, {}, 20, 1)
    with pytest.raises(EngineFault, match="an invariant is broken"):
        batch.play(game, {}, 20, 1, how=batch.WITH_TRACE | batch.WITH_INVARIANT)


def test_many_answers_at_once_are_the_same_as_one_by_one(toy: Game):
    made = library.load(toy)
    for name in (e.name for e in SCRIPTS):
        cells = toy.fresh_cells({"example": name})
        machines = [NativeMachine(toy, list(cells)) for _ in range(8)]
        rows = made.rows(cells, 8)
        choosers = [chooser.SeededChooser(4, n) for n in range(8)]
        while any(machine.over is None for machine in machines):
            seats, options = np.zeros(8, np.int16), np.zeros(8, np.int16)
            for n, machine in enumerate(machines):
                if machine.over is None:
                    ask = machine.pending[0]
                    seats[n], options[n] = ask.seat, choosers[n](ask)
                    machine.answer(int(seats[n]), int(options[n]))
            made.c.agon_answer_many(rows.ctypes.data, 8, seats.ctypes.data, options.ctypes.data)
            for n, machine in enumerate(machines):
                assert rows[n].tobytes() == machine.row[0].tobytes(), (name, n)


def test_a_row_is_plain_numpy(small: Game):
    made = library.load(small)
    rows = made.rows(small.fresh_cells({}), 3)
    copied = rows.copy()
    made.c.agon_answer(rows[1:].ctypes.data, 0, 3)
    assert rows[1] != rows[0] and rows[0] == rows[2]
    assert (copied == copied[0]).all() and copied[0] == rows[0]
    assert np.frombuffer(rows.tobytes(), made.dtype)[1] == rows[1]
    assert made.cells(copied[0]) == small.fresh_cells({})


def test_a_copied_machine_is_a_clone(small: Game):
    machine = NativeMachine(small, small.fresh_cells({}))
    machine.answer(0, 2)
    twin = machine.copy()
    machine.answer(-2, 6)
    assert state(twin) != state(machine)
    twin.answer(-2, 6)
    assert state(twin) == state(machine)


def test_batches_run_side_by_side_in_threads(small: Game):
    expected = batch.play_many(small, {}, 200, 8).trace
    found: list[int] = []
    threads = [
        threading.Thread(target=lambda: found.append(batch.play_many(small, {}, 200, 8).trace)) for _ in range(2)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected, expected]


# ---------------------------------------------------------------- scans


SCANNED = """
def game(p: Toy) -> Script:
    x = yield ask(0, COUNT, [i for i in ROW if p.row[i] == p.few])
    finish(p, NONE, DONE)
"""


def test_a_scan_with_too_many_places_is_a_fault(toys: Path):
    assert "gather(" in CText(toy_game(toys, SCANNED, most_options=64)).text()
    with pytest.raises(EngineFault, match="more options than the game declares"):
        batch.play(toy_game(toys, SCANNED, most_options=64), {}, 1, 1)
    assert batch.play(toy_game(toys, SCANNED, most_options=100), {}, 1, 1)["decisions"].tolist() == [1]


@pytest.mark.parametrize(
    ("condition", "is_mask"),
    [
        ("p.row[i] == p.few", True),
        ("p.few > 1 and p.row[i] == p.few", True),
        ("p.row[i] == SQUARES[p.few]", True),
        ("p.few > 0 and SQUARES[p.few + 9] == p.row[i]", False),
        ("p.row[i] % 2 == 0", False),
        ("p.row[p.row[i] + 3] == 1", False),
    ],
)
def test_a_condition_joins_the_mask_if_it_cannot_fail(toys: Path, condition: str, is_mask: bool):
    rules = SCANNED.replace("p.row[i] == p.few", condition)
    assert ("gather(" in CText(toy_game(toys, rules)).text()) == is_mask


# ---------------------------------------------------------------- planted translation errors


def divide_toward_zero(self: CText, node: ast.BinOp, left: str, right: str) -> str:
    return f"({left} / {right})" if isinstance(node.op, ast.FloorDiv) else TRUE_OPERATION(self, node, left, right)


def add_in_place(self: CText, name: str, value: ast.expr, append: bool) -> None:
    """A planted error without a separate buffer: a list built from itself is read while it is written."""
    if not append:
        self.line(f"n_{name} = 0;")
    self.fill(value, f"v_{name}", f"n_{name}")


def forget_the_end(self: CText, value: ast.expr) -> None:
    """A planted error without the check after a call that can finish the game."""


TRUE_OPERATION = CText.operation
MISTAKES: list[tuple[str, str, Callable[..., Any]]] = [
    ("division_goes_to_the_floor", "operation", divide_toward_zero),
    ("lists_keep_to_themselves", "store_list", add_in_place),
    ("nothing_happens_after_finish", "after_call", forget_the_end),
]


@pytest.mark.parametrize(("example", "method", "wrong"), sampled(MISTAKES), ids=[name for name, *_ in MISTAKES])
def test_a_planted_mistranslation_changes_the_trace(
    toys: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch, example: str, method: str, wrong: Callable[..., Any]
):
    examples = [e for e in EXPRESSIONS + LISTS + SCRIPTS if e.name == example]
    how = {"example": example}
    right, mistaken = gather(toys, examples), gather(toys, examples)
    expected = simulate.play_many(right, how, 10, 2, "lowered")
    assert batch.play_many(right, how, 10, 2) == expected
    monkeypatch.setattr(CText, method, wrong)
    assert batch.play_many(mistaken, how, 10, 2).trace != expected.trace


def test_a_planted_mistranslation_shows_in_the_comparison_of_steps(
    toys: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch
):
    examples = [e for e in EXPRESSIONS if e.name == "chained_comparisons"]
    monkeypatch.setattr(c_expressions, "COMPARE", COMPARE | {ast.LtE: "<"})
    game = gather(toys, examples)
    machines = start_all(game, game.fresh_cells({"example": "chained_comparisons"}))
    assert differences(machines) == []
    for machine in machines:
        machine.answer(0, 7)
    told = differences(machines)
    assert len(told) == 1
    assert told[0].startswith("native: cells is ")
