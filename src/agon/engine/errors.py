"""Everything the engine refuses, each with a stable code.

The codes are headings of docs/reference/errors.md; a test keeps the two lists equal.
"""

from __future__ import annotations

from typing import Any

CODES = (
    "bad-address",
    "bad-components",
    "bad-name",
    "bad-option",
    "bad-password",
    "bad-position",
    "bad-record",
    "bad-request",
    "bad-script",
    "bad-settings",
    "bad-study",
    "barred",
    "chair-taken",
    "engine-fault",
    "excluded-option",
    "forged-request",
    "game-over",
    "illegal-choice",
    "malformed-choice",
    "name-taken",
    "not-asked",
    "not-found",
    "not-possible-now",
    "not-signed-in",
    "not-yours",
    "nothing-to-undo",
    "out-of-range",
    "stale-ask",
    "storage-down",
    "too-large",
    "too-many-requests",
    "unknown-game",
    "unknown-language",
    "unknown-seat",
    "wrong-password",
)


class AgonError(Exception):
    """A refusal: a stable code and a sentence that says what was tried, why not, and what is possible."""

    def __init__(self, code: str, message: str) -> None:
        assert code in CODES, code
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message

    def __reduce__(self) -> tuple[Any, ...]:
        """As it goes to another process: what it is, not how it was made."""
        return type(self).__new__, (type(self), *self.args), vars(self)


class Refused(AgonError):
    """A choice, undo or other request that the table does not allow; nothing has changed."""


class ScriptError(AgonError):
    """Code outside the script subset."""

    def __init__(self, file: str, line: int, reason: str, instead: str) -> None:
        super().__init__("bad-script", f"{file}:{line}: {reason}; {instead}")
        self.file, self.line, self.reason, self.instead = file, line, reason, instead


class EngineFault(AgonError):
    """A rule broke a promise: a value or an index out of range, no option, a stack too deep."""
