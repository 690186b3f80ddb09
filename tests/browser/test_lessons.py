"""Lessons, done by doing what they point at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from agon.games import NAMES
from tests.browser.clicking import CONFIRM, PATIENCE
from tests.browser.conftest import User
from tests.browser.test_pages import clipped, serious, too_wide
from tests.tiers import sampled

FIRST = {"twilight_struggle": "coups", "hector_achilles": "heroes", "roll_player": "taking_a_die"}
LIT = """ids => {
    const rims = [...document.querySelectorAll('.shade .rim')].map((rim) => rim.getBoundingClientRect());
    const isLit = (box) => rims.some((rim) => rim.left < box.right && rim.right > box.left
        && rim.top < box.bottom && rim.bottom > box.top);
    const named = (id) => ['option', 'spot', 'country'].map((name) => `.board [data-${name}~="${id}"]`).join();
    const all = (id) => [...document.querySelectorAll(named(id))].map((each) => each.getBoundingClientRect());
    return ids.filter((id) => !all(id).some(isLit));
}"""


def steps_of(person: User, game: str) -> tuple[str, str, list[dict[str, Any]]]:
    """The id of a lesson, its learner and its steps."""
    study = person.api("GET", f"/api/studies/one?id={game}/lessons/{FIRST[game]}")
    return study["id"], study["learner"], study["steps"]


def waits_at(page: Page, rest: int) -> None:
    """Wait until the lesson rests for the n-th time."""
    page.wait_for_function(
        "rest => document.querySelector('.coach progress').value === rest", arg=rest, timeout=PATIENCE
    )
    page.locator(".coach [data-act='next'][aria-disabled='false'], .coach [data-act='show'], .coach .end").wait_for()


def lights(page: Page, ids: list[str]) -> None:
    """All of this is lit on the board, and the rest is dimmed."""
    expect(page.locator(".shade.on .dark")).to_have_count(1)
    page.wait_for_function(f"ids => ({LIT})(ids).length === 0", arg=ids)


def choose(page: Page, option: str) -> None:
    """Choose what is lit; cards are selected first."""
    page.locator(f".screen [data-option='{option}']").first.press("Enter")
    confirm = page.locator(CONFIRM)
    if confirm.count():
        confirm.press("Enter")


@pytest.mark.parametrize("phone", sampled([False, True]))
@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_is_done_by_doing_what_it_points_at(user: Callable[..., User], game: str, phone: bool) -> None:
    person = user("en", phone=phone)
    lesson, learner, steps = steps_of(person, game)
    page = person.goto(f"/lesson/{lesson}")
    rest, done = 1, 0
    for at, step in enumerate(steps):
        following = steps[at + 1] if at + 1 < len(steps) else None
        if step["seat"] == learner:
            waits_at(page, rest)
            lights(page, [step["option"]] if page.locator(f".board [data-option='{step['option']}']").count() else [])
            choose(page, step["option"])
            done += 1
            rest += 1
        elif step["kind"] == "note" and (following is None or following["seat"] != learner):
            waits_at(page, rest)
            points = step.get("points", [])
            lights(page, points[:1] if phone else points)  # on a phone, not everything is on the screen
            if following is not None:
                page.locator(".coach [data-act='next']").click()
                rest += 1
    expect(page.locator("#lesson-end")).to_be_visible(timeout=PATIENCE)
    assert done > 1
    assert [each for look in (serious, too_wide, clipped) for each in look(page)] == []


def test_a_wrong_try_is_explained_and_the_right_one_named(user: Callable[..., User]) -> None:
    page = user("en").goto("/lesson/hector_achilles/lessons/heroes")
    page.locator(".coach [data-act='next']").click()
    page.locator(".board [data-option='pass']").click()
    told = page.locator(".coach .kind")
    expect(told).to_contain_text("not the point of this lesson")
    page.locator(".board [data-option='retreat']").click()
    expect(told).to_contain_text("Try this: Use hero")
    lights(page, ["use_hero"])
