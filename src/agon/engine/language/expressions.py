"""Checks the expressions and calls of scripts by an allowlist: anything without a method below is refused."""

from __future__ import annotations

import ast
from types import ModuleType
from typing import Literal

from agon.engine.errors import ScriptError
from agon.engine.language.source import PAUSES, Function, Program, Ref, named
from agon.engine.position import Field
from agon.engine.vocabulary import AskKind

Type = Literal["int", "bool", "options"]

BINARY = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%"}
BINARY |= {ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>"}
COMPARE = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="}
CONTAIN = {ast.In: "in", ast.NotIn: "not in"}
UNARY = {ast.USub: "-", ast.Invert: "~"}

INSTEAD = {
    "Attribute": "use fields of p, and names of modules: words.PASS",
    "Dict": "use a table (a tuple) or an array of the position",
    "DictComp": "use a table (a tuple) or an array of the position",
    "Set": "use a tuple",
    "SetComp": "use a list of options",
    "JoinedStr": "rules hold no text: use tell with a kind and ints",
    "Lambda": "define a function at module level",
    "NamedExpr": "assign on a line of its own",
    "Try": "test beforehand; scripts have no exceptions",
    "Raise": "use finish to end the game, assert for what cannot happen",
    "With": "scripts have no context managers",
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
    "UAdd": "remove the plus",
}


def name_of(node: ast.AST) -> str:
    return type(node).__name__


class ExpressionChecker:
    """Checks expressions within one function; Checker adds statements and pauses."""

    def __init__(self, program: Program, fn: Function, asks: list[AskKind], refs: dict[ast.AST, Ref]) -> None:
        self.program, self.fn, self.asks, self.refs = program, fn, asks, refs
        self.scopes: list[set[str]] = []
        self.has_result = fn.has_result

    def refuse(self, node: ast.AST, reason: str, instead: str) -> ScriptError:
        return self.fn.refuse(node, reason, instead)

    def unknown(self, node: ast.AST, at: ast.AST | None = None) -> ScriptError:
        name = name_of(node)
        return self.refuse(
            at or node, f"{name} is not part of the subset", INSTEAD.get(name, "see docs/reference/scripts.md")
        )

    # ------------------------------------------------------------ calls

    def called(self, call: ast.expr) -> Function | str:
        """Check a call and its arguments; return the called function, word or builtin."""
        if not isinstance(call, ast.Call):
            raise self.refuse(call, f"{name_of(call)} is called", "call a function by its name")
        if isinstance(call.func, ast.Subscript):
            return self._event_call(call, call.func)
        if not isinstance(call.func, ast.Name):
            self._check_module(call.func)
            raise self.refuse(
                call, f"{name_of(call.func)} is called", "call a function by its name; nothing has methods"
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
            raise self.refuse(call, "a call through something that is not an event table", "call EVENTS[n](p, …)")
        self.refs[func.value] = ref
        self.integer(func.slice)
        events = [self.program.function(e, self.fn, call) for e in ref.value.values()]
        shapes = {(e.returns, e.takes_position, tuple(e.params), tuple(e.defaults.items())) for e in events}
        if len(shapes) != 1 or min(ref.value) < 0:
            raise self.refuse(
                call,
                "the functions of the table have different signatures",
                "use one signature per table, and numbers from 0",
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
            raise self.refuse(call, f"{fn.name} takes {len(fn.params)} arguments", "remove the rest")
        names = fn.params[: len(given)]
        for keyword in call.keywords:
            if keyword.arg is None or keyword.arg not in fn.params or keyword.arg in names:
                raise self.refuse(call, f"{fn.name} has no parameter for {keyword.arg}", "use its parameters once each")
            names.append(keyword.arg)
        missing = [n for n in fn.params if n not in names and n not in fn.defaults]
        if missing:
            raise self.refuse(call, f"{fn.name} is called without {', '.join(missing)}", "pass it")
        for x in given + [k.value for k in call.keywords]:
            self.integer(x)

    def _callees(self, call: ast.Call) -> list[Function]:
        """Return all functions that a checked call may reach: one, or those of an event table."""
        if isinstance(call.func, ast.Subscript):
            return list(self.program.events_of(self.refs[call.func.value].value).values())
        return [self.refs[call.func].value]

    def effect_call(self, call: ast.Call, result: bool) -> bool:
        """Check a call that may change something; return whether it does."""
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
                raise self.refuse(call, "tell with an unknown keyword", "tell(KIND, arguments…, to=seat)")
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
        method = getattr(self, f"expression_{name_of(node)}", None)
        if method is None:
            raise self.unknown(node)
        return method(node)  # type: ignore[no-any-return]

    def integer(self, node: ast.expr) -> None:
        if self.expression(node) == "options":
            raise self.refuse(node, "a list where an int is expected", "use len, in, or the elements")

    def test(self, node: ast.expr) -> None:
        """Check a condition; here `and`, `or` and `not` also take ints and lists."""
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
                    node, "division by something that is not a positive constant", "divide by a constant above 0"
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
                raise self.refuse(x, "and/or of ints is used as a value", "compare them, e.g. x != 0, or use an if")
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
            raise self.refuse(node, "a conditional expression of lists", "use an if statement")
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
        """Check p.field, p.field[i], p.field[i, j] or p.field[i, j, k]; return the field."""
        base = node.value if isinstance(node, ast.Subscript) else node
        if not isinstance(base, ast.Attribute) or not self._is_p(base.value):
            self._check_module(base)
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

    def _check_module(self, node: ast.expr) -> None:
        """Refuse uses of `module.name` that the subset does not allow."""
        if not (isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)):
            return
        name = node.value.id
        if not isinstance(named(self.program.scope_of(self.fn), name), ModuleType):
            return
        if isinstance(node.ctx, ast.Store):
            raise self.refuse(node, f"a name of the module {name} is assigned", "keep state in the position")
        if "." in name:
            raise self.refuse(node, f"{name} is a module inside a module", "import it directly")
        raise self.refuse(node, f"{name} is both a local and a module", "give the local another name")

    def table(self, node: ast.expr) -> int:
        """Check a table or an indexed table; return the number of missing indices."""
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
        """Check the right side of `in`: a tuple display, a table or row of ints, or a list of options."""
        if isinstance(node, ast.Tuple):
            if not node.elts:
                raise self.refuse(node, "an empty tuple", "remove the line")
            for x in node.elts:
                self.integer(x)
            return "ints"
        if isinstance(node, (ast.Name, ast.Subscript)) and not (
            isinstance(node, ast.Name) and self.fn.locals.get(node.id) == "options"
        ):
            if self.table(node) != 1:
                raise self.refuse(node, "a table of rows, or a single value, where a row is expected", "give one row")
            return "ints"
        if self.expression(node) != "options":
            raise self.refuse(node, "neither a tuple nor a list", "use a tuple, a table row or a list of options")
        return "options"

    def iterable(self, node: ast.expr) -> Literal["options", "ints"]:
        """Check what a for loop runs over: a container or range(…)."""
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
            raise self.refuse(node, f"{name} with keywords", "use positional arguments")
        if name in ("sum", "any", "all"):
            if len(node.args) != 1 or not isinstance(node.args[0], ast.GeneratorExp):
                raise self.refuse(node, f"{name} of something other than a generator", f"write {name}(… for x in …)")
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
