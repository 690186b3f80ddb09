"""The analysis in a replay, and hints, used through the page alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicking import PATIENCE
from tests.browser.conftest import User
from tests.browser.test_pages import clipped, serious, too_wide
from tests.server.conftest import Running
from tests.server.table_helpers import change
from tests.tiers import sampled

CHOICES = 30


def played(person: User, game: str) -> str:
    """A hot-seat game that was resigned after some choices; return its table."""
    person.api("POST", "/api/guest")
    table = person.api("POST", "/api/tables", {"game": game, "chairs": ["me", "me"], "settings": {"rated": False}})[
        "id"
    ]
    for _ in range(CHOICES):
        seen: dict[str, Any] = person.api("GET", f"/api/tables/{table}/state")
        choice = {"number": seen["ask"]["number"], "option": seen["ask"]["options"][0], "seat": seen["seat"]}
        person.api("POST", f"/api/tables/{table}/choices", choice)
    person.api("POST", f"/api/tables/{table}/acts", {"do": "resign", "seat": seen["seat"]})
    return str(table)


def analysed(person: User, table: str) -> Page:
    """Open the replay of a game at its start, and wait for its analysis."""
    page = person.goto(f"/replay/{table}?at=0")
    page.locator("[data-act='analyse']").first.click()
    page.locator("[data-analysis='done']").wait_for(timeout=4 * PATIENCE)
    return page


def test_a_turning_point_leads_to_its_place(user: Callable[..., User]) -> None:
    person = user("en")
    page = analysed(person, played(person, "hector_achilles"))
    plot, turn = page.locator("[data-plot]"), page.locator("[data-turning-point]").last
    expect(plot).to_have_attribute("aria-valuenow", "0")
    place = turn.get_attribute("data-turning-point")
    assert place is not None and int(place) > 0
    turn.click()
    expect(plot).to_have_attribute("aria-valuenow", place)
    expect(turn).to_have_attribute("aria-current", "step")
    expect(page.locator("[data-decision]")).to_have_count(1)
    expect(page.locator("[data-decision] .marked")).to_have_count(1)
    expect(page.locator("input[type=range]")).to_have_value(place)


def test_turning_points_come_by_what_they_cost_and_are_marked(user: Callable[..., User]) -> None:
    person = user("en")
    page = analysed(person, played(person, "twilight_struggle"))
    turns = page.locator("[data-turning-point]")
    costs = [abs(int(re.sub(r"\D", "", each))) for each in turns.locator(".change").all_inner_texts()]
    assert costs == sorted(costs, reverse=True) and len(costs) > 1
    for turn, cost in zip(turns.all(), costs, strict=True):
        mark = turn.locator("[data-mark]")
        if mark.count():
            assert cost >= {"inaccuracy": 5, "mistake": 10, "blunder": 20}[mark.get_attribute("data-mark") or ""]


def test_a_decision_is_tried_again_against_the_computer(user: Callable[..., User]) -> None:
    person = user("en")
    page = analysed(person, played(person, "hector_achilles"))
    page.locator("[data-turning-point]").first.click()
    again = page.locator("[data-try-again]")
    again.locator("summary").click()
    again.locator("[data-act='play-on']").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator("[data-ask]").first.wait_for(state="attached", timeout=PATIENCE)


def test_a_link_leads_to_one_move_as_one_side_saw_it(user: Callable[..., User]) -> None:
    person = user("en")
    table = played(person, "hector_achilles")
    page = person.goto(f"/replay/{table}?at=7&seat=trojans")
    expect(page.locator("input[type=range]")).to_have_value("7")
    expect(page.locator(".head select")).to_have_value("trojans")


def test_the_plot_is_navigated_by_pointer_and_by_keyboard(user: Callable[..., User]) -> None:
    person = user("en")
    page = analysed(person, played(person, "hector_achilles"))
    plot = page.locator("[data-plot]")
    of = int(plot.get_attribute("aria-valuemax") or 0)
    box = plot.bounding_box()
    assert box is not None and of > CHOICES
    plot.click(position={"x": box["width"] / 2, "y": 40})
    expect(plot).to_have_attribute("aria-valuenow", str(round(of / 2)))
    plot.press("ArrowRight")
    expect(plot).to_have_attribute("aria-valuenow", str(round(of / 2) + 1))
    plot.press("Home")
    plot.press("PageDown")
    places = [int(each.get_attribute("data-turning-point") or 0) for each in page.locator("[data-turning-point]").all()]
    expect(plot).to_have_attribute("aria-valuenow", str(min(places)))
    plot.press("End")
    expect(plot).to_have_attribute("aria-valuenow", str(of))


@pytest.mark.parametrize(("lang", "phone"), sampled([("he", True), ("el", False), ("hu", True)]))
def test_an_analysis_is_accessible(user: Callable[..., User], lang: str, phone: bool) -> None:
    person = user(lang, phone=phone, dark=phone)
    page = analysed(person, played(person, "twilight_struggle"))
    page.locator("[data-turning-point]").first.click()
    page.locator("[data-decision]").wait_for()
    assert [each for look in (serious, too_wide, clipped) for each in look(page)] == []


def test_a_hint_names_what_would_be_best_and_can_be_taken(user: Callable[..., User]) -> None:
    person = user("en")
    page = person.goto(person.sit_down("hector_achilles", settings={"rated": False}))
    page.locator("[data-act='hint']").wait_for(timeout=PATIENCE)
    assert page.locator("[data-hint]").count() == 0
    number = page.locator("[data-ask]").get_attribute("data-ask")
    page.locator("[data-act='hint']").press("Enter")
    hint = page.locator(f"[data-hint='{number}']")
    hint.wait_for()
    assert serious(page) == []
    hint.locator("button").first.click()
    page.locator(f".ask:not([data-ask='{number}']), [data-result]").first.wait_for(state="attached")
    expect(page.locator(f"[data-hint='{number}']")).to_have_count(0)


def test_a_rated_game_has_no_hints(user: Callable[..., User]) -> None:
    person = user("en")
    page = person.goto(person.sit_down("hector_achilles"))
    page.locator("[data-ask]").first.wait_for(state="attached", timeout=PATIENCE)
    assert page.locator("[data-act='hint']").count() == 0


def test_a_game_of_earlier_rules_says_that_its_replay_may_differ(server: Running, user: Callable[..., User]) -> None:
    person = user("en")
    table = played(person, "hector_achilles")
    change(server, "UPDATE tables SET version = 0 WHERE id = ?", table)
    note = "This game began under earlier rules."
    expect(person.goto(f"/replay/{table}").locator("[data-older-rules]")).to_contain_text(note)
    expect(person.goto(f"/table/{table}").locator("[data-result] [data-older-rules]")).to_contain_text(note)
