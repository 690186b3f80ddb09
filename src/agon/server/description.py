"""What the server says of itself: every request with its types and refusals, for programs as OpenAPI, for people as a
page of the web client."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import Request, Router
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Components, Reference, Schema, SecurityScheme
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from agon import __version__
from agon.server import wire
from agon.server.front_pages import PAGE_HEADERS, page
from agon.server.people import COOKIE, CSRF_HEADER, present

PATH = "/api/docs"
DOORS: dict[str, SecurityScheme | Reference] = {
    "token": SecurityScheme(
        type="http", scheme="bearer", description="a key for programs; it does not govern the account"
    ),
    "session": SecurityScheme(
        type="apiKey",
        name=COOKIE,
        security_scheme_in="cookie",
        description=f"somebody signed in; what changes something has the header {CSRF_HEADER} too",
    ),
}
REFUSALS = {
    400: "It is not a request that makes sense here.",
    401: "It needs an account, or another password.",
    403: "It is not yours to do, or was not sent by a page of this server.",
    404: "There is no such thing, or it is not for you to see.",
    409: "It cannot be done now.",
    413: "It is too large.",
    429: "It is too much at once; try again later.",
    503: "The database does not answer; nothing was changed.",
}


def described(handlers: Iterable[Any]) -> list[Any]:
    """The handlers, each with every refusal in its description, since any request may meet them, and with what it
    asks of who sends it."""
    told = {code: ResponseSpec(wire.Refusal, generate_examples=False, description=REFUSALS[code]) for code in REFUSALS}
    given = list(handlers)
    for handler in given:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**told, **(handler.responses or {})}
            if present in (handler.guards or ()):
                handler.security = [{"session": []}]
    return given


class Page(OpenAPIRenderPlugin):
    """The web client, which shows what `openapi.json` beside it holds."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        base: str = request.app.state.house.settings.base_path
        return page(base).encode()


class StructWords(OpenAPISchemaPlugin):
    """Structs are described by their own words, in the shape that Litestar's plugin for structs gives them."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(msgspec.Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        others = (plugin for plugin in schema_creator.plugins if plugin is not self)
        shaping = next(plugin for plugin in others if schema_creator.plugin_supports_field(plugin, field_definition))
        schema: Schema = shaping.to_openapi_schema(field_definition, schema_creator)
        schema.description = inspect.cleandoc(field_definition.type_.__doc__ or "") or None
        return schema


def description() -> OpenAPIConfig:
    """Where and how the server is described, for anybody."""
    open_to_all = {"exclude_from_auth": True}
    return OpenAPIConfig(
        title="Agon",
        version=__version__,
        components=Components(security_schemes=DOORS),
        security=[{}, {"session": []}, {"token": []}],
        use_handler_docstrings=True,
        openapi_router=Router(
            PATH, route_handlers=[], include_in_schema=False, response_headers=PAGE_HEADERS, opt=open_to_all
        ),
        render_plugins=[Page(path="/")],
    )
