"""A game as the engine knows it: seats, options, words, a position, a script and a view."""

from __future__ import annotations

import functools
import hashlib
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from agon.engine import checker, lowering
from agon.engine.direct import DirectMachine
from agon.engine.errors import AgonError
from agon.engine.lowered import Code, LoweredMachine
from agon.engine.position import Position
from agon.engine.script import CHANCE, Told
from agon.engine.source import Program, Ref, Table
from agon.engine.vocabulary import Asks, Tells, Words

BACKENDS = ("direct", "lowered")


Chosen = tuple[str, str]
"""An option and one of its values."""


class Option(NamedTuple):
    """A variant: an int field of the position, the words for its values, the default, and what a value excludes:
    values of other options that cannot go with it (it is enough that one of the two says so)."""

    name: str
    values: Mapping[str, int]
    default: str
    excludes: Mapping[str, tuple[Chosen, ...]] = MappingProxyType({})


@dataclass(frozen=True)
class Components:
    """Facts printed on the components: how a file becomes tables, and which tables of the rules it replaces."""

    file: Path
    read: Callable[[Path], dict[str, Table]]
    tables: dict[str, Table]


class Thinking(NamedTuple):
    """How a search thinks about a game: how curious it is, with how many options a node begins and how many it takes on
    for the root of its visits, after how many decisions and turns (0: never) it stops to judge a position. What it
    plays out is drawn by a power of the weights, the sharpness: the greater, the more often the heaviest option."""

    exploration: float = 1.0
    width: float = 2.0
    widening: float = 1.0
    decisions: int = 40
    turns: int = 1
    sharpness: int = 4


class Mind(NamedTuple):
    """What a thinking player knows of a game, written as rules are: plain functions that change nothing.

    `weigh(p, seat, what, option)`: how much a sensible player leans to an option, 0 (only if nothing else is left) to
    1000. `evaluate(p, seat)`: how well a seat stands, in hundredths of a logit of winning, -2000 to 2000. `weights` is
    the one table that tuning may replace, `terms` names its entries; `thinking` is how a search goes about it."""

    weigh: Callable[..., int]
    evaluate: Callable[..., int]
    weights: tuple[int, ...]
    terms: tuple[str, ...]
    thinking: Thinking = Thinking()


MOST_WEIGHT = 1000
MOST_VALUE = 2000


