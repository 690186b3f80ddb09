"""Generates C for the expressions, lists and loops of a checked program."""

from __future__ import annotations

import ast
from typing import Any

from agon.engine.game import Game
from agon.engine.language.expressions import BINARY, COMPARE
from agon.engine.language.source import Function, Program
from agon.engine.position import Field


def c_type(low: int, high: int) -> str:
    """Return the narrowest C type for a range."""
    for bits in (8, 16, 32):
        if low >= 0 and high < 1 << bits:
            return f"uint{bits}_t"
        if -(1 << (bits - 1)) <= low and high < 1 << (bits - 1):
            return f"int{bits}_t"
    return "int64_t"


class CExpressions:
    """Generates expressions; CText adds statements and scripts."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.program: Program = game.compiled.program
        self.refs = game.compiled.refs
        self.scripts = game.compiled.scripts
        self.codes = {low.fn: low for low in self.scripts}
        self.fn: Function = self.scripts[0].fn
        self.lines: list[str] = []
        self.where = ""
        self.made = 0

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
            return f"for (I {i} = {low}, {e} = {high}; {go_on}{i} < {e}; {i}++) {{ {declare}{target} = {i};", "}"
        if ref is not None and ref.sort == "range":
            low, high = str(ref.value.start), str(ref.value.stop)
            return f"for (I {i} = {low}; {go_on}{i} < {high}; {i}++) {{ {declare}{target} = {i};", "}"
        if isinstance(node, ast.Tuple):
            values = ", ".join(self.expression(x) for x in node.elts)
            head = f"{{ const I {e}[] = {{{values}}}; for (int {i} = 0; {go_on}{i} < {len(node.elts)}; {i}++)"
            return f"{head} {{ {declare}{target} = {e}[{i}];", "} }"
        if ref is not None and ref.sort == "table":
            name = f"T_{self.program.table_name(ref.value)}"
            return f"for (int {i} = 0; {go_on}{i} < {len(ref.value)}; {i}++) {{ {declare}{target} = {name}[{i}];", "}"
        if isinstance(node, ast.Subscript):
            name, row, rows = self.row(node)
            head = f"{{ I {e} = INDEX({row}, 0, {rows}); for (int {i} = 0; {go_on}{i} < {name}_len[{e}]; {i}++)"
            return f"{head} {{ {declare}{target} = {name}[{name}_at[{e}] + {i}];", "} }"
        buffer, count = self.fresh("b"), self.fresh("n")
        before = self.filled(node, buffer, count)
        head = f"{{ {before} for (int {i} = 0; {go_on}{i} < {count}; {i}++)"
        return f"{head} {{ {declare}{target} = {buffer}[{i}];", "} }"

    def row(self, node: ast.Subscript) -> tuple[str, str, int]:
        assert isinstance(node.value, ast.Name)
        table = self.refs[node.value].value
        return f"T_{self.program.table_name(table)}", self.expression(node.slice), len(table)

    def filled(self, node: ast.expr, buffer: str, count: str) -> str:
        """Return statements that declare a buffer and fill it with a list."""
        kept, self.lines = self.lines, []
        where, self.where = self.where, ""
        self.line(f"O {buffer}[MAX_OPTIONS]; I {count} = 0;")
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
            i = self.fresh("i")
            self.line(
                f"for (I {i} = 0; {i} < n_{node.id}; {i}++) {count} = add(m, {buffer}, {count}, v_{node.id}[{i}]);"
            )
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
            first, last = self.loop(generator.iter, f"v_{generator.target.id}", go_on, "I ")
            opening.append(first)
            closing.append(last)
            for condition in generator.ifs:
                opening.append(f"if ({self.test(condition)}) {{")
                closing.append("}")
        return " ".join(opening), " ".join(reversed(closing))

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

    def expression_Constant(self, node: ast.Constant) -> str:
        assert isinstance(node.value, int)
        return f"((I){int(node.value)})"

    def expression_Name(self, node: ast.Name) -> str:
        ref = self.refs[node]
        if ref.sort == "local":
            return f"v_{node.id}"
        assert ref.sort == "constant", ref
        return f"((I){ref.value})"

    def operation(self, op: ast.operator, left: str, right: str) -> str:
        if isinstance(op, ast.FloorDiv):
            return f"floor_div({left}, {right})"
        if isinstance(op, ast.Mod):
            return f"floor_mod({left}, {right})"
        if isinstance(op, ast.LShift):
            return f"shift_left({left}, {right})"
        return f"({left} {BINARY[type(op)]} {right})"

    def expression_BinOp(self, node: ast.BinOp) -> str:
        return self.operation(node.op, self.expression(node.left), self.expression(node.right))

    def expression_UnaryOp(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return f"((I)!{self.test(node.operand)})"
        sign = {ast.USub: "-", ast.Invert: "~"}[type(node.op)]
        return f"({sign}{self.expression(node.operand)})"

    def expression_BoolOp(self, node: ast.BoolOp) -> str:
        sign = {ast.And: " && ", ast.Or: " || "}[type(node.op)]
        return f"({sign.join(self.test(x) for x in node.values)})"

    def expression_Compare(self, node: ast.Compare) -> str:
        parts = []
        left = self.expression(node.left)
        for op, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(op, (ast.In, ast.NotIn)):
                found = self.contains(left, right)
                return f"((I)!{found})" if isinstance(op, ast.NotIn) else found
            text = self.expression(right)
            parts.append(f"({left} {COMPARE[type(op)]} {text})")
            left = text
        return f"((I)({' && '.join(parts)}))"

    def contains(self, left: str, right: ast.expr) -> str:
        x, found, item = self.fresh("x"), self.fresh("r"), self.fresh("v")
        opening, closing = self.loop(right, item, f"!{found} && ", "I ")
        return f"({{ I {x} = {left}; I {found} = 0; {opening} {found} = {item} == {x}; {closing} {found}; }})"

    def expression_IfExp(self, node: ast.IfExp) -> str:
        return f"({self.test(node.test)} ? {self.expression(node.body)} : {self.expression(node.orelse)})"

    def expression_Attribute(self, node: ast.Attribute) -> str:
        return f"((I){self.cell(node)[1]})"

    def expression_Subscript(self, node: ast.Subscript) -> str:
        if isinstance(node.value, ast.Attribute):
            return f"((I){self.cell(node)[1]})"
        if isinstance(node.value, ast.Subscript):
            name, row, rows = self.row(node.value)
            r = self.fresh("r")
            index = f"INDEX({self.expression(node.slice)}, 0, {name}_len[{r}])"
            return f"({{ I {r} = INDEX({row}, 0, {rows}); (I){name}[{name}_at[{r}] + {index}]; }})"
        ref: Any = self.refs[node.value]
        if ref.sort == "range":
            return f"(INDEX({self.expression(node.slice)}, 0, {len(ref.value)}) + {ref.value.start})"
        name = f"T_{self.program.table_name(ref.value)}"
        return f"((I){name}[INDEX({self.expression(node.slice)}, 0, {len(ref.value)})])"

    def cell(self, node: ast.expr) -> tuple[Field, str]:
        base = node.value if isinstance(node, ast.Subscript) else node
        assert isinstance(base, ast.Attribute)
        field = self.program.position.fields[base.attr]
        if not isinstance(node, ast.Subscript):
            return field, f"m->p_{field.name}"
        index = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        place = ""
        for x, extent in zip(index, field.extents, strict=True):
            one = f"INDEX({self.expression(x)}, {extent.start}, {len(extent)})"
            place = f"({place} * {len(extent)} + {one})" if place else one
        return field, f"m->p_{field.name}[{place}]"

    def expression_Call(self, node: ast.Call) -> str:
        if isinstance(node.func, ast.Subscript):
            table = self.refs[node.func.value].value
            fn = next(iter(self.program.events_of(table).values()))
            name = self.program.events_name(table)
            called = f"E_{name}[EVENT({self.expression(node.func.slice)}, E_{name}_COUNT)]"
        else:
            ref = self.refs[node.func]
            if ref.sort == "builtin":
                return self.builtin(node, str(ref.value))
            fn = ref.value
            called = f"f_{fn.name}"
        return f"{called}({', '.join(['m', *self.arguments(node, fn)])})"

    def arguments(self, call: ast.Call, fn: Function) -> list[str]:
        given = call.args[1:] if fn.takes_position else call.args
        values = {name: self.expression(x) for name, x in zip(fn.params, given, strict=False)}
        values |= {k.arg or "": self.expression(k.value) for k in call.keywords}
        return [values[name] if name in values else f"((I){fn.defaults[name]})" for name in fn.params]

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
        return text

    def table_length(self, node: ast.expr) -> str:
        if self.is_list(node):
            return self.length(node)
        if isinstance(node, ast.Tuple):
            return f"((I){len(node.elts)})"
        if isinstance(node, ast.Subscript):
            name, row, rows = self.row(node)
            return f"((I){name}_len[INDEX({row}, 0, {rows})])"
        return f"((I){len(self.refs[node].value)})"

    def reduction(self, node: ast.expr, name: str) -> str:
        assert isinstance(node, ast.GeneratorExp)
        result = self.fresh("r")
        if name == "sum":
            opening, closing = self.comprehension(node, "")
            return f"({{ I {result} = 0; {opening} {result} += {self.expression(node.elt)}; {closing} {result}; }})"
        opening, closing = self.comprehension(node, f"!{result} && ")
        element = self.test(node.elt)
        if name == "any":
            return f"({{ I {result} = 0; {opening} {result} = {element}; {closing} {result}; }})"
        return f"({{ I {result} = 0; {opening} {result} = !{element}; {closing} !{result}; }})"
