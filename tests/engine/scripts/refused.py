"""Rules outside the subset, in the order of docs/reference/scripts.md; the line to report is marked."""

from __future__ import annotations

from tests.engine.scripts.toy import Refusal, refusal


def plain(line: str, statement: str, reason: str) -> Refusal:
    """A plain function with one statement."""
    return refusal(line, f"def rule(p: Toy) -> None:\n    x = 1\n    p.out[x] = 1\n    {statement}  # <-\n", reason)


def script(line: str, statement: str, reason: str) -> Refusal:
    """A script with one statement."""
    return refusal(
        line, f"def rule(p: Toy) -> Script:\n    x = yield roll(DIE)\n    p.out[0] = x\n    {statement}  # <-\n", reason
    )


VALUES = [
    plain("S-1", "p.vp = 1", "no field vp"),
    plain("S-1", "p.out[0] = other.vp", "an attribute of something that is not p"),
    plain("S-1", "WORDS.codes = 1", "an attribute of something that is not p"),
    plain("S-2", "p.out[0] = p.hand[1]", "hand has 2 indices"),
    plain("S-2", "p.out[0] = p.zone[0, 3]", "zone has 3 indices"),
    plain("S-2", "p.out[0] = p.hand", "the array hand is used as a value"),
    plain("S-2", "p.out[0] = p.out[1:2]", "Slice is not part of the subset"),
    plain("S-4", "x = 1.5", "the value 1.5"),
    plain("S-4", "x = None", "the value None"),
    plain("S-4", "x = 'red'", "the value 'red'"),
    refusal("S-5", "NAMES = ['red']\n\ndef rule(p: Toy) -> int:\n    return NAMES  # <-\n", "NAMES is list"),
    refusal("S-5", "PRICE = 1.5\n\ndef rule(p: Toy) -> int:\n    return PRICE  # <-\n", "PRICE is float"),
    plain("S-5", "x = UNKNOWN", "the name UNKNOWN is not defined here"),
    plain("S-6", "x = SQUARES", "SQUARES is used as a value"),
    plain("S-6", "x = ROWS[0]", "a row of a table is used as a value"),
    plain("S-6", "x = ROWS[0, 1]", "a table is indexed with a comma or a slice"),
    plain("S-6", "x = SQUARES[0][1]", "too many indices"),
    refusal("S-6", "BAD = (((1,),),)\n\ndef rule(p: Toy) -> int:\n    return BAD[0][0]  # <-\n", "BAD is not a table"),
    refusal("S-6", "BAD = (1, (2,))\n\ndef rule(p: Toy) -> int:\n    return BAD[0]  # <-\n", "BAD is not a table"),
    refusal("S-6", "BAD = ()\n\ndef rule(p: Toy) -> int:\n    return BAD[0]  # <-\n", "the table BAD is empty"),
    refusal("S-6", "BAD = ('red',)\n\ndef rule(p: Toy) -> int:\n    return BAD[0]  # <-\n", "BAD is not a table"),
    refusal("S-7", "ODD = range(1, 9, 2)\n\ndef rule(p: Toy) -> int:\n    return ODD[0]  # <-\n", "ODD is range"),
    plain("S-7", "x = PLACES", "PLACES is used as a value"),
    refusal(
        "S-8",
        """
        def rule(p: Toy) -> int:
            if p.few:
                x = 1
            return x  # <-
        """,
        "x may be read before it is assigned",
    ),
    refusal(
        "S-8",
        """
        def rule(p: Toy) -> int:
            while p.few:
                x = 1
            return x  # <-
        """,
        "x may be read before it is assigned",
    ),
    refusal(
        "S-8",
        """
        def rule(p: Toy) -> int:
            while True:
                if p.few:
                    break
                x = 1
            return x  # <-
        """,
        "x may be read before it is assigned",
    ),
    plain("S-9", "p = 1", "p is assigned"),
    plain("S-9", "x = p", "p is used as a value"),
    refusal("S-9", "def rule(x: int, p: Toy) -> None:  # <-\n    p.few = x\n", "p is not the first parameter"),
    refusal(
        "S-9",
        """
        def few(p: Toy) -> int:
            return p.few

        def less(x: int) -> int:
            return few(p) - x  # <-

        def rule(p: Toy) -> None:
            p.out[0] = less(1)
        """,
        "p is not a parameter here",
    ),
]

