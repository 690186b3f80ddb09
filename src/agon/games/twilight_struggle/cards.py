"""5.0 Card play, 7.0 events, 9.0 the China Card."""

from __future__ import annotations

from agon.engine.script import NONE, Options, Script, ask, draw, tell
from agon.games.twilight_struggle import board, effects
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.arranged_hand import is_arranged
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.editions import forces_scoring_cards, may_be_headlined, reshuffles_at_once
from agon.games.twilight_struggle.events.table import EVENTS
from agon.games.twilight_struggle.operations import ANY_OPERATION, operate, operations_open
from agon.games.twilight_struggle.space_race import EIGHT_ROUNDS, attempt, can_space, has_ability
from agon.games.twilight_struggle.tracks import gain_vp
from agon.games.twilight_struggle.variants import is_barred

# ---------------------------------------------------------------- hands and piles


def cards_in(p: Map, zone: int) -> Options:
    return [c for c in w.CARDS if p.where[c] == zone]


def reshuffle(p: Map) -> None:
    """4.3 The discards become the draw pile."""
    tell(w.RESHUFFLES, p.count[board.DISCARDED])
    for c in w.CARDS:
        if p.where[c] == board.DISCARDED:
            board.move(p, c, board.DECK)


def draw_card(p: Map, side: int) -> Script:
    """4.3 A side takes the top card of the draw pile."""
    refill_pile(p)
    if p.count[board.DECK] > 0:
        taken = yield draw(w.DRAW, cards_in(p, board.DECK))
        board.move(p, taken, board.HAND[side])
        tell(w.DEALT, taken, to=side)
        if reshuffles_at_once(p):
            refill_pile(p)


def refill_pile(p: Map) -> None:
    """4.3 An empty pile is rebuilt from the discards (TS-R-109)."""
    if p.count[board.DECK] == 0 and p.count[board.DISCARDED] > 0:
        reshuffle(p)


def discard(p: Map, side: int, card: int) -> None:
    """5.4 A discarded card has no effect. It also ends an obligatory Missile Envy."""
    board.move(p, card, board.DISCARDED)
    tell(w.DISCARDS, side, card)
    if card == effects.MISSILE_ENVY:
        effects.end(p, effects.MISSILE_ENVY)


# ---------------------------------------------------------------- rounds left and scoring cards


def rounds_of(p: Map, side: int) -> int:
    """4.5.D Six rounds in turns 1 to 3, seven later; eight with the Space Station or North Sea Oil."""
    if has_ability(p, side, EIGHT_ROUNDS) or (side == w.US and p.extra_round == 1):
        return 8
    return normal_rounds(p)


def normal_rounds(p: Map) -> int:
    return 6 if p.turn <= 3 else 7


def scoring_cards_held(p: Map, side: int) -> int:
    return sum(p.where[c] == board.HAND[side] for c in board.SCORING_CARDS)


def rounds_left(p: Map, side: int) -> int:
    return rounds_of(p, side) - p.round + 1


def is_time_to_score(p: Map, side: int) -> bool:
    """10.1.5 Whether there are as many scoring cards as rounds left: after another card, one would be held at the
    end."""
    return scoring_cards_held(p, side) > 0 and scoring_cards_held(p, side) >= rounds_left(p, side)


def must_score(p: Map, side: int) -> bool:
    """TS-R-69 By option one of them must then be played."""
    return forces_scoring_cards(p) and is_time_to_score(p, side)


def must_shed(p: Map, side: int) -> bool:
    """TS-R-70 By option, whether the card played now has to rid its player of a scoring card."""
    return p.phase == board.ACTION_ROUNDS and p.phasing == side and must_score(p, side)


# ---------------------------------------------------------------- 5.2, 7.0 events


def can_happen(p: Map, card: int, player: int) -> bool:
    """5.2 An event happens unless it is prevented or its condition is not met when it is due (TS-R-60)."""
    if effects.is_prevented(p, card) or is_barred(p, card, player):
        return False
    if card == effects.KITCHEN_DEBATES:
        return battlegrounds(p, w.US) > battlegrounds(p, w.USSR)
    if card == effects.STAR_WARS:
        return p.space[w.US] > p.space[w.USSR]
    if card == effects.ONE_SMALL_STEP:
        return p.space[player] < p.space[board.opponent(player)]
    if card == effects.WARGAMES:
        return p.defcon == 2
    if card == effects.OUR_MAN_IN_TEHRAN:
        return any(board.IN_AREA[board.IN_MIDDLE_EAST][c] == 1 and board.controls(p, w.US, c) for c in w.COUNTRIES)
    return card != effects.THE_CHINA_CARD and card != effects.UN_INTERVENTION


def battlegrounds(p: Map, side: int) -> int:
    return sum(board.BATTLEGROUND[c] == 1 and board.controls(p, side, c) for c in w.COUNTRIES)


def resolve_event(p: Map, player: int, card: int) -> Script:
    """Carry an event out, if it can happen; the result says whether it did."""
    if not can_happen(p, card, effects.event_belongs_to(card, player)):
        tell(w.EVENT_FAILS, card)
        return 0
    tell(w.EVENT_HAPPENS, effects.event_belongs_to(card, player), card)
    yield from EVENTS[card](p, effects.event_belongs_to(card, player), card)
    return 1


