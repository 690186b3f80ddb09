"""3.0 and 5.0 to 5.3: set-up and the course of a battle up to the check for the winner."""

from __future__ import annotations

from agon.engine.script import NONE, Options, Script, ask, draw, tell
from agon.games.hector_achilles import board
from agon.games.hector_achilles import words as w
from agon.games.hector_achilles.board import Board
from agon.games.hector_achilles.closing import end_game, final_phase, retreat, winner_check
from agon.games.hector_achilles.components import EDGES, HEROES_OF, TROOP_VALUE
from agon.games.hector_achilles.troops import counts_in, deal, draw_source, forget, lay, move, muster, troops_in

ROUNDS_OF_A_BATTLE = 4
FAVOURS = 3
QUARTER_TURN = (0,) * w.LEFT + (1, 3)


# ---------------------------------------------------------------- the spine


def game(p: Board) -> Script:
    """3.0 A game is a series of battles."""
    if p.phase == board.SETUP:
        yield from set_up(p)
    while True:
        yield from battle(p)


def battle(p: Board) -> Script:
    """5.0 Initial phase, four rounds each closed by the change of fate, check for the winner, final phase."""
    if p.phase == board.INITIAL:
        yield from initial_phase(p)
    while p.phase == board.ROUNDS:
        yield from turn(p)
    if p.phase == board.CHECK:
        yield from winner_check(p)
    final_phase(p)


# ---------------------------------------------------------------- 3.0


def set_up(p: Board) -> Script:
    """3.0 Four piles of twelve, a pile of heroes, three favours each, six fate tokens; the Achaeans attack."""
    for side in (w.ACHAEANS, w.TROJANS):
        muster(p, side)
        forget(p, side)
        for pile in w.FRONT:
            for _ in range(12):
                troop = yield draw(w.DEAL, troops_in(p, side, w.CAMP), counts_in(p, side, w.CAMP))
                deal(p, side, troop, pile)
        p.favour[side] = FAVOURS  # 2.3
    prepare_battles(p)


def prepare_battles(p: Board) -> None:
    """2.5 The Achaeans are the first attackers (HA-R-51)."""
    for fate in w.FATES:
        p.fate_waits[fate] = 1
    p.attacker = w.ACHAEANS
    p.phase = board.INITIAL


# ---------------------------------------------------------------- 5.1


def initial_phase(p: Board) -> Script:
    """5.1 Vanguard, active piles, fate token, the defender's card, hands."""
    p.battle += 1
    tell(w.BATTLE_BEGINS, p.battle, p.attacker)
    yield from vanguard(p, p.attacker)
    yield from lay_fate(p, p.attacker)
    yield from answer_vanguard(p, board.opponent(p.attacker))
    yield from draw_hand(p, p.attacker)
    yield from draw_hand(p, board.opponent(p.attacker))
    p.round = 1
    p.acting = p.attacker
    p.phase = board.ROUNDS


def vanguard(p: Board, side: int) -> Script:
    """5.1 The top card of any own pile; its value names the piles that fight, a 4 lets the attacker choose (HA-R-1,
    HA-R-3, HA-R-4)."""
    source = yield ask(side, w.VANGUARD, [pile for pile in w.PILES if p.size[side, pile] > 0])
    troop = yield draw(w.TURN_UP, troops_in(p, side, source), counts_in(p, side, source))
    tell(w.SHOWS_VANGUARD, side, source, troop)
    lay(p, side, troop, source)
    p.used[side, source] = 1  # HA-R-7
    pile = w.PILES[TROOP_VALUE[troop] - 1]
    if TROOP_VALUE[troop] == 4:
        pile = yield ask(side, w.NUMBER, [choice for choice in w.PILES], card=troop)
    for each in (side, board.opponent(side)):
        activate(p, each, pile)


def answer_vanguard(p: Board, side: int) -> Script:
    """5.1 The defender turns up the top card of their own active pile."""
    troop = yield draw(w.TURN_UP, troops_in(p, side, p.active[side]), counts_in(p, side, p.active[side]))
    tell(w.REVEALS, side, p.active[side], troop)
    lay(p, side, troop, p.active[side])


