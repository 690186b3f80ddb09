"""Step through a study: its steps, and the table after any number of them.

A step is a change to the game (a choice, chance, a player leaving) or a text for the reader (`#: KEY ID…`). Choices
that the text takes back are not steps. Copies of the table are kept at intervals, so that any step can be reached
quickly.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from agon.engine.errors import AgonError
from agon.engine.table import Outcome, Table
from agon.engine.table.study import ENDINGS, Loader, Note, Player, Statement, parse, place_of

APART = 50  # steps between two kept tables
MAX_KEPT = 40
EXPECTATIONS = ("=", "?", "?+", "?-", "!")


class Step(NamedTuple):
    """One step: a choice with its ask, a note with its key and the ids it points at, or an ending with the seat that
    left and how."""

    line: int
    kind: Literal["choice", "chance", "note", "end"]
    seat: str | None = None
    what: str | None = None
    option: str | None = None
    note: str | None = None
    points: tuple[str, ...] = ()


class Problem(NamedTuple):
    """Why a study fails, and at which line."""

    line: int
    message: str


class StudyReplay:
    """A study or a record, played as far as it is valid; `refusal` says why it stopped.

    If the head or the position is wrong, the constructor raises."""

    def __init__(self, text: str, load: Loader, name: str = "study") -> None:
        self.text, self.name = text, name
        self.study = parse(text, name)
        self.player = Player(self.study, load, name)
        self.steps: list[Step] = []
        self.told: list[int] = []
        """For each step, the number of lines of the public log after it."""
        self._place = 0
        self.refusal: AgonError | None = None
        self._apart = max(APART, len(self.study.statements) // MAX_KEPT)
        self._kept: dict[int, Table] = {0: self.player.table.copy()}
        try:
            self._play()
        except AgonError as error:
            self.refusal = error

    @property
    def problem(self) -> Problem | None:
        return Problem(*place_of(self.refusal, self.text, self.name)) if self.refusal else None

    @property
    def learner(self) -> str | None:
        """The seat that the study is written for, if it names one."""
        return self.study.learner if self.study.learner in self.player.table.seats else None

    def table(self, count: int) -> Table:
        """Return a new table after `count` steps."""
        start = max(kept for kept in self._kept if kept <= count)
        table = self._kept[start].copy()
        for step in self.steps[start:count]:
            if step.seat is not None and step.option is not None:
                table.choose(step.seat, step.option)
        return table

    def outcome(self, count: int, table: Table) -> Outcome | None:
        """Return how the game ended within `count` steps, by the rules or because a player left."""
        is_left = any(step.kind == "end" for step in self.steps[:count])
        return self.player.ended if is_left else table.outcome

    # -- playing it once

    def _play(self) -> None:
        lines: list[Note | Statement] = [*self.study.notes, *self.study.statements]
        for line in sorted(lines, key=lambda one: one.line):
            if isinstance(line, Note):
                self._add(Step(line.line, "note", note=line.key, points=line.points))
            else:
                self.player.step(line)
                self._take(line)
        if self.study.result:
            self.player.check_result()

    def _take(self, statement: Statement) -> None:
        head, line = statement.words[0], statement.line
        if head in ENDINGS:
            self._add(Step(line, "end", statement.words[1], head))
        elif head == "undo":
            self._drop(*statement.words[1:2])
        elif head not in EXPECTATIONS:
            choice = self.player.table.choices[-1]
            self._add(Step(line, "chance" if choice.seat == "chance" else "choice", *choice))

    def _add(self, step: Step) -> None:
        lines, self._place = self.player.table.log_since(None, self._place)
        self.told.append((self.told[-1] if self.told else 0) + len(lines))
        self.steps.append(step)
        if len(self.steps) % self._apart == 0:
            self._kept[len(self.steps)] = self.player.table.copy()

    def _drop(self, seat: str | None = None) -> None:
        """Remove the step of the choice that was taken back: the last one, or the last one of a seat."""
        places = range(len(self.steps) - 1, -1, -1)
        made = (at for at in places if self.steps[at].option is not None)
        gone = next(at for at in made if seat is None or self.steps[at].seat == seat)
        del self.steps[gone], self.told[gone]
        self._place = self.player.table.log_position
        self._kept = {count: table for count, table in self._kept.items() if count <= gone}
