"""Puzzles, solved and missed through the page alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from agon.games import NAMES
from tests.browser.clicking import CONFIRM, INSIST, PATIENCE, insist
from tests.browser.conftest import User
from tests.browser.test_pages import clipped, serious, too_wide
from tests.tiers import sampled


def a_puzzle(person: User, game: str) -> dict[str, Any]:
    """The easiest puzzle of a game in which every compared option has a button beside the board."""
    line = min(person.api("GET", f"/api/puzzles/{game}"), key=lambda one: int(one["rating"]))
    found: dict[str, Any] = person.api("GET", f"/api/puzzles/{game}/{line['id']}")
    return found


def opened(person: User, puzzle: dict[str, Any]) -> Page:
    page = person.goto(f"/puzzle/{puzzle['game']}/{puzzle['id']}")
    page.locator("[data-verdict='open']").wait_for(timeout=PATIENCE)
    return page


def choose(page: Page, option: str) -> None:
    """Choose an option in words, as the list of all options offers it."""
    page.locator(f".ask [data-option='{option}']").first.press("Enter")
    if page.locator(CONFIRM).count():
        page.locator(CONFIRM).press("Enter")
    elif page.locator(INSIST).count():
        insist(page)


def wrong(puzzle: dict[str, Any]) -> str:
    return str(min(puzzle["values"], key=lambda option: float(puzzle["values"][option])))


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("() => JSON.parse(localStorage.getItem('agon-puzzles'))")
    return found


@pytest.mark.parametrize("game", sampled(NAMES))
def test_a_puzzle_is_solved_at_the_first_try(user: Callable[..., User], game: str) -> None:
    person = user("en", plain=True)
    puzzle = a_puzzle(person, game)
    page = opened(person, puzzle)
    assert page.locator("[data-puzzle-result]").count() == 0
    choose(page, puzzle["solution"])
    page.locator("[data-verdict='solved']").wait_for()
    expect(page.locator("[data-puzzle-result='solved'] li:first-child.marked")).to_have_count(1)
    name = f"{game}/{puzzle['id']}"
    assert kept(page)["results"] == {name: True}
    assert kept(page)["rating"] > 1200
    page.locator("[data-act='next-puzzle']").click()
    page.locator("[data-verdict='open']").wait_for()
    assert name not in page.url


def test_a_wrong_try_can_be_repeated_but_counts(user: Callable[..., User]) -> None:
    person = user("en", plain=True)
    puzzle = a_puzzle(person, "hector_achilles")
    page = opened(person, puzzle)
    choose(page, wrong(puzzle))
    verdict = page.locator("[data-verdict='wrong']")
    expect(verdict).to_contain_text("% chance of winning")
    assert kept(page)["results"] == {f"hector_achilles/{puzzle['id']}": False}
    choose(page, puzzle["solution"])
    page.locator("[data-verdict='solved']").wait_for()
    assert kept(page)["results"] == {f"hector_achilles/{puzzle['id']}": False}
    assert kept(page)["rating"] < 1200


def test_the_solution_is_shown_on_request(user: Callable[..., User]) -> None:
    person = user("en")
    page = opened(person, a_puzzle(person, "roll_player"))
    page.locator("[data-verdict] [data-act='show']").press("Enter")
    page.locator("[data-verdict='shown']").wait_for()
    page.locator("[data-puzzle-result='shown']").wait_for()
    expect(page.locator("[data-act='next-puzzle']")).to_be_focused()


def test_the_puzzle_of_the_day_leads_from_the_home_page_to_a_streak(user: Callable[..., User]) -> None:
    person = user("en", plain=True)
    page = person.goto("/")
    page.locator("[data-act='daily-puzzle']").click()
    page.locator("[data-verdict='open']").wait_for(timeout=PATIENCE)
    _, game, id = page.url.rsplit("/", 2)
    choose(page, person.api("GET", f"/api/puzzles/{game}/{id}")["solution"])
    page.locator("[data-verdict='solved']").wait_for()
    person.goto("/puzzles")
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")


def test_a_puzzle_that_was_opened_is_solved_without_a_connection(user: Callable[..., User]) -> None:
    person = user("en", plain=True)
    puzzle = a_puzzle(person, "hector_achilles")
    page = person.goto("/puzzles")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    opened(person, puzzle)
    opened(person, puzzle)
    person.context.set_offline(True)
    page.reload()
    page.locator("[data-verdict='open']").wait_for(timeout=PATIENCE)
    choose(page, puzzle["solution"])
    page.locator("[data-verdict='solved']").wait_for()
    failed = [each for each in person.console_errors if "net::ERR_" not in each]
    person.console_errors.clear()  # the browser reports each request that failed
    assert failed == []


@pytest.mark.parametrize(("lang", "phone"), sampled([("he", True), ("el", False), ("hu", True)]))
def test_puzzles_are_accessible(user: Callable[..., User], lang: str, phone: bool) -> None:
    person = user(lang, phone=phone, dark=phone)
    page = person.goto("/puzzles")
    page.locator("[data-next-of]").first.wait_for()
    page.locator("details summary").first.click()
    found = [each for look in (serious, too_wide, clipped) for each in look(page)]
    opened(person, a_puzzle(person, "hector_achilles"))
    page.locator("[data-act='show']").click()
    page.locator("[data-puzzle-result]").wait_for()
    assert found + [each for look in (serious, too_wide, clipped) for each in look(page)] == []
