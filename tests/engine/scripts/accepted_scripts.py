"""Rules inside the subset that pause: asks, loops around asks, calls of scripts, and the end of a game."""

from __future__ import annotations

import textwrap

from agon.engine.machine import Outcome
from tests.engine.scripts.toy import example

DONE, EARLY = 8, 9
NORTH, EAST, SOUTH, WEST = 3, 4, 5, 6

ROW = range(3, 103)
TENS = {i: 7 * i % 10 for i in ROW}
PAIRS = {(s, i): (i * i + 50 * s) % 304 - 3 for s in range(2) for i in ROW}


def all_filled(name: str, body: str) -> str:
    """The text of an example in which every cell of `row` and `pair` has a value."""
    filled = """
        def fill_%s(p: Toy) -> None:
            for i in ROW:
                p.row[i] = 7 * i %% 10
                for s in SIDES:
                    p.pair[s, i] = (i * i + 50 * s) %% 304 - 3
        """
    return textwrap.dedent(filled % name) + textwrap.dedent(body)


SCANS = [
    example(
        "S-39",
        all_filled(
            "options",
            """
            def is_full(p: Toy, i: int, least: int = 8) -> bool:
                return p.row[i] >= least and FIFTHS[i] != -2

            def scanned_options(p: Toy) -> Script:
                fill_options(p)
                x = yield ask(0, COUNT, [i for i in ROW if is_full(p, i)])
                y = yield ask(0, COUNT, [i for i in ROW if i > x and p.row[i] == p.row[x] and 60 < i] + [0])
                z = yield ask(1, COUNT, [-i for i in ROW if p.pair[1, i] < p.pair[0, i] - 250 if PARITY[p.few][i] == 1])
                p.out[0] = x
                p.out[1] = y
                p.out[2] = z
                p.out[3] = sum(1 for i in ROW if is_full(p, i, p.few) or PARITY[1][i] == 0)
            """,
        ),
        [
            4,
            next(i for i in ROW if i > 60 and TENS[i] == TENS[4]),
            -next(i for i in ROW if PAIRS[1, i] < PAIRS[0, i] - 250 and i % 2),
            sum(1 for i in ROW if i % 5 or i % 2),
        ],
        [4],
    ),
    example(
        "S-39",
        all_filled(
            "reductions",
            """
            def first_of(p: Toy, value: int) -> int:
                for i in ROW:
                    if p.row[i] == value:
                        return i
                return NONE

            def scanned_reductions(p: Toy) -> Script:
                fill_reductions(p)
                x = yield ask(0, COUNT, [3, 5])
                p.out[0] = sum(p.row[i] for i in ROW)
                p.out[1] = sum(p.row[i] * 3 - x for i in ROW if p.pair[1, i] > 100)
                p.out[2] = sum(1 for s in SIDES for i in ROW if p.pair[s, i] < 0)
                p.out[3] = any(p.pair[0, i] == -3 and p.row[i] == first_of(p, x) for i in ROW)
                p.out[4] = all(p.row[i] < 10 for i in ROW)
                p.out[5] = any(p.row[i] > 9 for i in ROW)
                p.out[6] = all(p.row[i] != x or p.pair[1, i] % 2 == 0 for i in ROW)
                p.out[7] = sum(s + i for s in SIDES for i in ROW if p.row[i] == first_of(p, s) - 3 - 7 * s)
                p.out[8] = len([i * s for s in SIDES for i in range(3, 40) if p.pair[s, i] == p.pair[1 - s, i] + 50])
                p.out[9] = any(x == i and p.row[x] == 1 for i in ROW)
            """,
        ),
        [
            sum(TENS.values()),
            sum(TENS[i] * 3 - 3 for i in ROW if PAIRS[1, i] > 100),
            sum(1 for v in PAIRS.values() if v < 0),
            0,
            1,
            0,
            int(all(TENS[i] != 3 or PAIRS[1, i] % 2 == 0 for i in ROW)),
            sum(s + i for s in range(2) for i in ROW if TENS[i] == next(j for j in ROW if TENS[j] == s) - 3 - 7 * s),
            sum(1 for s in range(2) for i in range(3, 40) if PAIRS[s, i] == PAIRS[1 - s, i] + 50),
            1,
        ],
        [3],
    ),
    example(
        "S-39",
        all_filled(
            "guards",
            """
            def a_scan_tests_nothing_that_its_guards_exclude(p: Toy) -> Script:
                fill_guards(p)
                x = yield ask(0, COUNT, [0, 1])
                p.out[0] = len([i for i in ROW if p.few > 0 and p.row[i] == SQUARES[p.few + 10]])
                p.out[1] = len([i for i in ROW if p.row[i] == 9 and p.row[i + p.row[i] * 0] == 9 and i < 90])
                p.out[2] = len([i for i in ROW if i > 4 and p.row[i - 2] == 1 and p.row[i] > p.few])
                p.out[3] = sum(1 for i in ROW if p.few == 1 or p.row[i] == x)
                p.out[4] = len([i for i in ROW if p.wide + p.wide >= 2_000_000_000 or p.row[i] == 2])
            """,
        ),
        [
            0,
            sum(1 for i in ROW if TENS[i] == 9 and i < 90),
            sum(1 for i in ROW if i > 4 and TENS[i - 2] == 1),
            sum(1 for i in ROW if TENS[i] == 1),
            sum(1 for i in ROW if TENS[i] == 2),
        ],
        [1],
    ),
]

