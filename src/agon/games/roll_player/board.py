"""The table and the character sheets as a position, and small queries shared by all rules."""

from __future__ import annotations

from agon.engine.position import Array, Position, array, grid, number
from agon.engine.script import NONE, Options, tell
from agon.games.roll_player import words as w
from agon.games.roll_player.components import ABILITY, HANDS
from agon.games.roll_player.kinds import PREPARED

PHASES = ("setup", "roll", "dice", "before_market", "market", "cleanup", "scoring", "over")
SETUP, ROLL, DICE_TURNS, BEFORE_MARKET, MARKET_TURNS, CLEANUP, SCORING, OVER = range(8)

# where a market card is
IN_DECK, IN_MARKET, DISCARDED, REMOVED = range(4)
OWNED = (4, 5, 6, 7)

# how long a seat does not want to be asked about its skills
ASK_ME, UNTIL_MY_TURN, UNTIL_ROUND_ENDS = range(3)

COINS = 60
DICE_OF = (0,) * w.COLOURS.start + (10, 10, 10, 10, 10, 10, 13)
COLOUR_OF = (0,) * w.DICE.start + tuple(colour for colour in w.COLOURS for _ in w.FACES)
FACE_OF = (0,) * w.DICE.start + w.FACES * len(w.COLOURS)
DIE_OF = ((),) * w.COLOURS.start + tuple((NONE, *(d for d in w.DICE if COLOUR_OF[d] == c)) for c in w.COLOURS)
ROW_OF = (0,) * w.SLOTS.start + tuple(row for row in w.ROWS for _ in range(3))
SLOTS_OF = tuple(tuple(s for s in w.SLOTS if ROW_OF[s] == row) for row in w.ROWS)
NUMBER_OF = (0,) * w.INITIATIVES.start + (1, 2, 3, 4, 5)
CENTRE = 4
STEP = (0,) * w.DIRECTIONS.start + (-3, 3, -1, 1)
CAN_STEP = ((),) * w.DIRECTIONS.start + (
    (0, 0, 0, 1, 1, 1, 1, 1, 1),
    (1, 1, 1, 1, 1, 1, 0, 0, 0),
    (0, 1, 1, 0, 1, 1, 0, 1, 1),
    (1, 1, 0, 1, 1, 0, 1, 1, 0),
)
PLACES = range(6)
"""Of the market row: players + 1 cards, and one more for the Druid."""
MOST_WAITING = range(10)


class Board(Position):
    """The state of the whole table. A die is its colour and face; like dice are indistinguishable."""

    players: int = number(1, 4)
    class_choice: int = number(0, 1)
    less_random: int = number(0, 1)
    random_market: int = number(0, 1)
    short: int = number(0, 1)
    friendly: int = number(0, 1)

    phase: int = number(SETUP, OVER)
    round: int = number(0, 18)
    start: int = number(0, 3)
    active: int = number(NONE, 3)

    bag: Array = array(w.COLOURS, 0, 13)
    aside: Array = array(w.COLOURS, 0, 13)
    pool: Array = array(w.INITIATIVES, NONE, w.DICE.stop - 1)
    coins: Array = array(w.INITIATIVES, 0, 1)
    initiative: Array = array(4, NONE, w.INITIATIVES.stop - 1)
    supply: int = number(-2000, COINS)

    race: Array = array(4, NONE, w.RACES.stop - 1)
    side: Array = array(4, NONE, w.SIDES.stop - 1)
    class_card: Array = array(4, NONE, w.CLASSES.stop - 1)
    backstory: Array = array(4, NONE, w.BACKSTORIES.stop - 1)
    alignment_card: Array = array(4, NONE, w.ALIGNMENTS.stop - 1)
    token: Array = array(4, 0, 8)
    sheet: Array = grid(4, w.SLOTS, NONE, w.DICE.stop - 1)
    waiting: Array = grid(4, MOST_WAITING, NONE, w.DICE.stop - 1)
    gold: Array = array(4, 0, 2000)
    charisma: Array = array(4, 0, 9)
    stars: Array = array(4, -99, 999)
    quiet: Array = array(4, ASK_ME, UNTIL_ROUND_ENDS)

    where: Array = array(w.CARDS, IN_DECK, OWNED[3])
    exhausted: Array = array(w.SKILLS, 0, 1)
    market: Array = array(PLACES, NONE, w.CARDS.stop - 1)
    mixed: int = number(0, 1)
    purchases: int = number(0, 2)
    tokens_spent: int = number(0, 1)


# ---------------------------------------------------------------- seats


def clockwise(p: Board, seat: int) -> int:
    return seat + 1 if seat + 1 < p.players else 0


def in_order(p: Board, turn: int) -> int:
    """The seat at a position in turn order; the start player is at 0."""
    seat = p.start + turn
    return seat if seat < p.players else seat - p.players


def is_solo(p: Board) -> bool:
    return p.players == 1


def row_size(p: Board) -> int:
    """Setup 8 and 9: players + 1 cards in the market and initiative cards; the solo game is laid out for two."""
    return 3 if is_solo(p) else p.players + 1


def in_row(p: Board, initiative: int) -> bool:
    return NUMBER_OF[initiative] <= row_size(p)


# ---------------------------------------------------------------- dice


def in_bag(p: Board) -> Options:
    return [c for c in w.COLOURS if p.bag[c] > 0]


def counts_in_bag(p: Board) -> Options:
    return [p.bag[c] for c in w.COLOURS if p.bag[c] > 0]


