"""The warning before a retreat: given exactly where the retreat loses the game."""

from __future__ import annotations

import pytest

from agon.engine.chooser import SeededChooser
from agon.engine.table import Table
from agon.games.hector_achilles import GAME
from tests.tiers import sized


def answer(table: Table, choose: SeededChooser) -> None:
    ask = table.asks[0]
    table.choose(ask.seat, choose(ask))


def loses_by_retreat(table: Table, seat: str) -> bool:
    """Retreat, play on to the next battle, and return whether the seat has lost by then."""
    twin, choose = table.copy(), SeededChooser(1, 1)
    battle = twin.position.battle
    twin.choose(seat, "retreat")
    while twin.outcome is None and twin.position.battle == battle:
        answer(twin, choose)
    return twin.outcome is not None and seat not in twin.outcome.winners


@pytest.mark.rule("HA-5.4-retreat-loser", "HA-5.4-shame-penalty", "HA-5.5-front", "HA-5.5-camp")
def test_a_retreat_is_warned_of_exactly_where_it_loses() -> None:
    warned = 0
    for seed in range(sized(12, 60)):
        table, choose = Table(GAME), SeededChooser(seed, 3)
        while table.outcome is None:
            ask = table.asks[0]
            if ask.what == "action" and "retreat" in ask.options:
                is_warned, loses = "retreat" in table.warnings(ask.seat), loses_by_retreat(table, ask.seat)
                assert is_warned == loses, (seed, len(table.choices))
                warned += is_warned
            answer(table, choose)
    assert warned > 10
