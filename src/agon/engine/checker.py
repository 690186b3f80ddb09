"""Checks scripts against the subset of docs/reference/scripts.md, by white list: what is not named here is refused.

Each method below admits one kind of statement or expression. Along the way the checker notes on every
name what it stands for (`program.refs`) and what each function does, which the translators read.
"""

from __future__ import annotations

import ast
import inspect
from typing import Any, Literal

from agon.engine import flow
from agon.engine.errors import ScriptError
from agon.engine.position import Field
from agon.engine.script import NONE
from agon.engine.source import PAUSES, Function, Program, Ref
from agon.engine.vocabulary import AskKind

Type = Literal["int", "bool", "options"]

BINARY = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%"}
BINARY |= {ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>"}
COMPARE = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="}
CONTAIN = {ast.In: "in", ast.NotIn: "not in"}
UNARY = {ast.USub: "-", ast.Invert: "~"}

INSTEAD = {
    "Attribute": "read and write fields of p only",
    "Dict": "use a table (a tuple) or an array of the position",
    "DictComp": "use a table (a tuple) or an array of the position",
    "Set": "use a tuple",
    "SetComp": "use a list of options",
    "JoinedStr": "rules hold no text: use tell with a kind and ints",
    "Lambda": "define a function at module level",
    "NamedExpr": "assign on a line of its own",
    "Try": "test beforehand; scripts have no exceptions",
    "Raise": "use finish to end the game, assert for what cannot be",
    "With": "scripts have no contexts",
    "Global": "keep state in the position",
    "Nonlocal": "keep state in the position",
    "FunctionDef": "define it at module level",
    "AsyncFunctionDef": "define it at module level with def",
    "ClassDef": "define it outside the rules",
    "Delete": "scripts delete nothing",
    "Import": "import at the top of the module",
    "ImportFrom": "import at the top of the module",
    "Match": "use if and elif",
    "Starred": "add lists with +",
    "Slice": "write the loop",
    "Await": "scripts are not asynchronous",
    "Yield": "a pause is a whole statement or a whole right-hand side",
    "YieldFrom": "a call of a script is a whole statement or a whole right-hand side",
    "GeneratorExp": "use it only as the argument of sum, any or all",
    "Tuple": "use tuples only after in, in a for, and as module-level tables",
    "Div": "use // (whole numbers)",
    "Pow": "multiply, or use a table",
    "MatMult": "use *",
    "Is": "use ==",
    "IsNot": "use !=",
    "UAdd": "leave the plus away",
}


def _name_of(node: ast.AST) -> str:
    return type(node).__name__


class Checker:
    """Checks one function."""

    def __init__(self, program: Program, fn: Function, asks: list[AskKind], refs: dict[ast.AST, Ref]) -> None:
        self.program, self.fn, self.asks, self.refs = program, fn, asks, refs
        self.scopes: list[set[str]] = []
        self.has_result = fn.has_result

    def refuse(self, node: ast.AST, reason: str, instead: str) -> ScriptError:
        return self.fn.refuse(node, reason, instead)

    def unknown(self, node: ast.AST, at: ast.AST | None = None) -> ScriptError:
        name = _name_of(node)
        return self.refuse(
            at or node, f"{name} is not part of the subset", INSTEAD.get(name, "see docs/reference/scripts.md")
        )

    def check(self) -> None:
        fn = self.fn
        for param in fn.params:
            fn.locals[param] = "int"
        self._collect_locals()
        body = fn.node.body
        if (
            isinstance(body[0], ast.Expr)
            and isinstance(body[0].value, ast.Constant)
            and isinstance(body[0].value.value, str)
        ):
            body = body[1:]
        for statement in body:
            self.statement(statement)
        flow.check_assigned(fn, body)
        if self.has_result and flow.falls_through(body):
            raise self.refuse(fn.node, f"{fn.name} may end without a result", "return a value on every path")
        if fn.returns == "options" and fn.writes:
            raise self.refuse(
                fn.node, f"{fn.name} makes options and changes something", "options are asked again: make them pure"
            )

    def _collect_locals(self) -> None:
        """Every assigned name is a local, either an int or a list of options, all through the function."""
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
                    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
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
        method = getattr(self, f"statement_{_name_of(node)}", None)
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
            raise self.refuse(node, "an assert with a message", "say it in a comment")
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
                node, "a value is returned from a function declared -> None", "declare -> int or leave it"
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
            raise self.refuse(node, "a call that changes nothing stands alone", "use its result, or leave it away")
        raise self.refuse(
            node, f"{_name_of(node.value)} stands alone", "a line assigns, calls, asks or controls the flow"
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
                raise self.refuse(node, f"{target.id} is a list and gets an answer", "use another name")
            if isinstance(value, ast.Yield) and self._pause_word(value) == "together":
                raise self.refuse(node, "the result of together is assigned", "read p.answer[seat] after it")
            return self.pause(value, result=True)
        if isinstance(value, (ast.Yield, ast.YieldFrom)):
            raise self.refuse(
                node, "an answer goes straight into the position", "give it a name first, then assign that"
            )
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
        raise self.refuse(target, f"{_name_of(target)} is assigned", "assign to a name, p.field or p.field[index]")

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
            raise self.refuse(node, "while with else", "write the condition out")
        self.test(node.test)
        self.body(node.body)

    def statement_For(self, node: ast.For) -> None:
        if node.orelse:
            raise self.refuse(node, "for with else", "write the condition out")
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
                raise self.refuse(x, f"{grown} grows while a loop runs over it", "gather in another list")

    # ------------------------------------------------------------ pauses

    def _pause_word(self, node: ast.Yield) -> str:
        call = node.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id not in self.fn.locals:
            ref = self.program.resolve(self.fn, call.func)
            if ref.sort == "word" and ref.value in PAUSES:
                return str(ref.value)
        raise self.refuse(node, "yield of something that is no ask", "yield ask(…), roll(…), draw(…) or together(…)")

    def pause(self, node: ast.Yield | ast.YieldFrom, *, result: bool = False) -> None:
        if not self.fn.is_script:
            raise self.refuse(node, f"{self.fn.name} pauses", "declare it -> Script")
        if isinstance(node, ast.YieldFrom):
            return self.script_call(node.value, result)
        word = self._pause_word(node)
        call = node.value
        assert isinstance(call, ast.Call)
        if call.keywords:
            raise self.refuse(call, f"keywords in {word}", "give the arguments in order")
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

    def _ask_kind(self, node: ast.expr, word: str) -> None:
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
                call, "yield from something that is no script", "yield from a function declared -> Script"
            )
        assert isinstance(call, ast.Call)
        for called in self._callees(call):
            if not flow.pauses(called.node) and not isinstance(call.func, ast.Subscript):
                raise self.refuse(
                    call, f"the script {called.name} never pauses", "declare it -> None and call it plainly"
                )
            if result and not called.has_result:
                raise self.refuse(call, f"the script {called.name} returns nothing", "call it on a line of its own")

    # ------------------------------------------------------------ calls

    def called(self, call: ast.expr) -> Function | str:
        """The function (or the word or builtin) that is called, its arguments checked."""
        if not isinstance(call, ast.Call):
            raise self.refuse(call, f"{_name_of(call)} is called", "call a function by its name")
        if isinstance(call.func, ast.Subscript):
            return self._event_call(call, call.func)
        if not isinstance(call.func, ast.Name):
            raise self.refuse(
                call, f"{_name_of(call.func)} is called", "call a function by its name; nothing has methods"
            )
        if self._is_local(call.func.id):
            raise self.refuse(call, f"the local {call.func.id} is called", "call a function by its name")
        ref = self.program.resolve(self.fn, call.func)
        self.refs[call.func] = ref
        if ref.sort in ("builtin", "word"):
            return str(ref.value)
        if ref.sort != "function":
            raise self.refuse(call, f"{call.func.id} is not a function", "call a function by its name")
        self.arguments(call, ref.value)
        self.fn.calls.add(ref.value)
        return ref.value  # type: ignore[no-any-return]

    def _event_call(self, call: ast.Call, func: ast.Subscript) -> Function:
        ref = self.program.resolve(self.fn, func.value) if isinstance(func.value, ast.Name) else None
        if ref is None or ref.sort != "events":
            raise self.refuse(call, "a call through something that is no event table", "call EVENTS[n](p, …)")
        self.refs[func.value] = ref
        self.integer(func.slice)
        events = [self.program.function(e, self.fn, call) for e in ref.value.values()]
        shapes = {(e.returns, e.takes_position, tuple(e.params), tuple(e.defaults.items())) for e in events}
        if len(shapes) != 1 or min(ref.value) < 0:
            raise self.refuse(
                call, "the functions of the table have different signatures", "one signature a table, numbers from 0"
            )
        if events[0].returns == "options":
            raise self.refuse(call, "a table of functions that make options", "name the functions, with an if")
        self.arguments(call, events[0])
        self.fn.calls.update(events)
        self.fn.event_calls.append(ref.value)
        return events[0]

    def arguments(self, call: ast.Call, fn: Function) -> None:
        given = list(call.args)
        if fn.takes_position:
            if not given or not isinstance(given[0], ast.Name) or given[0].id != "p":
                raise self.refuse(call, f"{fn.name} is called without p", "pass p first")
            if not self.fn.takes_position:
                raise self.refuse(call, "p is not a parameter here", "take p as the first parameter")
            given = given[1:]
        if len(given) > len(fn.params):
            raise self.refuse(call, f"{fn.name} takes {len(fn.params)} arguments", "leave the rest away")
        names = fn.params[: len(given)]
        for keyword in call.keywords:
            if keyword.arg is None or keyword.arg not in fn.params or keyword.arg in names:
                raise self.refuse(call, f"{fn.name} has no parameter for {keyword.arg}", "use its parameters once each")
            names.append(keyword.arg)
        missing = [n for n in fn.params if n not in names and n not in fn.defaults]
        if missing:
            raise self.refuse(call, f"{fn.name} is called without {', '.join(missing)}", "give it")
        for x in given + [k.value for k in call.keywords]:
            self.integer(x)

    def _callees(self, call: ast.Call) -> list[Function]:
        """All functions a checked call may reach: one, or those of an event table."""
        if isinstance(call.func, ast.Subscript):
            return list(self.program.events_of(self.refs[call.func.value].value).values())
        return [self.refs[call.func].value]

    def effect_call(self, call: ast.Call, result: bool) -> bool:
        """Whether this is a call that changes something, in a place where one may stand."""
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        if name and name not in self.fn.locals:
            ref = self.program.resolve(self.fn, call.func)  # type: ignore[arg-type]
            if ref.sort == "word":
                self.refs[call.func] = ref
                return self._word(call, str(ref.value), result)
            if ref.sort == "builtin":
                return False
        fn = self.called(call)
        assert isinstance(fn, Function)
        if fn.is_script:
            raise self.refuse(call, f"the script {fn.name} is called like a function", "write yield from")
        if not any(called.writes for called in self._callees(call)):
            return False
        if result and fn.returns not in ("int", "bool"):
            raise self.refuse(call, f"{fn.name} has no int result", "call it on a line of its own")
        return True

    def _word(self, call: ast.Call, word: str, result: bool) -> bool:
        if word in PAUSES:
            raise self.refuse(call, f"{word} without yield", f"write yield {word}(…)")
        if result:
            raise self.refuse(call, f"the result of {word} is used", "it has none")
        if word == "tell":
            keywords = {k.arg: k.value for k in call.keywords}
            if set(keywords) - {"to"} or not call.args:
                raise self.refuse(call, "tell with unknown keywords", "tell(KIND, arguments…, to=seat)")
            for x in [*call.args, *keywords.values()]:
                self.integer(x)
            self.fn.tells = self.fn.writes = True
        elif word == "revealed":
            if call.args or call.keywords:
                raise self.refuse(call, "revealed takes no arguments", "write revealed()")
            self.fn.tells = self.fn.writes = True
        else:
            if call.keywords or len(call.args) != 3 or not self._is_p(call.args[0]):
                raise self.refuse(
                    call, f"{word} takes p, the winner and the reason", f"write {word}(p, winner, reason)"
                )
            self.integer(call.args[1])
            self.integer(call.args[2])
            self.fn.finishes = self.fn.writes = True
        return True

    # ------------------------------------------------------------ expressions

    def expression(self, node: ast.expr) -> Type:
        method = getattr(self, f"expression_{_name_of(node)}", None)
        if method is None:
            raise self.unknown(node)
        return method(node)  # type: ignore[no-any-return]

    def integer(self, node: ast.expr) -> None:
        if self.expression(node) == "options":
            raise self.refuse(node, "a list where an int is needed", "use len, in, or the elements")

    def test(self, node: ast.expr) -> None:
        """A condition: here `and`, `or` and `not` take ints and lists as well."""
        if isinstance(node, ast.BoolOp):
            for x in node.values:
                self.test(x)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.test(node.operand)
        else:
            self.expression(node)

    def _is_local(self, name: str) -> bool:
        return name in self.fn.locals or any(name in scope for scope in self.scopes)

    def _is_p(self, node: ast.AST) -> bool:
        return isinstance(node, ast.Name) and node.id == "p" and self.fn.takes_position

    def expression_Constant(self, node: ast.Constant) -> Type:
        if isinstance(node.value, bool):
            return "bool"
        if type(node.value) is not int:
            raise self.refuse(node, f"the value {node.value!r}", "values are ints; NONE stands for nothing")
        return "int"

    def expression_Name(self, node: ast.Name) -> Type:
        if any(node.id in scope for scope in self.scopes):
            self.refs[node] = Ref("local", node.id)
            return "int"
        if node.id in self.fn.locals:
            self.refs[node] = Ref("local", node.id)
            return self.fn.locals[node.id]
        if self._is_p(node):
            raise self.refuse(node, "p is used as a value", "read its fields, or pass it first in a call")
        ref = self.program.resolve(self.fn, node)
        if ref.sort != "constant":
            raise self.refuse(node, f"{node.id} is used as a value", "index a table, call a function")
        self.refs[node] = ref
        return "int"

    def expression_BinOp(self, node: ast.BinOp) -> Type:
        if type(node.op) not in BINARY:
            raise self.unknown(node.op, node)
        left, right = self.expression(node.left), self.expression(node.right)
        if "options" in (left, right):
            if left != right or not isinstance(node.op, ast.Add):
                raise self.refuse(node, "a list is mixed with an int", "lists are added to lists: xs + [x]")
            return "options"
        self._check_operator(node.op, node.right, node)
        return "int"

    def _check_operator(self, op: ast.operator, right: ast.expr, node: ast.AST) -> None:
        if isinstance(op, (ast.FloorDiv, ast.Mod)):
            ref = self.refs.get(right)
            value = (
                right.value if isinstance(right, ast.Constant) else ref.value if ref and ref.sort == "constant" else 0
            )
            if not isinstance(value, int) or value <= 0:
                raise self.refuse(
                    node, "division by something that is no positive constant", "divide by a constant above 0"
                )

    def expression_UnaryOp(self, node: ast.UnaryOp) -> Type:
        if isinstance(node.op, ast.Not):
            self.test(node.operand)
            return "bool"
        if type(node.op) not in UNARY:
            raise self.unknown(node.op, node)
        self.integer(node.operand)
        return "int"

    def expression_BoolOp(self, node: ast.BoolOp) -> Type:
        for x in node.values:
            if self.expression(x) != "bool":
                raise self.refuse(x, "and/or of ints used as a value", "compare them, e.g. x != 0, or use an if")
        return "bool"

    def expression_Compare(self, node: ast.Compare) -> Type:
        self.integer(node.left)
        for op, right in zip(node.ops, node.comparators, strict=True):
            if type(op) in CONTAIN:
                if len(node.ops) != 1:
                    raise self.refuse(node, "in within a chain of comparisons", "write two comparisons with and")
                self.container(right)
            elif type(op) in COMPARE:
                self.integer(right)
            else:
                raise self.unknown(op, node)
        return "bool"

    def expression_IfExp(self, node: ast.IfExp) -> Type:
        self.test(node.test)
        first, second = self.expression(node.body), self.expression(node.orelse)
        if "options" in (first, second):
            raise self.refuse(node, "a choice between lists", "use an if statement")
        return "bool" if first == second == "bool" else "int"

    def expression_Attribute(self, node: ast.Attribute) -> Type:
        if self.field_access(node).extents:
            raise self.refuse(node, f"the array {node.attr} is used as a value", "index it")
        return "int"

    def expression_Subscript(self, node: ast.Subscript) -> Type:
        if isinstance(node.value, ast.Attribute):
            self.field_access(node)
            return "int"
        if self.table(node):
            raise self.refuse(node, "a row of a table is used as a value", "index it, loop over it, or use in")
        return "int"

    def field_access(self, node: ast.Attribute | ast.Subscript) -> Field:
        """p.field, p.field[i], p.field[i, j] or p.field[i, j, k]."""
        base = node.value if isinstance(node, ast.Subscript) else node
        if not isinstance(base, ast.Attribute) or not self._is_p(base.value):
            raise self.refuse(node, "an attribute of something that is not p", INSTEAD["Attribute"])
        field = self.program.position.fields.get(base.attr)
        if field is None:
            raise self.refuse(node, f"the position has no field {base.attr}", "declare it in the Position class")
        if isinstance(node, ast.Subscript):
            index = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            if len(index) != len(field.extents):
                raise self.refuse(node, f"{field.name} has {len(field.extents)} indices", f"not {len(index)}")
            for x in index:
                self.integer(x)
        return field

    def table(self, node: ast.expr) -> int:
        """Check a table or an indexed table; how many indices are still missing."""
        if isinstance(node, ast.Subscript):
            missing = self.table(node.value)
            if not missing:
                raise self.refuse(node, "too many indices", "a table has one or two")
            if isinstance(node.slice, (ast.Tuple, ast.Slice)):
                raise self.refuse(node, "a table is indexed with a comma or a slice", "write TABLE[i][j]")
            self.integer(node.slice)
            return missing - 1
        if isinstance(node, ast.Name) and not self._is_local(node.id):
            ref = self.program.resolve(self.fn, node)
            self.refs[node] = ref
            if ref.sort == "table":
                return 2 if isinstance(ref.value[0], tuple) else 1
            if ref.sort == "range":
                return 1
        raise self.refuse(node, f"{ast.unparse(node)} is not a table", "index a module-level tuple")

    def container(self, node: ast.expr) -> Literal["options", "ints"]:
        """What may stand after `in`: a tuple display, a table or row of ints, a list of options."""
        if isinstance(node, ast.Tuple):
            if not node.elts:
                raise self.refuse(node, "an empty tuple", "leave the line away")
            for x in node.elts:
                self.integer(x)
            return "ints"
        if isinstance(node, (ast.Name, ast.Subscript)) and not (
            isinstance(node, ast.Name) and self.fn.locals.get(node.id) == "options"
        ):
            if self.table(node) != 1:
                raise self.refuse(node, "a table of rows, or a single value, where a row is needed", "give one row")
            return "ints"
        if self.expression(node) != "options":
            raise self.refuse(node, "neither a tuple nor a list", "use a tuple, a table row or a list of options")
        return "options"

    def iterable(self, node: ast.expr) -> Literal["options", "ints"]:
        """What a for may run over: also range(…)."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
            self.called(ast.copy_location(ast.Call(node.func, [], []), node))
            if node.keywords or not 1 <= len(node.args) <= 2:
                raise self.refuse(node, "range with a step or keywords", "use range(n) or range(a, b)")
            for x in node.args:
                self.integer(x)
            return "ints"
        return self.container(node)

    def expression_List(self, node: ast.List) -> Type:
        for x in node.elts:
            self.integer(x)
        return "options"

    def expression_ListComp(self, node: ast.ListComp) -> Type:
        self.comprehension(node)
        return "options"

    def comprehension(self, node: ast.ListComp | ast.GeneratorExp, *, test: bool = False) -> None:
        self.scopes.append(set())
        for generator in node.generators:
            if not isinstance(generator.target, ast.Name) or generator.is_async:
                raise self.refuse(node, "a comprehension with several targets", "loop over an index")
            if generator.target.id == "p" or self.fn.locals.get(generator.target.id) == "options":
                raise self.refuse(node, f"the comprehension hides {generator.target.id}", "use another name")
            self.iterable(generator.iter)
            self.scopes[-1].add(generator.target.id)
            for condition in generator.ifs:
                self.test(condition)
        if test:
            self.test(node.elt)
        else:
            self.integer(node.elt)
        self.scopes.pop()

    def expression_Call(self, node: ast.Call) -> Type:
        fn = self.called(node)
        if isinstance(fn, Function):
            if fn.is_script:
                raise self.refuse(node, f"the script {fn.name} is called like a function", "write yield from")
            if any(called.writes for called in self._callees(node)):
                raise self.refuse(
                    node,
                    f"{fn.name} changes something inside an expression",
                    "call it on a line of its own, or x = f(p)",
                )
            if fn.returns == "none":
                raise self.refuse(node, f"{fn.name} has no result", "call it on a line of its own")
            return fn.returns  # type: ignore[return-value]
        if fn not in ("len", "min", "max", "abs", "sum", "any", "all"):
            raise self.refuse(node, f"{fn} inside an expression", "put it on a line of its own")
        return self.builtin(node, fn)

    def builtin(self, node: ast.Call, name: str) -> Type:
        if node.keywords:
            raise self.refuse(node, f"{name} with keywords", "give plain arguments")
        if name in ("sum", "any", "all"):
            if len(node.args) != 1 or not isinstance(node.args[0], ast.GeneratorExp):
                raise self.refuse(node, f"{name} of something else than a generator", f"write {name}(… for x in …)")
            self.comprehension(node.args[0], test=name != "sum")
            return "int" if name == "sum" else "bool"
        if name == "len":
            if len(node.args) != 1:
                raise self.refuse(node, "len takes one argument", "len(options) or len(TABLE)")
            x = node.args[0]
            if not (isinstance(x, ast.Name) and not self._is_local(x.id) and self.table(x)):
                self.container(x)
            return "int"
        if name == "abs" and len(node.args) != 1 or name != "abs" and len(node.args) < 2:
            raise self.refuse(
                node, f"{name} with {len(node.args)} arguments", "abs takes one int, min and max two or more"
            )
        for x in node.args:
            self.integer(x)
        return "int"


def check(program: Program, asks: list[AskKind]) -> dict[ast.AST, Ref]:
    """Check every function of the program, called ones first, so that what each changes is known to its callers."""
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
    """Who calls a function that tells, tells; the functions of a table are called alike, so all tell if one does."""
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
            value: Any = fn.python.__globals__.get(node.id)
            candidates = list(value.values()) if isinstance(value, dict) else [value]
            for candidate in candidates:
                try:
                    known = program.functions.get(inspect.unwrap(candidate))
                except TypeError:
                    continue
                if known is not None:
                    found[known] = None
    return list(found)
