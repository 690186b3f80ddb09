"""Skill cards: how they are used, when, and what each of the thirteen does."""

from __future__ import annotations

from pathlib import Path

import pytest

from agon.engine.table import Table
from agon.games.roll_player.words import SKILL_IDS

DICE = """
given phase dice
given pool.initiative_1 red_1
given pool.initiative_2 gold_4
given pool.initiative_3 purple_6
given sheet.p1.str blue_2 white_5
given sheet.p1.dex green_3
given sheet.p2.str black_1
"""
MARKET = """
given phase market
given initiative.p1 initiative_1
given initiative.p2 initiative_2
given gold.p1 7
"""


def asked(table: Table) -> tuple[str, str]:
    return table.asks[0].seat, table.asks[0].what


# ---------------------------------------------------------------- using a skill


@pytest.mark.rule("RP-skill-use", "RP-R-26")
@pytest.mark.parametrize(("choice", "gold"), [("apply", "7"), ("decline", "5")])
def test_the_token_moves_the_effect_may_be_left_out_the_card_is_exhausted(table_from, read, choice, gold):
    table = table_from(f"{DICE}given cards.p1 pickpocket\np1 skill pickpocket\n= token.p1 down\np1 effect {choice}")
    assert read(table, "gold.p1") == [gold]
    assert read(table, "exhausted.p1") == ["pickpocket"] and read(table, "token.p1") == ["down"]
    assert asked(table) == ("p1", "initiative")


@pytest.mark.rule("RP-skill-blocked", "RP-R-25")
def test_a_blocked_arrow_blocks_the_skill(table_from):
    table_from(f"{DICE}given cards.p1 pickpocket\ngiven token.p1 down\n? p1 initiative")


@pytest.mark.rule("RP-skill-upright", "RP-R-28")
def test_an_exhausted_skill_cannot_be_used(table_from):
    given = "given cards.p1 pickpocket cure_wounds\ngiven exhausted.p1 pickpocket\n"
    table_from(f"{DICE}{given}?- p1 pickpocket\n?+ p1 cure_wounds")


@pytest.mark.rule("RP-skill-anytime")
def test_a_skill_may_be_used_in_another_players_turn(table_from, read):
    table = table_from(
        f"{DICE}given cards.p2 pickpocket\n= active p1\n? p2 skill\np2 skill pickpocket\np2 effect apply"
    )
    assert read(table, "gold.p2") == ["7"] and read(table, "active") == ["p1"]
    assert asked(table) == ("p1", "initiative")


# ---------------------------------------------------------------- windows


@pytest.mark.rule("RP-AMB-15")
def test_a_skill_without_limit_is_offered_in_every_window_and_not_within_an_effect(table_from, play_on):
    """W1 and W2 around the steps of a dice turn, W3 and W4 around a market turn, W5 at cleanup."""
    given = f"{DICE}given cards.p2 cure_wounds\ngiven market climb weak proud\ngiven gold.p1 0\ngiven gold.p2 0\n"
    table = table_from(given)
    seen = []
    while table.view(None)["round"] == 0:
        ask, view = table.asks[0], table.view(None)
        if ask.what == "skill":
            seen.append((view["phase"], view["active"]))
        table.choose(ask.seat, "pass" if "pass" in ask.options else ask.options[0])
        if table.view(None)["phase"] == "roll":
            break
    turns = [("dice", "p1")] * 4 + [("dice", "p2")] * 4
    assert seen == [*turns, ("market", "p1"), ("market", "p2"), ("cleanup", None)]
    assert all(ask.what != "skill" for ask in table_from(f"{given}p2 skill cure_wounds\n? p2 effect").asks)


@pytest.mark.rule("RP-AMB-15", "RP-R-49")
def test_the_last_window_comes_before_the_scoring(table_from, read):
    table = table_from("given phase scoring\ngiven cards.p1 pickpocket\ngiven passing.p1 round\n? p1 skill")
    assert read(table, "stars.p1") == ["0"] and table.outcome is None


@pytest.mark.rule("RP-AMB-15")
def test_priority_goes_clockwise_from_the_active_player_and_a_pass_holds_until_another_acts(table_from):
    given = f"{DICE}given start p2\ngiven cards.p1 pickpocket\ngiven cards.p2 cure_wounds concentrate\n"
    table = table_from(given)
    assert asked(table) == ("p2", "skill")
    table.choose("p2", "pass")
    assert asked(table) == ("p1", "skill")
    table.choose("p1", "pickpocket")
    table.choose("p1", "decline")
    assert asked(table) == ("p2", "skill")  # someone has acted
    table.choose("p2", "pass")
    assert asked(table) == ("p2", "initiative")


def test_who_could_not_act_is_not_asked(table_from):
    table_from(f"{DICE}? p1 initiative")
    table_from(f"{DICE}given cards.p2 open_lock knowledge\n? p1 initiative")


