"""6.0: influence, realignments, coups and the space race. The examples are the studies 06_…."""

from __future__ import annotations

import pytest

from agon.games.twilight_struggle.board import REGION
from agon.games.twilight_struggle.operations import cost
from agon.games.twilight_struggle.space_race import (
    FIRST_VP,
    LAST_BOX,
    NEEDED_OPS,
    SECOND_VP,
    has_ability,
)
from agon.games.twilight_struggle.words import ASIA, COUNTRIES, SIDE_IDS, WORDS

ROUND = """
given turn 4
given phase action_round
given round 1
given phasing {}
"""

SIX_COUNTRIES = (
    ROUND
    + """
given influence.turkey.us 2
given influence.greece.us 2
given influence.syria.ussr 2
given influence.lebanon.ussr 1
given influence.romania.ussr 0
given influence.bulgaria.ussr 0
given hand.us duck_and_cover
"""
)

# a card of each operations value for either side: its own or neutral
CARDS = {
    "us": {1: "truman_doctrine", 2: "formosan_resolution", 3: "duck_and_cover", 4: "nato"},
    "ussr": {1: "blockade", 2: "fidel", 3: "comecon", 4: "muslim_revolution"},
}


# ---------------------------------------------------------------- 6.1


@pytest.mark.rule("TS-000-6.1.2-ex2", "TS-AMB-05")
def test_the_cost_in_six_countries_follows_control(table_from):
    position = table_from(SIX_COUNTRIES.format("us")).position
    names = ("turkey", "greece", "syria", "lebanon", "romania", "bulgaria")
    costs = {side: [cost(position, code, WORDS.code(name)) for name in names] for code, side in enumerate(SIDE_IDS)}
    assert costs == {"ussr": [2, 2, 1, 1, 1, 1], "us": [1, 1, 2, 2, 1, 1]}


@pytest.mark.rule("TS-000-6.1.1-c", "TS-000-6.1.6-a", "TS-000-6.1.6-b", "TS-000-6.1.5-a", "TS-003-6.1.6")
@pytest.mark.parametrize("seat", ["us", "ussr", None])
def test_everybody_sees_the_total_influence_and_who_controls(table_from, seat):
    table = table_from(ROUND.format("us") + "given influence.poland.ussr 5\ngiven hand.us duck_and_cover")
    seen = table.view(seat)["influence"]
    assert len(seen) == 84
    assert seen["poland"] == {"us": 0, "ussr": 5, "control": "ussr"}  # one number, however many markers show it
    assert seen["panama"] == {"us": 1, "ussr": 0, "control": None}
    table.choose("us", "duck_and_cover")
    table.choose("us", "influence")
    table.choose("us", "panama")
    assert table.view(seat)["influence"]["panama"] == {"us": 2, "ussr": 0, "control": "us"}


@pytest.mark.rule("TS-000-6.1.5-b", "TS-003-6.1.5")
def test_there_is_no_end_of_markers(table_from, read):
    everywhere = "".join(f"given influence.{WORDS.id(country)}.ussr 6\n" for country in COUNTRIES)
    table = table_from(ROUND.format("ussr") + everywhere + "given hand.ussr blockade")
    assert sum(seen["ussr"] for seen in table.view(None)["influence"].values()) == 504
    for option in ("blockade", "influence", "poland"):
        table.choose("ussr", option)
    assert read(table, "influence.poland.ussr") == ["7"]


@pytest.mark.rule("TS-000-6.0", "TS-003-6.0", "TS-R-32")
@pytest.mark.parametrize("ops", [2, 3, 4])
@pytest.mark.parametrize("side", ["us", "ussr"])
def test_points_once_given_to_influence_stay_with_it(table_from, side, ops):
    card = CARDS[side][ops]
    where = {"us": "canada", "ussr": "poland"}[side]
    table = table_from(ROUND.format(side) + f"given hand.{side} {card}\n{side} card {card}\n{side} use influence")
    for _ in range(ops):
        ask = table.asks[0]
        assert (ask.seat, ask.what) == (side, "place")
        table.choose(side, where)
    assert table.asks[0].seat != side


