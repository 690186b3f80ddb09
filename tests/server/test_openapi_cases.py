"""The server behaves as its API description says: status codes, content types, schemas, and no faults. Requests are
made by an administrator with a game of their own, so that they pass authorization."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from agon.games import NAMES
from agon.server.app import create_app
from agon.server.settings import Settings
from tests.tiers import soak

from .conftest import Running

pytest_plugins = ["schemathesis.pytest.plugin"]

EXAMPLES = 4  # examples per operation
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


KNOWN: dict[str, Any] = {}  # ids of existing objects
document = create_app(Settings(database="sqlite:///nowhere")).openapi_schema.to_schema()
refused = {"expected-statuses": ["400", "401", "403", "404", "405", "409", "413", "429"]}
given = {"with-security-parameters": False}  # the client has a session
config = schemathesis.Config.from_dict({"checks": {"negative_data_rejection": refused}, "generation": given})
schema = schemathesis.openapi.from_dict(msgspec.json.decode(msgspec.json.encode(document)), config=config)


@schema.hook
def map_path_parameters(context: Any, path_parameters: dict[str, Any] | None) -> dict[str, Any]:
    """Use the ids of existing objects often."""
    return {name: known(name, value) for name, value in (path_parameters or {}).items()}


def known(name: str, value: Any) -> Any:
    could_be = isinstance(value, str) and re.fullmatch("[A-Za-z0-9_-]{1,22}", value) and len(value) % 3
    return KNOWN.get(name, value) if could_be else value


@pytest.fixture
def visitor(server: Running) -> Any:
    """A signed-in user with a table where they play both sides."""
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        me = client.post("/api/guest").json()
        path = server.settings.database_url.partition("///")[2]
        with contextlib.closing(sqlite3.connect(path, timeout=10)) as database, database:
            database.execute("UPDATE accounts SET kind='person', is_admin=1 WHERE id = ?", [me["account"]["id"]])
        client.headers["x-csrf-token"] = me["csrf"]
        table = client.post("/api/tables", json={"game": NAMES[0], "chairs": ["me", "me"]}).json()
        KNOWN.update(table=table["id"], account=me["account"]["id"], other=me["account"]["id"], game=NAMES[0])
        yield {"cookies": dict(client.cookies), "headers": {"x-csrf-token": me["csrf"]}}


@soak
@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_api_is_as_it_is_described(case: Any, server: Running, visitor: dict[str, Any]) -> None:
    case.call_and_validate(base_url=server.url, checks=CHECKS, **visitor)
