"""Finds choices that throw a game of Twilight Struggle away, by searching everything that can follow them.

    python tools/thrown_away.py --games 1000 --agent heuristic --against random

A choice throws the game away if

- after it the opponent and chance can force a loss by DEFCON 1 before the action round (or the headline phase) ends,
  and another option neither allows that nor loses at once;
- it leaves no action round for a scoring card in hand, and another option leaves one and does not lose at once;
- the turn ends with a scoring card in hand whose last chance to be played was refused, although playing it would not
  have lost at once.

A coup during the Cuban Missile Crisis counts as DEFCON 1.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import numpy as np

from agon.agents import Situation
from agon.agents.match import make_agent
from agon.engine.machine import Pending
from agon.engine.script import CHANCE
from agon.engine.simulate import outcome_key
from agon.engine.table import Imagined
from agon.games.twilight_struggle import GAME
from agon.games.twilight_struggle.board import ACTION_ROUNDS, BATTLEGROUND, HEADLINE_PHASE, IN_PLAY, SCORING, SIDE
from agon.games.twilight_struggle.caution import holds_too_long
from agon.games.twilight_struggle.words import (
    CARD,
    CARDS,
    COUNTRIES,
    CUBAN_COUP,
    DIE,
    DISCARD,
    DRAW,
    HANDICAP,
    HEADLINE,
    HELD_SCORING_CARD,
    NUCLEAR_WAR,
    PLACE,
    REMOVE,
    SETUP,
    TARGET,
)
from agon.native.machine import NativeMachine
from agon.network.layout import row_length
from agon.network.native import native_network
from agon.network.trained import required

MAX_TRIED = 200_000
"""Positions searched after one choice; beyond that, the choice counts as unknown."""
FEW = 2
"""How many placements, removals and discards are tried per ask; they hardly affect DEFCON."""

Player = Callable[[NativeMachine, Pending, random.Random], int]


class Blunder(NamedTuple):
    """A choice that threw a game away, and a better one."""

    game: int
    turn: int
    round: int
    defcon: int
    seat: str
    playing: str
    what: str
    option: str
    instead: str


# ---------------------------------------------------------------- players


def by_prior(machine: NativeMachine, ask: Pending) -> list[int]:
    """Return the options of an ask, highest prior first."""
    seat, what, options, _ = ask
    prior, at = machine.library.c.agon_prior, machine.row.ctypes.data
    return sorted(options, key=lambda option: -prior(at, seat, what, option))


def greedy(machine: NativeMachine, ask: Pending, chance: random.Random) -> int:
    """Return the option with the highest prior in the real position: fast, for tests."""
    return by_prior(machine, ask)[0]


def at_random(machine: NativeMachine, ask: Pending, chance: random.Random) -> int:
    return chance.choice(ask[2])


def policy(machine: NativeMachine, ask: Pending, chance: random.Random) -> int:
    """Sample the prior, as playouts do."""
    seat, what, options, _ = ask
    priors = [machine.prior(seat, what, option) for option in options]
    return chance.choices(options, priors if any(priors) else None)[0]


def by_network(machine: NativeMachine, ask: Pending, chance: random.Random) -> int:
    """Return what the agent `network` takes: the best option that the mind does not rule out in an imagined deal."""
    seat, what, options, _ = ask
    row, actions = np.zeros(row_length(GAME), np.int8), GAME.actions(ask)
    machine.library.c.agon_observe(machine.row.ctypes.data, seat, row.ctypes.data)
    row[GAME.groups[-1].stop + np.array(actions)] = 1
    logits = native_network(GAME, required(GAME))(row[None]).logits[0, actions].tolist()
    imagined = machine.imagine(seat, 0)
    allowed = [imagined.prior(seat, what, option) > 0 for option in options]
    return max(zip(allowed, logits, options, strict=True))[2]


QUICK: dict[str, Player] = {"greedy": greedy, "random": at_random, "policy": policy, "network": by_network}


def new_player(name: str, seed: int) -> Player:
    """Return a fast player, or an agent of the arena, which knows what its seat knows."""
    return QUICK[name] if name in QUICK else AgentPlayer(name, seed)


class AgentPlayer:
    """An agent of the arena that plays on a native machine."""

    def __init__(self, name: str, seed: int) -> None:
        self.agent, self.options = make_agent(name, GAME, seed), GAME.choose_options({})

    def __call__(self, machine: NativeMachine, ask: Pending, chance: random.Random) -> int:
        seat, what, options, _ = ask
        offered = [GAME.option_id(what, option) for option in options]

        def imagined() -> Imagined:
            position = machine.imagine(seat, 0)
            return Imagined(position.cells, position.frames)

        now = Situation(GAME.name, self.options, GAME.seats[seat], {}, GAME.asks[what].name, offered, imagined)
        return options[offered.index(self.agent(now))]


# ---------------------------------------------------------------- the search


def moment(machine: NativeMachine) -> tuple[int, ...]:
    """Return the action round, or the headline phase as a whole."""
    row = machine.row[0]
    at = int(row["p_turn"]), int(row["p_phase"]), int(row["p_round"])
    return at if at[1] == HEADLINE_PHASE else (*at, int(row["p_phasing"]))


def is_harmless(machine: NativeMachine, ask: Pending) -> bool:
    """Whether the ask only moves influence and no event can follow, which takes an opponent's card or a headline."""
    row = machine.row[0]
    if ask[1] in (SETUP, HANDICAP):
        return True
    if ask[1] not in (PLACE, REMOVE) or row["p_phase"] == HEADLINE_PHASE:
        return False
    return not any(SIDE[CARDS[i]] == 1 - ask[0] for i in np.flatnonzero(row["p_where"] == IN_PLAY).tolist())


