"""Differences of the first edition, each played under both editions."""

from __future__ import annotations

import re

import pytest

from agon.engine.errors import AgonError
from agon.engine.table import Table
from agon.engine.table.study import check, write_record
from agon.engine.vocabulary import Argument
from agon.games.twilight_struggle import GAME
from agon.games.twilight_struggle.board import OPS, WAR
from agon.games.twilight_struggle.editions import printed_ops
from agon.games.twilight_struggle.facts import CARD_ROWS
from agon.games.twilight_struggle.play import is_used
from agon.games.twilight_struggle.space_race import FIRST_VP, SECOND_VP
from agon.games.twilight_struggle.words import CARDS, WORDS, card
from agon.text.catalogue import LANGUAGES, Catalogue
from tests.studies import studies

EDITIONS = ("deluxe", "first")
STUDIES = {study.id: study.values[0].text for study in studies("twilight_struggle") if "lessons/" not in study.id}
both = pytest.mark.parametrize("edition", EDITIONS)

USSR_ROUND = "given turn 4\ngiven phase action_round\ngiven round 1\ngiven phasing ussr\n"
US_ROUND = "given turn 4\ngiven phase action_round\ngiven round 1\ngiven phasing us\n"


def deck_of(edition: str) -> list[int]:
    """The numbers of the cards in a game."""
    position = Table(GAME, {"edition": edition}).position
    return [number for number, c in enumerate(CARDS, 1) if is_used(position, c)]


# ---------------------------------------------------------------- components and set-up


@pytest.mark.rule("TS-DIFF-02", "TS-003-2.2.1-a")
def test_the_deluxe_edition_has_110_cards_and_the_first_103(table_from, read):
    assert deck_of("deluxe") == list(range(1, 111))
    assert deck_of("first") == list(range(1, 104))
    late = table_from("given turn 8", edition="first")
    optional = {row["id"] for row in CARD_ROWS if row["number"] > 103}
    assert len(read(late, "deck")) == 102  # the USSR has the China Card
    assert not optional & set(read(late, "deck"))


@pytest.mark.rule("TS-DIFF-02")
def test_the_optional_cards_do_not_go_with_the_first_edition():
    with pytest.raises(AgonError, match="^excluded-option: edition=first excludes optional_cards=on; change one"):
        Table(GAME, {"edition": "first", "optional_cards": "on"})
    assert Table(GAME, {"edition": "first"}).options["optional_cards"] == "off"
    assert Table(GAME).options["optional_cards"] == "on"


@pytest.mark.rule("TS-DIFF-01", "TS-003-3.3")
@pytest.mark.parametrize(("edition", "total", "canada"), [("deluxe", 25, 2), ("first", 23, 0)])
def test_the_us_begins_with_25_influence_or_with_23_and_none_in_canada(edition, total, canada):
    table = Table(GAME, {"edition": edition})
    while table.asks[0].seat == "chance":
        table.choose("chance", table.asks[0].options[0])
    for seat, count in (("ussr", 6), ("us", 7)):
        for _ in range(count):
            table.choose(seat, table.asks[0].options[0])
    influence = table.view(None)["influence"]
    assert sum(held["us"] for held in influence.values()) == total
    assert sum(held["ussr"] for held in influence.values()) == 15
    assert influence["canada"]["us"] == canada
    fixed = {"iran": 1, "israel": 1, "japan": 1, "australia": 4, "philippines": 1, "south_korea": 1, "panama": 1}
    assert {c: influence[c]["us"] for c in fixed} == fixed
    assert (influence["south_africa"]["us"], influence["united_kingdom"]["us"]) == (1, 5)


# ---------------------------------------------------------------- 6.4 the space track


def box_called(name: str, edition: str) -> int:
    texts = Catalogue.load("en", GAME.name).under({"edition": edition})
    (box,) = [box for box in range(1, 9) if texts.format(f"board-space-box-{box}") == name]
    return box


