"""A real browser at a real server with its computer players: what a person does, done by a program."""

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

CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium"))), None)  # the fast one first
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
    """A server with its computer players, and the web client as it was built, for all browser tests of a worker."""
    assert (SITE / "index.html").is_file(), "the web client has not been built: run make site"
    for game in NAMES if batch.available() else ():
        library.load(load(game))  # built before anybody waits for the computer's answer
    folder: Path = tmp_path_factory.mktemp("server")
    with (
        running(folder, bots=True, analysis_depth=16) as server,
        computer_players(server.settings, server.token, server.port),
    ):
        yield server


@pytest.fixture(scope="module")
def browser(server: Running) -> Iterator[Browser]:
    """For the tests of one file: while it is open, a loop runs in this thread, and no other test could run its own."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield started
        started.close()


class Reader:
    """Somebody at a screen. Whatever the page complains about is kept, and no test passes with a complaint."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.complaints: list[str] = []
        self._awaited: set[Request] = set()
        self._held: set[Request] = set()
        self.page = self.open()

    def open(self, path: str = "") -> Page:
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._complain(f"error: {error}", "error"))
        page.on("request", lambda asked: self._awaited.add(asked))
        page.on("requestfinished", lambda asked: self._awaited.discard(asked))
        page.on("requestfailed", lambda asked: self._awaited.discard(asked))
        if path:
            page.goto(self.address + path)
        return page

    def _hear(self, said: ConsoleMessage) -> None:
        """The browser itself complains of a preview that was asked for a moment too late, and Playwright of the worker
        it keeps out; nobody else does."""
        if "/prospects" not in said.location["url"] and "blocked by Playwright" not in said.text:
            self._complain(f"console {said.type}: {said.text}", said.type)

    def _complain(self, text: str, kind: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def goto(self, path: str) -> Page:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("#main h1, #main [data-ask]", state="attached")
        return self.page

    def whole(self, path: str) -> Page:
        """A page with all it asked for and is given: nothing is awaited, and two pictures later nothing more is. What a
        worker in the background fetches cannot be seen here, so it is for readers without one."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector("#main *", state="attached")
        still = 0
        while still < 2:
            self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            still = still + 1 if self._awaited <= self._held else 0
        return self.page

    def hold_back(self, what: str, asked: str) -> None:
        """From now on nothing comes from the addresses `asked` that has `what` in its address or its text."""

        def look(route: Route) -> None:
            answer = None if what in route.request.url else route.fetch()
            if answer is None or what in answer.text():
                self._held.add(route.request)
            else:
                route.fulfill(response=answer)

        self.page.route(re.compile(asked), look)

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """A request with the cookie of the reader's pages; none of them need be open."""
        headers = {} if method == "GET" else {"x-csrf-token": self.api("GET", "/api/me")["csrf"] or ""}
        answer = self.context.request.fetch(
            self.address + path, method=method, headers=headers, data=body, timeout=60_000
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def sit_down(self, game: str, **wish: Any) -> str:
        """A table against the computer, as a guest; its address."""
        if self.api("GET", "/api/me")["account"] is None:
            self.api("POST", "/api/guest")
        table = self.api("POST", "/api/tables", {"game": game, "chairs": ["me", "computer"], **wish})
        return f"/table/{table['id']}"

    def sit_down_at(self, study: str, **wish: Any) -> str:
        """A table that begins with a study, as a guest; its address."""
        self.api("POST", "/api/guest")
        return self.sit_down("", study={"id": self.api("POST", "/api/studies", {"text": study})["id"]}, **wish)


@pytest.fixture
def reader(server: Running, browser: Browser) -> Iterator[Callable[..., Reader]]:
    """Makes people: `reader(lang="he", phone=True)`. In the end none of them may have seen a complaint. They see moves
    at once, hear nothing and have the log open, unless they like it otherwise: `reader(speed="normal")`."""
    made: list[Reader] = []

    def make(
        lang: str = "en",
        *,
        phone: bool = False,
        dark: bool = False,
        worker: bool = True,
        moving: bool = False,
        **likes: Any,
    ) -> Reader:
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
        made.append(Reader(context, server.url))
        return made[-1]

    yield make
    complaints = [text for each in made for text in each.complaints]
    for each in made:
        each.context.close()
    assert complaints == []
