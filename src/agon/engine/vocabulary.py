"""A game's words: the ids of its options, the kinds of its asks, the kinds of its log lines.

Scripts use ints; everything else uses ids. Each list here is a bijection between the two.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Argument = Literal["seat", "word", "number"]


class Words:
    """The codes and ids of everything that can be offered or named.

    >>> words = Words()
    >>> countries = words.add_all("iran", "iraq")
    >>> stop = words.add("pass")
    >>> words.id(stop), words.code("iraq"), list(countries)
    ('pass', 1, [0, 1])
    """

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.codes: dict[str, int] = {}

    def add(self, word: str) -> int:
        assert word not in self.codes, f"the word {word} stands twice"
        self.codes[word] = len(self.ids)
        self.ids.append(word)
        return self.codes[word]

    def add_all(self, *words: str) -> range:
        first = len(self.ids)
        for word in words:
            self.add(word)
        return range(first, len(self.ids))

    def id(self, code: int) -> str:
        return self.ids[code]

    def code(self, word: str) -> int:
        return self.codes[word]


class AskKind(NamedTuple):
    """A kind of ask. The answer to a secret ask is known only to the seat that gave it (for chance: to nobody) until
    the rules reveal it. The options of a numeric ask are plain numbers, not words."""

    name: str
    secret: bool
    numeric: bool


class Asks(list[AskKind]):
    """The kinds of asks, numbered in order."""

    def add(self, name: str, *, secret: bool = False, numeric: bool = False) -> int:
        self.append(AskKind(name, secret, numeric))
        return len(self) - 1


class TellKind(NamedTuple):
    """A kind of log line and the sort of each argument."""

    name: str
    arguments: dict[str, Argument]


class Tells(list[TellKind]):
    """The kinds of log lines, numbered in order."""

    def add(self, name: str, **arguments: Argument) -> int:
        self.append(TellKind(name, arguments))
        return len(self) - 1
