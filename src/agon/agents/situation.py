"""What an agent knows when it chooses."""

from __future__ import annotations

from typing import Any, NamedTuple


class Situation(NamedTuple):
    """The game and its options, the agent's seat, the seat's view, and the ask."""

    game: str
    options: dict[str, str]
    seat: str
    view: dict[str, Any]
    what: str
    offered: list[str]
