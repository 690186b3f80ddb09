"""Rules inside the subset, in the order of docs/reference/scripts.md, and what they compute in Python. Scripts with
pauses are in accepted_scripts.py. Each example writes to `p.out`."""

from __future__ import annotations

from tests.engine.scripts.toy import example

VALUES = [
    example(
        "S-1",
        """
        def fields_of_every_shape(p: Toy) -> None:
            p.n = -7
            p.wide = 1_999_999_999
            p.hand[1, GREEN] = 9
            p.zone[1, WEST, BLUE] = 5
            p.at[NORTH] = -5
            p.out[0] = p.n
            p.out[1] = p.wide % 1000
            p.out[2] = p.hand[1, GREEN]
            p.out[3] = p.zone[1, WEST, BLUE]
            p.out[4] = p.at[NORTH]
            p.out[5] = p.hidden
        """,
        [-7, 999, 9, 5, -5, -1],
    ),
    example(
        "S-2",
        """
        def indices_are_expressions_and_run_over_codes(p: Toy) -> None:
            for place in PLACES:
                p.at[place] = place - SOUTH
            for side in range(2):
                for place in PLACES:
                    for colour in COLOURS:
                        p.zone[side, place, colour] = (side + place + colour) % 6
            p.out[0] = p.at[NORTH]
            p.out[1] = p.at[p.few + WEST]
            p.out[2] = p.zone[p.few, NORTH + 1, BLUE]
            p.out[3] = p.zone[1 - p.few, WEST, RED]
            p.out[4] = p.hand[p.few, p.few]
        """,
        [-2, 1, (0 + 4 + 2) % 6, (1 + 6 + 0) % 6, 0],
    ),
    example(
        "S-3",
        """
        def the_ends_of_a_range_belong_to_it(p: Toy) -> None:
            p.few = 3
            p.n = -100
            p.out[15] = 999_999_999
            p.out[15] -= 999_999_999
            p.out[0] = p.few + p.n
            p.out[1] = SQUARES[4]
            p.out[2] = ROWS[3][2]
        """,
        [-97, 16, 6],
    ),
    example(
        "S-4",
        """
        def literals(p: Toy) -> None:
            p.out[0] = 1_000
            p.out[1] = True
            p.out[2] = False
            p.out[3] = NONE
            p.out[4] = 0x10
        """,
        [1000, 1, 0, -1, 16],
    ),
    example(
        "S-5",
        """
        def module_level_ints(p: Toy) -> None:
            p.out[0] = THREE
            p.out[1] = BLUE + WEST
            p.out[2] = CHANCE
            p.out[3] = ALL
        """,
        [3, 8, -2, -3],
    ),
    example(
        "S-6",
        """
        def tables_and_ragged_tables(p: Toy) -> None:
            p.out[0] = SQUARES[THREE]
            p.out[1] = GRID[1][2]
            p.out[2] = ROWS[p.few + 3][1]
            p.out[3] = len(ROWS)
            p.out[4] = len(ROWS[2])
            p.out[5] = len(ROWS[3])
            p.out[6] = len(SQUARES)
        """,
        [9, 6, 5, 4, 0, 3, 5],
    ),
    example(
        "S-7",
        """
        def a_range_constant_is_a_table(p: Toy) -> None:
            p.out[0] = PLACES[0]
            p.out[1] = PLACES[p.few + 3]
            p.out[2] = len(PLACES)
            p.out[3] = 3 in PLACES
            p.out[4] = 7 in PLACES
            p.out[5] = sum(place for place in PLACES)
        """,
        [3, 6, 4, 1, 0, 18],
    ),
    example(
        "S-8",
        """
        def assigned_on_every_path(p: Toy) -> None:
            if p.few == 0:
                x = 4
            elif p.few == 1:
                return
            else:
                x = 5
            while True:
                y = 6
                if y > x:
                    break
            p.out[0] = x
        """,
        [4],
    ),
    example(
        "S-9",
        """
        def adds_to(p: Toy, x: int) -> int:
            return p.few + x

        def p_is_passed_first(p: Toy) -> None:
            p.few = 2
            p.out[0] = adds_to(p, 5)
        """,
        [7],
    ),
]