@pytest.mark.rule("TS-DIFF-04", "TS-003-6.4.3")
@pytest.mark.parametrize(("edition", "first", "second"), [("deluxe", 3, 1), ("first", 4, 2)])
def test_the_lunar_box_gives_3_and_1_or_4_and_2(table_from, read, edition, first, second):
    box = box_called("Lunar Orbit", edition)
    assert (FIRST_VP[box], SECOND_VP[box]) == (first, second)
    assert sum(vp > 0 for vp in FIRST_VP) == 5  # boxes with two numbers
    for other, gained in ((0, first), (box, second)):
        table = table_from(
            f"{US_ROUND}given space.us {box - 1}\ngiven space.ussr {other}\ngiven hand.us duck_and_cover\n"
            "us card duck_and_cover\nus use space\nchance die 1",
            edition=edition,
        )
        assert read(table, "space.us") == [str(box)]
        assert read(table, "vp") == [str(gained)]


@pytest.mark.rule("TS-DIFF-05")
def test_boxes_4_6_and_8_have_other_names():
    names = {
        edition: [
            Catalogue.load("en", GAME.name).under({"edition": edition}).format(f"board-space-box-{box}")
            for box in (4, 6, 8)
        ]
        for edition in EDITIONS
    }
    assert names == {
        "deluxe": ["Man in Earth Orbit", "Eagle/Bear Has Landed", "Space Station"],
        "first": ["Man in Space", "Space Walk", "Eagle/Bear Has Landed"],
    }


@both
@pytest.mark.rule("TS-DIFF-05")
@pytest.mark.parametrize(
    "study",
    [
        "rules/06_operations/box_4_the_opponent_shows_his_headline_before_the_holder_chooses",
        "rules/06_operations/box_6_the_holder_may_discard_a_held_card_at_the_end_of_the_turn",
        "rules/06_operations/box_8_an_eighth_action_round_which_one_may_pass",
        "rules/06_operations/box_8_the_eighth_action_round_may_be_played",
    ],
)
def test_the_abilities_of_boxes_4_6_and_8_are_the_same(study, edition):
    hold(study, edition)


# ---------------------------------------------------------------- 6.2 realignments


@pytest.mark.rule("TS-DIFF-09")
def test_a_realignment_without_enemy_influence_is_refused_or_without_effect(table_from, go_on, read):
    text = US_ROUND + "given influence.france.us 2\ngiven hand.us duck_and_cover\nus card duck_and_cover\n"
    deluxe = table_from(text + "us use realignment", edition="deluxe")
    go_on(deluxe, "?- us france brazil\n! us target france\n! us target brazil")
    first = table_from(text + "us use realignment\n?+ us france brazil", edition="first")
    first = go_on(first, "us target brazil\nchance die 1\nchance die 6\nus target france\nchance die 6\nchance die 1")
    assert read(first, "influence.brazil.us") == read(first, "influence.brazil.ussr") == ["0"]
    assert read(first, "influence.france.us") == ["2"]
    assert read(first, "influence.france.ussr") == ["0"]


# ---------------------------------------------------------------- 8.2 wars


WARS = {row["id"]: row["ops"] for row in CARD_ROWS if row.get("war")}


def test_the_text_of_every_war_names_its_value():
    """So the two editions differ only under a modifier."""
    assert {WORDS.id(c): OPS[c] for c in CARDS if WAR[c]} == WARS
    assert WARS == {
        "korean_war": 2,
        "arab_israeli_war": 2,
        "indo_pakistani_war": 2,
        "brush_war": 3,
        "iran_iraq_war": 2,
    }


@pytest.mark.rule("TS-DIFF-06", "TS-AMB-18", "TS-003-8.2.3")
@pytest.mark.parametrize(
    ("war", "edition", "counted"),
    [("korean_war", "deluxe", 2), ("korean_war", "first", 1), ("brush_war", "deluxe", 3), ("brush_war", "first", 2)],
)
def test_an_own_war_counts_its_text_or_its_modified_value(table_from, read, war, edition, counted):
    target = "" if war == "korean_war" else "ussr target panama\n"
    table = table_from(
        f"{USSR_ROUND}given effects red_scare_purge:us\ngiven hand.ussr {war}\n"
        f"ussr card {war}\nussr use event\n{target}chance die 1",
        edition=edition,
    )
    assert read(table, "military_ops.ussr") == [str(counted)]


