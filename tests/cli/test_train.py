"""`agon train` where PyTorch is missing; tests/learn has the rest."""

from __future__ import annotations

import sys


def test_training_without_pytorch_says_what_to_install(agon, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "torch", None)
    ran = agon("train", "hector_achilles", "--out", tmp_path / "run")
    assert ran.code == 2
    assert "pip install 'agon[learn]'" in ran.err
    assert not (tmp_path / "run").exists()
