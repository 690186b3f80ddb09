"""Market phase."""

from __future__ import annotations

import pytest

from agon.games.roll_player import GAME
from agon.games.roll_player.words import SKILL_IDS

BASE = """
given phase market
given initiative.p1 initiative_1
given initiative.p2 initiative_2
given gold.p1 7
"""


@pytest.mark.rule("RP-market-order", "RP-initiative-use", "RP-R-41")
def test_the_lowest_initiative_buys_first(table_from, play_on):
    given = "given phase market\ngiven market climb search weak proud\n"
    given += "given initiative.p1 initiative_3\ngiven initiative.p2 initiative_1\ngiven initiative.p3 initiative_2"
    table = play_on(
        table_from(given, players="3"), lambda t: t.view(None)["phase"] == "cleanup" or t.asks[0].seat == "chance"
    )
    assert [choice.seat for choice in table.choices if choice.what == "market"] == ["p2", "p3", "p1"]


@pytest.mark.rule("RP-market-buy", "RP-market-norefill", "RP-market-return", "RP-quick-market")
def test_the_cost_goes_to_the_supply_and_nothing_is_refilled(table_from, read):
    table = table_from(f"{BASE}given market longbow climb weak proud\np1 market longbow")
    assert read(table, "gold.p1") == ["2"]
    assert read(table, "supply") == ["52"]  # 60, less 2 and 5 gold, less the coin of card 2
    assert read(table, "cards.p1") == ["longbow"]
    assert len(table.view(None)["market"]) == 3
    assert read(table, "initiative.p1") == [] and table.view(None)["initiative"][0]["taken_by"] is None


@pytest.mark.rule("RP-market-pass", "RP-gold-discard")
def test_who_cannot_buy_discards_for_two_gold(table_from, read):
    table = table_from(
        f"{BASE}given gold.p1 0\ngiven market climb weak\n? p1 market discard\np1 market discard\np1 sell weak"
    )
    assert read(table, "gold.p1") == ["2"]
    assert read(table, "discard") == ["weak"]
    rich = table_from(f"{BASE}given market climb weak\n? p1 market climb weak discard")
    assert "pass" not in rich.asks[0].options


@pytest.mark.rule("RP-market-look")
def test_everybody_sees_the_market_discard(table_from):
    table = table_from(f"{BASE}given market climb\ngiven discard weak greedy")
    assert all(table.view(seat)["discard"] == ["weak", "greedy"] for seat in ("p1", "p2", None))


# ---------------------------------------------------------------- kinds of cards


@pytest.mark.rule("RP-market-nolimit", "RP-market-armor")
def test_there_is_no_limit_on_armour_traits_and_skills(table_from, read):
    six = " ".join(SKILL_IDS[:6])
    table = table_from(
        f"{BASE}given cards.p1 {six}\ngiven passing.p1 round\ngiven market knowledge\np1 market knowledge"
    )
    assert len(read(table, "cards.p1")) == 7
    five = "chain_helm chain_tunic chain_gorget leather_boots leather_gloves"
    assert (
        len(
            read(
                table_from(f"{BASE}given cards.p1 {five}\ngiven market mystic_cowl\np1 market mystic_cowl"), "cards.p1"
            )
        )
        == 6
    )
    assert (
        len(read(table_from(f"{BASE}given cards.p1 weak proud\ngiven market honest\np1 market honest"), "cards.p1"))
        == 3
    )


@pytest.mark.rule("RP-market-weapon", "RP-market-hands", "RP-R-31")
def test_a_weapon_beyond_two_hands_needs_another_dropped(table_from, read):
    table = table_from(f"{BASE}given cards.p1 longbow\ngiven market longsword\np1 market longsword\n? p1 drop longbow")
    table.choose("p1", "longbow")
    assert read(table, "cards.p1") == ["longsword"]
    assert read(table, "discard") == ["longbow"]
    pair = "given cards.p1 longsword jeweled_dagger\ngiven market blessed_mace\np1 market blessed_mace\n"
    table = table_from(f"{BASE}{pair}? p1 drop longsword jeweled_dagger\np1 drop longsword")
    assert read(table, "cards.p1") == ["blessed_mace", "jeweled_dagger"]
    assert read(table, "discard") == ["longsword"]
    free = table_from(f"{BASE}given cards.p1 longsword\ngiven market jeweled_dagger\np1 market jeweled_dagger")
    assert read(free, "cards.p1") == ["longsword", "jeweled_dagger"]