@both
@pytest.mark.rule("TS-AMB-18")
def test_a_war_set_off_by_the_opponent_counts_its_text(table_from, read, edition):
    table = table_from(
        US_ROUND + "given effects red_scare_purge:us\ngiven hand.us korean_war\n"
        "us card korean_war\nus order event_first\nchance die 1",
        edition=edition,
    )
    assert read(table, "military_ops.ussr") == ["2"]


# ---------------------------------------------------------------- 9.4 the China Card


@pytest.mark.rule("TS-DIFF-03", "TS-003-9.4")
@pytest.mark.parametrize(
    ("edition", "event", "face", "cards"),
    [
        ("deluxe", "nixon_plays_the_china_card", "down", ["pass"]),
        ("first", "nixon_plays_the_china_card", "up", ["the_china_card", "pass"]),
        ("deluxe", "ussuri_river_skirmish", "up", ["the_china_card", "pass"]),
        ("first", "ussuri_river_skirmish", "up", ["the_china_card", "pass"]),
    ],
)
def test_the_china_card_passed_by_an_event_lies_as_the_event_says_or_face_up(
    table_from, read, edition, event, face, cards
):
    table = table_from(
        f"{US_ROUND}given hand.us {event}\nus card {event}\nus use event\nussr card pass", edition=edition
    )
    assert (read(table, "china.holder"), read(table, "china.face")) == (["us"], [face])
    assert list(table.asks[0].options) == cards


# ---------------------------------------------------------------- card texts


def test_red_scare_was_worth_2_and_aldrich_ames_4():
    values = {
        edition: {n: printed_ops(Table(GAME, {"edition": edition}).position, card(n)) for n in range(1, 104)}
        for edition in EDITIONS
    }
    assert (values["deluxe"][31], values["deluxe"][98]) == (4, 3)
    assert (values["first"][31], values["first"][98]) == (2, 4)
    assert {n for n in range(1, 104) if values["deluxe"][n] != values["first"][n]} == {31, 98}


@pytest.mark.parametrize(("edition", "first"), [("deluxe", "ussr"), ("first", "us")])
def test_the_value_of_red_scare_counts_for_the_order_of_headlines(table_from, edition, first):
    table = table_from(
        "given turn 1\ngiven phase headline\ngiven hand.us duck_and_cover\ngiven hand.ussr red_scare_purge\n"
        "us headline duck_and_cover\nussr headline red_scare_purge",
        edition=edition,
    )
    happened = [line.arguments["side"][1] for line in table.log() if line.kind == "event_happens"]
    assert happened[0] == first


@pytest.mark.rule("TS-R-57")
@pytest.mark.parametrize(("edition", "defcon"), [("deluxe", "5"), ("first", "4")])
def test_the_korean_war_leaves_defcon_or_lowers_it(table_from, read, edition, defcon):
    table = table_from(
        USSR_ROUND + "given hand.ussr korean_war\nussr card korean_war\nussr use event\nchance die 6", edition=edition
    )
    assert read(table, "defcon") == [defcon]
    assert read(table, "vp") == ["-2"]


@pytest.mark.rule("TS-R-56")
@pytest.mark.parametrize(("edition", "vp"), [("deluxe", "0"), ("first", "-2")])
def test_control_of_israel_counts_against_the_arab_israeli_war_or_does_not(table_from, read, edition, vp):
    table = table_from(
        USSR_ROUND + "given influence.israel.us 4\ngiven hand.ussr arab_israeli_war\n"
        "ussr card arab_israeli_war\nussr use event\nchance die 4",
        edition=edition,
    )
    assert read(table, "vp") == [vp]


