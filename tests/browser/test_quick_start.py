"""The quick start of each game: found by clicking, read on every screen, printed on two pages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from agon.games import NAMES
from agon.text.catalogue import LANGUAGES
from tests.browser.clicking import PATIENCE
from tests.browser.conftest import User
from tests.browser.test_pages import clipped, serious, strangers, too_wide

FIGURES = {"twilight_struggle": 2, "hector_achilles": 1, "roll_player": 2}
WIDTHS = (320, 768, 1920)
PAGE = re.compile(rb"/Type\s*/Page\b")


def opened(person: User, game: str) -> Page:
    """Open a quick start and wait for its figures."""
    page = person.goto(f"/quick/{game}")
    expect(page.locator("[data-quick-figure]")).to_have_count(FIGURES[game], timeout=PATIENCE)
    page.evaluate("document.fonts.ready")
    return page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_quick_start_is_printed_on_two_pages(user: Callable[..., User], lang: str) -> None:
    person = user(lang, dark=True, worker=False)
    for game in NAMES:
        page = opened(person, game)
        for paper in ("A4", "Letter"):
            assert len(PAGE.findall(page.pdf(format=paper))) == 2, f"{game} on {paper}"


def test_paper_is_light_and_shows_the_sheet_alone(user: Callable[..., User]) -> None:
    page = opened(user("en", dark=True, worker=False), "hector_achilles")
    page.evaluate("addEventListener('beforeprint', () => (window.printed = document.documentElement.dataset.theme))")
    page.pdf(format="A4")
    assert page.evaluate("window.printed") == "light"
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.emulate_media(media="print")
    for hidden in ("header", "#main nav", "#main button", ".crumbs"):
        expect(page.locator(hidden).first).to_be_hidden()
    expect(page.locator(".online")).to_contain_text("/learn/hector_achilles")


def test_the_button_prints(user: Callable[..., User]) -> None:
    page = opened(user("hu"), "roll_player")
    page.evaluate("window.print = () => (window.asked = true)")
    page.get_by_role("button", name="Nyomtatás").press("Enter")
    assert page.evaluate("window.asked") is True


@pytest.mark.parametrize("game", NAMES)
def test_it_is_found_from_the_lessons_and_the_rules(user: Callable[..., User], game: str) -> None:
    page = user("en").goto("/learn")
    for start in ("/learn", f"/learn/{game}", f"/rules/{game}"):
        page.evaluate("(to) => document.querySelector(`header a[href='${to}']`)?.click()", "/learn")
        if start != "/learn":
            page.locator(f"#main a[href='{start}']").first.click()
        page.locator(f"#main a[href='/quick/{game}']").click(timeout=PATIENCE)
        page.locator(f"[data-quick='{game}'] h1").wait_for(timeout=PATIENCE)
    for to in (f"/new/{game}", f"/learn/{game}", f"/rules/{game}"):
        expect(page.locator(f"nav[aria-labelledby='quick-next'] a[href='{to}']")).to_be_visible()


@pytest.mark.parametrize("lang", ["el", "he"])
def test_it_fits_every_screen_and_can_be_read_aloud(user: Callable[..., User], lang: str) -> None:
    person = user(lang, dark=lang == "he", worker=False)
    found: list[str] = []
    for game in NAMES:
        page = opened(person, game)
        for width in WIDTHS:
            page.set_viewport_size(ViewportSize(width=width, height=800))
            found += [*too_wide(page), *clipped(page)]
        found += [*serious(page), *strangers(page)]
        levels = page.locator("#main :is(h1, h2, h3)").evaluate_all("(all) => all.map((each) => each.localName)")
        assert levels == ["h1", *["h2"] * 8]
        for part in ("table", "turn", "actions", "traps", "advice"):
            assert page.locator(f"section[aria-labelledby='quick-{part}'] > :is(ul, ol) > li").count() > 2
    assert found == []
