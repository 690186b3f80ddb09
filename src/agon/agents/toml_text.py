"""Plain values as a TOML file."""

from __future__ import annotations

import json
from typing import Any


def toml(values: dict[str, Any], path: str = "") -> str:
    """Format tables of plain values; scalars and lists are the same in TOML as in JSON.

    >>> print(toml({"seed": 1, "after": {"better": True, "bins": [[1, 0.5]]}}), end="")
    seed = 1
    <BLANKLINE>
    [after]
    better = true
    bins = [[1, 0.5]]
    """
    lines = [f"{quoted(key)} = {json.dumps(value)}\n" for key, value in values.items() if not isinstance(value, dict)]
    tables = {f"{path}{quoted(key)}": value for key, value in values.items() if isinstance(value, dict)}
    return "".join(lines) + "".join(f"\n[{name}]\n{toml(table, f'{name}.')}" for name, table in tables.items())


def quoted(key: str) -> str:
    """
    >>> quoted("us_influence"), quoted("us_influence=2")
    ('us_influence', '"us_influence=2"')
    """
    return key if key.replace("_", "").isalnum() else json.dumps(key)
