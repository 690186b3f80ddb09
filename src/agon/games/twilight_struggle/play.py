"""3.0 and 4.0: set-up, the turn, headlines, action rounds, the end of a turn."""

from __future__ import annotations

from agon.engine.script import NONE, Options, Script, ask, roll, tell, together
from agon.games.twilight_struggle import board, cards, effects
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.arranged_hand import first_in_order, first_scoring_card, is_arranged
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.editions import may_be_headlined, printed_ops, starting_influence
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

LAST_TURN = 10
SETUP_AREA = (board.IN_WESTERN_EUROPE, board.IN_EASTERN_EUROPE)
SETUP_POINTS = (7, 6)


# ---------------------------------------------------------------- the spine


def game(p: Map) -> Script:
    """4.1 Ten turns."""
    if p.phase == board.SETTING_UP:
        yield from set_up(p)
    while True:
        yield from turn(p)


def turn(p: Map) -> Script:
    """4.5 A to I."""
    if p.phase == board.NEW_TURN:
        yield from new_turn(p)
    if p.phase == board.HEADLINE_PHASE:
        yield from headline_phase(p)
    while p.phase == board.ACTION_ROUNDS:
        yield from action_round(p, p.phasing)
        next_round(p)
    yield from end_of_turn(p)


# ---------------------------------------------------------------- 3.0


def set_up(p: Map) -> Script:
    """3.0 Cards, starting influence, markers; the USSR places first, then the US, then extra influence."""
    begin(p)
    if p.bid == 1:
        yield from bid_for_sides(p)
    yield from deal(p)
    if not is_late_war(p):
        yield from place_freely(p, w.USSR)
        yield from place_freely(p, w.US)
    yield from place_handicap(p, w.USSR)
    yield from place_handicap(p, w.US)
    tell(w.TURN_BEGINS, p.turn)
    p.phase = board.HEADLINE_PHASE


def begin(p: Map) -> None:
    """3.1 to 3.4 Everything that is printed on the board and the cards."""
    for zone in board.ZONES:
        p.count[zone] = 0
    p.turn = 1
    p.defcon = 5
    p.china_holder = first_china_holder(p)
    p.china_up = 1
    p.extra[w.US] = p.us_influence
    for side in (w.US, w.USSR):
        for c in w.COUNTRIES:
            p.influence[side, c] = starting_influence(p, side, c)
    for c in w.CARDS:
        put_in_box(p, c)
    for c in w.CARDS:
        if c != effects.THE_CHINA_CARD and is_used(p, c) and is_laid_out(p, c):
            board.move(p, c, board.REMOVED if is_spent(p, c) else board.DECK)
    if is_late_war(p):
        begin_late_war(p)


def put_in_box(p: Map, card: int) -> None:
    p.where[card] = board.IN_BOX
    p.count[board.IN_BOX] += 1
    for viewer in (w.US, w.USSR):
        p.maybe[viewer, card] = board.BIT[board.IN_BOX]


def is_used(p: Map, card: int) -> bool:
    """Whether a card is part of this game: the seven optional ones by choice."""
    return board.OPTIONAL[card] == 0 or p.optional_cards == 1


def place_freely(p: Map, side: int) -> Script:
    """3.2, 3.3 Free influence in the own half of Europe."""
    for placed in range(SETUP_POINTS[side]):
        where = yield ask(
            side,
            w.SETUP,
            [c for c in w.COUNTRIES if board.IN_AREA[SETUP_AREA[side]][c] == 1],
            left=SETUP_POINTS[side] - placed,
            of=SETUP_POINTS[side],
        )
        board.add(p, side, where, 1)


def place_handicap(p: Map, side: int) -> Script:
    """11.1.4.1 Extra influence where its side already is, at most 2 above what control needs."""
    for placed in range(p.extra[side]):
        where = yield ask(
            side,
            w.HANDICAP,
            [c for c in w.COUNTRIES if can_take_handicap(p, side, c)],
            left=p.extra[side] - placed,
            of=p.extra[side],
        )
        board.add(p, side, where, 1)


def can_take_handicap(p: Map, side: int, c: int) -> bool:
    return 0 < p.influence[side, c] < p.influence[1 - side, c] + board.STABILITY[c] + 2


# ---------------------------------------------------------------- 4.5 A, B


def new_turn(p: Map) -> Script:
    """4.5.A, B Improve DEFCON, deal."""
    tell(w.TURN_BEGINS, p.turn)
    improve_defcon(p, 1)
    yield from deal(p)
    p.phase = board.HEADLINE_PHASE


def hand_limit(p: Map) -> int:
    return 8 if p.turn <= 3 else 9


