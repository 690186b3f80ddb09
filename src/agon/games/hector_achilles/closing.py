"""5.4 and 5.5: the check for the winner, retreat, and the final phase of a battle."""

from __future__ import annotations

from agon.engine.script import NONE, Script, ask, draw, finish, revealed, tell
from agon.games.hector_achilles import board
from agon.games.hector_achilles import words as w
from agon.games.hector_achilles.board import Board
from agon.games.hector_achilles.troops import counts_in, draw_source, move, move_all, troops_in, troops_left

EXHAUSTED_BELOW = 5
MAX_SHAME = 3


# ---------------------------------------------------------------- 5.4


def total(p: Board, side: int) -> int:
    """5.4 Laid cards of the valid colours with their favours; a hero in the hand gives his colour, not his value
    (HA-R-30)."""
    return sum(
        board.slot_value(p, side, slot)
        for slot in range(5)
        if p.laid[side, slot] != NONE and board.is_valid(p, side, board.slot_colour(p, side, slot))
    )


def winner_check(p: Board) -> Script:
    """5.4 Heroes are shown, the valid colours added up; the higher total wins the battle (HA-R-28)."""
    for side in (w.ACHAEANS, w.TROJANS):
        show_hero(p, side)
    achaeans = total(p, w.ACHAEANS)
    trojans = total(p, w.TROJANS)
    tell(w.TOTALS, achaeans, trojans)
    if achaeans == trojans:
        tell(w.TIES_BATTLE)
        take_back(p, w.ACHAEANS)
        take_back(p, w.TROJANS)
    else:
        yield from win_battle(p, w.ACHAEANS if achaeans > trojans else w.TROJANS)
    p.phase = board.FINAL


def win_battle(p: Board, side: int) -> Script:
    p.victor = side
    tell(w.WINS_BATTLE, side)
    take_back(p, side)
    yield from lose_battle(p, board.opponent(side))


def show_hero(p: Board, side: int) -> None:
    if board.holds_hero(p, side):
        revealed()
        tell(w.SHOWS_HERO, side, p.hero[side])


def take_back(p: Board, side: int) -> None:
    """5.4 Troops return to the active pile, the hero to his pile, favours to the board (HA-R-2, HA-R-42)."""
    move_all(p, side, w.LAID, p.active[side])
    move_all(p, side, w.HAND, p.active[side])
    p.favour[side] += p.favour_used[side]
    clear_laid(p, side)
    return_hero(p, side)


def clear_laid(p: Board, side: int) -> None:
    p.favour_used[side] = 0
    for slot in range(5):
        p.laid[side, slot] = NONE
        p.reinforced[side, slot] = 0


def return_hero(p: Board, side: int) -> None:
    if p.hero[side] != NONE:
        p.hero_at[p.hero[side]] = board.IN_PILE
    p.hero[side] = NONE
    p.covered[side] = NONE


def lose_battle(p: Board, side: int) -> Script:
    """5.4 The loser's laid and held troops and used favours leave the game, and so does a hero they have used
    (HA-R-22)."""
    move_all(p, side, w.HAND, w.OUT)
    yield from lose_laid(p, side)
    return_hero(p, side)


def lose_laid(p: Board, side: int) -> Script:
    tell(w.LOSES_TROOPS, side, p.size[side, w.LAID])
    move_all(p, side, w.LAID, w.OUT)
    if p.favour_used[side] > 0:
        tell(w.LOSES_FAVOUR, side, p.favour_used[side])
    clear_laid(p, side)
    if board.has_used_hero(p, side):
        yield from save_hero(p, side)


def save_hero(p: Board, side: int) -> Script:
    """5.4 An unused favour may leave the game in place of the hero (HA-R-56, HA-R-35)."""
    answer = w.PASS
    if p.favour[side] > 0:
        answer = yield ask(side, w.SAVE_HERO, [w.GIVE_FAVOUR, w.PASS], card=p.hero[side])
    if answer == w.GIVE_FAVOUR:
        p.favour[side] -= 1
        tell(w.SAVES_HERO, side, p.hero[side])
        return_hero(p, side)
    else:
        tell(w.LOSES_HERO, side, p.hero[side])
        p.hero_at[p.hero[side]] = board.LOST
        p.hero[side] = NONE
        p.covered[side] = NONE


