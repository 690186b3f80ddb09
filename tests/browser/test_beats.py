"""The moves of others are shown beat by beat: what a player sees after the computer's round, and how to skip it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from agon.text.catalogue import LANGUAGES, Catalogue
from tests.browser.clicking import wait_until
from tests.browser.conftest import User
from tests.tiers import sampled

GAME = "twilight_struggle"
ROUND = """study A round of the computer
game twilight_struggle
given turn 2
given phase headline
given hand.us duck_and_cover five_year_plan nato captured_nazi_scientist containment nuclear_test_ban
given hand.ussr fidel arab_israeli_war korean_war vietnam_revolts comecon decolonization
"""
WAYS = [(lang, moving) for lang in LANGUAGES for moving in (False, True)]
QUIET = {"round_begins", "deals", "dealt"}
KINDS = """() => {
    window.kinds = [];
    new MutationObserver(() => {
        const kind = document.querySelector("[data-beat]")?.dataset.beat;
        if (kind && window.kinds.at(-1) !== kind) window.kinds.push(kind);
        if (kind && document.querySelector("[data-ask]")) window.kinds.push("asked too early");
    }).observe(document, {subtree: true, childList: true, attributes: true});
}"""


class Player:
    """A player against the computer at a headline ask: in a study, or after set-up."""

    def __init__(self, person: User, study: str = ROUND) -> None:
        self.person, self.page = person, person.page
        person.page.add_init_script(f"({KINDS})()")
        self.place = person.sit_down_at(study) if study else person.sit_down(GAME)
        self.table = self.place.removeprefix("/table/")
        while (ask := self.asked())["what"] != "headline":  # the set-up
            self.choose(ask, ask["options"][0])
        person.goto(self.place)
        self.page.locator("[data-ask]").wait_for()

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.person.api("GET", f"/api/tables/{self.table}/state")
        return found

    def asked(self) -> dict[str, Any]:
        """Wait for the next question of this player, however long the computer takes."""
        state = self.state()
        while state["ask"] is None:
            wait = f"/api/tables/{self.table}/state?after={state['n']}&wait=10"
            state = self.person.api("GET", wait)
        ask: dict[str, Any] = state["ask"]
        return ask

    def choose(self, ask: dict[str, Any], option: str) -> None:
        self.person.api("POST", f"/api/tables/{self.table}/choices", {"number": ask["number"], "option": option})

    def headline(self) -> None:
        """Choose a headline, and wait until the page shows it."""
        ask = self.asked()
        self.choose(ask, ask["options"][0])
        self.page.locator(f".ask:not([data-ask='{ask['number']}'])").wait_for()

    def lines(self) -> list[dict[str, Any]]:
        """The log lines since this player's last choice."""
        state = self.person.api("GET", f"/api/tables/{self.table}/state?since=mine")
        found: list[dict[str, Any]] = state["log"]["lines"]
        return found


def last(page: Page) -> str:
    """The text under "Last play", unfolded if necessary."""
    panel = page.locator("[data-last]")
    panel.wait_for()
    if panel.locator("[data-act='fold']").get_attribute("aria-expanded") == "false":
        panel.locator("[data-act='fold']").click()
    return plain(panel.inner_text())


def shows(page: Page, kind: str) -> None:
    """Wait for a beat of a kind. The content security policy forbids `wait_for_function`."""
    wait_until(page, lambda: kind in page.evaluate("window.kinds"))


def plain(text: str) -> str:
    """A text without bidirectional control characters."""
    return " ".join(text.translate(dict.fromkeys([0x2068, 0x2069, 0x200E])).split())


@pytest.mark.parametrize(("lang", "moving"), sampled(WAYS, ("he", False), ("en", True)))
def test_the_last_play_shows_card_use_every_change_and_every_die(
    user: Callable[..., User], lang: str, moving: bool
) -> None:
    player = Player(user(lang, moving=moving, speed="fast"))
    player.headline()
    player.asked()
    player.page.locator("[data-ask]").wait_for(timeout=40_000)
    kinds: list[str] = player.page.evaluate("window.kinds")
    assert "headlines" in kinds and "card" in kinds, kinds
    assert "asked too early" not in kinds
    told, texts = last(player.page), Catalogue.load(lang, GAME)
    for line in player.lines():
        for name, (_, value) in line["arguments"].items() if line["kind"] not in QUIET else ():
            if name in ("card", "country"):
                assert plain(texts.word(value)) in told
            elif name == "die":
                assert str(value) in told