@pytest.mark.rule("TS-R-51")
@pytest.mark.parametrize(("edition", "is_open"), [("deluxe", False), ("first", True)])
def test_nato_keeps_brush_war_away_or_does_not(table_from, edition, is_open):
    table = table_from(
        USSR_ROUND + "given effects nato marshall_plan\ngiven influence.italy.us 2\ngiven hand.ussr brush_war\n"
        "ussr card brush_war\nussr use event",
        edition=edition,
    )
    assert ("italy" in table.asks[0].options) is is_open


HEADLINES = "given turn 4\ngiven phase headline\ngiven hand.ussr nasser fidel\n"


@pytest.mark.rule("TS-R-13")
def test_un_intervention_is_no_headline_or_cancels_an_event_as_one(table_from, go_on, read):
    text = HEADLINES + "given hand.us un_intervention fidel\ngiven hand.ussr nasser\n"
    table_from(text + "? us headline fidel\n! us headline un_intervention", edition="deluxe")
    table = table_from(
        text + "us headline un_intervention\nussr headline nasser\n? us card fidel\nus card fidel\n"
        "us use influence\nus place france\nus place france",
        edition="first",
    )
    assert read(table, "influence.france.us") == ["2"]
    assert read(table, "influence.cuba.ussr") == ["0"]
    assert set(read(table, "discard")) == {"un_intervention", "fidel"}
    go_on(table, "? ussr card the_china_card pass")


def test_un_intervention_as_a_headline_without_a_card_to_cancel_does_nothing(table_from, read):
    table = table_from(
        HEADLINES + "given hand.us un_intervention nato\nus headline un_intervention\nussr headline fidel",
        edition="first",
    )
    assert read(table, "discard") == ["un_intervention"]
    assert read(table, "hand.us") == ["nato"]


@pytest.mark.rule("TS-R-64")
def test_un_intervention_as_a_headline_is_no_answer_to_we_will_bury_you(table_from, read):
    table = table_from(
        "given turn 4\ngiven phase headline\ngiven hand.us un_intervention fidel nato\n"
        "given hand.ussr we_will_bury_you\nus headline un_intervention\nussr headline we_will_bury_you\n"
        "us card fidel\nus use influence\nus place france\nus place france\n"
        "= effects we_will_bury_you\nussr card pass\nus card nato",
        edition="first",
    )
    assert read(table, "vp") == ["-3"]


# ---------------------------------------------------------------- Aldrich Ames


AMES = """
given turn 8
given phase action_round
given round 3
given phasing ussr
given hand.ussr aldrich_ames_remix
"""
ARRANGED = """
given hand.us un_intervention fidel duck_and_cover
ussr card aldrich_ames_remix
ussr use event
ussr choose un_intervention
ussr choose duck_and_cover
? ussr choose fidel
ussr choose fidel
"""


@pytest.mark.rule("TS-R-69")
def test_the_us_plays_its_hand_in_the_order_laid_down(table_from, go_on, read):
    table = table_from(AMES + ARRANGED, edition="first")
    assert read(table, "us_order") == ["un_intervention", "duck_and_cover", "fidel"]
    assert read(table, "removed") == ["aldrich_ames_remix"]
    table = go_on(
        table,
        """
        ? us card un_intervention
        us card un_intervention
        ? us use influence coup realignment     # not its event
        us use influence
        us place france
        ussr card pass
        ? us card duck_and_cover
        """,
    )
    assert read(table, "us_order") == ["duck_and_cover", "fidel"]


def test_both_sides_see_the_order_and_nobody_else(table_from):
    table = table_from(AMES + ARRANGED, edition="first")
    order = ["un_intervention", "duck_and_cover", "fidel"]
    assert [table.view(seat).get("us_order") for seat in ("us", "ussr", None)] == [order, order, None]
    told = [line.arguments["card"][1] for line in table.log("us") if line.kind == "arranges"]
    assert told == order
    assert not [line for line in table.log(None) if line.kind == "arranges"]


