"""Early War: cards 1 to 35, 103 to 106."""

from __future__ import annotations

from agon.engine.script import Script, ask, roll, tell
from agon.games.twilight_struggle.board import (
    ACTION_ROUNDS,
    ANYWHERE,
    BRITISH_NEIGHBOURS,
    HAND,
    HEADLINE_PHASE,
    IN_AFRICA_OR_SOUTHEAST_ASIA,
    IN_AREA,
    IN_EASTERN_EUROPE,
    IN_EUROPE,
    IN_PLAY,
    IN_SOUTHEAST_ASIA,
    IN_WESTERN_EUROPE,
    INDEPENDENT_REDS_AREA,
    INDO_PAKISTANI_AREA,
    REGION,
    SCORING_CARDS,
    SIDE,
    SUEZ_CRISIS_AREA,
    Map,
    add,
    controls,
    is_controlled,
    learn,
    move,
    opponent,
    reveal_hand,
    rule_out,
    take,
    take_all,
)
from agon.games.twilight_struggle.cards import cancel_headline, put_away, resolve_event
from agon.games.twilight_struggle.editions import target_defends_itself, war_degrades_defcon
from agon.games.twilight_struggle.effects import (
    CONTAINMENT,
    DE_GAULLE,
    FORMOSAN_RESOLUTION,
    MARSHALL_PLAN,
    NATO,
    NORAD,
    RED_SCARE,
    US_JAPAN_PACT,
    VIETNAM_REVOLTS,
    WARSAW_PACT,
    modified,
    start,
    start_for,
)
from agon.games.twilight_struggle.events.table import event
from agon.games.twilight_struggle.operations import conduct_operations
from agon.games.twilight_struggle.scoring import score_region
from agon.games.twilight_struggle.space_race import advance
from agon.games.twilight_struggle.tracks import degrade_defcon, gain_vp, improve_defcon
from agon.games.twilight_struggle.variants import is_civil_war, is_open, place_point
from agon.games.twilight_struggle.verbs import (
    NO_LIMIT,
    NOT_ENEMY_CONTROLLED,
    control_level,
    lose_random_card,
    may_discard,
    place,
    reach,
    remove,
    remove_from_each,
    war,
)
from agon.games.twilight_struggle.words import (
    ADD_INFLUENCE,
    AFRICA,
    ASIA,
    BOYCOTT,
    CARDS,
    CENTRAL_AMERICA,
    CHOOSE,
    CHOOSES,
    COUNTRIES,
    DIE,
    EUROPE,
    MIDDLE_EAST,
    PARTICIPATE,
    PASS,
    PLACE,
    REMOVE,
    REMOVE_INFLUENCE,
    ROLLS,
    SHOWS_CARD,
    SHOWS_HAND,
    SOUTH_AMERICA,
    SPACES,
    TARGET,
    US,
    USSR,
    card,
    country,
)

CUBA = country("cuba")
EGYPT = country("egypt")
FRANCE = country("france")
ISRAEL = country("israel")
JAPAN = country("japan")
ROMANIA = country("romania")
SOUTH_KOREA = country("south_korea")
UNITED_KINGDOM = country("united_kingdom")
VIETNAM = country("vietnam")
WEST_GERMANY = country("west_germany")
SOUTHEAST_ASIA_SCORING = card(38)

# the region a scoring card names
SCORED_REGION = tuple(
    {
        card(1): ASIA,
        card(2): EUROPE,
        card(3): MIDDLE_EAST,
        card(37): CENTRAL_AMERICA,
        card(79): AFRICA,
        card(81): SOUTH_AMERICA,
    }.get(c, 0)
    for c in range(CARDS.stop)
)


@event(1)
def asia_scoring(p: Map, player: int) -> Script:
    """Asia is scored."""
    yield from score_region(p, ASIA)


@event(2)
def europe_scoring(p: Map, player: int) -> Script:
    """Europe is scored; control of it wins the game."""
    yield from score_region(p, EUROPE)


@event(3)
def middle_east_scoring(p: Map, player: int) -> Script:
    """The Middle East is scored."""
    yield from score_region(p, MIDDLE_EAST)


