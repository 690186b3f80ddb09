"""Mid War: cards 36 to 81, 107 and 108."""

from __future__ import annotations

from agon.engine.script import NONE, Options, Script, ask, draw, roll, tell
from agon.games.twilight_struggle.board import (
    ANYWHERE,
    BATTLEGROUND,
    DECK,
    DISCARDED,
    HAND,
    IN_AFRICA_OR_LATIN_AMERICA,
    IN_AFRICA_OR_SOUTHEAST_ASIA,
    IN_AREA,
    IN_ASIA,
    IN_CENTRAL_AMERICA,
    IN_LATIN_AMERICA,
    IN_PLAY,
    LOOKED_AT,
    MUSLIM_REVOLUTION_AREA,
    ON_TABLE,
    OPEC_AREA,
    OUTSIDE_EUROPE,
    SCORING,
    SCORING_CARDS,
    SOUTH_AFRICAN_NEIGHBOURS,
    STABILITY,
    Map,
    add,
    controls,
    move,
    opponent,
    reveal,
    take,
    take_all,
)
from agon.games.twilight_struggle.cards import (
    cards_in,
    discard,
    draw_card,
    is_last_chance,
    pass_china_card,
    play_card,
    reshuffle,
    use_taken_card,
)
from agon.games.twilight_struggle.editions import china_face, nato_stops_brush_war
from agon.games.twilight_struggle.effects import (
    BEAR_TRAP,
    BREZHNEV_DOCTRINE,
    CAMP_DAVID,
    CUBAN_MISSILE_CRISIS,
    DEATH_SQUADS,
    FLOWER_POWER,
    JOHN_PAUL_II,
    MISSILE_ENVY,
    NORAD,
    NUCLEAR_SUBS,
    QUAGMIRE,
    SALT,
    SHUTTLE_DIPLOMACY,
    U2_INCIDENT,
    WE_WILL_BURY_YOU,
    WILLY_BRANDT,
    end,
    is_covered_by_nato,
    is_shielded,
    modified,
    ops_value,
    start,
    start_for,
)
from agon.games.twilight_struggle.events.early_war import show_cards
from agon.games.twilight_struggle.events.table import event
from agon.games.twilight_struggle.operations import (
    can_coup,
    can_realign,
    conduct_operations,
    coup,
    coup_in,
    realign,
    withdraw,
    withdraw_or_nothing,
)
from agon.games.twilight_struggle.scoring import region_is_held, score_region, score_southeast_asia
from agon.games.twilight_struggle.space_race import advance
from agon.games.twilight_struggle.tracks import degrade_defcon, gain_vp, improve_defcon, set_defcon, set_military_ops
from agon.games.twilight_struggle.verbs import EMPTY, NO_LIMIT, place, remove, remove_from_each, war
from agon.games.twilight_struggle.words import (
    AFRICA,
    CARDS,
    CENTRAL_AMERICA,
    CHOOSE,
    CHOOSES,
    COUNTRIES,
    COUP,
    DEGRADE,
    DIE,
    DISCARD,
    DRAW,
    GIVES_CARD,
    IMPROVE,
    LEVELS,
    ONE_AND_NEIGHBOURS,
    OPERATIONS,
    PASS,
    PICK,
    PLACE,
    PLAY,
    REALIGNMENT,
    REGIONS,
    RETURN,
    ROLLS,
    SHOWS_HAND,
    SOUTH_AMERICA,
    TAKES_CARD,
    TARGET,
    TWO_IN_SOUTH_AFRICA,
    US,
    USE,
    USSR,
    WITHDRAW,
    country,
)

ANGOLA = country("angola")
CHILE = country("chile")
COSTA_RICA = country("costa_rica")
EGYPT = country("egypt")
ISRAEL = country("israel")
JORDAN = country("jordan")
PANAMA = country("panama")
POLAND = country("poland")
SE_AFRICAN_STATES = country("se_african_states")
SOUTH_AFRICA = country("south_africa")
VENEZUELA = country("venezuela")
WEST_GERMANY = country("west_germany")


@event(36)
def brush_war(p: Map, player: int) -> Script:
    """War on any country of stability 1 or 2; NATO protects from it."""
    target = yield ask(player, TARGET, [c for c in COUNTRIES if can_be_brush_war(p, player, c)])
    yield from war(p, player, target, wins_on=3, vp=1, military_ops=3)


