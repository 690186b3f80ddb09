"""The log in blocks: one per play, under the headings of its turn and round, with changes added up.

A game declares in its `log.toml` how its lines are grouped (docs/reference/log.md). `web/src/shell/blocks.ts` and
`telling.ts` do the same for the browser; `tests/text/test_blocks.py` holds both to the same samples.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Protocol

import msgspec

from agon.engine.vocabulary import Argument

Values = Mapping[str, tuple[Argument, int | str]]


class Line(Protocol):
    """A log line (`agon.engine.table.Line`)."""

    @property
    def kind(self) -> str: ...
    @property
    def arguments(self) -> Values: ...


@dataclass(frozen=True)
class BlockRule:
    """Where a block begins: a `[[block]]` of `log.toml`. docs/reference/log.md explains the keys."""

    kinds: tuple[str, ...]
    heading: str = ""
    by: str = ""
    start: bool = False
    level: int = 2
    seat: bool = False
    whole: bool = False
    until: tuple[str, ...] = ()
    counted: bool = False


@dataclass(frozen=True)
class ItemRule:
    """How a line adds to the items of an entry: the place and the amount are arguments of the line."""

    of: str = ""
    amount: str = ""
    sign: int = 1


@dataclass(frozen=True)
class Grouping:
    """A game's `log.toml`; docs/reference/log.md explains the keys."""

    links: tuple[str, ...] = ()
    same: str = ""
    drops: tuple[str, ...] = ()
    heads: tuple[str, ...] = ()
    carriers: tuple[str, ...] = ()
    asides: tuple[str, ...] = ()
    block: tuple[BlockRule, ...] = ()
    joins: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    lists: Mapping[str, str] = field(default_factory=dict)
    items: Mapping[str, ItemRule] = field(default_factory=dict)
    badges: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Heading:
    """A heading; those of one name are told apart by their number, if they have one."""

    name: str
    number: int
    arguments: Values


@dataclass
class Item:
    """One of the changes of an entry: an amount at a place, or a line told in short."""

    kind: str
    seat: str
    arguments: Values
    of: str
    amount: int


@dataclass
class Badge:
    """A figure beside an entry."""

    kind: str
    seat: str
    arguments: Values


@dataclass
class Entry:
    """A line of a block, made of one or more lines of the log; `kind` is empty if it has only badges."""

    kind: str
    seat: str
    arguments: Values
    values: list[int | str] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    badges: list[Badge] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    is_loose: bool = False
    """Whether the line that it completes is missing."""


@dataclass
class Block:
    """One play: the seat whose play it is, its head, and what came of it."""

    seat: str
    head: Entry | None = None
    entries: list[Entry] = field(default_factory=list)


@dataclass
class Section:
    """The blocks under one heading: its turn, and its round or phase."""

    turn: Heading | None
    round: Heading | None
    blocks: list[Block] = field(default_factory=list)


@cache
def grouping_of(game: str) -> Grouping:
    """Return how a game groups its log; a game without `log.toml` has one line per entry."""
    file = files("agon.games") / game / "log.toml"
    if not file.is_file():
        return Grouping()
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Grouping)


def group(log: Sequence[Line], grouping: Grouping) -> list[Section]:
    """Group the lines of a log."""
    grouper = _Grouper(grouping)
    for number, line in enumerate(log):
        grouper.add(line, number)
    return [section for section in grouper.sections if section.blocks]


def seat_of(values: Values) -> str:
    return next((str(value) for sort, value in values.values() if sort == "seat"), "")


def _identity(heading: Heading | None) -> object:
    return heading and (heading.name, heading.number)


