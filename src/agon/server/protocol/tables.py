"""Games and tables: settings, seats, clocks, vacations, watch links, fair dice."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from agon.server.protocol.common import Chair, Count, Id, Json, Nonce, Secret, Strict, StudyId, Word
from agon.server.protocol.people import Account


class Clock(Strict, frozen=True):
    """`none`; `bank`: seconds for the whole game plus an increment per choice; `days`: per choice."""

    kind: Literal["none", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=10, le=1_000_000)] = 3600
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    days: Annotated[int, Meta(ge=1, le=60)] = 3


class Settings(Strict, frozen=True):
    """Settings of a table, apart from the rules.

    `leaver`: whether a player who resigns or runs out of time loses the game or is replaced by the computer."""

    clock: Clock = Clock()
    visibility: Literal["open", "private"] = "open"
    sides: Literal["choice", "random"] = "choice"
    leaver: Literal["loses", "computer"] = "loses"
    spectators: bool = True
    rated: bool = True
    level: Annotated[str, Meta(max_length=16)] = ""  # of the computer that replaces a leaver


class StudyStart(Strict, frozen=True):
    """A starting position: after `step` steps of a study (null: all)."""

    id: StudyId
    step: Count | None = None


class NewTable(Strict, frozen=True):
    """A table to create. `chairs` has one entry per seat in play: `me`, `open`, `computer` or `computer:LEVEL`; use
    `me` twice for two players at one screen. By default you take the first chair and the rest are open. With a `study`,
    game and options come from it and may be omitted; such a game is never rated. `table` is the id of a reservation,
    whose commitment you knew before you sent your `nonce`."""

    game: Annotated[str, Meta(max_length=60)] = ""
    options: dict[Word, Word] = {}
    settings: Settings = Settings()
    chairs: Annotated[list[Word], Meta(max_length=16)] | None = None
    nonce: Nonce | None = None
    table: Id | None = None
    club: Id | None = None
    study: StudyStart | None = None


class Reservation(Struct, frozen=True):
    """The id of a table to create within the hour, and the commitment to its dice."""

    table: str
    commitment: str


class Join(Strict, frozen=True):
    """A request to join; by default in any free chair. A private table needs its invitation."""

    chair: Chair | None = None
    invite: Secret | None = None
    nonce: Nonce | None = None


class ChairInfo(Struct, frozen=True):
    """A chair of a table and its player; `seat` is the side currently played from it."""

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


class Offer(Struct, frozen=True):
    """A rematch: its table, who offered it and until when, and the accounts that have accepted. `state`: the offer is
    `open`, the new game is `playing` or `over`, or the offer was declined, withdrawn or has expired (`aborted`)."""

    table: str
    state: Literal["open", "playing", "over", "aborted"]
    by: Account
    swapped: bool
    accepted: list[str]
    expires: int


class Series(Struct, frozen=True):
    """The finished games of the same players before a rematch: the wins of each chair's player, and the draws."""

    wins: list[int]
    draws: int


class TableInfo(Struct, frozen=True):
    """A table as shown in the lobby, without hidden information. `study` is the title of the study it started from.
    `older_rules`: it began under earlier rules, so that its replay may differ; its result is what was stored.
    `glance` holds a few public figures of the game, for those who may watch it.

    Lists omit `offer`, the rematch that is offered, and `series`."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    settings: Settings
    state: Literal["open", "playing", "over", "aborted"]
    owner: str | None
    chairs: list[ChairInfo]
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
    older_rules: bool = False
    glance: Json | None = None
    offer: Offer | None = None
    series: Series | None = None


class Plan(Strict, frozen=True):
    """A conditional answer: choose `option` when `ask` offers it; `once`: only the first time."""

    ask: Annotated[str, Meta(min_length=1, max_length=40)]
    option: Word
    once: bool = True


class KeptPlan(Struct, frozen=True):
    """A stored plan; `place` is unique per chair, `account` is the player who wrote it."""

    place: int
    account: str
    ask: str
    option: str
    once: bool


class Plans(Strict, frozen=True):
    """The plans of a seat, in order of priority."""

    plans: Annotated[list[Plan], Meta(max_length=100)]
    seat: Word | None = None


class NewVacation(Strict, frozen=True):
    """A vacation to add, in milliseconds since 1970; without `start` it starts now."""

    end: Annotated[int, Meta(ge=0, le=1 << 53)]
    start: Annotated[int, Meta(ge=0, le=1 << 53)] | None = None


class Vacation(Struct, frozen=True):
    """A period in which a player's clocks in days are paused."""

    id: str
    start: int
    end: int


class Vacations(Struct, frozen=True):
    """A player's vacations, and the milliseconds left this year."""

    vacations: list[Vacation]
    left: int


class ShoulderOf(Strict, frozen=True):
    """The seat to share, if you hold several."""

    seat: Word | None = None


class Shoulder(Struct, frozen=True):
    """A watch link for a seat's view."""

    seat: str
    shoulder: str


class FairChair(Struct, frozen=True):
    """A chair's nonce for the dice; `own`: chosen by the player, who knew the commitment."""

    chair: int
    nonce: str
    own: bool


class Fairness(Struct, frozen=True):
    """The proof of a table's dice; the secret and the valid rolls are added when the game is over."""

    table: str
    commitment: str
    chairs: list[FairChair]
    secret: str | None = None
    rolls: str | None = None


class Rise(Strict, frozen=True):
    """The player who leaves: yourself, or the one in `chair`."""

    chair: Chair | None = None


class Rematch(Strict, frozen=True):
    """A rematch, optionally with sides swapped."""

    swap: bool = True


class OptionInfo(Struct, frozen=True):
    """An option of a game. `excludes`: incompatible [option, value] pairs by value; `seats`: the number of seats in
    play by value, if it depends on the option; `main`: forms show it first. Options are listed by importance."""

    name: str
    values: list[str]
    default: str
    excludes: dict[str, list[list[str]]] = {}
    seats: dict[str, int] | None = None
    main: bool = False


class GameInfo(Struct, frozen=True):
    """A game on this server."""

    name: str
    version: int
    seats: list[str]
    minutes: int
    options: list[OptionInfo]
