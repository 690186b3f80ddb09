"""Finds the scripts of a game: from its outermost functions to everything they call, read as syntax trees."""

from __future__ import annotations

import ast
import functools
import inspect
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType
from typing import Any, Literal, NamedTuple

from agon.engine import script
from agon.engine.errors import EngineFault, ScriptError
from agon.engine.position import Position
from agon.engine.script import EventTable

Returns = Literal["int", "bool", "none", "options", "script"]
Table = tuple[Any, ...]

PAUSES = {"ask": script.ask, "roll": script.roll, "draw": script.draw, "together": script.together}
STATEMENTS = {
    "finish": script.finish,
    "finish_shared": script.finish_shared,
    "tell": script.tell,
    "revealed": script.revealed,
}
BUILTINS = ("range", "len", "min", "max", "abs", "sum", "any", "all")


class Guarded(tuple[Any, ...]):
    """A table, or a row of one, whose index never wraps: outside it is a fault, as on the other back ends."""

    name: str

    @classmethod
    def of(cls, table: Table, name: str) -> Guarded:
        guarded = cls(cls.of(row, name) if isinstance(row, tuple) else row for row in table)
        guarded.name = name
        return guarded

    def __getitem__(self, index: Any) -> Any:
        if not 0 <= index < len(self):
            raise EngineFault("out-of-range", f"index {index} of {self.name} is outside 0..{len(self) - 1}")
        return super().__getitem__(index)


class Ref(NamedTuple):
    """What a name in a script stands for."""

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

    @functools.cached_property
    def own_names(self) -> frozenset[str]:
        """Parameters and everything assigned in the body: names that stand for nothing outside."""
        bound = {x.target for x in ast.walk(self.node) if isinstance(x, ast.comprehension)}
        stored = (x for x in ast.walk(self.node) if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Store))
        return frozenset(x.id for x in stored if x not in bound) | frozenset(self.params)

    @property
    def is_script(self) -> bool:
        return self.returns == "script"

    @property
    def has_result(self) -> bool:
        """Whether it gives a value: declared so, or, for a script, because it returns one."""
        if self.returns == "script":
            return any(isinstance(node, ast.Return) and node.value is not None for node in ast.walk(self.node))
        return self.returns != "none"

    def refuse(self, node: ast.AST, reason: str, instead: str) -> ScriptError:
        return ScriptError(self.file, getattr(node, "lineno", self.node.lineno), reason, instead)


@functools.cache
def _module_tree(file: str) -> dict[int, ast.FunctionDef]:
    """The functions at module level by their first line, which is that of the first decorator."""
    tree = ast.parse(Path(file).read_text(encoding="utf-8"), file)
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {min([node.lineno, *(x.lineno for x in node.decorator_list)]): node for node in functions}


RETURN_WORDS: dict[str, Returns] = {"bool": "bool", "None": "none", "Options": "options", "Script": "script"}


