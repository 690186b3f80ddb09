"""The mind of Roll Player: a prior over options and a value of positions."""

from __future__ import annotations

import math

from agon.engine.mind import MAX_PRIOR, MAX_VALUE, Mind
from agon.engine.script import NONE
from agon.games.roll_player import words as w
from agon.games.roll_player.actions import weapon_bonus
from agon.games.roll_player.board import OVER, Board, is_solo, owns
from agon.games.roll_player.components import ARROW, KIND
from agon.games.roll_player.kinds import RICHER_DISCARDS
from agon.games.roll_player.market import GOLD_FOR_A_DISCARD
from agon.games.roll_player.mind import gains, worth
from agon.games.roll_player.scoring import total_stars

# ---------------------------------------------------------------- value

CERTAIN = tuple(round(300 / math.sqrt(1 + 16 * turns)) for turns in range(len(w.SLOTS) + 1))
"""By turns to come, hundredths of a lead that will count."""


def value(p: Board, seat: int) -> int:
    """Return the value of the position: expected stars against the best opponent; solo, against a fair score."""
    if seat >= p.players or not all(is_laid_out(p, other) for other in w.SEATS if other < p.players):
        return 0
    ahead = stars(p, seat) - (100 * worth.WEIGHTS[worth.PAR] if is_solo(p) else best_other(p, seat))
    value = worth.WEIGHTS[worth.LEAD] * ahead * CERTAIN[most_turns(p)]
    size = abs(value) // 10_000
    return max(-MAX_VALUE, min(MAX_VALUE, (size if value > 0 else -size) + crowd(p)))


def most_turns(p: Board) -> int:
    """Return the most dice turns that any seat has left."""
    most = 0
    for seat in w.SEATS:
        if seat < p.players:
            most = max(most, worth.turns_left(p, seat))
    return most


def crowd(p: Board) -> int:
    """Return what several opponents take from the chance of first place."""
    return worth.WEIGHTS[worth.CROWD] * (p.players - 2) if p.players > 2 and p.phase != OVER else 0


def best_other(p: Board, seat: int) -> int:
    best = -100 * MAX_VALUE
    for other in w.SEATS:
        if other != seat and other < p.players:
            best = max(best, stars(p, other))
    return best


def stars(p: Board, seat: int) -> int:
    """Return the expected score of a character sheet, in hundredths of a star."""
    return 100 * total_stars(p, seat) if p.phase == OVER else worth.prospects(p, seat)


def is_laid_out(p: Board, seat: int) -> bool:
    return (
        p.race[seat] != NONE
        and p.class_card[seat] != NONE
        and p.backstory[seat] != NONE
        and p.alignment_card[seat] != NONE
    )


# ---------------------------------------------------------------- prior

MIN_GAIN, MAX_GAIN = -60, 170
PRIORS = tuple(max(1, min(MAX_PRIOR, round(6 * math.exp(x / 33)))) for x in range(MIN_GAIN, MAX_GAIN + 1))
"""The prior of an option by its gain in hundredths of a star."""
ANY = 100


def prior_of(gain: int) -> int:
    return PRIORS[max(MIN_GAIN, min(MAX_GAIN, gain)) - MIN_GAIN]


def prior(p: Board, seat: int, what: int, option: int) -> int:
    """Return the prior of an option."""
    if what == w.SKILL:
        return weigh_skill(p, seat, option)
    if what == w.ROW:
        return prior_of(gains.place_gain(p, seat, gains.die_in_hand(p, seat), option))
    if what == w.INITIATIVE:
        return prior_of(gains.initiative_gain(p, seat, option))
    if what == w.STARTING_DIE:
        return MAX_PRIOR if option == gains.first_waiting(p, seat) else 0
    if what in (w.MARKET, w.BUY, w.SELL, w.ATTUNE, w.DROP, w.REFRESH):
        return weigh_card(p, seat, what, option)
    if what in (w.ACTION, w.DIRECTION, w.TARGET, w.CHANGE, w.KEEP, w.POOL, w.SEARCH, w.COPY):
        return weigh_change(p, seat, what, option)
    return 1 if option in (w.PASS, w.DECLINE, w.KEEP_TOKENS) else ANY


def weigh_skill(p: Board, seat: int, option: int) -> int:
    """Use a skill that gains enough now; otherwise pass for as long as nothing changes."""
    if option in w.SKILLS:
        return prior_of(2 * (gains.skill_gain(p, seat, option) - gains.WORTH_USING))
    if gains.has_to_place(p, seat):
        return ANY // 2 if option == (w.PASS if p.active == seat else w.PASS_TURN) else 1
    return ANY if option == w.PASS_ROUND and not gains.has_use(p, seat) else 1


def weigh_change(p: Board, seat: int, what: int, option: int) -> int:
    """Weigh actions, and what skills do to dice."""
    if option in (w.PASS, w.DONE):
        return prior_of(0)
    if what == w.ACTION:
        return prior_of(2 * gains.action_gain(p, seat, option))
    if what == w.DIRECTION:
        return prior_of(2 * worth.step_gain(p, seat, option))
    if what == w.TARGET:
        return prior_of(2 * gains.mend_gain(p, seat, option))
    if what == w.POOL:
        return prior_of(gains.pool_gain(p, seat, p.pool[option]))
    if what == w.SEARCH:
        return prior_of(gains.colour_gain(p, seat, option))
    if what == w.COPY:
        return prior_of(worth.step_gain(p, seat, ARROW[option]) + gains.effect_gain(p, seat, KIND[option]))
    return prior_of(gains.kept_gain(p, seat, option))


def weigh_card(p: Board, seat: int, what: int, option: int) -> int:
    """Weigh cards to buy, to sell, to drop and to refresh."""
    if option == w.PASS:
        return prior_of(0)
    if option == w.DISCARD:
        return prior_of(worth.WEIGHTS[worth.GOLD_LEFT] * (GOLD_FOR_A_DISCARD + weapon_bonus(p, seat, RICHER_DISCARDS)))
    if what == w.DROP:
        return prior_of(-5 - worth.weapon_held_gain(p, seat, option))
    if what == w.REFRESH:
        return prior_of(worth.USEFUL[KIND[option]] + worth.step_gain(p, seat, ARROW[option]))
    if what == w.SELL:
        return prior_of(gains.best_for_others(p, seat, option))
    if what == w.MARKET and option in w.SKILLS and owns(p, seat, option):
        return prior_of(worth.step_gain(p, seat, ARROW[option]) + 20)
    return prior_of(gains.purchase_gain(p, seat, option))


MIND = Mind(prior, value, worth.WEIGHTS, worth.TERMS)