@dataclass(frozen=True, eq=False)
class Game:
    """Everything the house needs to play one game. `version` grows when a record may replay differently;
    `milestone` names the field that says how far a game has come; `players` says how many seats are in play."""

    name: str
    version: int
    seats: tuple[str, ...]
    minutes: int
    position: type[Position]
    script: Callable[..., Any]
    imagine: Callable[..., Any]
    invariant: Callable[..., bool]
    words: Words
    asks: Asks
    tells: Tells
    view: Callable[[Any, int, Mapping[str, Table]], dict[str, Any]]
    paths: Any
    spine: tuple[Callable[..., Any], ...] = ()
    caution: Callable[..., bool] | None = None
    mind: Mind | None = None
    milestone: str = ""
    seating: Callable[[Any], tuple[int, ...]] | None = None
    """For each chair the seat it plays now, where a position can change that; left out: each its own."""
    options: tuple[Option, ...] = ()
    players: Callable[[Mapping[str, int]], int] | None = None
    score: Callable[[Any, int], int] | None = None
    """What a seat has in the end, where players count something and more is better."""
    components: Components | None = None
    stack: int = 256
    most_options: int = 64
    replaced: dict[str, Table] = field(default_factory=dict)
    components_hash: str = ""
    tuned: tuple[int, ...] = ()
    untuned: Game | None = None
    importers: Mapping[str, Callable[[str], Any]] = field(default_factory=dict)
    """By name, what reads games written down elsewhere (an `Importer`)."""

    # -- options

    def choose_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """The full set of options; an unknown name or value is refused, and so are values that exclude each other.
        Only what is left out gives way: if its default is excluded by what was given, the next value stands in."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                offered = ", ".join(known) or "none"
                raise AgonError("bad-option", f"{self.name} has no option {name!r}; it has: {offered}")
            if value not in known[name].values:
                raise AgonError("bad-option", f"{name} cannot be {value!r}; it can be: {', '.join(known[name].values)}")
        chosen = dict(given)
        for option in self.options:
            if option.name not in given:
                chosen[option.name] = self._fitting(option, chosen)
        self._refuse_clash(chosen)
        return {option.name: chosen[option.name] for option in self.options}

    def _fitting(self, option: Option, chosen: dict[str, str]) -> str:
        """The default of an option, or else the first value that what is chosen does not exclude."""
        values = (option.default, *option.values)
        return next((v for v in values if self.clash(chosen | {option.name: v}) is None), option.default)

    def clash(self, options: Mapping[str, str]) -> tuple[Chosen, Chosen] | None:
        """Two values among these options that exclude each other, if there are such."""
        for option in self.options:
            for name, value in option.excludes.get(options.get(option.name, ""), ()):
                if options.get(name) == value:
                    return (option.name, options[option.name]), (name, value)
        return None

    def _refuse_clash(self, options: Mapping[str, str]) -> None:
        clash = self.clash(options)
        if clash is None:
            return
        known = {option.name: option for option in self.options}
        pairs = (f"{name}={value}" for name, value in clash)
        others = (f"{name} can be {' or '.join(v for v in known[name].values if v != value)}" for name, value in clash)
        raise AgonError("excluded-option", f"{' excludes '.join(pairs)}; take one of them back: {', '.join(others)}")

    def seats_in_play(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The seats that play with these options: the first so many, or all."""
        if self.players is None:
            return self.seats
        full = self.choose_options(options)
        return self.seats[: self.players({option.name: option.values[full[option.name]] for option in self.options})]

    def fresh_cells(self, options: Mapping[str, str]) -> list[int]:
        """The cells before the first ask."""
        self._refuse_clash(options)
        position: Any = self.position()
        for option in self.options:
            setattr(position, option.name, option.values[options[option.name]])
        cells: list[int] = position.cells
        return cells

    # -- components

    def with_components(self, file: Path) -> Game:
        """The same game with the printed facts of a file in place of ours."""
        if self.components is None:
            raise AgonError("bad-components", f"{self.name} has no components to replace")
        try:
            raw = file.read_bytes()
        except OSError as error:
            raise AgonError("bad-components", f"{file}: {error.strerror}") from error
        hashed = hashlib.sha256(raw).hexdigest()[:16]
        return replace(self, replaced=self.components.read(file), components_hash=hashed, untuned=None)

    @property
    def tables(self) -> Mapping[str, Table]:
        """The tables made from the components file."""
        if self.components is None:
            return {}
        return self.replaced or self.components.tables

    # -- the mind

    def with_weights(self, given: Mapping[str, int]) -> Game:
        """The same game with other weights for some terms of its mind."""
        terms = self.mind.terms if self.mind else ()
        for term, weight in given.items():
            if term not in terms:
                offered = ", ".join(terms) or "none"
                raise AgonError("bad-option", f"the mind of {self.name} has no term {term!r}; it has: {offered}")
            if not -(1 << 31) <= weight < 1 << 31:
                raise AgonError("bad-option", f"the weight of {term} cannot be {weight}: it has 32 bits")
        tuned = tuple(given.get(term, weight) for term, weight in zip(terms, self.weights, strict=True))
        return replace(self, tuned=tuned, untuned=self.untuned or self)

    @property
    def weights(self) -> tuple[int, ...]:
        """The weights of the mind's terms; none without a mind."""
        return self.tuned or (self.mind.weights if self.mind else ())

    @property
    def thinking(self) -> Thinking:
        """How a search thinks about this game."""
        return self.mind.thinking if self.mind else Thinking()

    @property
    def weigh(self) -> Callable[[list[int], int, int, int], int]:
        """The mind's `weigh` over cells; without a mind every option weighs 1."""
        return self.plain(self.mind.weigh) if self.mind else lambda cells, seat, what, option: 1

    @property
    def evaluate(self) -> Callable[[list[int], int], int]:
        """The mind's `evaluate` over cells; without a mind nobody stands better than another."""
        return self.plain(self.mind.evaluate) if self.mind else lambda cells, seat: 0

    def plain(self, function: Any) -> Callable[..., Any]:
        """A plain function of the program as it runs lowered: over cells."""
        return self.code.plain[self.program.functions[function].name]

    # -- positions

    def position_of(self, cells: list[int]) -> Any:
        """The cells as a position whose rules see this game's components."""
        position = self.position(cells)
        position.rule = self._rule
        return position

    def _rule(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """A function of the rules as this game runs it: lowered, which is fast, and with this game's components."""
        if function not in self._rules:
            functions: Mapping[Any, Any] = self.program.functions
            plain = self.code.plain.get(functions[function].name) if function in functions else None
            lowered = plain and _over_cells(plain, function)
            direct: Mapping[Any, Any] = self.program.direct
            self._rules[function] = lowered or direct.get(function, function)
        return self._rules[function]

    @functools.cached_property
    def _rules(self) -> dict[Callable[..., Any], Callable[..., Any]]:
        return {}

    # -- the three ways to run

    @functools.cached_property
    def program(self) -> Program:
        ours = self.components.tables if self.components else {}
        replaced = {id(ours[name]): table for name, table in self.replaced.items()}
        if self.mind and self.tuned:
            replaced[id(self.mind.weights)] = self.tuned
        return Program(self.position, self.roots, replaced)

    @functools.cached_property
    def refs(self) -> dict[Any, Ref]:
        refs = checker.check(self.program, self.asks)
        self._check_mind()
        for python in self.spine:
            fn = self.program.functions[python]  # type: ignore[index]
            if fn.locals:
                raise fn.refuse(fn.node, f"{fn.name} is of the spine and has locals", "keep them in the position")
        return refs

    def _check_mind(self) -> None:
        for python in self.mind[:2] if self.mind else ():
            fn = self.program.functions[python]  # type: ignore[index]
            if fn.returns != "int" or not fn.takes_position or fn.writes or fn.tells or fn.finishes:
                raise fn.refuse(fn.node, f"{fn.name} is of the mind", "take p, change nothing and return an int")

    @functools.cached_property
    def scripts(self) -> list[lowering.Lowered]:
        return lowering.lower(self.program, self.refs, self.asks)

    @functools.cached_property
    def code(self) -> Code:
        return Code(self.program, self.refs, self.scripts, self.name, self.stack, len(self.seats))

    @property
    def roots(self) -> list[Callable[..., Any]]:
        """Script, imagine and invariant; caution: whether a careful player would rather not choose an option; and what
        the mind is made of."""
        cautious = [self.caution] if self.caution else []
        return [self.script, self.imagine, self.invariant, *cautious, *(self.mind[:2] if self.mind else ())]

    @property
    def root(self) -> str:
        return self.program.roots[0].name

    def start(
        self, cells: list[int], backend: str = "lowered", log: list[Told] | None = None
    ) -> LoweredMachine | DirectMachine:
        """A machine that has run to the first ask."""
        if backend == "lowered":
            return LoweredMachine(self.code, cells, self.root, log)
        if backend == "direct":
            assert self.scripts
            return DirectMachine(self.program, cells, log)
        raise AgonError(
            "bad-option", f"no back end {backend!r}; there are: {', '.join(BACKENDS)} (and native for batches)"
        )

    def resume(self, cells: Sequence[int], frames: Sequence[int]) -> LoweredMachine:
        """A machine in the midst of a game, from its cells and frames; what no game can hold is refused."""
        if len(cells) != self.position.cell_count:
            raise AgonError("bad-position", f"{self.name} has {self.position.cell_count} cells, not {len(cells)}")
        for one in self.position.fields.values():
            for cell in cells[one.offset : one.offset + one.size]:
                if not one.low <= cell <= one.high:
                    raise AgonError("bad-position", f"{one.name} cannot be {cell}: {one.low}..{one.high}")
        rules = self.untuned or self
        rules.code.check_frames(list(frames), rules.root)
        if not rules.plain(rules.invariant)(list(cells)):
            raise AgonError("bad-position", "these cells break what always holds")
        return LoweredMachine.resumed(rules.code, list(cells), list(frames))

    @property
    def trace_bytes(self) -> int:
        """How many bytes a value takes in the trace: one if every word fits into it."""
        return 1 if max(len(self.words.ids), self.most_options, len(self.asks)) <= 256 else 2

    # -- ids and codes

    def seat_id(self, seat: int) -> str:
        return "chance" if seat == CHANCE else self.seats[seat]

    def seat_code(self, seat: str) -> int:
        if seat == "chance":
            return CHANCE
        if seat not in self.seats:
            raise AgonError("unknown-seat", f"{self.name} has no seat {seat!r}; its seats: {', '.join(self.seats)}")
        return self.seats.index(seat)

    def option_id(self, what: int, option: int) -> str:
        return str(option) if self.asks[what].numeric else self.words.id(option)


def _over_cells(plain: Callable[..., Any], function: Callable[..., Any]) -> Callable[..., Any]:
    """A lowered function, to be called as it is written: with a position, and without what has a default."""
    defaults: tuple[Any, ...] = getattr(function, "__defaults__", None) or ()
    count = function.__code__.co_argcount
    if "s" not in inspect.signature(plain).parameters:  # it does not look at the position
        return lambda *given: plain(*given, *defaults[len(defaults) - (count - len(given)) :])
    if not defaults:
        return lambda p, *given: plain(p.cells, *given)
    return lambda p, *given: plain(p.cells, *given, *defaults[len(defaults) - (count - 1 - len(given)) :])