@pytest.mark.rule("RP-AMB-15")
def test_a_seat_may_pass_until_its_next_turn_or_for_the_round(table_from, play_on):
    given = f"{DICE}given cards.p2 cure_wounds\ngiven market climb weak proud\n"
    table = table_from(f"{given}p2 skill pass_turn\n= passing.p2 turn\n? p1 initiative")
    play_on(table, lambda t: asked(t) == ("p2", "skill"))
    assert table.view(None)["active"] == "p2" and table.view(None)["phase"] == "dice"
    table.choose("p2", "pass_round")
    play_on(table, lambda t: asked(t)[1] == "skill" or t.view(None)["phase"] == "roll")
    assert table.view(None)["phase"] == "roll"
    assert table.view(None)["sheets"]["p2"]["passing"] is None  # asked again in the next round


def test_a_pass_for_one_window_is_no_pass_for_the_next(table_from):
    table_from(f"{DICE}given cards.p1 cure_wounds\np1 skill pass\np1 initiative initiative_1\n? p1 skill")


# ---------------------------------------------------------------- own dice


def test_concentrate_rerolls_a_die_and_keeps_either_face(table_from, read):
    steps = "p1 skill concentrate\np1 effect apply\np1 target str_2\nchance die 6\np1 keep white_6"
    table = table_from(f"{DICE}given cards.p1 concentrate\n{steps}")
    assert read(table, "sheet.p1.str") == ["blue_2", "white_6"] and read(table, "token.p1") == ["left"]


def test_cure_wounds_shifts_a_die_by_one(table_from, read):
    steps = "p1 skill cure_wounds\np1 effect apply\np1 target dex_1\n? p1 change green_2 green_4\np1 change green_4"
    table = table_from(f"{DICE}given cards.p1 cure_wounds\n{steps}")
    assert read(table, "sheet.p1.dex") == ["green_4"] and read(table, "token.p1") == ["up"]


def test_acrobatics_swaps_two_dice(table_from, read):
    steps = "p1 skill acrobatics\np1 effect apply\np1 target str_1\np1 target dex_1"
    table = table_from(f"{DICE}given cards.p1 acrobatics\n{steps}")
    assert read(table, "sheet.p1.str") == ["green_3", "white_5"] and read(table, "sheet.p1.dex") == ["blue_2"]
    assert read(table, "token.p1") == ["right"] and asked(table) == ("p1", "initiative")


@pytest.mark.rule("RP-note-sleight", "RP-R-20", "RP-R-9", "RP-R-21")
def test_sleight_of_hand_moves_a_die_without_action_or_gold_and_closes_the_gap(table_from, read):
    more = "given cards.p1 sleight_of_hand\ngiven sheet.p1.cha black_1 black_2\ngiven sheet.p1.wis red_3 red_4 red_5\n"
    more += (
        "given backstory.p1 craftsman\n"  # wants blue in the third space of dexterity, white in the first of strength
    )
    table = table_from(
        f"{DICE}{more}= matches.p1 0\np1 skill sleight_of_hand\np1 effect apply\np1 target str_1\n?- p1 str wis"
    )
    table.choose("p1", "cha")
    assert read(table, "sheet.p1.cha") == ["black_1", "black_2", "blue_2"]
    assert read(table, "sheet.p1.str") == ["white_5"] and read(table, "matches.p1") == ["1"]
    assert (read(table, "gold.p1"), read(table, "charisma.p1")) == (["5"], ["0"])
    assert asked(table) == ("p1", "initiative")


@pytest.mark.rule("RP-R-62")
def test_knowledge_gives_an_action_besides_that_of_the_turn(table_from, read):
    steps = "p1 skill knowledge\np1 effect apply\n? p1 action str dex con int wis cha\np1 action cha\n= charisma.p1 1\n"
    table = table_from(f"{DICE}given cards.p1 knowledge\n{steps}p1 initiative initiative_1\np1 row cha\np1 action cha")
    assert read(table, "charisma.p1") == ["2"]
    more = "given cards.p1 knowledge quarterstaff\np1 skill knowledge\np1 effect apply\np1 action con\np1 target dex_1"
    assert set(table_from(f"{DICE}{more}").asks[0].options) == {"green_1", "green_2", "green_4", "green_5"}
    table_from(f"{DICE}given start p2\ngiven cards.p1 knowledge\n? p2 initiative")  # only in one's own turn


def test_pickpocket_gives_two_gold(table_from, read):
    table = table_from(f"{DICE}given cards.p1 pickpocket\np1 skill pickpocket\np1 effect apply")
    assert read(table, "gold.p1") == ["7"] and read(table, "supply") == [str(60 - 7 - 5 - 1)]