def test_a_card_drawn_later_has_no_place_and_stays_unknown_to_the_ussr(table_from, read):
    table = table_from(
        AMES
        + """
        given hand.us ask_not_what_your_country_can_do_for_you marshall_plan containment
        ussr card aldrich_ames_remix
        ussr use event
        ussr choose ask_not_what_your_country_can_do_for_you
        ussr choose marshall_plan
        ussr choose containment
        us card ask_not_what_your_country_can_do_for_you
        us use event
        us discard marshall_plan
        us discard pass
        chance draw nasser
        ussr card pass
        ? us card containment
        us card containment
        us use event
        ussr card pass
        ? us card nasser
        """,
        edition="first",
    )
    assert table.view("ussr")["opponent_known"] == []
    assert read(table, "us_order") == []


@pytest.mark.rule("TS-R-69")
def test_the_order_lets_a_scoring_card_pass_in_the_last_round(table_from, go_on):
    table = table_from(
        AMES.replace("round 3", "round 7")
        + "given hand.us duck_and_cover asia_scoring\nussr card aldrich_ames_remix\nussr use event\n"
        "ussr choose duck_and_cover\nussr choose asia_scoring",
        edition="first",
    )
    go_on(table, "? us card asia_scoring duck_and_cover")


def test_quagmire_takes_the_first_card_of_the_order_that_is_worth_two(table_from, go_on):
    table = table_from(
        AMES + "given effects quagmire\n" + ARRANGED,
        edition="first",
    )
    go_on(
        table,
        "? us discard duck_and_cover\nus discard duck_and_cover\nchance die 6\nussr card pass\n? us discard fidel",
    )


def test_the_order_ends_with_the_turn(table_from, read):
    table = table_from(
        AMES.replace("round 3", "round 7")
        + ARRANGED
        + "us card un_intervention\nus use influence\nus place france\n= turn 9",
        edition="first",
    )
    assert read(table, "us_order") == read(table, "effects") == []
    assert set(read(table, "hand.us")) == {"duck_and_cover", "fidel"}


# ---------------------------------------------------------------- what players read


