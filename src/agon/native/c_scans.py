"""Generates C for comprehensions over a fixed range, such as all countries or all cards.

Conditions that read cells and tables at the loop's place are tested for all places at once, without branches, so that
the compiler can use vector instructions. The result is a mask; only the places in it are visited. This changes nothing
else: conditions have no effects, and a condition is tested ahead of its turn only if it cannot fail.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass, field

from agon.engine.game import Game
from agon.engine.language import flow
from agon.engine.language.expressions import BINARY, COMPARE
from agon.engine.language.lowering import copy_with_refs
from agon.engine.language.ranges import union
from agon.engine.language.source import Function
from agon.engine.position import Field
from agon.native.c_expressions import INT32, CExpressions, c_type, is_within, widened

FEWEST = 8
"""The number of places from which a mask is worth it."""


class Unfit(Exception):
    """An expression that cannot be computed for all places at once."""


@dataclass
class Scan:
    """A loop over a fixed range. `before` declares what does not depend on the place; `tests` become the mask, and
    `rest` is tested place by place."""

    name: str
    places: range
    before: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    rest: list[ast.expr] = field(default_factory=list)
    words: dict[str, tuple[str, int]] = field(default_factory=dict)
    """Rows of cells that are read a word at a time, with a name and the row's offset from the places (CUDA)."""

    @property
    def test(self) -> str:
        return " & ".join(self.tests) or "1"


