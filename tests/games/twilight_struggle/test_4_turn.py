"""4.0: the turn. Most of 4.5 is covered by the studies 04_…; these tests need many cards or a whole turn."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

import pytest

from agon.engine.table import Table
from agon.engine.table.study import Player, parse
from agon.games import load
from agon.games.twilight_struggle import GAME
from agon.games.twilight_struggle.board import NEW_TURN, PHASES
from agon.games.twilight_struggle.facts import CARD_ROWS
from agon.text.catalogue import Catalogue

EARLY, MID, LATE = (
    [row["id"] for row in CARD_ROWS if row["era"] == era and row["id"] != "the_china_card"]
    for era in ("early", "mid", "late")
)
DANGEROUS = [
    "coup",
    "boycott",
    "degrade",
    "defcon_1",
    "defcon_2",
    "duck_and_cover",
    "olympic_games",
    "summit",
    "we_will_bury_you",
    "how_i_learned_to_stop_worrying",
    "cuban_missile_crisis",
    "soviets_shoot_down_kal_007",
]


def draw(table: Table, count: int | None = None) -> int:
    """Deal `number` cards, or all that are needed; return the number dealt."""
    dealt = 0
    while table.asks and table.asks[0].what == "draw" and dealt != count:
        table.choose("chance", table.asks[0].options[0])
        dealt += 1
    return dealt


def new_turn(turn: int, us: list[str], ussr: list[str], deck: list[str], discard: list[str], *more: str) -> str:
    """The lines of a study that starts with a new turn."""
    piles = {"deck": deck, "hand.us": us, "hand.ussr": ussr, "discard": discard}
    lines = [f"given {name} {' '.join(cards) or 'none'}" for name, cards in piles.items()]
    return "\n".join([f"given turn {turn}", "given phase new_turn", *lines, *(f"given {line}" for line in more)])


# ---------------------------------------------------------------- 4.1, 4.4


@pytest.mark.rule("TS-000-4.1-c", "TS-000-4.5-H-b", "TS-003-4.1", "TS-004-8-decks", "TS-004-2")
def test_with_turn_4_the_mid_war_joins_the_pile_and_hands_grow_to_nine(table_from, read):
    table = table_from("given turn 3\ngiven phase action_round\ngiven round 6\ngiven phasing us\nus card pass")
    assert read(table, "turn") == ["4"]
    assert set(read(table, "deck")) == {*EARLY, *MID}
    assert draw(table) == 18
    assert [read(table, f"hand_size.{seat}") for seat in GAME.seats] == [["9"], ["9"]]


@pytest.mark.rule("TS-000-4.1-d", "TS-000-4.5-H-b", "TS-003-4.1", "TS-004-8-decks")
def test_with_turn_8_the_late_war_joins_the_pile(table_from, read):
    table = table_from("given turn 7\ngiven phase action_round\ngiven round 7\ngiven phasing us\nus card pass")
    assert read(table, "turn") == ["8"]
    assert set(LATE) <= set(read(table, "deck"))
    assert draw(table) == 18
    assert [read(table, f"hand_size.{seat}") for seat in GAME.seats] == [["9"], ["9"]]


@pytest.mark.rule("TS-003-4.1")
def test_in_turn_1_there_are_early_war_cards_only_and_hands_of_eight(read):
    table = Table(GAME)
    assert set(read(table, "deck")) == set(EARLY)
    assert draw(table) == 16
    assert [read(table, f"hand_size.{seat}") for seat in GAME.seats] == [["8"], ["8"]]


@pytest.mark.rule("TS-000-4.4-a", "TS-003-4.4", "TS-R-110")
def test_a_new_period_adds_its_cards_and_not_the_discards(table_from, read):
    table = table_from(f"""
given turn 3
given phase action_round
given round 6
given phasing us
given deck {" ".join(EARLY[:5])}
given discard {" ".join(EARLY[5:25])}
us card pass
""")
    assert read(table, "turn") == ["4"]
    assert set(read(table, "deck")) == {*EARLY[:5], *MID}
    assert read(table, "deck_size") == [str(5 + len(MID))]
    assert set(read(table, "discard")) == set(EARLY[5:25])
    draw(table)
    assert len(read(table, "discard")) == 20


@pytest.mark.rule("TS-000-4.4-a", "TS-R-110")
def test_the_late_war_leaves_the_discards_too(table_from, read):
    table = table_from(f"""
