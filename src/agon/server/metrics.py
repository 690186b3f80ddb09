"""Prometheus metrics at /metrics, for local requests or with the token.

Workers share one folder of counters, so any of them can report for all.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hmac
import ipaddress
import os
import tempfile
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Address
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from prometheus_client import Counter, Gauge, Histogram, multiprocess

from agon.server.errors import not_found

SHARED = "PROMETHEUS_MULTIPROC_DIR"
INTERVAL = 1.0  # seconds between two updates of the gauges
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")

SOCKETS = Gauge("agon_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES = Gauge("agon_tables", "Tables in memory", multiprocess_mode="livesum")
LAG = Gauge("agon_loop_lag_seconds", "Lag of the event loop in the last second", multiprocess_mode="livemax")
EVENTS = Counter("agon_events", "Committed events, by kind: choice, undo, …", ["kind"])
events_of = functools.cache(EVENTS.labels)  # finding the counter of a kind costs more than counting
REFUSALS = Counter("agon_refusals", "Refused requests, by code", ["code"])
COMMIT_SECONDS = Histogram(
    "agon_commit_seconds",
    "Duration of a commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
)
COMMIT_EVENTS = Histogram("agon_commit_events", "Events per commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200))

requests = PrometheusConfig(app_name="agon", prefix="agon", group_path=True, scopes={ScopeType.HTTP})


async def watch(sockets: Collection[object], tables: Collection[object]) -> None:
    """Update the gauges."""
    loop = asyncio.get_running_loop()
    while True:
        SOCKETS.set(len(sockets))
        TABLES.set(len(tables))
        asleep = loop.time()
        await asyncio.sleep(INTERVAL)
        LAG.set(max(0.0, loop.time() - asleep - INTERVAL))


@contextlib.contextmanager
def shared(workers: int) -> Iterator[None]:
    """Provide a folder in which several workers count together."""
    if workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="agon-metrics-") as folder:
        os.environ[SHARED] = folder
        try:
            yield
        finally:
            del os.environ[SHARED]


def mark_dead_processes() -> None:
    """Remove the gauges of dead workers."""
    if SHARED not in os.environ:
        return
    for file in Path(os.environ[SHARED]).glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        if not _is_alive(pid):
            multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]


def _is_alive(pid: int) -> bool:
    """Whether a worker of this server still runs."""
    try:
        os.kill(pid, 0)  # several workers need PostgreSQL and so do not run on Windows, where this would end them
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def require_access(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Require the token if one is set, otherwise a local request that is not proxied."""
    token = connection.app.state.services.settings.metrics_token
    if token:
        allowed = hmac.compare_digest(connection.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    else:
        allowed = _is_local(connection.client) and not any(name in connection.headers for name in FORWARDED)
    if not allowed:
        raise not_found("page", "metrics")


def _is_local(client: Address | None) -> bool:
    try:
        return client is not None and ipaddress.ip_address(client.host).is_loopback
    except ValueError:
        return False


class Metrics(PrometheusController):
    """Serves the metrics."""

    guards = (require_access,)
    include_in_schema = False
    opt = {"exclude_from_auth": True}  # noqa: RUF012 – its token is not an account's


HANDLERS = [Metrics]
