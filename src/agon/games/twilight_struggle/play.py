"""3.0 and 4.0: set-up, the turn, headlines, action rounds, the end of a turn."""

from __future__ import annotations

from agon.engine.script import NONE, Options, Script, ask, roll, tell, together
from agon.games.twilight_struggle.arranged_hand import first_in_order, is_arranged
from agon.games.twilight_struggle.board import (
    ACTION_ROUNDS,
    BIT,
    DECK,
    ERA,
    HAND,
    HEADLINE_PHASE,
    IN_AREA,
    IN_BOX,
    IN_EASTERN_EUROPE,
    IN_PLAY,
    IN_WESTERN_EUROPE,
    NEW_TURN,
    OPTIONAL,
    REMOVED,
    SCORING,
    SCORING_CARDS,
    SETTING_UP,
    STABILITY,
    TURN_END,
    US_HAND,
    USSR_HAND,
    Map,
    add,
    controls,
    move,
    note_presence,
    opponent,
    reveal,
)
from agon.games.twilight_struggle.board import DISCARDED as DISCARD_PILE
from agon.games.twilight_struggle.cards import (
    can_use_event,
    cancel_event,
    cancel_headline,
    cards_in,
    discard,
    draw_card,
    must_score,
    normal_rounds,
    pay_flower_power,
    pay_we_will_bury_you,
    play_card,
    put_away,
    resolve_event,
    rounds_left,
    rounds_of,
    scoring_cards,
)
from agon.games.twilight_struggle.editions import may_be_headlined, printed_ops, starting_influence
from agon.games.twilight_struggle.effects import (
    ASK_NOT,
    BEAR_TRAP,
    DEFECTORS,
    FIVE_YEAR_PLAN,
    MISSILE_ENVY,
    NORAD,
    QUAGMIRE,
    THE_CHINA_CARD,
    UN_INTERVENTION,
    end,
    end_turn_long,
    ops_value,
)
from agon.games.twilight_struggle.operations import withdraw, withdraw_or_nothing
from agon.games.twilight_struggle.scoring import final_scoring
from agon.games.twilight_struggle.space_race import DISCARDS_HELD_CARD, SHOWS_HEADLINE, has_ability, holder_of
from agon.games.twilight_struggle.tracks import draw_game, gain_vp, improve_defcon, win
from agon.games.twilight_struggle.variants import (
    begin_late_war,
    bid_for_sides,
    first_china_holder,
    is_laid_out,
    is_late_war,
    is_spent,
)
from agon.games.twilight_struggle.words import (
    CARD,
    CARDS,
    CHINA_TURNS_UP,
    COUNTRIES,
    DEALS,
    DIE,
    DISCARD,
    ERA_BEGINS,
    ESCAPES,
    HANDICAP,
    HEADLINE,
    HEADLINES,
    HELD_SCORING_CARD,
    LATE_WAR,
    MID_WAR,
    MILITARY_SHORT,
    PASS,
    PASSES,
    PLACE,
    ROUND_BEGINS,
    SETUP,
    SHOWS_CARD,
    STAYS_TRAPPED,
    TURN_BEGINS,
    US,
    USSR,
    WITHDRAW,
    country,
)

CANADA = country("canada")
LAST_TURN = 10
TRAP = (QUAGMIRE, BEAR_TRAP)
SETUP_AREA = (IN_WESTERN_EUROPE, IN_EASTERN_EUROPE)
SETUP_POINTS = (7, 6)


# ---------------------------------------------------------------- the spine


def game(p: Map) -> Script:
    """4.1 Ten turns."""
    if p.phase == SETTING_UP:
        yield from set_up(p)
    while True:
        yield from turn(p)


def turn(p: Map) -> Script:
    """4.5 A to I."""
    if p.phase == NEW_TURN:
        yield from new_turn(p)
    if p.phase == HEADLINE_PHASE:
        yield from headline_phase(p)
    while p.phase == ACTION_ROUNDS:
        yield from action_round(p, p.phasing)
        next_round(p)
    yield from end_of_turn(p)


# ---------------------------------------------------------------- 3.0


def set_up(p: Map) -> Script:
    """3.0 Cards, starting influence, markers; the USSR places first, then the US, then who has extra influence."""
    begin(p)
    if p.bid == 1:
        yield from bid_for_sides(p)
    yield from deal(p)
    if not is_late_war(p):
        yield from place_freely(p, USSR)
        yield from place_freely(p, US)
    yield from place_handicap(p, USSR)
    yield from place_handicap(p, US)
    p.phase = HEADLINE_PHASE


