"""The printed facts of a game: a TOML file in which every kind of component is a list of entries with ids."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from agon.engine.errors import AgonError

Entry = dict[str, Any]
"""A table of a TOML file."""

IntTable = tuple[Any, ...]
"""A constant that scripts index: a tuple of ints, or of rows of ints."""


@dataclass(frozen=True)
class Components:
    """The facts printed on the components: how to read them from a file, and the tables of the rules they replace."""

    file: Path
    read: Callable[[Path], dict[str, IntTable]]
    tables: dict[str, IntTable]


class ComponentsFile:
    """One components file. Every refusal names the file, the entry and the reason. `kinds`: the ids each kind must
    have."""

    def __init__(self, file: Path, kinds: Mapping[str, tuple[str, ...]]) -> None:
        self.file, self.kinds = file, kinds
        try:
            self.data = tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise AgonError("bad-components", f"{file}: {error}") from error

    def refuse(self, entry: str, reason: str) -> AgonError:
        return AgonError("bad-components", f"{self.file}: {entry}: {reason}")

    def entries(self, kind: str) -> list[Entry]:
        """Return the entries of a kind in the order of their ids; each id must occur exactly once."""
        ids, rows = self.kinds[kind], self.data.get(kind, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise self.refuse(kind, f"write every {kind} as a [[{kind}]] table")
        found: dict[str, Entry] = {}
        for row in rows:
            name = row.get("id")
            if name not in ids:
                raise self.refuse(kind, f"unknown id {name!r}; the ids are {', '.join(ids)}")
            if name in found:
                raise self.refuse(str(name), "occurs twice")
            found[name] = row
        missing = [name for name in ids if name not in found]
        if missing:
            raise self.refuse(kind, f"missing: {', '.join(missing)}")
        return [found[name] for name in ids]

    def is_designed(self, entry: Entry) -> int:
        """Return 1 if an entry, or anything in it, is a placeholder of our own design."""
        if not isinstance(entry.get("source"), str):
            raise self.refuse(entry["id"], 'state its source: source = "…"')
        return int(entry["source"] == "designed" or bool(entry.get("designed")))
