"""Logging as one JSON object per line, without cookies, tokens, passwords or e-mail addresses."""

from __future__ import annotations

import logging
import logging.config
import time

import msgspec

NOISY = ("alembic", "aiosqlite", "httpcore", "httpx", "sqlalchemy", "uvicorn", "websockets")


class Lines(logging.Formatter):
    """Formats a record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = place(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def place(error: BaseException) -> str:
    """Return the types and locations of an error chain, without messages, which may hold user input."""
    said: list[str] = []
    seen: BaseException | None = error
    while seen is not None and len(said) < 5:
        steps = []
        trace = seen.__traceback__
        while trace is not None:
            steps.append(f"{trace.tb_frame.f_globals.get('__name__', '?')}:{trace.tb_lineno}")
            trace = trace.tb_next
        said.append(f"{type(seen).__name__} at {' > '.join(steps[-12:])}")
        seen = seen.__cause__ or seen.__context__
    return "; after ".join(said)


def configuration(level: str) -> dict[str, object]:
    """Return the configuration: log to standard error from `level` on, and only warnings of libraries."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": Lines}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
        "root": {"level": level.upper(), "handlers": ["lines"]},
        "loggers": {name: {"level": "WARNING"} for name in NOISY},
    }


def configure(level: str) -> None:
    """Configure logging in this process; server workers are configured by uvicorn."""
    logging.config.dictConfig(configuration(level))
