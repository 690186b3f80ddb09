"""End of the game: stars from six sources, the winner, and the ranks of the solo game."""

from __future__ import annotations

from agon.engine.script import NONE, Script, ask, finish, finish_shared, tell
from agon.games.roll_player.actions import weapon_bonus
from agon.games.roll_player.board import (
    COLOUR_OF,
    OVER,
    Board,
    dice_of_colour,
    in_order,
    is_solo,
    owns,
)
from agon.games.roll_player.components import (
    ARMOR_WORTH,
    CLASS_COLOUR,
    HAS_BONUS,
    KIND,
    MATERIAL,
    RANK_LEAST,
    SPACE_VALUE,
    WANTED,
)
from agon.games.roll_player.goals import goal_stars
from agon.games.roll_player.kinds import EXTRA_ARMOR
from agon.games.roll_player.purchase import drop
from agon.games.roll_player.skills import skill_window, wake_all
from agon.games.roll_player.traits import CONDITIONS
from agon.games.roll_player.words import (
    ALIGNMENT_STARS,
    ARMOR,
    ARMOR_STARS,
    BACKSTORY_STARS,
    DICE_STARS,
    DROP,
    FEWEST_DICE,
    GOAL_STARS,
    GOLD_STARS,
    MOST_GOLD,
    MOST_STARS,
    PASS,
    RANKS,
    RANKS_AS,
    SCORES,
    SEATS,
    SHARED_VICTORY,
    SLOTS,
    TOTALS,
    TRAIT_STARS,
    TRAITS,
    WEAPONS,
    WINS,
)

SETS = (0, 1, 2)
BACKSTORY_WORTH = (0, 0, 1, 1, 3, 3, 6)
GOLD_FOR_A_STAR = 8

# ---------------------------------------------------------------- the six sources


def class_dice_stars(p: Board, seat: int) -> int:
    """Final scoring 2: one star for each die of the class colour."""
    return dice_of_colour(p, seat, CLASS_COLOUR[p.class_card[seat]])


def alignment_stars(p: Board, seat: int) -> int:
    """Final scoring 3: the space of the token gives or takes stars (RP-R-38)."""
    return SPACE_VALUE[p.alignment_card[seat]][p.token[seat]]  # RP-R-38


def is_match(p: Board, seat: int, slot: int) -> bool:
    return p.sheet[seat, slot] != NONE and COLOUR_OF[p.sheet[seat, slot]] == WANTED[p.backstory[seat]][slot]


def matches(p: Board, seat: int) -> int:
    """Spaces whose die has the wanted colour; faces do not matter (RP-R-39)."""
    return sum(is_match(p, seat, slot) for slot in SLOTS)


def backstory_stars(p: Board, seat: int) -> int:
    """Final scoring 4: by the number of matches."""
    return BACKSTORY_WORTH[matches(p, seat)]


def armor_cards(p: Board, seat: int, material: int) -> int:
    return sum(owns(p, seat, card) and MATERIAL[card] == material for card in ARMOR)


def set_stars(p: Board, seat: int, material: int) -> int:
    """Final scoring 5: by the number of cards; one more for a set of the class colour (RP-R-36)."""
    cards = armor_cards(p, seat, material)
    if cards == 0:
        return 0
    return ARMOR_WORTH[material][cards] + HAS_BONUS[material][CLASS_COLOUR[p.class_card[seat]]]


def extra_stars(p: Board, seat: int, material: int, extra: int) -> int:
    """What more cards in a set would give: nothing if there is none, or if it is complete (RP-R-35)."""
    cards = armor_cards(p, seat, material)
    if cards == 0:
        return 0
    return ARMOR_WORTH[material][min(cards + extra, len(ARMOR_WORTH[material]) - 1)] - ARMOR_WORTH[material][cards]


def shield_stars(p: Board, seat: int) -> int:
    """Tower Shield: one more card in the set of one's choice, which is the best."""
    best = 0
    for material in SETS:
        best = max(best, extra_stars(p, seat, material, weapon_bonus(p, seat, EXTRA_ARMOR)))  # RP-R-35
    return best


def armor_stars(p: Board, seat: int) -> int:
    return sum(set_stars(p, seat, material) for material in SETS) + shield_stars(p, seat)


def trait_stars(p: Board, seat: int, trait: int) -> int:
    stars: int = CONDITIONS[KIND[trait]](p, seat, trait)
    return stars