FUNCTIONS = [
    example(
        "S-10",
        """
        def twice(x: int) -> int:
            return 2 * x

        def is_even(x: int) -> bool:
            return x % 2 == 0

        def evens(p: Toy) -> Options:
            return [x for x in range(6) if is_even(x)]

        def set_few(p: Toy, x: Seat) -> None:
            p.few = x

        def four_kinds_of_functions(p: Toy) -> None:
            set_few(p, 2)
            p.out[0] = p.few
            p.out[1] = twice(21)
            p.out[2] = is_even(3)
            p.out[3] = len(evens(p))
        """,
        [2, 42, 0, 3],
    ),
    example(
        "S-11",
        """
        def weigh(p: Toy, a: int, b: int = THREE, c: int = -1) -> int:
            return 100 * a + 10 * b + c + p.few

        def parameters_have_int_defaults(p: Toy) -> None:
            p.out[0] = weigh(p, 1)
            p.out[1] = weigh(p, 1, 2)
            p.out[2] = weigh(p, 1, 2, 3)
        """,
        [129, 119, 123],
    ),
    example(
        "S-12",
        """
        def place_value(a: int, b: int, c: int = 7) -> int:
            return 100 * a + 10 * b + c

        def keyword_arguments(p: Toy) -> None:
            p.out[0] = place_value(1, b=2)
            p.out[1] = place_value(c=3, b=2, a=1)
            p.out[2] = place_value(place_value(0, 0, 1), 2, c=place_value(0, 0, c=4))
        """,
        [127, 123, 124],
    ),
    example(
        "S-13",
        """
        def first_square_above(x: int) -> int:
            for square in SQUARES:
                if square > x:
                    return square
            return NONE

        def looks_for_ever(x: int) -> int:
            while True:
                x += 1
                if x % 7 == 0:
                    return x

        def results_on_every_path(p: Toy) -> None:
            p.out[0] = first_square_above(4)
            p.out[1] = first_square_above(40)
            p.out[2] = looks_for_ever(15)
        """,
        [9, -1, 21],
    ),
    example(
        "S-14",
        """
        def is_between(x: int, low: int, high: int) -> bool:
            return low <= x <= high

        def is_odd_or_high(x: int) -> bool:
            return x % 2 == 1 or is_between(x, 90, 99)

        def opposite(x: int) -> bool:
            return not x

        def bool_results(p: Toy) -> None:
            p.out[0] = is_odd_or_high(92)
            p.out[1] = is_odd_or_high(2)
            p.out[2] = opposite(0)
            p.out[3] = opposite(5)
        """,
        [1, 0, 1, 0],
    ),
    example(
        "S-15",
        """
        def countdown(p: Toy, n: int) -> Script:
            if n == 0:
                return 0
            x = yield ask(0, COUNT, [n, n + 10])
            below = yield from countdown(p, n - 1)
            return x + below

        def scripts_recurse(p: Toy) -> Script:
            total = yield from countdown(p, 4)
            p.out[0] = total
        """,
        [4 + 13 + 2 + 11],
        [4, 13, 2, 11],
    ),
    example(
        "S-16",
        """
        CARDS = EventTable()
        VALUES_OF = EventTable()

        @CARDS.event(3)
        def card_three(p: Toy, side: int, ops: int = 2) -> Script:
            x = yield ask(side, COUNT, [ops, ops + 1])
            p.out[0] = 10 * side + x

        @CARDS.event(8)
        def card_eight(p: Toy, side: int, ops: int = 2) -> Script:
            x = yield roll(DIE)
            p.out[1] = ops * x
            yield from CARDS[3](p, side, ops=5)

        @VALUES_OF.event(0)
        def value_of_zero(p: Toy, x: int) -> int:
            return p.few + x

        @VALUES_OF.event(2)
        def value_of_two(p: Toy, x: int) -> int:
            return p.few - x

        def events_through_tables(p: Toy) -> Script:
            p.few = 3
            for card in (8, 3):
                yield from CARDS[card](p, card - 7 if card == 8 else 0)
                if card == 8:
                    p.out[2] = p.out[0]
            p.out[3] = VALUES_OF[0](p, 10) + VALUES_OF[p.few - 1](p, x=1)
        """,
        [3, 12, 16, 15],
        [6, 6, 3],
    ),
    example(
        "S-17",
        """
        def at_module_level(x: int) -> int:
            return x + 1

        def functions_of_the_module(p: Toy) -> None:
            p.out[0] = at_module_level(1)
        """,
        [2],
    ),
]