class Program:
    """All functions, tables and event tables a game's scripts reach, with their names made unique."""

    def __init__(
        self, position: type[Position], roots: Iterable[Callable[..., Any]], replaced: dict[int, Table]
    ) -> None:
        self.position = position
        self.replaced = replaced
        self.functions: dict[FunctionType, Function] = {}
        self.events: dict[int, tuple[str, EventTable]] = {}
        self.tables: dict[int, tuple[str, Table]] = {}
        self._names: set[str] = set()
        self.roots = [self.function(root, None, None) for root in roots]
        todo = list(self.functions.values())
        while todo:
            self._reach(todo.pop(), todo)

    # -- what a name stands for

    def _unique(self, name: str) -> str:
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
            tree = _module_tree(file).get(first_line)
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
            raise refuse(node, f"{node.name} lacks annotations", "annotate every parameter and the result")
        defaults: dict[str, int] = {}
        for arg, default in zip(a.args[len(a.args) - len(a.defaults) :], python.__defaults__ or (), strict=True):
            if not isinstance(default, int):
                raise refuse(node, f"the default of {arg.arg} is not an int", "use an int")
            defaults[arg.arg] = int(default)
        for arg in a.args[takes:]:
            if ast.unparse(arg.annotation or node) in ("Options", "Script", "list[int]"):
                raise refuse(arg, f"the parameter {arg.arg} is a list", "parameters are ints; pass what makes the list")
        returns = RETURN_WORDS.get(ast.unparse(node.returns), "int")
        return Function(self._unique(node.name), python, node, file, returns, takes, names[takes:], defaults)

    def resolve(self, fn: Function, name: ast.Name) -> Ref:
        """What a global name stands for; refuses what scripts cannot use."""
        scope = fn.python.__globals__
        if name.id not in scope:
            if name.id in BUILTINS:
                return Ref("builtin", name.id)
            raise fn.refuse(name, f"the name {name.id} is unknown here", "use a local, a module-level int or a table")
        value = scope[name.id]
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
        raise fn.refuse(name, f"{name.id} is {type(value).__name__}", "scripts use ints, tuples of ints and functions")

    def _check_table(self, fn: Function, name: ast.Name, value: Table) -> None:
        if not value:
            raise fn.refuse(name, f"the table {name.id} is empty", "a table holds at least one row")
        nested = [isinstance(row, tuple) for row in value]
        rows = value if all(nested) else (value,)
        if any(nested) != all(nested) or not all(isinstance(x, int) for row in rows for x in row):
            raise fn.refuse(name, f"{name.id} is not a table", "a table is a tuple of ints or a tuple of such tuples")

    def table_name(self, value: Table) -> str:
        return self.tables[id(value)][0]

    def events_of(self, table: EventTable) -> dict[int, Function]:
        """The functions of an event table, by number."""
        return {number: self.functions[inspect.unwrap(event)] for number, event in table.items()}

    def events_name(self, value: EventTable) -> str:
        return self.events[id(value)][0]

    def _reach(self, fn: Function, todo: list[Function]) -> None:
        known = set(self.functions)
        for node in (x for statement in fn.node.body for x in ast.walk(statement)):
            if isinstance(node, ast.Name) and node.id in fn.python.__globals__ and node.id not in fn.own_names:
                value = fn.python.__globals__[node.id]
                if isinstance(value, EventTable):
                    for event in value.values():
                        self.function(event, fn, node)
                elif isinstance(value, FunctionType) and value.__module__ != script.__name__:
                    self.function(value, fn, node)
        todo += [f for python, f in self.functions.items() if python not in known]

    # -- running directly

    @functools.cached_property
    def direct(self) -> dict[FunctionType, FunctionType]:
        """The functions as they run directly: copies that see guarded tables, and replaced ones in place of ours."""
        tables: dict[int, Table] = {id(table): Guarded.of(table, name) for name, table in self.tables.values()}
        tables |= {id_of_ours: tables.get(id(table), table) for id_of_ours, table in self.replaced.items()}
        scopes: dict[str, dict[str, Any]] = {}
        fresh: dict[FunctionType, FunctionType] = {}
        for python in self.functions:
            scope = scopes.setdefault(python.__module__, dict(vars(sys.modules[python.__module__])))
            fresh[python] = FunctionType(python.__code__, scope, python.__name__, python.__defaults__)
            fresh[python].__annotations__ = python.__annotations__
        for scope in scopes.values():
            for name, value in scope.items():
                if isinstance(value, FunctionType) and value in fresh:
                    scope[name] = fresh[value]
                elif isinstance(value, EventTable):
                    scope[name] = value.rebuilt(lambda event: fresh.get(event, event))
                elif isinstance(value, range):
                    scope[name] = Guarded.of(tuple(value), name)
                elif id(value) in tables:
                    scope[name] = tables[id(value)]
        return fresh
