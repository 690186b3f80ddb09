"""Two players on one screen: neither sees the other's hand, whatever is clicked, pressed or reloaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Route, expect

from tests.browser.clicking import Clicker, wait_until
from tests.browser.conftest import HEADLINE, User


class Pair:
    """Two players with one account and one page, at a headline, where both are asked at once."""

    def __init__(self, person: User) -> None:
        self.person = person
        self.place = person.sit_down_at(HEADLINE, chairs=["me", "me"], settings={"rated": False})
        self.table = self.place.removeprefix("/table/")
        self.seats = [chair["seat"] for chair in person.api("GET", f"/api/tables/{self.table}")["chairs"]]
        self.page = person.page
        self.page.goto(person.address + self.place)

    def state(self, seat: str) -> dict[str, Any]:
        found: dict[str, Any] = self.person.api("GET", f"/api/tables/{self.table}/state?seat={seat}")
        return found

    def choose(self, seat: str) -> None:
        ask = self.state(seat)["ask"]
        choice = {"number": ask["number"], "option": ask["options"][0], "seat": seat}
        self.person.api("POST", f"/api/tables/{self.table}/choices", choice)

    def hand(self, seat: str) -> set[str]:
        return set(self.state(seat)["view"]["hand"])

    def come(self, seat: str) -> None:
        self.page.click(f"[data-curtain={seat}] button")
        self.page.locator("[data-card]").first.wait_for(state="attached")

    def shown(self) -> set[str]:
        return set(self.page.locator("[data-card]").evaluate_all("all => all.map((each) => each.dataset.card)"))


@pytest.fixture
def pair(user: Callable[..., User]) -> Pair:
    return Pair(user("en"))


def test_two_at_one_screen_never_see_each_others_cards(user: Callable[..., User]) -> None:
    person = user("en")
    page = person.page
    page.goto(person.address + person.sit_down("hector_achilles", chairs=["me", "me"]))
    clicker, curtains = Clicker(seed=5), 0
    for _ in range(12):
        page.locator("[data-curtain], [data-ask]").first.wait_for(state="attached")
        if page.locator("[data-curtain]").count():
            curtains += 1
            assert page.locator("[data-ask], [data-option], [role=log]").count() == 0
            page.click("[data-curtain] button")
            page.locator("[data-curtain]").wait_for(state="detached")
            continue
        number = page.locator("[data-ask]").first.get_attribute("data-ask")
        clicker(page)
        page.locator(f"[data-curtain], .ask:not([data-ask='{number}'])").first.wait_for(state="attached")
    assert curtains >= 2


def test_no_key_and_no_reload_takes_the_curtain_away(pair: Pair) -> None:
    page, (first, second) = pair.page, pair.seats
    pair.come(first)
    assert pair.shown() >= pair.hand(first)
    pair.choose(first)
    page.locator(f"[data-curtain={second}]").wait_for()
    for _ in range(4):
        page.keyboard.press("Escape")
    assert pair.shown() == set()
    pair.come(second)
    assert not pair.shown() & pair.hand(first)
    page.reload()
    page.locator(f"[data-curtain={second}]").wait_for()
    assert pair.shown() == set()


def test_looking_back_during_a_hot_seat_game_shows_no_hand(pair: Pair) -> None:
    page = pair.page
    for seat in pair.seats:
        pair.choose(seat)
    page.goto(f"{pair.person.address}/replay/{pair.table}")
    page.locator(".frame [role=log] li").first.wait_for(state="attached")
    assert not pair.shown() & (pair.hand(pair.seats[0]) | pair.hand(pair.seats[1]))


def test_what_one_player_left_open_is_closed_for_the_other(pair: Pair) -> None:
    """The details of a card close when the other player takes over."""
    page, (first, second) = pair.page, pair.seats
    pair.come(first)
    card = page.locator("button[data-card].offered").first
    chosen = card.get_attribute("data-card")
    card.hover(position={"x": 20, "y": 20})
    page.locator("#details").wait_for()
    card.dblclick(position={"x": 20, "y": 20})
    page.locator(f"[data-curtain={second}]").wait_for()
    pair.come(second)
    assert page.locator("#details").count() == 0 and chosen not in pair.shown()


def test_a_late_hint_is_not_shown_to_the_other_player(user: Callable[..., User]) -> None:
    pair = Pair(user("en", worker=False))  # requests of a service worker cannot be held back
    page, (first, second) = pair.page, pair.seats
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/hint*", lambda route: held.append((route, route.fetch())))
    pair.come(first)
    page.locator("[data-act=hint]").click()
    expect(page.locator("[data-act=hint]")).to_have_attribute("aria-disabled", "true")
    wait_until(page, lambda: bool(held))
    pair.choose(first)
    pair.come(second)
    with page.expect_response("**/hint*"):
        held[0][0].fulfill(response=held[0][1])
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.locator("[data-hint]").count() == 0
