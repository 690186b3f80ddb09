"""Cuts scripts into blocks that end at a pause, at a call of another script, or at a jump.

The blocks form the frame machine that both the Python and the C back end print. Across a pause only the live names are
kept, in the script's frame; an ask can be recomputed from the frame and the position alone.
"""

from __future__ import annotations

import ast
import copy
from dataclasses import dataclass, field

from agon.engine.language import flow
from agon.engine.language.flow import Names
from agon.engine.language.source import Function, Program, Ref
from agon.engine.vocabulary import AskKind


@dataclass
class Jump:
    to: int


@dataclass
class Branch:
    test: ast.expr
    yes: int
    no: int


@dataclass
class Pause:
    """An ask, roll, draw or together. `again`: the arguments with local lists replaced by their definitions.
    `context`: what it is about, by keyword; computed from the frame when a player is asked."""

    word: str
    args: list[ast.expr]
    again: list[ast.expr]
    context: dict[str, ast.expr]
    target: str | None
    resume: int
    saved: list[str] = field(default_factory=list)


@dataclass
class Call:
    call: ast.Call
    target: str | None
    resume: int
    saved: list[str] = field(default_factory=list)


@dataclass
class Return:
    value: ast.expr | None


End = Jump | Branch | Pause | Call | Return


@dataclass
class Block:
    statements: list[ast.stmt] = field(default_factory=list)
    end: End = field(default_factory=lambda: Return(None))
    loads: list[str] = field(default_factory=list)
    target: str | None = None


@dataclass
class Lowered:
    """A script as blocks. `slots` maps each kept name to its slot in the frame, parameters first."""

    fn: Function
    code: int
    blocks: list[Block]
    slots: dict[str, int]

    @property
    def frame(self) -> int:
        """The size of a frame: the kept names, the next block, the script's code."""
        return len(self.slots) + 2


def _escapes(node: ast.stmt) -> bool:
    """Whether the statement must be cut: it pauses, returns, or leaves an enclosing loop."""

    def leaves(body: list[ast.stmt], inside: bool) -> bool:
        for x in body:
            if isinstance(x, ast.Return) or (isinstance(x, (ast.Break, ast.Continue)) and not inside):
                return True
            if isinstance(x, ast.If) and (leaves(x.body, inside) or leaves(x.orelse, inside)):
                return True
            if isinstance(x, (ast.While, ast.For)) and leaves(x.body, True):
                return True
        return False

    return flow.pauses(node) or leaves([node], False)


