"""The worth of a side in hundredths of a logit: piles, troops, favours, heroes.

During a battle, winning and losing are weighted by their chances, including what either side would lose.
"""

from __future__ import annotations

from agon.engine.script import NONE
from agon.games.hector_achilles import words as w
from agon.games.hector_achilles.board import LOST, Board, has_used_hero, opponent
from agon.games.hector_achilles.closing import EXHAUSTED_BELOW, MAX_SHAME
from agon.games.hector_achilles.components import HERO_VALUE, HEROES_OF, TROOP_VALUE
from agon.games.hector_achilles.mind.battle import (
    MAX_POINTS,
    SHARPER,
    UNSEEN_VALUE,
    WIN_CHANCE,
    best_turn,
    reserve,
    sees,
    strength,
)

TERMS = (
    "troop",  # a remaining troop: many weak ones make weak hands
    "value",  # a point of its value
    "front",  # a front pile that is not exhausted
    "camp",  # each lost battle that the camp can survive, at most two
    "fall",  # the end of the war
    "favour",
    "hero",  # a point of a hero who is not lost
    "shame",
    "attack",
    "control",  # thousandths of the last turn of the fate token, per tenth of a point of strength
    "reserve",  # hundredths of what a hero in the hand is likely to add
    "sharpness",  # hundredths: how much points decide a battle
    "scale",  # hundredths of everything above: wars are long
)
WEIGHTS = (-24, 13, 13, 69, 167, 17, 2, -9, 18, 21, 80, 150, 55)
TROOP_LEFT, VALUE_LEFT, FRONT_LEFT, CAMP_LEFT, FALL = range(5)
FAVOUR, HERO, SHAME, ATTACK, CONTROL, RESERVE, SHARPNESS, SCALE = range(5, len(TERMS))


def clamp(x: int, most: int) -> int:
    return max(-most, min(most, x))


# ---------------------------------------------------------------- value of a side