def can_be_brush_war(p: Map, player: int, c: int) -> bool:
    return STABILITY[c] <= 2 and not (
        player == USSR and nato_stops_brush_war(p) and is_shielded(p, USSR, c) and is_covered_by_nato(p, c)
    )


@event(37)
def central_america_scoring(p: Map, player: int) -> Script:
    """Central America is scored."""
    yield from score_region(p, CENTRAL_AMERICA)


@event(38)
def southeast_asia_scoring(p: Map, player: int) -> Script:
    """Southeast Asia is scored by countries."""
    score_southeast_asia(p)


@event(39)
def arms_race(p: Map, player: int) -> Script:
    """More military operations than the opponent: 1 VP, 3 if the requirement is met too (TS-R-104)."""
    if p.military_ops[player] > p.military_ops[opponent(player)]:
        gain_vp(p, player, 3 if p.military_ops[player] >= p.defcon else 1)


@event(40)
def cuban_missile_crisis(p: Map, player: int) -> Script:
    """DEFCON 2; this turn the opponent loses by any coup, unless he takes his missiles away."""
    set_defcon(p, 2)
    start(p, CUBAN_MISSILE_CRISIS, player)


@event(41)
def nuclear_subs(p: Map, player: int) -> Script:
    """US coups in battlegrounds leave DEFCON alone this turn."""
    start(p, NUCLEAR_SUBS, US)


@event(42)
def quagmire(p: Map, player: int) -> Script:
    """The US discards and rolls each action round until it escapes; NORAD ends."""
    end(p, NORAD)  # TS-R-106
    start(p, QUAGMIRE, USSR)


@event(43)
def salt_negotiations(p: Map, player: int) -> Script:
    """DEFCON improves by two; coups are at -1 this turn; a discarded card may be taken back (TS-R-85)."""
    improve_defcon(p, 2)
    start(p, SALT, player)
    card = yield ask(player, CHOOSE, [c for c in CARDS if p.where[c] == DISCARDED and SCORING[c] == 0] + [PASS])
    if card != PASS:
        move(p, card, HAND[player])
        tell(TAKES_CARD, player, card)


@event(44)
def bear_trap(p: Map, player: int) -> Script:
    """The USSR discards and rolls each action round until it escapes."""
    start(p, BEAR_TRAP, US)


@event(45)
def summit(p: Map, player: int) -> Script:
    """Both roll, one more for each region dominated or controlled; the higher gains 2 VP and may move DEFCON."""
    us = yield roll(DIE)
    ussr = yield roll(DIE)
    us_bonus = sum(region_is_held(p, US, region) for region in REGIONS)
    ussr_bonus = sum(region_is_held(p, USSR, region) for region in REGIONS)
    tell(ROLLS, US, us, us_bonus)
    tell(ROLLS, USSR, ussr, ussr_bonus)
    if us + us_bonus != ussr + ussr_bonus:
        yield from win_summit(p, US if us + us_bonus > ussr + ussr_bonus else USSR)


def win_summit(p: Map, side: int) -> Script:
    gain_vp(p, side, 2)
    answer = yield ask(side, CHOOSE, defcon_moves(p))
    tell(CHOOSES, side, answer)
    if answer == DEGRADE:
        degrade_defcon(p)
    elif answer == IMPROVE:
        improve_defcon(p, 1)


def defcon_moves(p: Map) -> Options:
    if p.defcon < 5:
        return [IMPROVE, DEGRADE, PASS]
    return [DEGRADE, PASS]


@event(46)
def how_i_learned_to_stop_worrying(p: Map, player: int) -> Script:
    """DEFCON is set to any level; own military operations to 5."""
    level = yield ask(player, CHOOSE, [choice for choice in LEVELS])
    set_military_ops(p, player, 5)
    set_defcon(p, level - LEVELS[0] + 1)


@event(47)
def junta(p: Map, player: int) -> Script:
    """Two influence in a Latin American country; then a free coup or realignments there (TS-R-116, TS-R-123)."""
    where = yield ask(player, PLACE, [c for c in COUNTRIES if IN_AREA[IN_LATIN_AMERICA][c] == 1])
    add(p, player, where, 2)
    yield from free_operations(p, player, modified(p, player, 2), IN_LATIN_AMERICA)


def free_uses(p: Map, side: int, area: int) -> Options:
    offered: Options = []
    if any(can_coup(p, side, c, area, 1) for c in COUNTRIES):
        offered += [COUP]
    if any(can_realign(p, side, c, area, 1) for c in COUNTRIES):
        offered += [REALIGNMENT]
    return offered + [PASS]


