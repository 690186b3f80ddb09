"""What everything on a table is worth, in hundredths of a star: what it will score, and what it helps to score."""

from __future__ import annotations

from agon.engine.script import NONE
from agon.games.roll_player.board import (
    CAN_STEP,
    FACE_OF,
    STEP,
    Board,
    dice_in_row,
    dice_of_colour,
    dice_on_sheet,
    hand_limit,
    hands_used,
    is_solo,
    owns,
)
from agon.games.roll_player.components import (
    ABOUT_ROW,
    ARMOR_WORTH,
    ARROW,
    BY,
    CLASS_COLOUR,
    DISCOUNT,
    FACE,
    HANDS,
    HAS_BONUS,
    KIND,
    LIMIT,
    MATERIAL,
    MOST,
    SPACE_VALUE,
    STARS,
    WANTED,
)
from agon.games.roll_player.goals import dice_in_row_of, row_total
from agon.games.roll_player.kinds import (
    ALIGNMENT_AT_LEAST,
    EXTRA_ARMOR,
    FACES_SHOWN,
    GOALS_MET,
    PER_SKILL,
    PER_TRAIT,
    RAISE_CLASS_DICE,
    RAISE_GOLD_DICE,
    RAISE_ROW,
    ROW_AT_LEAST,
    ROW_AT_MOST,
    SKILL_KINDS,
)
from agon.games.roll_player.mind_goals import row_now, row_trait_worth, row_worth
from agon.games.roll_player.scoring import (
    GOLD_FOR_A_STAR,
    armor_cards,
    armor_stars,
    backstory_stars,
    extra_stars,
    matches,
    trait_stars,
)
from agon.games.roll_player.words import ARMOR, GOLD, ROWS, SKILLS, SLOTS, TRAITS, WEAPONS

TERMS = (
    "gold",  # a coin that can still be spent
    "spare_gold",  # a coin that cannot
    "class_die",  # each die of the class colour that is still to be expected, a space
    "step",  # what a step of the token to a better space costs
    "growth",  # what a trait that counts things still gains, a turn
    "skill",  # hundredths of what a skill is good for, a turn
    "tool",  # what a weapon that helps with actions is good for, a turn
    "set",  # what a set of armour that can grow is worth beyond its stars, a card
    "action",  # an attribute action, as one chooses a row
    "order",  # to buy a place earlier
    "lead",  # hundredths of a logit for a star of a lead, before CERTAIN
    "crowd",  # what every further opponent takes
    "par",  # stars of a fair solo game
)
WEIGHTS = (24, 3, 25, 12, 15, 50, 15, 90, 10, 12, 85, -40, 30)
(
    GOLD_LEFT,
    SPARE_GOLD,
    CLASS_DIE,
    STEP_COST,
    GROWTH,
    SKILL_USE,
    TOOL,
    SET_GROWTH,
    ACTION_OPEN,
    ORDER_OF,
    LEAD,
    CROWD,
    PAR,
) = range(len(TERMS))

