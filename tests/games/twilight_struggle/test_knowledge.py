"""What a seat knows of the other hand, and what it imagines: revealed cards stay, the rest is dealt uniformly."""

from __future__ import annotations

import functools
import itertools
from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction

import pytest

from agon.engine.chooser import SeededChooser
from agon.engine.table import Table
from agon.games.twilight_struggle import GAME
from agon.games.twilight_struggle.board import invariant
from tests.branches import Branching, branches

SEATS = ("us", "ussr")
OTHER = {"us": "ussr", "ussr": "us"}


def dice(seed: int) -> SeededChooser:
    return SeededChooser(1989, seed)


def read(table: Table, path: str) -> set[str]:
    return set(GAME.paths.read(table.position, path))


def known(table: Table, seat: str) -> set[str]:
    """The cards that a seat knows to be in the other hand."""
    return set(table.view(seat)["opponent_known"])


def imagined_hands(table: Table, seat: str, count: int = 40) -> list[set[str]]:
    """The other hand as the seat imagines it, many times."""
    return [read(table.imagine(seat, dice(seed)), f"hand.{OTHER[seat]}") for seed in range(count)]


LAST_US_ROUND = """
given turn 5
given phase action_round
given round 7
given phasing us
"""
US_ROUND = LAST_US_ROUND.replace("round 7", "round 3")
SOVIET_ROUND = US_ROUND.replace("phasing us", "phasing ussr")


# ---------------------------------------------------------------- hands that are shown


CIA_CREATED = """
given hand.us cia_created
given hand.ussr comecon fidel nasser
us card cia_created
us use event
"""


def test_nothing_is_known_of_a_hand_at_first(table_from):
    table = table_from(US_ROUND + "given hand.us containment\ngiven hand.ussr comecon fidel\n")
    assert known(table, "us") == known(table, "ussr") == set()


@pytest.mark.rule("TS-R-80")
def test_cia_created_shows_the_soviet_hand(table_from):
    table = table_from(US_ROUND + CIA_CREATED)
    assert known(table, "us") == {"comecon", "fidel", "nasser"}
    assert known(table, "ussr") == set()
    assert "opponent_known" not in table.view(None)


@pytest.mark.rule("TS-R-80")
def test_cia_created_shows_it_once_and_cards_drawn_later_are_unknown(table_from, go_on):
    table = table_from(LAST_US_ROUND + CIA_CREATED + "us use influence\nus place canada\n")
    table = go_on(table, "chance draw suez_crisis")
    assert read(table, "hand.ussr") == {"comecon", "fidel", "nasser", "suez_crisis"}
    assert known(table, "us") == {"comecon", "fidel", "nasser"}
    hands = imagined_hands(table, "us")
    assert all(hand > {"comecon", "fidel", "nasser"} and len(hand) == 4 for hand in hands)
    assert len(set(map(frozenset, hands))) > 20


def test_a_known_card_that_is_played_is_no_longer_in_the_hand(table_from):
    text = US_ROUND + CIA_CREATED + "us use influence\nus place canada\nussr card fidel\nussr use event\n"
    table = table_from(text)
    assert known(table, "us") == {"comecon", "nasser"}
    assert table.view("us")["removed"] == table.view(None)["removed"] == ["fidel", "cia_created"]


def test_the_cambridge_five_shows_every_scoring_card_so_there_is_no_other(table_from):
    table = table_from(
        SOVIET_ROUND
        + """
        given hand.ussr the_cambridge_five
        given hand.us asia_scoring containment marshall_plan
        ussr card the_cambridge_five
        ussr use event
        """
    )
    assert known(table, "ussr") == {"asia_scoring"}
    imagined = [table.imagine("ussr", dice(seed)) for seed in range(40)]
    hands = [read(each, "hand.us") for each in imagined]
    assert {card for hand in hands for card in hand if card.endswith("_scoring")} == {"asia_scoring"}
    assert {each.ask("ussr").options for each in imagined} == {table.ask("ussr").options}


