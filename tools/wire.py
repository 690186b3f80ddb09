"""Writes what goes over the wire as one OpenAPI document, from which the browser's types are made (`make wire`).

HTTP requests come from the server's own description; messages and requests of the socket are added to its schemas.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from agon.server import wire
from agon.server.app import create_app
from agon.server.settings import Settings


def document() -> dict[str, Any]:
    """The server's description with the socket's structs among its schemas."""
    app = create_app(Settings(bots=False))
    described: dict[str, Any] = app.openapi_schema.to_schema()
    structs = (*wire.Message.__args__, *wire.Request.__args__)
    _, schemas = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    described["components"]["schemas"] = described["components"]["schemas"] | schemas
    for path in described["paths"].values():
        for request in path.values():
            request["responses"] = {code: kept for code, kept in request["responses"].items() if code.startswith("2")}
    return described


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(document(), order="sorted"))
