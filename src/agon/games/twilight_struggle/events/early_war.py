"""Early War: cards 1 to 35, 103 to 106."""

from __future__ import annotations

from agon.engine.script import Options, Script, ask, revealed, roll, tell
from agon.games.twilight_struggle import board, effects, verbs
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.cards import cancel_headline, put_away, resolve_event
from agon.games.twilight_struggle.editions import target_defends_itself, war_degrades_defcon
from agon.games.twilight_struggle.events.table import event
from agon.games.twilight_struggle.operations import may_conduct_operations
from agon.games.twilight_struggle.scoring import score_region
from agon.games.twilight_struggle.space_race import advance
from agon.games.twilight_struggle.tracks import degrade_defcon, gain_vp, improve_defcon
from agon.games.twilight_struggle.variants import is_civil_war, is_open, place_point

CUBA = w.country("cuba")
EGYPT = w.country("egypt")
FRANCE = w.country("france")
ISRAEL = w.country("israel")
JAPAN = w.country("japan")
ROMANIA = w.country("romania")
SOUTH_KOREA = w.country("south_korea")
UNITED_KINGDOM = w.country("united_kingdom")
VIETNAM = w.country("vietnam")
WEST_GERMANY = w.country("west_germany")
SOUTHEAST_ASIA_SCORING = w.card(38)

# the region a scoring card names
SCORED_REGION = tuple(
    {
        w.card(1): w.ASIA,
        w.card(2): w.EUROPE,
        w.card(3): w.MIDDLE_EAST,
        w.card(37): w.CENTRAL_AMERICA,
        w.card(79): w.AFRICA,
        w.card(81): w.SOUTH_AMERICA,
    }.get(c, 0)
    for c in range(w.CARDS.stop)
)


@event(1)
def asia_scoring(p: Map, player: int, card: int) -> Script:
    """Asia is scored."""
    yield from score_region(p, w.ASIA)


@event(2)
def europe_scoring(p: Map, player: int, card: int) -> Script:
    """Europe is scored; control of it wins the game."""
    yield from score_region(p, w.EUROPE)


@event(3)
def middle_east_scoring(p: Map, player: int, card: int) -> Script:
    """The Middle East is scored."""
    yield from score_region(p, w.MIDDLE_EAST)


@event(4)
def duck_and_cover(p: Map, player: int, card: int) -> Script:
    """DEFCON drops by one; then the US gains 5 less DEFCON."""
    degrade_defcon(p)
    gain_vp(p, w.US, 5 - p.defcon)


@event(5)
def five_year_plan(p: Map, player: int, card: int) -> Script:
    """The USSR loses a random card; a US event on it happens (TS-R-66)."""
    if p.count[board.HAND[w.USSR]] > 0:
        lost = yield from verbs.lose_random_card(p, w.USSR)
        if board.SIDE[lost] == w.US:
            yield from happen_from_discards(p, lost)


def happen_from_discards(p: Map, card: int) -> Script:
    """The event of a card that has just been discarded happens; with an asterisk it leaves the game."""
    board.move(p, card, board.IN_PLAY)
    happened = yield from resolve_event(p, w.US, card)
    put_away(p, card, happened)


# 6, the China Card: `play_china_card` in cards.py


@event(7)
def socialist_governments(p: Map, player: int, card: int) -> Script:
    """Three US influence leave Western Europe, at most two from a country."""
    yield from verbs.remove(p, w.US, card, 3, board.IN_WESTERN_EUROPE, most=2)


@event(8)
def fidel(p: Map, player: int, card: int) -> Script:
    """Cuba turns to the USSR: no US influence, at least 3 Soviet."""
    board.take_all(p, w.US, CUBA)
    verbs.reach(p, w.USSR, CUBA, 3)


@event(9)
def vietnam_revolts(p: Map, player: int, card: int) -> Script:
    """Two influence in Vietnam; this turn one operation more for what is wholly spent in Southeast Asia."""
    board.add(p, w.USSR, VIETNAM, 2)
    effects.start(p, effects.VIETNAM_REVOLTS, w.USSR)


@event(10)
def blockade(p: Map, player: int, card: int) -> Script:
    """The US discards a card worth 3 or more operations, or loses West Germany."""
    paid = yield from verbs.may_discard(p, w.US, card, 3)
    if paid == 0:
        board.take_all(p, w.US, WEST_GERMANY)


