"""Checks scripts against the subset of docs/reference/scripts.md by an allowlist: anything not named here is refused.

Each method admits one kind of statement or expression. The checker also records what each name stands for
(`program.refs`) and what each function does, for the translators.
"""

from __future__ import annotations

import ast
import inspect

from agon.engine.language import flow
from agon.engine.language.expressions import BINARY, ExpressionChecker, Type, name_of
from agon.engine.language.source import PAUSES, Function, Program, Ref, named
from agon.engine.script import NONE, Context
from agon.engine.vocabulary import AskKind


class Checker(ExpressionChecker):
    """Checks one function."""

    def check(self) -> None:
        fn = self.fn
        for param in fn.params:
            fn.locals[param] = "int"
        self._collect_locals()
        body = fn.body
        self.body(body)
        flow.check_assigned(fn, body)
        if self.has_result and flow.falls_through(body):
            raise self.refuse(fn.node, f"{fn.name} may end without a result", "return a value on every path")
        if fn.returns == "options" and fn.writes:
            raise self.refuse(
                fn.node,
                f"{fn.name} returns options but has side effects",
                "options are recomputed: make the function pure",
            )

    def _collect_locals(self) -> None:
        """Collect the locals: every assigned name is one, and is either an int or a list of options throughout."""
        for node in ast.walk(self.fn.node):
            if isinstance(node, (ast.ListComp, ast.GeneratorExp)):
                continue
            targets: list[ast.expr] = []
            if isinstance(node, ast.Assign):
                targets = node.targets
            elif isinstance(node, (ast.AnnAssign, ast.AugAssign, ast.For)):
                targets = [node.target]
            for target in targets:
                if isinstance(target, ast.Name):
                    if target.id == "p":
                        raise self.refuse(node, "p is assigned", "the position stays the same object")
                    self.fn.locals.setdefault(target.id, "int")
        known = -1
        while known != (known := sum(kind == "options" for kind in self.fn.locals.values())):
            for node in ast.walk(self.fn.node):
                if isinstance(node, (ast.Assign, ast.AnnAssign)):
                    target = flow.target_of(node)
                    if isinstance(target, ast.Name) and node.value is not None and self._looks_like_options(node.value):
                        self.fn.locals[target.id] = "options"

    def _looks_like_options(self, x: ast.expr) -> bool:
        if isinstance(x, (ast.List, ast.ListComp)):
            return True
        if isinstance(x, ast.BinOp):
            return self._looks_like_options(x.left) or self._looks_like_options(x.right)
        if isinstance(x, ast.Name):
            return self.fn.locals.get(x.id) == "options"
        if isinstance(x, ast.Call) and isinstance(x.func, ast.Name) and x.func.id not in self.fn.locals:
            ref = self.program.resolve(self.fn, x.func)
            return ref.sort == "function" and ref.value.returns == "options"
        return False

    # ------------------------------------------------------------ statements

    def statement(self, node: ast.stmt) -> None:
        method = getattr(self, f"statement_{name_of(node)}", None)
        if method is None:
            raise self.unknown(node)
        method(node)

    def body(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            self.statement(statement)

    def statement_Pass(self, node: ast.Pass) -> None:
        pass

    def statement_Break(self, node: ast.Break) -> None:
        pass

    def statement_Continue(self, node: ast.Continue) -> None:
        pass

    def statement_Assert(self, node: ast.Assert) -> None:
        if node.msg is not None:
            raise self.refuse(node, "an assert with a message", "use a comment")
        self.test(node.test)

    def statement_Return(self, node: ast.Return) -> None:
        returns = self.fn.returns
        if node.value is None:
            if self.has_result:
                raise self.refuse(
                    node,
                    "return without a value",
                    f"return a value, as {self.fn.name} does elsewhere or is declared to",
                )
            return
        if returns == "none":
            raise self.refuse(
                node, "a value is returned from a function declared -> None", "declare -> int, or return nothing"
            )
        if isinstance(node.value, ast.Call) and self.effect_call(node.value, True):
            found: Type = self._callees(node.value)[0].returns  # type: ignore[assignment]
        else:
            found = self.expression(node.value)
        if (returns == "options") != (found == "options"):
            raise self.refuse(node, f"{self.fn.name} returns {found}", f"it is declared to return {returns}")
        if returns == "bool" and found != "bool":
            raise self.refuse(node, "an int is returned where a bool is declared", "compare it, e.g. != 0")

    def statement_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, (ast.Yield, ast.YieldFrom)):
            return self.pause(node.value)
        if isinstance(node.value, ast.Call):
            if self.effect_call(node.value, False):
                return
            self.expression(node.value)
            raise self.refuse(
                node, "a call without side effects whose result is unused", "use its result, or remove the call"
            )
        raise self.refuse(
            node, f"{name_of(node.value)} as a statement", "a statement assigns, calls, asks or controls the flow"
        )

    def statement_Assign(self, node: ast.Assign) -> None:
        if len(node.targets) != 1:
            raise self.refuse(node, "two targets in one assignment", "use two lines")
        self.assign(node, node.targets[0], node.value)

    def statement_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is None:
            raise self.refuse(node, "a declaration without a value", "give it a value")
        self.assign(node, node.target, node.value)

    def assign(self, node: ast.stmt, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Name) and isinstance(value, (ast.Yield, ast.YieldFrom)):
            if self.fn.locals[target.id] != "int":
                raise self.refuse(node, f"{target.id} is a list but is assigned an answer", "use another name")
            if isinstance(value, ast.Yield) and self._pause_word(value) == "together":
                raise self.refuse(node, "the result of together is assigned", "read p.answer[seat] after it")
            return self.pause(value, result=True)
        if isinstance(value, (ast.Yield, ast.YieldFrom)):
            raise self.refuse(node, "an answer goes straight into the position", "assign it to a name first")
        if isinstance(value, ast.Call) and isinstance(target, ast.Name) and self.effect_call(value, True):
            return
        found = self.expression(value)
        if found == "options" and isinstance(value, ast.Name) and isinstance(target, ast.Name):
            raise self.refuse(node, f"a second name for the list {value.id}", f"copy it: {value.id} + []")
        self.target(target, found)

    def target(self, target: ast.expr, found: Type) -> None:
        if isinstance(target, ast.Name):
            if (self.fn.locals[target.id] == "options") != (found == "options"):
                raise self.refuse(target, f"{target.id} is a list in one place and an int in another", "use two names")
            return
        if isinstance(target, (ast.Attribute, ast.Subscript)):
            self.field_access(target)
            if found == "options":
                raise self.refuse(target, "a list is stored in the position", "positions hold ints; lists are local")
            if not self.fn.is_script and self.fn.returns == "options":
                raise self.refuse(target, "an options function changes the position", "make it pure")
            self.fn.writes = True
            return
        raise self.refuse(target, f"{name_of(target)} is assigned", "assign to a name, p.field or p.field[index]")

    def statement_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) not in BINARY:
            raise self.unknown(node.op, node)
        found = self.expression(node.value)
        if isinstance(node.target, ast.Name) and self.fn.locals[node.target.id] == "options":
            if not isinstance(node.op, ast.Add) or found != "options":
                raise self.refuse(node, "a list of options takes only +=, with another list", "write xs += [x]")
            return
        if found == "options":
            raise self.refuse(node, "a list is added to an int", "use two names")
        self._check_operator(node.op, node.value, node)
        self.target(node.target, "int")

    def statement_If(self, node: ast.If) -> None:
        self.test(node.test)
        self.body(node.body)
        self.body(node.orelse)

    def statement_While(self, node: ast.While) -> None:
        if node.orelse:
            raise self.refuse(node, "while with else", "write the condition explicitly")
        self.test(node.test)
        self.body(node.body)

    def statement_For(self, node: ast.For) -> None:
        if node.orelse:
            raise self.refuse(node, "for with else", "write the condition explicitly")
        if not isinstance(node.target, ast.Name):
            raise self.refuse(node, "for with several targets", "loop over an index")
        if self.fn.locals[node.target.id] != "int":
            raise self.refuse(node, f"{node.target.id} is also a list", "use another name")
        if self.iterable(node.iter) == "options":
            self._list_loop(node)
        self.body(node.body)

    def _list_loop(self, node: ast.For) -> None:
        if flow.pauses(node):
            raise self.refuse(
                node, "a loop over a list of options contains a pause", "loop over a range or a table and test"
            )
        if self.fn.is_script and flow.returns(node):
            raise self.refuse(node, "a script returns out of a loop over a list", "put the loop into a plain function")
        for x in ast.walk(node):
            grown = x.target.id if isinstance(x, ast.AugAssign) and isinstance(x.target, ast.Name) else ""
            if grown in flow.uses(node.iter) and self.fn.locals[grown] == "options":
                raise self.refuse(x, f"{grown} grows while a loop runs over it", "collect in another list")

    # ------------------------------------------------------------ pauses

    def _pause_word(self, node: ast.Yield) -> str:
        call = node.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id not in self.fn.locals:
            ref = self.program.resolve(self.fn, call.func)
            if ref.sort == "word" and ref.value in PAUSES:
                self.refs[call.func] = ref
                return str(ref.value)
        raise self.refuse(
            node, "yield of something that is not an ask", "yield ask(…), roll(…), draw(…) or together(…)"
        )

    def pause(self, node: ast.Yield | ast.YieldFrom, *, result: bool = False) -> None:
        if not self.fn.is_script:
            raise self.refuse(node, f"{self.fn.name} pauses", "declare it -> Script")
        if isinstance(node, ast.YieldFrom):
            return self.script_call(node.value, result)
        word = self._pause_word(node)
        call = node.value
        assert isinstance(call, ast.Call)
        self._context(call, word)
        wanted = {"ask": (3,), "roll": (1,), "draw": (2, 3), "together": (3,)}[word]
        if len(call.args) not in wanted:
            raise self.refuse(
                call, f"{word} takes {' or '.join(map(str, wanted))} arguments", "see docs/reference/scripts.md"
            )
        kind = call.args[0] if word != "ask" else call.args[1]
        self._ask_kind(kind, word)
        if word == "ask":
            self.integer(call.args[0])
            self._options(call.args[2])
        elif word == "draw":
            for x in call.args[1:]:
                self._options(x)
        elif word == "together":
            self._together(call)

    def _context(self, call: ast.Call, word: str) -> None:
        """Check what an ask is about: card, left, of and reason, each an int."""
        if call.keywords and word not in ("ask", "together"):
            raise self.refuse(call, f"keywords in {word}", "pass the arguments in order")
        for keyword in call.keywords:
            if keyword.arg not in Context._fields:
                raise self.refuse(call, f"{word} has no keyword {keyword.arg}", f"use {', '.join(Context._fields)}")
            self.integer(keyword.value)

    def _ask_kind(self, node: ast.expr, word: str) -> None:
        if word == "draw" and isinstance(node, ast.Name) and node.id in self.fn.kind_params:
            self.refs[node] = Ref("local", node.id)
        else:
            self._declared_kind(node, word)

    def _declared_kind(self, node: ast.expr, word: str) -> None:
        ref = self.program.resolve(self.fn, node) if isinstance(node, ast.Name) else None
        if ref is None or ref.sort != "constant" or not 0 <= ref.value < len(self.asks):
            raise self.refuse(node, f"the kind of {word} is not a declared ask", "declare it: KIND = ASKS.add('kind')")
        self.refs[node] = ref
        if word == "roll" and not self.asks[ref.value].numeric:
            raise self.refuse(node, "a roll of a kind whose options are words", "declare the kind numeric=True")

    def _options(self, node: ast.expr) -> None:
        if self.expression(node) != "options":
            raise self.refuse(
                node, "the options are not a list", "offer a list: [A, B], a comprehension, a call -> Options"
            )

    def _together(self, call: ast.Call) -> None:
        answer = self.program.position.fields.get("answer")
        if answer is None or len(answer.extents) != 1 or answer.extents[0].start != 0 or answer.low > NONE:
            raise self.refuse(call, "together without p.answer", "declare answer: Array = array(seats, NONE, …)")
        if not isinstance(call.args[1], ast.Tuple) or not call.args[1].elts:
            raise self.refuse(call, "the seats of together are not a tuple", "write (A, B)")
        for seat in call.args[1].elts:
            self.integer(seat)
        name = call.args[2]
        ref = self.program.resolve(self.fn, name) if isinstance(name, ast.Name) else None
        fn = ref.value if ref is not None and ref.sort == "function" else None
        if ref is None or fn is None or fn.returns != "options" or not fn.takes_position or len(fn.params) != 1:
            raise self.refuse(
                call, "the options of together are not a function", "name a function (p, seat) -> Options"
            )
        self.refs[name] = ref
        self.fn.calls.add(ref.value)

    def script_call(self, call: ast.expr, result: bool) -> None:
        fn = self.called(call)
        if not isinstance(fn, Function) or not fn.is_script:
            raise self.refuse(
                call, "yield from something that is not a script", "yield from a function declared -> Script"
            )
        assert isinstance(call, ast.Call)
        for called in self._callees(call):
            given = dict(zip(called.params, call.args[called.takes_position :], strict=False))
            given |= {keyword.arg or "": keyword.value for keyword in call.keywords}
            for param in called.kind_params:
                self._declared_kind(given[param], "draw")
            if not flow.pauses(called.node) and not isinstance(call.func, ast.Subscript):
                raise self.refuse(
                    call, f"the script {called.name} never pauses", "declare it -> None and call it plainly"
                )
            if result and not called.has_result:
                raise self.refuse(call, f"the script {called.name} returns nothing", "call it on a line of its own")


