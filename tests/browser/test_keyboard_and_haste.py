"""Keyboard users never lose their place, and hasty users do nothing twice."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.browser.clicking import OFFERED
from tests.browser.conftest import User

LESSON = "hector_achilles/lessons/heroes"  # two explanations, then a move of the learner
SAY = """([box, ...lines]) => {
    const field = document.querySelector(box);
    for (const line of lines) {
        field.value = line;
        field.dispatchEvent(new Event("input", {bubbles: true}));
        field.form.requestSubmit();
    }
}"""


def asked(person: User, game: str = "twilight_struggle", **wish: object) -> Page:
    """Open a table with a pending question."""
    page = person.goto(person.sit_down(game, **wish))
    page.locator("[data-ask]").wait_for()
    return page


def press(button: Locator) -> None:
    """Focus an element and press Enter."""
    button.focus()
    button.page.keyboard.press("Enter")


def chat(page: Page) -> Locator:
    """The chat input."""
    page.locator("[role=tab]").nth(1).click()
    box = page.locator(".chat input")
    box.wait_for()
    return box


def said(page: Page) -> Locator:
    return page.locator(".chat li p")


def broken(route: Route) -> None:
    route.abort()


# ---------------------------------------------------------------- haste


def test_a_chat_line_sent_twice_is_posted_once(user: Callable[..., User]) -> None:
    page = asked(user("en"))
    chat(page).fill("Good luck!")
    page.evaluate("() => [1, 2].map(() => document.querySelector('.chat form').requestSubmit())")
    said(page).first.wait_for()
    page.locator(".chat input").fill("And have fun!")
    page.keyboard.press("Enter")
    expect(said(page).last).to_have_text("And have fun!")
    expect(said(page)).to_have_text(["Good luck!", "And have fun!"])


def test_what_is_typed_while_a_line_is_on_its_way_stays(user: Callable[..., User]) -> None:
    person = user("en")
    held: list[Callable[[], None]] = []
    is_slow = False

    def connect(link: WebSocketRoute) -> None:
        server = link.connect_to_server()

        def back(message: str | bytes) -> None:
            held.append(lambda: link.send(message))
            while held and not is_slow:
                held.pop(0)()

        server.on_message(back)

    person.page.route_web_socket("**/api/play", connect)
    page = asked(person)
    box = chat(page)
    is_slow = True
    box.fill("Good luck!")
    page.keyboard.press("Enter")
    box.fill("And have f")
    is_slow = False
    while held:
        held.pop(0)()
    said(page).first.wait_for()
    page.keyboard.type("un!")
    page.keyboard.press("Enter")
    expect(said(page)).to_have_text(["Good luck!", "And have fun!"])
    expect(box).to_have_value("")


def test_a_refused_chat_line_returns_to_its_box(user: Callable[..., User]) -> None:
    person = user("en")

    def connect(link: WebSocketRoute) -> None:
        server = link.connect_to_server()

        def forth(message: str | bytes) -> None:
            request = json.loads(message)
            if request["do"] == "say":
                link.send(json.dumps({"say": "refused", "id": request["id"], "code": "barred", "message": "no"}))
            else:
                server.send(message)

        link.on_message(forth)

    person.page.route_web_socket("**/api/play", connect)
    page = asked(person)
    box = chat(page)
    box.fill("Good luck!")
    page.keyboard.press("Enter")
    page.locator("p.trouble").wait_for()
    expect(box).to_have_value("Good luck!")


def test_a_failed_guest_account_is_reported(user: Callable[..., User]) -> None:
    player, stranger = user("en"), user("en", worker=False)
    page = stranger.page
    page.goto(stranger.address + player.sit_down("hector_achilles"))
    page.route("**/api/guest", broken)
    box = chat(page)
    box.fill("Good luck!")
    page.keyboard.press("Enter")
    page.locator("p.trouble").wait_for()
    expect(box).to_have_value("Good luck!")
    assert [each for each in stranger.console_errors if "net::ERR_FAILED" not in each] == []
    stranger.console_errors.clear()


def test_two_actions_at_once_create_one_guest(user: Callable[..., User]) -> None:
    player, stranger = user("en"), user("en")
    page = stranger.page
    page.goto(stranger.address + player.sit_down("hector_achilles"))
    guests: list[str] = []
    page.on("request", lambda sent: guests.append(sent.url) if sent.url.endswith("/api/guest") else None)
    chat(page)
    page.evaluate(SAY, [".chat input", "Good luck!", "And have fun!"])
    expect(said(page)).to_have_text(["Good luck!", "And have fun!"])
    assert len(guests) == 1


def test_a_double_click_saves_one_study(user: Callable[..., User]) -> None:
    person = user("en")
    page = person.page
    saves: list[str] = []
    page.on("request", lambda sent: saves.append(sent.url) if sent.url.endswith("/api/studies") else None)
    page.goto(f"{person.address}/editor/hector_achilles")
    save = page.locator("[data-act='save']")
    save.wait_for()
    save.evaluate("(button) => [1, 2].map(() => button.click())")
    page.wait_for_url("**?study=*")
    expect(save).to_have_text("Saved.")
    assert len(saves) == len(person.api("GET", "/api/me/studies")) == 1


def test_saving_leaves_the_desk_as_it_is(user: Callable[..., User]) -> None:
    person = user("en")
    page = person.page
    page.goto(f"{person.address}/editor/hector_achilles")
    tab, save = page.locator("[role=tab]").nth(1), page.locator("[data-act='save']")
    tab.click()
    page.locator("textarea").wait_for()
    press(save)
    page.wait_for_url("**?study=*")
    expect(save).to_have_text("Saved.")
    expect(save).to_be_focused()
    expect(tab).to_have_attribute("aria-selected", "true")
    kept = re.sub(r".*study=", "", page.url)
    page.reload()
    expect(save).to_have_text("Saved.")
    assert [each["id"] for each in person.api("GET", "/api/me/studies")] == [kept]


# ---------------------------------------------------------------- the keyboard


def test_after_a_choice_the_keyboard_is_at_the_next_question(user: Callable[..., User]) -> None:
    page = asked(user("en", plain=True))
    for _ in range(3):
        number = page.locator("[data-ask]").get_attribute("data-ask")
        press(page.locator(f".ask {OFFERED}").first)
        page.locator(f".ask[data-ask]:not([data-ask='{number}'])").wait_for()
        expect(page.locator(".ask .question")).to_be_focused()


def test_the_focus_returns_to_the_ask_after_cancelling_a_choice(user: Callable[..., User]) -> None:
    page = asked(user("en", plain=True, confirm=True))
    press(page.locator(f".ask {OFFERED}").first)
    page.locator("[data-confirm]").wait_for()
    press(page.locator("[data-act='cancel']"))
    page.locator("[data-confirm]").wait_for(state="detached")
    expect(page.locator(".ask .question")).to_be_focused()


def test_the_focus_returns_to_the_ask_after_an_undo(user: Callable[..., User]) -> None:
    page = asked(user("en", plain=True))
    question, undo = page.locator(".ask .question"), page.locator("[data-act='undo']")
    asked_first = page.locator("[data-ask]").get_attribute("data-ask")
    page.locator(f".ask {OFFERED}").first.click()
    expect(undo).to_be_enabled()
    question.focus()
    page.keyboard.press("u")
    expect(undo).to_be_disabled()
    expect(page.locator("[data-ask]")).not_to_have_attribute("data-ask", asked_first or "")
    expect(question).to_be_focused()


def test_a_hint_is_asked_for_and_taken_by_the_keyboard(user: Callable[..., User]) -> None:
    page = asked(user("en", plain=True), "hector_achilles", settings={"rated": False})
    number = page.locator("[data-ask]").get_attribute("data-ask")
    question, hint = page.locator(".ask .question"), page.locator(f"[data-hint='{number}']")
    press(page.locator("[data-act='hint']"))
    hint.wait_for()
    expect(question).to_be_focused()
    press(hint.locator("button").last)
    hint.wait_for(state="detached")
    expect(question).to_be_focused()
    press(page.locator("[data-act='hint']"))
    press(hint.locator("button").first)
    page.locator(f".ask:not([data-ask='{number}'])").wait_for()
    expect(question).to_be_focused()


def test_the_focus_stays_where_the_reader_moved_it(user: Callable[..., User]) -> None:
    page = asked(user("en", plain=True))
    press(page.locator(f".ask {OFFERED}").first)
    undo = page.locator("[data-act='undo']")
    expect(undo).to_be_enabled()
    log = page.locator("[role=tab]").first
    log.focus()
    undo.dispatch_event("click")
    expect(undo).to_be_disabled()
    expect(log).to_be_focused()


def test_the_focus_returns_after_cancelling_a_resignation(user: Callable[..., User]) -> None:
    page = asked(user("en"))
    page.locator("[role=tab]").last.click()
    resign = page.get_by_role("button", name="Resign", exact=True)
    press(resign)
    press(page.get_by_role("button", name="Go back"))
    expect(resign).to_be_focused()


def test_a_replay_is_controlled_by_the_keyboard(user: Callable[..., User]) -> None:
    page = user("en").goto(f"/study/{LESSON}")
    page.locator(".scrubber select").select_option("2000")
    play = page.locator(".scrubber .primary")
    expect(play).to_have_attribute("aria-label", "Autoplay")
    press(play)
    expect(play).to_have_attribute("aria-label", "Stop")
    expect(play).to_be_focused()
    page.keyboard.press("Enter")
    expect(play).to_have_attribute("aria-label", "Autoplay")
    expect(play).to_be_focused()
    last = page.get_by_role("button", name="Go to end")
    press(last)
    expect(page.locator(".scrubber output")).to_have_text(re.compile(r"\b(\d+) of \1\b"))
    expect(last).to_be_focused()


def test_a_lesson_is_completed_by_the_keyboard(user: Callable[..., User]) -> None:
    page = user("en").goto(f"/lesson/{LESSON}")
    coach, note, show = (page.locator(each) for each in (".coach", ".coach .note", "[data-act='show']"))
    press(page.locator("[data-act='next']"))
    show.wait_for()
    expect(coach).to_be_focused()
    told = note.inner_text()
    press(show)
    expect(note).not_to_have_text(told)
    show.wait_for()
    expect(coach).to_be_focused()


def test_a_lesson_that_cannot_continue_shows_an_error(user: Callable[..., User]) -> None:
    person = user("en", worker=False)
    page = person.goto(f"/lesson/{LESSON}")
    page.route("**/api/studies/at*", broken)
    trouble, show = page.locator(".coach [role=alert]"), page.locator("[data-act='show']")
    page.locator("[data-act='next']").click()
    show.click()
    trouble.wait_for()
    assert [each for each in person.console_errors if "net::ERR_FAILED" not in each] == []
    person.console_errors.clear()
    page.unroute("**/api/studies/at*")
    show.click()
    trouble.wait_for(state="detached")
