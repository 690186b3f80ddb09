"""Who may lose by DEFCON 1: how far each event can lower it in a side's own phase before that side chooses again."""

from __future__ import annotations

from agon.games.twilight_struggle import board, effects
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.cards import can_happen
from agon.games.twilight_struggle.editions import is_risky_war
from agon.games.twilight_struggle.events.late_war import is_retrievable

DUCK_AND_COVER = w.card(4)
KOREAN_WAR = w.card(11)
OLYMPIC_GAMES = w.card(20)
CIA_CREATED = w.card(26)
SUMMIT = w.card(45)
HOW_I_LEARNED = w.card(46)
WE_WILL_BURY_YOU = w.card(50)
LONE_GUNMAN = w.card(62)
GRAIN_SALES = w.card(67)
KAL_007 = w.card(89)
ORTEGA = w.card(91)

TO_THE_END = 9
"""More levels than exist: the opponent may set DEFCON freely."""
LOWERING = (DUCK_AND_COVER, OLYMPIC_GAMES, SUMMIT, WE_WILL_BURY_YOU, KAL_007)
COUPS_BY_EVENT = (CIA_CREATED, LONE_GUNMAN, ORTEGA, effects.TEAR_DOWN_THIS_WALL, GRAIN_SALES)
RISKY = (*LOWERING, *COUPS_BY_EVENT, KOREAN_WAR, effects.FIVE_YEAR_PLAN, effects.STAR_WARS, effects.MISSILE_ENVY)
IS_RISKY = tuple(int(c in RISKY) for c in range(w.CARDS.stop))
SUDDEN = (effects.CUBAN_MISSILE_CRISIS, HOW_I_LEARNED, GRAIN_SALES, effects.STAR_WARS, effects.MISSILE_ENVY)
"""Headlines that may lower DEFCON by more than one."""
BATTLEGROUNDS = tuple(c for c in w.COUNTRIES if board.BATTLEGROUND[c] == 1)
EUROPEAN_BATTLEGROUNDS = tuple(c for c in BATTLEGROUNDS if board.IN_AREA[board.IN_EUROPE][c] == 1)


def drop(p: Map, side: int, c: int) -> int:
    """The most levels DEFCON may fall, in this side's phase, by the event of a card that the side plays now."""
    if IS_RISKY[c] == 0 or not can_happen(p, c, side if board.SIDE[c] == w.NEUTRAL else board.SIDE[c]):
        return 0
    if board.SIDE[c] != board.opponent(side):
        return own_drop(p, c)
    if c == effects.FIVE_YEAR_PLAN:
        return lost_card_drop(p)
    return opponents_drop(p, side, c)


def own_drop(p: Map, c: int) -> int:
    """The drop by an own or shared event: as printed, by what the opponent does with it, or by the event of a card it
    triggers."""
    if c == effects.FIVE_YEAR_PLAN:
        return 1 if may_hold(p, w.USSR, DUCK_AND_COVER) or may_hold(p, w.USSR, KAL_007) else 0
    if c == effects.STAR_WARS:
        return 0 if has_harmless_discard(p) else 1
    return 1 if c in LOWERING or c == effects.MISSILE_ENVY or is_risky_war(p, c) else 0


def may_hold(p: Map, side: int, c: int) -> bool:
    """Whether a side must expect its opponent to hold a card: one imagined in the deck may be in the hand."""
    return p.where[c] in (board.HAND[side], board.DECK)


def has_harmless_discard(p: Map) -> bool:
    """Star Wars: whether the US can take a card that does not lower DEFCON, whatever is discarded until then."""
    return any(IS_RISKY[c] == 0 and is_retrievable(p, c) for c in w.CARDS)


def opponents_drop(p: Map, side: int, c: int) -> int:
    """The drop by an event of the opponent, except the one that takes another card from the hand."""
    if c == effects.STAR_WARS:
        return retrieved_drop(p)
    if c == GRAIN_SALES:
        return sold_drop(p)
    if c in COUPS_BY_EVENT:
        return 1 if may_be_couped(p, side, c) else 0
    return 1 if c in LOWERING or is_risky_war(p, c) else 0


def may_be_couped(p: Map, side: int, c: int) -> bool:
    """Whether the event gives the opponent a coup in a battleground."""
    if side == w.USSR and effects.is_in_force(p, effects.NUCLEAR_SUBS):
        return False
    if c == ORTEGA:
        return p.influence[w.US, effects.CUBA] > 0
    if c == effects.TEAR_DOWN_THIS_WALL:
        return any(p.influence[w.USSR, b] > 0 for b in EUROPEAN_BATTLEGROUNDS)
    return has_open_battleground(p, side)