USEFUL = (20, 30, 30, 50, 25, 15, 15, 10, 20, 35, 30, 20, 15)
"""What the effect of a skill is good for, by kind."""
USES = 4
"""A token cannot go the same way for ever."""
BACKSTORY_HOPE = (0, 25, 80, 140, 250, 380, 600)
"""Hundredths of a star for matches as long as more may come."""
COINS_A_TURN = 6
"""More than that cannot well be spent."""
DISTANCE = tuple(tuple(abs(a // 3 - b // 3) + abs(a % 3 - b % 3) for b in range(9)) for a in range(9))
PART = (0, 100, 50, 33, 25, 20, 17, 14, 12, 11)
"""A hundred divided by a number."""
assert len(USEFUL) == len(SKILL_KINDS)


# ---------------------------------------------------------------- time


def turns_left(p: Board, seat: int) -> int:
    """Dice turns to come, this one included."""
    return len(SLOTS) - dice_on_sheet(p, seat)


def markets_left(p: Board, seat: int) -> int:
    """Market turns to come, this one included."""
    return turns_left(p, seat) + (1 if p.initiative[seat] != NONE else 0)


# ---------------------------------------------------------------- the sheet


def rows_worth(p: Board, seat: int, turns: int) -> int:
    return sum(row_now(p, seat, row, turns) for row in ROWS)


def colours_worth(p: Board, seat: int, turns: int) -> int:
    return 100 * dice_of_colour(p, seat, CLASS_COLOUR[p.class_card[seat]]) + WEIGHTS[CLASS_DIE] * turns


def open_wishes(p: Board, seat: int) -> int:
    """Empty spaces that want a colour."""
    return sum(p.sheet[seat, slot] == NONE and WANTED[p.backstory[seat]][slot] != NONE for slot in SLOTS)


def backstory_worth(p: Board, seat: int) -> int:
    """Stars for matches, with three of ten wishes to come true."""
    wishes = open_wishes(p, seat)
    found = matches(p, seat)
    if wishes == 0:
        return 100 * backstory_stars(p, seat)
    hope = BACKSTORY_HOPE[found]
    return hope + 3 * wishes * (BACKSTORY_HOPE[min(found + 1, 6)] - hope) // 10


def match_worth(p: Board, seat: int) -> int:
    """One more match."""
    found = matches(p, seat)
    return BACKSTORY_HOPE[min(found + 1, 6)] - BACKSTORY_HOPE[found]


def alignment_worth(p: Board, seat: int, token: int, turns: int) -> int:
    """Stars of the space, or of a better one less the steps to it."""
    card = p.alignment_card[seat]
    worth = 100 * SPACE_VALUE[card][token]
    if turns > 0:
        for space in range(9):
            steps = DISTANCE[token][space]
            worth = max(worth, 100 * SPACE_VALUE[card][space] - steps * (WEIGHTS[STEP_COST] + PART[min(turns, 9)]))
    return worth


def step_gain(p: Board, seat: int, direction: int) -> int:
    """What a step of the token gives; nothing if it cannot be made."""
    if direction == NONE or CAN_STEP[direction][p.token[seat]] == 0:
        return 0
    turns = turns_left(p, seat)
    stepped = p.token[seat] + STEP[direction]
    return alignment_worth(p, seat, stepped, turns) - alignment_worth(p, seat, p.token[seat], turns)


# ---------------------------------------------------------------- cards


def trait_worth(p: Board, seat: int, trait: int, turns: int) -> int:
    """Stars to be expected of a trait that is not about a row."""
    kind = KIND[trait]
    if kind in (ROW_AT_LEAST, ROW_AT_MOST):
        return 0
    now = 100 * trait_stars(p, seat, trait)
    if turns == 0:
        return now
    if kind == FACES_SHOWN:
        return max(now, STARS[trait] * faces_chance(p, seat, trait, turns))
    if kind == GOALS_MET:
        return STARS[trait] * max(0, min(90, rows_worth(p, seat, 1) // 10 - 30))
    if kind == ALIGNMENT_AT_LEAST:
        return max(now, 50 * STARS[trait])
    return min(100 * MOST[trait], now + WEIGHTS[GROWTH] * turns)


def faces_chance(p: Board, seat: int, trait: int, turns: int) -> int:
    """The chance to show one face often enough."""
    shown = sum(p.sheet[seat, s] != NONE and FACE_OF[p.sheet[seat, s]] == FACE[trait] for s in SLOTS)
    lacking = LIMIT[trait] - shown
    if lacking > turns or lacking <= 0:
        return 0
    return min(90, turns * PART[min(lacking, 9)] // 4)


def skill_worth(skill: int, turns: int) -> int:
    return WEIGHTS[SKILL_USE] * USEFUL[KIND[skill]] * min(turns, USES) // 100


def weapon_worth(weapon: int, turns: int) -> int:
    """What a weapon helps beyond the goals it raises."""
    kind = KIND[weapon]
    if kind in (RAISE_CLASS_DICE, RAISE_GOLD_DICE, RAISE_ROW, EXTRA_ARMOR):
        return 0
    if DISCOUNT[weapon] > 0:
        return WEIGHTS[GOLD_LEFT] * DISCOUNT[weapon] * turns // 2
    return WEIGHTS[TOOL] * min(turns, USES)


def armor_worth(p: Board, seat: int, turns: int) -> int:
    """Stars of the sets, and what they may still grow by."""
    cards = sum(owns(p, seat, card) for card in ARMOR)
    return 100 * armor_stars(p, seat) + (WEIGHTS[SET_GROWTH] * cards if turns > 2 else 0)


def cards_worth(p: Board, seat: int, turns: int) -> int:
    return (
        armor_worth(p, seat, turns)
        + sum(trait_worth(p, seat, trait, turns) for trait in TRAITS if owns(p, seat, trait))
        + sum(skill_worth(skill, turns) for skill in SKILLS if owns(p, seat, skill))
        + sum(weapon_worth(weapon, turns) for weapon in WEAPONS if owns(p, seat, weapon))
    )


def gold_worth(p: Board, seat: int) -> int:
    """Gold by what it still buys; alone, eight give a star in the end."""
    spent = min(p.gold[seat], COINS_A_TURN * markets_left(p, seat))
    left = 100 // GOLD_FOR_A_STAR if is_solo(p) else WEIGHTS[SPARE_GOLD]
    tokens = p.charisma[seat] if p.initiative[seat] != NONE else 0
    return WEIGHTS[GOLD_LEFT] * (spent + tokens) + left * (p.gold[seat] - spent)


def prospects(p: Board, seat: int) -> int:
    """What a seat will score, in hundredths of a star."""
    turns = turns_left(p, seat)
    markets = markets_left(p, seat)
    return (
        rows_worth(p, seat, turns)
        + colours_worth(p, seat, turns)
        + backstory_worth(p, seat)
        + alignment_worth(p, seat, p.token[seat], turns)
        + cards_worth(p, seat, markets)
        + gold_worth(p, seat)
    )


# ---------------------------------------------------------------- what a card would add


def card_gain(p: Board, seat: int, card: int) -> int:
    """What a card is worth to a seat that has not got it."""
    markets = markets_left(p, seat) - 1
    if card in ARMOR:
        return armor_gain(p, seat, MATERIAL[card]) + (WEIGHTS[SET_GROWTH] if markets > 2 else 0)
    if card in TRAITS:
        return trait_gain(p, seat, card) + step_gain(p, seat, ARROW[card])
    if card in SKILLS:
        return skill_worth(card, markets) + company_gain(p, seat, card)
    return weapon_gain(p, seat, card)


def armor_gain(p: Board, seat: int, material: int) -> int:
    """The stars of one more card in a set."""
    if armor_cards(p, seat, material) == 0:
        return 100 * (ARMOR_WORTH[material][1] + HAS_BONUS[material][CLASS_COLOUR[p.class_card[seat]]])
    return 100 * extra_stars(p, seat, material, 1)


def trait_gain(p: Board, seat: int, trait: int) -> int:
    """Stars to be expected of a trait."""
    turns = turns_left(p, seat)
    row = ABOUT_ROW[trait]
    if KIND[trait] in (ROW_AT_LEAST, ROW_AT_MOST):
        return row_trait_worth(trait, dice_in_row(p, seat, row), row_total(p, seat, row), turns)
    return trait_worth(p, seat, trait, turns) + company_gain(p, seat, trait)


def company_gain(p: Board, seat: int, card: int) -> int:
    """A card more for a trait that counts traits or skills."""
    counts = PER_TRAIT if card in TRAITS else PER_SKILL
    return 70 * sum(owns(p, seat, trait) and KIND[trait] == counts for trait in TRAITS)


def weapon_gain(p: Board, seat: int, weapon: int) -> int:
    """What a weapon adds to the goals, or to what one does; none is dropped for it."""
    if hands_used(p, seat) + HANDS[weapon] > hand_limit(p, seat):
        return 0
    turns = turns_left(p, seat)
    if KIND[weapon] == EXTRA_ARMOR:
        return 100 * best_extra(p, seat)
    raised = sum(
        row_raised(p, seat, row, raise_of(p, seat, weapon, row), turns) - row_now(p, seat, row, turns) for row in ROWS
    )
    return raised + weapon_worth(weapon, markets_left(p, seat) - 1)


def best_extra(p: Board, seat: int) -> int:
    best = 0
    for material in range(3):
        best = max(best, extra_stars(p, seat, material, 1))
    return best


def row_raised(p: Board, seat: int, row: int, by: int, turns: int) -> int:
    return row_worth(p, seat, row, dice_in_row(p, seat, row), row_total(p, seat, row), turns, by)


def raise_of(p: Board, seat: int, weapon: int, row: int) -> int:
    """By how much a weapon would raise a row, with the dice that are to be expected."""
    if KIND[weapon] == RAISE_CLASS_DICE:
        return BY[weapon] * dice_in_row_of(p, seat, row, CLASS_COLOUR[p.class_card[seat]])
    if KIND[weapon] == RAISE_GOLD_DICE:
        return BY[weapon] * dice_in_row_of(p, seat, row, GOLD)
    return BY[weapon] if KIND[weapon] == RAISE_ROW and ABOUT_ROW[weapon] == row else 0


def weapon_held_gain(p: Board, seat: int, weapon: int) -> int:
    """What a weapon in the hand gives more than none."""
    turns = turns_left(p, seat)
    lowered = sum(
        row_now(p, seat, row, turns) - row_raised(p, seat, row, -raise_of(p, seat, weapon, row), turns) for row in ROWS
    )
    return lowered + weapon_worth(weapon, turns) + (50 if KIND[weapon] == EXTRA_ARMOR else 0)
