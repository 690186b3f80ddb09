"""Play a game through the page alone: find what is offered, and click it or reach it by keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import monotonic

from playwright.sync_api import Error, Locator, Page

OFFERED = "[data-option]:not([disabled]):not([aria-disabled='true'])"
INSIST = "[data-act='insist']"  # confirms a choice that comes with a warning
FINISH = "[data-act='finish']"  # sends the last choice of a series, which is held
UNHURRIED = 450  # milliseconds until a warning accepts clicks
CONFIRM = "[data-confirm]"  # the button that confirms a selected choice
VISIBLE = """(all) => all.flatMap((each, place) => {
    const box = each.getBoundingClientRect();
    return box.width && box.height && each.checkVisibility({visibilityProperty: true}) ? [place] : [];
})"""
LONGEST = 3000  # choices of one seat in a game, at most
PATIENCE = 30_000  # milliseconds


def wait_until(page: Page, is_true: Callable[[], bool]) -> None:
    """Wait while the page goes on working. The content security policy forbids `wait_for_function`."""
    until = monotonic() + PATIENCE / 1000
    while not is_true():
        assert monotonic() < until, "waited in vain"
        page.wait_for_timeout(50)


def play_on(page: Page, choose: Callable[[Page], None], most: int = LONGEST) -> int:
    """Answer every ask until the game is over; return the number of answers."""
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
    """Confirm a choice that comes with a warning."""
    page.wait_for_timeout(UNHURRIED)
    page.locator(INSIST).click()


def finish(page: Page) -> None:
    """Send the choice that is held, if there is one."""
    if page.locator(FINISH).count():
        page.locator(FINISH).click()


class Clicker:
    """Clicks a random offered element of the page."""

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
            if page.locator(FINISH).count():  # an earlier click arrived late and is held
                return finish(page)
            timeout = 3000  # nothing was covered, so the machine is slow
            page.wait_for_timeout(50)  # the ask is there, but its options may not be rendered yet
        raise AssertionError("nothing that is offered can be clicked")

    def _click(self, element: Locator, timeout: float) -> bool:
        try:
            pick(element, timeout)
        except Error:  # covered by another element, or gone: try the next one
            return False
        finish(element.page)
        return True


def pick(element: Locator, timeout: float = PATIENCE) -> None:
    """Click an offered element; if the click only selects it, confirm it with the button."""
    select(element, timeout)
    confirm = element.page.locator(CONFIRM)
    if confirm.count():
        confirm.click(timeout=timeout)


def select(element: Locator, timeout: float = PATIENCE) -> None:
    """Click once. A card is clicked near its upper corner, because the lower part of a hand may be below the edge of
    the board."""
    is_card = element.get_attribute("data-card", timeout=timeout) is not None
    if is_card:
        element.click(timeout=timeout, position={"x": 20, "y": 20})
    else:
        element.click(timeout=timeout)