def free_operations(p: Map, side: int, ops: int, area: int) -> Script:
    """6.3.5 A free coup, or realignments, in an area whatever DEFCON says; or nothing."""
    what = yield ask(side, USE, free_uses(p, side, area))
    if what != PASS:
        tell(OPERATIONS, side, what, ops)
    if what == COUP:
        yield from coup(p, side, ops, area, 1, 0)
    elif what == REALIGNMENT:
        yield from realign(p, side, ops, area, 1, 0, one_region=1 - p.junta_regions)


@event(48)
def kitchen_debates(p: Map, player: int) -> Script:
    """With more battlegrounds than the USSR, 2 VP for the US."""
    gain_vp(p, US, 2)


@event(49)
def missile_envy(p: Map, player: int) -> Script:
    """The opponent gives his highest card for this one, and must use this one for operations (TS-R-27, TS-R-74)."""
    if any(p.where[c] == HAND[opponent(player)] and SCORING[c] == 0 for c in CARDS):
        card = yield ask(opponent(player), CHOOSE, [c for c in CARDS if is_highest(p, opponent(player), c)])
        tell(GIVES_CARD, opponent(player), card)
        move(p, card, IN_PLAY)
        give_missile_envy(p, opponent(player))
        yield from use_taken_card(p, player, card)


def is_highest(p: Map, side: int, c: int) -> bool:
    return (
        p.where[c] == HAND[side]
        and SCORING[c] == 0
        and all(
            ops_value(p, side, other) <= ops_value(p, side, c)
            for other in CARDS
            if p.where[other] == HAND[side] and SCORING[other] == 0
        )
    )


def give_missile_envy(p: Map, side: int) -> None:
    """The card itself goes to the hand of the other side, under obligation."""
    if p.where[MISSILE_ENVY] == IN_PLAY or p.where[MISSILE_ENVY] == DISCARDED:
        move(p, MISSILE_ENVY, HAND[side])
        start(p, MISSILE_ENVY, side)


@event(50)
def we_will_bury_you(p: Map, player: int) -> Script:
    """DEFCON drops; 3 VP for the USSR unless the US plays UN Intervention in its next action round."""
    degrade_defcon(p)
    start(p, WE_WILL_BURY_YOU, USSR)


@event(51)
def brezhnev_doctrine(p: Map, player: int) -> Script:
    """Soviet cards are worth one operation more this turn."""
    start(p, BREZHNEV_DOCTRINE, USSR)


@event(52)
def portuguese_empire_crumbles(p: Map, player: int) -> Script:
    """Two influence each in Angola and the SE African States."""
    add(p, USSR, ANGOLA, 2)
    add(p, USSR, SE_AFRICAN_STATES, 2)


@event(53)
def south_african_unrest(p: Map, player: int) -> Script:
    """Two influence in South Africa; or one, and two in its neighbours (TS-R-125)."""
    choice = yield ask(USSR, CHOOSE, [TWO_IN_SOUTH_AFRICA, ONE_AND_NEIGHBOURS])
    tell(CHOOSES, USSR, choice)
    if choice == TWO_IN_SOUTH_AFRICA:
        add(p, USSR, SOUTH_AFRICA, 2)
    else:
        add(p, USSR, SOUTH_AFRICA, 1)
        yield from place(p, USSR, 2, SOUTH_AFRICAN_NEIGHBOURS)


@event(54)
def allende(p: Map, player: int) -> Script:
    """Two influence in Chile."""
    add(p, USSR, CHILE, 2)


@event(55)
def willy_brandt(p: Map, player: int) -> Script:
    """1 VP and one influence in West Germany, which NATO no longer covers."""
    gain_vp(p, USSR, 1)
    add(p, USSR, WEST_GERMANY, 1)
    start(p, WILLY_BRANDT, USSR)


@event(56)
def muslim_revolution(p: Map, player: int) -> Script:
    """Two of eight countries are cleared of US influence."""
    yield from remove_from_each(p, USSR, US, 2, NO_LIMIT, MUSLIM_REVOLUTION_AREA)


@event(57)
def abm_treaty(p: Map, player: int) -> Script:
    """DEFCON improves; then operations with 4."""
    improve_defcon(p, 1)
    yield from conduct_operations(p, player, modified(p, player, 4))


@event(58)
def cultural_revolution(p: Map, player: int) -> Script:
    """The USSR takes the China Card face up, or gains 1 VP if it has it."""
    if p.china_holder == US:
        pass_china_card(p, USSR, china_face(p, 1))
    else:
        gain_vp(p, USSR, 1)


