"""Games that start from a study.

The table stores its own copy of the study, up to the step where the game starts. Changes to the study do not affect
it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from agon.engine.errors import EngineFault, Refused
from agon.engine.game import Game
from agon.engine.table import Table
from agon.engine.table.study import Player, parse, write_study
from agon.engine.table.study_replay import StudyReplay
from agon.games import load
from agon.server import protocol
from agon.server.tables.dice import Dice

MAX_CHOICES = 3_000  # before the start, which are replayed whenever the table is loaded; random games have up to 625
MAX_DRAWS = 2_000  # dice and cards before a player is asked; a game has at most about 200 in a row


def begin(study: str, game: Game) -> Table:
    """Return a table at the end of a study; the steps that led there cannot be undone."""
    table = Player(parse(study), lambda name: game).play()
    table.begin_here()
    return table


def title_of(study: str) -> str:
    """Return the title of a study, from its first line."""
    return study.partition("\n")[0].partition(" ")[2]


@contextlib.contextmanager
def faults_refused() -> Iterator[None]:
    """Turn engine faults into refusals: an invented position may break the rules."""
    try:
        yield
    except EngineFault as fault:
        raise Refused("bad-study", f"the game cannot continue from this position: {fault.message}") from fault


def _try(table: Table) -> None:
    """Answer pending chance asks at random, then build every seat's view."""
    dice = Dice(b"", "study", [])
    for drawn in range(MAX_DRAWS):
        if (ask := table.ask("chance")) is None:
            break
        table.choose("chance", dice.choose(ask.options, ask.weights, drawn))
    else:
        raise Refused("bad-study", f"after {MAX_DRAWS} dice and cards from this position, no player has been asked")
    for seat in (*table.seats, None):
        table.view(seat)


class Start(NamedTuple):
    """The starting position of a game."""

    study: str
    game: str
    options: dict[str, str]
    seating: tuple[str, ...]

    @classmethod
    def of(cls, study: str) -> Start:
        """Parse a study and check that the rules can continue from it, whatever the dice."""
        table = begin(study, load(parse(study).game))
        if len(table.choices) > MAX_CHOICES:
            raise Refused("too-large", f"a game cannot start after more than {MAX_CHOICES} choices")
        with faults_refused():
            _try(table.copy())
        return cls(study, table.game.name, table.options, table.seating)

    @classmethod
    def from_reading(cls, reading: StudyReplay, step: int, title: str) -> Start:
        """Start after `step` steps of a study; refused if the game is over there."""
        table = reading.table(step)
        if reading.outcome(step, table) is not None:
            raise Refused("game-over", "the game is over at this step of the study; start from an earlier one")
        return cls.of(write_study(table, title, reading.study.givens))

    def take(self, request: protocol.NewTable) -> protocol.NewTable:
        """Complete a request for a table: game and options come from the study, and the game is unrated."""
        if request.game not in ("", self.game):
            raise Refused("bad-request", f"the study is for {self.game}, not {request.game}")
        if any(self.options.get(name) != value for name, value in request.options.items()):
            raise Refused("bad-request", "the options are set by the study; omit them")
        settings = msgspec.structs.replace(request.settings, rated=False)
        return msgspec.structs.replace(request, game=self.game, options=self.options, settings=settings)

    def columns(self, seats: tuple[str, ...]) -> dict[str, object]:
        """Return the columns of the table's row."""
        return {"study": self.study, "seating": ",".join(self.seating) if self.seating != seats else None}
