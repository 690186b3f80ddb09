"""Every error has a code, every code has a heading in the reference, and the engine raises no others."""

from __future__ import annotations

import ast
import pickle
import re
from pathlib import Path

import pytest

from agon.engine import errors
from agon.engine.errors import AgonError, EngineFault, Refused, ScriptError
from agon.server.errors import CODES

ROOT = Path(__file__).parents[2]
MAKERS = ("AgonError", "Refused", "EngineFault", "Refusal", "__init__")
REFERENCE = ROOT / "docs" / "reference" / "errors.md"


def sections() -> dict[str, str]:
    """The sections of the reference, by heading."""
    parts = re.split(r"^## (.*)$", REFERENCE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_every_code_has_a_heading_in_the_reference_and_nothing_else_has():
    assert list(sections()) == list(CODES)


@pytest.mark.parametrize("code", CODES)
def test_every_section_shows_an_example_and_says_what_to_do(code):
    assert f"\n    {code}: " in sections()[code]
    assert "What to do: " in sections()[code]


def test_the_codes_are_sorted_words_with_dashes():
    assert list(CODES) == sorted(set(CODES))
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", code) for code in CODES)


def codes_in_source(*rooms: str) -> set[str]:
    """The first argument of everything that is raised or created with a code."""
    found = set()
    folder = ROOT / "src" / "agon"
    for file in [file for room in rooms or (".",) for file in (folder / room).rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in MAKERS and isinstance(node.args[0].value, str):
                    found.add(node.args[0].value)
    return found


def test_every_code_is_used_and_no_other():
    assert codes_in_source() == set(CODES)


def test_the_codes_of_the_server_are_not_in_the_rooms_below_it():
    assert codes_in_source("engine", "games", "text", "rulebook", "native", "network") == set(errors.CODES)


def test_an_error_is_its_code_and_a_sentence():
    error = Refused("not-asked", "left has no pending ask")
    assert (error.code, error.message) == ("not-asked", "left has no pending ask")
    assert str(error) == "not-asked: left has no pending ask"
    assert isinstance(error, AgonError)
    assert not isinstance(error, EngineFault)


def test_code_outside_the_subset_is_refused_with_file_line_reason_and_remedy():
    error = ScriptError("rules.py", 7, "a dict", "use a table")
    assert str(error) == "bad-script: rules.py:7: a dict; use a table"
    assert (error.file, error.line, error.reason, error.instead) == ("rules.py", 7, "a dict", "use a table")


@pytest.mark.parametrize(
    "error", [EngineFault("engine-fault", "no option"), ScriptError("rules.py", 7, "a dict", "no")]
)
def test_an_error_survives_pickling(error):
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error) and str(again) == str(error) and vars(again) == vars(error)