def has_open_battleground(p: Map, side: int) -> bool:
    """Whether a battleground of the side is open to a coup by its opponent."""
    return any(
        p.influence[side, b] > 0
        and p.defcon >= effects.OPEN_AT[b]
        and not effects.is_shielded(p, board.opponent(side), b)
        for b in BATTLEGROUNDS
    )


def retrieved_drop(p: Map) -> int:
    """Star Wars: the US may trigger a discarded event in the Soviet phase, Grain Sales too."""
    if p.where[HOW_I_LEARNED] == board.DISCARDED:
        return TO_THE_END
    if p.where[GRAIN_SALES] == board.DISCARDED:
        return sold_drop(p)
    if p.where[effects.FIVE_YEAR_PLAN] == board.DISCARDED and p.where[GRAIN_SALES] == board.HAND[w.USSR]:
        return sold_drop(p)
    return 1 if any(p.where[c] == board.DISCARDED for c in RISKY) else 0


def sold_drop(p: Map) -> int:
    """Grain Sales: the US may play a Soviet card in the Soviet phase, with a coup and its event."""
    if p.where[HOW_I_LEARNED] == board.HAND[w.USSR]:
        return TO_THE_END
    if p.where[effects.STAR_WARS] == board.HAND[w.USSR] and p.where[HOW_I_LEARNED] == board.DISCARDED:
        return TO_THE_END
    return 2 if any(p.where[c] == board.HAND[w.USSR] for c in RISKY) else 1


def lost_card_drop(p: Map) -> int:
    """Five-Year Plan: a US event from the Soviet hand happens."""
    worst = 0
    for c in RISKY:
        if p.where[c] == board.HAND[w.USSR] and board.SIDE[c] == w.US and c != effects.FIVE_YEAR_PLAN:
            worst = max(worst, opponents_drop(p, w.USSR, c))
    return worst


def is_deadly(p: Map, side: int, c: int) -> bool:
    """Whether the event of a card may bring DEFCON to 1 in this side's phase."""
    return p.defcon - drop(p, side, c) <= 1


def is_event_deadly(p: Map, side: int) -> bool:
    """Whether an own or shared event now in play may; with several cards in play it is unknown whose turn it is."""
    return any(
        p.where[c] == board.IN_PLAY and board.SIDE[c] != board.opponent(side) and is_deadly(p, side, c) for c in RISKY
    )


def is_deadly_after_coup(p: Map, side: int, c: int) -> bool:
    """The same if the side's own operations come first: they may open a battleground to a coup."""
    return is_deadly(p, side, c) or (p.defcon == 2 and board.SIDE[c] == board.opponent(side) and c in COUPS_BY_EVENT)


def is_deadly_headline(p: Map, side: int, c: int) -> bool:
    """Whether it may as a headline, where the opponent's may come first and also lower DEFCON."""
    fall = headline_drop(p, side, c)
    sudden = any(may_hold(p, board.opponent(side), other) for other in SUDDEN)
    return fall > 0 and (2 if sudden else max(2, p.defcon - 1)) - fall <= 1


def headline_drop(p: Map, side: int, c: int) -> int:
    """The drop by a headline: Star Wars may take the opponent's headline, or be triggered by it."""
    if c == effects.STAR_WARS and side == w.USSR:
        return max(1, retrieved_drop(p))
    return drop(p, side, c)


def to_come(p: Map, side: int) -> int:
    """The levels that the events of the opponent's cards now in play may still cost this side."""
    worst = 0
    for c in RISKY:
        if p.where[c] == board.IN_PLAY and board.SIDE[c] == board.opponent(side):
            worst = max(worst, max(drop(p, side, c), 1 if c in COUPS_BY_EVENT else 0))
    return worst


def risks_in_hand(p: Map, side: int) -> int:
    """The number of cards in hand that the side could not play at DEFCON 2."""
    return sum(p.where[c] == board.HAND[side] and board.SIDE[c] == board.opponent(side) for c in RISKY)


def risks_of(p: Map, side: int) -> int:
    """The number of a side's own cards in its hand that the other could not play at DEFCON 2."""
    return sum(p.where[c] == board.HAND[side] and board.SIDE[c] != board.opponent(side) for c in RISKY)
