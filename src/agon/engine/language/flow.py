"""Data flow over the subset: which names are assigned, which are still needed, where a script pauses."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from agon.engine.language.source import Function

Names = frozenset[str]
NOTHING: Names = frozenset()


def pauses(node: ast.AST) -> bool:
    """Whether the node contains a pause."""
    return any(isinstance(x, (ast.Yield, ast.YieldFrom)) for x in ast.walk(node))


def returns(node: ast.AST) -> bool:
    """Whether the node contains a return."""
    return any(isinstance(x, ast.Return) for x in ast.walk(node))


def target_of(node: ast.Assign | ast.AnnAssign | ast.AugAssign) -> ast.expr:
    """What a checked assignment assigns to: an ordinary one has a single target."""
    return node.targets[0] if isinstance(node, ast.Assign) else node.target


def uses(node: ast.AST | None) -> Names:
    """Return the names an expression reads, except those bound by its comprehensions."""
    if node is None:
        return NOTHING
    if isinstance(node, (ast.ListComp, ast.GeneratorExp)):
        bound: set[str] = set()
        read: set[str] = set()
        for generator in node.generators:
            read |= uses(generator.iter) - bound
            assert isinstance(generator.target, ast.Name)
            bound.add(generator.target.id)
            for condition in generator.ifs:
                read |= uses(condition) - bound
        return frozenset(read | (uses(node.elt) - bound))
    if isinstance(node, ast.Name):
        return frozenset((node.id,))
    return NOTHING.union(*(uses(child) for child in ast.iter_child_nodes(node)))


def falls_through(body: Sequence[ast.stmt]) -> bool:
    """Whether the end of the statements can be reached."""
    for node in body:
        if isinstance(node, (ast.Return, ast.Break, ast.Continue)):
            return False
        if isinstance(node, ast.If) and node.orelse and not falls_through(node.body) and not falls_through(node.orelse):
            return False
        if isinstance(node, ast.While) and _is_true(node.test) and not _breaks(node.body):
            return False
    return True


def _is_true(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and bool(node.value)


def _breaks(body: Sequence[ast.stmt]) -> bool:
    for node in body:
        if isinstance(node, ast.Break):
            return True
        if isinstance(node, ast.If) and (_breaks(node.body) or _breaks(node.orelse)):
            return True
    return False


def check_assigned(fn: Function, body: Sequence[ast.stmt]) -> None:
    """Check that every local is assigned on every path before it is read."""
    everything = frozenset(fn.locals)
    at_breaks: list[list[Names]] = []

    def read(node: ast.AST | None, assigned: Names) -> None:
        missing = (uses(node) & everything) - assigned
        if missing:
            raise fn.refuse(
                node or fn.node, f"{min(missing)} may be read before it is assigned", "assign it on every path"
            )

    def walk(statements: Sequence[ast.stmt], assigned: Names) -> Names:
        for node in statements:
            assigned = step(node, assigned)
        return assigned

    def step(node: ast.stmt, assigned: Names) -> Names:
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            read(node.value, assigned)
            target = target_of(node)
            if isinstance(target, ast.Name):
                return assigned | {target.id}
            read(target, assigned)
        elif isinstance(node, ast.AugAssign):
            read(node.value, assigned)
            read(node.target, assigned)
        elif isinstance(node, ast.If):
            read(node.test, assigned)
            return walk(node.body, assigned) & walk(node.orelse, assigned)
        elif isinstance(node, ast.While):
            read(node.test, assigned)
            at_breaks.append([])
            walk(node.body, assigned)
            leaving = at_breaks.pop()
            return everything.intersection(*leaving) if _is_true(node.test) else assigned
        elif isinstance(node, ast.For):
            read(node.iter, assigned)
            assert isinstance(node.target, ast.Name)
            at_breaks.append([])
            walk(node.body, assigned | {node.target.id})
            at_breaks.pop()
            return assigned - {node.target.id}
        elif isinstance(node, (ast.Return, ast.Break, ast.Continue)):
            if isinstance(node, ast.Return):
                read(node.value, assigned)
            elif isinstance(node, ast.Break):
                at_breaks[-1].append(assigned)
            return everything
        else:
            read(node, assigned)
        return assigned

    walk(body, frozenset(fn.params))


def live_before(statements: Sequence[ast.stmt], after: Names, out: Names = NOTHING, again: Names = NOTHING) -> Names:
    """Return the names live before the statements, given those live after them, at a break and at a continue."""
    for node in reversed(statements):
        after = _live_step(node, after, out, again)
    return after


def _live_step(node: ast.stmt, after: Names, out: Names, again: Names) -> Names:
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        target = target_of(node)
        if isinstance(target, ast.Name):
            return (after - {target.id}) | uses(node.value)
        return after | uses(target) | uses(node.value)
    if isinstance(node, ast.If):
        return uses(node.test) | live_before(node.body, after, out, again) | live_before(node.orelse, after, out, again)
    if isinstance(node, ast.While):
        top = uses(node.test) if _is_true(node.test) else after | uses(node.test)
        while True:
            more = top | live_before(node.body, top, after, top)
            if more == top:
                return top
            top = more
    if isinstance(node, ast.For):
        assert isinstance(node.target, ast.Name)
        top = after
        while True:
            more = top | (live_before(node.body, top, after, top) - {node.target.id})
            if more == top:
                return top | uses(node.iter)
            top = more
    if isinstance(node, ast.Return):
        return uses(node.value)
    if isinstance(node, ast.Break):
        return out
    if isinstance(node, ast.Continue):
        return again
    return after | uses(node)
