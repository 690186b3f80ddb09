"""The built web client: one page for all other paths, and its assets."""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Response, route
from litestar.enums import HttpMethod
from litestar.params import PathParameter

from agon.server.accounts.identity import ApiRequest
from agon.server.errors import not_found
from agon.server.ops.previews import Preview, head, html_tag, preview_of
from agon.server.settings import Settings

SITE = Path(__file__).parents[1] / "site"
READ = [HttpMethod.GET, HttpMethod.HEAD]
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}  # asset names contain a content hash
REVALIDATE = {"cache-control": "no-cache"}
PAGE_HEADERS = {**REVALIDATE, "vary": "accept, accept-language"}  # and a policy (`headers.py`)
DEFAULT_PREVIEW = re.compile("<!-- preview -->.*?<!-- /preview -->", re.DOTALL)
COMPRESSED = (".js", ".css", ".svg", ".html", ".json", ".webmanifest")
UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Agon</title>
<p>This server is open, but its web client has not been built: run <code>make site</code> and start it again.</p>
<p><a href="{base}/api/docs/openapi.json">The interface for programs</a></p></html>"""
KINDS = {  # on Windows, `mimetypes` depends on the registry
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}


@cache
def _file(path: Path) -> tuple[bytes, bytes | None]:
    """Return a file of the client, and its gzipped form if that helps."""
    plain = path.read_bytes()
    return plain, gzip.compress(plain, mtime=0) if path.suffix in COMPRESSED else None


def _answer(request: ApiRequest, path: Path, headers: dict[str, str]) -> Response[bytes]:
    if not path.is_file():
        raise not_found("file", path.name)
    plain, packed = _file(path)
    kind = KINDS.get(path.suffix, "application/octet-stream")
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            packed, media_type=kind, headers={**headers, "content-encoding": "gzip", "vary": "accept-encoding"}
        )
    return Response(plain, media_type=kind, headers=headers)


def page(base: str, preview: Preview, root: str, place: str) -> str:
    """Return the client's page for a server at this base path, with the preview of a place in the client."""
    index = SITE / "index.html"
    if not index.is_file():
        return UNBUILT.format(base=base)
    text = index.read_text("utf-8").replace('<base href="/"', f'<base href="{base}/"')
    text = text.replace('<html lang="en">', html_tag(preview))
    return DEFAULT_PREVIEW.sub(lambda _: head(preview, root, place), text)


def root_of(request: ApiRequest) -> str:
    """Return the server's URL as users reach it, without a trailing slash."""
    settings: Settings = request.app.state.services.settings
    return (settings.public_url or str(request.base_url)).rstrip("/")


def wants_only_json(accept: str) -> bool:
    """Whether a request accepts JSON and nothing else, as programs do; `*/*` accepts a page."""
    kinds = [part.partition(";")[0].strip().lower() for part in accept.split(",") if part.strip()]
    return bool(kinds) and all(kind == "application/json" or kind.endswith("+json") for kind in kinds)


@route("/assets/{name:str}", http_method=READ, include_in_schema=False, exclude_from_auth=True)
async def get_asset(request: ApiRequest, name: Annotated[str, PathParameter(max_length=200)]) -> Response[bytes]:
    """Return an asset of the client; its content never changes."""
    return _answer(request, SITE / "assets" / Path(name).name, FOREVER)


@route(["/", "/{place:path}"], http_method=READ, include_in_schema=False, exclude_from_auth=True)
async def get_page(request: ApiRequest) -> Response[Any]:
    """Return the client's page for any of its routes, or a file beside it; API paths are not found."""
    place: str = request.path_params.get("place", "")
    if place == "/index.html":
        place = "/"
    if place.count("/") == 1 and "." in place:
        return _answer(request, SITE / Path(place).name, REVALIDATE)
    if place.startswith("/api/") or wants_only_json(request.headers.get("accept", "")):
        raise not_found("page", place)
    base: str = request.app.state.services.settings.base_path
    text = page(base, await preview_of(request, place), root_of(request), place)
    return Response(text, media_type="text/html", headers=PAGE_HEADERS)


HANDLERS = [get_asset, get_page]
