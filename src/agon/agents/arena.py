"""The arena: plays a match until it is decided or reaches its length, and reports the result."""

from __future__ import annotations

import io
import math
import platform
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from agon.agents.elo import Verdict, elo, mean_interval, score_interval, verdict
from agon.agents.executors import Executor, Rounds
from agon.agents.match import SIDES, A, Bout, Match, Round, players, sittings
from agon.engine.errors import AgonError
from agon.games import load

CONFIDENCE = 0.95
DIFFERENCE = 50.0


class Arena:
    """A match in progress. Rounds count in the order of their numbers up to the deciding one, whatever the order they
    end in, so the same seed gives the same result."""

    def __init__(
        self,
        match: Match,
        games: int,
        *,
        confidence: float = CONFIDENCE,
        difference: float = DIFFERENCE,
        to_the_end: bool = False,
        file: Path | None = None,
    ) -> None:
        self.match, self.players = match, players(match)
        self.most = -(-games // len(sittings(self.players)))
        self.confidence, self.difference, self.to_the_end, self.file = confidence, difference, to_the_end, file
        self.done = {one.number: one for one in read_rounds(file, match)} if file else {}
        self.counted, self.scores = list[Round](), list[float]()
        self.verdict: Verdict | None = None
        self._count()

    def play(self, executor: Executor) -> Rounds:
        """Play the missing rounds; yield each once it is saved."""
        missing = [number for number in range(self.most) if number not in self.done]
        if self.is_over or not missing:
            return
        with open_rounds(self.file, self.match) as kept, closing(executor(self.match, missing)) as rounds:
            for one in rounds:
                kept.write(msgspec.json.encode(one) + b"\n")
                kept.flush()
                self.done[one.number] = one
                self._count()
                yield one
                if self.is_over:
                    return

    @property
    def is_over(self) -> bool:
        is_decided = self.verdict is not None and not self.to_the_end
        return is_decided or len(self.counted) >= self.most

    def _count(self) -> None:
        while not self.is_over and len(self.counted) in self.done:
            self.counted.append(self.done[len(self.counted)])
            self.scores.append(self.counted[-1].score)
            self.verdict = verdict(self.scores, self.difference, self.confidence)


# ---------------------------------------------------------------- saved rounds


def open_rounds(file: Path | None, match: Match) -> io.BufferedIOBase:
    """Open the file of a match: JSON lines, the match first, then the rounds. A truncated last line is removed. Without
    a file, rounds are not saved."""
    if file is None:
        return io.BytesIO()
    opened = file.open("r+b" if file.exists() else "w+b")
    opened.truncate(opened.seek(opened.read().rfind(b"\n") + 1))
    if not opened.tell():
        opened.write(msgspec.json.encode(match) + b"\n")
    return opened


def read_rounds(file: Path, match: Match) -> list[Round]:
    """The rounds of this match in a file; any other content is refused and left untouched."""
    text = file.read_bytes() if file.exists() else b""
    begins = msgspec.json.encode(match) + b"\n"
    if begins.startswith(text):  # empty, or truncated in the first line
        return []
    first, *others = text[: text.rfind(b"\n") + 1].splitlines() or [text]
    try:
        _refuse_other(file, msgspec.json.decode(first, type=Match), match)
        rounds = [msgspec.json.decode(line, type=Round) for line in others]
    except msgspec.DecodeError as error:
        raise AgonError("bad-record", f"{file}: not a match file: {error}") from error
    wanted = sittings(players(match))
    for one in rounds:
        sat = [bout.sitting for bout in one.bouts]
        if sat != wanted or not set(one.choices) == set(one.seconds) == set(SIDES):
            raise AgonError("bad-record", f"{file}: round {one.number} cannot belong to this match")
    return rounds


def _refuse_other(file: Path, kept: Match, match: Match) -> None:
    for name in Match.__struct_fields__:
        there, here = getattr(kept, name), getattr(match, name)
        if there != here:
            raise AgonError(
                "bad-record",
                f"{file}: these rounds are from another match: {name} is {there!r} in the file, {here!r} here",
            )


# ---------------------------------------------------------------- report


def report(arena: Arena) -> dict[str, Any]:
    """The state of a match; infinite numbers (the Elo of an agent that lost no game) become None."""
    match, rounds, scores = arena.match, arena.counted, arena.scores
    low, high = score_interval(scores, arena.confidence)
    return {
        "agents": {"a": match.a, "b": match.b},
        "game": match.game,
        "options": match.options,
        "seed": match.seed,
        "versions": {"agon": match.version, "game": match.game_version, "python": platform.python_version()},
        "games": sum(len(one.bouts) for one in rounds),
        "rounds": len(rounds),
        "round_scores": {str(score): count for score, count in sorted(Counter(scores).items())},
        "seats": _tally(rounds, load(match.game).seats[: arena.players]) if arena.players > 1 else {},
        "score": _number(fmean(scores)) if scores else None,
        "score_interval": [_number(low), _number(high)],
        "elo": _number(elo(fmean(scores)), 1) if scores else None,
        "elo_interval": [_number(elo(low), 1), _number(elo(high), 1)],
        "rank": _ranks(arena.players, fmean(scores), (low, high)) if arena.players > 2 and scores else None,
        "points": {side: _points(rounds, side, arena.confidence) for side in SIDES} if _has_points(rounds) else None,
        "confidence": arena.confidence,
        "difference": arena.difference,
        "decided": arena.verdict,
        "choices": {side: sum(one.choices[side] for one in rounds) for side in SIDES},
        "seconds_per_choice": {side: seconds_per_choice(rounds, side) for side in SIDES},
    }


def seconds_per_choice(rounds: Sequence[Round], side: str) -> float | None:
    choices = sum(one.choices[side] for one in rounds)
    return _number(sum(one.seconds[side] for one in rounds) / choices, 6) if choices else None


def _number(value: float, digits: int = 4) -> float | None:
    return round(value, digits) if math.isfinite(value) else None


def _ranks(chairs: int, score: float, interval: tuple[float, float]) -> dict[str, Any]:
    """The mean rank of the first agent: 1 is best, ties share a rank."""
    ranks = [_number(chairs - (chairs - 1) * value) for value in (score, *reversed(interval))]
    return {"mean": ranks[0], "interval": ranks[1:]}


def _has_points(rounds: Sequence[Round]) -> bool:
    return bool(rounds) and rounds[0].bouts[0].points is not None


def _points(rounds: Sequence[Round], side: str, confidence: float) -> dict[str, Any]:
    values = [one.points(side) for one in rounds]
    interval = mean_interval(values, confidence)
    return {"mean": _number(fmean(values), 2), "interval": interval and [_number(end, 2) for end in interval]}


def _tally(rounds: Sequence[Round], seats: tuple[str, ...]) -> dict[str, dict[str, int]]:
    """Wins, draws and losses of the first agent by starting seat."""
    counts = {seat: {"wins": 0, "draws": 0, "losses": 0} for seat in seats}
    for bout in (bout for one in rounds for bout in one.bouts):
        counts[seats[bout.sitting.index(A)]][_result(bout)] += 1
    return counts


def _result(bout: Bout) -> str:
    """A win if the first agent is the only winner, a loss if only others won, else a draw."""
    winners = {bout.sitting[chair] for chair in bout.winners}
    if len(winners) != 1:
        return "draws"
    return "wins" if A in winners else "losses"