@pytest.mark.rule("TS-R-80")
def test_lone_gunman_shows_the_us_hand_once(table_from, go_on):
    table = table_from(
        SOVIET_ROUND
        + """
        given hand.ussr lone_gunman
        given hand.us ask_not_what_your_country_can_do_for_you containment marshall_plan
        ussr card lone_gunman
        ussr use event
        ussr use influence
        ussr place poland
        """
    )
    shown = {"ask_not_what_your_country_can_do_for_you", "containment", "marshall_plan"}
    assert known(table, "ussr") == shown
    assert known(table, "us") == set()
    table = go_on(
        table,
        """
        us card ask_not_what_your_country_can_do_for_you
        us use event
        us discard marshall_plan
        us discard pass
        chance draw nasser
        """,
    )
    assert read(table, "hand.us") == {"containment", "nasser"}
    assert known(table, "ussr") == {"containment"}


ALDRICH_AMES = """
given turn 8
given phase action_round
given phasing ussr
given hand.ussr aldrich_ames_remix
given hand.us ask_not_what_your_country_can_do_for_you containment marshall_plan duck_and_cover
"""


@pytest.mark.rule("TS-R-80")
def test_aldrich_ames_keeps_the_us_hand_open_for_the_turn(table_from):
    table = table_from(
        ALDRICH_AMES
        + """
        given round 3
        ussr card aldrich_ames_remix
        ussr use event
        ussr discard duck_and_cover
        us card ask_not_what_your_country_can_do_for_you
        us use event
        us discard marshall_plan
        us discard pass
        chance draw nasser
        """
    )
    assert read(table, "hand.us") == {"containment", "nasser"}
    assert known(table, "ussr") == {"containment", "nasser"}
    assert known(table, "us") == set()
    assert imagined_hands(table, "ussr", 5) == [{"containment", "nasser"}] * 5


@pytest.mark.rule("TS-R-80")
def test_after_the_turn_of_aldrich_ames_new_cards_are_unknown_again(table_from):
    table = table_from(
        ALDRICH_AMES
        + """
        given round 7
        ussr card aldrich_ames_remix
        ussr use event
        ussr discard duck_and_cover
        us card marshall_plan
        us use influence
        us place canada
        us place canada
        us place canada
        us place canada
        chance draw fidel
        chance draw nasser
        """
    )
    assert table.view(None)["turn"] == 9
    assert read(table, "hand.us") == {"ask_not_what_your_country_can_do_for_you", "containment", "nasser"}
    assert known(table, "ussr") == {"ask_not_what_your_country_can_do_for_you", "containment"}


# ---------------------------------------------------------------- single cards that are shown


def test_missile_envy_is_known_to_be_in_the_hand_it_was_given_to(table_from):
    table = table_from(
        US_ROUND
        + """
        given hand.us missile_envy
        given hand.ussr comecon fidel
        us card missile_envy
        us use event
        ussr choose comecon
        """
    )
    assert known(table, "us") == {"missile_envy"}
    assert "comecon" in table.view(None)["in_play"]
    hands = imagined_hands(table, "us")
    assert all("missile_envy" in hand and len(hand) == 2 for hand in hands)
    assert len(set(map(frozenset, hands))) > 20


def test_a_card_given_back_after_grain_sales_is_known(table_from):
    table = table_from(
        US_ROUND
        + """
        given hand.us grain_sales_to_soviets
        given hand.ussr comecon fidel
        us card grain_sales_to_soviets
        us use event
        chance pick comecon
        us choose return
        """
    )
    assert known(table, "us") == {"comecon"}
    assert all("comecon" in hand and len(hand) == 2 for hand in imagined_hands(table, "us"))


@pytest.mark.rule("TS-R-85")
def test_a_card_taken_with_salt_is_shown_to_the_opponent(table_from):
    table = table_from(
        US_ROUND
        + """
        given hand.us salt_negotiations containment
        given discard comecon
        us card salt_negotiations
        us use event
        us choose comecon
        """
    )
    assert known(table, "ussr") == {"comecon"}
    assert all("comecon" in hand and len(hand) == 2 for hand in imagined_hands(table, "ussr"))


@pytest.mark.rule("TS-R-111")
def test_the_discards_are_open_to_everybody(table_from):
    table = table_from(US_ROUND + "given discard comecon africa_scoring\ngiven hand.us containment\n")
    for seat in (*SEATS, None):
        assert set(table.view(seat)["discard"]) == {"comecon", "africa_scoring"}
    for seat in SEATS:
        assert read(table.imagine(seat, dice(3)), "discard") == {"comecon", "africa_scoring"}


