"""WebSocket messages and requests, and their HTTP equivalents."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from agon.server.protocol.common import Count, Id, Secret, Strict, Word
from agon.server.protocol.tables import Offer, Result


class Ask(Struct, frozen=True, omit_defaults=True):
    """An ask of a seat. A choice repeats its number, to detect stale answers. What is empty is omitted.

    `warnings`: options that can lose the game, each with the reason. `card`: the word of the card or piece it is about;
    `reason`: a word that says why the seat is asked, where no card does. `left` and `of`: how much is still to be
    chosen, and how much it was in all. `costs`: what an option costs, where that is not 1. `forced`: there is one
    option, and choosing it rolls no die, reveals nothing and cannot end the game."""

    number: int
    what: str
    options: list[str]
    warnings: dict[str, str] = {}
    card: str | None = None
    reason: str | None = None
    left: int | None = None
    of: int | None = None
    costs: dict[str, int] = {}
    forced: bool = False


class ClockState(Struct, frozen=True):
    """The time left per chair in milliseconds (null: no clock) as of `at`, and the chairs whose clocks are running."""

    left: list[int | None]
    running: list[int]
    at: int


class Log(Struct, frozen=True):
    """Log lines from number `start` on; they replace any later lines, which were undone."""

    start: int
    lines: list[dict[str, Any]]


class State(Struct, tag="state", tag_field="say", frozen=True):
    """A table as one viewer sees it. `full`: the whole view; otherwise `view` has the entries changed since the
    previous message, and `gone` the removed ones. `last_choice_log`, in full messages: the first log line of the
    viewer's own last choice. `hints`: hints are available for the current ask."""

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
    """A chat message at a table."""

    table: str
    id: int
    account: str
    name: str
    room: Literal["players", "everyone"]
    at: int
    text: str


class Refused(Struct, tag="refused", tag_field="say", frozen=True):
    """A refused socket request; `id` is the request's."""

    code: str
    message: str
    id: str | None = None
    table: str | None = None


class Accepted(Struct, tag="ok", tag_field="say", frozen=True):
    """A successful socket request."""

    id: str | None = None


class TableChanged(Struct, tag="lobby", tag_field="say", frozen=True):
    """A table in the lobby or one of your tables has changed; reload it if needed."""

    table: str


class Presence(Struct, tag="presence", tag_field="say", frozen=True):
    """Which players of a table are here, by chair, and since when the others are away (null: not known)."""

    table: str
    here: list[bool]
    left: list[int | None]


class Offered(Struct, tag="offer", tag_field="say", frozen=True):
    """A rematch of a finished game of yours was offered, accepted, declined or withdrawn."""

    table: str
    game: str
    offer: Offer


class Challenged(Struct, tag="challenge", tag_field="say", frozen=True):
    """A challenge to you or by you was made, accepted, declined or withdrawn; ask for your challenges again."""

    table: str


class Ended(Struct, tag="ended", tag_field="say", frozen=True):
    """You no longer follow a table: the link was revoked, or someone else has the chair now."""

    table: str


class Thinkable(Struct, tag="imagined", tag_field="say", frozen=True):
    """A position consistent with what a seat knows, in the machine's format; `id` is the request's."""

    table: str
    seat: str
    cells: list[int]
    frames: list[int]
    id: str | None = None


Message = State | ChatLine | Refused | Accepted | TableChanged | Presence | Offered | Challenged | Ended | Thinkable


class _Request(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    table: Id
    id: Annotated[str, Meta(max_length=40)] | None = None
    seat: Word | None = None


class Watch(_Request, tag="watch", kw_only=True):
    """Follow a table from one of your seats, through a watch link or as a spectator.

    `log`: log lines already received, as of event `n`. Spectators of a private table need its invitation."""

    log: Count = 0
    n: Count = 0
    shoulder: Secret | None = None
    invite: Secret | None = None
    spectate: bool = False


class Unwatch(_Request, tag="leave", kw_only=True):
    """Stop following a table."""


class Choose(_Request, tag="choose", kw_only=True):
    """Answer ask `number` with one of its options."""

    number: Count
    option: Word


class Imagine(_Request, tag="imagine", kw_only=True):
    """Request a position consistent with what your seat knows."""


class Undo(_Request, tag="undo", kw_only=True):
    """Undo your last choice, while no consent is needed."""


class AskUndo(_Request, tag="ask_undo", kw_only=True):
    """Ask the other players to undo your last choice."""


class AnswerUndo(_Request, tag="answer_undo", kw_only=True):
    """Accept or reject another player's undo request."""

    agree: bool


class Resign(_Request, tag="resign", kw_only=True):
    """Resign the game."""


class Abort(_Request, tag="abort", kw_only=True):
    """Abort a game that has barely started, without a result."""


class Say(_Request, tag="say", kw_only=True):
    """Post a chat message to the players or to everyone at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    room: Literal["players", "everyone"] = "players"


Request = Watch | Unwatch | Choose | Imagine | Undo | AskUndo | AnswerUndo | Resign | Abort | Say


class Choice(Strict, frozen=True):
    """Over HTTP: answer ask `number` with one of its options; `seat` if you hold several."""

    number: Count
    option: Word
    seat: Word | None = None


class Act(Strict, frozen=True):
    """Over HTTP: an action at a table."""

    do: Literal["undo", "ask_undo", "agree_undo", "deny_undo", "resign", "abort"]
    seat: Word | None = None


class Imagined(Strict, frozen=True):
    """A position consistent with what a seat knows, in the machine's format."""

    cells: list[int]
    frames: list[int]
