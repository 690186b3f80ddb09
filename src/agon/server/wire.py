"""What goes over the wire: requests, answers, messages. The browser's types are made from these.

Unknown fields are refused, so that a slip of the pen is told and not swallowed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(max_length=254)]  # as it is given; what may be a name is looked at later
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]
Nonce = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[0-9a-f]+$")]
StudyId = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_/-]+$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Chair = Annotated[int, Meta(ge=0, le=15)]


class Strict(Struct, forbid_unknown_fields=True, frozen=True):
    """A request; anything it does not know is refused."""


class Refusal(Struct, frozen=True):
    """Why nothing was done: a stable code for programs, a sentence for people."""

    code: str
    message: str
    id: str | None = None


class Done(Struct, frozen=True):
    """It was done."""

    done: Literal[True] = True


# ---------------------------------------------------------------- people


class Account(Struct, frozen=True):
    """Somebody, as everybody may know them."""

    id: str
    name: str
    kind: Literal["guest", "person", "program", "gone"]
    level: str | None = None


class Me(Struct, frozen=True):
    """Who is asking; `csrf` goes into the header `x-csrf-token` of everything that changes something."""

    account: Account | None
    csrf: str = ""
    email: str | None = None
    is_admin: bool = False
    settings: dict[str, Any] = {}


# ---------------------------------------------------------------- tables


class Clock(Strict, frozen=True):
    """`none`; `bank`: seconds for the whole game plus an increment a choice; `days` for each choice."""

    kind: Literal["none", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=10, le=1_000_000)] = 3600
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    days: Annotated[int, Meta(ge=1, le=60)] = 3


class Settings(Strict, frozen=True):
    """How a table is played, apart from the rules.

    `leaver`: what becomes of one who resigns or runs out of time: the game is
    lost, or the computer goes on for them."""

    clock: Clock = Clock()
    visibility: Literal["open", "private"] = "open"
    sides: Literal["choice", "random"] = "choice"
    leaver: Literal["loses", "computer"] = "loses"
    spectators: bool = True
    rated: bool = True
    level: Annotated[str, Meta(max_length=16)] = ""  # of the computer that may take a leaver's place


class StudyStart(Strict, frozen=True):
    """Where a game begins: after so many steps of a study, after all of them where null."""

    id: StudyId
    step: Count | None = None


class NewTable(Strict, frozen=True):
    """A table to be laid. `chairs` says who sits where, one entry a seat in play: `me`, `open`, `computer` or
    `computer:LEVEL`. Two people at one screen are `me` twice. By default: me, and the rest open.
    With a `study` its game and options are meant; they may be left out. Such a game is never rated."""

    game: Annotated[str, Meta(max_length=60)] = ""
    options: dict[Word, Word] = {}
    settings: Settings = Settings()
    chairs: Annotated[list[Word], Meta(max_length=16)] | None = None
    nonce: Nonce | None = None
    club: Id | None = None
    study: StudyStart | None = None


class Join(Strict, frozen=True):
    """A wish to sit down; any free chair where none is named. A private table asks for its invitation."""

    chair: Chair | None = None
    invite: Secret | None = None
    nonce: Nonce | None = None


class Seat(Struct, frozen=True):
    """A chair of a table and who sits there; `seat` is the side played from it now."""

    chair: int
    seat: str
    account: Account | None
    nonce: str = ""
    own_nonce: bool = False
    left: str | None = None
    place: int | None = None


class Result(Struct, frozen=True):
    """How a game ended: the winning seats (none: a draw) and why."""

    winners: list[str]
    reason: str


class TableInfo(Struct, frozen=True):
    """A table as the lobby shows it. Nothing in it depends on anything hidden. `study` is the title of the study it
    began from."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    settings: Settings
    state: Literal["open", "playing", "over", "aborted"]
    owner: str | None
    chairs: list[Seat]
    asked: list[int]
    n: int
    created: int
    moved: int
    commitment: str
    deadline: int | None = None
    reason: str | None = None
    club: str | None = None
    origin: str | None = None
    rematch: str | None = None
    secret: str | None = None
    invite: str | None = None
    study: str | None = None