given turn 7
given phase action_round
given round 7
given phasing us
given deck {" ".join(MID[:5])}
given discard {" ".join(EARLY[:20])}
us card pass
""")
    assert set(read(table, "deck")) == {*MID[:5], *LATE}
    assert set(read(table, "discard")) == set(EARLY[:20])


@pytest.mark.rule("TS-000-4.4-b")
def test_those_discards_come_back_at_the_next_reshuffle(table_from, read):
    table = table_from(new_turn(5, [], [], MID[:4], EARLY[5:25]))
    assert draw(table, 4) == 4
    assert set(read(table, "deck")) == set(EARLY[5:25])
    assert read(table, "discard") == []


# ---------------------------------------------------------------- 4.3


@pytest.mark.rule("TS-000-4.3-a", "TS-003-4.3", "TS-R-109")
def test_an_empty_pile_is_reshuffled_from_the_discards(table_from, read):
    """A pile of 2, 30 discards, 8 cards needed: 2, a reshuffle, 6 more; 24 are left."""
    table = table_from(new_turn(5, MID[:5], MID[5:10], MID[10:12], EARLY[:30]))
    assert draw(table, 2) == 2
    assert read(table, "deck_size") == ["30"]
    assert read(table, "discard") == []
    assert draw(table) == 6
    assert read(table, "deck_size") == ["24"]
    assert [line.arguments["count"][1] for line in table.log() if line.kind == "reshuffles"] == [30]


@pytest.mark.rule("TS-R-109")
def test_a_pile_that_is_just_enough_is_reshuffled_at_once(table_from, read):
    table = table_from(new_turn(5, MID[:5], MID[5:10], MID[10:18], EARLY[:30]))
    assert draw(table) == 8
    assert read(table, "deck_size") == ["30"]
    assert read(table, "discard") == []
    assert [line.arguments["count"][1] for line in table.log() if line.kind == "reshuffles"] == [30]


@pytest.mark.rule("TS-R-109")
def test_by_option_a_pile_that_is_just_enough_is_not_reshuffled(table_from, read):
    table = table_from(new_turn(5, MID[:5], MID[5:10], MID[10:18], EARLY[:30]), reshuffle="when_needed")
    assert draw(table) == 8
    assert read(table, "deck_size") == ["0"]
    assert len(read(table, "discard")) == 30
    assert not [line for line in table.log() if line.kind == "reshuffles"]


@pytest.mark.rule("TS-000-4.3-b", "TS-003-4.3")
def test_a_removed_card_never_returns(table_from, read):
    table = table_from(new_turn(2, [], [], [], EARLY[1:30], f"removed {EARLY[0]}"))
    assert EARLY[0] not in table.asks[0].options
    assert set(table.asks[0].options) == set(EARLY[1:30])
    draw(table)
    assert read(table, "removed") == [EARLY[0]]


@pytest.mark.rule("TS-000-4.3.1", "TS-003-4.3.1", "TS-R-109")
@pytest.mark.parametrize("turn", [5, 6])
def test_what_is_left_in_the_pile_is_dealt_before_the_reshuffle(table_from, read, turn):
    """A pile of 3, 9 cards needed."""
    table = table_from(new_turn(turn, MID[10:19], [], MID[:3], EARLY[:20]))
    dealt = []
    while table.asks[0].what == "draw":
        dealt.append(set(table.asks[0].options))
        table.choose("chance", table.asks[0].options[0])
    assert len(dealt) == 9
    assert [len(options) for options in dealt[:3]] == [3, 2, 1]
    assert dealt[0] == set(MID[:3])
    assert dealt[3] == set(EARLY[:20])


@pytest.mark.rule("TS-000-4.3.1")
def test_in_turn_4_the_new_cards_are_shuffled_in_before_dealing(table_from, read):
    table = table_from(f"""
