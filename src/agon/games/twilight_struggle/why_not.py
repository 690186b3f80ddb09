"""What a choice costs, and why what is not offered cannot be chosen: answers for a player who points at it."""

from __future__ import annotations

from agon.engine.script import NONE
from agon.games.twilight_struggle import board, effects, operations
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.cards import is_cancellable, is_time_to_score, must_score
from agon.games.twilight_struggle.editions import influence_to_realign, may_be_headlined, realigns_anywhere
from agon.games.twilight_struggle.play import SETUP_AREA, binding, is_obliged
from agon.games.twilight_struggle.space_race import LAST_BOX, attempts_left, can_space
from agon.games.twilight_struggle.variants import is_open

COMECON = w.card(14)
DE_STALINIZATION = w.card(33)
BRUSH_WAR = w.card(36)
JUNTA = w.card(47)
NOT_IF_ENEMY_CONTROLS = (COMECON, effects.MARSHALL_PLAN, DE_STALINIZATION)
ASKS_FOR_CARDS = (w.HEADLINE, w.CARD, w.DISCARD, w.CHOOSE)
FREE = (JUNTA, effects.TEAR_DOWN_THIS_WALL)
"""Events with a free coup or realignments, whatever DEFCON says."""


def cost(p: Map, seat: int, what: int, option: int, card: int, reason: int) -> int:
    """6.1.2 What a choice takes of the points that are left."""
    if what == w.PLACE and reason == w.FOR_OPERATIONS and option in w.SPACES:
        return operations.cost(p, seat, option)
    return 1


def why_not(p: Map, seat: int, what: int, option: int, card: int, reason: int) -> int:
    """Return why a country, a card or a use is not offered, or NONE."""
    if option in w.SPACES:
        return why_not_there(p, seat, what, option, card, reason)
    if option in w.CARDS and what in ASKS_FOR_CARDS:
        return why_not_card(p, seat, what, option, card)
    if what == w.USE or what == w.ORDER:
        return why_not_use(p, seat, option, card)
    return NONE


# ---------------------------------------------------------------- countries


def why_not_there(p: Map, side: int, what: int, country: int, card: int, reason: int) -> int:
    if what == w.SETUP:
        return w.WRONG_AREA if board.IN_AREA[SETUP_AREA[side]][country] == 0 else NONE
    if what == w.HANDICAP:
        return w.NO_OWN_INFLUENCE if p.influence[side, country] == 0 else w.FULL
    if what == w.PLACE:
        return why_not_placed(p, side, country, card, reason)
    if what == w.REMOVE:
        return why_not_removed(p, side, country, card)
    if what == w.TARGET and country in w.COUNTRIES:
        return why_not_target(p, side, country, card, reason)
    return w.NOT_OF_EVENT if what in (w.CHOOSE, w.TARGET) and card != NONE else NONE


def why_not_placed(p: Map, side: int, country: int, card: int, reason: int) -> int:
    if reason != w.FOR_OPERATIONS:
        if p.placed[country] > 0:
            return w.FULL
        if card in NOT_IF_ENEMY_CONTROLS and board.controls(p, 1 - side, country):
            return w.ENEMY_CONTROL
        return w.NO_OWN_INFLUENCE if card == effects.NORAD else w.NOT_OF_EVENT
    if p.access[country] > 0:
        return w.TOO_EXPENSIVE
    if effects.is_closed_to_placement(p, side, country) or not is_open(p, side, country):
        return w.CLOSED_REGION
    return w.FULL if operations.is_accessible(p, side, country) else w.OUT_OF_REACH


def why_not_removed(p: Map, side: int, country: int, card: int) -> int:
    is_own = card == DE_STALINIZATION or card == effects.CUBAN_MISSILE_CRISIS
    if p.influence[side if is_own else 1 - side, country] == 0:
        return w.NO_OWN_INFLUENCE if is_own else w.NO_ENEMY_INFLUENCE
    return w.FULL if p.placed[country] > 0 else w.NOT_OF_EVENT


def why_not_target(p: Map, side: int, country: int, card: int, reason: int) -> int:
    if reason != w.COUP and reason != w.REALIGNMENT:
        is_covered = card == BRUSH_WAR and effects.is_in_force(p, effects.NATO)
        return effects.NATO if is_covered and effects.is_covered_by_nato(p, country) else w.NOT_OF_EVENT
    least = influence_to_realign(p) if reason == w.REALIGNMENT else 1
    if p.influence[1 - side, country] < least:
        return w.NO_ENEMY_INFLUENCE
    if is_closed(p, country, card, reason):
        return w.CLOSED_BY_DEFCON
    if effects.is_shielded(p, side, country):
        return effects.US_JAPAN_PACT if country == effects.JAPAN else effects.NATO
    if reason == w.COUP and effects.is_spared_from_coups(p, side, country):
        return effects.THE_REFORMER
    return w.FULL if p.placed[country] > 0 else w.NOT_OF_EVENT


def is_closed(p: Map, country: int, card: int, reason: int) -> bool:
    """8.1.5 DEFCON closes the region to coups and realignments; not to those of some events."""
    free = 1 if card in FREE and p.where[card] == board.IN_PLAY else 0
    if p.defcon >= effects.OPEN_AT[country] or free == 1:
        return False
    return reason == w.COUP or not realigns_anywhere(p, free)


# ---------------------------------------------------------------- cards


def why_not_card(p: Map, side: int, what: int, option: int, card: int) -> int:
    if option == effects.THE_CHINA_CARD:
        return why_not_china(p, side, what)
    if what == w.CHOOSE:
        return w.NOT_OF_EVENT
    if p.where[option] != board.HAND[side]:
        return w.NOT_IN_HAND
    if what == w.HEADLINE:
        return w.NO_HEADLINE if not may_be_headlined(p, option) else w.BOUND
    if what == w.DISCARD:
        return w.SCORING_CARD if board.SCORING[option] == 1 else w.LOW_VALUE
    if card == effects.UN_INTERVENTION:
        return w.OWN_EVENT if not is_cancellable(p, side, option) else NONE
    if must_score(p, side) or (is_time_to_score(p, side) and card in effects.TRAP):
        return w.SCORING_DUE
    if card in effects.TRAP:
        return w.LOW_VALUE
    return w.BOUND if binding(p, side) != NONE else NONE


def why_not_china(p: Map, side: int, what: int) -> int:
    if p.china_holder != side:
        return w.NOT_IN_HAND
    if what != w.CARD:
        return w.NO_HEADLINE if what == w.HEADLINE else w.NOT_OF_EVENT
    if p.china_up == 0:
        return w.FACE_DOWN
    return w.BOUND if is_obliged(p, side) or effects.is_trapped(p, side) else w.SCORING_DUE


# ---------------------------------------------------------------- uses


def why_not_use(p: Map, side: int, option: int, card: int) -> int:
    if option == w.EVENT or option == w.EVENT_FIRST:
        return w.NO_EVENT
    if option == w.SPACE:
        return why_not_space(p, side, card)
    return w.NO_TARGET if option in (w.INFLUENCE, w.COUP, w.REALIGNMENT) else NONE


def why_not_space(p: Map, side: int, card: int) -> int:
    if p.space[side] >= LAST_BOX:
        return w.LAST_BOX
    if attempts_left(p, side) <= 0:
        return w.NO_ATTEMPT
    if card in w.CARDS and not can_space(p, side, effects.ops_value(p, side, card)):
        return w.LOW_VALUE
    return w.NOT_OF_EVENT
