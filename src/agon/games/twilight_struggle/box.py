"""What is in the box or printed on the board but not used by the rules: box.toml, read once, for display and help."""

from __future__ import annotations

import colorsys
import tomllib

from agon.engine.components import Entry
from agon.games.twilight_struggle.facts import CARD_ROWS, COUNTRY_ROWS, HERE

BOX: Entry = tomllib.loads((HERE / "box.toml").read_text(encoding="utf-8"))
CONTENTS: dict[str, dict[str, int | str]] = BOX["contents"]
YEARS: dict[int, tuple[int, int]] = {int(turn): (first, last) for turn, (first, last) in BOX["years"].items()}
MARKERS = frozenset(BOX["markers"]["shared"]) | {
    f"{kind}_{side}" for kind in BOX["markers"]["each_side"] for side in ("us", "ussr")
}
HINTS: tuple[str, ...] = tuple(BOX["help"]["hints"])

_REGION = {row["id"]: row["region"] for row in COUNTRY_ROWS}
_NUMBER = {row["id"]: row["number"] for row in CARD_ROWS}
LINKS = {(row["id"], other) for row in COUNTRY_ROWS for other in (*row["adjacent"], row.get("superpower")) if other}


def line(a: str, b: str) -> str | None:
    """2.1.6 Return the kind of the line between a country and another or a superpower; None if no line is printed."""
    if (a, b) not in LINKS and (b, a) not in LINKS:
        return None
    if a not in _REGION or b not in _REGION:
        return "superpower"
    return "within_region" if _REGION[a] == _REGION[b] else "between_regions"


def colour(area: str) -> str:
    """2.1.1 Return the colour of a region, or the shade of a sub-region."""
    if area in BOX["colours"]:
        return str(BOX["colours"][area])
    shade = BOX["shades"][area]
    base = colour(shade["of"])
    hue, light, strength = colorsys.rgb_to_hls(*(int(base[i : i + 2], 16) / 255 for i in (1, 3, 5)))
    parts = colorsys.hls_to_rgb(hue, light + shade["lightness"] / 100, strength)
    return "#" + "".join(f"{round(255 * part):02x}" for part in parts)


def reminders(effects: list[str]) -> list[int]:
    """2.2.5 Return the numbers of the reminder markers for the effects in a view."""
    return sorted(_NUMBER[effect.partition(":")[0]] for effect in effects)
