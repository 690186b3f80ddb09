"""Choices from a seed, and the trace of a game: both written here and in native/runtime.h, and held equal by tests."""

from __future__ import annotations

import math
from bisect import bisect
from dataclasses import dataclass
from itertools import accumulate, product
from typing import Any

from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.engine.machine import Pending
from agon.engine.script import CHANCE

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
PRIME = (1 << 61) - 1
START = 1


def mix(x: int) -> int:
    """The output function of splitmix64."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


class SeededChooser:
    """Chooses at random from (seed, game number): splitmix64, index by multiply-shift."""

    def __init__(self, seed: int, game: int) -> None:
        self.state = mix((seed * GOLDEN + game) & MASK)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        x = self.state = (self.state + GOLDEN) & MASK
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
        return ((x ^ (x >> 31)) * bound) >> 64

    def __call__(self, ask: Pending) -> int:
        _, _, options, weights = ask
        if weights is None:
            return options[self.below(len(options))]
        sums = list(accumulate(weights))
        return options[bisect(sums, self.below(sums[-1]))]


class CautiousChooser:
    """Chooses as the seeded one does, but for a player among the options the game's caution does not advise against."""

    def __init__(self, game: Game, machine: Any, seed: int, number: int) -> None:
        self.choose, self.machine = SeededChooser(seed, number), machine
        assert game.caution is not None
        self.caution = game.plain(game.caution)

    def __call__(self, ask: Pending) -> int:
        seat, what, options, weights = ask
        if seat == CHANCE:
            return self.choose(ask)
        safe = [o for o in options if not self.caution(self.machine.cells, seat, what, o)]
        return self.choose(Pending(seat, what, safe or options, weights))


@dataclass
class Played:
    """What one or many games came to."""

    games: int = 0
    decisions: int = 0
    chance: int = 0
    forced: int = 0
    capped: int = 0
    trace: int = START
    outcomes: dict[str, int] | None = None


def fold(trace: int, packed: bytes) -> int:
    """The trace with more bytes taken in: all of them as one number modulo a prime, in chunks of eight."""
    packed += bytes(-len(packed) % 8)
    return ((trace << 8 * len(packed)) | int.from_bytes(packed, "big")) % PRIME


def pack(values: list[int], size: int) -> bytes:
    """The values one after another, the low bytes of each."""
    if size == 1:
        try:
            return bytes(values)
        except ValueError:
            return bytes([value & 0xFF for value in values])
    mask = (1 << 8 * size) - 1
    return b"".join([(value & mask).to_bytes(size, "big") for value in values])


def join(whole: int, trace: int) -> int:
    """The trace of many games with one more."""
    return mix(whole ^ trace)


def play_one(
    game: Game, machine: Any, seed: int, number: int, cap: int, check: Any = None, *, cautious: bool = False
) -> Played:
    """Play a game to its end at random; with `check`, call it after every answer."""
    choose: Any = CautiousChooser(game, machine, seed, number) if cautious else SeededChooser(seed, number)
    played = Played(games=1)
    told: list[int] = []
    decisions = chance = forced = 0
    while machine.over is None:
        if decisions + chance + forced >= cap:
            played.capped = 1
            break
        for ask in machine.pending:
            seat, what, options, weights = ask
            option = choose(ask)
            if seat == CHANCE:
                chance += 1
            elif len(options) > 1:
                decisions += 1
            else:
                forced += 1
            told += (seat & 0xFF, what, len(options))
            told += options
            if weights is not None:
                told += weights
            told.append(option)
            machine.answer(seat, option)
        if check is not None:
            check(machine)
    played.decisions, played.chance, played.forced = decisions, chance, forced
    played.trace = mix(fold(fold(START, pack(told, game.trace_bytes)), pack(machine.cells, 8)))
    return played


def outcome_key(game: Game, winners: int, reason: int) -> str:
    """An outcome as `winner reason`, several winners joined by +."""
    names = [seat for i, seat in enumerate(game.seats) if winners >> i & 1]
    return f"{'+'.join(names) or 'draw'} {game.words.id(reason)}"


def option_sets(game: Game, most: int, seed: int) -> list[dict[str, str]]:
    """The sets of options in which nothing excludes another: all, or the default and others at random if that is more
    than `most`."""
    names = [option.name for option in game.options]
    if math.prod(len(option.values) for option in game.options) <= most:
        every = (dict(zip(names, values, strict=True)) for values in product(*(o.values for o in game.options)))
        return [options for options in every if game.clash(options) is None]
    choose = SeededChooser(seed, 1)
    return [game.choose_options({})] + [draw_options(game, choose) for _ in range(most - 1)]


def draw_options(game: Game, choose: SeededChooser) -> dict[str, str]:
    """A value of every option at random: one option after another, in any order, among what the others leave open."""
    left, drawn = list(game.options), dict[str, str]()
    while left:
        option = left.pop(choose.below(len(left)))
        open_values = [value for value in option.values if game.clash({**drawn, option.name: value}) is None]
        drawn[option.name] = open_values[choose.below(len(open_values))]
    return {option.name: drawn[option.name] for option in game.options}


def play_many(
    game: Game,
    options: dict[str, str],
    games: int,
    seed: int,
    backend: str,
    *,
    cap: int = 100_000,
    cautious: bool = False,
    progress: Any = None,
) -> Played:
    """Play games number 0 to games - 1 on a Python back end; `cautious` heeds the game's caution (lowered only)."""
    whole = Played(outcomes={})
    assert whole.outcomes is not None
    cells = game.fresh_cells(options)
    for number in range(games):
        machine = game.start(list(cells), backend)
        try:
            one = play_one(game, machine, seed, number, cap, cautious=cautious)
        except EngineFault as fault:
            raise EngineFault(fault.code, f"game {number} of seed {seed}: {fault.message}") from fault
        whole.games += 1
        whole.decisions += one.decisions
        whole.chance += one.chance
        whole.forced += one.forced
        whole.capped += one.capped
        whole.trace = join(whole.trace, one.trace)
        key = outcome_key(game, *machine.over) if machine.over else "capped"
        whole.outcomes[key] = whole.outcomes.get(key, 0) + 1
        if progress is not None:
            progress(1)
    return whole