def is_opponents(machine: NativeMachine, seat: int) -> bool:
    """Whether it is the opponent's action round: DEFCON 1 would lose the game for the opponent."""
    row = machine.row[0]
    return bool(row["p_phase"] == ACTION_ROUNDS and row["p_phasing"] != seat)


class Unknown(Exception):
    """Too many positions follow a choice to decide."""


@dataclass
class Search:
    """Whether a seat can be forced to lose by DEFCON 1 before the current moment is over."""

    seat: int
    until: tuple[int, ...]
    left: int
    known: dict[bytes, bool] = field(default_factory=dict)

    def loses(self, machine: NativeMachine) -> bool:
        """Search a position once, however it was reached."""
        key = machine.row.tobytes()
        if key not in self.known:
            self.known[key] = self._loses(machine)
        return self.known[key]

    def _loses(self, machine: NativeMachine) -> bool:
        if machine.over is not None:
            winners, reason = machine.over
            return reason in (NUCLEAR_WAR, CUBAN_COUP) and not winners >> self.seat & 1
        if moment(machine) != self.until or is_opponents(machine, self.seat):
            return False
        ask = machine.pending[0]
        if ask[0] == self.seat and is_harmless(machine, ask):
            return False
        after = (self.loses(answered(machine, ask, option)) for option in self.tried(machine, ask))
        return all(after) if ask[0] == self.seat else any(after)

    def is_over(self, machine: NativeMachine) -> bool:
        """Whether the game is lost whatever happens before the moment is over."""
        if machine.over is not None:
            return not machine.over[0] >> self.seat & 1
        if moment(machine) != self.until:
            return False
        ask = machine.pending[0]
        return all(self.is_over(answered(machine, ask, option)) for option in self.tried(machine, ask))

    def tried(self, machine: NativeMachine, ask: Pending) -> Iterator[int]:
        for option in self.relevant(machine, ask):
            self.left -= 1
            if self.left < 0:
                raise Unknown
            yield option

    def relevant(self, machine: NativeMachine, ask: Pending) -> list[int]:
        """Return the options that can affect DEFCON."""
        seat, what, options, _ = ask
        if seat == CHANCE:
            return [options[0], options[-1]] if what in (DIE, DRAW) else options
        likely = by_prior(machine, ask)
        if what in (PLACE, REMOVE, DISCARD):
            return likely[:FEW]
        if what == TARGET and seat != self.seat:
            return [o for o in likely if is_battleground(o)][:1] + [o for o in likely if not is_battleground(o)][:FEW]
        return likely


