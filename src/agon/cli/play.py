"""`agon play`: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Literal

import typer

from agon.cli.arguments import ComponentsFile, Language, OptionPairs, chosen_game, read_pairs
from agon.cli.saves import Save, default_file, is_unfinished, read_game, refuse_strangers, seat_of, set_aside
from agon.cli.screen import Quit, Screen
from agon.cli.session import Session
from agon.engine.errors import AgonError
from agon.engine.table import Table
from agon.engine.table.study import Statement, Study
from agon.games import NAMES
from agon.text.catalogue import Catalogue

ALL_SEATS = "all"
SEED_BITS = 32


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Game to play (default: choose from a list).")
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="SEAT", help="Your seat, or `all` for hot-seat play (default: the first seat)."),
    ] = None,
    against: Annotated[
        Literal["novice", "apprentice", "contender", "champion", "olympian", "random"],
        typer.Option("--against", help="Opponent: a computer level from weakest to strongest, or `random`."),
    ] = "apprentice",
    lang: Language = "en",
    seed: Annotated[
        int | None, typer.Option("--seed", min=0, help="Random seed for dice and opponent (default: random).")
    ] = None,
    option: OptionPairs = None,
    study: Annotated[
        Path | None, typer.Option("--study", metavar="FILE", help="Start from the end of this study.")
    ] = None,
    components: ComponentsFile = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Resume a saved game.")] = None,
    backend: Annotated[
        Literal["direct", "lowered"],
        typer.Option("--backend", help="Back end that runs the rules; `direct` is for debuggers and cannot undo."),
    ] = "lowered",
    save: Annotated[
        Path | None,
        typer.Option(
            "--save", metavar="FILE", help="File to save the game to (default: ~/.local/share/agon/GAME.record)."
        ),
    ] = None,
) -> None:
    """Play a game in the terminal. It is saved after every choice; type `help` to list the commands."""
    screen, shell = Screen(), Catalogue.load(lang)
    if study and resume:
        raise typer.BadParameter("cannot be combined with --study", param_hint="--resume")
    if option and (study or resume):
        raise AgonError("bad-option", f"the options are set by {study or resume}; remove --option")
    start = _Start(screen, shell, components)
    try:
        if study or resume:
            start.from_file(study or resume, game)  # type: ignore[arg-type]
        else:
            start.fresh(game or _choose_game(screen, shell), read_pairs(option), save)
        if backend == "direct":
            start.table = start.table.replayed(backend)
        _begin(start, seat, against, seed, save, lang)
    except Quit:
        raise typer.Exit from None


class _Start:
    """The start of a game: a new table, or a file."""

    table: Table
    study: Study | None = None
    resumed: Path | None = None

    def __init__(self, screen: Screen, shell: Catalogue, components: Path | None) -> None:
        self.screen, self.shell, self.components = screen, shell, components

    def fresh(self, name: str, options: dict[str, str], save: Path | None) -> None:
        """Start a new game, unless the player prefers to resume an unfinished one."""
        game = chosen_game(name, self.components)
        full = game.choose_options(options)
        file = save or default_file(name)
        if is_unfinished(file) and self._wants(file):
            self.from_file(file, name)
        else:
            self.table = Table(game, full)

    def _wants(self, file: Path) -> bool:
        """Ask whether to resume an unfinished game; no if there is no terminal."""
        self.screen.line(self.shell.format("play-unfinished", file=str(file)), whole=True)
        if not self.screen.interactive:
            return False
        names = [self.shell.format("play-resume-it"), self.shell.format("play-new-game")]
        return _choose(self.screen, self.shell, names) == 0

    def from_file(self, file: Path, name: str | None) -> None:
        study, table = read_game(file, self.components)
        if name not in (None, study.game):
            raise AgonError("bad-record", f"{file} is a game of {study.game}, not {name}")
        if study.result:
            raise AgonError("game-over", f"the game in {file} is over: {' '.join(study.result)}")
        self.study, self.table, self.resumed = study, table, file

    @property
    def givens(self) -> list[Statement]:
        return self.study.givens if self.study else []

    @property
    def is_kept_game(self) -> bool:
        return self.study is not None and (self.study.is_record or seat_of(self.study) is not None)


def _begin(start: _Start, seat: str | None, against: str, seed: int | None, save: Path | None, lang: str) -> None:
    table, screen = start.table, start.screen
    game = table.game
    texts = Catalogue.load(lang, game.name).under(table.options)
    seats = _seats(table, seat or (seat_of(start.study) if start.study else None) or table.seats[0])
    file = (save or (start.resumed if start.is_kept_game else None) or default_file(game.name)).expanduser()
    refuse_strangers(file)
    if file != start.resumed and is_unfinished(file):
        screen.line(texts.format("play-set-aside", file=str(set_aside(file))), whole=True)
    if start.resumed:
        screen.line(texts.format("play-resumed", file=str(start.resumed)), whole=True)
    used = secrets.randbits(SEED_BITS) if seed is None else seed
    names = ", ".join(texts.seat(table.seating[game.seats.index(each)]) for each in seats)
    screen.line(f"{texts.format('play-your-seat', seat=names)} · {texts.format('play-seed', seed=str(used))}")
    kept = Save(file, ALL_SEATS if len(seats) > 1 else seats[0], start.givens)
    Session(table, seats, used, kept, texts, screen, against).play()


def _seats(table: Table, seat: str) -> tuple[str, ...]:
    if seat == ALL_SEATS:
        return table.seats
    if seat not in table.seats:
        offered = ", ".join((*table.seats, ALL_SEATS))
        raise AgonError("unknown-seat", f"{table.game.name} has no seat {seat!r}; choose one of: {offered}")
    return (seat,)


def _choose_game(screen: Screen, shell: Catalogue) -> str:
    titles = [Catalogue.load(shell.lang, name).format("game-title") for name in NAMES]
    if not screen.interactive:
        screen.line(shell.format("play-first-game", game=titles[0]))
        return NAMES[0]
    screen.line(shell.format("play-which-game"), "bold")
    return NAMES[_choose(screen, shell, titles)]


def _choose(screen: Screen, shell: Catalogue, names: list[str]) -> int:
    """Let the player choose one of the names; returns its index."""
    screen.options([(str(number), "", name, "") for number, name in enumerate(names, 1)])
    while True:
        typed = screen.read(shell.format("play-prompt"))
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(names):
            return int(typed) - 1
        if typed == "quit":
            raise Quit
        screen.line(shell.format("play-choose-number", **{"from": 1, "to": len(names)}), "yellow")