FUNCTIONS = [
    refusal("S-10", "def rule(p: Toy):  # <-\n    p.few = 1\n", "rule lacks type annotations"),
    refusal("S-10", "def rule(p) -> None:  # <-\n    p.few = 1\n", "rule lacks type annotations"),
    refusal("S-11", "def rule(p: Toy, *xs: int) -> None:  # <-\n    p.few = 1\n", "star or keyword-only parameters"),
    refusal(
        "S-11", "def rule(p: Toy, *, x: int = 1) -> None:  # <-\n    p.few = 1\n", "star or keyword-only parameters"
    ),
    refusal("S-11", "def rule(p: Toy, x: int = 1.5) -> None:  # <-\n    p.few = 1\n", "the default of x is not an int"),
    refusal(
        "S-11",
        """
        def longest(p: Toy, xs: Options) -> int:  # <-
            return len(xs)

        def rule(p: Toy) -> None:
            p.out[0] = longest(p, [1])
        """,
        "the parameter xs is a list",
    ),
    plain("S-12", "p.out[0] = invariant()", "invariant is called without p"),
    plain("S-12", "p.out[0] = invariant(p, 1)", "invariant takes 0 arguments"),
    plain("S-12", "p.out[0] = len(colours(p))", "colours is called without seat"),
    plain("S-12", "p.out[0] = len(colours(p, 1, seat=2))", "colours has no parameter for seat"),
    plain("S-12", "p.out[0] = len(colours(p, place=2))", "colours has no parameter for place"),
    plain("S-12", "p.out[0] = len(colours(p, *SQUARES))", "Starred is not part of the subset"),
    plain("S-12", "p.out[0] = WORDS.code(1)", "Attribute is called"),
    plain("S-12", "p.out[0] = x(1)", "the local x is called"),
    plain("S-12", "p.out[0] = Seat(1)", "Seat is NewType"),
    plain("S-12", "p.out[0] = THREE(1)", "THREE is not a function"),
    plain("S-12", "print(x)", "the name print is not defined here"),
    refusal(
        "S-13", "def rule(p: Toy) -> int:  # <-\n    if p.few:\n        return 1\n", "rule may end without a result"
    ),
    refusal("S-13", "def rule(p: Toy) -> int:\n    return  # <-\n", "return without a value"),
    refusal(
        "S-13",
        "def rule(p: Toy) -> None:\n    return 1  # <-\n",
        "a value is returned from a function declared -> None",
    ),
    refusal("S-13", "def rule(p: Toy) -> int:\n    return [1]  # <-\n", "rule returns options"),
    refusal("S-13", "def rule(p: Toy) -> Options:\n    return 1  # <-\n", "rule returns int"),
    refusal(
        "S-14", "def rule(p: Toy) -> bool:\n    return p.few  # <-\n", "an int is returned where a bool is declared"
    ),
    refusal(
        "S-14",
        """
        def take(p: Toy) -> int:
            p.few += 1
            return p.few

        def rule(p: Toy) -> bool:
            return take(p)  # <-
        """,
        "an int is returned where a bool is declared",
    ),
    refusal("S-15", "def rule(p: Toy) -> int:  # <-\n    return rule(p)\n", "rule calls itself"),
    refusal(
        "S-15",
        """
        def ping(p: Toy) -> int:  # <-
            return rule(p)

        def rule(p: Toy) -> int:
            return ping(p)
        """,
        "calls itself",
    ),
    refusal(
        "S-16",
        """
        CARDS = EventTable()

        @CARDS.event(0)
        def first(p: Toy) -> None:
            p.few = 1

        @CARDS.event(1)
        def second(p: Toy, side: int) -> None:
            p.few = side

        def rule(p: Toy) -> None:
            CARDS[0](p)  # <-
        """,
        "the functions of the table have different signatures",
    ),
    refusal(
        "S-16",
        """
        CARDS = EventTable()

        @CARDS.event(0)
        def first(p: Toy, x: int = 1) -> None:
            p.few = x

        @CARDS.event(1)
        def second(p: Toy, x: int = 2) -> None:
            p.few = x

        def rule(p: Toy) -> None:
            CARDS[0](p)  # <-
        """,
        "the functions of the table have different signatures",
    ),
    refusal(
        "S-16",
        """
        CARDS = EventTable()

        @CARDS.event(0)
        def first(p: Toy) -> Options:
            return [1]

        def rule(p: Toy) -> Script:
            yield ask(0, COUNT, CARDS[0](p))  # <-
        """,
        "a table of functions that make options",
    ),
    plain("S-16", "SQUARES[0](p)", "a call through something that is not an event table"),
    plain("S-16", "p.out[0] = EXAMPLES", "EXAMPLES is used as a value"),
    plain("S-17", "f = lambda y: y", "Lambda is not part of the subset"),
    refusal(
        "S-17", "def rule(p: Toy) -> None:\n    def inner() -> None:  # <-\n        pass\n", "FunctionDef is not part"
    ),
    refusal(
        "S-17",
        "twice = lambda y: 2 * y\n\ndef rule(p: Toy) -> int:\n    return twice(1)  # <-\n",
        "is not a plain function",
    ),
]

