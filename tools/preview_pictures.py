"""Draw the pictures for link previews from the covers of the games: `python -m tools.preview_pictures`.

They go to web/public: one picture per game, and one of all of them for the site. Run it again when a cover changes."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

from agon.games import NAMES
from agon.server.ops.previews import PICTURE_SIZE
from tools.screenshots import CHROMIUM, SWITCHES, server

OUT = Path(__file__).parents[1] / "web" / "public"
QUALITY = 82
MARGIN = 40

# A cover fills the height; behind it, larger and out of focus, lies the cover again.
DRAW = """([games, margin]) => {
  const room = document.createElement("div");
  room.style.cssText = "position:fixed;inset:0;z-index:9999;background:#12161c;overflow:hidden;" +
    "display:flex;flex-wrap:wrap;align-content:center;justify-content:center;" +
    (games.length > 1 ? `gap:${margin}px;padding-inline:${margin}px` : "");
  const put = (game, style) => {
    const copy = document.querySelector(`[data-play="${game}"]`).closest("li").querySelector(".cover").cloneNode(true);
    copy.style.cssText = `aspect-ratio:3/2;overflow:hidden;${style}`;
    room.append(copy);
  };
  if (games.length === 1) {
    put(games[0], "position:absolute;inset-inline:-5%;top:-25%;filter:blur(18px) brightness(0.45)");
    put(games[0], "position:relative;height:100vh");
  } else {
    const name = document.createElement("div");
    name.innerHTML = '<img src="icon.svg" style="height:110px" alt=""> Agon';
    name.style.cssText = "flex:1 0 100%;display:flex;align-items:center;justify-content:center;gap:28px;" +
      "color:#f3ede4;font:600 96px var(--serif)";
    room.append(name);
    for (const game of games) put(game, "flex:1 1 0;min-width:0;border-radius:10px");
  }
  document.body.append(room);
}"""


def draw(page: Page, address: str, name: str, games: list[str]) -> None:
    page.goto(f"{address}/")
    page.locator("[data-play]").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(DRAW, [games, MARGIN])
    page.wait_for_timeout(500)  # for the icon
    file = OUT / f"preview-{name}.jpg"
    page.screenshot(path=str(file), type="jpeg", quality=QUALITY)
    print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")


def main() -> None:
    size = ViewportSize(width=PICTURE_SIZE[0], height=PICTURE_SIZE[1])
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        page = browser.new_context(viewport=size, locale="en", color_scheme="dark", reduced_motion="reduce").new_page()
        draw(page, address, "site", list(NAMES))
        for game in NAMES:
            draw(page, address, game, [game])
        browser.close()


if __name__ == "__main__":
    main()
