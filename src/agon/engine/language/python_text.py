"""Prints a checked and lowered program as plain Python over a flat list of cells: the text of the `lowered` back end.

`s` is the list of cells, `k` the stack of frames (kept names, next block, code; the newest frame last), `m` the
machine. Every expression, statement and block end has its own printer; there is no default.
"""

from __future__ import annotations

import ast

from agon.engine.language import flow
from agon.engine.language.expressions import BINARY
from agon.engine.language.lowering import Block, Branch, Call, Jump, Lowered, Pause, Return
from agon.engine.language.python_expressions import SHORT_BODY, UNROLLED, PythonExpressions, assigned
from agon.engine.language.ranges import Bounds
from agon.engine.language.source import Function
from agon.engine.position import Field
from agon.engine.script import ALL, CHANCE, NONE


class PythonText(PythonExpressions):
    """Prints one program."""

    def text(self) -> str:
        for fn in self.program.functions.values():
            if not fn.is_script:
                self.function(fn)
        for low in self.scripts:
            self.script(low)
            self.again(low)
            self.context(low)
        for name, table in self.program.events.values():
            entries = []
            for number, fn in self.program.events_of(table).items():
                entries.append(f"{number}: {self.codes[fn].code if fn.is_script else 'f_' + fn.name}")
            self.lines.append(f"E_{name} = EventTable({{{', '.join(entries)}}})")
        sizes = ", ".join(str(low.frame) for low in self.scripts)
        self.lines.append(f"SCRIPTS = ({', '.join('f_' + low.fn.name for low in self.scripts)},)")
        self.lines.append(f"AGAIN = ({', '.join('again_' + low.fn.name for low in self.scripts)},)")
        self.lines.append(f"CONTEXTS = ({', '.join('context_' + low.fn.name for low in self.scripts)},)")
        self.lines.append(f"FRAMES = ({sizes},)")
        return "\n".join(self.lines) + "\n"

    # ------------------------------------------------------------ functions

    def head(self, fn: Function) -> str:
        extra = ["s"] if fn.takes_position else []
        if fn.tells:
            extra.append("log")
        return ", ".join(extra + [f"v_{p}" for p in fn.params])

    def function(self, fn: Function) -> None:
        self.fn = fn
        self.line(0, f"def f_{fn.name}({self.head(fn)}):")
        self.body(fn.body, 1)
        self.line(1, "return 0" if fn.returns != "options" else "return []")

    # ------------------------------------------------------------ scripts

    def slot(self, low: Lowered, name: str) -> str:
        return f"k[{low.slots[name] - low.frame}]"

    def script(self, low: Lowered) -> None:
        self.fn = low.fn
        self.line(0, f"def f_{low.fn.name}(m, s, k):")
        if low.fn.tells:
            self.line(1, "log = m.log")
        self.line(1, "pc = k[-2]")
        self.line(1, "while True:")
        for number, block in enumerate(low.blocks):
            self.line(2, f"if pc == {number}:")
            self.block(low, number, block)

    def block(self, low: Lowered, number: int, block: Block) -> None:
        for name in block.loads:
            self.line(3, f"v_{name} = {self.slot(low, name)}")
        if block.target is not None:
            self.line(3, f"v_{block.target} = m.value")
        for node in block.statements:
            self.statement(node, 3)
        end = block.end
        self.begun, self.depth = len(self.lines), 3
        if isinstance(end, Jump):
            self.goto(3, number, end.to)
        elif isinstance(end, Branch):
            self.line(3, f"if {self.test(end.test)}:")
            self.goto(4, number, end.yes)
            self.line(3, "else:")
            self.goto(4, number, end.no)
        elif isinstance(end, Pause):
            self.save(low, end.saved, end.resume)
            self.line(3, f"m.pending = {self.pending(end.word, end.args)}")
            self.line(3, "return True")
        elif isinstance(end, Call):
            self.save(low, end.saved, end.resume)
            self.push(end.call)
            self.line(3, "return False")
        elif isinstance(end, Return):
            if end.value is not None:
                self.line(3, f"m.value = {self.expression(end.value)}")
            self.line(3, f"del k[-{low.frame}:]")
            self.line(3, "return False")

    def goto(self, depth: int, here: int, to: int) -> None:
        self.line(depth, f"pc = {to}")
        if to <= here:
            self.line(depth, "continue")

    def save(self, low: Lowered, names: list[str], resume: int) -> None:
        """Store the names needed after the pause and clear the rest; constant parameters are already stored."""
        changed = assigned(low.fn.node)
        for name in low.slots:
            if name not in names:
                self.line(3, f"{self.slot(low, name)} = 0")
            elif name not in low.fn.params or name in changed:
                self.line(3, f"{self.slot(low, name)} = v_{name}")
        self.line(3, f"k[-2] = {resume}")

    def push(self, call: ast.Call) -> None:
        if isinstance(call.func, ast.Subscript):
            ref = self.refs[call.func.value]
            events = list(self.program.events_of(ref.value).values())
            self.line(3, f"call = E_{self.program.events_name(ref.value)}[{self.expression(call.func.slice)}]")
            arguments = self.arguments(call, events[0])
            self.line(3, f"k += ({''.join(a + ', ' for a in arguments)})")
            self.line(3, f"k += [0] * (FRAMES[call] - {len(arguments) + 2})")
            self.line(3, "k += (0, call)")
            return
        low = self.codes[self.refs[call.func].value]
        arguments = self.arguments(call, low.fn)
        values = arguments + ["0"] * (low.frame - len(arguments) - 1) + [str(low.code)]
        self.line(3, f"k += ({', '.join(values)})")

    def pending(self, word: str, args: list[ast.expr], maker: str = "together") -> str:
        if word == "ask":
            seat, what, options = (self.expression(arg) for arg in args[:3])
            return f"[Pending({seat}, {what}, {options}, None)]"
        if word == "roll":
            return f"[Pending({CHANCE}, {self.expression(args[0])}, [1, 2, 3, 4, 5, 6], None)]"
        if word == "draw":
            weights = self.expression(args[2]) if len(args) == 3 else "None"
            return f"[Pending({CHANCE}, {self.expression(args[0])}, {self.expression(args[1])}, {weights})]"
        assert word == "together"
        assert isinstance(args[1], ast.Tuple)
        fn = self.refs[args[2]].value
        seats = ", ".join(self.expression(x) for x in args[1].elts)
        options = f"f_{fn.name}({'s, ' if fn.takes_position else ''}seat)"
        ask = f"Pending(seat, {self.expression(args[0])}, {options}, None)"
        return f"{maker}(s, [{ask} for seat in sorted(({seats},))])"

    def again(self, low: Lowered) -> None:
        """Print a function that repeats the pending ask of the top frame."""
        self.fn = low.fn
        self.line(0, f"def again_{low.fn.name}(m, s, k):")
        self.line(1, "pc = k[-2]")
        for block in low.blocks:
            end = block.end
            if isinstance(end, Pause):
                self.line(1, f"if pc == {end.resume}:")
                for name in end.saved:
                    self.line(2, f"v_{name} = {self.slot(low, name)}")
                self.begun, self.depth = len(self.lines), 2
                self.line(2, f"m.pending = {self.pending(end.word, end.again, 'together_again')}")
                self.line(2, "return")

    def context(self, low: Lowered) -> None:
        """Print a function that returns what the pending ask of the top frame is about."""
        self.fn = low.fn
        self.line(0, f"def context_{low.fn.name}(s, k):")
        self.line(1, "pc = k[-2]")
        for block in low.blocks:
            end = block.end
            if isinstance(end, Pause) and end.context:
                self.line(1, f"if pc == {end.resume}:")
                for name in sorted(flow.NOTHING.union(*map(flow.uses, end.context.values())) & set(end.saved)):
                    self.line(2, f"v_{name} = {self.slot(low, name)}")
                self.begun, self.depth = len(self.lines), 2
                given = ", ".join(f"{name}={self.expression(value)}" for name, value in end.context.items())
                self.line(2, f"return Context({given})")
        self.line(1, "return NO_CONTEXT")

    # ------------------------------------------------------------ statements

    def statement(self, node: ast.stmt, depth: int) -> None:
        self.begun, self.depth = len(self.lines), depth
        getattr(self, f"statement_{type(node).__name__}")(node, depth)

    def body(self, statements: list[ast.stmt], depth: int) -> None:
        for node in statements:
            self.statement(node, depth)

    def statement_Pass(self, node: ast.Pass, depth: int) -> None:
        self.line(depth, "pass")

    def statement_Break(self, node: ast.Break, depth: int) -> None:
        self.line(depth, "break")

    def statement_Continue(self, node: ast.Continue, depth: int) -> None:
        self.line(depth, "continue")

    def statement_Assert(self, node: ast.Assert, depth: int) -> None:
        self.line(depth, f"assert {self.test(node.test)}, {f'{self.fn.file}:{node.lineno}'!r}")

    def statement_Return(self, node: ast.Return, depth: int) -> None:
        self.line(depth, f"return {self.expression(node.value)}" if node.value else "return 0")

    def statement_Expr(self, node: ast.Expr, depth: int) -> None:
        assert isinstance(node.value, ast.Call)
        ref = self.refs.get(node.value.func)
        if ref is not None and ref.sort == "word":
            self.word(node.value, str(ref.value), depth)
        elif ref is None or not self.inline_statement(node.value, ref.value, depth):
            self.line(depth, self.expression(node.value))

    def inline_statement(self, call: ast.Call, fn: Function, depth: int) -> bool:
        """Inline a short function without a result; return whether that was possible."""
        parts = [x for node in fn.body for x in ast.walk(node)]
        if len(parts) > SHORT_BODY or any(isinstance(x, (ast.Return, ast.ListComp, ast.GeneratorExp)) for x in parts):
            return False
        arguments = self.arguments(call, fn)
        stored = {x.id for x in parts if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Store)}
        if stored & set(fn.params) or not all(a.isidentifier() or a.isdigit() for a in arguments):
            return False
        bound = dict(zip(fn.params, arguments, strict=True))
        bound |= {name: self.fresh() for name in fn.locals if name not in fn.params}
        outside = self.fn, self.bound, self.rows, self.loops
        self.fn, self.bound, self.rows, self.loops = fn, bound, [], []
        self.body(fn.body, depth)
        self.fn, self.bound, self.rows, self.loops = outside
        return True

    def word(self, call: ast.Call, word: str, depth: int) -> None:
        if word == "tell":
            to = next((self.expression(k.value) for k in call.keywords), str(ALL))
            args = "".join(self.expression(x) + ", " for x in call.args[1:])
            self.line(depth, "if log is not None:")
            self.line(depth + 1, f"log.append(Told({self.expression(call.args[0])}, ({args}), {to}))")
        elif word == "revealed":
            self.line(depth, "if log is not None:")
            self.line(depth + 1, "log.append(REVEALED)")
        elif word == "finish":
            winner = self.fresh()
            self.line(depth, f"{winner} = {self.expression(call.args[1])}")
            self.line(
                depth, f"raise Finished(0 if {winner} == {NONE} else 1 << {winner}, {self.expression(call.args[2])})"
            )
        else:
            assert word == "finish_shared"
            self.line(depth, f"raise Finished({self.expression(call.args[1])}, {self.expression(call.args[2])})")

    def statement_Assign(self, node: ast.Assign, depth: int) -> None:
        self.store(node.targets[0], node.value, depth)

    def statement_AnnAssign(self, node: ast.AnnAssign, depth: int) -> None:
        assert node.value is not None
        self.store(node.target, node.value, depth)

    def store(self, target: ast.expr, value: ast.expr, depth: int) -> None:
        if isinstance(target, ast.Name):
            copied = isinstance(value, ast.Name) and self.fn.locals.get(target.id) == "options"
            self.line(depth, f"{self.local(target.id)} = {self.expression(value)}{'[:]' if copied else ''}")
            return
        self.store_cell(target, self.expression(value), self.ranges.of(self.fn, value), depth)

    def store_cell(self, target: ast.expr, value: str, bounds: Bounds | None, depth: int) -> None:
        field, cell = self.cell(target)
        self.put_cell(field, cell, value, bounds, depth)

    def put_cell(self, field: Field, cell: str, value: str, bounds: Bounds | None, depth: int) -> None:
        if bounds is not None and field.low <= bounds[0] and bounds[1] <= field.high:
            self.line(depth, f"s[{cell}] = {value}")
            return
        name = self.fresh()
        self.line(depth, f"{name} = {value}")
        self.line(depth, f"if not {field.low} <= {name} <= {field.high}:")
        self.line(depth + 1, f"out_of_range({field.name!r}, {name}, {field.low}, {field.high})")
        self.line(depth, f"s[{cell}] = {name}")

    def statement_AugAssign(self, node: ast.AugAssign, depth: int) -> None:
        operator = BINARY[type(node.op)]
        if isinstance(node.target, ast.Name):
            if self.fn.locals[node.target.id] == "options":
                name = self.local(node.target.id)
                self.line(depth, f"{name} = {name} + {self.expression(node.value)}")
            else:
                self.line(depth, f"{self.local(node.target.id)} {operator}= {self.expression(node.value)}")
            return
        field, cell = self.cell(node.target)
        if not cell.isdigit():
            place = self.fresh()
            self.line(depth, f"{place} = {cell}")
            cell = place
        bounds = self.ranges.of(self.fn, ast.BinOp(node.target, node.op, node.value))
        self.put_cell(field, cell, f"s[{cell}] {operator} {self.expression(node.value)}", bounds, depth)

    def statement_If(self, node: ast.If, depth: int) -> None:
        self.line(depth, f"if {self.test(node.test)}:")
        self.body(node.body, depth + 1)
        if node.orelse:
            self.line(depth, "else:")
            self.body(node.orelse, depth + 1)

    def statement_While(self, node: ast.While, depth: int) -> None:
        self.enter(assigned(node))
        self.line(depth, f"while {self.test(node.test)}:")
        self.body(node.body, depth + 1)
        self.leave()

    def statement_For(self, node: ast.For, depth: int) -> None:
        assert isinstance(node.target, ast.Name)
        if self.unroll(node, depth):
            return
        iterable = self.items(node.iter)
        self.begun = len(self.lines)
        self.enter(assigned(node))
        self.line(depth, f"for {self.local(node.target.id)} in {iterable}:")
        self.body(node.body, depth + 1)
        self.leave()

    def unroll(self, node: ast.For, depth: int) -> bool:
        """Unroll a loop over two or three constants; return whether that was possible."""
        assert isinstance(node.target, ast.Name)
        values = [self.expression(x) for x in node.iter.elts] if isinstance(node.iter, ast.Tuple) else []
        inside = [x for statement in node.body for x in ast.walk(statement)]
        if (
            not 0 < len(values) <= UNROLLED
            or not all(value.isdigit() for value in values)
            or len(inside) > SHORT_BODY
            or any(isinstance(x, (ast.Break, ast.Continue, ast.Return)) for x in inside)
            or any(isinstance(x, ast.Name) and x.id == node.target.id and isinstance(x.ctx, ast.Store) for x in inside)
        ):
            return False
        outside = self.bound
        for value in values:
            self.bound = outside | {node.target.id: value}
            self.body(node.body, depth)
        self.bound = outside
        return True