EXPRESSIONS = [
    plain("S-18", "x = x / 2", "Div is not part of the subset"),
    plain("S-18", "x = x ** 2", "Pow is not part of the subset"),
    plain("S-18", "x = x @ 2", "MatMult is not part of the subset"),
    plain("S-18", "xs = [1] + 1", "a list is mixed with an int"),
    plain("S-18", "p.out[0] = len([1] * 3)", "a list is mixed with an int"),
    plain("S-19", "x = 7 // x", "division by something that is not a positive constant"),
    plain("S-19", "x = x % 0", "division by something that is not a positive constant"),
    plain("S-19", "x = x // -2", "division by something that is not a positive constant"),
    plain("S-19", "x //= p.few", "division by something that is not a positive constant"),
    plain("S-20", "x = x & 1.0", "the value 1.0"),
    plain("S-20", "xs = [1] | [2]", "a list is mixed with an int"),
    plain("S-21", "x = +x", "UAdd is not part of the subset"),
    plain("S-21", "x = -[1]", "a list where an int is expected"),
    plain("S-22", "x = x is 1", "Is is not part of the subset"),
    plain("S-22", "x = x is not 1", "IsNot is not part of the subset"),
    plain("S-22", "x = [1] == [1]", "a list where an int is expected"),
    plain("S-22", "x = 1 < x in (1, 2)", "in within a chain of comparisons"),
    plain("S-23", "x = x in {1, 2}", "Set is not part of the subset"),
    plain("S-23", "x = x in range(3)", "range inside an expression"),
    plain("S-23", "x = x in ROWS", "a table of rows, or a single value"),
    plain("S-23", "x = x in SQUARES[0]", "a table of rows, or a single value"),
    plain("S-23", "x = x in ()", "an empty tuple"),
    plain("S-23", "x = x in (1, 2) + (3,)", "Tuple is not part of the subset"),
    plain("S-24", "x = x and 2", "and/or of ints is used as a value"),
    plain("S-24", "x = p.few or x == 2", "and/or of ints is used as a value"),
    plain("S-24", "x = [1] or [2]", "and/or of ints is used as a value"),
    plain("S-25", "xs = [1] if x else [2]", "a conditional expression of lists"),
    plain("S-26", "x = min(x)", "min with 1 arguments"),
    plain("S-26", "x = abs(x, 1)", "abs with 2 arguments"),
    plain("S-26", "x = max(1, 2, key=x)", "max with keywords"),
    plain("S-26", "x = min([1, 2], x)", "a list where an int is expected"),
    plain("S-26", "x = len(x)", "x is not a table"),
    plain("S-26", "x = len(p.hand)", "the array hand is used as a value"),
    plain("S-26", "x = len([1], [2])", "len takes one argument"),
    plain("S-27", "x = sum([1, 2])", "sum of something other than a generator"),
    plain("S-27", "x = any([x == 1])", "any of something other than a generator"),
    plain("S-27", "x = sum((y for y in SQUARES), 1)", "sum of something other than a generator"),
    plain("S-27", "x = max(y for y in SQUARES)", "max with 1 arguments"),
    plain("S-28", "x = {1: 2}", "Dict is not part of the subset"),
    plain("S-28", "x = f'{x}'", "JoinedStr is not part of the subset"),
    plain("S-28", "x = (y := 2)", "NamedExpr is not part of the subset"),
    plain("S-28", "x = (1, 2)", "Tuple is not part of the subset"),
    plain("S-28", "xs = [*SQUARES]", "Starred is not part of the subset"),
    plain("S-28", "xs = {y for y in SQUARES}", "SetComp is not part of the subset"),
    plain("S-28", "x = sorted(SQUARES)", "the name sorted is not defined here"),
]

