"""Rules outside the subset are refused before anything runs: with file, line, reason, and what to write instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from agon.engine.errors import ScriptError
from agon.native.machine import NativeMachine
from tests.engine.scripts.refused import REFUSED, SPINE
from tests.engine.scripts.toy import BACKENDS, Refusal, refused_game


@pytest.mark.filterwarnings("ignore::SyntaxWarning")
@pytest.mark.parametrize("r", REFUSED, ids=lambda r: f"{r.line}-{r.reason}")
def test_a_refused_example_is_refused_on_every_back_end(tmp_path: Path, r: Refusal):
    game, line = refused_game(tmp_path, r, spine=("rule",) if r in SPINE else ())
    cells = game.fresh_cells({})
    for backend in BACKENDS:
        with pytest.raises(ScriptError) as caught:
            NativeMachine(game, cells) if backend == "native" else game.compiled.start(cells, backend)
        error = caught.value
        assert r.reason in error.reason
        assert error.line == line
        assert Path(error.file).parent == tmp_path
        assert error.instead
        assert str(error) == f"bad-script: {error.file}:{error.line}: {error.reason}; {error.instead}"