given turn 3
given phase action_round
given round 6
given phasing us
given deck {" ".join(EARLY[:3])}
us card pass
""")
    assert table.asks[0].what == "draw"
    assert set(table.asks[0].options) == {*EARLY[:3], *MID}


# ---------------------------------------------------------------- 4.5 A, B


@pytest.mark.rule(
    "TS-000-4.5-A", "TS-000-8.1.6", "TS-000-8.1.2", "TS-003-4.5-A", "TS-003-8.1.6", "TS-003-8.1.2", "TS-004-1"
)
@pytest.mark.parametrize(("before", "after"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_defcon_improves_by_one_as_a_turn_begins(table_from, read, before, after):
    table = table_from(f"given turn 2\ngiven phase new_turn\ngiven defcon {before}")
    assert read(table, "defcon") == [str(after)]


@pytest.mark.rule("TS-000-4.5-B", "TS-000-9.1-b", "TS-003-9.1")
def test_in_turn_2_a_hand_of_one_and_the_china_card_gets_seven(table_from, read):
    table = table_from(new_turn(2, EARLY[:8], EARLY[8:9], EARLY[9:30], []))
    assert table.view(None)["china"]["holder"] == "ussr"
    assert draw(table) == 7  # all for the USSR: the US already has eight
    assert [read(table, f"hand_size.{seat}") for seat in GAME.seats] == [["8"], ["8"]]


@pytest.mark.rule("TS-003-4.5-B", "TS-004-2")
def test_in_turn_4_a_hand_of_one_gets_eight(table_from, read):
    table = table_from(new_turn(4, EARLY[:9], EARLY[9:10], MID, [], "china.holder ussr"))
    assert draw(table) == 8
    assert [read(table, f"hand_size.{seat}") for seat in GAME.seats] == [["9"], ["9"]]


@pytest.mark.rule("TS-000-9.1-b")
def test_a_full_hand_and_the_china_card_are_no_excess(table_from, read):
    table = table_from(new_turn(2, EARLY[:8], EARLY[8:16], EARLY[16:30], []))
    assert table.view(None)["china"]["holder"] == "ussr"
    assert {ask.what for ask in table.asks} == {"headline"}
    assert [read(table, f"hand_size.{seat}") for seat in GAME.seats] == [["8"], ["8"]]


@pytest.mark.rule("TS-R-72")
def test_whoever_holds_several_cards_keeps_them_and_draws_only_up_to_the_limit(table_from, read):
    table = table_from("""