def deal(p: Map) -> Script:
    """4.5.B Both hands are filled, card by card, the USSR first."""
    tell(w.DEALS, w.USSR, max(0, hand_limit(p) - p.count[board.USSR_HAND]))
    tell(w.DEALS, w.US, max(0, hand_limit(p) - p.count[board.US_HAND]))
    while needs_card(p, w.US) or needs_card(p, w.USSR):
        if needs_card(p, w.USSR):
            yield from cards.draw_card(p, w.USSR)
        if needs_card(p, w.US):
            yield from cards.draw_card(p, w.US)


def needs_card(p: Map, side: int) -> bool:
    return p.count[board.HAND[side]] < hand_limit(p) and p.count[board.DECK] + p.count[board.DISCARDED] > 0


# ---------------------------------------------------------------- 4.5 C


def headline_cards(p: Map, side: int) -> Options:
    """4.5.C Any card of the hand but UN Intervention (TS-R-13) and an obligatory Missile Envy (TS-R-73)."""
    if any(is_headline(p, side, c) for c in w.CARDS):
        return [c for c in w.CARDS if is_headline(p, side, c)]
    return [w.PASS]


def is_headline(p: Map, side: int, c: int) -> bool:
    return (
        p.where[c] == board.HAND[side]
        and may_be_headlined(p, c)
        and not (c == effects.MISSILE_ENVY and is_obliged(p, side))
    )


def headline_phase(p: Map) -> Script:
    """4.5.C Chosen in secret, shown together, the higher value first; with Man in Earth Orbit the other shows first."""
    p.phasing = w.USSR
    orbiting = holder_of(p, SHOWS_HEADLINE)  # 6.4.4
    if orbiting == NONE:
        yield together(w.HEADLINE, (w.US, w.USSR), headline_cards)
    else:
        yield together(w.HEADLINE, (board.opponent(orbiting),), headline_cards)
        show_headline(p, board.opponent(orbiting))
        yield together(w.HEADLINE, (orbiting,), headline_cards)
    show_headline(p, w.USSR)
    show_headline(p, w.US)
    if p.headline[w.US] == effects.DEFECTORS:
        cards.cancel_headline(p)  # TS-R-14
    first = w.USSR if headline_value(p, w.USSR) > headline_value(p, w.US) else w.US
    for side in (first, board.opponent(first)):
        if p.headline[side] != NONE:
            yield from resolve_headline(p, side)
    p.phase = board.ACTION_ROUNDS
    p.round = 1
    p.phasing = w.USSR


def show_headline(p: Map, side: int) -> None:
    """A chosen card is revealed."""
    if p.answer[side] != NONE:
        if p.answer[side] != w.PASS:
            p.headline[side] = p.answer[side]
            board.move(p, p.headline[side], board.IN_PLAY)
            tell(w.HEADLINES, side, p.headline[side])
        p.answer[side] = NONE


def headline_value(p: Map, side: int) -> int:
    return NONE if p.headline[side] == NONE else printed_ops(p, p.headline[side])


def resolve_headline(p: Map, side: int) -> Script:
    """4.5.C The card's owner is the phasing player while it is resolved (TS-R-2)."""
    p.phasing = side
    board.note_presence(p)
    card = p.headline[side]
    p.headline[side] = NONE
    happened = 0
    if card == effects.UN_INTERVENTION and cards.can_use_event(p, side, card):
        yield from cards.cancel_event(p, side)
    else:
        cards.pay_flower_power(p, side, card)
        happened = yield from cards.resolve_event(p, side, card)
    cards.put_away(p, card, happened)


# ---------------------------------------------------------------- 4.5 D


def next_round(p: Map) -> None:
    """The next side that has a round left, or the end of the turn."""
    step(p)
    while p.phase == board.ACTION_ROUNDS and p.round > cards.rounds_of(p, p.phasing):
        step(p)


def step(p: Map) -> None:
    if p.phasing == w.USSR:
        p.phasing = w.US
    else:
        p.phasing = w.USSR
        p.round += 1
    if p.round > 8:
        p.phase = board.TURN_END


def action_round(p: Map, side: int) -> Script:
    """4.5.D One card; a trapped side discards instead."""
    tell(w.ROUND_BEGINS, p.round, side)
    board.note_presence(p)
    p.fell_to_two = 0
    if effects.is_trapped(p, side):
        yield from trapped_round(p, side)
    else:
        yield from free_round(p, side)
    if p.fell_to_two == 1 and effects.has_norad(p):
        yield from norad(p)


def can_shed(p: Map, side: int, c: int) -> bool:
    """TS-R-70 A card whose event surely rids a free hand of the scoring card that could no longer be played."""
    if cards.scoring_cards_held(p, side) > cards.rounds_left(p, side):
        return False
    if side == w.USSR:
        return c == effects.FIVE_YEAR_PLAN and cards.scoring_cards_held(p, w.USSR) == p.count[board.USSR_HAND] - 1
    return c == effects.ASK_NOT


