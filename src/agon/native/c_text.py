"""Generates C from a checked and lowered program. Every kind of statement, expression and block end has its method.

`m` is the machine (position, frames, pending asks). Expressions are computed in 64 bits. A list of options is a buffer
and its length. `#line` directives map the code to the rules for debuggers.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any

from agon.engine.language import flow
from agon.engine.language.lowering import Block, Branch, Call, Jump, Lowered, Pause, Return
from agon.engine.language.source import Function, Ref
from agon.engine.observation import Feature, Group
from agon.engine.position import Field
from agon.engine.trace import value_size
from agon.native.c_expressions import c_type
from agon.native.c_observation import ObservationText
from agon.native.c_scans import FEWEST, CScans, Scan


class CText(CScans):
    """Generates the C text of one game."""

    # ------------------------------------------------------------ the whole text

    def text(self) -> str:
        self.layout()
        self.tables()
        plain = [fn for fn in self.program.functions.values() if not fn.is_script]
        for fn in plain:
            self.line(self.head(fn) + ";")
        for low in self.scripts:
            self.line(f"SCRIPT int f_{low.fn.name}(M *m); SCRIPT void again_{low.fn.name}(M *m);")
        self.dispatch()
        self.events()
        for fn in plain:
            self.function(fn)
        for low in self.scripts:
            self.script(low)
            self.again(low)
        self.observation()
        self.directory()
        return "\n".join(self.lines) + "\n"

    def layout(self) -> None:
        game = self.game
        self.line(f"#define SEATS {len(game.seats)}")
        self.line(f"#define STACK {self.stack()}")
        self.line(f"#define TRACE_BITS {8 * value_size(game)}")
        self.line(f"#define MAX_SCRIPTS {len(self.scripts)}")
        self.line(f"#define MAX_OPTIONS {game.most_options}")
        self.line(f"#define CELLS {self.program.position.cell_count}")
        self.line("#define POSITION \\")
        for field in self.program.position.fields.values():
            self.line(f"  {self.declared(field)} \\")
        self.line("")
        self.line("#define EACH_FIELD(ONE, MANY) \\")
        for field in self.program.position.fields.values():
            self.line(f"  {self.each(field)} \\")
        self.line("")
        answer = self.program.position.fields.get("answer")
        self.line(f"#define ANSWER(m, seat) {'(m)->p_answer[seat]' if answer else '(m)->value'}")
        sizes = [low.frame for low in self.scripts]
        self.line(f"#define FRAME_SIZES {', '.join(map(str, sizes))}")
        self.line('#include "runtime.h"')

    def stack(self) -> int:
        """Return the number of cells for frames."""
        return self.game.stack

    def declared(self, field: Field) -> str:
        size = f"[{field.size}]" if field.extents else ""
        return f"{c_type(field.low, field.high)} p_{field.name}{size};"

    def each(self, field: Field) -> str:
        return f"MANY(p_{field.name}, {field.size})" if field.extents else f"ONE(p_{field.name})"

    def dispatch(self) -> None:
        """Print the tables through which scripts are run by their codes."""
        names = [low.fn.name for low in self.scripts]
        self.line(f"static const Runner SCRIPTS[] = {{{', '.join('f_' + n for n in names)}}};")
        self.line(f"static const Again AGAIN[] = {{{', '.join('again_' + n for n in names)}}};")
        self.line("#define RUN_SCRIPT(m, code) SCRIPTS[code](m)")
        self.line("#define ASK_AGAIN(m, code) AGAIN[code](m)")

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
            elif table is self.game.weights:
                self.weights(f"T_{name}", table)
            else:
                self.array(f"T_{name}", list(table))

    def weights(self, name: str, values: tuple[int, ...]) -> None:
        """Declare the weights of the mind, which each thread may replace."""
        self.line(f"static const int32_t {name}_written[] = {{{', '.join(map(str, values))}}};")
        self.line(f"static PER_THREAD const int32_t *{name} = {name}_written;")
        self.line(f"#define WEIGHTS {name}")
        self.line(f"#define WRITTEN_WEIGHTS {name}_written")

    def array(self, name: str, values: list[int]) -> None:
        self.line(f"TABLE {c_type(min(values), max(values))} {name}[] = {{{', '.join(str(int(v)) for v in values)}}};")

    def events(self) -> None:
        for name, table in self.program.events.values():
            functions = self.program.events_of(table)
            size = max(functions) + 1
            first = next(iter(functions.values()))
            if first.is_script:
                self.array(f"E_{name}", [self.codes[functions[n]].code if n in functions else -1 for n in range(size)])
            else:
                self.event_table(
                    name, first, [f"f_{functions[n].name}" if n in functions else "0" for n in range(size)]
                )
            self.line(f"#define E_{name}_COUNT {size}")

    def event_table(self, name: str, first: Function, entries: list[str]) -> None:
        """Print a table of plain functions."""
        shape = ", ".join(["M *"] + ["I"] * len(first.params))
        self.line(f"static {self.result_type(first)} (*const E_{name}[])({shape}) = {{{', '.join(entries)}}};")

    def directory(self) -> None:
        self.where = ""
        root, imagine = (self.codes[fn] for fn in self.program.roots[:2])
        self.line(f"#define REACHED(m) {f'(m)->p_{self.game.milestone}' if self.game.milestone else 0}")
        self.line(f"#define CAUTION(m, seat, what, option) {self.called(self.game.caution, 'seat, what, option', 0)}")
        prior, value = self.game.mind[:2] if self.game.mind else (None, None)
        self.line(f"#define PRIOR(m, seat, what, option) {self.called(prior, 'seat, what, option', 1)}")
        self.line(f"#define VALUE(m, seat) {self.called(value, 'seat', 0)}")
        self.line(f"#define ROOT {root.code}")
        self.line(f"#define IMAGINE {imagine.code}")
        self.line(f"#define INVARIANT(m) f_{self.program.roots[2].name}(m)")
        self.line('#include "play.h"')
        self.api()

    def observation(self) -> None:
        ObservationText(self).write()

    def contexts(self) -> None:
        """Print how what an ask is about is found by the code of its script."""
        names = ", ".join(f"context_{low.fn.name}" for low in self.scripts)
        self.line(f"static void (*const CONTEXTS[])(M *, I *) = {{{names}}};")
        self.line("#define CONTEXT(m, code, about) CONTEXTS[code](m, about)")

    def feature(self, fn: Function, feature: Feature, group: Group) -> str:
        """Return loops that write all places of a feature."""
        self.fn, place, loops = fn, "0", []
        for name, one in zip(fn.params[1:], feature.ranges, strict=True):
            loops.append(f"for (int v_{name} = {one.start}; v_{name} < {one.stop}; v_{name}++) {{")
            place = f"({place}) * {len(one)} + v_{name} - {one.start}"
        if any(isinstance(node, ast.RShift) for node in ast.walk(fn.node)):
            loops[-1:] = [f"UNROLLED {one}" for one in loops[-1:]]  # by a different number of bits at every place
        before, value = self.hoisted(fn, feature.ranges)
        text = " ".join([*loops[:-1], "{", *before, *loops[-1:]])
        closing = "}" * (len(loops) + 1)
        for kinds in feature.kinds:
            found = f"const I k_ = {value} - {kinds.start}; const int is_ = k_ >= 0 && k_ < {len(kinds)};"
            store = f"out[{group.start} + ({place}) * {len(kinds)} + (is_ ? k_ : 0)] = (int8_t)is_;"
            return f"memset(out + {group.start}, 0, {group.size}); {text} {found} {store} {closing}"
        return f"{text} out[{group.start} + {place}] = (int8_t)WITHIN({value}, {group.low}, {group.high}); {closing}"

    def hoisted(self, fn: Function, ranges: Sequence[range]) -> tuple[list[str], str]:
        """Return what a function computes: declarations that do not depend on its last index, and the result."""
        *first, last = fn.body
        targets = [flow.target_of(x) if isinstance(x, (ast.Assign, ast.AnnAssign)) else None for x in first]
        values = [x.value for x in first if isinstance(x, (ast.Assign, ast.AnnAssign))]
        inner = fn.params[-1] if ranges else ""
        if (
            not isinstance(last, ast.Return)
            or last.value is None
            or not all(isinstance(target, ast.Name) for target in targets)
            or any(value is None or inner in flow.uses(value) for value in values)
        ):
            return [], f"f_{fn.name}({', '.join(['m', *(f'v_{name}' for name in fn.params)])})"
        before = [
            f"const {self.local_type(fn, target.id)} v_{target.id} = {self.expression(value)};"
            for target, value in zip(targets, values, strict=True)
            if isinstance(target, ast.Name) and value is not None
        ]
        if ranges and len(ranges[-1]) >= FEWEST:
            scan = Scan(inner, ranges[-1])
            lane = self.lane_of(scan, last.value, is_certain=True)
            if lane is not None:
                return [*before, *scan.before], lane
        return before, self.test(last.value) if fn.returns == "bool" else self.expression(last.value)

    def api(self) -> None:
        """Include what the host calls."""
        self.line('#include "observe.h"')
        self.line('#include "guide.h"')
        self.line('#include "search.h"')
        self.line('#include "selfplay.h"')
        self.line('#include "batch_env.h"')
        self.line('#include "batch_pool.h"')
        self.line('#include "layout.h"')
        self.line("#ifdef PROGRAM")
        self.line('#include "program.h"')
        self.line("#endif")

    def called(self, python: Any, arguments: str, otherwise: int) -> str:
        """Return a call of an optional function of the game, or its default."""
        return f"f_{self.program.functions[python].name}(m, {arguments})" if python else f"((I){otherwise})"

    def at(self, node: ast.AST) -> None:
        self.where = f'#line {getattr(node, "lineno", self.fn.node.lineno)} "{self.fn.file}"'

    # ------------------------------------------------------------ functions

    def head(self, fn: Function) -> str:
        params = ["M *m", "O *out", "int n"] if fn.returns == "options" else ["M *m"]
        params += [f"{self.local_type(fn, p)} v_{p}" for p in fn.params]
        return f"FN {self.result_type(fn)} f_{fn.name}({', '.join(params)})"

    def declare(self, fn: Function) -> None:
        for name, kind in fn.locals.items():
            if kind == "options":
                self.line(f"O v_{name}[MAX_OPTIONS]; int n_{name} = 0; (void)v_{name}; (void)n_{name};")
            elif name not in fn.params or fn.is_script:
                self.line(f"{self.local_type(fn, name)} v_{name} = 0; (void)v_{name};")

    def function(self, fn: Function) -> None:
        self.fn, self.where = fn, ""
        self.line(self.head(fn) + " {")
        self.declare(fn)
        self.body(fn.body)
        self.line("return n;" if fn.returns == "options" else "return 0;")
        self.line("}")

    # ------------------------------------------------------------ scripts

    def slot(self, low: Lowered, name: str) -> str:
        return f"k[{low.slots[name] - low.frame}]"

    def script(self, low: Lowered) -> None:
        self.fn, self.where = low.fn, ""
        self.line(f"SCRIPT int f_{low.fn.name}(M *m) {{")
        self.line("int32_t *k = m->stack + m->sp;")
        self.declare(low.fn)
        entries = {0} | {b.end.resume for b in low.blocks if isinstance(b.end, (Pause, Call))}
        labels = {n: f"{'E' if low.blocks[n].loads else 'B'}{n}" for n in sorted(entries)}
        self.line("switch (k[-2]) {" + " ".join(f"case {n}: goto {label};" for n, label in labels.items()) + "}")
        self.line("return fault(m, BAD_FRAME);")
        for number, block in enumerate(low.blocks):
            self.block(low, number, block)
        self.line("}")

    def block(self, low: Lowered, number: int, block: Block) -> None:
        """Print a block. `E` is its entry from the frame; a call that did not pause goes on at `B`, with its locals."""
        if block.loads:
            self.line(f"E{number}: __attribute__((unused));")
        for name in block.loads:
            self.line(f"v_{name} = {self.slot(low, name)};")
        self.line(f"B{number}: __attribute__((unused));")
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
            self.call(end.call, end.resume)
        elif isinstance(end, Return):
            if end.value is not None:
                self.line(f"m->value = {self.kept(self.expression(end.value))};")
                self.line("if (m->over) return 1;")
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
        """Return a value to be stored in a frame, which has 32-bit slots."""
        return f"(int32_t)WITHIN({value}, INT32_MIN, INT32_MAX)"

    def call(self, call: ast.Call, resume: int) -> None:
        """Print a call of a script: its frame is pushed, and `enter` prints what follows."""
        if isinstance(call.func, ast.Subscript):
            ref = self.refs[call.func.value]
            fn = next(iter(self.program.events_of(ref.value).values()))
            name = self.program.events_name(ref.value)
            number = self.expression(call.func.slice)
            self.line(f"{{ const I c_ = {number};")
            self.line(f"const int code_ = c_ >= 0 && c_ < E_{name}_COUNT ? E_{name}[c_] : -1;")
            self.line("if (code_ < 0) return fault(m, NO_EVENT);")
            size, called = "FRAMES[code_]", "SCRIPTS[code_]"
        else:
            fn = self.refs[call.func].value
            self.line(f"{{ const int code_ = {self.codes[fn].code};")
            size, called = str(self.codes[fn].frame), f"f_{fn.name}"
        arguments = self.arguments(call, fn)
        self.line(f"const int32_t a_[] = {{{', '.join([*map(self.kept, arguments), '0'])}}};")
        self.line(f"if (push_frame(m, code_, {size}, a_, {len(arguments)})) return 1;")
        self.line(f"{self.enter(called, resume)} }}")

    def enter(self, called: str, resume: int) -> str:
        """Run a called script at once. If it does not return, nor does this one."""
        return f"if ({called}(m)) return 1; goto B{resume};"

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
        self.line(f"{{ no_asks(m); int a_ = add_ask(m, {seat}, {what}); O *o_ = m->options[a_]; int n_ = 0;")
        if word == "roll":
            self.line("for (n_ = 0; n_ < 6; n_++) o_[n_] = (O)(n_ + 1);")
        else:
            self.fill(args[2] if word == "ask" else args[1], "o_", "n_")
        self.line("m->count[a_] = (int16_t)n_; }")
        if word == "draw" and len(args) == 3:
            self.line("{ O *o_ = m->weights; int n_ = 0; m->weighted = 1;")
            self.fill(args[2], "o_", "n_")
            self.line("if (n_ != m->count[0]) fault(m, BAD_WEIGHTS); }")

    def again(self, low: Lowered) -> None:
        self.fn, self.where = low.fn, ""
        self.line(f"SCRIPT void again_{low.fn.name}(M *m) {{")
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
        """After a call that can finish the game, return if it did."""
        if isinstance(value, ast.Call) and any(fn.finishes for fn in self.callees(value)):
            self.line(f"if (m->over) {self.stop()}")

    def stop(self) -> str:
        """Return the statement that leaves a function when the game is over; a script says that it did not return."""
        return "return 1;" if self.fn.is_script else "return 0;"

    def word(self, call: ast.Call, word: str) -> None:
        if word in ("finish", "finish_shared"):
            self.line(f"{word}(m, {self.expression(call.args[1])}, {self.expression(call.args[2])}); {self.stop()}")
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
        """Fill a list in place; in a temporary buffer first if the new list refers to the old one."""
        if name not in flow.uses(value):
            if not append:
                self.line(f"n_{name} = 0;")
            self.fill(value, f"v_{name}", f"n_{name}")
            return
        buffer, count = self.fresh("b"), self.fresh("n")
        self.line(f"{{ O {buffer}[MAX_OPTIONS]; int {count} = 0;")
        self.fill(value, buffer, count)
        if not append:
            self.line(f"n_{name} = 0;")
        self.line(f"n_{name} = add_all(m, v_{name}, n_{name}, {buffer}, {count}); }}")

    def store_cell(self, target: ast.expr, value: str) -> None:
        field, cell = self.cell(target)
        kind, low, high = c_type(field.low, field.high), self.constant(field.low), self.constant(field.high)
        self.line(f"{{ const I x_ = {value}; {cell} = ({kind})WITHIN(x_, {low}, {high}); }}")

    def statement_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name) and self.fn.locals[node.target.id] == "options":
            return self.store_list(node.target.id, node.value, True)
        if isinstance(node.target, ast.Name):
            left = ast.copy_location(ast.Name(node.target.id, ast.Load()), node)
            self.refs[left] = Ref("local", node.target.id)
            value = self.expression_BinOp(ast.BinOp(left, node.op, node.value))
            self.line(f"v_{node.target.id} = {value};")
            return
        self.store_cell(node.target, self.expression_BinOp(ast.BinOp(node.target, node.op, node.value)))

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
