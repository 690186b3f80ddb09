"""Market phase and cleanup phase."""

from __future__ import annotations

from agon.engine.script import NONE, Options, Script, ask, tell
from agon.games.roll_player import board
from agon.games.roll_player import words as w
from agon.games.roll_player.board import Board
from agon.games.roll_player.classes import attuned, can_attune, charitable, purchase_limit, refresh_limit
from agon.games.roll_player.components import BY, KIND
from agon.games.roll_player.kinds import RICHER_DISCARDS
from agon.games.roll_player.purchase import buy, can_buy, top_card
from agon.games.roll_player.skills import IN_MARKET_TURN, begin_turn, skill_window, usable, use_skill, wake_all
from agon.games.roll_player.solo import sweep_market
from agon.games.roll_player.variants import is_friendly

GOLD_FOR_A_DISCARD = 2

# ---------------------------------------------------------------- before the market phase


def before_market(p: Board) -> Script:
    """Window W3 and then the Druid (RP-R-14). Without him W3 is the window before the first market turn."""
    for turn in range(p.players):
        if can_attune(p, board.in_order(p, turn)):
            yield from skill_window(p, p.start)
            yield from attuned(p, board.in_order(p, turn))
    p.phase = board.MARKET_TURNS


# ---------------------------------------------------------------- market phase


def market_phase(p: Board) -> Script:
    """Market: in rising order of initiative, each player once (RP-market-order, RP-initiative-use)."""
    while next_to_buy(p) != NONE:
        yield from market_turn(p, next_to_buy(p))
    p.active = NONE
    p.phase = board.CLEANUP


def next_to_buy(p: Board) -> int:
    """RP-R-41 The seat with the lowest initiative card; cards go back to the row after the turn (RP-market-return)."""
    for initiative in w.INITIATIVES:
        for seat in w.SEATS:
            if p.initiative[seat] == initiative:  # RP-R-41
                return seat
    return NONE


def market_turn(p: Board, seat: int) -> Script:
    """Buy a card, or discard one for 2 gold; window W4 before it, and between two purchases."""
    begin_turn(p, seat)
    p.purchases = purchase_limit(p, seat)
    p.tokens_spent = 0
    yield from skill_window(p, seat)
    while p.purchases > 0:
        left = p.purchases
        choice = yield ask(
            seat,
            w.MARKET,
            market_choices(p, seat),
            left=p.purchases if purchase_limit(p, seat) > 1 else NONE,
            of=purchase_limit(p, seat) if purchase_limit(p, seat) > 1 else NONE,
        )
        if choice == w.PASS:
            p.purchases = 0
        elif choice == w.DISCARD:
            yield from discard_for_gold(p, seat)
        elif board.owns(p, seat, choice):
            yield from use_skill(p, seat, choice, IN_MARKET_TURN)
        else:
            yield from buy(p, seat, choice)
        if 0 < p.purchases < left:
            yield from skill_window(p, seat)
    if board.is_solo(p):
        sweep_market(p)
    p.initiative[seat] = NONE


def market_choices(p: Board, seat: int) -> Options:
    """Affordable cards, skills that buy in other ways, and discarding; a second purchase is optional."""
    choices = [c for c in w.CARDS if p.where[c] == board.IN_MARKET and can_buy(p, seat, c)] + usable(
        p, seat, IN_MARKET_TURN
    )
    has_bought = p.purchases < purchase_limit(p, seat)
    if not has_bought and (board.cards_in_market(p) > 0 or is_friendly(p)):
        return choices + [w.DISCARD]
    return choices + [w.PASS]


def discard_for_gold(p: Board, seat: int) -> Script:
    """A market card goes to the market discard for 2 gold; in a friendly market it stays (RP-market-pass)."""
    if not is_friendly(p):
        card = yield ask(seat, w.SELL, [c for c in w.CARDS if p.where[c] == board.IN_MARKET])
        tell(w.DISCARDS, seat, card)
        board.take_from_market(p, card)
        p.where[card] = board.DISCARDED
    board.gain(p, seat, GOLD_FOR_A_DISCARD, w.DISCARDED_CARD)
    collect_for_weapons(p, seat)  # RP-R-45
    p.purchases = 0
    yield from charitable(p, seat)  # RP-R-45


def collect_for_weapons(p: Board, seat: int) -> None:
    """Ancient Spear: more gold for a discarded card."""
    for weapon in w.WEAPONS:
        if board.owns(p, seat, weapon) and KIND[weapon] == RICHER_DISCARDS:
            board.gain(p, seat, BY[weapon], weapon)


# ---------------------------------------------------------------- cleanup phase


def cleanup_phase(p: Board) -> Script:
    """Cleanup 1 to 6; window W5 comes first."""
    yield from skill_window(p, p.start)
    for seat in w.SEATS:
        p.charisma[seat] = 0  # 1, RP-R-29
    for turn in range(p.players):
        yield from refresh_skills(p, board.in_order(p, turn))  # 2
    put_away(p)  # 3
    yield from lay_out_market(p)  # 4
    board.lay_coins(p)  # 5
    wake_all(p)
    p.start = board.clockwise(p, p.start)  # 6
    p.phase = (
        board.SCORING
        if all(board.dice_on_sheet(p, seat) == len(w.SLOTS) for seat in w.SEATS if seat < p.players)
        else board.ROLL
    )


def refresh_skills(p: Board, seat: int) -> Script:
    """Cleanup 2: an exhausted skill may be turned upright (RP-skill-refresh)."""
    skill = NONE
    limit = refresh_limit(p, seat)
    for refreshed in range(limit):
        if skill != w.PASS and any(board.owns(p, seat, s) and p.exhausted[s] == 1 for s in w.SKILLS):
            skill = yield ask(
                seat,
                w.REFRESH,
                [s for s in w.SKILLS if board.owns(p, seat, s) and p.exhausted[s] == 1] + [w.PASS],
                left=limit - refreshed,
                of=limit,
            )
            if skill != w.PASS:
                p.exhausted[skill] = 0
                tell(w.REFRESHES, seat, skill)


def put_away(p: Board) -> None:
    """Cleanup 3: dice that are left go into the bag, market cards to the market discard."""
    for initiative in w.INITIATIVES:
        if p.pool[initiative] != NONE:
            p.bag[board.COLOUR_OF[p.pool[initiative]]] += 1
            p.pool[initiative] = NONE
    for place in board.PLACES:
        if p.market[place] != NONE:
            p.where[p.market[place]] = board.DISCARDED
            p.market[place] = NONE


def lay_out_market(p: Board) -> Script:
    """Setup 8, cleanup 4: as many cards as there are initiative cards."""
    for place in range(board.row_size(p)):
        card = yield from top_card(p)
        if card != NONE:
            p.market[place] = card
            p.where[card] = board.IN_MARKET
            tell(w.REVEALS, card)