@pytest.mark.rule("TS-R-25", "TS-R-21")
@pytest.mark.parametrize("outside", range(5))
def test_the_fifth_point_of_the_china_card_is_for_asia_alone(table_from, read, outside):
    table = table_from(ROUND.format("ussr") + "given hand.ussr comecon\nussr card the_china_card\nussr use influence")
    for place in ["poland"] * outside + ["north_korea"] * (5 - outside):
        if table.asks[0].seat == "ussr":
            table.choose("ussr", place)
    assert table.asks[0].seat == "us"
    placed = int(*read(table, "influence.poland.ussr")) + int(*read(table, "influence.north_korea.ussr")) - 3
    assert placed == (5 if outside == 0 else 4)


@pytest.mark.rule("TS-R-25")
def test_the_last_point_of_the_china_card_is_offered_only_in_asia(table_from):
    lines = "given hand.ussr comecon\nussr card the_china_card\nussr use influence\n" + "ussr place north_korea\n" * 4
    options = table_from(ROUND.format("ussr") + lines).asks[0].options
    assert {REGION[WORDS.code(o)] for o in options if o != "pass"} == {ASIA}
    assert "pass" in options


# ---------------------------------------------------------------- 6.2

LIBYA = """
given influence.libya.us {}
given influence.libya.ussr {}
given hand.us duck_and_cover
us card duck_and_cover
us use realignment
us target libya
"""


@pytest.mark.rule("TS-000-6.2.2-b", "TS-000-6.2.2-c", "TS-000-6.2.3", "TS-004-4b-roll", "TS-004-4b-purpose", "TS-R-44")
@pytest.mark.parametrize("us", range(1, 7))
@pytest.mark.parametrize("ussr", range(1, 7))
def test_the_lower_roll_loses_the_difference_and_nobody_gains(table_from, read, us, ussr):
    table = table_from(ROUND.format("us") + LIBYA.format(3, 3) + f"chance die {us}\nchance die {ussr}")
    assert int(*read(table, "influence.libya.ussr")) == 3 - min(3, max(0, us - ussr))
    assert int(*read(table, "influence.libya.us")) == 3 - min(3, max(0, ussr - us))


@pytest.mark.rule("TS-000-6.2.2-e", "TS-004-4b-mod2", "TS-003-6.2.2")
@pytest.mark.parametrize(
    ("us", "ussr", "modifiers", "lost"),
    [(1, 1, (0, 0), 0), (2, 1, (1, 0), 1), (1, 2, (0, 1), 1), (0, 5, (0, 1), 0)],
)
def test_more_influence_in_the_target_is_worth_one_however_much(table_from, us, ussr, modifiers, lost):
    table = table_from(ROUND.format("us") + LIBYA.format(us, ussr) + "chance die 3\nchance die 3")
    roll = next(line for line in table.log() if line.kind == "realignment_roll")
    assert (roll.arguments["usbonus"][1], roll.arguments["ussrbonus"][1]) == modifiers
    assert roll.arguments["lost"] == ("number", lost)


# ---------------------------------------------------------------- 6.3


@pytest.mark.rule("TS-000-6.3.2-a", "TS-000-6.3.2-b", "TS-000-6.3.2-c", "TS-003-6.3.2", "TS-004-4c-roll", "TS-R-35")
@pytest.mark.parametrize("ops", range(1, 5))
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("country", "stability"), [("guatemala", 1), ("mexico", 2), ("cuba", 3)])
def test_a_coup_against_twice_the_stability(table_from, read, country, stability, ops, die):
    card = CARDS["us"][ops]
    table = table_from(
        ROUND.format("us")
        + f"given influence.{country}.ussr 2\ngiven hand.us {card}\n"
        + f"us card {card}\nus use coup\nus target {country}\nchance die {die}"
    )
    won = max(0, die + ops - 2 * stability)
    assert int(*read(table, f"influence.{country}.ussr")) == max(0, 2 - won)
    assert int(*read(table, f"influence.{country}.us")) == max(0, won - 2)