given turn 1
given phase action_round
given round 6
given phasing us
given hand.us truman_doctrine nato containment fidel
given hand.ussr nasser comecon blockade
us card truman_doctrine
us use influence
us place japan
= turn 2
= hand.us nato containment fidel
= hand.ussr nasser comecon blockade
= discard truman_doctrine
""")
    assert draw(table) == 5 + 5
    assert {"nato", "containment", "fidel"} <= set(read(table, "hand.us"))
    assert {"nasser", "comecon", "blockade"} <= set(read(table, "hand.ussr"))
    assert [read(table, f"hand_size.{seat}") for seat in GAME.seats] == [["8"], ["8"]]


# ---------------------------------------------------------------- 4.5 C


HEADLINES = """
given phase headline
given hand.us truman_doctrine nato
given hand.ussr nasser fidel
"""


@pytest.mark.rule("TS-000-4.5-C-a", "TS-003-4.5-C", "TS-004-3-a")
@pytest.mark.parametrize(
    ("first", "choice", "other"), [("us", "nato", "ussr"), ("ussr", "fidel", "us")], ids=["us first", "ussr first"]
)
def test_a_chosen_headline_is_hidden_until_both_have_chosen(table_from, go_on, first, choice, other):
    table = table_from(HEADLINES)
    before = {seat: table.view(seat) for seat in (other, None)}
    assert {ask.seat for ask in table.asks} == {"us", "ussr"}
    chosen = go_on(table, f"{first} headline {choice}")
    for seat in (other, None):
        assert chosen.view(seat) == before[seat]
    assert chosen.view(first)["chosen_headline"] == choice
    assert chosen.log(other) == table.log(other)
    shown = go_on(chosen, f"{other} headline {'nasser' if other == 'ussr' else 'nato'}")
    told = [(line.arguments["side"][1], line.arguments["card"][1]) for line in shown.log() if line.kind == "headlines"]
    assert {side for side, _ in told} == {"us", "ussr"}
    assert (first, choice) in told


@pytest.mark.rule("TS-R-17")
def test_under_man_in_earth_orbit_the_first_headline_is_seen_by_the_second_chooser(table_from):
    table = table_from(HEADLINES + "given turn 4\ngiven space.ussr 4\nus headline nato")
    assert table.view("ussr")["headline"] == {"us": "nato", "ussr": None}
    assert [(ask.seat, ask.what) for ask in table.asks] == [("ussr", "headline")]


# ---------------------------------------------------------------- a whole turn

HANDS = """
given turn 1
given phase headline
given hand.ussr fidel nasser comecon vietnam_revolts romanian_abdication decolonization de_stalinization suez_crisis
given hand.us truman_doctrine nato independent_reds marshall_plan containment formosan_resolution norad cia_created
ussr headline fidel
us headline containment
"""


def play_turn(table: Table, watch: Callable[[Table], None] = lambda table: None, china: bool = False) -> None:
    """Everyone uses every card for influence next to their superpower, until cards are dealt again."""
    while table.asks[0].what != "draw":
        watch(table)
        ask = table.asks[0]
        if ask.what == "card":
            table.choose(ask.seat, "the_china_card" if china and "the_china_card" in ask.options else ask.options[0])
        elif ask.what == "use":
            table.choose(ask.seat, "influence")
        else:
            table.choose(ask.seat, "canada" if ask.seat == "us" else "romania")


@pytest.mark.rule("TS-000-4.5-D-d", "TS-000-5.1-a", "TS-003-5.1")
def test_a_turn_of_one_headline_and_six_rounds_leaves_one_card_of_eight(table_from, read):
    table = table_from(HANDS)
    assert [read(table, f"hand_size.{seat}") for seat in GAME.seats] == [["7"], ["7"]]
    rounds = []

    def watch(now: Table) -> None:
        if now.asks[0].what == "card":
            rounds.append((now.position.round, now.asks[0].seat))
        if now.asks[0].what == "use":
            assert set(now.asks[0].options) <= {"event", "influence", "coup", "realignment", "space"}

    play_turn(table, watch)
    assert rounds == [(n, seat) for n in range(1, 7) for seat in ("ussr", "us")]
    assert read(table, "turn") == ["2"]
    assert [read(table, f"hand_size.{seat}") for seat in GAME.seats] == [["1"], ["1"]]
    plays = [line for line in table.log() if line.kind == "plays"]
    assert len(plays) == 12
    assert {line.arguments["use"][1] for line in plays} == {"influence"}


@pytest.mark.rule("TS-000-4.5-D-d")
def test_a_held_card_can_be_played_in_the_next_turn(table_from, read):
    table = table_from(HANDS)
    play_turn(table)
    (held,) = read(table, "hand.us")
    draw(table)
    assert {ask.what for ask in table.asks} == {"headline"}
    assert held in (table.ask("us") or table.asks[0]).options


@pytest.mark.rule("TS-003-4.5-F")
def test_in_casual_play_nobody_shows_the_card_he_holds(table_from, read):
    table = table_from(HANDS)
    play_turn(table)
    (held,) = read(table, "hand.us")
    assert not {line.kind for line in table.log("ussr")} & {"shows_card", "shows_hand"}
    assert table.view("ussr")["opponent_known"] == []
    assert held not in str(table.view("ussr"))


@pytest.mark.rule("TS-000-4.5-F")
def test_in_tournaments_both_players_show_the_cards_they_hold():
    table = Player(parse(f"study F\ngame twilight_struggle held_card=reveal\n{HANDS}"), load).play()
    play_turn(table)
    shown = [
        (line.arguments["side"][1], line.arguments["card"][1]) for line in table.log() if line.kind == "shows_card"
    ]
    assert sorted(side for side, _ in shown) == ["us", "ussr"]
    assert dict(shown)["us"] in table.view("ussr")["opponent_known"]


@pytest.mark.rule("TS-000-9.2-b", "TS-003-9.2")
def test_whoever_plays_the_china_card_has_one_card_more_at_the_end_of_the_turn(table_from, read):
    table = table_from(HANDS)
    play_turn(table, china=True)
    assert read(table, "turn") == ["2"]
    assert read(table, "hand_size.ussr") == ["2"]
    assert read(table, "hand_size.us") == ["1"]


STEPS = {
    "turn_begins": "T",
    "defcon_is": "",
    "deals": "B",
    "headlines": "C",
    "round_begins": "D",
    "military_short": "E",
    "china_turns_up": "G",
    "scores_region": "s",
    "wins": "w",
    "drawn_game": "w",
}


@pytest.mark.rule("TS-000-4.5-order", "TS-003-4.5-order", "TS-AMB-19", "TS-004-5-order", "TS-000-4.5-I", "TS-003-4.5-I")
def test_the_steps_of_every_turn_follow_in_order_and_the_final_scoring_only_after_turn_10(random_game):
    """The log with one letter per step: B deal, C headlines, D rounds, E military operations, G China Card."""
    whole = 0
    for number in range(30):
        table = random_game(number, shun=DANGEROUS)
        lines = table.log()
        story = "".join(STEPS.get(line.kind, "") for line in lines)
        if table.outcome.reason != "final_scoring":
            continue
        whole += 1
        deal, *turns = story.split("T")
        assert (deal, len(turns)) == ("BB", 10)  # turn 1 begins once the set-up, with its deal, is done
        for number_of_turn, steps in enumerate(turns[:-1], start=1):
            rounds = 12 if number_of_turn <= 3 else 14
            assert re.fullmatch(("BB" if number_of_turn > 1 else "") + r"[Cs]{0,4}[Ds]*EG?", steps), steps
            assert steps.count("D") >= rounds
        assert re.fullmatch(r"BB[Cs]{0,4}[Ds]*EG?s{6}w", turns[-1])
        began = [line.arguments["turn"][1] for line in lines if line.kind == "turn_begins"]
        assert began == list(range(1, 11))  # H: one turn after another, and no turn 11
        regions = [line.arguments["region"][1] for line in lines if line.kind == "scores_region"][-6:]
        assert sorted(regions) == ["africa", "asia", "central_america", "europe", "middle_east", "south_america"]
    assert whole > 3
    assert PHASES == ("setup", "new_turn", "headline", "action_round", "turn_end")  # the space race is not one of them
    hungarian = Catalogue.load("hu", "twilight_struggle")
    for line in lines:
        assert hungarian.log_line(line.kind, line.arguments)


@pytest.mark.rule("TS-000-4.5-order", "TS-003-4.5-order")
def test_defcon_improves_before_the_cards_are_dealt(table_from):
    table = table_from("""