def put_away(p: Map, card: int, happened: int) -> None:
    """2.2.4 A card with an asterisk leaves the game once its event has happened; others are discarded."""
    if p.where[card] == board.IN_PLAY:
        board.move(p, card, board.REMOVED if board.STAR[card] == 1 and happened == 1 else board.DISCARDED)


def pay_flower_power(p: Map, side: int, card: int) -> None:
    """TS-R-107 Flower Power: the USSR gains 2 VP when the US uses a war card."""
    if effects.owes_for_war(p, side, card):
        gain_vp(p, w.USSR, 2)


# ---------------------------------------------------------------- 5.1 playing a card


def play_card(p: Map, side: int, card: int) -> Script:
    """5.1 A card of the hand, as an event or for operations."""
    if card == effects.THE_CHINA_CARD:
        yield from play_china_card(p, side)
        return
    board.move(p, card, board.IN_PLAY)
    if board.SCORING[card] == 1:
        tell(w.PLAYS, side, card, w.EVENT)
        happened = yield from resolve_event(p, side, card)
        put_away(p, card, happened)
    elif effects.is_opponents(card, side):
        yield from play_opponents_card(p, side, card)
    else:
        yield from play_own_card(p, side, card)


def can_use_event(p: Map, side: int, card: int) -> bool:
    """7.1 An own or shared event, if it can happen; UN Intervention needs a card to cancel."""
    if card == effects.MISSILE_ENVY and effects.has_missile_envy(p, side):
        return False
    if card == effects.UN_INTERVENTION:
        return can_intervene(p) and not is_arranged(p, side) and any_cancellable(p, side)
    return can_happen(p, card, side)


def uses(p: Map, side: int, card: int) -> Options:
    if must_shed(p, side):
        return [w.EVENT]  # TS-R-70
    offered = operations_open(p, side, ANY_OPERATION)
    if can_use_event(p, side, card):
        offered = [w.EVENT] + offered
    if can_space(p, side, effects.ops_value(p, side, card)):
        offered += [w.SPACE]
    return offered


def play_own_card(p: Map, side: int, card: int) -> Script:
    """5.1 An own or shared card: its event, or operations without it."""
    use = yield ask(side, w.USE, uses(p, side, card), card=card)
    tell(w.PLAYS, side, card, use)
    if card == effects.MISSILE_ENVY:
        effects.end(p, effects.MISSILE_ENVY)
    if card == effects.UN_INTERVENTION:
        if use == w.EVENT:
            yield from cancel_event(p, side)
            board.move(p, card, board.DISCARDED)
            return
        pay_we_will_bury_you(p, side)
    happened = 0
    if use == w.SPACE:
        yield from attempt(p, side, card)
    elif use == w.EVENT:
        pay_flower_power(p, side, card)
        happened = yield from resolve_event(p, side, card)
    else:
        pay_flower_power(p, side, card)
        yield from operate(p, side, use, effects.ops_value(p, side, card), card)
    put_away(p, card, happened)


def orders(p: Map, side: int, card: int) -> Options:
    """5.2 The event first, unless nothing can make it happen: Soviet operations may end the civil war (12.3)."""
    offered = [w.OPS_FIRST]
    if not effects.is_prevented(p, card) and (side == w.USSR or not is_barred(p, card, board.opponent(side))):
        offered = [w.EVENT_FIRST] + offered
    if can_space(p, side, effects.ops_value(p, side, card)) and not must_shed(p, side):
        offered += [w.SPACE]
    if can_intervene_for(p, side):
        offered += [effects.UN_INTERVENTION]  # TS-R-62
    return offered


def can_intervene_for(p: Map, side: int) -> bool:
    """Whether the US can play UN Intervention from its hand with a card that Grain Sales took."""
    return (
        side == w.US
        and p.where[effects.GRAIN_SALES] == board.IN_PLAY
        and p.where[effects.UN_INTERVENTION] == board.US_HAND
        and can_intervene(p)
        and not is_arranged(p, w.US)
    )


def can_intervene(p: Map) -> bool:
    """UN Intervention is for action rounds, in the first edition for headlines too (TS-R-13)."""
    return p.phase == board.ACTION_ROUNDS or may_be_headlined(p, effects.UN_INTERVENTION)


def play_opponents_card(p: Map, side: int, card: int) -> Script:
    """5.2 Operations, and the opponent's event before or after them; in the space race no event."""
    order = yield ask(side, w.ORDER, orders(p, side, card), card=card)
    if order == effects.UN_INTERVENTION:
        yield from intervene(p, side, card)
        return
    tell(w.PLAYS, side, card, order)
    happened = 0
    if order == w.SPACE:
        yield from attempt(p, side, card)
    elif order == w.EVENT_FIRST:
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
        use = yield ask(side, w.USE, operations_open(p, side, ANY_OPERATION), card=card, reason=w.FOR_OPERATIONS)
        yield from operate(p, side, use, effects.ops_value(p, side, card), card)


