"""Shared path and query parameters."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar.params import PathParameter, QueryParameter

PathId = Annotated[str, PathParameter(max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
TableId = PathId
Link = Annotated[str | None, QueryParameter(max_length=64)]
Seat = Annotated[str | None, QueryParameter(max_length=60)]
Before = Annotated[int | None, QueryParameter(ge=0, le=1 << 53)]
State = Literal["open", "playing", "over", "aborted"]
