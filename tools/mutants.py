"""Break cited clauses one by one and check that a test fails.

A clause is a statement of the rules that carries a number: on its own line (`# 2.5`, `# HA-R-7`) or at the head of its
function's docstring (`5.2.b …`). Each mutant is a copy of the repository with one such statement broken: deleted, its
value 0, a comparison inverted, a number increased by one, `and` for `or`. Tests that cite the clause run first, then
the game's other tests, up to the first failure. Log lines (`tell`) are left alone: they are not rules. A mutant is
killed (by a test that cites the clause), killed elsewhere (only by another), or it survived: then the exit code is 1. A
statement is counted as refused if the checker refuses every way to break it.
"""

from __future__ import annotations

import argparse
import ast
import functools
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
COPIED = ("src/agon", "tests", "tools", "pyproject.toml")
REPORT, NAME, CLAUSES, PREFIX = "AGON_MUTANT_REPORT", "AGON_MUTANT_GAME", "AGON_MUTANT_CLAUSES", "AGON_MUTANT_PREFIX"

SECTION = r"\d+\.\d"
RULING = r"[A-Z]{2}-R-\d+"

TURNED: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
}

Change = Callable[[Any], None]
Result = Literal["killed", "killed elsewhere", "survived", "refused"]


# ---------------------------------------------------------------- finding clauses and ways to break them


@dataclass(frozen=True)
class Clause:
    """A statement that carries numbers. `at` is its index in `ast.walk` order, the same in every parse of the
    source."""

    file: str
    source: str
    line: int
    at: int
    text: str
    numbers: tuple[str, ...]


class Mutant(NamedTuple):
    clause: Clause
    about: str
    change: Change


def clauses(file: str, source: str) -> Iterator[Clause]:
    """Yield the numbered statements of a file."""
    lines, tree = source.splitlines(), ast.parse(source)
    places = {node: at for at, node in enumerate(ast.walk(tree))}
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        head = function_numbers(ast.get_docstring(function) or "")
        for node in ast.walk(function):
            if isinstance(node, ast.stmt) and node is not function and not is_idle(node):
                numbers = sorted(head | line_numbers(lines, node))
                if numbers:
                    text = lines[node.lineno - 1].partition("  #")[0].strip()
                    yield Clause(file, source, node.lineno, places[node], text, tuple(numbers))


def function_numbers(docstring: str) -> set[str]:
    """Return the numbers of a docstring: `5.2.b Any troop … (HA-R-9)` belongs to 5.2 and HA-R-9; one that does not
    begin with a number has none.

    >>> sorted(function_numbers("5.2.b Any troop (HA-R-9)")), function_numbers("As in 5.2.")
    (['5.2', 'HA-R-9'], set())
    """
    if not re.match(rf"(?:{SECTION}|{RULING})", docstring):
        return set()
    return set(re.findall(rf"\A{SECTION}|{RULING}", docstring))


def line_numbers(lines: list[str], node: ast.stmt) -> set[str]:
    """Return the numbers in the comments of a statement's own lines (not of the block below it)."""
    body = getattr(node, "body", None)
    last = body[0].lineno - 1 if body else node.end_lineno or node.lineno
    comments = " ".join(line.partition("#")[2] for line in lines[node.lineno - 1 : max(last, node.lineno)])
    return set(re.findall(rf"\b{SECTION}|{RULING}", comments))


def is_idle(node: ast.stmt) -> bool:
    """Whether a statement says nothing about the rules: a docstring, `pass` or a log line."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return isinstance(node.value.func, ast.Name) and node.value.func.id == "tell"
    return isinstance(node, ast.Pass) or isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def own_nodes(node: ast.stmt) -> list[ast.AST]:
    """Return the nodes of a statement without the statements below it, always in the same order."""
    found: list[ast.AST] = [node]
    for one in found:
        found += [child for child in ast.iter_child_nodes(one) if not isinstance(child, ast.stmt)]
    return found


def mutants(clause: Clause) -> list[Mutant]:
    """Return all ways to break a clause."""
    node = statement(ast.parse(clause.source), clause.at)
    found = [Mutant(clause, "deleted", lambda node: None)]
    computed = (ast.Call, ast.BinOp, ast.IfExp, ast.Subscript)
    if isinstance(node, (ast.Assign, ast.Return)) and isinstance(node.value, computed):
        found.append(Mutant(clause, "value -> 0", empty))
    for at, part in enumerate(own_nodes(node)):
        if isinstance(part, ast.Compare):
            for place, op in enumerate(part.ops):
                for other in TURNED.get(type(op), []):
                    about = f"{type(op).__name__} -> {other.__name__}"
                    found.append(Mutant(clause, about, functools.partial(turn, at=at, place=place, op=other)))
        elif isinstance(part, ast.Constant) and type(part.value) is int:
            found.append(Mutant(clause, f"{part.value} -> {part.value + 1}", functools.partial(grow, at=at)))
        elif isinstance(part, ast.BoolOp):
            found.append(Mutant(clause, "and <-> or", functools.partial(swap, at=at)))
    return found


def empty(node: ast.Assign | ast.Return) -> None:
    node.value = ast.Constant(0)


def turn(node: ast.stmt, at: int, place: int, op: type[ast.cmpop]) -> None:
    compare = own_nodes(node)[at]
    assert isinstance(compare, ast.Compare)
    compare.ops[place] = op()


def grow(node: ast.stmt, at: int) -> None:
    constant = own_nodes(node)[at]
    assert isinstance(constant, ast.Constant) and isinstance(constant.value, int)
    constant.value += 1


def swap(node: ast.stmt, at: int) -> None:
    test = own_nodes(node)[at]
    assert isinstance(test, ast.BoolOp)
    test.op = ast.Or() if isinstance(test.op, ast.And) else ast.And()


def statement(tree: ast.Module, at: int) -> ast.stmt:
    node = list(ast.walk(tree))[at]
    assert isinstance(node, ast.stmt)
    return node


def broken(mutant: Mutant) -> str:
    """Return the file's text with the clause broken."""
    tree = ast.parse(mutant.clause.source)
    node = statement(tree, mutant.clause.at)
    if mutant.about != "deleted":
        mutant.change(node)
        return ast.unparse(tree)
    for parent in ast.walk(tree):
        for block in ("body", "orelse"):
            held = getattr(parent, block, None)
            if isinstance(held, list) and node in held:
                held[held.index(node)] = ast.copy_location(ast.Pass(), node)
    return ast.unparse(tree)


