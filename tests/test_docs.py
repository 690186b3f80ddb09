"""The documentation: links resolve, lists are complete, examples run."""

from __future__ import annotations

import doctest
import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from agon.cli.main import app
from agon.engine.table.study import check
from agon.games import NAMES, load

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
DECISIONS = ROOT / "docs" / "decisions"
SOURCES = ("src/agon", "tests", "tools", "bench", "deploy", "web/src", "Makefile", "pyproject.toml")
CODE = {".py", ".h", ".ts", ".svelte", ".toml", ".ftl", ".yaml"}
EXAMPLES = {"studies.md", "CHANGELOG.md"}  # they mention things that exist only there
NAMING = [page for page in PAGES if page.name not in EXAMPLES and page.parent.name != "games"]
OTHER_NAMES = {"allOf", "is_legal", "LimitNOFILE"}  # from OpenAPI, an example and systemd


def without_code(text: str) -> str:
    return re.sub(r"`[^`\n]*`", "", re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE))


def anchor(heading: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_relative_link_leads_somewhere(page):
    for link in re.findall(r"\]\(([^)\s]+)\)", without_code(page.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, part = link.partition("#")
        target = page.parent / name if name else page
        assert target.exists(), f"{link} leads nowhere"
        if part:
            headings = re.findall(r"^#+ (.*)$", target.read_text(encoding="utf-8"), re.MULTILINE)
            assert part in map(anchor, headings), f"{link}: no such heading"


@functools.cache
def names_in_the_code() -> frozenset[str]:
    files = (file for source in SOURCES for file in (ROOT / source, *(ROOT / source).rglob("*")) if file.is_file())
    texts = (file.read_text(encoding="utf-8") for file in files if file.suffix in CODE or not file.suffix)
    return frozenset(name for text in texts for name in re.findall(r"\w+", text)) | OTHER_NAMES


@pytest.mark.parametrize("page", NAMING, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_name_in_the_docs_is_in_the_code(page):
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    quoted = re.findall(r"`([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\([^`\n]*\))?`", text)
    names = {part for name in quoted for part in name.split(".") if re.search(r"[a-z][A-Z]|[a-z]_[a-z]", part)}
    assert names <= names_in_the_code()


def test_every_decision_is_in_the_index_under_its_number_and_title():
    listed = re.findall(
        r"^\| (\d+) \| \[(.*)\]\((.*)\) \|$", (DECISIONS / "README.md").read_text("utf-8"), re.MULTILINE
    )
    files = sorted(DECISIONS.glob("[0-9]*.md"))
    heads = [file.read_text(encoding="utf-8").splitlines()[0] for file in files]
    assert [f"# {number}. {title}" for number, title, _ in listed] == heads
    assert [name for _, _, name in listed] == [file.name for file in files]
    assert [int(file.name[:4]) for file in files] == list(range(1, len(files) + 1))


@pytest.mark.parametrize("file", sorted(DECISIONS.glob("[0-9]*.md")), ids=lambda file: file.stem)
def test_a_decision_has_context_decision_and_consequences(file):
    headings = re.findall(r"^## (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert headings == ["Context", "Decision", "Consequences"]


def test_every_game_is_in_the_index_and_in_the_readme():
    for page in (ROOT / "README.md", ROOT / "docs" / "README.md"):
        assert [name for name in NAMES if f"games/{name}.md" not in page.read_text(encoding="utf-8")] == []


# ---------------------------------------------------------------- examples


def block(page: str, opening: str) -> str:
    """The one fenced block of a page that begins with these words."""
    text = (ROOT / page).read_text(encoding="utf-8")
    found: list[str] = re.findall(r"^```\w*\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    (only,) = (each for each in found if each.startswith(opening))
    return only


WITH_PYTHON = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", WITH_PYTHON, ids=lambda page: page.stem)
def test_the_examples_in_python_run(page):
    assert doctest.testfile(str(page), module_relative=False, encoding="utf-8").failed == 0


def test_the_rule_in_contributing_is_the_rule_in_the_code():
    rules = "".join(file.read_text("utf-8") for file in (ROOT / "src" / "agon" / "games").rglob("*.py"))
    assert block("CONTRIBUTING.md", "def ") in rules


def test_the_study_in_the_guide_holds():
    check(block("docs/guide/experiment.md", "study "), load, "experiment.md")


# ---------------------------------------------------------------- commands


def commands(command: Any, name: str) -> Iterator[tuple[str, set[str]]]:
    """The subcommands of a command, each with its options."""
    for below, each in getattr(command, "commands", {}).items():
        if each.hidden:
            continue
        yield from commands(each, f"{name} {below}")
    if not hasattr(command, "commands"):
        yield (
            name,
            {
                option
                for each in command.params
                for option in each.opts
                if option.startswith("--") and not getattr(each, "hidden", False)
            },
        )


def name_of(head: str) -> str:
    """`agon play [GAME]` is `agon play`."""
    return " ".join(word for word in head.split() if word.islower())


def test_the_page_of_the_program_lists_every_command_and_option():
    text = (ROOT / "docs" / "reference" / "cli.md").read_text(encoding="utf-8")
    parts = {name_of(part.split("`")[1]): part for part in text.split("\n## ")[1:]}
    listed = {name: set(re.findall(r"`(--[a-z-]+)", part)) for name, part in parts.items()}
    assert listed == dict(commands(typer.main.get_command(app), "agon"))
