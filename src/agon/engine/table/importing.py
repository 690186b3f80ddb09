"""Import games from other formats: what a game's importers return."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from agon.engine.table import Table
from agon.engine.table.study import write_record


class Unreadable(Exception):
    """A text that the importer cannot read."""


class Difference(NamedTuple):
    """A line of the text, what it says, and what our rules say instead."""

    line: int
    text: str
    ours: str

    def __str__(self) -> str:
        return f"line {self.line}: the log says {self.text}; our rules say {self.ours}"


class Note(NamedTuple):
    """Something about a line that is not a difference from our rules; `text` is the line or what it should be."""

    line: int
    what: str
    text: str = ""

    def __str__(self) -> str:
        return f"line {self.line}: {NOTES[self.what].format(text=self.text)}"


NOTES = {
    "unreadable": "cannot be read: {text}",
    "cut_off": "cut off, left out",
    "missing": "{text} is missing before this line; the rest of the log is not replayed",
    "stopped": "the replay stops here; the rest of the log is not compared",
    "ended": "the game is over by our rules; the rest of the log is not compared",
    "unfinished": "{text}, but by our rules the game goes on",
}


class Imported(NamedTuple):
    """The result of an import: the table, the differences from our rules, the notes, and how far the text was read.

    An unreadable line is among the notes and counts as a difference."""

    table: Table
    differences: tuple[Difference, ...]
    notes: tuple[Note, ...]
    read_to: int
    lines: int

    @property
    def differing(self) -> int:
        """The number of lines that differ from our rules or cannot be read."""
        return len(self.differences) + sum(note.what == "unreadable" for note in self.notes)

    def record(self, title: str) -> str:
        return write_record(self.table, title)


Importer = Callable[[str], Imported]
