"""The question bar shows the whole question, and a choice that loses the game must be confirmed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from agon.text.catalogue import LANGUAGES
from tests.browser.clicking import UNHURRIED, insist
from tests.browser.conftest import User
from tests.tiers import sampled

DANGER = """study At DEFCON 2
game twilight_struggle
given turn 3
given phase action_round
given round 2
given phasing us
given defcon 2
given hand.us independent_reds nasser
given hand.ussr fidel
given influence.zaire.ussr 1
given influence.haiti.ussr 1
given influence.egypt.ussr 2
given influence.israel.us 1
us card independent_reds
"""
BLOCKADE = """study Blockade
game twilight_struggle
given turn 3
given phase action_round
given round 2
given phasing ussr
given hand.us nasser nato
given hand.ussr blockade fidel
ussr card blockade
ussr use event
"""
INSIST_AT_ONCE = """() => new MutationObserver((_, watch) => {
    const button = document.querySelector("[data-act='insist']");
    if (button === null) return;
    watch.disconnect();
    button.click();
}).observe(document, {subtree: true, childList: true, attributes: true})"""
MOMENT = 4000  # milliseconds for which the last choice is held


class Seat:
    """A player at a table that starts from a study."""

    def __init__(self, person: User, study: str = DANGER, **wish: Any) -> None:
        self.person = person
        place = person.sit_down_at(study, **wish)
        self.table = place.rsplit("/")[-1]
        self.page = person.goto(place)
        self.page.locator("[data-ask]").wait_for()

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.person.api("GET", f"/api/tables/{self.table}/state")
        return found

    @property
    def us(self) -> int:
        """The influence of the US in Iran according to the server."""
        return int(self.state["view"]["influence"]["iran"]["us"])

    def country(self, name: str) -> Locator:
        return self.page.locator(f"[data-country='{name}']")

    def choose(self, option: str) -> None:
        """Choose an option, and wait for the next question."""
        number = self.page.locator("[data-ask]").get_attribute("data-ask")
        self.page.locator(f"[data-option='{option}']").first.click()
        self.page.locator(f".ask[data-ask]:not([data-ask='{number}'])").wait_for()

    def place(self) -> None:
        """Use the card to place influence: two points."""
        self.choose("influence")
        expect(self.page.locator("[data-left]")).to_have_attribute("data-left", "2")


def warning(page: Page) -> Locator:
    return page.get_by_role("alertdialog")


def height(part: Locator) -> float:
    box = part.bounding_box()
    return box["height"] if box else 0


def by_mouse(target: Locator) -> None:
    target.click()


def by_touch(target: Locator) -> None:
    target.tap()


def by_keyboard(target: Locator) -> None:
    target.focus()
    target.page.keyboard.press("Enter")


# ---------------------------------------------------------------- what loses the game


@pytest.mark.parametrize("way", [by_mouse, by_touch, by_keyboard])
def test_a_coup_that_loses_the_game_asks_back(user: Callable[..., User], way: Callable[[Locator], None]) -> None:
    seat = Seat(user("en", phone=way is by_touch))
    page = seat.page
    way(page.locator("[data-option='coup']"))
    page.locator("[data-option='zaire']").wait_for()
    number = seat.state["ask"]["number"]
    way(seat.country("zaire"))
    expect(warning(page)).to_be_visible()
    expect(page.locator("[data-act='leave-it']")).to_be_focused()
    expect(warning(page).locator(".fatal")).to_contain_text("The USSR wins the game")
    page.keyboard.press("Escape")
    expect(warning(page)).to_be_hidden()
    assert seat.state["ask"]["number"] == number
    way(seat.country("zaire"))
    page.wait_for_timeout(UNHURRIED)
    way(page.locator("[data-act='insist']"))
    expect(page.locator("[data-result]")).to_be_visible()


def test_haste_does_not_confirm_what_loses(user: Callable[..., User]) -> None:
    seat = Seat(user("en"))
    seat.choose("coup")
    seat.page.evaluate(INSIST_AT_ONCE)
    seat.country("zaire").dblclick()
    expect(warning(seat.page)).to_be_visible()
    seat.page.keyboard.press("Escape")
    expect(warning(seat.page)).to_be_hidden()
    seat.country("zaire").focus()
    for _ in range(4):  # a key that is held down
        seat.page.keyboard.down("Enter")
    seat.page.keyboard.up("Enter")
    expect(warning(seat.page)).to_be_visible()
    assert seat.state["ask"]["what"] == "target"


def test_a_forced_coup_is_not_made_by_itself(user: Callable[..., User]) -> None:
    seat = Seat(user("en"), DANGER.replace("given influence.haiti.ussr 1\n", ""))
    seat.page.locator("[data-option='coup']").click()
    expect(warning(seat.page)).to_be_visible()  # there is only one target
    insist(seat.page)
    seat.page.locator("[data-option='zaire']").wait_for()
    assert seat.state["ask"]["options"] == ["zaire"]
    seat.page.wait_for_timeout(1500)
    assert seat.state["ask"]["options"] == ["zaire"] and seat.state["view"]["defcon"] == 2


def test_no_other_action_is_previewed_while_one_points_at_coup(user: Callable[..., User]) -> None:
    seat = Seat(user("en"))
    odds = seat.page.locator(".hand .odds")
    seat.page.locator("[data-option='space']").hover()
    expect(odds.locator("h3")).to_have_text("Space Race")
    seat.page.locator("[data-option='coup']").hover()
    expect(odds).to_be_hidden()


def test_a_tap_selects_a_risky_target_and_shows_its_odds(user: Callable[..., User]) -> None:
    safe = DANGER.replace("defcon 2", "defcon 4")
    seat = Seat(user("en", phone=True), safe)
    seat.page.locator("[data-option='coup']").tap()
    seat.page.locator("[data-option='syria']").wait_for()
    number = seat.state["ask"]["number"]
    seat.country("syria").tap()
    expect(seat.page.locator(".odds h3")).to_have_text("Syria")
    odds = seat.page.locator(".odds section").bounding_box()
    board = seat.page.locator("[data-map]").bounding_box()
    assert odds and board and odds["y"] >= board["y"] + board["height"] - 8  # it covers no target
    assert seat.state["ask"]["number"] == number
    confirm = seat.page.locator("[data-confirm]")
    expect(confirm).to_have_text("Choose Syria")
    confirm.tap()
    seat.page.locator(f".ask:not([data-ask='{number}'])").wait_for()


# ---------------------------------------------------------------- the last point


def test_the_points_left_are_shown_and_the_bar_keeps_its_height(user: Callable[..., User]) -> None:
    seat = Seat(user("en"))
    bar = seat.page.locator(".ask")
    seat.page.locator(".hand [data-card]").first.wait_for()
    board = seat.page.locator(".board").bounding_box()
    assert height(bar) == 56
    seat.place()
    expect(bar.locator("[data-chip]")).to_have_text("Independent Reds")
    expect(bar.locator("[data-left] .long")).to_have_text("2 of 2 left")
    expect(bar.locator(".pips i")).to_have_count(2)
    expect(seat.country("egypt")).to_have_accessible_name(re.compile("costs 2"))
    seat.choose("iran")
    expect(bar.locator("[data-left] .long")).to_have_text("1 of 2 left")
    expect(seat.page.get_by_role("button", name="Undo: Iran")).to_be_enabled()
    seat.country("iran").click()
    expect(bar.locator(".question")).to_have_text("Chosen: Iran ×2")
    assert height(bar) == 56
    assert seat.page.locator(".board").bounding_box() == board


def test_the_last_point_is_taken_back(user: Callable[..., User]) -> None:
    seat = Seat(user("en"))
    before = seat.us
    seat.place()
    seat.choose("iran")
    for way in ("button", "u", "Control+z"):
        seat.country("iran").click()
        seat.page.locator("[data-act='finish']").wait_for()
        assert seat.us == before + 1
        if way == "button":
            seat.page.locator("[data-act='undo']").click()
        else:
            seat.page.keyboard.press(way)
        expect(seat.page.locator("[data-left] .long")).to_have_text("1 of 2 left")
    seat.country("japan").click()
    seat.page.locator("[data-act='finish']").click()
    seat.page.locator("[data-act='finish']").wait_for(state="detached")
    expect(seat.page.locator(".ask[data-left]")).to_have_count(0)
    assert seat.us == before + 1 and seat.state["view"]["influence"]["japan"]["us"] == 2


@pytest.mark.parametrize("key", ["Enter", "f"])
def test_a_play_is_finished_by_a_key(user: Callable[..., User], key: str) -> None:
    seat = Seat(user("en"))
    before = seat.us
    seat.place()
    for name in ("iran", "iran"):
        seat.country(name).focus()
        seat.page.keyboard.press("Enter")
        seat.page.wait_for_timeout(UNHURRIED)
    assert seat.us == before + 1
    seat.page.keyboard.press(key)
    seat.page.locator("[data-act='finish']").wait_for(state="detached")
    expect(seat.page.locator("[role=log] li").last).not_to_contain_text("Independent Reds")
    assert seat.us == before + 2


def test_a_play_finishes_by_itself_unless_the_button_has_the_pointer_or_focus(user: Callable[..., User]) -> None:
    seat = Seat(user("en"))
    seat.page.emulate_media(reduced_motion="no-preference")
    seat.page.clock.install()
    before = seat.us
    seat.place()
    seat.choose("iran")
    seat.country("iran").click()
    finish = seat.page.locator("[data-act='finish']")
    finish.hover()
    seat.page.clock.fast_forward(MOMENT + 500)
    seat.page.wait_for_timeout(300)
    assert seat.us == before + 1
    seat.page.mouse.move(2, 2)
    seat.page.clock.fast_forward(MOMENT)
    finish.wait_for(state="detached")
    seat.page.wait_for_timeout(300)
    assert seat.us == before + 2


def test_a_play_is_finished_when_the_page_is_left(user: Callable[..., User]) -> None:
    seat = Seat(user("en"))
    before = seat.us
    seat.place()
    seat.choose("iran")
    seat.country("iran").click()
    seat.page.locator("[data-act='finish']").wait_for()
    seat.page.locator("header a").first.click()
    seat.page.locator("[data-play]").first.wait_for()
    seat.page.wait_for_timeout(300)
    assert seat.us == before + 2


def test_two_at_one_screen_hold_the_last_point_too(user: Callable[..., User]) -> None:
    person = user("en")
    place = person.sit_down("twilight_struggle", chairs=["me", "me"])
    page = person.page
    page.goto(person.address + place)
    page.locator("[data-curtain] button").click()
    for left in range(6, 0, -1):
        expect(page.locator("[data-left]")).to_have_attribute("data-left", str(left))
        page.locator("[data-country='poland']").click()
    expect(page.locator("[data-left] .long")).to_have_text("0 of 6 left")
    expect(page.locator("[data-curtain]")).to_have_count(0)
    page.locator("[data-act='finish']").click()
    page.locator("[data-curtain='us']").wait_for()


# ---------------------------------------------------------------- why not


@pytest.mark.parametrize("lang", sampled(LANGUAGES, "en", "he"))
def test_a_country_that_is_not_offered_says_why(user: Callable[..., User], lang: str) -> None:
    seat = Seat(user(lang))
    seat.place()
    seat.choose("iran")
    note = seat.page.locator(".live .note")
    seat.country("egypt").click(force=True)  # it is marked as disabled
    expect(note).to_contain_text("2")
    if lang == "en":
        expect(note).to_have_text("This costs 2, and you have 1 left. The rule")
    assert not re.search(r"why-|[a-z]+_[a-z]+", note.inner_text())
    spot, country = note.bounding_box(), seat.country("egypt").bounding_box()
    assert spot and country and abs(spot["y"] - country["y"] - country["height"]) < 60
    assert seat.state["ask"]["left"] == 1
    seat.page.mouse.click(5, 300)
    expect(note).to_have_count(0)
    seat.country("egypt").focus()
    seat.page.keyboard.press("Enter")
    expect(note).to_be_visible()
    question = seat.page.locator(".ask .question").inner_text()
    assert question and not re.search(r"ask-|\{|\}", question)


def test_a_card_that_is_not_offered_says_why(user: Callable[..., User]) -> None:
    seat = Seat(user("en"), BLOCKADE)
    bar = seat.page.locator(".ask")
    expect(bar.locator("[data-chip]")).to_have_text("Blockade")
    expect(bar.locator("[data-option='pass']")).not_to_have_text(re.compile("pass", re.IGNORECASE))
    note = seat.page.locator(".live .note")
    seat.page.locator("[data-card='nasser']").click()
    expect(note).to_be_visible()
    assert "why-" not in note.inner_text()
    assert seat.state["ask"]["what"] == "discard"