def retreat(p: Board, side: int) -> Script:
    """5.4 Retreat: laid cards are lost, the hand is saved, shame is paid and taken; the other side wins the battle
    (HA-R-33, HA-R-54)."""
    tell(w.RETREATS, side)
    p.victor = board.opponent(side)
    tell(w.WINS_BATTLE, board.opponent(side))
    take_back(p, board.opponent(side))
    yield from lose_laid(p, side)
    move_all(p, side, w.HAND, p.active[side])
    return_hero(p, side)
    yield from suffer_shame(p, side)
    p.shame[side] = min(p.shame[side] + 1, MAX_SHAME)
    tell(w.TAKES_SHAME, side, p.shame[side])


def suffer_shame(p: Board, side: int) -> Script:
    """5.4 As many troops as shame tokens held leave unseen, from the active pile, then from the camp (HA-R-40, HA-R-37,
    HA-R-38)."""
    if p.shame[side] > 0:
        tell(w.SUFFERS_SHAME, side, p.shame[side])
    for _ in range(p.shame[side]):
        if p.size[side, draw_source(p, side)] > 0:
            yield from lose_unseen(p, side, draw_source(p, side))


def lose_unseen(p: Board, side: int, source: int) -> Script:
    p.used[side, source] = 1  # HA-R-7
    troop = yield draw(w.LOSE, troops_in(p, side, source), counts_in(p, side, source))
    move(p, side, troop, source, w.OUT)


# ---------------------------------------------------------------- 5.5


def final_phase(p: Board) -> None:
    """5.5 Exhausted piles join the camp; a side without front line or camp has lost; else on to the next battle
    (HA-R-9, HA-R-43)."""
    for side in (w.ACHAEANS, w.TROJANS):
        for pile in board.FRONT_PILES:
            if p.used[side, pile] == 1 and p.size[side, pile] < EXHAUSTED_BELOW:
                exhaust(p, side, pile)
    if has_lost(p, w.ACHAEANS) and has_lost(p, w.TROJANS):
        both_lost(p)
    for side in (w.ACHAEANS, w.TROJANS):
        if has_lost(p, side):
            end_game(p, board.opponent(side), w.FRONT_EXHAUSTED if has_lost_front(p, side) else w.CAMP_EXHAUSTED)
    prepare_next_battle(p)


def exhaust(p: Board, side: int, pile: int) -> None:
    tell(w.IS_EXHAUSTED, side, pile, p.size[side, pile])
    p.exhausted[side, pile] = 1
    move_all(p, side, pile, w.CAMP)


def has_lost_front(p: Board, side: int) -> bool:
    return all(p.exhausted[side, pile] == 1 for pile in board.FRONT_PILES)


def has_lost(p: Board, side: int) -> bool:
    """5.5 All front piles exhausted, or a camp that was used and is left with fewer than five (HA-R-7, HA-R-10)."""
    return has_lost_front(p, side) or (p.used[side, w.CAMP] == 1 and p.size[side, w.CAMP] < EXHAUSTED_BELOW)


def both_lost(p: Board) -> None:
    """HA-R-44 The winner of the battle wins; after a tie the side with more troops left; else it is a draw."""
    if p.victor != NONE:
        end_game(p, p.victor, w.BOTH_EXHAUSTED)
    if troops_left(p, w.ACHAEANS) != troops_left(p, w.TROJANS):
        end_game(
            p, w.ACHAEANS if troops_left(p, w.ACHAEANS) > troops_left(p, w.TROJANS) else w.TROJANS, w.BOTH_EXHAUSTED
        )
    tell(w.DRAWS_GAME)
    finish(p, NONE, w.BOTH_EXHAUSTED)


def end_game(p: Board, winner: int, reason: int) -> None:
    tell(w.WINS_GAME, winner, reason)
    finish(p, winner, reason)


def prepare_next_battle(p: Board) -> None:
    """5.5 Piles and heroes are shuffled, the fate token leaves; after the sixth all six come back (HA-R-46)."""
    for side in (w.ACHAEANS, w.TROJANS):
        for pile in w.PILES:
            p.used[side, pile] = 0
        for place in range(6):
            p.bottom[side, place] = NONE
    for hero in w.HEROES:
        if p.hero_at[hero] != board.LOST:
            p.hero_at[hero] = board.IN_PILE
    p.fate = NONE
    p.edge = 0
    if not any(p.fate_waits[f] == 1 for f in w.FATES):
        tell(w.SHUFFLES_FATE)
        for f in w.FATES:
            p.fate_waits[f] = 1
    p.attacker = p.victor if p.victor != NONE else board.opponent(p.attacker)  # 2.5; after a tie the defender
    p.acting = p.attacker
    p.victor = NONE
    p.round = 0
    p.phase = board.INITIAL
