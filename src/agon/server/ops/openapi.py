"""The API description: OpenAPI for programs, and a page of the web client for people."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import Router
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Components, Reference, Schema, SecurityScheme
from litestar.plugins import OpenAPISchemaPlugin
from litestar.types import ControllerRouterHandler
from litestar.typing import FieldDefinition

from agon import __version__
from agon.server import protocol
from agon.server.accounts.identity import COOKIE, CSRF_HEADER, ApiRequest, require_session
from agon.server.ops.previews import language, of_site
from agon.server.ops.static_site import PAGE_HEADERS, page, root_of
from agon.server.protocol.common import Json

PATH = "/api/docs"
SECURITY_SCHEMES: dict[str, SecurityScheme | Reference] = {
    "token": SecurityScheme(
        type="http", scheme="bearer", description="an API token for programs; it cannot change account settings"
    ),
    "session": SecurityScheme(
        type="apiKey",
        name=COOKIE,
        security_scheme_in="cookie",
        description=f"the session of a browser; unsafe requests also need the header {CSRF_HEADER}",
    ),
}
REFUSALS = {
    400: "The request is invalid.",
    401: "The request needs an account, or the password is wrong.",
    403: "You may not do this, or the request came from another site.",
    404: "It does not exist, or you may not see it.",
    409: "It is not possible now.",
    413: "The request is too large.",
    429: "There were too many requests; try again later.",
    503: "The database does not respond; reload, then try again.",
}


def described(handlers: Iterable[ControllerRouterHandler]) -> list[ControllerRouterHandler]:
    """Add the possible refusals and the required authentication to each handler's description."""
    refusals = {
        code: ResponseSpec(protocol.Refusal, generate_examples=False, description=REFUSALS[code]) for code in REFUSALS
    }
    given = list(handlers)
    for handler in given:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**refusals, **(handler.responses or {})}
            if require_session in (handler.guards or ()):
                handler.security = [{"session": []}]
    return given


class Page(OpenAPIRenderPlugin):
    """Serves the web client, which renders `openapi.json`."""

    def render(self, request: ApiRequest, openapi_schema: Json) -> bytes:
        base: str = request.app.state.services.settings.base_path
        return page(base, of_site(language(request), is_indexed=True), root_of(request), "/api/docs").encode()


class StructDescriptions(OpenAPISchemaPlugin):
    """Adds docstrings of structs to the schemas of Litestar's struct plugin."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(msgspec.Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        others = (plugin for plugin in schema_creator.plugins if plugin is not self)
        shaping = next(plugin for plugin in others if schema_creator.plugin_supports_field(plugin, field_definition))
        schema: Schema = shaping.to_openapi_schema(field_definition, schema_creator)
        schema.description = inspect.cleandoc(field_definition.type_.__doc__ or "") or None
        return schema


def description() -> OpenAPIConfig:
    """Return the OpenAPI configuration."""
    open_to_all = {"exclude_from_auth": True}
    return OpenAPIConfig(
        title="Agon",
        version=__version__,
        components=Components(security_schemes=SECURITY_SCHEMES),
        security=[{}, {"session": []}, {"token": []}],
        use_handler_docstrings=True,
        openapi_router=Router(
            PATH, route_handlers=[], include_in_schema=False, response_headers=PAGE_HEADERS, opt=open_to_all
        ),
        render_plugins=[Page(path="/")],
    )
