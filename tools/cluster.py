"""A private PostgreSQL server for tests: in its own folder, reached by a socket there, with real durability (fsync)."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg

SETTINGS = {
    "listen_addresses": "",
    "max_connections": "100",
    "shared_buffers": "32MB",
    "autovacuum": "off",
    "log_min_messages": "fatal",
    "restart_after_crash": "off",
}
PATIENCE = 30.0


class Missing(Exception):
    """PostgreSQL is not installed."""


def programs() -> Path:
    """Return the folder of initdb and postgres: from the PATH, or where Debian keeps them."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise Missing("PostgreSQL is not installed: run tools/need.sh postgresql")


class Cluster:
    """One server. PostgreSQL refuses to run as root, so root runs it as the user postgres, or as nobody."""

    def __init__(self) -> None:
        self.programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="agon-pg-", dir="/tmp"))
        self.user: int | None = None
        if os.getuid() == 0:
            names = [entry.pw_name for entry in pwd.getpwall()]
            self.user = pwd.getpwnam("postgres" if "postgres" in names else "nobody").pw_uid
            os.chown(self.folder, self.user, -1)
        self.process: subprocess.Popen[bytes] | None = None
        made = self._start("initdb", "--pgdata", "data", "--username", "agon", "--auth", "trust", "--no-instructions")
        if made.wait(PATIENCE * 2):
            raise RuntimeError("initdb failed")

    def _start(self, name: str, *arguments: str) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [self.programs / name, *arguments],
                cwd=self.folder,
                user=self.user,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def start(self) -> None:
        """Start it and wait until it accepts connections."""
        pairs = [f"-c{name}={value}" for name, value in SETTINGS.items()]
        self.process = self._start("postgres", "-D", "data", "-k", str(self.folder), *pairs)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.dsn("postgres"), autocommit=True).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > deadline or self.process.poll() is not None:
                    raise
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT shuts down cleanly, SIGQUIT immediately, as in a crash."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def dsn(self, name: str) -> str:
        return f"postgresql://agon@/{name}?host={self.folder}"

    def database(self, name: str) -> str:
        """Create a fresh database of that name; return its URL as a setting of the server."""
        with psycopg.connect(self.dsn("postgres"), autocommit=True) as connection:
            connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.dsn(name)

    def remove(self) -> None:
        with contextlib.suppress(Exception):
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    """Run a server within a context."""
    made = Cluster()
    try:
        made.start()
        yield made
    finally:
        made.remove()


if __name__ == "__main__":
    with cluster() as running:
        print(running.database("agon"))
        sys.stdin.read()
