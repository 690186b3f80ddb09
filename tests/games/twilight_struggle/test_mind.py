"""The mind of Twilight Struggle: its priors and values, and that it does not throw games away."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from agon.engine.script import CHANCE
from agon.games.twilight_struggle import GAME
from agon.games.twilight_struggle.mind import MIND
from agon.games.twilight_struggle.mind.book import LINE_SIDE, LINE_WEIGHT, LINES
from agon.games.twilight_struggle.words import US, USSR
from agon.native import batch
from agon.native.machine import NativeMachine
from tests.tiers import sampled, sized
from tools.thrown_away import QUICK, Games

needs_compiler = pytest.mark.skipif(not batch.available(), reason="no C compiler")

QUIET = "given turn 4\ngiven phase action_round\ngiven round 1\n"


def priors_of(table, of: int | None = None) -> dict[str, int]:
    """The prior of each option of the pending ask; if two seats are asked, of the first or the named one."""
    seat, what, options, _ = next(ask for ask in table.machine.pending if of in (None, ask[0]))
    return {GAME.option_id(what, o): GAME.compiled.prior(table.machine.cells, seat, what, o) for o in options}


def favourite(table) -> str:
    priors = priors_of(table)
    return max(priors, key=lambda option: priors[option])


def us_value(table) -> int:
    return GAME.compiled.value(table.machine.cells, US)


# ---------------------------------------------------------------- priors


def new_machine() -> NativeMachine:
    return NativeMachine(GAME, GAME.fresh_cells(GAME.choose_options({})))


def positions(number: int, agent: str = "policy") -> Iterator[NativeMachine]:
    """Yield a game before each decision."""
    machine, chance = new_machine(), random.Random(number)
    while machine.over is None:
        for ask in machine.pending:
            if ask[0] == CHANCE:
                machine.answer(CHANCE, chance.choices(ask[2], ask[3])[0])
            else:
                yield machine
                machine.answer(ask[0], QUICK[agent](machine, ask, chance))


@needs_compiler
def test_a_game_is_set_up_by_the_book():
    last = next(m for m in positions(1, "greedy") if GAME.asks[m.pending[0][1]].name == "headline")
    influence = GAME.compiled.position_of(last.cells).influence
    added = {
        (side, WORD): influence[side, GAME.words.code(WORD)]
        for side, WORD in ((USSR, "poland"), (USSR, "east_germany"), (US, "west_germany"), (US, "italy"))
    }
    assert added == {(USSR, "poland"): 4, (USSR, "east_germany"): 4, (US, "west_germany"): 4, (US, "italy"): 3}


def test_the_lines_of_the_book_are_shares_of_a_hundred():
    for side in (US, USSR):
        assert sum(LINE_WEIGHT[line] for line in LINES if LINE_SIDE[line] == side) == 100


COUP = QUIET + "given phasing us\ngiven hand.us nuclear_subs\ngiven influence.angola.ussr 2\n"


def test_a_coup_that_would_end_the_world_is_never_wanted(table_from):
    at_three = table_from(COUP + "given defcon 3\nus card nuclear_subs\nus use coup\n")
    at_two = table_from(COUP + "given defcon 2\ngiven influence.sudan.ussr 1\nus card nuclear_subs\nus use coup\n")
    assert favourite(at_three) == "angola"
    assert priors_of(at_two)["angola"] == 0
    assert favourite(at_two) == "sudan"


def test_a_coup_in_the_phase_of_the_opponent_wins_at_defcon_2(table_from):
    table = table_from(
        QUIET
        + "given phasing ussr\ngiven defcon 2\ngiven influence.angola.ussr 2\ngiven hand.ussr cia_created\n"
        + "ussr card cia_created\nussr order event_first\n"
    )
    assert favourite(table) == "coup"
    table.choose("us", "coup")
    assert priors_of(table)["angola"] == 1000


DANGER = QUIET + "given phasing ussr\ngiven defcon {}\ngiven hand.ussr duck_and_cover nasser\n"


def test_an_event_that_may_end_the_world_goes_to_the_space_race(table_from):
    table = table_from(DANGER.format(2) + "ussr card duck_and_cover\n")
    assert priors_of(table) == {"event_first": 0, "ops_first": 0, "space": priors_of(table)["space"]}
    assert priors_of(table)["space"] > 0


def test_a_dangerous_card_is_played_while_it_is_not(table_from):
    assert favourite(table_from(DANGER.format(3))) == "duck_and_cover"


STAR_WARS = (
    QUIET.replace("turn 4", "turn 9")
    + "given phasing ussr\ngiven defcon 3\ngiven space.us 2\ngiven discard {} fidel\n"
    + "given hand.ussr star_wars how_i_learned_to_stop_worrying {}\nussr card star_wars\n"
)


@pytest.mark.parametrize(
    ("discarded", "held"), [("grain_sales_to_soviets", ""), ("five_year_plan", "grain_sales_to_soviets")]
)
def test_star_wars_is_no_way_to_grain_sales(table_from, discarded, held):
    """Grain Sales would let the US play How I Learned from the Soviet hand."""
    assert priors_of(table_from(STAR_WARS.format("nasser", held)))["event_first"] > 0
    dangerous = priors_of(table_from(STAR_WARS.format(discarded, held)))
    assert (dangerous["event_first"], dangerous["ops_first"]) == (0, 0)
    assert dangerous["space"] > 0


SUDDEN = "cuban_missile_crisis how_i_learned_to_stop_worrying grain_sales_to_soviets missile_envy\n"


def test_star_wars_is_no_headline_where_it_can_repeat_that_of_the_opponent(table_from):
    hands = "given hand.us duck_and_cover\ngiven hand.ussr star_wars nasser\n"
    given = "given turn 9\ngiven defcon {}\ngiven space.us 5\ngiven removed " + SUDDEN + hands
    assert priors_of(table_from(given.format(3)), USSR)["star_wars"] == 0
    assert priors_of(table_from(given.format(5)), USSR)["star_wars"] > 0


@pytest.mark.parametrize(
    ("discarded", "is_one"),
    [("asia_scoring duck_and_cover", False), ("solidarity duck_and_cover", False), ("nasser duck_and_cover", True)],
)
def test_star_wars_is_no_headline_where_only_that_of_the_opponent_could_be_taken(table_from, discarded, is_one):
    hands = "given hand.us star_wars nuclear_subs\ngiven hand.ussr we_will_bury_you\n"
    table = table_from(f"given turn 9\ngiven defcon 3\ngiven space.us 3\ngiven discard {discarded}\n" + hands)
    assert (priors_of(table)["star_wars"] > 0) == is_one


def test_a_headline_reckons_with_what_may_bring_defcon_down_at_once(table_from):
    given = "given turn 9\ngiven defcon 5\ngiven hand.us duck_and_cover nuclear_subs\n"
    gone = "given removed star_wars " + SUDDEN
    assert priors_of(table_from(given))["duck_and_cover"] == 0
    assert priors_of(table_from(given + gone))["duck_and_cover"] > 0


EXCHANGE = (
    "given turn 7\ngiven phase action_round\ngiven round {}\ngiven phasing ussr\n"
    "given hand.us blockade allende southeast_asia_scoring brezhnev_doctrine\n"
    "given hand.ussr ask_not_what_your_country_can_do_for_you\n"
    "ussr card ask_not_what_your_country_can_do_for_you\nussr order event_first\n"
)


def test_late_in_a_turn_no_hand_is_exchanged_for_scoring_cards_that_cannot_be_played(table_from):
    early, late = table_from(EXCHANGE.format(2)), table_from(EXCHANGE.format(6))
    assert priors_of(early)["allende"] > priors_of(early)["pass"]
    late.choose("us", "southeast_asia_scoring")  # three others are kept: at most one is played, in two rounds
    assert favourite(late) == "pass"
    assert priors_of(late) == {"blockade": 0, "allende": 0, "brezhnev_doctrine": 0, "pass": priors_of(late)["pass"]}


ASK_NOT = "ask_not_what_your_country_can_do_for_you"
LAST = QUIET.replace("round 1", "round {}") + f"given phasing us\ngiven hand.us {ASK_NOT} {{}}\n"


def test_the_last_scoring_card_is_played_and_not_exchanged_for_another(table_from):
    priors = priors_of(table_from(LAST.format(7, "southeast_asia_scoring nasser")))
    assert priors[ASK_NOT] == 0 < priors["southeast_asia_scoring"]
    assert priors_of(table_from(LAST.format(6, "southeast_asia_scoring nasser")))[ASK_NOT] > 0


def test_in_the_last_round_no_card_is_exchanged_for_one_that_may_score(table_from):
    table = table_from(LAST.format(7, "nasser") + f"us card {ASK_NOT}\nus use event\n")
    assert priors_of(table)["nasser"] == 0 < priors_of(table)["pass"]


ROUND = QUIET.replace("round 1", "round {}") + "given phasing {}\ngiven hand.{} {}\n"


@pytest.mark.rule("TS-R-69")
@pytest.mark.parametrize(
    ("round", "side", "hand", "space"),
    [
        (7, "us", "africa_scoring nato", "none"),
        (6, "ussr", "africa_scoring asia_scoring nato the_reformer", "none"),
        (8, "us", "africa_scoring nato", "us"),
        (7, "ussr", "africa_scoring nato", "ussr"),  # the US may reach the last box before the eighth round
    ],
)
def test_while_there_is_just_time_for_scoring_cards_no_other_is_played(table_from, round, side, hand, space):
    ahead = "" if space == "none" else f"given space.{space} 8\n"
    priors = priors_of(table_from(ROUND.format(round, side, side, hand) + ahead))
    assert all((weight > 0) == option.endswith("_scoring") for option, weight in priors.items())


@pytest.mark.rule("TS-R-69")
def test_with_a_round_to_spare_other_cards_are_played(table_from):
    for ahead, round in (("", 6), ("given space.us 8\n", 7)):
        assert priors_of(table_from(ROUND.format(round, "us", "us", "africa_scoring nato") + ahead))["nato"] > 0


@pytest.mark.rule("TS-R-69")
def test_a_scoring_card_is_played_in_time_though_it_seems_to_lose(table_from):
    """Shuttle Diplomacy, which the mind does not consider, may still save the US."""
    lost = ROUND.format(7, "us", "us", "asia_scoring nato") + "given vp -17\n"
    assert favourite(table_from(lost + "given effects shuttle_diplomacy\n")) == "asia_scoring"


def test_missiles_are_taken_away_for_a_coup_and_seldom_otherwise(table_from, go_on):
    crisis = ROUND.format(1, "us", "us", "duck_and_cover nasser")
    table = table_from(crisis + "given effects cuban_missile_crisis:ussr\ngiven influence.turkey.us 2\n")
    assert favourite(table) != "withdraw"
    assert favourite(go_on(table, "us card duck_and_cover")) != "withdraw"


def test_a_scoring_card_that_cannot_be_played_any_more_is_exchanged(table_from):
    table = table_from(LAST.format(7, "southeast_asia_scoring") + f"us card {ASK_NOT}\nus use event\n")
    assert favourite(table) == "southeast_asia_scoring"


PLAN = (
    "given turn 9\ngiven defcon 3\ngiven hand.us five_year_plan nuclear_subs\n"
    "given hand.ussr nasser {}\ngiven discard {}\n"
)
KAL = "soviets_shoot_down_kal_007"


@pytest.mark.parametrize(("held", "gone"), [(KAL, "duck_and_cover"), ("glasnost", "duck_and_cover"), ("glasnost", KAL)])
def test_a_headline_is_no_gamble_on_what_the_opponent_loses(table_from, held, gone):
    assert priors_of(table_from(PLAN.format(held, gone)))["five_year_plan"] == 0


def test_a_headline_is_good_where_all_that_is_bad_is_gone(table_from):
    assert priors_of(table_from(PLAN.format("glasnost", f"duck_and_cover {KAL}")))["five_year_plan"] > 0


BOYCOTT = (
    QUIET + "given phasing {}\ngiven defcon {}\ngiven hand.{} olympic_games\n{} card olympic_games\n{} use event\n"
)


@pytest.mark.parametrize(("defcon", "choice"), [(2, "boycott"), (3, "participate")])
def test_a_boycott_is_for_the_opponents_phase_at_defcon_2(table_from, defcon, choice):
    assert favourite(table_from(BOYCOTT.format("us", defcon, "us", "us", "us"))) == choice


SCORING = QUIET + "given phasing us\ngiven hand.us africa_scoring romanian_abdication\ngiven influence.{}.{} 3\n"


def test_a_region_is_scored_when_ahead(table_from):
    assert favourite(table_from(SCORING.format("nigeria", "us"))) == "africa_scoring"
    assert favourite(table_from(SCORING.format("nigeria", "ussr"))) == "romanian_abdication"


def test_battlegrounds_are_taken_first(table_from):
    table = table_from(
        QUIET
        + "given phasing us\ngiven hand.us nuclear_subs\ngiven influence.pakistan.us 1\ngiven influence.iran.us 2\n"
        + "us card nuclear_subs\nus use influence\n"
    )
    priors = priors_of(table)
    assert priors["pakistan"] > priors["afghanistan"] > priors["iran"] > priors["australia"]


# ---------------------------------------------------------------- what it thinks of a position

BETTER = {
    "points": "given vp 5\n",
    "a battleground": "given influence.angola.us 1\n",
    "influence on the way to one": "given influence.brazil.us 1\n",
    "some to spare": "given influence.angola.us 2\n",
    "military operations": "given round 6\ngiven military_ops.us 4\n",
    "the China Card": "given china.holder us\n",
    "the space race": "given space.us 2\n",
    "a strong hand": "given hand.us marshall_plan\n",
    "a trapped opponent": "given effects bear_trap\n",
}


@pytest.mark.parametrize("what", BETTER)
def test_what_is_better_is_worth_more(table_from, what):
    start = QUIET + "given phasing ussr\ngiven hand.ussr nasser\n"
    plain, better = (us_value(table_from(start + more)) for more in ("", BETTER[what]))
    assert better > plain


def test_points_weigh_more_the_later_it_is(table_from):
    def gain(turn: int) -> int:
        start = (
            f"given turn {turn}\ngiven phase action_round\ngiven round 1\ngiven phasing ussr\ngiven hand.ussr nasser\n"
        )
        return us_value(table_from(start + "given vp 4\n")) - us_value(table_from(start))

    assert gain(9) > gain(5) > gain(1)


@needs_compiler
def test_both_sides_see_the_same_and_what_is_over_is_decided():
    for number in range(6):
        for machine in positions(number):
            assert machine.value(US) == -machine.value(USSR)
            last = machine
        assert last.over is not None
        reason = GAME.words.id(last.over.reason)
        if reason in ("twenty_vp", "nuclear_war"):
            assert last.value(US) == (2000 if last.over.winners == 1 else -2000)


@needs_compiler
@pytest.mark.parametrize("term", MIND.terms)
def test_every_term_counts(term):
    weight = dict(zip(MIND.terms, MIND.weights, strict=True))[term]
    other = GAME.with_weights({term: weight + 100})
    changed = 0
    for machine in positions(3):
        twin = NativeMachine(other, machine.cells)
        twin.row = machine.row
        changed += twin.value(US) != machine.value(US)
    assert changed > 0


# ---------------------------------------------------------------- games


@needs_compiler
@pytest.mark.parametrize("seat", [US, USSR])
def test_the_highest_prior_beats_random_play(seat):
    players = ("greedy", "random") if seat == US else ("random", "greedy")
    games = Games(players, (False, False), seed=seat)
    for number in range(100):
        games.play(number)
    assert games.won[seat] >= 97


@needs_compiler
@pytest.mark.parametrize("part", sampled(range(4)))
def test_no_game_is_thrown_away(part):
    games = Games(("greedy", "greedy"), (True, True), seed=1000 + part)
    for number in range(sized(3, 12)):
        games.play(number)
    assert games.blunders == []


@needs_compiler
@pytest.mark.parametrize("agent", sampled(["heuristic", "search:40"]))
def test_no_agent_throws_a_game_away(agent):
    games = Games((agent, agent), (True, True), seed=7)
    for number in range(sized(2, 5)):
        games.play(number)
    assert games.blunders == []


@needs_compiler
def test_random_players_throw_games_away():
    games = Games(("random", "random"), (True, True))
    for number in range(10):
        games.play(number)
    assert games.outcomes["ussr nuclear_war"] + games.outcomes["us nuclear_war"] > 0
    assert games.blunders
