"""docs/reference/scripts.md and the examples have the same ids."""

from __future__ import annotations

import re
from pathlib import Path

from tests.engine.scripts.accepted import PLAIN
from tests.engine.scripts.accepted_scripts import SCRIPTS
from tests.engine.scripts.faults import FAULTS
from tests.engine.scripts.refused import REFUSED

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "scripts.md"
ROWS = re.findall(r"^\| (S-\d+) \| (.+) \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
LINES = [line for line, *_ in ROWS]
RUN_INTO_FAULTS = {"S-56", "S-63"}
"""Lines whose refused examples are in test_faults.py, each in a game of its own."""


def test_lines_are_numbered_in_order():
    assert [f"S-{n}" for n in range(1, len(LINES) + 1)] == LINES


def test_every_line_has_an_accepted_example():
    assert {e.line for e in PLAIN + SCRIPTS} == set(LINES)


def test_every_line_has_a_refused_or_faulty_example():
    assert {r.line for r in REFUSED} | {f.example.line for f in FAULTS} | RUN_INTO_FAULTS == set(LINES)
