"""Turning points of a game in words."""

from __future__ import annotations

from agon.agents.analysis import Analysis, Decision, Point, Told, TurningPoint
from agon.engine.game import Game
from agon.text.catalogue import Catalogue

MOST_LINES = 2


class Stories:
    """Tells what happened at the turning points of a game, by its log or by what was asked and chosen."""

    def __init__(self, analysis: Analysis, game: Game, texts: Catalogue) -> None:
        self.points, self.texts = analysis.points, texts
        self.decisions = {one.number: one for one in analysis.decisions}
        self.numeric = {ask.name for ask in game.asks if ask.numeric}

    def of(self, point: TurningPoint) -> str:
        decision = self.decisions[point.number]
        percent = f"{abs(100 * point.change):.0f}"
        if point.by == "chance":
            return self.texts.format("analysis-fortune", what=self._chance(decision), percent=percent)
        better = f"{self._option(decision.what, decision.best[0].option)} ({share(decision.best[0].value)})"
        return self.texts.format("analysis-cost", what=self._choice(decision), percent=percent, better=better)

    def _choice(self, decision: Decision) -> str:
        """What the log says of a choice, or else what was asked and chosen."""
        told = self.points[decision.number - 1].told
        if told:
            return self._lines(told[:MOST_LINES])
        option = self._option(decision.what, decision.chosen.option)
        return self.texts.format("analysis-choice", ask=self.texts.ask(decision.what), option=option)

    def _chance(self, decision: Decision) -> str:
        """What the log says of a choice and of what chance made of it."""
        run = self._run(decision)
        told = [line for point in run if point.seat == "chance" for line in point.told][:MOST_LINES]
        began = self.points[decision.number - 1].told[:1]
        return self._lines([*began, *told]) or f"{self.texts.format('analysis-unseen')}."

    def _run(self, decision: Decision) -> list[Point]:
        """The choices from a decision to the next."""
        later = (number for number in self.decisions if number > decision.number)
        return self.points[decision.number : min(later, default=len(self.points) + 1) - 1]

    def _lines(self, told: list[Told]) -> str:
        return " ".join(self._line(line) for line in told)

    def _line(self, told: Told) -> str:
        return self.texts.log_line(told.kind, {name: (one.sort, one.value) for name, one in told.arguments.items()})

    def _option(self, what: str, option: str) -> str:
        return option if what in self.numeric else self.texts.word(option)


def share(value: float, digits: int = 0) -> str:
    """A part of the whole in hundredths.

    >>> share(0.125, 1), share(-1e-9)
    ('12.5\\xa0%', '0\\xa0%')
    """
    return f"{round(100 * value, digits) + 0.0:.{digits}f}\N{NO-BREAK SPACE}%"


def signed(change: float) -> str:
    """A change in hundredths, with its sign.

    >>> signed(0.05), signed(-0.051), signed(0.0001)
    ('+5\\xa0%', '−5\\xa0%', '0\\xa0%')
    """
    rounded = round(100 * change)
    return f"{'+' if rounded > 0 else '−' if rounded < 0 else ''}{abs(rounded)}\N{NO-BREAK SPACE}%"
