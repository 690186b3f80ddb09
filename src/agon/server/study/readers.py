"""Threads for long work: reading people's texts, looking ahead. A few at a time, each with a time limit."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeVar

from agon.engine.errors import Refused

THREADS = 2
MAX_SECONDS = 20.0  # for one piece of work
MAX_AT_ONCE = 8  # requests of one client that are working or waiting
MAX_LINES = 10_000  # of a text; the longest games have about 2,000
MAX_LINE = 1_000  # characters
STOP_SECONDS = 0.1  # between two attempts to stop a thread

T = TypeVar("T")


class Readers:
    """Runs work in threads of its own, so that neither a long text nor a shutdown waits for the end of another.

    The threads are daemons: when the server stops, they end with the process."""

    def __init__(self, threads: int = THREADS, seconds: float = MAX_SECONDS) -> None:
        self.seconds = seconds
        self.slots = asyncio.Semaphore(threads)
        self.clients: Counter[str] = Counter()
        self.stopping: set[asyncio.Task[None]] = set()

    @contextlib.contextmanager
    def turn(self, client: str) -> Iterator[None]:
        """Count a request that needs a thread; refuse it if the client has too many in progress."""
        if self.clients[client] >= MAX_AT_ONCE:
            raise Refused("too-many-requests", f"you already have {MAX_AT_ONCE} requests in progress; wait for them")
        self.clients[client] += 1
        try:
            yield
        finally:
            self.clients[client] -= 1
            if not self.clients[client]:
                del self.clients[client]

    async def run(self, work: Callable[..., T], *given: object, is_limited: bool = True) -> T:
        """Run work in a thread; refused if it takes too long. A thread that cannot be stopped keeps its slot."""
        await self.slots.acquire()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        thread = threading.Thread(target=_run, args=(done, work, given), name="reader", daemon=True)
        done.add_done_callback(lambda _: self.slots.release())
        thread.start()
        try:
            async with asyncio.timeout(self.seconds if is_limited else None):
                return await asyncio.shield(done)
        except TimeoutError:
            raise Refused("too-large", f"this takes longer than {self.seconds:g} seconds; shorten the text") from None
        finally:
            if not done.done():
                task = asyncio.create_task(_stop(thread, done))
                self.stopping.add(task)
                task.add_done_callback(self.stopping.discard)

    async def close(self) -> None:
        """Forget the threads that are still being stopped."""
        for task in list(self.stopping):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


def check_size(text: str) -> str:
    """Refuse a text with too many lines or too long ones, before anything parses it."""
    lines = text.splitlines()
    if len(lines) > MAX_LINES:
        raise Refused("too-large", f"the text has {len(lines)} lines; at most {MAX_LINES} are read")
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            raise Refused("too-large", f"line {number} has {len(line)} characters; at most {MAX_LINE} are read")
    return text


def _run(done: asyncio.Future[T], work: Callable[..., T], given: tuple[object, ...]) -> None:
    """Work in a thread, and hand over what comes of it."""
    result: T | None = None
    failure: Exception | None = None
    try:
        result = work(*given)
    except Exception as error:
        failure = error
    except SystemExit:  # its time is up
        return
    with contextlib.suppress(RuntimeError):  # the loop is closed: the server has stopped
        done.get_loop().call_soon_threadsafe(_settle, done, result, failure)


def _settle(done: asyncio.Future[T], result: T | None, failure: Exception | None) -> None:
    if done.done():
        return
    if failure is None:
        done.set_result(result)  # type: ignore[arg-type]
    else:
        done.set_exception(failure)
        done.exception()  # nobody may be waiting any more


async def _stop(thread: threading.Thread, done: asyncio.Future[T]) -> None:
    """Raise SystemExit in a thread until it ends; one within a C function notices when it returns."""
    while thread.is_alive():
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident or 0), ctypes.py_object(SystemExit))
        await asyncio.sleep(STOP_SECONDS)
    done.cancel()
