"""How a player of Hector and Achilles thinks: which options it leans to, and how well a side stands."""

from __future__ import annotations

import math

from agon.engine.game import MOST_VALUE, MOST_WEIGHT, Mind, Thinking
from agon.engine.script import NONE
from agon.games.hector_achilles.board import SETUP, Board, has_used_hero, opponent
from agon.games.hector_achilles.components import HERO_COLOUR, HERO_VALUE, TROOP_COLOUR, TROOP_VALUE
from agon.games.hector_achilles.mind_battle import (
    EVERYBODY,
    UNSEEN_COUNTS,
    ahead,
    colour_before,
    held_of,
    reserve,
    worth_laid,
)
from agon.games.hector_achilles.mind_worth import (
    ATTACK,
    FAVOUR,
    HERO,
    RESERVE,
    SCALE,
    TERMS,
    TROOP_LEFT,
    VALUE_LEFT,
    WEIGHTS,
    battle_worth,
    chance,
    clamp,
    means,
    outlook,
    piles_worth,
    retreat_worth,
)
from agon.games.hector_achilles.play import QUARTER_TURN
from agon.games.hector_achilles.words import (
    ACHAEANS,
    ACTION,
    CAMP,
    CHANGE_HERO,
    COVER,
    DISCARD,
    DISCARDED,
    GIVE_FAVOUR,
    HAND,
    LAID,
    NUMBER,
    ORIENTATION,
    OUT,
    PASS,
    REINFORCE,
    RETREAT,
    SAVE_HERO,
    STRENGTHEN,
    TROJANS,
    TROOP,
    TROOPS,
    TURN_FATE,
    USE_HERO,
    VANGUARD,
)

# ---------------------------------------------------------------- how a side stands


def is_in_battle(p: Board) -> bool:
    return p.size[ACHAEANS, LAID] + p.size[TROJANS, LAID] > 0


