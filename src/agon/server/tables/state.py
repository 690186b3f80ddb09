"""The state of a game, folded from its events. The same events always give the same state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from agon.engine.errors import AgonError, Refused
from agon.engine.game import Game
from agon.engine.table import Choice as TableChoice
from agon.engine.table import Table
from agon.server import protocol
from agon.server.db.storage import EventRow, TableColumns
from agon.server.errors import not_yours
from agon.server.tables.clocks import Running, Span
from agon.server.tables.command import Command
from agon.server.tables.dice import Dice
from agon.server.tables.events import (
    Abort,
    Agree,
    AskUndo,
    Choice,
    Deny,
    Departure,
    Event,
    Replacement,
    Start,
    Undo,
    decode,
)
from agon.server.tables.old_rules import OldTable

ABORTABLE_CHOICES = 2  # choices per player up to which a game may be aborted
COMPUTER = -1  # in place of a person's number
LEFT = {"resign": "player_resigned", "timeout": "player_timed_out", "kick": "player_removed"}  # remarks


class TableRow(NamedTuple):
    """The columns of a table's row that its state starts from."""

    id: str
    pairing: str | None
    study: str | None
    options: str
    settings: str
    state: str
    secret: bytes
    created: int
    moved: int


class Sitting(msgspec.Struct):
    """A chair's player and their private data: watch link and vacations."""

    account: protocol.Account | None
    nonce: str = ""
    own_nonce: bool = False
    left: str | None = None
    watch_link: str | None = None
    vacations: list[Span] = []
    is_substitute: bool = False
    is_written: bool = False  # whether the departure is stored with the chair
    gone: str = ""  # the account the substitute plays for


class Remark(NamedTuple):
    """A log line of the server: what happened at the table outside the rules, before a place in the game's log."""

    place: int
    kind: str
    seat: str | None = None


class NotSeated(Refused):
    """The account holds no chair, or not the one of the seat it names."""

    def __init__(self, seat: str | None) -> None:
        super().__init__("not-yours", f"you do not play {seat} here" if seat else "you do not play here")


class Ending(NamedTuple):
    """How the game ended, by the rules or because a player left."""

    winners: tuple[str, ...]
    reason: str


