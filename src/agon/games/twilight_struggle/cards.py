"""5.0 Card play, 7.0 events, 9.0 the China Card."""

from __future__ import annotations

from agon.engine.script import NONE, Options, Script, ask, draw, tell
from agon.games.twilight_struggle.arranged_hand import is_arranged
from agon.games.twilight_struggle.board import (
    ACTION_ROUNDS,
    BATTLEGROUND,
    DECK,
    DISCARDED,
    HAND,
    IN_AREA,
    IN_MIDDLE_EAST,
    IN_PLAY,
    OPS,
    REMOVED,
    SCORING,
    SCORING_CARDS,
    STAR,
    WAR,
    Map,
    controls,
    move,
    opponent,
)
from agon.games.twilight_struggle.effects import (
    FLOWER_POWER,
    FORMOSAN_RESOLUTION,
    KITCHEN_DEBATES,
    MISSILE_ENVY,
    ONE_SMALL_STEP,
    OUR_MAN_IN_TEHRAN,
    STAR_WARS,
    THE_CHINA_CARD,
    U2_INCIDENT,
    UN_INTERVENTION,
    WARGAMES,
    WE_WILL_BURY_YOU,
    end,
    event_belongs_to,
    is_opponents,
    is_prevented,
    modified,
    ops_value,
)
from agon.games.twilight_struggle.events.table import EVENTS
from agon.games.twilight_struggle.operations import ANY_OPERATION, operate, operations_open
from agon.games.twilight_struggle.space_race import EIGHT_ROUNDS, attempt, can_space, has_ability
from agon.games.twilight_struggle.tracks import gain_vp
from agon.games.twilight_struggle.variants import is_barred
from agon.games.twilight_struggle.words import (
    CARD,
    CARDS,
    CHINA_PASSES,
    COUNTRIES,
    DEALT,
    DISCARDS,
    DOWN,
    DRAW,
    EVENT,
    EVENT_FAILS,
    EVENT_FIRST,
    EVENT_HAPPENS,
    HEADLINE_CANCELLED,
    OPERATIONS_ONLY,
    OPS_FIRST,
    ORDER,
    PLAYS,
    RESHUFFLES,
    SPACE,
    UP,
    US,
    USE,
    USSR,
)

# ---------------------------------------------------------------- hands and piles


def cards_in(p: Map, zone: int) -> Options:
    return [c for c in CARDS if p.where[c] == zone]


def reshuffle(p: Map) -> None:
    """4.3 The discards become the draw pile."""
    tell(RESHUFFLES, p.count[DISCARDED])
    for c in CARDS:
        if p.where[c] == DISCARDED:
            move(p, c, DECK)


def draw_card(p: Map, side: int) -> Script:
    """4.3 Take the top card; an empty pile is made anew from the discards first."""
    if p.count[DECK] == 0:
        reshuffle(p)
    if p.count[DECK] > 0:
        taken = yield draw(DRAW, cards_in(p, DECK))
        move(p, taken, HAND[side])
        tell(DEALT, taken, to=side)


def discard(p: Map, side: int, card: int) -> None:
    """5.4 A discarded card has no effect. An obligatory Missile Envy is done with."""
    move(p, card, DISCARDED)
    tell(DISCARDS, side, card)
    if card == MISSILE_ENVY:
        end(p, MISSILE_ENVY)


# ---------------------------------------------------------------- rounds left and scoring cards


def rounds_of(p: Map, side: int) -> int:
    """4.5.D Six rounds in turns 1 to 3, seven later; eight with the Space Station or North Sea Oil."""
    if has_ability(p, side, EIGHT_ROUNDS) or (side == US and p.extra_round == 1):
        return 8
    return normal_rounds(p)


def normal_rounds(p: Map) -> int:
    return 6 if p.turn <= 3 else 7


def scoring_cards(p: Map, side: int) -> int:
    return sum(p.where[c] == HAND[side] for c in SCORING_CARDS)


def rounds_left(p: Map, side: int) -> int:
    return rounds_of(p, side) - p.round + 1


def must_score(p: Map, side: int) -> bool:
    """10.1.5 As many scoring cards as rounds left: one of them must be played now."""
    return scoring_cards(p, side) > 0 and scoring_cards(p, side) >= rounds_left(p, side)


def is_last_chance(p: Map, side: int) -> bool:
    """TS-R-70 Whether the card played now has to rid its player of a scoring card."""
    return p.phase == ACTION_ROUNDS and p.phasing == side and must_score(p, side)


# ---------------------------------------------------------------- 5.2, 7.0 events


