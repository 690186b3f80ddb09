"""The prior of an option, by the kind of ask."""

from __future__ import annotations

from agon.games.twilight_struggle import board, effects
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.cards import normal_rounds, rounds_left, rounds_of, scoring_cards_held
from agon.games.twilight_struggle.mind import cards as mind_cards
from agon.games.twilight_struggle.mind import places
from agon.games.twilight_struggle.mind.book import HEADLINE_LIKING, weigh_handicap, weigh_setup
from agon.games.twilight_struggle.mind.danger import (
    HOW_I_LEARNED,
    is_deadly,
    is_deadly_after_coup,
    is_deadly_headline,
    is_event_deadly,
    risks_of,
)
from agon.games.twilight_struggle.variants import BID_NUMBER, BID_SIDE

ALL, NEVER = 1000, 0


def prior(p: Map, seat: int, what: int, option: int) -> int:
    """Return the prior of an option."""
    if option == w.WITHDRAW:
        return weigh_withdrawal(what)
    if what == w.PLACE:
        return weigh_placing(p, seat, option)
    if what == w.TARGET:
        return weigh_target(p, seat, option)
    if what == w.USE:
        return weigh_use(p, seat, option)
    if what == w.REMOVE:
        return weigh_removal(p, seat, option)
    if what == w.CARD:
        return weigh_play(p, seat, option)
    if what == w.ORDER:
        return weigh_order(p, seat, option)
    if what == w.DISCARD:
        return weigh_discard(p, seat, option)
    if what == w.CHOOSE:
        return weigh_choice(p, seat, option)
    return weigh_beginning(p, seat, what, option)


def weigh_beginning(p: Map, seat: int, what: int, option: int) -> int:
    """Set-up, the bid, and headlines."""
    if what == w.SETUP:
        return weigh_setup(p, seat, option)
    if what == w.HANDICAP:
        return weigh_handicap(p, seat, option)
    if what == w.BID:
        return weigh_bid(option)
    if what == w.HEADLINE:
        return weigh_headline(p, seat, option)
    return 1


def weigh_withdrawal(what: int) -> int:
    """Missiles are withdrawn to allow a coup, rarely otherwise."""
    return 500 if what == w.TARGET else 30 if what == w.CARD else 2


# ---------------------------------------------------------------- the beginning

FAIR_BID = 2


def weigh_bid(option: int) -> int:
    """The USSR is worth about two influence."""
    off = abs(BID_NUMBER[option] - (FAIR_BID if BID_SIDE[option] == w.USSR else 0))
    return max(1, (300 if BID_SIDE[option] == w.USSR else 100) - 100 * off)


def weigh_headline(p: Map, seat: int, option: int) -> int:
    if option == w.PASS:
        return 1
    if is_late_for_scoring(p, seat):
        return (
            NEVER
            if board.SCORING[option] == 0
            else max(mind_cards.MIN_PRIOR, mind_cards.weigh_scoring(p, seat, option))
        )
    if is_deadly_headline(p, seat, option):
        return NEVER
    if p.turn == 1 and HEADLINE_LIKING[seat][option] > 0:
        return HEADLINE_LIKING[seat][option]
    return mind_cards.weigh_headline_event(p, seat, option)


# ---------------------------------------------------------------- cards


def weigh_play(p: Map, seat: int, option: int) -> int:
    """Which card to play in an action round; only scoring cards if there is just enough time for them."""
    if p.where[effects.UN_INTERVENTION] == board.IN_PLAY:
        return mind_cards.weigh_cancelled(p, seat, option)
    if is_late_for_scoring(p, seat):
        return (
            NEVER
            if option == w.PASS or board.SCORING[option] == 0
            else max(mind_cards.MIN_PRIOR, mind_cards.weigh_scoring(p, seat, option))
        )
    if option == w.PASS:
        return 45
    if option == effects.UN_INTERVENTION:
        return mind_cards.weigh_un_intervention(p, seat)
    return mind_cards.weigh_card(p, seat, option)


def is_late_for_scoring(p: Map, seat: int) -> bool:
    """Whether every certain round is needed for a scoring card."""
    return 0 < scoring_cards_held(p, seat) >= sure_rounds_left(p, seat)


def sure_rounds_left(p: Map, seat: int) -> int:
    """Rounds that are certain: the opponent may reach the last box of the space race and cancel an eighth round."""
    rounds = rounds_left(p, seat)
    if rounds_of(p, seat) == normal_rounds(p) or (seat == w.US and (p.extra_round == 1 or p.round >= normal_rounds(p))):
        return rounds
    return rounds if p.round > normal_rounds(p) else rounds - 1


