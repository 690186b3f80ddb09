"""The front door: what somebody sees who opens the server's address in a browser."""

from __future__ import annotations

from html import escape
from typing import Any

from babel import negotiate_locale
from litestar import MediaType, Request, Response, get

from agon.games import NAMES
from agon.text.catalogue import LANGUAGES, Catalogue, direction

PAGE = """<!doctype html>
<html lang="{lang}" dir="{direction}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Agon</title>
<style>
body {{ font: 1.1rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1.5rem;
        color: #1d1b16; background: #faf7f0 }}
h1 {{ font-size: 2.4rem; letter-spacing: .04em; margin: 0 }}
a {{ color: #7a2d12 }}
@media (prefers-color-scheme: dark) {{ body {{ color: #ece7db; background: #1b1a17 }} a {{ color: #f0a67f }} }}
</style>
<h1>Agon</h1>
<p>{open}</p>
<ul>{games}</ul>
<p>{no_page}</p>
<p><a href="{base}/api/docs">{interface}</a></p>
</html>
"""


@get("/", include_in_schema=False, media_type=MediaType.HTML)
async def get_front(request: Request[Any, Any, Any]) -> Response[str]:
    """That the server runs, which games it has, and where programs go on."""
    lang = _language(request.headers.get("accept-language", ""))
    texts = Catalogue.load(lang)
    titles = [Catalogue.load(lang, name).format("game-title") for name in NAMES]
    page = PAGE.format(
        lang=lang,
        direction=direction(lang),
        open=escape(texts.format("front-open")),
        games="".join(f"<li>{escape(title)}</li>" for title in titles),
        no_page=escape(texts.format("front-no-page")),
        interface=escape(texts.format("front-interface")),
        base=request.app.state.house.settings.base_path,
    )
    return Response(page, media_type=MediaType.HTML)


def _language(accepted: str) -> str:
    """The first of the reader's languages that we have."""
    wanted = [part.split(";")[0].strip().replace("-", "_") for part in accepted.split(",")[:20]]
    return str(negotiate_locale(wanted, list(LANGUAGES), sep="_") or "en")


HANDLERS = [get_front]