EXPRESSIONS = [
    example(
        "S-18",
        """
        def arithmetic(p: Toy) -> None:
            a = 17
            b = -5
            p.out[0] = a + b * 2 - 3
            p.out[1] = (a + b) * (2 - 3)
            p.out[2] = a - b - 1
            p.out[3] = a * b * -1
            p.out[4] = 100_000 * 100_000 % 99_991
        """,
        [4, -12, 21, 85, 100_000 * 100_000 % 99_991],
    ),
    example(
        "S-19",
        """
        def division_goes_to_the_floor(p: Toy) -> None:
            a = 7
            b = -7
            p.out[0] = a // 2
            p.out[1] = b // 2
            p.out[2] = a % 3
            p.out[3] = b % 3
            p.out[4] = b // THREE
            p.out[5] = b % 7
            p.out[6] = -1 // 1000
            p.out[7] = -1 % 1000
            p.n = -7
            p.n //= 2
            p.out[8] = p.n
            p.n %= THREE
            p.out[9] = p.n
        """,
        [3, -4, 1, 2, -3, 0, -1, 999, -4, 2],
    ),
    example(
        "S-20",
        """
        def bits(p: Toy) -> None:
            a = 12
            b = -6
            p.out[0] = a & 10
            p.out[1] = a | 3
            p.out[2] = a ^ 10
            p.out[3] = 1 << a
            p.out[4] = b >> 1
            p.out[5] = b & 7
            p.out[6] = b << 2
            p.out[7] = a >> THREE
            p.out[8] = 1 | 2 ^ 3 & 6 << 1
            p.out[9] = b ^ a
        """,
        [8, 15, 6, 4096, -3, 2, -24, 1, 1 | 2 ^ 3 & 6 << 1, -6 ^ 12],
    ),
    example(
        "S-21",
        """
        def unary_operators(p: Toy) -> None:
            x = 5
            p.out[0] = -x
            p.out[1] = ~x
            p.out[2] = - -x
            p.out[3] = not x
            p.out[4] = not not x
            p.out[5] = ~(x > 4)
            p.out[6] = -p.few - 1
        """,
        [-5, -6, 5, 0, 1, -2, -1],
    ),
    example(
        "S-22",
        """
        def chained_comparisons(p: Toy) -> None:
            for x in range(6):
                p.out[x] = 1 <= x <= 4
            p.out[6] = 1 < p.few + 2 != 3
            p.out[7] = 0 == p.few < 1 <= 1 > 0
            p.out[8] = (3 > 2) == True
            p.out[9] = 3 > 2 > 1
            p.out[10] = (3 > 2) > 1
        """,
        [0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0],
    ),
    example(
        "S-23",
        """
        def evens_below(n: int) -> Options:
            return [x for x in range(n) if x % 2 == 0]

        def membership(p: Toy) -> None:
            xs = evens_below(9)
            p.out[0] = p.few + 1 in (3, 1)
            p.out[1] = 2 not in (3, 1)
            p.out[2] = 5 in ROWS[3]
            p.out[3] = 5 in ROWS[2]
            p.out[4] = 9 in SQUARES
            p.out[5] = WEST in PLACES
            p.out[6] = 6 in xs
            p.out[7] = 7 not in xs + [7]
            p.out[8] = 4 in evens_below(4)
            p.out[9] = 4 in [x + 1 for x in SQUARES]
            p.out[10] = (4 in xs) + (5 in xs)
        """,
        [1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 1],
    ),
    example(
        "S-24",
        """
        def is_true(p: Toy) -> bool:
            return p.few == 3

        def and_or_not(p: Toy) -> None:
            xs = [1]
            ys = [x for x in xs if x > 1]
            p.out[0] = p.few == 0 and p.n == 0 or p.n == 1
            p.out[1] = not (p.few == 0 and p.n == 1)
            p.out[2] = not is_true(p)
            if xs and not ys and p.out[0]:
                p.out[3] = 5
            if p.few or ys:
                p.out[4] = 6
            if not (p.few or 0) and 3:
                p.out[5] = 7
            p.out[6] = True and is_true(p)
            if p.few != 0 and SQUARES[p.few - 1] == 1:
                p.out[7] = 1
            p.out[8] = p.few == 0 or SQUARES[p.few - 1] == 0
        """,
        [1, 1, 1, 5, 0, 7, 0, 0, 1],
    ),
    example(
        "S-25",
        """
        def conditional_expressions(p: Toy) -> None:
            p.out[0] = 1 if p.few else 2
            p.out[1] = (1 if p.n == 0 else 2) + (3 if p.n else 4)
            p.out[2] = 5 if p.few == 1 else 6 if p.few == 0 else 7
            p.out[3] = SQUARES[p.few - 1] if p.few > 0 else NONE
            flag = (p.few == 0) if p.n == 0 else (p.few == 1)
            p.out[4] = flag
        """,
        [2, 5, 6, -1, 1],
    ),
    example(
        "S-26",
        """
        def builtins(p: Toy) -> None:
            p.out[0] = min(3, -4, 5)
            p.out[1] = max(3, p.few, 5, 4)
            p.out[2] = abs(-3) + abs(2)
            p.out[3] = len([1, 2] + [3])
            p.out[4] = len((7, 8))
            p.out[5] = max(min(p.n, 3), -1)
        """,
        [-4, 5, 5, 3, 2, 0],
    ),
    example(
        "S-27",
        """
        def sums_anys_and_alls(p: Toy) -> None:
            p.out[0] = sum(x * x for x in range(5))
            p.out[1] = sum(1 for x in SQUARES if x % 2 == 0)
            p.out[2] = any(x == 9 for x in SQUARES)
            p.out[3] = all(x < 9 for x in SQUARES)
            p.out[4] = any(x > 9 for x in ROWS[2])
            p.out[5] = all(x > 9 for x in ROWS[2])
            p.out[6] = sum(10 * a + b for a in (1, 2) for b in range(a) if b < 5)
            p.out[7] = any(a * b == 12 for a in range(5) for b in range(a))
            p.out[8] = any(x for x in SQUARES)
            p.out[9] = all(x for x in SQUARES)
            p.out[10] = sum(x > 3 for x in SQUARES)
            p.out[11] = sum(sum(y for y in range(x)) for x in range(4))
            p.out[12] = not any(x == 3 for x in SQUARES)
        """,
        [30, 3, 1, 0, 0, 1, 10 + 20 + 21, 1, 1, 0, 3, 4, 1],
    ),
    example(
        "S-27",
        """
        def a_sum_within_a_sum_reads_cells_by_both_names(p: Toy) -> None:
            p.zone[1, NORTH, GREEN] = 2
            p.zone[1, WEST, GREEN] = 3
            p.zone[1, WEST, BLUE] = 4
            p.out[0] = sum(sum(p.zone[1, place, c] for place in PLACES) > 3 for c in COLOURS)
            p.out[1] = sum(all(p.zone[1, place, c] < 3 for c in COLOURS) for place in PLACES)
        """,
        [2, 3],
    ),
    example(
        "S-28",
        """
        def an_expression_may_nest_as_deep_as_it_likes(p: Toy) -> None:
            p.out[0] = max(sum(SQUARES[i] for i in range(len(ROWS[3]))), abs(-4) if 3 in (1, 2, 3) else 0) % 4
        """,
        [1],
    ),
]

