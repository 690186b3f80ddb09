"""How much a sensible player leans to an option, by what is asked."""

from __future__ import annotations

from agon.games.twilight_struggle.board import (
    HAND,
    IN_AREA,
    IN_PLAY,
    INDO_PAKISTANI_AREA,
    IRAN_IRAQ_AREA,
    LOOKED_AT,
    SCORING,
    Map,
    opponent,
)
from agon.games.twilight_struggle.cards import must_score, rounds_left, scoring_cards
from agon.games.twilight_struggle.effects import (
    ASK_NOT,
    OPEN_AT,
    STAR_WARS,
    UN_INTERVENTION,
    WEST_GERMANY,
    is_opponents,
    is_threatened,
)
from agon.games.twilight_struggle.mind_book import HEADLINE_LIKING, weigh_handicap, weigh_setup
from agon.games.twilight_struggle.mind_cards import (
    LEAST,
    OPERATION,
    card_in_play,
    card_worth,
    event_worth,
    ops_in_play,
    ops_worth,
    space_worth,
    weigh_cancelled,
    weigh_card,
    weigh_headline_event,
    weigh_loss,
    weigh_un_intervention,
    wins_by_wargames,
    within,
)
from agon.games.twilight_struggle.mind_danger import (
    HOW_I_LEARNED,
    is_deadly,
    is_deadly_after_coup,
    is_deadly_headline,
    is_event_deadly,
    risks_of,
)
from agon.games.twilight_struggle.mind_places import (
    SCORED_BY,
    SOON,
    best_coup,
    best_realignment,
    weigh_coup,
    weigh_give_up,
    weigh_place,
    weigh_remove,
    weigh_war,
    worth,
)
from agon.games.twilight_struggle.variants import BID_NUMBER, BID_SIDE
from agon.games.twilight_struggle.words import (
    ADD_INFLUENCE,
    BID,
    BOYCOTT,
    CARD,
    CARDS,
    CHOOSE,
    COUNTRIES,
    COUP,
    DEGRADE,
    DISCARD,
    END_GAME,
    EVENT,
    EVENT_FIRST,
    HANDICAP,
    HEADLINE,
    IMPROVE,
    INFLUENCE,
    LEVELS,
    ONE_AND_NEIGHBOURS,
    ORDER,
    PARTICIPATE,
    PASS,
    PLACE,
    PLAY,
    REALIGNMENT,
    REGIONS,
    REMOVE,
    ROLL_DIE,
    SETUP,
    SPACE,
    SPACES,
    TARGET,
    US,
    USE,
    USSR,
    WITHDRAW,
    card,
)

ALL, NEVER = 1000, 0


def weigh(p: Map, seat: int, what: int, option: int) -> int:
    """How much a sensible player leans to an option."""
    if what == PLACE:
        return weigh_placing(p, seat, option)
    if what == TARGET:
        return weigh_target(p, seat, option)
    if what == USE:
        return weigh_use(p, seat, option)
    if what == REMOVE:
        return weigh_removal(p, seat, option)
    if what == CARD:
        return weigh_play(p, seat, option)
    if what == ORDER:
        return weigh_order(p, seat, option)
    if what == DISCARD:
        return weigh_discard(p, seat, option)
    if what == CHOOSE:
        return weigh_choice(p, seat, option)
    return weigh_beginning(p, seat, what, option)


def weigh_beginning(p: Map, seat: int, what: int, option: int) -> int:
    """Set-up, the bid, and headlines."""
    if what == SETUP:
        return weigh_setup(p, seat, option)
    if what == HANDICAP:
        return weigh_handicap(p, seat, option)
    if what == BID:
        return weigh_bid(option)
    if what == HEADLINE:
        return weigh_headline(p, seat, option)
    return 1


# ---------------------------------------------------------------- the beginning

FAIR_BID = 2


def weigh_bid(option: int) -> int:
    """The USSR is worth about two influence."""
    off = abs(BID_NUMBER[option] - (FAIR_BID if BID_SIDE[option] == USSR else 0))
    return max(1, (300 if BID_SIDE[option] == USSR else 100) - 100 * off)


def weigh_headline(p: Map, seat: int, option: int) -> int:
    if option == PASS:
        return 1
    if is_deadly_headline(p, seat, option):
        return NEVER
    if p.turn == 1 and HEADLINE_LIKING[seat][option] > 0:
        return HEADLINE_LIKING[seat][option]
    return weigh_headline_event(p, seat, option)