def changed_keys(lang: str) -> set[str]:
    suffix = "-edition-first"
    keys = Catalogue.load(lang, GAME.name).keys()
    return {key.removesuffix(suffix) for key in keys if key.endswith(suffix) and key != f"option{suffix}"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_of_the_cards_that_differ_are_those_of_the_edition(lang):
    texts = Catalogue.load(lang, GAME.name)
    first = texts.under({"edition": "first"})
    for key in changed_keys(lang):
        assert first.format(key) == texts.format(f"{key}-edition-first")
    cards = {"korean-war", "arab-israeli-war", "nato", "indo-pakistani-war", "un-intervention", "brush-war", "quagmire"}
    cards |= {"muslim-revolution", "nixon-plays-the-china-card", "aldrich-ames-remix", "iran-iraq-war"}
    assert {f"card-{name}-text" for name in cards} == {key for key in changed_keys(lang) if key.startswith("card-")}
    assert all(first.format(f"card-{name}-text") != texts.format(f"card-{name}-text") for name in cards)
    assert texts.under({"edition": "deluxe"}).format("card-nato-text") == texts.format("card-nato-text")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_of_the_first_edition_speaks_of_an_optional_card(lang):
    texts = Catalogue.load(lang, GAME.name).under({"edition": "first"})
    optional = [texts.word(row["id"]) for row in CARD_ROWS if row["number"] > 103]
    for row in CARD_ROWS[:103]:
        text = texts.format(f"card-{row['id']}-text".replace("_", "-"))
        assert not [name for name in optional if re.search(rf"\b{re.escape(name)}\b", text)], text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_every_named_value_has_a_text(lang):
    english, texts = Catalogue.load("en", GAME.name), Catalogue.load(lang, GAME.name)
    for option in GAME.options:
        named = ("name", *(value for value in option.values if not value.isdigit()))
        keys = [option.name, *(f"{option.name}-{each}" for each in named)]
        for key in (f"option-{key}".replace("_", "-") for key in keys):
            assert texts.format(key).strip()
            assert lang == "en" or texts.format(key) != english.format(key)


def test_the_log_names_aldrich_ames_as_the_edition_does():
    line: dict[str, tuple[Argument, int | str]] = {"side": ("seat", "ussr"), "card": ("word", "aldrich_ames_remix")}
    texts = Catalogue.load("en", GAME.name)
    assert texts.log_line("discards", line) == "The USSR discards Aldrich Ames Remix."
    assert texts.under({"edition": "first"}).log_line("discards", line) == "The USSR discards Aldrich Ames."


# ---------------------------------------------------------------- records


def test_a_record_keeps_the_options_and_replays_with_them(random_game):
    options = {"edition": "first", "mixed_operations": "on", "space_roll": "optional", "held_card": "reveal"}
    table = random_game(1, **options)
    text = write_record(table, "a game")
    head = next(line for line in text.splitlines() if line.startswith("game "))
    assert {f"{name}={value}" for name, value in {**options, "optional_cards": "off"}.items()} <= set(head.split())
    again = check(text, lambda name: GAME, "record")
    assert (again, again.options, again.outcome) == (table, table.options, table.outcome)
    with pytest.raises(AgonError, match=r"excluded-option|illegal-choice|not-asked"):
        check(text.replace("edition=first", "edition=deluxe"), lambda name: GAME, "record")
    with pytest.raises(AgonError, match="^excluded-option: "):
        check(text.replace("optional_cards=off", "optional_cards=on"), lambda name: GAME, "record")


# ---------------------------------------------------------------- what both editions share


def under(edition: str, text: str) -> str:
    """A study under an edition, with the influence in Canada that it was written for."""
    head, game, rest = text.partition("game twilight_struggle")
    first, _, others = rest.partition("\n")
    given = "" if "given influence.canada.us" in others or "given" not in others else "given influence.canada.us 2\n"
    return f"{head}{game} edition={edition}{first}\n{given}{others}"


def hold(study: str, edition: str) -> None:
    check(under(edition, STUDIES[f"studies/{study}"]), lambda name: GAME, study)


TOUCHED = re.compile(
    r"realign|junta|tear_down|red_scare|korean_war|arab_israeli|brush_war|indo_pakistani|iran_iraq|un_intervention|nixon|aldrich|optional"
)


def test_whatever_touches_no_difference_goes_alike_in_both_editions():
    held, broken = 0, []
    for study, text in STUDIES.items():
        if TOUCHED.search(text):
            continue
        try:
            check(under("first", text), lambda name: GAME, study)
            held += 1
        except AgonError as error:
            broken.append(str(error))
    assert not broken
    assert held > 800


@both
@pytest.mark.parametrize(
    "study",
    [
        pytest.param(
            "rules/02_components/a_card_of_both_sides_has_no_event_when_it_is_used_for_operations_whoever_plays_it",
            marks=pytest.mark.rule("TS-DIFF-07"),
        ),
        pytest.param(
            "rules/06_operations/influence_may_always_be_placed_next_to_ones_own_superpower",
            marks=pytest.mark.rule("TS-DIFF-08"),
        ),
        pytest.param(
            "rules/06_operations/the_space_race_is_one_of_the_uses_of_a_card_in_an_action_round",
            marks=pytest.mark.rule("TS-DIFF-10"),
        ),
        pytest.param(
            "rules/04_turn/a_china_card_that_lies_face_up_stays_so_at_the_end_of_the_turn",
            marks=pytest.mark.rule("TS-DIFF-11"),
        ),
        pytest.param(
            "rules/04_turn/a_china_card_that_lies_face_down_is_turned_up_at_the_end_of_the_turn",
            marks=pytest.mark.rule("TS-DIFF-11"),
        ),
        pytest.param(
            "rules/05_cards/the_ussr_plays_star_wars_while_the_us_is_ahead_in_the_space_race_the_event_happens",
            marks=pytest.mark.rule("TS-DIFF-13"),
        ),
        pytest.param(
            "rules/05_cards/the_ussr_plays_star_wars_while_the_us_is_behind_in_the_space_race_no_event_discarded",
            marks=pytest.mark.rule("TS-DIFF-13"),
        ),
        pytest.param(
            "rules/08_defcon/at_defcon_4_the_us_is_3_short_and_the_ussr_1_the_ussr_gains_the_difference_of_2",
            marks=pytest.mark.rule("TS-DIFF-15"),
        ),
        pytest.param(
            "rules/07_events/operations_granted_by_cia_created_are_worth_2_under_containment_and_obey_defcon",
            marks=pytest.mark.rule("TS-DIFF-17"),
        ),
        pytest.param(
            "rules/07_events/the_china_card_all_in_southeast_asia_under_vietnam_revolts_and_red_scare_4_1_1_1_5",
            marks=pytest.mark.rule("TS-DIFF-18"),
        ),
        pytest.param(
            "rules/07_events/under_red_scare_a_card_worth_2_adds_1_to_a_coup_and_1_to_the_military_operations",
            marks=pytest.mark.rule("TS-DIFF-18"),
        ),
        pytest.param(
            "rules/10_scoring/the_marker_stands_at_ussr_1_and_the_us_gains_2_us_1", marks=pytest.mark.rule("TS-DIFF-18")
        ),
        pytest.param(
            "rules/10_scoring/the_marker_stands_at_us_10_and_the_ussr_gains_2_us_8",
            marks=pytest.mark.rule("TS-DIFF-18"),
        ),
        pytest.param(
            "rules/10_scoring/from_19_europe_brings_the_us_to_22_and_the_rest_brings_it_back_to_12_no_early_end",
            marks=pytest.mark.rule("TS-DIFF-19"),
        ),
        pytest.param(
            "rules/10_scoring/the_ussr_controls_europe_at_the_final_scoring_it_wins_although_the_us_leads_by_15",
            marks=pytest.mark.rule("TS-DIFF-20"),
        ),
        pytest.param(
            "rules/06_operations/box_2_two_space_race_cards_a_turn_no_third", marks=pytest.mark.rule("TS-DIFF-24")
        ),
        pytest.param(
            "rules/09_china_card/once_played_the_china_card_goes_face_down_to_the_opponent_who_can_use_it_in_the_next_turn",
            marks=pytest.mark.rule("TS-DIFF-25"),
        ),
        pytest.param(
            "rules/06_operations/the_example_of_panama_and_south_korea_the_rest_may_go_to_south_korea_or_its_neighbours",
            marks=pytest.mark.rule("TS-DIFF-26"),
        ),
        pytest.param(
            "rules/06_operations/a_card_of_3_gives_exactly_three_rolls_on_one_country_if_one_likes",
            marks=pytest.mark.rule("TS-DIFF-27"),
        ),
        pytest.param(
            "rules/07_events/a_war_is_lost_where_nobody_has_influence_the_military_operations_only",
            marks=pytest.mark.rule("TS-DIFF-32"),
        ),
        pytest.param(
            "rules/05_cards/the_ussr_plays_nato_before_marshall_plan_or_warsaw_pact_4_operations_no_event_discarded",
            marks=pytest.mark.rule("TS-DIFF-35"),
        ),
        pytest.param(
            "rules/04_turn/the_us_headlines_we_will_bury_you_at_defcon_2_and_loses",
            marks=pytest.mark.rule("TS-DIFF-36"),
        ),
        pytest.param(
            "rules/09_china_card/the_ussr_can_play_the_china_card_in_turn_1", marks=pytest.mark.rule("TS-DIFF-39")
        ),
    ],
)
def test_where_the_sources_only_seem_to_differ_both_editions_go_alike(study, edition):
    hold(study, edition)
