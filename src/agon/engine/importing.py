"""Games written down elsewhere: what a game's importers make of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from agon.engine.study import write_record
from agon.engine.table import Table


class Unreadable(Exception):
    """A text that is not what the importer reads."""


class Imported(NamedTuple):
    """What became of a text: the table, the differences from our rules, how far it was read, and what else is to be
    said."""

    table: Table
    differences: tuple[Any, ...]
    read_to: int
    lines: int
    notes: tuple[str, ...]

    def record(self, title: str) -> str:
        return write_record(self.table, title)


Importer = Callable[[str], Imported]
