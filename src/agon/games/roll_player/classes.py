"""Class abilities: scripts for those that act, queries for the others."""

from __future__ import annotations

from agon.engine.script import Options, Script, ask, roll, tell
from agon.games.roll_player import board, kinds
from agon.games.roll_player import words as w
from agon.games.roll_player.board import Board

# ---------------------------------------------------------------- queries


def gold_die_value(p: Board, seat: int) -> int:
    """A gold die gives 2 gold. Shrewd (Thief): 4, when it is drawn in setup and when it is placed (RP-R-13,
    RP-dice-gold-die)."""
    return 4 if board.has_ability(p, seat, kinds.SHREWD) else 2  # RP-R-13


def refresh_limit(p: Board, seat: int) -> int:
    """Cleanup 2: one skill a round (RP-R-27). Skilled (Ranger): two."""
    return 2 if board.has_ability(p, seat, kinds.SKILLED) else 1  # RP-R-27


def purchase_limit(p: Board, seat: int) -> int:
    """One purchase a market turn. Charming (Bard): two (RP-R-15, RP-note-charming)."""
    return 2 if board.has_ability(p, seat, kinds.CHARMING) else 1  # RP-R-15


def opens_action(p: Board, seat: int, row: int, action: int) -> bool:
    """The row of the placed die opens its own action; three classes may take another instead (RP-R-61, RP-sheet-4c)."""
    return (
        action == row
        or (row == w.WIS and board.has_ability(p, seat, kinds.ENLIGHTENED))
        or (action == w.INT and board.has_ability(p, seat, kinds.ENIGMATIC))
        or (action == w.STR and board.has_ability(p, seat, kinds.POWERFUL))
    )


# ---------------------------------------------------------------- scripts


def charitable(p: Board, seat: int) -> Script:
    """Charitable (Cleric): a player who discards a market card for gold may move the alignment token one step."""
    if board.has_ability(p, seat, kinds.CHARITABLE):
        direction = yield ask(seat, w.DIRECTION, board.directions(p, seat) + [w.PASS], card=p.class_card[seat])
        if direction != w.PASS:
            board.step(p, seat, direction)


def vigilant(p: Board, seat: int, initiative: int) -> None:
    """Vigilant (Paladin): the highest initiative card in play gives 1 gold."""
    if board.has_ability(p, seat, kinds.VIGILANT) and board.NUMBER_OF[initiative] == board.row_size(p):
        board.gain(p, seat, 1, p.class_card[seat])


def mischievous(p: Board, seat: int, initiative: int) -> Script:
    """Mischievous (Rogue): a player who selects a card without gold may take that of another unselected one."""
    if not board.has_ability(p, seat, kinds.MISCHIEVOUS) or p.coins[initiative] == 1 or not coins_left(p):
        return
    taken = yield ask(seat, w.TAKE_COIN, coins_left(p) + [w.PASS], card=p.class_card[seat])
    if taken != w.PASS:
        p.coins[taken] = 0
        p.supply += 1
        board.gain(p, seat, 1, p.class_card[seat])


def coins_left(p: Board) -> Options:
    return [i for i in w.INITIATIVES if p.coins[i] == 1 and board.is_unselected(p, i)]


def mysterious(p: Board, seat: int, initiative: int) -> Script:
    """Mysterious (Sorcerer): the selected die may be rerolled before it is placed; either face stays (RP-R-63)."""
    if not board.has_ability(p, seat, kinds.MYSTERIOUS):
        return
    chosen = yield ask(seat, w.REROLL, [initiative, w.PASS], card=p.class_card[seat])
    if chosen == w.PASS:
        return
    face = yield roll(w.DIE)
    new = board.with_face(p.pool[initiative], face)
    tell(w.REROLLS, seat, p.pool[initiative], new)
    if board.FACE_OF[new] != board.FACE_OF[p.pool[initiative]]:
        kept = yield ask(seat, w.KEEP, [p.pool[initiative], new], card=p.class_card[seat])
        p.pool[initiative] = kept  # RP-R-63


def can_attune(p: Board, seat: int) -> bool:
    """RP-R-14 With no card in the market discard there is nothing to add."""
    return board.has_ability(p, seat, kinds.ATTUNED) and any(
        p.where[card] == board.DISCARDED for card in w.CARDS
    )  # RP-R-14


def attuned(p: Board, seat: int) -> Script:
    """Attuned (Druid): before the market phase a card of the market discard may be added to the market
    (RP-note-attuned)."""
    card = yield ask(
        seat,
        w.ATTUNE,
        [c for c in w.CARDS if p.where[c] == board.DISCARDED] + [w.PASS],
        card=p.class_card[seat],
    )
    if card != w.PASS:
        add_to_market(p, card)
        tell(w.ADDS_CARD, seat, card)


def add_to_market(p: Board, card: int) -> None:
    """The card lies at the right end (RP-R-47)."""
    p.market[board.row_size(p)] = card  # RP-R-47
    p.where[card] = board.IN_MARKET