STATEMENTS = [
    example(
        "S-29",
        """
        def assignments(p: Toy) -> None:
            x = 3
            y: int = x + 1
            x = x * y
            p.out[0] = x
            p.hand[1, RED] = y
            p.out[p.hand[1, RED]] = 5
            p.out[1] = p.hand[1, RED]
            xs: Options = [1, 2]
            p.out[2] = len(xs)
        """,
        [12, 4, 2, 0, 5],
    ),
    example(
        "S-30",
        """
        def augmented_assignments(p: Toy) -> None:
            x = 3
            x += 4
            x *= 2
            x -= 1
            p.out[0] = x
            x <<= 2
            x |= 1
            x ^= 3
            x >>= 1
            x &= 62
            p.out[1] = x
            p.out[2] += 7
            p.out[2] *= p.out[2]
            p.zone[1, EAST, BLUE] += 2
            p.zone[1, EAST, BLUE] += p.zone[1, EAST, BLUE]
            p.out[3] = p.zone[1, EAST, BLUE]
            xs = [1]
            xs += [2] + xs
            p.out[4] = len(xs)
        """,
        [13, ((((13 << 2) | 1) ^ 3) >> 1) & 62, 49, 4, 3],
    ),
    example(
        "S-31",
        """
        def steps_of_collatz(n: int) -> int:
            steps = 0
            while n != 1:
                steps += 1
                if n % 2 == 0:
                    n //= 2
                    continue
                n = 3 * n + 1
            return steps

        def control_of_the_flow(p: Toy) -> None:
            p.out[0] = steps_of_collatz(27)
            x = 0
            while True:
                x += 1
                if x % 2 == 0:
                    continue
                elif x > 10:
                    break
                else:
                    pass
                p.out[1] += x
            p.out[2] = x
        """,
        [111, 25, 11],
    ),
    example(
        "S-32",
        """
        def asserts(p: Toy) -> None:
            assert p.few == 0
            xs = [3]
            assert xs
            p.out[0] = 1
        """,
        [1],
    ),
    example(
        "S-33",
        """
        def docstrings(p: Toy) -> None:
            \"\"\"A docstring, and nothing else, may stand alone.\"\"\"
            p.out[0] = 1
        """,
        [1],
    ),
]

