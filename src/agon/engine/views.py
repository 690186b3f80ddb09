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
from collections.abc import Callable, Mapping
from operator import ne
from typing import Any, TypeVar

from agon.engine.components import IntTable
from agon.engine.position import Array, Field

CHUNK = 48
"""Cells that are compared at once."""

Function = TypeVar("Function", bound=Callable[..., Any])


class _Tables(dict[str, IntTable]):
    """The tables of the components: constant, so they may be an argument of a part."""

    __hash__ = object.__hash__  # type: ignore[assignment]


class CellReader:
    """The cells as the parts read them, and the parts: every read is recorded."""

    __slots__ = ("cells", "parts", "read")

    def __init__(self) -> None:
        self.cells: list[int] = []
        self.read = 0  # by the part that is being made, one bit for each cell
        self.parts: dict[tuple[Any, tuple[Any, ...]], tuple[int, Any]] = {}  # what each part read, and its result

    def __getitem__(self, at: Any) -> Any:
        if at.__class__ is slice:
            self.read |= (1 << at.stop) - (1 << at.start)
        else:
            self.read |= 1 << at
        return self.cells[at]

    def result(self, function: Callable[..., Any], p: Any, given: tuple[Any, ...]) -> Any:
        """Return the result of a function, computed again only if a cell it read has changed."""
        key = function, given
        found = self.parts.get(key)
        if found is None:
            outer, self.read = self.read, 0
            try:
                value = function(p, *given)
                found = self.parts[key] = self.read, value
            finally:
                self.read = outer
        self.read |= found[0]
        return found[1]

    def update(self, cells: list[int]) -> None:
        """Go to another position: drop the parts that read a cell that differs."""
        changed = _changed(self.cells, cells)
        for key in [key for key, (read, _) in self.parts.items() if read & changed]:
            del self.parts[key]
        self.cells = cells[:]


def _changed(before: list[int], after: list[int]) -> int:
    """Return the cells that differ, one bit each."""
    changed = 0
    for start in range(0, len(after), CHUNK):
        old, new = before[start : start + CHUNK], after[start : start + CHUNK]
        if old != new:
            for cell, differs in enumerate(map(ne, old, new), start):
                if differs:
                    changed |= 1 << cell
    return changed


class Reading:
    """A position as the parts read it."""

    def __init__(self, cells: CellReader, fields: Mapping[str, Field], rule: Callable[[Any], Any]) -> None:
        self.cells, self.rule, self._fields = cells, rule, fields

    def __getattr__(self, name: str) -> Any:
        field = self._fields.get(name)
        if field is None:
            raise AttributeError(f"there is no field {name}")
        cells: Any = self.cells
        if not field.extents:
            return cells[field.offset]
        array = self.__dict__[name] = Array(field, cells)
        return array


def part(function: Function) -> Function:
    """Mark a function of a position and ints as a part of a view. It must depend on nothing else, and its result must
    not be changed."""

    @functools.wraps(function)
    def kept(p: Any, *given: Any) -> Any:
        return p.cells.result(function, p, given) if p.__class__ is Reading else function(p, *given)

    return kept  # type: ignore[return-value]


def rule_part(function: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a lowered function of the rules, over cells, as a part."""

    @functools.wraps(function)
    def kept(s: CellReader, *given: int) -> Any:
        return s.result(function, s, given)

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
        self.position = Reading(self.cells, fields, rule)

    def view(self, cells: list[int], viewer: int) -> dict[str, Any]:
        """Return what a seat may know in a position, whatever the position before was."""
        return self.result(self.whole, cells, viewer)

    def result(self, function: Callable[..., dict[str, Any]], cells: list[int], *given: int) -> dict[str, Any]:
        """Return the result of a part of this game in a position."""
        if cells != self.cells.cells:
            self.cells.update(cells)
        found: dict[str, Any] = self.cells.result(function, self.position, (*given, self.tables))
        return found
