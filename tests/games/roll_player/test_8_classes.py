"""The twelve classes: what each ability does."""

from __future__ import annotations

from pathlib import Path

import pytest

from agon.engine.table import Table
from agon.games.roll_player.words import CLASS_IDS

DICE = """
given phase dice
given pool.initiative_1 red_1
given pool.initiative_2 gold_4
given pool.initiative_3 purple_6
given sheet.p1.str blue_2
"""
MARKET = """
given phase market
given initiative.p1 initiative_1
given initiative.p2 initiative_2
given market climb weak honest
given gold.p1 9
"""


def asked(table: Table) -> tuple[str, str]:
    return table.asks[0].seat, table.asks[0].what


def as_class(role: str, given: str = DICE) -> str:
    return f"{given}given class.p1 {role}\n"


def test_the_cleric_moves_his_token_when_he_discards(table_from, read):
    table = table_from(
        f"{as_class('cleric', MARKET)}p1 market discard\np1 sell weak\n? p1 direction up down left right pass"
    )
    table.choose("p1", "left")
    assert read(table, "token.p1") == ["left"] and asked(table) == ("p2", "market")
    bought = table_from(f"{as_class('cleric', MARKET)}p1 market honest")
    assert asked(bought) == ("p2", "market")


@pytest.mark.parametrize(("card", "gold"), [(1, "5"), (2, "5"), (3, "6")])
def test_the_paladin_gains_a_gold_with_the_highest_card(table_from, read, card, gold):
    table = table_from(f"{as_class('paladin')}p1 initiative initiative_{card}\n? p1 row")
    assert read(table, "gold.p1") == [gold]
    four = "given phase dice\n" + "".join(f"given pool.initiative_{n} red_{n}\n" for n in range(1, 6))
    table = table_from(f"{as_class('paladin', four)}p1 initiative initiative_5\n", players="4")
    assert read(table, "gold.p1") == ["6"]


@pytest.mark.rule("RP-note-attuned", "RP-R-14")
def test_the_druid_adds_a_card_or_not_and_needs_a_discard(table_from, read):
    given = MARKET.replace("given phase market", "given phase before_market")
    table = table_from(f"{as_class('druid', given)}given discard greedy\np1 attune pass\n? p1 market")
    assert read(table, "market") == ["climb", "weak", "honest"]
    table_from(f"{as_class('druid', given)}? p1 market")
    window = table_from(
        f"{as_class('druid', given)}given discard greedy\ngiven cards.p2 pickpocket\n? p2 skill\np2 skill pass"
    )
    assert asked(window) == ("p1", "attune")  # skills first, the Druid last


def test_the_ranger_refreshes_two_skills(table_from, read):
    given = "given phase cleanup\ngiven class.p1 ranger\ngiven cards.p1 climb search knowledge\n"
    given += "given exhausted.p1 climb search knowledge\n"
    table = table_from(f"{given}p1 refresh climb\np1 refresh search")
    assert read(table, "exhausted.p1") == ["knowledge"] and asked(table)[0] == "chance"
    assert asked(table_from(f"{given}p1 refresh pass"))[0] == "chance"


@pytest.mark.rule("RP-R-61")
def test_the_monk_takes_any_action_from_wisdom(table_from, read):
    wisdom = f"{as_class('monk')}p1 initiative initiative_1\np1 row wis\n"
    table = table_from(f"{wisdom}? p1 action str dex con int wis cha pass\np1 action cha")
    assert read(table, "charisma.p1") == ["1"] and read(table, "token.p1") == []
    assert asked(table) == ("p2", "initiative")  # one action only
    table_from(f"{as_class('monk')}p1 initiative initiative_1\np1 row con\n? p1 action con pass")


@pytest.mark.rule("RP-R-61")
@pytest.mark.parametrize(("role", "action"), [("wizard", "int"), ("barbarian", "str")])
def test_wizard_and_barbarian_have_their_action_in_every_row(table_from, role, action):
    for row in ("con", "wis", "cha"):
        table = table_from(f"{as_class(role)}p1 initiative initiative_1\np1 row {row}\n")
        assert set(table.asks[0].options) == {row, action, "pass"}
    table.choose("p1", action)
    assert asked(table) == ("p1", "target")


