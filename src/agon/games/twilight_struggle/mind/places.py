"""The worth of influence, coups and realignments in one country, cheap enough to compute for every option."""

from __future__ import annotations

from agon.games.twilight_struggle import board, effects
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.mind.danger import BATTLEGROUNDS, risks_in_hand, to_come
from agon.games.twilight_struggle.operations import can_realign, realignment_bonus

# ---------------------------------------------------------------- importance of a country

_BATTLEGROUND_WORTH = {"europe": 8, "asia": 7, "middle_east": 7, "south_america": 6, "africa": 6, "central_america": 6}
_OTHER_WORTH = {
    **dict.fromkeys(("malaysia", "afghanistan", "lebanon", "jordan", "spain_portugal", "greece", "turkey"), 3),
    **dict.fromkeys(("indonesia", "vietnam", "laos_cambodia", "burma", "philippines", "syria", "gulf_states"), 3),
    **dict.fromkeys(("costa_rica", "nicaragua", "guatemala", "cameroon", "se_african_states", "zimbabwe"), 3),
    **dict.fromkeys(("united_kingdom", "australia", "canada", "sweden", "norway", "finland", "austria"), 1),
    "chinese_civil_war": 8,
}
WORTH = tuple(
    _BATTLEGROUND_WORTH[w.WORDS.id(board.REGION[c])] if board.BATTLEGROUND[c] else _OTHER_WORTH.get(w.WORDS.id(c), 2)
    for c in w.SPACES
)
SCORED_BY = (0,) * w.REGIONS.start + tuple(w.card(number) for number in (2, 3, 1, 79, 37, 81))
"""The scoring card of each region."""
# how soon a region will be scored, in tenths, by the zone of its scoring card
_SOON = {
    board.DECK: 10,
    board.US_HAND: 13,
    board.USSR_HAND: 13,
    board.DISCARDED: 8,
    board.REMOVED: 8,
    board.IN_BOX: 6,
    board.IN_PLAY: 10,
}
SOON = tuple(_SOON.get(zone, 8) for zone in range(9))
LATE = 8


def worth(p: Map, c: int) -> int:
    """The importance of a country now, in tenths: what it is, and how soon its region is scored."""
    soon = SOON[p.where[SCORED_BY[board.REGION[c]]]]
    return WORTH[c] * (max(soon, 10) if p.turn >= LATE else soon)


# ---------------------------------------------------------------- standing in a country

OVER = 2
"""Influence beyond control that still counts."""


def _standing(stability: int, lead: int) -> int:
    """The standing by the lead in influence: 100 for control, more with a reserve, less than 60 without control."""
    if abs(lead) < stability:
        return round(lead * 60 / stability)
    return (100 + (0, 10, 15)[min(abs(lead) - stability, OVER)]) * (1 if lead > 0 else -1)


def _pace(stability: int, lead: int) -> int:
    """The gain per point of operations: averaged over the way to control, or of the next step if that is more; little
    if the opponent has more than he needs."""
    if lead >= stability:
        return _standing(stability, lead + 1) - _standing(stability, lead)
    ways = [2 if at <= -stability else 1 for at in range(lead, stability)]
    whole = (100 - _standing(stability, lead)) / sum(ways)
    if lead < -stability:
        return round(whole / 3)
    return round(max(whole, (_standing(stability, lead + 1) - _standing(stability, lead)) / ways[0]))


_STABILITIES = range(6)
STANDING = tuple(tuple(_standing(s, lead) if s else 0 for lead in range(-s - OVER, s + OVER + 1)) for s in _STABILITIES)
PACE = tuple(tuple(_pace(s, lead) if s else 0 for lead in range(-s - OVER, s + OVER + 1)) for s in _STABILITIES)


def place_in(stability: int, lead: int) -> int:
    """The index of a lead in a row of these tables."""
    return min(max(lead, -stability - OVER), stability + OVER) + stability + OVER


def standing(p: Map, side: int, c: int) -> int:
    return STANDING[board.STABILITY[c]][place_in(board.STABILITY[c], p.influence[side, c] - p.influence[1 - side, c])]


def gain_by(p: Map, side: int, c: int, points: int) -> int:
    """The gain in a country from more influence, or from less influence of the opponent."""
    lead = p.influence[side, c] - p.influence[1 - side, c]
    return STANDING[board.STABILITY[c]][place_in(board.STABILITY[c], lead + points)] - standing(p, side, c)


# ---------------------------------------------------------------- influence

PLACED = 10
"""The divisor, here and below, that turns thousandths of a point gained into a weight."""


