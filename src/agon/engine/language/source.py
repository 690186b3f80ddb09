"""Collects the functions of a game as syntax trees: its entry points and everything they call."""

from __future__ import annotations

import ast
import copy
import functools
import inspect
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Literal, NamedTuple

from agon.engine import script
from agon.engine.components import IntTable
from agon.engine.errors import EngineFault, ScriptError
from agon.engine.position import Position
from agon.engine.script import EventTable, Interrupt

Returns = Literal["int", "bool", "none", "options", "script"]

PAUSES = {"ask": script.ask, "roll": script.roll, "draw": script.draw, "together": script.together}
STATEMENTS = {
    "finish": script.finish,
    "finish_shared": script.finish_shared,
    "tell": script.tell,
    "revealed": script.revealed,
}
BUILTINS = ("range", "len", "min", "max", "abs", "sum", "any", "all")


class Guarded(tuple[Any, ...]):
    """A table, or a row of one, in which any index out of range, even a negative one, is a fault, as on the other back
    ends."""

    name: str

    @classmethod
    def of(cls, table: IntTable, name: str) -> Guarded:
        guarded = cls(cls.of(row, name) if isinstance(row, tuple) else row for row in table)
        guarded.name = name
        return guarded

    def __getitem__(self, index: Any) -> Any:
        if not 0 <= index < len(self):
            raise EngineFault("out-of-range", f"index {index} of {self.name} is outside 0..{len(self) - 1}")
        return super().__getitem__(index)


class Namespace:
    """A module as scripts see it on the direct back end."""

    def __init__(self, scope: dict[str, Any]) -> None:
        self.__dict__ = scope


class Ref(NamedTuple):
    """What a name in a script refers to."""

    sort: Literal["local", "position", "constant", "table", "range", "function", "events", "word", "builtin"]
    value: Any


@dataclass(eq=False)
class Function:
    """One function of the rules."""

    name: str
    python: FunctionType
    node: ast.FunctionDef
    file: str
    returns: Returns
    takes_position: bool
    params: list[str]
    defaults: dict[str, int]
    locals: dict[str, Literal["int", "options"]] = field(default_factory=dict)
    calls: set[Function] = field(default_factory=set)
    event_calls: list[EventTable] = field(default_factory=list)
    writes: bool = False
    finishes: bool = False
    tells: bool = False
    is_interruptible: bool = False

    @functools.cached_property
    def own_names(self) -> frozenset[str]:
        """The parameters and all names assigned in the body, which never refer to globals."""
        bound = {x.target for x in ast.walk(self.node) if isinstance(x, ast.comprehension)}
        stored = (x for x in ast.walk(self.node) if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Store))
        return frozenset(x.id for x in stored if x not in bound) | frozenset(self.params)

    @functools.cached_property
    def kind_params(self) -> frozenset[str]:
        """Parameters that give the kind of a draw, so that games can share a script; callers pass a declared kind."""
        found = set()
        for node in ast.walk(self.node):
            match node:
                case ast.Yield(value=ast.Call(func=ast.Name(id=word), args=[ast.Name(id=kind), *_])):
                    if named(self.python.__globals__, word) is script.draw:
                        found.add(kind)
        assigned = {x.id for x in ast.walk(self.node) if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Store)}
        return frozenset(found & set(self.params) - set(self.defaults) - assigned)

    @property
    def body(self) -> list[ast.stmt]:
        """The statements after the docstring."""
        match self.node.body:
            case [ast.Expr(value=ast.Constant(value=str())), *rest]:
                return rest
        return self.node.body

    @property
    def is_script(self) -> bool:
        return self.returns == "script"

    @property
    def has_result(self) -> bool:
        """Whether it returns a value: it is declared so or, for a script, contains a return with a value."""
        if self.returns == "script":
            return any(isinstance(node, ast.Return) and node.value is not None for node in ast.walk(self.node))
        return self.returns != "none"

    def refuse(self, node: ast.AST, reason: str, instead: str) -> ScriptError:
        return ScriptError(self.file, getattr(node, "lineno", self.node.lineno), reason, instead)


MISSING = object()


def named(scope: dict[str, Any], name: str) -> Any:
    """Return what a global name refers to, with or without its module; `MISSING` if there is none."""
    module, _, own = name.rpartition(".")
    return getattr(scope[module], own, MISSING) if module else scope.get(name, MISSING)