@event(4)
def duck_and_cover(p: Map, player: int) -> Script:
    """DEFCON drops by one; then the US gains 5 less DEFCON."""
    degrade_defcon(p)
    gain_vp(p, US, 5 - p.defcon)


@event(5)
def five_year_plan(p: Map, player: int) -> Script:
    """The USSR loses a random card; a US event on it happens."""
    if p.count[HAND[USSR]] > 0:
        lost = yield from lose_random_card(p, USSR)
        if SIDE[lost] == US:
            yield from happen_from_discards(p, lost)


def happen_from_discards(p: Map, card: int) -> Script:
    """The event of a card that has just been discarded happens; with an asterisk it leaves the game."""
    move(p, card, IN_PLAY)
    happened = yield from resolve_event(p, US, card)
    put_away(p, card, happened)


@event(7)
def socialist_governments(p: Map, player: int) -> Script:
    """Three US influence leave Western Europe, at most two from a country."""
    yield from remove(p, USSR, US, 3, IN_WESTERN_EUROPE, most=2)


@event(8)
def fidel(p: Map, player: int) -> Script:
    """Cuba turns to the USSR: no US influence, at least 3 Soviet."""
    take_all(p, US, CUBA)
    reach(p, USSR, CUBA, 3)


@event(9)
def vietnam_revolts(p: Map, player: int) -> Script:
    """Two influence in Vietnam; this turn one operation more for what is wholly spent in Southeast Asia."""
    add(p, USSR, VIETNAM, 2)
    start(p, VIETNAM_REVOLTS, USSR)


@event(10)
def blockade(p: Map, player: int) -> Script:
    """The US discards a card worth 3 or more operations, or loses West Germany."""
    paid = yield from may_discard(p, US, 3)
    if paid == 0:
        take_all(p, US, WEST_GERMANY)


@event(11)
def korean_war(p: Map, player: int) -> Script:
    """War: the USSR attacks South Korea."""
    if war_degrades_defcon(p):
        degrade_defcon(p)
    yield from war(p, USSR, SOUTH_KOREA, wins_on=4, vp=2, military_ops=2, less=1 if is_civil_war(p) else 0)  # 12.4.2


@event(12)
def romanian_abdication(p: Map, player: int) -> Script:
    """Romania turns to the USSR: no US influence, at least 3 Soviet."""
    take_all(p, US, ROMANIA)
    reach(p, USSR, ROMANIA, 3)


@event(13)
def arab_israeli_war(p: Map, player: int) -> Script:
    """War: Israel is attacked; US control of Israel itself counts against the USSR too (TS-R-56)."""
    yield from war(p, USSR, ISRAEL, wins_on=4, vp=2, military_ops=2, and_target=target_defends_itself(p))


@event(14)
def comecon(p: Map, player: int) -> Script:
    """One influence in each of four Eastern European countries the US does not control."""
    yield from place(p, USSR, 4, IN_EASTERN_EUROPE, most=1, where=NOT_ENEMY_CONTROLLED)


