"""The screens of `make screenshots`, with the people, games, clubs and tournaments that they show."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from playwright.sync_api import APIRequest, Page, StorageState

PASSWORD = "four screens and a half"
PATIENCE = 120  # seconds until somebody must have answered
CHANCE = random.Random(1)


class Person:
    """A guest, or the owner of an account, who speaks to the server without a browser."""

    def __init__(self, requests: APIRequest, address: str, name: str = "") -> None:
        self.http = requests.new_context(base_url=address, timeout=PATIENCE * 1000)
        wish = {"name": name, "password": PASSWORD} if name else {}
        self.me: dict[str, Any] = self.post("/api/register" if name else "/api/guest", wish)

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.ok, f"GET {path}: {answer.status} {answer.text()}"
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        headers = {"x-csrf-token": self.get("/api/me")["csrf"] or ""}
        answer = self.http.post(path, headers=headers, data=body or {})
        assert answer.ok, f"POST {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.text() else None

    def sit_down(self, game: str, *others: str, **options: str) -> str:
        """Create a table with these others (`computer`, `open`, `me`); return its id."""
        wish = {"game": game, "chairs": ["me", *others], "options": options, "settings": {"rated": False}}
        return str(self.post("/api/tables", wish)["id"])

    def asked(self, table: str) -> dict[str, Any] | None:
        """The ask of this person, once the others have answered theirs; none when the game is over."""
        until = time.monotonic() + PATIENCE
        while not (state := self.get(f"/api/tables/{table}/state")).get("ask") and not state.get("result"):
            assert time.monotonic() < until, f"nobody answers at {table}"
            time.sleep(0.05)
        ask: dict[str, Any] | None = state.get("ask")
        return ask

    def play(self, table: str, choices: int) -> None:
        """Answer this many asks with anything, or all until the end of the game."""
        while (ask := self.asked(table)) and choices > 0:
            choice = {"number": ask["number"], "option": CHANCE.choice(ask["options"])}
            self.post(f"/api/tables/{table}/choices", choice)
            choices -= 1


@dataclass(frozen=True)
class Scene:
    """A page to look at: where it is, who looks, and what is clicked first."""

    path: str
    seen_by: StorageState | None = None
    likes: dict[str, Any] | None = None
    act: Callable[[Page], None] | None = None


class World:
    """A server with people on it; every scene is made once and then seen at every size."""

    def __init__(self, requests: APIRequest, address: str) -> None:
        self.requests, self.address = requests, address
        self.person = partial(Person, requests, address)
        self.scene = cache(lambda name: SCREENS[name](self))
        self.player = cache(lambda: self.person("Ariadne"))

    def see(self, person: Person, path: str, act: Callable[[Page], None] | None = None, **likes: Any) -> Scene:
        return Scene(path, person.http.storage_state(), likes, act)


def page(path: str) -> Callable[[World], Scene]:
    return lambda world: Scene(path)


def of_player(path: str) -> Callable[[World], Scene]:
    return lambda world: world.see(world.player(), path)


def game(
    name: str,
    choices: int,
    *others: str,
    act: Callable[[Page], None] | None = None,
    plain: bool = False,
    **options: str,
) -> Callable[[World], Scene]:
    """A guest in a game, after this many choices of their own."""

    def scene(world: World) -> Scene:
        guest = world.person()
        table = guest.sit_down(name, *others, **options)
        guest.play(table, choices)
        return world.see(guest, f"/table/{table}", act, plain=plain)

    return scene


def look_at_another(page: Page) -> None:
    """Open the sheet of another player."""
    page.locator("[data-seat]:not([data-own])").first.click()


def lobby(world: World) -> Scene:
    """Games of the player, one of which waits for somebody, and an open table of another."""
    for number, name in enumerate(("twilight_struggle", "hector_achilles", "roll_player")):
        world.player().play(world.player().sit_down(name, "computer"), 9 * number + 4)
    world.player().sit_down("twilight_struggle", "open", edition="first", bid="on")
    clock = {"kind": "bank", "seconds": 1800, "increment": 30}
    world.person("Theseus").post(
        "/api/tables", {"game": "hector_achilles", "chairs": ["me", "open"], "settings": {"clock": clock}}
    )
    return world.see(world.player(), "/lobby")


@cache
def rivals(world: World) -> list[Person]:
    """Four people who have resigned some rated games to one another."""
    people = [world.player(), *(world.person(name) for name in ("Briseis", "Diomedes", "Cassandra"))]
    for number in range(9):
        loser, winner = people[number % 4], people[(number * 2 + 1) % 4]
        if loser is winner:
            continue
        table = loser.post("/api/tables", {"game": "hector_achilles", "settings": {"rated": True}})["id"]
        winner.post(f"/api/tables/{table}/join", {})
        loser.post(f"/api/tables/{table}/acts", {"do": "resign"})
    return people


def profile(world: World) -> Scene:
    return world.see(rivals(world)[1], f"/people/{world.player().me['account']['id']}")


def club(world: World) -> Scene:
    people = rivals(world)
    found = world.player().post("/api/clubs", {"name": "Readers of Homer"})
    for person in people[1:]:
        person.post(f"/api/clubs/{found['id']}/join")
    world.player().post("/api/tables", {"game": "hector_achilles", "club": found["id"]})
    return world.see(world.player(), f"/clubs/{found['id']}")


def tournament(world: World) -> Scene:
    wish = {"name": "The walls of Troy", "game": "hector_achilles", "form": "round_robin"}
    path = f"/tournaments/{world.player().post('/api/tournaments', wish)['id']}"
    for person in rivals(world):
        person.post(f"/api{path}/enter")
    world.player().post(f"/api{path}/start")
    time.sleep(3)  # the first round is paired
    return world.see(world.player(), path)


def new_tournament(world: World) -> Scene:
    return world.see(world.player(), "/tournaments", lambda page: page.locator("#main summary").first.click())


def openings(world: World) -> Scene:
    """A few games of everybody against the computer."""
    for name in ("roll_player", "twilight_struggle"):
        for _ in range(3):
            world.player().play(world.player().sit_down(name, "computer"), 1000)
    return world.see(world.player(), "/openings")


SCREENS: dict[str, Callable[[World], Scene]] = {
    "home": page("/"),
    "home-again": lambda world: Scene("/", world.scene("lobby").seen_by),
    "new-game": page("/new/twilight_struggle"),
    "lobby": lobby,
    "lobby-empty": page("/lobby"),
    "twilight-struggle": game("twilight_struggle", 12, "computer"),
    "hector-achilles": game("hector_achilles", 14, "computer"),
    "hector-achilles-over": game("hector_achilles", 1000, "computer"),
    "roll-player-setup": game("roll_player", 0, "computer"),
    "roll-player": game("roll_player", 25, "computer"),
    "roll-player-other": game("roll_player", 25, "computer", act=look_at_another),
    "roll-player-four": game("roll_player", 18, "computer", "computer", "computer", players="4"),
    "roll-player-solo": game("roll_player", 20, players="1"),
    "roll-player-solo-over": game("roll_player", 1000, players="1"),
    "plain": game("hector_achilles", 14, "computer", plain=True),
    "learn": page("/learn"),
    "openings": openings,
    "rules": page("/rules/twilight_struggle"),
    "quick-start": page("/quick/twilight_struggle"),
    "editor": page("/editor/twilight_struggle"),
    "settings": page("/settings"),
    "account": page("/account"),
    "account-own": of_player("/account"),
    "profile": profile,
    "ratings": lambda world: world.see(rivals(world)[0], "/ratings/hector_achilles"),
    "tournaments": page("/tournaments"),
    "new-tournament": new_tournament,
    "tournament": tournament,
    "clubs": page("/clubs"),
    "club": club,
    "nowhere": page("/nowhere"),
}
