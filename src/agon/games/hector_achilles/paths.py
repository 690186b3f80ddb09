"""The paths by which studies set and read the boards; docs/games/hector_achilles.md lists them."""

from __future__ import annotations

from typing import Any

from agon.engine.errors import AgonError
from agon.engine.script import NONE
from agon.engine.table.paths import Getter, Path, Paths, Setter, among, int_field, one, one_of, some_of, whole, within
from agon.games.hector_achilles import board
from agon.games.hector_achilles import words as w
from agon.games.hector_achilles.board import Board
from agon.games.hector_achilles.closing import total
from agon.games.hector_achilles.components import HEROES_OF
from agon.games.hector_achilles.play import prepare_battles, superiority
from agon.games.hector_achilles.troops import BIT, FIRST, SECOND, VISIBLE, forget, shift
from agon.games.hector_achilles.view import SIDE_NAMES, bottom_ids, cards, hero_ids, shame_aside

PILE_NAMES = ("pile_1", "pile_2", "pile_3", "camp")
TROOP_NAMES, HERO_NAMES, FATE_NAMES = (
    tuple(w.WORDS.id(code) for code in codes) for codes in (w.TROOPS, w.HEROES, w.FATES)
)


def side_of(name: str) -> int:
    return SIDE_NAMES.index(name)


def word(text: str, among_codes: range) -> int:
    code = w.WORDS.codes.get(text, NONE)
    if code not in among_codes:
        raise AgonError("bad-position", f"{text!r} is not one of {', '.join(w.WORDS.id(c) for c in among_codes)}")
    return code


# ---------------------------------------------------------------- troops


def set_zone(p: Board, side: int, zone: int, values: list[str]) -> None:
    """Fill a zone with exactly these troops: others in it go to the fullest pile, missing ones are moved in."""
    wanted = [word(v, w.TROOPS) for v in values]
    for troop in w.TROOPS:
        if wanted.count(troop) > 2:
            raise AgonError("bad-position", f"there are only two {w.WORDS.id(troop)}")
        while p.troops[side, zone, troop] > wanted.count(troop):
            shift(p, side, troop, zone, _fullest(p, side, zone))
    for troop in w.TROOPS:
        while p.troops[side, zone, troop] < wanted.count(troop):
            sources = [z for z in (*reversed(w.PILES), w.OUT, w.HAND, w.LAID) if z != zone and p.troops[side, z, troop]]
            shift(p, side, troop, max(sources, key=lambda z: (z in w.PILES, p.size[side, z])), zone)


def _fullest(p: Board, side: int, but: int) -> int:
    return max((z for z in w.PILES if z != but), key=lambda z: p.size[side, z])


def set_pile_size(p: Board, side: int, pile: int, size: int) -> None:
    """Bring a pile to a size: extra cards leave the game; missing ones come from there, then from the other piles."""
    if not 0 <= size <= 48:
        raise AgonError("bad-position", f"a pile cannot hold {size} troops")
    while p.size[side, pile] > size:
        shift(p, side, next(t for t in w.TROOPS if p.troops[side, pile, t]), pile, w.OUT)
    while p.size[side, pile] < size:
        source = w.OUT if p.size[side, w.OUT] else _fullest(p, side, pile)
        if not p.size[side, source]:
            raise AgonError("bad-position", f"the {SIDE_NAMES[side]} have no troops left for {w.WORDS.id(pile)}")
        shift(p, side, next(t for t in w.TROOPS if p.troops[side, source, t]), source, pile)


def set_laid(p: Board, side: int, values: list[str]) -> None:
    if len(values) > 5:
        raise AgonError("bad-position", "at most five troops can be laid")
    set_zone(p, side, w.LAID, values)
    for slot in range(5):
        p.laid[side, slot] = word(values[slot], w.TROOPS) if slot < len(values) else NONE
        p.reinforced[side, slot] = 0
    p.favour_used[side] = 0
    p.covered[side] = NONE


def slot_of(p: Board, side: int, troop: str) -> int:
    code = word(troop, w.TROOPS)
    for slot in range(5):
        if p.laid[side, slot] == code and slot != p.covered[side] and not p.reinforced[side, slot]:
            return slot
    raise AgonError("bad-position", f"{troop} is not laid by the {SIDE_NAMES[side]}; set laid first")


def set_reinforced(p: Board, side: int, values: list[str]) -> None:
    for slot in range(5):
        p.reinforced[side, slot] = 0
    for value in values:
        p.reinforced[side, slot_of(p, side, value)] = 1
    p.favour_used[side] = len(values)