def traits_stars(p: Board, seat: int) -> int:
    """Final scoring 6: each trait by its condition."""
    return sum(trait_stars(p, seat, trait) for trait in TRAITS if owns(p, seat, trait))


def gold_stars(p: Board, seat: int) -> int:
    """Solo: a star for every 8 gold."""
    return p.gold[seat] // GOLD_FOR_A_STAR if is_solo(p) else 0


def total_stars(p: Board, seat: int) -> int:
    return (
        goal_stars(p, seat)
        + class_dice_stars(p, seat)
        + alignment_stars(p, seat)
        + backstory_stars(p, seat)
        + armor_stars(p, seat)
        + traits_stars(p, seat)
        + gold_stars(p, seat)
    )


# ---------------------------------------------------------------- the end


def end_of_game(p: Board) -> Script:
    """After the last cleanup: a last window for skills, weapons that would hurt may go, then all is scored."""
    wake_all(p)
    yield from skill_window(p, p.start)  # RP-R-49
    for turn in range(p.players):
        yield from drop_weapons(p, in_order(p, turn))  # RP-R-32
    for turn in range(p.players):
        score(p, in_order(p, turn))
    p.phase = OVER
    decide(p)


def drop_weapons(p: Board, seat: int) -> Script:
    """RP-R-32 A card that would hurt may be discarded; only weapons can."""
    weapon = NONE
    while weapon != PASS and any(owns(p, seat, w) for w in WEAPONS):
        weapon = yield ask(seat, DROP, [w for w in WEAPONS if owns(p, seat, w)] + [PASS])
        if weapon != PASS:
            drop(p, seat, weapon)


def score(p: Board, seat: int) -> None:
    """Stars are given only now, in this order."""
    tell(SCORES, seat, GOAL_STARS, goal_stars(p, seat))
    tell(SCORES, seat, DICE_STARS, class_dice_stars(p, seat))
    tell(SCORES, seat, ALIGNMENT_STARS, alignment_stars(p, seat))
    tell(SCORES, seat, BACKSTORY_STARS, backstory_stars(p, seat))
    tell(SCORES, seat, ARMOR_STARS, armor_stars(p, seat))
    tell(SCORES, seat, TRAIT_STARS, traits_stars(p, seat))
    if is_solo(p):
        tell(SCORES, seat, GOLD_STARS, gold_stars(p, seat))
    p.stars[seat] = total_stars(p, seat)
    tell(TOTALS, seat, p.stars[seat])


def is_ahead(p: Board, seat: int, other: int, reason: int) -> bool:
    """Whether a seat beats another by stars, or with the gold, or with the dice of the class colour counted as well."""
    if p.stars[seat] != p.stars[other] or reason == MOST_STARS:
        return p.stars[seat] > p.stars[other]
    if p.gold[seat] != p.gold[other] or reason == MOST_GOLD:
        return p.gold[seat] > p.gold[other]  # tie 1
    return class_dice_stars(p, seat) < class_dice_stars(p, other)  # tie 2: the fewer win (RP-R-50)


def unbeaten(p: Board, reason: int) -> int:
    """The seats nobody is ahead of, a bit each."""
    return sum(
        1 << seat
        for seat in SEATS
        if seat < p.players and not any(is_ahead(p, other, seat, reason) for other in SEATS if other < p.players)
    )


def decide(p: Board) -> None:
    """Most stars, then most gold, then fewest dice of the class colour, then they share the victory."""
    if is_solo(p):
        rank = rank_of(p.stars[0])
        tell(RANKS_AS, 0, rank)
        finish(p, 0, rank)
    for reason in (MOST_STARS, MOST_GOLD, FEWEST_DICE):
        for seat in SEATS:
            if unbeaten(p, reason) == 1 << seat:
                tell(WINS, seat, reason)
                finish(p, seat, reason)
    for seat in SEATS:
        if unbeaten(p, FEWEST_DICE) & (1 << seat):
            tell(WINS, seat, SHARED_VICTORY)
    finish_shared(p, unbeaten(p, FEWEST_DICE), SHARED_VICTORY)


def rank_of(stars: int) -> int:
    """Solo: the best rank that has been reached."""
    found = RANKS[5]
    for rank in RANKS:
        if stars >= RANK_LEAST[rank] and rank < found:
            found = rank
    return found
