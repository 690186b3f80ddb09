"""Cleanup phase."""

from __future__ import annotations

import pytest

from agon.engine.table import Table


def next_round(table: Table) -> bool:
    return bool(table.view(None)["phase"] == "roll")


@pytest.mark.rule("RP-cleanup-1", "RP-R-29", "RP-quick-cleanup")
def test_charisma_tokens_are_lost(table_from, play_on, read):
    table = play_on(table_from("given phase cleanup\ngiven charisma.p1 1\ngiven charisma.p2 2"), next_round)
    assert [read(table, f"charisma.{seat}") for seat in ("p1", "p2")] == [["0"], ["0"]]


@pytest.mark.rule("RP-cleanup-2", "RP-skill-refresh", "RP-R-27")
def test_one_exhausted_skill_may_be_turned_upright(table_from, play_on, read):
    given = "given class.p1 monk\ngiven cards.p1 climb search\ngiven exhausted.p1 climb search\ngiven phase cleanup\n"
    table = table_from(f"{given}? p1 refresh search climb pass\np1 refresh climb")
    assert read(table, "exhausted.p1") == ["search"]
    assert table.asks[0].seat == "chance"
    left = play_on(table_from(given), next_round)
    assert read(left, "exhausted.p1") == ["search", "climb"]


@pytest.mark.rule("RP-skill-refresh", "RP-R-28")
def test_skills_are_refreshed_in_cleanup_only(random_game):
    def watch(table: Table) -> None:
        if table.asks[0].what == "refresh":
            assert table.view(None)["phase"] == "cleanup"

    table = random_game(5, watch)
    assert any(choice.what == "refresh" for choice in table.choices)


@pytest.mark.rule("RP-cleanup-3")
def test_the_left_die_goes_to_the_bag_and_left_cards_are_discarded(table_from, play_on, read):
    given = "given phase cleanup\ngiven pool.initiative_2 gold_4\ngiven market climb weak\n"
    table = play_on(table_from(given), lambda t: t.asks[0].what == "draw_card")
    assert read(table, "bag_size") == ["73"]
    assert read(table, "market") == [] and read(table, "discard") == ["weak", "climb"]


@pytest.mark.rule("RP-cleanup-4")
def test_a_short_deck_is_filled_up_with_all_discards(table_from, play_on, read):
    given = "given phase cleanup\ngiven deck climb search\ngiven discard weak proud longbow honest\n"
    table = table_from(given, players="3")
    play_on(table, lambda t: len(t.view(None)["market"]) == 2)
    assert sorted(read(table, "market")) == ["climb", "search"]
    assert sorted(table.asks[0].options) == ["honest", "longbow", "proud", "weak"]  # one dot and two, shuffled together
    play_on(table, next_round)
    assert len(read(table, "market")) == 4 and len(read(table, "deck")) == 2 and read(table, "discard") == []


@pytest.mark.rule("RP-R-42")
def test_what_there_is_is_revealed(table_from, play_on, read):
    table = play_on(table_from("given phase cleanup\ngiven deck climb\ngiven discard weak"), next_round)
    assert sorted(read(table, "market")) == ["climb", "weak"]


@pytest.mark.rule("RP-cleanup-5", "RP-R-40")
def test_inner_cards_get_one_gold_and_never_two(table_from, play_on, read):
    table = play_on(table_from("given phase cleanup\ngiven coins initiative_3", players="3"), next_round)
    assert read(table, "coins") == ["initiative_2", "initiative_3"]
    assert read(table, "supply") == [str(60 - 3 * 5 - 2)]


@pytest.mark.rule("RP-cleanup-6")
@pytest.mark.parametrize(("start", "then"), [("p1", "p2"), ("p2", "p3"), ("p3", "p1")])
def test_the_bag_passes_to_the_left(table_from, play_on, read, start, then):
    table = play_on(table_from(f"given phase cleanup\ngiven start {start}", players="3"), next_round)
    assert read(table, "start") == [then]


@pytest.mark.rule("RP-end", "RP-R-49")
def test_the_game_ends_after_the_cleanup_of_the_round_that_fills_all_sheets(table_from, play_on, read):
    rows = ("str", "dex", "con", "int", "wis", "cha")
    colours = ("red", "blue", "green", "white", "black", "purple")
    full = "\n".join(f"given sheet.p1.{row} {c}_1 {c}_2 {c}_3" for row, c in zip(rows, colours, strict=True))
    almost = "\n".join(f"given sheet.p2.{row} {c}_1 {c}_2 {c}_3" for row, c in zip(rows[:5], colours[:5], strict=True))
    skills = "given cards.p1 pickpocket\ngiven exhausted.p1 pickpocket\ngiven phase cleanup\n"
    table = table_from(f"{full}\n{almost}\ngiven sheet.p2.cha gold_1 gold_2\n{skills}")
    play_on(table, lambda t: t.view(None)["phase"] in ("roll", "over"))
    assert read(table, "phase") == ["roll"]  # a space is free
    table = table_from(f"{full}\n{almost}\ngiven sheet.p2.cha gold_1 gold_2 gold_3\n{skills}p1 refresh pickpocket")
    play_on(table, lambda t: t.asks[0].what == "skill")
    assert read(table, "phase") == ["scoring"] and len(read(table, "market")) == 3
    assert table.asks[0].options[0] == "pickpocket"  # refreshed one last time, and usable in the last window
    assert play_on(table).outcome is not None
