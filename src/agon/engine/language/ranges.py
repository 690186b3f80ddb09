"""Bounds the values of the whole program, so that only doubtful indices and values are checked at run time.

The analysis mostly ignores the flow of control: a name has the union of all values ever assigned to it, except that a
branch of an `if` knows what was tested. A name that keeps growing gets no bounds. Answers are within the options, and
fields within their declared range.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from agon.engine.components import IntTable
from agon.engine.language import flow
from agon.engine.language.source import Function, Program, Ref

Bounds = tuple[int, int]
ROUNDS = 6
DEPTH = 4
"""How many calls deep results are bounded with the arguments of the call."""
NOTHING: Bounds = (1 << 62, -(1 << 62))
"""The bounds of a name that has no value yet; the neutral element of `union`."""


def union(a: Bounds | None, b: Bounds | None) -> Bounds | None:
    return None if a is None or b is None else (min(a[0], b[0]), max(a[1], b[1]))


def table_bounds(table: IntTable | range) -> Bounds:
    if isinstance(table, range):
        return (table.start, table.stop - 1)
    flat = [x for row in table for x in (row if isinstance(row, tuple) else (row,))]
    return (min(flat), max(flat)) if flat else (0, 0)


OPPOSITE: dict[type[ast.cmpop] | None, type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
}
MIRRORED: dict[type[ast.cmpop] | None, type[ast.cmpop]] = {
    ast.Eq: ast.Eq,
    ast.NotEq: ast.NotEq,
    ast.Lt: ast.Gt,
    ast.Gt: ast.Lt,
    ast.LtE: ast.GtE,
    ast.GtE: ast.LtE,
}


def _compared(a: Bounds, b: Bounds, op: type[ast.cmpop] | None) -> Bounds:
    """Return the bounds of the left side of a comparison that holds."""
    low, high = a
    if op is ast.Eq:
        low, high = max(low, b[0]), min(high, b[1])
    elif op is ast.NotEq and b[0] == b[1]:
        low, high = low + (low == b[0]), high - (high == b[0])
    elif op in (ast.Lt, ast.LtE):
        high = min(high, b[1] - (op is ast.Lt))
    elif op in (ast.Gt, ast.GtE):
        low = max(low, b[0] + (op is ast.Gt))
    return (low, high)


def _is_store(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store)


class Ranges:
    """Bounds of locals and results, by function and name; a missing entry means never assigned (yet)."""

    def __init__(
        self,
        program: Program,
        refs: dict[ast.AST, Ref],
        seats: int,
        replaceable: IntTable | None = None,
        given: Sequence[tuple[Any, Sequence[Bounds]]] = (),
    ) -> None:
        """`replaceable` is a table whose numbers may be replaced at run time; `given` are bounds of the indices that
        the engine gives to functions after the seat."""
        self.program, self.refs, self.replaceable = program, refs, replaceable
        self.known: dict[str, Bounds | None] = {}
        """Names that currently have tighter bounds: the arguments of the call that is looked at, and the target of a
        comprehension that is being printed."""
        self.inside: list[Function] = []
        self.facts: dict[str, Bounds] = {}
        """What the tests around the node that is looked at imply, by expression."""
        self.found: dict[tuple[Function, str], Bounds | None] = {}
        self.counts: dict[tuple[Function, str], int] = {}
        for root in program.roots:
            for name in root.params:
                self.found[root, name] = (0, seats - 1) if name == "seat" else None
        indices: dict[tuple[Function, str], Bounds | None] = {}
        for python, bounds in given:
            fn = program.functions[python]
            for name, one in zip(fn.params[1:], bounds, strict=True):
                indices[fn, name] = union(indices.get((fn, name), NOTHING), one)
        self.found |= indices
        self.changed = True
        while self.changed:
            self.changed = False
            for fn in program.functions.values():
                self._visit(fn)

    def _join(self, fn: Function, name: str, bounds: Bounds | None) -> None:
        if bounds == NOTHING:
            return
        key = (fn, name)
        new = union(self.found.get(key, NOTHING), bounds)
        if key not in self.found or new != self.found[key]:
            self.counts[key] = self.counts.get(key, 0) + 1
            self.found[key] = None if self.counts[key] > ROUNDS else new
            self.changed = True

    def _visit(self, fn: Function) -> None:
        for name, value in fn.defaults.items():
            self._join(fn, name, (value, value))
        for node in fn.node.body:
            self._node(fn, node)
        for made, kind in fn.locals.items():
            if kind == "int" and made.endswith("_"):
                self._join(fn, made, None)

    def _node(self, fn: Function, node: ast.AST) -> None:
        """Join what a node assigns, then look into it; a branch knows what was tested."""
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            target = flow.target_of(node)
            if isinstance(target, ast.Name):
                self._join(fn, target.id, self.of(fn, node.value))
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            if fn.locals[node.target.id] == "options":
                self._join(fn, node.target.id, self.of(fn, node.value))
            else:
                whole = ast.BinOp(ast.Name(node.target.id, ast.Load()), node.op, node.value)
                self.refs[whole.left] = Ref("local", node.target.id)
                self._join(fn, node.target.id, self.of(fn, whole))
        elif isinstance(node, ast.For) and isinstance(node.target, ast.Name):
            self._join(fn, node.target.id, self.items(fn, node.iter))
        elif isinstance(node, ast.Return) and node.value is not None:
            self._join(fn, "return", self.of(fn, node.value))
        elif isinstance(node, ast.comprehension) and isinstance(node.target, ast.Name):
            self._join(fn, f"in {node.target.id}", self.items(fn, node.iter))
        elif isinstance(node, ast.Call):
            self._call(fn, node)
        if not isinstance(node, (ast.If, ast.IfExp)):
            for child in ast.iter_child_nodes(node):
                self._node(fn, child)
            return
        self._node(fn, node.test)
        for branch, holds in ((node.body, True), (node.orelse, False)):
            parts = branch if isinstance(branch, list) else [branch]
            with self._knowing(fn, node.test, holds, parts):
                for part in parts:
                    self._node(fn, part)

    # -- what a test tells about its operands

    @contextmanager
    def _knowing(self, fn: Function, test: ast.expr, holds: bool, branch: Sequence[ast.AST]) -> Iterator[None]:
        """In a branch, what is compared in the test has the bounds that its outcome implies, unless the branch assigns
        a name of it, or has statements, which may change cells."""
        outer = self.facts
        stored = {x.id for y in branch for x in ast.walk(y) if isinstance(x, ast.Name) and _is_store(x)}
        if any(isinstance(x, ast.stmt) for x in branch):
            told = {ast.dump(x): b for x, b in self._told(fn, test, holds) if isinstance(x, ast.Name)}
        else:
            told = {ast.dump(x): b for x, b in self._told(fn, test, holds)}
        self.facts = {text: b for text, b in (outer | told).items() if not any(f"'{x}'" in text for x in stored)}
        try:
            yield
        finally:
            self.facts = outer

    def _told(self, fn: Function, test: ast.expr, holds: bool) -> Iterator[tuple[ast.expr, Bounds]]:
        match test:
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield from self._told(fn, operand, not holds)
            case ast.BoolOp(op=op, values=values) if isinstance(op, ast.And if holds else ast.Or):
                for value in values:
                    yield from self._told(fn, value, holds)
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                a, b = self.of(fn, left), self.of(fn, right)
                if a is not None and b is not None and NOTHING not in (a, b):
                    yield left, _compared(a, b, type(op) if holds else OPPOSITE.get(type(op)))
                    yield right, _compared(b, a, MIRRORED.get(type(op) if holds else OPPOSITE.get(type(op))))

    def _call(self, fn: Function, call: ast.Call) -> None:
        for called in self._callees(call):
            given = call.args[1:] if called.takes_position else call.args
            for name, value in zip(called.params, given, strict=False):
                self._join(called, name, self.of(fn, value))
            for keyword in call.keywords:
                if keyword.arg in called.params:
                    self._join(called, keyword.arg, self.of(fn, keyword.value))

    def _callees(self, call: ast.Call) -> list[Function]:
        name = call.func.value if isinstance(call.func, ast.Subscript) else call.func
        ref = self.refs.get(name)
        if ref is not None and ref.sort == "events":
            return list(self.program.events_of(ref.value).values())
        if ref is not None and ref.sort == "function":
            return [ref.value]
        if ref is not None and ref == Ref("word", "together"):
            of = self.refs.get(call.args[2])
            if of is not None:
                self._join(of.value, of.value.params[0], None)
        return []

    # -- bounds of an expression; for a list, of its elements

    def of(self, fn: Function, node: ast.expr) -> Bounds | None:
        bounds = self._of(fn, node)
        known = self.facts.get(ast.dump(node)) if self.facts else None
        if known is None or bounds is None or bounds == NOTHING:
            return known if bounds is None else bounds
        cut = (max(bounds[0], known[0]), min(bounds[1], known[1]))
        return cut if cut[0] <= cut[1] else NOTHING

    def _of(self, fn: Function, node: ast.expr) -> Bounds | None:
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            return (int(node.value), int(node.value))
        if isinstance(node, ast.Name):
            return self._name(fn, node)
        if isinstance(node, (ast.Compare, ast.BoolOp)):
            return (0, 1)
        if isinstance(node, ast.UnaryOp):
            return self._unary(fn, node)
        if isinstance(node, ast.BinOp):
            return self._binary(fn, node)
        if isinstance(node, ast.IfExp):
            with self._knowing(fn, node.test, True, [node.body]):
                body = self.of(fn, node.body)
            with self._knowing(fn, node.test, False, [node.orelse]):
                return union(body, self.of(fn, node.orelse))
        if isinstance(node, ast.Attribute):
            field = self.program.position.fields.get(node.attr)
            return (field.low, field.high) if field else None
        if isinstance(node, ast.Subscript):
            return self._subscript(fn, node)
        if isinstance(node, ast.List):
            bounds: Bounds | None = NOTHING
            for x in node.elts:
                bounds = union(bounds, self.of(fn, x))
            return bounds
        if isinstance(node, ast.ListComp):
            return self.of(fn, node.elt)
        if isinstance(node, ast.Call):
            return self._result(fn, node)
        if isinstance(node, ast.Yield):
            return self._answer(fn, node)
        if isinstance(node, ast.YieldFrom):
            return self._result(fn, node.value) if isinstance(node.value, ast.Call) else None
        return None

    def _name(self, fn: Function, node: ast.Name) -> Bounds | None:
        ref = self.refs.get(node)
        if ref is not None and ref.sort == "constant":
            return (ref.value, ref.value)
        if ref is not None and ref.sort == "local":
            if node.id in self.known:
                return self.known[node.id]
            return union(self.found.get((fn, node.id), NOTHING), self.found.get((fn, f"in {node.id}"), NOTHING))
        return None

    def _unary(self, fn: Function, node: ast.UnaryOp) -> Bounds | None:
        if isinstance(node.op, ast.Not):
            return (0, 1)
        inner = self.of(fn, node.operand)
        if inner is None or not isinstance(node.op, ast.USub):
            return None
        return inner if inner == NOTHING else (-inner[1], -inner[0])

    def _binary(self, fn: Function, node: ast.BinOp) -> Bounds | None:
        a, b = self.of(fn, node.left), self.of(fn, node.right)
        if isinstance(node.op, ast.Mod) and b is not None and 0 < b[0] <= b[1]:
            return (0, b[1] - 1)
        if a is None or b is None:
            return None
        if self._is_list(fn, node.left):
            return union(a, b)
        if NOTHING in (a, b):
            return NOTHING
        if isinstance(node.op, ast.Add):
            return (a[0] + b[0], a[1] + b[1])
        if isinstance(node.op, ast.Sub):
            return (a[0] - b[1], a[1] - b[0])
        if isinstance(node.op, ast.Mult):
            corners = [x * y for x in a for y in b]
            return (min(corners), max(corners))
        if isinstance(node.op, ast.BitAnd) and max(a[0], b[0]) >= 0:
            return (0, min(one[1] for one in (a, b) if one[0] >= 0))
        if isinstance(node.op, (ast.BitOr, ast.BitXor)) and min(a[0], b[0]) >= 0:
            return (0, (1 << max(a[1], b[1]).bit_length()) - 1)
        if isinstance(node.op, ast.LShift) and a[0] >= 0 and b[0] >= 0 and b[1] < 32:
            return (a[0] << b[0], a[1] << b[1])
        if isinstance(node.op, ast.RShift) and b[0] >= 0 and b[1] < 64:
            corners = [x >> y for x in a for y in b]
            return (min(corners), max(corners))
        if isinstance(node.op, ast.FloorDiv) and b[0] > 0:
            corners = [x // y for x in a for y in b]
            return (min(corners), max(corners))
        return None

    def _is_list(self, fn: Function, node: ast.expr) -> bool:
        if isinstance(node, ast.BinOp):
            return self._is_list(fn, node.left)
        if isinstance(node, ast.Name):
            return fn.locals.get(node.id) == "options"
        if isinstance(node, ast.Call):
            return any(c.returns == "options" for c in self._callees(node))
        return isinstance(node, (ast.List, ast.ListComp))

    def _subscript(self, fn: Function, node: ast.Subscript) -> Bounds | None:
        if isinstance(node.value, ast.Attribute):
            return self.of(fn, node.value)
        base: Any = node
        while isinstance(base, ast.Subscript):
            base = base.value
        return self._table(self.refs.get(base))

    def _table(self, ref: Ref | None) -> Bounds | None:
        if ref is None or ref.sort not in ("table", "range") or (self.replaceable and ref.value is self.replaceable):
            return None
        return table_bounds(ref.value)

    def items(self, fn: Function, node: ast.expr) -> Bounds | None:
        """Return the bounds of the elements that a for loop runs over."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
            low = self.of(fn, node.args[0]) if len(node.args) == 2 else (0, 0)
            high = self.of(fn, node.args[-1])
            if low is None or high is None:
                return None
            return NOTHING if NOTHING in (low, high) else (low[0], max(high[1] - 1, low[0]))
        if isinstance(node, ast.Tuple):
            return self.of(fn, ast.List(node.elts, ast.Load()))
        ref = self.refs.get(node)
        if ref is not None and ref.sort in ("table", "range"):
            return self._table(ref)
        return self.of(fn, node)

    def _answer(self, fn: Function, node: ast.Yield) -> Bounds | None:
        call = node.value
        assert isinstance(call, ast.Call)
        assert isinstance(call.func, ast.Name)
        word = self.program.resolve(fn, call.func).value
        if word == "roll":
            return (1, 6)
        return self.of(fn, call.args[2 if word == "ask" else 1]) if word != "together" else None

    def _result(self, fn: Function, call: ast.Call) -> Bounds | None:
        ref = self.refs.get(call.func)
        if ref is not None and ref.sort == "builtin":
            return self._builtin(fn, call, str(ref.value))
        bounds: Bounds | None = NOTHING
        for called in self._callees(call):
            found = (0, 1) if called.returns == "bool" else self._returned(fn, call, called)
            if called.is_script:
                found = union(found, (0, 0))
            bounds = union(bounds, found)
        return bounds

    def _returned(self, fn: Function, call: ast.Call, called: Function) -> Bounds | None:
        """Return the bounds of a call's result; for a single `return`, with the bounds of these arguments."""
        match called.body:
            case [ast.Return(value=ast.expr() as value)] if called.returns == "int" and len(self.inside) < DEPTH:
                given = call.args[1:] if called.takes_position else call.args
                of_given = {name: self.of(fn, x) for name, x in zip(called.params, given, strict=False)}
                of_given |= {k.arg or "": self.of(fn, k.value) for k in call.keywords}
                of_given |= {n: (x, x) for n, x in called.defaults.items() if n not in of_given}
                self.inside.append(called)
                outer = self.known, self.facts
                self.known, self.facts = of_given, {}
                found = self.of(called, value)
                self.known, self.facts = outer
                self.inside.pop()
                return found
        return self.found.get((called, "return"), NOTHING)

    def _builtin(self, fn: Function, call: ast.Call, name: str) -> Bounds | None:
        if name in ("any", "all"):
            return (0, 1)
        if name in ("min", "max"):
            parts = [self.of(fn, x) for x in call.args]
            pick = min if name == "min" else max
            known = [b for b in parts if b is not None]
            if len(known) < len(parts):
                return None
            return (pick(b[0] for b in known), pick(b[1] for b in known))
        return None