def check(program: Program, asks: list[AskKind]) -> dict[ast.AST, Ref]:
    """Check every function of the program, callees first, so that their effects are known to their callers."""
    refs: dict[ast.AST, Ref] = {}
    done: set[Function] = set()
    under: list[Function] = []

    def visit(fn: Function) -> None:
        if fn in done:
            return
        under.append(fn)
        for called in _called_functions(program, fn):
            if called.is_script:
                continue
            if called in under:
                raise fn.refuse(
                    fn.node, f"the function {called.name} calls itself", "only scripts may recurse; write a loop"
                )
            visit(called)
            fn.writes |= called.writes
            fn.finishes |= called.finishes
            fn.tells |= called.tells
        under.pop()
        done.add(fn)
        Checker(program, fn, asks, refs).check()

    for fn in sorted(program.functions.values(), key=lambda f: f.is_script):
        visit(fn)
    _share_tells(program)
    return refs


def _share_tells(program: Program) -> None:
    """Propagate `tells` from callees to callers; the functions of an event table all tell if one does."""
    tables = [list(program.events_of(table).values()) for _, table in program.events.values()]
    telling = -1
    while telling != (telling := sum(fn.tells for fn in program.functions.values())):
        for events in tables:
            for event in events:
                event.tells |= any(e.tells for e in events)
        for fn in program.functions.values():
            fn.tells |= any(called.tells for called in fn.calls if not called.is_script)


def _called_functions(program: Program, fn: Function) -> list[Function]:
    found: dict[Function, None] = {}
    nodes = [node for statement in fn.node.body for node in ast.walk(statement)]
    for node in nodes:
        if isinstance(node, ast.Name) and node.id not in fn.own_names:
            value = named(program.scope_of(fn), node.id)
            candidates = list(value.values()) if isinstance(value, dict) else [value]
            for candidate in candidates:
                try:
                    known = program.functions.get(inspect.unwrap(candidate))
                except TypeError:
                    continue
                if known is not None:
                    found[known] = None
    return list(found)
