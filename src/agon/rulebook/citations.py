"""Find which rules and rulings the tests cite.

A game's `rules.toml` lists the ids that may be cited, and must be. Tests cite them by
`@pytest.mark.rule("HA-5.3-tie")`, studies by a line `rules HA-5.3-tie`. Citations are read from the source without
running it, so an id must be written in full where it is cited: a name or a computed string does not count.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

KINDS = ("rule", "example", "info", "variant", "diff", "amb", "withdrawn")
RULING = "ruling"

Citations = dict[str, list[str]]
"""Each cited id and the places, `path:line`, that cite it."""


class Rule(NamedTuple):
    """An entry of the index. A ruling is one too, of the kind `ruling`."""

    id: str
    kind: str
    title: str


class RuleIndex(NamedTuple):
    """The ids of one or more games, in the order of the rulebook."""

    rules: dict[str, Rule]
    rulings: dict[str, Rule]

    @property
    def entries(self) -> dict[str, Rule]:
        """Rules, then rulings."""
        return self.rules | self.rulings


class Coverage(NamedTuple):
    """How much of an index is cited. Withdrawn rules are known, but neither counted nor missed."""

    cited: int
    total: int
    uncited: list[Rule]
    unknown: Citations


def parse_index(text: str) -> RuleIndex:
    """Parse the index of a `rules.toml`.

    >>> index = parse_index('''
    ... [[rule]]
    ... id = "HA-5.3-tie"
    ... kind = "rule"
    ... title = "Equal strength leaves fate as it is"
    ... ''')
    >>> index.rules["HA-5.3-tie"].kind
    'rule'
    """
    tables = tomllib.loads(text)
    rules = [Rule(line["id"], line["kind"], line["title"]) for line in tables.pop("rule", [])]
    rulings = [Rule(line["id"], RULING, line["title"]) for line in tables.pop("ruling", [])]
    if tables:
        raise ValueError(f"a rules index holds [[rule]] and [[ruling]], not {', '.join(sorted(tables))}")
    for rule in rules:
        if rule.kind not in KINDS:
            raise ValueError(f"{rule.id} is of the kind {rule.kind!r}; the kinds are {', '.join(KINDS)}")
    return RuleIndex(_by_id(rules), _by_id(rulings, taken={rule.id for rule in rules}))


def load_index(path: Path) -> RuleIndex:
    """Read an index from a file."""
    return parse_index(path.read_text(encoding="utf-8"))


def load_indexes(games: Path) -> dict[str, RuleIndex]:
    """Return the index of every game that has one: `<games>/<game>/rules.toml`."""
    return {path.parent.name: load_index(path) for path in sorted(games.glob("*/rules.toml"))}


def union(indexes: Iterable[RuleIndex]) -> RuleIndex:
    """Merge indexes; two games may not share an id."""
    every = list(indexes)
    rules = _by_id(rule for index in every for rule in index.rules.values())
    return RuleIndex(rules, _by_id((rule for index in every for rule in index.rulings.values()), taken=set(rules)))


def cited_in_python(text: str) -> Iterator[tuple[str, int]]:
    """Yield the ids and lines of the `pytest.mark.rule(…)` in a test file: on tests, in `pytestmark`, in
    `pytest.param`.

    >>> list(cited_in_python('@pytest.mark.rule("HA-5.3-tie")\\ndef test_a_tie(): ...'))
    [('HA-5.3-tie', 1)]
    """
    tree = ast.parse(text)
    idle = set(_decorations_of_other_than_tests(tree))
    marks = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node not in idle and _is_rule_mark(node)]
    for mark in sorted(marks, key=lambda node: (node.lineno, node.col_offset)):
        for argument in mark.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value, argument.lineno


def cited_in_study(text: str) -> Iterator[tuple[str, int]]:
    """Yield the ids and lines of the `rules` lines of a study.

    >>> list(cited_in_study("study A tie\\nrules HA-5.3-tie HA-R-26  # both"))
    [('HA-5.3-tie', 2), ('HA-R-26', 2)]
    """
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.partition("#")[0].split()
        if words[:1] == ["rules"]:
            for word in words[1:]:
                yield word, number


def collect(*folders: Path) -> Citations:
    """Return every citation in the `test_*.py` and `*.study` files below some folders, by id."""
    readers = (("test_*.py", cited_in_python), ("*.study", cited_in_study))
    found: Citations = {}
    for folder in folders:
        for path, read in sorted((path, read) for pattern, read in readers for path in folder.rglob(pattern)):
            place = path.relative_to(folder.parent).as_posix()
            for id, line in read(path.read_text(encoding="utf-8")):
                found.setdefault(id, []).append(f"{place}:{line}")
    return found


def coverage(index: RuleIndex, citations: Citations) -> Coverage:
    """Return how much of the index is cited; `unknown` are citations outside it, so pass the union of all games."""
    entries = index.entries
    due = [rule for rule in entries.values() if rule.kind != "withdrawn"]
    uncited = [rule for rule in due if rule.id not in citations]
    unknown = {id: places for id, places in citations.items() if id not in entries}
    return Coverage(len(due) - len(uncited), len(due), uncited, unknown)


def coverage_by_kind(index: RuleIndex, citations: Citations) -> dict[str, tuple[int, int]]:
    """Return cited and total for each kind that occurs, rulings last."""
    counts = {}
    for kind in (*KINDS, RULING):
        ids = [rule.id for rule in index.entries.values() if rule.kind == kind]
        if ids and kind != "withdrawn":
            counts[kind] = (sum(id in citations for id in ids), len(ids))
    return counts


def _by_id(rules: Iterable[Rule], taken: Iterable[str] = ()) -> dict[str, Rule]:
    seen: dict[str, Rule] = {}
    for rule in rules:
        if rule.id in seen or rule.id in taken:
            raise ValueError(f"{rule.id} occurs twice in the rules index")
        seen[rule.id] = rule
    return seen


def _is_rule_mark(node: ast.Call) -> bool:
    return ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule")


def _decorations_of_other_than_tests(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield marks on functions that pytest does not run, which assert nothing."""
    definitions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    for node in ast.walk(tree):
        if isinstance(node, definitions) and not node.name.startswith(("test", "Test")):
            for decoration in node.decorator_list:
                yield from ast.walk(decoration)