def can_happen(p: Map, card: int, player: int) -> bool:
    """5.2 An event happens unless it is prevented or its condition is not met when it is due (TS-R-60)."""
    if is_prevented(p, card) or is_barred(p, card, player):
        return False
    if card == KITCHEN_DEBATES:
        return battlegrounds(p, US) > battlegrounds(p, USSR)
    if card == STAR_WARS:
        return p.space[US] > p.space[USSR]
    if card == ONE_SMALL_STEP:
        return p.space[player] < p.space[opponent(player)]
    if card == WARGAMES:
        return p.defcon == 2
    if card == OUR_MAN_IN_TEHRAN:
        return any(IN_AREA[IN_MIDDLE_EAST][c] == 1 and controls(p, US, c) for c in COUNTRIES)
    return card != THE_CHINA_CARD and card != UN_INTERVENTION


def battlegrounds(p: Map, side: int) -> int:
    return sum(BATTLEGROUND[c] == 1 and controls(p, side, c) for c in COUNTRIES)


def resolve_event(p: Map, player: int, card: int) -> Script:
    """Carry an event out, if it can happen; the result says whether it did."""
    if not can_happen(p, card, event_belongs_to(card, player)):
        tell(EVENT_FAILS, card)
        return 0
    tell(EVENT_HAPPENS, event_belongs_to(card, player), card)
    yield from EVENTS[card](p, event_belongs_to(card, player))
    return 1


def put_away(p: Map, card: int, happened: int) -> None:
    """2.2.4 A card with an asterisk leaves the game once its event has happened; others are discarded."""
    if p.where[card] == IN_PLAY:
        move(p, card, REMOVED if STAR[card] == 1 and happened == 1 else DISCARDED)


def pay_flower_power(p: Map, side: int, card: int) -> None:
    """TS-R-107 Flower Power: the USSR gains 2 VP when the US uses a war card."""
    if side == US and WAR[card] == 1 and p.in_force[FLOWER_POWER] > 0 and not is_prevented(p, card):
        gain_vp(p, USSR, 2)


# ---------------------------------------------------------------- 5.1 playing a card


def play_card(p: Map, side: int, card: int) -> Script:
    """5.1 A card of the hand, as an event or for operations."""
    if card == THE_CHINA_CARD:
        yield from play_china_card(p, side)
        return
    move(p, card, IN_PLAY)
    if SCORING[card] == 1:
        tell(PLAYS, side, card, EVENT)
        happened = yield from resolve_event(p, side, card)
        put_away(p, card, happened)
    elif is_opponents(card, side):
        yield from play_opponents_card(p, side, card)
    else:
        yield from play_own_card(p, side, card)


def can_use_event(p: Map, side: int, card: int) -> bool:
    """7.1 An own or shared event, if it can happen; UN Intervention needs a card to cancel."""
    if card == MISSILE_ENVY and p.in_force[MISSILE_ENVY] == 1 + side:
        return False
    if card == UN_INTERVENTION:
        return not is_arranged(p, side) and any(p.where[c] == HAND[side] and is_opponents(c, side) for c in CARDS)
    return can_happen(p, card, side)


def uses(p: Map, side: int, card: int) -> Options:
    if is_last_chance(p, side):
        return [EVENT]  # TS-R-70
    offered = operations_open(p, side, ANY_OPERATION)
    if can_use_event(p, side, card):
        offered = [EVENT] + offered
    if can_space(p, side, ops_value(p, side, card)):
        offered += [SPACE]
    return offered


def play_own_card(p: Map, side: int, card: int) -> Script:
    """5.1 An own or shared card: its event, or operations without it."""
    use = yield ask(side, USE, uses(p, side, card))
    tell(PLAYS, side, card, use)
    if card == MISSILE_ENVY:
        end(p, MISSILE_ENVY)
    if card == UN_INTERVENTION:
        if use == EVENT:
            yield from cancel_event(p, side)
            move(p, card, DISCARDED)
            return
        pay_we_will_bury_you(p, side)
    happened = 0
    if use == SPACE:
        yield from attempt(p, side)
    elif use == EVENT:
        pay_flower_power(p, side, card)
        happened = yield from resolve_event(p, side, card)
    else:
        pay_flower_power(p, side, card)
        yield from operate(p, side, use, ops_value(p, side, card), 0)
    put_away(p, card, happened)


def orders(p: Map, side: int, card: int) -> Options:
    offered = [OPS_FIRST]
    if not is_prevented(p, card) and not is_barred(p, card, opponent(side)):
        offered = [EVENT_FIRST] + offered
    if can_space(p, side, ops_value(p, side, card)) and not is_last_chance(p, side):
        offered += [SPACE]
    return offered


