"""2.0 The board: countries, cards, tracks, and the position."""

from __future__ import annotations

from typing import Any

from agon.engine.position import Array, Position, array, grid, number
from agon.engine.script import NONE, revealed, tell
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.facts import CARD_ROWS, SPACE_ROWS

SETTING_UP, NEW_TURN, HEADLINE_PHASE, ACTION_ROUNDS, TURN_END = range(5)
PHASES = ("setup", "new_turn", "headline", "action_round", "turn_end")

# ---------------------------------------------------------------- 2.1 the map

STABILITY: tuple[int, ...] = tuple(row["stability"] for row in SPACE_ROWS)
BATTLEGROUND = tuple(int(row["battleground"]) for row in SPACE_ROWS)
REGION = tuple(w.WORDS.code(row["region"]) for row in SPACE_ROWS)
NEIGHBOURS = tuple(tuple(w.WORDS.code(n) for n in row["adjacent"]) for row in SPACE_ROWS)
NEXT_TO = tuple(w.SIDE_IDS.index(row["superpower"]) if "superpower" in row else NONE for row in SPACE_ROWS)
START: tuple[tuple[int, ...], ...] = tuple(
    tuple(row.get(f"start_{side}", 0) for row in SPACE_ROWS) for side in w.SIDE_IDS
)
START_FIRST: tuple[tuple[int, ...], ...] = tuple(
    tuple(row.get(f"first_start_{side}", row.get(f"start_{side}", 0)) for row in SPACE_ROWS) for side in w.SIDE_IDS
)


def _area(*names: str) -> tuple[int, ...]:
    """Return a set of countries, given by regions, sub-regions and countries, as a row of 0 and 1."""
    return tuple(
        int(row["id"] in names or row["region"] in names or any(s in names for s in row["subregions"]))
        for row in SPACE_ROWS
    )


IN_AREA = (
    (1,) * len(w.SPACES),
    _area("europe"),
    _area("western_europe"),
    _area("eastern_europe"),
    _area("asia"),
    _area("southeast_asia"),
    _area("middle_east"),
    _area("africa"),
    _area("central_america"),
    _area("south_america"),
    _area("central_america", "south_america"),
    _area("africa", "southeast_asia"),
    _area("middle_east", "asia", "africa", "central_america", "south_america"),
    _area("africa", "central_america", "south_america"),
    _area("israel", "united_kingdom", "france"),
    _area("yugoslavia", "romania", "bulgaria", "hungary", "czechoslovakia"),
    _area("egypt", "iran", "iraq", "jordan", "libya", "saudi_arabia", "sudan", "syria"),
    _area("egypt", "gulf_states", "iran", "iraq", "libya", "saudi_arabia", "venezuela"),
    _area("angola", "botswana"),
    _area("cuba", "honduras", "costa_rica"),
    _area("canada", "norway", "benelux", "france"),
    _area("india", "pakistan"),
    _area("iran", "iraq"),
)
(
    ANYWHERE,
    IN_EUROPE,
    IN_WESTERN_EUROPE,
    IN_EASTERN_EUROPE,
    IN_ASIA,
    IN_SOUTHEAST_ASIA,
    IN_MIDDLE_EAST,
    IN_AFRICA,
    IN_CENTRAL_AMERICA,
    IN_SOUTH_AMERICA,
    IN_LATIN_AMERICA,
    IN_AFRICA_OR_SOUTHEAST_ASIA,
    OUTSIDE_EUROPE,
    IN_AFRICA_OR_LATIN_AMERICA,
    SUEZ_CRISIS_AREA,
    INDEPENDENT_REDS_AREA,
    MUSLIM_REVOLUTION_AREA,
    OPEC_AREA,
    SOUTH_AFRICAN_NEIGHBOURS,
    NICARAGUAN_NEIGHBOURS,
    BRITISH_NEIGHBOURS,
    INDO_PAKISTANI_AREA,
    IRAN_IRAQ_AREA,
) = range(len(IN_AREA))
AREA_OF_REGION = (0,) * w.REGIONS.start + (
    IN_EUROPE,
    IN_MIDDLE_EAST,
    IN_ASIA,
    IN_AFRICA,
    IN_CENTRAL_AMERICA,
    IN_SOUTH_AMERICA,
)

# ---------------------------------------------------------------- 2.2 the cards

_BEFORE = (0,) * w.CARDS.start
_SIDE_CODES = {"us": int(w.US), "ussr": int(w.USSR), "neutral": w.NEUTRAL}


def _per_card(value: Any) -> tuple[int, ...]:
    return _BEFORE + tuple(int(value(row)) for row in CARD_ROWS)


