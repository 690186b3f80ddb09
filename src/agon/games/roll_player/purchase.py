"""Purchases: prices, payment, hands for weapons, and the immediate effects of a new card."""

from __future__ import annotations

from agon.engine.script import NONE, Options, Script, ask, draw, tell
from agon.games.roll_player import board
from agon.games.roll_player import words as w
from agon.games.roll_player.board import Board
from agon.games.roll_player.components import ARROW, COST, DISCOUNT, DOTS, HANDS

# ---------------------------------------------------------------- the deck


def drawable(p: Board) -> Options:
    """Setup 7: cards with one dot come before those with two, until the discards are shuffled in."""
    if p.mixed == 0 and any(p.where[c] == board.IN_DECK and DOTS[c] == 1 for c in w.CARDS):
        return [c for c in w.CARDS if p.where[c] == board.IN_DECK and DOTS[c] == 1]
    return [c for c in w.CARDS if p.where[c] == board.IN_DECK]


def deck_size(p: Board) -> int:
    return sum(p.where[c] == board.IN_DECK for c in w.CARDS)


def discard_size(p: Board) -> int:
    return sum(p.where[c] == board.DISCARDED for c in w.CARDS)


def top_card(p: Board) -> Script:
    """Cleanup 4: the next card; an empty deck is rebuilt from the discards (RP-R-42: NONE if there are none)."""
    if deck_size(p) == 0:
        reshuffle(p)
    if deck_size(p) == 0:
        return NONE  # RP-R-42
    card = yield draw(w.DRAW_CARD, drawable(p))
    return card


def reshuffle(p: Board) -> None:
    if discard_size(p) > 0:
        tell(w.RESHUFFLES, discard_size(p))
        p.mixed = 1
        for card in w.CARDS:
            if p.where[card] == board.DISCARDED:
                p.where[card] = board.IN_DECK


# ---------------------------------------------------------------- prices


def price(p: Board, seat: int, card: int, leaving: int = NONE) -> int:
    """The cost less what weapons take off; never below 0 (RP-R-30). `leaving` is a weapon about to be dropped."""
    saved = sum(
        DISCOUNT[x] for x in w.WEAPONS if board.owns(p, seat, x) and x != leaving and can_stay(p, seat, x, card)
    )
    return max(0, COST[card] - saved)  # RP-R-30


def can_stay(p: Board, seat: int, weapon: int, card: int) -> bool:
    """RP-R-54 A weapon that must make room for the new card is gone before the new one is paid."""
    return HANDS[weapon] + HANDS[card] <= board.hand_limit(p, seat)  # RP-R-54


def tokens_usable(p: Board, seat: int) -> int:
    """RP-R-15 Two purchases in a turn: the tokens help with one of them."""
    return 0 if p.tokens_spent == 1 else p.charisma[seat]  # RP-R-15


def can_buy(p: Board, seat: int, card: int, leaving: int = NONE) -> bool:
    return price(p, seat, card, leaving) <= p.gold[seat] + tokens_usable(p, seat)


# ---------------------------------------------------------------- buying


def buy(p: Board, seat: int, card: int) -> Script:
    """Market: each charisma token counts as 1 gold and gives no change (RP-R-29, RP-market-buy)."""
    if card in w.WEAPONS:
        yield from make_room(p, seat, card)
    tokens = min(tokens_usable(p, seat), price(p, seat, card))  # RP-R-29
    if tokens > 0 and p.purchases == 2 and p.gold[seat] >= price(p, seat, card):
        choice = yield ask(seat, w.TOKENS, [w.SPEND_TOKENS, w.KEEP_TOKENS], card=card)
        if choice == w.KEEP_TOKENS:
            tokens = 0
    if tokens > 0:
        p.tokens_spent = 1
        p.charisma[seat] -= tokens
    complete_purchase(p, seat, card, price(p, seat, card) - tokens, tokens)


def buy_at_full_price(p: Board, seat: int, card: int) -> Script:
    """RP-R-22 Open Lock: no discount of any kind (RP-note-open-lock)."""
    if card in w.WEAPONS:
        yield from make_room(p, seat, card)
    complete_purchase(p, seat, card, COST[card], 0)


def complete_purchase(p: Board, seat: int, card: int, gold: int, tokens: int) -> None:
    """The card lies beside the sheet: a trait moves the token if it can (RP-R-25), a skill is upright
    (RP-market-trait-move, RP-market-skill-now, RP-skill-available)."""
    board.pay(p, seat, gold)
    tell(w.BUYS, seat, card, gold, tokens)
    board.take_from_market(p, card)
    p.where[card] = board.OWNED[seat]
    p.purchases -= 1
    if card in w.SKILLS:
        p.exhausted[card] = 0  # RP-R-28
    if card in w.TRAITS and board.can_step(p, seat, ARROW[card]):  # RP-R-25
        board.step(p, seat, ARROW[card])


def make_room(p: Board, seat: int, card: int) -> Script:
    """Hands are limited; weapons are dropped before the new one is paid (RP-R-31, RP-R-54, RP-market-hands)."""
    while board.hands_used(p, seat) + HANDS[card] > board.hand_limit(p, seat):  # RP-R-31
        weapon = yield ask(
            seat, w.DROP, [x for x in w.WEAPONS if board.owns(p, seat, x) and can_buy(p, seat, card, x)], card=card
        )
        drop(p, seat, weapon)


def drop(p: Board, seat: int, card: int) -> None:
    tell(w.DISCARDS, seat, card)
    p.where[card] = board.DISCARDED
