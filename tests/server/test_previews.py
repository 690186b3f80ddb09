"""What messengers and search engines get from a page: title, description and picture, and nothing private."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from agon.games import NAMES
from agon.server.client.client import Client
from agon.server.ops import static_site
from agon.text.catalogue import LANGUAGES, Catalogue, direction

from .conftest import Running

WHATSAPP = {"user-agent": "WhatsApp/2.23", "accept": "*/*"}
FIRST_GAME = NAMES[0]


def fetch(server: Running, path: str, **headers: str) -> str:
    answer = httpx.get(f"{server.url}{path}", headers={**WHATSAPP, **headers}, trust_env=False)
    assert answer.status_code == 200 and answer.headers["content-type"] == "text/html; charset=utf-8"
    return answer.text


def tags(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', page)
    (title,) = re.findall(r"<title>(.*)</title>", page)
    return {"title": html.unescape(title), **{name: html.unescape(content) for name, content in found}}


def title_of(game: str, lang: str = "en") -> str:
    return Catalogue.load(lang, game).format("game-title")


async def ada(server: Running, name: str = "Ada") -> Client:
    client = server.client()
    client._know(await client.post("/api/register", {"name": name, "password": "correct horse battery"}))
    return client


async def new_table(owner: Client, game: str = FIRST_GAME, **settings: Any) -> dict[str, Any]:
    table: dict[str, Any] = await owner.post("/api/tables", {"game": game, "settings": {"rated": False, **settings}})
    return table


# ---------------------------------------------------------------- who gets the page


@pytest.mark.parametrize("accept", ["*/*", "", "image/png", "text/html", "application/json, */*;q=0.5", "nonsense"])
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_the_page_is_given_whatever_is_accepted(server: Running, accept: str, method: str) -> None:
    for path in ("/", "/table/abc?invite=x", "/lobby"):
        answer = httpx.request(method, f"{server.url}{path}", headers={"accept": accept}, trust_env=False)
        assert answer.status_code == 200 and answer.headers["content-type"] == "text/html; charset=utf-8"
        assert bool(answer.content) == (method == "GET") and int(answer.headers["content-length"]) > 500


def test_a_request_without_accept_gets_the_page(server: Running) -> None:
    with httpx.Client(trust_env=False) as http:
        del http.headers["accept"]
        assert http.get(f"{server.url}/").status_code == 200


@pytest.mark.parametrize("accept", ["application/json", "application/json;q=0.9", "application/problem+json"])
def test_json_alone_gets_the_answer_of_the_api(server: Running, accept: str) -> None:
    answer = httpx.get(f"{server.url}/lobby", headers={"accept": accept}, trust_env=False)
    assert answer.status_code == 404 and answer.json()["code"] == "not-found"


@pytest.mark.parametrize("path", ["/healthz", "/icon.svg"])
def test_monitors_may_ask_for_the_head(server: Running, path: str) -> None:
    answer = httpx.head(f"{server.url}{path}", trust_env=False)
    assert answer.status_code == 200 and answer.content == b""


# ---------------------------------------------------------------- the site and its games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_site_in_the_language_of_the_reader(server: Running, lang: str) -> None:
    page = fetch(server, "/", **{"accept-language": f"xx, {lang}-ZZ;q=0.8, en;q=0.1"})
    assert f'<html lang="{lang}" dir="{direction(lang)}">' in page
    found = tags(page)
    assert found["title"] == found["og:title"] == "Agon" and found["twitter:card"] == "summary_large_image"
    assert all(title_of(game, lang) in found["description"] for game in NAMES)
    assert fetch(server, f"/?lang={lang}").count(f'<html lang="{lang}"') == 1


@pytest.mark.parametrize("wished", ["", "xx", "el;q=0", "*", ";;q=,,", "he" * 500])
def test_any_other_language_falls_back_to_english(server: Running, wished: str) -> None:
    assert '<html lang="en"' in fetch(server, "/?lang=xx", **{"accept-language": wished})


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_a_picture(server: Running, game: str) -> None:
    found = tags(fetch(server, f"/rules/{game}"))
    assert found["title"] == f"{title_of(game)} · Agon" and found["og:image"].startswith(server.url)
    assert tags(fetch(server, f"/quick/{game}"))["title"] == found["title"]
    picture = httpx.get(found["og:image"], trust_env=False)
    assert picture.headers["content-type"] == "image/jpeg" and len(picture.content) < 150_000
    assert httpx.get(tags(fetch(server, "/"))["og:image"], trust_env=False).status_code == 200


def test_addresses_are_those_of_the_public_server(fresh_server: Callable[..., Any]) -> None:
    with fresh_server(public_url="https://example.org/agon") as server:
        page = fetch(server, "/learn?from=elsewhere", host="10.9.8.7")
    assert '<link rel="canonical" href="https://example.org/agon/learn" />' in page and "10.9.8.7" not in page
    assert tags(page)["og:image"] == "https://example.org/agon/preview-site.jpg"


def test_a_path_cannot_break_out_of_its_tag(server: Running) -> None:
    page = fetch(server, f"/lesson/{FIRST_GAME}/%22%3E%3Cscript%3E")
    assert "<script>" not in page


# ---------------------------------------------------------------- tables and invitations


async def test_an_invitation_names_the_game_and_the_host(server: Running) -> None:
    owner = await ada(server, "Ada L.")
    table = await new_table(owner, visibility="private")
    path = f"/table/{table['id']}?invite={table['invite']}"
    for lang in LANGUAGES:
        found = tags(fetch(server, path, **{"accept-language": lang}))
        assert "Ada L." in found["og:title"] and title_of(FIRST_GAME, lang) in found["og:title"]
        assert found["og:image"].endswith(f"/preview-{FIRST_GAME}.jpg")
    page = fetch(server, path)
    assert tags(page)["robots"] == "noindex" and "canonical" not in page
    assert table["invite"] not in page, "the secret stays in the link"
    await owner.http.aclose()


async def test_a_private_table_looks_like_one_that_does_not_exist(server: Running) -> None:
    owner = await ada(server, "Bea")
    table = await new_table(owner, visibility="private")
    nowhere = fetch(server, "/table/nowhere")
    cookie = "; ".join(f"{name}={value}" for name, value in owner.http.cookies.items())
    for query in ("", "?invite=wrong", "?invite=", "?shoulder=wrong"):
        assert fetch(server, f"/table/{table['id']}{query}") == nowhere
        assert fetch(server, f"/replay/{table['id']}{query}", cookie=cookie) == nowhere, "its owner is no exception"
    await owner.http.aclose()


async def test_a_game_in_progress_shows_who_plays_only_to_spectators(server: Running) -> None:
    owner = await ada(server, "Cleo")
    async with server.guests(1) as (other,):
        for spectators in (True, False):
            table = (await new_table(owner, spectators=spectators))["id"]
            await other.post(f"/api/tables/{table}/join", {})
            found = tags(fetch(server, f"/table/{table}"))
            assert ("Cleo" in found["og:title"]) == spectators
            assert (title_of(FIRST_GAME) in found["og:title"]) == spectators
            assert ("Open the link to watch" in found["description"]) == spectators
            assert other.me["name"].removeprefix("Guest ") not in found["og:title"], "that name says nothing"
    await owner.http.aclose()


async def test_names_are_escaped(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names cannot contain these characters, but a preview does not rely on that."""
    monkeypatch.setattr("agon.server.accounts.accounts.check_name", lambda name: name)
    owner = await ada(server, '"><script>x</script>')
    page = fetch(server, f"/table/{(await new_table(owner))['id']}")
    assert "<script>x" not in page and tags(page)["og:title"].startswith('"><script>x</script>')
    await owner.http.aclose()


def test_every_page_of_the_client_has_a_place_for_its_preview() -> None:
    page = (static_site.SITE / "index.html").read_text(encoding="utf-8")
    assert len(static_site.DEFAULT_PREVIEW.findall(page)) == 1 and '<html lang="en">' in page