STATEMENTS = [
    plain("S-29", "x, y = 1, 2", "Tuple is"),
    plain("S-29", "x = y = 1", "two targets in one assignment"),
    plain("S-29", "SQUARES[0] = 1", "an attribute of something that is not p"),
    plain("S-29", "p.few: int", "a declaration without a value"),
    plain("S-29", "p.few = [1]", "a list is stored in the position"),
    plain("S-30", "x **= 2", "Pow is not part of the subset"),
    plain("S-30", "x += [1]", "a list is added to an int"),
    plain("S-30", "x /= 2", "Div is not part of the subset"),
    refusal("S-30", "def rule(p: Toy) -> None:\n    xs = [1]\n    xs += 1  # <-\n", "a list of options takes only +="),
    refusal("S-30", "def rule(p: Toy) -> None:\n    xs = [1]\n    xs *= 2  # <-\n", "a list of options takes only +="),
    refusal(
        "S-31",
        "def rule(p: Toy) -> None:\n    while p.few:  # <-\n        p.few = 0\n    else:\n        p.n = 1\n",
        "while with else",
    ),
    refusal(
        "S-31",
        "def rule(p: Toy) -> None:\n    match p.few:  # <-\n        case 1:\n            pass\n",
        "Match is not part",
    ),
    refusal(
        "S-31",
        "def rule(p: Toy) -> None:\n    try:  # <-\n        p.n = 1\n    finally:\n        p.n = 2\n",
        "Try is not part",
    ),
    refusal("S-31", "def rule(p: Toy) -> None:\n    with p:  # <-\n        p.n = 1\n", "With is not part"),
    plain("S-31", "raise ValueError", "Raise is not part of the subset"),
    plain("S-31", "del x", "Delete is not part of the subset"),
    plain("S-31", "import random", "Import is not part of the subset"),
    plain("S-31", "global THREE", "Global is not part of the subset"),
    plain("S-32", "assert x, 'never'", "an assert with a message"),
    plain("S-33", "x", "Name as a statement"),
    plain("S-33", "'a comment'", "Constant as a statement"),
    plain("S-33", "x == 2", "Compare as a statement"),
]


def loop(line: str, head: str, reason: str) -> Refusal:
    return refusal(line, f"def rule(p: Toy) -> None:\n    {head}:  # <-\n        p.n = 1\n", reason)


LOOPS = [
    loop("S-34", "for i in range(0, 9, 2)", "range with a step or keywords"),
    loop("S-34", "for i in range()", "range with a step or keywords"),
    loop("S-34", "for i in range([1])", "a list where an int is expected"),
    loop("S-35", "for i in ROWS", "a table of rows, or a single value"),
    loop("S-35", "for i in ()", "an empty tuple"),
    loop("S-35", "for i in p.hand", "the array hand is used as a value"),
    loop("S-35", "for i in 'abc'", "the value 'abc'"),
    refusal(
        "S-35",
        "def rule(p: Toy) -> None:\n    for i in SQUARES:  # <-\n        p.n = 1\n    else:\n        p.n = 2\n",
        "for with else",
    ),
    loop("S-37", "for i, j in SQUARES", "for with several targets"),
    loop("S-37", "for p.few in SQUARES", "for with several targets"),
    loop("S-37", "for p in SQUARES", "p is assigned"),
    refusal(
        "S-36",
        """
        def rule(p: Toy) -> Script:
            for x in colours(p, 0):  # <-
                yield ask(0, CHOOSE, [x, PASS])
        """,
        "a loop over a list of options contains a pause",
    ),
    refusal(
        "S-36",
        """
        def rule(p: Toy) -> Script:
            yield roll(DIE)
            for x in colours(p, 0):  # <-
                if x == p.few:
                    return
        """,
        "a script returns out of a loop over a list",
    ),
    refusal(
        "S-37",
        """
        def rule(p: Toy) -> int:
            i = 1
            for i in range(3):
                p.n = i
            return i  # <-
        """,
        "i may be read before it is assigned",
    ),
    refusal(
        "S-38",
        """
        def rule(p: Toy) -> None:
            xs = [1]
            for x in xs:
                xs += [x]  # <-
        """,
        "xs grows while a loop runs over it",
    ),
]