# ---------------------------------------------------------------- heroes and fate


def put_heroes(p: Board, side: int, values: list[str], place: int) -> None:
    for hero in HEROES_OF[side]:
        if p.hero_at[hero] == place:
            p.hero_at[hero] = board.IN_PILE
    for value in values:
        hero = word(value, w.HEROES)
        if hero not in HEROES_OF[side]:
            raise AgonError("bad-position", f"{value} does not fight for the {SIDE_NAMES[side]}")
        p.hero_at[hero] = place


def set_hero(p: Board, side: int, values: list[str]) -> None:
    """Set `none`, `HERO` (in hand) or `HERO TROOP` (used, on a laid troop)."""
    put_heroes(p, side, [], board.HELD)
    put_heroes(p, side, [], board.USED)
    p.covered[side] = NONE
    p.hero[side] = word(values[0], w.HEROES) if values else NONE
    if len(values) == 2:
        put_heroes(p, side, values[:1], board.USED)
        p.covered[side] = slot_of(p, side, values[1])
    elif values:
        put_heroes(p, side, [one(values)], board.HELD)


def get_hero(p: Board, side: int) -> list[str]:
    hero = p.hero[side]
    if hero == NONE:
        return []
    under = [] if board.holds_hero(p, side) else [w.WORDS.id(p.laid[side, p.covered[side]])]
    return [w.WORDS.id(hero), *under]


def set_bottom(p: Board, side: int, values: list[str]) -> None:
    if len(set(values)) != len(values):
        raise AgonError("bad-position", "a hero occurs twice")
    put_heroes(p, side, values, board.AT_BOTTOM)
    for place in range(6):
        p.bottom[side, place] = word(values[place], w.HEROES) if place < len(values) else NONE


def set_hero_pile(p: Board, side: int, values: list[str]) -> None:
    """Put exactly these heroes in the shuffled part of the pile; others in it are lost."""
    put_heroes(p, side, [h for h in hero_ids(p, side, board.IN_PILE) if h not in values], board.LOST)
    put_heroes(p, side, values, board.IN_PILE)


def set_fate(p: Board, values: list[str]) -> None:
    """Set `none` or a counter, which `facing.SIDE` then turns."""
    p.fate = NONE
    if values:
        p.fate = word(one(values), w.FATES)
        p.fate_waits[p.fate] = 0


def set_fate_waiting(p: Any, values: list[str]) -> None:
    wanted = {word(value, w.FATES) for value in values}
    for fate in w.FATES:
        p.fate_waits[fate] = int(fate in wanted)


def set_facing(p: Board, side: int, colour: str) -> None:
    among([colour], w.COLOUR_IDS)
    for edge in range(4):
        p.edge = edge
        if p.fate != NONE and w.WORDS.id(p.rule(board.facing)(p, side)) == colour:
            return
    raise AgonError("bad-position", f"no edge of the fate token is {colour}; set fate first")


# ---------------------------------------------------------------- the list


def numbers(field: str) -> tuple[Getter, Setter]:
    """Return functions that read and set an int field, with or without a side."""
    return int_field(field, side_of)


def sides(field: str) -> tuple[Getter, Setter]:
    def get(p: Any) -> list[str]:
        return [] if getattr(p, field) == NONE else [SIDE_NAMES[getattr(p, field)]]

    def put(p: Any, values: list[str]) -> None:
        setattr(p, field, among(values, SIDE_NAMES) if values else NONE)

    return get, put


def flags(field: str) -> tuple[Getter, Setter]:
    def get(p: Any, side: str) -> list[str]:
        piles = [z for z in w.PILES if z in type(p).fields[field].extents[1]]
        return [w.WORDS.id(z) for z in piles if getattr(p, field)[side_of(side), z]]

    def put(p: Any, side: str, values: list[str]) -> None:
        piles = type(p).fields[field].extents[1]
        wanted = {word(value, piles) for value in values}
        for z in piles:
            getattr(p, field)[side_of(side), z] = int(z in wanted)

    return get, put


def baseline(p: Board) -> None:
    """Set up a fresh board before the first battle: each army dealt in a fixed order, twelve to a pile."""
    for side in (w.ACHAEANS, w.TROJANS):
        deck = [t for t in w.TROOPS for _ in range(2)]
        for i, troop in enumerate(deck):
            p.troops[side, w.PILE_1 + i % 4, troop] += 1
            p.size[side, w.PILE_1 + i % 4] += 1
        forget(p, side)
        p.favour[side] = 3
    prepare_battles(p)