@event(15)
def nasser(p: Map, player: int) -> Script:
    """Two Soviet influence in Egypt; half of the US influence there, rounded up, leaves."""
    add(p, USSR, EGYPT, 2)
    take(p, US, EGYPT, (p.influence[US, EGYPT] + 1) // 2)


@event(16)
def warsaw_pact_formed(p: Map, player: int) -> Script:
    """Four Eastern European countries are cleared of US influence, or five Soviet are placed there; allows NATO."""
    start(p, WARSAW_PACT, USSR)
    choice = yield ask(USSR, CHOOSE, [REMOVE_INFLUENCE, ADD_INFLUENCE])
    tell(CHOOSES, USSR, choice)
    if choice == ADD_INFLUENCE:
        yield from place(p, USSR, 5, IN_EASTERN_EUROPE, most=2)
    else:
        yield from remove_from_each(p, USSR, US, 4, NO_LIMIT, IN_EASTERN_EUROPE, up_to=1)


@event(17)
def de_gaulle_leads_france(p: Map, player: int) -> Script:
    """France: two US influence leave, one Soviet comes; NATO no longer covers it."""
    take(p, US, FRANCE, 2)
    add(p, USSR, FRANCE, 1)
    start(p, DE_GAULLE, USSR)


@event(18)
def captured_nazi_scientist(p: Map, player: int) -> Script:
    """One box in the space race."""
    advance(p, player, 1)


@event(19)
def truman_doctrine(p: Map, player: int) -> Script:
    """A European country that nobody controls is cleared of Soviet influence."""
    if any(can_be_cleared(p, c) for c in COUNTRIES):
        target = yield ask(US, REMOVE, [c for c in COUNTRIES if can_be_cleared(p, c)])
        take_all(p, USSR, target)


def can_be_cleared(p: Map, c: int) -> bool:
    return IN_AREA[IN_EUROPE][c] == 1 and p.influence[USSR, c] > 0 and not is_controlled(p, c)


@event(20)
def olympic_games(p: Map, player: int) -> Script:
    """The opponent takes part: the higher die (sponsor +2) gains 2 VP; or boycotts: DEFCON drops, the sponsor acts."""
    answer = yield ask(opponent(player), CHOOSE, [PARTICIPATE, BOYCOTT])
    tell(CHOOSES, opponent(player), answer)
    if answer == BOYCOTT:
        degrade_defcon(p)
        yield from conduct_operations(p, player, modified(p, player, 4))
        return
    sponsor = 0
    guest = 0
    while sponsor == guest:
        sponsor = yield roll(DIE)
        guest = yield roll(DIE)
        sponsor += 2
        tell(ROLLS, player, sponsor - 2, 2)
        tell(ROLLS, opponent(player), guest, 0)
    gain_vp(p, player if sponsor > guest else opponent(player), 2)


@event(21)
def nato(p: Map, player: int) -> Script:
    """The USSR may no longer coup or realign US-controlled countries of Europe."""
    start(p, NATO, US)


@event(22)
def independent_reds(p: Map, player: int) -> Script:
    """US influence equals the Soviet one in one of five countries."""
    if any(can_be_matched(p, c) for c in COUNTRIES):
        target = yield ask(US, PLACE, [c for c in COUNTRIES if can_be_matched(p, c)])
        reach(p, US, target, p.influence[USSR, target])


def can_be_matched(p: Map, c: int) -> bool:
    return IN_AREA[INDEPENDENT_REDS_AREA][c] == 1 and p.influence[USSR, c] > p.influence[US, c]


@event(23)
def marshall_plan(p: Map, player: int) -> Script:
    """One influence in each of seven Western European countries the USSR does not control; allows NATO."""
    start(p, MARSHALL_PLAN, US)
    yield from place(p, US, 7, IN_WESTERN_EUROPE, most=1, where=NOT_ENEMY_CONTROLLED)


@event(24)
def indo_pakistani_war(p: Map, player: int) -> Script:
    """War on India or Pakistan."""
    target = yield ask(player, TARGET, [c for c in COUNTRIES if IN_AREA[INDO_PAKISTANI_AREA][c] == 1])
    yield from war(p, player, target, wins_on=4, vp=2, military_ops=2)


@event(25)
def containment(p: Map, player: int) -> Script:
    """US cards are worth one operation more this turn."""
    start(p, CONTAINMENT, US)


@event(26)
def cia_created(p: Map, player: int) -> Script:
    """The USSR shows its hand; the US operates with 1."""
    tell(SHOWS_HAND, USSR)
    show_cards(p, USSR)
    yield from conduct_operations(p, US, modified(p, US, 1))


def show_cards(p: Map, side: int) -> None:
    """The whole hand is shown to the opponent."""
    reveal_hand(p, side)
    for c in CARDS:
        if p.where[c] == HAND[side]:
            tell(SHOWS_CARD, side, c, to=opponent(side))


@event(27)
def us_japan_mutual_defense_pact(p: Map, player: int) -> Script:
    """The US takes control of Japan, which is safe from Soviet coups and realignments."""
    reach(p, US, JAPAN, control_level(p, US, JAPAN))
    start(p, US_JAPAN_PACT, US)


@event(28)
def suez_crisis(p: Map, player: int) -> Script:
    """Four US influence leave Israel, the United Kingdom and France, at most two each."""
    yield from remove(p, USSR, US, 4, SUEZ_CRISIS_AREA, most=2)


@event(29)
def east_european_unrest(p: Map, player: int) -> Script:
    """One Soviet influence leaves each of three Eastern European countries; two in the Late War (TS-R-117)."""
    yield from remove_from_each(p, US, USSR, 3, 2 if p.turn >= 8 else 1, IN_EASTERN_EUROPE)


@event(30)
def decolonization(p: Map, player: int) -> Script:
    """One influence in each of four countries of Africa and Southeast Asia."""
    yield from place(p, USSR, 4, IN_AFRICA_OR_SOUTHEAST_ASIA, most=1)


@event(31)
def red_scare_purge(p: Map, player: int) -> Script:
    """The opponent's cards are worth one operation less this turn."""
    start_for(p, RED_SCARE, player)


@event(33)
def de_stalinization(p: Map, player: int) -> Script:
    """Up to four Soviet influence move anywhere the US does not control, at most two to a country (TS-R-115)."""
    moved = 0
    while moved < 4 and any(p.influence[USSR, c] > 0 for c in COUNTRIES):
        source = yield ask(USSR, REMOVE, [c for c in COUNTRIES if p.influence[USSR, c] > 0] + [PASS])
        if source == PASS:
            break
        take(p, USSR, source, 1)
        moved += 1
    yield from place(p, USSR, moved, ANYWHERE, most=2, where=NOT_ENEMY_CONTROLLED)


@event(34)
def nuclear_test_ban(p: Map, player: int) -> Script:
    """DEFCON less 2 in VP; then DEFCON improves by two (TS-R-118)."""
    gain_vp(p, player, max(0, p.defcon - 2))
    improve_defcon(p, 2)


@event(35)
def formosan_resolution(p: Map, player: int) -> Script:
    """Taiwan counts as a battleground in scoring while the US controls it."""
    start(p, FORMOSAN_RESOLUTION, US)


@event(103)
def defectors(p: Map, player: int) -> Script:
    """A US headline cancels the Soviet one; played by the USSR in its action round, 1 VP for the US."""
    if p.phase == HEADLINE_PHASE and p.phasing == US:
        cancel_headline(p)  # TS-R-16
    if p.phase == ACTION_ROUNDS and p.phasing == USSR:
        gain_vp(p, US, 1)


@event(104)
def the_cambridge_five(p: Map, player: int) -> Script:
    """The US shows its scoring cards; the USSR may add one influence in a region named on them."""
    for c in SCORING_CARDS:
        if p.where[c] == HAND[US]:
            learn(p, USSR, c, HAND[US])
            tell(SHOWS_CARD, US, c)
        else:
            rule_out(p, USSR, c, HAND[US])
    yield from place_once(p)


def is_named(p: Map, c: int) -> bool:
    """Whether a scoring card of the US names a region of the country."""
    return any(
        p.where[s] == HAND[US]
        and (SCORED_REGION[s] == REGION[c] or (s == SOUTHEAST_ASIA_SCORING and IN_AREA[IN_SOUTHEAST_ASIA][c] == 1))
        for s in SCORING_CARDS
    )


def place_once(p: Map) -> Script:
    named = [c for c in SPACES if is_named(p, c) and is_open(p, USSR, c)]
    if not named:
        return
    where = yield ask(USSR, PLACE, named + [PASS])
    if where != PASS:
        place_point(p, USSR, where)


@event(105)
def special_relationship(p: Map, player: int) -> Script:
    """With control of the United Kingdom: one influence next to it; with NATO two in Western Europe and 2 VP."""
    if controls(p, US, UNITED_KINGDOM):
        if p.in_force[NATO] > 0:
            where = yield ask(US, PLACE, [c for c in COUNTRIES if IN_AREA[IN_WESTERN_EUROPE][c] == 1])
            add(p, US, where, 2)
            gain_vp(p, US, 2)
        else:
            near = yield ask(US, PLACE, [c for c in COUNTRIES if IN_AREA[BRITISH_NEIGHBOURS][c] == 1])
            add(p, US, near, 1)


@event(106)
def norad(p: Map, player: int) -> Script:
    """After an action round in which DEFCON fell to 2, the US adds influence if it controls Canada."""
    start(p, NORAD, US)