# ---------------------------------------------------------------- running the tests on a mutant


class Verdict(NamedTuple):
    result: Result
    by: str = ""


class Bench(NamedTuple):
    """What is tested: a copy of the repository as it was when the run began, so later edits do not affect it."""

    folder: Path
    game: str
    prefix: str
    timeout: int

    def clauses(self) -> list[Clause]:
        files = sorted((self.folder / "src" / "agon" / "games" / self.game).glob("*.py"))
        found = [c for f in files for c in clauses(str(f.relative_to(self.folder)), f.read_text(encoding="utf-8"))]
        return sorted(found, key=lambda clause: (clause.file, clause.line))

    def run(self, mutant: Mutant | None) -> Verdict:
        """Run the tests of the game on a copy with one clause broken (or none)."""
        with tempfile.TemporaryDirectory(prefix="agon-mutant-") as name:
            folder = Path(name) / "agon"
            shutil.copytree(self.folder, folder)
            if mutant is not None:
                (folder / mutant.clause.file).write_text(broken(mutant), encoding="utf-8")
            report = Path(name) / "report.json"
            ran = self._test(folder, report, mutant.clause.numbers if mutant else ())
            written = report.read_text(encoding="utf-8") if report.exists() else ""
            outcome = json.loads(written) if written else {}
        if "refused" in outcome:
            return Verdict("refused", outcome["refused"])
        if "failed" in outcome:
            return Verdict("killed" if outcome["cites"] else "killed elsewhere", outcome["failed"])
        if ran is None:
            result: Result = "killed" if outcome["cites"] else "killed elsewhere"
            return Verdict(result, f"{outcome['running']} (no end within {self.timeout} s)")
        if ran.returncode:
            raise SystemExit(f"the tests did not run:\n{ran.stdout[-3000:]}{ran.stderr[-3000:]}")
        return Verdict("survived")

    def _test(self, folder: Path, report: Path, numbers: tuple[str, ...]) -> subprocess.CompletedProcess[str] | None:
        """Run pytest; return None if it timed out."""
        setting = {REPORT: str(report), NAME: self.game, CLAUSES: " ".join(numbers), PREFIX: self.prefix}
        setting |= {"PYTHONPATH": os.pathsep.join((str(folder / "src"), str(ROOT / "tools")))}
        setting |= {"PYTHONDONTWRITEBYTECODE": "1", "XDG_CACHE_HOME": str(report.parent)}
        options = ["-x", "-q", "-m", "", "--timeout", "0", "-p", "mutants", "-p", "no:cacheprovider"]
        command = [sys.executable, "-m", "pytest", *options, f"tests/games/{self.game}"]
        how: dict[str, Any] = {"cwd": folder, "env": os.environ | setting, "capture_output": True, "text": True}
        try:
            return subprocess.run(command, **how, timeout=self.timeout, check=False)
        except subprocess.TimeoutExpired:
            return None


# ---------------------------------------------------------------- inside pytest (`-p mutants`)


def cites(item: Any, numbers: list[str], prefix: str) -> bool:
    """Whether a test, or the study it runs, cites one of the numbers: a ruling itself, or a rule of the section."""
    from agon.engine.table.study_file import StudyText
    from agon.rulebook.citations import cited_in_study

    ids = [id for mark in item.iter_markers("rule") for id in mark.args]
    callspec = getattr(item, "callspec", None)
    for value in callspec.params.values() if callspec else ():
        if isinstance(value, StudyText):
            ids += [id for id, _ in cited_in_study(value.text)]
    section = re.compile(rf"{prefix}-(?:\d{{3}}-)?({'|'.join(map(re.escape, numbers)) or '$.'})(?![0-9])")
    return any(id in numbers or section.match(id) for id in ids)