@event(59)
def flower_power(p: Map, player: int) -> Script:
    """2 VP for the USSR whenever the US plays a war card."""
    start(p, FLOWER_POWER, USSR)


@event(60)
def u2_incident(p: Map, player: int) -> Script:
    """1 VP; one more if UN Intervention is played this turn."""
    gain_vp(p, USSR, 1)
    start(p, U2_INCIDENT, USSR)


@event(61)
def opec(p: Map, player: int) -> Script:
    """1 VP for each of seven oil countries under Soviet control."""
    gain_vp(p, USSR, sum(IN_AREA[OPEC_AREA][c] == 1 and controls(p, USSR, c) for c in COUNTRIES))


@event(62)
def lone_gunman(p: Map, player: int) -> Script:
    """The US shows its hand; the USSR operates with 1."""
    tell(SHOWS_HAND, US)
    show_cards(p, US)
    yield from conduct_operations(p, USSR, modified(p, USSR, 1))


@event(63)
def colonial_rear_guards(p: Map, player: int) -> Script:
    """One influence in each of four countries of Africa and Southeast Asia."""
    yield from place(p, US, 4, IN_AFRICA_OR_SOUTHEAST_ASIA, most=1)


@event(64)
def panama_canal_returned(p: Map, player: int) -> Script:
    """One influence each in Panama, Costa Rica and Venezuela."""
    add(p, US, PANAMA, 1)
    add(p, US, COSTA_RICA, 1)
    add(p, US, VENEZUELA, 1)


@event(65)
def camp_david_accords(p: Map, player: int) -> Script:
    """1 VP; one influence each in Israel, Jordan and Egypt; no Arab-Israeli War any more."""
    gain_vp(p, US, 1)
    add(p, US, ISRAEL, 1)
    add(p, US, JORDAN, 1)
    add(p, US, EGYPT, 1)
    start(p, CAMP_DAVID, US)


@event(66)
def puppet_governments(p: Map, player: int) -> Script:
    """One influence in each of up to three countries without any."""
    yield from place(p, US, 3, ANYWHERE, most=1, where=EMPTY, up_to=1)


@event(67)
def grain_sales_to_soviets(p: Map, player: int) -> Script:
    """The US takes a random Soviet card and plays it, or gives it back and operates with 2 (TS-R-83)."""
    answer = RETURN
    card = NONE
    if p.count[HAND[USSR]] > 0:
        card = yield draw(PICK, cards_in(p, HAND[USSR]))
        reveal(p, card)
        tell(TAKES_CARD, US, card)
        answer = yield ask(US, CHOOSE, [PLAY, RETURN])
        tell(CHOOSES, US, answer)
    if answer == PLAY:
        move(p, card, HAND[US])
        yield from play_card(p, US, card)
    else:
        yield from conduct_operations(p, US, modified(p, US, 2))


@event(68)
def john_paul_ii_elected_pope(p: Map, player: int) -> Script:
    """Poland: two Soviet influence leave, one US comes; allows Solidarity."""
    take(p, USSR, POLAND, 2)
    add(p, US, POLAND, 1)
    start(p, JOHN_PAUL_II, US)


@event(69)
def latin_american_death_squads(p: Map, player: int) -> Script:
    """Own coups in Latin America +1, the opponent's -1 this turn."""
    start_for(p, DEATH_SQUADS, player)


@event(70)
def oas_founded(p: Map, player: int) -> Script:
    """Two influence in Latin America."""
    yield from place(p, US, 2, IN_LATIN_AMERICA)


@event(71)
def nixon_plays_the_china_card(p: Map, player: int) -> Script:
    """The US takes the China Card face down, or gains 2 VP if it has it."""
    if p.china_holder == USSR:
        pass_china_card(p, US, china_face(p, 0))
    else:
        gain_vp(p, US, 2)


@event(72)
def sadat_expels_soviets(p: Map, player: int) -> Script:
    """Egypt: all Soviet influence leaves, one US comes."""
    take_all(p, USSR, EGYPT)
    add(p, US, EGYPT, 1)


@event(73)
def shuttle_diplomacy(p: Map, player: int) -> Script:
    """Stays on the table until Asia or the Middle East is scored (TS-R-98)."""
    start(p, SHUTTLE_DIPLOMACY, US)
    move(p, SHUTTLE_DIPLOMACY, ON_TABLE)


