"""Take screenshots of every main screen at every size: `make screenshots`, into screenshots/.

Languages and themes take turns; with --every, each screen is taken in each of them.

tools/screenshots.py [--out FOLDER] [--screen NAME…] [--size WIDTHxHEIGHT…] [--lang LANG…] [--theme THEME…] [--every]
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, ViewportSize, sync_playwright

LANGUAGES = ("en", "el", "he", "hu")
THEMES = ("light", "dark")
SIZES = (
    *("320x568", "390x844", "844x390", "768x1024", "820x1180"),
    *("896x1000", "1024x768", "1280x720", "1440x900", "1920x1080"),
)
TOUCH = ("320x568", "390x844", "844x390", "768x1024", "820x1180")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-headless-shell")
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
            "AGON_OPEN_TABLES_PER_ACCOUNT": "100000",
            "AGON_COMPUTER_GAMES_PER_ACCOUNT": "100000",
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


def shoot(browser: Browser, address: str, name: str, size: str, lang: str, theme: str, out: Path) -> None:
    likes = json.dumps({"language": lang, "theme": theme, "speed": "at_once", "sound": False})
    width, height = map(int, size.split("x"))
    viewport: ViewportSize = {"width": width, "height": height}
    is_touch = size in TOUCH
    context = browser.new_context(viewport=viewport, has_touch=is_touch, is_mobile=is_touch, locale=lang)
    context.add_init_script(f"localStorage.setItem('agon', '{likes}')")
    page = context.new_page()
    try:
        SCREENS[name](page, address)
        file = out / f"{name}-{size}-{lang}-{theme}.png"
        page.screenshot(path=str(file))
        print(file, flush=True)
    except Error as error:  # one screen that fails does not cost the others
        print(f"{name} at {size}, {lang}: {error}".splitlines()[0], file=sys.stderr)
    finally:
        context.close()


def looks(given: argparse.Namespace) -> Iterator[tuple[str, str, str, str]]:
    """The screens to take: screen, size, language and theme."""
    both = list(itertools.product(given.lang, given.theme))
    for row, name in enumerate(given.screen):
        turn = itertools.cycle(both[row % len(both) :] + both[: row % len(both)])
        for size in given.size:
            for lang, theme in both if given.every else [next(turn)]:
                yield name, size, lang, theme


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("screenshots"))
    parser.add_argument("--screen", nargs="*", choices=SCREENS, default=list(SCREENS))
    parser.add_argument("--size", nargs="*", choices=SIZES, default=SIZES)
    parser.add_argument("--lang", nargs="*", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--theme", nargs="*", choices=THEMES, default=THEMES)
    parser.add_argument("--every", action="store_true", help="every screen in every language and theme")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        for name, size, lang, theme in looks(given):
            shoot(browser, address, name, size, lang, theme, given.out)
        browser.close()


if __name__ == "__main__":
    main()
