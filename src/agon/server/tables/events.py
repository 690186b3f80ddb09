"""The events of a table: everything that happens in a game, one struct per kind.

A row of the `events` table holds the kind in a column and the other fields as JSON, without those that have their
default. Fields missing in an older row get their default, and unknown ones are ignored.

>>> encode(Choice("yes", plan=3))
('choice', '{"option":"yes","plan":3}')
>>> decode("leave", '{"how":"resign"}')
Departure(how='resign', gone='')
"""

from __future__ import annotations

from typing import ClassVar, get_args

import msgspec
from msgspec import Struct

from agon.engine.errors import AgonError


class _Event(Struct, frozen=True, omit_defaults=True):
    kind: ClassVar[str]


class Start(_Event, frozen=True):
    """The game starts. `people` numbers the human players by chair; chairs of one player share a number. `rated`:
    whether the game can count for ratings with the accounts it starts with; games of older releases do not say."""

    kind = "start"
    chance: tuple[str, ...] = ()
    people: tuple[int, ...] = ()
    rated: bool | None = None


class Choice(_Event, frozen=True):
    """A player answers an ask, and chance answers until the next ask. `plan` is the place of the plan it follows."""

    kind = "choice"
    option: str = ""
    chance: tuple[str, ...] = ()
    plan: int | None = None


class Undo(_Event, frozen=True):
    """A player undoes their last choice."""

    kind = "undo"


class AskUndo(_Event, frozen=True):
    """A player asks the others to undo their last choice."""

    kind = "ask_undo"


class Agree(_Event, frozen=True):
    """A player agrees to undo."""

    kind = "agree"


class Deny(_Event, frozen=True):
    """A player refuses to undo."""

    kind = "deny"


class Departure(_Event, frozen=True):
    """A player (`gone`) resigned, timed out or was kicked, and the game ends."""

    kind = "leave"
    how: str = ""
    gone: str = ""


class Replacement(_Event, frozen=True):
    """A player (`gone`) resigned, timed out or was kicked, and a computer player takes over."""

    kind = "replace"
    how: str = ""
    account: str = ""
    name: str = ""
    level: str | None = None
    gone: str = ""


class Abort(_Event, frozen=True):
    """The game ends without a result."""

    kind = "abort"


Event = Start | Choice | Undo | AskUndo | Agree | Deny | Departure | Replacement | Abort
_DECODERS: dict[str, msgspec.json.Decoder[Event]] = {kind.kind: msgspec.json.Decoder(kind) for kind in get_args(Event)}


def encode(event: Event) -> tuple[str, str]:
    """Return the columns `kind` and `body` of an event."""
    return event.kind, msgspec.json.encode(event).decode()


def decode(kind: str, body: str) -> Event:
    """Return the event of a stored row."""
    try:
        return _DECODERS[kind].decode(body)
    except (KeyError, msgspec.DecodeError) as error:
        raise AgonError("bad-record", f"an event {kind!r} cannot be read: {error}") from error
