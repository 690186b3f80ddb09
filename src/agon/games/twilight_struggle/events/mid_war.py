"""Mid War: cards 36 to 81, 107 and 108."""

from __future__ import annotations

from agon.engine.script import NONE, Options, Script, ask, draw, roll, tell
from agon.games.twilight_struggle import board, effects
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.cards import (
    cards_in,
    discard,
    draw_card,
    must_shed,
    pass_china_card,
    play_card,
    refill_pile,
    use_taken_card,
)
from agon.games.twilight_struggle.editions import china_face, nato_stops_brush_war
from agon.games.twilight_struggle.events.early_war import show_cards
from agon.games.twilight_struggle.events.table import event
from agon.games.twilight_struggle.operations import (
    can_coup,
    can_realign,
    conduct_operations,
    coup,
    coup_in,
    may_conduct_operations,
    realign,
)
from agon.games.twilight_struggle.scoring import region_is_held, score_region, score_southeast_asia
from agon.games.twilight_struggle.space_race import advance
from agon.games.twilight_struggle.tracks import degrade_defcon, gain_vp, improve_defcon, set_defcon, set_military_ops
from agon.games.twilight_struggle.verbs import (
    EMPTY,
    NO_LIMIT,
    clear_placed,
    place,
    place_one,
    remove,
    remove_from_each,
    war,
)

ANGOLA = w.country("angola")
CHILE = w.country("chile")
COSTA_RICA = w.country("costa_rica")
EGYPT = w.country("egypt")
ISRAEL = w.country("israel")
JORDAN = w.country("jordan")
PANAMA = w.country("panama")
POLAND = w.country("poland")
SE_AFRICAN_STATES = w.country("se_african_states")
SOUTH_AFRICA = w.country("south_africa")
VENEZUELA = w.country("venezuela")
WEST_GERMANY = w.country("west_germany")


@event(36)
def brush_war(p: Map, player: int, card: int) -> Script:
    """War on any country of stability 1 or 2; NATO protects from it (TS-R-52)."""
    target = yield ask(player, w.TARGET, [c for c in w.COUNTRIES if is_brush_war_target(p, c)], card=card)
    won = yield from war(p, player, target, wins_on=3, military_ops=3)
    if won == 1:
        gain_vp(p, player, 1)


def is_brush_war_target(p: Map, c: int) -> bool:
    """NATO keeps it away from US-controlled countries of Europe, whoever plays it (TS-R-51)."""
    return board.STABILITY[c] <= 2 and not (
        effects.is_in_force(p, effects.NATO) and nato_stops_brush_war(p) and effects.is_covered_by_nato(p, c)
    )


@event(37)
def central_america_scoring(p: Map, player: int, card: int) -> Script:
    """Central America is scored."""
    yield from score_region(p, w.CENTRAL_AMERICA)


@event(38)
def southeast_asia_scoring(p: Map, player: int, card: int) -> Script:
    """Southeast Asia is scored by countries."""
    score_southeast_asia(p)


@event(39)
def arms_race(p: Map, player: int, card: int) -> Script:
    """More military operations than the opponent: 1 VP, 3 if the requirement is met too (TS-R-104)."""
    if p.military_ops[player] > p.military_ops[board.opponent(player)]:
        gain_vp(p, player, 3 if p.military_ops[player] >= p.defcon else 1)


@event(40)
def cuban_missile_crisis(p: Map, player: int, card: int) -> Script:
    """DEFCON 2; this turn the opponent loses by any coup, unless they remove their missiles (missiles.py)."""
    set_defcon(p, 2)
    effects.start(p, effects.CUBAN_MISSILE_CRISIS, player)


@event(41)
def nuclear_subs(p: Map, player: int, card: int) -> Script:
    """US coups in battlegrounds leave DEFCON alone this turn."""
    effects.start(p, effects.NUCLEAR_SUBS, w.US)


@event(42)
def quagmire(p: Map, player: int, card: int) -> Script:
    """The US discards and rolls each action round until it escapes (`play.trapped_round`); NORAD ends."""
    effects.end(p, effects.NORAD)  # TS-R-106
    effects.start(p, effects.QUAGMIRE, w.USSR)


@event(43)
def salt_negotiations(p: Map, player: int, card: int) -> Script:
    """DEFCON improves by two; coups are at -1 this turn; a discarded card may be taken back (TS-R-85)."""
    improve_defcon(p, 2)
    effects.start(p, effects.SALT, player)
    taken = yield ask(
        player,
        w.CHOOSE,
        [c for c in w.CARDS if p.where[c] == board.DISCARDED and board.SCORING[c] == 0] + [w.PASS],
        card=card,
    )
    if taken != w.PASS:
        board.move(p, taken, board.HAND[player])
        tell(w.TAKES_CARD, player, taken)


