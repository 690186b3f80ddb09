"""Runs the program as a shell does: arguments and input lines in; exit code, output and errors out."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from agon.cli.main import run


@dataclass
class Ran:
    """The result of a run."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Agon = Callable[..., Ran]


@pytest.fixture
def agon(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Agon:
    """Run `agon ARGUMENTS…` with these lines as input; games are saved below tmp_path."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setenv("COLUMNS", "80")

    def ran(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["agon", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as end:
            run()
        out, err = capsys.readouterr()
        return Ran(int(end.value.code or 0), out, err)

    return ran


@pytest.fixture
def autosave(tmp_path: Path) -> Path:
    return tmp_path / "share" / "agon" / "hector_achilles.record"
