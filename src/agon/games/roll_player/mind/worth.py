"""The worth of everything on a table, in hundredths of a star: what it will score, and what it helps to score."""

from __future__ import annotations

from agon.engine.script import NONE
from agon.games.roll_player import board, components, kinds
from agon.games.roll_player import words as w
from agon.games.roll_player.board import Board
from agon.games.roll_player.goals import dice_in_row_of, row_total
from agon.games.roll_player.mind.goals import row_goal_worth, row_now, row_trait_worth, row_traits_worth
from agon.games.roll_player.scoring import (
    GOLD_FOR_A_STAR,
    armor_cards,
    armor_stars,
    backstory_stars,
    extra_stars,
    matches,
    trait_stars,
)

TERMS = (
    "gold",  # a coin that can still be spent
    "spare_gold",  # a coin that cannot
    "class_die",  # each die of the class colour still to be expected, per space
    "step",  # the cost of a step of the token to a better space
    "growth",  # what a trait that counts things still gains, per turn
    "skill",  # hundredths of what a skill is good for, per turn
    "tool",  # what a weapon that helps with actions is good for, per turn
    "set",  # what a set of armour that can grow is worth beyond its stars, per card
    "action",  # an attribute action when choosing a row
    "order",  # buying one place earlier
    "lead",  # hundredths of a logit per star of a lead, before CERTAIN
    "crowd",  # what every further opponent takes away
    "par",  # stars of an average solo game
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
"""The worth of a skill's effect, by kind."""
USES = 4
"""A token cannot move in one direction forever."""
BACKSTORY_HOPE = (0, 25, 80, 140, 250, 380, 600)
"""Hundredths of a star for matches while more may come."""
COINS_A_TURN = 6
"""More than this can hardly be spent."""
DISTANCE = tuple(tuple(abs(a // 3 - b // 3) + abs(a % 3 - b % 3) for b in range(9)) for a in range(9))
PART = (0, 100, 50, 33, 25, 20, 17, 14, 12, 11)
"""A hundred divided by a number."""
assert len(USEFUL) == len(kinds.SKILL_KINDS)


# ---------------------------------------------------------------- time


def turns_left(p: Board, seat: int) -> int:
    """Dice turns to come, this one included."""
    return len(w.SLOTS) - board.dice_on_sheet(p, seat)


def markets_left(p: Board, seat: int) -> int:
    """Market turns to come, this one included."""
    return turns_left(p, seat) + (1 if p.initiative[seat] != NONE else 0)


# ---------------------------------------------------------------- the sheet


def rows_worth(p: Board, seat: int, turns: int) -> int:
    return sum(row_now(p, seat, row, turns) for row in w.ROWS)


def colours_worth(p: Board, seat: int, turns: int) -> int:
    return 100 * board.dice_of_colour(p, seat, components.CLASS_COLOUR[p.class_card[seat]]) + WEIGHTS[CLASS_DIE] * turns


def open_spaces_wanted(p: Board, seat: int) -> int:
    """Empty spaces for which the backstory wants a colour."""
    return sum(p.sheet[seat, slot] == NONE and components.WANTED[p.backstory[seat]][slot] != NONE for slot in w.SLOTS)


def backstory_worth(p: Board, seat: int) -> int:
    """Stars for matches, if three in ten of the open ones are met."""
    wanted = open_spaces_wanted(p, seat)
    found = matches(p, seat)
    if wanted == 0:
        return 100 * backstory_stars(p, seat)
    hope = BACKSTORY_HOPE[found]
    return hope + 3 * wanted * (BACKSTORY_HOPE[min(found + 1, 6)] - hope) // 10


def match_worth(p: Board, seat: int) -> int:
    """The worth of one more match."""
    found = matches(p, seat)
    return BACKSTORY_HOPE[min(found + 1, 6)] - BACKSTORY_HOPE[found]


def alignment_worth(p: Board, seat: int, token: int, turns: int) -> int:
    """The stars of the space, or of a better one less the steps to it."""
    card = p.alignment_card[seat]
    worth = 100 * components.SPACE_VALUE[card][token]
    if turns > 0:
        for space in range(9):
            steps = DISTANCE[token][space]
            worth = max(
                worth, 100 * components.SPACE_VALUE[card][space] - steps * (WEIGHTS[STEP_COST] + PART[min(turns, 9)])
            )
    return worth


def step_gain(p: Board, seat: int, direction: int) -> int:
    """The gain of a step of the token; nothing if it is not possible."""
    if direction == NONE or board.CAN_STEP[direction][p.token[seat]] == 0:
        return 0
    turns = turns_left(p, seat)
    stepped = p.token[seat] + board.STEP[direction]
    return alignment_worth(p, seat, stepped, turns) - alignment_worth(p, seat, p.token[seat], turns)


# ---------------------------------------------------------------- cards


def trait_worth(p: Board, seat: int, trait: int, turns: int) -> int:
    """Expected stars of a trait that does not concern a row."""
    kind = components.KIND[trait]
    if kind in (kinds.ROW_AT_LEAST, kinds.ROW_AT_MOST):
        return 0
    now = 100 * trait_stars(p, seat, trait)
    if turns == 0:
        return now
    if kind == kinds.FACES_SHOWN:
        return max(now, components.STARS[trait] * faces_chance(p, seat, trait, turns))
    if kind == kinds.GOALS_MET:
        return components.STARS[trait] * max(0, min(90, rows_worth(p, seat, 1) // 10 - 30))
    if kind == kinds.ALIGNMENT_AT_LEAST:
        return max(now, 50 * components.STARS[trait])
    return min(100 * components.MOST[trait], now + WEIGHTS[GROWTH] * turns)


def faces_chance(p: Board, seat: int, trait: int, turns: int) -> int:
    """The chance to show one face often enough."""
    shown = sum(p.sheet[seat, s] != NONE and board.FACE_OF[p.sheet[seat, s]] == components.FACE[trait] for s in w.SLOTS)
    lacking = components.LIMIT[trait] - shown
    if lacking > turns or lacking <= 0:
        return 0
    return min(90, turns * PART[min(lacking, 9)] // 4)


def skill_worth(skill: int, turns: int) -> int:
    return WEIGHTS[SKILL_USE] * USEFUL[components.KIND[skill]] * min(turns, USES) // 100


def weapon_worth(weapon: int, turns: int) -> int:
    """The worth of a weapon beyond the goals it raises."""
    kind = components.KIND[weapon]
    if kind in (kinds.RAISE_CLASS_DICE, kinds.RAISE_GOLD_DICE, kinds.RAISE_ROW, kinds.EXTRA_ARMOR):
        return 0
    if components.DISCOUNT[weapon] > 0:
        return WEIGHTS[GOLD_LEFT] * components.DISCOUNT[weapon] * turns // 2
    if kind == kinds.RICHER_DISCARDS:
        return WEIGHTS[GOLD_LEFT] * components.BY[weapon] * turns // 2
    return WEIGHTS[TOOL] * min(turns, USES)


def armor_worth(p: Board, seat: int, turns: int) -> int:
    """Stars of the sets, and by how much they may still grow."""
    cards = sum(board.owns(p, seat, card) for card in w.ARMOR)
    return 100 * armor_stars(p, seat) + (WEIGHTS[SET_GROWTH] * cards if turns > 2 else 0)


def cards_worth(p: Board, seat: int, turns: int) -> int:
    return (
        armor_worth(p, seat, turns)
        + sum(trait_worth(p, seat, trait, turns) for trait in w.TRAITS if board.owns(p, seat, trait))
        + sum(skill_worth(skill, turns) for skill in w.SKILLS if board.owns(p, seat, skill))
        + sum(weapon_worth(weapon, turns) for weapon in w.WEAPONS if board.owns(p, seat, weapon))
    )


def gold_worth(p: Board, seat: int) -> int:
    """Gold by what it can still buy; solo, eight gold give a star at the end."""
    spent = min(p.gold[seat], COINS_A_TURN * markets_left(p, seat))
    left = 100 // GOLD_FOR_A_STAR if board.is_solo(p) else WEIGHTS[SPARE_GOLD]
    tokens = p.charisma[seat] if p.initiative[seat] != NONE else 0
    return WEIGHTS[GOLD_LEFT] * (spent + tokens) + left * (p.gold[seat] - spent)


def prospects(p: Board, seat: int) -> int:
    """The expected score of a seat, in hundredths of a star."""
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
    """The worth of a card to a seat that does not own it."""
    markets = markets_left(p, seat) - 1
    if card in w.ARMOR:
        return armor_gain(p, seat, components.MATERIAL[card]) + (WEIGHTS[SET_GROWTH] if markets > 2 else 0)
    if card in w.TRAITS:
        return trait_gain(p, seat, card) + step_gain(p, seat, components.ARROW[card])
    if card in w.SKILLS:
        return skill_worth(card, markets) + company_gain(p, seat, card)
    return weapon_gain(p, seat, card)


def armor_gain(p: Board, seat: int, material: int) -> int:
    """The stars of one more card in a set."""
    if armor_cards(p, seat, material) == 0:
        return 100 * (
            components.ARMOR_WORTH[material][1]
            + components.HAS_BONUS[material][components.CLASS_COLOUR[p.class_card[seat]]]
        )
    return 100 * extra_stars(p, seat, material, 1)


def trait_gain(p: Board, seat: int, trait: int) -> int:
    """Expected stars of a trait."""
    turns = turns_left(p, seat)
    row = components.ABOUT_ROW[trait]
    if components.KIND[trait] in (kinds.ROW_AT_LEAST, kinds.ROW_AT_MOST):
        return row_trait_worth(trait, board.dice_in_row(p, seat, row), row_total(p, seat, row), turns)
    return trait_worth(p, seat, trait, turns) + company_gain(p, seat, trait)


def company_gain(p: Board, seat: int, card: int) -> int:
    """The gain of one more card for a trait that counts traits or skills."""
    counts = kinds.PER_TRAIT if card in w.TRAITS else kinds.PER_SKILL
    return 70 * sum(board.owns(p, seat, trait) and components.KIND[trait] == counts for trait in w.TRAITS)


def weapon_gain(p: Board, seat: int, weapon: int) -> int:
    """What a weapon adds to the goals or to actions, if none is dropped for it."""
    if board.hands_used(p, seat) + components.HANDS[weapon] > board.hand_limit(p, seat):
        return 0
    turns = turns_left(p, seat)
    if components.KIND[weapon] == kinds.EXTRA_ARMOR:
        return 100 * best_extra(p, seat)
    raised = sum(
        row_raised(p, seat, row, raise_of(p, seat, weapon, row), turns) - row_now(p, seat, row, turns) for row in w.ROWS
    )
    return raised + weapon_worth(weapon, markets_left(p, seat) - 1)


def best_extra(p: Board, seat: int) -> int:
    best = 0
    for material in range(3):
        best = max(best, extra_stars(p, seat, material, 1))
    return best


def row_raised(p: Board, seat: int, row: int, by: int, turns: int) -> int:
    """The worth of a row that counts more points towards its goal."""
    dice = board.dice_in_row(p, seat, row)
    points = row_total(p, seat, row)
    return row_goal_worth(p, seat, row, dice, points + by, turns) + row_traits_worth(p, seat, row, dice, points, turns)


def raise_of(p: Board, seat: int, weapon: int, row: int) -> int:
    """By how much a weapon would raise a row, with the dice to be expected."""
    if components.KIND[weapon] == kinds.RAISE_CLASS_DICE:
        return components.BY[weapon] * dice_in_row_of(p, seat, row, components.CLASS_COLOUR[p.class_card[seat]])
    if components.KIND[weapon] == kinds.RAISE_GOLD_DICE:
        return components.BY[weapon] * dice_in_row_of(p, seat, row, w.GOLD)
    return (
        components.BY[weapon]
        if components.KIND[weapon] == kinds.RAISE_ROW and components.ABOUT_ROW[weapon] == row
        else 0
    )


def weapon_held_gain(p: Board, seat: int, weapon: int) -> int:
    """The worth of a held weapon."""
    turns = turns_left(p, seat)
    lowered = sum(
        row_now(p, seat, row, turns) - row_raised(p, seat, row, -raise_of(p, seat, weapon, row), turns)
        for row in w.ROWS
    )
    return lowered + weapon_worth(weapon, turns) + (50 if components.KIND[weapon] == kinds.EXTRA_ARMOR else 0)