def is_battleground(option: int) -> bool:
    return option in COUNTRIES and BATTLEGROUND[option] == 1


def answered(machine: NativeMachine, ask: Pending, option: int) -> NativeMachine:
    """Return a copy of the machine after an answer."""
    after = machine.copy()
    after.answer(ask[0], option)
    return after


def is_deadly(machine: NativeMachine, ask: Pending, option: int, most: int) -> bool:
    """Whether a choice may lose by DEFCON 1."""
    return Search(ask[0], moment(machine), most).loses(answered(machine, ask, option))


def is_safe(machine: NativeMachine, ask: Pending, option: int, most: int) -> bool:
    """Whether a choice certainly neither loses by DEFCON 1 nor loses at once by another rule."""
    if loses_at_once(machine, ask, option, most):
        return False
    try:
        return not is_deadly(machine, ask, option, most)
    except Unknown:
        return False


def is_judged(machine: NativeMachine, ask: Pending) -> bool:
    """Whether the ask is judged at all."""
    return len(ask[2]) > 1 and not is_harmless(machine, ask)


def better_than(machine: NativeMachine, ask: Pending, option: int, most: int = MAX_TRIED) -> int | None:
    """Return an option that cannot lose by DEFCON 1 where this one can; raise Unknown if the search is too large."""
    if not is_judged(machine, ask) or not is_deadly(machine, ask, option, most):
        return None
    others = (o for o in by_prior(machine, ask) if o != option)
    return next((o for o in others if is_safe(machine, ask, o, most)), None)


def in_time_instead(machine: NativeMachine, ask: Pending, option: int, most: int) -> int | None:
    """Return an option that keeps a scoring card in hand playable where this one does not."""
    cells, is_late = machine.cells, GAME.compiled.plain(holds_too_long)
    if not is_late(cells, ask[0], ask[1], option):
        return None
    in_time = (o for o in ask[2] if not is_late(cells, ask[0], ask[1], o))
    return next((o for o in in_time if not loses_at_once(machine, ask, o, most)), None)


def loses_at_once(machine: NativeMachine, ask: Pending, option: int, most: int) -> bool:
    """Whether a choice loses whatever happens before the moment is over; unknown counts as no."""
    with suppress(Unknown):
        return Search(ask[0], moment(machine), most).is_over(answered(machine, ask, option))
    return False


# ---------------------------------------------------------------- games


