"""Writes everything that goes over the wire as one OpenAPI document, from which the browser's types are generated
(`make site`).

HTTP requests come from the server's own schema; the messages and requests of the socket are added to it.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from agon.server import protocol
from agon.server.app import create_app
from agon.server.settings import Settings


def document() -> dict[str, Any]:
    """Return the server's schema with the socket's structs added."""
    app = create_app(Settings(bots=False))
    described: dict[str, Any] = app.openapi_schema.to_schema()
    structs = (*protocol.Message.__args__, *protocol.Request.__args__)
    _, schemas = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    described["components"]["schemas"] = described["components"]["schemas"] | schemas
    for path in described["paths"].values():
        for request in path.values():
            request["responses"] = {code: kept for code, kept in request["responses"].items() if code.startswith("2")}
    return described


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(document(), order="sorted"))