# ---------------------------------------------------------------- play


class Ask(Struct, frozen=True):
    """What a seat is asked: a choice carries the number to show that it is not stale."""

    number: int
    what: str
    options: list[str]


class ClockState(Struct, frozen=True):
    """What is left in milliseconds, chair by chair (null: no clock), when this was said, and whose clocks run."""

    left: list[int | None]
    running: list[int]
    at: int


class Log(Struct, frozen=True):
    """Log lines from number `start` on; what the reader had from there on is gone (taken back)."""

    start: int
    lines: list[dict[str, Any]]


class State(Struct, tag="state", tag_field="say", frozen=True):
    """A table as one viewer sees it. `full`: the whole view; otherwise `view` has the entries that changed since the
    message before, and `gone` names those that are there no more. `last_choice_log`, in full messages: the first log
    line since the viewer's own last choice, that choice included. `hints`: who is asked may ask what would be best."""

    table: str
    n: int
    full: bool
    state: Literal["open", "playing", "over", "aborted"]
    seat: str | None
    view: dict[str, Any]
    log: Log
    ask: Ask | None
    waiting: list[str]
    clock: ClockState
    can_undo: bool
    gone: list[str] = []
    undo_asked: str | None = None
    agreed: list[str] = []
    result: Result | None = None
    seating: list[str] | None = None
    chair: int | None = None
    last_choice_log: int | None = None
    hints: bool = False


class ChatLine(Struct, tag="chat", tag_field="say", frozen=True):
    """Something somebody said at a table."""

    table: str
    id: int
    account: str
    name: str
    room: Literal["players", "everyone"]
    at: int
    text: str


class Refused(Struct, tag="refused", tag_field="say", frozen=True):
    """A request over the socket that was refused; `id` is the request's own."""

    code: str
    message: str
    id: str | None = None
    table: str | None = None


class Accepted(Struct, tag="ok", tag_field="say", frozen=True):
    """A request over the socket that was carried out."""

    id: str | None = None


class Lobby(Struct, tag="lobby", tag_field="say", frozen=True):
    """Something about a table in the lobby, or about one's own tables, has changed: ask again if it matters."""

    table: str


class Ended(Struct, tag="ended", tag_field="say", frozen=True):
    """A table is followed no more: the link was taken back, or another sits in the chair now."""

    table: str


class Thinkable(Struct, tag="imagined", tag_field="say", frozen=True):
    """A position a seat might be in for all it knows, as the machine of the rules holds it; `id` is the request's."""

    table: str
    seat: str
    cells: list[int]
    frames: list[int]
    id: str | None = None


Message = State | ChatLine | Refused | Accepted | Lobby | Ended | Thinkable