# ---------------------------------------------------------------- bag and pool


@pytest.mark.rule("RP-note-search", "RP-R-10", "RP-R-19")
def test_search_exchanges_a_die_with_one_of_the_bag(table_from, read):
    steps = "p1 skill search\np1 effect apply\np1 target str_1\n? p1 search green blue red purple black white gold\n"
    table = table_from(f"{DICE}given cards.p1 search\n{steps}p1 search gold")
    assert read(table, "sheet.p1.str") == ["gold_2", "white_5"]
    assert (read(table, "bag.blue"), read(table, "bag.gold")) == (["10"], ["11"])
    assert read(table, "gold.p1") == ["7"] and read(table, "token.p1") == ["up"]


def test_search_with_an_empty_bag_is_only_a_step(table_from, read):
    empty = "\n".join(f"given bag.{c} 0" for c in ("green", "blue", "red", "purple", "black", "white", "gold"))
    table = table_from(f"{DICE}{empty}\ngiven cards.p1 search\np1 skill search\n? p1 initiative")
    assert read(table, "token.p1") == ["up"] and read(table, "exhausted.p1") == ["search"]


@pytest.mark.rule("RP-note-negotiate", "RP-R-10", "RP-R-18", "RP-R-60")
def test_negotiate_exchanges_a_die_with_the_pool_and_sorts_it_again(table_from, read):
    more = "given cards.p1 negotiate\ngiven sheet.p1.con white_6\n"
    steps = "p1 skill negotiate\np1 effect apply\np1 target con_1\n? p1 pool initiative_1 initiative_2 initiative_3\n"
    table = table_from(f"{DICE}{more}{steps}p1 pool initiative_2\n? p1 order white_6 purple_6\np1 order white_6")
    assert read(table, "sheet.p1.con") == ["gold_4"] and read(table, "gold.p1") == ["7"]
    pool = [read(table, f"pool.initiative_{n}")[0] for n in (1, 2, 3)]
    assert pool == ["red_1", "white_6", "purple_6"] and read(table, "coins") == ["initiative_2"]
    assert read(table, "token.p1") == ["left"]


@pytest.mark.rule("RP-note-climb", "RP-R-16", "RP-R-17", "RP-R-60")
def test_climb_changes_an_unselected_die_and_the_user_sorts(table_from, read):
    first = "given cards.p2 climb\np2 skill pass\np1 initiative initiative_1\n"
    steps = "p2 skill climb\np2 effect apply\n? p2 pool initiative_2 initiative_3\n! p2 pool initiative_1\n"
    table = table_from(f"{DICE}given pool.initiative_3 purple_5\n{first}{steps}p2 pool initiative_2\np2 change gold_5")
    assert asked(table) == ("p2", "order") and table.asks[0].options == ("purple_5", "gold_5")
    table.choose("p2", "purple_5")
    assert (read(table, "pool.initiative_2"), read(table, "pool.initiative_3")) == (["purple_5"], ["gold_5"])
    assert read(table, "coins") == ["initiative_2"] and read(table, "token.p2") == ["up"]
    assert read(table, "pool.initiative_1") == ["red_1"]


@pytest.mark.rule("RP-note-climb", "RP-R-16")
def test_intimidate_rerolls_any_unselected_dice(table_from, read):
    steps = "p1 skill intimidate\np1 effect apply\np1 pool initiative_3\n? p1 pool initiative_1 initiative_2 done\n"
    steps += "p1 pool initiative_1\np1 pool done\nchance die 5\nchance die 2\n"
    table = table_from(f"{DICE}given cards.p1 intimidate\n{steps}")
    pool = [read(table, f"pool.initiative_{n}")[0] for n in (1, 2, 3)]
    assert pool == ["purple_2", "gold_4", "red_5"]
    assert read(table, "token.p1") == ["down"] and read(table, "coins") == ["initiative_2"]


def test_dice_skills_end_with_the_dice_phase(table_from):
    given = "given cards.p1 climb intimidate negotiate\ngiven sheet.p1.str red_1\ngiven market weak\n"
    table_from(f"{MARKET}{given}? p1 market")


# ---------------------------------------------------------------- purchases


@pytest.mark.rule("RP-note-open-lock", "RP-R-22", "RP-R-51", "RP-AMB-16")
def test_open_lock_buys_the_top_card_at_full_price(table_from, read):
    given = (
        f"{MARKET}given cards.p1 open_lock heavy_crossbow\ngiven charisma.p1 1\ngiven market climb\ngiven deck weak\n"
    )
    table = table_from(
        f"{given}p1 market open_lock\np1 effect apply\nchance draw_card weak\n? p1 buy weak pass\np1 buy weak"
    )
    assert (read(table, "gold.p1"), read(table, "charisma.p1")) == (["3"], ["1"])
    assert read(table, "token.p1") == []  # down for the skill, up for the trait
    assert asked(table) == ("p2", "market")  # it counts as the purchase of the turn