def test_space_skips_to_the_question_and_the_play_is_shown_again(user: Callable[..., User]) -> None:
    player = Player(user(speed="slow"))
    player.headline()
    page = player.page
    page.locator("[data-beat]").wait_for()
    assert page.locator("[data-ask]").count() == 0
    player.asked()
    page.wait_for_timeout(300)  # for the message to arrive
    page.keyboard.press("Space")
    page.locator("[data-ask]").wait_for(timeout=2000)
    expect(page.locator("[data-beat]")).to_have_count(0)
    last(page)
    page.locator("[data-act='again']").click()
    page.locator("[data-beat='headlines']").wait_for()
    assert page.locator("[data-ask]").count() == 0
    page.locator("[data-act='skip']").click()
    page.locator("[data-ask]").wait_for(timeout=2000)


def test_a_click_on_the_board_skips_and_chooses_nothing(user: Callable[..., User]) -> None:
    player = Player(user(speed="slow"))
    player.headline()
    page = player.page
    page.locator("[data-beat]").wait_for()
    number = player.asked()["number"]
    page.wait_for_timeout(300)
    page.locator("svg [data-country='brazil']").click(force=True)
    page.locator("[data-ask]").wait_for(timeout=2000)
    assert player.asked()["number"] == number


def test_after_a_reload_there_is_a_summary_and_no_animation(user: Callable[..., User]) -> None:
    player = Player(user(speed="slow"))
    player.choose(ask := player.asked(), ask["options"][0])
    player.asked()
    page = player.person.goto(player.place)
    page.locator("[data-ask]").wait_for()
    assert page.evaluate("window.kinds") == []
    assert page.locator("[data-last='since']").count() == 1
    plays = [line for line in player.lines() if line["kind"] == "headlines"]
    assert len(plays) == 2
    texts, told = Catalogue.load("en", GAME), last(page)
    for line in plays:
        assert plain(texts.word(line["arguments"]["card"][1])) in told


def test_speed_is_chosen_in_the_table_menu_and_sound_is_muted(user: Callable[..., User]) -> None:
    player = Player(user(sound=True))
    page = player.page
    page.locator("[data-act='mute']").click()
    page.get_by_role("tab", name="Table").click()
    page.locator("[data-act='speed']").select_option("fast")
    kept = page.evaluate("JSON.parse(localStorage.getItem('agon'))")
    assert (kept["speed"], kept["sound"]) == ("fast", False)


def test_one_step_of_a_replay_is_played_and_a_jump_is_not(user: Callable[..., User]) -> None:
    player = Player(user(speed="fast"), study="")
    player.choose(ask := player.asked(), ask["options"][0])
    player.asked()
    page = player.person.goto(f"/replay/{player.table}")
    page.locator(".scrubber").wait_for()
    page.wait_for_timeout(500)
    assert page.evaluate("window.kinds") == []
    page.locator(".scrubber button").first.click()
    expect(page.locator(".scrubber output")).to_contain_text("0")
    with page.expect_response("**/replay?*"):
        page.locator(".scrubber button").nth(3).click()  # the cards are dealt
    expect(page.locator(".scrubber output")).to_contain_text("1")
    page.wait_for_timeout(200)  # two steps at once are a jump
    page.locator(".scrubber button").nth(3).click()
    shows(page, "influence")


def test_a_spectator_sees_the_beats_too(user: Callable[..., User]) -> None:
    player = Player(user(speed="fast"))
    watcher = user(speed="fast")
    watcher.page.add_init_script(f"({KINDS})()")
    watcher.goto(player.place)
    watcher.page.locator("svg [data-country]").first.wait_for()
    player.choose(ask := player.asked(), ask["options"][0])
    shows(watcher.page, "headlines")
    watcher.page.locator("[data-last]").wait_for(timeout=40_000)
    assert watcher.page.locator("[data-card]").count() == 0
