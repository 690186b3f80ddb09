"""Walk one round of each game as a screen reader does, and write it down: docs/reports/screen-reader.md.

python -m tools.screen_reader [--out FILE]
"""

from __future__ import annotations

import argparse
import datetime
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from agon.text.catalogue import Catalogue
from tools.screenshots import CHROMIUM, SWITCHES, server

# What is walked: a game, and how many questions make a round with its start.
ROUNDS = {"hector_achilles": 8, "roll_player": 9, "twilight_struggle": 12}
LIKES = json.dumps({"language": "en", "theme": "light", "speed": "fast", "sound": False})
OFFERED = "[data-option]:not([disabled]):not([aria-disabled='true'])"
HEAR = """
window.heard = [];
const said = (node) => {
  const region = (node.nodeType === 1 ? node : node.parentElement)?.closest("[aria-live], [role=status], [role=alert]");
  if (!region || region.closest("[aria-live=off]")) return;
  const read = region.cloneNode(true);
  read.querySelectorAll("[aria-hidden=true]").forEach((each) => each.remove());
  const text = read.textContent.trim().replace(/\\s+/g, " ");
  if (text && window.heard.at(-1) !== text) window.heard.push(text);
};
new MutationObserver((changes) => changes.forEach(({ target }) => said(target)))
  .observe(document, { subtree: true, childList: true, characterData: true });
"""
OPENING = """# A round by screen reader

What a screen reader finds and says in the first questions of each game, played by keyboard alone in Chromium: the
accessibility tree of the table, then, for each question, the text that has the focus, the choices, the one that was
chosen with Enter, and what the live regions announced. Written by `python -m tools.screen_reader` on {date}. Long lists
are cut. No screen reader was run: this is what the browser gives to one.
"""


def heard(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.heard.splice(0)")
    return found


def outline(page: Page, limit: int = 60) -> str:
    """The accessibility tree of the table, without what hangs too deep."""
    lines = [line for line in page.locator("#main").aria_snapshot().splitlines() if len(line) - len(line.lstrip()) <= 6]
    rest = [f"… {len(lines) - limit} more lines"] if len(lines) > limit else []
    return "\n".join(line[:140] for line in [*lines[:limit], *rest])


def short(names: list[str], limit: int = 6) -> str:
    more = f" and {len(names) - limit} more" if len(names) > limit else ""
    return "; ".join(names[:limit]) + more


NAMED = "each => (each.getAttribute('aria-label') ?? each.innerText).trim().replace(/\\s+/g, ' ')"


def step(page: Page) -> Iterator[str]:
    """Answer one question by keyboard."""
    page.locator(".ask[data-ask]").wait_for(timeout=60_000)
    page.wait_for_timeout(400)
    number = page.locator(".ask[data-ask]").get_attribute("data-ask")
    yield f"- **{' '.join((page.locator('.ask .question').text_content() or '').split())}**"
    offered = page.locator(OFFERED)
    names = [str(offered.nth(at).evaluate(NAMED)) for at in range(offered.count())]
    names = list(dict.fromkeys(names))
    yield f"  - choices: {short(names)}"
    first = offered.first
    yield f"  - Enter on: {first.evaluate(NAMED)}"
    option = first.get_attribute("data-option")
    first.focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    for act in ("[data-confirm]", "[data-act='insist']", "[data-act='finish']"):
        if page.locator(f".ask[data-ask='{number}']").count() and page.locator(act).count():
            page.wait_for_timeout(500)
            yield f"  - Enter on: {page.locator(act).first.evaluate(NAMED)}"
            page.locator(act).first.focus()
            page.keyboard.press("Enter")
            page.wait_for_timeout(300)
    if page.locator(f".ask[data-ask='{number}']").count() and page.locator(f"[data-option='{option}']").count():
        page.locator(f"[data-option='{option}']").first.press("Enter")
    page.locator(f"[data-result], .ask[data-ask]:not([data-ask='{number}'])").first.wait_for(timeout=90_000)
    said = heard(page)
    if said:
        yield f"  - announced: {' / '.join(said)[:700]}"


def walk(browser: Browser, address: str, game: str, questions: int) -> Iterator[str]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    context.add_init_script(f"localStorage.setItem('agon', '{LIKES}')")
    context.add_init_script(HEAR)
    page = context.new_page()
    page.goto(address)
    page.click(f"[data-play='{game}']")
    page.locator(".ask[data-ask]").wait_for(timeout=60_000)
    page.wait_for_timeout(800)
    yield f"\n## {Catalogue.load('en', game).format('game-title')}\n\n```yaml\n{outline(page)}\n```\n"
    heard(page)
    for _ in range(questions):
        yield from step(page)
        if page.locator("[data-result]").count():
            break
    context.close()


def main() -> None:
    parser: Any = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("docs/reports/screen-reader.md"))
    given = parser.parse_args()
    lines = [OPENING.format(date=datetime.datetime.now(tz=datetime.UTC).date())]
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        for game, questions in ROUNDS.items():
            for line in walk(browser, address, game, questions):
                print(line, flush=True)
                lines.append(line)
        browser.close()
    given.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
