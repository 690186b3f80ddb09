"""Games that begin from a study. What is kept with the table is a study of its own: the position, and the choices up to
the step where the game begins. So whatever becomes of the study, the game stands."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from agon.engine.errors import EngineFault, Refused
from agon.engine.game import Game
from agon.engine.reading import Reading
from agon.engine.study import Player, parse, write_study
from agon.engine.table import Table
from agon.games import load
from agon.server import wire


def begin(study: str, game: Game) -> Table:
    """A table at the position where a study ends; what led there is not taken back."""
    table = Player(parse(study), lambda name: game).play()
    table.begin_here()
    return table


def title_of(study: str) -> str:
    """The title of a study, which is its first line."""
    return study.partition("\n")[0].partition(" ")[2]


@contextlib.contextmanager
def faults_refused() -> Iterator[None]:
    """A position that somebody made up may break the rules: then it is the study that is wrong."""
    try:
        yield
    except EngineFault as fault:
        raise Refused("bad-study", f"the rules cannot go on from this position: {fault.message}") from fault


def _try(table: Table) -> None:
    """Let chance fall somehow, then look from every seat."""
    while (ask := table.ask("chance")) is not None:
        table.choose("chance", ask.options[0])
    for seat in (*table.seats, None):
        table.view(seat)


class Start(NamedTuple):
    """A beginning."""

    study: str
    game: str
    options: dict[str, str]
    seating: tuple[str, ...]

    @classmethod
    def of(cls, study: str) -> Start:
        """One that the rules can go on from, as far as can be told before the dice fall."""
        table = begin(study, load(parse(study).game))
        with faults_refused():
            _try(table.copy())
        return cls(study, table.game.name, table.options, table.seating)

    @classmethod
    def from_reading(cls, reading: Reading, step: int, title: str) -> Start:
        """The position after so many steps; one where the game is over is none to begin from."""
        table = reading.table(step)
        if reading.outcome(step, table) is not None:
            raise Refused("game-over", "the game is over at this step of the study; begin at an earlier one")
        return cls.of(write_study(table, title, reading.study.givens))

    def take(self, wish: wire.NewTable) -> wire.NewTable:
        """A table as wished, from here: game and options are the study's, and nobody's rating is at stake."""
        if wish.game not in ("", self.game):
            raise Refused("bad-request", f"the study is one of {self.game}, not of {wish.game}")
        if any(self.options.get(name) != value for name, value in wish.options.items()):
            raise Refused("bad-request", "the options are those of the study; leave them out")
        settings = msgspec.structs.replace(wish.settings, rated=False)
        return msgspec.structs.replace(wish, game=self.game, options=self.options, settings=settings)

    def columns(self, seats: tuple[str, ...]) -> dict[str, Any]:
        """Of the table's row."""
        return {"study": self.study, "seating": ",".join(self.seating) if self.seating != seats else None}
