"""Who plays the rounds of a match: this process, several others, or the machines of a Ray cluster."""

from __future__ import annotations

import importlib
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any

from agon.agents.match import Match, Round, play_round
from agon.engine.errors import AgonError

Rounds = Generator[Round, None, None]
Crew = Callable[[Match, Iterable[int]], Rounds]
"""Plays the rounds of these numbers, and hands each over when it ends, in any order."""


def alone(match: Match, numbers: Iterable[int]) -> Rounds:
    """One round after another, in this process."""
    return (play_round(match, number) for number in numbers)


def processes(workers: int) -> Crew:
    """So many processes of this machine."""

    def play(match: Match, numbers: Iterable[int]) -> Rounds:
        others = set(active_children())
        pool = ProcessPoolExecutor(workers, get_context("spawn"))
        left, running = iter(numbers), set[Future[Round]]()
        try:
            while True:
                with _no_interrupts():
                    running |= {pool.submit(play_round, match, n) for n in islice(left, workers - len(running))}
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (one.result() for one in done)
        except BrokenProcessPool as error:
            raise AgonError("engine-fault", "a process that played a round has died; take fewer workers") from error
        finally:
            for process in set(active_children()) - others:
                process.terminate()
            pool.shutdown()  # waits until they are gone; the pool's own thread alone asks after them

    return play


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Processes that begin here never heed Ctrl-C, which goes to every process of a terminal: we end them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ray(address: str, workers: int | None = None) -> Crew:
    """The machines of a Ray cluster, on which this release of agon is installed; so many rounds at a time, or one for
    each of its cores. The address `local` starts a cluster here, `auto` finds one."""
    try:
        cluster: Any = importlib.import_module("ray")
    except ImportError as error:
        raise AgonError("bad-option", "Ray is not installed here: pip install 'agon[ray]'") from error

    def play(match: Match, numbers: Iterable[int]) -> Rounds:
        cluster.init(address=address, logging_level="error", log_to_driver=False)
        try:
            most = workers or int(cluster.cluster_resources().get("CPU", 1))
            remote, left, running = cluster.remote(play_round), iter(numbers), list[Any]()
            while running := running + [remote.remote(match, n) for n in islice(left, most - len(running))]:
                done, running = cluster.wait(running)
                yield from cluster.get(done)
        finally:
            cluster.shutdown()

    return play