class _Qualified(ast.NodeTransformer):
    """Turns `module.NAME` into a single dotted name, so that later passes see only names."""

    def __init__(self, node: ast.FunctionDef, scope: dict[str, Any]) -> None:
        names = {x.id for x in ast.walk(node) if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Store)}
        self.hidden, self.scope = names | {arg.arg for arg in node.args.args}, scope

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        match node:
            case ast.Attribute(value=ast.Name(id=name), ctx=ast.Load()):
                if name not in self.hidden and isinstance(self.scope.get(name), ModuleType):
                    return ast.copy_location(ast.Name(f"{name}.{node.attr}", node.ctx), node)
        return self.generic_visit(node)


def _qualify(node: ast.FunctionDef, scope: dict[str, Any]) -> None:
    qualified = _Qualified(node, scope)
    node.body = [qualified.visit(statement) for statement in node.body]


class _Attributes(ast.NodeTransformer):
    """Undoes `_Qualified`, so that Python can compile the result."""

    def visit_Name(self, node: ast.Name) -> ast.AST:
        module, _, own = node.id.rpartition(".")
        if not module:
            return node
        return ast.copy_location(
            ast.Attribute(ast.copy_location(ast.Name(module, node.ctx), node), own, node.ctx), node
        )


@functools.cache
def _module_tree(file: str, module: str) -> dict[int, ast.FunctionDef]:
    """Return the functions at module level by their first line (that of the first decorator)."""
    tree = ast.parse(Path(file).read_text(encoding="utf-8"), file)
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    for node in functions:
        _qualify(node, vars(sys.modules[module]))
    return {min([node.lineno, *(x.lineno for x in node.decorator_list)]): node for node in functions}


INTERRUPT_OPTIONS, INTERRUPT_SCRIPT = "_interrupt_options", "_interrupt_script"


class _Interruptible(ast.NodeTransformer):
    """Makes every ask of a function interruptible: the ask is put in a loop that ends when it is answered."""

    def __init__(self, python: FunctionType, word: int, numeric: frozenset[int]) -> None:
        self.scope, self.word, self.numeric = python.__globals__, word, numeric
        self.found = False

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        match node:
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.Yield(
                    value=ast.Call(func=ast.Name(id=word), args=[seat, ast.Name(id=kind), options], keywords=context)
                ),
            ) if named(self.scope, word) is script.ask and named(self.scope, kind) not in self.numeric:
                self.found = True
                loop = ast.parse(
                    f"while True:\n"
                    f"    {name} = yield {word}({ast.unparse(seat)}, {kind}, [])\n"
                    f"    if {name} != {self.word}:\n"
                    f"        break\n"
                    f"    yield from {INTERRUPT_SCRIPT}(p, {ast.unparse(seat)})"
                ).body[0]
                offered = ast.parse(f"{INTERRUPT_OPTIONS}(p, {ast.unparse(seat)})", mode="eval").body
                for made in [*ast.walk(loop), *ast.walk(offered)]:
                    ast.copy_location(made, node)
                self._offer(loop, ast.copy_location(ast.BinOp(options, ast.Add(), offered), options), context)
                return loop
        return node

    @staticmethod
    def _offer(loop: ast.stmt, options: ast.expr, context: list[ast.keyword]) -> None:
        asked = next(x for x in ast.walk(loop) if isinstance(x, ast.Yield))
        assert isinstance(asked.value, ast.Call)
        asked.value.args[2], asked.value.keywords = options, context


RETURN_WORDS: dict[str, Returns] = {"bool": "bool", "None": "none", "Options": "options", "Script": "script"}