def begin(p: Map) -> None:
    """3.1 to 3.4 Everything that is printed on the board and the cards."""
    p.turn = 1
    p.defcon = 5
    p.china_holder = first_china_holder(p)
    p.china_up = 1
    p.extra[US] = p.us_influence
    for side in (US, USSR):
        for c in COUNTRIES:
            p.influence[side, c] = starting_influence(p, side, c)
    for c in CARDS:
        put_in_box(p, c)
    for c in CARDS:
        if c != THE_CHINA_CARD and is_used(p, c) and is_laid_out(p, c):
            move(p, c, REMOVED if is_spent(p, c) else DECK)
    if is_late_war(p):
        begin_late_war(p)


def put_in_box(p: Map, card: int) -> None:
    p.where[card] = IN_BOX
    p.count[IN_BOX] += 1
    for viewer in (US, USSR):
        p.maybe[viewer, card] = BIT[IN_BOX]


def is_used(p: Map, card: int) -> bool:
    """Whether a card is part of this game: the seven optional ones by choice."""
    return OPTIONAL[card] == 0 or p.optional_cards == 1


def place_freely(p: Map, side: int) -> Script:
    """3.2, 3.3 Free influence in the own half of Europe."""
    for _ in range(SETUP_POINTS[side]):
        where = yield ask(side, SETUP, [c for c in COUNTRIES if IN_AREA[SETUP_AREA[side]][c] == 1])
        add(p, side, where, 1)


def place_handicap(p: Map, side: int) -> Script:
    """11.1.4.1 Extra influence where its side already is, at most 2 above what control needs."""
    for _ in range(p.extra[side]):
        where = yield ask(side, HANDICAP, [c for c in COUNTRIES if can_take_handicap(p, side, c)])
        add(p, side, where, 1)


def can_take_handicap(p: Map, side: int, c: int) -> bool:
    return 0 < p.influence[side, c] < p.influence[1 - side, c] + STABILITY[c] + 2


# ---------------------------------------------------------------- 4.5 A, B


def new_turn(p: Map) -> Script:
    """4.5.A, B Improve DEFCON, deal."""
    tell(TURN_BEGINS, p.turn)
    improve_defcon(p, 1)
    yield from deal(p)
    p.phase = HEADLINE_PHASE


def hand_limit(p: Map) -> int:
    return 8 if p.turn <= 3 else 9


def deal(p: Map) -> Script:
    """4.5.B Both hands are filled, card by card, the USSR first."""
    tell(DEALS, USSR, max(0, hand_limit(p) - p.count[USSR_HAND]))
    tell(DEALS, US, max(0, hand_limit(p) - p.count[US_HAND]))
    while needs_card(p, US) or needs_card(p, USSR):
        if needs_card(p, USSR):
            yield from draw_card(p, USSR)
        if needs_card(p, US):
            yield from draw_card(p, US)


def needs_card(p: Map, side: int) -> bool:
    return p.count[HAND[side]] < hand_limit(p) and p.count[DECK] + p.count[DISCARD_PILE] > 0


# ---------------------------------------------------------------- 4.5 C


def headline_cards(p: Map, side: int) -> Options:
    """4.5.C Any card of the hand but UN Intervention (TS-R-13)."""
    if any(p.where[c] == HAND[side] and may_be_headlined(p, c) for c in CARDS):
        return [c for c in CARDS if p.where[c] == HAND[side] and may_be_headlined(p, c)]
    return [PASS]


def headline_phase(p: Map) -> Script:
    """4.5.C Chosen in secret, shown together, the higher value first; with Man in Earth Orbit the other shows first."""
    p.phasing = USSR
    orbiting = holder_of(p, SHOWS_HEADLINE)  # 6.4.4
    if orbiting == NONE:
        yield together(HEADLINE, (US, USSR), headline_cards)
    else:
        yield together(HEADLINE, (opponent(orbiting),), headline_cards)
        show_headline(p, opponent(orbiting))
        yield together(HEADLINE, (orbiting,), headline_cards)
    show_headline(p, USSR)
    show_headline(p, US)
    if p.headline[US] == DEFECTORS:
        cancel_headline(p)  # TS-R-14
    first = USSR if headline_value(p, USSR) > headline_value(p, US) else US
    for side in (first, opponent(first)):
        if p.headline[side] != NONE:
            yield from resolve_headline(p, side)
    p.phase = ACTION_ROUNDS
    p.round = 1
    p.phasing = USSR