@pytest.mark.rule("RP-R-22")
def test_open_lock_needs_the_full_price_in_gold(table_from, read):
    given = (
        f"{MARKET}given cards.p1 open_lock\ngiven charisma.p1 2\ngiven gold.p1 3\ngiven market climb\ngiven deck weak\n"
    )
    table = table_from(f"{given}p1 market open_lock\np1 effect apply\nchance draw_card weak\n? p1 market climb discard")
    assert read(table, "discard") == ["weak"]


@pytest.mark.rule("RP-R-52", "RP-AMB-16")
def test_a_refused_top_card_is_discarded_and_the_turn_goes_on(table_from, read):
    given = f"{MARKET}given cards.p1 open_lock\ngiven market climb\ngiven deck weak\n"
    table = table_from(f"{given}p1 market open_lock\np1 effect apply\nchance draw_card weak\np1 buy pass")
    assert read(table, "discard") == ["weak"]
    assert asked(table) == ("p1", "market") and table.asks[0].options == ("climb", "discard")


@pytest.mark.rule("RP-note-move-silently", "RP-R-23", "RP-AMB-16")
def test_move_silently_buys_from_the_discard_with_discounts(table_from, read):
    given = f"{MARKET}given cards.p1 move_silently heavy_crossbow\ngiven market climb\ngiven discard steadfast\n"
    table = table_from(f"{given}= price.p1.steadfast 4\np1 market move_silently\np1 effect apply\np1 buy steadfast")
    assert read(table, "gold.p1") == ["3"]  # cost 5, less 1
    assert asked(table) == ("p2", "market")  # no discard for gold as well
    token = table_from(f"{given}given charisma.p1 1\np1 market move_silently\np1 effect apply\np1 buy steadfast")
    assert (read(token, "gold.p1"), read(token, "charisma.p1")) == (["4"], ["0"])


@pytest.mark.rule("RP-R-51", "RP-AMB-16")
def test_a_bard_may_use_both_in_one_turn(table_from, read):
    given = f"{MARKET}given class.p1 bard\ngiven cards.p1 move_silently open_lock\ngiven market climb\n"
    given += "given discard honest\n"
    table = table_from(
        f"{given}given deck weak\np1 market move_silently\np1 effect apply\np1 buy honest\n?- p1 discard"
    )
    table.choose("p1", "open_lock")
    table.choose("p1", "apply")
    table.choose("chance", "weak")
    table.choose("p1", "weak")
    assert {"honest", "weak"} <= set(read(table, "cards.p1")) and read(table, "gold.p1") == ["0"]
    assert asked(table) == ("p2", "market")


# ---------------------------------------------------------------- Diplomacy


@pytest.mark.rule("RP-note-diplomacy", "RP-R-24")
@pytest.mark.parametrize(("choice", "gold"), [("apply", "7"), ("decline", "5")])
def test_diplomacy_exhausts_itself_only(table_from, read, choice, gold):
    given = f"{DICE}given cards.p1 diplomacy\ngiven cards.p2 pickpocket\n"
    table = table_from(f"{given}p1 skill diplomacy\n? p1 copy pickpocket\np1 copy pickpocket\np1 effect {choice}")
    assert (read(table, "exhausted.p1"), read(table, "exhausted.p2")) == (["diplomacy"], [])
    assert (read(table, "token.p1"), read(table, "token.p2")) == (["down"], [])
    assert (read(table, "gold.p1"), read(table, "gold.p2")) == ([gold], ["5"])


@pytest.mark.rule("RP-AMB-18", "RP-R-24")
def test_what_diplomacy_may_use(table_from):
    given = f"{DICE}given cards.p1 diplomacy concentrate\ngiven exhausted.p1 concentrate\n"
    p2 = "given cards.p2 pickpocket cure_wounds search open_lock\ngiven exhausted.p2 search\n"
    quiet = "given passing.p2 round\n"
    table = table_from(f"{given}{p2}{quiet}given token.p1 down\np1 skill diplomacy")
    assert table.asks[0].options == ("cure_wounds",)  # no blocked or exhausted skill, no own one, none in the market
    table_from(f"{given}given cards.p2 open_lock\n{quiet}? p1 initiative")
    market = "given cards.p1 diplomacy\ngiven cards.p2 open_lock\ngiven market climb\ngiven deck weak\n"
    table_from(f"{MARKET}{market}?+ p1 diplomacy\np1 market diplomacy\n? p1 copy open_lock")


def test_every_skill_has_been_shown():
    shown = Path(__file__).read_text(encoding="utf-8")
    assert all(f"skill {skill}" in shown or f"market {skill}" in shown for skill in SKILL_IDS)