LISTS = [
    plain("S-39", "p.out[0] = [1]", "a list is stored in the position"),
    plain("S-39", "xs = [[1]]", "a list where an int is expected"),
    plain("S-39", "xs = [1] + (2,)", "Tuple is not part of the subset"),
    refusal(
        "S-40",
        "def rule(p: Toy) -> None:\n    xs = [1]\n    ys = xs  # <-\n    p.n = len(ys)\n",
        "a second name for the list xs",
    ),
    refusal("S-41", "def rule(p: Toy) -> None:\n    xs = [1]\n    p.n = xs[0]  # <-\n", "xs is not a table"),
    refusal("S-41", "def rule(p: Toy) -> None:\n    xs = [1]\n    xs.append(2)  # <-\n", "Attribute is called"),
    refusal(
        "S-41", "def rule(p: Toy) -> None:\n    xs = [1]\n    p.n = xs  # <-\n", "a list is stored in the position"
    ),
    refusal(
        "S-42",
        "def rule(p: Toy) -> None:\n    xs = [1]\n    xs = 1  # <-\n",
        "xs is a list in one place and an int in another",
    ),
    refusal(
        "S-42",
        "def rule(p: Toy) -> None:\n    xs = [1]\n    for xs in SQUARES:  # <-\n        p.n = 1\n",
        "xs is also a list",
    ),
    refusal(
        "S-42",
        "def rule(p: Toy) -> Script:\n    xs = [1]\n    xs = yield ask(0, CHOOSE, xs)  # <-\n",
        "xs is a list but is assigned an answer",
    ),
    plain("S-43", "xs = [a for a, b in SQUARES]", "a comprehension with several targets"),
    plain("S-43", "xs = [p for p in SQUARES]", "the comprehension hides p"),
    refusal(
        "S-43",
        "def rule(p: Toy) -> None:\n    xs = [1]\n    p.n = sum(xs for xs in SQUARES)  # <-\n",
        "the comprehension hides xs",
    ),
    refusal(
        "S-44",
        "def rule(p: Toy) -> Options:\n    p.few = 1  # <-\n    return [1]\n",
        "an options function changes the position",
    ),
    refusal(
        "S-44",
        """
        def take(p: Toy) -> int:
            p.few += 1
            return p.few

        def rule(p: Toy) -> Options:  # <-
            x = take(p)
            return [x]
        """,
        "rule returns options but has side effects",
    ),
    refusal(
        "S-44",
        "def rule(p: Toy) -> Options:  # <-\n    tell(HINTS, RED)\n    return [1]\n",
        "rule returns options but has side effects",
    ),
]