@event(44)
def bear_trap(p: Map, player: int, card: int) -> Script:
    """The USSR discards and rolls each action round until it escapes (`play.trapped_round`)."""
    effects.start(p, effects.BEAR_TRAP, w.US)


@event(45)
def summit(p: Map, player: int, card: int) -> Script:
    """Both roll, one more for each region dominated or controlled; the higher gains 2 VP and may move DEFCON."""
    us = yield roll(w.DIE)
    ussr = yield roll(w.DIE)
    us_bonus = sum(region_is_held(p, w.US, region) for region in w.REGIONS)
    ussr_bonus = sum(region_is_held(p, w.USSR, region) for region in w.REGIONS)
    tell(w.ROLLS, w.US, us, us_bonus)
    tell(w.ROLLS, w.USSR, ussr, ussr_bonus)
    if us + us_bonus != ussr + ussr_bonus:
        yield from win_summit(p, w.US if us + us_bonus > ussr + ussr_bonus else w.USSR, card)


def win_summit(p: Map, side: int, card: int) -> Script:
    gain_vp(p, side, 2)
    answer = yield ask(side, w.CHOOSE, defcon_moves(p), card=card)
    tell(w.CHOOSES, side, answer)
    if answer == w.DEGRADE:
        degrade_defcon(p)
    elif answer == w.IMPROVE:
        improve_defcon(p, 1)


def defcon_moves(p: Map) -> Options:
    if p.defcon < 5:
        return [w.IMPROVE, w.DEGRADE, w.PASS]
    return [w.DEGRADE, w.PASS]


@event(46)
def how_i_learned_to_stop_worrying(p: Map, player: int, card: int) -> Script:
    """DEFCON is set to any level; own military operations to 5."""
    level = yield ask(player, w.CHOOSE, [choice for choice in w.LEVELS], card=card)
    set_military_ops(p, player, 5)
    set_defcon(p, level - w.LEVELS[0] + 1)


@event(47)
def junta(p: Map, player: int, card: int) -> Script:
    """Two influence in a Latin American country; then a free coup or realignments there (TS-R-116, TS-R-123)."""
    where = yield ask(
        player, w.PLACE, [c for c in w.COUNTRIES if board.IN_AREA[board.IN_LATIN_AMERICA][c] == 1], card=card
    )
    board.add(p, player, where, 2)
    yield from free_operations(p, player, effects.modified(p, player, 2), board.IN_LATIN_AMERICA, card)


def free_uses(p: Map, side: int, area: int) -> Options:
    offered: Options = []
    if any(can_coup(p, side, c, area, 1) for c in w.COUNTRIES):
        offered += [w.COUP]
    if any(can_realign(p, side, c, area, 1) for c in w.COUNTRIES):
        offered += [w.REALIGNMENT]
    return offered + [w.PASS]


def free_operations(p: Map, side: int, ops: int, area: int, card: int) -> Script:
    """6.3.5 A free coup, or realignments, in an area whatever DEFCON says; or nothing."""
    what = yield ask(side, w.USE, free_uses(p, side, area), card=card, reason=w.EVENT)
    if what != w.PASS:
        tell(w.OPERATIONS, side, what, ops)
    if what == w.COUP:
        yield from coup(p, side, ops, area, 1, card)
    elif what == w.REALIGNMENT:
        yield from realign(p, side, ops, area, 1, card)


@event(48)
def kitchen_debates(p: Map, player: int, card: int) -> Script:
    """With more battlegrounds than the USSR, 2 VP for the US (TS-R-108)."""
    gain_vp(p, w.US, 2)


@event(49)
def missile_envy(p: Map, player: int, card: int) -> Script:
    """The opponent gives their highest card for this one, and must use this one for operations (TS-R-27, TS-R-74)."""
    if any(p.where[c] == board.HAND[board.opponent(player)] and board.SCORING[c] == 0 for c in w.CARDS):
        given = yield ask(
            board.opponent(player),
            w.CHOOSE,
            [c for c in w.CARDS if is_highest(p, board.opponent(player), c)],
            card=card,
        )
        tell(w.GIVES_CARD, board.opponent(player), given)
        board.move(p, given, board.IN_PLAY)
        give_missile_envy(p, board.opponent(player))
        yield from use_taken_card(p, player, given)


