"""Choices that lose the game, or can lose it before their player chooses again: what a player is warned of.

A reason that ends in `_RISK` depends on dice, on the opponent or on cards that the player does not see; the others are
certain. Everything here follows from what the player knows. A choice that is merely bad gets no warning.
"""

from __future__ import annotations

from agon.engine.script import NONE
from agon.games.twilight_struggle import board, effects
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.cards import can_happen, can_intervene_for
from agon.games.twilight_struggle.caution import holds_too_long
from agon.games.twilight_struggle.editions import is_risky_war, printed_ops, target_defends_itself
from agon.games.twilight_struggle.events.early_war import ISRAEL, SCORED_REGION, SOUTH_KOREA, SOUTHEAST_ASIA_SCORING
from agon.games.twilight_struggle.events.late_war import LIBYA
from agon.games.twilight_struggle.operations import can_coup
from agon.games.twilight_struggle.scoring import CONTROL, level, points, region_is_held, southeast_asian_points
from agon.games.twilight_struggle.space_race import can_space
from agon.games.twilight_struggle.variants import is_civil_war, us_needs_twenty
from agon.games.twilight_struggle.verbs import defence

DUCK_AND_COVER = w.card(4)
KOREAN_WAR = w.card(11)
OLYMPIC_GAMES = w.card(20)
CIA_CREATED = w.card(26)
SUMMIT = w.card(45)
JUNTA = w.card(47)
LONE_GUNMAN = w.card(62)
NIXON_PLAYS_THE_CHINA_CARD = w.card(71)
ALLIANCE_FOR_PROGRESS = w.card(78)
REAGAN_BOMBS_LIBYA = w.card(84)
KAL_007 = w.card(89)
GLASNOST = w.card(90)
ORTEGA = w.card(91)
CHE = w.card(107)
DEGRADING = (DUCK_AND_COVER, effects.WE_WILL_BURY_YOU, KAL_007)
"""Events that lower DEFCON whatever anybody chooses."""
IMPROVING = (w.card(34), effects.SALT, w.card(46), w.card(57), GLASNOST)
"""Headlines that may raise DEFCON."""
FIXED_VP = tuple(
    {
        effects.KITCHEN_DEBATES: 2,
        effects.WILLY_BRANDT: 1,
        effects.U2_INCIDENT: 1,
        effects.CAMP_DAVID: 1,
        effects.IRON_LADY: 1,
        KAL_007: 2,
        GLASNOST: 2,
        effects.EVIL_EMPIRE: 1,
        w.card(99): 1,
    }.get(c, 0)
    for c in range(w.CARDS.stop)
)
"""VP that an event gives to its side in any case."""
TARGET = 20
MOST_POINTS = 12
"""More than any event gives that is not a scoring."""


def warning(p: Map, seat: int, what: int, option: int, card: int, reason: int) -> int:
    """Return the reason why this choice loses or can lose the game, or NONE."""
    if holds_too_long(p, seat, what, option):
        return w.HELD_SCORING_CARD
    if what == w.TARGET:
        return coup_danger(p, seat, option) if option in w.COUNTRIES and is_coup(card, reason) else NONE
    if what == w.USE:
        return use_danger(p, seat, option, card, reason)
    if what == w.ORDER:
        return order_danger(p, seat, option, card)
    if what == w.CARD:
        return card_danger(p, seat, option, card)
    if what == w.HEADLINE:
        return headline_danger(p, seat, option) if option in w.CARDS else NONE
    if what == w.CHOOSE:
        return answer_danger(p, seat, option, card, reason)
    return NONE


def vp_of(p: Map, side: int) -> int:
    """The lead of a side."""
    return p.vp if side == w.US else -p.vp


def reaches_twenty(p: Map, side: int, more: int) -> bool:
    return vp_of(p, side) + more >= TARGET


# ---------------------------------------------------------------- coups


def is_coup(card: int, reason: int) -> bool:
    return reason == w.COUP or (reason == NONE and card in (ORTEGA, CHE))


def is_lethal_place(p: Map, side: int, country: int) -> bool:
    """Whether a coup there at DEFCON 2 starts a nuclear war."""
    return p.defcon == 2 and not effects.coup_leaves_defcon(p, side, country)


def coup_danger(p: Map, side: int, country: int) -> int:
    if effects.is_threatened(p, side):
        return w.CUBAN_COUP
    if side == w.US and effects.is_in_force(p, effects.YURI_AND_SAMANTHA) and reaches_twenty(p, w.USSR, 1):
        return w.TWENTY_VP
    return w.NUCLEAR_WAR if p.phasing == side and is_lethal_place(p, side, country) else NONE


