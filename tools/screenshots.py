"""Take screenshots of every main screen at every size: `make screenshots`, into screenshots/.

Languages and themes take turns; with --every, each screen is taken in each of them.

python -m tools.screenshots [--out FOLDER]
    [--screen NAME…] [--size WIDTHxHEIGHT…] [--lang LANG…] [--theme THEME…] [--every]
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

from tools.screens import SCREENS, Scene, World

LANGUAGES = ("en", "el", "he", "hu")
THEMES = ("light", "dark")
SIZES = (
    *("320x640", "390x844", "844x390", "768x1024", "820x1180"),
    *("896x700", "1024x768", "1280x720", "1440x900", "1920x1080"),
)
TOUCH = ("320x640", "390x844", "844x390", "768x1024", "820x1180")
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


def shoot(browser: Browser, world: World, scene: Scene, file: Path, size: str, lang: str, theme: str) -> None:
    width, height = map(int, size.split("x"))
    viewport: ViewportSize = {"width": width, "height": height}
    is_touch = size in TOUCH
    try:
        likes = {"language": lang, "theme": theme, "speed": "at_once", "sound": False, **(scene.likes or {})}
        context = browser.new_context(
            viewport=viewport, has_touch=is_touch, is_mobile=is_touch, locale=lang, storage_state=scene.seen_by
        )
        context.add_init_script(f"localStorage.setItem('agon', '{json.dumps(likes)}')")
        with contextlib.closing(context):
            page = context.new_page()
            visit(scene.path)(page, world.address)
            if scene.act:
                scene.act(page)
            page.wait_for_timeout(700)
            page.screenshot(path=str(file))
            print(file, flush=True)
    except (AssertionError, Error) as error:  # one screen that fails does not cost the others
        print(f"{file.stem}: {error}".splitlines()[0], file=sys.stderr)


def looks(given: argparse.Namespace, row: int) -> Iterator[tuple[str, str, str]]:
    """The sizes, languages and themes in which a screen is taken."""
    both = list(itertools.product(given.lang, given.theme))
    turn = itertools.cycle(both[row % len(both) :] + both[: row % len(both)])
    for size in given.size:
        for lang, theme in both if given.every else [next(turn)]:
            yield size, lang, theme


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
        world = World(playwright.request, address)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        for row, name in enumerate(given.screen):
            try:
                scene = world.scene(name)
            except (AssertionError, Error) as error:
                print(f"{name}: {error}", file=sys.stderr)
                continue
            for size, lang, theme in looks(given, row):
                file = given.out / f"{name}-{size}-{lang}-{theme}.png"
                shoot(browser, world, scene, file, size, lang, theme)
        browser.close()


if __name__ == "__main__":
    main()
