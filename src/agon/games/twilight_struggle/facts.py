"""Printed facts: cards.toml and countries.toml, read once."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def _rows(file: str, kind: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = tomllib.loads((HERE / file).read_text(encoding="utf-8"))[kind]
    return rows


COUNTRY_ROWS = _rows("countries.toml", "country")
SPACE_ROWS = COUNTRY_ROWS + _rows("countries.toml", "variant_space")
CARD_ROWS = sorted(_rows("cards.toml", "card"), key=lambda row: row["number"])
assert [row["number"] for row in CARD_ROWS] == list(range(1, 111))
