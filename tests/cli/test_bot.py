"""`agon bot`: what is refused before it plays. Its play is tested with the server."""

from __future__ import annotations

import socket

import pytest


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "not-signed-in: set AGON_TOKEN to an API token"),
        (["--guest", "--level", "divine"], "bad-option: no agent 'divine'"),
        (["--guest", "--agent", "nowhere.py:f"], "bad-option: there is no file nowhere.py"),
        (["--guest", "--server", "127.0.0.1:8000"], "bad-option: '127.0.0.1:8000' is not a server URL"),
        (
            ["--guest", "--log-level", "loud"],
            "bad-option: --log-level 'loud': must be one of debug, info, warning, error",
        ),
    ],
)
def test_what_cannot_be_is_refused(agon, arguments, said):
    ran = agon("bot", *arguments)
    assert ran.code == 2 and ran.err.startswith(said)


def test_a_server_that_is_not_there(agon):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nothing listens on this port
        ran = agon("bot", "--guest", "--server", f"http://127.0.0.1:{taken.getsockname()[1]}")
    assert ran.code == 2 and ran.err.startswith("not-found: no server answers at http://127.0.0.1:")
    assert "start one with: agon serve" in ran.err