def is_cancellable(p: Map, side: int, c: int) -> bool:
    return p.where[c] == board.HAND[side] and effects.is_opponents(c, side)


def any_cancellable(p: Map, side: int) -> bool:
    return any(is_cancellable(p, side, c) for c in w.CARDS)


def cancel_event(p: Map, side: int) -> Script:
    """UN Intervention: a card of the opponent from the hand is played without its event (TS-R-62)."""
    other = yield ask(side, w.CARD, [c for c in w.CARDS if is_cancellable(p, side, c)], card=effects.UN_INTERVENTION)
    board.move(p, other, board.IN_PLAY)
    yield from play_without_event(p, side, other)


def intervene(p: Map, side: int, card: int) -> Script:
    """The same with a card that Grain Sales took."""
    board.move(p, effects.UN_INTERVENTION, board.IN_PLAY)
    tell(w.PLAYS, side, effects.UN_INTERVENTION, w.EVENT)
    yield from play_without_event(p, side, card)
    board.move(p, effects.UN_INTERVENTION, board.DISCARDED)


def play_without_event(p: Map, side: int, card: int) -> Script:
    """TS-R-62 The operations of the card, which may be declined; the space race is one of them."""
    tell(w.PLAYS, side, card, w.OPERATIONS_ONLY)
    if effects.is_in_force(p, effects.U2_INCIDENT):
        gain_vp(p, w.USSR, 1)  # TS-R-63
        effects.end(p, effects.U2_INCIDENT)
    if side == w.US and p.phase == board.ACTION_ROUNDS:
        effects.end(p, effects.WE_WILL_BURY_YOU)
    use = yield ask(side, w.USE, uses_without_event(p, side, card) + [w.PASS], card=card, reason=w.FOR_OPERATIONS)
    yield from use_without_event(p, side, card, use)
    put_away(p, card, 0)


def uses_without_event(p: Map, side: int, card: int) -> Options:
    offered = operations_open(p, side, ANY_OPERATION)
    if can_space(p, side, effects.ops_value(p, side, card)):
        offered += [w.SPACE]  # TS-R-87
    return offered


def use_without_event(p: Map, side: int, card: int, use: int) -> Script:
    """6.0 Operations or the space race; only operations count as the use of a war card."""
    if use == w.SPACE:
        yield from attempt(p, side, card)
    elif use != w.PASS:
        pay_flower_power(p, side, card)
        yield from operate(p, side, use, effects.ops_value(p, side, card), card)


def use_taken_card(p: Map, side: int, card: int) -> Script:
    """Missile Envy: an own or shared event of the taken card happens; another's card gives operations (TS-R-74)."""
    happened = 0
    if effects.is_opponents(card, side):
        use = yield ask(side, w.USE, uses_without_event(p, side, card), card=card, reason=w.FOR_OPERATIONS)
        yield from use_without_event(p, side, card, use)
    elif card != effects.UN_INTERVENTION:
        pay_flower_power(p, side, card)
        happened = yield from resolve_event(p, side, card)
    put_away(p, card, happened)


def pay_we_will_bury_you(p: Map, side: int) -> None:
    """TS-R-64 We Will Bury You: 3 VP when the US plays anything but UN Intervention in its action round."""
    if effects.owes_for_we_will_bury_you(p, side):
        effects.end(p, effects.WE_WILL_BURY_YOU)
        gain_vp(p, w.USSR, 3)


def cancel_headline(p: Map) -> None:
    """Defectors: the Soviet headline is discarded without effect."""
    if p.headline[w.USSR] != NONE:
        tell(w.HEADLINE_CANCELLED, w.USSR, p.headline[w.USSR])
        board.move(p, p.headline[w.USSR], board.DISCARDED)
        p.headline[w.USSR] = NONE


# ---------------------------------------------------------------- 9.0


def china_uses(p: Map, side: int) -> Options:
    offered = operations_open(p, side, ANY_OPERATION)
    if can_space(p, side, effects.modified(p, side, board.OPS[effects.THE_CHINA_CARD])):
        offered += [w.SPACE]
    return offered


def play_china_card(p: Map, side: int) -> Script:
    """9.2, 9.3 Operations; then it passes face down to the opponent. A US play ends the Formosan Resolution."""
    use = yield ask(side, w.USE, china_uses(p, side), card=effects.THE_CHINA_CARD)
    tell(w.PLAYS, side, effects.THE_CHINA_CARD, use)
    if side == w.US:
        effects.end(p, effects.FORMOSAN_RESOLUTION)  # TS-R-99
    if use == w.SPACE:
        yield from attempt(p, side, effects.THE_CHINA_CARD)
    else:
        yield from operate(
            p, side, use, effects.modified(p, side, board.OPS[effects.THE_CHINA_CARD]), effects.THE_CHINA_CARD
        )
    p.china_used = 1
    pass_china_card(p, board.opponent(side), 0)


def pass_china_card(p: Map, to: int, up: int) -> None:
    p.china_holder = to
    p.china_up = up
    tell(w.CHINA_PASSES, to, w.UP if up == 1 else w.DOWN)