class TableState:
    """One game. Every change is an event; events that the rules do not allow are refused."""

    def __init__(
        self,
        row: TableRow,
        game: Game,
        sittings: list[Sitting],
        seats: Sequence[str],
        outages: Sequence[Span] = (),
        table: Table | OldTable | None = None,
    ) -> None:
        self.id: str = row.id
        self.pairing: str | None = row.pairing  # in a tournament
        self.game = game
        self.options = game.former_options(msgspec.json.decode(row.options, type=dict[str, str]))
        self.settings = msgspec.json.decode(row.settings, type=protocol.Settings)
        self.state: str = row.state
        self.sittings = sittings
        self.seats = tuple(seats)
        self.secret: bytes = row.secret
        self.outages = outages
        self.study: str | None = row.study  # the starting position, if not the usual one
        self.table: Table | OldTable = Table(game, self.options) if table is None else table
        self._asked: tuple[object, object, list[int]] = None, None, []  # the last asks and seating, and who was asked
        self.n = 0
        self.rolled = 0  # chance answers so far, including undone ones; never decreases
        self.rolls: list[int] = []  # the numbers of those not undone
        self.made: list[int] = []  # the event of each choice that is not undone
        self.rated: bool | None = None  # whether the game counts for ratings, settled at the start
        self.people = [COMPUTER] * len(sittings)  # the number of the person in each chair, set at the start
        self.clock = Running(self.settings.clock, len(sittings), row.created, self._breaks)
        self.was_asked: frozenset[int] = frozenset()  # before the last event
        self.undo_asked: tuple[int, int] | None = None  # chair, and the number of choices to keep
        self.agreed: set[int] = set()
        self.denied: set[int] = set()  # chairs whose undo request was denied since the last choice
        self.ending: Ending | None = None
        self.moved: int = row.moved
        self.places: list[list[int]] = [[] for _ in sittings]  # in the log, before each choice that is not undone
        self.cuts: list[tuple[int, int]] = []  # (event, place): the log was cut at this place
        self.used: set[tuple[int, int]] = set()  # plans that were followed: chair and place
        self.remarks: list[Remark] = []

    def _breaks(self, chair: int) -> Sequence[Span]:
        return self.sittings[chair].vacations if self.settings.clock.kind == "days" else self.outages

    # -- chairs and seats

    @property
    def seating(self) -> tuple[str, ...]:
        """The seat played from each chair."""
        return self.table.seating

    def seat_of(self, chair: int) -> str:
        return self.table.seating[chair]

    def chair_of(self, seat: str) -> int:
        return self.seating.index(seat)

    def chairs_of(self, account: str | None) -> list[int]:
        """Return the chairs an account holds."""
        return [
            chair
            for chair, sitting in enumerate(self.sittings)
            if sitting.account is not None and sitting.account.id == account
        ]

    def chair_held(self, account: str, seat: str | None) -> int:
        """Return the chair an account acts from; a player with several chairs must name the seat."""
        held = self.chairs_of(account)
        if seat is not None:
            held = [chair for chair in held if self.seat_of(chair) == seat]
        if not held:
            raise NotSeated(seat)
        if len(held) > 1:
            held = [chair for chair in held if chair in self.asked]
            if len(held) != 1:
                raise Refused("bad-request", "you play several seats here; specify one with `seat`")
        return held[0]

    def can_undo(self, chair: int | None, now: int) -> bool:
        """Whether a chair's player may undo their last choice now."""
        if chair is None or self.state != "playing" or not self.table.can_undo(self.seat_of(chair)):
            return False
        return self.clock.can_undo(chair, now)

    def has_others(self, chair: int) -> bool:
        """Whether human players remain in other chairs."""
        return any(person != COMPUTER for at, person in enumerate(self.people) if at != chair)

    @property
    def asked(self) -> list[int]:
        """The chairs with a pending ask."""
        if self.state != "playing":
            return []
        pending, seating = self.table.machine.pending, self.table.seating
        known = self._asked
        if known[0] is not pending or known[1] is not seating:
            code_of, codes = self.game.seat_codes, [ask[0] for ask in pending]
            chairs = [chair for chair, seat in enumerate(seating) if code_of[seat] in codes]
            known = self._asked = pending, seating, chairs
        return known[2]

    # -- events

    def resolve(self, command: Command) -> int | None:
        """Return the chair a command is for; None if it is for the whole table."""
        return command.chair if command.actor is None else self.chair_held(command.actor, command.seat)

    def check(self, command: Command, chair: int | None, at: int) -> None:
        """Refuse a command that is not allowed in this state, from this account or at this time."""
        event, actor = command.event, command.actor
        if isinstance(event, Start):
            self._check_start()
        else:
            if isinstance(event, Abort) and actor is not None:
                self._check_abort()
            self.check_playing()
        if actor is not None and chair not in self.chairs_of(actor):
            raise not_yours("a substitute is playing for you")
        if isinstance(event, Departure) and event.how == "timeout" and chair not in self.clock.late(at):
            raise Refused("not-possible-now", "there is still time left")
        is_undo = isinstance(event, Undo) or isinstance(event, AskUndo) and self._decides_alone(chair)
        if is_undo and chair is not None and not self.clock.can_undo(chair, at):
            raise Refused(
                "no-time-to-undo", "undoing takes back the time that the choice added, and the clock would run out"
            )

    def _check_start(self) -> None:
        if self.state != "open":
            raise Refused("not-possible-now", "the game has already started")
        if any(sitting.account is None for sitting in self.sittings):
            raise Refused("not-possible-now", "some seats are still empty")

    def check_playing(self) -> None:
        """Refuse unless the game has started and is not over."""
        if self.state == "open":
            raise Refused("not-possible-now", "the game has not started; some seats are still empty")
        if self.state != "playing":
            raise Refused("game-over", "the game is over")

    def _check_abort(self) -> None:
        if self.pairing is not None:
            raise Refused("not-possible-now", "tournament games cannot be aborted; resign, or ask the organiser")
        if not self.is_early():
            raise Refused("not-possible-now", "the game is too far along to be aborted; resign, or play on")

    def fold(self, row: EventRow) -> None:
        """Apply a committed event."""
        event = decode(row.kind, row.body)
        done = self.apply(event, row.chair, row.at)
        if isinstance(event, Start | Choice) and isinstance(done, Start | Choice) and done.chance != event.chance:
            raise AgonError("bad-record", f"chance is asked {len(done.chance)} times, not {len(event.chance)}")
        self.n = row.n

    def apply(self, event: Event, chair: int | None, at: int, number: int | None = None) -> Event:
        """Apply an event and return it complete; a refusal changes nothing. Chance is rolled unless the event holds
        the results."""
        seating = self.seating
        event = self._do(event, chair, number)
        if not isinstance(event, AskUndo | Agree):
            self.undo_asked = None
        if self.table.outcome is not None and self.ending is None:
            self.ending = Ending(*self.table.outcome)
        if self.ending is not None and self.state == "playing":
            self.state = "over"
        if self.seating != seating:
            self.cuts.append((self.n + 1, 0))
        self.moved = at
        self.was_asked = self.clock.asked
        self.clock.move(at, self.asked, chair if isinstance(event, Choice) else None)
        if isinstance(event, Replacement) and chair is not None:
            self.clock.refill(chair)
        return event

    def _do(self, event: Event, chair: int | None, number: int | None) -> Event:
        match event:
            case Start():
                return self._start(event)
            case Abort():
                self.state = "aborted"
                self._remark("game_aborted", chair)
                return event
        assert chair is not None
        match event:
            case Choice():
                return self._choice(event, chair, number)
            case Undo():
                self._undo(chair)
            case AskUndo():
                self._ask_undo(chair)
            case Agree():
                self._agree(chair)
            case Deny():
                self._deny()
            case Departure():
                return self._leave(event, chair)
            case Replacement():
                return self._replace(event, chair)
        return event

    def _start(self, event: Start) -> Start:
        """Start the game and number its people: the chairs may have other accounts when the events are replayed."""
        self.rated = event.rated if event.people else self._is_rated()
        people = event.people or tuple(self._number_people())
        self.people = list(people)
        self.dice = Dice(self.secret, self.id, [sitting.nonce for sitting in self.sittings])
        self.state = "playing"
        rolled = self._roll(event.chance)
        self._number(len(rolled))
        return Start(rolled, people, self.rated)

    def _is_rated(self) -> bool:
        """Whether a game that starts now counts for ratings: no guests, and nobody plays against themselves."""
        accounts = [sitting.account for sitting in self.sittings]
        registered = {account.id for account in accounts if account is not None and account.kind != "guest"}
        return self.settings.rated and len(registered) == len(accounts) > 1

    def _number_people(self) -> list[int]:
        accounts = [sitting.account.id if sitting.account else str(c) for c, sitting in enumerate(self.sittings)]
        computers = {s.account.id for s in self.sittings if s.account is not None and s.account.kind == "program"}
        return [COMPUTER if account in computers else accounts.index(account) for account in accounts]

    def _choice(self, event: Choice, chair: int, number: int | None) -> Choice:
        place = self.table.log_position
        self.table.choose(self.seat_of(chair), event.option, number=number)
        self.places[chair].append(place)
        self.denied.clear()
        if event.plan is not None:
            self.used.add((chair, event.plan))
        rolled = self._roll(event.chance)
        self._number(1 + len(rolled))
        return Choice(event.option, rolled, event.plan)

    def _number(self, count: int) -> None:
        """Assign `count` choices to the current event."""
        self.made += [self.n + 1] * count

    def _roll(self, results: Sequence[str]) -> tuple[str, ...]:
        """Answer chance asks until a player is asked, with the given results first."""
        table, rolled = self.table, list[str]()
        for option in results:
            if table.ask("chance") is None:
                break
            table.choose("chance", option)
            self._count_roll()
            rolled.append(option)
        while (fallen := table.answer_chance(self._draw)) is not None:
            rolled.append(fallen)
        return tuple(rolled)

    def _draw(self, options: Sequence[str], weights: Sequence[int] | None) -> str:
        return self.dice.choose(options, weights, self._count_roll())

    def _count_roll(self) -> int:
        """Return the number of the next chance answer."""
        number = self.rolled
        self.rolls.append(number)
        self.rolled += 1
        return number

    # -- undo

    def _undo(self, chair: int) -> None:
        before = list(self._made())
        self._cut(self.table.undo(self.seat_of(chair)))
        self.clock.undo(chair)
        self._renumber(before)
        if self.places[chair]:
            self.places[chair].pop()

    def _renumber(self, before: Sequence[TableChoice]) -> None:
        """Renumber the choices that other players made after an undone choice."""
        after = self._made()
        pairs = zip(before, after, strict=False)
        unchanged = next((at for at, (one, other) in enumerate(pairs) if one != other), len(after))
        del self.made[unchanged:]
        self._number(len(after) - unchanged)

    def _cut(self, place: int) -> None:
        self.cuts.append((self.n + 1, place))
        self.remarks = [remark._replace(place=min(remark.place, place)) for remark in self.remarks]

    def _remark(self, kind: str, chair: int | None) -> None:
        """Add a line to the log, after everything told so far."""
        seat = None if chair is None else self.seat_of(chair)
        self.remarks.append(Remark(self.table.log_position, kind, seat))

    def _ask_undo(self, chair: int) -> None:
        seat = self.seat_of(chair)
        if self.undo_asked is not None:
            raise Refused("not-possible-now", "an undo request is already waiting for an answer")
        if chair in self.denied:
            raise Refused("not-possible-now", "the other players declined; ask again after another choice")
        made = range(len(self.table.choices) - 1, self.table.begun - 1, -1)
        to = next((i for i in made if self.table.choices[i].seat == seat), None)
        if to is None:
            raise Refused("nothing-to-undo", f"{seat} has not made a choice yet")
        self.undo_asked, self.agreed = (chair, to), set()
        self._agree(chair)

    def _agree(self, chair: int) -> None:
        """Rewind once every person agrees. Dice continue from where they were."""
        if self.undo_asked is None:
            raise Refused("nothing-to-undo", "there is no undo request")
        if chair in self.agreed:
            raise Refused("not-possible-now", "you have already agreed; the other players have not answered yet")
        self.agreed.add(chair)
        if {self.people[chair] for chair in self.agreed} >= set(self.people) - {COMPUTER}:
            asking, to = self.undo_asked
            place_after = self.table.rewind(to)
            del self.made[len(self._made()) :]
            answers = sum(choice.seat != "chance" for choice in self._made())
            self.clock.rewind(answers, asking if self._decides_alone(asking) else None)
            self.undo_asked = None
            self.places = [[place for place in places if place < place_after] for places in self.places]
            del self.rolls[sum(choice.seat == "chance" for choice in self._made()) :]
            self._cut(place_after)
            self._remark("undo_agreed", asking)

    def _decides_alone(self, chair: int | None) -> bool:
        """Whether a chair's player needs nobody's consent to undo, playing with computers only."""
        return chair is not None and set(self.people) <= {self.people[chair], COMPUTER}

    def _deny(self) -> None:
        if self.undo_asked is None:
            raise Refused("nothing-to-undo", "there is no undo request")
        self.denied.add(self.undo_asked[0])

    # -- leaving

    def _leave(self, event: Departure, chair: int) -> Departure:
        """End the game because a player left."""
        sitting = self.sittings[chair]
        sitting.left = event.how
        seat = self.seat_of(chair)
        self.ending = Ending(tuple(other for other in self.seating if other != seat), event.how)
        self._remark(LEFT.get(event.how, "player_removed"), chair)
        return replace(event, gone=event.gone or _account_id(sitting))

    def _replace(self, event: Replacement, chair: int) -> Replacement:
        """Let the computer take over for a player who left."""
        sitting = self.sittings[chair]
        gone = event.gone or _account_id(sitting)
        sitting.gone = sitting.gone or gone
        sitting.account = protocol.Account(event.account, event.name, "program", event.level)
        sitting.left, sitting.is_substitute, sitting.watch_link, sitting.vacations = event.how, True, None, []
        self.people[chair] = COMPUTER
        self._remark(LEFT.get(event.how, "player_removed"), chair)
        self._remark("player_replaced", chair)
        return replace(event, gone=gone)

    # -- results

    def row(self) -> TableColumns:
        """Return the columns of the table's row that follow from the events."""
        seating = self.seating
        return TableColumns(
            n=self.n,
            asked=sum(1 << chair for chair in self.asked),
            deadline=self.clock.deadline() if self.state == "playing" else None,
            moved=self.moved,
            state=self.state,
            reason=self.ending.reason if self.ending else None,
            seating=",".join(seating) if seating != self.seats else None,
            glance=self._glance(),
        )

    def _glance(self) -> str | None:
        glance = self.table.glance()
        return None if glance is None else msgspec.json.encode(glance).decode()

    def _made(self) -> Sequence[TableChoice]:
        """Return the choices made at this table."""
        return self.table.choices[self.table.begun :]

    def is_practice(self, chair: int) -> bool:
        """Whether this is an unrated game against computers only, where a chair may get hints."""
        if self.settings.rated or self.pairing is not None:
            return False
        mine = self.sittings[chair].account
        for sitting in self.sittings:
            account = sitting.account
            if account != mine and (account is None or account.kind != "program"):
                return False
        return True

    def is_early(self) -> bool:
        """Whether the game may still be aborted without a result."""
        made = [choice.seat for choice in self._made() if choice.seat != "chance"]
        return all(made.count(seat) <= ABORTABLE_CHOICES for seat in set(made)) or len(made) <= ABORTABLE_CHOICES


def _account_id(sitting: Sitting) -> str:
    return sitting.account.id if sitting.account else ""