def is_selected(p: Board, initiative: int) -> bool:
    return any(p.initiative[seat] == initiative for seat in w.SEATS)


def is_unselected(p: Board, initiative: int) -> bool:
    """A card of the row with its die, which nobody has taken in this round."""
    return p.pool[initiative] != NONE and not is_selected(p, initiative)


def unselected(p: Board) -> Options:
    return [i for i in w.INITIATIVES if is_unselected(p, i)]


def dice_in_row(p: Board, seat: int, row: int) -> int:
    return sum(p.sheet[seat, slot] != NONE for slot in SLOTS_OF[row])


def dice_on_sheet(p: Board, seat: int) -> int:
    return sum(p.sheet[seat, slot] != NONE for slot in w.SLOTS)


def open_rows(p: Board, seat: int) -> Options:
    return [row for row in w.ROWS if dice_in_row(p, seat, row) < 3]


def filled_slots(p: Board, seat: int) -> Options:
    return [slot for slot in w.SLOTS if p.sheet[seat, slot] != NONE]


def dice_of_colour(p: Board, seat: int, colour: int) -> int:
    return sum(p.sheet[seat, slot] != NONE and COLOUR_OF[p.sheet[seat, slot]] == colour for slot in w.SLOTS)


def with_face(die: int, face: int) -> int:
    """The die of the same colour that shows another face."""
    return DIE_OF[COLOUR_OF[die]][face]


# ---------------------------------------------------------------- gold


def gain(p: Board, seat: int, amount: int, source: int) -> None:
    """Gold comes from the supply, which never runs out (RP-R-43)."""
    p.supply -= amount
    p.gold[seat] += amount
    tell(w.GAINS, seat, amount, source)


def pay(p: Board, seat: int, amount: int) -> None:
    p.gold[seat] -= amount
    p.supply += amount


def lay_coins(p: Board) -> None:
    """Setup 10, cleanup 5: 1 gold on each initiative card without gold, except the first and the last."""
    for initiative in w.INITIATIVES:
        if 1 < NUMBER_OF[initiative] < row_size(p) and p.coins[initiative] == 0:
            p.coins[initiative] = 1  # RP-R-40
            p.supply -= 1


# ---------------------------------------------------------------- alignment


def can_step(p: Board, seat: int, direction: int) -> bool:
    """The token never leaves the grid."""
    return CAN_STEP[direction][p.token[seat]] == 1


def directions(p: Board, seat: int) -> Options:
    return [d for d in w.DIRECTIONS if can_step(p, seat, d)]


def step(p: Board, seat: int, direction: int) -> None:
    p.token[seat] += STEP[direction]
    tell(w.MOVES_TOKEN, seat, direction)


# ---------------------------------------------------------------- cards


def owns(p: Board, seat: int, card: int) -> bool:
    return p.where[card] == OWNED[seat]


def has_ability(p: Board, seat: int, ability: int) -> bool:
    return p.class_card[seat] != NONE and ABILITY[p.class_card[seat]] == ability


def hand_limit(p: Board, seat: int) -> int:
    """Two hands hold the weapons. Prepared (Warrior): three (RP-market-weapon, RP-note-conflict)."""
    return 3 if has_ability(p, seat, PREPARED) else 2  # RP-R-31


def hands_used(p: Board, seat: int) -> int:
    return sum(HANDS[weapon] for weapon in w.WEAPONS if owns(p, seat, weapon))


def cards_in_market(p: Board) -> int:
    return sum(p.market[place] != NONE for place in PLACES)


def take_from_market(p: Board, card: int) -> None:
    """The place of a card stays empty: places do not move up in a round (RP-market-norefill)."""
    for place in PLACES:
        if p.market[place] == card:
            p.market[place] = NONE


# ---------------------------------------------------------------- the invariant


def invariant(p: Board) -> bool:
    """Check what must hold after every answer: all dice, gold and cards are somewhere, and sheets have no gaps."""
    return (
        all(dice_somewhere(p, colour) == DICE_OF[colour] for colour in w.COLOURS)
        and p.supply + sum(p.gold[seat] for seat in w.SEATS) + sum(p.coins[i] for i in w.INITIATIVES) == COINS
        and all(p.where[p.market[place]] == IN_MARKET for place in PLACES if p.market[place] != NONE)
        and sum(p.where[card] == IN_MARKET for card in w.CARDS) == cards_in_market(p)
        and all(p.where[skill] >= OWNED[0] for skill in w.SKILLS if p.exhausted[skill] == 1)
        and all(hands_used(p, seat) <= hand_limit(p, seat) for seat in w.SEATS)
        and all(is_without_gaps(p, seat, row) for seat in w.SEATS for row in w.ROWS)
    )


def dice_somewhere(p: Board, colour: int) -> int:
    """All dice of a colour: in the bag, aside, in the pool, on sheets, and waiting to be placed."""
    return (
        p.bag[colour]
        + p.aside[colour]
        + sum(p.pool[i] != NONE and COLOUR_OF[p.pool[i]] == colour for i in w.INITIATIVES)
        + sum(dice_of_colour(p, seat, colour) for seat in w.SEATS)
        + sum(
            p.waiting[seat, i] != NONE and COLOUR_OF[p.waiting[seat, i]] == colour
            for seat in w.SEATS
            for i in MOST_WAITING
        )
    )


def is_without_gaps(p: Board, seat: int, row: int) -> bool:
    return all(
        p.sheet[seat, slot] == NONE or slot == SLOTS_OF[row][0] or p.sheet[seat, slot - 1] != NONE
        for slot in SLOTS_OF[row]
    )