LOOPS = [
    example(
        "S-34",
        """
        def for_over_ranges(p: Toy) -> None:
            for i in range(5):
                p.out[0] += i
            for i in range(p.few - 3, 3):
                p.out[1] += 10 + i
            for i in range(4, 2):
                p.out[2] = 99
            for _ in range(3):
                p.out[3] += 1
            for i in range(3):
                p.out[4] += i
                i = 100
        """,
        [10, 57, 0, 3, 3],
    ),
    example(
        "S-35",
        """
        def for_over_tables(p: Toy) -> None:
            for x in SQUARES:
                p.out[0] += x
            for x in ROWS[3]:
                p.out[1] = 10 * p.out[1] + x
            for x in ROWS[2]:
                p.out[2] = 99
            for place in PLACES:
                p.out[3] = 10 * p.out[3] + place
            for x in (p.few + 2, 7, THREE):
                p.out[4] = 10 * p.out[4] + x
            for i in range(len(ROWS)):
                for x in ROWS[i]:
                    if x == 2:
                        break
                    if x == 4:
                        continue
                    p.out[5] = 10 * p.out[5] + x
        """,
        [30, 456, 0, 3456, 273, 1356],
    ),
    example(
        "S-36",
        """
        def odds(n: int) -> Options:
            return [x for x in range(n) if x % 2 == 1]

        def first_odd_above(n: int) -> int:
            for x in odds(20):
                if x > n:
                    return x
            return NONE

        def for_over_lists(p: Toy) -> Script:
            yield ask(0, CHOOSE, [PASS])
            xs = odds(10)
            for x in xs:
                if x == 7:
                    break
                p.out[0] = 10 * p.out[0] + x
            for x in xs + [2]:
                p.out[1] += x
            for x in odds(4):
                for y in [x, x]:
                    p.out[2] += y
            p.out[3] = first_odd_above(11)
        """,
        [135, 27, 8, 13],
    ),
    example(
        "S-37",
        """
        def one_target_a_loop(p: Toy) -> None:
            i = 50
            p.out[1] = i
            for i in range(3):
                p.out[0] += i
            i = 7
            p.out[2] = i
        """,
        [3, 50, 7],
    ),
    example(
        "S-38",
        """
        def bounds_are_read_once(p: Toy) -> None:
            p.few = 2
            for i in range(p.few):
                p.few = 3
                p.out[0] += 1
            row = 0
            for x in ROWS[row]:
                row = 3
                p.out[1] = 10 * p.out[1] + x
            a = 1
            for x in (a, a + 1, p.few):
                a = 50
                p.few = 0
                p.out[2] = 10 * p.out[2] + x
            xs = [1, 2]
            for x in xs:
                xs = xs + [x]
                p.out[3] += 1
            p.out[4] = len(xs)
        """,
        [2, 12, 123, 2, 4],
    ),
]

