"""Where the rounds of a match run: in this process, in several processes, or on a Ray cluster."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context

from agon.agents import cluster
from agon.agents.match import Match, Round, play_round
from agon.engine.errors import AgonError

Rounds = Generator[Round, None, None]
Executor = Callable[[Match, Iterable[int]], Rounds]
"""Plays the rounds with these numbers and yields each as it ends, in any order."""


def in_process(match: Match, numbers: Iterable[int]) -> Rounds:
    """One round after another in this process."""
    return (play_round(match, number) for number in numbers)


def processes(workers: int) -> Executor:
    """Several processes on this machine."""

    def play(match: Match, numbers: Iterable[int]) -> Rounds:
        others = set(active_children())
        pool = ProcessPoolExecutor(workers, get_context("spawn"))
        left, running = iter(numbers), set[Future[Round]]()
        try:
            while True:
                with _interrupts_blocked():
                    running |= {pool.submit(play_round, match, n) for n in islice(left, workers - len(running))}
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (one.result() for one in done)
        except BrokenProcessPool as error:
            raise AgonError("engine-fault", "a worker process died; try fewer workers") from error
        finally:
            for process in set(active_children()) - others:
                process.terminate()
            pool.shutdown()  # only the pool's own thread reaps the workers, so wait for it

    return play


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Processes started here ignore Ctrl-C, which a terminal sends to all of them; we terminate them ourselves."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ray(address: str, workers: int | None = None) -> Executor:
    """A Ray cluster on which this release of agon is installed; by default one round per core at a time."""
    cluster.ray_module()

    def play(match: Match, numbers: Iterable[int]) -> Rounds:
        def one(number: int) -> Round:
            return play_round(match, number)

        for _, played in cluster.do_all(one, numbers, address, workers):
            yield played

    return play
