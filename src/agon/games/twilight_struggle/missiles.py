"""Cuban Missile Crisis: the threatened side may withdraw its missiles at any of its asks (card 40)."""

from __future__ import annotations

from agon.engine.script import Interrupt, Options, Script, ask
from agon.games.twilight_struggle.board import Map, take
from agon.games.twilight_struggle.effects import CUBAN_MISSILE_CRISIS, end, is_threatened
from agon.games.twilight_struggle.words import REMOVE, WITHDRAW, country

MISSILES = ((country("west_germany"), country("turkey")), (country("cuba"),))
TAKEN = 2


def withdrawal(p: Map, side: int) -> Options:
    """Offered while the side is threatened and has a country to take the influence from."""
    if is_threatened(p, side) and any(p.influence[side, c] >= TAKEN for c in MISSILES[side]):
        return [WITHDRAW]
    return []


def withdraw(p: Map, side: int) -> Script:
    """Two influence leave one of the countries, and the crisis is over."""
    country = yield ask(
        side, REMOVE, [c for c in MISSILES[side] if p.influence[side, c] >= TAKEN], card=CUBAN_MISSILE_CRISIS
    )
    take(p, side, country, TAKEN)
    end(p, CUBAN_MISSILE_CRISIS)


WITHDRAWAL = Interrupt(WITHDRAW, withdrawal, withdraw)
