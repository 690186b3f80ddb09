"""What a game was worth to each seat from choice to choice: how well the players chose, and what chance gave them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from agon.agents.situation import situation
from agon.agents.thinking import root_of
from agon.agents.tree import Players
from agon.agents.weighing import Weigher
from agon.engine.table import Choice, Line, Table
from agon.engine.vocabulary import Argument as Sort

TURNING_POINTS = 10
WORST = 3

Values = dict[str, float]
"""By seat, the probability to win; who plays alone: how well it goes."""


class Alternative(msgspec.Struct, frozen=True):
    """An option and what it is worth to the seat that is asked, as far as that seat can know."""

    option: str
    value: float
    visits: int


class Argument(msgspec.Struct, frozen=True):
    """An argument of a log line, and its sort: seat, word or number."""

    sort: Sort
    value: str | int


class Told(msgspec.Struct, frozen=True):
    """A log line that everybody may read."""

    kind: str
    arguments: dict[str, Argument]


class Point(msgspec.Struct):
    """A choice of the record, chance's included, counted from 1; how far the game has come, and what it is worth after
    it."""

    number: int
    seat: str
    what: str
    option: str
    milestone: int
    values: Values
    told: list[Told]


class Decision(msgspec.Struct):
    """A choice among several options. `before` is what the game was worth with the best of them, `after` with the
    chosen one; until the next decision, `luck` is what chance changed, `rest` what anything else did."""

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
    """A seat's game: `end` = `start` + `luck` + `play` + `rest`; `play` is what was lost by its own choices and won by
    those of others."""

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
    """Where much changed for a seat: by its own choice (`choice`) or by chance after the decision of that number."""

    number: int
    seat: str
    by: str
    change: float


class Analysis(msgspec.Struct):
    """A whole game, or as much of it as there was time for (`analysed` of all its choices)."""

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
    table: Table, choices: Sequence[Choice], weigher: Weigher, progress: Callable[[int], None] = lambda number: None
) -> Analysis:
    """Play choices at a table and weigh each where it was made. If it is interrupted, what is done is kept."""
    course = Course(table, weigher)
    try:
        for choice in choices:
            course.take(choice)
            progress(len(course.points))
        course.finish()
    except KeyboardInterrupt:
        course.break_off()
    return Analysis(
        table.game.name,
        table.options,
        list(table.seats),
        weigher.depth,
        weigher.seconds,
        weigher.seed,
        len(choices),
        len(course.points),
        course.points,
        course.decisions,
        [account(seat, course.decisions) for seat in table.seats],
        turning_points(course.decisions),
    )


class Course:
    """A game as it goes on: its points and decisions so far; while chance speaks, what the game was worth before."""

    def __init__(self, table: Table, weigher: Weigher) -> None:
        self.table, self.weigher = table, weigher
        self.points: list[Point] = []
        self.decisions: list[Decision] = []
        self.expected: Values | None = None
        fields, milestone = table.game.position.fields, table.game.milestone
        self.milestone = fields[milestone].offset if milestone else None

    def take(self, choice: Choice) -> None:
        """Weigh a choice if there was another, and make it."""
        ask, place, decision = self.table.ask(choice.seat), self.table.place, None
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
        told = [tell(line) for line in self.table.news(None, place)[0]]
        reached = 0 if self.milestone is None else self.table.machine.cells[self.milestone]
        values = self.decisions[-1].after if self.decisions else even(self.table.seats)
        return Point(len(self.points) + 1, *choice, reached, values, told)

    # -- a decision

    def _decide(self, choice: Choice) -> Decision:
        """Weigh a choice from what its seat knows."""
        now, game, seat = situation(self.table, choice.seat), self.table.game, choice.seat
        place = now.offered.index(choice.option)
        weighed = self.weigher.weigh(root_of(game, now), game.seat_code(seat), place, len(self.points))
        chosen, *others = (Alternative(now.offered[one.place], one.value, one.visits) for one in weighed.options)
        others.sort(key=lambda one: -one.value)
        best = max(chosen.value, others[0].value)
        before, after = (self._share(seat, value, weighed.outlook) for value in (best, chosen.value))
        self._arrive(before, seat, weighed.outlook)
        none = dict.fromkeys(self.table.seats, 0.0)
        number, loss = len(self.points) + 1, best - chosen.value
        return Decision(number, seat, now.what, chosen, others, len(now.offered), before, after, loss, none, none)

    def _share(self, seat: str, value: float, outlook: list[float]) -> Values:
        """A seat's value, and those of the others, who share what is left as the search expects them to."""
        seen = self._by_seat(outlook)
        others = {other: expected for other, expected in seen.items() if other != seat}
        left = sum(others.values())
        shares = {other: expected / left if left else 1 / len(others) for other, expected in others.items()}
        return {one: value if one == seat else (1 - value) * shares[one] for one in seen}

    def _by_seat(self, values: list[float]) -> Values:
        return dict(zip(self.table.seats, values, strict=True))

    # -- from one decision to the next

    def _expect(self, is_open: bool) -> None:
        """Before chance speaks: what the last to decide expects of it."""
        if is_open and self.decisions and self.expected is None:
            self.expected = self._outlook()

    def _count_luck(self, seen: Values | None) -> None:
        """After chance spoke: what it changed in the eyes of the last to decide."""
        if self.expected is None:
            return
        last, seen = self.decisions[-1], seen or self._outlook()
        last.luck = {seat: last.luck[seat] + seen[seat] - self.expected[seat] for seat in seen}
        self.expected = None

    def _outlook(self) -> Values:
        """What the game is worth now, from what the last to decide knows."""
        game, viewer = self.table.game, self.decisions[-1].seat
        root = game.resume(*self.table.imagined(viewer))
        return self._by_seat(self.weigher.outlook(root, game.seat_code(viewer), len(self.points)))

    def _arrive(self, now: Values, seat: str, outlook: list[float]) -> None:
        """At the next decision: part what changed since the last one."""
        if not self.decisions:
            for point in self.points:
                point.values = now
            return
        self._count_luck(self._by_seat(outlook) if seat == self.decisions[-1].seat else None)
        self._close(now)

    def _close(self, now: Values) -> None:
        """What is neither the choice nor luck is the rest."""
        last = self.decisions[-1]
        last.rest = {seat: now[seat] - last.after[seat] - last.luck[seat] for seat in now}
        if self.points[-1].number > last.number:
            self.points[-1].values = now

    def finish(self) -> None:
        """At the end of the record: if the game is over, that is what it was worth."""
        if self.table.outcome is None or not self.decisions:
            return
        players = Players(self.table.game, self.weigher.params)
        end = dict(zip(self.table.seats, players.judge(self.table.lowered), strict=True))
        self._count_luck(end)
        self._close(end)
        self.points[-1].values = end

    def break_off(self) -> None:
        """Forget a decision whose choice was not made."""
        self.decisions = [decision for decision in self.decisions if decision.number <= len(self.points)]


def even(seats: Sequence[str]) -> Values:
    """Nobody is ahead of another."""
    return dict.fromkeys(seats, 1 / max(2, len(seats)))


def tell(line: Line) -> Told:
    return Told(line.kind, {name: Argument(sort, value) for name, (sort, value) in line.arguments.items()})


# ---------------------------------------------------------------- summing up


def account(seat: str, decisions: Sequence[Decision]) -> Balance:
    """What a seat's game consisted of."""
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
    """The choices that cost most and the strokes of luck that brought most, in the order of the game."""
    found = [TurningPoint(one.number, one.seat, "choice", -one.loss) for one in decisions if one.loss > 0]
    for one in decisions:
        lucky = max(one.luck, key=lambda seat: one.luck[seat])
        if one.luck[lucky] > 0:
            found.append(TurningPoint(one.number, lucky, "chance", one.luck[lucky]))
    greatest = sorted(found, key=lambda point: -abs(point.change))[:TURNING_POINTS]
    return sorted(greatest, key=lambda point: (point.number, point.by == "chance"))