class _Cutter:
    def __init__(self, program: Program, refs: dict[ast.AST, Ref], fn: Function) -> None:
        self.program, self.refs, self.fn = program, refs, fn
        self.blocks = [Block()]
        self.here = 0
        self.loops: list[tuple[int, int]] = []
        self.above: list[tuple[list[ast.stmt], int]] = []
        self.made = 0

    def block(self) -> int:
        self.blocks.append(Block())
        return len(self.blocks) - 1

    def end(self, end: End, go_on: int) -> None:
        self.blocks[self.here].end = end
        self.here = go_on

    # -- small syntax trees

    def local(self, hint: str) -> str:
        self.made += 1
        name = f"{hint}_{self.made}_"
        self.fn.locals[name] = "int"
        return name

    def name(self, name: str, like: ast.AST) -> ast.Name:
        node = ast.copy_location(ast.Name(name, ast.Load()), like)
        self.refs[node] = Ref("local", name)
        return node

    def number(self, value: int, like: ast.AST) -> ast.Constant:
        return ast.copy_location(ast.Constant(value), like)

    def put(self, target: str, value: ast.expr) -> None:
        store = ast.copy_location(ast.Name(target, ast.Store()), value)
        self.blocks[self.here].statements.append(ast.copy_location(ast.Assign([store], value), value))

    # -- statements

    def body(self, statements: list[ast.stmt]) -> None:
        for i, node in enumerate(statements):
            self.above.append((statements, i))
            self.statement(node)
            self.above.pop()

    def statement(self, node: ast.stmt) -> None:
        if not _escapes(node):
            if not isinstance(node, ast.Pass):
                self.blocks[self.here].statements.append(node)
        elif isinstance(node, ast.Return):
            self.end(Return(node.value), self.block())
        elif isinstance(node, ast.Break):
            self.end(Jump(self.loops[-1][1]), self.block())
        elif isinstance(node, ast.Continue):
            self.end(Jump(self.loops[-1][0]), self.block())
        elif isinstance(node, ast.If):
            self.cut_if(node)
        elif isinstance(node, ast.While):
            self.cut_while(node.test, node.body)
        elif isinstance(node, ast.For):
            self.cut_for(node)
        elif isinstance(node, ast.Expr):
            self.cut_pause(node.value, None)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            target = flow.target_of(node)
            assert isinstance(target, ast.Name)
            assert node.value is not None
            self.cut_pause(node.value, target.id)
        else:
            raise AssertionError(ast.dump(node))

    def cut_if(self, node: ast.If) -> None:
        yes, after = self.block(), self.block()
        no = self.block() if node.orelse else after
        self.end(Branch(node.test, yes, no), yes)
        self.body(node.body)
        self.end(Jump(after), no)
        if node.orelse:
            self.body(node.orelse)
            self.end(Jump(after), after)

    def cut_while(self, test: ast.expr, body: list[ast.stmt], first: list[tuple[str, ast.expr]] | None = None) -> None:
        top, inside, after = self.block(), self.block(), self.block()
        self.end(Jump(top), top)
        if isinstance(test, ast.Constant) and test.value:
            self.end(Jump(inside), inside)
        else:
            self.end(Branch(test, inside, after), inside)
        for target, value in first or []:
            self.put(target, value)
        self.loops.append((top, after))
        above, self.above = self.above, []
        self.body(body)
        self.above = above
        self.loops.pop()
        self.end(Jump(top), after)

    def cut_for(self, node: ast.For) -> None:
        """Cut a loop that contains a pause: its counter and its bounds are kept in the frame."""
        assert isinstance(node.target, ast.Name)
        count, iterable = self.local("at"), node.iter
        ref = self.refs.get(iterable)
        if isinstance(iterable, ast.Call):
            low = iterable.args[0] if len(iterable.args) == 2 else self.number(0, node)
            self.put(count, low)
            stop = iterable.args[-1]
            if not isinstance(stop, ast.Constant):
                bound = self.local("to")
                self.put(bound, stop)
                stop = self.name(bound, node)
            item: ast.expr = self.name(count, node)
        elif ref is not None and ref.sort == "range":
            self.put(count, self.number(ref.value.start, node))
            stop, item = self.number(ref.value.stop, node), self.name(count, node)
        elif isinstance(iterable, ast.Tuple):
            self.put(count, self.number(0, node))
            stop, item = self.number(len(iterable.elts), node), self._display(iterable, count)
        else:
            self.put(count, self.number(0, node))
            stop, item = self._row(iterable, count)
        test = ast.copy_location(ast.Compare(self.name(count, node), [ast.Lt()], [stop]), node)
        more = ast.copy_location(ast.BinOp(self.name(count, node), ast.Add(), self.number(1, node)), node)
        self.cut_while(test, node.body, [(node.target.id, item), (count, more)])

    def _display(self, display: ast.Tuple, count: str) -> ast.expr:
        """Return the element of a tuple display at a count; the elements are read once, before the loop."""
        kept: list[ast.expr] = []
        for x in display.elts:
            if isinstance(x, ast.Constant) or self.refs.get(x, Ref("local", 0)).sort == "constant":
                kept.append(x)
            else:
                held = self.local("of")
                self.put(held, x)
                kept.append(self.name(held, x))
        item = kept[-1]
        for i in range(len(kept) - 2, -1, -1):
            is_here = ast.Compare(self.name(count, display), [ast.Eq()], [self.number(i, display)])
            item = ast.IfExp(ast.copy_location(is_here, display), kept[i], item)
            ast.copy_location(item, display)
        return item

    def _row(self, row: ast.expr, count: str) -> tuple[ast.expr, ast.expr]:
        """Return the length of a table's row and its element at a count; the row is chosen once, before the loop."""
        if isinstance(row, ast.Subscript):
            which = self.local("row")
            self.put(which, row.slice)
            row = ast.copy_location(ast.Subscript(row.value, self.name(which, row), ast.Load()), row)
        length = ast.Name("len", ast.Load())
        self.refs[length] = Ref("builtin", "len")
        item = ast.Subscript(row, self.name(count, row), ast.Load())
        return ast.copy_location(ast.Call(length, [row], []), row), ast.copy_location(item, row)

    # -- pauses

    def cut_pause(self, value: ast.expr, target: str | None) -> None:
        resume = self.block()
        self.blocks[resume].target = target
        if isinstance(value, ast.YieldFrom):
            assert isinstance(value.value, ast.Call)
            self.end(Call(value.value, target, resume), resume)
            return
        assert isinstance(value, ast.Yield)
        call = value.value
        assert isinstance(call, ast.Call)
        assert isinstance(call.func, ast.Name)
        word = str(self.program.resolve(self.fn, call.func).value)
        before = [node for statements, index in reversed(self.above) for node in reversed(statements[:index])]
        again = [self._rebuilt(x, before, call) for x in call.args]
        context = {x.arg or "": self._rebuilt(x.value, before, call) for x in call.keywords}
        self.end(Pause(word, call.args, again, context, target, resume), resume)

    def _rebuilt(self, offered: ast.expr, before: list[ast.stmt], at: ast.AST) -> ast.expr:
        """Return the options without local lists: each is replaced by the expression that defined it just above."""
        lists = {n for n in flow.uses(offered) if self.fn.locals.get(n) == "options"}
        if not lists:
            return offered
        made = {name: self._definition(name, before, at) for name in lists}

        class Replace(ast.NodeTransformer):
            def visit_Name(self, node: ast.Name) -> ast.AST:
                return made.get(node.id, node)

        return copy_with_refs(offered, self.refs, Replace())

    def _definition(self, name: str, before: list[ast.stmt], at: ast.AST) -> ast.expr:
        """Return the expression that defined a list; `before` holds the preceding statements, nearest first."""
        for i, node in enumerate(before):
            target = _list_made(self.fn, node)
            if target == name:
                assert isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign))
                assert node.value is not None
                made = self._rebuilt(node.value, before[i + 1 :], at)
                if isinstance(node, ast.AugAssign):
                    made = ast.copy_location(
                        ast.BinOp(self._definition(name, before[i + 1 :], at), ast.Add(), made), node
                    )
                return made
            if target is None and not (isinstance(node, ast.If) and _only_leaves(node)):
                break
        raise self.fn.refuse(
            at,
            f"the offered list {name} is not built right before the ask",
            "build it right before the ask; only conditions and other lists may come between",
        )


