"""The script that deals hidden cards: every consistent deal is equally likely, on every back end."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Any

import pytest

from agon.engine import dealing
from agon.engine.chooser import SeededChooser
from agon.engine.dealing import EXACT_TRIES, deal_cards
from agon.engine.game import Game
from agon.engine.machine import Pending
from agon.engine.position import Array, Position, array
from agon.engine.script import NONE, Script, finish
from agon.engine.table.paths import Paths
from agon.engine.vocabulary import Asks, Tells, Words
from agon.native.machine import NativeMachine
from tests.branches import Branching, branches, distribution, drive

WORDS = Words()
ZONES = WORDS.add_all("table", "deck", "left", "right", "box")[1:]
CARDS = WORDS.add_all("one", "two", "three", "four", "five", "six")
DONE = WORDS.add("done")

ASKS = Asks()
PLAY = ASKS.add("play")
DEAL = ASKS.add("deal", secret=True, numeric=True)


class Cards(Position):
    zones_of: Array = array(CARDS, 0, 15)
    where: Array = array(CARDS, ZONES[0], ZONES[-1])
    room: Array = array(ZONES, 0, len(CARDS))


def game(p: Cards) -> Script:
    yield from deal_cards(p, DEAL, CARDS[0], len(CARDS), ZONES[0])
    finish(p, NONE, DONE)


def imagine(p: Cards, seat: int) -> Script:
    yield from deal_cards(p, DEAL, CARDS[0], len(CARDS), ZONES[0])


def invariant(p: Cards) -> bool:
    return True


GAME = Game(
    name="cards",
    version=1,
    seats=("a", "b"),
    minutes=1,
    position=Cards,
    script=game,
    imagine=imagine,
    invariant=invariant,
    words=WORDS,
    asks=ASKS,
    tells=Tells(),
    view=lambda p, seat, tables: {},
    paths=Paths({}, (), lambda p: None, lambda p: None),
    stack=32,
    most_options=8,
)

DECK, LEFT, RIGHT, BOX = ZONES
Unknown = list[tuple[tuple[int, ...], int]]
"""For each card the zones where it may be, and where it is."""

KNOWN: dict[str, Unknown] = {
    "nothing unknown": [((DECK,), DECK), ((LEFT,), LEFT)],
    "one mask": [((DECK, LEFT), DECK), ((DECK, LEFT), LEFT), ((DECK, LEFT), LEFT), ((LEFT,), LEFT)],
    "nested masks": [
        ((DECK, RIGHT), DECK),
        ((DECK, RIGHT), RIGHT),
        ((DECK, LEFT, RIGHT), DECK),
        ((DECK, LEFT, RIGHT), LEFT),
        ((DECK, LEFT, RIGHT), LEFT),
    ],
    "masks that overlap without nesting": [
        ((DECK, BOX), DECK),
        ((DECK, BOX), DECK),
        ((DECK, BOX), BOX),
        ((LEFT, BOX), LEFT),
        ((LEFT, BOX), BOX),
    ],
    "a ring of masks": [
        ((DECK, LEFT), DECK),
        ((LEFT, RIGHT), LEFT),
        ((RIGHT, DECK), RIGHT),
        ((DECK, LEFT), LEFT),
        ((LEFT, RIGHT), RIGHT),
    ],
    "a deal that can get stuck": [
        ((DECK, LEFT), DECK),
        ((DECK, LEFT), DECK),
        ((DECK, RIGHT), RIGHT),
        ((LEFT, RIGHT), RIGHT),
        ((DECK, LEFT, RIGHT), LEFT),
        ((RIGHT,), RIGHT),
    ],
}


def random_cards(number: int) -> Unknown:
    below = SeededChooser(5, number).below
    unknown: Unknown = []
    for _ in CARDS:
        mask = tuple(zone for zone in ZONES if below(2)) or (DECK, LEFT)
        unknown.append((mask, mask[below(len(mask))]))
    return unknown


BOARDS = KNOWN | {f"by chance {number}": random_cards(number) for number in range(12)}


def board(unknown: Unknown) -> Cards:
    p = Cards()
    for card, (mask, zone) in zip(CARDS, unknown, strict=False):
        p.zones_of[card] = sum(1 << z - DECK for z in mask)
        p.room[zone] += 1
    return p


def dealt(p: Cards, unknown: Unknown) -> tuple[int, ...]:
    return tuple(p.where[card] for card, _ in zip(CARDS, unknown, strict=False))


def every_deal(unknown: Unknown) -> set[tuple[int, ...]]:
    """Enumerate all ways to deal the cards into zones of the right size."""
    sizes = sorted(zone for _, zone in unknown)
    return {zones for zones in itertools.product(*(mask for mask, _ in unknown)) if sorted(zones) == sizes}


class StartedOver(Exception):
    """The first try was rejected."""


@pytest.mark.parametrize("name", BOARDS)
def test_every_deal_that_fits_is_equally_likely(monkeypatch, name):
    def start_over(*_: int) -> None:
        raise StartedOver

    def play(chooser: Branching) -> object:
        p = board(BOARDS[name])
        try:
            drive(deal_cards(p, DEAL, CARDS[0], len(CARDS), DECK), chooser.draw)
        except StartedOver:
            return None
        return dealt(p, BOARDS[name])

    monkeypatch.setattr(dealing, "take_back", start_over)
    deals = every_deal(BOARDS[name])
    assert distribution(branches(play)) == {deal: Fraction(1, len(deals)) for deal in deals}


def machines(unknown: Unknown) -> list[Any]:
    cells = board(unknown).cells
    direct, lowered = (GAME.compiled.start(list(cells), backend) for backend in ("direct", "lowered"))
    return [direct, lowered, NativeMachine(GAME, list(cells))]


@pytest.mark.parametrize("name", BOARDS)
def test_the_back_ends_deal_alike_until_a_deal_is_kept(name):
    for seed in range(8):
        direct, lowered, native = machines(BOARDS[name])
        choose = SeededChooser(17, seed)
        while direct.over is None:
            [ask] = [Pending(*pending) for pending in direct.pending]
            assert [Pending(*x) for x in lowered.pending] == native.pending == [ask]
            answer = choose(ask)
            for machine in (direct, lowered, native):
                machine.answer(ask.seat, answer)
        assert direct.cells == lowered.cells == native.cells
        p = Cards(lowered.cells)
        assert dealt(p, BOARDS[name]) in every_deal(BOARDS[name])
        assert not any(p.room)


def test_after_thirty_tries_any_deal_that_fits_is_kept():
    unknown = KNOWN["masks that overlap without nesting"]
    doubts = []

    def draw(options: list[int], weights: list[int]) -> int:
        if options == [1, 0]:
            doubts.append(weights)
            return 0
        return options[0]

    p = board(unknown)
    drive(deal_cards(p, DEAL, CARDS[0], len(CARDS), DECK), draw)
    assert len(doubts) == EXACT_TRIES
    assert dealt(p, unknown) in every_deal(unknown)


def test_a_card_without_a_zone_is_not_dealt():
    p = Cards()
    p.zones_of[CARDS[2]] = 0b10
    p.room[LEFT] = 1
    drive(deal_cards(p, DEAL, CARDS[0], len(CARDS), DECK), lambda options, weights: options[0])
    assert [p.where[card] for card in CARDS] == [DECK, DECK, LEFT, DECK, DECK, DECK]
