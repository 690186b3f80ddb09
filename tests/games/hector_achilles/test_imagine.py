"""Imagining: hidden cards are dealt from a seat's knowledge alone, uniformly, and so that the game can continue."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable
from fractions import Fraction

import pytest

from agon.engine import dealing
from agon.engine.chooser import SeededChooser
from agon.engine.machine import Pending
from agon.engine.machine.lowered import LoweredMachine
from agon.engine.script import CHANCE
from agon.engine.table import Table
from agon.games import load
from agon.games.hector_achilles.board import AT_BOTTOM, COPIES, HELD, IN_PILE, LOST, Board
from agon.games.hector_achilles.imagine import imagine, imagine_heroes
from agon.games.hector_achilles.troops import BIT, TROOP_OF
from agon.games.hector_achilles.words import HEROES, LAID, OUT, TROOPS, WORDS, ZONES
from tests.branches import Branching, branches, distribution, drive
from tests.tiers import sampled

GAME = load("hector_achilles")
GAMES = (0, 1, 3)
PLAYED = tuple(kind.name for kind in GAME.asks if kind.name not in ("deal", "imagine"))


def dice(seed: int) -> SeededChooser:
    return SeededChooser(2003, seed)


@functools.cache
def moments(number: int) -> dict[str, Table]:
    """Tables of a random game after the deal: one for every kind of ask, preferably late in the game."""
    found: dict[str, Table] = {}
    table, choose, when = Table(GAME), SeededChooser(11, number), SeededChooser(12, number)
    while table.asks:
        ask = table.asks[0]
        if ask.what != "deal" and (ask.what not in found or when.below(8) == 0):
            found[ask.what] = table.copy()
        table.choose(ask.seat, choose(ask))
    return found


def zones_of(position: Board, viewer: int, side: int, copy: int) -> int:
    """The zones where a card may be according to the viewer, one bit each."""
    return sum(BIT[zone] for zone in ZONES if position.maybe[viewer, side, zone] & (1 << copy))


def is_consistent(position: Board, viewer: int, side: int) -> bool:
    """Whether every card is where the viewer thinks it may be; two equal cards may swap their zones."""
    for troop in TROOPS:
        first, second = (BIT[z] for z in ZONES for _ in range(position.troops[side, z, troop]))
        one, other = (zones_of(position, viewer, side, copy) for copy in COPIES if TROOP_OF[copy] == troop)
        if not ((first & one and second & other) or (first & other and second & one)):
            return False
    return True


# ---------------------------------------------------------------- from the seat's knowledge alone


def test_every_kind_of_ask_is_among_the_moments():
    assert {what for number in GAMES for what in moments(number)} == set(PLAYED)


@pytest.mark.parametrize("number", GAMES)
@pytest.mark.parametrize("seat", GAME.seats)
def test_a_seat_cannot_tell_an_imagined_table_from_the_real_one(seat, number):
    for what, table in moments(number).items():
        for seed in range(3):
            other = table.imagine(seat, dice(seed))
            assert other.view(seat) == table.view(seat), what
            assert other.view(None) == table.view(None), what
            assert other.ask(seat) == table.ask(seat), what
            assert [(a.seat, a.what) for a in other.asks] == [(a.seat, a.what) for a in table.asks], what


@pytest.mark.parametrize("number", GAMES)
@pytest.mark.parametrize("seat", GAME.seats)
def test_tables_a_seat_cannot_tell_apart_are_imagined_alike(seat, number):
    for what, table in moments(number).items():
        for seed in range(3):
            other = table.imagine(seat, dice(seed))
            for again in (7, 8, 9):
                ours, theirs = table.imagine(seat, dice(again)), other.imagine(seat, dice(again))
                assert ours == theirs, what
                assert ours.machine.pending == theirs.machine.pending, what


HANDS = """
given phase initial
given pile.achaeans.pile_1 red_1 red_1 red_2 red_3 red_4 green_1
given pile.trojans.pile_1 red_1 red_1 red_2 red_3 red_4 green_1
achaeans vanguard pile_1
chance turn_up red_1
chance fate f1
achaeans orientation blue
chance turn_up red_1
chance draw red_1
chance draw red_2
chance draw red_3
chance draw red_4
chance hero ajax
chance draw red_1
chance draw red_2
chance draw red_3
"""


def test_games_that_differ_in_what_the_other_side_drew_are_imagined_alike(table_from):
    """Two real games with different deals: what the other side knows is hidden too and must not show."""
    ours = table_from(HANDS + "chance draw red_4\nchance hero akamas\n")
    theirs = table_from(HANDS + "chance draw green_1\nchance hero paris\n")
    assert ours.view("achaeans") == theirs.view("achaeans")
    assert ours.log("achaeans") == theirs.log("achaeans")
    assert ours.imagine("achaeans", dice(7)) == theirs.imagine("achaeans", dice(7))


def test_games_that_differ_in_what_the_other_side_discarded_are_imagined_alike(table_from):
    board = HANDS + "chance draw red_4\nchance hero akamas\nachaeans action pass\nachaeans troop red_1\n"
    ours = table_from(board + "trojans action discard\ntrojans discard red_4\nchance draw green_1\n")
    theirs = table_from(board + "trojans action discard\ntrojans discard red_1\nchance draw green_1\n")
    assert ours.view("achaeans") == theirs.view("achaeans")
    assert ours.log("achaeans") == theirs.log("achaeans")
    assert ours.imagine("achaeans", dice(7)) == theirs.imagine("achaeans", dice(7))


def test_imagining_before_the_armies_are_dealt_leaves_the_deal_to_come():
    table = Table(GAME)
    for answered in range(40):
        for seat in GAME.seats:
            other = table.imagine(seat, dice(answered))
            assert [(a.seat, a.what) for a in other.asks] == [("chance", "deal")]
            assert other.view(seat) == table.view(seat)
        table.choose("chance", table.asks[0].options[-1])


def test_hands_piles_and_heroes_are_really_redealt(table_from):
    table = table_from(HANDS + "chance draw red_4\nchance hero akamas\n")
    dealt = [table.imagine("achaeans", dice(seed)).position for seed in range(40)]
    for path, least in (
        ("hand.trojans", 30),
        ("pile.trojans.camp", 30),
        ("pile.achaeans.camp", 30),
        ("hero.trojans", 6),
    ):
        assert len({tuple(GAME.paths.read(position, path)) for position in dealt}) >= least, path
    for path in ("hand.achaeans", "hero.achaeans", "laid.achaeans", "laid.trojans"):
        assert {tuple(GAME.paths.read(p, path)) for p in dealt} == {tuple(GAME.paths.read(table.position, path))}


# ---------------------------------------------------------------- evenly


Unknown = list[tuple[str, tuple[str, ...], str]]
"""A troop, the zones where the viewer thinks it may be, and where it is. Named twice: its two copies."""

TINY: dict[str, Unknown] = {
    "nested masks": [
        ("red_1", ("pile_1", "hand"), "pile_1"),
        ("red_2", ("pile_1", "hand"), "hand"),
        ("blue_1", ("pile_1", "pile_2", "hand"), "pile_1"),
        ("blue_2", ("pile_1", "pile_2", "hand"), "pile_2"),
        ("blue_3", ("pile_1", "pile_2", "hand"), "pile_2"),
    ],
    "like cards under different masks": [
        ("red_1", ("pile_1", "hand"), "hand"),
        ("red_1", ("pile_2", "hand"), "pile_2"),
        ("red_2", ("pile_1", "hand"), "pile_1"),
        ("red_2", ("pile_1", "hand"), "hand"),
        ("blue_1", ("pile_1", "pile_2", "hand", "out"), "out"),
        ("blue_2", ("pile_2", "out"), "pile_2"),
    ],
    "a deal that can get stuck": [
        ("red_1", ("pile_1", "pile_2"), "pile_1"),
        ("red_2", ("pile_1", "pile_2"), "pile_1"),
        ("red_3", ("pile_1", "pile_3"), "pile_3"),
        ("red_4", ("pile_2", "pile_3"), "pile_3"),
        ("blue_1", ("pile_1", "pile_2", "pile_3"), "pile_2"),
    ],
}


def know(board: Board, side: int, copy: int, *zones: int) -> None:
    """The Achaeans know that a card is in one of these zones."""
    for zone in zones:
        board.maybe[0, side, zone] |= 1 << copy


def tiny(unknown: Unknown, side: int = 1) -> Board:
    """A board on which all but a few cards of an army are known to be out of the game."""
    board = Board()
    copies = {troop: [copy for copy in COPIES if TROOP_OF[copy] == troop] for troop in TROOPS}
    for name, mask, place in unknown:
        troop = WORDS.code(name)
        know(board, side, copies[troop].pop(0), *map(WORDS.code, mask))
        board.troops[side, WORDS.code(place), troop] += 1
    for troop in TROOPS:
        for copy in copies[troop]:
            know(board, side, copy, OUT)
            board.troops[side, OUT, troop] += 1
    for zone in ZONES:
        board.size[side, zone] = sum(board.troops[side, zone, troop] for troop in TROOPS)
    return board


def army(board: Board, side: int = 1) -> tuple[int, ...]:
    return tuple(board.troops[side, zone, troop] for zone in ZONES for troop in TROOPS)


class StartedOver(Exception):
    """The first try was rejected."""


@pytest.fixture
def one_try(monkeypatch) -> Callable[[Board], Callable[[Branching], object]]:
    def start_over(*_: int) -> None:
        raise StartedOver

    def trying(board: Board) -> Callable[[Branching], object]:
        def play(chooser: Branching) -> object:
            twin = board.copy()
            try:
                drive(imagine(twin, 0), chooser.draw)
            except StartedOver:
                return None
            return army(twin)

        return play

    monkeypatch.setattr(dealing, "take_back", start_over)
    return trying


def every_deal(unknown: Unknown) -> dict[object, Fraction]:
    """Enumerate all ways to deal the cards, taken as distinct, into zones of the right size that a mask allows."""
    sizes = sorted(zone for _, _, zone in unknown)
    deals = [zones for zones in itertools.product(*(mask for _, mask, _ in unknown)) if sorted(zones) == sizes]
    found: dict[object, Fraction] = {}
    for zones in deals:
        laid: Unknown = [(name, mask, zone) for (name, mask, _), zone in zip(unknown, zones, strict=True)]
        found[army(tiny(laid))] = found.get(army(tiny(laid)), Fraction(0)) + Fraction(1, len(deals))
    return found


@pytest.mark.parametrize("name", TINY)
def test_every_deal_that_fits_what_the_seat_knows_is_equally_likely(one_try, name):
    assert distribution(branches(one_try(tiny(TINY[name])))) == every_deal(TINY[name])


@pytest.mark.parametrize("number", range(12))
def test_every_deal_is_equally_likely_on_boards_made_up_by_chance(one_try, number):
    below, zones = SeededChooser(5, number).below, ("pile_1", "pile_2", "hand", "out")
    unknown: Unknown = []
    for i in range(5):
        mask = tuple(zone for zone in zones if below(2)) or zones[:2]
        unknown.append((("red_1", "red_1", "red_2", "blue_1", "blue_2")[i], mask, mask[below(len(mask))]))
    assert distribution(branches(one_try(tiny(unknown)))) == every_deal(unknown)


@pytest.mark.parametrize("name", TINY)
def test_the_lowered_imagine_deals_what_the_script_deals(name):
    """The same draws are answered the same way, restarted as often as necessary."""
    board = tiny(TINY[name])
    for troop in TROOPS:  # the seat's own army: all out of the game, and known to be
        board.troops[0, OUT, troop] = 2
    for copy in COPIES:
        know(board, 0, copy, OUT)
    board.size[0, OUT] = 48
    for seed in range(20):
        twin, choose = board.copy(), dice(seed)
        drive(imagine(twin, 0), lambda options, weights, c=choose: c(Pending(CHANCE, 0, options, weights)))
        assert lowered_deal(board, dice(seed)) == twin.cells
        assert army(twin) in every_deal(TINY[name])


def lowered_deal(board: Board, chooser: SeededChooser) -> list[int]:
    """The cells after the lowered `imagine` of a machine with no pending ask."""
    machine = LoweredMachine(GAME.compiled.code, list(Board().cells), GAME.compiled.root)
    machine.s, machine.k = list(board.cells), []
    return machine.imagine(GAME.compiled.program.roots[1].name, 0, chooser).s


HERO_BOARD = """
given phase rounds
given fate f1
given hero.trojans hector
given hero_bottom.trojans paris aeneas
given lost_heroes.trojans akamas
"""


def heroes_of(board: Board, place: int) -> set[str]:
    return {WORDS.id(hero) for hero in HEROES if board.hero_at[hero] == place}


def test_the_other_sides_hidden_heroes_are_equally_likely_in_every_order(table_from):
    board = table_from(HERO_BOARD).position

    def play(chooser: Branching) -> object:
        twin = board.copy()
        drive(imagine_heroes(twin, 1), chooser.draw)
        order = GAME.paths.read(twin, "hero_bottom.trojans")
        assert heroes_of(twin, AT_BOTTOM) == set(order)
        assert heroes_of(twin, LOST) == {"akamas"}
        assert heroes_of(twin, IN_PILE) > {"achilles", "ajax", "agamemnon", "diomedes", "menelaus", "odysseus"}
        assert heroes_of(twin, HELD) == set(GAME.paths.read(twin, "hero.trojans"))
        return (*GAME.paths.read(twin, "hero.trojans"), *order)

    unseen = ("hector", "aeneas", "paris", "sarpedon", "glaukos")
    assert distribution(branches(play)) == {order: Fraction(1, 60) for order in itertools.permutations(unseen, 3)}


# ---------------------------------------------------------------- what a seat knows is true


SMALL_GAME = (
    HANDS
    + """
