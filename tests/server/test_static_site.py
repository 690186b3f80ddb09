"""The web client as the server delivers it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from agon.server.ops import static_site

from .conftest import Running

PAGE = '<!doctype html><base href="/" /><script src="./assets/main-1a2b.js"></script>'


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client: a page, an asset, and the files beside the page."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    (tmp_path / "assets" / "main-1a2b.js").write_text("let x = 1;\n" * 500, "utf-8")
    (tmp_path / "manifest.webmanifest").write_text("{}", "utf-8")
    (tmp_path.parent / "secret.txt").write_text("not for anybody", "utf-8")
    monkeypatch.setattr(static_site, "SITE", tmp_path)
    return tmp_path


def get(server: Running, path: str, **headers: str) -> httpx.Response:
    with httpx.Client(trust_env=False) as browser:
        return browser.get(f"{server.url}{path}", headers={"accept": "text/html", **headers})


@pytest.mark.parametrize("path", ["/", "/index.html"])
def test_a_page_connects_only_to_its_own_host(server: Running, site: Path, path: str) -> None:
    policy = get(server, path).headers["content-security-policy"]
    sources = next(part for part in policy.split("; ") if part.startswith("connect-src")).split()[1:]
    assert sources == ["'self'", f"ws://127.0.0.1:{server.port}", f"wss://127.0.0.1:{server.port}"]


@pytest.mark.parametrize(
    "path", ["/", "/lobby", "/table/abc", "/lesson/hector_achilles/lessons/01_the_board", "/verify/abc", "/api/docs"]
)
def test_the_page_stands_at_every_place_of_the_client(server: Running, site: Path, path: str) -> None:
    answer = get(server, path)
    assert answer.status_code == 200 and answer.text == PAGE
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["referrer-policy"] == "no-referrer"  # some URLs contain secrets


def test_behind_a_proxy_the_page_knows_where_it_stands(site: Path, fresh_server: Callable[..., Any]) -> None:
    with fresh_server(public_url="https://example.org/agon") as server:
        assert '<base href="/agon/" />' in get(server, "/lobby").text


def test_assets_are_immutable_and_compressed(server: Running, site: Path) -> None:
    packed = get(server, "/assets/main-1a2b.js")
    assert packed.headers["content-encoding"] == "gzip" and packed.text == "let x = 1;\n" * 500
    assert "immutable" in packed.headers["cache-control"]
    plain = get(server, "/assets/main-1a2b.js", **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.text == packed.text
    assert packed.headers["content-type"].startswith("text/javascript")


def test_what_lies_beside_the_page_is_found_by_its_name(server: Running, site: Path) -> None:
    assert get(server, "/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/..%2f..%2fsecret.txt", "/none.svg", "/api/none"])
def test_nothing_else_is_handed_out(server: Running, site: Path, path: str) -> None:
    answer = get(server, path)
    assert answer.status_code == 404 and "not for anybody" not in answer.text


def test_every_kind_of_file_in_the_client_is_known() -> None:
    """With `nosniff`, a browser does not guess the content type."""
    kinds = {file.suffix for file in static_site.SITE.rglob("*") if file.is_file()}
    assert kinds and kinds <= static_site.KINDS.keys()


def test_nothing_outside_the_client_is_ever_handed_out(server: Running, site: Path) -> None:
    for path in ("/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e%2f%2e%2e%2fsecret.txt", "/secret.txt"):
        assert "not for anybody" not in get(server, path).text


def test_a_program_that_asks_for_a_page_is_refused_as_programs_are(server: Running, site: Path) -> None:
    answer = get(server, "/lobby", accept="application/json")
    assert answer.status_code == 404 and answer.json()["code"] == "not-found"


def test_a_server_without_the_client_says_how_to_build_it(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_site, "SITE", tmp_path / "nothing")
    assert "make site" in get(server, "/").text


def test_the_client_that_was_built_asks_only_for_files_it_brought(server: Running) -> None:
    page = get(server, "/").text
    asked = re.findall(r'(?:src|href)="\./([^"]+)"', page)
    assert asked
    for file in asked:
        assert get(server, f"/{file}").status_code == 200
