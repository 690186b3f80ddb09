"""Late War: cards 82 to 102, 109 and 110."""

from __future__ import annotations

from agon.engine.script import Options, Script, ask, tell
from agon.games.twilight_struggle.arranged_hand import arrange_hand
from agon.games.twilight_struggle.board import (
    DISCARDED,
    HAND,
    IN_AREA,
    IN_EUROPE,
    IN_MIDDLE_EAST,
    IN_PLAY,
    IN_SOUTH_AMERICA,
    IN_WESTERN_EUROPE,
    IRAN_IRAQ_AREA,
    NICARAGUAN_NEIGHBOURS,
    SCORING,
    Map,
    add,
    controls,
    move,
    opponent,
    take_all,
)
from agon.games.twilight_struggle.cards import can_happen, cards_in, discard, pay_flower_power, put_away, resolve_event
from agon.games.twilight_struggle.editions import arranges_hand
from agon.games.twilight_struggle.effects import (
    ALDRICH_AMES,
    AWACS,
    CHERNOBYL,
    EVIL_EMPIRE,
    FLOWER_POWER,
    IRAN_CONTRA,
    IRANIAN_HOSTAGE_CRISIS,
    IRON_LADY,
    NORTH_SEA_OIL,
    TEAR_DOWN_THIS_WALL,
    THE_REFORMER,
    WILLY_BRANDT,
    YURI_AND_SAMANTHA,
    end,
    event_belongs_to,
    modified,
    start,
)
from agon.games.twilight_struggle.events.early_war import show_cards
from agon.games.twilight_struggle.events.mid_war import free_operations
from agon.games.twilight_struggle.events.table import event
from agon.games.twilight_struggle.operations import (
    BY_INFLUENCE,
    BY_REALIGNMENT,
    can_coup,
    conduct_operations,
    coup_in,
    coup_targets,
    withdraw,
    withdraw_or_nothing,
)
from agon.games.twilight_struggle.scoring import decide
from agon.games.twilight_struggle.tracks import degrade_defcon, gain_vp, improve_defcon
from agon.games.twilight_struggle.verbs import lose_random_card, may_discard, place, remove, remove_from_each, war
from agon.games.twilight_struggle.words import (
    CARDS,
    CHOOSE,
    CHOOSES,
    COUNTRIES,
    COUP,
    DISCARD,
    END_GAME,
    OPERATIONS,
    PASS,
    PLACE,
    REGIONS,
    SHOWS_HAND,
    TAKES_CARD,
    TARGET,
    US,
    USSR,
    WARGAMES_END,
    WITHDRAW,
    country,
)

ARGENTINA = country("argentina")
EAST_GERMANY = country("east_germany")
IRAN = country("iran")
LEBANON = country("lebanon")
LIBYA = country("libya")
NICARAGUA = country("nicaragua")
POLAND = country("poland")
SAUDI_ARABIA = country("saudi_arabia")
SOUTH_KOREA = country("south_korea")
UNITED_KINGDOM = country("united_kingdom")


@event(82)
def iranian_hostage_crisis(p: Map, player: int) -> Script:
    """Iran: all US influence leaves, two Soviet come; Terrorism hits the US twice."""
    take_all(p, US, IRAN)
    add(p, USSR, IRAN, 2)
    start(p, IRANIAN_HOSTAGE_CRISIS, USSR)


@event(83)
def the_iron_lady(p: Map, player: int) -> Script:
    """1 VP; one Soviet influence in Argentina, none in the United Kingdom; no Socialist Governments."""
    gain_vp(p, US, 1)
    add(p, USSR, ARGENTINA, 1)
    take_all(p, USSR, UNITED_KINGDOM)
    start(p, IRON_LADY, US)