def danger_of_all_coups(p: Map, side: int, area: int, free: int) -> int:
    """The danger of a coup if there is no safe one."""
    found = NONE
    for c in w.COUNTRIES:
        if p.influence[1 - side, c] > 0 and can_coup(p, side, c, area, free):
            found = coup_danger(p, side, c)
            if found == NONE:
                return NONE
    return found


def has_lethal_coup(p: Map, attacker: int, area: int, free: int) -> bool:
    """Whether the opponent of the phasing player could start a nuclear war."""
    return not effects.is_threatened(p, attacker) and any(
        p.influence[1 - attacker, c] > 0 and is_lethal_place(p, attacker, c) and can_coup(p, attacker, c, area, free)
        for c in w.COUNTRIES
    )


# ---------------------------------------------------------------- how a card is used


def use_danger(p: Map, side: int, option: int, card: int, reason: int) -> int:
    if option == w.PASS or option == w.SPACE:
        return burial_danger(p, side, card)
    if reason == NONE and option != w.EVENT and burial_danger(p, side, card) != NONE:
        return w.TWENTY_VP
    if is_unpaid(p, reason) and effects.owes_for_war(p, side, card) and reaches_twenty(p, w.USSR, 2):
        return w.TWENTY_VP
    if option == w.COUP:
        if reason == w.EVENT and card == JUNTA:
            return danger_of_all_coups(p, side, board.IN_LATIN_AMERICA, 1)
        if reason == w.EVENT and card == effects.TEAR_DOWN_THIS_WALL:
            return danger_of_all_coups(p, side, board.IN_EUROPE, 1)
        return danger_of_all_coups(p, side, board.ANYWHERE, 0)
    return event_danger(p, side, card, p.phasing == side) if option == w.EVENT else NONE


def burial_danger(p: Map, side: int, card: int) -> int:
    """TS-R-64 UN Intervention used otherwise than for its event pays for We Will Bury You."""
    is_due = card == effects.UN_INTERVENTION and effects.owes_for_we_will_bury_you(p, side)
    return w.TWENTY_VP if is_due and reaches_twenty(p, w.USSR, 3) else NONE


def is_unpaid(p: Map, reason: int) -> bool:
    """TS-R-107 Whether a war card is used by this choice; the operations of the opponent's card come with its order."""
    return reason == NONE or (reason == w.FOR_OPERATIONS and p.where[effects.UN_INTERVENTION] == board.IN_PLAY)


def order_danger(p: Map, side: int, option: int, card: int) -> int:
    """5.2 The event happens before or after the operations, which may still change what it scores."""
    if option != w.EVENT_FIRST and option != w.OPS_FIRST:
        return NONE
    if effects.owes_for_war(p, side, card) and reaches_twenty(p, w.USSR, 2):
        return w.TWENTY_VP
    found = event_danger(p, side, card, p.phasing == side)
    return w.VP_RISK if found == w.TWENTY_VP and option == w.OPS_FIRST else found


def card_danger(p: Map, side: int, option: int, card: int) -> int:
    if card == effects.UN_INTERVENTION:
        return NONE
    if (
        option != effects.UN_INTERVENTION
        and effects.owes_for_we_will_bury_you(p, side)
        and reaches_twenty(p, w.USSR, 3)
    ):
        return w.TWENTY_VP
    if option not in w.CARDS or option == effects.THE_CHINA_CARD:
        return NONE
    if board.SCORING[option] == 1:
        return scoring_danger(p, side, option)
    is_safe = card in effects.TRAP or not effects.is_opponents(option, side)
    if is_safe or can_space(p, side, effects.ops_value(p, side, option)) or can_intervene_for(p, side):
        return NONE
    return w.NUCLEAR_WAR if event_danger(p, side, option, p.phasing == side) == w.NUCLEAR_WAR else NONE


# ---------------------------------------------------------------- headlines


def headline_danger(p: Map, side: int, card: int) -> int:
    """4.5.C Each side is the phasing player of its own headline; the other headline may come first."""
    found = event_danger(p, side, card, True)
    if found == NONE:
        return w.HEADLINE_RISK if p.defcon == 3 and may_degrade(p, card) and may_fall_before(p, side, card) else NONE
    if p.headline[1 - side] in IMPROVING and comes_before(p, side, card, p.headline[1 - side]):
        return NONE
    if found == w.NUCLEAR_WAR:
        return w.HEADLINE_RISK
    return w.VP_RISK if found == w.TWENTY_VP or found == w.EUROPE_CONTROL else found


def may_degrade(p: Map, card: int) -> bool:
    """Whether an event lowers DEFCON, or the opponent can do so by it."""
    return is_degrading(p, card) or card == OLYMPIC_GAMES


