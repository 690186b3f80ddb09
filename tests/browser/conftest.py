"""A real browser, a real server and its computer players; the tests do what a user would do."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Route,
    ViewportSize,
    sync_playwright,
)

from agon.games import NAMES, load
from agon.native import batch, library
from agon.server.ops.serve import computer_players
from agon.server.ops.static_site import SITE
from tests.server.conftest import Running, running

CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium"))), None)  # the faster one first
SWITCHES = [
    *("--no-sandbox", "--headless", "--disable-gpu", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
HEADLINE = """study Headlines
game twilight_struggle
given turn 4
given phase headline
given hand.us nato duck_and_cover five_year_plan marshall_plan brush_war nasser decolonization quagmire
given hand.ussr fidel blockade
"""
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=360, height=740)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with computer players and the built web client, shared by all browser tests of a worker."""
    assert (SITE / "index.html").is_file(), "the web client has not been built: run make site"
    for game in NAMES if batch.available() else ():
        library.load(load(game))  # build now, so that no test waits for it
    folder: Path = tmp_path_factory.mktemp("server")
    with (
        running(folder, bots=True, analysis_depth=16) as server,
        computer_players(server.settings, server.token, server.port),
    ):
        yield server


@pytest.fixture(scope="module")
def browser(server: Running) -> Iterator[Browser]:
    """A browser for the tests of one file. While it is open, its event loop occupies the thread, so no other test could
    run one."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield started
        started.close()


class User:
    """A user at a browser. Errors and warnings in the console are collected, and any of them fails the test."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.console_errors: list[str] = []
        self._awaited: set[Request] = set()
        self._held: set[Request] = set()
        self.page = self.open()

    def open(self, path: str = "") -> Page:
        page = self.context.new_page()
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self._record(f"error: {error}", "error"))
        page.on("request", lambda asked: self._awaited.add(asked))
        page.on("requestfinished", lambda asked: self._awaited.discard(asked))
        page.on("requestfailed", lambda asked: self._awaited.discard(asked))
        if path:
            page.goto(self.address + path)
        return page

    def _on_console(self, said: ConsoleMessage) -> None:
        """Record console errors and warnings. Two come from the browser, not from the page: a prospect requested too
        late, and the service worker that Playwright blocks."""
        if "/prospects" not in said.location["url"] and "blocked by Playwright" not in said.text:
            self._record(f"console {said.type}: {said.text}", said.type)

    def _record(self, text: str, kind: str) -> None:
        if kind in ("error", "warning"):
            self.console_errors.append(text)

    def goto(self, path: str) -> Page:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("#main h1, #main [data-ask]", state="attached")
        return self.page

    def whole(self, path: str) -> Page:
        """Open a page and wait until it is complete: nothing is loading, and after two more frames nothing is either.
        Requests of a service worker are invisible here, so this needs a user without one."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector("#main *", state="attached")
        still = 0
        while still < 2:
            self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            still = still + 1 if self._awaited <= self._held else 0
        return self.page

    def hold_back(self, what: str, asked: str) -> None:
        """From now on, hold back every response from URLs matching `asked` that has `what` in its URL or body."""

        def look(route: Route) -> None:
            answer = None if what in route.request.url else route.fetch()
            if answer is None or what in answer.text():
                self._held.add(route.request)
            else:
                route.fulfill(response=answer)

        self.page.route(re.compile(asked), look)

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request with the session cookie of this user; no page need be open."""
        headers = {} if method == "GET" else {"x-csrf-token": self.api("GET", "/api/me")["csrf"] or ""}
        answer = self.context.request.fetch(
            self.address + path, method=method, headers=headers, data=body, timeout=60_000
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def sit_down(self, game: str, **wish: Any) -> str:
        """Create a table against the computer, as a guest; return its path."""
        if self.api("GET", "/api/me")["account"] is None:
            self.api("POST", "/api/guest")
        table = self.api("POST", "/api/tables", {"game": game, "chairs": ["me", "computer"], **wish})
        return f"/table/{table['id']}"

    def sit_down_at(self, study: str, **wish: Any) -> str:
        """Create a table that starts from a study, as a guest; return its path."""
        self.api("POST", "/api/guest")
        return self.sit_down("", study={"id": self.api("POST", "/api/studies", {"text": study})["id"]}, **wish)


@pytest.fixture
def user(server: Running, browser: Browser) -> Iterator[Callable[..., User]]:
    """Create users: `user(lang="he", phone=True)`. At the end, none of them may have seen a console error. By default
    moves are shown at once, the sound is off and the log is open; keywords override preferences:
    `user(speed="normal")`."""
    made: list[User] = []

    def make(
        lang: str = "en",
        *,
        phone: bool = False,
        dark: bool = False,
        worker: bool = True,
        moving: bool = False,
        **likes: Any,
    ) -> User:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(15_000)
        kept = {"language": lang, "speed": "at_once", "sound": False, "drawer": "open", **likes}
        context.add_init_script(f"localStorage.getItem('agon') ?? localStorage.setItem('agon', `{json.dumps(kept)}`)")
        made.append(User(context, server.url))
        return made[-1]

    yield make
    console_errors = [text for each in made for text in each.console_errors]
    for each in made:
        each.context.close()
    assert console_errors == []