def piles_worth(p: Board, side: int, pile: int, change: int) -> int:
    """The worth of the piles after `change` cards are added to a used one; little if that loses the war."""
    fronts = 0
    camp = p.size[side, w.CAMP] + (change if pile == w.CAMP else 0)
    for front in w.FRONT:
        size = p.size[side, front] + (change if pile == front else 0)
        if p.exhausted[side, front] == 0 and size < EXHAUSTED_BELOW and (p.used[side, front] == 1 or pile == front):
            camp += size
        elif p.exhausted[side, front] == 0:
            fronts += 1
    if fronts == 0 or (camp < EXHAUSTED_BELOW and (p.used[side, w.CAMP] == 1 or pile == w.CAMP)):
        return -WEIGHTS[FALL]
    return WEIGHTS[FRONT_LEFT] * fronts + WEIGHTS[CAMP_LEFT] * min(camp // EXHAUSTED_BELOW, 2)


def means(p: Board, side: int) -> int:
    """Troops, favours, heroes and shame."""
    heroes = sum(HERO_VALUE[h] for h in HEROES_OF[side] if p.hero_at[h] != LOST)
    lost = sum(TROOP_VALUE[t] * p.troops[side, w.OUT, t] for t in w.TROOPS)
    return (
        WEIGHTS[FAVOUR] * (p.favour[side] + p.favour_used[side])
        + WEIGHTS[HERO] * heroes
        + WEIGHTS[SHAME] * p.shame[side]
        - WEIGHTS[TROOP_LEFT] * p.size[side, w.OUT]
        - WEIGHTS[VALUE_LEFT] * lost
    )


def laid_worth(p: Board, side: int) -> int:
    """The laid troops as part of an army."""
    value = sum(TROOP_VALUE[p.laid[side, slot]] for slot in range(5) if p.laid[side, slot] != NONE)
    return WEIGHTS[TROOP_LEFT] * p.size[side, w.LAID] + WEIGHTS[VALUE_LEFT] * value


def unseen_worth(cards: int) -> int:
    """Troops of average value as part of an army."""
    return (10 * WEIGHTS[TROOP_LEFT] + WEIGHTS[VALUE_LEFT] * UNSEEN_VALUE) * cards // 10


def hand_worth(p: Board, viewer: int, side: int) -> int:
    """The hand as part of an army."""
    if not sees(viewer, side):
        return unseen_worth(p.size[side, w.HAND])
    return sum(
        (WEIGHTS[TROOP_LEFT] + WEIGHTS[VALUE_LEFT] * TROOP_VALUE[t]) * p.troops[side, w.HAND, t] for t in w.TROOPS
    )


def if_won(p: Board, side: int) -> int:
    """5.4 All cards return to the active pile."""
    return piles_worth(p, side, p.active[side], p.size[side, w.LAID] + p.size[side, w.HAND])


def if_lost(p: Board, viewer: int, side: int, used_hero: bool, favours: int) -> int:
    """5.4 Cards, favours in use and a used hero are lost; a spare favour saves him."""
    hero = 0
    if used_hero:
        hero = WEIGHTS[HERO] * HERO_VALUE[p.hero[side]]
        if p.favour[side] > favours:
            hero = min(hero, WEIGHTS[FAVOUR])
    return (
        piles_worth(p, side, p.active[side], 0)
        - laid_worth(p, side)
        - hand_worth(p, viewer, side)
        - WEIGHTS[FAVOUR] * (p.favour_used[side] + favours)
        - hero
    )


# ---------------------------------------------------------------- value of a battle


def outlook(p: Board, viewer: int, side: int, more: int, stronger: int) -> int:
    """The lead with which a side will win the battle, given more points and more strength."""
    if p.fate == NONE:
        return 0
    other = opponent(side)
    kept = reserve(p, viewer, side) - reserve(p, viewer, other)
    lead = strength(p, viewer, side) - strength(p, viewer, other) + kept * WEIGHTS[RESERVE] // 100 + stronger
    control = clamp(WEIGHTS[CONTROL] * lead, 500)
    best = best_turn(p, viewer, side)
    worst = -best_turn(p, viewer, other)
    return ((500 + control) * best + (500 - control) * worst) // 1000 + kept * WEIGHTS[RESERVE] // 100 + more


def chance(p: Board, points: int) -> int:
    """The chance, in thousandths, to win a battle with a lead in points."""
    return WIN_CHANCE[clamp(points * WEIGHTS[SHARPNESS] * SHARPER[p.round] // 1000, MAX_POINTS) + MAX_POINTS]


def battle_worth(p: Board, viewer: int, side: int, won: int, used_hero: bool, favours: int) -> int:
    """The value of a battle that a side wins with a given chance, after using its hero or more favours."""
    other = opponent(side)
    gain = if_won(p, side) - if_lost(p, viewer, other, has_used_hero(p, other), 0) + WEIGHTS[ATTACK]
    loss = if_lost(p, viewer, side, used_hero, favours) - if_won(p, other) - WEIGHTS[ATTACK]
    return (won * gain + (1000 - won) * loss) // 1000


def retreat_worth(p: Board, side: int) -> int:
    """5.4 The laid cards are lost as in a battle, the hand is saved, shame is paid and grows."""
    hero = min(WEIGHTS[FAVOUR], WEIGHTS[HERO] * HERO_VALUE[p.hero[side]]) if has_used_hero(p, side) else 0
    return (
        piles_worth(p, side, p.active[side], p.size[side, w.HAND] - p.shame[side])
        - laid_worth(p, side)
        - unseen_worth(p.shame[side])
        - WEIGHTS[FAVOUR] * p.favour_used[side]
        - hero
        + (WEIGHTS[SHAME] if p.shame[side] < MAX_SHAME else 0)
        - if_won(p, opponent(side))
        - WEIGHTS[ATTACK]
    )
