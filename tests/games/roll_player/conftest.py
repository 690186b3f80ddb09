"""Play on at tables of Roll Player with simple default answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from agon.engine.table import Table


@pytest.fixture
def play_on() -> Callable[..., Table]:
    """Answer asks until `until` holds: from the lists in `answers`, otherwise with `pass` or the first option; chance
    cycles through its options."""

    def play(table: Table, until: Callable[[Table], bool] = lambda table: False, **answers: Any) -> Table:
        waiting = {what: list(options) for what, options in answers.items()}
        while table.outcome is None and not until(table):
            ask = table.asks[0]
            turn = len(table.choices) if ask.seat == "chance" else 0
            option = "pass" if "pass" in ask.options else ask.options[turn % len(ask.options)]
            if waiting.get(ask.what):
                option = waiting[ask.what].pop(0)
            table.choose(ask.seat, option)
        return table

    return play