given turn 2
given phase action_round
given round 6
given phasing us
given defcon 3
given china.face down
us card pass
""")
    kinds = [line.kind for line in table.log() if line.kind in STEPS]
    assert kinds == ["round_begins", "military_short", "china_turns_up", "turn_begins", "defcon_is", "deals", "deals"]


@pytest.mark.rule("TS-000-4.5-D-b", "TS-003-4.5-D")
def test_in_every_game_the_ussr_acts_before_the_us_in_each_round(random_game):
    for number in range(10):
        lines = random_game(number, shun=DANGEROUS).log()
        began = [
            (line.arguments["round"][1], line.arguments["side"][1]) for line in lines if line.kind == "round_begins"
        ]
        for (before, first), (after, second) in pairwise(began):
            if after == before:
                assert (first, second) == ("ussr", "us")
            elif after <= 6:
                assert second == "ussr"


# ---------------------------------------------------------------- the end of a turn


@pytest.mark.rule("TS-R-68")
def test_military_operations_are_settled_before_held_scoring_cards_are_looked_at(table_from):
    table = table_from("""
given turn 4
given phase turn_end
given vp -18
given defcon 5
given military_ops.ussr 5
given hand.ussr asia_scoring
""")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == (("ussr",), "twenty_vp")
    assert table.view(None)["vp"] == -23


@pytest.mark.rule("TS-004-4-b", "TS-AMB-11", "TS-000-4.5-D-e")
def test_by_option_no_scoring_card_is_held_at_the_end_of_a_turn(random_game):
    """With forced scoring cards the rules prevent it, however badly someone plays."""
    ended: set[int] = set()

    def watch(table: Table) -> None:
        if table.position.phase == NEW_TURN and table.position.turn not in ended:
            ended.add(table.position.turn)
            assert not [card for seat in GAME.seats for card in table.view(seat)["hand"] if card.endswith("_scoring")]

    for number in range(20):
        ended.clear()
        forced = random_game(number, watch, shun=DANGEROUS, scoring_cards="forced")
        assert forced.outcome.reason != "held_scoring_card"
        assert ended


@pytest.mark.rule("TS-R-69", "TS-AMB-11", "TS-000-2.2.1-b")
def test_whoever_plays_on_with_a_scoring_card_in_hand_loses_at_the_end_of_the_turn(random_game):
    ends = {random_game(number, shun=DANGEROUS).outcome.reason for number in range(20)}
    assert "held_scoring_card" in ends
