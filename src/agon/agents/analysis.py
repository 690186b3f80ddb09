"""Analyses a game: the value of every position for each seat, the loss of every decision, and the effect of chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from agon.agents.evaluator import Evaluator
from agon.agents.search_backend import root_of
from agon.agents.situation import situation
from agon.agents.tree import PlayoutPolicy
from agon.engine.table import Choice, Line, Table
from agon.engine.vocabulary import Argument as Sort

TURNING_POINTS = 10
WORST = 3

Values = dict[str, float]
"""Win probabilities by seat; in single-player games, the expected success."""


class Alternative(msgspec.Struct, frozen=True):
    """An option and its value for the seat to decide, given what that seat knows."""

    option: str
    value: float
    visits: int


class Argument(msgspec.Struct, frozen=True):
    """An argument of a log line and its sort: seat, word or number."""

    sort: Sort
    value: str | int


class Told(msgspec.Struct, frozen=True):
    """A public log line."""

    kind: str
    arguments: dict[str, Argument]


class Point(msgspec.Struct):
    """A choice of the record, including those of chance, numbered from 1, with the milestone reached and the values
    after it."""

    number: int
    seat: str
    what: str
    option: str
    milestone: int
    values: Values
    told: list[Told]


class Decision(msgspec.Struct):
    """A choice among several options. `before` holds the values with the best option, `after` those with the chosen
    one. Up to the next decision, `luck` is the change due to chance, `rest` any other change."""

    number: int
    seat: str
    what: str
    chosen: Alternative
    best: list[Alternative]
    offered: int
    before: Values
    after: Values
    loss: float
    luck: Values
    rest: Values


class Balance(msgspec.Struct):
    """The totals of a seat: `end` = `start` + `luck` + `play` + `rest`, where `play` is what it lost by its own choices
    and gained by those of others."""

    seat: str
    start: float
    end: float
    luck: float
    play: float
    rest: float
    decisions: int
    loss: float
    mean_loss: float
    worst: list[int]


class TurningPoint(msgspec.Struct, frozen=True):
    """A large change for a seat, by its own choice (`choice`) or by chance (`chance`) after the decision `number`."""

    number: int
    seat: str
    by: str
    change: float


class Analysis(msgspec.Struct):
    """The analysis of a game, or of its first `analysed` choices if it was interrupted."""

    game: str
    options: dict[str, str]
    seats: list[str]
    depth: int
    seconds: float | None
    seed: int
    choices: int
    analysed: int
    points: list[Point]
    decisions: list[Decision]
    accounts: list[Balance]
    turning_points: list[TurningPoint]


def analyse(
    table: Table, choices: Sequence[Choice], evaluator: Evaluator, progress: Callable[[int], None] = lambda number: None
) -> Analysis:
    """Replay choices at a table and evaluate each decision. If interrupted, the result covers the choices so far."""
    analyser = Analyser(table, evaluator)
    try:
        for choice in choices:
            analyser.take(choice)
            progress(len(analyser.points))
        analyser.finish()
    except KeyboardInterrupt:
        analyser.drop_unfinished()
    return Analysis(
        table.game.name,
        table.options,
        list(table.seats),
        evaluator.depth,
        evaluator.seconds,
        evaluator.seed,
        len(choices),
        len(analyser.points),
        analyser.points,
        analyser.decisions,
        [account(seat, analyser.decisions) for seat in table.seats],
        turning_points(analyser.decisions),
    )


class Analyser:
    """Replays a game and collects its points and decisions; `expected` holds the values before pending chance."""

    def __init__(self, table: Table, evaluator: Evaluator) -> None:
        self.table, self.evaluator = table, evaluator
        self.points: list[Point] = []
        self.decisions: list[Decision] = []
        self.expected: Values | None = None
        fields, milestone = table.game.position.fields, table.game.milestone
        self.milestone = fields[milestone].offset if milestone else None

    def take(self, choice: Choice) -> None:
        """Evaluate a choice if it was a decision, then make it."""
        ask, place, decision = self.table.ask(choice.seat), self.table.log_position, None
        is_open = ask is not None and len(ask.options) > 1
        if choice.seat == "chance":
            self._expect(is_open)
        elif is_open:
            decision = self._decide(choice)
        else:
            self._count_luck(None)
        self.table.choose(choice.seat, choice.option)
        if decision is not None:
            self.decisions.append(decision)
        self.points.append(self._point(choice, place))

    def _point(self, choice: Choice, place: int) -> Point:
        told = [public_line(line) for line in self.table.log_since(None, place)[0]]
        reached = 0 if self.milestone is None else self.table.machine.cells[self.milestone]
        values = self.decisions[-1].after if self.decisions else even_values(self.table.seats)
        return Point(len(self.points) + 1, *choice, reached, values, told)

    # -- a decision

    def _decide(self, choice: Choice) -> Decision:
        """Evaluate a choice, given what its seat knows."""
        now, game, seat = situation(self.table, choice.seat), self.table.game, choice.seat
        index = now.offered.index(choice.option)
        options, values = self.evaluator.compare(root_of(game, now), game.seat_code(seat), index, len(self.points))
        chosen, *others = (Alternative(now.offered[one.place], one.value, one.visits) for one in options)
        others.sort(key=lambda one: -one.value)
        best = max(chosen.value, others[0].value)
        before, after = (self._complete(seat, value, values) for value in (best, chosen.value))
        self._arrive(before, seat, values)
        none = dict.fromkeys(self.table.seats, 0.0)
        number, loss = len(self.points) + 1, best - chosen.value
        return Decision(number, seat, now.what, chosen, others, len(now.offered), before, after, loss, none, none)

    def _complete(self, seat: str, value: float, searched: list[float]) -> Values:
        """One seat's value, with the remainder divided among the others in proportion to the search's values."""
        values = self._by_seat(searched)
        others = {other: expected for other, expected in values.items() if other != seat}
        left = sum(others.values())
        shares = {other: expected / left if left else 1 / len(others) for other, expected in others.items()}
        return {one: value if one == seat else (1 - value) * shares[one] for one in values}

    def _by_seat(self, values: list[float]) -> Values:
        return dict(zip(self.table.seats, values, strict=True))

    # -- from one decision to the next

    def _expect(self, is_open: bool) -> None:
        """Before chance: keep the values as the last seat to decide sees them."""
        if is_open and self.decisions and self.expected is None:
            self.expected = self._values()

    def _count_luck(self, values: Values | None) -> None:
        """After chance: credit the change of values, as the last seat to decide sees them, to luck."""
        if self.expected is None:
            return
        last, values = self.decisions[-1], values or self._values()
        last.luck = {seat: last.luck[seat] + values[seat] - self.expected[seat] for seat in values}
        self.expected = None

    def _values(self) -> Values:
        """The current values, given what the last seat to decide knows."""
        game, viewer = self.table.game, self.decisions[-1].seat
        root = game.compiled.resume(*self.table.imagined(viewer))
        return self._by_seat(self.evaluator.values(root, game.seat_code(viewer), len(self.points)))

    def _arrive(self, now: Values, seat: str, searched: list[float]) -> None:
        """At the next decision: divide the change since the last one into luck and rest."""
        if not self.decisions:
            for point in self.points:
                point.values = now
            return
        self._count_luck(self._by_seat(searched) if seat == self.decisions[-1].seat else None)
        self._close(now)

    def _close(self, now: Values) -> None:
        """Attribute to the rest what neither the choice nor luck explains."""
        last = self.decisions[-1]
        last.rest = {seat: now[seat] - last.after[seat] - last.luck[seat] for seat in now}
        if self.points[-1].number > last.number:
            self.points[-1].values = now

    def finish(self) -> None:
        """At the end of the record: if the game is over, its result gives the final values."""
        if self.table.outcome is None or not self.decisions:
            return
        policy = PlayoutPolicy(self.table.game, self.evaluator.params)
        end = self._by_seat(policy.rewards(self.table.lowered))
        self._count_luck(end)
        self._close(end)
        self.points[-1].values = end

    def drop_unfinished(self) -> None:
        """Drop a decision whose choice was not made."""
        self.decisions = [decision for decision in self.decisions if decision.number <= len(self.points)]


def even_values(seats: Sequence[str]) -> Values:
    """The same value for every seat."""
    return dict.fromkeys(seats, 1 / max(2, len(seats)))


def public_line(line: Line) -> Told:
    return Told(line.kind, {name: Argument(sort, value) for name, (sort, value) in line.arguments.items()})


# ---------------------------------------------------------------- summary


def account(seat: str, decisions: Sequence[Decision]) -> Balance:
    """The totals of a seat."""
    own = [one for one in decisions if one.seat == seat]
    luck, rest = sum(one.luck[seat] for one in decisions), sum(one.rest[seat] for one in decisions)
    play = sum(one.after[seat] - one.before[seat] for one in decisions)
    start = decisions[0].before[seat] if decisions else 0.0
    loss = sum(one.loss for one in own)
    worst = sorted((one for one in own if one.loss > 0), key=lambda one: -one.loss)[:WORST]
    return Balance(
        seat,
        start,
        start + luck + play + rest,
        luck,
        play,
        rest,
        len(own),
        loss,
        loss / len(own) if own else 0.0,
        [one.number for one in worst],
    )


def turning_points(decisions: Sequence[Decision]) -> list[TurningPoint]:
    """The most costly choices and the luckiest events, in the order of the game."""
    found = [TurningPoint(one.number, one.seat, "choice", -one.loss) for one in decisions if one.loss > 0]
    for one in decisions:
        lucky = max(one.luck, key=lambda seat: one.luck[seat])
        if one.luck[lucky] > 0:
            found.append(TurningPoint(one.number, lucky, "chance", one.luck[lucky]))
    greatest = sorted(found, key=lambda point: -abs(point.change))[:TURNING_POINTS]
    return sorted(greatest, key=lambda point: (point.number, point.by == "chance"))
