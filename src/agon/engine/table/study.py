"""Studies and records: games as text. docs/reference/studies.md describes the lines."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from agon.engine.errors import AgonError, Refused
from agon.engine.game import Game
from agon.engine.table import Ask, Choice, Outcome, Table

Loader = Callable[[str], Game]
HEADERS = ("version", "components", "table", "commitment", "secret", "nonces", "rolls")
ENDINGS = ("resign", "timeout", "kick")
OUTCOME = ("winner", "reason")
FIRST = "the first line is `study TITLE` or `record TITLE`"
HEAD = ("study", "record", "rules", "game", *HEADERS)


@dataclass
class Statement:
    """One line of text, split into words."""

    line: int
    words: list[str]

    @property
    def text(self) -> str:
        return " ".join(self.words)


class Note(NamedTuple):
    """A comment `#: KEY ID…`: a text to show to the reader at this point, and what it points at."""

    line: int
    key: str
    points: tuple[str, ...] = ()


@dataclass
class Study:
    """A parsed study or record: its head and its statements in order."""

    title: str
    is_record: bool
    game: str = ""
    options: dict[str, str] = field(default_factory=dict)
    rules: list[str] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)
    givens: list[Statement] = field(default_factory=list)
    statements: list[Statement] = field(default_factory=list)
    result: list[str] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    learner: str | None = None


def parse(text: str, name: str = "study") -> Study:
    """Parse a study or a record; an invalid line is refused with its number."""
    study: Study | None = None
    for number, raw in enumerate(text.splitlines(), 1):
        words = raw.split("#", 1)[0].split()
        if not words:
            if study is not None:
                _remark(study, number, raw.strip())
            continue
        statement = Statement(number, words)
        if study is None:
            if words[0] not in ("study", "record"):
                raise Failed(name, number, f"begins with {words[0]!r}; {FIRST}")
            study = Study(" ".join(words[1:]), words[0] == "record")
        else:
            _take(study, statement, name)
    if study is None:
        raise AgonError("bad-study", f"{name}: empty; {FIRST}")
    if not study.game:
        raise AgonError("bad-study", f"{name}: no `game` line")
    return study


def is_study(text: str) -> bool:
    """Whether a text begins as a study or a record."""
    lines = (line.partition("#")[0].split() for line in text.splitlines())
    return next((words[0] for words in lines if words), "") in ("study", "record")


def parse_head(text: str) -> Study:
    """Parse only the head of a study or a record."""
    lines = (line.partition("#")[0] for line in text.splitlines())
    return parse("\n".join(itertools.takewhile(lambda line: (line.split() or HEAD)[0] in HEAD, lines)))


def _remark(study: Study, line: int, comment: str) -> None:
    """Read `#: KEY ID…` (a text for the reader) and `#! seat SEAT` (the seat it is for); ignore other comments."""
    if comment.startswith("#:") and comment[2:].strip():
        key, *points = comment[2:].split()
        study.notes.append(Note(line, key, tuple(points)))
    elif comment.split()[:2] == ["#!", "seat"] and len(comment.split()) == 3:
        study.learner = comment.split()[2]


def _take(study: Study, statement: Statement, name: str) -> None:
    words, line = statement.words, statement.line
    head = words[0]
    if head in ("study", "record"):
        raise Failed(name, line, f"a second `{head}` line")
    if head == "rules":
        study.rules += words[1:]
    elif head == "game":
        if len(words) < 2:
            raise Failed(name, line, "`game` needs a name")
        if study.game:
            raise Failed(name, line, "a second `game` line")
        study.game = words[1]
        for pair in words[2:]:
            key, sign, value = pair.partition("=")
            if not (key and sign and value):
                raise Failed(name, line, f"{pair!r} is not key=value")
            study.options[key] = value
    elif head in HEADERS:
        if len(words) != 2:
            raise Failed(name, line, f"`{head}` takes one value")
        study.headers[head] = words[1]
    elif not study.game:
        raise Failed(name, line, "comes before the `game` line")
    elif study.result:
        raise Failed(name, line, "comes after `result`")
    elif head == "given":
        if study.is_record or study.statements or len(words) < 3:
            raise Failed(name, line, "`given PATH VALUE…` belongs in a study, before the choices")
        study.givens.append(statement)
    elif head == "result":
        study.result = words[1:]
    else:
        study.statements.append(statement)


def _asked(table: Table) -> str:
    asks = [f"{a.seat} {a.what}: {' '.join(a.options)}" for a in table.asks]
    return "; ".join(asks) or "nothing, the game is over"


class Failed(AgonError):
    """A study that fails: the line, what was asked and what was offered."""

    def __init__(self, name: str, line: int, reason: str) -> None:
        super().__init__("bad-study", f"{name}:{line}: {reason}")
        self.line, self.reason = line, reason


def place_of(error: AgonError, text: str, name: str = "study") -> tuple[int, str]:
    """Return the line and the reason of a refusal; one without a line concerns the head or the end."""
    if isinstance(error, Failed):
        return error.line, error.reason
    head = "result" if "the game ends" in error.message else "game"
    lines = enumerate(text.splitlines(), 1)
    line = next((number for number, words in lines if words.split()[:1] == [head]), 1)
    return line, error.message.removeprefix(f"{name}:").strip()


class Player:
    """Runs the statements of a study at a table."""

    def __init__(self, study: Study, load: Loader, name: str = "study", components: Path | None = None) -> None:
        self.study, self.name = study, name
        game = load(study.game)
        self.game = game if components is None else game.with_components(components)
        self._check_headers()
        self.table = self._given() if study.givens else Table(self.game, study.options)
        self.ended: Outcome | None = None

    def _check_headers(self) -> None:
        version = self.study.headers.get("version")
        if version is not None and version != str(self.game.version):
            raise AgonError(
                "bad-record",
                f"{self.name}: made under version {version} of the rules, but version {self.game.version} is installed"
                "; replay it with the release that made it",
            )
        wanted = self.study.headers.get("components", "")
        if wanted != self.game.components_hash and (wanted or self.study.is_record):
            raise AgonError(
                "bad-record",
                f"{self.name}: made with components {wanted or 'as printed'}, "
                f"not {self.game.components_hash or 'as printed'}; pass the right file with --components",
            )

    def _given(self) -> Table:
        options = self.game.choose_options(self.study.options)
        position = self.game.compiled.position_of(self.game.fresh_cells(options))
        paths = self.game.paths
        paths.baseline(position)
        for statement in self.study.givens:
            if statement.words[1] in OUTCOME:
                raise Failed(self.name, statement.line, f"{statement.words[1]} follows from play and cannot be set")
            try:
                paths.write(position, statement.words[1], statement.words[2:])
            except AgonError as error:
                raise Failed(self.name, statement.line, error.message) from error
        try:
            paths.settle(position)
            return Table(self.game, self.study.options, cells=position.cells)
        except AgonError as error:
            raise Failed(self.name, self.study.givens[-1].line, error.message) from error

    def play(self) -> Table:
        """Run every statement; raise Failed at the first one that fails."""
        for statement in self.study.statements:
            self.step(statement)
        if self.study.result:
            self.check_result()
        return self.table

    def step(self, statement: Statement) -> None:
        head, line, rest = statement.words[0], statement.line, statement.words[1:]
        if self.ended is not None and head not in ("=", "!"):
            raise self.fail(line, f"`{statement.text}` comes after the end of the game by {self.ended.reason}")
        if head == "=":
            self._expect(line, rest)
        elif head in ("?", "?+", "?-"):
            self._expect_ask(line, head, rest)
        elif head == "!":
            self._expect_refusal(line, rest)
        elif head in ENDINGS:
            self._end(line, head, rest)
        elif head == "undo":
            self._undo(line, rest)
        else:
            self._choose(line, statement.words)

    def fail(self, line: int, reason: str) -> Failed:
        return Failed(self.name, line, reason)

    def pending(self) -> str:
        return _asked(self.table)

    # -- statements

    def _split(self, line: int, words: list[str]) -> tuple[str, str | None, str]:
        if len(words) == 3:
            return words[0], words[1], words[2]
        if len(words) == 2:
            return words[0], None, words[1]
        raise self.fail(
            line, f"`{' '.join(words)}` is not a statement; write SEAT WHAT OPTION; asked: {self.pending()}"
        )

    def _choose(self, line: int, words: list[str]) -> None:
        seat, what, option = self._split(line, words)
        try:
            self.table.choose(seat, option, what=what)
        except AgonError as error:
            raise self.fail(line, f"{error}; asked: {self.pending()}") from error

    def _undo(self, line: int, words: list[str]) -> None:
        seats = words or ([self.table.choices[-1].seat] if self.table.choices else [""])
        try:
            self.table.undo(seats[0])
        except AgonError as error:
            raise self.fail(line, str(error)) from error

    def _end(self, line: int, how: str, words: list[str]) -> None:
        seats = self.table.seats
        if len(words) != 1 or words[0] not in seats:
            raise self.fail(line, f"`{how} SEAT` needs a seat: {', '.join(seats)}")
        if self.table.outcome is not None:
            raise self.fail(line, f"`{how} {words[0]}` comes after the end of the game")
        self.ended = Outcome(tuple(s for s in seats if s != words[0]), how)

    def _expect(self, line: int, words: list[str]) -> None:
        if len(words) < 2:
            raise self.fail(line, "`= PATH VALUE…` needs a path and a value")
        path, wanted = words[0], words[1:]
        try:
            found = self._read(path)
            agrees = set(found) == set(wanted) if path in OUTCOME else self.game.paths.agrees(path, found, wanted)
        except AgonError as error:
            raise self.fail(line, error.message) from error
        if not agrees:
            raise self.fail(line, f"{path} is {' '.join(found) or 'none'}, not {' '.join(wanted)}")

    def _read(self, path: str) -> list[str]:
        outcome = self.ended or self.table.outcome
        if path == "winner":
            return ["none"] if outcome is None else list(outcome.winners) or ["draw"]
        if path == "reason":
            return ["none"] if outcome is None else [outcome.reason]
        found: list[str] = self.game.paths.read(self.table.position, path)
        return found

    def _ask_of(self, line: int, seat: str) -> Ask:
        try:
            ask = self.table.ask(seat)
        except AgonError as error:
            raise self.fail(line, error.message) from error
        if ask is None:
            raise self.fail(line, f"{seat} has no pending ask; asked: {self.pending()}")
        return ask

    def _expect_ask(self, line: int, sign: str, words: list[str]) -> None:
        if len(words) < 2:
            wanted = "SEAT WHAT" if sign == "?" else "SEAT OPTION…"
            raise self.fail(line, f"`{sign} {wanted}` needs more words; asked: {self.pending()}")
        ask = self._ask_of(line, words[0])
        if sign == "?":
            if ask.what != words[1]:
                raise self.fail(line, f"{ask.seat} is asked {ask.what}; asked: {self.pending()}")
            if words[2:] and sorted(words[2:]) != sorted(ask.options):
                raise self.fail(line, f"{ask.seat} is offered {' '.join(ask.options)}, not {' '.join(words[2:])}")
            return
        for option in words[1:]:
            if (option in ask.options) != (sign == "?+"):
                state = "not offered" if sign == "?+" else "offered"
                raise self.fail(line, f"{option} is {state} to {ask.seat}; asked: {self.pending()}")

    def _expect_refusal(self, line: int, words: list[str]) -> None:
        seat, what, option = self._split(line, words)
        if self.ended is not None:
            return
        before = self.table.copy()
        try:
            self.table.choose(seat, option, what=what)
        except Refused:
            if self.table != before or self.table.choices != before.choices:
                raise self.fail(line, "the refused choice changed the game") from None
            return
        raise self.fail(line, f"{seat} {option} was accepted, but must be refused; asked: {_asked(before)}")

    def check_result(self) -> None:
        outcome = self.ended or self.table.outcome
        found = [] if outcome is None else ["+".join(outcome.winners) or "draw", outcome.reason]
        if found != self.study.result:
            raise AgonError(
                "bad-record",
                f"{self.name}: the game ends with {' '.join(found) or 'no result'}, not {' '.join(self.study.result)}",
            )


def check(text: str, load: Loader, name: str = "study", components: Path | None = None) -> Table:
    """Run a study or a record from its text."""
    return Player(parse(text, name), load, name, components).play()


# ---------------------------------------------------------------- writing


def head(table: Table, title: str, kind: str = "record", rules: Iterable[str] = ()) -> list[str]:
    lines = [f"{kind} {' '.join(title.replace('#', ' ').split())}"]
    if rules:
        lines.append(f"rules {' '.join(rules)}")
    options = "".join(f" {k}={v}" for k, v in table.options.items())
    lines.append(f"game {table.game.name}{options}")
    if kind == "record":
        lines.append(f"version {table.game.version}")
        if table.game.components_hash:
            lines.append(f"components {table.game.components_hash}")
    return lines


def write_record(
    table: Table, title: str, ended: tuple[str, str] | None = None, headers: Mapping[str, str] | None = None
) -> str:
    """Return the record of a table. `ended` is (one of ENDINGS, seat) if a player left; `headers` come last in the
    head."""
    lines = head(table, title)
    lines += [f"{name} {value}" for name, value in (headers or {}).items()]
    return "\n".join([*lines, *_played(table, ended)]) + "\n"


def write_study(
    table: Table, title: str, givens: Iterable[Statement] = (), ended: tuple[str, str] | None = None
) -> str:
    """Return a game that began in a given position as a study: the position, then every choice."""
    lines = head(table, title, "study")
    if table.game.components_hash:
        lines.append(f"components {table.game.components_hash}")
    lines += [given.text for given in givens]
    return "\n".join([*lines, *_played(table, ended)]) + "\n"


def _played(table: Table, ended: tuple[str, str] | None) -> list[str]:
    """Return the choices of a table as lines, and how it ended."""
    lines = [_choice(choice) for choice in table.choices]
    outcome = table.outcome
    if ended is not None:
        lines.append(f"{ended[0]} {ended[1]}")
        others = "+".join(s for s in table.seats if s != ended[1])
        lines.append(f"result {others} {ended[0]}")
    elif outcome is not None:
        lines.append(f"result {'+'.join(outcome.winners) or 'draw'} {outcome.reason}")
    return lines


def _choice(choice: Choice) -> str:
    return f"{choice.seat} {choice.what} {choice.option}"
