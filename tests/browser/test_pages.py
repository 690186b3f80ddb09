"""Every page in every language: no errors, no clipped text, nothing inaccessible."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from agon.games import NAMES
from agon.server.accounts.identity import hash_of
from agon.server.db.storage import new_secret, now
from agon.text.catalogue import LANGUAGES
from tests.browser.clicking import Clicker
from tests.browser.conftest import User
from tests.games.twilight_struggle.playdek_writer import write_game
from tests.server.clients import PASSWORD
from tests.server.conftest import Running
from tests.server.table_helpers import change
from tests.tiers import sampled, sized

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
PLACES = [
    *("/", "/lobby", "/new", "/settings", "/account", "/ratings", "/clubs", "/tournaments"),
    *(
        "/learn",
        "/puzzles",
        "/openings",
        "/studies",
        "/editor",
        "/import",
        "/api/docs",
        "/verify/SECRET",
        "/reset/SECRET",
        "/mute/ID/SECRET",
        "/nowhere/at/all",
    ),
    *(f"/new/{game}" for game in NAMES),
    *(f"/learn/{game}" for game in NAMES),
    *(f"/quick/{game}" for game in NAMES),
    *(f"/rules/{game}" for game in NAMES),
]
LATIN = re.compile(r"[A-Za-z]{2,}")
TABLES = [(game, phone) for game in NAMES for phone in (False, True)]
languages = pytest.mark.parametrize("lang", sampled(LANGUAGES, "hu"))


def serious(page: Page) -> list[str]:
    """The serious findings of axe. Its rule that an accessible name must contain all visible text is left out: the name
    of a card starts with its label and does not contain the whole card."""
    page.evaluate(f"() => {{ {AXE}; window.axe = axe; }}")
    found: dict[str, Any] = page.evaluate("""() => axe.run(document, {resultTypes: ["violations"],
            rules: {"label-content-name-mismatch": {enabled: false}}})""")
    return [
        f"{page.url} {each['id']}: {node['target']} {node['failureSummary'][:200]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]


def too_wide(page: Page) -> list[str]:
    """Whether the page scrolls sideways, and the elements that stick out."""
    found: list[str] = page.evaluate(
        """() => {
            const width = document.documentElement.scrollWidth;
            if (width <= innerWidth + 1) return [];
            const out = [...document.querySelectorAll("#main *")].filter((e) => {
                const box = e.getBoundingClientRect();
                return box.right > innerWidth + 1 || box.left < -1;
            });
            return [`${location.pathname} is ${width} wide`, ...out.slice(0, 3).map((e) => e.outerHTML.slice(0, 120))];
        }"""
    )
    return found


def clipped(page: Page) -> list[str]:
    """Elements whose own text is cut off by their box. An ellipsis is fine where the whole text is one click away, in
    details or in something that unfolds."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("#main *, header *")].filter((e) => {
            const style = getComputedStyle(e);
            if (!e.checkVisibility() || e.closest(".unseen, dialog:not([open]), svg, select, input, textarea"))
                return false;
            if (![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) return false;
            const canOpen = e.closest("[data-details], [aria-expanded=false]") !== null;
            const endsLine = canOpen && style.textOverflow === "ellipsis" && style.whiteSpace.startsWith("nowrap");
            const endsText = canOpen && style.webkitLineClamp !== "none";
            const cuts = style.overflow !== "visible" && style.overflow !== "auto" && style.overflow !== "scroll";
            const isWide = e.scrollWidth > e.clientWidth + 1 && !endsLine;
            const isTall = e.scrollHeight > e.clientHeight + 2 && !endsText;
            return cuts && (isWide || isTall);
        }).slice(0, 5).map((e) => location.pathname + " cuts " + e.outerHTML.slice(0, 160))"""
    )
    return found


def seen(person: User, looks: Iterable[Callable[[Page], list[str]]], places: Iterable[str] = PLACES) -> list[str]:
    return [each for place in places for page in [person.whole(place)] for look in looks for each in look(page)]


@pytest.mark.parametrize("lang", sampled(["en", "el", "he"], "he"))
def test_every_page_is_accessible_in_every_language(user: Callable[..., User], lang: str) -> None:
    """The slow accessibility check, in light left-to-right and dark right-to-left mode."""
    person = user(lang, dark=lang in ("el", "he"), worker=False)
    looks = (strangers,) if lang == "el" else (serious, strangers)
    assert seen(person, looks) == []


@pytest.mark.parametrize(
    ("late", "asked"), sampled([("game-title = ", r"/assets/he-.*\.js$"), ("/api/", "/api/(?!me$)")])
)
def test_a_page_is_accessible_while_it_loads(user: Callable[..., User], late: str, asked: str) -> None:
    """The names of the games, or everything but the account, are held back during the check."""
    person = user("he", worker=False)
    person.hold_back(late, asked)
    assert seen(person, (serious,), ("/", "/lobby", "/new", "/learn", "/studies", "/editor", "/import")) == []


@pytest.mark.parametrize(("game", "phone"), sampled(TABLES, *TABLES[1::3]))
def test_every_table_is_accessible(user: Callable[..., User], game: str, phone: bool) -> None:
    person = user("hu" if phone else "en", phone=phone, dark=phone)
    page = person.goto(person.sit_down(game))
    clicker = Clicker(seed=2)
    found: list[str] = []
    for choice in range(sized(6, 16)):
        page.locator("[data-ask]").first.wait_for(state="attached")
        number = page.locator("[data-ask]").first.get_attribute("data-ask")
        if choice % 5 == 0:
            found += [each for look in (serious, too_wide) for each in look(page)]
        clicker(page)
        page.locator(f"[data-result], .ask:not([data-ask='{number}'])").first.wait_for(state="attached")
    assert found == []


@languages
def test_every_page_fits_a_phone(user: Callable[..., User], lang: str) -> None:
    person = user(lang, phone=True, worker=False)
    assert seen(person, (too_wide, clipped)) == []


def test_lists_of_tables_show_their_boards(user: Callable[..., User]) -> None:
    """On a phone, in dark right-to-left mode, with one game of each kind: everything fits and is accessible."""
    person = user("he", phone=True, dark=True, worker=False)
    for game in NAMES:
        person.sit_down(game, settings={"rated": False})
    assert seen(person, (serious, too_wide, clipped, strangers), ("/", "/lobby")) == []
    rows = person.page.locator("section[aria-labelledby=mine] li")
    expect(rows).to_have_count(len(NAMES))
    board = rows.filter(has_text="Twilight Struggle").locator(".board svg")
    expect(board.locator("rect")).to_have_count(84)
    assert board.locator("..").get_attribute("aria-hidden") == "true"


def strangers(page: Page) -> list[str]:
    """Latin words on a page in another script. Names may stay: of people, of Agon, abbreviations in `{ "…" }`, and
    anything marked as being in another language."""
    lang = page.evaluate("document.documentElement.lang")
    if lang not in ("el", "he"):
        return []
    text: str = page.evaluate(
        """() => {
            const named = "[lang]:not(html), bdi, code, textarea, pre, script, style, [dir=ltr] text";
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            const found = [];
            while (walker.nextNode())
                if (!walker.currentNode.parentElement.closest(named)) found.push(walker.currentNode.textContent);
            return found.join(" ");
        }"""
    )
    words = sorted(set(LATIN.findall(text)) - {"Agon"} - _literals(lang))
    return [f"{page.url}: {' '.join(words)}"] if words else []


@cache
def _literals(lang: str) -> set[str]:
    """The Latin words that a translator kept on purpose."""
    folders = [*ROOT.glob("src/agon/**/text/**"), *ROOT.glob("web/src/**/text")]
    files = [file for folder in folders if folder.is_dir() for file in folder.glob(f"*{lang}.ftl")]
    texts = "\n".join(file.read_text("utf-8") for file in files)
    return {word for literal in re.findall(r'\{ "([^"]*)" \}', texts) for word in LATIN.findall(literal)}


@pytest.mark.parametrize("lang", sampled(LANGUAGES, "en", "he"))
def test_hebrew_mirrors_the_page_and_nothing_else_does(user: Callable[..., User], lang: str) -> None:
    page = user(lang).goto("/")
    assert page.evaluate("document.documentElement.dir") == ("rtl" if lang == "he" else "ltr")
    name = page.locator("header .name").bounding_box()
    assert name is not None and (name["x"] > 720) == (lang == "he")


def test_the_language_can_be_changed_in_the_middle_of_a_game(user: Callable[..., User]) -> None:
    person = user("en")
    page = person.goto(person.sit_down("hector_achilles"))
    page.wait_for_selector("[data-ask]")
    before = page.locator(".question").inner_text()
    page.select_option("header select", "hu")
    page.wait_for_selector("html[lang=hu]")
    page.wait_for_function("(before) => document.querySelector('.question').innerText !== before", arg=before)
    assert page.locator("[data-ask]").count() == 1


def test_emails_use_the_language_chosen_at_registration(user: Callable[..., User]) -> None:
    person = user("hu")
    page = person.goto("/account")
    page.fill("input[name=name]", "Reads Hungarian")
    page.fill("input[autocomplete=new-password]", PASSWORD)
    page.click("[data-act=register]")
    page.wait_for_selector("#main [role=status] p")
    assert person.api("GET", "/api/me")["settings"]["language"] == "hu"


def test_links_in_emails_ask_before_they_act(server: Running, user: Callable[..., User]) -> None:
    """Mail scanners open links too."""
    person, account = user("el"), {"name": "Opens Letters", "password": PASSWORD}
    person.goto("/")
    id = person.api("POST", "/api/register", account)["account"]["id"]

    def linked(purpose: str) -> Page:
        """Open the link that an email contains."""
        secret = new_secret()
        values = hash_of(secret), id, purpose, "opens@example.org", now() + 60_000
        change(
            server, "INSERT INTO mail_links (hash, account, purpose, email, expires) VALUES (?, ?, ?, ?, ?)", *values
        )
        return person.goto(f"/{purpose}/{secret}")

    page = linked("verify")
    assert person.api("GET", "/api/me")["email"] is None
    page.click("#main button")
    page.wait_for_selector("#main [role=status] p")
    assert person.api("GET", "/api/me")["email"] == "opens@example.org"
    assert page.locator("#main a.button").inner_text() == "Λογαριασμός"

    page = linked("reset")
    page.fill("#main input", account["name"])
    page.click("#main button")
    page.wait_for_selector("#main [role=alert] p")
    page.fill("#main input", "another battery horse")
    page.click("#main button")
    page.wait_for_selector("#main [role=status] p")
    assert person.api("GET", "/api/me")["account"] is None
    account["password"] = "another battery horse"
    assert person.api("POST", "/api/login", account)["account"]["id"] == id

    page.reload()
    page.fill("#main input", "a third battery horse")
    page.click("#main button")
    assert page.locator("#main [role=status] p").inner_text().startswith("Αυτός ο σύνδεσμος έχει ήδη χρησιμοποιηθεί")
    statuses = [re.search(r"\d{3}", text) for text in person.console_errors]
    assert [found and found[0] for found in statuses] == ["400", "404"]  # reported by the browser itself
    person.console_errors.clear()


def test_the_api_reference_loads_nothing_from_other_sites(user: Callable[..., User]) -> None:
    """Types link to their parts, and following a link clears a search that hides its target."""
    person = user("en")
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    page = person.goto("/api/docs")
    page.wait_for_selector("details")
    assert [url for url in asked if not url.startswith((person.address, "data:", "blob:"))] == []
    page.fill("input[type=search]", "create table")
    page.locator("details", has_text="Create a table.").locator("summary").click()
    page.locator("details[open] a", has_text="NewTable").click()
    page.wait_for_selector("#type-NewTable[open] >> text=chairs")
    assert page.input_value("input[type=search]") == ""
    page.locator("input[type=search]").press_sequentially("table")
    assert page.input_value("input[type=search]") == "table"
    page.goto(person.address + "/api/docs?type=Ask")
    page.wait_for_selector("#type-Ask[open]")


@languages
def test_an_imported_log_says_what_was_kept_and_what_was_not(user: Callable[..., User], lang: str) -> None:
    """The file is in Windows-1252, one of its lines is unreadable and a block is missing: all of it is reported."""
    person = user(lang, phone=lang == "hu")
    page = person.goto("/import")
    blocks = write_game(1, optional_cards=True, handicap=0).replace("Player A", "Zoë").split("\n\n")
    blocks[1] += "\nThe moon is made of cheese"
    unreadable = "\n\n".join(blocks[:2]).count("\n") + 1
    missing = "\n\n".join(blocks[:6]).count("\n") + 3
    del blocks[6]
    log = {"name": "log.txt", "mimeType": "text/plain", "buffer": "\n\n".join(blocks).encode("cp1252")}
    page.set_input_files("input[type=file]", files=log)  # type: ignore[arg-type]
    expect(page.locator("textarea")).to_have_value(re.compile("Zoë"))
    page.locator("[data-act=import]").click()
    report = page.locator(".report")
    expect(report.locator("li")).to_have_count(2)
    expect(report.locator("li").first).to_contain_text(str(unreadable))
    expect(report.locator("li pre")).to_contain_text("The moon is made of cheese")
    expect(report.locator("li").last).to_contain_text("Turn 1, USSR AR3")
    expect(report.locator("li").last).to_contain_text(str(missing))
    expect(report.locator("h2")).to_be_focused()
    assert serious(page) == [] and too_wide(page) == []
    report.locator("[data-act=open-import]").click()
    expect(page).to_have_url(re.compile(r"/study/"))


def test_openings_of_imported_games_are_shown_apart(server: Running, user: Callable[..., User]) -> None:
    person = user()
    person.api("POST", "/api/guest")
    person.api("POST", "/api/studies", {"text": write_game(1, handicap=0)})
    server.services.openings.kept.clear()
    page = person.goto("/openings")
    sections, tables = page.locator("main section"), page.locator("main section table")
    expect(sections).to_have_count(2)
    with page.expect_response(re.compile(r"openings\?source=house$")):
        page.get_by_role("radio", name="Played here").check()
    expect(sections).to_have_count(2)
    page.get_by_role("radio", name="Imported").check()
    expect(sections).to_have_count(1)
    expect(tables).to_have_count(4)  # headline and setup of both sides


def registered(person: User, name: str) -> None:
    person.goto("/")
    person.api("POST", "/api/register", {"name": name, "password": PASSWORD})


def test_a_request_to_join_a_club_can_be_declined(user: Callable[..., User]) -> None:
    owner, asker = user("en"), user("en")
    registered(owner, "Owns A Club")
    registered(asker, "Asks To Join")
    club = owner.api("POST", "/api/clubs", {"name": "Readers of Homer"})["id"]
    asker.api("POST", f"/api/clubs/{club}/join")
    page = owner.goto(f"/clubs/{club}")
    page.locator("[data-act=decline]").click()
    expect(page.get_by_text("Asks To Join")).to_have_count(0)
    assert [each["account"]["name"] for each in owner.api("GET", f"/api/clubs/{club}/members")] == ["Owns A Club"]


def test_a_tournament_leads_to_the_own_game(user: Callable[..., User]) -> None:
    people = [user("en"), user("en")]
    for person, name in zip(people, ("Enters First", "Enters Second"), strict=True):
        registered(person, name)
    wish = {"name": "The walls of Troy", "game": "hector_achilles", "form": "round_robin"}
    path = f"/tournaments/{people[0].api('POST', '/api/tournaments', wish)['id']}"
    for person in people:
        person.api("POST", f"/api{path}/enter")
    people[0].api("POST", f"/api{path}/start")
    page = people[1].goto(path)
    page.locator("[data-act=play]").click(timeout=30_000)  # once the first round is paired
    page.locator(".frame").first.wait_for()
