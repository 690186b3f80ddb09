"""Errors of the engine, the games and the texts, each with a stable code.

`server/errors.py` adds the server's codes. docs/reference/errors.md explains all of them; a test compares the lists.
"""

from __future__ import annotations

from typing import Any

CODES = (
    "bad-components",
    "bad-network",
    "bad-option",
    "bad-position",
    "bad-record",
    "bad-script",
    "bad-study",
    "engine-fault",
    "excluded-option",
    "game-over",
    "illegal-choice",
    "malformed-choice",
    "not-asked",
    "nothing-to-undo",
    "out-of-range",
    "stale-ask",
    "unknown-game",
    "unknown-language",
    "unknown-seat",
)


class AgonError(Exception):
    """A refusal: a stable code and a sentence that says what was attempted, why it failed, and what is possible."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the state, not a constructor call: subclasses take other arguments."""
        return type(self).__new__, (type(self), *self.args), vars(self)


class Refused(AgonError):
    """A choice, undo or other request that the table does not allow; nothing has changed."""


class ScriptError(AgonError):
    """Code outside the script subset."""

    def __init__(self, file: str, line: int, reason: str, instead: str) -> None:
        super().__init__("bad-script", f"{file}:{line}: {reason}; {instead}")
        self.file, self.line, self.reason, self.instead = file, line, reason, instead


class EngineFault(AgonError):
    """The rules broke a promise: a value or an index out of range, an ask without options, a stack overflow."""
