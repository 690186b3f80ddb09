"""Market phase and cleanup phase."""

from __future__ import annotations

from agon.engine.script import NONE, Options, Script, ask, tell
from agon.games.roll_player.board import (
    CLEANUP,
    COLOUR_OF,
    DISCARDED,
    IN_MARKET,
    MARKET_TURNS,
    PLACES,
    ROLL,
    SCORING,
    Board,
    cards_in_market,
    clockwise,
    dice_on_sheet,
    gain,
    in_order,
    is_solo,
    lay_coins,
    owns,
    row_size,
    take_from_market,
)
from agon.games.roll_player.classes import attuned, can_attune, charitable, purchase_limit, refresh_limit
from agon.games.roll_player.purchase import buy, can_buy, top_card
from agon.games.roll_player.skills import IN_MARKET_TURN, begin_turn, skill_window, usable, use_skill, wake_all
from agon.games.roll_player.solo import sweep_market
from agon.games.roll_player.variants import is_friendly
from agon.games.roll_player.words import (
    CARDS,
    DISCARD,
    DISCARDED_CARD,
    DISCARDS,
    INITIATIVES,
    MARKET,
    PASS,
    REFRESH,
    REFRESHES,
    REVEALS,
    SEATS,
    SELL,
    SKILLS,
    SLOTS,
)

GOLD_FOR_A_DISCARD = 2

# ---------------------------------------------------------------- before the market phase


def before_market(p: Board) -> Script:
    """Window W3 and then the Druid (RP-R-14). Without him W3 is the window before the first market turn."""
    for turn in range(p.players):
        if can_attune(p, in_order(p, turn)):
            yield from skill_window(p, p.start)
            yield from attuned(p, in_order(p, turn))
    p.phase = MARKET_TURNS


# ---------------------------------------------------------------- market phase


def market_phase(p: Board) -> Script:
    """Market: in rising order of initiative, everybody once."""
    while next_to_buy(p) != NONE:
        yield from market_turn(p, next_to_buy(p))
    p.active = NONE
    p.phase = CLEANUP


def next_to_buy(p: Board) -> int:
    """RP-R-41 The seat with the lowest initiative card; cards go back to the row after the turn."""
    for initiative in INITIATIVES:
        for seat in SEATS:
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
        choice = yield ask(seat, MARKET, market_choices(p, seat))
        if choice == PASS:
            p.purchases = 0
        elif choice == DISCARD:
            yield from discard_for_gold(p, seat)
        elif owns(p, seat, choice):
            yield from use_skill(p, seat, choice, IN_MARKET_TURN)
        else:
            yield from buy(p, seat, choice)
        if 0 < p.purchases < left:
            yield from skill_window(p, seat)
    if is_solo(p):
        sweep_market(p)
    p.initiative[seat] = NONE


def market_choices(p: Board, seat: int) -> Options:
    """Cards one can pay, skills that buy otherwise, and to discard; a second purchase may be left out."""
    choices = [c for c in CARDS if p.where[c] == IN_MARKET and can_buy(p, seat, c)] + usable(p, seat, IN_MARKET_TURN)
    has_bought = p.purchases < purchase_limit(p, seat)
    if not has_bought and (cards_in_market(p) > 0 or is_friendly(p)):
        return choices + [DISCARD]
    return choices + [PASS]


def discard_for_gold(p: Board, seat: int) -> Script:
    """A market card goes to the market discard for 2 gold; in a friendly market it stays."""
    if not is_friendly(p):
        card = yield ask(seat, SELL, [c for c in CARDS if p.where[c] == IN_MARKET])
        tell(DISCARDS, seat, card)
        take_from_market(p, card)
        p.where[card] = DISCARDED
    gain(p, seat, GOLD_FOR_A_DISCARD, DISCARDED_CARD)
    p.purchases = 0
    yield from charitable(p, seat)  # RP-R-45


# ---------------------------------------------------------------- cleanup phase


def cleanup_phase(p: Board) -> Script:
    """Cleanup 1 to 6; window W5 comes first."""
    yield from skill_window(p, p.start)
    for seat in SEATS:
        p.charisma[seat] = 0  # 1, RP-R-29
    for turn in range(p.players):
        yield from refresh_skills(p, in_order(p, turn))  # 2
    put_away(p)  # 3
    yield from lay_out_market(p)  # 4
    lay_coins(p)  # 5
    wake_all(p)
    p.start = clockwise(p, p.start)  # 6
    p.phase = SCORING if all(dice_on_sheet(p, seat) == len(SLOTS) for seat in SEATS if seat < p.players) else ROLL


def refresh_skills(p: Board, seat: int) -> Script:
    """Cleanup 2: an exhausted skill may be turned upright."""
    skill = NONE
    for _ in range(refresh_limit(p, seat)):
        if skill != PASS and any(owns(p, seat, s) and p.exhausted[s] == 1 for s in SKILLS):
            skill = yield ask(seat, REFRESH, [s for s in SKILLS if owns(p, seat, s) and p.exhausted[s] == 1] + [PASS])
            if skill != PASS:
                p.exhausted[skill] = 0
                tell(REFRESHES, seat, skill)


def put_away(p: Board) -> None:
    """Cleanup 3: dice that are left go into the bag, market cards to the market discard."""
    for initiative in INITIATIVES:
        if p.pool[initiative] != NONE:
            p.bag[COLOUR_OF[p.pool[initiative]]] += 1
            p.pool[initiative] = NONE
    for place in PLACES:
        if p.market[place] != NONE:
            p.where[p.market[place]] = DISCARDED
            p.market[place] = NONE


def lay_out_market(p: Board) -> Script:
    """Setup 8, cleanup 4: as many cards as there are initiative cards."""
    for place in range(row_size(p)):
        card = yield from top_card(p)
        if card != NONE:
            p.market[place] = card
            p.where[card] = IN_MARKET
            tell(REVEALS, card)
