"""Generates C for the expressions, lists and loops of a checked program."""

from __future__ import annotations

import ast
from typing import Any

from agon.engine.game import Game
from agon.engine.language.expressions import BINARY, COMPARE
from agon.engine.language.ranges import NOTHING, Bounds, union
from agon.engine.language.source import Function, Program
from agon.engine.position import Field

INT32: Bounds = (-(1 << 31), (1 << 31) - 1)


def c_type(low: int, high: int) -> str:
    """Return the narrowest C type for a range."""
    for bits in (8, 16, 32):
        if low >= 0 and high < 1 << bits:
            return f"uint{bits}_t"
        if -(1 << (bits - 1)) <= low and high < 1 << (bits - 1):
            return f"int{bits}_t"
    return "int64_t"


def table_type(table: Any) -> str:
    """Return the narrowest C type for the numbers of a table."""
    flat = [x for row in table for x in (row if isinstance(row, tuple) else (row,))] or [0]
    return c_type(min(flat), max(flat))


def is_within(bounds: Bounds | None, limits: Bounds) -> bool:
    """Whether values with these bounds are proved to lie within limits."""
    return bounds is not None and (bounds == NOTHING or (limits[0] <= bounds[0] and bounds[1] <= limits[1]))


def number_type(bounds: Bounds | None) -> str:
    """Return the type of a computed number: 32 bits if that is proved to be enough."""
    return "int32_t" if is_within(bounds, INT32) else "I"


def widened(kind: str, text: str) -> str:
    """Return a stored number for use in expressions. Types narrower than 32 bits become int by themselves."""
    return f"((I){text})" if kind in ("uint32_t", "int64_t") else text