# ---------------------------------------------------------------- cards


def weigh_play(p: Map, seat: int, option: int) -> int:
    """Which card of an action round."""
    if option == WITHDRAW:
        return 30
    if option == PASS:
        return 45
    if p.where[UN_INTERVENTION] == IN_PLAY:
        return weigh_cancelled(p, seat, option)
    if option == UN_INTERVENTION:
        return weigh_un_intervention(p, seat)
    if option == ASK_NOT and seat == US and must_score(p, US):
        return NEVER  # what is drawn for the scoring card may be another
    return weigh_card(p, seat, option)


def weigh_order(p: Map, seat: int, option: int) -> int:
    """The opponent's event before or after the operations, or not at all."""
    c = card_in_play(p, seat)
    if option == SPACE:
        return 60 + space_worth(p, seat)
    if option == EVENT_FIRST:
        return NEVER if is_deadly(p, seat, c) else within(65 + card_worth(p, seat, c))
    return NEVER if is_deadly_after_coup(p, seat, c) else within(60 + card_worth(p, seat, c))


def weigh_use(p: Map, seat: int, option: int) -> int:
    """The event, or which operations."""
    if option == EVENT:
        return NEVER if is_event_deadly(p, seat) else within(20 + event_worth(p, seat, card_in_play(p, seat)))
    if option == COUP:
        return weigh_couping(p, seat)
    if option == REALIGNMENT:
        return best_realignment(p, seat)
    if option == INFLUENCE:
        return OPERATION * ops_in_play(p, seat)
    return space_worth(p, seat) if option == SPACE else 15


