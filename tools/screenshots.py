"""Take screenshots of every main screen in every language, light and dark: `make screenshots`, into screenshots/.

tools/screenshots.py [--out FOLDER] [--lang LANG…] [--theme light|dark] [--screen NAME…] [--phone]
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, ViewportSize, sync_playwright

LANGUAGES = ("en", "el", "he", "hu")
THEMES = ("light", "dark")
SIZES: dict[bool, ViewportSize] = {False: {"width": 1440, "height": 900}, True: {"width": 360, "height": 740}}
SWITCHES = [
    *("--no-sandbox", "--headless", "--disable-gpu", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
OFFERED = "[data-option]:not([disabled]):not([aria-disabled='true'])"


@contextlib.contextmanager
def server() -> Iterator[str]:
    """Run a private server on a free port; yield its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "agon", "serve", "--port", "0", "--log-level", "error"]
        environment = {
            **os.environ,
            "AGON_DATABASE": f"sqlite:///{folder}/agon.db",
            "AGON_REQUESTS_PER_MINUTE": "100000",
        }
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            address = next(line.split()[1] for line in process.stdout if line.startswith("Open "))
            try:
                yield address.rstrip("/")
            finally:
                process.terminate()


def visit(path: str) -> Callable[[Page, str], None]:
    def go(page: Page, address: str) -> None:
        page.goto(address + path)
        page.wait_for_load_state("networkidle")

    return go


def answer(page: Page) -> bool:
    """Click something that is offered, and wait until it is accepted; return whether the game continues."""
    page.locator("[data-ask]").first.wait_for(state="attached")
    number = page.locator("[data-ask]").first.get_attribute("data-ask")
    offered = [each for each in page.locator(OFFERED).all() if each.is_visible()]
    for each in [*offered[:: max(1, len(offered) // 3)], *offered]:
        with contextlib.suppress(Error):
            if each.get_attribute("data-card") is None:
                each.click(timeout=1500)
            else:  # the lower part of the hand may lie below the edge of the board
                each.click(timeout=1500, position={"x": 20, "y": 20})
            break
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").click()
    page.wait_for_timeout(50)
    if page.locator("[data-act='insist']").count():  # the choice can lose the game
        page.wait_for_timeout(450)
        page.locator("[data-act='insist']").click()
    for finish in page.locator("[data-act='finish']").all():
        finish.click()
    page.locator(f"[data-result], .ask:not([data-ask='{number}'])").first.wait_for(state="attached")
    return page.locator("[data-result]").count() == 0


def game(name: str, choices: int) -> Callable[[Page, str], None]:
    """Open a game against the computer after this many choices."""

    def go(page: Page, address: str) -> None:
        visit("/")(page, address)
        page.click(f"[data-play='{name}']")
        for _ in range(choices):
            if not answer(page):
                break
        page.mouse.move(2, 2)
        page.wait_for_timeout(1200)

    return go


SCREENS: dict[str, Callable[[Page, str], None]] = {
    "home": visit("/"),
    "new-game": visit("/new/twilight_struggle"),
    "lobby": visit("/lobby"),
    "twilight-struggle": game("twilight_struggle", 12),
    "hector-achilles": game("hector_achilles", 14),
    "roll-player-setup": game("roll_player", 0),
    "roll-player": game("roll_player", 25),
    "learn": visit("/learn"),
    "rules": visit("/rules/twilight_struggle"),
    "editor": visit("/editor/twilight_struggle"),
    "settings": visit("/settings"),
    "account": visit("/account"),
    "ratings": visit("/ratings"),
    "tournaments": visit("/tournaments"),
    "clubs": visit("/clubs"),
}


def shoot(browser: Browser, address: str, lang: str, theme: str, phone: bool, names: list[str], out: Path) -> None:
    likes = json.dumps({"language": lang, "theme": theme, "speed": "at_once"})
    for name in names:
        context = browser.new_context(viewport=SIZES[phone], has_touch=phone, is_mobile=phone, locale=lang)
        context.add_init_script(f"localStorage.setItem('agon', '{likes}')")
        page = context.new_page()
        try:
            SCREENS[name](page, address)
            file = out / f"{name}-{lang}-{theme}{'-phone' if phone else ''}.png"
            page.screenshot(path=str(file))
            print(file, flush=True)
        finally:
            context.close()


def main() -> None:
    given: Any = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--out", type=Path, default=Path("screenshots"))
    given.add_argument("--lang", nargs="*", choices=LANGUAGES, default=LANGUAGES)
    given.add_argument("--theme", nargs="*", choices=THEMES, default=THEMES)
    given.add_argument("--screen", nargs="*", choices=SCREENS, default=list(SCREENS))
    given.add_argument("--phone", action="store_true", help="at the size of a phone")
    given = given.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=SWITCHES)
        for lang in given.lang:
            for theme in given.theme:
                shoot(browser, address, lang, theme, given.phone, given.screen, given.out)
        browser.close()


if __name__ == "__main__":
    main()
