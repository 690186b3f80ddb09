"""Cards can be read where they are, and a single click does not play them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, Position, expect

from agon.text.catalogue import LANGUAGES
from tests.browser.clicking import select
from tests.browser.conftest import HEADLINE, User
from tests.tiers import sampled

EFFECTS = """study Effects and piles
game twilight_struggle
given turn 4
given phase action_round
given round 2
given phasing us
given hand.us nato duck_and_cover
given hand.ussr fidel blockade
given effects red_scare_purge:us
given discard comecon korean_war
"""
CORNER = Position(x=20, y=20)
NATO = {
    "en": "Can occur only after Warsaw Pact Formed or Marshall Plan.",
    "el": "Ως το τέλος του παιχνιδιού η ΕΣΣΔ",
    "he": "אפשרי רק אחרי",
    "hu": "A játék végéig a Szovjetunió",
}


def table_of(person: User, study: str) -> Page:
    return person.goto(person.sit_down_at(study))


def card(page: Page, name: str) -> Locator:
    return page.locator(f"button[data-card={name}]")


def details(page: Page) -> Locator:
    return page.locator("#details")


def box_of(element: Locator) -> FloatRect:
    box = element.bounding_box()
    assert box is not None
    return box


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and down > 1


def asked(person: User, page: Page) -> Any:
    return person.api("GET", f"/api/tables/{page.url.rsplit('/', 1)[-1]}/state")["ask"]


@pytest.mark.parametrize("lang", sampled(LANGUAGES, "en", "he"))
def test_a_card_of_the_hand_is_read_by_hover(user: Callable[..., User], lang: str) -> None:
    page = table_of(user(lang), HEADLINE)
    for name in ("nato", "nasser", "brush_war"):
        held = card(page, name)
        width = box_of(page.locator(f"li:has(> [data-card={name}])"))["width"]
        held.hover(position={"x": box_of(held)["width"] - width / 2 if lang == "he" else width / 2, "y": 20})
        expect(details(page)).to_be_visible()
        shown, window = box_of(details(page)), page.viewport_size
        assert window is not None
        assert shown["x"] >= 0 and shown["x"] + shown["width"] <= window["width"]
        assert shown["y"] >= 0 and shown["y"] + shown["height"] <= window["height"]
        assert 300 < shown["width"] <= 320
        assert not overlap(shown, box_of(held))
        others = page.locator(f"ul[data-clear] > li:not(:has([data-card={name}]))")
        assert not any(overlap(shown, box_of(other)) for other in others.all())
        assert held.get_attribute("aria-describedby") == "details"
        page.mouse.move(2, 2)
        expect(details(page)).to_have_count(0)
    card(page, "nato").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    expect(details(page)).to_contain_text(NATO[lang])


def test_a_card_of_the_hand_is_read_by_focus_and_left_by_escape(user: Callable[..., User]) -> None:
    page = table_of(user("en"), HEADLINE)
    card(page, "nato").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(card(page, "nato")).to_be_focused()
    expect(card(page, "nato")).to_have_accessible_description(re.compile(re.escape(NATO["en"])))
    expect(details(page)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(details(page)).to_have_count(0)
    expect(card(page, "nato")).to_be_focused()


def test_a_long_press_reads_and_never_picks(user: Callable[..., User]) -> None:
    person = user("en", phone=True)
    page = table_of(person, HEADLINE)
    held = card(page, "nato")
    held.scroll_into_view_if_needed()
    box = box_of(held)
    finger = page.context.new_cdp_session(page)
    point = [{"x": box["x"] + 40, "y": box["y"] + 40}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    expect(details(page)).to_contain_text(NATO["en"])
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(400)
    expect(details(page)).to_be_visible()
    expect(held).not_to_have_class(re.compile("chosen"))
    page.locator(".ask .question").tap()  # the details leave it free
    expect(details(page)).to_have_count(0)
    held.tap(position=CORNER)
    expect(held).to_have_class(re.compile("chosen"))
    expect(details(page)).to_contain_text(NATO["en"])
    assert asked(person, page)["what"] == "headline"


@pytest.mark.parametrize("how", ["click", "button", "keyboard", "tap"])
def test_a_headline_is_selected_first_and_then_chosen(user: Callable[..., User], how: str) -> None:
    person = user("en", phone=how == "tap")
    page = table_of(person, HEADLINE)
    held = card(page, "duck_and_cover")
    before = asked(person, page)

    def once() -> None:
        if how == "keyboard":
            page.keyboard.press("Enter")
        elif how == "tap":
            held.tap(position=CORNER)
        else:
            select(held)

    if how == "keyboard":
        held.focus()
    once()
    expect(held).to_have_class(re.compile("chosen"))
    button = page.get_by_role("button", name="Headline this card")
    expect(button).to_be_visible()
    assert asked(person, page) == before
    if how == "button":
        button.click()
    else:
        once()
    page.locator(f".ask:not([data-ask='{before['number']}'])").wait_for(state="attached")
    expect(held).to_have_count(0)
    expect(page.locator("[role=log]")).to_contain_text("Duck and Cover")


def test_a_selected_card_is_put_back_or_replaced(user: Callable[..., User]) -> None:
    person = user("en")
    page = table_of(person, HEADLINE)
    before = asked(person, page)
    select(card(page, "nato"))
    select(card(page, "quagmire"))
    expect(page.locator("[data-card].chosen")).to_have_attribute("data-card", "quagmire")
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("[data-card].chosen")).to_have_count(0)
    select(card(page, "nato"))
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    assert asked(person, page) == before


def test_the_chosen_headline_lies_face_down_and_not_in_the_hand(user: Callable[..., User]) -> None:
    one, two = user("en"), user("en")
    for person in (one, two):
        person.api("POST", "/api/guest")
    study = one.api("POST", "/api/studies", {"text": HEADLINE})
    table = one.api("POST", "/api/tables", {"game": "", "chairs": ["me", "open"], "study": {"id": study["id"]}})
    two.api("POST", f"/api/tables/{table['id']}/join", {"chair": 1})
    page = one.goto(f"/table/{table['id']}")
    select(card(page, "nato"))
    page.get_by_role("button", name="Headline this card").click()
    expect(card(page, "nato")).to_have_count(0)
    laid = page.locator("[data-details=nato]")
    expect(laid).to_be_visible()
    laid.hover(position=CORNER)
    expect(details(page)).to_contain_text(NATO["en"])


def test_the_hand_stays_where_it_is_pointed_at(user: Callable[..., User]) -> None:
    page = table_of(user("en"), HEADLINE)
    handle = page.get_by_role("button", name="Keep the whole hand visible")
    before = box_of(handle)
    handle.hover()
    page.wait_for_timeout(400)
    assert box_of(handle) == before
    page.mouse.down()
    page.mouse.up()
    expect(handle).to_have_attribute("aria-pressed", "true")
    expect(details(page)).to_have_count(0)


def test_effects_and_piles_show_their_cards(user: Callable[..., User]) -> None:
    page = table_of(user("en"), EFFECTS)
    page.locator("[aria-controls=ts-rail]").click()
    chip = page.locator("#ts-rail").get_by_role("button", name=re.compile("Red Scare"))
    chip.hover()
    expect(details(page)).to_contain_text("Played by the US.")
    page.mouse.move(2, 2)
    chip.click()
    expect(details(page)).to_be_visible()
    page.mouse.move(2, 2)
    expect(details(page)).to_be_visible()  # pinned
    page.get_by_role("button", name=re.compile("Discard pile")).click()
    expect(details(page)).to_have_count(0)
    pile = page.get_by_role("dialog")
    pile.get_by_role("button", name=re.compile("^COMECON")).hover()
    expect(details(page)).to_contain_text("Eastern European")
    page.keyboard.press("Escape")
    expect(details(page)).to_have_count(0)
    expect(pile).to_be_visible()
    page.keyboard.press("Escape")
    expect(pile).to_have_count(0)