def settle(p: Board) -> None:
    """Finish `given`: players know what is face up and what they hold, and nothing else; contradictions are refused."""
    for side in (w.ACHAEANS, w.TROJANS):
        _know(p, side)
        if p.phase != board.INITIAL and p.fate == NONE:
            raise AgonError(
                "bad-position", f"the phase {board.PHASES[p.phase]} needs a fate token: set fate and facing"
            )
        for pile in (z for z in w.PILES[:3] if p.exhausted[side, z]):
            if p.size[side, pile]:
                raise AgonError(
                    "bad-position", f"{w.WORDS.id(pile)} of the {SIDE_NAMES[side]} is exhausted but holds cards"
                )
        if not board.army_is_whole(p, side):
            raise AgonError("bad-position", f"the army of the {SIDE_NAMES[side]} is inconsistent")


def _know(p: Board, side: int) -> None:
    for viewer in (w.ACHAEANS, w.TROJANS):
        unseen = [z for z in w.ZONES if not VISIBLE[viewer][side] & BIT[z]]
        for zone in w.ZONES:
            p.maybe[viewer, side, zone] = 0
        for troop in w.TROOPS:
            copies = [FIRST[troop], SECOND[troop]]
            for zone in w.ZONES:
                for _ in range(p.troops[side, zone, troop]):
                    copy = copies.pop(0)
                    for z in [u for u in unseen if p.size[side, u]] if zone in unseen else [zone]:
                        p.maybe[viewer, side, z] |= copy


def set_exhausted(p: Any, side: str, values: list[str]) -> None:
    wanted = {word(value, board.FRONT_PILES) for value in values}
    for pile in board.FRONT_PILES:
        p.exhausted[side_of(side), pile] = int(pile in wanted)
        if pile in wanted:
            for troop in w.TROOPS:
                while p.troops[side_of(side), pile, troop]:
                    shift(p, side_of(side), troop, pile, w.CAMP)


def _zone_path(zone: int) -> tuple[Getter, Setter]:
    return (
        lambda p, side: cards(p, side_of(side), zone),
        lambda p, side, values: set_zone(p, side_of(side), zone, values),
    )


