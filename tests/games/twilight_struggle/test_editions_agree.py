"""Where the rulebooks of the editions differ in wording only: both play the same."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from agon.cli.boards.twilight_struggle import render
from agon.engine.table import Table
from agon.games.twilight_struggle import GAME
from agon.games.twilight_struggle.board import PHASES, SCORING
from agon.games.twilight_struggle.facts import CARD_ROWS
from agon.games.twilight_struggle.play import is_used
from agon.games.twilight_struggle.words import CARDS, WORDS
from agon.text.catalogue import Catalogue

both = pytest.mark.parametrize("edition", ["deluxe", "first"])

USSR_ROUND = "given turn 4\ngiven phase action_round\ngiven round 1\ngiven phasing ussr\n"
US_ROUND = "given turn 4\ngiven phase action_round\ngiven round 1\ngiven phasing us\n"
LAST_ROUND = (
    "given turn 10\ngiven phase action_round\ngiven round 7\ngiven phasing us\n"
    "given defcon 2\ngiven military_ops.us 5\ngiven military_ops.ussr 5\n"
    "given influence.east_germany.ussr 0\ngiven influence.north_korea.ussr 0\ngiven influence.australia.us 0\n"
    "given influence.united_kingdom.us 0\n"
)


@both
@pytest.mark.rule("TS-DIFF-08")
def test_influence_goes_next_to_own_influence_and_always_next_to_home(table_from, edition):
    table_from(
        US_ROUND + "given influence.egypt.us 1\ngiven hand.us duck_and_cover\n"
        "us card duck_and_cover\nus use influence\n?+ us libya mexico\nus place libya\nus place mexico",
        edition=edition,
    )


@both
@pytest.mark.rule("TS-DIFF-10")
def test_there_is_no_phase_for_the_space_race(random_game, edition):
    seen = set()
    random_game(3, watch=lambda table: seen.add(table.view(None)["phase"]), edition=edition)
    assert seen <= set(PHASES)
    assert "space" not in str(PHASES)


@both
@pytest.mark.rule("TS-DIFF-12")
def test_points_and_space_markers_start_at_zero(edition):
    view = Table(GAME, {"edition": edition}).view(None)
    assert (view["vp"], view["space"], view["defcon"]) == (0, {"us": 0, "ussr": 0}, 5)


@both
@pytest.mark.rule("TS-DIFF-13")
def test_star_wars_needs_a_lead(table_from, read, edition):
    table = table_from(
        "given turn 8\ngiven phase action_round\ngiven round 1\ngiven phasing us\n"
        "given space.us 2\ngiven space.ussr 2\ngiven discard fidel\ngiven hand.us star_wars\n"
        "us card star_wars\n?- us event",
        edition=edition,
    )
    assert read(table, "removed") == []


@both
@pytest.mark.rule("TS-DIFF-14")
def test_a_free_coup_in_a_battleground_lowers_defcon(table_from, read, edition):
    table = table_from(
        US_ROUND + "given defcon 4\ngiven influence.brazil.ussr 2\ngiven hand.us junta\n"
        "us card junta\nus use event\nus place chile\nus use coup\nus target brazil\nchance die 1",
        edition=edition,
    )
    assert read(table, "defcon") == ["3"]
    assert read(table, "military_ops.us") == ["0"]


@both
@pytest.mark.rule("TS-DIFF-16")
def test_six_regions_and_southeast_asia_are_scored(edition):
    position = Table(GAME, {"edition": edition}).position
    scoring = {WORDS.id(c).removesuffix("_scoring") for c in CARDS if SCORING[c] and is_used(position, c)}
    regions = {"europe", "asia", "middle_east", "africa", "central_america", "south_america"}
    assert scoring == regions | {"southeast_asia"}
    assert set(Table(GAME, {"edition": edition}).view(None)["regions"]) == regions


@both
@pytest.mark.rule("TS-DIFF-21", "TS-DIFF-38")
@pytest.mark.parametrize(("vp", "winners"), [(1, ()), (2, ("us",)), (0, ("ussr",))])
def test_the_side_ahead_wins_and_zero_is_a_draw(table_from, edition, vp, winners):
    """The China Card gives the USSR one point at the end."""
    table = table_from(f"{LAST_ROUND}given influence.canada.us 0\ngiven vp {vp}\nus card pass", edition=edition)
    assert (table.outcome.winners, table.outcome.reason) == (winners, "final_scoring")


@both
@pytest.mark.rule("TS-DIFF-22")
@pytest.mark.parametrize(("vp", "label"), [(1, "US +1"), (-1, "USSR +1")])
def test_points_are_kept_with_a_sign_and_shown_with_a_side(table_from, edition, vp, label):
    table = table_from(f"{US_ROUND}given vp {vp}", edition=edition)
    assert table.view(None)["vp"] == vp
    shown = io.StringIO()
    texts = Catalogue.load("en", GAME.name).under(table.options)
    Console(file=shown, width=120).print(render(table.view("us"), "us", texts))
    points = next(line for line in shown.getvalue().splitlines() if "◆" in line)
    assert points.rstrip().endswith(f"  {label}")


@both
@pytest.mark.rule("TS-DIFF-23")
def test_discards_of_an_earlier_period_come_back_at_the_next_reshuffle(table_from, read, edition):
    table = table_from(
        "given turn 5\ngiven phase new_turn\ngiven deck junta\ngiven discard fidel nasser blockade\nchance draw junta",
        edition=edition,
    )
    assert set(read(table, "deck")) == {"fidel", "nasser", "blockade"}
    assert read(table, "discard") == []


@both
@pytest.mark.rule("TS-DIFF-28")
def test_defcon_3_closes_asia(table_from, edition):
    table = table_from(
        US_ROUND + "given defcon 3\ngiven influence.thailand.ussr 1\ngiven influence.libya.ussr 1\n"
        "given hand.us duck_and_cover\nus card duck_and_cover\nus use coup\n"
        "?+ us libya iraq\n?- us thailand north_korea east_germany",
        edition=edition,
    )
    assert table.view("us")["restricted"] == ["europe", "asia"]


@pytest.mark.rule("TS-DIFF-29")
def test_rules_that_only_the_deluxe_edition_prints_are_off_and_can_be_chosen_in_the_first_too():
    for edition in ("deluxe", "first"):
        chosen = GAME.choose_options({"edition": edition})
        for option in GAME.options:
            if option.name not in ("edition", "optional_cards"):
                assert chosen[option.name] == option.default
                for value in option.values:
                    assert GAME.choose_options({"edition": edition, option.name: value})[option.name] == value


@both
@pytest.mark.rule("TS-DIFF-31")
@pytest.mark.parametrize(("held", "known"), [("hidden", []), ("reveal", ["nasser"])])
def test_held_cards_are_shown_only_by_choice(table_from, edition, held, known):
    text = "given turn 1\ngiven phase action_round\ngiven round 6\ngiven phasing us\ngiven hand.us nasser fidel\n"
    table = table_from(
        text + "us card fidel\nus order ops_first\nus use influence\nus place japan\nus place japan",
        edition=edition,
        held_card=held,
    )
    assert table.view("ussr")["turn"] == 2
    assert table.view("ussr")["opponent_known"] == known


@both
@pytest.mark.rule("TS-DIFF-32")
def test_a_lost_war_costs_nothing_and_counts(table_from, read, edition):
    table = table_from(
        USSR_ROUND + "given hand.ussr korean_war\nussr card korean_war\nussr use event\nchance die 1", edition=edition
    )
    assert read(table, "military_ops.ussr") == ["2"]
    assert (read(table, "vp"), read(table, "influence.south_korea.us")) == (["0"], ["1"])
    assert read(table, "influence.north_korea.ussr") == ["3"]


@both
@pytest.mark.rule("TS-DIFF-33")
def test_each_target_is_named_after_the_roll_before_it(table_from, edition):
    table_from(
        US_ROUND + "given hand.us duck_and_cover\nus card duck_and_cover\nus use realignment\n"
        "?+ us syria iraq\nus target syria\nchance die 6\nchance die 1\n= influence.syria.ussr 0\n?+ us iraq pass\n"
        "us target iraq\nchance die 1\nchance die 1\n?+ us iraq pass\nus target iraq\nchance die 1\nchance die 1\n"
        "? ussr card",
        edition=edition,
    )


@both
@pytest.mark.rule("TS-DIFF-34")
def test_a_scoring_card_gives_no_operations(table_from, edition):
    table = table_from(
        US_ROUND + "given vp 0\ngiven hand.us asia_scoring\nus card asia_scoring\n? ussr card", edition=edition
    )
    assert [line.arguments["use"][1] for line in table.log() if line.kind == "plays"] == ["event"]


@both
@pytest.mark.rule("TS-DIFF-35", "TS-DIFF-37")
def test_nato_has_an_asterisk_and_stays_in_force(table_from, read, edition):
    row = next(row for row in CARD_ROWS if row["id"] == "nato")
    assert row["star"]
    assert row["lasting"] == "permanent"
    table = table_from(
        US_ROUND + "given effects marshall_plan\ngiven hand.us nato\nus card nato\nus use event", edition=edition
    )
    assert read(table, "removed") == ["nato"]
    assert set(read(table, "effects")) == {"marshall_plan", "nato"}


@both
@pytest.mark.rule("TS-DIFF-39")
def test_the_china_card_begins_face_up_before_the_ussr(edition):
    assert Table(GAME, {"edition": edition}).view(None)["china"] == {"holder": "ussr", "face": "up"}


@both
@pytest.mark.rule("TS-DIFF-40")
def test_an_underlined_card_used_for_operations_is_discarded(table_from, read, edition):
    table = table_from(
        US_ROUND + "given hand.us formosan_resolution\nus card formosan_resolution\nus use influence\n"
        "us place japan\nus place japan",
        edition=edition,
    )
    assert read(table, "discard") == ["formosan_resolution"]
    assert read(table, "effects") == []
