"""Every window size in turn: the board is large enough, and nothing covers what is offered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import User
from tests.browser.test_bar import BLOCKADE
from tests.tiers import sized

STEP = sized(200, 20)
WIDTHS, HEIGHTS = (320, 2000), (560, 1200)
AT_HEIGHTS, AT_WIDTHS = sized((720,), (600, 720, 900, 1180)), sized((390, 1280), (320, 390, 820, 1024, 1280, 1440))
PHONES = ((320, 568), (390, 844), (568, 320), (844, 390), (932, 430), (768, 1024), (820, 1180))
LAPTOP = (1280, 720)
TABLETS = sized((), ((896, 1000), (897, 1000), (1024, 768)))

POSITION = """study Place influence
game twilight_struggle
given turn 4
given phase action_round
given round 2
given phasing us
given hand.us nato nasser independent_reds indo_pakistani_war asia_scoring duck_and_cover brush_war
given hand.ussr fidel
us card nato
"""
COUP = """study Coup
game twilight_struggle
given turn 4
given phase action_round
given round 2
given phasing us
given influence.egypt.ussr 2
given influence.iraq.ussr 3
given hand.us nato nasser brush_war
given hand.ussr fidel
us card brush_war
us use coup
"""
SKILLS = """study Skills
game roll_player
given phase dice
given cards.p1 climb negotiate
given gold.p1 5
given pool.initiative_1 green_3
given pool.initiative_2 blue_4
given pool.initiative_3 black_5
"""
SCREENS: dict[str, tuple[str, str]] = {  # a game or a study, and the selector of its board
    "cards": (POSITION.replace("us card nato\n", ""), "[data-map]"),
    "uses": (POSITION, "[data-map]"),
    "map": (POSITION + "us use influence\n", "[data-map]"),
    "long question": (BLOCKADE, "[data-map]"),
    "hector_achilles": ("hector_achilles", ".board > *"),
    "roll_player": ("roll_player", ".board > *"),
    "three buttons": (SKILLS, ".board > *"),
}
LANGUAGES = {"long question": "hu", "uses": "el", "three buttons": "el"}  # the longest words; the others are in English
# The minimum width and height of the board, in pixels, from each window width on.
LEAST: dict[str, dict[int, tuple[int, int]]] = {
    "cards": {320: (300, 130), 900: (860, 250), 1280: (1140, 250)},
    "uses": {320: (300, 130), 900: (860, 250), 1280: (1140, 250)},
    "map": {320: (300, 170), 900: (860, 250), 1280: (1140, 250)},
    "long question": {320: (300, 130), 900: (860, 250), 1280: (1140, 250)},
    "hector_achilles": {320: (300, 300), 900: (860, 400)},
    "roll_player": {320: (300, 300), 900: (860, 400)},
    "three buttons": {320: (300, 300), 900: (860, 400)},
}

LOOK = """([board, least]) => {
    const found = [];
    const page = document.documentElement;
    const name = (each) => each.dataset.option ?? each.className.baseVal ?? `${each.localName}.${each.className}`;
    /** The part of an element that nothing cuts off. */
    const seen = (each) => {
        const {left, top, right, bottom} = each.getBoundingClientRect();
        const box = {left, top, right, bottom};
        for (let up = each.parentElement; up && up !== document.body; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (style.overflow === "visible" && style.position !== "fixed") continue;
            const edge = up.getBoundingClientRect();
            if (style.overflowX !== "visible") {
                box.left = Math.max(box.left, edge.left);
                box.right = Math.min(box.right, edge.right);
            }
            if (style.overflowY !== "visible") {
                box.top = Math.max(box.top, edge.top);
                box.bottom = Math.min(box.bottom, edge.bottom);
            }
            if (style.position === "fixed") break;
        }
        return {...box, width: box.right - box.left, height: box.bottom - box.top};
    };
    const isSeen = ({width, height, top, bottom}) => width > 8 && height > 8 && bottom > 8 && top < innerHeight - 8;

    if (page.scrollWidth > page.clientWidth) found.push(`scrolls sideways: ${page.scrollWidth}`);
    const size = seen(document.querySelector(board));
    if (size.width < least[0] || size.height < least[1])
        found.push(`the board has ${Math.round(size.width)} x ${Math.round(size.height)}`);
    const isLong = page.scrollHeight > page.clientHeight + 1;
    const bar = document.querySelector(".ask").getBoundingClientRect();
    if (bar.top < 0 || bar.bottom > innerHeight + 1 || bar.left < 0 || bar.right > innerWidth + 1)
        found.push(`the question is at ${Math.round(bar.top)}-${Math.round(bar.bottom)}`);
    for (const each of document.querySelectorAll(".ask .line :is(button, p)")) {
        const {top, bottom, left, right, width} = each.getBoundingClientRect();
        const isOut = top < bar.top - 1 || bottom > bar.bottom + 1 || left < bar.left - 1 || right > bar.right + 1;
        if (isOut && width > 0 && each.checkVisibility()) found.push(`${name(each)} leaves the bar`);
    }
    for (const each of document.querySelectorAll(".question > span, .ask .line .choices > .button"))
        if (each.scrollHeight > each.clientHeight + 2) found.push(`${name(each)} has too many lines`);
    for (const each of document.querySelectorAll(".ask .line .choices"))
        if (each.scrollWidth > each.clientWidth + 1) found.push("buttons are out of sight");
    if (isLong && document.querySelector("[data-fits]")) found.push(`the page is ${page.scrollHeight} high`);

    const offered = [...document.querySelectorAll(".board [data-option]:not(:disabled), .ask [data-option]")]
        .filter((each) => each.checkVisibility({visibilityProperty: true}));
    const shown = offered.filter((each) => isSeen(seen(each)));
    if (shown.length === 0 && !isLong) found.push("nothing that is offered is seen");
    for (const each of shown) {
        const part = seen(each);
        const isCard = each.dataset.card !== undefined; // of a card in a fan, the corner is seen
        const isRight = isCard && page.dir === "rtl";
        const x = isCard ? (isRight ? part.right - 14 : part.left + 14) : (part.left + part.right) / 2;
        const y = isCard ? part.top + Math.min(16, part.height / 2) : (part.top + part.bottom) / 2;
        const isBehind = isLong && y > bar.top - 2; // the page scrolls on; boxes are rounded
        if (isBehind || y < 0 || y > innerHeight || part.width < 20 || part.height < 20) continue;
        const top = document.elementFromPoint(x, y);
        if (top && !each.contains(top) && !top.contains(each)) found.push(`${name(each)} lies under ${name(top)}`);
    }

    for (const each of document.querySelectorAll("#main :not(svg, svg *, option, .unseen)")) {
        if (each.scrollWidth <= each.clientWidth + 1) continue;
        if (![...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
        const style = getComputedStyle(each);
        if (style.overflowX === "visible" || style.textOverflow === "ellipsis" || style.clipPath !== "none") continue;
        if (style.overflowX !== "auto" && each.checkVisibility())
            found.push(`${name(each)} cuts its text: ${each.textContent.trim().slice(0, 30)}`);
    }
    return found;
}"""


def sizes() -> Iterator[tuple[int, int]]:
    yield from (*PHONES, *TABLETS, LAPTOP)
    for height in AT_HEIGHTS:
        yield from ((width, height) for width in range(WIDTHS[0], WIDTHS[1] + 1, STEP))
    for width in AT_WIDTHS:
        yield from ((width, height) for height in range(HEIGHTS[0], HEIGHTS[1] + 1, STEP))


def table_of(person: User, game: str) -> Page:
    person.goto("/")
    person.api("POST", "/api/guest")
    wish: dict[str, Any] = {}
    if game.startswith("study"):
        wish["study"] = {"id": person.api("POST", "/api/studies", {"text": game})["id"]}
        game = ""
    page = person.goto(person.sit_down(game, **wish))
    page.locator(".board [data-option]").first.wait_for(state="attached")
    return page


def least_of(screen: str, width: int, height: int) -> tuple[int, int]:
    if (width, height) == LAPTOP and screen in ("cards", "uses", "map"):
        return 1240, 430
    if height <= 480:  # a phone in landscape: the question is beside the board
        return width - 300, height - 140
    return next(least for start, least in reversed(LEAST[screen].items()) if width >= start)


def look(page: Page, board: str, least: tuple[int, int]) -> list[str]:
    """What is wrong at this size once the page has settled."""
    for pause in (0, 100, 400):
        page.wait_for_timeout(pause)
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found: list[str] = page.evaluate(LOOK, [board, least])
        if not found:
            break
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_no_size_of_the_window_spoils_the_board(user: Callable[..., User], screen: str) -> None:
    game, board = SCREENS[screen]
    page = table_of(user(LANGUAGES.get(screen, "en"), drawer="auto"), game)
    found: dict[str, list[str]] = {}
    for width, height in sizes():
        page.set_viewport_size(ViewportSize(width=width, height=height))
        for problem in look(page, board, least_of(screen, width, height)):
            found.setdefault(problem, []).append(f"{width}x{height}")
    told = [f"{problem}: {len(where)} sizes, {where[0]} to {where[-1]}" for problem, where in found.items()]
    assert not told, "\n".join(told)


def test_the_hand_opens_for_cards_and_closes_for_the_map(user: Callable[..., User]) -> None:
    page = table_of(user("en", phone=True), SCREENS["cards"][0])
    sheet, handle = page.locator("[data-sheet]"), page.locator("[data-sheet] [aria-controls]")
    board = page.locator(".map").first
    before = board.bounding_box()
    expect(sheet).to_have_attribute("data-sheet", "half")
    expect(handle).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(sheet).to_have_attribute("data-sheet", "peek")
    page.locator("[data-card=nato]").tap(position={"x": 20, "y": 8})  # opens what is hidden, without choosing anything
    expect(sheet).to_have_attribute("data-sheet", "half")
    assert page.locator(".paper.chosen").count() == 0
    handle.hover(position={"x": 40, "y": 20})
    box = handle.bounding_box()
    assert box
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] - 80, steps=4)
    page.mouse.up()
    expect(sheet).to_have_attribute("data-sheet", "full")
    page.locator("[data-card=nato]").tap(position={"x": 20, "y": 20})
    page.locator("[data-confirm]").tap()
    page.locator("[data-option=influence]").tap()
    expect(sheet).to_have_attribute("data-sheet", "peek")
    assert board.bounding_box() == before
    offered = page.locator("[data-map] [data-option]").evaluate_all(
        """all => all.filter((each) => {
            const {x, y, width, height} = each.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) === each;
        }).length"""
    )
    assert offered >= 3


def seen(page: Page, country: str) -> bool:
    box, room = page.locator(f"[data-country={country}]").bounding_box(), page.locator("[data-map]").bounding_box()
    assert box and room
    return (
        room["x"] <= box["x"] + box["width"] / 2 <= room["x"] + room["width"]
        and room["y"] <= box["y"] + box["height"] / 2 <= room["y"] + room["height"]
    )


def test_odds_and_hints_do_not_move_the_map_of_a_desktop(user: Callable[..., User]) -> None:
    page = table_of(user("en", drawer="auto"), COUP)
    board, egypt = page.locator("[data-map]"), page.locator("[data-country=egypt]")
    for width, height in (LAPTOP, (1440, 900), (1920, 1080)):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.mouse.move(5, 5)
        expect(page.locator(".odds [role=status]")).to_have_count(0)
        before = settled(board, egypt)
        egypt.hover()
        expect(page.locator(".odds [role=status]")).to_be_visible()
        assert settled(board, egypt) == about(before), width
    page.locator("[data-act=hint]").click()
    page.locator("[data-hint]").wait_for()
    assert settled(board, egypt) == about(before)


def boxes(*places: Locator) -> list[Any]:
    return [place.bounding_box() for place in places]


def settled(*places: Locator) -> list[Any]:
    """Where they are once they stand still."""
    last: list[Any] = []
    now = boxes(*places)
    while now != last:
        places[0].page.wait_for_timeout(150)
        last, now = now, boxes(*places)
    return now


def about(before: list[Any]) -> list[Any]:
    """The same boxes, give or take a pixel."""
    return [pytest.approx(box, abs=1) for box in before]


def test_what_is_hinted_is_brought_into_view_on_a_phone(user: Callable[..., User]) -> None:
    page = table_of(user("en", phone=True), COUP)
    offered = [each.get_attribute("data-country") or "" for each in page.locator("[data-map] [data-option]").all()]
    page.get_by_role("button", name="South America").tap()
    page.wait_for_timeout(100)
    assert not any(seen(page, each) for each in offered)
    page.locator("[data-act=hint]").tap()
    page.locator("[data-hint]").wait_for()
    page.wait_for_timeout(100)
    assert any(seen(page, each) for each in offered)


def test_cards_are_seen_as_a_whole_where_the_map_leaves_room(user: Callable[..., User]) -> None:
    page = table_of(user("en", drawer="open"), SCREENS["cards"][0])
    page.set_viewport_size(ViewportSize(width=1920, height=1080))
    fold = page.locator("[aria-controls=ts-rail]")
    expect(fold).to_have_attribute("aria-expanded", "false")  # the log and the regions would take a third of the map
    page.mouse.move(5, 5)
    card, bar = page.locator("[data-card=nato]").bounding_box(), page.locator(".ask").bounding_box()
    assert card and bar and card["y"] + card["height"] * 0.75 < bar["y"]
