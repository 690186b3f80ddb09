"""The paths by which studies set and read the game; docs/games/twilight_struggle.md lists them."""

from __future__ import annotations

from typing import Any

from agon.engine.errors import AgonError
from agon.engine.script import NONE
from agon.engine.table.paths import (
    Getter,
    Path,
    Paths,
    Setter,
    among,
    between,
    int_field,
    one_of,
    some_of,
    whole,
    within,
)
from agon.games.twilight_struggle import board
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.effects import CHERNOBYL, MISSILE_ENVY, SHUTTLE_DIPLOMACY, THE_CHINA_CARD
from agon.games.twilight_struggle.facts import CARD_ROWS
from agon.games.twilight_struggle.play import LAST_TURN, begin, is_used
from agon.games.twilight_struggle.variants import (
    CHINESE_CIVIL_WAR,
    LATE_WAR_TURN,
    NOBODY,
    is_civil_war,
    is_late_war,
    seating,
)
from agon.games.twilight_struggle.view import cards, controller, effects, us_order

PHASE_WORDS = {
    "setup": board.SETTING_UP,
    "new_turn": board.NEW_TURN,
    "headline": board.HEADLINE_PHASE,
    "action_round": board.ACTION_ROUNDS,
    "turn_end": board.TURN_END,
}
COUNTRY_NAMES = tuple(w.WORDS.id(c) for c in w.SPACES)
CARD_NAMES = tuple(w.WORDS.id(c) for c in w.CARDS if c != THE_CHINA_CARD)
LASTING = {w.WORDS.code(row["id"]) for row in CARD_ROWS if "lasting" in row} | {MISSILE_ENVY}


def names_of(effect: int) -> list[str]:
    """Return the words of a lasting effect: one for each region or side if there is a choice."""
    name = w.WORDS.id(effect)
    if effect == CHERNOBYL:
        return [f"{name}:{w.WORDS.id(region)}" for region in w.REGIONS]
    if board.SIDE[effect] == w.NEUTRAL or effect == MISSILE_ENVY:
        return [f"{name}:{side}" for side in w.SIDE_IDS]
    return [name]


EFFECT_NAMES = tuple(name for effect in sorted(LASTING) for name in names_of(effect))


def side_of(name: str) -> int:
    return w.SIDE_IDS.index(name)


def card_of(text: str) -> int:
    code = w.WORDS.codes.get(text, NONE)
    if code not in w.CARDS:
        raise AgonError("bad-position", f"there is no card {text!r}")
    if code == THE_CHINA_CARD:
        raise AgonError("bad-position", "the China Card is never in a hand or pile: set china.holder and china.face")
    return code


def shift(p: Map, card: int, zone: int) -> None:
    p.count[p.where[card]] -= 1
    p.where[card] = zone
    p.count[zone] += 1


def set_zone(p: Map, zone: int, values: list[str], others: int) -> None:
    """Fill a zone with exactly these cards, wherever they are; cards that were in it go elsewhere."""
    wanted = [card_of(v) for v in values]
    if len(set(wanted)) != len(wanted):
        raise AgonError("bad-position", "a card occurs twice")
    for c in w.CARDS:
        if p.where[c] == zone and c not in wanted:
            shift(p, c, others)
    for c in wanted:
        shift(p, c, zone)


def zone_path(zone: int, others: int = board.DECK) -> tuple[Getter, Setter]:
    return lambda p: cards(p, zone), lambda p, values: set_zone(p, zone, values, others)


def set_turn(p: Any, values: list[str]) -> None:
    """Set the turn, and put the cards of its period and earlier ones in the draw pile."""
    p.turn = whole(values)
    era = 0 if p.turn < 4 else 1 if p.turn < 8 else 2
    for c in w.CARDS:
        if p.where[c] == board.IN_BOX and board.ERA[c] <= era and is_used(p, c) and c != THE_CHINA_CARD:
            shift(p, c, board.DECK)
        elif p.where[c] == board.DECK and board.ERA[c] > era:
            shift(p, c, board.IN_BOX)


