"""Take strips of eight pictures of what a player sees, into docs/pictures: a computer's round, and a headline phase.

python -m tools.strip [--out FOLDER]
"""

from __future__ import annotations

import argparse
import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools.screenshots import CHROMIUM, SWITCHES, server

GAME = "twilight_struggle"
PICTURES = 8
SIZE: Any = {"width": 1180, "height": 760}
SETTLED = {"headlines": 2000, "scoring": 2200, "dice": 1500}  # milliseconds into a beat, at slow speed
QUICK = 350
LIKES = json.dumps({"language": "en", "theme": "light", "speed": "slow", "sound": False})


class Player:
    """A guest with a page of their own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        context = browser.new_context(viewport=SIZE, locale="en")
        context.add_init_script(f"localStorage.setItem('agon', '{LIKES}')")
        self.page: Page = context.new_page()
        self.page.goto(address)
        self.api("POST", "/api/guest")

    def api(self, method: str, path: str, body: Any = None) -> Any:
        return self.page.evaluate(
            """async ([method, path, body]) => {
                const me = await (await fetch("/api/me")).json();
                const headers = {"content-type": "application/json", "x-csrf-token": me.csrf ?? ""};
                const sent = body === null ? undefined : JSON.stringify(body);
                const answer = await fetch(path, {method, headers, body: sent});
                if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
                return answer.json();
            }""",
            [method, path, body],
        )

    def ask(self, table: str) -> Any:
        return self.api("GET", f"/api/tables/{table}/state")["ask"]

    def choose(self, table: str, option: str) -> None:
        choice = {"number": self.ask(table)["number"], "option": option}
        self.api("POST", f"/api/tables/{table}/choices", choice)

    def set_up(self, table: str) -> None:
        """Place the first influence, until the headline is asked for."""
        ask = self.ask(table)
        while ask is None or ask["what"] != "headline":
            if ask is None:
                return
            self.choose(table, ask["options"][0])
            ask = self.ask(table)

    def look(self, table: str) -> None:
        self.page.goto(f"{self.address}/table/{table}")
        self.page.locator("[data-ask], .question").first.wait_for()
        self.page.wait_for_timeout(600)

    def picture(self) -> bytes:
        return self.page.locator(".frame > .board").screenshot(type="jpeg", quality=80)

    def beats(self, seconds: int) -> Iterator[bytes]:
        """A picture of every beat, until the next question."""
        before = None
        for _ in range(seconds * 20):
            stage = self.page.locator("[data-beat]")
            line = stage.first.get_attribute("data-line") if stage.count() else None
            if line is not None and line != before:
                before = line
                self.page.wait_for_timeout(SETTLED.get(stage.first.get_attribute("data-beat") or "", QUICK))
                yield self.picture()
            elif line is None and self.page.locator("[data-ask]").count():
                self.page.wait_for_timeout(300)
                yield self.picture()
                return
            self.page.wait_for_timeout(50)


FIRST = 3


def evenly(pictures: list[bytes]) -> list[bytes]:
    """Eight of the pictures: the first three, and then some up to the last."""
    rest, count = pictures[FIRST:], PICTURES - FIRST
    return pictures[:FIRST] + [rest[round(at * (len(rest) - 1) / (count - 1))] for at in range(count)]


def save(browser: Browser, pictures: list[bytes], file: Path) -> None:
    """Put the pictures side by side, four in a row."""
    page = browser.new_page(viewport={"width": 2000, "height": 400})
    images = "".join(
        f'<img src="data:image/jpeg;base64,{base64.b64encode(each).decode()}">' for each in evenly(pictures)
    )
    style = "body{margin:0;display:grid;grid-template-columns:repeat(4,1fr);gap:4px;background:#fff}img{width:100%}"
    page.set_content(f"<style>{style}</style><body>{images}</body>")
    page.screenshot(path=str(file), type="jpeg", quality=70, full_page=True)
    page.close()
    print(file, f"{file.stat().st_size // 1024} kB", f"of {len(pictures)} beats")


def computer_round(browser: Browser, address: str) -> list[bytes]:
    """The headlines and the first round of the computer."""
    player = Player(browser, address)
    table = player.api("POST", "/api/tables", {"game": GAME, "chairs": ["me", "computer"]})["id"]
    while (ask := player.ask(table)) is None or ask["what"] != "headline":
        if ask is not None:
            player.choose(table, ask["options"][0])
        player.page.wait_for_timeout(100)
    player.look(table)
    player.choose(table, player.ask(table)["options"][0])
    return list(player.beats(60))


def headline_phase(browser: Browser, address: str) -> list[bytes]:
    """Two people choose their headlines."""
    one, other = Player(browser, address), Player(browser, address)
    made = one.api("POST", "/api/tables", {"game": GAME, "chairs": ["me", "open"]})
    table = made["id"]
    other.api("POST", f"/api/tables/{table}/join", {"invite": made.get("invite")})
    while any((ask := each.ask(table)) is None or ask["what"] != "headline" for each in (one, other)):
        for each in (one, other):
            each.set_up(table)
    one.look(table)
    pictures = [one.picture()]
    one.choose(table, one.ask(table)["options"][0])
    one.page.wait_for_timeout(600)
    pictures.append(one.picture())
    other.choose(table, other.ask(table)["options"][0])
    return pictures + list(one.beats(30))


def main() -> None:
    given: Any = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--out", type=Path, default=Path("docs/pictures"))
    given = given.parse_args()
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        save(browser, computer_round(browser, address), given.out / "computer_round.jpg")
        save(browser, headline_phase(browser, address), given.out / "headline_phase.jpg")
        browser.close()


if __name__ == "__main__":
    main()