PAUSES = [
    example(
        "S-45",
        """
        def a_pause_is_a_whole_right_hand_side(p: Toy) -> Script:
            p.few = 1
            before = p.few
            x = yield ask(1, COUNT, [10, 20, 30])
            y: int = yield roll(DIE)
            yield ask(0, CHOOSE, [PASS])
            p.out[0] = before + x + y
        """,
        [25],
        [20, 4],
    ),
    example(
        "S-45",
        """
        def loops_around_pauses(p: Toy) -> Script:
            for i in range(p.few, 3):
                for x in (i + 1, 7):
                    y = yield ask(0, COUNT, [x, 99])
                    if y == 99:
                        break
                    p.out[0] = 10 * p.out[0] + y
                else_ = yield ask(1, CHOOSE, [PASS, DONE])
                if else_ == DONE:
                    continue
                p.out[1] += 1
        """,
        [17237, 2],
        [1, 7, 7, 2, 99, 8, 3, 7, 7],
    ),
    example(
        "S-45",
        """
        def leave_early(p: Toy) -> Script:
            for row in range(len(ROWS)):
                for x in ROWS[row]:
                    y = yield ask(0, COUNT, [x, 50])
                    while y > 40:
                        y = yield ask(0, COUNT, [x, 50, 60])
                        if y == 60:
                            return x
                    p.out[0] = (10 * p.out[0] + y) % 1_000_000_000
            return NONE

        def returns_out_of_loops_around_pauses(p: Toy) -> Script:
            x = yield from leave_early(p)
            p.out[1] = x
            x = yield from leave_early(p)
            p.out[2] = x
        """,
        [123123456, 4, -1],
        [1, 2, 50, 3, 50, 50, 60],
    ),
    example(
        "S-45",
        """
        def while_around_pauses(p: Toy) -> Script:
            left = 3
            while left > 0:
                x = yield ask(left % 2, COUNT, [left, 0])
                if x == 0:
                    left -= 2
                    continue
                p.out[0] = 10 * p.out[0] + x
                left -= 1
            while True:
                x = yield roll(DIE)
                if x > 4:
                    break
                p.out[1] += x
            p.out[2] = x
        """,
        [3, 6, 5],
        [3, 0, 4, 2, 5],
    ),
    example(
        "S-38",
        """
        def what_a_loop_around_pauses_runs_over_is_read_once(p: Toy) -> Script:
            p.few = 2
            for i in range(p.few):
                p.few = 3
                yield ask(0, CHOOSE, [PASS])
                p.out[0] += 1
            row = 0
            for x in ROWS[row]:
                row = 3
                yield ask(0, CHOOSE, [PASS])
                p.out[1] = 10 * p.out[1] + x
            a = 1
            for x in (a, a + 1, p.few, THREE + 1):
                a = 50
                p.few = 0
                yield ask(0, CHOOSE, [PASS])
                p.out[2] = 10 * p.out[2] + x
            low = 1
            for i in range(low, low + 2):
                low = 5
                i += 10
                yield ask(0, CHOOSE, [PASS])
                p.out[3] += i
            for i in (low,):
                yield ask(0, CHOOSE, [PASS])
                p.out[4] = i
        """,
        [2, 12, 1234, 23, 5],
    ),
    example(
        "S-35",
        """
        def loops_over_tables_around_pauses(p: Toy) -> Script:
            for x in SQUARES:
                y = yield ask(0, COUNT, [x, x + 1])
                p.out[0] += y
            for place in PLACES:
                yield ask(0, CHOOSE, [place, PASS])
                p.out[1] = 10 * p.out[1] + place
            for x in ROWS[2]:
                yield ask(0, CHOOSE, [PASS])
                p.out[2] = 99
            for x in range(2, 2):
                yield ask(0, CHOOSE, [PASS])
                p.out[3] = 99
        """,
        [31, 3456, 0, 0],
        [1, 1],
    ),
    example(
        "S-46",
        """
        def named(p: Toy, least: int) -> Options:
            return [c for c in PLACES if c > least]

        def asks(p: Toy) -> Script:
            a = yield ask(2, CHOOSE, named(p, EAST) + [PASS])
            b = yield ask(1 - p.few, CHOOSE, [c for c in PLACES if c != a])
            c = yield ask(0, CHOOSE, [a, b])
            p.out[0] = 100 * a + 10 * b + c
        """,
        [744],
        [7, 4, 4],
    ),
    example(
        "S-68",
        """
        def left_of(p: Toy, spent: int) -> int:
            return 3 - spent + p.few

        def asks_about(p: Toy) -> Script:
            for spent in range(2):
                offered = [RED, GREEN]
                x = yield ask(0, CHOOSE, offered, card=BLUE if spent == 0 else RED, left=left_of(p, spent), of=3)
                p.out[0] = 10 * p.out[0] + x
        """,
        [11],
        [1, 1],
    ),
    example(
        "S-47",
        """
        def rolls(p: Toy) -> Script:
            a = yield roll(DIE)
            b = yield roll(DIE)
            p.out[0] = 10 * a + b
        """,
        [61],
        [6, 1],
    ),
    example(
        "S-48",
        """
        def of_a_kind(p: Toy, first: int, kind: int) -> Script:
            x = yield draw(kind, [first, BLUE])
            p.out[0] = 10 * p.out[0] + x

        def draws_of_a_kind_that_the_caller_gives(p: Toy) -> Script:
            yield from of_a_kind(p, GREEN, CHOOSE)
            yield from of_a_kind(p, GREEN, kind=HIDE)
        """,
        [12],
        [1, 2],
    ),
    example(
        "S-48",
        """
        def draws(p: Toy) -> Script:
            p.zone[0, EAST, RED] = 2
            p.zone[0, WEST, RED] = 5
            a = yield draw(CHOOSE, [x for x in PLACES if p.zone[0, x, RED] > 0],
                           [p.zone[0, x, RED] for x in PLACES if p.zone[0, x, RED] > 0])
            b = yield draw(CHOOSE, [RED, GREEN])
            p.out[0] = 10 * a + b
        """,
        [61],
        [6, 1],
    ),
    example(
        "S-49",
        """
        def bids(p: Toy, seat: int) -> Options:
            return [x for x in range(p.few, p.few + 2 + seat)]

        def answers_together(p: Toy) -> Script:
            p.few = 1
            p.answer[1] = 5
            last = 2
            yield together(BID, (last, 0), bids)
            p.out[0] = 10 * p.answer[0] + p.answer[2]
            p.out[1] = p.answer[1]
            yield together(HIDE, (1,), colours)
            p.out[2] = p.answer[1]
            p.out[3] = last
        """,
        [24, 5, 1, 2],
        [2, 4, 1],
    ),
    example(
        "S-50",
        """
        def place(p: Toy, side: int, count: int = 2) -> Script:
            for _ in range(count):
                at = yield ask(side, CHOOSE, [x for x in PLACES])
                p.zone[side, at, RED] += 1

        def scripts_call_scripts(p: Toy) -> Script:
            yield from place(p, 1)
            yield from place(p, side=0, count=1)
            p.out[0] = p.zone[1, WEST, RED]
            p.out[1] = p.zone[0, EAST, RED]
        """,
        [2, 1],
        [6, 6, 4],
    ),
    example(
        "S-51",
        """
        def may_discard(p: Toy, side: int) -> Script:
            x = yield ask(side, CHOOSE, [RED, PASS])
            if x == PASS:
                return False
            p.hand[side, RED] += 1
            return True

        def double(p: Toy, x: int) -> Script:
            yield ask(0, CHOOSE, [PASS])
            return 2 * x

        def scripts_with_results(p: Toy) -> Script:
            paid = yield from may_discard(p, 0)
            if not paid:
                p.out[0] = 1
            paid = yield from may_discard(p, 1)
            if paid:
                p.out[1] = p.hand[1, RED]
            a = yield from double(p, 4)
            b = yield from double(p, a)
            p.out[2] = 100 * a + b
            yield from double(p, a)
        """,
        [1, 1, 816],
        [7, 0],
    ),
    example(
        "S-52",
        """
        def only_scripts_pause(p: Toy) -> Script:
            x = yield roll(DIE)
            p.out[0] = x
        """,
        [3],
        [3],
    ),
    example(
        "S-53",
        """
        def free(p: Toy) -> Options:
            return [x for x in PLACES if p.at[x] == 0]

        def lists_are_made_again_after_a_pause(p: Toy) -> Script:
            places = free(p)
            x = yield ask(0, CHOOSE, places)
            p.at[x] = 1
            p.out[0] = len(free(p))
            places = free(p)
            y = yield ask(0, CHOOSE, [z for z in places if z > EAST])
            p.out[1] = y
        """,
        [3, 6],
        [3, 6],
    ),
    example(
        "S-54",
        """
        def legal_moves(p: Toy) -> Options:
            return [RED, GREEN]

        def lists_made_just_above_the_ask(p: Toy) -> Script:
            legal = legal_moves(p)
            unused = [WEST, PASS]
            offered = legal + [PASS]
            offered += [WEST]
            if not unused:
                return
            x = yield ask(0, CHOOSE, offered)
            if x != PASS:
                legal = legal_moves(p)
                if legal:
                    y = yield ask(0, CHOOSE, legal)
                    p.out[1] = y
            p.out[0] = x
            legal = legal_moves(p)
            offered = legal + [PASS]
            legal = [WEST]
            z = yield ask(1, CHOOSE, offered + legal)
            p.out[2] = z
        """,
        [6, 1, 7],
        [6, 1, 7],
    ),
    example(
        "S-55",
        """
        def a_single_option_is_still_asked(p: Toy) -> Script:
            x = yield ask(1, CHOOSE, [PASS])
            p.out[0] = x
        """,
        [7],
    ),
    example(
        "S-56",
        """
        def nest(p: Toy, depth: int) -> Script:
            x = yield ask(0, COUNT, [depth, 0])
            if x > 0:
                yield from nest(p, depth + 1)
            p.out[0] = (10 * p.out[0] + depth) % 1_000_000

        def a_deep_stack(p: Toy) -> Script:
            yield from nest(p, 1)
        """,
        [54321],
        [1, 2, 3, 4, 0],
    ),
]

