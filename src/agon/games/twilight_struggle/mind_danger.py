"""Who may lose by DEFCON 1: how far each event can lower it in a side's own phase before that side chooses again."""

from __future__ import annotations

from agon.games.twilight_struggle.board import (
    BATTLEGROUND,
    DECK,
    DISCARDED,
    HAND,
    IN_AREA,
    IN_EUROPE,
    IN_PLAY,
    SIDE,
    Map,
    opponent,
)
from agon.games.twilight_struggle.cards import can_happen
from agon.games.twilight_struggle.editions import is_risky_war
from agon.games.twilight_struggle.effects import (
    CUBA,
    CUBAN_MISSILE_CRISIS,
    FIVE_YEAR_PLAN,
    MISSILE_ENVY,
    NUCLEAR_SUBS,
    OPEN_AT,
    STAR_WARS,
    TEAR_DOWN_THIS_WALL,
    is_shielded,
)
from agon.games.twilight_struggle.events.late_war import is_retrievable
from agon.games.twilight_struggle.words import CARDS, COUNTRIES, NEUTRAL, US, USSR, card

DUCK_AND_COVER = card(4)
KOREAN_WAR = card(11)
OLYMPIC_GAMES = card(20)
CIA_CREATED = card(26)
SUMMIT = card(45)
HOW_I_LEARNED = card(46)
WE_WILL_BURY_YOU = card(50)
LONE_GUNMAN = card(62)
GRAIN_SALES = card(67)
KAL_007 = card(89)
ORTEGA = card(91)

TO_THE_END = 9
"""More levels than there are: the opponent may set DEFCON as he likes."""
LOWERING = (DUCK_AND_COVER, OLYMPIC_GAMES, SUMMIT, WE_WILL_BURY_YOU, KAL_007)
COUPS_BY_EVENT = (CIA_CREATED, LONE_GUNMAN, ORTEGA, TEAR_DOWN_THIS_WALL, GRAIN_SALES)
RISKY = (*LOWERING, *COUPS_BY_EVENT, KOREAN_WAR, FIVE_YEAR_PLAN, STAR_WARS, MISSILE_ENVY)
IS_RISKY = tuple(int(c in RISKY) for c in range(CARDS.stop))
SUDDEN = (CUBAN_MISSILE_CRISIS, HOW_I_LEARNED, GRAIN_SALES, STAR_WARS, MISSILE_ENVY)
"""Headlines that may lower DEFCON by more than one."""
BATTLEGROUNDS = tuple(c for c in COUNTRIES if BATTLEGROUND[c] == 1)
EUROPEAN_BATTLEGROUNDS = tuple(c for c in BATTLEGROUNDS if IN_AREA[IN_EUROPE][c] == 1)


def drop(p: Map, side: int, c: int) -> int:
    """The most levels DEFCON may fall, in this side's phase, by the event of a card the side plays now."""
    if IS_RISKY[c] == 0 or not can_happen(p, c, side if SIDE[c] == NEUTRAL else SIDE[c]):
        return 0
    if SIDE[c] != opponent(side):
        return own_drop(p, c)
    if c == FIVE_YEAR_PLAN:
        return lost_card_drop(p)
    return opponents_drop(p, side, c)


def own_drop(p: Map, c: int) -> int:
    """By an own or shared event: what it says, what the opponent makes of it, or the event of a card it brings."""
    if c == FIVE_YEAR_PLAN:
        return 1 if may_hold(p, USSR, DUCK_AND_COVER) or may_hold(p, USSR, KAL_007) else 0
    if c == STAR_WARS:
        return 0 if has_harmless_discard(p) else 1
    return 1 if c in LOWERING or c == MISSILE_ENVY or is_risky_war(p, c) else 0


def may_hold(p: Map, side: int, c: int) -> bool:
    """Whether a side's opponent has to reckon with a card: what he imagines in the deck may be in the hand."""
    return p.where[c] in (HAND[side], DECK)


def has_harmless_discard(p: Map) -> bool:
    """Star Wars: whether the US can take something that does not lower DEFCON, whatever is discarded until then."""
    return any(IS_RISKY[c] == 0 and is_retrievable(p, c) for c in CARDS)


def opponents_drop(p: Map, side: int, c: int) -> int:
    """By an event of the opponent, but for the one that draws another card out of the hand."""
    if c == STAR_WARS:
        return retrieved_drop(p)
    if c == GRAIN_SALES:
        return sold_drop(p)
    if c in COUPS_BY_EVENT:
        return 1 if may_be_couped(p, side, c) else 0
    return 1 if c in LOWERING or is_risky_war(p, c) else 0


