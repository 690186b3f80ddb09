"""What a careful player avoids: losing the game at DEFCON 2, or holding a scoring card too long.

It lets random games reach the Late War. It is a rough guess; danger.py says exactly which choices can lose the game.
"""

from __future__ import annotations

from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import BATTLEGROUND, HEADLINE_PHASE, IN_PLAY, SCORING, TURN_END, Map
from agon.games.twilight_struggle.cards import must_score, rounds_left, rounds_of, scoring_cards_held
from agon.games.twilight_struggle.editions import is_risky_war
from agon.games.twilight_struggle.effects import UN_INTERVENTION, is_threatened

# events that lower DEFCON, or let the opponent do so
RISKY = tuple(
    int(c in [w.card(n) for n in (4, 5, 20, 26, 45, 49, 50, 62, 67, 85, 89, 91, 96)]) for c in range(w.CARDS.stop)
)
CHOICES_TO_AVOID = (w.DEGRADE, w.BOYCOTT, w.LEVELS[0])


def caution(p: Map, seat: int, what: int, option: int) -> bool:
    """Whether a careful player would avoid this choice."""
    if what == w.CHOOSE:
        return option == w.END_GAME or option == w.LEVELS[0] or (p.defcon == 2 and option in CHOICES_TO_AVOID)
    if what in (w.HEADLINE, w.CARD):
        if holds_too_long(p, seat, what, option):
            return True
        return p.defcon <= (3 if what == w.HEADLINE else 2) and option in w.CARDS and is_risky(p, option)
    if what == w.ORDER:
        return p.defcon == 2 and option in (w.EVENT_FIRST, w.OPS_FIRST) and is_risky_play(p)
    if what == w.USE:
        return (option == w.COUP and (p.defcon == 2 or is_threatened(p, seat))) or (
            option == w.EVENT and p.defcon == 2 and is_risky_play(p)
        )
    return what == w.TARGET and p.defcon == 2 and option in w.COUNTRIES and BATTLEGROUND[option] == 1


def holds_too_long(p: Map, seat: int, what: int, option: int) -> bool:
    """TS-R-69 Whether this choice leaves more scoring cards in hand than rounds to play them in."""
    if not is_play(p, what, option):
        return False
    if option in w.CARDS and SCORING[option] == 1:
        return scoring_cards_held(p, seat) - 1 > rounds_after(p, seat)
    if what == w.CARD and must_score(p, seat):
        return False  # TS-R-70: what is offered then rids the hand of the scoring card
    return scoring_cards_held(p, seat) > rounds_after(p, seat)


def is_play(p: Map, what: int, option: int) -> bool:
    """Whether a choice decides on a headline, a round or a held card, rather than on a consequence of it."""
    if option != w.PASS and option not in w.CARDS:
        return False
    if what == w.CARD:
        return p.where[UN_INTERVENTION] != IN_PLAY  # its second card belongs to the same round
    return what == w.HEADLINE or (what == w.DISCARD and p.phase == TURN_END)


def rounds_after(p: Map, seat: int) -> int:
    """The number of action rounds that a seat has left after the current one."""
    if p.phase == TURN_END:
        return 0
    return rounds_of(p, seat) if p.phase == HEADLINE_PHASE else rounds_left(p, seat) - 1


def is_risky(p: Map, c: int) -> bool:
    return RISKY[c] == 1 or is_risky_war(p, c)


def is_risky_play(p: Map) -> bool:
    return any(p.where[c] == IN_PLAY and is_risky(p, c) for c in w.CARDS)