def show_headline(p: Map, side: int) -> None:
    """A chosen card is laid open."""
    if p.answer[side] != NONE:
        if p.answer[side] != PASS:
            p.headline[side] = p.answer[side]
            move(p, p.headline[side], IN_PLAY)
            tell(HEADLINES, side, p.headline[side])
        p.answer[side] = NONE


def headline_value(p: Map, side: int) -> int:
    return NONE if p.headline[side] == NONE else printed_ops(p, p.headline[side])


def resolve_headline(p: Map, side: int) -> Script:
    """4.5.C The card's owner is the phasing player while it is resolved (TS-R-2)."""
    p.phasing = side
    note_presence(p)
    card = p.headline[side]
    p.headline[side] = NONE
    happened = 0
    if card == UN_INTERVENTION and can_use_event(p, side, card):
        yield from cancel_event(p, side)
    else:
        pay_flower_power(p, side, card)
        happened = yield from resolve_event(p, side, card)
    put_away(p, card, happened)


# ---------------------------------------------------------------- 4.5 D


def next_round(p: Map) -> None:
    """The next side that has a round left, or the end of the turn."""
    step(p)
    while p.phase == ACTION_ROUNDS and p.round > rounds_of(p, p.phasing):
        step(p)


def step(p: Map) -> None:
    if p.phasing == USSR:
        p.phasing = US
    else:
        p.phasing = USSR
        p.round += 1
    if p.round > 8:
        p.phase = TURN_END


def action_round(p: Map, side: int) -> Script:
    """4.5.D One card; a trapped side discards instead."""
    tell(ROUND_BEGINS, p.round, side)
    note_presence(p)
    p.fell_to_two = 0
    if p.in_force[TRAP[side]] > 0 and not must_score(p, side):
        yield from trapped_round(p, side)
    else:
        yield from free_round(p, side)
    if p.in_force[NORAD] > 0 and p.fell_to_two == 1 and controls(p, US, CANADA):
        yield from norad(p)


def can_shed(p: Map, side: int, c: int) -> bool:
    """TS-R-70 A card whose event surely rids a free hand of the scoring card that could no longer be played."""
    if p.in_force[TRAP[side]] > 0 or scoring_cards(p, side) > rounds_left(p, side):
        return False
    if side == USSR:
        return c == FIVE_YEAR_PLAN and scoring_cards(p, USSR) == p.count[USSR_HAND] - 1
    return c == ASK_NOT


def is_obliged(p: Map, side: int) -> bool:
    """TS-R-73 Missile Envy, given by the opponent, must be used for operations."""
    return p.in_force[MISSILE_ENVY] == 1 + side and p.where[MISSILE_ENVY] == HAND[side]


def can_play_china(p: Map, side: int) -> bool:
    """9.5 Face up, and not if a scoring card could then no longer be played."""
    return p.china_holder == side and p.china_up == 1 and scoring_cards(p, side) < rounds_left(p, side)


def playable(p: Map, side: int) -> Options:
    if must_score(p, side):
        return [c for c in CARDS if p.where[c] == HAND[side] and (SCORING[c] == 1 or can_shed(p, side, c))]
    if is_obliged(p, side):
        return [MISSILE_ENVY]
    offered = cards_in(p, HAND[side])
    if is_arranged(p, side):
        offered = [first_in_order(p, side, 0)]
    if can_play_china(p, side):
        offered += [THE_CHINA_CARD]
    if p.count[HAND[side]] == 0 or p.round > normal_rounds(p):
        offered += [PASS]  # TS-R-71, TS-R-93
    return offered


def free_round(p: Map, side: int) -> Script:
    """5.1 Play one card."""
    card = yield ask(side, CARD, playable(p, side) + withdraw_or_nothing(p, side))
    if card == WITHDRAW:
        yield from withdraw(p, side)
        card = yield ask(side, CARD, playable(p, side))
    if card != UN_INTERVENTION:
        pay_we_will_bury_you(p, side)
    if card == PASS:
        tell(PASSES, side)
    else:
        yield from play_card(p, side, card)


def trap_discards(p: Map, side: int) -> Options:
    """TS-R-75, TS-R-77 Cards worth two or more; an obligatory Missile Envy of that worth must be the one."""
    if is_obliged(p, side) and ops_value(p, side, MISSILE_ENVY) >= 2:
        return [MISSILE_ENVY]
    if first_in_order(p, side, 2) != NONE:
        return [first_in_order(p, side, 2)]
    return [c for c in CARDS if p.where[c] == HAND[side] and SCORING[c] == 0 and ops_value(p, side, c) >= 2]