OPS = _per_card(lambda row: row["ops"])
OPS_FIRST = _per_card(lambda row: row.get("first_ops", row["ops"]))
SIDE = _per_card(lambda row: _SIDE_CODES[row["side"]])
ERA = _per_card(lambda row: ("early", "mid", "late").index(row["era"]))
SCORING = _per_card(lambda row: row.get("scoring", False))
STAR = _per_card(lambda row: row.get("star", False))
OPTIONAL = _per_card(lambda row: row.get("optional", False))
WAR = _per_card(lambda row: row.get("war", False))
SCORING_CARDS = tuple(c for c in w.CARDS if SCORING[c])
TURN_LONG = _per_card(lambda row: row.get("lasting") == "turn")

# zones of cards
DECK, US_HAND, USSR_HAND, DISCARDED, REMOVED, IN_PLAY, ON_TABLE, IN_BOX, LOOKED_AT = range(9)
ZONES = range(9)
HAND = (US_HAND, USSR_HAND)


class Map(Position):
    """The whole state of a game."""

    # the options of the game
    optional_cards: int = number(0, 1)
    us_influence: int = number(0, 9)
    junta_regions: int = number(0, 1)
    space_discard: int = number(0, 1)
    held_card: int = number(0, 1)
    scenario: int = number(0, 1)
    chinese_civil_war: int = number(0, 1)
    bid: int = number(0, 1)
    edition: int = number(w.DELUXE, w.FIRST)
    realignment_defcon: int = number(0, 1)
    realignment_losses: int = number(0, 1)
    mixed_operations: int = number(0, 1)
    space_roll: int = number(0, 1)
    scoring_cards: int = number(0, 1)
    reshuffle: int = number(0, 1)

    # the tracks
    phase: int = number(SETTING_UP, TURN_END)
    turn: int = number(0, 11)
    round: int = number(0, 9)
    phasing: int = number(0, 1)
    defcon: int = number(1, 5)
    vp: int = number(-200, 200)
    military_ops: Array = array(w.SIDES, 0, 5)
    space: Array = array(w.SIDES, 0, 8)
    space_attempts: Array = array(w.SIDES, 0, 2)

    # the map
    influence: Array = grid(w.SIDES, w.SPACES, 0, 99)
    presence: Array = grid(w.SIDES, w.SPACES, 0, 1)  # had influence at the start of the round (6.1.1); not 10.1.1
    access: Array = array(w.SPACES, 0, 1)  # influence may be placed here by the current operations
    placed: Array = array(w.SPACES, 0, 99)  # influence placed or removed here by the current event or operations

    # the cards
    where: Array = array(w.CARDS, DECK, LOOKED_AT)
    count: Array = array(ZONES, 0, 110)
    in_force: Array = array(w.CARDS, 0, 7)
    rank: Array = array(w.CARDS, 0, 12)  # in the order of the US hand that Aldrich Ames set (first edition)
    headline: Array = array(w.SIDES, NONE, w.CARDS.stop - 1)
    answer: Array = array(w.SIDES, NONE, 999)  # to a simultaneous ask
    bids: Array = array(w.SIDES, NONE, w.BIDS.stop - 1)
    extra: Array = array(w.SIDES, 0, 9)  # influence to place after set-up (11.1.4.1)
    sides_changed: int = number(0, 1)
    china_holder: int = number(w.US, w.NEUTRAL)
    china_up: int = number(0, 1)
    china_used: int = number(0, 1)
    extra_round: int = number(0, 1)  # North Sea Oil
    fell_to_two: int = number(0, 1)  # DEFCON, in this action round: NORAD

    # what each side knows, and what `imagine` deals
    maybe: Array = grid(w.SIDES, w.CARDS, 0, 511)  # the zones where a card may be, one bit each
    joined: Array = grid(w.SIDES, ZONES, 0, 511)  # zones whose cards may have come into each zone
    zones_of: Array = array(w.CARDS, 0, 511)
    room: Array = array(ZONES, 0, 110)


def opponent(side: int) -> int:
    """The other side; in an index also written `1 - side`."""
    return 1 - side


def controls(p: Map, side: int, country: int) -> bool:
    """2.1.7 Influence of at least the stability number, and that much more than the opponent."""
    return p.influence[side, country] - p.influence[1 - side, country] >= STABILITY[country]


def is_controlled(p: Map, country: int) -> bool:
    return abs(p.influence[w.US, country] - p.influence[w.USSR, country]) >= STABILITY[country]