def is_obliged(p: Map, side: int) -> bool:
    """TS-R-73 Missile Envy, given by the opponent, must be used for operations."""
    return effects.has_missile_envy(p, side) and p.where[effects.MISSILE_ENVY] == board.HAND[side]


def can_play_china(p: Map, side: int) -> bool:
    """9.5 Face up, and not if a scoring card could then no longer be played."""
    return p.china_holder == side and p.china_up == 1 and cards.scoring_cards_held(p, side) < cards.rounds_left(p, side)


def is_optional(p: Map) -> bool:
    """TS-R-93 The eighth round may be declined."""
    return p.round > cards.normal_rounds(p)


def is_scoring_play(p: Map, side: int, c: int) -> bool:
    """A scoring card of the hand; of several that Aldrich Ames arranged, the first (first edition)."""
    return p.where[c] == board.HAND[side] and first_scoring_card(p, side) in (c, NONE)


def playable(p: Map, side: int) -> Options:
    """5.1 A card of the hand or the China Card; while there is just time for them, scoring cards too whatever else
    binds the hand (TS-R-69)."""
    if cards.must_score(p, side):
        return [c for c in w.CARDS if is_shedding(p, side, c)]
    if is_obliged(p, side) or is_arranged(p, side):
        offered = [c for c in w.CARDS if is_bound_play(p, side, c)]
    else:
        offered = cards.cards_in(p, board.HAND[side])
    if can_play_china(p, side) and not is_obliged(p, side):
        offered += [effects.THE_CHINA_CARD]
    if p.count[board.HAND[side]] == 0 or is_optional(p):
        offered += [w.PASS]  # TS-R-71, TS-R-93
    return offered


def is_shedding(p: Map, side: int, c: int) -> bool:
    """TS-R-69, TS-R-70 By option: what must be played in time; only a scoring card goes past what binds the hand."""
    if board.SCORING[c] == 1:
        return is_scoring_play(p, side, c)
    if is_obliged(p, side) or first_in_order(p, side, 0) not in (c, NONE):
        return False
    return p.where[c] == board.HAND[side] and can_shed(p, side, c)


def is_bound_play(p: Map, side: int, c: int) -> bool:
    """The card that Missile Envy or the arranged order demands; or a scoring card for which there is just time."""
    due = effects.MISSILE_ENVY if is_obliged(p, side) else first_in_order(p, side, 0)
    return c == due or (board.SCORING[c] == 1 and cards.is_time_to_score(p, side) and is_scoring_play(p, side, c))


def binding(p: Map, side: int) -> int:
    """The card by which a side is not free to play what it likes."""
    if is_obliged(p, side):
        return effects.MISSILE_ENVY
    return effects.ALDRICH_AMES if is_arranged(p, side) else NONE


def free_round(p: Map, side: int) -> Script:
    """5.1 Play one card."""
    card = yield ask(side, w.CARD, playable(p, side), card=binding(p, side))
    if card != effects.UN_INTERVENTION:
        cards.pay_we_will_bury_you(p, side)
    if card == w.PASS:
        tell(w.PASSES, side)
    else:
        yield from cards.play_card(p, side, card)


def trap_discards(p: Map, side: int) -> Options:
    """TS-R-75, TS-R-77 Cards worth two or more; an obligatory Missile Envy of that worth must be the one."""
    if is_obliged(p, side) and effects.ops_value(p, side, effects.MISSILE_ENVY) >= 2:
        return [effects.MISSILE_ENVY]
    if first_in_order(p, side, 2) != NONE:
        return [first_in_order(p, side, 2)]
    return [
        c
        for c in w.CARDS
        if p.where[c] == board.HAND[side] and board.SCORING[c] == 0 and effects.ops_value(p, side, c) >= 2
    ]


def trapped_round(p: Map, side: int) -> Script:
    """Quagmire and Bear Trap: discard and roll. A scoring card can be played instead while there is just time for it
    (TS-R-69), or without a card to discard (TS-R-76)."""
    cards.pay_we_will_bury_you(p, side)
    if trap_discards(p, side) and not cards.is_time_to_score(p, side):
        card = yield ask(side, w.DISCARD, trap_discards(p, side) + declining(p), card=effects.TRAP[side])
    else:
        card = yield ask(side, w.CARD, trapped_plays(p, side), card=effects.TRAP[side])
    if card == w.PASS:
        tell(w.PASSES, side)
    elif board.SCORING[card] == 1:
        yield from cards.play_card(p, side, card)
    else:
        yield from try_escape(p, side, card)