def weigh_couping(p: Map, seat: int) -> int:
    """The best coup there is, and the military operations it brings."""
    best = best_coup(p, seat, ops_in_play(p, seat))
    if best == 0 or best == ALL:
        return best
    short = max(0, min(p.defcon - 1, ops_in_play(p, seat) + p.military_ops[seat]) - p.military_ops[seat])
    return within((best + 30 * short) * 3 // 5)


BLOCKADE = card(10)


def weigh_discard(p: Map, seat: int, option: int) -> int:
    """Own cards: what is least wanted; cards of the opponent, or that he may draw: what he would like best."""
    if option == PASS:
        return weigh_keeping(p, seat)
    if p.where[option] == HAND[opponent(seat)] or p.where[option] == LOOKED_AT:
        return within(100 + card_worth(p, opponent(seat), option) - card_worth(p, seat, option) // 2)
    if p.where[ASK_NOT] == IN_PLAY and is_late_exchange(p, option):
        return NEVER
    return weigh_loss(p, seat, option)


SPARE = 3  # cards a hand may hold beyond the rounds left, with some to be sure


def is_late_exchange(p: Map, option: int) -> bool:
    """Ask Not…: late in the turn, more scoring cards may come than there are rounds left to play them."""
    later = rounds_left(p, US) - (p.phasing == US)
    if SCORING[option] == 1 and scoring_cards(p, US) > later:
        return False
    scoring = scoring_cards(p, US) - SCORING[option]
    return later <= 5 and p.count[HAND[US]] - 1 < scoring + SPARE


def weigh_keeping(p: Map, seat: int) -> int:
    """To discard nothing: the Blockade would cost West Germany."""
    if p.where[BLOCKADE] == IN_PLAY and p.influence[US, WEST_GERMANY] > 1:
        return 2
    return 200


# ---------------------------------------------------------------- countries


def weigh_placing(p: Map, seat: int, option: int) -> int:
    if option in SPACES:
        return min(ALL, weigh_place(p, seat, option))
    return 3 if option in (PASS, REALIGNMENT) else 60


DE_STALINIZATION = card(33)


def weigh_removal(p: Map, seat: int, option: int) -> int:
    """The opponent's influence; own only for De-Stalinization, or to take missiles away."""
    own = (p.where[DE_STALINIZATION] == IN_PLAY and seat == USSR) or is_threatened(p, seat)
    if option == PASS:
        return 240 if own else 5
    return min(ALL, weigh_give_up(p, seat, option) if own else weigh_remove(p, seat, option))


COUP_OPS = 3
"""What a coup is taken to be made with when targets are compared."""
INDO_PAKISTANI_WAR, IRAN_IRAQ_WAR = card(24), card(102)


def weigh_target(p: Map, seat: int, option: int) -> int:
    """Coups above all: realignments are rare, and wars are told by their card."""
    if option == WITHDRAW:
        return 500
    if option not in COUNTRIES:
        return 4
    if is_war(p, option):
        return min(ALL, weigh_war(p, seat, option))
    return weigh_coup(p, seat, option, COUP_OPS)


BRUSH_WAR = card(36)


def is_war(p: Map, c: int) -> bool:
    """Whether a target is one of a war and, at this DEFCON, of nothing else."""
    if p.defcon >= OPEN_AT[c]:
        return False
    return (
        p.where[BRUSH_WAR] == IN_PLAY
        or (p.where[INDO_PAKISTANI_WAR] == IN_PLAY and IN_AREA[INDO_PAKISTANI_AREA][c] == 1)
        or (p.where[IRAN_IRAQ_WAR] == IN_PLAY and IN_AREA[IRAN_IRAQ_AREA][c] == 1)
    )


# ---------------------------------------------------------------- other choices


def weigh_choice(p: Map, seat: int, option: int) -> int:
    if option in CARDS:
        return weigh_chosen_card(p, seat, option)
    if option in SPACES or option in REGIONS:
        return weigh_chosen_place(p, seat, option)
    if option in LEVELS:
        return weigh_level(p, seat, option - LEVELS[0] + 1)
    if option in (BOYCOTT, DEGRADE, IMPROVE, PARTICIPATE):
        return weigh_defcon(p, seat, option)
    if option == END_GAME:
        return weigh_end(p, seat)
    return weigh_word(p, seat, option)


LEVEL_LIKING = (0, 0, 50, 50, 70, 100)


def weigh_level(p: Map, seat: int, level: int) -> int:
    """How I Learned to Stop Worrying: 1 is for the opponent's phase; 5 asks most military operations of him."""
    if level == 1:
        return NEVER if p.phasing == seat else ALL
    return LEVEL_LIKING[level]


def weigh_defcon(p: Map, seat: int, option: int) -> int:
    """Whoever is phasing loses at DEFCON 1."""
    if option in (BOYCOTT, DEGRADE) and p.defcon == 2:
        return NEVER if p.phasing == seat else ALL
    return 60 if option in (PARTICIPATE, IMPROVE) else 25


def weigh_end(p: Map, seat: int) -> int:
    """Wargames."""
    return ALL if wins_by_wargames(p, seat) else NEVER


def weigh_word(p: Map, seat: int, option: int) -> int:
    if option == PLAY:
        return 3 if p.defcon == 2 and p.phasing == seat and risks_of(p, opponent(seat)) > 0 else 90
    return 80 if option in (ADD_INFLUENCE, ONE_AND_NEIGHBOURS, ROLL_DIE) else 40


def weigh_chosen_place(p: Map, seat: int, option: int) -> int:
    """A region to close, or a battleground to leave out: where the opponent has most to gain."""
    if option in COUNTRIES:
        return within(100 + worth(p, option))
    return 10 * SOON[p.where[SCORED_BY[option]]]


def weigh_chosen_card(p: Map, seat: int, option: int) -> int:
    """A card to take out of the discards, to have happen, to give away, or to lay down for the opponent."""
    if p.where[option] == HAND[seat]:
        return within(400 - ops_worth(p, seat, option) - given(p, seat, option))
    if p.where[option] == HAND[opponent(seat)]:
        return within(500 - card_worth(p, opponent(seat), option))
    if is_deadly(p, seat, option) and p.phasing == seat:
        return NEVER
    if p.phasing != seat and (option == HOW_I_LEARNED or is_deadly(p, opponent(seat), option)):
        return ALL
    if p.where[STAR_WARS] == IN_PLAY:
        return LEAST if is_opponents(option, seat) else within(50 + event_worth(p, seat, option))
    return within(50 + card_worth(p, seat, option))


def given(p: Map, seat: int, option: int) -> int:
    """What a card given for Missile Envy brings the opponent: the event of his own or a shared one."""
    return 0 if is_opponents(option, opponent(seat)) else event_worth(p, opponent(seat), option)
