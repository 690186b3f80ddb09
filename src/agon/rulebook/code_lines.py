"""Find the lines of a game's rules that implement a rule.

Code cites a section of the rulebook (`# 5.3`, `# setup 12`, a docstring that begins `5.3 …`), one of its clauses
(`# 10.3.1-b`) or a ruling (`HA-R-7`).
"""

from __future__ import annotations

import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

NUMBERED = re.compile(r"[A-Z]+-(?:000-)?((?:(\d+(?:\.\w+)+)(?:-([A-Z]))?|([a-z]+)-(\d+))(?=-|$).*)")


class CodeLine(NamedTuple):
    """A line that cites a rule."""

    place: str
    text: str


def section(id: str) -> str | None:
    """Return the section that an id belongs to, as code writes it; None if it has none.

    >>> section("HA-5.3-tie"), section("TS-000-4.5-D-e"), section("RP-setup-12-gold"), section("HA-R-7")
    ('5.3', '4.5.D', 'setup 12', None)
    """
    found = NUMBERED.match(id)
    if found is None:
        return None
    _, number, step_letter, chapter, step = found.groups()
    return f"{number}.{step_letter}" if step_letter else number or f"{chapter} {step}"


def clause(id: str) -> str | None:
    """Return an id without the game and the source, as code cites a single clause; None if it has no section.

    >>> clause("TS-000-10.3.1-b"), clause("TS-000-4.5-D-e"), clause("HA-R-7")
    ('10.3.1-b', '4.5.D-e', None)
    """
    found = NUMBERED.match(id)
    return re.sub(r"-([A-Z])(?=-|$)", r".\1", found[1]) if found else None


def code_lines(folder: Path, id: str, root: Path) -> list[CodeLine]:
    """Return the lines below a game's folder that cite a rule or its section; places are relative to `root`."""
    names = "|".join(re.escape(name) for name in (id, clause(id), section(id)) if name)
    cites = re.compile(rf"(?<![\w.-])(?:{names})(?![\w-]|\.\d)", re.IGNORECASE)
    return [line for file in sorted(folder.rglob("*.py")) for line in _citing(file, root, cites)]


def _citing(file: Path, root: Path, cites: re.Pattern[str]) -> Iterator[CodeLine]:
    """Yield the lines whose comments or docstrings cite it."""
    lines = file.read_text(encoding="utf-8").splitlines()
    numbers: set[int] = set()
    with file.open("rb") as source:
        for token in tokenize.tokenize(source.readline):
            if token.type in (tokenize.COMMENT, tokenize.STRING):
                for offset, text in enumerate(token.string.splitlines()):
                    if cites.search(text):
                        numbers.add(token.start[0] + offset)
    for number in sorted(numbers):
        yield CodeLine(f"{file.relative_to(root).as_posix()}:{number}", lines[number - 1].strip())
