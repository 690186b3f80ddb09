"""Every request, type and refusal of the API is documented; test_openapi_cases.py tests the documentation against the
server."""

from __future__ import annotations

import httpx

from agon.server.app import create_app
from agon.server.settings import Settings

from .conftest import Running

document = create_app(Settings(database="sqlite:///nowhere")).openapi_schema.to_schema()


def test_every_request_and_every_type_has_a_description() -> None:
    requests = [request for item in document["paths"].values() for request in item.values()]
    told = [*requests, *document["components"]["schemas"].values()]
    assert len(told) > 150 and [each for each in told if len(each.get("description") or "") < 8] == []


def test_every_refusal_is_described(server: Running) -> None:
    document = httpx.get(f"{server.url}/api/docs/openapi.json", trust_env=False).json()
    for path, item in document["paths"].items():
        for method, operation in item.items():
            assert {"400", "401", "403", "404", "409", "413", "429", "503"} <= set(operation["responses"]), (
                method,
                path,
            )