class _Grouper:
    """Groups a log line by line; later lines change only the last block."""

    def __init__(self, grouping: Grouping) -> None:
        self.grouping = grouping
        self.section = Section(None, None)
        self.sections = [self.section]
        self.block: Block | None = None
        self.rule: BlockRule | None = None
        self.is_closed = False
        self.counts: dict[int, int] = {}

    def add(self, line: Line, number: int) -> None:
        seat = seat_of(line.arguments)
        rule = next((r for r in self.grouping.block if line.kind in r.kinds and (not r.start or number == 0)), None)
        if rule and not self._continues(rule, seat):
            self._begin(rule, line, seat)
        if self.rule and line.kind in self.rule.until:
            self.is_closed = True
        if line.kind in self.grouping.drops:
            return
        if self.block is None:
            self.block = Block("")
        if not self.section.blocks or self.section.blocks[-1] is not self.block:
            self.section.blocks.append(self.block)
        self._tell(self.block, line, seat, number)

    def _continues(self, rule: BlockRule, seat: str) -> bool:
        is_same = rule.whole and rule is self.rule and not self.is_closed
        return is_same and (not rule.seat or (self.block is not None and self.block.seat == seat))

    def _begin(self, rule: BlockRule, line: Line, seat: str) -> None:
        if rule.level == 1:
            self.counts.clear()
        count = self.counts[id(rule)] = self.counts.get(id(rule), 0) + 1
        self.rule, self.is_closed = rule, False
        self.block = Block(seat if rule.seat else "")
        if not rule.heading:
            return
        values: Values = {"count": ("number", count)} if rule.counted else line.arguments
        number = count if rule.counted else int(values[rule.by][1]) if rule.by else 0
        heading = Heading(rule.heading, number, values)
        turn = heading if rule.level == 1 else self.section.turn
        round = None if rule.level == 1 else heading
        if (_identity(turn), _identity(round)) != (_identity(self.section.turn), _identity(self.section.round)):
            self.section = Section(turn, round)
            self.sections.append(self.section)

    def _tell(self, block: Block, line: Line, seat: str, number: int) -> None:
        grouping, kind = self.grouping, line.kind
        last = next((entry for entry in reversed(block.entries) if entry.kind not in grouping.asides), block.head)
        if kind in grouping.badges:
            self._badge(last or self._entry(block, "", "", {}), line, seat, number)
        elif kind in grouping.items:
            into = last if last and self._is_open_to(last, kind, seat) else None
            self._item(into or self._entry(block, kind, seat, line.arguments), line, seat, number)
        elif kind in grouping.lists:
            self._list(block, line, seat, number)
        elif last and last.kind in grouping.joins.get(kind, ()):
            last.kind, last.arguments, last.is_loose = kind, {**last.arguments, **line.arguments}, False
            last.lines.append(number)
        else:
            entry = self._entry(block, kind, seat, line.arguments)
            entry.is_loose = kind in grouping.joins
            entry.lines.append(number)

    def _entry(self, block: Block, kind: str, seat: str, values: Values) -> Entry:
        entry = Entry(kind, seat, values)
        if kind in self.grouping.heads and not block.head and not block.entries:
            block.head = entry
        else:
            block.entries.append(entry)
        return entry

    def _is_open_to(self, last: Entry, kind: str, seat: str) -> bool:
        """Whether a change belongs to the last entry."""
        items = self.grouping.items
        if last.kind in self.grouping.carriers:
            return True
        if last.kind not in items or last.seat != seat:
            return False
        return last.kind == kind or (items[last.kind].of != "" and items[last.kind].of == items[kind].of)

    def _item(self, entry: Entry, line: Line, seat: str, number: int) -> None:
        rule = self.grouping.items[line.kind]
        entry.lines.append(number)
        place = str(line.arguments[rule.of][1]) if rule.of else ""
        change = rule.sign * int(line.arguments[rule.amount][1]) if rule.amount else 0
        known = next((item for item in entry.items if place and (item.of, item.seat) == (place, seat)), None)
        if known:
            known.amount += change
        else:
            entry.items.append(Item(line.kind, seat, line.arguments, place, change))

    def _badge(self, entry: Entry, line: Line, seat: str, number: int) -> None:
        total = self.grouping.badges[line.kind]
        entry.lines.append(number)
        known = next((badge for badge in entry.badges if (badge.kind, badge.seat) == (line.kind, seat)), None)
        if known is None:
            entry.badges.append(Badge(line.kind, seat, line.arguments))
            return
        before, known.arguments = known.arguments, line.arguments
        if total:
            amount = int(before[total][1]) + int(line.arguments[total][1])
            known.arguments = {**line.arguments, total: ("number", amount)}

    def _list(self, block: Block, line: Line, seat: str, number: int) -> None:
        name = self.grouping.lists[line.kind]

        def rest(values: Values) -> Values:
            return {each: value for each, value in values.items() if each != name}

        alike = (e for e in block.entries if e.kind == line.kind and rest(e.arguments) == rest(line.arguments))
        entry = next(alike, None) or self._entry(block, line.kind, seat, line.arguments)
        entry.lines.append(number)
        entry.values.append(line.arguments[name][1])