@pytest.mark.rule("RP-R-54")
def test_a_weapon_is_dropped_before_the_new_one_is_paid(table_from, read, go_on):
    """The Heavy Crossbow must make room for a Longbow, so it gives no discount on its cost of 5."""
    given = f"{BASE}given cards.p1 heavy_crossbow\ngiven market longbow climb\n"
    table_from(f"{given}given gold.p1 4\n?- p1 longbow\n?+ p1 climb")
    table = table_from(f"{given}given gold.p1 5\np1 market longbow\np1 drop heavy_crossbow")
    assert read(table, "gold.p1") == ["0"]
    warrior = "given class.p1 warrior\ngiven cards.p1 heavy_crossbow jeweled_dagger\ngiven market longsword\n"
    table = table_from(f"{BASE}{warrior}given gold.p1 4\np1 market longsword")
    assert table.asks[0].options == ("jeweled_dagger",)  # without the Crossbow, 4 gold is not enough


@pytest.mark.rule("RP-market-trait", "RP-market-trait-move", "RP-R-25")
@pytest.mark.parametrize(("at", "then"), [("none", ["up"]), ("up", ["up"]), ("down", [])])
def test_a_trait_moves_the_token_if_it_can(table_from, read, at, then):
    table = table_from(f"{BASE}given token.p1 {at}\ngiven market weak\np1 market weak")
    assert read(table, "cards.p1") == ["weak"]
    assert read(table, "token.p1") == then


@pytest.mark.rule("RP-market-skill", "RP-market-skill-now", "RP-skill-available", "RP-R-28")
def test_a_skill_lies_upright_and_can_be_used_at_once(table_from, read):
    table = table_from(f"{BASE}given market pickpocket climb\np1 market pickpocket")
    assert read(table, "token.p1") == [] and read(table, "exhausted.p1") == []
    assert table.view(None)["sheets"]["p1"]["skills"][0]["upright"]
    assert (table.asks[0].seat, table.asks[0].what) == ("p1", "skill")
    table.choose("p1", "pickpocket")
    table.choose("p1", "apply")
    assert read(table, "exhausted.p1") == ["pickpocket"] and read(table, "token.p1") == ["down"]


@pytest.mark.rule("RP-AMB-08", "RP-R-29", "RP-R-30")
def test_tokens_count_as_gold_give_no_change_and_never_pay_back(table_from, read):
    table = table_from(f"{BASE}given charisma.p1 2\ngiven market climb\np1 market climb")
    assert (read(table, "gold.p1"), read(table, "charisma.p1")) == (["6"], ["0"])
    table = table_from(f"{BASE}given charisma.p1 5\ngiven market climb\ngiven gold.p1 0\np1 market climb")
    assert (read(table, "gold.p1"), read(table, "charisma.p1")) == (["0"], ["2"])


def test_a_market_without_cards_lets_the_turn_pass(table_from):
    table_from(f"{BASE}given market none\ngiven gold.p1 9\n? p1 market pass")


@pytest.mark.rule("RP-note-conflict")
def test_a_card_goes_before_a_rule(table_from):
    """The limit is two hands; the Warrior's card says three."""
    given = "given cards.p1 longbow\ngiven market jeweled_dagger\n"
    table_from(f"{BASE}given class.p1 ranger\n{given}p1 market jeweled_dagger\n? p1 drop longbow")
    table = table_from(f"{BASE}given class.p1 warrior\n{given}p1 market jeweled_dagger")
    assert GAME.paths.read(table.position, "cards.p1") == ["jeweled_dagger", "longbow"]
