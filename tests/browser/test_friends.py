"""Two friends, each at their own browser, from the invitation to the rematch."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import User
from tests.tiers import SOAK, sampled

DRAWS = 10  # games at most; all lots are equal less than once in 500 runs
PATIENCE = 20_000  # milliseconds


def invited(host: User, game: str, **settings: str) -> tuple[Page, str]:
    """Create a table for a friend; return the host's page and the link."""
    if host.api("GET", "/api/me")["account"] is None:
        host.api("POST", "/api/guest")
    wish = {"game": game, "settings": {"visibility": "private", **settings}}
    page = host.goto(f"/table/{host.api('POST', '/api/tables', wish)['id']}")
    return page, page.locator("input[readonly]").input_value()


def resign(page: Page) -> None:
    page.locator("[role=tab]").last.click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, I resign").click()


def test_friends_meet_talk_part_and_play_again(user: Callable[..., User]) -> None:
    anna, ben = user("en"), user("en")
    one, link = invited(anna, "twilight_struggle")
    one.locator("[data-field=name]").fill("Anna")
    one.click("[data-act=name]")
    expect(one.locator("li bdi")).to_have_text("Guest Anna", timeout=PATIENCE)  # the first table loads the rules

    two = ben.page
    two.goto(link)
    page = two.locator("[data-invitation]")
    expect(page).to_contain_text("Guest Anna invites you to play")
    expect(page.locator("h1")).to_have_text("Twilight Struggle")
    expect(page).to_contain_text("Soviet Union")
    page.locator("[data-field=name]").fill("Ben")
    page.get_by_role("button", name="Play", exact=True).click()
    for each, other in ((one, "Guest Ben"), (two, "Guest Anna")):
        expect(each.locator(".above .who", has_text=other)).to_be_visible()
        expect(each.locator("[data-presence]")).to_have_attribute("data-presence", "here")

    two.locator("[role=tab]", has_text="Chat").click()
    two.locator(".chat input").fill("Good luck!")
    two.keyboard.press("Enter")
    toast = one.locator("[data-toast]", has_text="Good luck!")
    expect(toast).to_contain_text("Guest Ben")
    expect(one.get_by_role("img", name="one unread message")).to_have_text("1")
    toast.get_by_role("button", name="Open chat").click()
    expect(toast).to_be_hidden()
    expect(one.locator(".chat li p")).to_have_text("Good luck!")
    expect(one.get_by_role("img", name="one unread message")).to_be_hidden()

    resign(two)
    for each, heading, why in (
        (one, "You won!", "Guest Ben resigned."),
        (two, "You lost", "You resigned. Winner: Guest Anna."),
    ):
        result = each.locator("[data-result=resign]")
        expect(result.locator("h2")).to_have_text(heading)
        expect(result.locator("[data-why]")).to_contain_text(why)
        each.locator("[role=tab]", has_text="Log").click()
        expect(each.locator("[role=log]")).to_contain_text("Resigned: Soviet Union.")

    one.click("[data-act=rematch-swapped]")
    expect(one.locator("[data-offer=sent]")).to_contain_text("Waiting for: Guest Ben")
    expect(two.locator("[data-offer=made]")).to_contain_text("Guest Anna offers a rematch with sides swapped")
    two.click("[data-act=decline]")
    expect(one.locator("[data-offer=over]")).to_be_visible()

    two.click("header .name")  # elsewhere on the site
    two.wait_for_selector("[data-play]")
    one.click("[data-act=rematch-swapped]")
    offer = two.locator("[data-toast]", has_text="Guest Anna offers a rematch: Twilight Struggle")
    offer.get_by_role("button", name="Accept").click()
    for each in (one, two):
        each.locator(".score").first.wait_for()
        expect(each.locator(".score")).to_have_text([re.compile(r"0\s*$"), re.compile(r"1\s*$")])  # Ben, Anna
    assert one.url == two.url
    resign(two)
    expect(one.locator("[data-series]")).to_contain_text(re.compile(r"Guest Ben\s*0\s*:\s*Guest Anna\s*2"))


def test_lots_are_drawn_in_front_of_both_and_both_stay(user: Callable[..., User]) -> None:
    host, friend = user("en"), user("en")
    sides = set()
    for _ in range(DRAWS):
        one, link = invited(host, "hector_achilles", sides="random")
        two = friend.page
        two.goto(link)
        two.click("[data-act=join]")
        for page in (one, two):
            page.locator(".frame").first.wait_for()
            lots = page.locator("[data-lots]")
            expect(lots).to_contain_text("Sides drawn at random")
            side = (lots.locator("p").inner_text()).removeprefix("You play: ")
            expect(page.locator(".mine .seat")).to_have_text(side)
            assert page.get_by_text("You can no longer see this table").count() == 0
            if page is one:
                sides.add(side)
        if len(sides) == 2 and not SOAK:
            break
    assert sides == {"Achaeans", "Trojans"}


def test_whoever_goes_away_is_shown_as_away(user: Callable[..., User]) -> None:
    host, friend = user("en"), user("hu", phone=True)
    one, link = invited(host, "hector_achilles")
    friend.page.goto(link)
    friend.page.click("[data-act=join]")
    expect(one.locator("[data-presence=here]")).to_be_visible()
    friend.page.close()
    expect(one.locator("[data-presence=away]")).to_have_text(re.compile("just left"), timeout=PATIENCE)


def test_on_one_screen_the_players_are_distinguished(user: Callable[..., User]) -> None:
    person = user("en")
    page = person.goto(person.sit_down("hector_achilles", chairs=["me", "me"]))
    page.get_by_role("button", name="I’m ready").click()
    expect(page.locator(".above .who")).to_have_text(["Player 1", "Player 2"])


@pytest.mark.parametrize("lang", sampled(["el", "he", "hu"], "he"))
def test_an_invitation_is_read_in_ones_own_language(user: Callable[..., User], lang: str) -> None:
    host, friend = user("en"), user(lang, phone=True)
    _, link = invited(host, "roll_player")
    page = friend.page
    page.goto(link)
    page.locator("[data-invitation] h1").wait_for()
    text = page.locator("[data-invitation]").inner_text()
    assert not re.search(r"\b(invite|option|name|clock)-[a-z]", text)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