@pytest.mark.rule("RP-note-charming", "RP-R-15", "RP-AMB-17")
def test_the_bard_buys_twice_and_a_token_counts_once(table_from, read):
    bard = f"{as_class('bard', MARKET)}given charisma.p1 1\np1 market climb\n? p1 tokens spend_tokens keep_tokens\n"
    table = table_from(f"{bard}p1 tokens spend_tokens\n? p1 market weak honest pass\np1 market honest")
    assert read(table, "gold.p1") == ["4"]  # 3 - 1, then 3
    later = table_from(f"{bard}p1 tokens keep_tokens\np1 market honest")
    assert (read(later, "gold.p1"), read(later, "charisma.p1")) == (["4"], ["0"])
    two = table_from(
        f"{as_class('bard', MARKET)}given charisma.p1 2\np1 market honest\np1 tokens spend_tokens\np1 market climb"
    )
    assert read(two, "gold.p1") == ["5"]  # 3 - 2, then 3
    three = "given charisma.p1 5\np1 market honest\np1 tokens spend_tokens\np1 market climb"
    table = table_from(f"{as_class('bard', MARKET)}{three}")
    assert (read(table, "gold.p1"), read(table, "charisma.p1")) == (["6"], ["2"])  # the rest is lost


@pytest.mark.rule("RP-note-charming", "RP-R-15")
def test_a_bard_who_discards_makes_no_purchase(table_from):
    discards = table_from(f"{as_class('bard', MARKET)}p1 market discard\np1 sell weak")
    assert asked(discards) == ("p2", "market")
    table_from(f"{as_class('bard', MARKET)}p1 market climb\n?- p1 discard\np1 market pass\n= initiative.p1 none")


@pytest.mark.rule("RP-R-53")
def test_the_heavy_crossbow_helps_a_bard_twice(table_from, read):
    given = "given cards.p1 heavy_crossbow\ngiven charisma.p1 1\n"
    table = table_from(f"{as_class('bard', MARKET)}{given}p1 market climb\np1 tokens spend_tokens\np1 market honest")
    assert read(table, "gold.p1") == ["6"]  # 3 - 1 - 1, then 3 - 1


@pytest.mark.rule("RP-AMB-15")
def test_there_is_a_window_between_the_purchases_of_a_bard(table_from):
    given = f"{as_class('bard', MARKET)}given cards.p2 pickpocket\np2 skill pass\np1 market climb\n"
    table_from(f"{given}? p2 skill\np2 skill pass\n? p1 market")


def test_the_rogue_takes_the_gold_of_another_card(table_from, read):
    table = table_from(
        f"{as_class('rogue')}p1 initiative initiative_3\n? p1 take_coin initiative_2 pass\np1 take_coin initiative_2"
    )
    assert (read(table, "gold.p1"), read(table, "coins")) == (["6"], [])
    assert asked(table) == ("p1", "row")
    table_from(f"{as_class('rogue')}p1 initiative initiative_2\n? p1 row")  # it has gold itself


@pytest.mark.rule("RP-AMB-09", "RP-R-13")
def test_the_thief_gains_four_for_a_gold_die(table_from, read):
    table = table_from(f"{as_class('thief')}given coins none\np1 initiative initiative_2\np1 row str")
    assert read(table, "gold.p1") == ["9"]
    search = "given cards.p1 search\np1 skill search\np1 effect apply\np1 target str_1\np1 search gold"
    assert read(table_from(f"{as_class('thief')}{search}"), "gold.p1") == ["9"]


@pytest.mark.rule("RP-R-63")
@pytest.mark.parametrize("kept", ["gold_4", "gold_1"])
def test_the_sorcerer_rerolls_before_placing(table_from, read, kept):
    steps = "p1 initiative initiative_2\n? p1 reroll initiative_2 pass\np1 reroll initiative_2\nchance die 1\n"
    table = table_from(f"{as_class('sorcerer')}{steps}p1 keep {kept}\n= initiative.p1 initiative_2\np1 row con")
    assert read(table, "sheet.p1.con") == [kept]
    assert read(table, "gold.p1") == ["8"]  # the gold of card 2 and of the die
    assert read(table, "pool.initiative_3") == ["purple_6"]
    table_from(f"{as_class('sorcerer')}p1 initiative initiative_2\np1 reroll pass\n? p1 row")


@pytest.mark.rule("RP-R-31")
def test_the_warrior_has_three_hands(table_from, read):
    given = "given cards.p1 longbow\ngiven market jeweled_dagger longsword\n"
    table = table_from(f"{as_class('warrior', MARKET)}{given}p1 market jeweled_dagger")
    assert read(table, "cards.p1") == ["jeweled_dagger", "longbow"]
    full = "given cards.p1 longbow jeweled_dagger\ngiven market longsword\np1 market longsword\n"
    table_from(f"{as_class('warrior', MARKET)}{full}? p1 drop jeweled_dagger longbow")


def test_every_class_has_been_shown():
    text = Path(__file__).read_text(encoding="utf-8")
    assert all(f"as_class('{role}'" in text or f'"{role}"' in text or f"class.p1 {role}" in text for role in CLASS_IDS)