OUR_MAN = """
given hand.us our_man_in_tehran
given hand.ussr blockade
given influence.iran.us 2
given deck comecon fidel nasser africa_scoring containment duck_and_cover suez_crisis
us card our_man_in_tehran
us use event
chance draw comecon
chance draw fidel
chance draw nasser
chance draw africa_scoring
chance draw containment
"""


def test_only_the_us_sees_the_cards_our_man_in_tehran_looks_at(table_from):
    table = table_from(US_ROUND + OUR_MAN)
    assert set(table.view("us")["looked_at"]) == {"comecon", "fidel", "nasser", "africa_scoring", "containment"}
    for viewer in ("ussr", None):
        assert "looked_at" not in table.view(viewer)
    looked_at = {frozenset(table.imagine("ussr", dice(seed)).view("us")["looked_at"]) for seed in range(40)}
    assert len(looked_at) > 10
    assert {len(cards) for cards in looked_at} == {5}


@pytest.mark.rule("TS-R-84")
def test_what_our_man_in_tehran_discards_is_shown_and_what_he_returns_is_known_to_be_in_the_pile(table_from):
    table = table_from(US_ROUND + OUR_MAN + "us discard africa_scoring\nus discard comecon\nus discard pass\n")
    for seat in (*SEATS, None):
        assert set(table.view(seat)["discard"]) == {"africa_scoring", "comecon"}
        assert table.view(seat)["deck_size"] == 5
    assert set.union(*imagined_hands(table, "us")) == {"blockade", "duck_and_cover", "suez_crisis"}


def test_a_returned_card_may_be_drawn_by_the_ussr(table_from):
    table = table_from(LAST_US_ROUND + OUR_MAN + "us discard pass\nchance draw nasser\n")
    assert known(table, "us") == set()
    assert "nasser" in set.union(*imagined_hands(table, "us"))


NEW_PILE = """
given hand.ussr blockade
given deck fidel
given discard comecon nasser suez_crisis
us card pass
"""


def test_when_the_pile_is_empty_what_is_nowhere_else_is_in_the_other_hand(table_from):
    table = table_from(LAST_US_ROUND + NEW_PILE + "chance draw fidel\n")
    assert known(table, "us") == {"blockade", "fidel"}


def test_a_reshuffle_widens_what_may_be_drawn(table_from):
    table = table_from(LAST_US_ROUND + NEW_PILE + "chance draw fidel\nchance draw comecon\nchance draw nasser\n")
    assert read(table, "hand.ussr") == {"blockade", "fidel", "nasser"}
    assert known(table, "us") == {"blockade", "fidel"}
    assert set(map(frozenset, imagined_hands(table, "us"))) == {
        frozenset({"blockade", "fidel", "nasser"}),
        frozenset({"blockade", "fidel", "suez_crisis"}),
    }
    assert known(table, "ussr") == set()  # the US has one of the three; the deck holds the other


# ---------------------------------------------------------------- imagine


NEVER = ("handicap", "bid", "seating", "imagine")
PLAYED = {kind.name for kind in GAME.asks} - set(NEVER)
GAMES = range(4)


@functools.cache
def moments(number: int) -> dict[str, Table]:
    """Tables of a random game after the deal: one for every kind of ask, preferably late in the game."""
    found: dict[str, Table] = {}
    table, choose, when = Table(GAME), SeededChooser(11, number), SeededChooser(12, number)
    while table.asks:
        ask = table.asks[0]
        if ask.what not in found or when.below(6) == 0:
            found[ask.what] = table.copy()
        options = tuple(o for o in ask.options if o not in ("coup", "degrade", "defcon_1")) or ask.options
        table.choose(ask.seat, choose(ask._replace(options=options)))
    return found


def test_every_kind_of_ask_is_among_the_moments():
    assert {what for number in GAMES for what in moments(number)} == PLAYED


@pytest.mark.parametrize("number", GAMES)
@pytest.mark.parametrize("seat", SEATS)
def test_imagining_keeps_everything_the_seat_knows(seat, number):
    for what, table in moments(number).items():
        for seed in range(2):
            other = table.imagine(seat, dice(seed))
            assert other.view(seat) == table.view(seat), what
            assert other.view(None) == table.view(None), what
            assert other.ask(seat) == table.ask(seat), what
            assert read(other, f"hand.{OTHER[seat]}") >= known(table, seat), what
            for path in (
                f"hand.{seat}",
                "discard",
                "removed",
                "in_play",
                "hand_size.us",
                "hand_size.ussr",
                "deck_size",
            ):
                assert read(other, path) == read(table, path), (what, path)
            assert invariant(other.position), what


