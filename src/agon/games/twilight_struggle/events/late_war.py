"""Late War: cards 82 to 102, 109 and 110."""

from __future__ import annotations

from agon.engine.script import Options, Script, ask, tell
from agon.games.twilight_struggle import board, effects
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.arranged_hand import arrange_hand
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.cards import can_happen, cards_in, discard, pay_flower_power, put_away, resolve_event
from agon.games.twilight_struggle.editions import arranges_hand
from agon.games.twilight_struggle.events.early_war import show_cards
from agon.games.twilight_struggle.events.mid_war import free_operations
from agon.games.twilight_struggle.events.table import event
from agon.games.twilight_struggle.operations import (
    BY_INFLUENCE,
    BY_REALIGNMENT,
    can_coup,
    coup_in,
    coup_targets,
    may_conduct_operations,
)
from agon.games.twilight_struggle.scoring import decide
from agon.games.twilight_struggle.tracks import degrade_defcon, gain_vp, improve_defcon
from agon.games.twilight_struggle.verbs import (
    ANY_COUNTRY,
    clear_placed,
    lose_random_card,
    may_discard,
    place_one,
    remove,
    remove_from_each,
    war,
)

ARGENTINA = w.country("argentina")
EAST_GERMANY = w.country("east_germany")
IRAN = w.country("iran")
LEBANON = w.country("lebanon")
LIBYA = w.country("libya")
NICARAGUA = w.country("nicaragua")
POLAND = w.country("poland")
SAUDI_ARABIA = w.country("saudi_arabia")
SOUTH_KOREA = w.country("south_korea")
UNITED_KINGDOM = w.country("united_kingdom")


@event(82)
def iranian_hostage_crisis(p: Map, player: int, card: int) -> Script:
    """Iran: all US influence leaves, two Soviet come; Terrorism hits the US twice."""
    board.take_all(p, w.US, IRAN)
    board.add(p, w.USSR, IRAN, 2)
    effects.start(p, effects.IRANIAN_HOSTAGE_CRISIS, w.USSR)


@event(83)
def the_iron_lady(p: Map, player: int, card: int) -> Script:
    """1 VP; one Soviet influence in Argentina, none in the United Kingdom; no Socialist Governments."""
    gain_vp(p, w.US, 1)
    board.add(p, w.USSR, ARGENTINA, 1)
    board.take_all(p, w.USSR, UNITED_KINGDOM)
    effects.start(p, effects.IRON_LADY, w.US)


