"""Warnings: given for choices that lose the game or can lose it at once, and for no others."""

from __future__ import annotations

import pytest

from agon.engine.chooser import SeededChooser
from agon.engine.table import Table
from agon.games.twilight_struggle import GAME
from tests.tiers import sized

ROUND = """
given turn {turn}
given phase action_round
given round 1
given phasing {phasing}
given defcon {defcon}
given vp {vp}
"""
NO_TARGET = "".join(
    f"given influence.{c}.us 0\ngiven influence.{c}.ussr 0\n"
    for c in ("panama", "cuba", "south_africa", "angola", "philippines", "iran", "israel")
)


def study(more: str, *, defcon: int = 2, phasing: str = "us", vp: int = 0, turn: int = 4) -> str:
    return ROUND.format(defcon=defcon, phasing=phasing, vp=vp, turn=turn) + more


@pytest.mark.rule("TS-000-8.1.3")
@pytest.mark.parametrize(("defcon", "warned"), [(2, {"angola": "nuclear_war"}), (3, {})])
def test_a_coup_in_a_battleground_is_warned_of_at_defcon_2_only(table_from, go_on, defcon, warned):
    targets = f"{NO_TARGET}given influence.angola.ussr 1\ngiven influence.botswana.ussr 1\ngiven hand.us nato comecon\n"
    table = go_on(table_from(study(targets, defcon=defcon)), "us card nato")
    assert "coup" not in table.warnings("us"), "there is a safe coup"
    table = go_on(table, "us use coup")
    assert {"angola", "botswana"} <= set(table.asks[0].options)
    assert table.warnings("us") == warned


def test_a_coup_is_warned_of_before_the_target_if_none_is_safe(table_from, go_on):
    table = table_from(study(f"{NO_TARGET}given influence.angola.ussr 1\ngiven hand.us nato comecon\n"))
    assert go_on(table, "us card nato").warnings("us") == {"coup": "nuclear_war"}


@pytest.mark.parametrize(
    ("card", "defcon", "reason"),
    [
        ("duck_and_cover", 2, "nuclear_war"),
        ("duck_and_cover", 3, None),
        ("olympic_games", 2, "boycott_risk"),
        ("olympic_games", 3, None),
        ("summit", 2, "summit_risk"),
        ("nato", 2, None),
        ("nuclear_test_ban", 2, None),
    ],
)
def test_an_own_event_that_can_bring_defcon_1(table_from, go_on, card, defcon, reason):
    table = go_on(table_from(study(f"{NO_TARGET}given hand.us {card} comecon\n", defcon=defcon)), f"us card {card}")
    assert table.warnings("us").get("event") == reason


@pytest.mark.parametrize(
    ("card", "defcon", "reason"),
    [
        ("we_will_bury_you", 2, "nuclear_war"),
        ("we_will_bury_you", 3, None),
        ("lone_gunman", 2, "coup_risk"),
        ("lone_gunman", 3, None),
        ("fidel", 2, None),
    ],
)
def test_an_event_of_the_opponent_that_can_bring_defcon_1(table_from, go_on, card, defcon, reason):
    mine = f"{NO_TARGET}given influence.angola.us 1\ngiven hand.us {card} nato\n"
    table = go_on(table_from(study(mine, defcon=defcon)), f"us card {card}")
    told = table.warnings("us")
    assert {told.get("event_first"), told.get("ops_first")} == {reason}
    assert "space" not in told


def test_the_opponents_coup_is_no_danger_without_a_battleground(table_from, go_on):
    table = go_on(table_from(study(f"{NO_TARGET}given hand.us lone_gunman nato\n")), "us card lone_gunman")
    assert table.warnings("us") == {}


def test_the_choice_of_defcon_1_is_warned_of(table_from, go_on):
    table = table_from(study("given hand.us how_i_learned_to_stop_worrying nato\n", defcon=4))
    table = go_on(table, "us card how_i_learned_to_stop_worrying\nus use event")
    assert table.warnings("us") == {"defcon_1": "nuclear_war"}


@pytest.mark.parametrize(("vp", "warned"), [(5, {"end_game": "wargames_end"}), (6, {}), (7, {})])
def test_wargames_is_warned_of_if_it_ends_behind(table_from, go_on, vp, warned):
    table = go_on(table_from(study("given hand.us wargames nato\n", vp=vp, turn=8)), "us card wargames\nus use event")
    assert table.warnings("us") == warned


def test_a_boycott_that_the_sponsor_pays_for_is_not_warned_of(table_from, go_on):
    table = go_on(table_from(study("given hand.us olympic_games nato\n")), "us card olympic_games\nus use event")
    assert table.warnings("ussr") == {}


def lost(table: Table, seat: str) -> bool:
    return table.outcome is not None and bool(table.outcome.winners) and seat not in table.outcome.winners


def play_out(table: Table, seed: int) -> Table:
    """Play at random to the end of the round."""
    chooser, position = SeededChooser(seed, 12), table.position
    now = position.turn, position.round, position.phasing
    for _ in range(200):
        if table.outcome is not None or (table.position.turn, table.position.round, table.position.phasing) != now:
            break
        ask = table.asks[0]
        table.choose(ask.seat, chooser(ask))
    return table


def test_whoever_ignores_a_certain_warning_loses():
    """At random tables, certain reasons (not `_risk`) lose in every continuation."""
    caution, met = GAME.compiled.plain(GAME.caution), 0
    for seed in range(sized(4, 40)):
        table, chooser = Table(GAME), SeededChooser(seed, 13)
        while table.outcome is None:
            pending = table.machine.pending[0]
            options = pending.options
            if pending.seat >= 0:
                seat = GAME.seat_id(pending.seat)
                for option, reason in table.warnings(seat).items():
                    if reason == "held_scoring_card" or reason.endswith("_risk"):
                        continue
                    met += 1
                    for deal in range(3):
                        imagined = table.imagine(seat, SeededChooser(seed, deal))
                        imagined.choose(seat, option)
                        assert lost(play_out(imagined, deal), seat), (seed, len(table.choices), option, reason)
                cells = table.machine.cells
                safe = [o for o in options if not caution(cells, pending.seat, pending.what, o)]
                options = safe or options
            weights = pending.weights if options is pending.options else None
            chosen = chooser(pending._replace(options=options, weights=weights))
            table.choose(GAME.seat_id(pending.seat), GAME.option_id(pending.what, chosen))
    assert met > 5