def _write(**outcome: Any) -> None:
    Path(os.environ[REPORT]).write_text(json.dumps(outcome), encoding="utf-8")


def pytest_configure(config: Any) -> None:
    """Check that the mutant is what is imported, and that the checker accepts it."""
    import pytest

    import agon

    copied = Path(os.environ[REPORT]).parent
    assert agon.__file__ and Path(agon.__file__).is_relative_to(copied), f"{agon.__file__} is not the mutant"
    try:
        from agon.games import load

        assert load(os.environ[NAME]).compiled.code is not None
    except Exception as error:
        _write(refused=str(error).replace(f"{copied}/agon/", ""))
        pytest.exit("refused", returncode=0)


def pytest_collection_modifyitems(items: list[Any]) -> None:
    numbers, prefix = os.environ[CLAUSES].split(), os.environ[PREFIX]
    for item in items:
        item.user_properties.append(("cites", cites(item, numbers, prefix)))
    items.sort(key=lambda item: not dict(item.user_properties)["cites"])


def pytest_collectreport(report: Any) -> None:
    if report.failed:
        _write(failed=f"{report.nodeid} (collection)", cites=False)


def pytest_runtest_setup(item: Any) -> None:
    _write(running=item.nodeid, cites=dict(item.user_properties)["cites"])


def pytest_runtest_logreport(report: Any) -> None:
    if report.failed:
        _write(failed=report.nodeid, cites=dict(report.user_properties)["cites"])


# ---------------------------------------------------------------- the run


def judge(bench: Bench, clause: Clause, seed: int) -> tuple[Mutant, Verdict]:
    """Return a mutant of the clause that the checker accepts, and the verdict of the tests."""
    ways = mutants(clause)
    random.Random(f"{seed} {clause.file} {clause.at}").shuffle(ways)
    for mutant in ways:
        verdict = bench.run(mutant)
        if verdict.result != "refused":
            break
    return mutant, verdict


def copy_repository(target: Path) -> None:
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target / name)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("game", nargs="?", default="hector_achilles")
    parser.add_argument("--sample", type=int, default=40, help="how many clauses (0: all)")
    parser.add_argument("--seed", type=int, default=1, help="which clauses, and how each is broken")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--timeout", type=int, default=150, help="seconds for one mutant")
    parser.add_argument("--list", action="store_true", help="list the numbered statements and leave")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="agon-mutants-") as folder:
        copy_repository(Path(folder))
        index = Path(folder) / "src" / "agon" / "games" / given.game / "rules.toml"
        prefix = re.findall(r'^id = "([A-Z]{2})-', index.read_text(encoding="utf-8"), re.MULTILINE)[0]
        bench = Bench(Path(folder), given.game, prefix, given.timeout)
        if given.list:
            for clause in bench.clauses():
                print(f"{clause.file}:{clause.line}  {' '.join(clause.numbers):16}  {clause.text}")
        else:
            sys.exit(hunt(bench, given.sample, given.seed, given.jobs))


def hunt(bench: Bench, sample: int, seed: int, jobs: int) -> int:
    """Judge a sample of the clauses; return 1 if a mutant survives."""
    every = bench.clauses()
    chosen = random.Random(seed).sample(every, min(sample or len(every), len(every)))
    chosen.sort(key=every.index)
    print(f"{len(chosen)} of {len(every)} numbered statements of {bench.game}, seed {seed}", flush=True)
    unbroken = bench.run(None)
    if unbroken.result != "survived":
        raise SystemExit(f"without any mutant the tests fail already: {unbroken.by}")
    started, living = time.monotonic(), []
    counts: dict[Result, int] = {"killed": 0, "killed elsewhere": 0, "survived": 0, "refused": 0}
    with ThreadPoolExecutor(jobs) as pool:
        judged = pool.map(lambda clause: judge(bench, clause, seed), chosen)
        for number, (mutant, verdict) in enumerate(judged, start=1):
            counts[verdict.result] += 1
            line = f"{verdict.result:16} {describe(mutant)}  {verdict.by}".rstrip()
            print(f"[{number}/{len(chosen)} {time.monotonic() - started:4.0f} s] {line}", flush=True)
            if verdict.result == "survived":
                living.append(describe(mutant))
    print(", ".join(f"{count} {result}" for result, count in counts.items()))
    for survivor in living:
        print(f"survived: {survivor}")
    return int(bool(living))


def describe(mutant: Mutant) -> str:
    clause = mutant.clause
    return f"{clause.file}:{clause.line} ({' '.join(clause.numbers)}) {mutant.about}: {clause.text}"


if __name__ == "__main__":
    main()
