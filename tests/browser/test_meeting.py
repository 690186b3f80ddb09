"""Finding each other: an opponent by one click, challenges, the next game, notifications while no page is open."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import User
from tests.browser.test_pages import serious, too_wide

PATIENCE = 20_000  # milliseconds
GAME = "hector_achilles"
AT_TABLE = re.compile(r"/table/[\w-]+$")
SLOW = {"clock": {"kind": "days", "days": 3}}


def challenger_and_rival(user: Callable[..., User]) -> tuple[User, User, str]:
    """Two guests with a page open, and the id of the second."""
    anna, ben = user("en"), user("he", dark=True)
    for each in (anna, ben):
        each.api("POST", "/api/guest")
    ben.whole("/")
    return anna, ben, ben.api("GET", "/api/me")["account"]["id"]


def test_two_people_are_paired_by_one_click_each(user: Callable[..., User]) -> None:
    anna, ben = user("en"), user("he", phone=True, dark=True)
    one = anna.whole("/lobby")
    one.click(f"[data-seek={GAME}]")
    bar = one.locator(".seeking")
    expect(bar).to_contain_text("Hector and Achilles")
    expect(bar.locator("[role=timer]")).to_have_text(re.compile(r"0:0[2-9]"), timeout=PATIENCE)
    one.reload()
    expect(bar).to_contain_text("1 player waiting")
    assert serious(one) == [] and too_wide(one) == []
    two = ben.whole("/")
    expect(two.locator(f"[data-seek={GAME}] b")).to_be_visible()
    two.click(f"[data-seek={GAME}]")
    for page in (one, two):
        expect(page).to_have_url(AT_TABLE, timeout=PATIENCE)
        expect(page.locator(".above .who")).to_have_count(2, timeout=PATIENCE)
        expect(page.locator(".seeking")).to_be_hidden()
    assert one.url == two.url


def test_a_search_is_cancelled_on_any_page(user: Callable[..., User]) -> None:
    page = user("en").whole("/")
    page.click("[data-seek=twilight_struggle]")
    expect(page.locator("[data-seek=twilight_struggle] b")).to_contain_text("1 player waiting")
    page.get_by_role("link", name="Ratings").click()
    page.click("[data-act=stop-seeking]")
    expect(page.locator(".seeking")).to_be_hidden()
    page.go_back()
    expect(page.locator("[data-seek=twilight_struggle]")).to_be_enabled()
    expect(page.locator("[data-seek=twilight_struggle] b")).to_be_hidden()


def test_a_challenge_reaches_the_other_on_any_page(user: Callable[..., User]) -> None:
    anna, ben, rival = challenger_and_rival(user)
    page = anna.whole(f"/people/{rival}")
    page.get_by_role("button", name="Follow").click()
    expect(page.get_by_role("button", name="Stop following")).to_be_visible()
    page.get_by_role("link", name="Challenge").click()
    page.get_by_role("link", name="Hector and Achilles").click()
    page.locator("[data-act=lay]").click()
    expect(page).to_have_url(re.compile("/table/"))
    toast = ben.page.locator("[data-toast^=challenge]")
    expect(toast).to_be_visible(timeout=PATIENCE)
    assert serious(ben.page) == []
    toast.locator(".primary").click()
    for each in (page, ben.page):
        expect(each.locator(".above .who")).to_have_count(2, timeout=PATIENCE)
    followed = anna.whole("/lobby").locator("section", has=page.locator("#followed"))
    expect(followed).to_contain_text("online")


def test_a_declined_challenge_leaves_both_lists(user: Callable[..., User]) -> None:
    anna, ben, rival = challenger_and_rival(user)
    anna.api("POST", "/api/challenges", {"to": rival, "table": {"game": GAME}})
    mine, theirs = anna.whole("/lobby"), ben.whole("/lobby")
    for page in (mine, theirs):
        expect(page.locator("[data-challenge]")).to_have_count(1)
    theirs.locator("[data-challenge] button").last.click()
    for page in (mine, theirs):
        expect(page.locator("[data-challenge]")).to_have_count(0, timeout=PATIENCE)


def test_whoever_has_tables_finds_them_before_the_search_for_others(user: Callable[..., User]) -> None:
    anna = user("en")
    anna.api("POST", "/api/guest")
    before = anna.whole("/lobby").locator("h2").all_inner_texts()
    anna.sit_down(GAME)
    after = anna.whole("/lobby").locator("h2").all_inner_texts()
    assert before.index("Play now") < before.index("Your tables")
    assert after.index("Your tables") < after.index("Play now")


def test_the_next_game_is_one_click_away(user: Callable[..., User]) -> None:
    anna, ben = user("en", forced=False), user("en")
    for each in (anna, ben):
        each.api("POST", "/api/guest")
    tables = []
    for _ in range(2):
        table = anna.api(
            "POST", "/api/tables", {"game": "twilight_struggle", "chairs": ["open", "me"], "settings": SLOW}
        )
        ben.api("POST", f"/api/tables/{table['id']}/join", {})
        tables.append(table["id"])
    page = anna.whole("/ratings")
    expect(page.locator("[data-turns]")).to_have_text("Your turn: 2")
    page.locator("[data-turns]").click()
    expect(page).to_have_url(AT_TABLE)
    expect(page.locator("[data-turns]")).to_have_text("Your turn: 1")  # the other game
    first = page.url.rsplit("/", 1)[1]
    while (ask := anna.api("GET", f"/api/tables/{first}/state")["ask"]) is not None:
        body = {"number": ask["number"], "option": ask["options"][0]}
        anna.api("POST", f"/api/tables/{first}/choices", body)
    page.locator("[data-act=next-game]").click(timeout=PATIENCE)
    (other,) = {*tables} - {first}
    expect(page).to_have_url(re.compile(other))
    expect(page.locator("[data-act=next-game]")).to_be_hidden()


def test_quiet_hours_are_kept(user: Callable[..., User]) -> None:
    person = user("en", worker=False)
    person.api("POST", "/api/guest")
    page = person.whole("/settings")
    page.get_by_label("Quiet hours").check()
    with page.expect_response(lambda answer: "/api/me/settings" in answer.url and "1410" in answer.text()):
        page.get_by_label("From", exact=True).fill("23:30")
        page.get_by_label("From", exact=True).blur()
    page = person.whole("/settings")
    expect(page.get_by_label("From", exact=True)).to_have_value("23:30")
    expect(page.get_by_label("To", exact=True)).to_have_value("08:00")
    assert serious(page) == []
