"""What an agent knows when it chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from agon.engine.game import View
from agon.engine.table import Imagined, Table


class Situation(NamedTuple):
    """The game and its options, the agent's seat, the seat's view, the ask, and, on demand, an imagined position to
    search from."""

    game: str
    options: dict[str, str]
    seat: str
    view: View
    what: str
    offered: list[str]
    imagined: Callable[[], Imagined]


def situation(table: Table, seat: str) -> Situation:
    """The situation of a seat that has an ask at this table."""
    ask = table.ask(seat)
    assert ask is not None
    return Situation(
        table.game.name,
        table.options,
        seat,
        table.view(seat),
        ask.what,
        list(ask.options),
        lambda: table.imagined(seat),
    )