ENDS = [
    example(
        "S-59",
        """
        def deepest(p: Toy, winner: int) -> None:
            p.out[0] = 1
            if winner != 2:
                finish(p, winner, EARLY)
            p.out[1] = 2

        def deeper(p: Toy, winner: int) -> int:
            deepest(p, winner)
            p.out[2] = 3
            return p.out[2]

        def deep(p: Toy, winner: int) -> int:
            for i in range(3):
                x = deeper(p, winner if i == 1 else 2)
                p.out[3] += x
            return deeper(p, winner)

        def nothing_happens_after_finish(p: Toy) -> Script:
            x = yield ask(0, COUNT, [0, 1])
            y = deep(p, x)
            p.out[4] = y
        """,
        [1, 2, 3, 3, 0],
        [1],
        Outcome(2, EARLY),
    ),
    example(
        "S-59",
        """
        def stop(p: Toy) -> Script:
            yield roll(DIE)
            finish(p, NONE, EARLY)

        def finish_leaves_every_script(p: Toy) -> Script:
            for i in (1, 2):
                p.out[0] = i
                yield from stop(p)
                p.out[1] = 1
        """,
        [1, 0],
        [],
        Outcome(0, EARLY),
    ),
    example(
        "S-60",
        """
        def several_winners(p: Toy) -> Script:
            yield roll(DIE)
            p.out[0] = 1
            finish_shared(p, 1 << 0 | 1 << 2, EARLY)
            p.out[0] = 2
        """,
        [1],
        [],
        Outcome(5, EARLY),
    ),
    example(
        "S-61",
        """
        def say(p: Toy, x: int) -> None:
            tell(SAYS, 1, x)

        def log_lines(p: Toy) -> Script:
            tell(SAYS, 0, p.few + 1)
            yield ask(0, CHOOSE, [PASS])
            say(p, 5)
            tell(HINTS, RED, to=1 - p.few)
            p.out[0] = 1
        """,
        [1],
    ),
    example(
        "S-62",
        """
        def show(p: Toy) -> None:
            p.hidden = RED
            revealed()

        def reveals(p: Toy) -> Script:
            yield ask(0, CHOOSE, [PASS])
            show(p)
            p.out[0] = 1
        """,
        [1],
    ),
    example(
        "S-63",
        """
        def the_game_finishes(p: Toy) -> Script:
            yield ask(0, CHOOSE, [PASS])
            finish(p, 2, DONE)
        """,
        [0],
        [],
        Outcome(4, DONE),
    ),
    example(
        "S-64",
        """
        def secrets_go_into_the_position(p: Toy) -> Script:
            colour = yield draw(HIDE, [c for c in COLOURS])
            p.hidden = colour
            if colour == BLUE:
                p.out[1] = 1
            x = yield ask(0, CHOOSE, [c for c in COLOURS])
            p.out[0] = x == p.hidden
        """,
        [1, 1],
        [2, 2],
    ),
    example(
        "S-65",
        """
        def hide(p: Toy) -> Script:
            colour = yield draw(HIDE, [c for c in COLOURS])
            keep_hidden(p, colour)

        def keep_hidden(p: Toy, colour: int) -> None:
            p.hidden = colour

        def secrets_are_passed_on_in_the_position(p: Toy) -> Script:
            yield from hide(p)
            p.out[0] = p.hidden
        """,
        [1],
        [1],
    ),
    example(
        "S-66",
        """
        def the_spine_goes_on_from_the_position(p: Toy) -> Script:
            while p.few < 3:
                yield from one_round(p)

        def one_round(p: Toy) -> Script:
            x = yield roll(DIE)
            p.out[p.few] = x
            p.few += 1

        def around_the_spine(p: Toy) -> Script:
            yield from the_spine_goes_on_from_the_position(p)
        """,
        [5, 4, 3],
        [5, 4, 3],
    ),
]