@pytest.mark.rule("TS-000-6.3.3", "TS-003-6.3.3", "TS-004-4c-milops", "TS-AMB-15", "TS-R-36")
@pytest.mark.parametrize("die", [1, 6])
@pytest.mark.parametrize("ops", range(1, 5))
@pytest.mark.parametrize(("country", "drop"), [("guatemala", 0), ("mexico", 1)])
def test_every_coup_counts_as_military_operations_of_its_value(table_from, read, country, drop, ops, die):
    card = CARDS["us"][ops]
    table = table_from(
        ROUND.format("us")
        + f"given influence.{country}.ussr 2\ngiven hand.us {card}\n"
        + f"us card {card}\nus use coup\nus target {country}\nchance die {die}"
    )
    assert read(table, "military_ops.us") == [str(ops)]
    assert read(table, "defcon") == [str(5 - drop)]


@pytest.mark.rule("TS-R-20", "TS-AMB-20", "TS-000-7.4")
@pytest.mark.parametrize(
    ("effects", "values"),
    [
        ("none", (1, 2, 3, 4)),
        ("containment", (2, 3, 4, 4)),
        ("red_scare_purge:ussr", (1, 1, 2, 3)),
        ("containment red_scare_purge:ussr", (1, 2, 3, 4)),
        ("red_scare_purge:us", (1, 2, 3, 4)),
    ],
)
def test_modified_values_stay_between_one_and_four(table_from, read, effects, values):
    for ops, value in enumerate(values, 1):
        card = CARDS["us"][ops]
        table = table_from(
            ROUND.format("us")
            + f"given effects {effects}\ngiven influence.guatemala.ussr 2\ngiven hand.us {card}\n"
            + f"us card {card}\nus use coup\nus target guatemala\nchance die 1"
        )
        assert read(table, "military_ops.us") == [str(value)]


# ---------------------------------------------------------------- 6.4

SPACE = "given space.{side} {at}\ngiven hand.{side} {card}\n{side} card {card}\n"
BOXES = ((1, 2, 3), (2, 2, 4), (3, 2, 3), (4, 2, 4), (5, 3, 3), (6, 3, 4), (7, 3, 3), (8, 4, 2))


@pytest.mark.rule("TS-000-6.4.1-a", "TS-004-5-card", "TS-003-6.4.1")
@pytest.mark.parametrize(("box", "needed", "highest"), BOXES)
@pytest.mark.parametrize("side", ["us", "ussr"])
def test_a_box_asks_for_its_number_of_operations(table_from, side, box, needed, highest):
    for ops, card in CARDS[side].items():
        table = table_from(ROUND.format(side) + SPACE.format(side=side, at=box - 1, card=card))
        assert ("space" in table.asks[0].options) == (ops >= needed)


@pytest.mark.rule("TS-000-6.4.1-b", "TS-004-5-roll", "TS-003-6.4.1")
@pytest.mark.parametrize(("box", "needed", "highest"), BOXES)
def test_a_box_is_reached_with_a_die_in_its_range(table_from, go_on, read, box, needed, highest):
    table = table_from(ROUND.format("us") + SPACE.format(side="us", at=box - 1, card="nato") + "us use space")
    for die in range(1, 7):
        after = go_on(table, f"chance die {die}")
        assert read(after, "space.us") == [str(box if die <= highest else box - 1)]
        assert read(after, "discard") == ["nato"]


@pytest.mark.rule("TS-000-6.4.3-a", "TS-000-6.4.3-b")
def test_every_box_gives_points_or_an_ability_and_five_two_numbers():
    boxes = range(1, LAST_BOX + 1)
    abilities = {2, 4, 6, 8}
    assert all(FIRST_VP[box] > 0 or box in abilities for box in boxes)
    assert [box for box in boxes if FIRST_VP[box] > 0] == [1, 3, 5, 7, 8]  # the five boxes that show two numbers
    assert (FIRST_VP[5], SECOND_VP[5]) == (3, 1)
    assert len(NEEDED_OPS) == len(FIRST_VP) == len(SECOND_VP) == 9