def declining(p: Map) -> Options:
    if is_optional(p):
        return [w.PASS]
    return []


def trapped_plays(p: Map, side: int) -> Options:
    """Scoring cards, and what can be discarded instead of them unless they are forced."""
    scoring = [c for c in board.SCORING_CARDS if is_scoring_play(p, side, c)]
    if cards.must_score(p, side):
        return scoring
    if trap_discards(p, side):
        return scoring + trap_discards(p, side) + declining(p)
    return scoring + [w.PASS]


def try_escape(p: Map, side: int, card: int) -> Script:
    """A card is discarded, and the trap ends with a roll of 4 or less."""
    cards.discard(p, side, card)
    die = yield roll(w.DIE)
    if die <= 4:
        tell(w.ESCAPES, side, effects.TRAP[side], die)
        effects.end(p, effects.TRAP[side])
    else:
        tell(w.STAYS_TRAPPED, side, effects.TRAP[side], die)


def norad(p: Map) -> Script:
    """NORAD: one US influence where there is some (TS-R-105)."""
    where = yield ask(w.US, w.PLACE, [c for c in w.COUNTRIES if p.influence[w.US, c] > 0], card=effects.NORAD)
    board.add(p, w.US, where, 1)


# ---------------------------------------------------------------- 4.5 E to I


def end_of_turn(p: Map) -> Script:
    """4.5.E to I Military operations, held scoring cards, the held card of the space race, China Card, next turn."""
    check_military_ops(p)
    if p.space_discard == 0:
        check_held_cards(p)  # TS-R-68
    yield from discard_held_card(p)  # TS-R-92
    check_held_cards(p)
    if p.held_card == 1:
        reveal_held_cards(p)
    if p.china_up == 0:
        p.china_up = 1
        tell(w.CHINA_TURNS_UP)
    effects.end_turn_long(p)
    p.extra_round = 0
    for side in (w.US, w.USSR):
        p.space_attempts[side] = 0
    if p.turn == LAST_TURN:
        final_scoring(p)
    p.turn += 1
    p.round = 0
    begin_era(p)
    p.phase = board.NEW_TURN


def check_held_cards(p: Map) -> None:
    """4.5.D-e Whoever holds a scoring card has lost."""
    if cards.scoring_cards_held(p, w.US) > 0 and cards.scoring_cards_held(p, w.USSR) > 0:
        draw_game(p, w.HELD_SCORING_CARD)
    for side in (w.US, w.USSR):
        if cards.scoring_cards_held(p, side) > 0:
            win(p, board.opponent(side), w.HELD_SCORING_CARD)


def reveal_held_cards(p: Map) -> None:
    """4.5.F In tournaments both players show what they still hold."""
    for c in w.CARDS:
        for side in (w.US, w.USSR):
            if p.where[c] == board.HAND[side]:
                tell(w.SHOWS_CARD, side, c)
                board.reveal(p, c)


def discard_held_card(p: Map) -> Script:
    """6.4.4 Eagle/Bear has Landed: one held card may be discarded."""
    for side in (w.US, w.USSR):
        if has_ability(p, side, DISCARDS_HELD_CARD) and p.count[board.HAND[side]] > 0:
            card = yield ask(side, w.DISCARD, cards.cards_in(p, board.HAND[side]) + [w.PASS], reason=w.HELD_CARD)
            if card != w.PASS:
                cards.discard(p, side, card)


def check_military_ops(p: Map) -> None:
    """8.2.1 Each point short of DEFCON is a VP for the opponent, the difference alone; the markers go back to 0
    (TS-R-103)."""
    us = max(0, p.defcon - p.military_ops[w.US])
    ussr = max(0, p.defcon - p.military_ops[w.USSR])
    tell(w.MILITARY_SHORT, p.defcon, us, ussr)
    p.military_ops[w.US] = 0
    p.military_ops[w.USSR] = 0
    if us > ussr:
        gain_vp(p, w.USSR, us - ussr)
    elif ussr > us:
        gain_vp(p, w.US, ussr - us)


def begin_era(p: Map) -> None:
    """4.4 Mid War joins the draw pile with turn 4, Late War with turn 8; the discards stay (TS-R-110)."""
    if p.turn == 4:
        add_era(p, 1, w.MID_WAR)
    elif p.turn == 8:
        add_era(p, 2, w.LATE_WAR)


def add_era(p: Map, era: int, name: int) -> None:
    tell(w.ERA_BEGINS, name, sum(board.ERA[c] == era and is_used(p, c) for c in w.CARDS))
    for c in w.CARDS:
        if board.ERA[c] == era and is_used(p, c):
            board.move(p, c, board.DECK)
