"""`agon serve` from a shell: its output, its refusals, and how it stops."""

from __future__ import annotations

import os
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

PATIENCE = 60.0


class Started:
    """A server in its own process."""

    def __init__(self, *arguments: str, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "agon.cli.main", "serve", *arguments],
            env={**os.environ, "XDG_DATA_HOME": str(folder)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,  # select does not see buffered lines
            start_new_session=True,
        )

    def line(self) -> str:
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        return self.process.stdout.readline().decode() if ready else ""

    def until_it_answers(self, url: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{url}healthz", trust_env=False).text == "ok":
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def stop(self, how: signal.Signals) -> tuple[int, str, str]:
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out.decode(), err.decode()


@pytest.fixture
def started(tmp_path: Path) -> Iterator[list[Started]]:
    """Start servers; they are stopped at the end of the test."""
    servers: list[Started] = []
    yield servers
    for server in servers:
        if server.process.poll() is None:
            os.killpg(server.process.pid, signal.SIGKILL)
            server.process.communicate()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_prints_its_address_and_shuts_down_gracefully(started, tmp_path, how):
    server = Started("--port", "0", "--no-bots", folder=tmp_path)
    started.append(server)
    assert server.line() == f"Database: {tmp_path / 'agon' / 'agon.db'}\n"
    said = re.fullmatch(r"Open (http://127\.0\.0\.1:\d+/)\n", server.line())
    assert said is not None
    assert "agon admin create" in server.line()
    server.until_it_answers(said[1])
    code, out, err = server.stop(how)
    assert (code, out.splitlines()[-1]) == (0, "Stopped.")
    assert all(line.startswith("{") for line in err.splitlines())


def test_the_built_in_computer_players_start_and_stop_with_the_server(started, tmp_path):
    server = Started("--port", "0", "--bots", folder=tmp_path)
    started.append(server)
    url = [server.line() for _ in range(2)][1].split()[1]
    server.until_it_answers(url)
    deadline = time.monotonic() + PATIENCE
    while 'path="/api/me"' not in httpx.get(f"{url}metrics", trust_env=False).text:
        assert time.monotonic() < deadline, "no computer player came"
        time.sleep(0.1)
    assert server.stop(signal.SIGTERM)[0] == 0


def test_a_port_that_is_taken_is_refused(agon):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ran = agon("serve", "--port", port, "--no-bots")
    assert ran.code == 2 and ran.out == ""
    assert re.fullmatch(rf"bad-settings: 127\.0\.0\.1 port {port}: .*in use.*; choose another with --port\n", ran.err)


def test_settings_that_make_no_sense_are_refused(agon, tmp_path):
    (tmp_path / "agon.toml").write_text("prot = 80\n")
    ran = agon("serve", "--config", tmp_path / "agon.toml")
    assert ran.code == 2 and f"{tmp_path / 'agon.toml'}: Object contains unknown field `prot`" in ran.err
    ran = agon("serve", "--workers", 2)
    assert ran.code == 2 and ran.err.startswith("bad-settings: SQLite supports only one worker")
    assert agon("serve", "--log-level", "loud").err.startswith("bad-settings: ")


def test_a_database_that_does_not_answer_is_refused(agon):
    ran = agon("serve", "--port", 0, "--database", "postgresql://ada:mailword@127.0.0.1:9/agon")
    assert ran.code == 2 and ran.err.startswith("storage-down: postgresql+psycopg://ada:***@127.0.0.1:9/agon")
    assert "mailword" not in ran.out + ran.err
