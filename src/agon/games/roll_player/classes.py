"""Class abilities: small scripts for those that happen, and the questions that the others answer."""

from __future__ import annotations

from agon.engine.script import Options, Script, ask, roll, tell
from agon.games.roll_player.board import (
    DISCARDED,
    FACE_OF,
    IN_MARKET,
    NUMBER_OF,
    Board,
    directions,
    gain,
    has_ability,
    is_unselected,
    row_size,
    step,
    with_face,
)
from agon.games.roll_player.kinds import (
    ATTUNED,
    CHARITABLE,
    CHARMING,
    ENIGMATIC,
    ENLIGHTENED,
    MISCHIEVOUS,
    MYSTERIOUS,
    POWERFUL,
    SHREWD,
    SKILLED,
    VIGILANT,
)
from agon.games.roll_player.words import (
    ADDS_CARD,
    ATTUNE,
    CARDS,
    DIE,
    DIRECTION,
    INITIATIVES,
    INT,
    KEEP,
    PASS,
    REROLL,
    REROLLS,
    STR,
    TAKE_COIN,
    WIS,
)

# ---------------------------------------------------------------- questions


def gold_die_value(p: Board, seat: int) -> int:
    """A gold die gives 2 gold. Shrewd (Thief): 4, when it is drawn in setup and when it is placed (RP-R-13)."""
    return 4 if has_ability(p, seat, SHREWD) else 2  # RP-R-13


def refresh_limit(p: Board, seat: int) -> int:
    """Cleanup 2: one skill a round (RP-R-27). Skilled (Ranger): two."""
    return 2 if has_ability(p, seat, SKILLED) else 1  # RP-R-27


def purchase_limit(p: Board, seat: int) -> int:
    """One purchase a market turn. Charming (Bard): two (RP-R-15)."""
    return 2 if has_ability(p, seat, CHARMING) else 1  # RP-R-15


def opens_action(p: Board, seat: int, row: int, action: int) -> bool:
    """The row of the placed die opens its own action; three classes may take another instead (RP-R-61)."""
    return (
        action == row
        or (row == WIS and has_ability(p, seat, ENLIGHTENED))
        or (action == INT and has_ability(p, seat, ENIGMATIC))
        or (action == STR and has_ability(p, seat, POWERFUL))
    )


# ---------------------------------------------------------------- what happens


def charitable(p: Board, seat: int) -> Script:
    """Charitable (Cleric): who discards a market card for gold may move the alignment token one step."""
    if has_ability(p, seat, CHARITABLE):
        direction = yield ask(seat, DIRECTION, directions(p, seat) + [PASS])
        if direction != PASS:
            step(p, seat, direction)


def vigilant(p: Board, seat: int, initiative: int) -> None:
    """Vigilant (Paladin): the highest initiative card in play gives 1 gold."""
    if has_ability(p, seat, VIGILANT) and NUMBER_OF[initiative] == row_size(p):
        gain(p, seat, 1, p.class_card[seat])


def mischievous(p: Board, seat: int, initiative: int) -> Script:
    """Mischievous (Rogue): who selects a card without gold may take that of another unselected one."""
    if not has_ability(p, seat, MISCHIEVOUS) or p.coins[initiative] == 1 or not coins_left(p):
        return
    taken = yield ask(seat, TAKE_COIN, coins_left(p) + [PASS])
    if taken != PASS:
        p.coins[taken] = 0
        p.supply += 1
        gain(p, seat, 1, p.class_card[seat])


def coins_left(p: Board) -> Options:
    return [i for i in INITIATIVES if p.coins[i] == 1 and is_unselected(p, i)]


def mysterious(p: Board, seat: int, initiative: int) -> Script:
    """Mysterious (Sorcerer): the selected die may be rerolled before it is placed; either face stays (RP-R-63)."""
    if not has_ability(p, seat, MYSTERIOUS):
        return
    chosen = yield ask(seat, REROLL, [initiative, PASS])
    if chosen == PASS:
        return
    face = yield roll(DIE)
    new = with_face(p.pool[initiative], face)
    tell(REROLLS, seat, p.pool[initiative], new)
    if FACE_OF[new] != FACE_OF[p.pool[initiative]]:
        kept = yield ask(seat, KEEP, [p.pool[initiative], new])
        p.pool[initiative] = kept  # RP-R-63


def can_attune(p: Board, seat: int) -> bool:
    """RP-R-14 With no card in the market discard there is nothing to add."""
    return has_ability(p, seat, ATTUNED) and any(p.where[card] == DISCARDED for card in CARDS)  # RP-R-14


def attuned(p: Board, seat: int) -> Script:
    """Attuned (Druid): before the market phase a card of the market discard may be added to the market."""
    card = yield ask(seat, ATTUNE, [c for c in CARDS if p.where[c] == DISCARDED] + [PASS])
    if card != PASS:
        add_to_market(p, card)
        tell(ADDS_CARD, seat, card)


def add_to_market(p: Board, card: int) -> None:
    """The card lies at the right end (RP-R-47)."""
    p.market[row_size(p)] = card  # RP-R-47
    p.where[card] = IN_MARKET
