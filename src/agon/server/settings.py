"""Settings of the server: defaults, then a file, then the environment (`AGON_…`), then the command line.

Everything has a default: without any setting the server runs on this machine with one SQLite file.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from agon.agents.weighing import LEAST_DEPTH, MOST_DEPTH
from agon.engine.errors import AgonError

PREFIX = "AGON_"
CARRIED = "AGON_SETTINGS"  # how they reach the worker processes
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}


def default_database() -> str:
    """One SQLite file where programs of this user keep their data."""
    share = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite+aiosqlite:///{Path(share) / 'agon' / 'agon.db'}"


class Settings(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """docs/reference/settings.md describes each."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    public_url: str = ""  # as people reach it, e.g. https://games.example.org/agon
    trusted_proxies: str = "127.0.0.1"
    session_days: Annotated[int, Meta(ge=1, le=400)] = 60
    guests: bool = True
    registration: bool = True
    bots: bool = True
    smtp: str = ""  # smtp://user:password@host:587 (STARTTLS) or smtps://…
    mail_from: str = ""
    away_seconds: Annotated[int, Meta(ge=1)] = 60  # of silence, after which somebody is told by e-mail or webhook
    private_webhooks: bool = False  # whether a webhook may point into the server's own network
    requests_per_minute: Annotated[int, Meta(ge=1)] = 600
    attempts_per_minute: Annotated[int, Meta(ge=1)] = 20  # at signing in, registering and the like
    messages_per_second: Annotated[int, Meta(ge=1)] = 30  # over one socket
    program_messages_per_second: Annotated[int, Meta(ge=1)] = 1000  # over one of the computer players of the house
    sockets_per_account: Annotated[int, Meta(ge=1)] = 50  # open at once, at one process
    sockets_per_address: Annotated[int, Meta(ge=1)] = 500
    largest_message: Annotated[int, Meta(ge=1024)] = 32768
    analysis_depth: Annotated[int, Meta(ge=LEAST_DEPTH, le=MOST_DEPTH)] = 2500  # games thought through a decision
    metrics_token: str = ""  # who may read /metrics from elsewhere: Authorization: Bearer …
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    old_rules: dict[str, str] = {}  # "GAME VERSION" -> the program `agon` of an installation that has these rules

    @property
    def database_url(self) -> str:
        """The database, with the driver that is used for it."""
        scheme, _, rest = (self.database or default_database()).partition("://")
        return f"{DRIVERS.get(scheme, scheme)}://{rest}"

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    @property
    def base_path(self) -> str:
        """The path below which the server is reached, without a slash at its end."""
        _, _, rest = self.public_url.partition("://")
        _, slash, path = rest.partition("/")
        return (slash + path).rstrip("/")

    def rate_of(self, kind: str | None) -> int:
        """Requests a second over a socket, by the kind of the account."""
        return self.program_messages_per_second if kind == "program" else self.messages_per_second

    @property
    def is_https(self) -> bool:
        return self.public_url.startswith("https://")


FIELDS = {field.name: field for field in msgspec.structs.fields(Settings)}


def read(file: Path | None, environment: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    """The settings; a name or value that makes no sense is refused with where it came from."""
    values: dict[str, Any] = {}
    if file is not None:
        values.update(_from_file(file))
    for name in FIELDS:
        if (text := environment.get(PREFIX + name.upper())) is not None:
            values[name] = _from_text(name, text)
    values.update({name: value for name, value in given.items() if value is not None})
    settings = Settings(**_convert(values, "settings"))
    _check(settings)
    return settings


def _check(settings: Settings) -> None:
    """What single values cannot tell."""
    scheme = settings.database_url.partition("://")[0]
    if scheme not in DRIVERS.values():
        raise AgonError("bad-settings", f"database: {scheme!r} is not known; sqlite:///FILE or postgresql://…")
    if settings.workers > 1 and settings.is_sqlite:
        raise AgonError("bad-settings", "one SQLite file serves one worker; for more give --database postgresql://…")
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise AgonError("bad-settings", f"public_url: {settings.public_url!r} does not begin with http:// or https://")


def _from_text(name: str, text: str) -> Any:
    """A setting of the environment; what is a table in a file is JSON here."""
    where = PREFIX + name.upper()
    try:
        value = msgspec.json.decode(text) if FIELDS[name].type == dict[str, str] else text
    except msgspec.DecodeError as error:
        raise AgonError("bad-settings", f"{where}: {error}") from error
    return _convert({name: value}, where, strict=False)[name]


def _from_file(file: Path) -> dict[str, Any]:
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise AgonError("bad-settings", f"{file}: {error}") from error
    return _convert(values, str(file))


def _convert(values: dict[str, Any], where: str, strict: bool = True) -> dict[str, Any]:
    try:
        settings = msgspec.convert(values, Settings, strict=strict)
    except msgspec.ValidationError as error:
        raise AgonError("bad-settings", f"{where}: {error}; the settings: {', '.join(FIELDS)}") from error
    return {name: getattr(settings, name) for name in values}


def carry(settings: Settings) -> None:
    """Put the settings where worker processes find them."""
    os.environ[CARRIED] = msgspec.json.encode(settings).decode()


def carried() -> Settings:
    """The settings this process was started with."""
    return msgspec.json.decode(os.environ.get(CARRIED, "{}"), type=Settings)
