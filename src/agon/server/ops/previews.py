"""What a page says about itself to messengers and search engines, in the reader's language.

A preview shows what anyone with the link may see: nothing of the reader's account, and of a private table nothing
without its invitation. A table that may not be seen looks like one that does not exist."""

from __future__ import annotations

import re
from html import escape
from typing import NamedTuple
from urllib.parse import quote

from agon.engine.errors import AgonError
from agon.games import NAMES
from agon.server import protocol
from agon.server.accounts.identity import ApiRequest
from agon.server.accounts.names import GUEST
from agon.server.lobby.lobby import Lobby
from agon.text.catalogue import FALLBACK, LANGUAGES, Catalogue, direction

SITE_NAME = "Agon"
OF_A_GAME = ("new", "learn", "lesson", "quick", "rules", "study", "editor", "ratings")  # pages of a game
INDEXED = ("/", "/lobby", "/learn", "/new", "/studies")  # the others are tables, people and secret links
TABLE = re.compile(r"/(?:table|replay)/([A-Za-z0-9_-]{1,22})")
UNNAMED_GUEST = re.compile(rf"{GUEST}[0-9a-f]{{8}}")
PICTURE_SIZE = (1200, 630)
LOCALES = {"en": "en_US", "el": "el_GR", "he": "he_IL", "hu": "hu_HU"}


class Preview(NamedTuple):
    """The language, title, description and picture of a page."""

    lang: str
    title: str
    description: str
    picture: str
    is_indexed: bool


async def preview_of(request: ApiRequest, place: str) -> Preview:
    """Return the preview of a page of the client."""
    lang = language(request)
    if (found := TABLE.fullmatch(place)) is not None and (table := await _table(request, found[1])) is not None:
        return _of_table(lang, table)
    first, _, rest = place.strip("/").partition("/")
    game = rest.partition("/")[0]
    if first in OF_A_GAME and game in NAMES:
        texts = Catalogue.load(lang, game)
        return Preview(lang, texts.format("game-title"), texts.format("preview-game"), game, True)
    return of_site(lang, (place or "/") in INDEXED)


def of_site(lang: str, is_indexed: bool) -> Preview:
    """Return the preview of the whole site."""
    games = ", ".join(Catalogue.load(lang, game).format("game-title") for game in NAMES)
    return Preview(lang, SITE_NAME, Catalogue.load(lang).format("preview-site", games=games), "site", is_indexed)


async def _table(request: ApiRequest, table: str) -> protocol.TableInfo | None:
    """Return a table as a stranger with this link may see it."""
    lobby: Lobby = request.app.state.services.lobby
    try:
        return await lobby.info(None, table, request.query_params.get("invite"))
    except AgonError:  # not found, or the database is down
        return None


def _of_table(lang: str, table: protocol.TableInfo) -> Preview:
    texts = Catalogue.load(lang, table.game)
    game = texts.format("game-title")
    if table.state == "open":
        who = next((_name(texts, c.account) for c in table.chairs if c.account and c.account.id == table.owner), "")
        title = texts.format("preview-invitation", who=who) if who else texts.format("preview-open-table")
        return Preview(lang, f"{title} · {game}", texts.format("preview-join"), table.game, False)
    names = [_name(texts, chair.account) for chair in table.chairs if chair.account and chair.account.kind != "program"]
    title = " · ".join((game, *filter(None, names)))
    key = "preview-over" if table.state == "over" else "preview-playing"
    is_watched = table.state in ("over", "playing") and table.settings.spectators
    return Preview(lang, title, texts.format(key if is_watched else "preview-game"), table.game, False)


def _name(texts: Catalogue, account: protocol.Account) -> str:
    """Return the name that a person has chosen; empty for a guest without one."""
    if account.kind == "gone" or UNNAMED_GUEST.fullmatch(account.name):
        return ""
    is_guest = account.kind == "guest"
    return texts.format("preview-guest", name=account.name.removeprefix(GUEST)) if is_guest else account.name


def language(request: ApiRequest) -> str:
    """Return the language of the reader: `?lang=`, or the first of those the browser prefers that we have."""
    if (lang := request.query_params.get("lang")) in LANGUAGES:
        return str(lang)
    wished: list[tuple[float, str]] = []
    for part in request.headers.get("accept-language", "")[:200].split(","):
        name, _, weight = part.partition(";")
        quality = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", weight)
        wished.append((float(quality[1]) if quality else 1.0, name.strip().lower().partition("-")[0]))
    wished.sort(key=lambda each: -each[0])
    return next((name for weight, name in wished if weight > 0 and name in LANGUAGES), FALLBACK)


def head(preview: Preview, root: str, place: str) -> str:
    """Return the tags for the page's head. `root` is the server's public URL."""
    title = preview.title if preview.title == SITE_NAME else f"{preview.title} · {SITE_NAME}"
    picture = f"{root}/preview-{preview.picture}.jpg"
    named = {"description": preview.description, "twitter:card": "summary_large_image"}
    shown = {
        "og:type": "website",
        "og:site_name": SITE_NAME,
        "og:locale": LOCALES.get(preview.lang, preview.lang),
        "og:title": preview.title,
        "og:description": preview.description,
        "og:image": picture,
        "og:image:width": str(PICTURE_SIZE[0]),
        "og:image:height": str(PICTURE_SIZE[1]),
        "og:image:alt": preview.title,
    }
    tags = [f"<title>{escape(title)}</title>"]
    if preview.is_indexed:
        shown["og:url"] = f"{root}{quote(place or '/')}"
        tags.append(f'<link rel="canonical" href="{escape(shown["og:url"])}" />')
    else:
        named["robots"] = "noindex"
    tags += [f'<meta name="{name}" content="{escape(content)}" />' for name, content in named.items()]
    tags += [f'<meta property="{name}" content="{escape(content)}" />' for name, content in shown.items()]
    return "\n    ".join(tags)


def html_tag(preview: Preview) -> str:
    return f'<html lang="{preview.lang}" dir="{direction(preview.lang)}">'