class CExpressions:
    """Generates expressions; CText adds statements and scripts.

    A number is an `int32_t` where the bounds prove that it fits, and an `I` of 64 bits elsewhere; an operation that may
    leave 32 bits is done in 64."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.program: Program = game.compiled.program
        self.refs = game.compiled.refs
        self.scripts = game.compiled.scripts
        self.ranges = game.compiled.ranges
        self.codes = {low.fn: low for low in self.scripts}
        self.fn: Function = self.scripts[0].fn
        self.lines: list[str] = []
        self.where = ""
        self.made = 0
        tables = (self.program.events_of(table) for _, table in self.program.events.values())
        self.in_tables = {fn for functions in tables for fn in functions.values()}
        """Functions called through a table of pointers, which needs the same types for all."""

    def bounds(self, node: ast.expr) -> Bounds | None:
        return self.ranges.of(self.fn, node)

    def local_type(self, fn: Function, name: str) -> str:
        if fn in self.in_tables and name in fn.params:
            return "I"
        found = self.ranges.found
        return number_type(union(found.get((fn, name), NOTHING), found.get((fn, f"in {name}"), NOTHING)))

    def result_type(self, fn: Function) -> str:
        if fn in self.in_tables:
            return "I"
        if fn.returns in ("bool", "options"):
            return "int32_t"
        return number_type(self.ranges.found.get((fn, "return"), NOTHING))

    def line(self, text: str) -> None:
        """Add a line of C, attributed to the line of the rules set last."""
        if self.where:
            self.lines.append(self.where)
        self.lines.append(text)

    def fresh(self, hint: str) -> str:
        self.made += 1
        return f"{hint}{self.made}_"

    def callees(self, call: ast.Call) -> list[Function]:
        if isinstance(call.func, ast.Subscript):
            return list(self.program.events_of(self.refs[call.func.value].value).values())
        ref = self.refs[call.func]
        return [ref.value] if ref.sort == "function" else []

    # ------------------------------------------------------------ loops and lists

    def loop(self, node: ast.expr, target: str, go_on: str, declare: str = "") -> tuple[str, str]:
        """Return the opening and closing text of a loop over an iterable; `go_on` is an extra condition ending in
        `&&`."""
        i, e = self.fresh("i"), self.fresh("e")
        ref = self.refs.get(node)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
            low = self.expression(node.args[0]) if len(node.args) == 2 else "0"
            high = self.expression(node.args[-1])
            kind = number_type(union(self.ranges.items(self.fn, node), self.bounds(node.args[-1])))
            return f"for ({kind} {i} = {low}, {e} = {high}; {go_on}{i} < {e}; {i}++) {{ {declare}{target} = {i};", "}"
        if ref is not None and ref.sort == "range":
            low, high = str(ref.value.start), str(ref.value.stop)
            return f"for (int {i} = {low}; {go_on}{i} < {high}; {i}++) {{ {declare}{target} = {i};", "}"
        if isinstance(node, ast.Tuple):
            values = ", ".join(self.expression(x) for x in node.elts)
            kind = number_type(self.ranges.items(self.fn, node))
            head = f"{{ const {kind} {e}[] = {{{values}}}; for (int {i} = 0; {go_on}{i} < {len(node.elts)}; {i}++)"
            return f"{head} {{ {declare}{target} = {e}[{i}];", "} }"
        if ref is not None and ref.sort == "table":
            name = f"T_{self.program.table_name(ref.value)}"
            return f"for (int {i} = 0; {go_on}{i} < {len(ref.value)}; {i}++) {{ {declare}{target} = {name}[{i}];", "}"
        if isinstance(node, ast.Subscript):
            name, row, rows = self.row(node)
            first, length = self.row_places(node, e)
            head = f"{{ int {e} = (int)INDEX({row}, 0, {rows}); for (int {i} = 0; {go_on}{i} < {length}; {i}++)"
            return f"{head} {{ {declare}{target} = {name}[{first} + {i}];", "} }"
        buffer, count = self.fresh("b"), self.fresh("n")
        before = self.filled(node, buffer, count)
        head = f"{{ {before} for (int {i} = 0; {go_on}{i} < {count}; {i}++)"
        return f"{head} {{ {declare}{target} = {buffer}[{i}];", "} }"

    def row(self, node: ast.Subscript) -> tuple[str, str, int]:
        assert isinstance(node.value, ast.Name)
        table = self.refs[node.value].value
        return f"T_{self.program.table_name(table)}", self.expression(node.slice), len(table)

    def row_places(self, node: ast.Subscript, row: str) -> tuple[str, str]:
        """Return where a row of a table begins, and its length: constants if all rows are as long."""
        name, table = f"T_{self.program.table_name(self.refs[node.value].value)}", self.refs[node.value].value
        lengths = {len(one) for one in table}
        if len(lengths) == 1:
            return f"{row} * {min(lengths)}", str(min(lengths))
        return f"{name}_at[{row}]", f"{name}_len[{row}]"

    def filled(self, node: ast.expr, buffer: str, count: str) -> str:
        """Return statements that declare a buffer and fill it with a list."""
        kept, self.lines = self.lines, []
        where, self.where = self.where, ""
        self.line(f"O {buffer}[MAX_OPTIONS]; int {count} = 0;")
        self.fill(node, buffer, count)
        text, self.lines, self.where = " ".join(self.lines), kept, where
        return text

    def fill(self, node: ast.expr, buffer: str, count: str) -> None:
        """Append the elements of a list expression to a buffer."""
        if isinstance(node, ast.List):
            for x in node.elts:
                self.append(buffer, count, self.expression(x))
        elif isinstance(node, ast.BinOp):
            assert isinstance(node.op, ast.Add)
            self.fill(node.left, buffer, count)
            self.fill(node.right, buffer, count)
        elif isinstance(node, ast.Name):
            self.line(f"{count} = add_all(m, {buffer}, {count}, v_{node.id}, n_{node.id});")
        elif isinstance(node, ast.Call):
            fn = self.refs[node.func].value
            arguments = "".join(", " + a for a in self.arguments(node, fn))
            self.line(f"{count} = f_{fn.name}(m, {buffer}, {count}{arguments});")
        elif isinstance(node, ast.ListComp):
            opening, closing = self.comprehension(node, "")
            self.line(opening)
            self.append(buffer, count, self.expression(node.elt))
            self.line(closing)
        else:
            raise AssertionError(ast.dump(node))

    def append(self, buffer: str, count: str, value: str) -> None:
        """Append a value to a list, which has 16-bit elements."""
        self.line(f"{count} = add(m, {buffer}, {count}, WITHIN({value}, INT16_MIN, INT16_MAX));")

    def comprehension(self, node: ast.ListComp | ast.GeneratorExp, go_on: str) -> tuple[str, str]:
        opening, closing = [], []
        for generator in node.generators:
            assert isinstance(generator.target, ast.Name)
            first, last = self.generator(generator, generator.ifs, go_on)
            opening.append(first)
            closing.append(last)
        return " ".join(opening), " ".join(reversed(closing))

    def generator(self, node: ast.comprehension, conditions: list[ast.expr], go_on: str) -> tuple[str, str]:
        """Return the opening and closing text of one `for` of a comprehension with its conditions."""
        assert isinstance(node.target, ast.Name)
        kind = number_type(self.ranges.items(self.fn, node.iter))
        opening, closing = self.loop(node.iter, f"v_{node.target.id}", go_on, f"{kind} ")
        for condition in conditions:
            opening += f" if ({self.test(condition)}) {{"
            closing = "} " + closing
        return opening, closing

    # ------------------------------------------------------------ expressions

    def expression(self, node: ast.expr) -> str:
        return getattr(self, f"expression_{type(node).__name__}")(node)  # type: ignore[no-any-return]

    def test(self, node: ast.expr) -> str:
        """Return a condition; a list is true if it is not empty."""
        if isinstance(node, ast.BoolOp):
            return self.expression_BoolOp(node)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"(!{self.test(node.operand)})"
        if self.is_list(node):
            return f"({self.length(node)} > 0)"
        return f"({self.expression(node)} != 0)"

    def is_list(self, node: ast.expr) -> bool:
        if isinstance(node, (ast.List, ast.ListComp)):
            return True
        if isinstance(node, ast.BinOp):
            return self.is_list(node.left)
        if isinstance(node, ast.Name):
            ref = self.refs.get(node)
            return ref is not None and ref.sort == "local" and self.fn.locals.get(node.id) == "options"
        if isinstance(node, ast.Call):
            return any(fn.returns == "options" for fn in self.callees(node))
        return False

    def length(self, node: ast.expr) -> str:
        if isinstance(node, ast.Name) and self.is_list(node):
            return f"n_{node.id}"
        buffer, count = self.fresh("b"), self.fresh("n")
        return f"({{ {self.filled(node, buffer, count)} {count}; }})"

    @staticmethod
    def constant(value: int) -> str:
        text = str(value) if is_within((value, value), INT32) else f"(I){value}"
        return text if value >= 0 and text.isdigit() else f"({text})"

    def expression_Constant(self, node: ast.Constant) -> str:
        assert isinstance(node.value, int)
        return self.constant(int(node.value))

    def expression_Name(self, node: ast.Name) -> str:
        ref = self.refs[node]
        if ref.sort == "local":
            return f"v_{node.id}"
        assert ref.sort == "constant", ref
        return self.constant(ref.value)

    def operation(self, node: ast.BinOp, left: str, right: str) -> str:
        """Return an operation on two printed operands, done in 64 bits where 32 are not proved to be enough."""
        op, bounds = node.op, self.bounds(node)
        fits = is_within(bounds, INT32)
        if isinstance(op, (ast.FloorDiv, ast.Mod)):
            a, b = self.bounds(node.left), self.bounds(node.right)
            if is_within(a, (0, INT32[1])) and is_within(b, (1, INT32[1])):
                return f"({left} {'/' if isinstance(op, ast.FloorDiv) else '%'} {right})"
            name = "floor_div" if isinstance(op, ast.FloorDiv) else "floor_mod"
            return f"((int32_t){name}({left}, {right}))" if fits else f"{name}({left}, {right})"
        if isinstance(op, ast.LShift) and not fits:
            return f"shift_left({left}, {right})"
        if isinstance(op, (ast.Add, ast.Sub, ast.Mult, ast.RShift)) and not fits:
            left = f"(I){left}"
        return f"({left} {BINARY[type(op)]} {right})"

    def expression_BinOp(self, node: ast.BinOp) -> str:
        return self.operation(node, self.expression(node.left), self.expression(node.right))

    def expression_UnaryOp(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return f"(!{self.test(node.operand)})"
        operand = self.expression(node.operand)
        if isinstance(node.op, ast.Invert):
            return f"(~{operand})"
        return f"(-{operand})" if is_within(self.bounds(node), INT32) else f"(-(I){operand})"

    def expression_BoolOp(self, node: ast.BoolOp) -> str:
        sign = {ast.And: " && ", ast.Or: " || "}[type(node.op)]
        return f"({sign.join(self.test(x) for x in node.values)})"

    def expression_Compare(self, node: ast.Compare) -> str:
        parts, middle = [], ""
        left = self.expression(node.left)
        for op, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(op, (ast.In, ast.NotIn)):
                found = self.contains(left, right)
                return f"(!{found})" if isinstance(op, ast.NotIn) else found
            text = self.expression(right)
            if isinstance(right, ast.Call) and len(node.ops) == 2 and right is node.comparators[0]:
                value = self.fresh("c")  # it is computed once
                middle, text = f"const {number_type(self.bounds(right))} {value} = {text}; ", value
            parts.append(f"({left} {COMPARE[type(op)]} {text})")
            left = text
        if middle:
            return f"({{ {middle}{' && '.join(parts)}; }})"
        return parts[0] if len(parts) == 1 else f"({' && '.join(parts)})"

    def contains(self, left: str, right: ast.expr) -> str:
        x, found, item = self.fresh("x"), self.fresh("r"), self.fresh("v")
        if isinstance(right, ast.Tuple) and right.elts:
            equal = " || ".join(f"{x} == {self.expression(y)}" for y in right.elts)
            return f"({{ const I {x} = {left}; {equal}; }})"
        opening, closing = self.loop(right, item, f"!{found} && ", "I ")
        return f"({{ const I {x} = {left}; int {found} = 0; {opening} {found} = {item} == {x}; {closing} {found}; }})"

    def expression_IfExp(self, node: ast.IfExp) -> str:
        return f"({self.test(node.test)} ? {self.expression(node.body)} : {self.expression(node.orelse)})"

    def expression_Attribute(self, node: ast.Attribute) -> str:
        return self.read_cell(node)

    def read_cell(self, node: ast.expr) -> str:
        field, cell = self.cell(node)
        return widened(c_type(field.low, field.high), cell)

    def expression_Subscript(self, node: ast.Subscript) -> str:
        if isinstance(node.value, ast.Attribute):
            return self.read_cell(node)
        if isinstance(node.value, ast.Subscript):
            name, row, rows = self.row(node.value)
            r = self.fresh("r")
            first, length = self.row_places(node.value, r)
            index = f"INDEX({self.expression(node.slice)}, 0, {length})"
            item = self.item(name, self.refs[node.value.value].value, f"{first} + {index}")
            return f"({{ const int {r} = (int)INDEX({row}, 0, {rows}); {item}; }})"
        ref: Any = self.refs[node.value]
        if ref.sort == "range":
            return f"(INDEX({self.expression(node.slice)}, 0, {len(ref.value)}) + {ref.value.start})"
        index = f"INDEX({self.expression(node.slice)}, 0, {len(ref.value)})"
        return self.item(f"T_{self.program.table_name(ref.value)}", ref.value, index)

    @staticmethod
    def item(name: str, table: Any, index: str) -> str:
        return widened(table_type(table), f"{name}[{index}]")

    def cell(self, node: ast.expr) -> tuple[Field, str]:
        base = node.value if isinstance(node, ast.Subscript) else node
        assert isinstance(base, ast.Attribute)
        field = self.program.position.fields[base.attr]
        if not isinstance(node, ast.Subscript):
            return field, f"m->p_{field.name}"
        index = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        *rows, last = [
            f"INDEX({self.expression(x)}, {extent.start}, {len(extent)})"
            for x, extent in zip(index, field.extents, strict=True)
        ]
        row = ""
        for one, extent in zip(rows, field.extents, strict=False):
            row = f"({row} * {len(extent)} + {one})" if row else one
        return field, self.place(field, row, last)

    def place(self, field: Field, row: str, last: str) -> str:
        """Return the cell in a row of an array; `row` is empty for an array with one index."""
        return f"m->p_{field.name}[{f'{row} * {len(field.extents[-1])} + ' if row else ''}{last}]"

    def expression_Call(self, node: ast.Call) -> str:
        if isinstance(node.func, ast.Subscript):
            table = self.refs[node.func.value].value
            fn = next(iter(self.program.events_of(table).values()))
            name = self.program.events_name(table)
            return self.event_call(name, self.expression(node.func.slice), self.arguments(node, fn))
        else:
            ref = self.refs[node.func]
            if ref.sort == "builtin":
                return self.builtin(node, str(ref.value))
            fn = ref.value
            called = f"f_{fn.name}"
        return f"{called}({', '.join(['m', *self.arguments(node, fn)])})"

    def event_call(self, name: str, number: str, arguments: list[str]) -> str:
        """Return a call through a table of plain functions."""
        return f"E_{name}[EVENT({number}, E_{name}_COUNT)]({', '.join(['m', *arguments])})"

    def arguments(self, call: ast.Call, fn: Function) -> list[str]:
        given = call.args[1:] if fn.takes_position else call.args
        values = {name: self.expression(x) for name, x in zip(fn.params, given, strict=False)}
        values |= {k.arg or "": self.expression(k.value) for k in call.keywords}
        return [values[name] if name in values else self.constant(fn.defaults[name]) for name in fn.params]

    def builtin(self, node: ast.Call, name: str) -> str:
        if name in ("sum", "any", "all"):
            return self.reduction(node.args[0], name)
        if name == "len":
            return self.table_length(node.args[0])
        values = [self.expression(x) for x in node.args]
        if name == "abs":
            return f"absolute({values[0]})"
        pick = {"min": "smaller", "max": "larger"}[name]
        text = values[0]
        for value in values[1:]:
            text = f"{pick}({text}, {value})"
        return f"((int32_t){text})" if is_within(self.bounds(node), INT32) else text

    def table_length(self, node: ast.expr) -> str:
        if self.is_list(node):
            return self.length(node)
        if isinstance(node, ast.Tuple):
            return str(len(node.elts))
        if isinstance(node, ast.Subscript):
            name, row, rows = self.row(node)
            return f"{name}_len[INDEX({row}, 0, {rows})]"
        return str(len(self.refs[node].value))

    def reduction(self, node: ast.expr, name: str) -> str:
        assert isinstance(node, ast.GeneratorExp)
        result = self.fresh("r")
        if name == "sum":
            opening, closing = self.comprehension(node, "")
            return f"({{ I {result} = 0; {opening} {result} += {self.expression(node.elt)}; {closing} {result}; }})"
        opening, closing = self.comprehension(node, f"!{result} && ")
        element = self.test(node.elt)
        if name == "any":
            return f"({{ int {result} = 0; {opening} {result} = {element}; {closing} {result}; }})"
        return f"({{ int {result} = 0; {opening} {result} = !{element}; {closing} !{result}; }})"