@pytest.mark.rule("TS-000-6.4.3-c", "TS-000-6.4.3-d", "TS-004-5-rewards")
@pytest.mark.parametrize(
    ("box", "first", "second"),
    [(1, 2, 1), (2, 0, 0), (3, 2, 0), (4, 0, 0), (5, 3, 1), (6, 0, 0), (7, 4, 2), (8, 2, 0)],
)
def test_the_first_and_the_second_in_a_box_gain_its_points_at_once(table_from, go_on, read, box, first, second):
    table = table_from(
        ROUND.format("us")
        + f"given space.us {box - 1}\ngiven space.ussr {box - 1}\n"
        + "given hand.us nato\ngiven hand.ussr muslim_revolution\nus card nato\nus use space\nchance die 1"
    )
    assert read(table, "vp") == [str(first)]
    after = go_on(table, "ussr card muslim_revolution\nussr use space\nchance die 1")
    assert read(after, "vp") == [str(first - second)]


@pytest.mark.rule("TS-000-6.4.4-a", "TS-000-6.4.4-b", "TS-003-6.4.4", "TS-R-90")
@pytest.mark.parametrize("box", [2, 4, 6, 8])
def test_an_ability_belongs_to_the_first_until_the_second_comes(table_from, box):
    p = table_from(ROUND.format("us") + "given hand.us duck_and_cover").position
    for us in range(LAST_BOX + 1):
        for ussr in range(LAST_BOX + 1):
            p.space[0], p.space[1] = us, ussr
            assert has_ability(p, 0, box) == (us >= box > ussr)
            assert has_ability(p, 1, box) == (ussr >= box > us)


@pytest.mark.rule("TS-000-6.4.4-box4", "TS-003-6.4.4-box4", "TS-000-6.4.4-ex-b", "TS-003-6.4.4-ex")
def test_man_in_earth_orbit_shows_the_opponents_headline_to_its_holder(table_from):
    table = table_from("""
        given turn 4
        given phase headline
        given space.ussr 4
        given space.us 1
        given hand.us duck_and_cover formosan_resolution
        given hand.ussr comecon fidel
    """)
    assert [(ask.seat, ask.what) for ask in table.asks] == [("us", "headline")]
    assert table.view("ussr")["headline"] == {"us": None, "ussr": None}
    table.choose("us", "formosan_resolution")
    assert [(ask.seat, ask.what) for ask in table.asks] == [("ussr", "headline")]
    assert table.view("ussr")["headline"] == {"us": "formosan_resolution", "ussr": None}


@pytest.mark.rule("TS-004-5-order")
def test_the_space_race_is_logged_as_a_use_of_a_card(table_from):
    table = table_from(
        ROUND.format("us") + SPACE.format(side="us", at=0, card="duck_and_cover") + "us use space\nchance die 1"
    )
    kinds = [line.kind for line in table.log()]
    assert kinds[:4] == ["round_begins", "plays", "space_roll", "advances"]
    plays = next(line for line in table.log() if line.kind == "plays")
    assert plays.arguments == {"side": ("seat", "us"), "card": ("word", "duck_and_cover"), "use": ("word", "space")}


@pytest.mark.rule("TS-000-6.4.2-a", "TS-000-6.4.2-b", "TS-000-6.4.4-box2", "TS-003-6.4.2", "TS-004-5-limit")
@pytest.mark.parametrize("number", range(3))
def test_nobody_tries_more_often_in_a_turn_than_he_may(random_game, number):
    tries = 0

    def watch(table):
        nonlocal tries
        p, ask = table.position, table.asks[0]
        if ask.what in ("use", "order") and "space" in ask.options:
            side = SIDE_IDS.index(ask.seat)
            assert p.space_attempts[side] < (2 if has_ability(p, side, 2) else 1)
            assert p.space[side] < LAST_BOX
            tries += 1

    random_game(number, watch)
    assert tries
