"""Playing by the screen alone: what is offered is found on the page and clicked, or reached by the keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import monotonic

from playwright.sync_api import Error, Locator, Page

OFFERED = "[data-option]:not([disabled]):not([aria-disabled='true'])"
INSIST = "[data-act='insist']"  # on what the reader is warned of
FINISH = "[data-act='finish']"  # the last choice of a series, which is held
UNHURRIED = 450  # milliseconds after which a warning can be answered
CONFIRM = "[data-confirm]"  # the button that makes a selected choice
VISIBLE = """(all) => all.flatMap((each, place) => {
    const box = each.getBoundingClientRect();
    return box.width && box.height && each.checkVisibility({visibilityProperty: true}) ? [place] : [];
})"""
LONGEST = 3000  # choices of one seat in a game
PATIENCE = 30_000  # milliseconds


def play_on(page: Page, choose: Callable[[Page], None], most: int = LONGEST) -> int:
    """Answer whatever is asked until the game is over; how many answers it took."""
    for answered in range(most):
        page.locator("[data-result], [data-ask]").first.wait_for(state="attached", timeout=PATIENCE)
        if page.locator("[data-result]").count():
            return answered
        number = page.locator("[data-ask]").first.get_attribute("data-ask", timeout=PATIENCE)
        choose(page)
        finish(page)
        changed = f"[data-result], .ask:not([data-ask='{number}'])"
        page.locator(f"{changed}, {INSIST}").first.wait_for(state="attached", timeout=PATIENCE)
        if page.locator(INSIST).count():
            insist(page)
        page.locator(changed).first.wait_for(state="attached", timeout=PATIENCE)
    raise AssertionError(f"no end after {most} choices")


def insist(page: Page) -> None:
    """Choose what the reader is warned of."""
    page.wait_for_timeout(UNHURRIED)
    page.locator(INSIST).click()


def finish(page: Page) -> None:
    """Send what is held, if anything is."""
    if page.locator(FINISH).count():
        page.locator(FINISH).click()


class Clicker:
    """Clicks one of the things offered on the page, wherever it stands."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def __call__(self, page: Page) -> None:
        until, timeout = monotonic() + PATIENCE / 1000, 500
        while monotonic() < until:
            offered = page.locator(OFFERED)
            places: list[int] = offered.evaluate_all(VISIBLE)
            self.random.shuffle(places)
            if any(self._click(offered.nth(place), timeout) for place in places):
                return
            if page.locator(FINISH).count():  # a click that came through late is held
                return finish(page)
            timeout = 3000  # nothing was covered: the machine is slow
            page.wait_for_timeout(50)  # a slow machine has asked, but not yet drawn what it offers
        raise AssertionError("nothing that is offered can be clicked")

    def _click(self, element: Locator, timeout: float) -> bool:
        try:
            pick(element, timeout)
        except Error:  # covered by another, or gone: the next one will do
            return False
        finish(element.page)
        return True


def pick(element: Locator, timeout: float = PATIENCE) -> None:
    """Click something that is offered; what the first click only selects is then chosen by the button."""
    select(element, timeout)
    confirm = element.page.locator(CONFIRM)
    if confirm.count():
        confirm.click(timeout=timeout)


def select(element: Locator, timeout: float = PATIENCE) -> None:
    """Click once: a card near its upper corner, for the lower part of a hand may lie below the edge of the board."""
    is_card = element.get_attribute("data-card", timeout=timeout) is not None
    if is_card:
        element.click(timeout=timeout, position={"x": 20, "y": 20})
    else:
        element.click(timeout=timeout)