def set_effects(p: Any, values: list[str]) -> None:
    """Set exactly these lasting effects; a neutral one with its side, chernobyl with its region."""
    for c in w.CARDS:
        p.in_force[c] = 0
    for value in values:
        name, _, argument = value.partition(":")
        code = card_of(name)
        if code not in LASTING:
            raise AgonError("bad-position", f"{name} has no lasting effect")
        if code == CHERNOBYL:
            p.in_force[code] = 1 + among([argument], [w.WORDS.id(r) for r in w.REGIONS])
        elif board.SIDE[code] == w.NEUTRAL or code == MISSILE_ENVY:
            p.in_force[code] |= 1 + among([argument], w.SIDE_IDS)
        elif argument:
            raise AgonError("bad-position", f"{name} belongs to one side only: write it without {argument!r}")
        else:
            p.in_force[code] = 1 + board.SIDE[code]
        if code == SHUTTLE_DIPLOMACY:
            shift(p, code, board.ON_TABLE)


def numbers(field: str) -> tuple[Getter, Setter]:
    """Return functions that read and set an int field, with or without a side."""
    return int_field(field, side_of)


def sides(field: str) -> tuple[Getter, Setter]:
    return (
        lambda p: [w.SIDE_IDS[getattr(p, field)]],
        lambda p, values: setattr(p, field, among(values, w.SIDE_IDS)),
    )


def read_seating(p: Map) -> list[str]:
    return [w.SIDE_IDS[side] for side in seating(p)]


def control(p: Map, name: str) -> list[str]:
    """Return the side that controls a country, if any."""
    side = controller(p, w.WORDS.code(name))
    return [] if side is None else [side]


def baseline(p: Map) -> None:
    """Set up the board as printed: fixed influence, no free placements, empty hands, Early War cards in the draw
    pile."""
    begin(p)
    p.phase = board.HEADLINE_PHASE
    p.phasing = w.USSR


def settle(p: Map) -> None:
    """Finish `given`: players know what is face up and what they hold, and nothing else; contradictions are refused."""
    for viewer in (w.US, w.USSR):
        hidden = sum(board.BIT[z] for z in board.ZONES if not board.VISIBLE[viewer] & board.BIT[z] and p.count[z])
        for c in w.CARDS:
            here = board.BIT[p.where[c]]
            p.maybe[viewer, c] = here if board.VISIBLE[viewer] & here else hidden
    if p.phase == board.ACTION_ROUNDS and p.round == 0:
        raise AgonError("bad-position", "an action round needs its number: set round")
    if not 1 <= p.turn <= LAST_TURN:
        raise AgonError("bad-position", f"there is no turn {p.turn}")
    if is_late_war(p) and p.turn < LATE_WAR_TURN:
        raise AgonError("bad-position", f"the Late War scenario begins with turn {LATE_WAR_TURN}")
    check_civil_war(p)
    if abs(p.vp) >= 20:
        raise AgonError("bad-position", "at 20 VP the game is over")
    if p.defcon == 1:
        raise AgonError("bad-position", "at DEFCON 1 the game is over")
    if not board.invariant(p):
        raise AgonError("bad-position", "the cards are inconsistent")


def check_civil_war(p: Map) -> None:
    """12.0 Its space and the China Card must be consistent."""
    there = p.influence[w.USSR, CHINESE_CIVIL_WAR]
    if p.influence[w.US, CHINESE_CIVIL_WAR] or there > (3 if p.chinese_civil_war else 0):
        raise AgonError("bad-position", "only the USSR has influence in the Chinese Civil War, up to 3 in its variant")
    if is_civil_war(p) and not (p.chinese_civil_war and there < 3):
        raise AgonError("bad-position", "the China Card may lack a holder only during the Chinese Civil War")
    if p.chinese_civil_war and there < 3 and not is_civil_war(p):
        raise AgonError(
            "bad-position", "the China Card has no holder until there is 3 influence in the Chinese Civil War"
        )


def _hand_path() -> tuple[Getter, Setter]:
    return (
        lambda p, side: cards(p, board.HAND[side_of(side)]),
        lambda p, side, values: set_zone(p, board.HAND[side_of(side)], values, board.DECK),
    )


