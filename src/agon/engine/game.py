"""A game: what its author declares (`Game`), and the program compiled from it (`CompiledGame`)."""

from __future__ import annotations

import functools
import hashlib
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from agon.engine.chooser import SeededChooser
from agon.engine.components import Components, IntTable
from agon.engine.errors import AgonError
from agon.engine.language import checker, lowering
from agon.engine.language.ranges import Ranges
from agon.engine.language.source import Program, Ref
from agon.engine.machine import Pending
from agon.engine.machine.direct import DirectMachine
from agon.engine.machine.lowered import Code, LoweredMachine
from agon.engine.mind import Mind, SearchParams
from agon.engine.observation import HIGH, Group, Observation, asked_row, check, check_row, features_row, groups
from agon.engine.position import Position
from agon.engine.script import CHANCE, NO_CONTEXT, NONE, Interrupt, Told
from agon.engine.views import Views
from agon.engine.vocabulary import Asks, Tells, Words

BACKENDS = ("direct", "lowered")

View = dict[str, Any]
"""What a seat may know, as ids; or a part of it."""

Chosen = tuple[str, str]
"""An option and one of its values."""


class Option(NamedTuple):
    """A variant: an int field of the position, the words for its values, the default, and what a value excludes.

    Values of two options are incompatible if either of them excludes the other. `former` is the value in games that
    started before the option existed, if it is not the default. A game lists its options by importance; forms show the
    `main` ones first and fold the others."""

    name: str
    values: Mapping[str, int]
    default: str
    excludes: Mapping[str, tuple[Chosen, ...]] = MappingProxyType({})
    former: str = ""
    main: bool = False


class Overrides(NamedTuple):
    """What a user replaced in a declared game: the tables of its components file, the weights of its mind."""

    tables: Mapping[str, IntTable] = MappingProxyType({})
    components_hash: str = ""
    weights: tuple[int, ...] = ()
    untuned: Game | None = None  # the same game with its own weights


NO_OVERRIDES = Overrides()
NO_OBSERVATION = Observation(())