def play_opponents_card(p: Map, side: int, card: int) -> Script:
    """5.2 Operations, and the opponent's event before or after them; in the space race no event."""
    order = yield ask(side, ORDER, orders(p, side, card))
    tell(PLAYS, side, card, order)
    happened = 0
    if order == SPACE:
        yield from attempt(p, side)
    elif order == EVENT_FIRST:
        happened = yield from resolve_event(p, side, card)
        pay_flower_power(p, side, card)
        yield from operations_of(p, side, card)
    else:
        pay_flower_power(p, side, card)
        yield from operations_of(p, side, card)
        happened = yield from resolve_event(p, side, card)
    put_away(p, card, happened)


def operations_of(p: Map, side: int, card: int) -> Script:
    """6.0 The operations of a card without its event; the space race is not among them."""
    if operations_open(p, side, ANY_OPERATION):
        use = yield ask(side, USE, operations_open(p, side, ANY_OPERATION))
        yield from operate(p, side, use, ops_value(p, side, card), 0)


def cancellable(p: Map, side: int) -> Options:
    return [c for c in CARDS if p.where[c] == HAND[side] and is_opponents(c, side)]


def cancel_event(p: Map, side: int) -> Script:
    """UN Intervention: operations with a card of the opponent, without its event (TS-R-62)."""
    other = yield ask(side, CARD, cancellable(p, side))
    move(p, other, IN_PLAY)
    tell(PLAYS, side, other, OPERATIONS_ONLY)
    if p.in_force[U2_INCIDENT] > 0:
        gain_vp(p, USSR, 1)  # TS-R-63
    if side == US and p.phase == ACTION_ROUNDS:
        end(p, WE_WILL_BURY_YOU)
    pay_flower_power(p, side, other)
    yield from operations_of(p, side, other)
    put_away(p, other, 0)


def use_taken_card(p: Map, side: int, card: int) -> Script:
    """Missile Envy: an own or shared event of the taken card happens; another's card gives operations (TS-R-74)."""
    happened = 0
    if is_opponents(card, side):
        use = yield ask(side, USE, taken_uses(p, side, card))
        if use == SPACE:
            yield from attempt(p, side)
        else:
            pay_flower_power(p, side, card)
            yield from operate(p, side, use, ops_value(p, side, card), 0)
    elif card != UN_INTERVENTION:
        pay_flower_power(p, side, card)
        happened = yield from resolve_event(p, side, card)
    put_away(p, card, happened)


def taken_uses(p: Map, side: int, card: int) -> Options:
    offered = operations_open(p, side, ANY_OPERATION)
    if can_space(p, side, ops_value(p, side, card)):
        offered += [SPACE]  # TS-R-87
    return offered


def pay_we_will_bury_you(p: Map, side: int) -> None:
    """TS-R-64 We Will Bury You: 3 VP as the US plays anything else than UN Intervention."""
    if side == US and p.in_force[WE_WILL_BURY_YOU] > 0:
        end(p, WE_WILL_BURY_YOU)
        gain_vp(p, USSR, 3)


def cancel_headline(p: Map) -> None:
    """Defectors: the Soviet headline is discarded without effect."""
    if p.headline[USSR] != NONE:
        tell(HEADLINE_CANCELLED, USSR, p.headline[USSR])
        move(p, p.headline[USSR], DISCARDED)
        p.headline[USSR] = NONE


# ---------------------------------------------------------------- 9.0


def china_uses(p: Map, side: int) -> Options:
    offered = operations_open(p, side, ANY_OPERATION)
    if can_space(p, side, modified(p, side, OPS[THE_CHINA_CARD])):
        offered += [SPACE]
    return offered


def play_china_card(p: Map, side: int) -> Script:
    """9.2, 9.3 Operations; then it passes face down to the opponent. A US play ends the Formosan Resolution."""
    use = yield ask(side, USE, china_uses(p, side))
    tell(PLAYS, side, THE_CHINA_CARD, use)
    if side == US:
        end(p, FORMOSAN_RESOLUTION)  # TS-R-99
    if use == SPACE:
        yield from attempt(p, side)
    else:
        yield from operate(p, side, use, modified(p, side, OPS[THE_CHINA_CARD]), 1)
    p.china_used = 1
    pass_china_card(p, opponent(side), 0)


def pass_china_card(p: Map, to: int, up: int) -> None:
    p.china_holder = to
    p.china_up = up
    tell(CHINA_PASSES, to, UP if up == 1 else DOWN)