class _Request(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    table: Id
    id: Annotated[str, Meta(max_length=40)] | None = None
    seat: Word | None = None


class Watch(_Request, tag="watch", kw_only=True):
    """Begin to follow a table, as one of one's own seats, over a shoulder, or as a spectator.

    `log`: lines already had, at event `n`. A private table asks a spectator for its invitation."""

    log: Count = 0
    n: Count = 0
    shoulder: Secret | None = None
    invite: Secret | None = None
    spectate: bool = False


class Leave(_Request, tag="leave", kw_only=True):
    """Follow a table no more."""


class Choose(_Request, tag="choose", kw_only=True):
    """Answer ask `number` with one of its options."""

    number: Count
    option: Word


class Imagine(_Request, tag="imagine", kw_only=True):
    """Ask for a position to think about, which one's seat might be in."""


class Undo(_Request, tag="undo", kw_only=True):
    """Take back the last choice while that is free."""


class AskUndo(_Request, tag="ask_undo", kw_only=True):
    """Ask the others to let one's last choice be taken back."""


class AnswerUndo(_Request, tag="answer_undo", kw_only=True):
    """Agree, or not, to what another wants to take back."""

    agree: bool


class Resign(_Request, tag="resign", kw_only=True):
    """Give the game up."""


class Abort(_Request, tag="abort", kw_only=True):
    """End a game that has hardly begun, without a result."""


class Say(_Request, tag="say", kw_only=True):
    """Say something: to the players of the table, or to everyone there."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    room: Literal["players", "everyone"] = "players"


Request = Watch | Leave | Choose | Imagine | Undo | AskUndo | AnswerUndo | Resign | Abort | Say


class Choice(Strict, frozen=True):
    """Over HTTP: answer ask `number` with one of its options; `seat` where one holds several."""

    number: Count
    option: Word
    seat: Word | None = None


class Act(Strict, frozen=True):
    """Over HTTP: something done at a table."""

    do: Literal["undo", "ask_undo", "agree_undo", "deny_undo", "resign", "abort"]
    seat: Word | None = None


class Plan(Strict, frozen=True):
    """A conditional answer: when `ask` is asked and `option` offered, it is chosen; `once`: the first time only."""

    ask: Annotated[str, Meta(min_length=1, max_length=40)]
    option: Word
    once: bool = True


class KeptPlan(Struct, frozen=True):
    """A plan as it is kept; no two of a chair ever have one `place`."""

    place: int
    ask: str
    option: str
    once: bool


class Plans(Strict, frozen=True):
    """The plans of a seat, in the order they are looked through."""

    plans: Annotated[list[Plan], Meta(max_length=100)]
    seat: Word | None = None


class Imagined(Strict, frozen=True):
    """A position a seat might be in for all it knows, as the machine of the rules holds it."""

    cells: list[int]
    frames: list[int]


class NewVacation(Strict, frozen=True):
    """Days away, in milliseconds since 1970; without `start` from now on."""

    end: Annotated[int, Meta(ge=0, le=1 << 53)]
    start: Annotated[int, Meta(ge=0, le=1 << 53)] | None = None


class Vacation(Struct, frozen=True):
    """A stretch in which one's clocks in days stand still."""

    id: str
    start: int
    end: int


class Vacations(Struct, frozen=True):
    """One's vacations, and the milliseconds that are left of this year's."""

    vacations: list[Vacation]
    left: int


class ShoulderOf(Strict, frozen=True):
    """Whose shoulder, where one holds several seats."""

    seat: Word | None = None


class Shoulder(Struct, frozen=True):
    """A link by which others watch over a shoulder."""

    seat: str
    shoulder: str


class FairChair(Struct, frozen=True):
    """What a chair brought to the dice; `own`: the player's own, not made by the server."""

    chair: int
    nonce: str
    own: bool


class Fairness(Struct, frozen=True):
    """What proves the dice of a table; the secret, and which rolls stand, once the game is over."""

    table: str
    commitment: str
    chairs: list[FairChair]
    secret: str | None = None
    rolls: str | None = None


class Rise(Strict, frozen=True):
    """Who is to rise: yourself, or the one in that chair."""

    chair: Chair | None = None


class Rematch(Strict, frozen=True):
    """Play again, with sides swapped if wished."""

    swap: bool = True


class NewToken(Strict, frozen=True):
    """What a token is for."""

    label: Annotated[str, Meta(min_length=1, max_length=60)]


class Token(Struct, frozen=True):
    """An API token; `secret` only when it is made."""

    id: str
    label: str
    secret: str | None = None
    created: int | None = None
    used: int | None = None


class OptionInfo(Struct, frozen=True):
    """An option of a game; `excludes`: by value, what cannot go with it as [option, value]; `seats`: by value, how many
    seats are in play where that depends on it."""

    name: str
    values: list[str]
    default: str
    excludes: dict[str, list[list[str]]] = {}
    seats: dict[str, int] | None = None


class GameInfo(Struct, frozen=True):
    """A game of this house."""

    name: str
    version: int
    seats: list[str]
    minutes: int
    options: list[OptionInfo]
