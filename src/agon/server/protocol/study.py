"""Studies, rulebooks, prospects, hints and analyses."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from agon.agents.analysis import Alternative, Analysis
from agon.server.protocol.common import Count, Strict, Word
from agon.server.protocol.socket import State

# ---------------------------------------------------------------- studies

MAX_STUDY_LENGTH = 200_000
StudyText = Annotated[str, Meta(min_length=1, max_length=MAX_STUDY_LENGTH)]
StudyTitle = Annotated[str, Meta(min_length=1, max_length=120)]


class NewStudy(Strict, frozen=True):
    """A study, a record or a game to import. The title defaults to that of the text. If not `public`, only the owner
    sees it."""

    text: StudyText
    title: StudyTitle | None = None
    public: bool = True


class ChangedStudy(Strict, frozen=True):
    """Changes to a study; omitted fields stay unchanged."""

    text: StudyText | None = None
    title: StudyTitle | None = None
    public: bool | None = None


class Step(Struct, frozen=True):
    """A line that changes the game, or a `note` with the key of a text for the reader and
    the ids it `points` at. For `end`, `what` is how the
    seat left. `told` is the number of lines in the log of spectators after it."""

    line: int
    kind: Literal["choice", "chance", "note", "end"]
    seat: str | None = None
    what: str | None = None
    option: str | None = None
    note: str | None = None
    points: tuple[str, ...] = ()
    told: int = 0


class Remark(Struct, frozen=True, omit_defaults=True):
    """An importer's remark on a line: `what` is `differs` (the text disagrees with our rules, which give `ours`) or a
    kind of note (docs/reference/protocol.md)."""

    line: int
    what: str
    text: str = ""
    ours: str = ""


class ImportReport(Struct, frozen=True):
    """The result of an import: the `choices` up to line `read_to` of `lines` were imported. `remarks_left_out` counts
    the remarks beyond those listed."""

    lines: int
    read_to: int
    choices: int
    finished: bool
    remarks: list[Remark]
    remarks_left_out: int


class StudyInfo(Struct, frozen=True):
    """A study or a record. `owner` is null for built-in studies; `learner` is the seat it is written for, if any. Lists
    leave `text` and `steps` empty. `imported` is present only in the response to an import."""

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
    imported: ImportReport | None = None


class LookAt(Strict, frozen=True):
    """An unsaved text to view after `step` steps (null: all) as a seat."""

    text: StudyText
    step: Count | None = None
    seat: Word | None = None


class Problem(Struct, frozen=True):
    """An error in a text, and its line."""

    line: int
    message: str


class Look(Struct, frozen=True):
    """A parsed text, the table after the requested or last valid step, and the error if there is one. If the head or
    position is invalid there is no table."""

    state: State | None
    info: StudyInfo | None
    problem: Problem | None


class PathInfo(Struct, frozen=True):
    """A path of a position: `parameters` has the words for each capitalised part of `path`. A number lies between
    `least` and `most`; words are among those `offered` (null: unrestricted). A `derived` path cannot be set."""

    path: str
    what: str
    derived: bool
    parameters: dict[str, list[str]]
    values: Literal["number", "words", "word"]
    offered: list[str] | None
    least: int | None
    most: int | None


class StudyName(Struct, frozen=True):
    """The id and title of a study."""

    id: str
    title: str


class RuleText(Struct, frozen=True):
    """The text of a rule, its language, and the built-in studies that show it."""

    id: str
    kind: str
    text: str
    lang: str
    studies: list[StudyName]


class Chapter(Struct, frozen=True):
    """A chapter: its heading is the text `chapter-ID`; `number` is as printed (empty: none)."""

    id: str
    number: str
    rules: list[RuleText]


class Rulebook(Struct, frozen=True):
    """The rules of a game, chapter by chapter."""

    game: str
    chapters: list[Chapter]


class LessonInfo(Struct, frozen=True):
    """A lesson of a game: the name of a built-in study."""

    id: str
    name: str


# ---------------------------------------------------------------- prospects


class Prospect(Struct, frozen=True):
    """One outcome, with probability `weight`/`of`: the changed and removed entries of the view, and the log lines."""

    weight: int
    of: int
    view: dict[str, Any]
    gone: list[str]
    lines: list[dict[str, Any]]


class Prospects(Struct, frozen=True):
    """The outcomes of an option, as far as the seat can know. If not `certain`, they depend on hidden information and
    hold only what is true in any case. Empty if there are too many, or if the set of outcomes is hidden."""

    option: str
    certain: bool
    outcomes: list[Prospect]


class Why(Struct, frozen=True):
    """Why a word is not offered by your ask: the reason (null: the rules do not say), what the option would cost, what
    is left to spend, and the rule behind it, if one rule says it."""

    reason: str | None
    cost: int | None = None
    left: int | None = None
    rule: str | None = None


# ---------------------------------------------------------------- analysis


class Hint(Struct, frozen=True):
    """The best options of ask `number`, best first, with their estimated values from what the seat knows."""

    number: int
    options: list[Alternative]


class TableAnalysis(Struct, frozen=True):
    """The progress of a game's analysis: `done` of `of` choices; `mine`: you started it. The result is present when it
    is done or stopped; `events` has the table event of each analysed choice."""

    state: Literal["none", "waiting", "working", "done", "stopped", "failed"]
    done: int = 0
    of: int = 0
    mine: bool = False
    analysis: Analysis | None = None
    events: list[int] = []
