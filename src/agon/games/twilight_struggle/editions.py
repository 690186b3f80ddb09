"""How the first edition (103 cards) and the designers' optional rules differ: one function per difference.

The deluxe edition is the default; where the rulebook of the first is silent, the deluxe one fills the gap (TS-DIFF-38).
"""

from __future__ import annotations

from agon.games.twilight_struggle.board import OPS, OPS_FIRST, START, START_FIRST, Map
from agon.games.twilight_struggle.words import FIRST, card

KOREAN_WAR = card(11)
UN_INTERVENTION = card(32)


# ---------------------------------------------------------------- the first edition


def printed_ops(p: Map, c: int) -> int:
    """What is printed on a card: Red Scare/Purge was worth 2, Aldrich Ames 4."""
    return OPS_FIRST[c] if p.edition == FIRST else OPS[c]


def starting_influence(p: Map, side: int, country: int) -> int:
    """3.3 In the first edition the US begins with 23 influence, none of it in Canada (TS-DIFF-01)."""
    return START_FIRST[side][country] if p.edition == FIRST else START[side][country]


def may_be_headlined(p: Map, c: int) -> bool:
    """4.5.C Any card but UN Intervention; in the first edition that one too (TS-R-13)."""
    return c != UN_INTERVENTION or p.edition == FIRST


def influence_to_realign(p: Map) -> int:
    """6.2.1 How much influence of the opponent a realignment needs; none in the first edition (TS-DIFF-09)."""
    return 0 if p.edition == FIRST else 1


def war_military_ops(p: Map, own: bool, text: int, value: int) -> int:
    """8.2.3 A war counts what its text says; in the first edition one's own counts its modified value (TS-AMB-18)."""
    return value if p.edition == FIRST and own else text


def china_face(p: Map, text: int) -> int:
    """9.4 How an event passes the China Card: as its text says, always face up in the first edition (TS-DIFF-03)."""
    return 1 if p.edition == FIRST else text


def war_degrades_defcon(p: Map) -> bool:
    """In the first edition the Korean War lowers DEFCON (TS-R-57)."""
    return p.edition == FIRST


def is_risky_war(p: Map, c: int) -> bool:
    return c == KOREAN_WAR and war_degrades_defcon(p)


def target_defends_itself(p: Map) -> int:
    """Whether control of Israel itself counts against the Arab-Israeli War; not in the first edition (TS-R-56)."""
    return 0 if p.edition == FIRST else 1


def nato_stops_brush_war(p: Map) -> bool:
    """NATO protects from Brush War, except in the first edition (TS-R-51)."""
    return p.edition != FIRST


def arranges_hand(p: Map) -> bool:
    """Aldrich Ames: in the first edition the USSR orders the US hand; the Remix discards a card of it."""
    return p.edition == FIRST


# ---------------------------------------------------------------- the designers' optional rules, and open rulings


def realigns_anywhere(p: Map, free: int) -> bool:
    """OPT-1 By option, realignments ignore the limits of DEFCON; free ones always do (6.3.5)."""
    return free == 1 or p.realignment_defcon == 1


def can_lose(p: Map, loser: int, roller: int) -> bool:
    """OPT-2 Whoever makes a realignment roll loses nothing by it."""
    return p.realignment_losses == 0 or loser != roller


def mixes_operations(p: Map) -> bool:
    """OPT-3 Influence and realignments with one card."""
    return p.mixed_operations == 1


def forces_scoring_cards(p: Map) -> bool:
    """TS-R-69 By option a scoring card must be played while there is just time for it."""
    return p.scoring_cards == 1


def reshuffles_at_once(p: Map) -> bool:
    """TS-R-109 The discards become the new pile as soon as its last card is taken; by option with the next draw."""
    return p.reshuffle == 0


def may_decline_roll(p: Map) -> bool:
    """OPT-4 A card can be given to the space race without a roll."""
    return p.space_roll == 1
