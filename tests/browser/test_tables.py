"""Two players at two browsers or on one screen, and lost connections."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.clicking import OFFERED, PATIENCE, UNHURRIED, Clicker
from tests.browser.conftest import User


def whose_turn(*pages: Page) -> Page:
    """The page that is asked or shows the result; between two asks this may take a moment."""
    until = monotonic() + PATIENCE / 1000
    while monotonic() < until:
        for page in pages:
            if page.locator("[data-ask], [data-result]").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


class Line:
    """The connection of a page, which is lost and restored; the page reports both."""

    def __init__(self, page: Page) -> None:
        self.page, self.is_broken = page, False
        self.links: list[WebSocketRoute] = []
        page.route_web_socket("**/api/play", lambda link: self._connect(link))

    def _connect(self, link: WebSocketRoute) -> None:
        self.links.append(link)
        if self.is_broken:
            link.close()
        else:
            link.connect_to_server()

    def go(self) -> None:
        self.is_broken = True
        self.links[-1].close()
        self.page.locator(".lost").wait_for()

    def come_back(self) -> None:
        self.is_broken = False
        self.page.locator(".lost").wait_for(state="detached", timeout=PATIENCE)


def together(first: User, second: User, game: str) -> tuple[Page, Page]:
    """One player creates a table and sends the link, the other joins."""
    first.api("POST", "/api/guest")
    table = first.api("POST", "/api/tables", {"game": game, "settings": {"visibility": "private"}})
    one = first.goto(f"/table/{table['id']}")
    link = one.locator("input[readonly]").input_value()
    two = second.page
    two.goto(link)
    two.click("[data-act='join']")
    for page in (one, two):
        page.locator(".frame").first.wait_for()
    return one, two


def test_two_browsers_play_each_other_and_one_reloads_in_mid_game(user: Callable[..., User]) -> None:
    one, two = together(user("en"), user("he", phone=True), "hector_achilles")
    clicker = Clicker(seed=3)
    for turn in range(30):
        page = whose_turn(one, two)
        if page.locator("[data-result]").count():
            break
        number = page.locator("[data-ask]").first.get_attribute("data-ask")
        clicker(page)
        page.locator(f".ask:not([data-ask='{number}']), [data-result]").first.wait_for(state="attached")
        if turn == 15:
            seen = two.locator("[role=log] li").count()
            two.reload()
            two.locator(".frame").first.wait_for()
            two.locator("[role=log] li").nth(seen - 2).wait_for(state="attached")
    assert one.locator("[role=log] li").count() > 10


def test_chat_reaches_the_other_player_at_once(user: Callable[..., User]) -> None:
    one, two = together(user("en"), user("hu"), "hector_achilles")
    for page in (one, two):
        page.locator("[role=tab]").nth(1).click()
    one.locator(".chat input").fill("Good luck! <b>no</b>")
    one.keyboard.press("Enter")
    two.locator(".chat li p", has_text="Good luck! <b>no</b>").wait_for()
    assert two.locator(".chat li p b").count() == 0


def test_a_watch_link_shows_a_hand_without_controls(user: Callable[..., User]) -> None:
    player, friend = user("en"), user("en")
    place = player.sit_down("twilight_struggle", settings={"visibility": "private"})
    page = player.goto(place)
    page.locator("[data-ask]").wait_for()
    page.locator("[role=tab]").last.click()
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".menu [data-act='copy']").nth(1).click()
    page.locator(".menu [data-act='copy']", has_text="Copied.").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    seen = friend.page
    seen.goto(link)
    seen.locator("[data-card]").first.wait_for(state="attached")
    assert seen.locator("[data-card]").count() == page.locator("[data-card]").count()
    assert seen.locator("[data-ask]").count() == 0 and seen.locator(OFFERED).count() == 0


def test_an_anonymous_spectator_can_join_and_play(user: Callable[..., User]) -> None:
    player, stranger = user("en"), user("en")
    page = stranger.page
    page.goto(stranger.address + player.sit_down("hector_achilles"))
    page.locator(".frame").first.wait_for()
    assert page.locator("[data-ask]").count() == 0
    page.click("header .name")
    page.click("[data-play='hector_achilles']")
    page.locator("[data-ask]").wait_for()


def test_a_choice_can_be_taken_back(user: Callable[..., User]) -> None:
    person = user("en", lines=True)
    page = person.goto(person.sit_down("twilight_struggle"))
    page.locator("[data-ask]").wait_for()
    before = page.locator("[role=log] li").count()
    page.locator(OFFERED).first.click()
    page.locator("[data-act='undo']:not([aria-disabled='true'])").click()
    expect(page.locator("[data-act='undo']")).to_be_disabled()
    expect(page.locator("[role=log] li")).to_have_count(before)


def test_the_confirm_step_asks_before_it_chooses(user: Callable[..., User]) -> None:
    person = user("en", confirm=True)
    page = person.goto(person.sit_down("twilight_struggle"))
    asked = page.locator("[data-ask]").get_attribute("data-ask")
    page.locator(OFFERED).first.click()
    page.locator("[data-confirm]").wait_for()
    assert page.locator("[data-ask]").get_attribute("data-ask") == asked
    page.click("[data-confirm]")
    page.locator(f".ask:not([data-ask='{asked}'])").wait_for()


WARNED = """study The last round
game twilight_struggle
given turn 8
given phase action_round
given round 7
given phasing us
given hand.us asia_scoring nato duck_and_cover containment
given hand.ussr fidel
"""
SENTENCE = (
    "This leaves you no action round for a scoring card in your hand; "
    "if you still hold it at the end of the turn, you lose the game."
)


@pytest.mark.parametrize("how", [{}, {"plain": True}, {"confirm": True}, {"phone": True}], ids=str)
def test_a_choice_that_can_lose_the_game_is_warned_of_first(user: Callable[..., User], how: dict[str, bool]) -> None:
    person = user("en", **how)
    table = person.sit_down_at(WARNED).rsplit("/")[-1]
    page = person.goto(f"/table/{table}")
    nato, scoring = (page.locator(f"[data-option={card}]").first for card in ("nato", "asia_scoring"))
    expect(nato).to_have_accessible_name(re.compile("may cost you the game"))
    expect(scoring).not_to_have_accessible_name(re.compile("may cost you the game"))
    ask = person.api("GET", f"/api/tables/{table}/state")["ask"]
    warning = page.get_by_role("alertdialog")
    for go_back in (lambda: page.keyboard.press("Escape"), lambda: page.keyboard.press("Enter")):
        nato.focus()
        page.keyboard.press("Enter")
        expect(warning).to_have_accessible_name(SENTENCE)
        expect(page.get_by_role("button", name="Choose something else")).to_be_focused()
        page.wait_for_timeout(UNHURRIED)
        go_back()
        expect(warning).to_be_hidden()
        expect(nato).to_be_focused()
    assert person.api("GET", f"/api/tables/{table}/state")["ask"] == ask
    nato.dblclick(position={"x": 20, "y": 20})  # the second click must not confirm the warning
    expect(warning).to_be_visible()
    page.wait_for_timeout(UNHURRIED)
    page.get_by_role("button", name="Choose “NATO” anyway").click()
    page.locator(f".ask[data-ask]:not([data-ask='{ask['number']}'])").wait_for()
    expect(warning).to_be_hidden()
    assert person.api("GET", f"/api/tables/{table}/state")["ask"]["what"] == "use"


def test_a_lost_connection_is_shown_and_restored(user: Callable[..., User]) -> None:
    person = user("en")
    line = Line(person.page)
    page = person.goto(person.sit_down("hector_achilles"))
    page.locator("[data-ask]").wait_for()
    board = page.locator(".board").bounding_box()
    line.go()
    assert page.locator(".board").bounding_box() == board
    line.come_back()
    number = page.locator("[data-ask]").get_attribute("data-ask")
    Clicker(seed=1)(page)
    page.locator(f".ask:not([data-ask='{number}'])").wait_for(state="attached")
    assert len(line.links) > 1


def test_an_opponents_hand_never_reaches_the_page(user: Callable[..., User]) -> None:
    person = user("en")
    heard: list[str] = []
    person.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    page = person.goto(person.sit_down("twilight_struggle"))
    page.locator("[data-ask]").wait_for()
    mine = [text for text in heard if '"hand":[' in text]
    assert mine and all(text.count('"hand":[') == 1 for text in mine)


def test_one_choice_is_taken_back_however_often_one_clicks(user: Callable[..., User]) -> None:
    person = user("en", lines=True)
    place = person.sit_down("twilight_struggle")
    page = person.goto(place)
    lines, undo = page.locator("[role=log] li"), page.locator("[data-act='undo']")

    def choose() -> int:
        page.locator("[data-ask]").wait_for()
        before = lines.count()
        page.locator(OFFERED).first.click()
        expect(lines).not_to_have_count(before)
        return before

    choose()
    before = choose()
    number = person.api("GET", f"/api{place.replace('table', 'tables')}/state")["n"]
    undo.evaluate("button => { button.click(); button.click(); button.click(); }")
    expect(lines).to_have_count(before)
    choose()
    assert person.api("GET", f"/api{place.replace('table', 'tables')}/state")["n"] == number + 2


def test_a_choice_with_a_lost_acknowledgement_is_not_reported_as_failed(user: Callable[..., User]) -> None:
    """The connection breaks after the choice was sent; the server has accepted it."""
    person = user("en")
    is_breaking = [False]

    def connect(link: WebSocketRoute) -> None:
        server = link.connect_to_server()

        def forward(message: str | bytes) -> None:
            server.send(message)
            if is_breaking[0] and '"choose"' in str(message):
                is_breaking[0] = False
                link.close()

        link.on_message(forward)

    person.page.route_web_socket("**/api/play", connect)
    page = person.goto(person.sit_down("hector_achilles"))
    number = page.locator("[data-ask]").get_attribute("data-ask")
    is_breaking[0] = True
    Clicker(seed=1)(page)
    page.locator(f".ask:not([data-ask='{number}'])").wait_for(state="attached", timeout=PATIENCE)
    expect(page.locator(".lost")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator("p.trouble")).to_have_count(0)


def test_a_choice_that_takes_long_is_shown_as_being_sent(user: Callable[..., User]) -> None:
    person = user("en")
    person.goto("/")
    held: list[Callable[[], None]] = []

    def connect(link: WebSocketRoute) -> None:
        server = link.connect_to_server()

        def forward(message: str | bytes) -> None:
            if '"choose"' in str(message):
                held.append(lambda: server.send(message))
            else:
                server.send(message)

        link.on_message(forward)

    person.page.route_web_socket("**/api/play", connect)
    page = person.goto(person.sit_down("hector_achilles"))
    number = page.locator("[data-ask]").get_attribute("data-ask")
    Clicker(seed=1)(page)
    expect(page.locator(".ask .question")).to_have_text("Sending your choice…")
    held[0]()
    page.locator(f".ask[data-ask]:not([data-ask='{number}'])").wait_for(timeout=PATIENCE)


def test_a_joining_player_is_shown_to_all_after_a_lost_connection(user: Callable[..., User]) -> None:
    owner, second, onlooker = user("en"), user("en"), user("en")
    for person in (owner, second):
        person.api("POST", "/api/guest")
    line = Line(owner.page)
    table = owner.api("POST", "/api/tables", {"game": "roll_player", "options": {"players": "3"}})["id"]
    page, looked_at = owner.goto(f"/table/{table}"), onlooker.goto(f"/table/{table}")
    expect(looked_at.locator("[data-invitation] [type=radio]")).to_have_count(2)  # the free seats
    line.go()
    second.api("POST", f"/api/tables/{table}/join", {})
    line.come_back()
    expect(page.locator("#main li bdi")).to_have_count(2)
    expect(looked_at.locator("[data-invitation] [type=radio]")).to_have_count(0, timeout=PATIENCE)
    expect(looked_at.locator("[data-act='join']")).to_be_enabled()


def test_a_result_is_told_in_the_words_of_its_game_once_they_have_come(user: Callable[..., User]) -> None:
    person = user("en", worker=False)
    table = person.sit_down("twilight_struggle")
    person.api("POST", f"/api/tables/{table.removeprefix('/table/')}/acts", {"do": "resign"})
    held: list[Route] = []
    page = person.page
    page.route(re.compile(r"assets/position\.en-"), lambda route: held.append(route))  # a file of the texts of the game
    page.goto(person.address + table)
    page.locator("[data-result]").wait_for()
    page.wait_for_timeout(500)  # for the code of the board
    for each in held:
        each.continue_()
    expect(page.locator("[data-why]")).to_contain_text("Victory points: Tied")


def test_a_table_says_that_it_is_loading_until_its_state_has_come(user: Callable[..., User]) -> None:
    person = user("en")
    table = person.sit_down("roll_player")
    line = Line(person.page)
    line.is_broken = True
    page = person.goto(table)
    expect(page.locator(".board > p[role=status]")).to_have_text("Loading…")
    expect(page.locator(".ask .question")).to_have_text("Loading…")
    line.come_back()
    expect(page.locator(".board > p[role=status]")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator(".ask[data-ask]")).to_be_visible(timeout=PATIENCE)
