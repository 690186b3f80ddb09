"""Positions: ints with a declared range, and fixed arrays of them, laid out in one flat list of cells."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import prod
from typing import Any, NamedTuple, Self

from agon.engine.errors import EngineFault
from agon.engine.script import NONE

Extent = int | range
"""The extent of an index: a count (from 0), or a range of codes."""


class Declared(NamedTuple):
    """A field as written in the class body."""

    extents: tuple[range, ...]
    low: int
    high: int


def _declare(extents: tuple[Extent, ...], low: int, high: int) -> Any:
    if low > high:
        raise ValueError(f"the range {low} to {high} is empty")
    return Declared(tuple(range(e) if isinstance(e, int) else e for e in extents), low, high)


def number(low: int, high: int) -> Any:
    """Declare an int from low to high."""
    return _declare((), low, high)


def array(extent: Extent, low: int, high: int) -> Any:
    """Declare a fixed array of ints with one index."""
    return _declare((extent,), low, high)


def grid(first: Extent, second: Extent, low: int, high: int) -> Any:
    """Declare a fixed array of ints with two indices."""
    return _declare((first, second), low, high)


def block(first: Extent, second: Extent, third: Extent, low: int, high: int) -> Any:
    """Declare a fixed array of ints with three indices."""
    return _declare((first, second, third), low, high)


@dataclass(frozen=True, slots=True)
class Field:
    """A field and the location of its cells.

    Precomputed for speed: the start of the first index, its stride in cells, and the second index of a grid."""

    name: str
    extents: tuple[range, ...]
    low: int
    high: int
    offset: int
    size: int
    start: int = 0
    row: int = 1
    columns: range | None = None

    @property
    def fresh(self) -> int:
        """The value of a cell in a fresh position: NONE where allowed, else the allowed value nearest to 0."""
        return self.low if self.low == NONE else min(max(0, self.low), self.high)

    def cell(self, index: tuple[int, ...]) -> int:
        """Return the cell of an index; an index outside its extent is a fault."""
        if len(index) != len(self.extents):
            raise EngineFault("out-of-range", f"{self.name} takes {len(self.extents)} indices, not {len(index)}")
        place = 0
        for i, extent in zip(index, self.extents, strict=True):
            if i not in extent:
                raise EngineFault(
                    "out-of-range", f"index {i} of {self.name} is outside {extent.start}..{extent.stop - 1}"
                )
            place = place * len(extent) + (i - extent.start)
        return self.offset + place

    def span(self, first: tuple[int, ...]) -> tuple[int, int]:
        """Return the first cell under the first index or indices, and the one after the last."""
        rest = self.extents[len(first) :]
        start = self.cell((*first, *[extent.start for extent in rest]))
        return start, start + prod(map(len, rest))

    def check(self, value: int) -> int:
        """Return the value as a plain int; a value outside the declared range is a fault."""
        if not self.low <= value <= self.high:
            raise EngineFault("out-of-range", f"{self.name} cannot be {value}: it is declared {self.low}..{self.high}")
        return int(value)


class Array:
    """The cells of one array field, read and written by index."""

    __slots__ = ("cells", "field")

    def __init__(self, field: Field, cells: list[int]) -> None:
        self.field, self.cells = field, cells

    def __getitem__(self, index: int | tuple[int, ...]) -> int:
        field = self.field
        if not isinstance(index, tuple):
            place = index - field.start
            if field.row == 1 and 0 <= place < field.size:
                return self.cells[field.offset + place]
            index = (index,)
        elif field.columns and len(index) == 2:
            row, column = index[0] - field.start, index[1] - field.columns.start
            if 0 <= row < field.size // field.row and 0 <= column < field.row:
                return self.cells[field.offset + row * field.row + column]
        return self.cells[field.cell(index)]

    def row(self, *first: int) -> list[int]:
        """Return all values under the first index or indices, in order; for a grid, its row."""
        start, end = self.field.span(first)
        return self.cells[start:end]

    def __iter__(self) -> Iterator[int]:
        """Iterate over all values, in index order."""
        return iter(self.cells[self.field.offset : self.field.offset + self.field.size])

    def __setitem__(self, index: int | tuple[int, ...], value: int) -> None:
        cell = self.field.cell(index if isinstance(index, tuple) else (index,))
        self.cells[cell] = self.field.check(value)


class _Descriptor:
    __slots__ = ("field",)

    def __init__(self, field: Field) -> None:
        self.field = field

    def __get__(self, position: Position | None, owner: type[Position]) -> Any:
        if position is None:
            return self.field
        if self.field.extents:
            return Array(self.field, position.cells)
        return position.cells[self.field.offset]

    def __set__(self, position: Position, value: int) -> None:
        if self.field.extents:
            raise AttributeError(f"{self.field.name} is an array; set its elements")
        position.cells[self.field.offset] = self.field.check(value)


def _as_written(function: Any) -> Any:
    return function


class Position:
    """The state of a game. `rule` gives a function of the rules as it runs with this game's components.

    A game declares its fields in a subclass:

    >>> class Counter(Position):
    ...     count: int = number(0, 9)
    ...     seen: Array = array(3, 0, 1)
    >>> p = Counter()
    >>> p.count = 4; p.seen[2] = 1; p.cells
    [4, 0, 0, 1]
    >>> p.count = 10
    Traceback (most recent call last):
    agon.engine.errors.EngineFault: out-of-range: count cannot be 10: it is declared 0..9
    """

    fields: dict[str, Field]
    cell_count: int
    __slots__ = ("cells", "rule")

    def __init_subclass__(cls) -> None:
        cls.fields, offset = {}, 0
        for name, declared in list(vars(cls).items()):
            if isinstance(declared, Declared):
                size = 1
                for extent in declared.extents:
                    size *= len(extent)
                first = declared.extents[0] if declared.extents else range(1)
                columns = declared.extents[1] if len(declared.extents) == 2 else None
                cls.fields[name] = Field(name, *declared, offset, size, first.start, size // len(first), columns)
                setattr(cls, name, _Descriptor(cls.fields[name]))
                offset += size
        cls.cell_count = offset

    def __init__(self, cells: list[int] | None = None) -> None:
        self.rule: Callable[[Any], Any] = _as_written
        self.cells = [f.fresh for f in self.fields.values() for _ in range(f.size)] if cells is None else cells

    def copy(self) -> Self:
        return type(self)(list(self.cells))

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.cells == self.cells

    def __hash__(self) -> int:
        return hash(tuple(self.cells))
