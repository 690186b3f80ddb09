"""The worker process that analyses one game.

It reads the game from standard input, reports its progress every second, and finally the result. Another input line
stops the analysis; the end of the input ends the process."""

from __future__ import annotations

import io
import os
import signal
import sys
import threading

import msgspec

from agon.agents.analysis import Analysis, analyse
from agon.agents.evaluator import Evaluator
from agon.engine.table import Choice, Table
from agon.games import load
from agon.server.tables.from_study import begin

PRIORITY = 10  # niceness: lower priority than the server
REPORT_SECONDS = 1.0  # between two progress reports


class Task(msgspec.Struct, frozen=True):
    """A game to analyse: its starting position, if not the usual one, and its choices."""

    game: str
    options: dict[str, str]
    study: str | None
    choices: list[Choice]
    depth: int


class Progress(msgspec.Struct, omit_defaults=True):
    """The number of choices done, or the result."""

    done: int = 0
    found: Analysis | None = None


class Analyst:
    """A running analysis."""

    def __init__(self, task: Task) -> None:
        self.task, self.done = task, 0
        self.is_stopped, self.is_over = threading.Event(), threading.Event()

    def work(self) -> Analysis:
        game = load(self.task.game)
        table = Table(game, self.task.options) if self.task.study is None else begin(self.task.study, game)
        evaluator = Evaluator(game, len(table.seats), depth=self.task.depth, threads=1)
        return analyse(table, self.task.choices, evaluator, self._on_progress)

    def _on_progress(self, done: int) -> None:
        self.done = done
        if self.is_stopped.is_set():
            raise KeyboardInterrupt

    def report(self) -> None:
        """Report progress until the analysis is over."""
        while not self.is_over.wait(REPORT_SECONDS):
            send(Progress(self.done))

    def listen(self, lines: io.RawIOBase) -> None:
        """Stop the analysis on any line; exit when the input ends, since the server is gone."""
        while lines.readline():
            self.is_stopped.set()
        os._exit(1)


def send(progress: Progress) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(progress) + b"\n")
    sys.stdout.buffer.flush()


def main() -> None:
    if hasattr(os, "nice"):  # not on Windows
        os.nice(PRIORITY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server
    lines = open(0, "rb", buffering=0, closefd=False)  # noqa: SIM115 a thread reads it until the end
    analyst = Analyst(msgspec.json.decode(lines.readline(), type=Task))
    threading.Thread(target=analyst.listen, args=(lines,), daemon=True).start()
    reporter = threading.Thread(target=analyst.report, daemon=True)
    reporter.start()
    found = analyst.work()
    analyst.is_over.set()
    reporter.join()
    send(Progress(found=found))


if __name__ == "__main__":
    main()
