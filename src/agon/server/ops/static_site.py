"""The built web client: one page for all other paths, and its assets."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import PathParameter

from agon.server.accounts.identity import ApiRequest
from agon.server.errors import not_found

SITE = Path(__file__).parents[1] / "site"
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'"
)
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}  # asset names contain a content hash
REVALIDATE = {"cache-control": "no-cache"}
PAGE_HEADERS = {**REVALIDATE, "content-security-policy": POLICY}
COMPRESSED = (".js", ".css", ".svg", ".html", ".json", ".webmanifest")
UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Agon</title>
<p>This server is open, but its web client has not been built: run <code>make site</code> and start it again.</p>
<p><a href="{base}/api/docs/openapi.json">The interface for programs</a></p></html>"""
KINDS = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}


@cache
def _file(path: Path) -> tuple[bytes, bytes | None]:
    """Return a file of the client, and its gzipped form if that helps."""
    plain = path.read_bytes()
    return plain, gzip.compress(plain, mtime=0) if path.suffix in COMPRESSED else None


def _answer(request: ApiRequest, path: Path, headers: dict[str, str]) -> Response[bytes]:
    if not path.is_file():
        raise not_found("file", path.name)
    plain, packed = _file(path)
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            packed, media_type=kind, headers={**headers, "content-encoding": "gzip", "vary": "accept-encoding"}
        )
    return Response(plain, media_type=kind, headers=headers)


def page(base: str) -> str:
    """Return the client's page for a server at this base path."""
    index = SITE / "index.html"
    text = index.read_text("utf-8").replace('<base href="/"', f'<base href="{base}/"') if index.is_file() else ""
    return text or UNBUILT.format(base=base)


@get("/assets/{name:str}", include_in_schema=False, exclude_from_auth=True)
async def get_asset(request: ApiRequest, name: Annotated[str, PathParameter(max_length=200)]) -> Response[bytes]:
    """Return an asset of the client; its content never changes."""
    return _answer(request, SITE / "assets" / Path(name).name, FOREVER)


@get(["/", "/{place:path}"], include_in_schema=False, exclude_from_auth=True)
async def get_page(request: ApiRequest) -> Response[Any]:
    """Return the client's page for any of its routes, or a file beside it; API paths are not found."""
    place: str = request.path_params.get("place", "")
    if place.count("/") == 1 and "." in place:
        return _answer(request, SITE / Path(place).name, REVALIDATE)
    if place.startswith("/api/") or "text/html" not in request.headers.get("accept", "text/html"):
        raise not_found("page", place)
    base: str = request.app.state.services.settings.base_path
    return Response(page(base), media_type="text/html", headers=PAGE_HEADERS)


HANDLERS = [get_asset, get_page]
