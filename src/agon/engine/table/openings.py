"""Count how seats open games, and with what results."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from agon.engine.game import Game

K = TypeVar("K", tuple[str, str], tuple[str, tuple[tuple[str, int], ...]])


class Opened(NamedTuple):
    """How a seat opened: its first choice that is an opening, and how often it chose each word of the set-up before."""

    word: str | None
    set_up: tuple[tuple[str, int], ...]


def opened(game: Game, options: Sequence[str]) -> Opened:
    """How the seat opened that chose these options, in order."""
    openings = {game.words.id(code) for code in game.openings}
    set_up = {game.words.id(code) for code in game.set_up}
    at = next((at for at, option in enumerate(options) if option in openings), None)
    placed = Counter(option for option in options[:at] if option in set_up)
    return Opened(None if at is None else options[at], tuple(sorted(placed.items())))


def results(seats: Sequence[str], winners: Collection[str]) -> dict[str, str]:
    """Whether each seat won, drew or lost.

    >>> results(["us", "ussr"], ["us"]), results(["us", "ussr"], [])
    ({'us': 'won', 'ussr': 'lost'}, {'us': 'drawn', 'ussr': 'drawn'})
    """
    is_draw = not winners or set(winners) >= set(seats)
    return {seat: "drawn" if is_draw else "won" if seat in winners else "lost" for seat in seats}


class Opening(NamedTuple):
    """A finished game: how each seat opened, and whether it won, drew or lost."""

    how: Mapping[str, Opened]
    results: Mapping[str, str]


def opening(game: Game, choices: Iterable[tuple[str, str]], seats: Sequence[str], winners: Collection[str]) -> Opening:
    """How a game opened in which seats chose these options."""
    options: dict[str, list[str]] = {}
    for seat, option in choices:
        options.setdefault(seat, []).append(option)
    how = {seat: opened(game, options.get(seat, [])) for seat in seats}
    return Opening(how, results(seats, winners))


class Counts(NamedTuple):
    """How often each seat opened with a word or a set-up, by result."""

    words: dict[tuple[str, str], Counter[str]]
    set_ups: dict[tuple[str, tuple[tuple[str, int], ...]], Counter[str]]


def count(games: Iterable[Opening]) -> Counts:
    """Count the openings of some games, the most frequent first."""
    words: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    set_ups: defaultdict[tuple[str, tuple[tuple[str, int], ...]], Counter[str]] = defaultdict(Counter)
    for game in games:
        for seat, one in game.how.items():
            if one.word:
                words[seat, one.word][game.results[seat]] += 1
            if one.set_up:
                set_ups[seat, one.set_up][game.results[seat]] += 1
    return Counts(_sorted(words), _sorted(set_ups))


def _sorted(counts: Mapping[K, Counter[str]]) -> dict[K, Counter[str]]:
    return dict(sorted(counts.items(), key=lambda item: (-item[1].total(), item[0])))