@pytest.mark.parametrize("number", GAMES)
@pytest.mark.parametrize("seat", SEATS)
def test_tables_a_seat_cannot_tell_apart_are_imagined_alike(seat, number):
    for what, table in moments(number).items():
        for seed in range(2):
            other = table.imagine(seat, dice(seed))
            for again in (7, 8):
                ours, theirs = table.imagine(seat, dice(again)), other.imagine(seat, dice(again))
                assert ours == theirs, what
                assert ours.machine.pending == theirs.machine.pending, what


def test_games_that_differ_in_what_the_other_side_drew_are_imagined_alike(table_from):
    text = LAST_US_ROUND + "given hand.us containment\ngiven hand.ussr blockade\nus card containment\nus use event\n"
    ours = table_from(text + "chance draw fidel\nchance draw nasser\n")
    theirs = table_from(text + "chance draw comecon\nchance draw nasser\n")
    assert ours.view("us") == theirs.view("us")
    assert ours.log("us") == theirs.log("us")
    assert ours.imagine("us", dice(7)) == theirs.imagine("us", dice(7))
    assert ours.imagine("ussr", dice(7)) != theirs.imagine("ussr", dice(7))


def test_games_that_differ_in_what_the_us_looked_at_are_imagined_alike_by_the_ussr(table_from):
    text = US_ROUND + OUR_MAN
    ours = table_from(text + "us discard comecon\nus discard pass\n")
    theirs = table_from(text.replace("draw nasser", "draw suez_crisis") + "us discard comecon\nus discard pass\n")
    assert ours.view("ussr") == theirs.view("ussr")
    assert ours.log("ussr") == theirs.log("ussr")
    assert ours.imagine("ussr", dice(7)) == theirs.imagine("ussr", dice(7))


HEADLINES = """
given turn 5
given phase headline
given hand.us containment duck_and_cover
given hand.ussr comecon fidel
"""


def test_a_secret_headline_is_redrawn_when_the_other_side_imagines(table_from, go_on):
    unasked = table_from(HEADLINES)
    chosen = [go_on(unasked, f"ussr headline {card}") for card in ("comecon", "fidel")]
    answers = set()
    for seed in range(20):
        imagined = [table.imagine("us", dice(seed)) for table in chosen]
        assert imagined[0] == imagined[1]
        assert {ask.seat for ask in imagined[0].asks} == {"us"}  # it is public who has answered
        answer = imagined[0].view("ussr")["chosen_headline"]
        assert answer in imagined[0].view("ussr")["hand"]
        answers.add(answer)
    assert len(answers) > 10
    for table in chosen:
        assert table.view("us") == unasked.view("us")
        assert table.view(None) == unasked.view(None)
        assert known(table, "us") == set()


def test_the_own_secret_headline_is_kept(table_from):
    table = table_from(HEADLINES + "ussr headline fidel\n")
    other = table.imagine("ussr", dice(3))
    assert other.view("ussr")["chosen_headline"] == "fidel"
    assert [ask.seat for ask in other.asks] == ["us"]


def test_a_headline_imagined_for_the_us_can_be_played_on(table_from, go_on):
    table = table_from(HEADLINES + "ussr headline fidel\n").imagine("us", dice(5))
    card = table.view("ussr")["chosen_headline"]
    table = go_on(table, "us headline containment\n")
    seen = table.view(None)
    for headline in ("containment", card):
        assert headline in (*seen["in_play"], *seen["discard"], *seen["removed"])


# ---------------------------------------------------------------- evenly


def distribution(table: Table, seat: str, *paths: str) -> dict[tuple[frozenset[str], ...], Fraction]:
    """The odds of everything the seat can imagine, given as the cards at some paths."""
    found: defaultdict[tuple[frozenset[str], ...], Fraction] = defaultdict(Fraction)

    def play(chooser: Branching) -> tuple[frozenset[str], ...]:
        position = table.imagine(seat, chooser).position
        return tuple(frozenset(GAME.paths.read(position, path)) for path in paths)

    for odds, outcome in branches(play):
        found[outcome] += odds
    return dict(found)


