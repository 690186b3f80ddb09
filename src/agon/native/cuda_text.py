"""Generates CUDA from a checked and lowered program: the text of CText with what suits a GPU.

A script returns to the kernel instead of calling another script, so that games at the same place of the same script can
step together. Rows of cells are aligned and padded, so that a mask reads 32 cells with two loads. The elements of lists
are as narrow, and the stack is as small, as is proved to be enough.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from math import prod

from agon.engine.game import Game
from agon.engine.language.lowering import Call, Pause
from agon.engine.language.ranges import NOTHING, Bounds, union
from agon.engine.language.source import Function
from agon.engine.observation import Feature, Group
from agon.engine.position import Field
from agon.native.c_expressions import c_type, is_within
from agon.native.c_scans import FEWEST, Scan
from agon.native.c_text import CText

WORD_BITS = 32
PLACE = "PLACE_"
"""Stands for the place within a word until the loop is printed."""
I16: Bounds = (-(1 << 15), (1 << 15) - 1)


class CudaText(CText):
    """Generates the CUDA text of one game: for random games, or for a batch."""

    word_bits = WORD_BITS

    def __init__(self, game: Game, *, batch: bool = False) -> None:
        super().__init__(game)
        self.batch = batch

    # ------------------------------------------------------------ sizes and tables

    def layout(self) -> None:
        points = [max(self.resume_points(low.code)) + 1 for low in self.scripts]
        self.line("#define CUDA_TEXT")
        self.line(f"#define OPTION {self.option_type()}")
        self.line(f"#define MAX_WEIGHTS {self.game.most_options if self.is_weighted() else 1}")
        self.line(f"#define POINTS {sum(points)}")
        super().layout()
        before = [sum(points[:code]) for code in range(len(points))]
        self.line(f"TABLE uint16_t FIRST_POINT[] = {{{', '.join(map(str, before))}}};")

    def stack(self) -> int:
        """Return the depth that frames can reach: the longest chain of calls, or what the game declares if a script is
        recursive."""
        deepest: dict[Function, int | None] = {}

        def depth(fn: Function) -> int | None:
            if fn not in deepest:
                deepest[fn] = None  # while it is looked at: a script that leads back to itself
                below = [depth(called) for called in self.called_scripts(fn)]
                known = [d for d in below if d is not None]
                deepest[fn] = self.codes[fn].frame + max(known, default=0) if len(known) == len(below) else None
            return deepest[fn]

        root, imagine = (depth(fn) for fn in self.program.roots[:2])
        return self.game.stack if root is None or imagine is None else min(self.game.stack, root + imagine)

    def called_scripts(self, fn: Function) -> set[Function]:
        ends = (block.end for block in self.codes[fn].blocks)
        return {called for end in ends if isinstance(end, Call) for called in self.callees(end.call)}

    def option_type(self) -> str:
        """Return the narrowest type for the elements of all lists."""
        bounds: Bounds | None = (1, 6)
        for fn in self.program.functions.values():
            for node in ast.walk(fn.node):
                if isinstance(node, (ast.List, ast.ListComp)):
                    bounds = union(bounds, self.ranges.of(fn, node))
        return c_type(*bounds) if bounds is not None and bounds != NOTHING and is_within(bounds, I16) else "int16_t"

    def is_weighted(self) -> bool:
        ends = (block.end for low in self.scripts for block in low.blocks)
        return any(isinstance(end, Pause) and end.word == "draw" and len(end.args) == 3 for end in ends)

    def resume_points(self, code: int) -> set[int]:
        return {0} | {b.end.resume for b in self.scripts[code].blocks if isinstance(b.end, (Pause, Call))}

    def weights(self, name: str, values: tuple[int, ...]) -> None:
        self.array(name, list(values))

    def observation(self) -> None:
        """Print it for a batch; random games need none."""
        if self.batch:
            super().observation()

    def contexts(self) -> None:
        self.line("FN void context(M *m, int code, I *about) { switch (code) {")
        for low in self.scripts:
            self.line(f"case {low.code}: context_{low.fn.name}(m, about); return;")
        self.line("} }")
        self.line("#define CONTEXT(m, code, about) context(m, code, about)")

    def feature(self, fn: Function, feature: Feature, group: Group) -> str:
        """Return one loop over all places, which the lanes of a warp share."""
        extents = [*feature.ranges, *feature.kinds]
        within = [prod(map(len, extents[number + 1 :])) for number in range(len(extents))]
        indices = [f"{e.start} + t / {inner} % {len(e)}" for inner, e in zip(within, extents, strict=True)]
        given = "".join(f", {index}" for index in indices[: len(feature.ranges)])
        value = f"f_{fn.name}(m, v_seat{given})"
        if feature.kinds:
            value = f"{value} == {indices[-1]}"
        each, place = (f"EACH_LANE(t, {group.size})", "t") if extents else ("if (LANE == 0)", "0")
        return f"{each} out[{group.start} + {place}] = (int8_t)WITHIN({value}, {group.low}, {group.high});"

    # ------------------------------------------------------------ the position

    @staticmethod
    def is_padded(field: Field) -> bool:
        return bool(field.extents) and len(field.extents[-1]) >= FEWEST

    def declared(self, field: Field) -> str:
        if not self.is_padded(field):
            return super().declared(field)
        cells = -(-len(field.extents[-1]) // WORD_BITS) * WORD_BITS
        rows = field.size // len(field.extents[-1])
        return f"ALIGNED {c_type(field.low, field.high)} p_{field.name}[{rows}][{cells}];"

    def each(self, field: Field) -> str:
        if not self.is_padded(field):
            return super().each(field)
        cells = len(field.extents[-1])
        return " ".join(f"MANY(p_{field.name}[{row}], {cells})" for row in range(field.size // cells))

    def place(self, field: Field, row: str, last: str) -> str:
        if not self.is_padded(field):
            return super().place(field, row, last)
        return f"m->p_{field.name}[{row or '0'}][{last}]"

    # ------------------------------------------------------------ scripts

    def dispatch(self) -> None:
        """Print switches: a GPU cannot predict a call through a pointer."""
        for result, name, prefix in (("int", "run_script", "f_"), ("void", "ask_again", "again_")):
            self.line(f"FN {result} {name}(M *m, int code) {{ switch (code) {{")
            for low in self.scripts:
                self.line(f"case {low.code}: {'return ' if result == 'int' else ''}{prefix}{low.fn.name}(m);")
                if result == "void":
                    self.line("return;")
            self.line("} fault(m, BAD_FRAME);" + (" return 1; }" if result == "int" else " }"))
        self.line("#define RUN_SCRIPT(m, code) run_script(m, code)")
        self.line("#define ASK_AGAIN(m, code) ask_again(m, code)")

    def enter(self, called: str, resume: int) -> str:
        """Return to the kernel, which runs what lies on top of the stack."""
        return "return 0;"

    def events(self) -> None:
        """Print tables of plain functions as switches."""
        for name, table in self.program.events.values():
            functions = self.program.events_of(table)
            first = next(iter(functions.values()))
            if first.is_script:
                continue
            names = [f"v_{p}" for p in first.params]
            head = ", ".join(["M *m", "I number", *(f"I {n}" for n in names)])
            self.line(f"FN {self.result_type(first)} event_{name}({head}) {{ switch (number) {{")
            for number, fn in functions.items():
                self.line(f"case {number}: return f_{fn.name}({', '.join(['m', *names])});")
            self.line("} fault(m, NO_EVENT); return 0; }")
        super().events()

    def event_table(self, name: str, first: Function, entries: list[str]) -> None:
        """Plain functions are called through a switch."""

    def event_call(self, name: str, number: str, arguments: list[str]) -> str:
        return f"event_{name}({', '.join(['m', number, *arguments])})"

    def api(self) -> None:
        self.line(f'#include "{"cuda_batch.h" if self.batch else "cuda_play.h"}"')

    # ------------------------------------------------------------ masks

    def mask(self, scan: Scan, bits: str) -> str:
        words, word = -(-len(scan.places) // WORD_BITS), self.fresh("x")
        loop = self.each_word(
            scan,
            lambda w, each: (
                f"Word {word} = 0; {each(lambda j: f'{word} |= (Word)({scan.test}) << {j};')} {bits}[{w}] = {word};"
            ),
        )
        return f"{' '.join(scan.before)} Word {bits}[{words}]; {loop}"

    def each_place(self, scan: Scan, do: Callable[[str], str]) -> str:
        return self.each_word(scan, lambda _, each: each(do))

    def each_word(self, scan: Scan, do: Callable[[str, Callable[[Callable[[str], str]], str]], str]) -> str:
        """Return a loop over words of 32 places, and then the rest of the places. `do` gets the name of the word and a
        function that prints an unrolled loop over its places."""
        size, low = len(scan.places), scan.places.start
        w, j = self.fresh("w"), self.fresh("j")
        reads = "".join(
            f"uint32_t {name}[8]; READ_CELLS({name}, {place} + {offset} + {WORD_BITS} * {w}); "
            for place, (name, offset) in scan.words.items()
        )
        at = f"const int v_{scan.name} = {low} + {WORD_BITS} * {w} + {j}; (void)v_{scan.name};"

        def part(count: int) -> str:
            def each(one: Callable[[str], str]) -> str:
                return f"UNROLL for (int {j} = 0; {j} < {count}; {j}++) {{ {at} {one(j)} }}"

            return f"{{ {reads}{do(w, each)} }}".replace(PLACE, j)

        whole, rest = divmod(size, WORD_BITS)
        text = f"for (int {w} = 0; {w} < {whole}; {w}++) {part(WORD_BITS)}" if whole else ""
        return f"{text} {{ const int {w} = {whole}; {part(rest)} }}" if rest else text

    def lane_cell(self, field: Field, row: str, last: str) -> str:
        """Return a cell of one byte out of the words that hold 32 of them, if the row is aligned with the words."""
        kind, offset = c_type(field.low, field.high), self.scan.places.start - field.extents[-1].start
        if not self.is_padded(field) or kind not in ("uint8_t", "int8_t") or offset % WORD_BITS:
            return super().lane_cell(field, row, last)
        place = f"m->p_{field.name}[{row or '0'}]"
        name, _ = self.scan.words.setdefault(place, (self.fresh("q"), offset))
        return f"(({kind})CELL({name}, {PLACE}))"