PATHS = Paths(
    {"SIDE": SIDE_NAMES, "PILE": PILE_NAMES},
    (
        Path(
            "phase",
            "setup, initial, rounds, check or final",
            lambda p: [board.PHASES[p.phase]],
            lambda p, values: setattr(p, "phase", among(values, board.PHASES)),
            takes=one_of(board.PHASES),
        ),
        Path("battle", "number of the battle", *numbers("battle"), takes=within(Board.fields["battle"])),
        Path("round", "round of the battle, 1 to 4", *numbers("round"), takes=within(Board.fields["round"])),
        Path("attacker", "the attacking side", *sides("attacker"), takes=one_of(SIDE_NAMES)),
        Path("acting", "the side on turn", *sides("acting"), takes=one_of(SIDE_NAMES)),
        Path("victor", "who won the battle, while it is being closed", *sides("victor"), takes=one_of(SIDE_NAMES)),
        Path("hand.SIDE", "troops in the hand", *_zone_path(w.HAND), is_set=True, takes=some_of(TROOP_NAMES)),
        Path(
            "laid.SIDE",
            "laid troops in order, the vanguard or revealed card first",
            lambda p, side: [w.WORDS.id(p.laid[side_of(side), i]) for i in range(p.size[side_of(side), w.LAID])],
            lambda p, side, values: set_laid(p, side_of(side), values),
            takes=some_of(TROOP_NAMES),
        ),
        Path(
            "reinforced.SIDE",
            "laid troops that carry a favour",
            lambda p, side: [w.WORDS.id(p.laid[side_of(side), i]) for i in range(5) if p.reinforced[side_of(side), i]],
            lambda p, side, values: set_reinforced(p, side_of(side), values),
            is_set=True,
            takes=some_of(TROOP_NAMES),
        ),
        Path(
            "hero.SIDE",
            "none, the hero in the hand, or the used hero and the troop under him",
            lambda p, side: get_hero(p, side_of(side)),
            lambda p, side, values: set_hero(p, side_of(side), values),
            takes=some_of(HERO_NAMES + TROOP_NAMES),
        ),
        Path(
            "hero_pile.SIDE",
            "heroes in the shuffled part of the hero pile",
            lambda p, side: hero_ids(p, side_of(side), board.IN_PILE),
            lambda p, side, values: set_hero_pile(p, side_of(side), values),
            is_set=True,
            takes=some_of(HERO_NAMES),
        ),
        Path(
            "hero_bottom.SIDE",
            "heroes put at the bottom in this battle, the next to be drawn first",
            lambda p, side: bottom_ids(p, side_of(side)),
            lambda p, side, values: set_bottom(p, side_of(side), values),
            takes=some_of(HERO_NAMES),
        ),
        Path(
            "lost_heroes.SIDE",
            "heroes out of the game",
            lambda p, side: hero_ids(p, side_of(side), board.LOST),
            lambda p, side, values: put_heroes(p, side_of(side), values, board.LOST),
            is_set=True,
            takes=some_of(HERO_NAMES),
        ),
        Path(
            "pile.SIDE.PILE",
            "troops in a pile",
            lambda p, side, pile: cards(p, side_of(side), w.WORDS.code(pile)),
            lambda p, side, pile, values: set_zone(p, side_of(side), w.WORDS.code(pile), values),
            is_set=True,
            takes=some_of(TROOP_NAMES),
        ),
        Path(
            "size.SIDE.PILE",
            "number of troops in a pile; setting it sends cards out of the game, or brings them back",
            lambda p, side, pile: [str(p.size[side_of(side), w.WORDS.code(pile)])],
            lambda p, side, pile, values: set_pile_size(p, side_of(side), w.WORDS.code(pile), whole(values)),
            takes=within(Board.fields["size"]),
        ),
        Path("out.SIDE", "troops out of the game", *_zone_path(w.OUT), is_set=True, takes=some_of(TROOP_NAMES)),
        Path("out_size.SIDE", "number of troops out of the game", lambda p, side: [str(p.size[side_of(side), w.OUT])]),
        Path("hand_size.SIDE", "number of troops in the hand", lambda p, side: [str(p.size[side_of(side), w.HAND])]),
        Path(
            "exhausted.SIDE",
            "exhausted front piles (their cards go to the camp)",
            flags("exhausted")[0],
            set_exhausted,
            takes=some_of(PILE_NAMES[:3]),
        ),
        Path("used.SIDE", "piles used in this battle", *flags("used"), is_set=True, takes=some_of(PILE_NAMES)),
        Path(
            "active.SIDE",
            "the pile a side fights from",
            lambda p, side: [w.WORDS.id(p.active[side_of(side)])],
            lambda p, side, values: p.active.__setitem__(side_of(side), w.PILES[among(values, PILE_NAMES)]),
            takes=one_of(PILE_NAMES),
        ),
        Path("favour.SIDE", "unused favours", *numbers("favour"), takes=within(Board.fields["favour"])),
        Path("favour_used.SIDE", "favours lying on troops", numbers("favour_used")[0]),
        Path("shame.SIDE", "shame tokens", *numbers("shame"), takes=within(Board.fields["shame"])),
        Path("shame_aside", "shame tokens nobody has taken yet", lambda p: [str(shame_aside(p))]),
        Path(
            "fate",
            "the fate token of this battle",
            lambda p: [] if p.fate == NONE else [w.WORDS.id(p.fate)],
            lambda p, values: set_fate(p, values),
            takes=one_of(FATE_NAMES),
        ),
        Path(
            "fate_waiting",
            "fate tokens still face down",
            lambda p: [w.WORDS.id(f) for f in w.FATES if p.fate_waits[f]],
            set_fate_waiting,
            is_set=True,
            takes=some_of(FATE_NAMES),
        ),
        Path(
            "facing.SIDE",
            "the colour before a side",
            lambda p, side: [] if p.fate == NONE else [w.WORDS.id(p.rule(board.facing)(p, side_of(side)))],
            lambda p, side, values: set_facing(p, side_of(side), one(values)),
            takes=one_of(w.COLOUR_IDS),
        ),
        Path(
            "valid.SIDE",
            "the colours that count for a side in the end",
            lambda p, side: [
                c for c in w.COLOUR_IDS if p.fate != NONE and p.rule(board.is_valid)(p, side_of(side), w.WORDS.code(c))
            ],
            is_set=True,
            takes=some_of(w.COLOUR_IDS),
        ),
        Path("superiority.SIDE", "sum of all laid cards", lambda p, side: [str(p.rule(superiority)(p, side_of(side)))]),
        Path(
            "total.SIDE",
            "sum of the laid cards of valid colours",
            lambda p, side: [str(p.rule(total)(p, side_of(side)))],
        ),
    ),
    baseline,
    settle,
)
