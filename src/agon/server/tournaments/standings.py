"""The standings of a tournament: points, then tie-breaks.

A round robin breaks ties by head-to-head results, then by Sonneborn-Berger; a Swiss tournament by Buchholz, then by
Sonneborn-Berger. Players equal in all of them share the place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from agon.server.tournaments.pairing import Game


class Line(NamedTuple):
    """One entrant: place, half points, tie-breaks in order (head-to-head and Buchholz in halves, Sonneborn-Berger in
    quarters), and wins, draws and losses."""

    player: str
    place: int
    points: int
    tie_breaks: tuple[int, int]
    won: int
    drawn: int
    lost: int


class Score(NamedTuple):
    """A game from one player's side; a bye has no opponent."""

    other: str | None
    points: int


def standings(form: str, players: Sequence[str], games: Sequence[Game]) -> list[Line]:
    """Return all entrants, best first."""
    scores = {player: _scores(player, games) for player in players}
    points = {player: sum(score.points for score in scores[player]) for player in players}
    ties = {
        player: (
            _buchholz(player, scores, points) if form == "swiss" else _among_equals(player, scores, points),
            _sonneborn_berger(player, scores, points),
        )
        for player in players
    }
    keys = {player: (points[player], *ties[player]) for player in players}
    return [
        _line(player, 1 + sum(key > keys[player] for key in keys.values()), points[player], ties[player], scores)
        for player in sorted(players, key=lambda player: keys[player], reverse=True)
    ]


def _scores(player: str, games: Sequence[Game]) -> list[Score]:
    first = [Score(game.second, game.points) for game in games if game.first == player]
    return first + [Score(game.first, 2 - game.points) for game in games if game.second == player]


def _line(player: str, place: int, points: int, ties: tuple[int, int], scores: dict[str, list[Score]]) -> Line:
    played = [score.points for score in scores[player] if score.other is not None]
    return Line(player, place, points, ties, played.count(2), played.count(1), played.count(0))


def _buchholz(player: str, scores: dict[str, list[Score]], points: dict[str, int]) -> int:
    """Sum the points of all opponents; a bye counts as an opponent with the player's own points."""
    return sum(points[player if score.other is None else score.other] for score in scores[player])


def _sonneborn_berger(player: str, scores: dict[str, list[Score]], points: dict[str, int]) -> int:
    """Sum the points of beaten opponents and half the points of drawn ones; a bye as in `_buchholz`."""
    return sum(score.points * points[player if score.other is None else score.other] for score in scores[player])


def _among_equals(player: str, scores: dict[str, list[Score]], points: dict[str, int]) -> int:
    """Sum the points scored against players with equal points."""
    return sum(s.points for s in scores[player] if s.other is not None and points[s.other] == points[player])