def _list_made(fn: Function, node: ast.stmt) -> str | None:
    """Return the name of the list that a statement assigns or extends."""
    if isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
        target = flow.target_of(node)
        if isinstance(target, ast.Name) and fn.locals[target.id] == "options":
            return target.id
    return None


def _only_leaves(node: ast.If) -> bool:
    """Whether an if changes nothing: it only returns, breaks or continues."""
    return all(isinstance(x, (ast.Return, ast.Break, ast.Continue, ast.Pass)) for x in [*node.body, *node.orelse])


def copy_with_refs(node: ast.expr, refs: dict[ast.AST, Ref], change: ast.NodeTransformer) -> ast.expr:
    """Return a deep copy that keeps the meaning of its names."""
    fresh = copy.deepcopy(node)
    for old, new in zip(ast.walk(node), ast.walk(fresh), strict=True):
        if old in refs:
            refs[new] = refs[old]
    changed = change.visit(fresh)
    assert isinstance(changed, ast.expr)
    return changed


# ---------------------------------------------------------------- frames


def _end_uses(end: End) -> Names:
    if isinstance(end, Branch):
        return flow.uses(end.test)
    if isinstance(end, Pause):
        return flow.NOTHING.union(*(flow.uses(x) for x in [*end.args, *end.again, *end.context.values()]))
    if isinstance(end, Call):
        return flow.uses(end.call)
    if isinstance(end, Return):
        return flow.uses(end.value)
    return flow.NOTHING


def _successors(end: End) -> list[int]:
    if isinstance(end, Jump):
        return [end.to]
    if isinstance(end, Branch):
        return [end.yes, end.no]
    if isinstance(end, (Pause, Call)):
        return [end.resume]
    return []


def _keep(lowered: Lowered) -> None:
    """Find the live names at every pause, and give each a slot."""
    fn, blocks = lowered.fn, lowered.blocks
    local = frozenset(fn.locals)
    needed: list[Names] = [flow.NOTHING] * len(blocks)
    changed = True
    while changed:
        changed = False
        for i in range(len(blocks) - 1, -1, -1):
            block = blocks[i]
            after = flow.NOTHING.union(*(needed[j] - {blocks[j].target or ""} for j in _successors(block.end)))
            before = flow.live_before(block.statements, (after | _end_uses(block.end)) & local) & local
            if before != needed[i]:
                needed[i], changed = before, True
    for i, block in enumerate(blocks):
        end = block.end
        if i == 0:
            block.loads = sorted(needed[0])
        if isinstance(end, (Pause, Call)):
            keep = needed[end.resume] - {end.target or ""}
            blocks[end.resume].loads = sorted(keep)
            if isinstance(end, Pause):
                keep |= flow.NOTHING.union(*(flow.uses(x) for x in [*end.again, *end.context.values()])) & local
            lists = [n for n in keep if fn.locals[n] == "options"]
            if lists:
                at = end.args[0] if isinstance(end, Pause) else end.call
                raise fn.refuse(at, f"the list {lists[0]} is used after a pause", "rebuild it after the pause")
            end.saved = sorted(keep)
            for name in end.saved:
                lowered.slots.setdefault(name, len(lowered.slots))