def comes_before(p: Map, side: int, card: int, other: int) -> bool:
    """Whether the other side's headline is resolved first: the higher value, on a tie that of the US."""
    lead = printed_ops(p, other) - printed_ops(p, card)
    return lead > 0 or (lead == 0 and side == w.USSR)


def may_fall_before(p: Map, side: int, card: int) -> bool:
    """Whether the other headline, shown or possible, can lower DEFCON first."""
    if p.headline[1 - side] != NONE:
        return is_degrading(p, p.headline[1 - side]) and comes_before(p, side, card, p.headline[1 - side])
    return any(
        c != card and may_hold(p, side, 1 - side, c) and is_degrading(p, c) and comes_before(p, side, card, c)
        for c in w.CARDS
    )


def may_hold(p: Map, viewer: int, side: int, card: int) -> bool:
    """Whether a side may have a card in hand, as far as the viewer knows."""
    return p.maybe[viewer, card] & board.BIT[board.HAND[side]] != 0


def is_degrading(p: Map, card: int) -> bool:
    return card in DEGRADING or is_risky_war(p, card)


# ---------------------------------------------------------------- events


def event_danger(p: Map, side: int, card: int, is_phasing: bool) -> int:
    """The danger of an event for the side that plays its card."""
    if board.SCORING[card] == 1:
        return scoring_danger(p, side, card)
    if not can_happen(p, card, effects.event_belongs_to(card, side)):
        return NONE
    if p.defcon == 2:
        found = defcon_danger(p, side, card) if is_phasing else NONE
        if found != NONE or is_degrading(p, card):
            return found
    return vp_danger(p, side, card)


def defcon_danger(p: Map, side: int, card: int) -> int:
    """At DEFCON 2 and in the own phase: events that lower it, or let the opponent lower it."""
    if is_degrading(p, card):
        return w.NUCLEAR_WAR
    if card == OLYMPIC_GAMES:
        return w.BOYCOTT_RISK
    if card == SUMMIT:
        return w.SUMMIT_RISK if can_lose_summit(p, side) else NONE
    if effects.is_opponents(card, side) and opens_coup(p, side, card):
        return w.COUP_RISK
    return w.EVENT_RISK if leads_to_degrading(p, side, card) else NONE


def can_lose_summit(p: Map, side: int) -> bool:
    return 6 + regions_held(p, 1 - side) > 1 + regions_held(p, side)


def regions_held(p: Map, side: int) -> int:
    return sum(region_is_held(p, side, region) for region in w.REGIONS)


def opens_coup(p: Map, side: int, card: int) -> bool:
    """Whether the event lets the opponent make a coup that starts a nuclear war."""
    if card in (CIA_CREATED, LONE_GUNMAN, effects.GRAIN_SALES):
        return has_lethal_coup(p, 1 - side, board.ANYWHERE, 0)
    if card == effects.TEAR_DOWN_THIS_WALL:
        return has_lethal_coup(p, w.US, board.IN_EUROPE, 1)
    return card == ORTEGA and has_lethal_coup(p, w.USSR, board.NICARAGUAN_NEIGHBOURS, 1)


def leads_to_degrading(p: Map, side: int, card: int) -> bool:
    """Whether the event may bring about another that lowers DEFCON, and the side has no say in it."""
    if card == effects.FIVE_YEAR_PLAN:
        return any(board.SIDE[c] == w.US and may_hold(p, side, w.USSR, c) for c in DEGRADING)
    if card == effects.STAR_WARS and side == w.USSR:
        return any(p.where[c] == board.DISCARDED for c in DEGRADING)
    return card == effects.MISSILE_ENVY and any(may_be_given(p, side, c) for c in DEGRADING)


def may_be_given(p: Map, side: int, card: int) -> bool:
    """Missile Envy: whether an event of the side may be the highest card of the opponent."""
    return (
        board.SIDE[card] == side
        and may_hold(p, side, 1 - side, card)
        and all(
            effects.ops_value(p, 1 - side, c) <= effects.ops_value(p, 1 - side, card)
            for c in w.CARDS
            if p.maybe[side, c] == board.BIT[board.HAND[1 - side]] and board.SCORING[c] == 0
        )
    )


# ---------------------------------------------------------------- victory points


def vp_danger(p: Map, side: int, card: int) -> int:
    """Whether the event gives the opponent the points it lacks to 20, in any case or by dice."""
    if not reaches_twenty(p, 1 - side, MOST_POINTS):
        return NONE
    if board.SIDE[card] == 1 - side and reaches_twenty(p, 1 - side, points_of(p, side, card)):
        return w.TWENTY_VP
    return w.VP_RISK if reaches_twenty(p, 1 - side, 2) and can_lose_two(p, side, card) else NONE