class Program:
    """All functions, tables and event tables that a game's scripts reach, under unique names."""

    def __init__(
        self,
        position: type[Position],
        roots: Iterable[Callable[..., Any]],
        replaced: dict[int, IntTable],
        interrupt: Interrupt | None = None,
        numeric: frozenset[int] = frozenset(),
    ) -> None:
        self.position = position
        self.replaced = replaced
        self.interrupt, self.numeric = interrupt, numeric
        self.injected: dict[str, Any] = {}
        if interrupt is not None:
            self.injected = {INTERRUPT_OPTIONS: interrupt.options, INTERRUPT_SCRIPT: interrupt.script}
        self.functions: dict[FunctionType, Function] = {}
        self.events: dict[int, tuple[str, EventTable]] = {}
        self.tables: dict[int, tuple[str, IntTable]] = {}
        self.modules: dict[str, ModuleType] = {}
        self._names: set[str] = set()
        self.roots = [self.function(root, None, None) for root in roots]
        todo = list(self.functions.values())
        while todo:
            self._reach(todo.pop(), todo)

    # -- resolving names

    def _unique(self, name: str) -> str:
        name = name.rpartition(".")[2]
        n, fresh = 2, name
        while fresh in self._names:
            fresh, n = f"{name}_{n}", n + 1
        self._names.add(fresh)
        return fresh

    def function(self, python: Any, user: Function | None, node: ast.AST | None) -> Function:
        python = inspect.unwrap(python)
        if python not in self.functions:
            file = inspect.getsourcefile(python) or "?"
            first_line = python.__code__.co_firstlineno if isinstance(python, FunctionType) else 0
            tree = _module_tree(file, python.__module__).get(first_line)
            if tree is None or tree.name != python.__name__:
                reason, instead = (
                    f"{python.__name__} is not a plain function of a module",
                    "define it with def at module level",
                )
                raise (
                    user.refuse(node, reason, instead)
                    if user and node
                    else ScriptError(file, first_line, reason, instead)
                )
            self.functions[python] = self._read(python, tree, file)
        return self.functions[python]

    def _read(self, python: FunctionType, node: ast.FunctionDef, file: str) -> Function:
        def refuse(at: ast.AST, reason: str, instead: str) -> ScriptError:
            return ScriptError(file, getattr(at, "lineno", node.lineno), reason, instead)

        a = node.args
        if a.vararg or a.kwarg or a.posonlyargs or a.kwonlyargs:
            raise refuse(node, f"{node.name} has star or keyword-only parameters", "use plain parameters")
        names = [arg.arg for arg in a.args]
        takes = bool(names) and names[0] == "p"
        if "p" in names[1:]:
            raise refuse(node, "the position p is not the first parameter", "put p first")
        if node.returns is None or any(arg.annotation is None for arg in a.args):
            raise refuse(node, f"{node.name} lacks type annotations", "annotate every parameter and the result")
        defaults: dict[str, int] = {}
        for arg, default in zip(a.args[len(a.args) - len(a.defaults) :], python.__defaults__ or (), strict=True):
            if not isinstance(default, int):
                raise refuse(node, f"the default of {arg.arg} is not an int", "use an int")
            defaults[arg.arg] = int(default)
        for arg in a.args[takes:]:
            if ast.unparse(arg.annotation or node) in ("Options", "Script", "list[int]"):
                raise refuse(
                    arg, f"the parameter {arg.arg} is a list", "parameters are ints; pass what the list is built from"
                )
        returns = RETURN_WORDS.get(ast.unparse(node.returns), "int")
        node, interruptible = self._interruptible(python, node)
        name = self._unique(node.name)
        return Function(
            name, python, node, file, returns, takes, names[takes:], defaults, is_interruptible=interruptible
        )

    def _interruptible(self, python: FunctionType, node: ast.FunctionDef) -> tuple[ast.FunctionDef, bool]:
        """Return the function with its asks open to the game's interrupt, if it has one; the interrupt itself is not
        changed."""
        if self.interrupt is None or python is self.interrupt.script:
            return node, False
        change = _Interruptible(python, self.interrupt.word, self.numeric)
        changed = change.visit(copy.deepcopy(node))
        assert isinstance(changed, ast.FunctionDef)
        _qualify(changed, python.__globals__)
        return (changed, True) if change.found else (node, False)

    def scope_of(self, fn: Function) -> dict[str, Any]:
        """Return the globals of a function."""
        return fn.python.__globals__ | self.injected if fn.is_interruptible else fn.python.__globals__

    def resolve(self, fn: Function, name: ast.Name) -> Ref:
        """Resolve a global name; refuse what scripts cannot use."""
        value = named(self.scope_of(fn), name.id)
        if value is MISSING:
            if name.id in BUILTINS:
                return Ref("builtin", name.id)
            module, _, own = name.id.rpartition(".")
            if module:
                raise fn.refuse(name, f"the module {module} has no name {own}", "define it there, or correct the name")
            raise fn.refuse(
                name, f"the name {name.id} is not defined here", "use a local, a module-level int or a table"
            )
        value = self.replaced.get(id(value), value)
        for word, function in (PAUSES | STATEMENTS).items():
            if value is function:
                return Ref("word", word)
        if isinstance(value, int):
            return Ref("constant", int(value))
        if isinstance(value, range) and value.step == 1:
            return Ref("range", value)
        if isinstance(value, EventTable):
            if id(value) not in self.events:
                self.events[id(value)] = (self._unique(name.id), value)
            return Ref("events", value)
        if isinstance(value, tuple):
            self._check_table(fn, name, value)
            if id(value) not in self.tables:
                self.tables[id(value)] = (self._unique(name.id), value)
            return Ref("table", value)
        if isinstance(inspect.unwrap(value) if callable(value) else value, FunctionType):
            return Ref("function", self.function(value, fn, name))
        if isinstance(value, ModuleType):
            raise fn.refuse(name, f"the module {name.id} is used as a value", f"name what it holds: {name.id}.NAME")
        raise fn.refuse(name, f"{name.id} is {type(value).__name__}", "scripts use ints, tuples of ints and functions")

    def _check_table(self, fn: Function, name: ast.Name, value: IntTable) -> None:
        if not value:
            raise fn.refuse(name, f"the table {name.id} is empty", "a table holds at least one row")
        nested = [isinstance(row, tuple) for row in value]
        rows = value if all(nested) else (value,)
        if any(nested) != all(nested) or not all(isinstance(x, int) for row in rows for x in row):
            raise fn.refuse(name, f"{name.id} is not a table", "a table is a tuple of ints or a tuple of such tuples")

    def table_name(self, value: IntTable) -> str:
        return self.tables[id(value)][0]

    def events_of(self, table: EventTable) -> dict[int, Function]:
        """Return the functions of an event table by number."""
        return {number: self.functions[inspect.unwrap(event)] for number, event in table.items()}

    def events_name(self, value: EventTable) -> str:
        return self.events[id(value)][0]

    def _reach(self, fn: Function, todo: list[Function]) -> None:
        known, scope = set(self.functions), self.scope_of(fn)
        for node in (x for statement in fn.node.body for x in ast.walk(statement)):
            if isinstance(node, ast.Name) and node.id not in fn.own_names:
                value, module = named(scope, node.id), node.id.rpartition(".")[0]
                if module:
                    self.modules[scope[module].__name__] = scope[module]
                if isinstance(value, EventTable):
                    for event in value.values():
                        self.function(event, fn, node)
                elif isinstance(value, FunctionType) and value.__module__ != script.__name__:
                    self.function(value, fn, node)
        todo += [f for python, f in self.functions.items() if python not in known]

    # -- the direct back end

    @functools.cached_property
    def direct(self) -> dict[FunctionType, FunctionType]:
        """The functions for the direct back end: copies that see guarded tables, and replaced tables in place of
        ours."""
        tables: dict[int, IntTable] = {id(table): Guarded.of(table, name) for name, table in self.tables.values()}
        tables |= {id_of_ours: tables.get(id(table), table) for id_of_ours, table in self.replaced.items()}
        scopes = {name: vars(module) | self.injected for name, module in self.modules.items()}
        fresh: dict[FunctionType, FunctionType] = {}
        for python, fn in self.functions.items():
            scope = scopes.setdefault(python.__module__, vars(sys.modules[python.__module__]) | self.injected)
            fresh[python] = FunctionType(_code(fn), scope, python.__name__, python.__defaults__)
            fresh[python].__annotations__ = python.__annotations__
        for scope in scopes.values():
            for name, value in scope.items():
                if isinstance(value, FunctionType) and value in fresh:
                    scope[name] = fresh[value]
                elif isinstance(value, EventTable):
                    scope[name] = value.rebuilt(lambda event: fresh.get(event, event))
                elif isinstance(value, ModuleType) and value.__name__ in scopes:
                    scope[name] = Namespace(scopes[value.__name__])
                elif isinstance(value, range):
                    scope[name] = Guarded.of(tuple(value), name)
                elif id(value) in tables:
                    scope[name] = tables[id(value)]
        return fresh


def _code(fn: Function) -> CodeType:
    """Return the code for the direct back end: the function's own or its interruptible form, with the original
    lines."""
    if not fn.is_interruptible:
        return fn.python.__code__
    node = _Attributes().visit(copy.deepcopy(fn.node))
    node.decorator_list, node.returns = [], None
    for arg in node.args.args:
        arg.annotation = None
    module = compile(ast.Module([node], []), fn.file, "exec")
    return next(x for x in module.co_consts if isinstance(x, CodeType) and x.co_name == fn.python.__name__)