def weigh_order(p: Map, seat: int, option: int) -> int:
    """The opponent's event before or after the operations, or not at all."""
    c = mind_cards.card_in_play(p, seat)
    if option == w.SPACE:
        return 60 + mind_cards.space_worth(p, seat)
    if option == effects.UN_INTERVENTION:
        return 60
    if option == w.EVENT_FIRST:
        return NEVER if is_deadly(p, seat, c) else mind_cards.within(65 + mind_cards.card_worth(p, seat, c))
    return NEVER if is_deadly_after_coup(p, seat, c) else mind_cards.within(60 + mind_cards.card_worth(p, seat, c))


def weigh_use(p: Map, seat: int, option: int) -> int:
    """The event, or which operations."""
    if option == w.EVENT:
        return (
            NEVER
            if is_event_deadly(p, seat)
            else mind_cards.within(20 + mind_cards.event_worth(p, seat, mind_cards.card_in_play(p, seat)))
        )
    if option == w.COUP:
        return weigh_couping(p, seat)
    if option == w.REALIGNMENT:
        return places.best_realignment(p, seat)
    if option == w.INFLUENCE:
        return mind_cards.OPERATION * mind_cards.ops_in_play(p, seat)
    return mind_cards.space_worth(p, seat) if option == w.SPACE else 15


