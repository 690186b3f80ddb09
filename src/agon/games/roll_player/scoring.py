"""End of the game: stars from six sources, the winner, and the ranks of the solo game."""

from __future__ import annotations

from agon.engine.script import NONE, Script, ask, finish, finish_shared, tell
from agon.games.roll_player import board
from agon.games.roll_player import words as w
from agon.games.roll_player.actions import weapon_bonus
from agon.games.roll_player.board import Board
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

SETS = (0, 1, 2)
BACKSTORY_WORTH = (0, 0, 1, 1, 3, 3, 6)
GOLD_FOR_A_STAR = 8

# ---------------------------------------------------------------- the six sources


def class_dice_stars(p: Board, seat: int) -> int:
    """Final scoring 2: one star for each die of the class colour (RP-score-colour, RP-class-4-colour)."""
    return board.dice_of_colour(p, seat, CLASS_COLOUR[p.class_card[seat]])


def alignment_stars(p: Board, seat: int) -> int:
    """Final scoring 3: the space of the token gives or takes stars (RP-R-38, RP-score-alignment)."""
    return SPACE_VALUE[p.alignment_card[seat]][p.token[seat]]  # RP-R-38


def is_match(p: Board, seat: int, slot: int) -> bool:
    return p.sheet[seat, slot] != NONE and board.COLOUR_OF[p.sheet[seat, slot]] == WANTED[p.backstory[seat]][slot]


def matches(p: Board, seat: int) -> int:
    """Spaces whose die has the wanted colour; faces do not matter (RP-R-39, RP-backstory-4-reward)."""
    return sum(is_match(p, seat, slot) for slot in w.SLOTS)


def backstory_stars(p: Board, seat: int) -> int:
    """Final scoring 4: by the number of matches (RP-score-backstory-0, RP-score-backstory-2, RP-score-backstory-4,
    RP-score-backstory-6)."""
    return BACKSTORY_WORTH[matches(p, seat)]


def armor_cards(p: Board, seat: int, material: int) -> int:
    return sum(board.owns(p, seat, card) and MATERIAL[card] == material for card in w.ARMOR)


def set_stars(p: Board, seat: int, material: int) -> int:
    """Final scoring 5: by the number of cards; one more for a set of the class colour (RP-R-36, RP-score-armor,
    RP-score-armor-bonus)."""
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
    """Tower Shield: one more card in the set of one's choice, which is the best (RP-note-tower-shield)."""
    best = 0
    extra = weapon_bonus(p, seat, EXTRA_ARMOR)
    if extra > 0:
        for material in SETS:
            best = max(best, extra_stars(p, seat, material, extra))  # RP-R-35
    return best


def armor_stars(p: Board, seat: int) -> int:
    return sum(set_stars(p, seat, material) for material in SETS) + shield_stars(p, seat)


def trait_stars(p: Board, seat: int, trait: int) -> int:
    stars: int = CONDITIONS[KIND[trait]](p, seat, trait)
    return stars


def traits_stars(p: Board, seat: int) -> int:
    """Final scoring 6: each trait by its condition (RP-score-traits)."""
    return sum(trait_stars(p, seat, trait) for trait in w.TRAITS if board.owns(p, seat, trait))


def gold_stars(p: Board, seat: int) -> int:
    """Solo: a star for every 8 gold."""
    return p.gold[seat] // GOLD_FOR_A_STAR if board.is_solo(p) else 0


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


def final_score(p: Board, seat: int) -> int:
    """The stars of a seat after the final scoring."""
    return p.stars[seat]


# ---------------------------------------------------------------- the end


def end_of_game(p: Board) -> Script:
    """After the last cleanup: a last window for skills, weapons that would hurt may go, then all is scored."""
    wake_all(p)
    yield from skill_window(p, p.start)  # RP-R-49
    for turn in range(p.players):
        yield from drop_weapons(p, board.in_order(p, turn))  # RP-R-32
    for turn in range(p.players):
        score(p, board.in_order(p, turn))
    p.phase = board.OVER
    decide(p)


def drop_weapons(p: Board, seat: int) -> Script:
    """RP-R-32 A card that would hurt may be discarded; only weapons can."""
    weapon = NONE
    while weapon != w.PASS and any(board.owns(p, seat, x) for x in w.WEAPONS):
        weapon = yield ask(
            seat, w.DROP, [x for x in w.WEAPONS if board.owns(p, seat, x)] + [w.PASS], reason=w.FINAL_SCORING
        )
        if weapon != w.PASS:
            drop(p, seat, weapon)


def score(p: Board, seat: int) -> None:
    """Stars are given only now, in this order (RP-score-when)."""
    tell(w.SCORES, seat, w.GOAL_STARS, goal_stars(p, seat))
    tell(w.SCORES, seat, w.DICE_STARS, class_dice_stars(p, seat))
    tell(w.SCORES, seat, w.ALIGNMENT_STARS, alignment_stars(p, seat))
    tell(w.SCORES, seat, w.BACKSTORY_STARS, backstory_stars(p, seat))
    tell(w.SCORES, seat, w.ARMOR_STARS, armor_stars(p, seat))
    tell(w.SCORES, seat, w.TRAIT_STARS, traits_stars(p, seat))
    if board.is_solo(p):
        tell(w.SCORES, seat, w.GOLD_STARS, gold_stars(p, seat))
    p.stars[seat] = total_stars(p, seat)
    tell(w.TOTALS, seat, p.stars[seat])


def is_ahead(p: Board, seat: int, other: int, reason: int) -> bool:
    """Whether a seat beats another by stars, then gold, then dice of the class colour, as far as `reason` goes
    (RP-score-winner, RP-score-tie-1, RP-score-tie-2)."""
    if p.stars[seat] != p.stars[other] or reason == w.MOST_STARS:
        return p.stars[seat] > p.stars[other]
    if p.gold[seat] != p.gold[other] or reason == w.MOST_GOLD:
        return p.gold[seat] > p.gold[other]  # tie 1
    return class_dice_stars(p, seat) < class_dice_stars(p, other)  # tie 2: the fewer win (RP-R-50)


def unbeaten(p: Board, reason: int) -> int:
    """The seats that no other is ahead of, one bit each."""
    return sum(
        1 << seat
        for seat in w.SEATS
        if seat < p.players and not any(is_ahead(p, other, seat, reason) for other in w.SEATS if other < p.players)
    )


def decide(p: Board) -> None:
    """Most stars, then most gold, then fewest dice of the class colour, then they share the victory."""
    if board.is_solo(p):
        rank = rank_of(p.stars[0])
        tell(w.RANKS_AS, 0, rank)
        finish(p, 0, rank)
    for reason in (w.MOST_STARS, w.MOST_GOLD, w.FEWEST_DICE):
        for seat in w.SEATS:
            if unbeaten(p, reason) == 1 << seat:
                tell(w.WINS, seat, reason)
                finish(p, seat, reason)
    for seat in w.SEATS:
        if unbeaten(p, w.FEWEST_DICE) & (1 << seat):
            tell(w.WINS, seat, w.SHARED_VICTORY)
    finish_shared(p, unbeaten(p, w.FEWEST_DICE), w.SHARED_VICTORY)


def rank_of(stars: int) -> int:
    """Solo: the best rank that has been reached."""
    found = w.RANKS[5]
    for rank in w.RANKS:
        if stars >= RANK_LEAST[rank] and rank < found:
            found = rank
    return found
