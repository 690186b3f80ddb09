"""5.5: the final phase of a battle."""

from __future__ import annotations

import pytest

from agon.engine.table import Table
from agon.games import load
from agon.games.hector_achilles.components import EDGES
from agon.games.hector_achilles.words import WORDS

GAME = load("hector_achilles")
COUNTERS = {"f1", "f2", "f3", "f4", "f5", "f6"}
FRONT = ("pile_1", "pile_2", "pile_3")


def read(table: Table, path: str) -> list[str]:
    return list(GAME.paths.read(table.position, path))


def size(table: Table, seat: str, pile: str) -> int:
    return int(read(table, f"size.{seat}.{pile}")[0])


def kinds(table: Table) -> list[str]:
    return [line.kind for line in table.log()]


def fight(table: Table, counter: int) -> tuple[str, set[str], set[str]]:
    """Fight a battle from which the attacker retreats at once; return the counter drawn, those that could have been
    drawn, and its colours."""
    while table.asks[0].what != "fate":
        table.choose(table.asks[0].seat, table.asks[0].options[0])
    stack = set(table.asks[0].options)
    shown = table.asks[0].options[counter % len(stack)]
    table.choose("chance", shown)
    assert table.asks[0].what == "orientation"
    assert len(table.asks[0].options) == 4
    colours = set(table.asks[0].options)
    while table.asks[0].what != "action":
        table.choose(table.asks[0].seat, table.asks[0].options[0])
    table.choose(table.asks[0].seat, "retreat")
    while table.asks[0].what == "lose":
        table.choose("chance", table.asks[0].options[0])
    return shown, stack, colours


# ---------------------------------------------------------------- fate tokens


@pytest.mark.rule("HA-5.5-fate", "HA-R-46", "HA-R-47")
@pytest.mark.parametrize("counter", [0, 1, -1])
def test_each_of_the_six_counters_is_seen_once_then_all_six_are_back(counter):
    table = Table(GAME)
    left = set(COUNTERS)
    for battle in range(1, 7):
        assert "shuffles_fate" not in kinds(table)
        shown, stack, _ = fight(table, counter)
        assert stack == left
        left -= {shown}
        assert table.view(None)["fate_waiting"] == (6 - battle or 6)
        assert table.asks[0].what == "vanguard"
    assert left == set()
    assert kinds(table).count("shuffles_fate") == 1
    assert set(read(table, "fate_waiting")) == COUNTERS
    assert fight(table, counter)[1] == COUNTERS


@pytest.mark.rule("HA-R-49")
def test_a_counter_has_one_side_and_its_four_edges_are_the_same_in_every_cycle(table_from):
    table = table_from("given phase initial")
    seen: dict[str, list[set[str]]] = {}
    for _ in range(12):
        shown, stack, colours = fight(table, 0)
        assert stack <= COUNTERS  # a counter is one option, not two sides
        seen.setdefault(shown, []).append(colours)
    printed = {fate: {WORDS.id(edge) for edge in EDGES[WORDS.code(fate)]} for fate in COUNTERS}
    assert seen == {fate: [colours, colours] for fate, colours in printed.items()}


# ---------------------------------------------------------------- shuffling


@pytest.mark.rule("HA-5.5-shuffle", "HA-5.5-next")
def test_the_returned_cards_are_as_likely_on_top_as_those_that_stayed(table_from):
    table = table_from("""
        given phase check
        given battle 1
        given active.trojans pile_2
        given used.achaeans pile_1
        given used.trojans pile_2
        given fate f1
        given facing.achaeans yellow
        given laid.achaeans red_1 red_2 red_3 red_4 brown_1
        given laid.trojans blue_1 blue_2 blue_3 blue_4 green_1
        given hero.trojans akamas
        given hero_bottom.trojans paris
        given pile.trojans.pile_2 blue_1 red_1 red_1 green_2 green_3
    """)
    assert table.log()[-1].kind == "battle_begins"
    assert table.log()[-1].arguments == {"battle": ("number", 2), "side": ("seat", "trojans")}
    table.choose("trojans", "pile_2")
    ask = table.asks[0]
    assert (ask.seat, ask.what) == ("chance", "turn_up")
    assert dict(zip(ask.options, ask.weights or (), strict=True)) == {
        "red_1": 2,
        "green_1": 1,
        "green_2": 1,
        "green_3": 1,
        "blue_1": 2,  # one stayed, one returned
        "blue_2": 1,
        "blue_3": 1,
        "blue_4": 1,
    }
    assert set(read(table, "hero_pile.trojans")) == {"hector", "akamas", "aeneas", "paris", "sarpedon", "glaukos"}


@pytest.mark.rule("HA-5.5-shuffle")
@pytest.mark.parametrize("seed", range(3))
def test_every_battle_begins_with_shuffled_piles(random_game, seed):
    """Before a vanguard no hero is in play; every draw from a pile offers each of its cards once."""

    def watch(table):
        ask = table.asks[0]
        if ask.what == "vanguard":
            for seat in GAME.seats:
                assert read(table, f"hero_bottom.{seat}") == []
                assert len(read(table, f"hero_pile.{seat}") + read(table, f"lost_heroes.{seat}")) == 6
        if ask.what == "turn_up":
            piles = [read(table, f"pile.{seat}.{pile}") for seat in GAME.seats for pile in (*FRONT, "camp")]
            offered = [o for o, weight in zip(ask.options, ask.weights, strict=True) for _ in range(weight)]
            assert offered in piles

    random_game(seed, watch)


