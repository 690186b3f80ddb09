"""The log beside the board: the computer's round in blocks, in every language; links, lines, replays and studies."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from agon.engine.table import Line
from agon.text.blocks import grouping_of
from agon.text.catalogue import LANGUAGES, Catalogue
from agon.text.telling import Teller
from tests.browser.conftest import User

TS, HA, RP = "twilight_struggle", "hector_achilles", "roll_player"
MARKS = dict.fromkeys(map(ord, "\u200e\u200f\u2066\u2067\u2068\u2069"))


def bare(text: str) -> str:
    """A text without bidirectional control characters and spaces."""
    return "".join(text.translate(MARKS).split())


class Game:
    """A table against the computer, played over HTTP."""

    def __init__(self, person: User, name: str) -> None:
        self.person, self.name = person, name
        self.place = person.sit_down(name)
        self.api = f"/api{self.place.replace('table', 'tables')}"

    def state(self) -> Any:
        """Wait until this player is asked or the game is over; return the state."""
        while True:
            state = self.person.api("GET", f"{self.api}/state")
            if state["ask"] or state["state"] == "over":
                return state
            self.person.page.wait_for_timeout(50)

    def choose(self, count: int) -> None:
        """Choose the first option without a warning, this many times."""
        for _ in range(count):
            ask = self.state()["ask"]
            if ask is None:
                return
            safe = [option for option in ask["options"] if option not in (ask.get("warnings") or {})]
            choice = {"number": ask["number"], "option": (safe or ask["options"])[0]}
            self.person.api("POST", f"{self.api}/choices", choice)

    def told(self, lang: str) -> list[str]:
        """The log as the terminal prints it."""
        state = self.state()
        log = [Line(line["kind"], line["arguments"]) for line in state["log"]["lines"]]
        texts = Catalogue.load(lang, self.name)
        return Teller(texts, grouping_of(self.name), state["seat"]).lines(log)


def log_of(page: Page) -> str:
    page.locator("[role=log] [data-block]").first.wait_for(state="attached")
    expect(page.locator("[role=log]")).not_to_contain_text(re.compile(r"\b(log|heading)-[a-z]"))  # the texts are loaded
    return page.locator("[role=log]").inner_text()


def test_a_round_of_the_computer_is_read_in_blocks_in_every_language(user: Callable[..., User]) -> None:
    person = user("en")
    game = Game(person, TS)
    game.choose(12)
    person.goto(game.place)
    for lang in LANGUAGES:
        person.page.evaluate(
            "lang => localStorage.setItem('agon', JSON.stringify({language: lang, speed: 'at_once', drawer: 'open'}))",
            lang,
        )
        page = person.goto(game.place)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        told = game.told(lang)
        page.locator("[role=log] h3", has_text=Catalogue.load(lang, TS).format("heading-headline")).first.wait_for()
        shown = bare(log_of(page))
        missing = [line for line in told if not all(bare(part) in shown for part in parts_of(line))]
        assert not missing


def parts_of(line: str) -> list[str]:
    """The texts between the punctuation that only the terminal uses."""
    return re.split(r": | · | \[", line.strip().removesuffix("]"))


def test_a_link_in_the_log_lights_its_country_and_the_choice_is_remembered(user: Callable[..., User]) -> None:
    person = user("en")
    game = Game(person, TS)
    game.choose(3)
    page = person.goto(game.place)
    link = page.locator("[role=log] [data-word='poland'], [role=log] [data-word='east_germany']").first
    link.focus()
    country = page.locator(f"[data-country='{link.get_attribute('data-word')}']")
    expect(page.locator(".country.lit").filter(has=country)).to_have_count(1)
    page.locator("[data-act='lines']").click()
    lines = page.locator("[role=log] ol li")
    expect(lines.first).to_be_visible()
    page.reload()
    expect(lines.first).to_be_visible()


def test_a_replay_opens_in_the_players_view_and_speaks_to_them_alone(user: Callable[..., User]) -> None:
    person = user("en")
    played = Game(person, HA)
    played.choose(3)
    seat = played.state()["seat"]
    person.api("POST", f"{played.api}/acts", {"do": "resign"})
    page = person.goto(played.place.replace("table", "replay"))
    view = page.locator(".head select")
    expect(view).to_have_value(seat)
    assert "You draw:" in log_of(page)
    view.select_option("")
    expect(page.locator("[role=log]")).not_to_contain_text("You draw:")
    other = "trojans" if seat == "achaeans" else "achaeans"
    view.select_option(other)
    expect(page.locator("[role=log]")).to_contain_text(f"The {other.capitalize()} draw:")
    expect(page.locator("[role=log]")).not_to_contain_text("You draw:")


def test_the_moves_of_a_record_are_sentences_and_keys_step_through_it(user: Callable[..., User]) -> None:
    person = user("en")
    played = Game(person, HA)
    played.choose(3)
    person.api("POST", f"{played.api}/acts", {"do": "resign"})
    text = person.context.request.get(f"{person.address}{played.api}/record").text()
    study = person.api("POST", "/api/studies", {"text": text})
    page = person.goto(f"/study/{study['id']}")
    page.locator("[role=tab]").nth(1).click()
    moves = page.get_by_role("tabpanel")
    expect(moves).to_contain_text("Battle 1: the Achaeans attack.")
    assert "Chance:" not in moves.inner_text()
    slider = page.locator(".scrubber input[type=range]")
    moves.get_by_role("button", name="Battle 1: the Achaeans attack.").click()
    there = int(slider.input_value())
    assert there > 0
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(there + 1))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(there))
    page.keyboard.press("End")
    expect(slider).to_have_value(str(len(study["steps"])))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    expect(moves.locator("[aria-current]")).to_have_text("Start")


def test_players_are_called_by_their_names(user: Callable[..., User]) -> None:
    person = user("en")
    game = Game(person, RP)
    page = person.goto(game.place)
    text = log_of(page)
    assert "Player 1" not in text and "Agon (" in text
