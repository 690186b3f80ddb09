"""11.1.4 The bid for sides, 12.0 the Chinese Civil War, and the Late War scenario: where they differ from the rules."""

from __future__ import annotations

import tomllib
from typing import Any

from agon.engine.components import Entry
from agon.engine.script import NONE, Options, Script, draw, tell, together
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import ERA, SIDE, STABILITY, STAR, Map, add, opponent
from agon.games.twilight_struggle.effects import CULTURAL_REVOLUTION, FORMOSAN_RESOLUTION, RED_SCARE
from agon.games.twilight_struggle.facts import HERE

# ---------------------------------------------------------------- 11.1.4 the bid for sides

BID_SIDE = (0,) * w.BIDS.start + tuple(side for side in (w.US, w.USSR) for _ in range(w.MAX_BID + 1))
BID_NUMBER = (0,) * w.BIDS.start + tuple(number for _ in w.SIDE_IDS for number in range(w.MAX_BID + 1))


def bids(p: Map, chair: int) -> Options:
    return [bid for bid in w.BIDS]


def bid_for_sides(p: Map) -> Script:
    """11.1.4 Both players name a side and a number in secret; until then a seat has no side yet."""
    yield together(w.BID, (w.US, w.USSR), bids)
    show_bids(p)
    seated = w.CHANGE_SIDES if changes_sides(p) else w.KEEP_SIDES
    if p.bids[w.US] == p.bids[w.USSR]:
        seated = yield draw(w.SEATING, [w.KEEP_SIDES, w.CHANGE_SIDES])
    p.sides_changed = 1 if seated == w.CHANGE_SIDES else 0
    tell(w.SEATED, seated)
    pay_bid(p)


def show_bids(p: Map) -> None:
    """11.1.4 The bids are revealed."""
    for chair in (w.US, w.USSR):
        p.bids[chair] = p.answer[chair]
        p.answer[chair] = NONE
        tell(w.BIDS_FOR, chair, p.bids[chair])


def is_contested(p: Map) -> bool:
    return BID_SIDE[p.bids[w.US]] == BID_SIDE[p.bids[w.USSR]]


def changes_sides(p: Map) -> bool:
    """11.1.4 Whether the winner of the bid (the higher number, if both want one side) sits at the other side."""
    first = w.USSR if is_contested(p) and BID_NUMBER[p.bids[w.USSR]] > BID_NUMBER[p.bids[w.US]] else w.US
    return BID_SIDE[p.bids[first]] != first


def pay_bid(p: Map) -> None:
    """11.1.4 Where both want one side, the other gets the higher number as extra influence."""
    if is_contested(p):
        paid = opponent(BID_SIDE[p.bids[w.US]])
        p.extra[paid] = max(BID_NUMBER[p.bids[w.US]], BID_NUMBER[p.bids[w.USSR]])
        tell(w.GETS_EXTRA, paid, p.extra[paid])


def seating(p: Any) -> tuple[int, int]:
    """The side that each seat plays."""
    return (w.USSR, w.US) if p.sides_changed else (w.US, w.USSR)


# ---------------------------------------------------------------- 12.0 the Chinese Civil War

CHINESE_CIVIL_WAR = w.country("chinese_civil_war")
NOBODY = w.NEUTRAL


def first_china_holder(p: Map) -> int:
    """12.3 With the variant nobody has the China Card at first."""
    return NOBODY if p.chinese_civil_war == 1 else w.USSR


def is_civil_war(p: Map) -> bool:
    """12.3 Until the USSR has placed three influence in its space."""
    return p.china_holder == NOBODY


def is_open(p: Map, side: int, space: int) -> bool:
    """12.1 Whether a side may place influence in a space at all: in that of the civil war the USSR, while it lasts."""
    return space != CHINESE_CIVIL_WAR or (side == w.USSR and is_civil_war(p))


def place_point(p: Map, side: int, space: int) -> None:
    """12.2, 12.3 Place one influence; the third in the Chinese Civil War brings the China Card, face up."""
    add(p, side, space, 1)
    if space == CHINESE_CIVIL_WAR and p.influence[w.USSR, space] == STABILITY[CHINESE_CIVIL_WAR]:
        p.access[space] = 0  # 12.1
        p.china_holder = w.USSR
        tell(w.CIVIL_WAR_ENDS)


def is_barred(p: Map, card: int, player: int) -> bool:
    """12.4 Events that cannot happen during the civil war: Red Scare/Purge by the USSR, and two cards of one side."""
    return is_civil_war(p) and (
        card in (CULTURAL_REVOLUTION, FORMOSAN_RESOLUTION) or (card == RED_SCARE and player == w.USSR)
    )


def counts_china_card(p: Map) -> bool:
    """12.2 With the variant the China Card gives its point only if it was ever played."""
    return p.chinese_civil_war == 0 or p.china_used == 1


# ---------------------------------------------------------------- the Late War scenario

_SETUP: Entry = tomllib.loads((HERE / "late_war.toml").read_text(encoding="utf-8"))
LATE_WAR_TURN, LATE_WAR_DEFCON, LATE_WAR_VP = _SETUP["turn"], _SETUP["defcon"], _SETUP["vp"]
LATE_WAR_SPACE = tuple(_SETUP["space"][side] for side in w.SIDE_IDS)
LATE_WAR_EVENTS = tuple(w.WORDS.code(event) for event in _SETUP["in_force"])
KEPT = tuple(w.WORDS.code(card) for card in _SETUP["kept"])


def _late_war_influence(name: str, side: int) -> int:
    """As printed, or the least that gives control."""
    if name in _SETUP["influence"]:
        return int(_SETUP["influence"][name][side])
    return STABILITY[w.WORDS.code(name)] if name in _SETUP["control"][w.SIDE_IDS[side]] else 0


LATE_WAR_START = tuple(tuple(_late_war_influence(w.WORDS.id(c), side) for c in w.COUNTRIES) for side in (w.US, w.USSR))


def is_late_war(p: Map) -> bool:
    return p.scenario == 1


def is_spent(p: Map, card: int) -> bool:
    """Late War: the starred cards of the periods before have left the game, all but four."""
    return is_late_war(p) and ERA[card] < 2 and STAR[card] == 1 and card not in KEPT


def is_laid_out(p: Map, card: int) -> bool:
    """3.1 The game begins with the Early War cards; the scenario with those of all periods."""
    return ERA[card] == 0 or is_late_war(p)


def begin_late_war(p: Map) -> None:
    """The markers, the influence and the events in force as turn 8 begins."""
    p.turn = LATE_WAR_TURN
    p.defcon = LATE_WAR_DEFCON
    p.vp = LATE_WAR_VP  # TS-AMB-09
    p.china_holder = w.USSR
    for c in LATE_WAR_EVENTS:
        p.in_force[c] = 1 + SIDE[c]
    for side in (w.US, w.USSR):
        p.space[side] = LATE_WAR_SPACE[side]
        for c in w.COUNTRIES:
            p.influence[side, c] = LATE_WAR_START[side][c]


def us_needs_twenty(p: Map, ended_by: int) -> bool:
    """Late War: after final scoring, or if the US ends the game by Wargames, it needs 20 VP or has lost."""
    return is_late_war(p) and ended_by != w.USSR