# ---------------------------------------------------------------- exhausted piles


@pytest.mark.rule("HA-5.5-front")
def test_an_exhausted_pile_is_logged_with_the_cards_that_join_the_camp(table_from):
    table = table_from("""
        given phase final
        given victor achaeans
        given used.trojans pile_2
        given fate f1
        given size.trojans.pile_2 4
    """)
    line = next(line for line in table.log() if line.kind == "is_exhausted")
    assert line.arguments == {"side": ("seat", "trojans"), "pile": ("word", "pile_2"), "count": ("number", 4)}
    assert table.view("achaeans")["sides"]["trojans"]["exhausted"] == ["pile_2"]


@pytest.mark.rule("HA-5.5-front", "HA-5.5-camp")
@pytest.mark.parametrize("left", range(13))
@pytest.mark.parametrize("pile", ["pile_1", "pile_2", "pile_3", "camp"])
@pytest.mark.parametrize("seat", GAME.seats)
def test_fewer_than_five_cards_is_too_few(table_from, seat, pile, left):
    other = {"achaeans": "trojans", "trojans": "achaeans"}[seat]
    table = table_from(f"""
        given phase final
        given victor {seat}
        given used.{seat} {pile}
        given fate f1
        given size.{seat}.{pile} {left}
    """)
    lost = left < 5
    if pile == "camp":
        assert table.outcome == (((other,), "camp_exhausted") if lost else None)
    else:
        assert table.outcome is None
        assert read(table, f"exhausted.{seat}") == ([pile] if lost else [])
        assert size(table, seat, pile) == (0 if lost else left)
        assert size(table, seat, "camp") == 12 + (left if lost else 0)


@pytest.mark.rule("HA-AMB-21", "HA-R-53")
def test_no_pile_is_exhausted_while_a_battle_lasts(random_game):
    emptied = 0
    at_start: list[list[str]] = [[], []]

    def watch(table):
        nonlocal emptied
        position = table.position
        if table.asks[0].what == "vanguard":
            at_start[:] = [read(table, f"exhausted.{seat}") for seat in GAME.seats]
        elif position.phase in (1, 2):
            assert at_start == [read(table, f"exhausted.{seat}") for seat in GAME.seats]
            for seat in GAME.seats:
                emptied += any(size(table, seat, p) < 5 for p in FRONT if p not in read(table, f"exhausted.{seat}"))

    for seed in range(3):
        random_game(seed, watch)
    assert emptied > 0


@pytest.mark.rule("HA-5.5-front-loss", "HA-5.5-camp", "HA-5.5-next")
def test_a_game_ends_exactly_when_a_side_has_lost_its_front_or_a_used_camp(random_game):
    def watch(table):
        if table.asks[0].what == "vanguard":  # nobody had lost yet
            for seat in GAME.seats:
                assert len(read(table, f"exhausted.{seat}")) < 3
                assert size(table, seat, "camp") >= 5

    reasons = set()
    for seed in range(12):
        table = random_game(seed, watch)
        assert table.outcome is not None
        lost = {seat: is_beaten(table, seat) for seat in GAME.seats}
        if table.outcome.reason == "both_exhausted":
            assert all(lost.values())
        else:
            (winner,) = table.outcome.winners
            assert lost == {seat: seat != winner for seat in GAME.seats}
        reasons.add(table.outcome.reason)
    assert {"front_exhausted", "camp_exhausted"} <= reasons


def is_beaten(table: Table, seat: str) -> bool:
    return read(table, f"exhausted.{seat}") == [*FRONT] or (
        "camp" in read(table, f"used.{seat}") and size(table, seat, "camp") < 5
    )


# ---------------------------------------------------------------- both at once


@pytest.mark.rule("HA-AMB-09", "HA-R-44")
@pytest.mark.parametrize(
    ("victor", "achaeans", "trojans", "winners"),
    [
        ("achaeans", 1, 4, ("achaeans",)),
        ("trojans", 4, 1, ("trojans",)),
        ("none", 4, 1, ("achaeans",)),
        ("none", 1, 4, ("trojans",)),
        ("none", 3, 3, ()),
    ],
)
def test_both_camps_exhausted_at_once(table_from, victor, achaeans, trojans, winners):
    table = table_from(f"""
        given phase final
        given victor {victor}
        given used.achaeans camp
        given used.trojans camp
        given fate f1
        given size.achaeans.camp {achaeans}
        given size.trojans.camp {trojans}
    """)
    assert table.outcome == (winners, "both_exhausted")
    assert kinds(table)[-1] == ("wins_game" if winners else "draws_game")


@pytest.mark.rule("HA-R-45")
@pytest.mark.parametrize("camp", ["", " camp"])
def test_a_side_that_loses_front_and_camp_loses_as_by_the_front_alone(table_from, camp):
    table = table_from(f"""
        given phase final
        given victor trojans
        given exhausted.trojans pile_1 pile_2
        given used.trojans pile_3{camp}
        given fate f1
        given size.trojans.pile_3 1
        given size.trojans.camp 2
    """)
    assert table.outcome == (("achaeans",), "front_exhausted")  # although they had won the battle
    assert kinds(table).count("wins_game") == 1
