"""Views in parts: after a choice, only the parts that read something that changed are made again.

A part is a function of a position and ints, marked with `@part`. While it runs, every cell it reads is recorded. Until
one of these cells changes, the result would be the same, so it is kept. The viewer is an argument like any other:
parts that do not take it are shared by all seats. Functions of the rules that loop are kept in the same way.

>>> from agon.engine.position import Position, number
>>> class Score(Position):
...     home: int = number(0, 9)
...     away: int = number(0, 9)
>>> made = []
>>> @part
... def away(p: Score) -> int:
...     made.append("away")
...     return p.away
>>> views = Views(lambda p, seat, tables: {"home": p.home, "away": away(p)}, Score.fields, lambda rule: rule, {})
>>> views.view([0, 0], 0), views.view([1, 0], 0), made
({'home': 0, 'away': 0}, {'home': 1, 'away': 0}, ['away'])
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping
from itertools import compress, product
from operator import ne
from typing import Any, TypeVar

from agon.engine.components import IntTable
from agon.engine.position import Array, Field

CHUNK = 48
"""Cells that are compared at once."""

Function = TypeVar("Function", bound=Callable[..., Any])
Key = tuple[Callable[..., Any], tuple[Any, ...]]
"""A part: the function and its arguments after the position."""


class _Tables(dict[str, IntTable]):
    """The tables of the components: constant, so they may be an argument of a part."""

    __hash__ = object.__hash__  # type: ignore[assignment]


class CellReader:
    """The cells as the parts read them, and the parts: every read is recorded."""

    __slots__ = ("cells", "chunks", "parts", "read")

    def __init__(self) -> None:
        self.cells: list[int] = []
        self.chunks: list[list[int]] = []  # the same cells
        self.read = 0  # by the part that is being made, one bit for each cell
        self.parts: dict[Key, tuple[int, Any]] = {}  # what each part read, and its result

    def __getitem__(self, at: Any) -> Any:
        if at.__class__ is slice:
            self.read |= (1 << at.stop) - (1 << at.start)
        else:
            self.read |= 1 << at
        return self.cells[at]

    def result(self, key: Key, p: Any) -> Any:
        """Return the result of a function, computed again only if a cell it read has changed."""
        found = self.parts.get(key)
        if found is None:
            found = self.make(key, p)
        self.read |= found[0]
        return found[1]

    def make(self, key: Key, p: Any) -> tuple[int, Any]:
        """Compute a part and keep what it read with its result."""
        outer, self.read = self.read, 0
        try:
            value = key[0](p, *key[1])
            made = self.parts[key] = self.read, value
        finally:
            self.read = outer
        return made

    def update(self, cells: list[int]) -> None:
        """Go to another position: drop the parts that read a cell that differs."""
        changed, parts = self._move_to(cells), self.parts
        for key in [key for key, (read, _) in parts.items() if read & changed]:
            del parts[key]

    def _move_to(self, cells: list[int]) -> int:
        """Copy the cells, and return those that differ, one bit each."""
        self.cells, chunks, changed, start = cells[:], self.chunks, 0, 0
        if not chunks:
            chunks += [[]] * -(-len(cells) // CHUNK)
        for at, old in enumerate(chunks):
            new = cells[start : start + CHUNK]
            if old != new:
                for cell in compress(range(start, start + CHUNK), map(ne, old, new)):
                    changed |= 1 << cell
                chunks[at] = new
            start += CHUNK
        return changed


class Reading:
    """A position as the parts read it; a game has a subclass with its fields (`_reading`)."""

    def __init__(self, cells: CellReader, rule: Callable[[Any], Any]) -> None:
        self.cells, self.rule = cells, rule

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"there is no field {name}")


@functools.cache
def _reading(fields: tuple[Field, ...]) -> type[Reading]:
    """Return the class of the positions with these fields."""
    members = {field.name: _recorded_array(field) if field.extents else _recorded_number(field) for field in fields}
    return type("Reading", (Reading,), members)


def _recorded_number(field: Field) -> property:
    at, bit = field.offset, 1 << field.offset

    def read(p: Reading) -> int:
        cells = p.cells
        cells.read |= bit
        return cells.cells[at]

    return property(read)


def _recorded_array(field: Field) -> functools.cached_property[RecordedArray]:
    indices: Iterable[Any] = field.extents[0] if len(field.extents) == 1 else product(*field.extents)
    places = dict(zip(indices, range(field.offset, field.offset + field.size), strict=True))
    rows: Rows = {}
    return functools.cached_property(lambda p: RecordedArray(field, p.cells, places, rows))


Rows = dict[tuple[int, ...], tuple[int, int, int]]
"""Of each row of an array that was read: its start, its end, and a bit for each of its cells."""


class RecordedArray(Array):
    """The cells of an array field; which of them are read is recorded. `places` has the cell of each index."""

    __slots__ = ("places", "reader", "rows")

    def __init__(self, field: Field, reader: CellReader, places: dict[Any, int], rows: Rows) -> None:
        super().__init__(field, reader)  # type: ignore[arg-type]
        self.reader, self.places, self.rows = reader, places, rows

    def __getitem__(self, index: int | tuple[int, ...]) -> int:
        at = self.places.get(index)
        if at is None:
            return super().__getitem__(index)
        reader = self.reader
        reader.read |= 1 << at
        return reader.cells[at]

    def row(self, *first: int) -> list[int]:
        row = self.rows.get(first)
        if row is None:
            start, end = self.field.span(first)
            row = self.rows[first] = start, end, (1 << end) - (1 << start)
        reader = self.reader
        reader.read |= row[2]
        return reader.cells[row[0] : row[1]]


def part(function: Function) -> Function:
    """Mark a function of a position and ints as a part of a view. It must depend on nothing else, and its result must
    not be changed."""

    @functools.wraps(function)
    def kept(p: Any, *given: Any) -> Any:
        if not isinstance(p, Reading):
            return function(p, *given)
        cells, key = p.cells, (function, given)
        found = cells.parts.get(key) or cells.make(key, p)
        cells.read |= found[0]
        return found[1]

    return kept  # type: ignore[return-value]


def rule_part(function: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a lowered function of the rules, over cells, as a part."""

    @functools.wraps(function)
    def kept(s: CellReader, *given: int) -> Any:
        return s.result((function, given), s)

    return kept


class Views:
    """The views of one game in progress. They share their parts, so they must not be changed."""

    def __init__(
        self,
        view: Callable[[Any, int, Mapping[str, IntTable]], Any],
        fields: Mapping[str, Field],
        rule: Callable[[Any], Any],
        tables: Mapping[str, IntTable],
    ) -> None:
        self.whole, self.tables = view, _Tables(tables)
        self.cells = CellReader()
        self.position = _reading(tuple(fields.values()))(self.cells, rule)

    def view(self, cells: list[int], viewer: int) -> dict[str, Any]:
        """Return what a seat may know in a position, whatever the position before was."""
        return self.result(self.whole, cells, viewer)

    def result(self, function: Callable[..., dict[str, Any]], cells: list[int], *given: int) -> dict[str, Any]:
        """Return the result of a part of this game in a position."""
        if cells != self.cells.cells:
            self.cells.update(cells)
        found: dict[str, Any] = self.cells.result((function, (*given, self.tables)), self.position)
        return found
