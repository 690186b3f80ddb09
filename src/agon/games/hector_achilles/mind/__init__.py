"""The mind of Hector and Achilles: a prior over options and a value of positions."""

from __future__ import annotations

import math

from agon.engine.mind import MAX_PRIOR, MAX_VALUE, Mind, SearchParams
from agon.engine.script import NONE
from agon.games.hector_achilles import words as w
from agon.games.hector_achilles.board import SETUP, Board, has_used_hero, opponent
from agon.games.hector_achilles.components import HERO_COLOUR, HERO_VALUE, TROOP_COLOUR, TROOP_VALUE
from agon.games.hector_achilles.mind import worth
from agon.games.hector_achilles.mind.battle import (
    EVERYBODY,
    UNSEEN_COUNTS,
    ahead,
    colour_before,
    held_of,
    reserve,
    worth_laid,
)
from agon.games.hector_achilles.play import QUARTER_TURN

# ---------------------------------------------------------------- value


def is_in_battle(p: Board) -> bool:
    return p.size[w.ACHAEANS, w.LAID] + p.size[w.TROJANS, w.LAID] > 0


def value(p: Board, seat: int) -> int:
    """Return the value of the position for a side; zero-sum."""
    value = worth.clamp(achaean_lead(p) * worth.WEIGHTS[worth.SCALE] // 100, MAX_VALUE)
    return value if seat == w.ACHAEANS else -value


def achaean_lead(p: Board) -> int:
    """Return how much more the Achaeans are worth than the Trojans."""
    if p.phase == SETUP:
        return 0
    lead = worth.means(p, w.ACHAEANS) - worth.means(p, w.TROJANS)
    if is_in_battle(p):
        won = worth.chance(p, worth.outlook(p, EVERYBODY, w.ACHAEANS, 0, 0))
        return lead + worth.battle_worth(p, EVERYBODY, w.ACHAEANS, won, has_used_hero(p, w.ACHAEANS), 0)
    lead += worth.WEIGHTS[worth.ATTACK] if p.attacker == w.ACHAEANS else -worth.WEIGHTS[worth.ATTACK]
    return lead + worth.piles_worth(p, w.ACHAEANS, NONE, 0) - worth.piles_worth(p, w.TROJANS, NONE, 0)


# ---------------------------------------------------------------- prior

MAX_ADVANTAGE = 105
PRIORS = tuple(max(1, min(MAX_PRIOR, round(16 * math.exp(x / 25)))) for x in range(-MAX_ADVANTAGE, MAX_ADVANTAGE + 1))
"""The prior of an option by how much better it is than doing nothing; ten is about a point in a battle."""


def prior_of(advantage: int) -> int:
    return PRIORS[worth.clamp(advantage, MAX_ADVANTAGE) + MAX_ADVANTAGE]


def prior(p: Board, seat: int, what: int, option: int) -> int:
    """Return the prior of an option, from what the seat knows."""
    if what == w.TROOP:
        return prior_of(card_worth(p, seat, option) + 10 * TROOP_VALUE[option])
    if what == w.ACTION:
        return weigh_action(p, seat, option)
    if what == w.TURN_FATE:
        turn = 0 if option == w.PASS else QUARTER_TURN[option]
        return prior_of(2 * ahead(p, seat, seat, turn) - 2 * ahead(p, seat, seat, 0))
    if what in (w.DISCARDED, w.COVER):
        return prior_of(60 - 2 * card_worth(p, seat, option))
    if what == w.STRENGTHEN:
        return prior_of(3 * card_worth(p, seat, option))
    if what == w.VANGUARD:
        return weigh_vanguard(p, seat, option)
    if what == w.NUMBER:
        return weigh_number(p, seat, option)
    if what == w.ORIENTATION:
        return weigh_orientation(p, seat, option)
    if what == w.SAVE_HERO:
        gain = worth.WEIGHTS[worth.HERO] * HERO_VALUE[p.hero[seat]] - worth.WEIGHTS[worth.FAVOUR]
        return prior_of(3 * gain if option == w.GIVE_FAVOUR else 0)
    return 1


def card_worth(p: Board, side: int, troop: int) -> int:
    """What a card adds to the points: all in the hero's colour, most in the colour of fate, some in the next."""
    colour = TROOP_COLOUR[troop]
    share = 2
    if p.hero[side] != NONE and colour == HERO_COLOUR[p.hero[side]]:
        share = 10
    elif colour == colour_before(p, side, 0):
        share = 8
    elif colour in (colour_before(p, side, 1), colour_before(p, side, 3)):
        share = 4
    return share * TROOP_VALUE[troop]


def weigh_vanguard(p: Board, seat: int, pile: int) -> int:
    """Prefer a pile that can spare a card."""
    return prior_of(
        2 * (worth.piles_worth(p, seat, pile, -1) - worth.piles_worth(p, seat, NONE, 0)) + 2 * p.size[seat, pile]
    )


def weigh_number(p: Board, seat: int, pile: int) -> int:
    """Prefer piles in which a lost battle would hurt the other side more."""
    return prior_of(loss_in(p, opponent(seat), pile, 5) - loss_in(p, seat, pile, 4))


def loss_in(p: Board, side: int, pile: int, cards: int) -> int:
    fights = w.CAMP if pile != w.CAMP and p.exhausted[side, pile] == 1 else pile
    return worth.piles_worth(p, side, NONE, 0) - worth.piles_worth(p, side, fights, -cards)


def weigh_orientation(p: Board, seat: int, colour: int) -> int:
    """Prefer the colour of the vanguard, else one of which the army still has plenty."""
    left = sum(TROOP_VALUE[t] * (2 - p.troops[seat, w.OUT, t]) for t in w.TROOPS if TROOP_COLOUR[t] == colour)
    vanguard = p.laid[seat, 0]
    return prior_of(left + (15 * TROOP_VALUE[vanguard] if TROOP_COLOUR[vanguard] == colour else 0))


def weigh_action(p: Board, seat: int, action: int) -> int:
    return prior_of(3 * (action_worth(p, seat, action) - worth_with(p, seat, 0, 0)))


def action_worth(p: Board, seat: int, action: int) -> int:
    """The value of the battle after an action."""
    if action == w.RETREAT:
        return worth.retreat_worth(p, seat)
    if action == w.DISCARD:
        return worth_with(p, seat, discard_gain(p, seat), discard_gain(p, seat)) + discard_worth(p, seat)
    if action == w.CHANGE_HERO:
        return worth_with(p, seat, change_gain(p, seat), 0)
    if action == w.USE_HERO:
        more = (
            10 * HERO_VALUE[p.hero[seat]]
            - reserve(p, seat, seat) * worth.WEIGHTS[worth.RESERVE] // 100
            - least_laid(p, seat)
        )
        return worth.battle_worth(p, seat, seat, worth.chance(p, worth.outlook(p, seat, seat, more, more)), True, 0)
    if action == w.REINFORCE:
        return worth.battle_worth(p, seat, seat, worth.chance(p, worth.outlook(p, seat, seat, 10, 10)), True, 1)
    return worth_with(p, seat, 0, 0)


def worth_with(p: Board, seat: int, more: int, stronger: int) -> int:
    """The value of the battle with more points and more strength."""
    return worth.battle_worth(
        p, seat, seat, worth.chance(p, worth.outlook(p, seat, seat, more, stronger)), has_used_hero(p, seat), 0
    )


def least_laid(p: Board, side: int) -> int:
    """The value of the laid card that counts least."""
    least = 100
    for slot in range(5):
        if p.laid[side, slot] != NONE:
            least = min(least, card_worth(p, side, p.laid[side, slot]))
    return least


def least_held(p: Board, side: int) -> int:
    """The value of the card in hand that counts least."""
    found = NONE
    for t in w.TROOPS:
        if p.troops[side, w.HAND, t] > 0 and (found == NONE or card_worth(p, side, t) < card_worth(p, side, found)):
            found = t
    return found


def discard_gain(p: Board, side: int) -> int:
    """How much more a card from the pile counts than the least card in hand."""
    return UNSEEN_COUNTS + 2 - card_worth(p, side, least_held(p, side))


def discard_worth(p: Board, side: int) -> int:
    """How much more an army is worth without the least card in hand."""
    return -worth.WEIGHTS[worth.TROOP_LEFT] - worth.WEIGHTS[worth.VALUE_LEFT] * TROOP_VALUE[least_held(p, side)]


def change_gain(p: Board, side: int) -> int:
    """How much more another hero's colour counts than that of the one in hand."""
    others = 0
    for colour in (colour_before(p, side, 1), colour_before(p, side, 2), colour_before(p, side, 3)):
        others += colour_points(p, side, colour)
    return others // 3 - colour_points(p, side, HERO_COLOUR[p.hero[side]])


def colour_points(p: Board, side: int, colour: int) -> int:
    """What all cards of a colour count, laid or in hand."""
    laid = sum(
        worth_laid(p, side, s) for s in range(5) if p.laid[side, s] != NONE and TROOP_COLOUR[p.laid[side, s]] == colour
    )
    return 10 * (laid + held_of(p, side, colour))


MIND = Mind(prior, value, worth.WEIGHTS, worth.TERMS, SearchParams(sharpness=30))
