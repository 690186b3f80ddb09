"""The web client: the size of the first page and of each board, and the delay until a choice is on the screen.

Sizes are compressed, as sent over the wire. The delay is from the moment the browser has the server's message to the
first frame painted after the page has changed; the baseline is an empty page that changes one word in the same browser.
"""

from __future__ import annotations

import statistics
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools.screenshots import CHROMIUM, SWITCHES, answer, server

GAMES = ("hector_achilles", "roll_player", "twilight_struggle")
CHOICES = 12
AT_ONCE = '{"speed": "at_once", "sound": false}'
WATCH = """() => {
    window.times = [];
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", (event) => {
                if (!event.data.includes('"say":"state"')) return;
                const at = performance.now();
                setTimeout(() => requestAnimationFrame(() => {
                    const channel = new MessageChannel();
                    channel.port1.onmessage = () => window.times.push(performance.now() - at);
                    channel.port2.postMessage(0);
                }), 0);
            });
        }
    };
}"""
BASELINE = """async () => {
    const times = [];
    for (let i = 0; i < 12; i++) {
        const at = performance.now();
        document.body.textContent = String(i);
        await new Promise((done) => setTimeout(() => requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = done;
            channel.port2.postMessage(0);
        }), 0));
        times.push(performance.now() - at);
    }
    return times;
}"""


def weigh(page: Page, go: Any) -> dict[str, float]:
    """Return the kilobytes sent while the page is opened, by kind."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on("Network.responseReceived", lambda e: kinds.update({e["requestId"]: e["response"]["url"]}))

    def finished(event: Any) -> None:
        url = kinds.get(event["requestId"], "")
        kind = "map" if "/map-" in url else url.rsplit(".", 1)[-1] if "/assets/" in url else "page and interface"
        sizes[kind] = sizes.get(kind, 0) + event["encodedDataLength"] / 1000

    session.on("Network.loadingFinished", finished)
    go()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    return {kind: round(size, 1) for kind, size in sorted(sizes.items())}


def play(page: Page, game: str) -> list[float]:
    """Make some choices by clicking; return the delay of each message in milliseconds."""
    page.add_init_script(f"localStorage.setItem('agon', '{AT_ONCE}'); ({WATCH})()")
    page.reload()
    page.click(f"[data-play='{game}']")
    for _ in range(CHOICES):
        if not answer(page):
            break
    found: list[float] = page.evaluate("window.times")
    return found


def measure(rounds: int, quiet: bool = False) -> dict[str, Any]:
    with server() as address, sync_playwright() as playwright:
        browser: Browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        results: dict[str, Any] = {"first load": {}, "soon": {}}
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        results["first load"] = weigh(page, lambda: page.goto(address))
        blank = browser.new_page()
        results["soon"]["baseline"] = round(statistics.median(blank.evaluate(BASELINE)), 1)
        for game in GAMES:
            table = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
            table.goto(address)
            times = play(table, game)
            results["soon"][game] = {"median": round(statistics.median(times), 1), "worst": round(max(times), 1)}
        browser.close()
    return results


def show(results: dict[str, Any]) -> None:
    sizes = results["first load"]
    print(f"\nfirst load, packed: {sum(sizes.values()):.0f} kB ({', '.join(f'{k} {v}' for k, v in sizes.items())})")
    print(f"a message on the screen: {results['soon']['baseline']} ms on an empty page (baseline)")
    for game in GAMES:
        print(f"  {game:20} median {results['soon'][game]['median']} ms, worst {results['soon'][game]['worst']} ms")