@event(11)
def korean_war(p: Map, player: int, card: int) -> Script:
    """War: the USSR attacks South Korea."""
    if war_degrades_defcon(p):
        degrade_defcon(p)
    less = 1 if is_civil_war(p) else 0  # 12.4.2
    won = yield from verbs.war(p, w.USSR, SOUTH_KOREA, wins_on=4, military_ops=2, less=less)
    if won == 1:
        gain_vp(p, w.USSR, 2)


@event(12)
def romanian_abdication(p: Map, player: int, card: int) -> Script:
    """Romania turns to the USSR: no US influence, at least 3 Soviet."""
    board.take_all(p, w.US, ROMANIA)
    verbs.reach(p, w.USSR, ROMANIA, 3)


@event(13)
def arab_israeli_war(p: Map, player: int, card: int) -> Script:
    """War: Israel is attacked; US control of Israel itself counts against the USSR too (TS-R-56)."""
    less = 1 if target_defends_itself(p) and board.controls(p, w.US, ISRAEL) else 0
    won = yield from verbs.war(p, w.USSR, ISRAEL, wins_on=4, military_ops=2, less=less)
    if won == 1:
        gain_vp(p, w.USSR, 2)


@event(14)
def comecon(p: Map, player: int, card: int) -> Script:
    """One influence in each of four Eastern European countries the US does not control."""
    yield from verbs.place(p, w.USSR, card, 4, board.IN_EASTERN_EUROPE, most=1, where=verbs.NOT_ENEMY_CONTROLLED)


