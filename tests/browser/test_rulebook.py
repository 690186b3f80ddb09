"""The rules as a book: paragraphs, figures on the real board, search that jumps, and why something is not offered."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.clicking import PATIENCE
from tests.browser.conftest import User
from tests.browser.test_pages import serious, too_wide

PLACING = """study Placing influence
game twilight_struggle
given turn 4
given phase action_round
given round 1
given phasing us
given influence.canada.us 2
given hand.us nato marshall_plan
us card nato
us use influence
"""


def test_a_figure_of_the_rules_is_stepped_through_on_the_board(user: Callable[..., User]) -> None:
    page = user("en").goto("/rules/hector_achilles")
    figure = page.locator("[data-figure='hector_achilles/lessons/heroes']")
    figure.scroll_into_view_if_needed()
    board, told = figure.locator(".board .ha"), figure.locator("figcaption p")
    board.wait_for(timeout=PATIENCE)
    expect(told).to_contain_text("Achilles")
    expect(board.locator("[data-spot~='achilles'].lit")).to_have_count(1)
    before = told.inner_text()
    figure.locator("[data-act='next']").click()
    expect(told).not_to_have_text(before)
    figure.locator("[data-act='back']").click()
    expect(told).to_have_text(before)


def test_what_is_found_in_the_rules_leads_to_its_place_in_the_book(user: Callable[..., User]) -> None:
    page = user("en").goto("/rules/twilight_struggle")
    page.locator(".passage.rules").first.wait_for()
    page.get_by_role("searchbox").fill("nuclear war")
    hit = page.locator("li.rule .id").first
    rule = re.sub(r"^.*rule=", "", hit.get_attribute("href") or "")
    hit.click()
    place = page.locator(f"[id='rule-{rule}']")
    expect(place).to_be_in_viewport()
    expect(place).to_have_class(re.compile("here"))
    expect(place).to_have_attribute("title", rule)
    expect(page.get_by_role("searchbox")).to_have_value("")
    expect(page.locator(".about")).to_contain_text(rule)
    assert serious(page) == [] and too_wide(page) == []


def test_what_is_not_offered_leads_to_the_rule(user: Callable[..., User]) -> None:
    person = user("en")
    page = person.goto(person.sit_down_at(PLACING, settings={"rated": False}))
    page.locator("[data-country='vietnam']").dispatch_event("click")
    link = page.locator("[data-rule='TS-000-6.1.1-a']")
    with person.context.expect_page() as opened:
        link.click(timeout=PATIENCE)
    opened.value.locator("[id='rule-TS-000-6.1.1-a'].here").wait_for(timeout=PATIENCE)