def is_highest(p: Map, side: int, c: int) -> bool:
    return (
        p.where[c] == board.HAND[side]
        and board.SCORING[c] == 0
        and all(
            effects.ops_value(p, side, other) <= effects.ops_value(p, side, c)
            for other in w.CARDS
            if p.where[other] == board.HAND[side] and board.SCORING[other] == 0
        )
    )


def give_missile_envy(p: Map, side: int) -> None:
    """The card itself goes to the hand of the other side, under obligation."""
    if p.where[effects.MISSILE_ENVY] == board.IN_PLAY or p.where[effects.MISSILE_ENVY] == board.DISCARDED:
        board.move(p, effects.MISSILE_ENVY, board.HAND[side])
        effects.start(p, effects.MISSILE_ENVY, side)


@event(50)
def we_will_bury_you(p: Map, player: int, card: int) -> Script:
    """DEFCON drops; 3 VP for the USSR unless the US plays UN Intervention in its next action round
    (`cards.pay_we_will_bury_you`)."""
    degrade_defcon(p)
    effects.start(p, effects.WE_WILL_BURY_YOU, w.USSR)


@event(51)
def brezhnev_doctrine(p: Map, player: int, card: int) -> Script:
    """Soviet cards are worth one operation more this turn."""
    effects.start(p, effects.BREZHNEV_DOCTRINE, w.USSR)


@event(52)
def portuguese_empire_crumbles(p: Map, player: int, card: int) -> Script:
    """Two influence each in Angola and the SE African States."""
    board.add(p, w.USSR, ANGOLA, 2)
    board.add(p, w.USSR, SE_AFRICAN_STATES, 2)


@event(53)
def south_african_unrest(p: Map, player: int, card: int) -> Script:
    """Two influence in South Africa; or one, and two in its neighbours (TS-R-125)."""
    choice = yield ask(w.USSR, w.CHOOSE, [w.TWO_IN_SOUTH_AFRICA, w.ONE_AND_NEIGHBOURS], card=card)
    tell(w.CHOOSES, w.USSR, choice)
    if choice == w.TWO_IN_SOUTH_AFRICA:
        board.add(p, w.USSR, SOUTH_AFRICA, 2)
    else:
        board.add(p, w.USSR, SOUTH_AFRICA, 1)
        yield from place(p, w.USSR, card, 2, board.SOUTH_AFRICAN_NEIGHBOURS)


@event(54)
def allende(p: Map, player: int, card: int) -> Script:
    """Two influence in Chile."""
    board.add(p, w.USSR, CHILE, 2)


@event(55)
def willy_brandt(p: Map, player: int, card: int) -> Script:
    """1 VP and one influence in West Germany, which NATO no longer covers."""
    gain_vp(p, w.USSR, 1)
    board.add(p, w.USSR, WEST_GERMANY, 1)
    effects.start(p, effects.WILLY_BRANDT, w.USSR)


@event(56)
def muslim_revolution(p: Map, player: int, card: int) -> Script:
    """Two of eight countries are cleared of US influence."""
    yield from remove_from_each(p, w.US, card, 2, NO_LIMIT, board.MUSLIM_REVOLUTION_AREA)


@event(57)
def abm_treaty(p: Map, player: int, card: int) -> Script:
    """DEFCON improves; then operations with 4."""
    improve_defcon(p, 1)
    yield from conduct_operations(p, player, effects.modified(p, player, 4), card)


@event(58)
def cultural_revolution(p: Map, player: int, card: int) -> Script:
    """The USSR takes the China Card face up, or gains 1 VP if it has it."""
    if p.china_holder == w.US:
        pass_china_card(p, w.USSR, china_face(p, 1))
    else:
        gain_vp(p, w.USSR, 1)


@event(59)
def flower_power(p: Map, player: int, card: int) -> Script:
    """2 VP for the USSR whenever the US plays a war card (`cards.pay_flower_power`)."""
    effects.start(p, effects.FLOWER_POWER, w.USSR)


@event(60)
def u2_incident(p: Map, player: int, card: int) -> Script:
    """1 VP; one more if UN Intervention is played this turn."""
    gain_vp(p, w.USSR, 1)
    effects.start(p, effects.U2_INCIDENT, w.USSR)


@event(61)
def opec(p: Map, player: int, card: int) -> Script:
    """1 VP for each of seven oil countries under Soviet control."""
    gain_vp(
        p, w.USSR, sum(board.IN_AREA[board.OPEC_AREA][c] == 1 and board.controls(p, w.USSR, c) for c in w.COUNTRIES)
    )