def _check_secrets(program: Program, lowered: Lowered, refs: dict[ast.AST, Ref], asks: list[AskKind]) -> None:
    """Refuse to keep a secret answer in a frame, which is public."""
    fn = lowered.fn
    secret: set[str] = set()
    for block in lowered.blocks:
        end = block.end
        if isinstance(end, Pause) and end.target and _is_secret(end, refs, asks):
            secret.add(end.target)
    statements = [node for block in lowered.blocks for statement in block.statements for node in ast.walk(statement)]
    while True:
        more = {name for node in statements for name, read in _passed_on(node) if flow.uses(read) & secret}
        if more <= secret:
            break
        secret |= more
    for block in lowered.blocks:
        end = block.end
        held: Names = flow.NOTHING
        if isinstance(end, (Pause, Call)):
            held = frozenset(end.saved) & secret
            if isinstance(end, Call):
                held |= flow.uses(end.call) & secret
        elif isinstance(end, Return):
            held = flow.uses(end.value) & secret
        if held:
            at = end.args[0] if isinstance(end, Pause) else end.call if isinstance(end, Call) else end.value  # type: ignore[union-attr]
            raise fn.refuse(
                at or fn.node, f"the secret {min(held)} is kept across a pause", "store it in the position at once"
            )


def _passed_on(node: ast.AST) -> list[tuple[str, ast.expr]]:
    """Return the names a statement assigns, each with the expression of its value."""
    targets: list[ast.expr] = []
    made: ast.expr | None = None
    if isinstance(node, ast.Assign):
        targets, made = node.targets, node.value
    elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
        targets, made = [node.target], node.value
    elif isinstance(node, ast.For):
        targets, made = [node.target], node.iter
    return [(target.id, made) for target in targets if isinstance(target, ast.Name) and made is not None]


def _is_secret(end: Pause, refs: dict[ast.AST, Ref], asks: list[AskKind]) -> bool:
    """Whether the answer is of a secret kind. A kind that is a parameter may be one."""
    kind = refs[end.args[1 if end.word == "ask" else 0]]
    return kind.sort == "local" or asks[kind.value].secret


def lower(program: Program, refs: dict[ast.AST, Ref], asks: list[AskKind]) -> list[Lowered]:
    """Return all scripts of a checked program as blocks, numbered in order."""
    result = []
    for code, fn in enumerate(f for f in program.functions.values() if f.is_script):
        cutter = _Cutter(program, refs, fn)
        cutter.body(fn.body)
        lowered = Lowered(fn, code, cutter.blocks, {name: i for i, name in enumerate(fn.params)})
        _merge(lowered)
        _keep(lowered)
        _check_secrets(program, lowered, refs, asks)
        result.append(lowered)
    return result


def _merge(lowered: Lowered) -> None:
    """Join chains of jumps and drop unreachable blocks, keeping the order."""
    blocks = lowered.blocks

    def final(i: int) -> int:
        seen = set()
        while (
            not blocks[i].statements and isinstance(blocks[i].end, Jump) and blocks[i].target is None and i not in seen
        ):
            seen.add(i)
            i = blocks[i].end.to  # type: ignore[union-attr]
        return i

    for block in blocks:
        end = block.end
        if isinstance(end, Jump):
            end.to = final(end.to)
        elif isinstance(end, Branch):
            end.yes, end.no = final(end.yes), final(end.no)
    reached, todo = {0}, [0]
    while todo:
        for j in _successors(blocks[todo.pop()].end):
            if j not in reached:
                reached.add(j)
                todo.append(j)
    number = {old: new for new, old in enumerate(sorted(reached))}
    for i in reached:
        end = blocks[i].end
        if isinstance(end, Jump):
            end.to = number[end.to]
        elif isinstance(end, Branch):
            end.yes, end.no = number[end.yes], number[end.no]
        elif isinstance(end, (Pause, Call)):
            end.resume = number[end.resume]
    lowered.blocks = [blocks[i] for i in sorted(reached)]
