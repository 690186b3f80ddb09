"""Shared field types, strict requests, refusals.

Unknown fields are refused, so that a typo is reported instead of being ignored.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(max_length=254)]  # as given; validated later
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]
Nonce = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[0-9a-f]+$")]
StudyId = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_/-]+$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Chair = Annotated[int, Meta(ge=0, le=15)]


Json = dict[str, Any]


class Strict(Struct, forbid_unknown_fields=True, frozen=True):
    """A request; unknown fields are refused."""


class Refusal(Struct, frozen=True):
    """An error response: a stable code for programs, a message for people."""

    code: str
    message: str
    id: str | None = None


class Done(Struct, frozen=True):
    """The request succeeded."""

    done: Literal[True] = True