PAUSES = [
    script("S-45", "y = x + (yield roll(DIE))", "Yield is not part of the subset"),
    script("S-45", "p.n = yield roll(DIE)", "an answer goes straight into the position"),
    script("S-45", "x += yield roll(DIE)", "Yield is not part of the subset"),
    script("S-45", "return (yield roll(DIE))", "Yield is not part of the subset"),
    script("S-45", "p.n = max(x, (yield roll(DIE)))", "Yield is not part of the subset"),
    script("S-45", "yield", "yield of something that is not an ask"),
    script("S-45", "yield x", "yield of something that is not an ask"),
    script("S-45", "yield colours(p, 0)", "yield of something that is not an ask"),
    refusal(
        "S-45",
        "def rule(p: Toy) -> Script:\n    if (yield roll(DIE)) == 1:  # <-\n        p.n = 1\n",
        "Yield is not part of the subset",
    ),
    refusal(
        "S-45",
        "def rule(p: Toy) -> Script:\n    while (yield roll(DIE)) == 1:  # <-\n        p.n = 1\n",
        "Yield is not part of the subset",
    ),
    script("S-45", "ask(0, CHOOSE, [PASS])", "ask without yield"),
    script("S-45", "y = roll(DIE)", "roll without yield"),
    script("S-46", "yield ask(0, CHOOSE, options=[PASS])", "ask has no keyword options"),
    script("S-46", "yield ask(0, CHOOSE)", "ask takes 3 arguments"),
    script("S-46", "yield ask(0, CHOOSE, (RED, PASS))", "Tuple is not part of the subset"),
    script("S-46", "yield ask(0, CHOOSE, x)", "the options are not a list"),
    script("S-46", "yield ask(0, 1, [PASS])", "the kind of ask is not a declared ask"),
    script("S-46", "yield ask(0, x, [PASS])", "the name x is not defined here"),
    script("S-46", "yield ask(0, NONE, [PASS])", "the kind of ask is not a declared ask"),
    script("S-46", "yield ask([0], CHOOSE, [PASS])", "a list where an int is expected"),
    script("S-68", "yield ask(0, CHOOSE, [PASS], card=[RED])", "a list where an int is expected"),
    script("S-68", "yield ask(0, CHOOSE, [PASS], number=3)", "ask has no keyword number"),
    script("S-68", "yield roll(DIE, left=3)", "keywords in roll"),
    script("S-68", "yield draw(HIDE, [RED], card=RED)", "keywords in draw"),
    script("S-47", "yield roll(CHOOSE)", "a roll of a kind whose options are words"),
    script("S-47", "yield roll(DIE, 8)", "roll takes 1 arguments"),
    script("S-48", "yield draw(HIDE)", "draw takes 2 or 3 arguments"),
    script("S-48", "yield draw(HIDE, [RED], 3)", "the options are not a list"),
    refusal(
        "S-48",
        """
        def of_a_kind(p: Toy, kind: int) -> Script:
            yield draw(kind, [RED])

        def rule(p: Toy) -> Script:
            yield from of_a_kind(p, 99)  # <-
        """,
        "the kind of draw is not a declared ask",
    ),
    refusal(
        "S-48",
        """
        def of_a_kind(p: Toy, kind: int) -> Script:
            yield draw(kind, [RED])

        def rule(p: Toy) -> Script:
            yield from of_a_kind(p, NONE)  # <-
        """,
        "the kind of draw is not a declared ask",
    ),
    refusal(
        "S-48",
        """
        def of_a_kind(p: Toy, kind: int) -> Script:
            kind += 1
            yield draw(kind, [RED])  # <-

        def rule(p: Toy) -> Script:
            yield from of_a_kind(p, CHOOSE)
        """,
        "the name kind is not defined here",
    ),
    script("S-49", "y = yield together(HIDE, (0, 1), colours)", "the result of together is assigned"),
    script("S-49", "yield together(HIDE, SIDES, colours)", "the seats of together are not a tuple"),
    script("S-49", "yield together(HIDE, (), colours)", "the seats of together are not a tuple"),
    script("S-49", "yield together(HIDE, (0, 1), [RED])", "the options of together are not a function"),
    script("S-49", "yield together(HIDE, (0, 1), invariant)", "the options of together are not a function"),
    refusal(
        "S-49",
        """
        def numbers(seat: int) -> Options:
            return [seat]

        def rule(p: Toy) -> Script:
            yield together(BID, (0, 1), numbers)  # <-
        """,
        "the options of together are not a function",
    ),
    script("S-50", "yield from invariant(p)", "yield from something that is not a script"),
    script("S-50", "imagine(p, 0)", "the script imagine is called like a function"),
    script("S-50", "y = imagine(p, 0)", "the script imagine is called like a function"),
    script("S-50", "p.n = 1 + imagine(p, 0)", "the script imagine is called like a function"),
    script("S-50", "yield from SQUARES", "Name is called"),
    refusal(
        "S-50",
        """
        def quiet(p: Toy) -> Script:
            p.n = 1

        def rule(p: Toy) -> Script:
            yield from quiet(p)  # <-
        """,
        "the script quiet never pauses",
    ),
    script("S-51", "y = yield from imagine(p, 0)", "the script imagine returns nothing"),
    refusal(
        "S-51",
        "def rule(p: Toy) -> Script:  # <-\n    x = yield roll(DIE)\n    if x == 1:\n        return 5\n",
        "rule may end without a result",
    ),
    refusal(
        "S-51",
        """
        def rule(p: Toy) -> Script:
            x = yield roll(DIE)
            if x == 1:
                return  # <-
            return 5
        """,
        "return without a value",
    ),
    refusal("S-51", "def rule(p: Toy) -> Script:\n    yield roll(DIE)\n    return [1]  # <-\n", "rule returns options"),
    refusal("S-52", "def rule(p: Toy) -> None:\n    yield roll(DIE)  # <-\n", "rule pauses"),
    refusal("S-52", "def rule(p: Toy) -> int:\n    x = yield from imagine(p, 0)  # <-\n    return x\n", "rule pauses"),
    refusal(
        "S-53",
        """
        def rule(p: Toy) -> Script:
            xs = [RED, GREEN]
            yield ask(0, CHOOSE, [PASS])  # <-
            p.n = len(xs)
        """,
        "the list xs is used after a pause",
    ),
    refusal(
        "S-53",
        """
        def rule(p: Toy) -> Script:
            xs = [RED, GREEN]
            for i in range(2):
                p.n = len(xs)
                yield from imagine(p, 0)  # <-
        """,
        "the list xs is used after a pause",
    ),
    refusal(
        "S-54",
        """
        def rule(p: Toy) -> Script:
            xs = [RED, GREEN]
            if p.few:
                xs += [PASS]
            yield ask(0, CHOOSE, xs)  # <-
        """,
        "the offered list xs is not built right before the ask",
    ),
    refusal(
        "S-54",
        """
        def rule(p: Toy) -> Script:
            i = 0
            xs = [i]
            i = 1
            yield ask(0, COUNT, xs)  # <-
        """,
        "the offered list xs is not built right before the ask",
    ),
]