chance draw red_4
chance hero akamas
achaeans action discard
achaeans discard red_4
chance draw green_1
achaeans troop red_1
trojans action discard
trojans discard red_4
chance draw green_1
trojans troop red_3
trojans turn_fate left
achaeans action discard
achaeans discard red_3
chance draw blue_2
achaeans troop green_1
trojans action change_hero
chance hero paris
trojans troop red_2
trojans turn_fate pass
achaeans action retreat
"""
)


def test_through_draws_discards_and_retreat_every_card_is_where_it_may_be(table_from, go_on):
    lines = SMALL_GAME.strip().splitlines()
    givens = [line for line in lines if line.startswith("given")]
    table = table_from("\n".join(givens))
    for line in lines[len(givens) :]:
        table = go_on(table, line)
        for viewer, side in itertools.product((0, 1), (0, 1)):
            assert is_consistent(table.position, viewer, side), line
    assert table.asks[0].what == "vanguard"
    known = {
        (seat, side): sorted(table.view(seat)["sides"][side]["known_out"]) for seat in GAME.seats for side in GAME.seats
    }
    assert known == {
        ("achaeans", "achaeans"): ["green_1", "red_1", "red_1", "red_3", "red_4"],  # three laid, two discarded
        ("trojans", "achaeans"): ["green_1", "red_1", "red_1"],
        ("trojans", "trojans"): ["red_4"],
        ("achaeans", "trojans"): [],
    }


@pytest.mark.parametrize("number", sampled(range(6)))
def test_in_any_game_every_card_is_where_it_may_be(random_game, number):
    def watch(table):
        if table.asks[0].what != "deal":
            for viewer, side in itertools.product((0, 1), (0, 1)):
                assert is_consistent(table.position, viewer, side)

    random_game(number, watch)


@pytest.mark.parametrize("number", range(3))
def test_laid_troops_and_the_own_hand_are_known_exactly(random_game, number):
    hand = WORDS.code("hand")

    def watch(table):
        p = table.position
        if table.asks[0].what == "deal":
            return
        for viewer, side in itertools.product((0, 1), (0, 1)):
            masks = [zones_of(p, viewer, side, copy) for copy in COPIES]
            assert masks.count(BIT[LAID]) == p.size[side, LAID]
            if viewer == side:
                assert masks.count(BIT[hand]) == p.size[side, hand]
                assert not any(mask & BIT[hand] for mask in masks if mask != BIT[hand])

    random_game(number, watch)


# ---------------------------------------------------------------- the game can go on


@pytest.mark.parametrize("number", GAMES)
@pytest.mark.parametrize("seat", GAME.seats)
def test_an_imagined_table_keeps_the_invariant_to_the_end_of_the_game(seat, number):
    for what, table in moments(number).items():
        other, choose = table.imagine(seat, dice(number)), dice(100 + number)
        assert GAME.invariant(other.position), what
        for answered in itertools.count():
            if other.machine.over is not None:
                break
            pending = other.machine.pending[0]
            other.machine.answer(pending[0], choose(Pending(*pending)))
            if answered % 16 == 0:
                assert GAME.invariant(other.position), what
        assert GAME.invariant(other.position), what


@pytest.mark.parametrize("number", GAMES)
@pytest.mark.parametrize("seat", GAME.seats)
def test_at_an_imagined_table_the_other_side_too_knows_only_what_is_true(seat, number):
    """So a seat can imagine what the other seat imagines."""
    for what, table in moments(number).items():
        other = table.imagine(seat, dice(number))
        for viewer, side in itertools.product((0, 1), (0, 1)):
            assert is_consistent(other.position, viewer, side), what