def trapped_round(p: Map, side: int) -> Script:
    """Quagmire and Bear Trap: discard and roll; without a card for it only scoring cards can be played (TS-R-76)."""
    pay_we_will_bury_you(p, side)
    if withdraw_or_nothing(p, side):
        answer = yield ask(side, CARD, withdraw_or_nothing(p, side) + [PASS])
        if answer == WITHDRAW:
            yield from withdraw(p, side)
    if trap_discards(p, side):
        card = yield ask(side, DISCARD, trap_discards(p, side))
        discard(p, side, card)
        die = yield roll(DIE)
        if die <= 4:
            tell(ESCAPES, side, TRAP[side], die)
            end(p, TRAP[side])
        else:
            tell(STAYS_TRAPPED, side, TRAP[side], die)
        return
    scoring = yield ask(side, CARD, [c for c in SCORING_CARDS if p.where[c] == HAND[side]] + [PASS])
    if scoring == PASS:
        tell(PASSES, side)
    else:
        yield from play_card(p, side, scoring)


def norad(p: Map) -> Script:
    """NORAD: one US influence where there is some (TS-R-105)."""
    where = yield ask(US, PLACE, [c for c in COUNTRIES if p.influence[US, c] > 0])
    add(p, US, where, 1)


# ---------------------------------------------------------------- 4.5 E to I


def end_of_turn(p: Map) -> Script:
    """4.5.E to I Held scoring cards, the held card of the space race, military operations, China Card, next turn."""
    if p.space_discard == 0:
        check_held_cards(p)  # TS-R-68
    yield from discard_held_card(p)  # TS-R-92
    check_held_cards(p)
    check_military_ops(p)
    if p.held_card == 1:
        reveal_held_cards(p)
    if p.china_up == 0:
        p.china_up = 1
        tell(CHINA_TURNS_UP)
    end_turn_long(p)
    p.extra_round = 0
    for side in (US, USSR):
        p.military_ops[side] = 0
        p.space_attempts[side] = 0
    if p.turn == LAST_TURN:
        final_scoring(p)
    p.turn += 1
    p.round = 0
    begin_era(p)
    p.phase = NEW_TURN


def check_held_cards(p: Map) -> None:
    """4.5.D-e Whoever holds a scoring card has lost."""
    if scoring_cards(p, US) > 0 and scoring_cards(p, USSR) > 0:
        draw_game(p, HELD_SCORING_CARD)
    for side in (US, USSR):
        if scoring_cards(p, side) > 0:
            win(p, opponent(side), HELD_SCORING_CARD)


def reveal_held_cards(p: Map) -> None:
    """4.5.F In tournaments both players show what they still hold."""
    for c in CARDS:
        for side in (US, USSR):
            if p.where[c] == HAND[side]:
                tell(SHOWS_CARD, side, c)
                reveal(p, c)


def discard_held_card(p: Map) -> Script:
    """6.4.4 Eagle/Bear has Landed: one held card may be discarded."""
    for side in (US, USSR):
        if has_ability(p, side, DISCARDS_HELD_CARD) and p.count[HAND[side]] > 0:
            card = yield ask(side, DISCARD, cards_in(p, HAND[side]) + [PASS])
            if card != PASS:
                discard(p, side, card)


def check_military_ops(p: Map) -> None:
    """8.2.1 Each point short of DEFCON is a VP for the opponent; only the difference counts."""
    us = max(0, p.defcon - p.military_ops[US])
    ussr = max(0, p.defcon - p.military_ops[USSR])
    tell(MILITARY_SHORT, p.defcon, us, ussr)
    if us > ussr:
        gain_vp(p, USSR, us - ussr)
    elif ussr > us:
        gain_vp(p, US, ussr - us)


def begin_era(p: Map) -> None:
    """4.4 Mid War joins the draw pile with turn 4, Late War with turn 8; the discards stay."""
    if p.turn == 4:
        add_era(p, 1, MID_WAR)
    elif p.turn == 8:
        add_era(p, 2, LATE_WAR)


def add_era(p: Map, era: int, name: int) -> None:
    tell(ERA_BEGINS, name, sum(ERA[c] == era and is_used(p, c) for c in CARDS))
    for c in CARDS:
        if ERA[c] == era and is_used(p, c):
            move(p, c, DECK)