PATHS = Paths(
    {"SIDE": w.SIDE_IDS, "COUNTRY": COUNTRY_NAMES},
    (
        Path(
            "turn",
            "the turn, 1 to 10; sets the cards of its period too",
            numbers("turn")[0],
            set_turn,
            takes=between(1, LAST_TURN),
        ),
        Path(
            "phase",
            "setup, new_turn, headline, action_round or turn_end",
            lambda p: [next(word for word, code in PHASE_WORDS.items() if code == p.phase)],
            lambda p, values: setattr(p, "phase", PHASE_WORDS[list(PHASE_WORDS)[among(values, list(PHASE_WORDS))]]),
            takes=one_of(PHASE_WORDS),
        ),
        Path("round", "the action round", *numbers("round"), takes=within(Map.fields["round"])),
        Path("phasing", "the phasing side", *sides("phasing"), takes=one_of(w.SIDE_IDS)),
        Path("defcon", "the DEFCON level", *numbers("defcon"), takes=between(2, 5)),
        Path("vp", "victory points, positive when the US is ahead", *numbers("vp"), takes=between(-19, 19)),
        Path(
            "military_ops.SIDE",
            "military operations this turn",
            *numbers("military_ops"),
            takes=within(Map.fields["military_ops"]),
        ),
        Path("space.SIDE", "box in the space race", *numbers("space"), takes=within(Map.fields["space"])),
        Path(
            "space_attempts.SIDE",
            "space race attempts this turn",
            *numbers("space_attempts"),
            takes=within(Map.fields["space_attempts"]),
        ),
        Path(
            "influence.COUNTRY.SIDE",
            "influence of a side in a country",
            lambda p, c, side: [str(p.influence[side_of(side), w.WORDS.code(c)])],
            lambda p, c, side, values: p.influence.__setitem__((side_of(side), w.WORDS.code(c)), whole(values)),
            takes=within(Map.fields["influence"]),
        ),
        Path("control.COUNTRY", "who controls a country", control, takes=one_of(w.SIDE_IDS)),
        Path("hand.SIDE", "cards in a hand", *_hand_path(), is_set=True, takes=some_of(CARD_NAMES)),
        Path("hand_size.SIDE", "number of cards in a hand", lambda p, side: [str(p.count[board.HAND[side_of(side)]])]),
        Path(
            "deck",
            "cards of the draw pile",
            *zone_path(board.DECK, board.IN_BOX),
            is_set=True,
            takes=some_of(CARD_NAMES),
        ),
        Path("deck_size", "number of cards in the draw pile", lambda p: [str(p.count[board.DECK])]),
        Path("discard", "the discard pile", *zone_path(board.DISCARDED), is_set=True, takes=some_of(CARD_NAMES)),
        Path("removed", "cards out of the game", *zone_path(board.REMOVED), is_set=True, takes=some_of(CARD_NAMES)),
        Path("in_play", "cards being played", *zone_path(board.IN_PLAY), is_set=True, takes=some_of(CARD_NAMES)),
        Path(
            "effects",
            "lasting effects by card, with side or region where there is a choice",
            effects,
            set_effects,
            is_set=True,
            takes=some_of(EFFECT_NAMES),
        ),
        Path(
            "us_order",
            "the US hand as Aldrich Ames of the first edition has arranged it",
            us_order,
            takes=some_of(CARD_NAMES),
        ),
        Path(
            "china.holder",
            "who has the China Card, if anybody",
            lambda p: [w.SIDE_IDS[p.china_holder]] if p.china_holder != NOBODY else [],
            lambda p, values: setattr(p, "china_holder", among(values, w.SIDE_IDS) if values else NOBODY),
            takes=one_of(w.SIDE_IDS),
        ),
        Path(
            "china.face",
            "up (can be played) or down",
            lambda p: ["up" if p.china_up else "down"],
            lambda p, values: setattr(p, "china_up", 1 - among(values, ("up", "down"))),
            takes=one_of(("up", "down")),
        ),
        Path(
            "china.used",
            "whether the China Card was ever played: yes or no",
            lambda p: ["yes" if p.china_used else "no"],
            lambda p, values: setattr(p, "china_used", 1 - among(values, ("yes", "no"))),
            takes=one_of(("yes", "no")),
        ),
        Path(
            "seating",
            "the side each player plays, the one who began as the US first",
            read_seating,
            takes=some_of(w.SIDE_IDS),
        ),
        Path("extra.SIDE", "extra influence after set-up", numbers("extra")[0]),
    ),
    baseline,
    settle,
)