def weigh_couping(p: Map, seat: int) -> int:
    """The best coup available, and the military operations it brings."""
    best = places.best_coup(p, seat, mind_cards.ops_in_play(p, seat))
    if best == 0 or best == ALL:
        return best
    short = max(0, min(p.defcon - 1, mind_cards.ops_in_play(p, seat) + p.military_ops[seat]) - p.military_ops[seat])
    return mind_cards.within((best + 30 * short) * 3 // 5)


BLOCKADE = w.card(10)


def weigh_discard(p: Map, seat: int, option: int) -> int:
    """Own cards: the least wanted; cards the opponent has or may draw: those they would like best."""
    if option == w.PASS:
        return weigh_keeping(p, seat)
    if p.where[option] == board.HAND[board.opponent(seat)] or p.where[option] == board.LOOKED_AT:
        return mind_cards.within(
            100 + mind_cards.card_worth(p, board.opponent(seat), option) - mind_cards.card_worth(p, seat, option) // 2
        )
    if p.where[effects.ASK_NOT] == board.IN_PLAY and is_late_exchange(p, option):
        return NEVER
    return mind_cards.weigh_loss(p, seat, option)


SPARE = 3  # cards a hand may hold beyond the rounds left, with a margin


def is_late_exchange(p: Map, option: int) -> bool:
    """Ask Not…: late in the turn, it may draw more scoring cards than there are rounds left."""
    later = rounds_left(p, w.US) - (p.phasing == w.US)
    if board.SCORING[option] == 1 and scoring_cards_held(p, w.US) > later:
        return False
    scoring = scoring_cards_held(p, w.US) - board.SCORING[option]
    return later <= 5 and p.count[board.HAND[w.US]] - 1 < scoring + SPARE


def weigh_keeping(p: Map, seat: int) -> int:
    """Discarding nothing: the Blockade would cost West Germany."""
    if p.where[BLOCKADE] == board.IN_PLAY and p.influence[w.US, effects.WEST_GERMANY] > 1:
        return 2
    return 200


# ---------------------------------------------------------------- countries


def weigh_placing(p: Map, seat: int, option: int) -> int:
    if option in w.SPACES:
        return min(ALL, places.weigh_place(p, seat, option))
    return 3 if option in (w.PASS, w.REALIGNMENT) else 60


DE_STALINIZATION = w.card(33)


def weigh_removal(p: Map, seat: int, option: int) -> int:
    """The opponent's influence; own influence only for De-Stalinization, or to withdraw missiles."""
    own = (p.where[DE_STALINIZATION] == board.IN_PLAY and seat == w.USSR) or effects.is_threatened(p, seat)
    if option == w.PASS:
        return 240 if own else 5
    return min(ALL, places.weigh_give_up(p, seat, option) if own else places.weigh_remove(p, seat, option))


COUP_OPS = 3
"""The operations assumed for a coup when targets are compared."""
INDO_PAKISTANI_WAR, IRAN_IRAQ_WAR = w.card(24), w.card(102)


def weigh_target(p: Map, seat: int, option: int) -> int:
    """Coups first: realignments are rare, and wars are recognised by their card."""
    if option not in w.COUNTRIES:
        return 4
    if is_war(p, option):
        return min(ALL, places.weigh_war(p, seat, option))
    return places.weigh_coup(p, seat, option, COUP_OPS)


BRUSH_WAR = w.card(36)


def is_war(p: Map, c: int) -> bool:
    """Whether a target can, at this DEFCON, only be that of a war."""
    if p.defcon >= effects.OPEN_AT[c]:
        return False
    return (
        p.where[BRUSH_WAR] == board.IN_PLAY
        or (p.where[INDO_PAKISTANI_WAR] == board.IN_PLAY and board.IN_AREA[board.INDO_PAKISTANI_AREA][c] == 1)
        or (p.where[IRAN_IRAQ_WAR] == board.IN_PLAY and board.IN_AREA[board.IRAN_IRAQ_AREA][c] == 1)
    )


# ---------------------------------------------------------------- other choices


def weigh_choice(p: Map, seat: int, option: int) -> int:
    if option in w.CARDS:
        return weigh_chosen_card(p, seat, option)
    if option in w.SPACES or option in w.REGIONS:
        return weigh_chosen_place(p, seat, option)
    if option in w.LEVELS:
        return weigh_level(p, seat, option - w.LEVELS[0] + 1)
    if option in (w.BOYCOTT, w.DEGRADE, w.IMPROVE, w.PARTICIPATE):
        return weigh_defcon(p, seat, option)
    if option == w.END_GAME:
        return weigh_end(p, seat)
    return weigh_word(p, seat, option)


LEVEL_LIKING = (0, 0, 50, 50, 70, 100)


def weigh_level(p: Map, seat: int, level: int) -> int:
    """How I Learned to Stop Worrying: 1 is for the opponent's phase; 5 requires the most military operations."""
    if level == 1:
        return NEVER if p.phasing == seat else ALL
    return LEVEL_LIKING[level]


def weigh_defcon(p: Map, seat: int, option: int) -> int:
    """The phasing side loses at DEFCON 1."""
    if option in (w.BOYCOTT, w.DEGRADE) and p.defcon == 2:
        return NEVER if p.phasing == seat else ALL
    return 60 if option in (w.PARTICIPATE, w.IMPROVE) else 25


def weigh_end(p: Map, seat: int) -> int:
    """Wargames."""
    return ALL if mind_cards.wins_by_wargames(p, seat) else NEVER


def weigh_word(p: Map, seat: int, option: int) -> int:
    if option == w.PLAY:
        return 3 if p.defcon == 2 and p.phasing == seat and risks_of(p, board.opponent(seat)) > 0 else 90
    return 80 if option in (w.ADD_INFLUENCE, w.ONE_AND_NEIGHBOURS, w.ROLL_DIE) else 40


def weigh_chosen_place(p: Map, seat: int, option: int) -> int:
    """A region to close, or a battleground to ignore: where the opponent has most to gain."""
    if option in w.COUNTRIES:
        return mind_cards.within(100 + places.worth(p, option))
    return 10 * places.SOON[p.where[places.SCORED_BY[option]]]


def weigh_chosen_card(p: Map, seat: int, option: int) -> int:
    """A card to take from the discards, to trigger, to give away, or to lay down for the opponent."""
    if p.where[option] == board.HAND[seat]:
        return mind_cards.within(400 - mind_cards.ops_worth(p, seat, option) - given(p, seat, option))
    if p.where[option] == board.HAND[board.opponent(seat)]:
        return mind_cards.within(500 - mind_cards.card_worth(p, board.opponent(seat), option))
    if is_deadly(p, seat, option) and p.phasing == seat:
        return NEVER
    if p.phasing != seat and (option == HOW_I_LEARNED or is_deadly(p, board.opponent(seat), option)):
        return ALL
    if p.where[effects.STAR_WARS] == board.IN_PLAY:
        return (
            mind_cards.MIN_PRIOR
            if effects.is_opponents(option, seat)
            else mind_cards.within(50 + mind_cards.event_worth(p, seat, option))
        )
    return mind_cards.within(50 + mind_cards.card_worth(p, seat, option))


def given(p: Map, seat: int, option: int) -> int:
    """What a card given for Missile Envy brings the opponent: the event, if it is theirs or neutral."""
    return (
        0
        if effects.is_opponents(option, board.opponent(seat))
        else mind_cards.event_worth(p, board.opponent(seat), option)
    )