@dataclass
class Games:
    """The results of many games between two players, with the blunders of the watched ones."""

    players: tuple[str, str]
    watched: tuple[bool, bool]
    seed: int = 0
    most: int = MAX_TRIED
    judged: int = 0
    unknown: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    won: list[int] = field(default_factory=lambda: [0, 0])
    blunders: list[Blunder] = field(default_factory=list)

    def play(self, number: int) -> None:
        chance = random.Random(f"{self.seed} {number}")
        players = [new_player(name, chance.getrandbits(64)) for name in self.players]
        machine = NativeMachine(GAME, GAME.fresh_cells(GAME.choose_options({})))
        machine.library.use_weights()
        refused: dict[int, Blunder] = {}
        while machine.over is None:
            for ask in machine.pending:
                is_chance = ask[0] == CHANCE
                option = chance.choices(ask[2], ask[3])[0] if is_chance else players[ask[0]](machine, ask, chance)
                if not is_chance and self.watched[ask[0]]:
                    self.watch(machine, ask, option, number, refused)
                machine.answer(ask[0], option)
        self.count(machine, refused)

    def watch(
        self, machine: NativeMachine, ask: Pending, option: int, number: int, refused: dict[int, Blunder]
    ) -> None:
        self.judged += is_judged(machine, ask)
        try:
            other = better_than(machine, ask, option, self.most)
        except Unknown:
            self.unknown += 1
        else:
            if other is not None:
                self.blunders.append(blunder(machine, ask, option, other, number))
        in_time = in_time_instead(machine, ask, option, self.most) if ask[1] in (CARD, HEADLINE) else None
        if in_time is not None:
            self.blunders.append(blunder(machine, ask, option, in_time, number))
        scoring = [c for c in ask[2] if ask[1] == CARD and c in CARDS and SCORING[c]]
        played = [c for c in scoring if not loses_at_once(machine, ask, c, self.most)] if option not in scoring else []
        if played:
            refused[ask[0]] = blunder(machine, ask, option, played[0], number)
        elif scoring:
            refused.pop(ask[0], None)

    def count(self, machine: NativeMachine, refused: dict[int, Blunder]) -> None:
        assert machine.over is not None
        winners, reason = machine.over
        self.outcomes[outcome_key(GAME, winners, reason)] += 1
        for seat in (0, 1):
            self.won[seat] += winners >> seat & 1
        if reason == HELD_SCORING_CARD:
            turn = int(machine.row[0]["p_turn"])
            self.blunders += [b for seat, b in refused.items() if not winners >> seat & 1 and b.turn == turn]

    def add(self, other: Games) -> None:
        self.outcomes += other.outcomes
        self.won = [one + more for one, more in zip(self.won, other.won, strict=True)]
        self.blunders += other.blunders
        self.judged, self.unknown = self.judged + other.judged, self.unknown + other.unknown


def blunder(machine: NativeMachine, ask: Pending, option: int, other: int, number: int) -> Blunder:
    row, (seat, what, *_) = machine.row[0], ask
    turn, round, defcon = (int(row[f"p_{name}"]) for name in ("turn", "round", "defcon"))
    playing = "+".join(GAME.words.id(c) for c, zone in zip(CARDS, row["p_where"], strict=True) if zone == IN_PLAY)
    ids = GAME.option_id(what, option), GAME.option_id(what, other)
    return Blunder(number, turn, round, defcon, GAME.seats[seat], playing, GAME.asks[what].name, *ids)


def played(games: Games, number: int) -> Games:
    """Play one game and return its result."""
    one = Games(games.players, games.watched, games.seed, games.most)
    one.play(number)
    return one


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=100, help="games with the agent as the US, then as the USSR")
    parser.add_argument("--agent", default="heuristic", help=f"{', '.join(QUICK)} or an agent of agon arena")
    parser.add_argument("--against", default="heuristic")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--tried", type=int, default=MAX_TRIED, help="the most positions searched after a choice")
    parser.add_argument("--blind", action="store_true", help="only count wins")
    given = parser.parse_args()
    agent, against = given.agent, given.against
    for seat, name in enumerate(GAME.seats):
        players = (agent, against) if seat == 0 else (against, agent)
        games = Games(players, (players[0] == agent and not given.blind, players[1] == agent and not given.blind))
        games.seed, games.most = given.seed, given.tried
        play_all(games, given.games, given.workers)
        print(f"{agent} as {name} against {against}: won {games.won[seat]} of {given.games}")
        report(games)
        if agent == against:
            break


def play_all(games: Games, count: int, workers: int) -> None:
    """Play games in several processes and print the progress."""
    with ProcessPoolExecutor(workers) as pool:
        for number, one in enumerate(pool.map(partial(played, games), range(count), chunksize=4), 1):
            games.add(one)
            if number % 100 == 0:
                print(f"  {number} of {count} games, thrown away: {len(games.blunders)}", file=sys.stderr, flush=True)


def report(games: Games) -> None:
    print("  " + ", ".join(f"{outcome} {count}" for outcome, count in games.outcomes.most_common()))
    if any(games.watched):
        print(f"  choices judged: {games.judged}, of which unknown: {games.unknown}")
        print(f"  thrown away: {len(games.blunders)}")
    for found in games.blunders[:40]:
        print(f"    {found}")


if __name__ == "__main__":
    main()
