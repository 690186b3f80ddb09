"""Prints a checked and lowered program as C. Every expression, statement and end of block has a printer of its own.

`m` is the machine (position, frames, pending asks); all ints are 64 bits wide while they are computed with. A list of
options is a buffer and its length. `#line` leads a debugger to the rules.
"""

from __future__ import annotations

import ast
from typing import Any

from agon.engine.checker import BINARY, COMPARE
from agon.engine.game import Game
from agon.engine.lowering import Block, Branch, Call, Jump, Lowered, Pause, Return
from agon.engine.position import Field
from agon.engine.source import Function, Program


def c_type(low: int, high: int) -> str:
    """The narrowest C type for a range."""
    for bits in (8, 16, 32):
        if low >= 0 and high < 1 << bits:
            return f"uint{bits}_t"
        if -(1 << (bits - 1)) <= low and high < 1 << (bits - 1):
            return f"int{bits}_t"
    return "int64_t"


class CText:
    """Prints one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.program: Program = game.program
        self.refs = game.refs
        self.scripts = game.scripts
        self.codes = {low.fn: low for low in self.scripts}
        self.fn: Function = self.scripts[0].fn
        self.lines: list[str] = []
        self.where = ""
        self.made = 0

    def line(self, text: str) -> None:
        """One line of C, which a debugger takes for the line of the rules that was last named."""
        if self.where:
            self.lines.append(self.where)
        self.lines.append(text)

    def fresh(self, hint: str) -> str:
        self.made += 1
        return f"{hint}{self.made}_"

    # ------------------------------------------------------------ the whole text

    def text(self) -> str:
        self.layout()
        self.tables()
        plain = [fn for fn in self.program.functions.values() if not fn.is_script]
        for fn in plain:
            self.line(self.head(fn) + ";")
        for low in self.scripts:
            self.line(f"static int f_{low.fn.name}(M *m); static void again_{low.fn.name}(M *m);")
        self.events()
        for fn in plain:
            self.function(fn)
        for low in self.scripts:
            self.script(low)
            self.again(low)
        self.directory()
        return "\n".join(self.lines) + "\n"

    def layout(self) -> None:
        game = self.game
        self.line(f"#define SEATS {len(game.seats)}")
        self.line(f"#define STACK {game.stack}")
        self.line(f"#define TRACE_BITS {8 * game.trace_bytes}")
        self.line(f"#define MOST_SCRIPTS {len(self.scripts)}")
        self.line(f"#define MOST {game.most_options}")
        self.line(f"#define CELLS {self.program.position.cell_count}")
        self.line("#define POSITION \\")
        for field in self.program.position.fields.values():
            size = f"[{field.size}]" if field.extents else ""
            self.line(f"  {c_type(field.low, field.high)} p_{field.name}{size}; \\")
        self.line("")
        self.line("#define EACH_FIELD(ONE, MANY) \\")
        for field in self.program.position.fields.values():
            self.line(f"  MANY(p_{field.name}, {field.size}) \\" if field.extents else f"  ONE(p_{field.name}) \\")
        self.line("")
        answer = self.program.position.fields.get("answer")
        self.line(f"#define ANSWER(m, seat) {'(m)->p_answer[seat]' if answer else '(m)->value'}")
        self.line('#include "runtime.h"')

    def tables(self) -> None:
        for name, table in self.program.tables.values():
            if isinstance(table[0], tuple):
                flat = [x for row in table for x in row] or [0]
                at, starts = 0, []
                for row in table:
                    starts.append(at)
                    at += len(row)
                self.array(f"T_{name}", flat)
                self.array(f"T_{name}_at", starts)
                self.array(f"T_{name}_len", [len(row) for row in table])
            else:
                self.array(f"T_{name}", list(table))

    def array(self, name: str, values: list[int]) -> None:
        self.line(
            f"static const {c_type(min(values), max(values))} {name}[] = {{{', '.join(str(int(v)) for v in values)}}};"
        )

    def events(self) -> None:
        for name, table in self.program.events.values():
            functions = self.program.events_of(table)
            size = max(functions) + 1
            first = next(iter(functions.values()))
            if first.is_script:
                self.array(f"E_{name}", [self.codes[functions[n]].code if n in functions else -1 for n in range(size)])
            else:
                shape = ", ".join(["M *"] + ["I"] * len(first.params))
                entries = ", ".join(f"f_{functions[n].name}" if n in functions else "0" for n in range(size))
                self.line(f"static I (*const E_{name}[])({shape}) = {{{entries}}};")
            self.line(f"#define E_{name}_COUNT {size}")

    def directory(self) -> None:
        self.where = ""
        names = [low.fn.name for low in self.scripts]
        self.line(f"static const Runner SCRIPTS[] = {{{', '.join('f_' + n for n in names)}}};")
        self.line(f"static const Again AGAIN[] = {{{', '.join('again_' + n for n in names)}}};")
        self.line(f"const int32_t FRAMES[] = {{{', '.join(str(low.frame) for low in self.scripts)}}};")
        root, imagine = (self.codes[fn] for fn in self.program.roots[:2])
        caution = f"f_{self.program.roots[3].name}(m, seat, what, option)" if self.game.caution else "0"
        self.line(f"#define REACHED(m) {f'(m)->p_{self.game.milestone}' if self.game.milestone else 0}")
        self.line(f"#define CAUTION(m, seat, what, option) {caution}")
        self.line(f"#define ROOT {root.code}")
        self.line(f"#define IMAGINE {imagine.code}")
        self.line(f"#define INVARIANT(m) f_{self.program.roots[2].name}(m)")
        self.line('#include "play.h"')

    def at(self, node: ast.AST) -> None:
        self.where = f'#line {getattr(node, "lineno", self.fn.node.lineno)} "{self.fn.file}"'

    # ------------------------------------------------------------ functions

    def head(self, fn: Function) -> str:
        params = ["M *m", "O *out", "I n"] if fn.returns == "options" else ["M *m"]
        return f"static I f_{fn.name}({', '.join(params + [f'I v_{p}' for p in fn.params])})"

    def declare(self, fn: Function) -> None:
        for name, kind in fn.locals.items():
            if kind == "options":
                self.line(f"O v_{name}[MOST]; I n_{name} = 0; (void)v_{name}; (void)n_{name};")
            elif name not in fn.params or fn.is_script:
                self.line(f"I v_{name} = 0; (void)v_{name};")

    def function(self, fn: Function) -> None:
        self.fn, self.where = fn, ""
        self.line(self.head(fn) + " {")
        self.declare(fn)
        body = fn.node.body
        if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body = body[1:]
        self.body(body)
        self.line("return n;" if fn.returns == "options" else "return 0;")
        self.line("}")

    # ------------------------------------------------------------ scripts

    def slot(self, low: Lowered, name: str) -> str:
        return f"k[{low.slots[name] - low.frame}]"

    def script(self, low: Lowered) -> None:
        self.fn, self.where = low.fn, ""
        self.line(f"static int f_{low.fn.name}(M *m) {{")
        self.line("int32_t *k = m->stack + m->sp;")
        self.declare(low.fn)
        entries = {0} | {b.end.resume for b in low.blocks if isinstance(b.end, (Pause, Call))}
        self.line("switch (k[-2]) {" + " ".join(f"case {n}: goto B{n};" for n in sorted(entries)) + "}")
        self.line("return fault(m, BAD_FRAME);")
        for number, block in enumerate(low.blocks):
            self.block(low, number, block)
        self.line("}")

    def block(self, low: Lowered, number: int, block: Block) -> None:
        self.line(f"B{number}: __attribute__((unused));")
        for name in block.loads:
            self.line(f"v_{name} = {self.slot(low, name)};")
        if block.target is not None:
            self.line(f"v_{block.target} = m->value;")
        self.body(block.statements)
        end = block.end
        if isinstance(end, Jump):
            self.line(f"goto B{end.to};")
        elif isinstance(end, Branch):
            self.at(end.test)
            self.line(f"if ({self.test(end.test)}) goto B{end.yes}; else goto B{end.no};")
        elif isinstance(end, Pause):
            self.at(end.args[0])
            self.save(low, end.saved, end.resume)
            self.pause(end.word, end.args, "begin")
            self.line("return 1;")
        elif isinstance(end, Call):
            self.at(end.call)
            self.save(low, end.saved, end.resume)
            self.push(end.call)
            self.line("return 0;")
        elif isinstance(end, Return):
            if end.value is not None:
                self.line(f"m->value = {self.kept(self.expression(end.value))};")
                self.line("if (m->over) return 0;")
            self.line(f"m->sp -= {low.frame};")
            self.line("return 0;")
        else:
            raise AssertionError(end)

    def save(self, low: Lowered, names: list[str], resume: int) -> None:
        for name in low.slots:
            self.line(f"{self.slot(low, name)} = {self.kept('v_' + name) if name in names else '0'};")
        self.line(f"k[-2] = {resume};")

    @staticmethod
    def kept(value: str) -> str:
        """A value on its way into a frame, which has 32 bits for it."""
        return f"(int32_t)WITHIN({value}, INT32_MIN, INT32_MAX)"

    def append(self, buffer: str, count: str, value: str) -> None:
        """A value on its way into a list, which has 16 bits for it."""
        self.line(f"{count} = add(m, {buffer}, {count}, WITHIN({value}, INT16_MIN, INT16_MAX));")

    def push(self, call: ast.Call) -> None:
        if isinstance(call.func, ast.Subscript):
            ref = self.refs[call.func.value]
            fn = next(iter(self.program.events_of(ref.value).values()))
            name = self.program.events_name(ref.value)
            number = self.expression(call.func.slice)
            self.line(f"{{ I c_ = {number}; I code_ = c_ >= 0 && c_ < E_{name}_COUNT ? E_{name}[c_] : -1;")
            self.line("if (code_ < 0) return fault(m, NO_EVENT);")
        else:
            fn = self.refs[call.func].value
            self.line(f"{{ I code_ = {self.codes[fn].code};")
        arguments = self.arguments(call, fn)
        self.line(f"const I a_[] = {{{', '.join([*map(self.kept, arguments), '0'])}}};")
        self.line(f"push(m, code_, a_, {len(arguments)}); }}")

    def pause(self, word: str, args: list[ast.expr], how: str) -> None:
        if word == "together":
            assert isinstance(args[1], ast.Tuple)
            seats = [self.expression(x) for x in args[1].elts]
            self.line(f"{{ I seats_[] = {{{', '.join(seats)}}}; sort(seats_, {len(seats)});")
            self.line(f"{how}_together(m);")
            self.line(f"for (int i_ = 0; i_ < {len(seats)}; i_++) {{")
            self.line(f"if (!{how}_seat(m, seats_[i_])) continue;")
            self.line(f"int a_ = add_ask(m, seats_[i_], {self.expression(args[0])});")
            self.line(
                f"m->count[a_] = (int16_t)f_{self.refs[args[2]].value.name}(m, m->options[a_], 0, seats_[i_]); }} }}"
            )
            return
        seat = self.expression(args[0]) if word == "ask" else "CHANCE"
        what = self.expression(args[1] if word == "ask" else args[0])
        self.line(f"{{ no_asks(m); int a_ = add_ask(m, {seat}, {what}); O *o_ = m->options[a_]; I n_ = 0;")
        if word == "roll":
            self.line("for (n_ = 0; n_ < 6; n_++) o_[n_] = (O)(n_ + 1);")
        else:
            self.fill(args[2] if word == "ask" else args[1], "o_", "n_")
        self.line("m->count[a_] = (int16_t)n_; }")
        if word == "draw" and len(args) == 3:
            self.line("{ O *o_ = m->weights; I n_ = 0; m->weighted = 1;")
            self.fill(args[2], "o_", "n_")
            self.line("if (n_ != m->count[0]) fault(m, BAD_WEIGHTS); }")

    def again(self, low: Lowered) -> None:
        self.fn, self.where = low.fn, ""
        self.line(f"static void again_{low.fn.name}(M *m) {{")
        self.line("int32_t *k = m->stack + m->sp; (void)k;")
        self.declare(low.fn)
        for block in low.blocks:
            end = block.end
            if isinstance(end, Pause):
                self.line(f"if (k[-2] == {end.resume}) {{")
                for name in end.saved:
                    self.line(f"v_{name} = {self.slot(low, name)};")
                self.pause(end.word, end.again, "again")
                self.line("return; }")
        self.line("}")

    # ------------------------------------------------------------ statements

    def body(self, statements: list[ast.stmt]) -> None:
        for node in statements:
            self.at(node)
            getattr(self, f"statement_{type(node).__name__}")(node)

    def statement_Pass(self, node: ast.Pass) -> None:
        self.line(";")

    def statement_Break(self, node: ast.Break) -> None:
        self.line("break;")

    def statement_Continue(self, node: ast.Continue) -> None:
        self.line("continue;")

    def statement_Assert(self, node: ast.Assert) -> None:
        self.line(f"MUST({self.test(node.test)});")

    def statement_Return(self, node: ast.Return) -> None:
        if self.fn.returns == "options":
            assert node.value is not None
            self.fill(node.value, "out", "n")
            self.line("return n;")
        elif node.value is None:
            self.line("return 0;")
        else:
            self.line(f"return {self.expression(node.value)};")

    def statement_Expr(self, node: ast.Expr) -> None:
        assert isinstance(node.value, ast.Call)
        ref = self.refs.get(node.value.func)
        if ref is not None and ref.sort == "word":
            return self.word(node.value, str(ref.value))
        self.line(f"{self.expression(node.value)};")
        self.after_call(node.value)

    def after_call(self, value: ast.expr) -> None:
        """A call that can finish the game is followed by a test: nothing after it happens."""
        if isinstance(value, ast.Call) and any(fn.finishes for fn in self.callees(value)):
            self.line("if (m->over) return 0;")

    def callees(self, call: ast.Call) -> list[Function]:
        if isinstance(call.func, ast.Subscript):
            return list(self.program.events_of(self.refs[call.func.value].value).values())
        ref = self.refs[call.func]
        return [ref.value] if ref.sort == "function" else []

    def word(self, call: ast.Call, word: str) -> None:
        if word == "finish":
            self.line(f"finish(m, {self.expression(call.args[1])}, {self.expression(call.args[2])}); return 0;")
        elif word == "finish_shared":
            self.line(f"finish_shared(m, {self.expression(call.args[1])}, {self.expression(call.args[2])}); return 0;")
        else:
            assert word in ("tell", "revealed"), word

    def statement_Assign(self, node: ast.Assign) -> None:
        self.store(node.targets[0], node.value)

    def statement_AnnAssign(self, node: ast.AnnAssign) -> None:
        assert node.value is not None
        self.store(node.target, node.value)

    def store(self, target: ast.expr, value: ast.expr) -> None:
        if not isinstance(target, ast.Name):
            return self.store_cell(target, self.expression(value))
        if self.fn.locals[target.id] == "options":
            return self.store_list(target.id, value, False)
        self.line(f"v_{target.id} = {self.expression(value)};")
        self.after_call(value)

    def store_list(self, name: str, value: ast.expr, append: bool) -> None:
        """Fill a buffer of its own first: the list may be made out of itself."""
        buffer, count = self.fresh("b"), self.fresh("n")
        self.line(f"{{ O {buffer}[MOST]; I {count} = 0;")
        if append:
            self.line(f"for (; {count} < n_{name}; {count}++) {buffer}[{count}] = v_{name}[{count}];")
        self.fill(value, buffer, count)
        self.line(f"for (n_{name} = 0; n_{name} < {count}; n_{name}++) v_{name}[n_{name}] = {buffer}[n_{name}]; }}")

    def store_cell(self, target: ast.expr, value: str) -> None:
        field, cell = self.cell(target)
        self.line(
            f"{{ I x_ = {value}; {cell} = ({c_type(field.low, field.high)})WITHIN(x_, {field.low}, {field.high}); }}"
        )

    def statement_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name) and self.fn.locals[node.target.id] == "options":
            return self.store_list(node.target.id, node.value, True)
        if isinstance(node.target, ast.Name):
            value = self.operation(node.op, f"v_{node.target.id}", self.expression(node.value))
            self.line(f"v_{node.target.id} = {value};")
            return
        value = self.operation(node.op, f"(I){self.cell(node.target)[1]}", self.expression(node.value))
        self.store_cell(node.target, value)

    def statement_If(self, node: ast.If) -> None:
        self.line(f"if ({self.test(node.test)}) {{")
        self.body(node.body)
        if node.orelse:
            self.line("} else {")
            self.body(node.orelse)
        self.line("}")

    def statement_While(self, node: ast.While) -> None:
        self.line(f"while ({self.test(node.test)}) {{")
        self.body(node.body)
        self.line("}")

    def statement_For(self, node: ast.For) -> None:
        assert isinstance(node.target, ast.Name)
        first, last = self.loop(node.iter, f"v_{node.target.id}", "")
        self.line(first)
        self.body(node.body)
        self.line(last)

    # ------------------------------------------------------------ loops and lists

    def loop(self, node: ast.expr, target: str, go_on: str, declare: str = "") -> tuple[str, str]:
        """The opening and closing text of a loop over an iterable; `go_on` is an extra condition (ends with &&)."""
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
        """Text that declares a buffer and fills it with a list."""
        kept, self.lines = self.lines, []
        where, self.where = self.where, ""
        self.line(f"O {buffer}[MOST]; I {count} = 0;")
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
        """A condition: a list counts as true when it has elements."""
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
