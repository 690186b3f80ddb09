"""Rules that are accepted but break a promise at run time; the faulty line is marked."""

from __future__ import annotations

from typing import NamedTuple

from tests.engine.scripts.toy import Example, example


class Fault(NamedTuple):
    """An example that must end in a fault, and the message of the fault."""

    example: Example
    message: str


def fault(line: str, name: str, statement: str, message: str, above: str = "") -> Fault:
    """One faulty statement after an ask; `x` is a number that no static analysis can foresee."""
    start = f"def {name}(p: Toy) -> Script:\n    x = yield ask(0, COUNT, [-1, 0, 9])\n"
    text = above + start + f"    {statement}  # <-\n    p.out[0] = 1\n"
    return Fault(example(line, text, [], [-1]), message)


OUT_OF_RANGE = [
    fault("S-3", "a_value_too_low", "p.few = x", "few cannot be -1: it is declared 0..3"),
    fault("S-3", "a_value_too_high", "p.few = 5 + x", "few cannot be 4: it is declared 0..3"),
    fault("S-3", "an_augmented_value", "p.few += x", "few cannot be -1: it is declared 0..3"),
    fault("S-3", "an_element_too_low", "p.at[EAST] = 6 * x", "at cannot be -6: it is declared -5..5"),
    fault("S-3", "an_augmented_element", "p.hand[0, RED] -= 1", "hand cannot be -1: it is declared 0..9"),
    fault("S-3", "a_negative_index", "p.out[1] = p.out[x]", "index -1 of out is outside 0..15"),
    fault("S-3", "a_negative_index_of_a_target", "p.out[x] = 1", "index -1 of out is outside 0..15"),
    fault("S-3", "an_index_too_high", "p.out[1] = p.out[15 - x]", "index 16 of out is outside 0..15"),
    fault("S-3", "a_code_below_its_range", "p.out[1] = p.at[NORTH + x]", "index 2 of at is outside 3..6"),
    fault("S-3", "a_code_above_its_range", "p.out[1] = p.at[PASS + x + 1]", "index 7 of at is outside 3..6"),
    fault("S-3", "a_second_index", "p.out[1] = p.hand[1, BLUE - x]", "index 3 of hand is outside 0..2"),
    fault("S-3", "a_first_index", "p.out[1] = p.hand[x, BLUE]", "index -1 of hand is outside 0..1"),
    fault("S-3", "a_third_index", "p.zone[1, WEST, x] = 1", "index -1 of zone is outside 0..2"),
    fault("S-3", "a_negative_index_of_a_table", "p.out[1] = SQUARES[x]", "index -1 of SQUARES is outside 0..4"),
    fault("S-3", "an_index_of_a_table_too_high", "p.out[1] = SQUARES[4 - x]", "index 5 of SQUARES is outside 0..4"),
    fault("S-3", "a_row_that_is_not_there", "p.out[1] = GRID[x][0]", "index -1 of GRID is outside 0..1"),
    fault("S-3", "an_element_that_is_not_there", "p.out[1] = GRID[1][2 - x]", "index 3 of GRID is outside 0..2"),
    fault("S-3", "a_negative_element_of_a_ragged_row", "p.out[1] = ROWS[3][x]", "index -1 of ROWS is outside 0..2"),
    fault("S-3", "a_ragged_element_too_high", "p.out[1] = ROWS[1][-x]", "index 1 of ROWS is outside 0..0"),
    fault("S-3", "a_negative_index_of_a_range", "p.out[1] = PLACES[x]", "is outside 0..3"),
    fault(
        "S-3",
        "an_index_inside_a_loop",
        "p.out[1] = sum(SQUARES[i] for i in range(x, 2))",
        "index -1 of SQUARES is outside",
    ),
    fault(
        "S-3",
        "an_index_inside_a_list",
        "p.out[1] = len([i for i in COLOURS if p.hand[x, i]])",
        "index -1 of hand is outside",
    ),
    fault(
        "S-67",
        "a_table_of_a_module",
        "p.out[1] = b.CUBES[x]",
        "index -1 of CUBES is outside 0..3",
        "from tests.engine.scripts import beside as b\n\n",
    ),
    fault("S-3", "an_index_of_an_iterable", "p.out[1] = sum(i for i in ROWS[x])", "index -1 of ROWS is outside 0..3"),
]

NO_OPTIONS = fault("S-55", "no_options", "yield ask(0, CHOOSE, [c for c in COLOURS if c < x])", "offers nothing")
DOUBLED = fault("S-55", "a_doubled_option", "yield ask(0, CHOOSE, [RED, RED])", "offers an option twice")
NO_SEAT = fault("S-46", "a_seat_that_is_not_there", "yield ask(x, CHOOSE, [RED])", "goes to seat -1")
TOO_FEW_WEIGHTS = fault(
    "S-48", "too_few_weights", "yield draw(CHOOSE, [RED, BLUE], [1])", "has weights [1] for 2 options"
)
NO_WEIGHT = fault("S-48", "a_weight_of_nothing", "yield draw(CHOOSE, [RED, BLUE], [1, 0])", "has weights [1, 0]")
ASSERTION = fault("S-32", "an_assertion", "assert x == 0", "")
BROKEN = [NO_OPTIONS, DOUBLED, NO_SEAT, TOO_FEW_WEIGHTS, NO_WEIGHT, ASSERTION]


def too_wide(name: str, statements: str) -> Fault:
    """A number that C would truncate and Python would not."""
    return Fault(
        example("S-3", f"def {name}(p: Toy) -> Script:\n    x = yield ask(0, COUNT, [9])\n{statements}", []), ""
    )


TOO_WIDE = [
    too_wide("a_wide_element", "    p.out[1] = len([40_000 * x])  # <-\n"),
    too_wide("a_wide_element_made", "    p.out[1] = sum(y for y in [40_000 * z for z in range(x)])  # <-\n"),
    too_wide("a_wide_local", "    y = x << 40\n    yield ask(0, CHOOSE, [PASS])  # <-\n    p.out[1] = y % 7\n"),
    too_wide("a_wide_argument", "    yield from wide_result(p, x << 40)  # <-\n"),
]
WIDE_RESULT = """
def wide_result(p: Toy, x: int) -> Script:
    yield ask(0, CHOOSE, [PASS])
    return x << 20
"""
FAULTS = OUT_OF_RANGE + BROKEN
