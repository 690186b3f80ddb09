"""Every outcome of chance with its odds, for tests that enumerate instead of sampling."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from agon.engine.machine import Pending
from agon.engine.script import CHANCE


class Branching:
    """Answers draws from a list of indices, then always with the first option; records the odds and the number of
    options."""

    def __init__(self, script: list[int]) -> None:
        self.script, self.odds = script, Fraction(1)
        self.widths: list[int] = []

    def __call__(self, ask: Pending) -> int:
        return self.draw(ask[2], ask[3])

    def draw(self, options: list[int], weights: list[int] | None) -> int:
        at = self.script[len(self.widths)] if len(self.widths) < len(self.script) else 0
        self.widths.append(len(options))
        weights = weights or [1] * len(options)
        self.odds *= Fraction(weights[at], sum(weights))
        return options[at]


def branches(play: Callable[[Branching], Any]) -> Iterator[tuple[Fraction, Any]]:
    """Every way a chooser can answer, with its odds."""
    script: list[int] | None = []
    while script is not None:
        chooser = Branching(script)
        outcome = play(chooser)
        yield chooser.odds, outcome
        taken = script + [0] * (len(chooser.widths) - len(script))
        while taken and taken[-1] + 1 == chooser.widths[len(taken) - 1]:
            taken.pop()
        script = [*taken[:-1], taken[-1] + 1] if taken else None


def drive(script: Any, draw: Callable[..., int]) -> None:
    """Run a script to its end; `draw` answers its draws."""
    try:
        request = next(script)
        while True:
            assert request.seat == CHANCE
            request = script.send(draw(request.options, request.weights))
    except StopIteration:
        return


def distribution(outcomes: Iterator[tuple[Fraction, object]]) -> dict[object, Fraction]:
    """The odds of each outcome, given that there is one (None: the deal was restarted)."""
    found: dict[object, Fraction] = {}
    for odds, outcome in outcomes:
        if outcome is not None:
            found[outcome] = found.get(outcome, Fraction(0)) + odds
    whole = sum(found.values())
    return {outcome: odds / whole for outcome, odds in found.items()}