@event(62)
def lone_gunman(p: Map, player: int, card: int) -> Script:
    """The US shows its hand; the USSR operates with 1."""
    tell(w.SHOWS_HAND, w.US)
    show_cards(p, w.US)
    yield from may_conduct_operations(p, w.USSR, effects.modified(p, w.USSR, 1), card)


@event(63)
def colonial_rear_guards(p: Map, player: int, card: int) -> Script:
    """One influence in each of four countries of Africa and Southeast Asia."""
    yield from place(p, w.US, card, 4, board.IN_AFRICA_OR_SOUTHEAST_ASIA, most=1)


@event(64)
def panama_canal_returned(p: Map, player: int, card: int) -> Script:
    """One influence each in Panama, Costa Rica and Venezuela."""
    board.add(p, w.US, PANAMA, 1)
    board.add(p, w.US, COSTA_RICA, 1)
    board.add(p, w.US, VENEZUELA, 1)


@event(65)
def camp_david_accords(p: Map, player: int, card: int) -> Script:
    """1 VP; one influence each in Israel, Jordan and Egypt; no Arab-Israeli War any more."""
    gain_vp(p, w.US, 1)
    board.add(p, w.US, ISRAEL, 1)
    board.add(p, w.US, JORDAN, 1)
    board.add(p, w.US, EGYPT, 1)
    effects.start(p, effects.CAMP_DAVID, w.US)


@event(66)
def puppet_governments(p: Map, player: int, card: int) -> Script:
    """One influence in each of up to three countries without any."""
    for placed in range(3):
        choice = yield from place_one(p, w.US, card, placed, 3, board.ANYWHERE, 1, EMPTY, True)
        if choice == w.PASS:
            break
    clear_placed(p)


@event(67)
def grain_sales_to_soviets(p: Map, player: int, card: int) -> Script:
    """The US takes a random Soviet card and plays it, or gives it back and operates with 2 (TS-R-83)."""
    answer = w.RETURN
    taken = NONE
    if p.count[board.HAND[w.USSR]] > 0:
        taken = yield draw(w.PICK, cards_in(p, board.HAND[w.USSR]))
        board.reveal(p, taken)
        tell(w.TAKES_CARD, w.US, taken)
        answer = yield ask(w.US, w.CHOOSE, [w.PLAY, w.RETURN], card=taken, reason=effects.GRAIN_SALES)
        tell(w.CHOOSES, w.US, answer)
    if answer == w.PLAY:
        board.move(p, taken, board.HAND[w.US])
        yield from play_card(p, w.US, taken)
    else:
        yield from may_conduct_operations(p, w.US, effects.modified(p, w.US, 2), card)


@event(68)
def john_paul_ii_elected_pope(p: Map, player: int, card: int) -> Script:
    """Poland: two Soviet influence leave, one US comes; allows Solidarity."""
    board.take(p, w.USSR, POLAND, 2)
    board.add(p, w.US, POLAND, 1)
    effects.start(p, effects.JOHN_PAUL_II, w.US)


@event(69)
def latin_american_death_squads(p: Map, player: int, card: int) -> Script:
    """Own coups in Latin America +1, the opponent's -1 this turn."""
    effects.start_for(p, effects.DEATH_SQUADS, player)


@event(70)
def oas_founded(p: Map, player: int, card: int) -> Script:
    """Two influence in Latin America."""
    yield from place(p, w.US, card, 2, board.IN_LATIN_AMERICA)


@event(71)
def nixon_plays_the_china_card(p: Map, player: int, card: int) -> Script:
    """The US takes the China Card face down, or gains 2 VP if it has it."""
    if p.china_holder == w.USSR:
        pass_china_card(p, w.US, china_face(p, 0))
    else:
        gain_vp(p, w.US, 2)


@event(72)
def sadat_expels_soviets(p: Map, player: int, card: int) -> Script:
    """Egypt: all Soviet influence leaves, one US comes."""
    board.take_all(p, w.USSR, EGYPT)
    board.add(p, w.US, EGYPT, 1)


@event(73)
def shuttle_diplomacy(p: Map, player: int, card: int) -> Script:
    """Stays on the table until Asia or the Middle East is scored (TS-R-98)."""
    effects.start(p, effects.SHUTTLE_DIPLOMACY, w.US)
    board.move(p, effects.SHUTTLE_DIPLOMACY, board.ON_TABLE)


@event(74)
def the_voice_of_america(p: Map, player: int, card: int) -> Script:
    """Four Soviet influence leave countries outside Europe, at most two each."""
    yield from remove(p, w.USSR, card, 4, board.OUTSIDE_EUROPE, most=2)


