"""The commands in CONTRIBUTING.md work: running one test, debugging a rule."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from agon.engine.chooser import SeededChooser
from agon.engine.errors import AgonError, EngineFault
from agon.engine.table import Table
from agon.games import load
from tests.guide.pages import ADD_A_GAME, CONTRIBUTING, ROOT, blocks

PROGRAMS = {".venv/bin/python": [sys.executable], ".venv/bin/agon": [sys.executable, "-m", "agon.cli.main"]}

PLAYED = 100  # choices to type; pdb prints those that are left when it stops


def run(line: str, *more: str, typed: str = "", saves: Path | None = None) -> str:
    """Run a command of the page with this Python."""
    program, *arguments = shlex.split(line)
    done = subprocess.run(
        [*PROGRAMS[program], *arguments, *more],
        cwd=ROOT,
        env=os.environ | ({"XDG_DATA_HOME": str(saves)} if saves else {}),
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def one_test() -> list[str]:
    (block,) = (each for each in blocks(CONTRIBUTING) if each.startswith(".venv/bin/python -m pytest"))
    return block.splitlines()


@pytest.mark.parametrize("line", [line for line in one_test() if "pytest" in line])
def test_a_single_test_is_found(line: str) -> None:
    assert re.search(r"[1-9]\d*(/\d+)? tests? collected", run(line, "--collect-only", "-q"))


@pytest.mark.parametrize("line", [line for line in one_test() if "study check" in line])
def test_a_single_study_is_checked(line: str) -> None:
    assert "1 passed, 0 failed" in run(line)


@pytest.fixture
def debugging() -> tuple[str, list[str]]:
    """The command of the page that starts pdb, and the input for pdb."""
    (block,) = (each for each in blocks(CONTRIBUTING) if each.startswith("$ "))
    file = re.search(r"break (\S+):LINE", block)
    assert file
    rule = (ROOT / file[1]).read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(rule, start=1) if "tell(w.REINFORCES" in line)
    command, *typed = block.replace("LINE", str(at)).splitlines()
    return command.removeprefix("$ "), [line.removeprefix("(Pdb) ") for line in typed]


def stopped_in_the_rule(said: str) -> bool:
    return "-> tell(w.REINFORCES, side, troop)" in said and bool(re.search(r"\(Pdb\) \([01], \d+, [123]\)", said))


def test_pdb_stops_in_a_rule_during_play(debugging: tuple[str, list[str]], tmp_path: Path) -> None:
    command, (stop, go_on, *look) = debugging
    typed = [stop, go_on, *["1"] * PLAYED, *look, "quit", ""]
    said = run(command, "--seed", "1", typed="\n".join(typed), saves=tmp_path)
    assert "Your choice ›" in said
    assert stopped_in_the_rule(said)


def test_pdb_stops_in_a_rule_of_a_simulation(debugging: tuple[str, list[str]]) -> None:
    command, typed = debugging
    simulation = re.search(r"`(simulate .*?)`", CONTRIBUTING.read_text(encoding="utf-8"))
    assert simulation
    command = f"{command[: command.index('play')]}{simulation[1]}"
    assert stopped_in_the_rule(run(command, typed="\n".join([*typed, "quit", ""])))


def test_a_breakpoint_in_a_rule_is_refused(tmp_path: Path) -> None:
    code = "\n\n".join(blocks(ADD_A_GAME, "python"))
    file = tmp_path / "broken_race.py"
    file.write_text(code.replace("    yield together(", "    breakpoint()\n    yield together("), encoding="utf-8")
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, file.stem, module)
        spec.loader.exec_module(module)
        with pytest.raises(AgonError, match="breakpoint") as refused:
            Table(module.GAME)
    assert refused.value.code == "bad-script"


def test_a_direct_table_cannot_be_imagined_but_replayed() -> None:
    game = load("hector_achilles")
    table, choose = Table(game, backend="direct"), SeededChooser(1, 2)
    while table.outcome is None:
        ask = table.asks[0]
        table.choose(ask.seat, choose(ask))
    with pytest.raises(EngineFault, match="cannot be copied"):
        table.imagine("trojans", choose)
    again = table.replayed()
    assert (again.outcome, again.choices, again.log()) == (table.outcome, table.choices, table.log())
    assert again.imagine("trojans", choose).outcome == table.outcome
