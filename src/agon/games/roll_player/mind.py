"""How a player of Roll Player thinks: which options it leans to, and how well a seat stands."""

from __future__ import annotations

import math

from agon.engine.game import MOST_VALUE, MOST_WEIGHT, Mind
from agon.engine.script import NONE
from agon.games.roll_player.board import OVER, Board, is_solo, owns
from agon.games.roll_player.components import ARROW, KIND
from agon.games.roll_player.mind_gains import (
    WORTH_USING,
    action_gain,
    best_for_others,
    colour_gain,
    die_in_hand,
    effect_gain,
    first_waiting,
    has_to_place,
    has_use,
    initiative_gain,
    kept_gain,
    mend_gain,
    place_gain,
    pool_gain,
    purchase_gain,
    skill_gain,
)
from agon.games.roll_player.mind_worth import (
    CROWD,
    GOLD_LEFT,
    LEAD,
    PAR,
    TERMS,
    USEFUL,
    WEIGHTS,
    prospects,
    step_gain,
    turns_left,
    weapon_held_gain,
)
from agon.games.roll_player.scoring import total_stars
from agon.games.roll_player.words import (
    ACTION,
    ATTUNE,
    BUY,
    CHANGE,
    COPY,
    DECLINE,
    DIRECTION,
    DISCARD,
    DONE,
    DROP,
    INITIATIVE,
    KEEP,
    KEEP_TOKENS,
    MARKET,
    PASS,
    PASS_ROUND,
    PASS_TURN,
    POOL,
    REFRESH,
    ROW,
    SEARCH,
    SEATS,
    SELL,
    SKILL,
    SKILLS,
    SLOTS,
    STARTING_DIE,
    TARGET,
)

# ---------------------------------------------------------------- how a seat stands

CERTAIN = tuple(round(300 / math.sqrt(1 + 16 * turns)) for turns in range(len(SLOTS) + 1))
"""By turns to come: hundredths of a lead that will count."""


def evaluate(p: Board, seat: int) -> int:
    """How well a seat stands: its stars to come against the best of the others, alone against a fair score."""
    if seat >= p.players or not all(is_laid_out(p, other) for other in SEATS if other < p.players):
        return 0
    ahead = stars(p, seat) - (100 * WEIGHTS[PAR] if is_solo(p) else best_other(p, seat))
    value = WEIGHTS[LEAD] * ahead * CERTAIN[most_turns(p)]
    size = abs(value) // 10_000
    return max(-MOST_VALUE, min(MOST_VALUE, (size if value > 0 else -size) + crowd(p)))


def most_turns(p: Board) -> int:
    """Dice turns to come of whoever has most of them."""
    most = 0
    for seat in SEATS:
        if seat < p.players:
            most = max(most, turns_left(p, seat))
    return most


def crowd(p: Board) -> int:
    """Against several one is less likely the first."""
    return WEIGHTS[CROWD] * (p.players - 2) if p.players > 2 and p.phase != OVER else 0


def best_other(p: Board, seat: int) -> int:
    best = -100 * MOST_VALUE
    for other in SEATS:
        if other != seat and other < p.players:
            best = max(best, stars(p, other))
    return best


def stars(p: Board, seat: int) -> int:
    """What a character sheet will score, in hundredths of a star."""
    return 100 * total_stars(p, seat) if p.phase == OVER else prospects(p, seat)


def is_laid_out(p: Board, seat: int) -> bool:
    return (
        p.race[seat] != NONE
        and p.class_card[seat] != NONE
        and p.backstory[seat] != NONE
        and p.alignment_card[seat] != NONE
    )


# ---------------------------------------------------------------- what a player leans to

LEAST_GAIN, MOST_GAIN = -60, 170
LEAN = tuple(max(1, min(MOST_WEIGHT, round(6 * math.exp(x / 33)))) for x in range(LEAST_GAIN, MOST_GAIN + 1))
"""Weight of an option that gains so many hundredths of a star."""
ANY = 100


def lean(gain: int) -> int:
    return LEAN[max(LEAST_GAIN, min(MOST_GAIN, gain)) - LEAST_GAIN]


def weigh(p: Board, seat: int, what: int, option: int) -> int:
    """How much a sensible player leans to an option."""
    if what == SKILL:
        return weigh_skill(p, seat, option)
    if what == ROW:
        return lean(place_gain(p, seat, die_in_hand(p, seat), option))
    if what == INITIATIVE:
        return lean(initiative_gain(p, seat, option))
    if what == STARTING_DIE:
        return MOST_WEIGHT if option == first_waiting(p, seat) else 0
    if what in (MARKET, BUY, SELL, ATTUNE, DROP, REFRESH):
        return weigh_card(p, seat, what, option)
    if what in (ACTION, DIRECTION, TARGET, CHANGE, KEEP, POOL, SEARCH, COPY):
        return weigh_change(p, seat, what, option)
    return 1 if option in (PASS, DECLINE, KEEP_TOKENS) else ANY


def weigh_skill(p: Board, seat: int, option: int) -> int:
    """A skill that gains enough now; else to be left alone for as long as nothing changes."""
    if option in SKILLS:
        return lean(2 * (skill_gain(p, seat, option) - WORTH_USING))
    if has_to_place(p, seat):
        return ANY // 2 if option == (PASS if p.active == seat else PASS_TURN) else 1
    return ANY if option == PASS_ROUND and not has_use(p, seat) else 1


def weigh_change(p: Board, seat: int, what: int, option: int) -> int:
    """Actions, and what skills do to dice."""
    if option in (PASS, DONE):
        return lean(0)
    if what == ACTION:
        return lean(2 * action_gain(p, seat, option))
    if what == DIRECTION:
        return lean(2 * step_gain(p, seat, option))
    if what == TARGET:
        return lean(2 * mend_gain(p, seat, option))
    if what == POOL:
        return lean(pool_gain(p, seat, p.pool[option]))
    if what == SEARCH:
        return lean(colour_gain(p, seat, option))
    if what == COPY:
        return lean(step_gain(p, seat, ARROW[option]) + effect_gain(p, seat, KIND[option]))
    return lean(kept_gain(p, seat, option))


def weigh_card(p: Board, seat: int, what: int, option: int) -> int:
    """Cards to buy, to sell, to drop and to turn upright."""
    if option == PASS:
        return lean(0)
    if option == DISCARD:
        return lean(2 * WEIGHTS[GOLD_LEFT])
    if what == DROP:
        return lean(-5 - weapon_held_gain(p, seat, option))
    if what == REFRESH:
        return lean(USEFUL[KIND[option]] + step_gain(p, seat, ARROW[option]))
    if what == SELL:
        return lean(best_for_others(p, seat, option))
    if what == MARKET and option in SKILLS and owns(p, seat, option):
        return lean(step_gain(p, seat, ARROW[option]) + 20)
    return lean(purchase_gain(p, seat, option))


MIND = Mind(weigh, evaluate, WEIGHTS, TERMS)