class CScans(CExpressions):
    """Generates comprehensions as masks where possible."""

    scan: Scan
    word_bits = 64

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.total: dict[Function, bool] = {}

    # ------------------------------------------------------------ what a comprehension becomes

    def generator(self, node: ast.comprehension, conditions: list[ast.expr], go_on: str) -> tuple[str, str]:
        scan = self.scanned(node, conditions)
        if scan is None:
            return super().generator(node, conditions, go_on)
        opening, closing = self.visit(scan, go_on)
        for condition in scan.rest:
            opening += f" if ({self.test(condition)}) {{"
            closing = "} " + closing
        return opening, closing

    def visit(self, scan: Scan, go_on: str) -> tuple[str, str]:
        """Return a loop over the places in the mask."""
        bits, word, low, size = self.fresh("b"), self.fresh("w"), scan.places.start, len(scan.places)
        words = -(-size // self.word_bits)
        opening = f"{{ {self.mask(scan, bits)} for (int {word} = 0; {go_on}{word} < {words}; {word}++) "
        opening += f"for (Word {bits}_ = {bits}[{word}]; {go_on}{bits}_; {bits}_ &= {bits}_ - 1) "
        return f"{opening}{{ const int v_{scan.name} = {low} + WORD_BITS * {word} + LOWEST({bits}_);", "} }"

    def mask(self, scan: Scan, bits: str) -> str:
        """Return declarations that end with an array of words, one bit for each place."""
        size, words = len(scan.places), -(-len(scan.places) // self.word_bits)
        lanes = self.fresh("t")
        loop = self.each_place(scan, lambda j: f"{lanes}[{j}] = (uint8_t)({scan.test});")
        clear = f"memset({lanes} + {size}, 0, {words * self.word_bits - size});" if size % self.word_bits else ""
        declared = f"uint8_t {lanes}[{words * self.word_bits}]; Word {bits}[{words}];"
        return f"{' '.join(scan.before)} {declared} {loop} {clear} gather({lanes}, {words}, {bits});"

    def each_place(self, scan: Scan, do: Callable[[str], str]) -> str:
        j, low, size = self.fresh("j"), scan.places.start, len(scan.places)
        place = f"const int v_{scan.name} = {low} + {j}; (void)v_{scan.name};"
        return f"for (int {j} = 0; {j} < {size}; {j}++) {{ {place} {do(j)} }}"

    def fill(self, node: ast.expr, buffer: str, count: str) -> None:
        """Append the places of a mask all at once if they are the elements."""
        if isinstance(node, ast.ListComp) and len(node.generators) == 1 and isinstance(node.elt, ast.Name):
            only = node.generators[0]
            scan = self.scanned(only, only.ifs)
            if scan is not None and not scan.rest and node.elt.id == scan.name:
                bits, first, size = self.fresh("b"), scan.places.start, len(scan.places)
                added = f"{count} = add_places(m, {buffer}, {count}, {bits}, {first}, {size});"
                self.line(f"{{ {self.mask(scan, bits)} {added} }}")
                return
        super().fill(node, buffer, count)

    def reduction(self, node: ast.expr, name: str) -> str:
        """Compute a reduction over all places at once; `any` and `all` test their element like a condition."""
        assert isinstance(node, ast.GeneratorExp)
        last = node.generators[-1]
        more = [] if name == "sum" else [self.negated(node.elt) if name == "all" else node.elt]
        scan = self.scanned(last, last.ifs + more)
        if scan is None and name == "sum" and self.is_boolean(node.elt):  # a count of places
            scan = self.scanned(last, [*last.ifs, node.elt])
            scan = None if scan and scan.rest else scan
        if scan is None:
            return super().reduction(node, name)
        result, go_on = self.fresh("r"), ""
        kind, found = "uint8_t", f"{result} = 1;"
        if name == "sum":
            kind, found = "I", f"{result} += {self.expression(node.elt)};"
            lane = None if scan.rest else self.lane_of(scan, node.elt)
            do = f"{result} += ({scan.test}) ? {lane} : 0;" if lane else ""
            low, high = (lane and self.bounds(node.elt)) or INT32
            most = (len(scan.places) * min(low, 0), len(scan.places) * max(high, 0))
            if len(node.generators) == 1 and is_within(most, INT32):
                kind = c_type(*most)
        else:
            go_on, do = f"!{result} && ", "" if scan.rest else f"{result} |= (uint8_t)({scan.test});"
        opening, closing = [], []
        for generator in node.generators[:-1]:
            first, final = self.generator(generator, generator.ifs, go_on)
            opening.append(first)
            closing.append(final)
        if do:
            found = f"{{ {' '.join(scan.before)} {self.each_place(scan, lambda _: do)} }}"
        else:
            first, final = self.visit(scan, go_on)
            tests = "".join(f" if ({self.test(x)})" for x in scan.rest)
            found = f"{first}{tests} {found} {final}"
        text = " ".join([*opening, found, *reversed(closing)])
        return f"({{ {kind} {result} = 0; {text} {'!' if name == 'all' else ''}{result}; }})"

    def negated(self, node: ast.expr) -> ast.expr:
        return ast.copy_location(ast.UnaryOp(ast.Not(), node), node)

    # ------------------------------------------------------------ which conditions become the mask

    def fixed_range(self, node: ast.expr) -> range | None:
        """Return the range that a loop runs over if it is always the same."""
        ref = self.refs.get(node)
        if ref is not None and ref.sort == "range":
            return ref.value if ref.value.step == 1 else None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
            ends = [self.bounds(x) for x in node.args]
            known = [b[0] for b in ends if b is not None and b[0] == b[1]]
            return range(*known) if len(known) == len(ends) <= 2 else None
        return None

    def scanned(self, node: ast.comprehension, conditions: list[ast.expr]) -> Scan | None:
        """Return the scan of a loop, or None if a mask would not help."""
        assert isinstance(node.target, ast.Name)
        places = self.fixed_range(node.iter)
        if places is None or len(places) < FEWEST:
            return None
        scan = Scan(node.target.id, places)
        helps, is_first = False, True
        for condition in conditions:
            for part in self.conjuncts(condition):
                lane = self.lane_of(scan, part, is_test=True, is_certain=is_first)
                is_first = False
                if lane is None:
                    scan.rest.append(part)
                else:
                    scan.tests.append(lane)
                    helps = helps or scan.name in flow.uses(part)
        return scan if helps else None

    def conjuncts(self, node: ast.expr) -> list[ast.expr]:
        if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.And):
            return [part for value in node.values for part in self.conjuncts(value)]
        inlined = self.inlined(node)
        if isinstance(inlined, ast.BoolOp) and isinstance(inlined.op, ast.And):
            return self.conjuncts(inlined)
        return [node]

    def inlined(self, node: ast.expr) -> ast.expr | None:
        """Return the result of a call as an expression, if the function is a single `return` without loops."""
        if not isinstance(node, ast.Call) or isinstance(node.func, ast.Subscript):
            return None
        ref = self.refs[node.func]
        if ref.sort != "function" or ref.value.is_script or ref.value.returns == "options":
            return None
        fn: Function = ref.value
        match fn.body:
            case [ast.Return(value=ast.expr() as result)]:
                if any(isinstance(x, (ast.ListComp, ast.GeneratorExp)) for x in ast.walk(result)):
                    return None
                given = dict(zip(fn.params, node.args[1:] if fn.takes_position else node.args, strict=False))
                given |= {k.arg or "": k.value for k in node.keywords}
                given |= {n: ast.Constant(fn.defaults[n]) for n in fn.params if n not in given}

                class Replace(ast.NodeTransformer):
                    def visit_Name(self, node: ast.Name) -> ast.AST:
                        return given.get(node.id, node)

                return copy_with_refs(result, self.refs, Replace())
        return None

    # ------------------------------------------------------------ expressions at all places

    def lane_of(self, scan: Scan, node: ast.expr, *, is_test: bool = False, is_certain: bool = False) -> str | None:
        """Return an expression to be computed at every place, or None. `is_certain`: it is evaluated in any case, so
        what does not depend on the place may fail as well before the loop."""
        outer, self.scan = getattr(self, "scan", scan), scan
        known, before = self.ranges.known, len(scan.before)
        self.ranges.known = known | {scan.name: (scan.places.start, scan.places.stop - 1)}
        try:
            return self.lane_test(node, is_certain) if is_test else self.lane(node, is_certain)
        except Unfit:
            del scan.before[before:]
            return None
        finally:
            self.scan, self.ranges.known = outer, known

    def lane_test(self, node: ast.expr, is_certain: bool) -> str:
        """Return 0 or 1 in a byte."""
        if self.is_boolean(node):
            return self.lane(node, is_certain)
        inlined = self.inlined(node)
        if inlined is not None and self.scan.name in flow.uses(node):
            return self.lane_test(inlined, is_certain)
        return f"({self.lane(node, is_certain)} != 0)"

    @staticmethod
    def is_boolean(node: ast.expr) -> bool:
        return isinstance(node, (ast.Compare, ast.BoolOp)) or (
            isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
        )

    def lane(self, node: ast.expr, is_certain: bool) -> str:
        if self.scan.name not in flow.uses(node):
            return self.lifted(node, is_certain)
        if isinstance(node, ast.Name):
            return f"v_{node.id}"
        if isinstance(node, ast.BoolOp):
            sign = {ast.And: " & ", ast.Or: " | "}[type(node.op)]
            return f"({sign.join(self.lane_test(x, is_certain and not i) for i, x in enumerate(node.values))})"
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"(!{self.lane_test(node.operand, is_certain)})"
        if isinstance(node, ast.Compare):
            return self.lane_compare(node, is_certain)
        if isinstance(node, ast.BinOp):
            return self.lane_operation(node, is_certain)
        if isinstance(node, ast.Subscript):
            return self.lane_read(node, is_certain)
        inlined = self.inlined(node)
        if inlined is None:
            raise Unfit
        return self.lane(inlined, is_certain)

    def lifted(self, node: ast.expr, is_certain: bool) -> str:
        """Return something that is the same at all places: a constant, or a name declared before the loop."""
        if isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and self.refs[node].sort == "constant"):
            return self.expression(node)
        if self.is_list(node) or not (is_certain or self.is_total(self.fn, node)):
            raise Unfit
        bounds, name = self.bounds(node), self.fresh("h")
        narrow = bounds is not None and is_within(bounds, INT32) and bounds[0] <= bounds[1]
        kind = "uint8_t" if self.is_boolean(node) else c_type(*bounds) if narrow and bounds else "I"
        self.scan.before.append(f"const {kind} {name} = ({kind}){self.expression(node)};")
        return name

    def lane_compare(self, node: ast.Compare, is_certain: bool) -> str:
        """Return a comparison in the narrowest type that holds both sides."""
        parts, sides = [], [node.left, *node.comparators]
        for i, op in enumerate(node.ops):
            left, right = sides[i], sides[i + 1]
            if isinstance(op, (ast.In, ast.NotIn)):
                raise Unfit
            both = union(self.bounds(left), self.bounds(right))
            if both is None or not is_within(both, INT32):
                raise Unfit
            kind = c_type(*both)
            texts = [f"({kind}){self.lane(x, is_certain and i == 0)}" for x in (left, right)]
            parts.append(f"({texts[0]} {COMPARE[type(op)]} {texts[1]})")
        return parts[0] if len(parts) == 1 else f"({' & '.join(parts)})"

    def lane_operation(self, node: ast.BinOp, is_certain: bool) -> str:
        if isinstance(node.op, ast.RShift) and self.scan.name not in flow.uses(node.left):
            if not is_within(self.bounds(node.right), (0, 63)):
                raise Unfit
            return f"((I){self.lifted(node.left, is_certain)} >> {self.lane(node.right, is_certain)})"
        if not isinstance(node.op, (ast.Add, ast.Sub, ast.Mult, ast.BitAnd, ast.BitOr, ast.BitXor)):
            raise Unfit
        if not is_within(self.bounds(node), INT32):
            raise Unfit
        return f"({self.lane(node.left, is_certain)} {BINARY[type(node.op)]} {self.lane(node.right, is_certain)})"

    def lane_read(self, node: ast.Subscript, is_certain: bool) -> str:
        """Return a cell or an entry of a table at the place itself; other places would have to be gathered."""
        index = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        *rows, last = index
        if not isinstance(last, ast.Name) or last.id != self.scan.name:
            raise Unfit
        if isinstance(node.value, ast.Attribute):
            cells = self.program.position.fields[node.value.attr]
            if not all(self.is_in_range(self.fn, x, extent) for x, extent in zip(index, cells.extents, strict=True)):
                raise Unfit
            row = ""
            for x, extent in zip(rows, cells.extents, strict=False):
                one = f"({self.lane(x, is_certain)} - {extent.start})"
                row = f"({row} * {len(extent)} + {one})" if row else one
            return self.lane_cell(cells, row, f"v_{last.id} - {cells.extents[-1].start}")
        if isinstance(node.value, ast.Subscript):
            assert isinstance(node.value.value, ast.Name)
            table = self.refs[node.value.value].value
            shortest = min(len(row) for row in table)
            if not (
                self.is_in_range(self.fn, node.value.slice, range(len(table)))
                and self.is_in_range(self.fn, last, range(shortest))
                and self.scan.name not in flow.uses(node.value.slice)
            ):
                raise Unfit
            name, at = f"T_{self.program.table_name(table)}", self.fresh("h")
            first, _ = self.row_places(node.value, f"({self.lane(node.value.slice, is_certain)})")
            self.scan.before.append(f"const int {at} = {first};")
            return self.item(name, table, f"{at} + v_{last.id}")
        ref = self.refs[node.value]
        if ref.sort != "table" or not self.is_in_range(self.fn, last, range(len(ref.value))):
            raise Unfit
        return self.item(f"T_{self.program.table_name(ref.value)}", ref.value, f"v_{last.id}")

    def lane_cell(self, field: Field, row: str, last: str) -> str:
        return widened(c_type(field.low, field.high), self.place(field, row, last))

    # ------------------------------------------------------------ what cannot fail

    def is_in_range(self, fn: Function, node: ast.expr, extent: range) -> bool:
        return is_within(self.ranges.of(fn, node), (extent.start, extent.stop - 1))

    def is_total(self, fn: Function, node: ast.expr) -> bool:
        """Whether an expression can be evaluated anywhere: it is short, and no index or divisor can be wrong."""
        if isinstance(node, (ast.Constant, ast.Name, ast.Attribute)):
            return not (isinstance(node, ast.Name) and fn.locals.get(node.id) == "options")
        if isinstance(node, ast.Subscript):
            return self.is_total_read(fn, node)
        if isinstance(node, ast.Call):
            return self.is_total_call(fn, node)
        if isinstance(node, ast.BinOp) and not isinstance(node.op, (ast.Add, ast.Sub, ast.Mult, ast.BitAnd, ast.BitOr)):
            return isinstance(node.op, (ast.FloorDiv, ast.Mod)) and self.is_total_division(fn, node)
        if isinstance(node, ast.Compare) and any(isinstance(op, (ast.In, ast.NotIn)) for op in node.ops):
            return isinstance(node.comparators[0], ast.Tuple) and self.are_total(fn, node)
        shapes = (ast.BinOp, ast.BoolOp, ast.UnaryOp, ast.Compare, ast.IfExp, ast.Tuple)
        return isinstance(node, shapes) and self.are_total(fn, node)

    def are_total(self, fn: Function, node: ast.AST) -> bool:
        return all(self.is_total(fn, x) for x in ast.iter_child_nodes(node) if isinstance(x, ast.expr))

    def is_total_division(self, fn: Function, node: ast.BinOp) -> bool:
        return is_within(self.ranges.of(fn, node.right), (1, INT32[1])) and self.are_total(fn, node)

    def is_total_read(self, fn: Function, node: ast.Subscript) -> bool:
        index = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if not all(self.is_total(fn, x) for x in index):
            return False
        if isinstance(node.value, ast.Attribute):
            extents: tuple[range, ...] = self.program.position.fields[node.value.attr].extents
        elif isinstance(node.value, ast.Subscript):
            table = self.refs[node.value.value].value
            if not (self.is_total(fn, node.value.slice) and self.is_in_range(fn, node.value.slice, range(len(table)))):
                return False
            extents = (range(min(len(row) for row in table)),)
        else:
            extents = (range(len(self.refs[node.value].value)),)
        return all(self.is_in_range(fn, x, extent) for x, extent in zip(index, extents, strict=True))

    def is_total_call(self, fn: Function, node: ast.Call) -> bool:
        if isinstance(node.func, ast.Subscript) or not all(self.is_total(fn, x) for x in node.args[1:]):
            return False
        ref = self.refs[node.func]
        if ref.sort == "builtin":
            return ref.value in ("min", "max", "abs") and self.are_total(fn, node)
        if ref.sort != "function" or node.keywords or not self.is_total_function(ref.value):
            return False
        return all(self.is_total(fn, x) for x in (node.args[1:] if ref.value.takes_position else node.args))

    def is_total_function(self, fn: Function) -> bool:
        """Whether a function changes nothing, cannot fail and has no loops."""
        if fn not in self.total:
            is_pure = not (fn.is_script or fn.writes or fn.tells or fn.finishes or fn.returns == "options")
            self.total[fn] = False  # while it is looked at, for recursion
            self.total[fn] = is_pure and all(self.is_total_statement(fn, x) for x in fn.body)
        return self.total[fn]

    def is_total_statement(self, fn: Function, node: ast.stmt) -> bool:
        if isinstance(node, ast.If):
            return self.is_total(fn, node.test) and all(
                self.is_total_statement(fn, x) for x in [*node.body, *node.orelse]
            )
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            target = flow.target_of(node)
            return isinstance(target, ast.Name) and node.value is not None and self.is_total(fn, node.value)
        return isinstance(node, ast.Return) and (node.value is None or self.is_total(fn, node.value))