MODULES = [
    example(
        "S-67",
        """
        from tests.engine.scripts import beside as b

        def named_through_a_module(p: Toy) -> None:
            p.out[0] = b.FOUR
            p.out[1] = b.CUBES[p.few + 2] + b.STEPS[0][1]
            p.out[2] = b.doubled(p, 3)
            p.out[3] = len(b.some(p, 1)) + len(b.CODES) + len(b.STEPS[1])
            p.out[4] = sum(x for x in b.CODES) + sum(x for x in b.STEPS[0])
            p.out[5] = b.FOUR in b.CODES
            for x in b.CUBES:
                p.out[6] += x % b.FOUR
            b.put(p, 3)
            p.out[7] = p.few
            numbers = b.some(p, 0)
            numbers += [b.FOUR]
            p.out[8] = len(numbers)
        """,
        [4, 10, 14, 7, 21, 1, 4, 3, 3],
    ),
    example(
        "S-67",
        """
        from agon.engine import script
        from tests.engine.scripts import beside

        def pauses_through_a_module(p: Toy) -> Script:
            x = yield script.ask(0, beside.COUNT, [beside.FOUR, 9])
            y = yield from beside.asked_twice(p, 1)
            yield from beside.EVENTS[0](p)
            yield script.together(beside.COUNT, (0, 2), beside.some)
            for cube in beside.CUBES:
                z = yield script.ask(0, beside.COUNT, [cube, beside.FOUR])
                p.out[3] += z
            p.out[0] = x
            p.out[1] = y
            p.out[2] = p.few
            p.out[4] = p.answer[0]
            p.out[5] = p.answer[2]
            script.finish(p, 1, EARLY)
        """,
        [9, 13, 2, 36, 10, 4],
        [9, 2, 11, 6, 10, 4],
        Outcome(2, EARLY),
    ),
]

SCRIPTS = PAUSES + SCANS + ENDS + MODULES
SPINE = ("game", "the_spine_goes_on_from_the_position")