@event(75)
def liberation_theology(p: Map, player: int, card: int) -> Script:
    """Three influence in Central America, at most two in a country."""
    yield from place(p, w.USSR, card, 3, board.IN_CENTRAL_AMERICA, most=2)


@event(76)
def ussuri_river_skirmish(p: Map, player: int, card: int) -> Script:
    """The US takes the China Card face up; if it has it, four influence in Asia, at most two in a country."""
    if p.china_holder == w.USSR:
        pass_china_card(p, w.US, china_face(p, 1))
    else:
        yield from place(p, w.US, card, 4, board.IN_ASIA, most=2)


@event(77)
def ask_not_what_your_country_can_do_for_you(p: Map, player: int, card: int) -> Script:
    """The US discards any number of cards and draws as many (TS-R-81)."""
    discarded = 0
    while p.count[board.HAND[w.US]] > 0:
        thrown = yield ask(w.US, w.DISCARD, to_exchange(p), card=card)
        if thrown == w.PASS:
            break
        discard(p, w.US, thrown)
        discarded += 1
    for _ in range(discarded):
        yield from draw_card(p, w.US)


def to_exchange(p: Map) -> Options:
    """Any card; but a scoring card that could no longer be played has to go first (TS-R-70)."""
    if must_shed(p, w.US):
        return [c for c in board.SCORING_CARDS if p.where[c] == board.HAND[w.US]]
    return cards_in(p, board.HAND[w.US]) + [w.PASS]


@event(78)
def alliance_for_progress(p: Map, player: int, card: int) -> Script:
    """1 VP for each Latin American battleground under US control."""
    gain_vp(
        p,
        w.US,
        sum(
            board.IN_AREA[board.IN_LATIN_AMERICA][c] == 1 and board.BATTLEGROUND[c] == 1 and board.controls(p, w.US, c)
            for c in w.COUNTRIES
        ),
    )


@event(79)
def africa_scoring(p: Map, player: int, card: int) -> Script:
    """Africa is scored."""
    yield from score_region(p, w.AFRICA)


@event(80)
def one_small_step(p: Map, player: int, card: int) -> Script:
    """If behind in the space race, two boxes; only the second gives VP (TS-R-91)."""
    advance(p, player, 2)


@event(81)
def south_america_scoring(p: Map, player: int, card: int) -> Script:
    """South America is scored."""
    yield from score_region(p, w.SOUTH_AMERICA)


@event(107)
def che(p: Map, player: int, card: int) -> Script:
    """A coup outside battlegrounds of Africa and Latin America; another if US influence was removed (TS-R-41)."""
    first = yield from che_target(p, NONE, card, 2)
    if first != w.PASS:
        lost = yield from che_coup(p, first)
        if lost > 0:
            second = yield from che_target(p, first, card, 1)
            if second != w.PASS:
                yield from che_coup(p, second)


def che_target(p: Map, but: int, card: int, left: int) -> Script:
    """Where the coup is to be, if anywhere."""
    if not che_targets(p, but):
        return w.PASS
    target = yield ask(w.USSR, w.TARGET, che_targets(p, but) + [w.PASS], card=card, left=left, of=2)
    return target


def che_coup(p: Map, target: int) -> Script:
    tell(w.OPERATIONS, w.USSR, w.COUP, effects.modified(p, w.USSR, 3))
    lost = yield from coup_in(p, w.USSR, target, effects.modified(p, w.USSR, 3), 0)
    return lost


def che_targets(p: Map, but: int) -> Options:
    return [c for c in w.COUNTRIES if c != but and is_che_target(p, c)]


def is_che_target(p: Map, c: int) -> bool:
    return board.BATTLEGROUND[c] == 0 and can_coup(p, w.USSR, c, board.IN_AFRICA_OR_LATIN_AMERICA, 0)


@event(108)
def our_man_in_tehran(p: Map, player: int, card: int) -> Script:
    """The US looks at five cards of the draw pile, discards any and shuffles the rest back (TS-R-84)."""
    for _ in range(5):
        refill_pile(p)
        if p.count[board.DECK] > 0:
            seen = yield draw(w.DRAW, cards_in(p, board.DECK))
            board.move(p, seen, board.LOOKED_AT)
    while p.count[board.LOOKED_AT] > 0:
        thrown = yield ask(w.US, w.DISCARD, cards_in(p, board.LOOKED_AT) + [w.PASS], card=card)
        if thrown == w.PASS:
            break
        discard(p, w.US, thrown)
    for c in w.CARDS:
        if p.where[c] == board.LOOKED_AT:
            board.move(p, c, board.DECK)
