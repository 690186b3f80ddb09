"""The course of a game: its events folded one after another. The same events always come to the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec

from agon.engine.errors import AgonError, Refused
from agon.engine.game import Game
from agon.engine.table import Choice, Table
from agon.server import wire
from agon.server.clocks import Running, Span
from agon.server.dice import Dice
from agon.server.refusals import not_yours
from agon.server.storage import Event

EARLY = 2  # choices a player may have made when a game is still aborted without a result
GOING = ("leave", "replace")  # events by which somebody goes
COMPUTER = -1  # in place of a person's number


class Body(msgspec.Struct, omit_defaults=True):
    """What an event holds beside its kind and chair."""

    option: str = ""
    chance: list[str] = []
    how: str = ""
    account: str = ""
    name: str = ""
    level: str | None = None
    gone: str = ""
    people: list[int] = []
    plan: int | None = None


class Sitting(msgspec.Struct):
    """Who sits in a chair, and what is theirs alone: the link over their shoulder and their vacations."""

    account: wire.Account | None
    nonce: str = ""
    own_nonce: bool = False
    left: str | None = None
    shoulder: str | None = None
    vacations: list[Span] = []
    is_stand_in: bool = False
    is_written: bool = False  # that somebody went
    gone: str = ""  # the account in whose place the stand-in plays


class NobodyLeft(Refused):
    """No computer goes on where nobody would play against it."""

    def __init__(self) -> None:
        super().__init__("not-possible-now", "nobody is left for whom a computer would go on")


class Ending(NamedTuple):
    """How the game ended, by the rules or because somebody went."""

    winners: tuple[str, ...]
    reason: str


class Course:
    """One game as its events made it. Every change is an event; the table refuses what the rules do not allow."""

    def __init__(
        self,
        row: Any,
        game: Game,
        sittings: list[Sitting],
        seats: Sequence[str],
        outages: Sequence[Span] = (),
        table: Any = None,
    ) -> None:
        self.id: str = row.id
        self.pairing: str | None = row.pairing  # of a tournament
        self.game = game
        self.options: dict[str, str] = msgspec.json.decode(row.options)
        self.settings = msgspec.json.decode(row.settings, type=wire.Settings)
        self.state: str = row.state
        self.sittings = sittings
        self.seats = tuple(seats)
        self.secret: bytes = row.secret
        self.outages = outages
        self.study: str | None = row.study  # where the game began, if not at the beginning
        self.table: Table = Table(game, self.options) if table is None else table
        self.n = 0
        self.rolled = 0  # chance answers so far, those taken back included: it never goes back
        self.rolls: list[int] = []  # the numbers of those that stand
        self.made: list[int] = []  # the event at which each choice that stands was made
        self.people = [COMPUTER] * len(sittings)  # the number of the person in each chair, from the start on
        self.clock = Running(self.settings.clock, len(sittings), row.created, self._breaks)
        self.was_asked: frozenset[int] = frozenset()  # before the last event
        self.undo_asked: tuple[int, int] | None = None  # chair, and how many choices would stay
        self.agreed: set[int] = set()
        self.denied: set[int] = set()  # chairs whose wish was denied since the last choice
        self.ending: Ending | None = None
        self.moved: int = row.moved
        self.places: list[list[int]] = [[] for _ in sittings]  # of the log, before each choice that stands
        self.cuts: list[tuple[int, int]] = []  # (event, place): what was behind this place of the log is gone
        self.used: set[tuple[int, int]] = set()  # plans that were followed: chair and place

    def _breaks(self, chair: int) -> Sequence[Span]:
        return self.sittings[chair].vacations if self.settings.clock.kind == "days" else self.outages

    # -- chairs and seats

    @property
    def seating(self) -> tuple[str, ...]:
        """The seat that is played from each chair now."""
        return self.table.seating

    def seat_of(self, chair: int) -> str:
        return self.seating[chair]

    def chair_of(self, seat: str) -> int:
        return self.seating.index(seat)

    def chairs_of(self, account: str | None) -> list[int]:
        """The chairs somebody sits in."""
        return [
            chair
            for chair, sitting in enumerate(self.sittings)
            if sitting.account is not None and sitting.account.id == account
        ]

    def has_others(self, chair: int) -> bool:
        """Whether people are left who play on without this chair."""
        return any(person != COMPUTER for at, person in enumerate(self.people) if at != chair)

    @property
    def asked(self) -> list[int]:
        """The chairs that are asked something now."""
        if self.state != "playing":
            return []
        codes = {pending[0] for pending in self.table.machine.pending}
        return [chair for chair, seat in enumerate(self.seating) if self.game.seat_code(seat) in codes]

    # -- events

    def check(self, kind: str, chair: int | None, body: Body, by: str | None, at: int) -> None:
        """Whether an event may happen now, in this state, from this account; a flag falls for whom it is late."""
        if kind == "start":
            if self.state != "open":
                raise Refused("not-possible-now", "the game has begun already")
            if any(sitting.account is None for sitting in self.sittings):
                raise Refused("not-possible-now", "there are free chairs")
        elif self.state == "open":
            raise Refused("not-possible-now", "the game has not begun; there are free chairs")
        elif self.state != "playing":
            raise Refused("game-over", "the game is over")
        if by is not None and (chair is None or chair not in self.chairs_of(by)):
            raise not_yours("another plays here for you now")
        if kind in GOING and body.how == "timeout" and chair not in self.clock.late(at):
            raise Refused("not-possible-now", "there is time left")
        if kind == "replace" and chair is not None and not self.has_others(chair):
            raise NobodyLeft

    def fold(self, event: Event) -> None:
        """Take in an event that was committed."""
        body = msgspec.json.decode(event.body, type=Body)
        done = self.apply(event.kind, event.chair, body, event.at)
        if done.chance != body.chance:
            raise AgonError("bad-record", f"chance is asked {len(done.chance)} times, not {len(body.chance)}")
        self.n = event.n

    def apply(self, kind: str, chair: int | None, body: Body, at: int, number: int | None = None) -> Body:
        """Carry an event out; a refusal changes nothing. Chance is rolled unless the body says how it fell."""
        seating = self.seating
        body = self._do[kind](self, chair, body, number)
        if kind not in ("ask_undo", "agree"):
            self.undo_asked = None
        if self.table.outcome is not None and self.ending is None:
            self.ending = Ending(*self.table.outcome)
        if self.ending is not None and self.state == "playing":
            self.state = "over"
        if self.seating != seating:
            self.cuts.append((self.n + 1, 0))
        self.moved = at
        self.was_asked = self.clock.asked
        self.clock.move(at, self.asked, chair if kind == "choice" else None)
        if kind == "replace" and chair is not None:
            self.clock.refill(chair)
        return body

    def _start(self, chair: int | None, body: Body, number: int | None) -> Body:
        """The people are numbered here: who sits where may read differently when the events are folded again."""
        self.people = body.people or self._number_people()
        self.dice = Dice(self.secret, self.id, [sitting.nonce for sitting in self.sittings])
        self.state = "playing"
        rolled = self._roll(body.chance)
        self._number(len(rolled))
        return Body(chance=rolled, people=self.people)

    def _number_people(self) -> list[int]:
        accounts = [sitting.account.id if sitting.account else str(c) for c, sitting in enumerate(self.sittings)]
        computers = {s.account.id for s in self.sittings if s.account is not None and s.account.kind == "program"}
        return [COMPUTER if account in computers else accounts.index(account) for account in accounts]

    def _choice(self, chair: int | None, body: Body, number: int | None) -> Body:
        assert chair is not None
        place = self.table.place
        self.table.choose(self.seat_of(chair), body.option, number=number)
        self.places[chair].append(place)
        self.denied.clear()
        if body.plan is not None:
            self.used.add((chair, body.plan))
        rolled = self._roll(body.chance)
        self._number(1 + len(rolled))
        return Body(option=body.option, chance=rolled, plan=body.plan)

    def _number(self, count: int) -> None:
        """So many choices belong to the event under way."""
        self.made += [self.n + 1] * count

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

    # -- taking back

    def _undo(self, chair: int | None, body: Body, number: int | None) -> Body:
        assert chair is not None
        before = list(self._made())
        self._cut(self.table.undo(self.seat_of(chair)))
        self._number_again(before)
        if self.places[chair]:
            self.places[chair].pop()
        return Body()

    def _number_again(self, before: Sequence[Choice]) -> None:
        """What others answered after a choice that was taken back stands from now on without it."""
        after = self._made()
        pairs = zip(before, after, strict=False)
        stands = next((at for at, (one, other) in enumerate(pairs) if one != other), len(after))
        del self.made[stands:]
        self._number(len(after) - stands)

    def _cut(self, place: int) -> None:
        self.cuts.append((self.n + 1, place))

    def _ask_undo(self, chair: int | None, body: Body, number: int | None) -> Body:
        assert chair is not None
        seat = self.seat_of(chair)
        if self.undo_asked is not None:
            raise Refused("not-possible-now", "somebody wants to take something back already; the others decide")
        if chair in self.denied:
            raise Refused("not-possible-now", "the others do not agree; ask again after another choice")
        made = range(len(self.table.choices) - 1, self.table.begun - 1, -1)
        to = next((i for i in made if self.table.choices[i].seat == seat), None)
        if to is None:
            raise Refused("nothing-to-undo", f"{seat} has not chosen anything yet")
        self.undo_asked, self.agreed = (chair, to), set()
        return self._agree(chair, body, number)

    def _agree(self, chair: int | None, body: Body, number: int | None) -> Body:
        """Once every person agrees, the choices that stay are played again. Dice go on from where they were."""
        if self.undo_asked is None or chair is None:
            raise Refused("nothing-to-undo", "nobody wants to take anything back")
        if chair in self.agreed:
            raise Refused("not-possible-now", "you have agreed; the others have not yet")
        self.agreed.add(chair)
        if {self.people[chair] for chair in self.agreed} >= set(self.people) - {COMPUTER}:
            stands = self.table.rewind(self.undo_asked[1])
            del self.made[len(self._made()) :]
            self.undo_asked = None
            self.places = [[place for place in places if place < stands] for places in self.places]
            del self.rolls[sum(choice.seat == "chance" for choice in self._made()) :]
            self._cut(stands)
        return Body()

    def _deny(self, chair: int | None, body: Body, number: int | None) -> Body:
        if self.undo_asked is None:
            raise Refused("nothing-to-undo", "nobody wants to take anything back")
        self.denied.add(self.undo_asked[0])
        return Body()

    # -- going

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
        sitting = self.sittings[chair]
        body.gone = body.gone or (sitting.account.id if sitting.account else "")
        sitting.gone = sitting.gone or body.gone
        sitting.account = wire.Account(body.account, body.name, "program", body.level)
        sitting.left, sitting.is_stand_in, sitting.shoulder, sitting.vacations = body.how, True, None, []
        self.people[chair] = COMPUTER
        return body

    def _abort(self, chair: int | None, body: Body, number: int | None) -> Body:
        self.state = "aborted"
        return Body()

    _do: ClassVar[dict[str, Callable[[Any, int | None, Body, int | None], Body]]] = {
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

    # -- what it comes to

    def row(self) -> dict[str, Any]:
        """What the events come to, as columns of the table's row."""
        return {
            "n": self.n,
            "asked": sum(1 << chair for chair in self.asked),
            "deadline": self.clock.deadline() if self.state == "playing" else None,
            "moved": self.moved,
            "state": self.state,
            "reason": self.ending.reason if self.ending else None,
            "seating": ",".join(self.seating) if self.seating != self.seats else None,
        }

    def _made(self) -> Sequence[Choice]:
        """The choices that were made at this table."""
        return self.table.choices[self.table.begun :]

    def is_practice(self, chair: int) -> bool:
        """Whether help for a chair wrongs nobody: nothing is at stake, and nobody else plays but computers."""
        mine = self.sittings[chair].account
        others = [sitting.account for sitting in self.sittings if sitting.account != mine]
        is_alone = all(other is not None and other.kind == "program" for other in others)
        return is_alone and not self.settings.rated and self.pairing is None

    def is_early(self) -> bool:
        """Whether the game has hardly begun."""
        made = [choice.seat for choice in self._made() if choice.seat != "chance"]
        return all(made.count(seat) <= EARLY for seat in set(made)) or len(made) <= EARLY