def activate(p: Board, side: int, pile: int) -> None:
    """5.1 A side whose pile of that number is exhausted fights from its camp (HA-R-5)."""
    p.active[side] = pile
    if pile != w.CAMP and p.exhausted[side, pile] == 1:
        p.active[side] = w.CAMP
    p.used[side, p.active[side]] = 1
    tell(w.FIGHTS_FROM, side, p.active[side])


def lay_fate(p: Board, side: int) -> Script:
    """5.1 The attacker turns up the top fate token and lays it as they like (HA-R-48)."""
    fate = yield draw(w.FATE, [f for f in w.FATES if p.fate_waits[f] == 1])
    p.fate_waits[fate] = 0
    p.fate = fate
    colour = yield ask(side, w.ORIENTATION, [EDGES[p.fate][edge] for edge in range(4)], card=p.fate)
    for edge in range(4):
        if EDGES[p.fate][edge] == colour:
            p.edge = (edge + 2 * side) % 4  # as the Achaeans see it
    tell(w.SHOWS_FATE, p.fate, board.facing(p, w.ACHAEANS), board.facing(p, w.TROJANS))


def draw_hand(p: Board, side: int) -> Script:
    """5.1 Four troops from the active pile, and the top hero (HA-R-18: if there is one)."""
    tell(w.DRAWS, side, 4)
    for _ in range(4):
        yield from draw_troop(p, side)
    if board.hero_pile_size(p, side) > 0:
        yield from draw_hero(p, side)


def draw_troop(p: Board, side: int) -> Script:
    source = draw_source(p, side)
    p.used[side, source] = 1  # HA-R-7
    if p.size[side, source] == 0:
        end_game(p, board.opponent(side), w.CAMP_EXHAUSTED)  # HA-R-12
    troop = yield draw(w.DRAW, troops_in(p, side, source), counts_in(p, side, source))
    move(p, side, troop, source, w.HAND)
    tell(w.DRAWS_TROOP, troop, to=side)


def top_hero(p: Board, side: int) -> Options:
    """The heroes that may lie on top: any of the shuffled part, then those put at the bottom, in order."""
    shuffled = [h for h in HEROES_OF[side] if p.hero_at[h] == board.IN_PILE]
    if shuffled:
        return shuffled
    return [p.bottom[side, 0]]


def draw_hero(p: Board, side: int) -> Script:
    hero = yield draw(w.HERO, top_hero(p, side))
    if p.hero_at[hero] == board.AT_BOTTOM:
        for place in range(5):
            p.bottom[side, place] = p.bottom[side, place + 1]
        p.bottom[side, 5] = NONE
    p.hero_at[hero] = board.HELD
    p.hero[side] = hero
    tell(w.DRAWS_HERO, hero, to=side)


# ---------------------------------------------------------------- 5.2


def turn(p: Board) -> Script:
    """5.2 One optional action, then one compulsory troop; when both are done, the change of fate."""
    what = yield from action(p, p.acting)
    if what == w.RETREAT:
        yield from retreat(p, p.acting)
        p.phase = board.FINAL  # HA-R-34: no change of fate
        return
    yield from play_troop(p, p.acting)
    if p.acting == p.attacker:
        p.acting = board.opponent(p.attacker)
        return
    yield from change_of_fate(p)
    p.acting = p.attacker
    if p.round == ROUNDS_OF_A_BATTLE:
        p.phase = board.CHECK
    else:
        p.round += 1


def action(p: Board, side: int) -> Script:
    """5.2.a Discard a card, change the hero, use him, reinforce a troop, retreat, or nothing."""
    what = yield ask(side, w.ACTION, actions(p, side))
    if what == w.DISCARD:
        yield from discard(p, side)
    elif what == w.CHANGE_HERO:
        yield from change_hero(p, side)
    elif what == w.USE_HERO:
        yield from use_hero(p, side)
    elif what == w.REINFORCE:
        yield from reinforce(p, side)
    return what


def actions(p: Board, side: int) -> Options:
    offered = [w.PASS]
    if p.size[side, draw_source(p, side)] > 0:  # HA-R-14
        offered += [w.DISCARD]
    if board.holds_hero(p, side) and board.hero_pile_size(p, side) > 0:  # HA-R-17
        offered += [w.CHANGE_HERO]
    if board.holds_hero(p, side):
        offered += [w.USE_HERO]
    if board.has_used_hero(p, side) and p.favour[side] > 0 and any(can_reinforce(p, side, slot) for slot in range(5)):
        offered += [w.REINFORCE]
    return offered + [w.RETREAT]


