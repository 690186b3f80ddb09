"""Prints and optimises expressions of a checked program as plain Python over a flat list of cells.

Indices are checked only where they can be out of range, loop-invariant sums are computed before the loop, rows of cells
are read as slices, and short functions are inlined.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import Any

from agon.engine.language.expressions import BINARY, COMPARE, UNARY
from agon.engine.language.flow import uses
from agon.engine.language.lowering import Lowered
from agon.engine.language.ranges import Ranges
from agon.engine.language.source import Function, Program, Ref
from agon.engine.position import Field

INDENT = "    "
SHORT = 60
"""The size in syntax nodes up to which a function is inlined."""
SHORT_BODY = 260
"""The same for a function called as a statement."""
UNROLLED = 3
"""The number of constants up to which a loop is unrolled."""
WORTH_A_SLICE = 6
"""The number of cells from which a comprehension reads a row as a slice."""


@dataclass
class Loop:
    """A loop being printed: the names it changes, where lines can be inserted before it, whether it is within an
    expression, and what was inserted."""

    changes: set[str]
    line: int
    depth: int
    is_expression: bool
    before: dict[str, str] = field(default_factory=dict)


def assigned(node: ast.AST) -> set[str]:
    """Return the names assigned anywhere inside."""
    return {x.id for x in ast.walk(node) if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Store)}


def _at_constant(read: ast.Subscript, value: int) -> ast.Subscript:
    """Return the same read with a constant as its last index."""
    index = read.slice.elts if isinstance(read.slice, ast.Tuple) else [read.slice]
    last = ast.copy_location(ast.Constant(value), read)
    place = ast.Tuple([*index[:-1], last], ast.Load()) if len(index) > 1 else last
    return ast.copy_location(ast.Subscript(read.value, place, ast.Load()), read)


class PythonExpressions:
    """Prints expressions; PythonText adds statements and scripts."""

    def __init__(self, program: Program, refs: dict[ast.AST, Ref], scripts: list[Lowered], ranges: Ranges) -> None:
        self.program, self.refs, self.scripts, self.ranges = program, refs, scripts, ranges
        self.codes = {low.fn: low for low in scripts}
        self.temporary = 0
        self.in_iterable = 0
        self.loops: list[Loop] = []
        self.rows: list[tuple[str, dict[str, str]]] = []
        self.bound: dict[str, str] = {}
        self.begun, self.depth = 0, 0
        self.fn: Function = scripts[0].fn
        self.lines: list[str] = []

    def line(self, depth: int, text: str) -> None:
        self.lines.append(INDENT * depth + text)

    def local(self, name: str) -> str:
        """Return the printed name of a local; inlined functions get renamed parameters and locals."""
        return self.bound.get(name) or f"v_{name}"

    def fresh(self) -> str:
        self.temporary += 1
        return f"t{self.temporary}"

    # -- loop invariants

    def enter(self, changes: set[str], *, is_expression: bool = False) -> None:
        self.loops.append(Loop(changes, self.begun, self.depth, is_expression))

    def leave(self) -> None:
        loop = self.loops.pop()
        made = [INDENT * loop.depth + f"{name} = {text}" for text, name in loop.before.items()]
        self.lines[loop.line : loop.line] = made
        self.begun += len(made)

    def lift(self, text: str, names: set[str]) -> str:
        """Compute a sum that needs no check before the outermost loop that changes none of its names."""
        at = len(self.loops)
        while at and not names & self.loops[at - 1].changes:
            at -= 1
        if at == len(self.loops) or (at and self.loops[at - 1].is_expression):
            return text
        before = self.loops[at].before
        if text not in before:
            before[text] = self.fresh()
        return before[text]

    # ------------------------------------------------------------ expressions

    def expression(self, node: ast.expr) -> str:
        return getattr(self, f"expression_{type(node).__name__}")(node)  # type: ignore[no-any-return]

    test = expression

    def expression_Constant(self, node: ast.Constant) -> str:
        return str(node.value)

    @staticmethod
    def constant(value: int) -> str:
        return str(int(value)) if value >= 0 else f"({int(value)})"

    def expression_Name(self, node: ast.Name) -> str:
        ref = self.refs[node]
        if ref.sort == "local":
            return self.local(node.id)
        if ref.sort == "constant":
            return self.constant(ref.value)
        if ref.sort == "range":
            return f"range({ref.value.start}, {ref.value.stop})"
        assert ref.sort == "table", ref
        return f"T_{self.program.table_name(ref.value)}"

    def expression_BinOp(self, node: ast.BinOp) -> str:
        return f"({self.expression(node.left)} {BINARY[type(node.op)]} {self.expression(node.right)})"

    def expression_UnaryOp(self, node: ast.UnaryOp) -> str:
        operator = "not " if isinstance(node.op, ast.Not) else UNARY[type(node.op)]
        return f"({operator}{self.expression(node.operand)})"

    def expression_BoolOp(self, node: ast.BoolOp) -> str:
        operator = {ast.And: " and ", ast.Or: " or "}[type(node.op)]
        return f"({operator.join(self.expression(x) for x in node.values)})"

    def expression_Compare(self, node: ast.Compare) -> str:
        parts = [self.expression(node.left)]
        for op, right in zip(node.ops, node.comparators, strict=True):
            sign = COMPARE[type(op)] if type(op) in COMPARE else {ast.In: "in", ast.NotIn: "not in"}[type(op)]
            parts += [sign, self.expression(right)]
        return f"({' '.join(parts)})"

    def expression_Tuple(self, node: ast.Tuple) -> str:
        return f"({''.join(self.expression(x) + ', ' for x in node.elts)})"

    def expression_IfExp(self, node: ast.IfExp) -> str:
        return f"({self.expression(node.body)} if {self.test(node.test)} else {self.expression(node.orelse)})"

    def expression_Attribute(self, node: ast.Attribute) -> str:
        return f"s[{self.cell(node)[1]}]"

    def expression_Subscript(self, node: ast.Subscript) -> str:
        if isinstance(node.value, ast.Attribute):
            held = self.row_read(node)
            if held is not None:
                return held
            return f"s[{self.cell(node)[1]}]"
        base: Any = node.value
        row_of = isinstance(base, ast.Subscript)
        ref = self.refs[base.value if row_of else base]
        if ref.sort == "range":
            return (
                f"range({ref.value.start}, {ref.value.stop})[{self.index(node.slice, range(len(ref.value)), 'range')}]"
            )
        name = self.program.table_name(ref.value)
        if not row_of:
            index = self.index(node.slice, range(len(ref.value)), name)
            if index.isdigit() and not isinstance(ref.value[int(index)], tuple):
                return self.constant(ref.value[int(index)])
            return f"T_{name}[{index}]"
        lengths = {len(row) for row in ref.value}
        row, bounds = self.expression(base), self.ranges.of(self.fn, node.slice)
        if len(lengths) == 1 or (bounds is not None and bounds[0] >= 0 and bounds[1] < min(lengths)):
            return f"{row}[{self.index(node.slice, range(min(lengths)), name)}]"
        return f"item_of_row({name!r}, {row}, {self.expression(node.slice)})"

    def cell(self, node: ast.expr) -> tuple[Field, str]:
        """Return the field and the location of its cell."""
        base = node.value if isinstance(node, ast.Subscript) else node
        assert isinstance(base, ast.Attribute)
        field = self.program.position.fields[base.attr]
        if not isinstance(node, ast.Subscript):
            return field, str(field.offset)
        index = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        constant, parts, stride = field.offset, [], 1
        steady: list[str] = []
        names: set[str] = set()
        for x, extent in zip(reversed(index), reversed(field.extents), strict=True):
            constant -= extent.start * stride
            text = self.index(x, extent, field.name)
            step = text if stride == 1 else f"{text} * {stride}"
            if text.lstrip("-").isdigit():
                constant += int(text) * stride
            elif isinstance(x, ast.Name) and text == self.local(x.id) and self._is_steady(x.id):
                steady.append(step)
                names.add(x.id)
            else:
                parts.append(step)
            stride *= len(extent)
        if constant or not (parts or steady):
            steady.append(str(constant))
        if names and parts + steady != [steady[0]]:
            parts.append(self.lift(" + ".join(steady), names))
        else:
            parts += steady
        return field, " + ".join(parts)

    def _is_steady(self, name: str) -> bool:
        return bool(self.loops) and name not in self.loops[-1].changes

    def index(self, node: ast.expr, extent: range, name: str) -> str:
        """Print an index, checked where it could be out of range; never negative."""
        text = self.expression(node)
        bounds = self.ranges.of(self.fn, node)
        if bounds is not None and extent.start <= bounds[0] and bounds[1] < extent.stop:
            return text.strip("()") if text.strip("()").isdigit() else text
        ends = f"{extent.start}, {extent.stop}"
        if isinstance(node, ast.Name):
            return f"({text} if {extent.start} <= {text} < {extent.stop} else bad_index({name!r}, {text}, {ends}))"
        if self.in_iterable:
            return f"checked_index({name!r}, {text}, {ends})"
        held = self.fresh()
        within = f"{extent.start} <= ({held} := {text}) < {extent.stop}"
        return f"({held} if {within} else bad_index({name!r}, {held}, {ends}))"

    def expression_List(self, node: ast.List) -> str:
        return f"[{', '.join(self.expression(x) for x in node.elts)}]"

    def expression_ListComp(self, node: ast.ListComp) -> str:
        return self.present(node) or f"[{self.comprehension(node)}]"

    def present(self, node: ast.ListComp) -> str | None:
        """Print `[i for i in RANGE if p.f[…, i] > 0]`, or the same with the cell itself, over a slice."""
        if len(node.generators) != 1 or len(node.generators[0].ifs) != 1:
            return None
        generator, test = node.generators[0], node.generators[0].ifs[0]
        if not (
            isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.Gt) and isinstance(test.left, ast.Subscript)
        ):
            return None
        zero = test.comparators[0]
        if len(test.ops) != 1 or not isinstance(zero, ast.Constant) or zero.value != 0:
            return None
        rows = self.slices(node, 0)
        key = self.row_key(test.left, assigned(generator).pop())
        if len(rows) != 1 or key not in rows:
            return None
        field = self.program.position.fields[test.left.value.attr]  # type: ignore[attr-defined]
        if field.low < 0:
            return None
        _, cells = rows[key]
        if isinstance(node.elt, ast.Name):
            return f"list(compress({self.items(generator.iter)}, {cells}))"
        return f"list(filter(None, {cells}))" if ast.unparse(node.elt) == key else None

    def comprehension(self, node: ast.ListComp | ast.GeneratorExp) -> str:
        """Print the inside of a comprehension. A field read at every step of a fixed range is read as one slice."""
        bound = {g.target.id for g in node.generators if isinstance(g.target, ast.Name)}
        self.enter(bound, is_expression=True)
        clauses: list[str] = []
        opened = 0
        for number, generator in enumerate(node.generators):
            assert isinstance(generator.target, ast.Name)
            self.in_iterable += 1
            rows = self.slices(node, number)
            head = f"for v_{generator.target.id} in {self.items(generator.iter)}"
            if rows:
                names = ", ".join(["v_" + generator.target.id, *(name for name, _ in rows.values())])
                parts = ", ".join([self.items(generator.iter), *(text for _, text in rows.values())])
                head = f"for {names} in zip({parts})"
            self.in_iterable -= 1
            self.rows.append((generator.target.id, {key: name for key, (name, _) in rows.items()}))
            opened += 1
            clauses.append(head)
            clauses += [f"if {self.test(x)}" for x in generator.ifs]
        element = self.expression(node.elt)
        del self.rows[-opened:]
        self.leave()
        return " ".join([element, *clauses])

    def slices(self, node: ast.ListComp | ast.GeneratorExp, number: int) -> dict[str, tuple[str, str]]:
        """For a generator over a fixed range, return the rows of cells read with its variable as the last index."""
        generator = node.generators[number]
        assert isinstance(generator.target, ast.Name)
        ref = self.refs.get(generator.iter)
        if ref is None or ref.sort != "range" or len(ref.value) < WORTH_A_SLICE:
            return {}
        later = assigned(node) - {g.target.id for g in node.generators[:number] if isinstance(g.target, ast.Name)}
        places = [*generator.ifs, node.elt, *(x for g in node.generators[number + 1 :] for x in [g.iter, *g.ifs])]
        found: dict[str, tuple[str, str]] = {}
        for read in (x for place in places for x in ast.walk(place)):
            key = self.row_key(read, generator.target.id)
            if key is None or key in found or not isinstance(read, ast.Subscript):
                continue
            index = read.slice.elts if isinstance(read.slice, ast.Tuple) else [read.slice]
            if any(uses(x) & later for x in index[:-1]) or any(self.checks(read, x, i) for i, x in enumerate(index)):
                continue
            start = self.ahead(self.cell(_at_constant(read, ref.value.start))[1])
            found[key] = (self.fresh(), f"s[{start}:{start} + {len(ref.value)}]")
        return found

    def ahead(self, text: str) -> str:
        """Compute a sum that is needed twice on a line before the statement; inside a loop it stays in place."""
        if self.loops or text.isdigit():
            return text
        name = self.fresh()
        self.line(self.depth, f"{name} = {text}")
        return name

    def checks(self, read: ast.Subscript, x: ast.expr, place: int) -> bool:
        """Whether an index of a field would have to be checked."""
        assert isinstance(read.value, ast.Attribute)
        extent = self.program.position.fields[read.value.attr].extents[place]
        bounds = self.ranges.of(self.fn, x)
        return bounds is None or not (extent.start <= bounds[0] and bounds[1] < extent.stop)

    @staticmethod
    def row_key(node: ast.AST, variable: str) -> str | None:
        """Return a key for `p.field[…, variable]` that does not depend on the variable's name; None for anything
        else."""
        if not (isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute)):
            return None
        index = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if not (isinstance(index[-1], ast.Name) and index[-1].id == variable):
            return None
        return ast.unparse(node)

    def row_read(self, node: ast.Subscript) -> str | None:
        """Return the variable that already holds this cell, if a slice was taken."""
        for variable, names in reversed(self.rows):
            key = self.row_key(node, variable)
            if key is not None:
                return names.get(key)
        return None

    def items(self, node: ast.expr) -> str:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
            return f"range({', '.join(self.expression(x) for x in node.args)})"
        return self.expression(node)

    def expression_Call(self, node: ast.Call) -> str:
        if isinstance(node.func, ast.Subscript):
            ref = self.refs[node.func.value]
            fn = next(iter(self.program.events_of(ref.value).values()))
            called = f"E_{self.program.events_name(ref.value)}[{self.expression(node.func.slice)}]"
            return f"{called}({', '.join(self.hidden(fn) + self.arguments(node, fn))})"
        ref = self.refs[node.func]
        if ref.sort == "builtin":
            return self.builtin(node, str(ref.value))
        assert ref.sort == "function"
        fn = ref.value
        inlined = self.inline(node, fn)
        if inlined is not None:
            return inlined
        return f"f_{fn.name}({', '.join(self.hidden(fn) + self.arguments(node, fn))})"

    def inline(self, call: ast.Call, fn: Function) -> str | None:
        """Inline a function that only returns a short expression; None if that is not possible."""
        value = self.short_result(fn)
        if value is None:
            return None
        arguments = dict(zip(fn.params, self.arguments(call, fn), strict=True))
        read = [x.id for x in ast.walk(value) if isinstance(x, ast.Name)]
        if any(
            read.count(name) > 1 and not text.isidentifier() and not text.isdigit() for name, text in arguments.items()
        ):
            return None
        outside = self.fn, self.bound, self.rows, self.loops
        self.fn, self.bound, self.rows, self.loops = fn, arguments, [], []
        text = self.expression(value)
        self.fn, self.bound, self.rows, self.loops = outside
        return text

    @staticmethod
    def short_result(fn: Function) -> ast.expr | None:
        if fn.tells or fn.returns == "options" or len(fn.body) != 1 or not isinstance(fn.body[0], ast.Return):
            return None
        value = fn.body[0].value
        parts = list(ast.walk(value)) if value is not None else []
        if len(parts) > SHORT or any(isinstance(x, (ast.ListComp, ast.GeneratorExp)) for x in parts):
            return None
        return value

    @staticmethod
    def hidden(fn: Function) -> list[str]:
        return ["s"] * fn.takes_position + ["log"] * fn.tells

    def arguments(self, call: ast.Call, fn: Function) -> list[str]:
        given = call.args[1:] if fn.takes_position else call.args
        values = {name: self.expression(x) for name, x in zip(fn.params, given, strict=False)}
        values |= {k.arg or "": self.expression(k.value) for k in call.keywords}
        return [values[name] if name in values else str(fn.defaults[name]) for name in fn.params]

    def builtin(self, node: ast.Call, name: str) -> str:
        if name in ("sum", "any", "all"):
            generator = node.args[0]
            assert isinstance(generator, ast.GeneratorExp)
            if name == "sum":
                return f"sum([{self.comprehension(generator)}])"
            return f"{name}({self.comprehension(generator)})"
        assert name in ("len", "min", "max", "abs"), name
        return f"{name}({', '.join(self.expression(x) for x in node.args)})"
