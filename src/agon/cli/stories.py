"""Descriptions of the turning points of a game."""

from __future__ import annotations

from agon.agents.analysis import Alternative, Analysis, Decision, Point, Told, TurningPoint
from agon.engine.table import Ask
from agon.text.catalogue import Catalogue

MAX_LINES = 2


class Stories:
    """Describes turning points by the game log, or by what was asked and chosen."""

    def __init__(self, analysis: Analysis, texts: Catalogue) -> None:
        self.points, self.texts = analysis.points, texts
        self.decisions = {one.number: one for one in analysis.decisions}

    def of(self, point: TurningPoint) -> str:
        decision = self.decisions[point.number]
        percent = share(abs(point.change))
        if point.by == "chance":
            return self.texts.format("analysis-fortune", what=self._chance(decision), percent=percent)
        better = self.worth(decision, decision.best[0])
        return self.texts.format("analysis-cost", what=self._choice(decision), percent=percent, better=better)

    def worth(self, decision: Decision, one: Alternative) -> str:
        return f"{self.option(decision, one)} ({share(one.value)})"

    def option(self, decision: Decision, one: Alternative) -> str:
        """An option as the buttons of the browser name it."""
        return self.texts.option(Ask(decision.number, decision.seat, decision.what, (), None), one.option)

    def _choice(self, decision: Decision) -> str:
        """The log line of a choice, or else what was asked and chosen."""
        lines = self.points[decision.number - 1].told
        if lines:
            return self._line(lines[0])
        option = self.option(decision, decision.chosen)
        return self.texts.format("analysis-choice", ask=self.texts.ask(decision.what), option=option)

    def _chance(self, decision: Decision) -> str:
        """The log lines of a choice and of the chance after it, which may be hidden."""
        run = self._run(decision)
        rolled = [line for point in run if point.seat == "chance" for line in point.told][:MAX_LINES]
        began = [self._line(line) for line in self.points[decision.number - 1].told[:1]]
        chance = [self._line(line) for line in rolled] or [f"{self.texts.format('analysis-unseen')}."]
        return " ".join([*began, *chance])

    def _run(self, decision: Decision) -> list[Point]:
        """The choices between a decision and the next."""
        later = (number for number in self.decisions if number > decision.number)
        return self.points[decision.number : min(later, default=len(self.points) + 1) - 1]

    def _line(self, line: Told) -> str:
        return self.texts.log_line(line.kind, {name: (one.sort, one.value) for name, one in line.arguments.items()})


def share(value: float, digits: int = 0) -> str:
    """Format a fraction as a percentage.

    >>> share(0.125, 1), share(-1e-9)
    ('12.5%', '0%')
    """
    return f"{round(100 * value, digits) + 0.0:.{digits}f}%"


def signed(change: float) -> str:
    """Format a change as a percentage with its sign.

    >>> signed(0.05), signed(-0.051), signed(0.0001)
    ('+5%', '−5%', '0%')
    """
    rounded = round(100 * change)
    return f"{'+' if rounded > 0 else '−' if rounded < 0 else ''}{abs(rounded)}%"
