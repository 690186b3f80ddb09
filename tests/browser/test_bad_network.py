"""Files that fail to load, or that an update has removed: the page says so and offers a retry."""

from __future__ import annotations

import contextlib
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, Route

from agon.server.ops import static_site
from tests.browser.conftest import User

RETRY = "[role=alert] button, [role=alert] + p button"
KEPT = """async () => {
    const cache = await caches.open("agon-1");
    return (await cache.keys()).map((each) => new URL(each.url).pathname);
}"""
RAW = re.compile(r"\b(?:game|ask|seat|word|log|board)-\w+")  # a text key shown in place of its text


def forgive(person: User) -> None:
    """Ignore the browser's own errors about files that failed to load; the page must not add any."""
    person.console_errors[:] = [each for each in person.console_errors if "Failed to load resource" not in each]


@contextmanager
def without(person: User, files: str, what: str = "") -> Iterator[None]:
    """Block the assets whose name and content match, within a context."""
    named = re.compile(f"/assets/{files}")

    def look(route: Route) -> None:
        with contextlib.suppress(Error):  # the page has navigated away meanwhile
            answer = route.fetch()
            if what in answer.text():
                route.abort()
            else:
                route.fulfill(response=answer)

    person.page.route(named, look)
    yield
    person.page.unroute(named)
    forgive(person)


def update(folder: Path) -> Path:
    """Rename the files of the site as a new build would: none of the old names is left."""
    site = shutil.copytree(static_site.SITE, folder / "site")
    named = re.compile("|".join(re.escape(each.name) for each in (site / "assets").iterdir()))
    for file in [site / "index.html", *(site / "assets").iterdir()]:
        if file.suffix in (".html", ".js", ".css"):
            file.write_text(named.sub(r"new-\g<0>", file.read_text("utf-8")), "utf-8")
    for file in list((site / "assets").iterdir()):
        file.rename(file.with_name(f"new-{file.name}"))
    return site


def try_again(page: Page) -> None:
    """Check that the missing file is reported once, in words, and press the retry button."""
    page.locator(RETRY).wait_for()
    assert RAW.findall(page.locator("#main").text_content() or "") == []
    with page.expect_event("load"):
        page.locator(RETRY).click()


def test_the_home_page_reports_a_game_that_failed_to_load(user: Callable[..., User]) -> None:
    person = user("en", worker=False)
    with without(person, "en-", "game-title = Hector"):
        page = person.goto("/")
        try_again(page)  # the retry fails: it is reported again, and nothing reloads by itself
        page.locator(RETRY).wait_for()
        assert page.locator("#main [role=status]:not(:empty)").count() == 0
    try_again(page)
    page.locator("[data-play='hector_achilles']").wait_for()


def test_a_table_whose_texts_fail_to_load_says_so_and_shows_no_keys(user: Callable[..., User]) -> None:
    person = user("en", worker=False)
    page, place = person.page, person.sit_down("hector_achilles")
    with without(person, "en-", "game-title = "), without(person, "hector_achilles-"):
        page.goto(person.address + place)
        page.locator(RETRY).wait_for()
    try_again(page)
    page.locator(".board [data-option]").first.wait_for()
    assert page.locator(RETRY).count() == 0


@pytest.mark.parametrize("files", ["hector_achilles-", r"hector_achilles-.*\.css"])
def test_a_table_whose_board_fails_to_load_says_so_and_is_played_as_text(user: Callable[..., User], files: str) -> None:
    person = user("en", worker=False)
    place = person.sit_down("hector_achilles")
    with without(person, files):
        page = person.goto(place)
        page.locator(RETRY).wait_for()
        number = page.locator("[data-ask]").get_attribute("data-ask")
        page.locator(".ask [data-option]").first.click()
        page.locator(f".ask:not([data-ask='{number}'])").wait_for()
    try_again(page)
    page.locator(".board [data-option]").first.wait_for()
    assert page.locator(RETRY).count() == 0


def test_a_language_missing_after_an_update_is_loaded_with_the_new_page(
    user: Callable[..., User], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = user("en", worker=False)
    page = person.goto("/settings")
    monkeypatch.setattr(static_site, "SITE", update(tmp_path))
    page.select_option("header select", "hu")
    try_again(page)
    page.locator("html[lang=hu] h1").wait_for()
    forgive(person)


def test_a_table_keeps_its_language_if_the_other_fails_to_load(user: Callable[..., User]) -> None:
    person = user("en", worker=False)
    page = person.goto(person.sit_down("hector_achilles"))
    page.locator(".board [data-option]").first.wait_for()
    question = page.locator(".question").inner_text()
    assert not question.startswith("ask-")
    with without(person, "hu-", "game-title = "):
        page.select_option("header select", "hu")
        page.locator(RETRY).wait_for()
        assert page.locator(".question").inner_text() == question
    try_again(page)
    page.locator("html[lang=hu] .board [data-option]").first.wait_for()
    assert page.locator(".question").inner_text() != question


def with_worker(person: User) -> Page:
    """Open a page whose files are all cached by the service worker."""
    page = person.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page = person.goto("/")
    page.locator("[data-play] >> nth=0").wait_for()
    entry = page.locator("script[src]").get_attribute("src") or ""
    page.wait_for_function(f"async (entry) => (await ({KEPT})()).some((each) => entry.endsWith(each))", arg=entry[1:])
    return page


def test_an_update_takes_the_old_files_out_of_the_browser(
    user: Callable[..., User], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = user("en")
    page = with_worker(person)
    old = page.evaluate(KEPT)
    assert len(old) > 5
    monkeypatch.setattr(static_site, "SITE", update(tmp_path))
    page = with_worker(person)
    assert [each for each in page.evaluate(KEPT) if "/assets/" in each and "/new-" not in each] == []
    person.context.set_offline(True)
    page.reload()
    page.locator("[role=alert] h1").wait_for()  # cached; it reports that the server is unreachable
    forgive(person)


def test_a_full_disk_does_not_prevent_a_reload(
    user: Callable[..., User], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = user("en")
    page = with_worker(person)
    room = person.context.new_cdp_session(page)
    room.send("Storage.overrideQuotaForOrigin", {"origin": person.address, "quotaSize": 1})
    monkeypatch.setattr(static_site, "SITE", update(tmp_path))
    person.goto("/")
    page.locator("[data-play] >> nth=0").wait_for()
    assert "/new-" in (page.locator("script[src]").get_attribute("src") or "")
