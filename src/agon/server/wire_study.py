"""What goes over the wire to read and to think: studies, rulebooks, prospects, hints, analyses."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from agon.agents.analysis import Alternative, Analysis
from agon.server.wire import Count, State, Strict, Word

# ---------------------------------------------------------------- studies

MOST_LETTERS = 200_000
StudyText = Annotated[str, Meta(min_length=1, max_length=MOST_LETTERS)]
StudyTitle = Annotated[str, Meta(min_length=1, max_length=120)]


class NewStudy(Strict, frozen=True):
    """A study, a record, or a game written down elsewhere; without a title it has the text's own. One that is not
    `public` is for its owner alone."""

    text: StudyText
    title: StudyTitle | None = None
    public: bool = True


class ChangedStudy(Strict, frozen=True):
    """What is left out stays as it is."""

    text: StudyText | None = None
    title: StudyTitle | None = None
    public: bool | None = None


class Step(Struct, frozen=True):
    """A line that changes the game, or (`note`) the key of what a reader is told there. Of an `end`, `what` says how
    the seat went."""

    line: int
    kind: Literal["choice", "chance", "note", "end"]
    seat: str | None = None
    what: str | None = None
    option: str | None = None
    note: str | None = None


class StudyInfo(Struct, frozen=True):
    """A study or a record. `owner` is the account that keeps it, null for those of the house; `learner` the seat it is
    written for, if any. Lists leave `text` and `steps` empty."""

    id: str
    title: str
    game: str
    options: dict[str, str]
    rules: list[str]
    text: str
    owner: str | None
    public: bool
    is_record: bool
    seats: list[str]
    learner: str | None
    steps: list[Step]
    created: int
    changed: int


class LookAt(Strict, frozen=True):
    """A text that is kept nowhere, and how it is to be looked at: after so many steps (all where null), as a seat."""

    text: StudyText
    step: Count | None = None
    seat: Word | None = None


class Problem(Struct, frozen=True):
    """Why a text does not hold, and in which line."""

    line: int
    message: str


class Look(Struct, frozen=True):
    """A text as it is understood, the table after the step that was asked for or the last one that holds, and what is
    wrong with it. Where head or position are wrong there is no table."""

    state: State | None
    info: StudyInfo | None
    problem: Problem | None


class PathInfo(Struct, frozen=True):
    """A part of a position: `parameters` has the words for each capital part of `path`. A number lies between `least`
    and `most`, words are among those offered (null: that is not fixed). What is derived cannot be given."""

    path: str
    what: str
    derived: bool
    parameters: dict[str, list[str]]
    values: Literal["number", "words", "word"]
    offered: list[str] | None
    least: int | None
    most: int | None


class StudyName(Struct, frozen=True):
    """A study by name."""

    id: str
    title: str


class RuleText(Struct, frozen=True):
    """A rule in words, in which language they are, and the studies of the house that show it."""

    id: str
    kind: str
    text: str
    lang: str
    studies: list[StudyName]


class Chapter(Struct, frozen=True):
    """A chapter: its heading is the text `chapter-ID`, its number as printed (empty: it has none)."""

    id: str
    number: str
    rules: list[RuleText]


class Rulebook(Struct, frozen=True):
    """The rules of a game, chapter by chapter."""

    game: str
    chapters: list[Chapter]


class LessonInfo(Struct, frozen=True):
    """A lesson of a game: a study of the house, by its name."""

    id: str
    name: str


# ---------------------------------------------------------------- prospects


class Prospect(Struct, frozen=True):
    """One outcome, `weight` cases `of` so many: the entries of the view that change or go, and the log lines."""

    weight: int
    of: int
    view: dict[str, Any]
    gone: list[str]
    lines: list[dict[str, Any]]


class Prospects(Struct, frozen=True):
    """What an option would bring about, as far as the seat can know. Not `certain`: what is hidden has a say, and the
    outcomes hold what is so in any case. None at all: there are too many, or which there are is hidden."""

    option: str
    certain: bool
    outcomes: list[Prospect]


# ---------------------------------------------------------------- analysis


class Hint(Struct, frozen=True):
    """The most promising options of ask `number`, the best first, and what each is worth as far as the seat knows."""

    number: int
    options: list[Alternative]


class TableAnalysis(Struct, frozen=True):
    """How far the analysis of a game has come: `done` choices `of` so many; `mine`: one began it oneself. What is found
    comes when it is done, or as far as it went when it was stopped; `events` has, for each of its points, the event of
    the table at which that choice was made."""

    state: Literal["none", "waiting", "working", "done", "stopped", "failed"]
    done: int = 0
    of: int = 0
    mine: bool = False
    analysis: Analysis | None = None
    events: list[int] = []
