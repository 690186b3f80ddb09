"""What a careful player would rather not do: throw the game away at DEFCON 2. So random games reach the Late War."""

from __future__ import annotations

from agon.games.twilight_struggle.board import BATTLEGROUND, IN_PLAY, Map
from agon.games.twilight_struggle.editions import is_risky_war
from agon.games.twilight_struggle.effects import is_threatened
from agon.games.twilight_struggle.words import (
    BOYCOTT,
    CARD,
    CARDS,
    CHOOSE,
    COUNTRIES,
    COUP,
    DEGRADE,
    END_GAME,
    EVENT,
    EVENT_FIRST,
    HEADLINE,
    LEVELS,
    OPS_FIRST,
    ORDER,
    TARGET,
    USE,
    card,
)

# events that lower DEFCON, or let the opponent do so
RISKY = tuple(
    int(c in [card(n) for n in (4, 5, 20, 26, 45, 49, 50, 62, 67, 85, 89, 91, 96)]) for c in range(CARDS.stop)
)
CHOICES_TO_AVOID = (DEGRADE, BOYCOTT, LEVELS[0])


def caution(p: Map, seat: int, what: int, option: int) -> bool:
    """Whether a careful player would rather choose something else."""
    if what == CHOOSE:
        return option == END_GAME or option == LEVELS[0] or (p.defcon == 2 and option in CHOICES_TO_AVOID)
    if what in (HEADLINE, CARD):
        return p.defcon <= (3 if what == HEADLINE else 2) and option in CARDS and is_risky(p, option)
    if what == ORDER:
        return p.defcon == 2 and option in (EVENT_FIRST, OPS_FIRST) and is_risky_play(p)
    if what == USE:
        return (option == COUP and (p.defcon == 2 or is_threatened(p, seat))) or (
            option == EVENT and p.defcon == 2 and is_risky_play(p)
        )
    return what == TARGET and p.defcon == 2 and option in COUNTRIES and BATTLEGROUND[option] == 1


def is_risky(p: Map, c: int) -> bool:
    return RISKY[c] == 1 or is_risky_war(p, c)


def is_risky_play(p: Map) -> bool:
    return any(p.where[c] == IN_PLAY and is_risky(p, c) for c in CARDS)
