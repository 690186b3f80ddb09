"""Server settings, from defaults, a file, the environment (`AGON_…`) and the command line, in increasing priority.

Every setting has a default: unconfigured, the server runs locally with one SQLite file.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from agon.agents.evaluator import MAX_DEPTH, MIN_DEPTH
from agon.engine.errors import AgonError

PREFIX = "AGON_"
EXPORTED = "AGON_SETTINGS"  # passes the settings to worker processes
STRANGERS = 4  # people without an account at one address who may send at the full rate
PUSH_KEY = re.compile(r"[A-Za-z0-9_-]{43}")
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}


def default_database() -> str:
    """Return the URL of a SQLite file in the user's data folder."""
    share = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite+aiosqlite:///{Path(share) / 'agon' / 'agon.db'}"


class Settings(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Server settings; see docs/reference/settings.md."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    public_url: str = ""  # as users reach it, e.g. https://games.example.org/agon
    allowed_hosts: str = ""  # further names under which the server answers; "*": any
    trusted_proxies: str = "127.0.0.1"
    session_days: Annotated[int, Meta(ge=1, le=400)] = 60
    guests: bool = True
    registration: bool = True
    bots: bool = True
    smtp: str = ""  # smtp://user:password@host:587 (STARTTLS) or smtps://…
    mail_from: str = ""
    push_key: str = ""  # the private key for Web Push, made by `agon admin push-key`
    away_seconds: Annotated[int, Meta(ge=1)] = 60  # of absence before a notice is sent
    private_webhooks: bool = False  # whether webhooks may point into the server's own network
    requests_per_minute: Annotated[int, Meta(ge=1)] = 600
    attempts_per_minute: Annotated[int, Meta(ge=1)] = 20  # to sign in, register etc.
    messages_per_second: Annotated[int, Meta(ge=1)] = 30  # over all sockets of an account
    program_messages_per_second: Annotated[int, Meta(ge=1)] = 1000  # for the server's own computer players
    sockets_per_account: Annotated[int, Meta(ge=1)] = 50  # per process
    sockets_per_address: Annotated[int, Meta(ge=1)] = 500
    sockets: Annotated[int, Meta(ge=0)] = 0  # per process; 0: as many as the descriptors allow
    open_tables_per_account: Annotated[int, Meta(ge=1)] = 20
    computer_games_per_account: Annotated[int, Meta(ge=1)] = 10  # in which something happened in the last hour
    chat_per_minute: Annotated[int, Meta(ge=1)] = 30  # messages of an account
    largest_message: Annotated[int, Meta(ge=1024)] = 32768
    analysis_depth: Annotated[int, Meta(ge=MIN_DEPTH, le=MAX_DEPTH)] = 2500  # search iterations per decision
    metrics_token: str = ""  # for /metrics from elsewhere: Authorization: Bearer …
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    old_rules: dict[str, str] = {}  # "GAME VERSION" -> the `agon` program of an installation with these rules

    @property
    def database_url(self) -> str:
        """The database URL with its driver."""
        scheme, _, rest = (self.database or default_database()).partition("://")
        return f"{DRIVERS.get(scheme, scheme)}://{rest}"

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    @property
    def base_path(self) -> str:
        """The path of the server's URL, without a trailing slash."""
        _, _, rest = self.public_url.partition("://")
        _, slash, path = rest.partition("/")
        return (slash + path).rstrip("/")

    @property
    def origin(self) -> str:
        """The scheme and host of the public URL, as browsers send them; empty if there is none."""
        scheme, sign, rest = self.public_url.partition("://")
        return f"{scheme}{sign}{rest.partition('/')[0]}".lower()

    @property
    def push_contact(self) -> str:
        """The address that push services may write to."""
        return f"mailto:{self.mail_from}" if self.mail_from else self.origin

    def rate_of(self, kind: str | None) -> int:
        """Return the socket requests allowed per second, by account kind; people without an account share an address,
        and so more of them."""
        if kind is None:
            return STRANGERS * self.messages_per_second
        return self.program_messages_per_second if kind == "program" else self.messages_per_second

    @property
    def is_https(self) -> bool:
        return self.public_url.startswith("https://")


FIELDS = {field.name: field for field in msgspec.structs.fields(Settings)}


def read(file: Path | None, environment: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    """Read the settings; an invalid name or value is refused with its source."""
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
    """Check combinations of settings."""
    scheme = settings.database_url.partition("://")[0]
    if scheme not in DRIVERS.values():
        raise AgonError("bad-settings", f"database: {scheme!r} is not supported; use sqlite:///FILE or postgresql://…")
    if settings.workers > 1 and settings.is_sqlite:
        raise AgonError("bad-settings", "SQLite supports only one worker; for more, use --database postgresql://…")
    if (
        sys.platform == "win32" and not settings.is_sqlite
    ):  # psycopg and child processes need different event loops there
        raise AgonError("bad-settings", "on Windows, Agon supports only SQLite; for PostgreSQL, use WSL or a container")
    if settings.push_key and not PUSH_KEY.fullmatch(settings.push_key):
        raise AgonError("bad-settings", "push_key: not a key; make one with `agon admin push-key`")
    if settings.push_key and not settings.push_contact.startswith(("mailto:", "https:")):
        raise AgonError("bad-settings", "push_key needs mail_from, or a public_url with https")
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise AgonError("bad-settings", f"public_url: {settings.public_url!r} does not begin with http:// or https://")


def _from_text(name: str, text: str) -> Any:
    """Parse a setting from the environment; tables are given as JSON."""
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


def export(settings: Settings) -> None:
    """Store the settings in the environment for worker processes."""
    os.environ[EXPORTED] = msgspec.json.encode(settings).decode()


def exported() -> Settings:
    """Return the settings of this process."""
    return msgspec.json.decode(os.environ.get(EXPORTED, "{}"), type=Settings)
