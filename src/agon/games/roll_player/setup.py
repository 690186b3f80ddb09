"""Setup 1 to 13, with its variants."""

from __future__ import annotations

from agon.engine.script import NONE, Options, Script, ask, draw, roll, tell
from agon.games.roll_player import board
from agon.games.roll_player import words as w
from agon.games.roll_player.board import Board
from agon.games.roll_player.components import CLASSES_OF, DOTS
from agon.games.roll_player.dice import collect_for_gold_die, collect_for_third, put_on_sheet
from agon.games.roll_player.market import lay_out_market
from agon.games.roll_player.pool import roll_die, roll_from_bag
from agon.games.roll_player.purchase import top_card
from agon.games.roll_player.variants import (
    chooses_class,
    drawn_dice,
    extra_gold,
    gold_dice_handed_out,
    has_less_random_setup,
    has_random_market,
)

STARTING_GOLD = 5
CARDS_LEFT_OUT = (0, 7, 7, 3, 0)
"""Setup 7, by number of players: cards discarded from each of the two stacks."""
DIPLOMACY = w.WORDS.code("diplomacy")


def set_up(p: Board) -> Script:
    """Setup 1 to 13."""
    fill(p)
    yield from first_player(p)
    for turn in range(p.players):
        yield from take_sheet(p, board.in_order(p, turn))
    for turn in range(p.players):
        pay_start(p, board.in_order(p, turn), turn)
    if chooses_class(p):
        for turn in range(p.players):
            yield from choose_class(p, board.in_order(p, p.players - 1 - turn))  # the start player comes last
    else:
        for turn in range(p.players):
            yield from draw_class(p, board.in_order(p, turn))
        return_dice(p)
    for turn in range(p.players):
        yield from deal_cards(p, board.in_order(p, turn))
    yield from prepare_market(p)
    board.lay_coins(p)
    for turn in range(p.players):
        yield from starting_dice(p, board.in_order(p, turn))
    for turn in range(p.players):
        yield from place_starting_dice(p, board.in_order(p, turn))
    p.phase = board.ROLL  # 13


def fill(p: Board) -> None:
    """All dice in the bag, all gold in the supply; in the solo game a gold die is the opponent's."""
    for colour in w.COLOURS:
        p.bag[colour] = board.DICE_OF[colour]
    if board.is_solo(p):
        p.bag[w.GOLD] -= 1
        p.aside[w.GOLD] += 1
    p.supply = board.COINS
    for seat in w.SEATS:
        p.token[seat] = board.CENTRE


# ---------------------------------------------------------------- 1 to 6


def first_player(p: Board) -> Script:
    """Setup 1: the highest roll starts; those who tie roll again (RP-AMB-06)."""
    tied = (1 << p.players) - 1
    while tied & (tied - 1):
        best = 0
        leaders = 0
        for seat in w.SEATS:
            if tied & (1 << seat):
                face = yield roll(w.DIE)
                tell(w.ROLLS_TO_START, seat, face)
                if face > best:
                    best = face
                    leaders = 0
                if face == best:
                    leaders += 1 << seat
        tied = leaders
    for seat in w.SEATS:
        if tied == 1 << seat:
            p.start = seat
    tell(w.STARTS, p.start)


def take_sheet(p: Board, seat: int) -> Script:
    """Setup 2: one of the sheets that are left, and a side of it."""
    race = yield ask(seat, w.SHEET, [r for r in w.RACES if not any(p.race[other] == r for other in w.SEATS)])
    p.race[seat] = race
    side = yield ask(seat, w.SIDE, [s for s in w.SIDES], card=race)
    p.side[seat] = side
    tell(w.TAKES_SHEET, seat, race, side)


def pay_start(p: Board, seat: int, turn: int) -> None:
    """Setup 3: 5 gold, 1 more for the third player and 2 for the fourth."""
    p.gold[seat] = STARTING_GOLD + extra_gold(p, turn)
    p.supply -= p.gold[seat]


def draw_class(p: Board, seat: int) -> Script:
    """Setup 4: a die for the class card of its colour; gold and taken colours are drawn again, and pay nothing."""
    while p.class_card[seat] == NONE:
        colour = yield draw(w.DRAW_DIE, board.in_bag(p), board.counts_in_bag(p))
        p.bag[colour] -= 1
        p.aside[colour] += 1
        tell(w.DRAWS_CLASS, seat, colour)
        if free_classes(p, colour):
            role = yield ask(seat, w.CLASS, free_classes(p, colour))
            take_class(p, seat, role)


def choose_class(p: Board, seat: int) -> Script:
    """Setup 4, instead: class cards are chosen in reverse order."""
    role = yield ask(seat, w.CLASS, [c for colour in w.COLOURS for c in free_classes(p, colour)])
    take_class(p, seat, role)


