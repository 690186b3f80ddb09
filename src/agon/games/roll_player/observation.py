"""What a seat may know, as numbers. Seats are counted clockwise from the seat that looks; absent ones are all 0."""

from __future__ import annotations

from agon.engine.observation import Feature, Observation
from agon.engine.script import NONE
from agon.games.roll_player import board, variants
from agon.games.roll_player import words as w
from agon.games.roll_player.board import COLOUR_OF, FACE_OF, OWNED, Board
from agon.games.roll_player.goals import attribute_score
from agon.games.roll_player.purchase import deck_size, price
from agon.games.roll_player.scoring import total_stars

MOST = 100


def seat_at(p: Board, seat: int, which: int) -> int:
    """The seat so many places clockwise, or NONE."""
    if which >= p.players:
        return NONE
    return seat + which if seat + which < p.players else seat + which - p.players


def players(p: Board, seat: int) -> int:
    return p.players


def phase(p: Board, seat: int) -> int:
    return p.phase


def this_round(p: Board, seat: int) -> int:
    return p.round


def rounds_left(p: Board, seat: int) -> int:
    return max(0, variants.rounds(p) - p.round)


def start(p: Board, seat: int, which: int) -> bool:
    return p.start == seat_at(p, seat, which)


def active(p: Board, seat: int, which: int) -> bool:
    return p.active != NONE and p.active == seat_at(p, seat, which)


def face(p: Board, seat: int, which: int, slot: int) -> int:
    other = seat_at(p, seat, which)
    return 0 if other == NONE or p.sheet[other, slot] == NONE else FACE_OF[p.sheet[other, slot]]


def colour(p: Board, seat: int, which: int, slot: int) -> int:
    other = seat_at(p, seat, which)
    return NONE if other == NONE or p.sheet[other, slot] == NONE else COLOUR_OF[p.sheet[other, slot]]


def attribute(p: Board, seat: int, which: int, row: int) -> int:
    """The dice of a row, the race and the weapons."""
    other = seat_at(p, seat, which)
    return 0 if other == NONE or p.race[other] == NONE else attribute_score(p, other, row)


def race(p: Board, seat: int, which: int) -> int:
    other = seat_at(p, seat, which)
    return NONE if other == NONE else p.race[other]


def class_card(p: Board, seat: int, which: int) -> int:
    other = seat_at(p, seat, which)
    return NONE if other == NONE else p.class_card[other]


def backstory(p: Board, seat: int, which: int) -> int:
    other = seat_at(p, seat, which)
    return NONE if other == NONE else p.backstory[other]


def alignment(p: Board, seat: int, which: int) -> int:
    other = seat_at(p, seat, which)
    return NONE if other == NONE else p.alignment_card[other]


def token(p: Board, seat: int, which: int) -> int:
    other = seat_at(p, seat, which)
    return NONE if other == NONE else p.token[other]


def gold(p: Board, seat: int, which: int) -> int:
    other = seat_at(p, seat, which)
    return 0 if other == NONE else min(MOST, p.gold[other])


def charisma(p: Board, seat: int, which: int) -> int:
    other = seat_at(p, seat, which)
    return 0 if other == NONE else p.charisma[other]


def stars(p: Board, seat: int, which: int) -> int:
    """What the final scoring would give now."""
    other = seat_at(p, seat, which)
    if other == NONE or p.phase == board.SETUP:
        return 0
    return max(-MOST, min(MOST, total_stars(p, other)))


def waiting_dice(p: Board, seat: int, one: int) -> int:
    return sum(p.waiting[seat, i] != NONE and COLOUR_OF[p.waiting[seat, i]] == one for i in board.MOST_WAITING)


def waiting(p: Board, seat: int, which: int, one: int) -> int:
    """Dice of a colour that wait to be placed."""
    other = seat_at(p, seat, which)
    waits = other != NONE and any(p.waiting[other, i] != NONE for i in board.MOST_WAITING)
    return waiting_dice(p, other, one) if waits else 0


def belongings(p: Board, seat: int, which: int) -> int:
    """Where the cards of a seat are; NONE if it is absent."""
    other = seat_at(p, seat, which)
    return NONE if other == NONE else OWNED[other]


def owned(p: Board, seat: int, which: int, card: int) -> bool:
    return belongings(p, seat, which) == p.where[card]


def exhausted(p: Board, seat: int, skill: int) -> int:
    return p.exhausted[skill]


def market(p: Board, seat: int, card: int) -> bool:
    return p.where[card] == board.IN_MARKET


