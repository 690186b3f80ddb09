"""A table in memory: its events folded one after another, and what each viewer sees of it.

Everything that leaves for a viewer is made here, from `Table.view`, `Table.news` and the viewer's own ask: what a
viewer may not know is not hidden on the way out, it never comes this far.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec

from agon.engine.errors import Refused
from agon.engine.game import Game
from agon.engine.table import Line, Table
from agon.server import wire
from agon.server.clocks import Away, Running
from agon.server.dice import Dice
from agon.server.storage import Event

encode = msgspec.json.encode
EARLY = 2  # choices a player may have made when a game is still aborted without a result


class Body(msgspec.Struct, omit_defaults=True):
    """What an event holds beside its kind and chair."""

    option: str = ""
    chance: list[str] = []
    how: str = ""
    account: str = ""
    name: str = ""


class Sitting(msgspec.Struct):
    """Who sits in a chair."""

    account: wire.Account | None
    nonce: str = ""
    own_nonce: bool = False
    left: str | None = None
    shoulder: str | None = None


class Ending(NamedTuple):
    """How the game ended, by the rules or because somebody went."""

    winners: tuple[str, ...]
    reason: str


class Listener:
    """Somebody a message can be handed to; it must not wait."""

    def hear(self, message: bytes) -> None:
        raise NotImplementedError


class Eye:
    """What one viewer (a seat, or None for spectators) has been shown, and who looks through it."""

    def __init__(self, seat: str | None) -> None:
        self.seat = seat
        self.listeners: set[Listener] = set()
        self.view: dict[str, Any] = {}
        self.place = 0  # of the whole log
        self.shown = 0  # lines of it this viewer has


class Live:
    """One table. Every change is an event; the table refuses what the rules do not allow."""

    def __init__(
        self, row: Any, game: Game, sittings: list[Sitting], seats: Sequence[str], away: Away | None = None
    ) -> None:
        self.id: str = row.id
        self.game = game
        self.options: dict[str, str] = msgspec.json.decode(row.options)
        self.settings = msgspec.json.decode(row.settings, type=wire.Settings)
        self.state: str = row.state
        self.sittings = sittings
        self.seats = tuple(seats)
        self.dice = Dice(row.secret, row.id, [s.nonce for s in sittings])
        self.secret: bytes = row.secret
        self.table = Table(game, self.options)
        self.n = 0
        self.rolled = 0  # chance answers so far, those taken back included: it never goes back
        self.rolls: list[int] = []  # the numbers of those that stand
        self.clock = Running(self.settings.clock, len(sittings), row.created, **({"away": away} if away else {}))
        self.undo_asked: tuple[int, int] | None = None  # chair, and how many choices would stay
        self.agreed: set[int] = set()
        self.ending: Ending | None = None
        self.moved: int = row.moved
        self.eyes: dict[str | None, Eye] = {}
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.kept: int | None = None  # how much of the log the last event left as it was, if it took something back

    # -- chairs and seats

    @property
    def seating(self) -> tuple[str, ...]:
        """The seat that is played from each chair now."""
        return self.seats

    def seat_of(self, chair: int) -> str:
        return self.seating[chair]

    def chair_of(self, seat: str) -> int:
        return self.seating.index(seat)

    def chairs_of(self, account: str | None) -> list[int]:
        """The chairs somebody sits in."""
        return [
            chair
            for chair, sitting in enumerate(self.sittings)
            if sitting.account is not None and sitting.account.id == account and sitting.left is None
        ]

    @property
    def asked(self) -> list[int]:
        """The chairs that are asked something now."""
        if self.state != "playing":
            return []
        codes = {pending[0] for pending in self.table.machine.pending}
        return [chair for chair, seat in enumerate(self.seating) if self.game.seat_code(seat) in codes]

    # -- events

    def fold(self, event: Event) -> None:
        """Take in an event that was committed."""
        body = msgspec.json.decode(event.body, type=Body)
        self.apply(event.kind, event.chair, body, event.at)
        self.n = event.n

    def apply(self, kind: str, chair: int | None, body: Body, at: int, number: int | None = None) -> Body:
        """Carry an event out; a refusal changes nothing. Chance is rolled unless the body says how it fell."""
        self.kept = None
        body = self._do[kind](self, chair, body, number)
        if kind not in ("ask_undo", "agree"):
            self.undo_asked = None
        if self.table.outcome is not None and self.ending is None:
            self.ending = Ending(*self.table.outcome)
        if self.ending is not None and self.state == "playing":
            self.state = "over"
        self.moved = at
        self.clock.move(at, self.asked, chair if kind == "choice" else None)
        return body

    def _start(self, chair: int | None, body: Body, number: int | None) -> Body:
        self.state = "playing"
        return Body(chance=self._roll(body.chance))

    def _choice(self, chair: int | None, body: Body, number: int | None) -> Body:
        assert chair is not None
        self.table.choose(self.seat_of(chair), body.option, number=number)
        return Body(option=body.option, chance=self._roll(body.chance))

    def _roll(self, fell: list[str]) -> list[str]:
        """Answer for chance until somebody else is asked, as it fell or as it falls now."""
        rolled: list[str] = []
        while (ask := self.table.ask("chance")) is not None:
            if len(rolled) < len(fell):
                option = fell[len(rolled)]
            else:
                option = self.dice.choose(ask.options, ask.weights, self.rolled)
            self.table.choose("chance", option)
            self.rolls.append(self.rolled)
            self.rolled += 1
            rolled.append(option)
        return rolled

    def _undo(self, chair: int | None, body: Body, number: int | None) -> Body:
        assert chair is not None
        self.kept = self.table.undo(self.seat_of(chair))
        return Body()

    def _ask_undo(self, chair: int | None, body: Body, number: int | None) -> Body:
        assert chair is not None
        seat = self.seat_of(chair)
        to = next((i for i in range(len(self.table.choices) - 1, -1, -1) if self.table.choices[i].seat == seat), None)
        if to is None:
            raise Refused("nothing-to-undo", f"{seat} has not chosen anything yet")
        self.undo_asked, self.agreed = (chair, to), set()
        return self._agree(chair, body, number)

    def _agree(self, chair: int | None, body: Body, number: int | None) -> Body:
        """Once every person agrees, the choices that stay are played again. Dice go on from where they were."""
        if self.undo_asked is None or chair is None:
            raise Refused("nothing-to-undo", "nobody wants to take anything back")
        self.agreed.add(chair)
        if self.agreed >= self._people():
            table = Table(self.game, self.options)
            for choice in self.table.choices[: self.undo_asked[1]]:
                table.choose(choice.seat, choice.option)
            self.table, self.kept, self.undo_asked = table, 0, None
            del self.rolls[sum(choice.seat == "chance" for choice in table.choices) :]
        return Body()

    def _people(self) -> set[int]:
        """The chairs of people; a computer agrees to everything."""
        return {c for c, s in enumerate(self.sittings) if s.account is None or s.account.kind != "program"}

    def _deny(self, chair: int | None, body: Body, number: int | None) -> Body:
        if self.undo_asked is None:
            raise Refused("nothing-to-undo", "nobody wants to take anything back")
        return Body()

    def _leave(self, chair: int | None, body: Body, number: int | None) -> Body:
        """Somebody went, by resigning (`how`), being late or being sent away, and the game ends with it."""
        assert chair is not None
        self.sittings[chair].left = body.how
        gone = self.seat_of(chair)
        self.ending = Ending(tuple(seat for seat in self.seating if seat != gone), body.how)
        return body

    def _replace(self, chair: int | None, body: Body, number: int | None) -> Body:
        """Somebody went, and the computer goes on in their place."""
        assert chair is not None
        self.sittings[chair].account = wire.Account(body.account, body.name, "program")
        return body

    def _abort(self, chair: int | None, body: Body, number: int | None) -> Body:
        self.state = "aborted"
        return Body()

    _do: ClassVar[dict[str, Callable[[Live, int | None, Body, int | None], Body]]] = {
        "start": _start,
        "choice": _choice,
        "undo": _undo,
        "ask_undo": _ask_undo,
        "agree": _agree,
        "deny": _deny,
        "leave": _leave,
        "replace": _replace,
        "abort": _abort,
    }

    def row(self) -> dict[str, Any]:
        """What the events come to, as columns of the table's row."""
        return {
            "n": self.n,
            "asked": sum(1 << chair for chair in self.asked),
            "deadline": self.clock.deadline() if self.state == "playing" else None,
            "moved": self.moved,
            "state": self.state,
            "reason": self.ending.reason if self.ending else None,
        }

    def is_early(self) -> bool:
        """Whether the game has hardly begun."""
        made = [choice.seat for choice in self.table.choices if choice.seat != "chance"]
        return all(made.count(seat) <= EARLY for seat in set(made)) or len(made) <= EARLY

    # -- what a viewer sees

    def eye(self, seat: str | None) -> Eye:
        """The eye of a viewer, up to date."""
        if seat not in self.eyes:
            eye = self.eyes[seat] = Eye(seat)
            eye.view = self.table.view(seat)
            lines, eye.place = self.table.news(seat)
            eye.shown = len(lines)
        return self.eyes[seat]

    def broadcast(self, now: int) -> None:
        """Show everybody who looks what has changed; forget eyes nobody looks through."""
        for seat, eye in list(self.eyes.items()):
            if eye.listeners:
                message = self.change(eye, now)
                for listener in eye.listeners:
                    listener.hear(message)
            else:
                del self.eyes[seat]
        self.changed.set()
        self.changed = asyncio.Event()

    def change(self, eye: Eye, now: int) -> bytes:
        """What has changed for a viewer since the last message."""
        if self.kept is not None and self.kept < eye.place:
            before, eye.place = self.table.news(eye.seat, 0)[0], self.kept
            eye.shown = len(before) - len(self.table.news(eye.seat, self.kept)[0])
        view = self.table.view(eye.seat)
        changes = {key: value for key, value in view.items() if eye.view.get(key) != value}
        lines, place = self.table.news(eye.seat, eye.place)
        start = eye.shown
        gone = [key for key in eye.view if key not in view]
        eye.view, eye.place, eye.shown = view, place, start + len(lines)
        return self._message(eye.seat, changes, wire.Log(start, [_plain(line) for line in lines]), now, gone)

    def whole(self, seat: str | None, now: int, log: int = 0) -> bytes:
        """Everything a viewer may know now, with the log from line `log` on."""
        lines, _ = self.table.news(seat)
        log = min(log, len(lines))
        tail = wire.Log(log, [_plain(line) for line in lines[log:]])
        return self._message(seat, self.table.view(seat), tail, now)

    def _message(
        self, seat: str | None, view: dict[str, Any], log: wire.Log, now: int, gone: list[str] | None = None
    ) -> bytes:
        """A message: the whole view, or where `gone` is given what has changed and what is gone."""
        ending = self.ending
        ask = self.table.ask(seat) if seat is not None and self.state == "playing" else None
        return encode(
            wire.State(
                table=self.id,
                n=self.n,
                full=gone is None,
                seat=seat,
                view=view,
                log=log,
                ask=wire.Ask(ask.number, ask.what, list(ask.options)) if ask else None,
                waiting=[self.seat_of(chair) for chair in self.asked],
                clock=wire.ClockState(self.clock.left(now), self.asked, now),
                can_undo=seat is not None and self.state == "playing" and self.table.can_undo(seat),
                gone=gone or [],
                undo_asked=self.seat_of(self.undo_asked[0]) if self.undo_asked else None,
                agreed=[self.seat_of(chair) for chair in sorted(self.agreed)] if self.undo_asked else [],
                result=wire.Result(list(ending.winners), ending.reason) if ending else None,
                seating=list(self.seating),
            )
        )


def _plain(line: Line) -> dict[str, Any]:
    """A log line as JSON: its kind, and each argument with its sort."""
    return {"kind": line.kind, "arguments": {name: list(value) for name, value in line.arguments.items()}}
