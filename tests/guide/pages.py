"""The pages that newcomers follow, and the code blocks in them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ADD_A_GAME = ROOT / "docs" / "guide" / "add-a-game.md"
CONTRIBUTING = ROOT / "CONTRIBUTING.md"


def blocks(page: Path, language: str = "") -> list[str]:
    """The fenced code blocks of a page in one language."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return [block for name, block in found if name == language]
