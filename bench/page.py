"""The web client: the size of the first page, the delay until a choice is on the screen, and the CPU time for it.

Sizes are compressed, as sent over the wire. The delay is from the moment the browser has the server's message until the
page has laid out and painted the first frame that shows it, without turning it into pixels; all rounds count. It is
measured while games against the computer are played by clicking. The baseline is an empty page that changes one word in
the same browser. On a busy machine, compare the CPU time: what the page's main thread takes for a message, including
animations that follow. It is measured while two people play over HTTP and the page only shows what one of them sees.
"""

from __future__ import annotations

import statistics
from typing import Any

from playwright.sync_api import APIRequest, Browser, CDPSession, Page, ViewportSize, sync_playwright

from tools.screens import CHANCE, Person
from tools.screenshots import CHROMIUM, SWITCHES, answer, server

GAMES = ("hector_achilles", "roll_player", "twilight_struggle")
CHOICES = 12
BEFORE = 20  # choices before the CPU time is measured
SIZE: ViewportSize = {"width": 1440, "height": 900}
PATIENCE = 120_000  # milliseconds until something must have happened
CPU = {"all": "TaskDuration", "script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
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
SHOWN = """async (count) => {
    while (window.times.length < count) await new Promise((done) => setTimeout(done, 20));
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


def opened(browser: Browser, **wishes: Any) -> Page:
    """A page that notes when messages are shown, and shows them without playing them as beats."""
    context = browser.new_context(viewport=SIZE, **wishes)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"localStorage.setItem('agon', '{AT_ONCE}'); ({WATCH})()")
    return context.new_page()


def play(browser: Browser, address: str, game: str) -> list[float]:
    """Make some choices by clicking; return the delay of each message in milliseconds."""
    page = opened(browser)
    page.goto(address)
    page.click(f"[data-play='{game}']")
    for _ in range(CHOICES):
        if not answer(page):
            break
    found: list[float] = page.evaluate("window.times")
    page.context.close()
    return found


def choose(players: list[Person], table: str) -> None:
    """Answer the ask of whoever is asked with anything."""
    for player in players:
        if ask := player.get(f"/api/tables/{table}/state").get("ask"):
            choice = {"number": ask["number"], "option": CHANCE.choice(ask["options"])}
            player.post(f"/api/tables/{table}/choices", choice)
            return


def spent(session: CDPSession) -> dict[str, float]:
    """The CPU time of the page's main thread so far, in milliseconds."""
    found = {each["name"]: each["value"] * 1000 for each in session.send("Performance.getMetrics")["metrics"]}
    return {name: found[metric] for name, metric in CPU.items()}


def work(browser: Browser, requests: APIRequest, address: str, game: str) -> dict[str, float]:
    """Show a game of two people; return the CPU time for a message."""
    players = [Person(requests, address), Person(requests, address)]
    table = players[0].sit_down(game, "open")
    players[1].post(f"/api/tables/{table}/join")
    for _ in range(BEFORE):
        choose(players, table)
    page = opened(browser, storage_state=players[0].http.storage_state())
    page.goto(f"{address}/table/{table}")
    page.evaluate(SHOWN, 1)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    shown, before = page.evaluate("window.times.length"), spent(session)
    for number in range(CHOICES):
        choose(players, table)
        page.evaluate(SHOWN, shown + number + 1)
    after = spent(session)
    page.context.close()
    return {name: (after[name] - before[name]) / CHOICES for name in CPU}


def measure(rounds: int, quiet: bool = False) -> dict[str, Any]:
    delays: dict[str, list[float]] = {name: [] for name in ("baseline", *GAMES)}
    works: dict[str, list[dict[str, float]]] = {game: [] for game in GAMES}
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        page = browser.new_page(viewport=SIZE)
        sizes = weigh(page, lambda: page.goto(address))
        for _ in range(rounds):
            blank = browser.new_page()
            delays["baseline"] += blank.evaluate(BASELINE)
            blank.close()
            for game in GAMES:
                delays[game] += play(browser, address, game)
                works[game].append(work(browser, playwright.request, address, game))
        browser.close()
    return {
        "first load": sizes,
        "soon": {
            name: {"median": round(statistics.median(times), 1), "worst": round(max(times), 1)}
            for name, times in delays.items()
        },
        "work": {
            game: {name: round(statistics.median(each[name] for each in found), 1) for name in CPU}
            for game, found in works.items()
        },
    }


def show(results: dict[str, Any]) -> None:
    sizes, soon = results["first load"], results["soon"]
    print(f"\nfirst load, packed: {sum(sizes.values()):.0f} kB ({', '.join(f'{k} {v}' for k, v in sizes.items())})")
    print("a message on the screen, and the CPU time of the page for it:")
    for name, delay in soon.items():
        parts = results["work"].get(name)
        said = parts and "; CPU {all} ms (script {script}, style {style}, layout {layout})".format(**parts)
        print(f"  {name:20} median {delay['median']} ms, worst {delay['worst']} ms{said or ''}")
