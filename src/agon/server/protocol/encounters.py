"""Finding each other: looking for an opponent, challenges, followed players."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from agon.server.protocol.common import Id, Strict
from agon.server.protocol.people import Account
from agon.server.protocol.tables import Clock, NewTable, TableInfo

Speed = Literal["fast", "normal", "days"]


class NewSeek(Strict, frozen=True):
    """What you look for. `computer`: after a minute, a computer player of your strength will do."""

    game: Annotated[str, Meta(min_length=1, max_length=60)]
    speed: Speed = "normal"
    computer: bool = False


class Seek(Struct, frozen=True):
    """What you look for, since when, and how many people look for the same, with you. `table`: where you play now."""

    game: str
    speed: Speed
    computer: bool
    since: int
    waiting: int
    table: str | None = None


class MySeek(Struct, frozen=True):
    """What you look for, if anything, at the server's time `at`."""

    seek: Seek | None
    at: int


class Seekers(Struct, frozen=True):
    """How many people look for an opponent in a game at a speed, and the clock of that speed."""

    game: str
    speed: Speed
    clock: Clock
    waiting: int


class NewChallenge(Strict, frozen=True):
    """A person to play with, and the table to create for the two of you; it is always private."""

    to: Id
    table: NewTable


class Challenge(Struct, frozen=True):
    """A table that waits for the answer of one person."""

    by: Account
    to: Account
    table: TableInfo


class Followed(Struct, frozen=True):
    """A player you follow: whether they are online, and their public games in progress."""

    account: Account
    online: bool
    tables: list[TableInfo]