def evenly(deals: Sequence[tuple[frozenset[str], ...]]) -> dict[tuple[frozenset[str], ...], Fraction]:
    return {deal: Fraction(1, len(deals)) for deal in deals}


def hands_of(cards: set[str], size: int, sure: frozenset[str] = frozenset()) -> list[tuple[frozenset[str], ...]]:
    """Every hand of this size that contains the certain cards, and the pile that is left."""
    return [
        (sure | frozenset(hand), frozenset(cards) - frozenset(hand))
        for hand in itertools.combinations(sorted(cards), size - len(sure))
    ]


SIX = {"comecon", "fidel", "nasser", "blockade", "suez_crisis", "containment"}


def test_every_other_hand_is_equally_likely(table_from):
    table = table_from(
        US_ROUND
        + """
        given hand.us duck_and_cover
        given hand.ussr comecon fidel
        given deck nasser blockade suez_crisis containment
        """
    )
    assert distribution(table, "us", "hand.ussr", "deck") == evenly(hands_of(SIX, 2))
    seven = SIX - {"comecon", "fidel"} | {"duck_and_cover"}
    assert distribution(table, "ussr", "hand.us", "deck") == evenly(hands_of(seven, 1))


def test_with_a_known_card_the_others_are_equally_likely(table_from):
    table = table_from(
        US_ROUND
        + """
        given hand.us grain_sales_to_soviets
        given hand.ussr comecon fidel nasser
        given deck blockade suez_crisis containment
        us card grain_sales_to_soviets
        us use event
        chance pick comecon
        us choose return
        """
    )
    sure = frozenset({"comecon"})
    assert distribution(table, "us", "hand.ussr", "deck") == evenly(hands_of(SIX - sure, 3, sure))


def test_after_cia_created_only_what_was_drawn_since_is_open(table_from):
    table = table_from(
        LAST_US_ROUND
        + """
        given hand.us cia_created
        given hand.ussr comecon fidel
        given deck nasser blockade suez_crisis containment
        us card cia_created
        us use event
        us use influence
        us place canada
        chance draw nasser
        """
    )
    sure = frozenset({"comecon", "fidel"})
    assert distribution(table, "us", "hand.ussr", "deck") == evenly(hands_of(SIX - sure, 3, sure))


def test_the_cards_the_us_looks_at_are_equally_likely_for_the_ussr(table_from):
    table = table_from(
        US_ROUND
        + """
        given hand.us our_man_in_tehran containment
        given influence.iran.us 2
        given deck comecon fidel nasser blockade suez_crisis duck_and_cover
        us card our_man_in_tehran
        us use event
        chance draw comecon
        chance draw fidel
        chance draw nasser
        chance draw blockade
        chance draw suez_crisis
        """
    )
    unknown = SIX | {"duck_and_cover"}
    deals = [(frozenset({h}), frozenset({d})) for h, d in itertools.permutations(sorted(unknown), 2)]
    assert distribution(table, "ussr", "hand.us", "deck") == evenly(deals)


def test_while_the_us_looks_a_hand_that_was_shown_stays(table_from):
    table = table_from(
        SOVIET_ROUND
        + """
        given hand.ussr lone_gunman
        given hand.us our_man_in_tehran containment
        given influence.iran.us 2
        given deck comecon fidel nasser blockade suez_crisis duck_and_cover
        ussr card lone_gunman
        ussr use event
        ussr use influence
        ussr place poland
        us card our_man_in_tehran
        us use event
        chance draw comecon
        chance draw fidel
        chance draw nasser
        chance draw blockade
        chance draw suez_crisis
        """
    )
    unknown = SIX - {"containment"} | {"duck_and_cover"}
    deals = [(frozenset({"containment"}), frozenset({left})) for left in sorted(unknown)]
    assert distribution(table, "ussr", "hand.us", "deck") == evenly(deals)


@pytest.mark.rule("TS-000-7.1")
def test_cards_that_were_shown_cannot_be_unseen_by_an_undo(table_from):
    table = table_from("""
given turn 1
given phase action_round
given round 1
given phasing ussr
given hand.us middle_east_scoring duck_and_cover
given hand.ussr the_cambridge_five
ussr card the_cambridge_five
""")
    assert table.can_undo("ussr")
    table.choose("ussr", "event")
    assert table.ask("ussr").what == "place" and not table.can_undo("ussr")