def prices(p: Board, seat: int, card: int) -> int:
    """What a card of the market costs the seat."""
    return price(p, seat, card) if p.where[card] == board.IN_MARKET else 0


def discarded(p: Board, seat: int, card: int) -> bool:
    return p.where[card] == board.DISCARDED


def removed(p: Board, seat: int, card: int) -> bool:
    return p.where[card] == board.REMOVED


def deck(p: Board, seat: int) -> int:
    return deck_size(p)


def bag(p: Board, seat: int, one: int) -> int:
    return p.bag[one]


def pool_face(p: Board, seat: int, card: int) -> int:
    return 0 if p.pool[card] == NONE else FACE_OF[p.pool[card]]


def pool_colour(p: Board, seat: int, card: int) -> int:
    return NONE if p.pool[card] == NONE else COLOUR_OF[p.pool[card]]


def coins(p: Board, seat: int, card: int) -> int:
    return p.coins[card]


def initiative(p: Board, seat: int, which: int) -> int:
    other = seat_at(p, seat, which)
    return NONE if other == NONE else p.initiative[other]


def purchases(p: Board, seat: int) -> int:
    return p.purchases


def tokens_spent(p: Board, seat: int) -> int:
    return p.tokens_spent


def quiet(p: Board, seat: int) -> int:
    return p.quiet[seat]


SEATS = 4
OBSERVATION = Observation(
    (
        Feature("players", "how many play, one-hot", players, one_hot=range(1, 5)),
        Feature(
            "phase", "set-up, roll, dice, before the market, market, clean-up, scoring, over; one-hot", phase, one_hot=8
        ),
        Feature("round", "the round", this_round, high=18),
        Feature("rounds_left", "rounds after this one", rounds_left, high=18),
        Feature("start", "the start player", start, (SEATS,)),
        Feature("active", "the active player", active, (SEATS,)),
        Feature("faces", "the faces of the dice on each sheet", face, (SEATS, w.SLOTS), high=6),
        Feature("colours", "their colours, one-hot", colour, (SEATS, w.SLOTS), one_hot=w.COLOURS),
        Feature("attributes", "dice, race and weapons of each row", attribute, (SEATS, w.ROWS), low=-20, high=MOST),
        Feature("race", "one-hot", race, (SEATS,), one_hot=w.RACES),
        Feature("class", "one-hot", class_card, (SEATS,), one_hot=w.CLASSES),
        Feature("backstory", "one-hot", backstory, (SEATS,), one_hot=w.BACKSTORIES),
        Feature("alignment", "one-hot", alignment, (SEATS,), one_hot=w.ALIGNMENTS),
        Feature("token", "the space of the alignment token, one-hot", token, (SEATS,), one_hot=9),
        Feature("gold", "at most 100", gold, (SEATS,), high=MOST),
        Feature("charisma", "charisma tokens", charisma, (SEATS,), high=9),
        Feature("stars", "what the final scoring would give now", stars, (SEATS,), low=-MOST, high=MOST),
        Feature("waiting", "dice to be placed, by colour", waiting, (SEATS, w.COLOURS), high=10),
        Feature("owned", "the cards of each seat", owned, (SEATS, w.CARDS)),
        Feature("exhausted", "exhausted skills", exhausted, (w.SKILLS,)),
        Feature("market", "the cards of the market", market, (w.CARDS,)),
        Feature("prices", "what they cost the seat", prices, (w.CARDS,), high=20),
        Feature("discarded", "discarded cards", discarded, (w.CARDS,)),
        Feature("removed", "cards out of the game", removed, (w.CARDS,)),
        Feature("deck", "cards in the deck", deck, high=len(w.CARDS)),
        Feature("bag", "dice in the bag, by colour", bag, (w.COLOURS,), high=13),
        Feature("pool_faces", "the faces of the dice on the initiative cards", pool_face, (w.INITIATIVES,), high=6),
        Feature("pool_colours", "their colours, one-hot", pool_colour, (w.INITIATIVES,), one_hot=w.COLOURS),
        Feature("coins", "coins on the initiative cards", coins, (w.INITIATIVES,)),
        Feature("initiative", "the initiative card of each seat, one-hot", initiative, (SEATS,), one_hot=w.INITIATIVES),
        Feature("purchases", "cards bought in this turn", purchases, high=2),
        Feature("tokens_spent", "whether charisma was spent in this turn", tokens_spent),
        Feature("quiet", "how long the seat passes on its skills", quiet, high=2),
    ),
    cards=range(len(w.WORDS.ids)),
    reasons=(w.FINAL_SCORING,),
    left=10,
)
