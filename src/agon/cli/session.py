"""A game in the terminal: shows the board, prompts the local players and answers for all other seats."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from agon.agents import AGENTS, BUDGETS, Agent, situation
from agon.cli.boards import board_of, card_text
from agon.cli.saves import Save, refuse_strangers
from agon.cli.screen import Quit, Screen
from agon.cli.words import is_numeric, option_help, outcome_lines, question
from agon.engine.chooser import GOLDEN, MASK, SeededChooser, mix
from agon.engine.errors import AgonError
from agon.engine.machine.lowered import LoweredMachine
from agon.engine.table import Ask, Table
from agon.text.blocks import grouping_of
from agon.text.catalogue import Catalogue
from agon.text.telling import Teller

LONGEST = 40  # characters of input quoted in a message
COMMANDS = ("board", "undo", "log", "save", "quit", "help")
RECAP = 6  # log lines shown when a game is resumed


UNTYPED = ("Mn", "Cf", "Pi", "Pf")  # Unicode categories: marks, format characters, opening and closing quotes
QUOTES = "\"'„״׳"


def spelling(name: str) -> str:
    """A name as people type it: without case, accents, vowel points, quotation marks and invisible marks."""
    letters = unicodedata.normalize("NFD", name.casefold())
    return "".join(each for each in letters if unicodedata.category(each) not in UNTYPED and each not in QUOTES)


class _Chosen(NamedTuple):
    """The last choice typed, and how many choices the game had then."""

    ask: Ask
    option: str
    before: int


class Session:
    """One game and its local players. `chairs` are the players at the keyboard, by the seat they started in; several
    of them share the screen."""

    def __init__(
        self,
        table: Table,
        chairs: tuple[str, ...],
        seed: int,
        save: Save,
        texts: Catalogue,
        screen: Screen,
        against: str = "random",
    ) -> None:
        self.table, self.chairs, self.seed, self.against = table, chairs, seed, against
        self.agents: dict[str, Agent] = {}
        self.save, self.texts, self.screen = save, texts, screen
        self.board = board_of(table.game.name)
        seats = table.game.seats
        self.seen = {seat: max(0, len(table.log(seat)) - RECAP) if table.choices else 0 for seat in seats}
        self.notices: dict[str, list[str]] = {seat: [] for seat in seats}
        self.at: str | None = chairs[0] if len(chairs) == 1 else None
        self.last: _Chosen | None = None
        self.queue: list[str] = []  # options typed ahead in a counted series

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats currently played at the keyboard."""
        return tuple(self.seat_of(chair) for chair in self.chairs)

    @property
    def copyable(self) -> Table:
        """The table, or on the direct back end a lowered one in the same state."""
        return self.table if isinstance(self.table.machine, LoweredMachine) else self.table.replayed()

    def seat_of(self, chair: str) -> str:
        return self.table.seating[self.table.game.seats.index(chair)]

    def chair_of(self, seat: str) -> str:
        return self.table.game.seats[self.table.seating.index(seat)]

    def say(self, key: str, style: str = "", **arguments: int | str) -> None:
        self.screen.line(self.texts.format(f"play-{key}", **arguments), style, whole="file" in arguments)

    # -- game loop

    def play(self) -> None:
        """Play to the end, or until the player quits; the game is saved either way."""
        self.save.write(self.table)
        try:
            while self.table.outcome is None:
                self.step()
            self.end()
        except (Quit, KeyboardInterrupt) as left:
            if isinstance(left, KeyboardInterrupt):
                self.screen.line()
            self.say("bye", file=str(self.save.write(self.table)))
            raise

    def step(self) -> None:
        """Answer one pending ask: those of chance and opponents first, then those of the local players."""
        others = [ask for ask in self.table.asks if ask.seat not in self.seats]
        if others:
            self.answer_for(others[0])
            return
        asks = {ask.seat: ask for ask in self.table.asks}
        here = self.seat_of(self.at) if self.at else ""
        ask = asks.get(here) or next(iter(asks.values()))
        arrived = self.hand_over(ask.seat)
        if self.table.is_forced(ask.seat):
            self.force(ask, arrived)
        else:
            self.prompt(ask)

    def answer_for(self, ask: Ask) -> None:
        """Answer for chance or an opponent. Chance and the random opponent depend only on the seed and the number of
        choices, so a resumed game continues as it would have."""
        if ask.seat != "chance" and self.against != "random":
            self.table.choose(ask.seat, self.agent(ask.seat)(situation(self.copyable, ask.seat)))
            return
        self.table.choose(ask.seat, SeededChooser(self.seed, len(self.table.choices))(ask))

    def agent(self, seat: str) -> Agent:
        """The agent of a seat not played at the keyboard: kept for the game if it searches, otherwise created for each
        choice, seeded by the number of choices."""
        if seat not in self.agents or self.against not in BUDGETS:
            place = self.seed * GOLDEN + len(self.table.choices) & MASK
            self.agents[seat] = AGENTS[self.against](self.table.game, mix(place))
        return self.agents[seat]

    def choose(self, ask: Ask, option: str) -> None:
        self.last = _Chosen(ask, option, len(self.table.choices))
        self.table.choose(ask.seat, option, number=ask.number)
        self.save.write(self.table)

    def force(self, ask: Ask, arrived: bool) -> None:
        """Make the only choice, which rolls and reveals nothing. The player is notified when next at the screen."""
        self.choose(ask, ask.options[0])
        self.notices[ask.seat].append(self.texts.format("play-forced", option=self.name(ask, ask.options[0])))
        if arrived:
            self.show_table(ask.seat)
            self.read(self.texts.format("play-enter"))

    def hand_over(self, seat: str) -> bool:
        """Pass the screen to the next player, without showing anything hidden from them."""
        if self.chair_of(seat) == self.at:
            return False
        self.screen.clear(hide=True)
        self.say("hotseat", "bold", seat=self.texts.seat(seat))
        self.read(self.texts.format("play-enter"))
        self.at = self.chair_of(seat)
        return True

    def end(self) -> None:
        self.save.write(self.table)
        seat = self.seats[0] if len(self.seats) == 1 else None
        self.screen.clear()
        self.screen.show(self.board.render(self.table.view(seat), seat, self.texts))
        self.tell(self.told(seat, self.seen[seat] if seat else len(self.table.log()) - RECAP))
        self.screen.line()
        self.say("over", "bold")
        for line in outcome_lines(self.texts, self.table.outcome, self.table.seats):
            self.screen.line(line, "bold")
        self.say("saved", "dim", file=str(self.save.file))

    # -- one ask

    def show_table(self, seat: str) -> None:
        """Show the board, and what has happened since the seat last chose."""
        self.screen.clear()
        self.screen.line()
        self.show_board(seat)
        self.tell_news(seat)

    def show_board(self, seat: str) -> None:
        self.screen.show(self.board.render(self.table.view(seat), seat, self.texts))

    def tell_news(self, seat: str) -> None:
        self.tell([*self.told(seat, self.seen[seat]), *self.notices[seat]])

    def told(self, seat: str | None, start: int = 0) -> list[str]:
        """The log in blocks, from a line on."""
        return Teller(self.texts, grouping_of(self.table.game.name), seat).lines(self.table.log(seat), start)

    def tell(self, lines: list[str]) -> None:
        if lines:
            self.screen.line()
            self.screen.lines(lines, "italic")

    def continues(self, ask: Ask) -> bool:
        """Whether the ask follows from the player's own last choice: the next of a counted series, or about the same
        card. The board is then not shown again."""
        if self.last is None or any(c.seat not in ("chance", ask.seat) for c in self.table.choices[self.last.before :]):
            return False
        is_same_card = ask.card is not None and ask.card in (self.last.ask.card, self.last.option)
        return self.last.ask.seat == ask.seat and (is_same_card or self.is_next_of_series(ask))

    def is_next_of_series(self, ask: Ask) -> bool:
        last = self.last.ask if self.last else None
        return last is not None and ask.of is not None and (ask.what, ask.of) == (last.what, last.of)

    def take_queued(self, ask: Ask) -> bool:
        """Choose the next option typed ahead; the rest is dropped if it is not offered or can lose the game."""
        option = self.queue.pop(0)
        is_offered = option in ask.options and self.continues(ask) and self.is_next_of_series(ask)
        if is_offered and option not in self.table.warnings(ask.seat):
            self.choose(ask, option)
            return True
        self.notices[ask.seat].append(self.texts.format("play-stopped", option=self.texts.word(option)))
        self.queue.clear()
        return False

    def show_ask(self, ask: Ask, keys: dict[str, str]) -> None:
        self.screen.line()
        self.screen.line(question(self.texts, ask), "bold")
        notes = self.board.about(self.copyable, ask, self.texts)
        marks = self.marks(ask)
        rows = [(key, self.board.style(option), self.name(ask, option), option) for key, option in keys.items()]
        self.screen.options(
            [(k, style, name + marks.get(o, ""), self.note(ask, o, notes)) for k, style, name, o in rows]
        )
        self.say("hint", "dim")

    def prompt(self, ask: Ask) -> None:
        """Prompt until an option is chosen or the last choice is undone."""
        if self.queue and self.take_queued(ask):
            return
        if self.continues(ask):
            self.tell_news(ask.seat)
        else:
            self.show_table(ask.seat)
        keys = self.keys(ask)
        self.show_ask(ask, keys)
        while True:
            typed = self.read(self.texts.format("play-prompt"))
            if typed == "?":
                typed = "help"
            if typed.startswith("?"):
                self.explain(typed[1:].strip(), ask, keys)
                continue
            word, _, rest = typed.partition(" ")
            if word in COMMANDS and (not rest or word == "save"):
                if self.obey(word, rest.strip(), ask.seat):
                    return
                continue
            meant, *ahead = self.series(typed.casefold(), ask, keys)
            if len(meant) == 1 and meant[0] in ask.options:
                if not self.is_meant(ask, meant[0]):
                    continue
                self.seen[ask.seat] = len(self.table.log(ask.seat))
                self.notices[ask.seat].clear()
                self.queue = [option for options in ahead for option in options]
                self.choose(ask, meant[0])
                return
            if len(meant) == 1:
                if self.obey(meant[0], "", ask.seat):
                    return
                continue
            self.refuse(typed, meant, ask, keys)

    def is_meant(self, ask: Ask, option: str) -> bool:
        """Ask for confirmation of an option that may lose the game; True if there is no warning."""
        reason = self.table.warnings(ask.seat).get(option)
        if reason is None:
            return True
        self.screen.line(self.texts.warning(reason), "yellow")
        return self.read(self.texts.format("play-anyway")).casefold()[:1] in ("y", self.texts.format("play-yes"))

    def name(self, ask: Ask, option: str) -> str:
        return self.texts.option(ask, option)

    def marks(self, ask: Ask) -> dict[str, str]:
        """What stands behind an option: its cost, and that it can lose the game."""
        marks = {
            o: f" ({self.texts.format('play-costs', cost=cost)})" for o, cost in self.table.costs(ask.seat).items()
        }
        for option in self.table.warnings(ask.seat):
            marks[option] = f"{marks.get(option, '')} ⚠ {self.texts.format('play-danger')}"
        return marks

    def word(self, ask: Ask, option: str) -> str:
        """The option's own name, which can be typed as well."""
        return option if is_numeric(self.table.game, ask) else self.texts.word(option)

    def note(self, ask: Ask, option: str, notes: dict[str, str]) -> Text:
        """The note beside an option. A card's text is cut to one line; `? NAME` shows all of it."""
        note = notes.get(option) or option_help(self.texts, ask, option)
        return Text(note, no_wrap=bool(self.card_text(option)), overflow="ellipsis")

    def card_text(self, word: str) -> str:
        return card_text(self.board, self.table, word, self.texts)

    def keys(self, ask: Ask) -> dict[str, str]:
        """What to type for each option: its number in the list, or the option itself if the options are numbers."""
        if is_numeric(self.table.game, ask):
            return {option: option for option in ask.options}
        return {str(number): option for number, option in enumerate(ask.options, 1)}

    def meant(self, typed: str, ask: Ask, keys: dict[str, str]) -> list[str]:
        """The options and commands that the input may mean: a key, an id or a name, or the start of one."""
        if typed in keys:
            return [keys[typed]]
        typed = spelling(typed)
        names = {o: (o, spelling(self.name(ask, o)), spelling(self.word(ask, o))) for o in ask.options}
        exact = [option for option, spellings in names.items() if typed in spellings]
        if exact or not typed:
            return exact
        begun = [o for o, spellings in names.items() if any(s.startswith(typed) for s in spellings)]
        return begun + [command for command in COMMANDS if command.startswith(typed)]

    def series(self, typed: str, ask: Ask, keys: dict[str, str]) -> list[list[str]]:
        """What the input may mean; in a counted series it may be several options, separated by spaces or commas."""
        meant = self.meant(typed, ask, keys)
        parts = [part.strip() for part in (typed.split(",") if "," in typed else typed.split())]
        if meant or not 1 < len(parts) <= (ask.left or 0):
            return [meant]
        each = [self.meant(part, ask, keys) for part in parts]
        return each if all(len(options) == 1 and options[0] in ask.options for options in each) else [meant]

    def refuse(self, typed: str, meant: list[str], ask: Ask, keys: dict[str, str]) -> None:
        typed = typed if len(typed) <= LONGEST else f"{typed[:LONGEST]}…"
        if meant:
            names = ", ".join(self.name(ask, word) if word in ask.options else word for word in meant)
            self.say("ambiguous", "yellow", typed=typed, names=names)
        elif typed:
            self.say("unknown", "yellow", typed=typed)
        if not meant:
            first, *_, last = keys
            self.say("choose-number", "yellow", **{"from": int(first), "to": int(last)})

    # -- commands

    def read(self, prompt: str) -> str:
        """Read a line; `quit` works everywhere."""
        typed = self.screen.read(prompt)
        if typed.casefold() == "quit":
            raise Quit
        return typed

    def obey(self, command: str, argument: str, seat: str) -> bool:
        """Run a command; True if the ask has to be shown again."""
        if command == "undo":
            return self.undo(seat)
        if command == "quit":
            raise Quit
        if command == "board":
            self.show_board(seat)
        elif command == "log":
            self.screen.lines(self.told(seat) or [self.texts.format("play-log-empty")])
        elif command == "save":
            self.keep(argument)
        else:
            self.say("help")
        return False

    def explain(self, typed: str, ask: Ask, keys: dict[str, str]) -> None:
        """Show the text of a card: an option by its key, or any card by its name or the start of it."""
        names = {word: self.texts.word(word) for word in self.table.game.words.ids if self.card_text(word)}
        begun = spelling(typed)
        found = [keys[typed]] if keys.get(typed) in names else []
        found = found or [w for w, name in names.items() if begun and (spelling(name).startswith(begun) or w == begun)]
        for word in found:
            self.screen.line(f"{names[word]}: {self.card_text(word)}")
        if not found:
            self.say("no-text", "yellow", typed=typed[:LONGEST])

    def undo(self, seat: str) -> bool:
        """Undo back to the seat's last real choice, including forced ones after it."""
        undone, self.last = False, None
        while self.table.can_undo(seat):
            self.table.undo(seat)
            undone = True
            ask = self.table.ask(seat)
            if ask is not None and not self.table.is_forced(seat):
                self.seen[seat] = min(self.seen[seat], len(self.table.log(seat)))
                self.notices[seat] = [self.texts.format("play-undone")]
                self.save.write(self.table)
                return True
        if undone:
            self.notices[seat] = [self.texts.format("play-cannot-undo")]
        else:
            self.say("cannot-undo", "yellow")
        return undone

    def keep(self, argument: str) -> None:
        try:
            file = Path(argument).expanduser() if argument else self.save.file
            refuse_strangers(file)
            self.say("saved", file=str(self.save.write(self.table, file)))
        except (AgonError, OSError) as error:
            self.screen.line(str(error), "yellow")