def discard(p: Board, side: int) -> Script:
    """5.2 A troop of the hand leaves the game for good; another is drawn (HA-R-16)."""
    tell(w.DISCARDS, side, draw_source(p, side))
    troop = yield ask(side, w.DISCARDED, troops_in(p, side, w.HAND))
    move(p, side, troop, w.HAND, w.OUT)
    tell(w.DISCARDS_TROOP, troop, to=side)
    yield from draw_troop(p, side)


def change_hero(p: Board, side: int) -> Script:
    """5.2 The held hero goes to the bottom of the pile, the top one to the hand."""
    tell(w.CHANGES_HERO, side)
    put_at_bottom(p, side)
    yield from draw_hero(p, side)


def put_at_bottom(p: Board, side: int) -> None:
    p.hero_at[p.hero[side]] = board.AT_BOTTOM
    p.bottom[side, sum(p.bottom[side, place] != NONE for place in range(6))] = p.hero[side]
    p.hero[side] = NONE


def use_hero(p: Board, side: int) -> Script:
    """5.2 The held hero is laid on a troop, which no longer counts (HA-R-19)."""
    troop = yield ask(side, w.COVER, troops_in(p, side, w.LAID), card=p.hero[side])
    tell(w.USES_HERO, side, p.hero[side], troop)
    cover(p, side, troop)


def cover(p: Board, side: int, troop: int) -> None:
    p.hero_at[p.hero[side]] = board.USED
    for slot in range(5):
        if p.laid[side, slot] == troop:
            p.covered[side] = slot


def can_reinforce(p: Board, side: int, slot: int) -> bool:
    """HA-R-23 A laid troop that is neither covered nor reinforced yet."""
    return p.laid[side, slot] != NONE and slot != p.covered[side] and p.reinforced[side, slot] == 0


def reinforce(p: Board, side: int) -> Script:
    """5.2 A favour is laid on a troop: one more."""
    troop = yield ask(
        side,
        w.STRENGTHEN,
        [t for t in troops_in(p, side, w.LAID) if slot_to_reinforce(p, side, t) != NONE],
        left=p.favour[side],
        of=FAVOURS,
    )
    tell(w.REINFORCES, side, troop)
    p.reinforced[side, slot_to_reinforce(p, side, troop)] = 1
    p.favour[side] -= 1
    p.favour_used[side] += 1


def slot_to_reinforce(p: Board, side: int, troop: int) -> int:
    for slot in range(5):
        if p.laid[side, slot] == troop and can_reinforce(p, side, slot):
            return slot
    return NONE


def play_troop(p: Board, side: int) -> Script:
    """5.2.b Any troop of the hand, whatever its colour or value."""
    troop = yield ask(
        side,
        w.TROOP,
        troops_in(p, side, w.HAND),
        left=ROUNDS_OF_A_BATTLE - p.round + 1,
        of=ROUNDS_OF_A_BATTLE,
    )
    tell(w.PLAYS, side, troop)
    lay(p, side, troop, w.HAND)


# ---------------------------------------------------------------- 5.3


def superiority(p: Board, side: int) -> int:
    """5.3 All that is laid and not covered, colours ignored."""
    return sum(board.slot_value(p, side, slot) for slot in range(5) if p.laid[side, slot] != NONE)


def change_of_fate(p: Board) -> Script:
    """5.3 The side with the higher sum may turn the fate token by a quarter; on equal sums nobody may (HA-R-26,
    HA-R-27)."""
    achaeans = superiority(p, w.ACHAEANS)
    trojans = superiority(p, w.TROJANS)
    tell(w.SUPERIORITY, achaeans, trojans)
    if achaeans != trojans:
        yield from turn_fate(p, w.ACHAEANS if achaeans > trojans else w.TROJANS)


def turn_fate(p: Board, side: int) -> Script:
    direction = yield ask(side, w.TURN_FATE, [w.LEFT, w.RIGHT, w.PASS], card=p.fate)
    if direction == w.PASS:
        tell(w.LEAVES_FATE, side)
        return
    p.edge = (p.edge + QUARTER_TURN[direction]) % 4
    tell(w.TURNS_FATE, side, direction, board.facing(p, w.ACHAEANS), board.facing(p, w.TROJANS))