@event(15)
def nasser(p: Map, player: int, card: int) -> Script:
    """Two Soviet influence in Egypt; half of the US influence there, rounded up, leaves."""
    board.add(p, w.USSR, EGYPT, 2)
    board.take(p, w.US, EGYPT, (p.influence[w.US, EGYPT] + 1) // 2)


@event(16)
def warsaw_pact_formed(p: Map, player: int, card: int) -> Script:
    """Four Eastern European countries are cleared of US influence, or five Soviet are placed there; allows NATO."""
    effects.start(p, effects.WARSAW_PACT, w.USSR)
    choice = yield ask(w.USSR, w.CHOOSE, [w.REMOVE_INFLUENCE, w.ADD_INFLUENCE], card=card)
    tell(w.CHOOSES, w.USSR, choice)
    if choice == w.ADD_INFLUENCE:
        yield from verbs.place(p, w.USSR, card, 5, board.IN_EASTERN_EUROPE, most=2)
    else:
        yield from verbs.remove_from_each(p, w.US, card, 4, verbs.NO_LIMIT, board.IN_EASTERN_EUROPE, up_to=1)


@event(17)
def de_gaulle_leads_france(p: Map, player: int, card: int) -> Script:
    """France: two US influence leave, one Soviet comes; NATO no longer covers it."""
    board.take(p, w.US, FRANCE, 2)
    board.add(p, w.USSR, FRANCE, 1)
    effects.start(p, effects.DE_GAULLE, w.USSR)


@event(18)
def captured_nazi_scientist(p: Map, player: int, card: int) -> Script:
    """One box in the space race."""
    advance(p, player, 1)


@event(19)
def truman_doctrine(p: Map, player: int, card: int) -> Script:
    """A European country that nobody controls is cleared of Soviet influence."""
    if any(can_be_cleared(p, c) for c in w.COUNTRIES):
        target = yield ask(w.US, w.REMOVE, clearable(p), card=card)
        if target != w.PASS:
            board.take_all(p, w.USSR, target)


def clearable(p: Map) -> Options:
    """Such countries; none may be left once missiles are taken away."""
    found = [c for c in w.COUNTRIES if can_be_cleared(p, c)]
    if not found:
        return [w.PASS]
    return found


def can_be_cleared(p: Map, c: int) -> bool:
    return board.IN_AREA[board.IN_EUROPE][c] == 1 and p.influence[w.USSR, c] > 0 and not board.is_controlled(p, c)


@event(20)
def olympic_games(p: Map, player: int, card: int) -> Script:
    """The opponent takes part: the higher die (sponsor +2) gains 2 VP; or boycotts: DEFCON drops, the sponsor acts."""
    answer = yield ask(board.opponent(player), w.CHOOSE, [w.PARTICIPATE, w.BOYCOTT], card=card)
    tell(w.CHOOSES, board.opponent(player), answer)
    if answer == w.BOYCOTT:
        degrade_defcon(p)
        yield from may_conduct_operations(p, player, effects.modified(p, player, 4), card)
        return
    sponsor = 0
    guest = 0
    while sponsor == guest:
        sponsor = yield roll(w.DIE)
        guest = yield roll(w.DIE)
        sponsor += 2
        tell(w.ROLLS, player, sponsor - 2, 2)
        tell(w.ROLLS, board.opponent(player), guest, 0)
    gain_vp(p, player if sponsor > guest else board.opponent(player), 2)


@event(21)
def nato(p: Map, player: int, card: int) -> Script:
    """The USSR may no longer coup or realign US-controlled countries of Europe."""
    effects.start(p, effects.NATO, w.US)


@event(22)
def independent_reds(p: Map, player: int, card: int) -> Script:
    """US influence equals the Soviet one in one of five countries."""
    if any(can_be_matched(p, c) for c in w.COUNTRIES):
        target = yield ask(w.US, w.PLACE, [c for c in w.COUNTRIES if can_be_matched(p, c)], card=card)
        verbs.reach(p, w.US, target, p.influence[w.USSR, target])


def can_be_matched(p: Map, c: int) -> bool:
    return board.IN_AREA[board.INDEPENDENT_REDS_AREA][c] == 1 and p.influence[w.USSR, c] > p.influence[w.US, c]


@event(23)
def marshall_plan(p: Map, player: int, card: int) -> Script:
    """One influence in each of seven Western European countries the USSR does not control; allows NATO."""
    effects.start(p, effects.MARSHALL_PLAN, w.US)
    yield from verbs.place(p, w.US, card, 7, board.IN_WESTERN_EUROPE, most=1, where=verbs.NOT_ENEMY_CONTROLLED)


@event(24)
def indo_pakistani_war(p: Map, player: int, card: int) -> Script:
    """War on India or Pakistan."""
    target = yield ask(
        player, w.TARGET, [c for c in w.COUNTRIES if board.IN_AREA[board.INDO_PAKISTANI_AREA][c] == 1], card=card
    )
    won = yield from verbs.war(p, player, target, wins_on=4, military_ops=2)
    if won == 1:
        gain_vp(p, player, 2)


@event(25)
def containment(p: Map, player: int, card: int) -> Script:
    """US cards are worth one operation more this turn."""
    effects.start(p, effects.CONTAINMENT, w.US)


@event(26)
def cia_created(p: Map, player: int, card: int) -> Script:
    """The USSR shows its hand; the US operates with 1."""
    tell(w.SHOWS_HAND, w.USSR)
    show_cards(p, w.USSR)
    yield from may_conduct_operations(p, w.US, effects.modified(p, w.US, 1), card)


def show_cards(p: Map, side: int) -> None:
    """The whole hand is shown to the opponent."""
    board.reveal_hand(p, side)
    for c in w.CARDS:
        if p.where[c] == board.HAND[side]:
            tell(w.SHOWS_CARD, side, c, to=board.opponent(side))


@event(27)
def us_japan_mutual_defense_pact(p: Map, player: int, card: int) -> Script:
    """The US takes control of Japan, which is safe from Soviet coups and realignments."""
    verbs.reach(p, w.US, JAPAN, verbs.control_level(p, w.US, JAPAN))
    effects.start(p, effects.US_JAPAN_PACT, w.US)


@event(28)
def suez_crisis(p: Map, player: int, card: int) -> Script:
    """Four US influence leave Israel, the United Kingdom and France, at most two each."""
    yield from verbs.remove(p, w.US, card, 4, board.SUEZ_CRISIS_AREA, most=2)


@event(29)
def east_european_unrest(p: Map, player: int, card: int) -> Script:
    """One Soviet influence leaves each of three Eastern European countries; two in the Late War (TS-R-117)."""
    yield from verbs.remove_from_each(p, w.USSR, card, 3, 2 if p.turn >= 8 else 1, board.IN_EASTERN_EUROPE)


@event(30)
def decolonization(p: Map, player: int, card: int) -> Script:
    """One influence in each of four countries of Africa and Southeast Asia."""
    yield from verbs.place(p, w.USSR, card, 4, board.IN_AFRICA_OR_SOUTHEAST_ASIA, most=1)


@event(31)
def red_scare_purge(p: Map, player: int, card: int) -> Script:
    """The opponent's cards are worth one operation less this turn."""
    effects.start_for(p, effects.RED_SCARE, player)


# 32, UN Intervention: `cancel_event` in cards.py


@event(33)
def de_stalinization(p: Map, player: int, card: int) -> Script:
    """Up to four Soviet influence move anywhere the US does not control, at most two to a country (TS-R-115)."""
    moved = 0
    while moved < 4 and any(p.influence[w.USSR, c] > 0 for c in w.COUNTRIES):
        source = yield ask(
            w.USSR,
            w.REMOVE,
            [c for c in w.COUNTRIES if p.influence[w.USSR, c] > 0] + [w.PASS],
            card=card,
            left=4 - moved,
            of=4,
        )
        if source == w.PASS:
            break
        board.take(p, w.USSR, source, 1)
        moved += 1
    yield from verbs.place(p, w.USSR, card, moved, board.ANYWHERE, most=2, where=verbs.NOT_ENEMY_CONTROLLED)


@event(34)
def nuclear_test_ban(p: Map, player: int, card: int) -> Script:
    """DEFCON less 2 in VP; then DEFCON improves by two (TS-R-118)."""
    gain_vp(p, player, max(0, p.defcon - 2))
    improve_defcon(p, 2)


@event(35)
def formosan_resolution(p: Map, player: int, card: int) -> Script:
    """Taiwan counts as a battleground in scoring (`scoring.has_taiwan`) while the US controls it; ends when the US
    plays the China Card (TS-R-99)."""
    effects.start(p, effects.FORMOSAN_RESOLUTION, w.US)


@event(103)
def defectors(p: Map, player: int, card: int) -> Script:
    """A US headline cancels the Soviet one; played by the USSR in its action round, 1 VP for the US (TS-R-121)."""
    if p.phase == board.HEADLINE_PHASE and p.phasing == w.US:
        cancel_headline(p)  # TS-R-16
    if p.phase == board.ACTION_ROUNDS and effects.acting(p) == w.USSR:
        gain_vp(p, w.US, 1)


@event(104)
def the_cambridge_five(p: Map, player: int, card: int) -> Script:
    """The US shows its scoring cards; the USSR may add one influence in a region named on them."""
    for c in board.SCORING_CARDS:
        if p.where[c] == board.HAND[w.US]:
            board.learn(p, w.USSR, c, board.HAND[w.US])
            tell(w.SHOWS_CARD, w.US, c)
        else:
            board.rule_out(p, w.USSR, c, board.HAND[w.US])
    revealed()
    yield from place_once(p, card)


def is_named(p: Map, c: int) -> bool:
    """Whether a scoring card of the US names a region of the country."""
    return any(
        p.where[s] == board.HAND[w.US]
        and (
            SCORED_REGION[s] == board.REGION[c]
            or (s == SOUTHEAST_ASIA_SCORING and board.IN_AREA[board.IN_SOUTHEAST_ASIA][c] == 1)
        )
        for s in board.SCORING_CARDS
    )


def place_once(p: Map, card: int) -> Script:
    if any(is_named(p, c) and is_open(p, w.USSR, c) for c in w.SPACES):
        where = yield ask(
            w.USSR, w.PLACE, [c for c in w.SPACES if is_named(p, c) and is_open(p, w.USSR, c)] + [w.PASS], card=card
        )
        if where != w.PASS:
            place_point(p, w.USSR, where)


@event(105)
def special_relationship(p: Map, player: int, card: int) -> Script:
    """With control of the United Kingdom: one influence next to it; with NATO two in Western Europe and 2 VP."""
    if board.controls(p, w.US, UNITED_KINGDOM):
        if effects.is_in_force(p, effects.NATO):
            where = yield ask(
                w.US, w.PLACE, [c for c in w.COUNTRIES if board.IN_AREA[board.IN_WESTERN_EUROPE][c] == 1], card=card
            )
            board.add(p, w.US, where, 2)
            gain_vp(p, w.US, 2)
        else:
            near = yield ask(
                w.US, w.PLACE, [c for c in w.COUNTRIES if board.IN_AREA[board.BRITISH_NEIGHBOURS][c] == 1], card=card
            )
            board.add(p, w.US, near, 1)


@event(106)
def norad(p: Map, player: int, card: int) -> Script:
    """After an action round in which DEFCON fell to 2, the US adds influence if it controls Canada (`play.norad`)."""
    effects.start(p, effects.NORAD, w.US)
