"""Record games for the client's tests of beats: the log lines of each message, and the figures of the view after it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from agon.engine.table import Table
from agon.games import load

OUT = Path(__file__).parents[1] / "web" / "tests" / "recorded"
GAMES = {"twilight_struggle": (3, 900), "hector_achilles": (5, 420), "roll_player": (3, 330)}
"""The seed, and how many choices are made."""
KEPT = {
    "twilight_struggle": ("influence", "vp", "defcon", "space", "turn", "military_ops"),
    "hector_achilles": ("sides", "fate", "battle", "phase"),
    "roll_player": ("sheets", "initiative", "round"),
}


def figures(view: dict[str, Any], game: str) -> dict[str, Any]:
    """The parts of a view that the log lines tell about, flattened: `influence.iran.us` is 3."""
    found: dict[str, Any] = {}

    def flatten(path: str, value: Any) -> None:
        if isinstance(value, dict):
            for name, each in value.items():
                flatten(f"{path}.{name}", each)
        elif isinstance(value, list):
            found[f"{path}.length"] = len(value)
            for place, each in enumerate(value):
                flatten(f"{path}.{place}", each)
        else:
            found[path] = value

    for name in KEPT[game]:
        flatten(name, view.get(name))
    return found


def recorded(game: str, seed: int, choices: int) -> dict[str, Any]:
    """The first figures, and for each message its lines with the figures that changed."""
    table, chance = Table(load(game)), random.Random(seed)
    seat, place, messages = "", 0, []
    known: dict[str, Any] = {}
    start: dict[str, Any] = {}
    for _ in range(choices):
        if table.outcome is not None:
            break
        ask = table.asks[0]
        table.choose(ask.seat, chance.choice(ask.options))
        if table.asks and table.asks[0].seat == "chance":
            continue
        seat = seat or table.asks[0].seat
        lines, place = table.log_since(seat, place)
        now = figures(table.view(seat), game)
        if not start:
            start = known = now
            continue
        said = [
            {"kind": line.kind, "arguments": {name: list(it) for name, it in line.arguments.items()}} for line in lines
        ]
        gone = dict.fromkeys((path for path in known if path not in now), None)
        changes = {path: value for path, value in now.items() if path not in known or known[path] != value}
        messages.append({"lines": said, "changes": gone | changes})
        known = now
    return {"seat": seat, "start": start, "messages": messages}


def main() -> None:
    OUT.mkdir(exist_ok=True)
    for game, (seed, choices) in GAMES.items():
        text = json.dumps(recorded(game, seed, choices), separators=(",", ":"))
        (OUT / f"{game}.json").write_text(text + "\n")
        print(game, len(text))


if __name__ == "__main__":
    main()
