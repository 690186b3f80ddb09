"""What a seat may know as a row of small numbers, declared once per game beside its view.

A feature is a plain function in the script subset, `function(p, seat, *index) -> int`, called for every index of its
extents. A one-hot feature has one more index: the function returns a kind, and of all kinds that one is 1. A function
takes the point of view of the seat: by convention, index 0 of a pair of sides is the seat itself. The
engine adds the options of the table and what the seat is asked. Everything is an int from -128 to 127, so a row is an
array of bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from agon.engine.errors import EngineFault
from agon.engine.position import Extent, Field
from agon.engine.script import NO_CONTEXT, NONE, Context
from agon.engine.vocabulary import AskKind

LOW, HIGH = -128, 127


class Feature(NamedTuple):
    """A group of numbers from `low` to `high`: one for every index of the extents. With `one_hot`, the function returns
    one of these kinds, or another number if it is none of them."""

    name: str
    about: str
    function: Callable[..., int]
    extents: tuple[Extent, ...] = ()
    low: int = 0
    high: int = 1
    one_hot: Extent | None = None

    @property
    def ranges(self) -> tuple[range, ...]:
        """The indices that the function takes."""
        return tuple(range(extent) if isinstance(extent, int) else extent for extent in self.extents)

    @property
    def kinds(self) -> tuple[range, ...]:
        """The last index of a one-hot feature."""
        return () if self.one_hot is None else Feature(*self[:3], (self.one_hot,)).ranges


@dataclass(frozen=True)
class Observation:
    """The features of a game, the words that its asks may be about, and the numbers that a seat may choose.

    `cards` and `reasons` are the words that asks of a seat have as `card` and as `reason`; `left` is the highest `left`
    or `of`; `numbers` counts the options of numeric asks of a seat, which are 0 to numbers - 1."""

    features: tuple[Feature, ...]
    cards: Sequence[int] = ()
    reasons: Sequence[int] = ()
    left: int = HIGH
    numbers: int = 0


class Group(NamedTuple):
    """Where a group of features is in a row: its first place, its shape and the range of its values."""

    name: str
    about: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int

    @property
    def size(self) -> int:
        size = 1
        for count in self.shape:
            size *= count
        return size

    @property
    def stop(self) -> int:
        return self.start + self.size


def groups(observation: Observation, asks: Sequence[AskKind], options: Sequence[Field]) -> tuple[Group, ...]:
    """Return the groups of a row in order: those of the game, then the options of the table and what the seat is
    asked."""
    made: list[Group] = []

    def add(name: str, about: str, shape: tuple[int, ...], low: int, high: int) -> None:
        made.append(Group(name, about, made[-1].stop if made else 0, shape, low, high))

    for one in observation.features:
        add(one.name, one.about, tuple(len(extent) for extent in one.ranges + one.kinds), one.low, one.high)
    most = max((field.high for field in options), default=0)
    add("options", "the options of the table, in their order", (len(options),), 0, min(most, HIGH))
    add("ask", "the kind of the seat's pending ask, one-hot; all 0 if it is not asked", (len(asks),), 0, 1)
    add("ask_card", "the card or piece that the ask is about, one-hot", (len(observation.cards),), 0, 1)
    add("ask_reason", "why the seat is asked, one-hot", (len(observation.reasons),), 0, 1)
    add("ask_left", "how much is left to choose; 0 if the ask does not say", (), 0, observation.left)
    add("ask_of", "of how much", (), 0, observation.left)
    return tuple(made)


def check(made: Sequence[Group]) -> None:
    """Refuse groups that share a name or do not fit in bytes."""
    names = [group.name for group in made]
    for group in made:
        if names.count(group.name) > 1:
            raise EngineFault("bad-script", f"two features are called {group.name}")
        if not LOW <= group.low <= group.high <= HIGH:
            raise EngineFault("bad-script", f"the feature {group.name} must lie within {LOW}..{HIGH}: scale or clip it")


def check_row(made: Sequence[Group], values: Sequence[int]) -> None:
    """Raise a fault if a value of a row is outside the declared range of its group."""
    for group in made:
        part = values[group.start : group.stop]
        if part and not group.low <= min(part) <= max(part) <= group.high:
            found = f"{min(part)}..{max(part)}"
            raise EngineFault(
                "out-of-range", f"the feature {group.name} is declared {group.low}..{group.high}, but is {found}"
            )


def asked_row(observation: Observation, asks: Sequence[AskKind], what: int, context: Context) -> list[int]:
    """Return the part of a row about the pending ask; `what` is its kind, or NONE if the seat is not asked."""
    card, left, of, reason = context if what != NONE else NO_CONTEXT
    values = [int(what == kind) for kind in range(len(asks))]
    values += [int(card == word) for word in observation.cards]
    values += [int(reason == word) for word in observation.reasons]
    return [*values, max(left, 0), max(of, 0)]


def features_row(observation: Observation, bound: Callable[[Callable[..., int]], Callable[..., int]]) -> list[int]:
    """Return the features of the game; `bound` turns a function of a feature into one of the index alone."""
    values: list[int] = []
    for one in observation.features:
        of_index = bound(one.function)
        for index in product(*one.ranges):
            value = int(of_index(*index))
            values += [int(value == kind) for kind in one.kinds[0]] if one.kinds else [value]
    return values