def points_of(p: Map, side: int, card: int) -> int:
    """VP that the opponent's event gives for sure."""
    if card == DUCK_AND_COVER:
        return 6 - p.defcon
    if card == effects.OPEC:
        return sum(board.IN_AREA[board.OPEC_AREA][c] == 1 and board.controls(p, w.USSR, c) for c in w.COUNTRIES)
    if card == ALLIANCE_FOR_PROGRESS:
        return sum(
            board.IN_AREA[board.IN_LATIN_AMERICA][c] == 1 and board.BATTLEGROUND[c] == 1 and board.controls(p, w.US, c)
            for c in w.COUNTRIES
        )
    if card == REAGAN_BOMBS_LIBYA:
        return p.influence[w.USSR, LIBYA] // 2
    if card == effects.CULTURAL_REVOLUTION:
        return 1 if p.china_holder != w.US else 0
    if card == NIXON_PLAYS_THE_CHINA_CARD:
        return 2 if p.china_holder != w.USSR else 0
    if card == effects.DEFECTORS:
        return 1 if p.phase == board.ACTION_ROUNDS and effects.acting(p) == w.USSR else 0
    return FIXED_VP[card]


def can_lose_two(p: Map, side: int, card: int) -> bool:
    """Whether the dice of the event can give the opponent 2 VP."""
    if card == OLYMPIC_GAMES:
        return True
    if card == SUMMIT:
        return can_lose_summit(p, side)
    if side == w.USSR or card not in (KOREAN_WAR, effects.ARAB_ISRAELI_WAR):
        return False
    if card == KOREAN_WAR:
        return 6 - defence(p, w.US, SOUTH_KOREA) - (1 if is_civil_war(p) else 0) >= 4
    less = 1 if target_defends_itself(p) and board.controls(p, w.US, ISRAEL) else 0
    return 6 - defence(p, w.US, ISRAEL) - less >= 4


# ---------------------------------------------------------------- scoring


def scoring_danger(p: Map, side: int, card: int) -> int:
    """Whether a scoring gives the game to the opponent."""
    region = SCORED_REGION[card]
    if region == w.EUROPE and level(p, 1 - side, w.EUROPE, NONE, 0) == CONTROL:
        return w.EUROPE_CONTROL
    if vp_of(p, 1 - side) <= 0:
        return NONE
    if card == SOUTHEAST_ASIA_SCORING:
        gained = southeast_asian_points(p, 1 - side) - southeast_asian_points(p, side)
        return w.TWENTY_VP if reaches_twenty(p, 1 - side, gained) else NONE
    if effects.is_in_force(p, effects.SHUTTLE_DIPLOMACY) and region in (w.MIDDLE_EAST, w.ASIA):
        return shuttle_danger(p, side, region)
    return w.TWENTY_VP if reaches_twenty(p, 1 - side, balance(p, 1 - side, region, NONE)) else NONE


def balance(p: Map, side: int, region: int, ignored: int) -> int:
    return points(p, side, region, ignored) - points(p, 1 - side, region, ignored)


def shuttle_danger(p: Map, side: int, region: int) -> int:
    """Shuttle Diplomacy: the US leaves a Soviet battleground out, if there is one."""
    losing = 0
    winning = 0
    for c in w.COUNTRIES:
        if board.REGION[c] == region and board.BATTLEGROUND[c] == 1 and board.controls(p, w.USSR, c):
            if reaches_twenty(p, 1 - side, balance(p, 1 - side, region, c)):
                losing += 1
            else:
                winning += 1
    if losing + winning == 0:
        return w.TWENTY_VP if reaches_twenty(p, 1 - side, balance(p, 1 - side, region, NONE)) else NONE
    if winning == 0:
        return w.TWENTY_VP
    return w.VP_RISK if side == w.USSR and losing > 0 else NONE


# ---------------------------------------------------------------- answers


def answer_danger(p: Map, side: int, option: int, card: int, reason: int) -> int:
    """Choices within events."""
    if option == w.LEVELS[0] or (p.defcon == 2 and option in (w.DEGRADE, w.BOYCOTT)):
        return w.NUCLEAR_WAR if p.phasing == side else NONE
    if option == w.PARTICIPATE:
        return w.VP_RISK if reaches_twenty(p, 1 - side, 2) else NONE
    if option == w.END_GAME:
        return w.WARGAMES_END if loses_by_ending(p, side) else NONE
    if card == effects.STAR_WARS and reason == NONE and option in w.CARDS:
        return event_danger(p, side, option, p.phasing == side)
    return NONE


def loses_by_ending(p: Map, side: int) -> bool:
    """TS-R-101 Wargames: whether the side is behind once it has given 6 VP away."""
    left = vp_of(p, side) - 6
    return left < 0 or (us_needs_twenty(p, side) and left < TARGET)