LISTS = [
    example(
        "S-39",
        """
        def lists_are_made(p: Toy) -> None:
            xs = [a * 10 + b for a in range(3) for b in range(3) if a != b if a + b != 3]
            p.out[0] = len(xs)
            p.out[1] = sum(x for x in xs)
            ys = [x for x in xs if x not in (1, 2)] + [PASS] + [x for x in [p.few, 5]]
            p.out[2] = len(ys)
            p.out[3] = sum(x for x in ys)
            zs: Options = []
            for x in ys:
                if x > 5:
                    zs += [x]
            p.out[4] = len(zs)
            p.out[5] = len([b for b in COLOURS])
        """,
        [4, 33, 5, 42, 3, 3],
    ),
    example(
        "S-40",
        """
        def pick(p: Toy) -> Options:
            return [RED, GREEN]

        def lists_keep_to_themselves(p: Toy) -> None:
            legal = pick(p)
            more = legal + [PASS]
            copied = legal + []
            copied += [BLUE]
            legal = legal + legal
            p.out[0] = len(legal)
            p.out[1] = len(more)
            p.out[2] = len(copied)
            p.out[3] = sum(x for x in more)
            p.out[4] = sum(x for x in copied)
            p.out[5] = len(pick(p))
        """,
        [4, 3, 3, 8, 3, 2],
    ),
    example(
        "S-41",
        """
        def lists_are_read(p: Toy) -> None:
            xs = [x for x in SQUARES if x > p.few]
            if xs:
                p.out[0] = len(xs)
            if not [x for x in xs if x > 99]:
                p.out[1] = 1
            p.out[2] = 9 in xs
            for x in xs:
                p.out[3] = x
            while xs:
                xs = [x for x in xs if x > 9 and p.out[4] < 1]
                p.out[4] += 1
        """,
        [4, 1, 1, 16, 2],
    ),
    example(
        "S-42",
        """
        def a_name_stays_a_list(p: Toy) -> None:
            if p.few == 0:
                deep = [1, 2, 3]
            else:
                deep = []
            again = deep + [4]
            p.out[0] = len(again)
        """,
        [4],
    ),
    example(
        "S-43",
        """
        def comprehensions_have_their_own_names(p: Toy) -> None:
            x = 5
            xs = [x for x in range(3)]
            p.out[0] = x
            p.out[1] = sum(x * y for x in xs for y in (x, 10))
            p.out[2] = x
            p.out[3] = any(x == 2 for x in xs) + x
        """,
        [5, 35, 5, 6],
    ),
    example(
        "S-44",
        """
        def filled_places(p: Toy, least: int) -> Options:
            found: Options = []
            for place in PLACES:
                count = sum(p.zone[0, place, c] for c in COLOURS)
                if count >= least:
                    found += [place]
            return found

        def options_functions_only_look(p: Toy) -> None:
            p.zone[0, EAST, RED] = 2
            p.zone[0, WEST, BLUE] = 1
            p.out[0] = len(filled_places(p, 1))
            p.out[1] = sum(x for x in filled_places(p, 2))
        """,
        [2, 4],
    ),
]

EFFECTS = [
    example(
        "S-57",
        """
        def take(p: Toy) -> int:
            p.few += 1
            return 10 * p.few

        def take_twice(p: Toy) -> int:
            take(p)
            return take(p)

        def took(p: Toy) -> bool:
            p.few += 1
            return p.few > 2

        def calls_that_change_something(p: Toy) -> None:
            take(p)
            x = take(p)
            y = took(p)
            p.out[0] = x
            p.out[1] = y
            p.out[2] = p.few
            p.few = 0
            x = take_twice(p)
            p.out[3] = x
        """,
        [20, 1, 3, 20],
    ),
    example(
        "S-58",
        """
        def looks(p: Toy) -> int:
            return p.few + 1

        def calls_that_change_nothing_are_used(p: Toy) -> None:
            x = looks(p) * looks(p)
            p.out[0] = x + looks(p)
        """,
        [2],
    ),
]

PLAIN = VALUES + FUNCTIONS + EXPRESSIONS + STATEMENTS + LOOPS + LISTS + EFFECTS
