"""Prospects, hints and why something is not offered, at the player's own tables and in studies."""

from __future__ import annotations

from agon.agents import situation
from agon.agents.analysis import Alternative
from agon.agents.evaluator import DEPTH, Evaluator
from agon.agents.search_backend import root_of
from agon.engine.errors import Refused
from agon.engine.table import Table
from agon.engine.table.prospects import Prospect, prospects
from agon.server import protocol
from agon.server.accounts.identity import Person
from agon.server.play.commands import Commands
from agon.server.study.rulebook import reasons
from agon.server.study.studies import Studies
from agon.server.tables.from_study import faults_refused
from agon.server.tables.live import LiveTable, line_message

SECONDS = 1.0  # search time per hint


class Lookahead:
    """Computes prospects and hints on copies of tables, in threads."""

    def __init__(self, commands: Commands, studies: Studies) -> None:
        self.commands, self.studies = commands, studies
        self.turn = studies.readers.turn
        self.advised: set[str] = set()  # accounts with a hint in progress

    async def at_table(
        self, person: Person, table: str, option: str, number: int | None, seat: str | None
    ) -> protocol.Prospects:
        """Return the prospects of an option of the player's own ask."""
        async with self.commands.registry.locked(table) as live:
            played, chair = await self._copy(live, person, seat)
            asked = live.seat_of(chair)
        return await self._ahead(played, asked, option, number)

    async def _copy(self, live: LiveTable, person: Person, seat: str | None) -> tuple[Table, int]:
        """Return a copy of the table and the player's chair."""
        chair = await self.commands.chair(live, person, seat)
        live.check_playing()
        if not isinstance(live.table, Table):
            raise Refused("not-possible-now", "this game runs under older rules, which cannot look ahead or explain")
        return live.table.copy(), chair

    async def in_study(
        self, person: Person | None, study: str, step: int, seat: str, option: str
    ) -> protocol.Prospects:
        """Return the prospects of an option in a study."""
        table = await self.studies.table(person, study, step)
        return await self._ahead(table, seat, option, None)

    async def _ahead(self, table: Table, seat: str, option: str, number: int | None) -> protocol.Prospects:
        if seat == "chance":
            raise Refused("not-asked", "chance has no prospects")
        with faults_refused():
            _, certain, outcomes = await self.studies.in_thread(prospects, table, seat, option, number)
        return protocol.Prospects(option, certain, [_plain(outcome) for outcome in outcomes])

    # -- what is not offered

    async def why_at_table(self, person: Person, table: str, option: str, seat: str | None) -> protocol.Why:
        """Return why the player's own ask does not offer an option."""
        async with self.commands.registry.locked(table) as live:
            played, chair = await self._copy(live, person, seat)
            asked = live.seat_of(chair)
        return await self._why(played, asked, option)

    async def why_in_study(self, person: Person | None, study: str, step: int, seat: str, option: str) -> protocol.Why:
        """Return why an option is not offered in a study."""
        return await self._why(await self.studies.table(person, study, step), seat, option)

    async def _why(self, table: Table, seat: str, option: str) -> protocol.Why:
        if seat == "chance" or table.ask(seat) is None:
            raise Refused("not-asked", f"{seat} has no pending ask")
        with faults_refused():
            told = await self.studies.in_thread(table.why_not, seat, option)
        return protocol.Why(*told, reasons(table.game.name).get(told.reason)) if told else protocol.Why(None)

    # -- hints

    async def hint_at_table(self, person: Person, table: str, seat: str | None) -> protocol.Hint:
        """Return a hint for the player's own ask, in practice games only."""
        async with self.commands.registry.locked(table) as live:
            played, chair = await self._copy(live, person, seat)
            if not live.gives_hints(chair):
                raise Refused("not-possible-now", "hints are available only in unrated games against computers")
            asked = live.seat_of(chair)
        return await self._hint(person, played, asked)

    async def hint_in_study(self, person: Person, study: str, step: int, seat: str) -> protocol.Hint:
        """Return a hint for a seat that is asked in a study."""
        return await self._hint(person, await self.studies.table(person, study, step), seat)

    async def _hint(self, person: Person, table: Table, seat: str) -> protocol.Hint:
        """Compute a hint, one at a time per person."""
        if person.id in self.advised:
            raise Refused("too-many-requests", "a hint is already being computed for you")
        self.advised.add(person.id)
        try:
            with faults_refused():
                return await self.studies.in_thread(advise, table, seat)
        finally:
            self.advised.discard(person.id)


def advise(table: Table, seat: str) -> protocol.Hint:
    """Return the best options of a seat, using only what it knows."""
    ask = table.ask(seat) if seat in table.seats else None
    if ask is None:
        raise Refused("not-asked", f"{seat} has no pending ask")
    game = table.game
    evaluator = Evaluator(game, len(table.seats), depth=DEPTH, seconds=SECONDS, threads=1)
    best = evaluator.best(root_of(game, situation(table, seat)), game.seat_code(seat), table.number)
    return protocol.Hint(ask.number, [Alternative(ask.options[one.place], one.value, one.visits) for one in best])


def _plain(outcome: Prospect) -> protocol.Prospect:
    weight, of, view, gone, lines = outcome
    return protocol.Prospect(weight, of, view, gone, [line_message(line) for line in lines])