@event(74)
def the_voice_of_america(p: Map, player: int) -> Script:
    """Four Soviet influence leave countries outside Europe, at most two each."""
    yield from remove(p, US, USSR, 4, OUTSIDE_EUROPE, most=2)


@event(75)
def liberation_theology(p: Map, player: int) -> Script:
    """Three influence in Central America, at most two in a country."""
    yield from place(p, USSR, 3, IN_CENTRAL_AMERICA, most=2)


@event(76)
def ussuri_river_skirmish(p: Map, player: int) -> Script:
    """The US takes the China Card face up; if it has it, four influence in Asia, at most two in a country."""
    if p.china_holder == USSR:
        pass_china_card(p, US, china_face(p, 1))
    else:
        yield from place(p, US, 4, IN_ASIA, most=2)


@event(77)
def ask_not_what_your_country_can_do_for_you(p: Map, player: int) -> Script:
    """The US discards any number of cards and draws as many (TS-R-81)."""
    discarded = 0
    while p.count[HAND[US]] > 0:
        card = yield ask(US, DISCARD, to_exchange(p))
        if card == PASS:
            break
        discard(p, US, card)
        discarded += 1
    for _ in range(discarded):
        yield from draw_card(p, US)


def to_exchange(p: Map) -> Options:
    """Any card; but a scoring card that could no longer be played has to go first (TS-R-70)."""
    if is_last_chance(p, US):
        return [c for c in SCORING_CARDS if p.where[c] == HAND[US]]
    return cards_in(p, HAND[US]) + [PASS]


@event(78)
def alliance_for_progress(p: Map, player: int) -> Script:
    """1 VP for each Latin American battleground under US control."""
    gain_vp(
        p, US, sum(IN_AREA[IN_LATIN_AMERICA][c] == 1 and BATTLEGROUND[c] == 1 and controls(p, US, c) for c in COUNTRIES)
    )


@event(79)
def africa_scoring(p: Map, player: int) -> Script:
    """Africa is scored."""
    yield from score_region(p, AFRICA)


@event(80)
def one_small_step(p: Map, player: int) -> Script:
    """If behind in the space race, two boxes; only the second gives VP (TS-R-91)."""
    advance(p, player, 2)


@event(81)
def south_america_scoring(p: Map, player: int) -> Script:
    """South America is scored."""
    yield from score_region(p, SOUTH_AMERICA)


@event(107)
def che(p: Map, player: int) -> Script:
    """A coup outside battlegrounds of Africa and Latin America; another if US influence was removed (TS-R-41)."""
    first = yield from che_target(p, NONE)
    if first != PASS:
        lost = yield from che_coup(p, first)
        if lost > 0:
            second = yield from che_target(p, first)
            if second != PASS:
                yield from che_coup(p, second)


def che_target(p: Map, but: int) -> Script:
    """Where the coup is to be, if anywhere; a threatened USSR may withdraw its missiles first."""
    if not che_targets(p, but):
        return PASS
    target = yield ask(USSR, TARGET, che_targets(p, but) + [PASS] + withdraw_or_nothing(p, USSR))
    if target == WITHDRAW:
        yield from withdraw(p, USSR)
        target = yield ask(USSR, TARGET, che_targets(p, but) + [PASS])
    return target


def che_coup(p: Map, target: int) -> Script:
    tell(OPERATIONS, USSR, COUP, modified(p, USSR, 3))
    lost = yield from coup_in(p, USSR, target, modified(p, USSR, 3), 0)
    return lost


def che_targets(p: Map, but: int) -> Options:
    return [c for c in COUNTRIES if c != but and can_be_che(p, c)]


def can_be_che(p: Map, c: int) -> bool:
    return BATTLEGROUND[c] == 0 and can_coup(p, USSR, c, IN_AFRICA_OR_LATIN_AMERICA, 0)


@event(108)
def our_man_in_tehran(p: Map, player: int) -> Script:
    """The US looks at five cards of the draw pile, discards any and shuffles the rest back (TS-R-84)."""
    for _ in range(5):
        if p.count[DECK] == 0:
            reshuffle(p)
        if p.count[DECK] > 0:
            card = yield draw(DRAW, cards_in(p, DECK))
            move(p, card, LOOKED_AT)
    while p.count[LOOKED_AT] > 0:
        thrown = yield ask(US, DISCARD, cards_in(p, LOOKED_AT) + [PASS])
        if thrown == PASS:
            break
        discard(p, US, thrown)
    for c in CARDS:
        if p.where[c] == LOOKED_AT:
            move(p, c, DECK)
