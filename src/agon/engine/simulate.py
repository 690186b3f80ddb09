"""Random games from a seed, on the Python back ends."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from agon.engine.chooser import SeededChooser, mix
from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.engine.machine import Chooser, Machine, Pending
from agon.engine.script import CHANCE
from agon.engine.trace import START, fold, join, pack, value_size

CAP = 100_000
"""After this many answers a game is stopped."""


class CautiousChooser:
    """Like `SeededChooser`, but a player avoids the options that the game's caution advises against."""

    def __init__(self, game: Game, machine: Machine, seed: int, number: int) -> None:
        self.choose, self.machine = SeededChooser(seed, number), machine
        assert game.caution is not None
        self.caution = game.compiled.plain(game.caution)

    def __call__(self, ask: Pending) -> int:
        seat, what, options, weights = ask
        if seat == CHANCE:
            return self.choose(ask)
        safe = [o for o in options if not self.caution(self.machine.cells, seat, what, o)]
        return self.choose(Pending(seat, what, safe or options, weights))


def chooser(game: Game, machine: Machine, seed: int, number: int, *, cautious: bool) -> Chooser:
    """Return the chooser of a numbered game."""
    return CautiousChooser(game, machine, seed, number) if cautious else SeededChooser(seed, number)


@dataclass
class Played:
    """The results of one or more games."""

    games: int = 0
    decisions: int = 0
    chance: int = 0
    forced: int = 0
    capped: int = 0
    trace: int = START
    outcomes: dict[str, int] | None = None


def play_one(game: Game, machine: Machine, choose: Chooser, cap: int = CAP) -> Played:
    """Play a game to its end, or until `cap` asks have been answered."""
    played = Played(games=1)
    traced: list[int] = []
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
            traced += (seat & 0xFF, what, len(options))
            traced += options
            if weights is not None:
                traced += weights
            traced.append(option)
            machine.answer(seat, option)
    played.decisions, played.chance, played.forced = decisions, chance, forced
    played.trace = mix(fold(fold(START, pack(traced, value_size(game))), pack(machine.cells, 8)))
    return played


def outcome_key(game: Game, winners: int, reason: int) -> str:
    """Return an outcome as `winner reason`, with several winners joined by +."""
    names = [seat for i, seat in enumerate(game.seats) if winners >> i & 1]
    return f"{'+'.join(names) or 'draw'} {game.words.id(reason)}"


def option_sets(game: Game, most: int, seed: int) -> list[dict[str, str]]:
    """Return the valid sets of options: all of them, or the default and a random sample if there are more than
    `most`."""
    names = [option.name for option in game.options]
    if math.prod(len(option.values) for option in game.options) <= most:
        every = (dict(zip(names, values, strict=True)) for values in product(*(o.values for o in game.options)))
        return [options for options in every if game.clash(options) is None]
    choose = SeededChooser(seed, 1)
    return [game.choose_options({})] + [draw_options(game, choose) for _ in range(most - 1)]


def draw_options(game: Game, choose: SeededChooser) -> dict[str, str]:
    """Draw a value for every option, in random order, among those that the earlier ones allow."""
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
    cap: int = CAP,
    cautious: bool = False,
    progress: Callable[[int], object] | None = None,
) -> Played:
    """Play games 0 to games - 1 on a Python back end; `cautious` heeds the game's caution (lowered only)."""
    whole = Played(outcomes={})
    assert whole.outcomes is not None
    cells = game.fresh_cells(options)
    for number in range(games):
        machine = game.compiled.start(list(cells), backend)
        try:
            one = play_one(game, machine, chooser(game, machine, seed, number, cautious=cautious), cap)
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