def add(p: Map, side: int, country: int, count: int) -> None:
    """Place influence without an ask."""
    if count > 0:
        p.influence[side, country] += count
        tell(w.ADDS, side, country, count, p.influence[w.US, country], p.influence[w.USSR, country])


def take(p: Map, side: int, country: int, count: int) -> None:
    """Remove up to `count` influence of a side."""
    gone = min(count, p.influence[side, country])
    if gone > 0:
        p.influence[side, country] -= gone
        tell(w.TAKES, side, country, gone, p.influence[w.US, country], p.influence[w.USSR, country])


def take_all(p: Map, side: int, country: int) -> None:
    take(p, side, country, p.influence[side, country])


def note_presence(p: Map) -> None:
    """6.1.1 Remember where each side has influence as an action round begins."""
    for side in (w.US, w.USSR):
        for country in w.COUNTRIES:
            p.presence[side, country] = 1 if p.influence[side, country] > 0 else 0


# ---------------------------------------------------------------- where cards are, and who knows it

BIT = tuple(1 << zone for zone in ZONES)
OPEN = BIT[DISCARDED] | BIT[REMOVED] | BIT[IN_PLAY] | BIT[ON_TABLE] | BIT[IN_BOX]
VISIBLE = (OPEN | BIT[US_HAND] | BIT[LOOKED_AT], OPEN | BIT[USSR_HAND])
ALDRICH_AMES = w.WORDS.code("aldrich_ames_remix")


def move(p: Map, card: int, target: int) -> None:
    """Move a card to a zone; a viewer who sees it knows where it is, the others where it may be."""
    source = p.where[card]
    p.where[card] = target
    p.rank[card] = 0
    p.count[source] -= 1
    p.count[target] += 1
    for viewer in (w.US, w.USSR):
        if VISIBLE[viewer] & (BIT[source] | BIT[target]) or is_exposed(p, viewer, target):
            learn(p, viewer, card, target)
        elif p.joined[viewer, target] & BIT[source] == 0:
            note_unseen(p, viewer, source, target)
        if p.count[source] == 0 and VISIBLE[viewer] & BIT[source] == 0:
            note_empty(p, viewer, source)


def is_exposed(p: Map, viewer: int, zone: int) -> bool:
    """Aldrich Ames Remix: this turn the USSR sees what comes into the US hand."""
    return viewer == w.USSR and zone == US_HAND and p.in_force[ALDRICH_AMES] > 0 and p.edition == w.DELUXE


def learn(p: Map, viewer: int, card: int, zone: int) -> None:
    """Note that a viewer knows the zone of a card."""
    p.maybe[viewer, card] = BIT[zone]
    if VISIBLE[viewer] & BIT[zone] == 0:
        for z in ZONES:
            if p.joined[viewer, z] & BIT[zone]:
                p.joined[viewer, z] -= BIT[zone]


def rule_out(p: Map, viewer: int, card: int, zone: int) -> None:
    """Note that a viewer knows that a card is not in a zone."""
    if p.maybe[viewer, card] & BIT[zone]:
        p.maybe[viewer, card] -= BIT[zone]
        p.joined[viewer, zone] = 0


def note_unseen(p: Map, viewer: int, source: int, target: int) -> None:
    """Note that cards that may be in the source may now be in the target; `joined` remembers that this was noted."""
    for c in w.CARDS:
        if p.maybe[viewer, c] & BIT[source]:
            p.maybe[viewer, c] |= BIT[target]
    p.joined[viewer, target] |= BIT[source]


def note_empty(p: Map, viewer: int, zone: int) -> None:
    for c in w.CARDS:
        if p.maybe[viewer, c] & BIT[zone]:
            p.maybe[viewer, c] -= BIT[zone]
    p.joined[viewer, zone] = 0


def reveal_hand(p: Map, side: int) -> None:
    """Show all cards of a hand to the opponent."""
    note_empty(p, opponent(side), HAND[side])
    for c in w.CARDS:
        if p.where[c] == HAND[side]:
            learn(p, opponent(side), c, HAND[side])
    revealed()


def reveal(p: Map, card: int) -> None:
    """Show a card to both players."""
    learn(p, w.US, card, p.where[card])
    learn(p, w.USSR, card, p.where[card])
    revealed()


def invariant(p: Map) -> bool:
    """Check what must hold after every answer."""
    return (
        1 <= p.defcon <= 5
        and all(p.count[zone] == sum(p.where[c] == zone for c in w.CARDS) for zone in ZONES)
        and p.count[US_HAND] <= 12
        and p.count[USSR_HAND] <= 12
        and all(p.maybe[viewer, c] & BIT[p.where[c]] for viewer in (w.US, w.USSR) for c in w.CARDS)
    )