EFFECTS = [
    refusal(
        "S-57",
        """
        def take(p: Toy) -> int:
            p.few += 1
            return p.few

        def rule(p: Toy) -> None:
            p.n = take(p)  # <-
        """,
        "take changes something inside an expression",
    ),
    refusal(
        "S-57",
        """
        def take(p: Toy) -> int:
            p.few += 1
            return p.few

        def rule(p: Toy) -> None:
            if take(p) == 1:  # <-
                p.n = 1
        """,
        "take changes something inside an expression",
    ),
    refusal(
        "S-57",
        """
        ACTS = EventTable()

        @ACTS.event(0)
        def look(p: Toy) -> int:
            return p.few

        @ACTS.event(1)
        def take(p: Toy) -> int:
            p.few += 1
            return p.few

        def rule(p: Toy) -> None:
            p.n = 1 + ACTS[p.few](p)  # <-
        """,
        "changes something inside an expression",
    ),
    refusal(
        "S-57",
        """
        def give(p: Toy) -> None:
            p.few = 1

        def rule(p: Toy) -> None:
            x = give(p)  # <-
        """,
        "give has no int result",
    ),
    plain("S-58", "invariant(p)", "a call without side effects whose result is unused"),
    plain("S-58", "len(SQUARES)", "a call without side effects whose result is unused"),
    refusal(
        "S-58",
        "def rest(p: Toy) -> None:\n    pass\n\ndef rule(p: Toy) -> None:\n    p.n = 1 + rest(p)  # <-\n",
        "rest has no result",
    ),
    plain("S-59", "finish(p, 0)", "finish takes p, the winner and the reason"),
    plain("S-59", "finish(0, 1, EARLY)", "finish takes p, the winner and the reason"),
    plain("S-59", "finish(p, 0, reason=EARLY)", "finish takes p, the winner and the reason"),
    plain("S-59", "x = finish(p, 0, EARLY)", "the result of finish is used"),
    plain("S-59", "x = 1 + finish(p, 0, EARLY)", "finish inside an expression"),
    plain("S-60", "finish_shared(p, [0, 1], EARLY)", "a list where an int is expected"),
    plain("S-61", "tell(SAYS, 0, loud=1)", "tell with an unknown keyword"),
    plain("S-61", "tell()", "tell with an unknown keyword"),
    plain("S-61", "x = tell(SAYS, 0, 1)", "the result of tell is used"),
    plain("S-61", "tell(SAYS, 0, 'loud')", "the value 'loud'"),
    plain("S-62", "revealed(p)", "revealed takes no arguments"),
    plain("S-62", "x = revealed()", "the result of revealed is used"),
]

