"""A file with the printed facts of a game: TOML, every kind of thing a list of entries with ids."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from agon.engine.errors import AgonError


class ComponentsFile:
    """One file; every refusal names the file, the entry and the reason. `kinds`: the ids that each kind must have."""

    def __init__(self, file: Path, kinds: Mapping[str, tuple[str, ...]]) -> None:
        self.file, self.kinds = file, kinds
        try:
            self.data = tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise AgonError("bad-components", f"{file}: {error}") from error

    def refuse(self, entry: str, reason: str) -> AgonError:
        return AgonError("bad-components", f"{self.file}: {entry}: {reason}")

    def entries(self, kind: str) -> list[dict[str, Any]]:
        """The entries of a kind in the order of their ids: each id once, nothing else."""
        ids, rows = self.kinds[kind], self.data.get(kind, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise self.refuse(kind, f"write every {kind} as a [[{kind}]] table")
        found: dict[str, dict[str, Any]] = {}
        for row in rows:
            name = row.get("id")
            if name not in ids:
                raise self.refuse(kind, f"unknown id {name!r}; the ids are {', '.join(ids)}")
            if name in found:
                raise self.refuse(str(name), "stands twice")
            found[name] = row
        missing = [name for name in ids if name not in found]
        if missing:
            raise self.refuse(kind, f"missing: {', '.join(missing)}")
        return [found[name] for name in ids]

    def is_designed(self, entry: dict[str, Any]) -> int:
        """Whether an entry, or something in it, is a stand-in of ours."""
        if not isinstance(entry.get("source"), str):
            raise self.refuse(entry["id"], 'say where it comes from: source = "…"')
        return int(entry["source"] == "designed" or bool(entry.get("designed")))
