"""The names under which studies set and read the game. docs/games/twilight_struggle.md lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from agon.engine.errors import AgonError
from agon.engine.paths import Path, Paths, among, between, one_of, some_of, whole, within
from agon.engine.script import NONE
from agon.games.twilight_struggle.board import (
    ACTION_ROUNDS,
    BIT,
    DECK,
    DISCARDED,
    ERA,
    HAND,
    HEADLINE_PHASE,
    IN_BOX,
    IN_PLAY,
    NEW_TURN,
    ON_TABLE,
    REMOVED,
    SETTING_UP,
    SIDE,
    TURN_END,
    VISIBLE,
    ZONES,
    Map,
    invariant,
)
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
from agon.games.twilight_struggle.words import CARDS, NEUTRAL, REGIONS, SIDE_IDS, SPACES, US, USSR, WORDS

PHASE_WORDS = {
    "setup": SETTING_UP,
    "new_turn": NEW_TURN,
    "headline": HEADLINE_PHASE,
    "action_round": ACTION_ROUNDS,
    "turn_end": TURN_END,
}
COUNTRY_NAMES = tuple(WORDS.id(c) for c in SPACES)
CARD_NAMES = tuple(WORDS.id(c) for c in CARDS if c != THE_CHINA_CARD)
LASTING = {WORDS.code(row["id"]) for row in CARD_ROWS if "lasting" in row} | {MISSILE_ENVY}


def names_of(effect: int) -> list[str]:
    """The words of a lasting effect: one for each region or side where there is a choice."""
    name = WORDS.id(effect)
    if effect == CHERNOBYL:
        return [f"{name}:{WORDS.id(region)}" for region in REGIONS]
    if SIDE[effect] == NEUTRAL or effect == MISSILE_ENVY:
        return [f"{name}:{side}" for side in SIDE_IDS]
    return [name]


EFFECT_NAMES = tuple(name for effect in sorted(LASTING) for name in names_of(effect))


def side_of(name: str) -> int:
    return SIDE_IDS.index(name)


def card_of(text: str) -> int:
    code = WORDS.codes.get(text, NONE)
    if code not in CARDS:
        raise AgonError("bad-position", f"there is no card {text!r}")
    if code == THE_CHINA_CARD:
        raise AgonError("bad-position", "the China Card lies in no hand or pile: give china.holder and china.face")
    return code


def shift(p: Map, card: int, zone: int) -> None:
    p.count[p.where[card]] -= 1
    p.where[card] = zone
    p.count[zone] += 1


def set_zone(p: Map, zone: int, values: list[str], others: int) -> None:
    """Make a zone exactly these cards, taken from wherever they are; what was in it goes elsewhere."""
    wanted = [card_of(v) for v in values]
    if len(set(wanted)) != len(wanted):
        raise AgonError("bad-position", "a card stands twice")
    for c in CARDS:
        if p.where[c] == zone and c not in wanted:
            shift(p, c, others)
    for c in wanted:
        shift(p, c, zone)


def zone_path(zone: int, others: int = DECK) -> tuple[Callable[..., list[str]], Callable[..., None]]:
    return lambda p: cards(p, zone), lambda p, values: set_zone(p, zone, values, others)


def set_turn(p: Any, values: list[str]) -> None:
    """The turn, and with it the cards of its period and those before in the draw pile."""
    p.turn = whole(values)
    era = 0 if p.turn < 4 else 1 if p.turn < 8 else 2
    for c in CARDS:
        if p.where[c] == IN_BOX and ERA[c] <= era and is_used(p, c) and c != THE_CHINA_CARD:
            shift(p, c, DECK)
        elif p.where[c] == DECK and ERA[c] > era:
            shift(p, c, IN_BOX)


def set_effects(p: Any, values: list[str]) -> None:
    """Exactly these lasting effects; a neutral one with its side, chernobyl with its region."""
    for c in CARDS:
        p.in_force[c] = 0
    for value in values:
        name, _, argument = value.partition(":")
        code = card_of(name)
        if code not in LASTING:
            raise AgonError("bad-position", f"{name} has no lasting effect")
        if code == CHERNOBYL:
            p.in_force[code] = 1 + among([argument], [WORDS.id(r) for r in REGIONS])
        elif SIDE[code] == NEUTRAL or code == MISSILE_ENVY:
            p.in_force[code] |= 1 + among([argument], SIDE_IDS)
        elif argument:
            raise AgonError("bad-position", f"{name} is of one side only: write it without {argument!r}")
        else:
            p.in_force[code] = 1 + SIDE[code]
        if code == SHUTTLE_DIPLOMACY:
            shift(p, code, ON_TABLE)


def numbers(field: str) -> tuple[Callable[..., list[str]], Callable[..., None]]:
    """Reading and setting an int field, with a side or without."""

    def get(p: Any, *side: str) -> list[str]:
        return [str(getattr(p, field)[side_of(side[0])] if side else getattr(p, field))]

    def put(p: Any, *side: str, values: list[str]) -> None:
        if side:
            getattr(p, field)[side_of(side[0])] = whole(values)
        else:
            setattr(p, field, whole(values))

    return get, put


def sides(field: str) -> tuple[Callable[..., list[str]], Callable[..., None]]:
    return (
        lambda p: [SIDE_IDS[getattr(p, field)]],
        lambda p, values: setattr(p, field, among(values, SIDE_IDS)),
    )


def read_seating(p: Map) -> list[str]:
    return [SIDE_IDS[side] for side in seating(p)]


def control(p: Map, name: str) -> list[str]:
    """The side that controls a country, if any."""
    side = controller(p, WORDS.code(name))
    return [] if side is None else [side]


def baseline(p: Map) -> None:
    """The printed set-up: fixed influence, no free placements, empty hands, Early War cards in the draw pile."""
    begin(p)
    p.phase = HEADLINE_PHASE
    p.phasing = USSR


def settle(p: Map) -> None:
    """After `given`: everybody knows what lies open and what he holds, and nothing else; contradictions are refused."""
    for viewer in (US, USSR):
        hidden = sum(BIT[z] for z in ZONES if not VISIBLE[viewer] & BIT[z] and p.count[z])
        for c in CARDS:
            here = BIT[p.where[c]]
            p.maybe[viewer, c] = here if VISIBLE[viewer] & here else hidden
    if p.phase == ACTION_ROUNDS and p.round == 0:
        raise AgonError("bad-position", "an action round needs its number: give round")
    if not 1 <= p.turn <= LAST_TURN:
        raise AgonError("bad-position", f"there is no turn {p.turn}")
    if is_late_war(p) and p.turn < LATE_WAR_TURN:
        raise AgonError("bad-position", f"the Late War scenario begins with turn {LATE_WAR_TURN}")
    check_civil_war(p)
    if abs(p.vp) >= 20:
        raise AgonError("bad-position", "at 20 VP the game is over")
    if p.defcon == 1:
        raise AgonError("bad-position", "at DEFCON 1 the game is over")
    if not invariant(p):
        raise AgonError("bad-position", "the cards contradict each other")


def check_civil_war(p: Map) -> None:
    """12.0 Its space and the China Card must fit each other."""
    there = p.influence[USSR, CHINESE_CIVIL_WAR]
    if p.influence[US, CHINESE_CIVIL_WAR] or there > (3 if p.chinese_civil_war else 0):
        raise AgonError("bad-position", "only the USSR has influence in the Chinese Civil War, up to 3 in its variant")
    if is_civil_war(p) and not (p.chinese_civil_war and there < 3):
        raise AgonError("bad-position", "nobody has the China Card only until the Chinese Civil War is over")
    if p.chinese_civil_war and there < 3 and not is_civil_war(p):
        raise AgonError("bad-position", "nobody has the China Card until 3 influence are in the Chinese Civil War")


def _hand_path() -> tuple[Callable[..., list[str]], Callable[..., None]]:
    return (
        lambda p, side: cards(p, HAND[side_of(side)]),
        lambda p, side, values: set_zone(p, HAND[side_of(side)], values, DECK),
    )


PATHS = Paths(
    {"SIDE": SIDE_IDS, "COUNTRY": COUNTRY_NAMES},
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
            lambda p: [next(w for w, code in PHASE_WORDS.items() if code == p.phase)],
            lambda p, values: setattr(p, "phase", PHASE_WORDS[list(PHASE_WORDS)[among(values, list(PHASE_WORDS))]]),
            takes=one_of(PHASE_WORDS),
        ),
        Path("round", "the action round", *numbers("round"), takes=within(Map.fields["round"])),
        Path("phasing", "the phasing side", *sides("phasing"), takes=one_of(SIDE_IDS)),
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
            lambda p, c, side: [str(p.influence[side_of(side), WORDS.code(c)])],
            lambda p, c, side, values: p.influence.__setitem__((side_of(side), WORDS.code(c)), whole(values)),
            takes=within(Map.fields["influence"]),
        ),
        Path("control.COUNTRY", "who controls a country", control, takes=one_of(SIDE_IDS)),
        Path("hand.SIDE", "cards in a hand", *_hand_path(), is_set=True, takes=some_of(CARD_NAMES)),
        Path("hand_size.SIDE", "number of cards in a hand", lambda p, side: [str(p.count[HAND[side_of(side)]])]),
        Path("deck", "cards of the draw pile", *zone_path(DECK, IN_BOX), is_set=True, takes=some_of(CARD_NAMES)),
        Path("deck_size", "number of cards in the draw pile", lambda p: [str(p.count[DECK])]),
        Path("discard", "the discard pile", *zone_path(DISCARDED), is_set=True, takes=some_of(CARD_NAMES)),
        Path("removed", "cards out of the game", *zone_path(REMOVED), is_set=True, takes=some_of(CARD_NAMES)),
        Path("in_play", "cards being played", *zone_path(IN_PLAY), is_set=True, takes=some_of(CARD_NAMES)),
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
            lambda p: [SIDE_IDS[p.china_holder]] if p.china_holder != NOBODY else [],
            lambda p, values: setattr(p, "china_holder", among(values, SIDE_IDS) if values else NOBODY),
            takes=one_of(SIDE_IDS),
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
            takes=some_of(SIDE_IDS),
        ),
        Path("extra.SIDE", "extra influence after set-up", numbers("extra")[0]),
    ),
    baseline,
    settle,
)