@event(84)
def reagan_bombs_libya(p: Map, player: int, card: int) -> Script:
    """1 VP for every two Soviet influence in Libya."""
    gain_vp(p, w.US, p.influence[w.USSR, LIBYA] // 2)


@event(85)
def star_wars(p: Map, player: int, card: int) -> Script:
    """If ahead in the space race, the US has the event of a discarded card happen (TS-R-86)."""
    if any(is_retrievable(p, c) for c in w.CARDS):
        taken = yield ask(w.US, w.CHOOSE, [c for c in w.CARDS if is_retrievable(p, c)], card=card)
        tell(w.TAKES_CARD, w.US, taken)
        board.move(p, taken, board.IN_PLAY)
        pay_flower_power(p, w.US, taken)
        happened = yield from resolve_event(p, w.US, taken)
        put_away(p, taken, happened)


def is_retrievable(p: Map, c: int) -> bool:
    return (
        p.where[c] == board.DISCARDED and board.SCORING[c] == 0 and can_happen(p, c, effects.event_belongs_to(c, w.US))
    )


@event(86)
def north_sea_oil(p: Map, player: int, card: int) -> Script:
    """No OPEC any more; an eighth action round for the US this turn."""
    effects.start(p, effects.NORTH_SEA_OIL, w.US)
    p.extra_round = 1


@event(87)
def the_reformer(p: Map, player: int, card: int) -> Script:
    """Four influence in Europe, or six if the USSR leads, at most two in a country; no Soviet coups there any more."""
    effects.start(p, effects.THE_REFORMER, w.USSR)
    count = 6 if p.vp < 0 else 4
    for placed in range(count):
        choice = yield from place_one(p, w.USSR, card, placed, count, board.IN_EUROPE, 2, ANY_COUNTRY, placed >= 4)
        if choice == w.PASS:
            break
    clear_placed(p)


@event(88)
def marine_barracks_bombing(p: Map, player: int, card: int) -> Script:
    """All US influence leaves Lebanon, two more the Middle East."""
    board.take_all(p, w.US, LEBANON)
    yield from remove(p, w.US, card, 2, board.IN_MIDDLE_EAST)


@event(89)
def soviets_shoot_down_kal_007(p: Map, player: int, card: int) -> Script:
    """DEFCON drops, 2 VP; with control of South Korea the US may place influence or realign with 4."""
    degrade_defcon(p)
    gain_vp(p, w.US, 2)
    if board.controls(p, w.US, SOUTH_KOREA):
        yield from may_conduct_operations(p, w.US, effects.modified(p, w.US, 4), card, BY_INFLUENCE + BY_REALIGNMENT)


@event(90)
def glasnost(p: Map, player: int, card: int) -> Script:
    """2 VP, DEFCON improves; after The Reformer the USSR may place influence or realign with 4."""
    gain_vp(p, w.USSR, 2)
    improve_defcon(p, 1)
    if effects.is_in_force(p, effects.THE_REFORMER):
        yield from may_conduct_operations(
            p, w.USSR, effects.modified(p, w.USSR, 4), card, BY_INFLUENCE + BY_REALIGNMENT
        )


@event(91)
def ortega_elected_in_nicaragua(p: Map, player: int, card: int) -> Script:
    """All US influence leaves Nicaragua; the USSR may make a free coup next to it."""
    board.take_all(p, w.US, NICARAGUA)
    if any(can_coup(p, w.USSR, c, board.NICARAGUAN_NEIGHBOURS, 1) for c in w.COUNTRIES):
        target = yield ask(w.USSR, w.TARGET, ortega_targets(p), card=card)
        if target != w.PASS:
            tell(w.OPERATIONS, w.USSR, w.COUP, effects.modified(p, w.USSR, 2))
            yield from coup_in(p, w.USSR, target, effects.modified(p, w.USSR, 2), 1)


def ortega_targets(p: Map) -> Options:
    return coup_targets(p, w.USSR, board.NICARAGUAN_NEIGHBOURS, 1) + [w.PASS]


@event(92)
def terrorism(p: Map, player: int, card: int) -> Script:
    """The opponent loses a random card; the US two after the hostage crisis (TS-R-82)."""
    victim = board.opponent(player)
    for _ in range(2 if victim == w.US and effects.is_in_force(p, effects.IRANIAN_HOSTAGE_CRISIS) else 1):
        if p.count[board.HAND[victim]] > 0:
            yield from lose_random_card(p, victim)


@event(93)
def iran_contra_scandal(p: Map, player: int, card: int) -> Script:
    """US realignment dice are at -1 this turn (TS-R-49)."""
    effects.start(p, effects.IRAN_CONTRA, w.USSR)


@event(94)
def chernobyl(p: Map, player: int, card: int) -> Script:
    """The US names a region in which no Soviet influence can be placed by operations this turn."""
    region = yield ask(w.US, w.CHOOSE, [choice for choice in w.REGIONS], card=card)
    tell(w.CHOOSES, w.US, region)
    effects.start(p, effects.CHERNOBYL, region - w.REGIONS[0])


@event(95)
def latin_american_debt_crisis(p: Map, player: int, card: int) -> Script:
    """The US discards a card worth 3 or more, or the USSR doubles its influence in two South American countries."""
    paid = yield from may_discard(p, w.US, card, 3)
    if paid == 0:
        yield from double_influence(p, card)


def double_influence(p: Map, card: int) -> Script:
    first = -1
    for doubled in range(2):
        if any(can_double(p, c, first) for c in w.COUNTRIES):
            choice = yield ask(
                w.USSR,
                w.PLACE,
                [c for c in w.COUNTRIES if can_double(p, c, first)] + [w.PASS],
                card=card,
                left=2 - doubled,
                of=2,
            )
            if choice == w.PASS:
                return
            board.add(p, w.USSR, choice, p.influence[w.USSR, choice])
            first = choice


def can_double(p: Map, c: int, but: int) -> bool:
    return board.IN_AREA[board.IN_SOUTH_AMERICA][c] == 1 and c != but and p.influence[w.USSR, c] > 0


@event(96)
def tear_down_this_wall(p: Map, player: int, card: int) -> Script:
    """Three influence in East Germany, a free coup or realignments in Europe; Willy Brandt ends."""
    effects.start(p, effects.TEAR_DOWN_THIS_WALL, w.US)
    effects.end(p, effects.WILLY_BRANDT)
    board.add(p, w.US, EAST_GERMANY, 3)
    yield from free_operations(p, w.US, effects.modified(p, w.US, 3), board.IN_EUROPE, card)


@event(97)
def an_evil_empire(p: Map, player: int, card: int) -> Script:
    """1 VP; Flower Power ends for good."""
    gain_vp(p, w.US, 1)
    effects.start(p, effects.EVIL_EMPIRE, w.US)
    effects.end(p, effects.FLOWER_POWER)


@event(98)
def aldrich_ames_remix(p: Map, player: int, card: int) -> Script:
    """The US hand lies open this turn, and the USSR discards a card of it."""
    effects.start(p, effects.ALDRICH_AMES, w.USSR)
    tell(w.SHOWS_HAND, w.US)
    show_cards(p, w.US)
    if arranges_hand(p):
        yield from arrange_hand(p)
    elif p.count[board.HAND[w.US]] > 0:
        thrown = yield ask(w.USSR, w.DISCARD, cards_in(p, board.HAND[w.US]), card=card)
        discard(p, w.US, thrown)


@event(99)
def pershing_ii_deployed(p: Map, player: int, card: int) -> Script:
    """1 VP; one US influence leaves each of up to three Western European countries."""
    gain_vp(p, w.USSR, 1)
    yield from remove_from_each(p, w.US, card, 3, 1, board.IN_WESTERN_EUROPE, up_to=1)


@event(100)
def wargames(p: Map, player: int, card: int) -> Script:
    """At DEFCON 2 the player may give 6 VP and end the game (TS-R-101)."""
    answer = yield ask(player, w.CHOOSE, [w.END_GAME, w.PASS], card=card)
    tell(w.CHOOSES, player, answer)
    if answer == w.END_GAME:
        gain_vp(p, board.opponent(player), 6)
        decide(p, w.WARGAMES_END, player)


@event(101)
def solidarity(p: Map, player: int, card: int) -> Script:
    """Three influence in Poland."""
    board.add(p, w.US, POLAND, 3)


@event(102)
def iran_iraq_war(p: Map, player: int, card: int) -> Script:
    """War on Iran or Iraq."""
    target = yield ask(
        player, w.TARGET, [c for c in w.COUNTRIES if board.IN_AREA[board.IRAN_IRAQ_AREA][c] == 1], card=card
    )
    won = yield from war(p, player, target, wins_on=4, military_ops=2)
    if won == 1:
        gain_vp(p, player, 2)


@event(109)
def yuri_and_samantha(p: Map, player: int, card: int) -> Script:
    """1 VP for every US coup this turn."""
    effects.start(p, effects.YURI_AND_SAMANTHA, w.USSR)


@event(110)
def awacs_sale_to_saudis(p: Map, player: int, card: int) -> Script:
    """Two influence in Saudi Arabia; no Muslim Revolution any more."""
    board.add(p, w.US, SAUDI_ARABIA, 2)
    effects.start(p, effects.AWACS, w.US)