def free_classes(p: Board, colour: int) -> Options:
    """Both sides of the class card of a colour, unless it is taken; gold has none."""
    if any(p.class_card[seat] == c for seat in w.SEATS for c in CLASSES_OF[colour]):
        return []
    return [c for c in CLASSES_OF[colour]]


def take_class(p: Board, seat: int, role: int) -> None:
    p.class_card[seat] = role
    tell(w.TAKES_CLASS, seat, role)


def return_dice(p: Board) -> None:
    """The dice of the class draw go back into the bag; the opponent's die of the solo game stays out."""
    for colour in w.COLOURS:
        kept = 1 if board.is_solo(p) and colour == w.GOLD else 0
        p.bag[colour] += p.aside[colour] - kept
        p.aside[colour] = kept


def deal_cards(p: Board, seat: int) -> Script:
    """Setup 5: a backstory and an alignment card each."""
    backstory = yield draw(
        w.DEAL_BACKSTORY, [b for b in w.BACKSTORIES if not any(p.backstory[s] == b for s in w.SEATS)]
    )
    p.backstory[seat] = backstory
    alignment = yield draw(
        w.DEAL_ALIGNMENT, [a for a in w.ALIGNMENTS if not any(p.alignment_card[s] == a for s in w.SEATS)]
    )
    p.alignment_card[seat] = alignment
    tell(w.IS_DEALT, seat, backstory, alignment)


# ---------------------------------------------------------------- 7 to 10


def prepare_market(p: Board) -> Script:
    """Setup 7 and 8: some cards are left out and begin the market discard (RP-AMB-13), then the market is laid out."""
    if board.is_solo(p):
        p.where[DIPLOMACY] = board.REMOVED  # RP-R-48
        tell(w.IS_REMOVED, DIPLOMACY)
    if has_random_market(p):
        p.mixed = 1
    for dots in (1, 2):
        for _ in range(CARDS_LEFT_OUT[p.players]):
            card = yield draw(w.DRAW_CARD, stack(p, dots))
            p.where[card] = board.DISCARDED
    tell(w.REMOVES_CARDS, 2 * CARDS_LEFT_OUT[p.players])
    yield from lay_out_market(p)
    if board.is_solo(p):
        card = yield from top_card(p)
        p.where[card] = board.REMOVED
        tell(w.IS_REMOVED, card)


def stack(p: Board, dots: int) -> Options:
    """One of the two stacks; all cards together with a random market."""
    return [c for c in w.CARDS if p.where[c] == board.IN_DECK and (has_random_market(p) or DOTS[c] == dots)]


# ---------------------------------------------------------------- 11 and 12


def starting_dice(p: Board, seat: int) -> Script:
    """Setup 11: players + 4 dice; with less chance one of each class colour, and gold dice for three and four."""
    if has_less_random_setup(p):
        for colour in w.COLOURS:
            for _ in range(gold_dice_handed_out(p) if colour == w.GOLD else 1):
                die = yield from roll_die(p, seat, colour)
                receive(p, seat, die)
    for _ in range(drawn_dice(p)):
        die = yield from roll_from_bag(p, seat)
        receive(p, seat, die)


def receive(p: Board, seat: int, die: int) -> None:
    """Setup 12: a gold die pays when it is drawn (RP-AMB-04), and so does one handed out (RP-AMB-14)."""
    placed = False
    for i in board.MOST_WAITING:
        if p.waiting[seat, i] == NONE and not placed:
            p.waiting[seat, i] = die
            placed = True
    collect_for_gold_die(p, seat, die)


def place_starting_dice(p: Board, seat: int) -> Script:
    """Setup 12: each die in the leftmost space of a row; no actions, but gold for a third die."""
    while waiting_dice(p, seat):
        die = yield ask(
            seat,
            w.STARTING_DIE,
            waiting_dice(p, seat),
            left=dice_waiting(p, seat),
            of=dice_waiting(p, seat) + board.dice_on_sheet(p, seat),
        )
        row = yield ask(
            seat,
            w.ROW,
            board.open_rows(p, seat),
            card=die,
            left=dice_waiting(p, seat),
            of=dice_waiting(p, seat) + board.dice_on_sheet(p, seat),
        )
        take_waiting(p, seat, die)
        put_on_sheet(p, seat, die, row)
        collect_for_third(p, seat, board.dice_in_row(p, seat, row))


def waiting_dice(p: Board, seat: int) -> Options:
    return [die for die in w.DICE if any(p.waiting[seat, i] == die for i in board.MOST_WAITING)]


def dice_waiting(p: Board, seat: int) -> int:
    return sum(p.waiting[seat, i] != NONE for i in board.MOST_WAITING)


def take_waiting(p: Board, seat: int, die: int) -> None:
    taken = False
    for i in board.MOST_WAITING:
        if p.waiting[seat, i] == die and not taken:
            p.waiting[seat, i] = NONE
            taken = True