def evaluate(p: Board, seat: int) -> int:
    """How well a side stands: as much above as the other is below."""
    value = clamp(achaean_lead(p) * WEIGHTS[SCALE] // 100, MOST_VALUE)
    return value if seat == ACHAEANS else -value


def achaean_lead(p: Board) -> int:
    """What the Achaeans are worth more than the Trojans."""
    if p.phase == SETUP:
        return 0
    lead = means(p, ACHAEANS) - means(p, TROJANS)
    if is_in_battle(p):
        won = chance(p, outlook(p, EVERYBODY, ACHAEANS, 0, 0))
        return lead + battle_worth(p, EVERYBODY, ACHAEANS, won, has_used_hero(p, ACHAEANS), 0)
    lead += WEIGHTS[ATTACK] if p.attacker == ACHAEANS else -WEIGHTS[ATTACK]
    return lead + piles_worth(p, ACHAEANS, NONE, 0) - piles_worth(p, TROJANS, NONE, 0)


# ---------------------------------------------------------------- what a player leans to

LEAN_MOST = 105
LEAN = tuple(max(1, min(MOST_WEIGHT, round(16 * math.exp(x / 25)))) for x in range(-LEAN_MOST, LEAN_MOST + 1))
"""Weight of an option that is so much better than doing nothing; ten are about a point in a battle."""


def lean(x: int) -> int:
    return LEAN[clamp(x, LEAN_MOST) + LEAN_MOST]


def weigh(p: Board, seat: int, what: int, option: int) -> int:
    """How much a sensible player leans to an option, from what he knows."""
    if what == TROOP:
        return lean(card_worth(p, seat, option) + 10 * TROOP_VALUE[option])
    if what == ACTION:
        return weigh_action(p, seat, option)
    if what == TURN_FATE:
        turn = 0 if option == PASS else QUARTER_TURN[option]
        return lean(2 * ahead(p, seat, seat, turn) - 2 * ahead(p, seat, seat, 0))
    if what in (DISCARDED, COVER):
        return lean(60 - 2 * card_worth(p, seat, option))
    if what == STRENGTHEN:
        return lean(3 * card_worth(p, seat, option))
    if what == VANGUARD:
        return weigh_vanguard(p, seat, option)
    if what == NUMBER:
        return weigh_number(p, seat, option)
    if what == ORIENTATION:
        return weigh_orientation(p, seat, option)
    if what == SAVE_HERO:
        worth = WEIGHTS[HERO] * HERO_VALUE[p.hero[seat]] - WEIGHTS[FAVOUR]
        return lean(3 * worth if option == GIVE_FAVOUR else 0)
    return 1


def card_worth(p: Board, side: int, troop: int) -> int:
    """What a card adds to the points: all of it in the hero's colour, most of it in that of fate, some in the next."""
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
    """A card of a pile that can spare it."""
    return lean(2 * (piles_worth(p, seat, pile, -1) - piles_worth(p, seat, NONE, 0)) + 2 * p.size[seat, pile])


def weigh_number(p: Board, seat: int, pile: int) -> int:
    """Piles in which a lost battle would hurt the other side more."""
    return lean(loss_in(p, opponent(seat), pile, 5) - loss_in(p, seat, pile, 4))


def loss_in(p: Board, side: int, pile: int, cards: int) -> int:
    fights = CAMP if pile != CAMP and p.exhausted[side, pile] == 1 else pile
    return piles_worth(p, side, NONE, 0) - piles_worth(p, side, fights, -cards)


def weigh_orientation(p: Board, seat: int, colour: int) -> int:
    """The colour of the vanguard, and else one that the own army still has much of."""
    left = sum(TROOP_VALUE[t] * (2 - p.troops[seat, OUT, t]) for t in TROOPS if TROOP_COLOUR[t] == colour)
    vanguard = p.laid[seat, 0]
    return lean(left + (15 * TROOP_VALUE[vanguard] if TROOP_COLOUR[vanguard] == colour else 0))


def weigh_action(p: Board, seat: int, action: int) -> int:
    return lean(3 * (action_worth(p, seat, action) - worth_with(p, seat, 0, 0)))


def action_worth(p: Board, seat: int, action: int) -> int:
    """How the battle stands after an action."""
    if action == RETREAT:
        return retreat_worth(p, seat)
    if action == DISCARD:
        return worth_with(p, seat, discard_gain(p, seat), discard_gain(p, seat)) + discard_worth(p, seat)
    if action == CHANGE_HERO:
        return worth_with(p, seat, change_gain(p, seat), 0)
    if action == USE_HERO:
        more = 10 * HERO_VALUE[p.hero[seat]] - reserve(p, seat, seat) * WEIGHTS[RESERVE] // 100 - least_laid(p, seat)
        return battle_worth(p, seat, seat, chance(p, outlook(p, seat, seat, more, more)), True, 0)
    if action == REINFORCE:
        return battle_worth(p, seat, seat, chance(p, outlook(p, seat, seat, 10, 10)), True, 1)
    return worth_with(p, seat, 0, 0)


def worth_with(p: Board, seat: int, more: int, stronger: int) -> int:
    """How the battle stands with so many more points and so much more strength."""
    return battle_worth(p, seat, seat, chance(p, outlook(p, seat, seat, more, stronger)), has_used_hero(p, seat), 0)


def least_laid(p: Board, side: int) -> int:
    """What the laid card that counts least gives."""
    least = 100
    for slot in range(5):
        if p.laid[side, slot] != NONE:
            least = min(least, card_worth(p, side, p.laid[side, slot]))
    return least


def least_held(p: Board, side: int) -> int:
    """The card of the hand that counts least."""
    found = NONE
    for t in TROOPS:
        if p.troops[side, HAND, t] > 0 and (found == NONE or card_worth(p, side, t) < card_worth(p, side, found)):
            found = t
    return found


def discard_gain(p: Board, side: int) -> int:
    """What a card from the pile counts more than the least card of the hand."""
    return UNSEEN_COUNTS + 2 - card_worth(p, side, least_held(p, side))


def discard_worth(p: Board, side: int) -> int:
    """What an army is worth more without the least card of the hand."""
    return -WEIGHTS[TROOP_LEFT] - WEIGHTS[VALUE_LEFT] * TROOP_VALUE[least_held(p, side)]


def change_gain(p: Board, side: int) -> int:
    """What another hero's colour counts more than that of the one in the hand."""
    others = 0
    for colour in (colour_before(p, side, 1), colour_before(p, side, 2), colour_before(p, side, 3)):
        others += colour_points(p, side, colour)
    return others // 3 - colour_points(p, side, HERO_COLOUR[p.hero[side]])


def colour_points(p: Board, side: int, colour: int) -> int:
    """What all cards of a colour count, laid or in the hand."""
    laid = sum(
        worth_laid(p, side, s) for s in range(5) if p.laid[side, s] != NONE and TROOP_COLOUR[p.laid[side, s]] == colour
    )
    return 10 * (laid + held_of(p, side, colour))


MIND = Mind(weigh, evaluate, WEIGHTS, TERMS, Thinking(sharpness=30))
