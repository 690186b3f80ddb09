"""Whole games against the computer, played through the page alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.clicking import CONFIRM, Clicker, play_on
from tests.browser.conftest import User
from tests.tiers import sampled, soak

WAYS = [
    ("twilight_struggle", "el", False),
    ("hector_achilles", "he", False),
    ("roll_player", "hu", False),
    ("hector_achilles", "en", True),
]


@pytest.mark.parametrize(("game", "lang", "phone"), sampled(WAYS, *WAYS[1::2]))
def test_a_whole_game_is_played_by_clicking(user: Callable[..., User], game: str, lang: str, phone: bool) -> None:
    person = user(lang, phone=phone)
    page = person.goto("/")
    page.click(f"[data-play='{game}']")
    page.wait_for_selector("[data-ask]")
    clicker = Clicker(seed=7)
    assert play_on(page, clicker) > 5
    assert page.locator("html").get_attribute("lang") == lang
    assert page.locator("[data-result]").is_visible()


def by_keyboard(page: Page) -> None:
    """Tab to the first offered element and press Enter; press it again if the first one only selects."""
    for _ in range(300):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.closest('[data-option]:not([aria-disabled=true])') !== null"):
            page.keyboard.press("Enter")
            if page.locator(CONFIRM).count():
                page.keyboard.press("Enter")
            return
    raise AssertionError("nothing that is offered can be reached by the keyboard")


@soak
def test_a_whole_game_is_played_by_the_keyboard(user: Callable[..., User]) -> None:
    person = user("en")
    page = person.goto("/")
    for _ in range(100):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.play === 'hector_achilles'"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-ask]")
    assert play_on(page, by_keyboard) > 5
