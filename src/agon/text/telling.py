"""Blocks of the log in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from agon.text.blocks import Block, Entry, Grouping, Heading, Item, Line, Section, Values, group
from agon.text.catalogue import MINUS, Catalogue, isolated


class ToldEntry(NamedTuple):
    """An entry as text. `seat` is to be named before it; it is empty where the text or the block names it."""

    seat: str
    text: str
    badges: list[str]
    lines: list[int]


class ToldBlock(NamedTuple):
    seat: str
    head: ToldEntry | None
    entries: list[ToldEntry]


class Teller:
    """Tells a log in blocks. The reader's seat is addressed as "you"; a reader of another's seat (`is_own` is false)
    is told in the third person."""

    def __init__(self, texts: Catalogue, grouping: Grouping, seat: str | None = None, is_own: bool = True) -> None:
        self.texts, self.grouping, self.reader, self.is_own = texts, grouping, seat, is_own

    def lines(self, log: Sequence[Line], start: int = 0) -> list[str]:
        """Return the blocks as lines of text, without the entries that end before line `start` of the log."""
        told: list[str] = []
        for section in group(log, self.grouping):
            blocks = [lines for block in section.blocks if (lines := self._lines(self.block(block), start))]
            if blocks:
                told += [title] if (title := self.section(section)) else []
                told += [f"  {line}" for lines in blocks for line in lines]
        return told

    def _lines(self, block: ToldBlock, start: int) -> list[str]:
        head = block.head
        entries = [entry for entry in block.entries if entry.lines[-1] >= start]
        if not entries and (head is None or head.lines[-1] < start):
            return []
        inside = "  " if block.seat else ""
        name = [self.seat(block.seat)] if block.seat else []
        title = ": ".join([*name, *([self._line(head)] if head else [])])
        return [*([title] if title else []), *(f"{inside}{self._line(entry)}" for entry in entries)]

    def _line(self, entry: ToldEntry) -> str:
        text = ": ".join([*([self.seat(entry.seat)] if entry.seat else []), *([entry.text] if entry.text else [])])
        badges = " · ".join(entry.badges)
        return f"{text} [{badges}]" if text and badges else text or badges

    def section(self, section: Section) -> str:
        return " · ".join(self.heading(each) for each in (section.turn, section.round) if each)

    def heading(self, heading: Heading) -> str:
        return self.texts.format(_key("heading", heading.name), **self._arguments(heading.arguments))

    def block(self, block: Block) -> ToldBlock:
        head = self._entry(block.head, block) if block.head else None
        entries = [self._entry(entry, block) for entry in block.entries if not self._is_idle(entry, block)]
        return ToldBlock(block.seat, head, entries)

    def seat(self, id: str) -> str:
        """The name of a seat, in short if the game has short names."""
        return self.texts.format(key) if self.texts.has(key := _key("short", id)) else self.texts.seat(id)

    def _sentence(self, kind: str) -> str:
        other = _key("told", kind)
        return other if not self.is_own and self.reader and self.texts.has(other) else _key("log", kind)

    def _entry_key(self, entry: Entry, block: Block) -> str:
        same, key = self.grouping.same, _key("block", entry.kind)
        if entry.is_loose:
            return self._sentence(entry.kind)
        if same in entry.arguments and block.head and entry is not block.head:
            is_same = block.head.arguments.get(same) == entry.arguments[same]
            if is_same and self.texts.has(f"{key}-same"):
                return f"{key}-same"
        return key if self.texts.has(key) else self._sentence(entry.kind)

    def _is_idle(self, entry: Entry, block: Block) -> bool:
        """Whether an entry says nothing that the head of its block does not say."""
        is_repeated = entry.seat == block.seat and self._entry_key(entry, block).endswith("-same")
        return is_repeated and not entry.items and not entry.badges

    def _entry(self, entry: Entry, block: Block) -> ToldEntry:
        key = self._entry_key(entry, block) if entry.kind else ""
        is_sentence = key.startswith(("log-", "told-"))
        is_bare = is_sentence and entry.kind in self.grouping.items
        text = self.texts.format(key, **self._arguments(entry.arguments, entry)) if key and not is_bare else ""
        is_named = entry.seat == block.seat or (is_sentence and not is_bare)
        return ToldEntry(
            "" if is_named else entry.seat,
            ": ".join(each for each in (text, self._changes(entry)) if each),
            [self.texts.format(_key("badge", b.kind), **self._arguments(b.arguments)) for b in entry.badges],
            entry.lines,
        )

    def _changes(self, entry: Entry) -> str:
        """The changes of an entry: "Iran +3, Thailand +1 · US: Italy −1"."""
        groups: dict[str, list[str]] = {}
        for item in entry.items:
            if item.of and not item.amount:
                continue
            is_here = self._is_here(item, entry)
            groups.setdefault("" if is_here else item.seat, []).append(self._item(item, is_here))
        told = {seat: ", ".join(items) for seat, items in groups.items()}
        is_one = list(told) == [entry.seat]
        return " · ".join(
            f"{self.seat(seat)}: {items}" if seat and not is_one else items for seat, items in told.items()
        )

    def _is_here(self, item: Item, entry: Entry) -> bool:
        """Whether a change is at the place that its entry names already."""
        of = self.grouping.items[item.kind].of
        return bool(of) and item.kind != entry.kind and entry.arguments.get(of, ("word", ""))[1] == item.of

    def _item(self, item: Item, is_here: bool) -> str:
        if not item.of:
            return self.texts.format(_key("item", item.kind), **self._arguments(item.arguments))
        amount = isolated(f"{'+' if item.amount > 0 else MINUS}{abs(item.amount)}", self.texts.lang)
        return f"{self.seat(item.seat) if is_here and item.seat else self.texts.word(item.of)} {amount}"

    def _arguments(self, values: Values, entry: Entry | None = None) -> dict[str, int | str]:
        said: dict[str, int | str] = {"side": self.reader} if self.reader else {}
        listed = self.grouping.lists.get(entry.kind) if entry else None
        for name, (sort, value) in values.items():
            if entry and name == listed and len(entry.values) > 1:
                said[name] = ", ".join(self.texts.word(str(v)) if sort == "word" else str(v) for v in entry.values)
            else:
                said[name] = self.texts.word(str(value)) if sort == "word" else value
        return said


def _key(prefix: str, id: str) -> str:
    return f"{prefix}-{id}".replace("_", "-")