@event(84)
def reagan_bombs_libya(p: Map, player: int) -> Script:
    """1 VP for every two Soviet influence in Libya."""
    gain_vp(p, US, p.influence[USSR, LIBYA] // 2)


@event(85)
def star_wars(p: Map, player: int) -> Script:
    """If ahead in the space race, the US has the event of a discarded card happen (TS-R-86)."""
    if any(is_retrievable(p, c) for c in CARDS):
        card = yield ask(US, CHOOSE, [c for c in CARDS if is_retrievable(p, c)])
        tell(TAKES_CARD, US, card)
        move(p, card, IN_PLAY)
        pay_flower_power(p, US, card)
        happened = yield from resolve_event(p, US, card)
        put_away(p, card, happened)


def is_retrievable(p: Map, c: int) -> bool:
    return p.where[c] == DISCARDED and SCORING[c] == 0 and can_happen(p, c, event_belongs_to(c, US))


@event(86)
def north_sea_oil(p: Map, player: int) -> Script:
    """No OPEC any more; an eighth action round for the US this turn."""
    start(p, NORTH_SEA_OIL, US)
    p.extra_round = 1


@event(87)
def the_reformer(p: Map, player: int) -> Script:
    """Four influence in Europe, six if the USSR leads, at most two in a country; no Soviet coups in Europe any more."""
    start(p, THE_REFORMER, USSR)
    yield from place(p, USSR, 6 if p.vp < 0 else 4, IN_EUROPE, most=2)


@event(88)
def marine_barracks_bombing(p: Map, player: int) -> Script:
    """All US influence leaves Lebanon, two more the Middle East."""
    take_all(p, US, LEBANON)
    yield from remove(p, USSR, US, 2, IN_MIDDLE_EAST)


@event(89)
def soviets_shoot_down_kal_007(p: Map, player: int) -> Script:
    """DEFCON drops, 2 VP; with control of South Korea the US may place influence or realign with 4."""
    degrade_defcon(p)
    gain_vp(p, US, 2)
    if controls(p, US, SOUTH_KOREA):
        yield from conduct_operations(p, US, modified(p, US, 4), BY_INFLUENCE + BY_REALIGNMENT, 1)


@event(90)
def glasnost(p: Map, player: int) -> Script:
    """2 VP, DEFCON improves; after The Reformer the USSR may place influence or realign with 4."""
    gain_vp(p, USSR, 2)
    improve_defcon(p, 1)
    if p.in_force[THE_REFORMER] > 0:
        yield from conduct_operations(p, USSR, modified(p, USSR, 4), BY_INFLUENCE + BY_REALIGNMENT, 1)


@event(91)
def ortega_elected_in_nicaragua(p: Map, player: int) -> Script:
    """All US influence leaves Nicaragua; the USSR may make a free coup next to it."""
    take_all(p, US, NICARAGUA)
    if any(can_coup(p, USSR, c, NICARAGUAN_NEIGHBOURS, 1) for c in COUNTRIES):
        target = yield ask(USSR, TARGET, ortega_targets(p) + withdraw_or_nothing(p, USSR))
        if target == WITHDRAW:
            yield from withdraw(p, USSR)
            target = yield ask(USSR, TARGET, ortega_targets(p))
        if target != PASS:
            tell(OPERATIONS, USSR, COUP, modified(p, USSR, 2))
            yield from coup_in(p, USSR, target, modified(p, USSR, 2), 1)


def ortega_targets(p: Map) -> Options:
    return coup_targets(p, USSR, NICARAGUAN_NEIGHBOURS, 1, -1) + [PASS]


@event(92)
def terrorism(p: Map, player: int) -> Script:
    """The opponent loses a random card; the US two after the hostage crisis (TS-R-82)."""
    victim = opponent(player)
    for _ in range(2 if victim == US and p.in_force[IRANIAN_HOSTAGE_CRISIS] > 0 else 1):
        if p.count[HAND[victim]] > 0:
            yield from lose_random_card(p, victim)


@event(93)
def iran_contra_scandal(p: Map, player: int) -> Script:
    """US realignment dice are at -1 this turn (TS-R-49)."""
    start(p, IRAN_CONTRA, USSR)


@event(94)
def chernobyl(p: Map, player: int) -> Script:
    """The US names a region in which no Soviet influence can be placed by operations this turn."""
    region = yield ask(US, CHOOSE, [choice for choice in REGIONS])
    tell(CHOOSES, US, region)
    start(p, CHERNOBYL, region - REGIONS[0])


@event(95)
def latin_american_debt_crisis(p: Map, player: int) -> Script:
    """The US discards a card worth 3 or more, or the USSR doubles its influence in two South American countries."""
    paid = yield from may_discard(p, US, 3)
    if paid == 0:
        yield from double_influence(p)


def double_influence(p: Map) -> Script:
    first = -1
    for _ in range(2):
        if any(can_double(p, c, first) for c in COUNTRIES):
            choice = yield ask(USSR, PLACE, [c for c in COUNTRIES if can_double(p, c, first)] + [PASS])
            if choice == PASS:
                return
            add(p, USSR, choice, p.influence[USSR, choice])
            first = choice


def can_double(p: Map, c: int, but: int) -> bool:
    return IN_AREA[IN_SOUTH_AMERICA][c] == 1 and c != but and p.influence[USSR, c] > 0


@event(96)
def tear_down_this_wall(p: Map, player: int) -> Script:
    """Three influence in East Germany, a free coup or realignments in Europe; Willy Brandt ends."""
    start(p, TEAR_DOWN_THIS_WALL, US)
    end(p, WILLY_BRANDT)
    add(p, US, EAST_GERMANY, 3)
    yield from free_operations(p, US, modified(p, US, 3), IN_EUROPE)


@event(97)
def an_evil_empire(p: Map, player: int) -> Script:
    """1 VP; Flower Power ends for good."""
    gain_vp(p, US, 1)
    start(p, EVIL_EMPIRE, US)
    end(p, FLOWER_POWER)


@event(98)
def aldrich_ames_remix(p: Map, player: int) -> Script:
    """The US hand lies open this turn, and the USSR discards a card of it."""
    start(p, ALDRICH_AMES, USSR)
    tell(SHOWS_HAND, US)
    show_cards(p, US)
    if arranges_hand(p):
        yield from arrange_hand(p)
    elif p.count[HAND[US]] > 0:
        card = yield ask(USSR, DISCARD, cards_in(p, HAND[US]))
        discard(p, US, card)


@event(99)
def pershing_ii_deployed(p: Map, player: int) -> Script:
    """1 VP; one US influence leaves each of up to three Western European countries."""
    gain_vp(p, USSR, 1)
    yield from remove_from_each(p, USSR, US, 3, 1, IN_WESTERN_EUROPE, up_to=1)


@event(100)
def wargames(p: Map, player: int) -> Script:
    """At DEFCON 2 the player may give 6 VP and end the game (TS-R-101)."""
    answer = yield ask(player, CHOOSE, [END_GAME, PASS])
    tell(CHOOSES, player, answer)
    if answer == END_GAME:
        gain_vp(p, opponent(player), 6)
        decide(p, WARGAMES_END, player)


@event(101)
def solidarity(p: Map, player: int) -> Script:
    """Three influence in Poland."""
    add(p, US, POLAND, 3)


@event(102)
def iran_iraq_war(p: Map, player: int) -> Script:
    """War on Iran or Iraq."""
    target = yield ask(player, TARGET, [c for c in COUNTRIES if IN_AREA[IRAN_IRAQ_AREA][c] == 1])
    yield from war(p, player, target, wins_on=4, vp=2, military_ops=2)


@event(109)
def yuri_and_samantha(p: Map, player: int) -> Script:
    """1 VP for every US coup this turn."""
    start(p, YURI_AND_SAMANTHA, USSR)


@event(110)
def awacs_sale_to_saudis(p: Map, player: int) -> Script:
    """Two influence in Saudi Arabia; no Muslim Revolution any more."""
    add(p, US, SAUDI_ARABIA, 2)
    start(p, AWACS, US)
