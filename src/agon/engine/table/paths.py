"""Paths: the names by which a study sets and reads parts of a position."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Literal, NamedTuple

from agon.engine.errors import AgonError
from agon.engine.position import Field

Getter = Callable[..., list[str]]
Setter = Callable[..., None]
MAX_WORDS = 8
"""The most words that a refusal suggests."""


class Takes(NamedTuple):
    """The values a path takes: a number from least to most, one of the words, or several. None: not fixed."""

    values: Literal["number", "word", "words"]
    offered: tuple[str, ...] | None = None
    least: int | None = None
    most: int | None = None


NUMBER = Takes("number")


def between(least: int, most: int) -> Takes:
    return Takes("number", None, least, most)


def within(field: Field) -> Takes:
    """Return the numbers that a field of the position can hold."""
    return between(field.low, field.high)


def one_of(words: Iterable[str]) -> Takes:
    return Takes("word", tuple(words))


def some_of(words: Iterable[str]) -> Takes:
    return Takes("words", tuple(words))


@dataclass(frozen=True)
class Path:
    """A pattern such as `hand.SIDE`, the words that each capitalised part stands for, and how to read and set it."""

    pattern: str
    about: str
    get: Getter
    set: Setter | None = None
    is_set: bool = False
    takes: Takes = NUMBER


@dataclass(frozen=True)
class Paths:
    """The paths of a game. `baseline` returns the fresh position that `given` edits; `settle` checks the result."""

    domains: dict[str, tuple[str, ...]]
    paths: tuple[Path, ...]
    baseline: Callable[[Any], None]
    settle: Callable[[Any], None]

    def find(self, name: str) -> tuple[Path, list[str]]:
        """Return the path of a dotted name, and the words in place of its capitalised parts."""
        parts = name.split(".")
        for path in self.paths:
            pattern = path.pattern.split(".")
            if len(pattern) == len(parts) and not self._misfits(pattern, parts):
                return path, [word for want, word in zip(pattern, parts, strict=True) if want.isupper()]
        raise AgonError("bad-position", f"no path {name!r}; {self._instead(parts)}")

    def _misfits(self, pattern: list[str], parts: list[str]) -> list[tuple[str, str]]:
        """Return the parts of a pattern that a name does not fit, each with the word in its place."""
        pairs = zip(pattern, parts, strict=True)
        return [(want, word) for want, word in pairs if word not in self.domains.get(want, (want,))]

    def _instead(self, parts: list[str]) -> str:
        """Suggest words if only one word of a path is wrong; otherwise list the paths."""
        for path in self.paths:
            pattern = path.pattern.split(".")
            misfits = self._misfits(pattern, parts) if len(pattern) == len(parts) else []
            if len(misfits) == 1 and misfits[0][0].isupper():
                want, word = misfits[0]
                close = [other for other in self.domains[want] if word and word in other]
                close = close or get_close_matches(word, self.domains[want]) or list(self.domains[want][:MAX_WORDS])
                return f"{word!r} is not a {want.lower()} of {path.pattern}; similar: {', '.join(close[:MAX_WORDS])}"
        return f"the paths are: {', '.join(path.pattern for path in self.paths)}"

    def read(self, position: Any, name: str) -> list[str]:
        path, words = self.find(name)
        return path.get(position, *words)

    def write(self, position: Any, name: str, values: Sequence[str]) -> None:
        path, words = self.find(name)
        if path.set is None:
            raise AgonError("bad-position", f"{name} follows from the rest of the position and cannot be set")
        path.set(position, *words, values=[] if list(values) == ["none"] else list(values))

    def agrees(self, name: str, found: list[str], wanted: Sequence[str]) -> bool:
        """Whether the values are equal; lists of cards compare as sets."""
        path, _ = self.find(name)
        values = [] if list(wanted) == ["none"] else list(wanted)
        return sorted(found) == sorted(values) if path.is_set else found == values


def one(values: Sequence[str]) -> str:
    if len(values) != 1:
        raise AgonError("bad-position", f"expected one value, not {len(values)}")
    return values[0]


def whole(values: Sequence[str]) -> int:
    """Return the value as an int; refuse several values and other words."""
    text = one(values)
    if not re.fullmatch(r"-?[0-9]{1,9}", text):
        raise AgonError("bad-position", f"{text!r} is not a number")
    return int(text)


def among(values: Sequence[str], words: Sequence[str]) -> int:
    """Return the index of the value among the words."""
    text = one(values)
    if text not in words:
        raise AgonError("bad-position", f"{text!r} is not one of {', '.join(words)}")
    return list(words).index(text)


def int_field(field: str, index_of: Callable[[str], int]) -> tuple[Getter, Setter]:
    """Return functions that read and set an int field, or an array of them by one word of the path."""

    def get(p: Any, *words: str) -> list[str]:
        return [str(getattr(p, field)[index_of(words[0])] if words else getattr(p, field))]

    def put(p: Any, *words: str, values: Sequence[str]) -> None:
        if words:
            getattr(p, field)[index_of(words[0])] = whole(values)
        else:
            setattr(p, field, whole(values))

    return get, put
