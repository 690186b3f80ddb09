"""Hector and Achilles and Roll Player at every screen size: what must be visible together at a question."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.clicking import PATIENCE
from tests.browser.conftest import User

BATTLE = """study In the third round
game hector_achilles
given phase rounds
given round 3
given attacker achaeans
given acting achaeans
given fate f1
given facing.achaeans yellow
given laid.achaeans yellow_4 green_2 red_3
given hand.achaeans blue_1 yellow_2
given hero.achaeans ajax
given laid.trojans blue_3 purple_4 blue_1
given hand.trojans red_1 red_2
given hero.trojans akamas
"""
TURN = """study The fate token is turned
game hector_achilles
given phase rounds
given round 2
given acting trojans
given fate f1
given facing.achaeans yellow
given laid.achaeans red_3 green_4 blue_2
given hand.achaeans red_1 red_2
given hero.achaeans ajax
given laid.trojans blue_3 brown_1
given hand.trojans yellow_1 red_1 red_2
given hero.trojans akamas
trojans action pass
trojans troop yellow_1
"""
SIZES = [(320, 568), (390, 844), (667, 375), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1920, 1080)]

OUT_OF_SIGHT = """() => {
    const clipped = (each) => {
        const box = each.getBoundingClientRect();
        let [top, bottom, left, right] = [0, innerHeight, 0, innerWidth];
        for (let up = each.parentElement; up; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (style.overflowY === "visible" || style.display === "contents") continue;
            const edge = up.getBoundingClientRect();
            [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
            [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        }
        const isBeside = box.left < left - 1 || box.right > right + 1;
        return box.height === 0 || box.top < top - 1 || box.bottom > bottom + 1 || isBeside;
    };
    const both = [...document.querySelectorAll("[data-total], .laid .pick")].filter(clipped);
    const hand = [...document.querySelectorAll(".hand .held")].filter(clipped);
    const actions = [...document.querySelectorAll(".actions button")].filter(clipped);
    return [...both, ...hand, ...actions].map((each) => each.outerHTML.slice(0, 90));
}"""
FIGURES = """(all) => all.map((each) => {
    const box = each.getBBox ? each.getBoundingClientRect() : null;
    return box ? box.height : parseFloat(getComputedStyle(each).fontSize);
})"""


def at_study(person: User, text: str) -> Page:
    person.goto("/")
    person.api("POST", "/api/guest")
    study = person.api("POST", "/api/studies", {"text": text})["id"]
    page = person.goto(person.sit_down("", study={"id": study}))
    page.locator(".board [data-option]").first.wait_for(state="attached")
    return page


def test_both_lines_the_totals_and_the_hand_are_seen_together(user: Callable[..., User]) -> None:
    page = at_study(user("en", drawer="closed"), BATTLE)
    assert page.locator("[data-total=achaeans] .unseen").inner_text() == "6 in the valid colours"
    assert page.locator("[data-total=trojans] .unseen").inner_text().startswith("4 in the valid colours, or more")
    assert [each.inner_text() for each in page.locator(".below .counted [aria-hidden]").all()] == ["+4", "+2", "0"]
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        for pause in (0, 100, 400, 1600):  # until the page has settled
            page.wait_for_timeout(pause)
            cut = page.evaluate(OUT_OF_SIGHT)
            largest = max(page.locator(".board text").evaluate_all(FIGURES))  # the figures on cards and piles
            least = min(page.locator("[data-total] b").evaluate_all(FIGURES))
            if not cut and least >= largest * 0.8:
                break
        assert not cut, f"{width}x{height}"
        assert least >= largest * 0.8, f"{width}x{height}"


def test_the_buttons_that_turn_the_token_hide_no_total(user: Callable[..., User]) -> None:
    page = at_study(user("el", drawer="closed"), TURN)
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        for pause in (0, 100, 400, 1600):  # until the page has settled
            page.wait_for_timeout(pause)
            if not (cut := page.evaluate(OUT_OF_SIGHT)):
                break
        assert not cut, f"{width}x{height}"
        for button in page.locator("button.turn").all():
            button.click(trial=True)


@pytest.mark.parametrize("phone", [False, True])
def test_the_sheet_of_an_opponent_is_one_click_away_and_one_back(user: Callable[..., User], phone: bool) -> None:
    person = user("en", phone=phone, drawer="closed")
    person.goto("/")
    person.api("POST", "/api/guest")
    page = person.goto(person.sit_down("roll_player", options={"players": "2"}))
    for _ in range(3):  # sheet, side and class
        number = page.locator("[data-ask]").get_attribute("data-ask")
        page.locator(".board [data-option]").first.click()
        page.locator(f".ask:not([data-ask='{number}'])[data-ask]").wait_for()
    question = page.locator(".question").inner_text()
    assert page.get_by_text(question, exact=True).count() == 1  # asked only once
    page.locator("[data-seat]:not([data-own])").click()
    looking = page.locator("[data-looking]")
    assert "sheet" in looking.inner_text() and looking.evaluate("each => each.getBoundingClientRect().top") >= 0
    assert "Looking at" in page.locator(".question").inner_text()
    assert page.locator(".ask [data-option]").count() == 0  # what is offered belongs to the reader's own sheet
    page.locator("[data-act=back]").click()
    assert looking.count() == 0 and page.locator(".question").inner_text() == question
    assert "Player 1" not in page.locator("#main").inner_text()


SEEN = """() => {
    window.seen = new Set();
    const look = () => {
        const box = document.querySelector(".frame .board")?.getBoundingClientRect();
        if (box) window.seen.add(`${box.left}, ${box.top}: ${box.width} x ${box.height}`);
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", ["twilight_struggle", "hector_achilles"])
def test_the_board_keeps_its_size_while_a_table_loads(user: Callable[..., User], game: str, phone: bool) -> None:
    person = user("en", phone=phone, drawer="auto")
    table = person.sit_down(game)
    person.page.add_init_script(f"({SEEN})()")
    page = person.goto(table)
    page.locator(".board [data-fits]:has(> *)").wait_for(timeout=PATIENCE)
    page.wait_for_timeout(300)
    seen: list[str] = page.evaluate("[...window.seen]")
    assert len(seen) == 1, seen