def weigh_place(p: Map, side: int, c: int) -> int:
    """Take or break control, battlegrounds first; then approach them; then build a reserve."""
    lead = p.influence[side, c] - p.influence[1 - side, c]
    pace = PACE[board.STABILITY[c]][place_in(board.STABILITY[c], lead)]
    if board.BATTLEGROUND[c] == 0 and abs(lead) >= board.STABILITY[c]:
        pace = pace // 2 if lead < 0 else 0
    return 1 + pace * worth(p, c) // PLACED + way_in(p, side, c)


def way_in(p: Map, side: int, c: int) -> int:
    """A foothold that brings a battleground of the opponent, or an uncontrolled one, into reach."""
    if p.influence[side, c] > 0 or p.presence[side, c] == 1:
        return 0
    return 25 * sum(
        board.BATTLEGROUND[n] == 1 and p.influence[side, n] == 0 and p.influence[1 - side, n] < board.STABILITY[n] + 2
        for n in board.NEIGHBOURS[c]
    )


def weigh_remove(p: Map, side: int, c: int) -> int:
    """The opponent's influence where removing it hurts most."""
    his = p.influence[1 - side, c]
    return 1 + (gain_by(p, side, c, 1) + gain_by(p, side, c, min(his, 2)) // 2 + his) * worth(p, c) // PLACED


def weigh_give_up(p: Map, side: int, c: int) -> int:
    """Own influence that is needed least."""
    return max(1, 300 - (5 - gain_by(p, side, c, -1)) * worth(p, c) // PLACED)


# ---------------------------------------------------------------- coups and wars

LOW_DIE, HIGH_DIE = 2, 5
JUNTA = w.card(47)


def coup_gain(p: Map, side: int, c: int, ops: int) -> int:
    """The average gain of a coup, estimated from a low and a high die."""
    base = ops + effects.coup_modifier(p, side, c) - 2 * board.STABILITY[c]
    low = gain_by(p, side, c, max(0, base + LOW_DIE))
    return (low + gain_by(p, side, c, max(0, base + HIGH_DIE))) * worth(p, c) // 2


def weigh_coup(p: Map, side: int, c: int, ops: int) -> int:
    """A coup in a country: 0 if it loses the game, the maximum if it wins it."""
    if effects.is_threatened(p, side):
        return 0
    gained = coup_gain(p, side, c, ops)
    if not effects.coup_leaves_defcon(p, side, c):
        if p.phasing != side and p.defcon == 2:
            return 1000
        if p.phasing == side and p.defcon - 1 - to_come(p, side) <= 1:
            return 0
        if p.defcon == 3 and risks_in_hand(p, side) > 0:
            gained = gained // 4
    return min(999, 2 + gained // 30)


def best_coup(p: Map, side: int, ops: int) -> int:
    """The best coup in a battleground, or else anywhere."""
    best = 0
    for c in BATTLEGROUNDS:
        if is_open_to_coup(p, side, c):
            best = max(best, weigh_coup(p, side, c, ops))
    if best > 0:
        return best
    for c in w.COUNTRIES:
        if board.BATTLEGROUND[c] == 0 and is_open_to_coup(p, side, c):
            best = max(best, weigh_coup(p, side, c, ops))
    return best


def is_open_to_coup(p: Map, side: int, c: int) -> bool:
    return (
        p.influence[1 - side, c] > 0
        and is_within_reach(p, c)
        and not effects.is_shielded(p, side, c)
        and not effects.is_spared_from_coups(p, side, c)
    )


def is_within_reach(p: Map, c: int) -> bool:
    """Whether DEFCON allows it; two events allow coups in one part of the world only."""
    if p.where[effects.TEAR_DOWN_THIS_WALL] == board.IN_PLAY:
        return board.IN_AREA[board.IN_EUROPE][c] == 1
    if p.where[JUNTA] == board.IN_PLAY:
        return board.IN_AREA[board.IN_LATIN_AMERICA][c] == 1
    return p.defcon >= effects.OPEN_AT[c]


def weigh_war(p: Map, side: int, c: int) -> int:
    """A war: the opponent's influence is replaced."""
    return 1 + (1 + p.influence[1 - side, c] * 20) * worth(p, c) // PLACED


# ---------------------------------------------------------------- realignments

REALIGNS_FROM = 2
"""The lead in modifiers from which a realignment is considered."""


def realignment_lead(p: Map, side: int, c: int) -> int:
    return realignment_bonus(p, side, c) - realignment_bonus(p, board.opponent(side), c)


def best_realignment(p: Map, side: int) -> int:
    """Where the modifiers are favourable and there is something to win."""
    best = 1
    for c in BATTLEGROUNDS:
        if p.influence[1 - side, c] >= 2 and can_realign(p, side, c, 0, 0):
            lead = realignment_lead(p, side, c)
            if lead >= REALIGNS_FROM:
                best = max(best, lead * worth(p, c) // 2)
    return best