@dataclass(frozen=True, eq=False)
class Game:
    """One game as declared; `compiled` runs it."""

    # identity
    name: str
    version: int
    """Increased whenever a record may replay differently."""
    seats: tuple[str, ...]
    minutes: int
    """A typical length, for the lobby."""

    # rules
    position: type[Position]
    script: Callable[..., Any]
    imagine: Callable[..., Any]
    """A script that redeals what a seat cannot know."""
    invariant: Callable[..., bool]
    """Checks what must hold in every position between two asks."""
    words: Words
    asks: Asks
    tells: Tells
    view: Callable[[Any, int, Mapping[str, IntTable]], View]
    paths: Any
    """The paths by which studies and snapshots describe a position."""
    spine: tuple[Callable[..., Any], ...] = ()
    """The scripts at which a position set up by hand can resume; they have no local variables."""
    interrupt: Interrupt | None = None
    stack: int = 256
    most_options: int = 64
    glance: Callable[[Any, Mapping[str, IntTable]], View] | None = None
    """`glance(p, tables)`: a few public figures for lists of games; the text `game-glance` puts them into words."""
    observation: Observation = NO_OBSERVATION
    """What a seat may know as numbers, for programs that learn or count."""

    # advice
    caution: Callable[..., bool] | None = None
    """`caution(p, seat, what, option)`: whether a careful player avoids an option."""
    warning: Callable[..., int] | None = None
    """`warning(p, seat, what, option, card, reason)`: why an option loses the game, or can lose it before the seat
    chooses again (a word), or NONE. Clients ask for confirmation with the text `warning-REASON`."""
    cost: Callable[..., int] | None = None
    """`cost(p, seat, what, option, card, reason)`: what an option takes of what is `left`, or in gold; usually 1."""
    why_not: Callable[..., int] | None = None
    """`why_not(p, seat, what, option, card, reason)`: why what is not offered cannot be chosen (a word), or NONE.
    Clients show the text `why-REASON`."""
    mind: Mind | None = None

    # seats, options and score
    options: tuple[Option, ...] = ()
    players: Callable[[Mapping[str, int]], int] | None = None
    """The number of seats in play with these options; None: all."""
    seating: Callable[[Any], tuple[int, ...]] | None = None
    """The seat each chair plays, if that can change during a game."""
    score: Callable[[Any, int], int] | None = None
    """`score(p, seat)`: the final score of a seat, if the game counts points and more is better."""
    milestone: str = ""
    """The field that measures the progress of the game."""
    openings: Sequence[int] = ()
    """The words with which a seat can open: the first of them that it chooses is its opening, for statistics."""
    set_up: Sequence[int] = ()
    """The words of the set-up: what a seat chooses of them before it opens."""

    # files
    components: Components | None = None
    importers: Mapping[str, Callable[[str], Any]] = field(default_factory=dict)
    """Functions that read games in other formats (`Importer`), by name."""
    overrides: Overrides = NO_OVERRIDES

    @functools.cached_property
    def compiled(self) -> CompiledGame:
        """The checked and lowered rules, compiled on first use."""
        return CompiledGame(self)

    # -- options

    def choose_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """Return the full set of options; refuse unknown names and values, and values that exclude each other.

        An option that is not given falls back to its next value if the default is excluded by what was given."""
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

    def former_options(self, stored: Mapping[str, str]) -> dict[str, str]:
        """Return the stored options of a game, with the former values of options that did not exist then."""
        former = {option.name: option.former for option in self.options if option.former}
        return former | dict(stored)

    def _fitting(self, option: Option, chosen: dict[str, str]) -> str:
        """Return the default of an option, or the first value that is not excluded by what is already chosen."""
        values = (option.default, *option.values)
        return next((v for v in values if self.clash(chosen | {option.name: v}) is None), option.default)

    def clash(self, options: Mapping[str, str]) -> tuple[Chosen, Chosen] | None:
        """Return two values among these options that exclude each other, if there are any."""
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
        raise AgonError("excluded-option", f"{' excludes '.join(pairs)}; change one of them: {', '.join(others)}")

    def seats_in_play(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """Return the seats in play with these options."""
        if self.players is None:
            return self.seats
        full = self.choose_options(options)
        return self.seats[: self.players({option.name: option.values[full[option.name]] for option in self.options})]

    def fresh_cells(self, options: Mapping[str, str]) -> list[int]:
        """Return the cells before the first ask."""
        self._refuse_clash(options)
        position: Any = self.position()
        for option in self.options:
            setattr(position, option.name, option.values[options[option.name]])
        cells: list[int] = position.cells
        return cells

    # -- components

    def with_components(self, file: Path) -> Game:
        """Return the same game with the printed facts from a file in place of ours."""
        if self.components is None:
            raise AgonError("bad-components", f"{self.name} has no components to replace")
        try:
            raw = file.read_bytes()
        except OSError as error:
            raise AgonError("bad-components", f"{file}: {error.strerror}") from error
        hashed = hashlib.sha256(raw).hexdigest()[:16]
        changed = self.overrides._replace(tables=self.components.read(file), components_hash=hashed, untuned=None)
        return replace(self, overrides=changed)

    @property
    def tables(self) -> Mapping[str, IntTable]:
        """The tables made from the components file."""
        if self.components is None:
            return {}
        return self.overrides.tables or self.components.tables

    @property
    def components_hash(self) -> str:
        """A hash of a components file that replaces ours; empty for ours."""
        return self.overrides.components_hash

    # -- the mind

    def with_weights(self, given: Mapping[str, int]) -> Game:
        """Return the same game with other weights for some terms of its mind."""
        terms = self.mind.terms if self.mind else ()
        for term, weight in given.items():
            if term not in terms:
                offered = ", ".join(terms) or "none"
                raise AgonError("bad-option", f"the mind of {self.name} has no term {term!r}; it has: {offered}")
            if not -(1 << 31) <= weight < 1 << 31:
                raise AgonError("bad-option", f"the weight of {term} cannot be {weight}: it must fit in 32 bits")
        tuned = tuple(given.get(term, weight) for term, weight in zip(terms, self.weights, strict=True))
        changed = self.overrides._replace(weights=tuned, untuned=self.overrides.untuned or self)
        return replace(self, overrides=changed)

    @property
    def weights(self) -> tuple[int, ...]:
        """The weights of the mind's terms; empty without a mind."""
        return self.overrides.weights or (self.mind.weights if self.mind else ())

    @property
    def search_params(self) -> SearchParams:
        """The search parameters of the mind, or the defaults."""
        return self.mind.search_params if self.mind else SearchParams()

    # -- ids and codes

    def seat_id(self, seat: int) -> str:
        return "chance" if seat == CHANCE else self.seats[seat]

    @functools.cached_property
    def seat_codes(self) -> dict[str, int]:
        """The codes of the seats, with that of chance."""
        return {"chance": CHANCE} | {seat: code for code, seat in enumerate(self.seats)}

    def seat_code(self, seat: str) -> int:
        code = self.seat_codes.get(seat)
        if code is None:
            raise AgonError("unknown-seat", f"{self.name} has no seat {seat!r}; its seats: {', '.join(self.seats)}")
        return code

    def option_id(self, what: int, option: int) -> str:
        return str(option) if self.asks[what].numeric else self.words.ids[option]

    def option_ids(self, what: int, options: Sequence[int]) -> tuple[str, ...]:
        return tuple(map(str, options)) if self.asks[what].numeric else tuple(map(self.words.ids.__getitem__, options))

    # -- numbers for programs

    @functools.cached_property
    def groups(self) -> tuple[Group, ...]:
        """The groups of features of an observation, in order."""
        fields = self.position.fields
        return groups(self.observation, self.asks, [fields[option.name] for option in self.options])

    @property
    def action_count(self) -> int:
        """The number of actions: the words, then the numbers that seats may choose."""
        return len(self.words.ids) + self.observation.numbers

    def action(self, what: int, option: int) -> int:
        """Return an option of an ask of a seat as an action."""
        return option + len(self.words.ids) if self.asks[what].numeric else option

    def actions(self, pending: Pending) -> list[int]:
        """Return the options of an ask of a seat as actions."""
        return [self.action(pending.what, option) for option in pending.options]

    def offered(self, pending: Pending, option: str) -> int | None:
        """Return the code of an option of an ask; None if it is not offered."""
        if self.asks[pending.what].numeric:
            return next((code for code in pending.options if str(code) == option), None)
        code = self.words.codes.get(option)
        return code if code in pending.options else None


class CompiledGame:
    """The runnable form of a game: its rules are checked, lowered and compiled, each step on first use."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._rules: dict[Callable[..., Any], Callable[..., Any]] = {}
        self._recorded: dict[Callable[..., Any], Callable[..., Any]] = {}
        self.imagine_cells: Callable[[list[int], list[int], int, SeededChooser], list[int]] | None = None
        """Another back end's `imagine`, if it is set: cells, frames and a seat in, cells out."""

    # -- from source to code

    @functools.cached_property
    def program(self) -> Program:
        game = self.game
        ours = game.components.tables if game.components else {}
        replaced = {id(ours[name]): table for name, table in game.overrides.tables.items()}
        if game.mind and game.overrides.weights:
            replaced[id(game.mind.weights)] = game.overrides.weights
        numeric = frozenset(code for code, kind in enumerate(game.asks) if kind.numeric)
        return Program(game.position, self._roots(), replaced, game.interrupt, numeric)

    def _roots(self) -> list[Callable[..., Any]]:
        """The functions that the engine calls; the program is everything they use."""
        game = self.game
        advice = [function for function in (game.caution, game.warning, game.cost, game.why_not) if function]
        features = [feature.function for feature in game.observation.features]
        mind = game.mind[:2] if game.mind else ()
        score = [game.score] if game.score else []
        return [game.script, game.imagine, game.invariant, *advice, *mind, *features, *score]

    @functools.cached_property
    def refs(self) -> dict[Any, Ref]:
        refs = checker.check(self.program, self.game.asks)
        self._check_mind()
        self._check_observation()
        for python in self.game.spine:
            fn = self.program.functions[python]  # type: ignore[index]
            if fn.locals:
                raise fn.refuse(fn.node, f"{fn.name} is part of the spine but has locals", "keep them in the position")
        return refs

    def _check_mind(self) -> None:
        for python in self.game.mind[:2] if self.game.mind else ():
            fn = self.program.functions[python]  # type: ignore[index]
            if fn.returns != "int" or not fn.takes_position or fn.writes or fn.tells or fn.finishes:
                raise fn.refuse(fn.node, f"{fn.name} belongs to the mind", "take p, change nothing and return an int")

    def _check_observation(self) -> None:
        check(self.game.groups)
        for feature in self.game.observation.features:
            fn = self.program.functions[feature.function]  # type: ignore[index]
            is_pure = fn.takes_position and not (fn.writes or fn.tells or fn.finishes)
            if not is_pure or fn.returns not in ("int", "bool") or len(fn.params) != 1 + len(feature.extents):
                wanted = f"take p, a seat and {len(feature.extents)} indices, change nothing and return an int"
                raise fn.refuse(fn.node, f"{fn.name} is the feature {feature.name}", wanted)

    @functools.cached_property
    def scripts(self) -> list[lowering.Lowered]:
        return lowering.lower(self.program, self.refs, self.game.asks)

    @functools.cached_property
    def ranges(self) -> Ranges:
        _ = self.scripts  # lowering adds locals
        game = self.game
        given = [(one.function, [(r.start, r.stop - 1) for r in one.ranges]) for one in game.observation.features]
        return Ranges(self.program, self.refs, len(game.seats), game.weights, given)

    @functools.cached_property
    def code(self) -> Code:
        game = self.game
        return Code(self.program, self.refs, self.scripts, self.ranges, game.name, game.stack)

    @property
    def root(self) -> str:
        return self.program.roots[0].name

    # -- functions of the rules

    @property
    def prior(self) -> Callable[[list[int], int, int, int], int]:
        """The mind's `prior` over cells; without a mind, every option has prior 1."""
        return self.plain(self.game.mind.prior) if self.game.mind else lambda cells, seat, what, option: 1

    @property
    def value(self) -> Callable[[list[int], int], int]:
        """The mind's `value` over cells; without a mind, every position has value 0."""
        return self.plain(self.game.mind.value) if self.game.mind else lambda cells, seat: 0

    def observe(self, machine: Any, seat: int) -> list[int]:
        """Return what a seat may know at a machine as a row of numbers, in the groups of `Game.groups`."""
        cells = machine.cells
        return self._row(machine, seat, lambda function: functools.partial(self.plain(function), cells, seat))

    def observe_directly(self, machine: Any, seat: int) -> list[int]:
        """Return the same row from the functions as written, to compare."""
        direct: Mapping[Any, Callable[..., int]] = self.program.direct
        position = self.game.position(list(machine.cells))
        return self._row(machine, seat, lambda function: functools.partial(direct[function], position, seat))

    def _row(self, machine: Any, seat: int, bound: Callable[[Callable[..., int]], Callable[..., int]]) -> list[int]:
        game, cells = self.game, machine.cells
        what = next((ask.what for ask in machine.pending if ask.seat == seat), NONE)
        context = NO_CONTEXT if what == NONE else machine.context()
        values = features_row(game.observation, bound)
        values += [min(cells[game.position.fields[option.name].offset], HIGH) for option in game.options]
        values += asked_row(game.observation, game.asks, what, context)
        check_row(game.groups, values)
        return values

    def plain(self, function: Any) -> Callable[..., Any]:
        """Return a plain function of the program in its lowered form, over cells."""
        return self.code.plain[self.program.functions[function].name]

    def position_of(self, cells: list[int]) -> Any:
        """Return the cells as a position whose rules use this game's components."""
        position = self.game.position(cells)
        position.rule = self._rule
        return position

    def views(self) -> Views:
        """Return the views of one game in progress."""
        game = self.game
        return Views(game.view, game.position.fields, self._recorded_rule, game.tables)

    def _rule(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return a function of the rules, lowered (for speed) and with this game's components."""
        if function not in self._rules:
            self._rules[function] = self._lowered(function, self.code.plain)
        return self._rules[function]

    def _recorded_rule(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return the same function; what it reads is recorded."""
        if function not in self._recorded:
            self._recorded[function] = self._lowered(function, self.code.recorded)
        return self._recorded[function]

    def _lowered(self, function: Callable[..., Any], code: Mapping[str, Callable[..., Any]]) -> Callable[..., Any]:
        functions: Mapping[Any, Any] = self.program.functions
        plain = code.get(functions[function].name) if function in functions else None
        if plain is not None:
            return _over_cells(plain, function)
        direct: Mapping[Any, Any] = self.program.direct
        found: Callable[..., Any] = direct.get(function, function)
        return found

    # -- machines

    def start(
        self, cells: list[int], backend: str = "lowered", log: list[Told] | None = None
    ) -> LoweredMachine | DirectMachine:
        """Return a machine that has run to the first ask."""
        if backend == "lowered":
            return LoweredMachine(self.code, cells, self.root, log)
        if backend == "direct":
            assert self.scripts
            return DirectMachine(self.program, cells, log)
        raise AgonError(
            "bad-option", f"no back end {backend!r}; choose one of: {', '.join(BACKENDS)} (and native for batches)"
        )

    def resume(self, cells: Sequence[int], frames: Sequence[int]) -> LoweredMachine:
        """Return a machine in the middle of a game, from its cells and frames; an impossible position is refused."""
        game = self.game
        if len(cells) != game.position.cell_count:
            raise AgonError("bad-position", f"{game.name} has {game.position.cell_count} cells, not {len(cells)}")
        for one in game.position.fields.values():
            for cell in cells[one.offset : one.offset + one.size]:
                if not one.low <= cell <= one.high:
                    raise AgonError("bad-position", f"{one.name} cannot be {cell}: {one.low}..{one.high}")
        rules = (game.overrides.untuned or game).compiled
        rules.code.check_frames(list(frames), rules.root)
        if not rules.plain(game.invariant)(list(cells)):
            raise AgonError("bad-position", "these cells violate the invariant of the game")
        return LoweredMachine.resumed(rules.code, list(cells), list(frames))


def _over_cells(plain: Callable[..., Any], function: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap a lowered function so that it is called as written: with a position and with defaults."""
    defaults: tuple[Any, ...] = getattr(function, "__defaults__", None) or ()
    count = function.__code__.co_argcount
    if "s" not in inspect.signature(plain).parameters:  # it does not look at the position
        return lambda *given: plain(*given, *defaults[len(defaults) - (count - len(given)) :])
    if not defaults:
        return lambda p, *given: plain(p.cells, *given)
    return lambda p, *given: plain(p.cells, *given, *defaults[len(defaults) - (count - 1 - len(given)) :])
