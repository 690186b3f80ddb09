"""The program that analyses one game: it takes the game from standard input, tells every second how far it has come,
and in the end what it found. It stops at a line more, and ends when nobody can say one."""

from __future__ import annotations

import io
import os
import signal
import sys
import threading

import msgspec

from agon.agents.analysis import Analysis, analyse
from agon.agents.weighing import Weigher
from agon.engine.table import Choice, Table
from agon.games import load
from agon.server.beginnings import begin

PRIORITY = 10  # lower than that of the server
PAUSE = 1.0  # seconds between two words


class Task(msgspec.Struct, frozen=True):
    """A game to be analysed: where it began, if not at the beginning, and the choices made since."""

    game: str
    options: dict[str, str]
    study: str | None
    choices: list[Choice]
    depth: int


class Said(msgspec.Struct, omit_defaults=True):
    """How many choices are done, or what was found."""

    done: int = 0
    found: Analysis | None = None


class Analyst:
    """One analysis, while it goes on."""

    def __init__(self, task: Task) -> None:
        self.task, self.done = task, 0
        self.is_stopped, self.is_over = threading.Event(), threading.Event()

    def work(self) -> Analysis:
        game = load(self.task.game)
        table = Table(game, self.task.options) if self.task.study is None else begin(self.task.study, game)
        weigher = Weigher(game, len(table.seats), depth=self.task.depth, threads=1)
        return analyse(table, self.task.choices, weigher, self._come_to)

    def _come_to(self, done: int) -> None:
        self.done = done
        if self.is_stopped.is_set():
            raise KeyboardInterrupt

    def tell(self) -> None:
        """Say how far it has come, until it is over."""
        while not self.is_over.wait(PAUSE):
            say(Said(self.done))

    def listen(self, lines: io.RawIOBase) -> None:
        """A line is the wish to stop; when there can be none any more, there is nobody left to work for."""
        while lines.readline():
            self.is_stopped.set()
        os._exit(1)


def say(said: Said) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
    sys.stdout.buffer.flush()


def main() -> None:
    os.nice(PRIORITY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever stops the server means the server
    lines = open(0, "rb", buffering=0, closefd=False)  # noqa: SIM115 a thread reads it until the end
    analyst = Analyst(msgspec.json.decode(lines.readline(), type=Task))
    threading.Thread(target=analyst.listen, args=(lines,), daemon=True).start()
    teller = threading.Thread(target=analyst.tell, daemon=True)
    teller.start()
    found = analyst.work()
    analyst.is_over.set()
    teller.join()
    say(Said(found=found))


if __name__ == "__main__":
    main()