def may_be_couped(p: Map, side: int, c: int) -> bool:
    """Whether the event gives the opponent a coup in a battleground."""
    if side == USSR and p.in_force[NUCLEAR_SUBS] > 0:
        return False
    if c == ORTEGA:
        return p.influence[US, CUBA] > 0
    if c == TEAR_DOWN_THIS_WALL:
        return any(p.influence[USSR, b] > 0 for b in EUROPEAN_BATTLEGROUNDS)
    return has_open_battleground(p, side)


def has_open_battleground(p: Map, side: int) -> bool:
    """Whether a battleground of the side lies open to a coup of its opponent."""
    return any(
        p.influence[side, b] > 0 and p.defcon >= OPEN_AT[b] and not is_shielded(p, opponent(side), b)
        for b in BATTLEGROUNDS
    )


def retrieved_drop(p: Map) -> int:
    """Star Wars: the US may take a discarded event and let it happen in the Soviet phase, Grain Sales too."""
    if p.where[HOW_I_LEARNED] == DISCARDED:
        return TO_THE_END
    if p.where[GRAIN_SALES] == DISCARDED:
        return sold_drop(p)
    if p.where[FIVE_YEAR_PLAN] == DISCARDED and p.where[GRAIN_SALES] == HAND[USSR]:
        return sold_drop(p)
    return 1 if any(p.where[c] == DISCARDED for c in RISKY) else 0


def sold_drop(p: Map) -> int:
    """Grain Sales: the US may play a Soviet card, with a coup and the event of it, in the Soviet phase."""
    if p.where[HOW_I_LEARNED] == HAND[USSR]:
        return TO_THE_END
    if p.where[STAR_WARS] == HAND[USSR] and p.where[HOW_I_LEARNED] == DISCARDED:
        return TO_THE_END
    return 2 if any(p.where[c] == HAND[USSR] for c in RISKY) else 1


def lost_card_drop(p: Map) -> int:
    """Five-Year Plan: a US event out of the Soviet hand happens."""
    worst = 0
    for c in RISKY:
        if p.where[c] == HAND[USSR] and SIDE[c] == US and c != FIVE_YEAR_PLAN:
            worst = max(worst, opponents_drop(p, USSR, c))
    return worst


def is_deadly(p: Map, side: int, c: int) -> bool:
    """Whether the event of a card may bring DEFCON to 1 in this side's phase."""
    return p.defcon - drop(p, side, c) <= 1


def is_event_deadly(p: Map, side: int) -> bool:
    """Whether an own or shared event now in play may: of several cards in play it is not known whose turn it is."""
    return any(p.where[c] == IN_PLAY and SIDE[c] != opponent(side) and is_deadly(p, side, c) for c in RISKY)


def is_deadly_after_coup(p: Map, side: int, c: int) -> bool:
    """The same where the side's own operations come first: they may open a battleground to a coup."""
    return is_deadly(p, side, c) or (p.defcon == 2 and SIDE[c] == opponent(side) and c in COUPS_BY_EVENT)


def is_deadly_headline(p: Map, side: int, c: int) -> bool:
    """Whether it may as a headline, where the opponent's may come first and lower DEFCON too."""
    fall = headline_drop(p, side, c)
    sudden = any(may_hold(p, opponent(side), other) for other in SUDDEN)
    return fall > 0 and (2 if sudden else max(2, p.defcon - 1)) - fall <= 1


def headline_drop(p: Map, side: int, c: int) -> int:
    """The opponent's headline may be what Star Wars takes, or what makes it happen."""
    if c == STAR_WARS and side == USSR:
        return max(1, retrieved_drop(p))
    return drop(p, side, c)


def to_come(p: Map, side: int) -> int:
    """The levels that events of the opponent's cards now in play may still cost this side."""
    worst = 0
    for c in RISKY:
        if p.where[c] == IN_PLAY and SIDE[c] == opponent(side):
            worst = max(worst, max(drop(p, side, c), 1 if c in COUPS_BY_EVENT else 0))
    return worst


def risks_in_hand(p: Map, side: int) -> int:
    """How many cards of a hand the side could not play at DEFCON 2."""
    return sum(p.where[c] == HAND[side] and SIDE[c] == opponent(side) for c in RISKY)


def risks_of(p: Map, side: int) -> int:
    """How many of its own cards a side holds that the other could not play at DEFCON 2."""
    return sum(p.where[c] == HAND[side] and SIDE[c] != opponent(side) for c in RISKY)