SECRETS = [
    refusal(
        "S-64",
        """
        def of_a_kind(p: Toy, kind: int) -> Script:
            card = yield draw(kind, [RED, BLUE])
            yield ask(0, CHOOSE, [PASS])  # <-
            p.hidden = card

        def rule(p: Toy) -> Script:
            yield from of_a_kind(p, CHOOSE)
        """,
        "the secret card is kept across a pause",
    ),
    refusal(
        "S-64",
        """
        def rule(p: Toy) -> Script:
            card = yield draw(HIDE, [RED, BLUE])
            yield ask(0, CHOOSE, [PASS])  # <-
            p.hidden = card
        """,
        "the secret card is kept across a pause",
    ),
    refusal(
        "S-64",
        """
        def rule(p: Toy) -> Script:
            card = yield draw(HIDE, [RED, BLUE])
            other = 1
            other += card
            yield ask(0, CHOOSE, [PASS])  # <-
            p.n = other
        """,
        "the secret other is kept across a pause",
    ),
    refusal(
        "S-64",
        """
        def rule(p: Toy) -> Script:
            card = yield draw(HIDE, [RED, BLUE])
            p.hidden = card
            for _ in range(card):
                yield ask(0, CHOOSE, [PASS])  # <-
        """,
        "is kept across a pause",
    ),
    refusal(
        "S-64",
        """
        def rule(p: Toy) -> Script:
            card = yield draw(HIDE, [RED, BLUE])
            p.hidden = card
            yield ask(0, CHOOSE, [card, PASS])  # <-
        """,
        "the secret card is kept across a pause",
    ),
    refusal(
        "S-65",
        """
        def keep(p: Toy, card: int) -> Script:
            yield roll(DIE)
            p.hidden = card

        def rule(p: Toy) -> Script:
            card = yield draw(HIDE, [RED, BLUE])
            yield from keep(p, card)  # <-
        """,
        "the secret card is kept across a pause",
    ),
    refusal(
        "S-65",
        """
        def rule(p: Toy) -> Script:
            card = yield draw(HIDE, [RED, BLUE])
            return card + 1  # <-
        """,
        "the secret card is kept across a pause",
    ),
]

SPINE = [
    refusal(
        "S-66",
        """
        def rule(p: Toy) -> Script:  # <-
            x = yield roll(DIE)
            p.n = x
        """,
        "rule is part of the spine but has locals",
    ),
    refusal(
        "S-66",
        """
        def rule(p: Toy, first: int = 0) -> Script:  # <-
            yield roll(DIE)
        """,
        "rule is part of the spine but has locals",
    ),
]

BESIDE = "from tests.engine.scripts import beside\n\n"


def through(statement: str, reason: str) -> Refusal:
    """A rule with one statement that names something through a module."""
    return refusal("S-67", f"{BESIDE}def rule(p: Toy) -> None:\n    p.few = 1\n    {statement}  # <-\n", reason)


MODULES = [
    through("p.n = beside.NOTHING", "the module beside has no name NOTHING"),
    through("p.n = beside.NAMES", "beside.NAMES is list"),
    through("p.n = beside", "the module beside is used as a value"),
    through("p.n = beside.CUBES", "beside.CUBES is used as a value"),
    through("p.n = beside.CUBES.start", "an attribute of something that is not p"),
    through("p.n = beside.toy.BACKENDS", "beside.toy is a module inside a module"),
    through("p.n = beside.toy.field(p)", "beside.toy is a module inside a module"),
    through("p.n = beside.FOUR()", "beside.FOUR is not a function"),
    through("p.n = beside.doubled(p)", "doubled is called without x"),
    through("p.n = beside.put(p, 1)", "put changes something inside an expression"),
    through("beside.FOUR = 1", "a name of the module beside is assigned"),
    through("beside.FOUR += 1", "a name of the module beside is assigned"),
    through("beside.CUBES[0] = 1", "an attribute of something that is not p"),
    through("p.n = sum(beside.FOUR for beside in SQUARES)", "beside is both a local and a module"),
    through("p.n = sum(beside.some(p, 1) for beside in SQUARES)", "beside is both a local and a module"),
]

REFUSED = VALUES + FUNCTIONS + EXPRESSIONS + STATEMENTS + LOOPS + LISTS + PAUSES + EFFECTS + SECRETS + SPINE + MODULES
