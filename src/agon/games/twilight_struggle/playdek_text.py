"""The lines of a Playdek log, read one by one: what each of them states, as codes and numbers.

A log is a set-up block, then one block for each headline phase and action round. A block's header carries the first
line of the block behind it. Nothing here knows the rules; `playdek` compares what the lines state with them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from agon.engine.importing import Unreadable
from agon.engine.script import NONE
from agon.games.twilight_struggle.words import (
    CARDS,
    COUNTRIES,
    COUP,
    INFLUENCE,
    REALIGNMENT,
    REGIONS,
    SIDE_IDS,
    SPACE,
    US,
    USSR,
    WORDS,
)

# names Playdek writes in its own way
OWN_NAMES = {
    "mideast_scoring": "middle_east_scoring",
    "uk": "united_kingdom",
    "mideast": "middle_east",
}
USES = {"Place Influence": INFLUENCE, "Coup": COUP, "Realignment": REALIGNMENT, "Space Race": SPACE}

_SIDE = r"(?P<side>US|USSR)"
_NAME = r"(?P<name>[^:]+?)"
_SCORE = r"Score is (?P<score>even|US \d+|USSR \d+)\."
_BONUS = r"(?: \((?P<bonus>[+-]\d+)\))?"

# every line that can stand in a block: its kind and its shape; the first that fits is it
SHAPES = tuple(
    (kind, re.compile(shape))
    for kind, shape in (
        ("influence", rf"{_SIDE} (?P<count>[+-]\d+) in {_NAME} \[(?P<us>\d+)\]\[(?P<ussr>\d+)\]"),
        ("headlines", rf"{_SIDE} Headlines {_NAME}"),
        ("event", rf"Event: {_NAME}"),
        ("operations", r"(?P<use>Place Influence|Coup|Realignment|Space Race) \((?P<ops>\d+) Ops\):"),
        ("target", rf"Target: {_NAME}"),
        (
            "coup",
            r"(?P<word>SUCCESS|FAILURE): (?P<die>\d+) \[ \+ (?P<ops>-?\d+)"
            rf"{_BONUS}\s+- (?P<twice>\d+)x(?P<stability>\d+) = (?P<result>-?\d+) \]",
        ),
        ("military_ops", rf"{_SIDE} Military Ops to (?P<level>\d+)"),
        ("defcon", r"DEFCON (?P<word>degrades|improves) to (?P<level>\d+)"),
        ("vp", rf"{_SIDE} gains (?P<count>\d+) VP\. {_SCORE}"),
        ("no_vp", rf"No VP awarded\. {_SCORE}"),
        ("space", r"Die roll: (?P<die>\d+) -- (?P<word>Success|Failed)! \(Needed (?P<needed>\d+) or less\)"),
        ("advances", rf"{_SIDE} advances to (?P<box>\d+) in the Space Race\."),
        ("war", rf"War in {_NAME}"),
        ("war_roll", rf"(?P<word>VICTORY|DEFEAT): (?P<die>\d+){_BONUS}\s+(?P<sign>>=|<) (?P<needed>\d+)"),
        ("rolls", rf"{_SIDE} rolls (?P<die>\d+){_BONUS}(?: = (?P<sum>-?\d+))?"),
        ("trap", r"Trap Roll: (?P<die>\d+) (?P<sign><=|>) (?P<needed>\d+) -- Trap (?P<word>Escaped|Remains in Effect)"),
        ("olympics", rf"{_SIDE} (?:chooses to )?(?P<word>participate|boycott)s?(?: in)? the Olympics"),
        ("unnamed_region", rf"{_SIDE} chooses {_NAME} is now in play\."),
        ("begins", rf"{_NAME} is now in play\."),
        ("ends", rf"{_NAME} is no longer in play\."),
        ("reveals_from_hand", rf"{_SIDE} reveals {_NAME} from hand"),
        ("reveals", rf"{_SIDE} reveals {_NAME}"),
        ("plays", rf"{_SIDE} plays {_NAME}"),
        ("returns", rf"{_SIDE} returns {_NAME} to (?:USSR|US)"),
        ("discards", rf"{_SIDE} discards {_NAME}"),
        ("none_to", rf"{_SIDE} has no cards to (?P<word>reveal|discard)"),
        ("region", rf"{_SIDE} chooses {_NAME}"),
        ("reshuffle", r"\*RESHUFFLE\*"),
        ("wins", rf"{_SIDE} wins(?: by (?P<word>.+))?"),
    )
)
SETUP_SHAPES = tuple(
    (kind, re.compile(shape))
    for kind, shape in (
        ("player", r"(?:SETUP:(?: :)? ?)?(?P<word>.+) will play as (?P<side>USSR|USA)\."),
        ("handicap", rf"Handicap influence: {_SIDE} \+(?P<count>\d+)"),
        ("no_handicap", r"Handicap influence: .*"),
        ("scenario", r"Scenario: (?P<word>.+)"),
        ("optional_cards", r"Optional Cards Added"),
        ("clock", r"Time per Player: (?P<word>.+)"),
    )
)
HEADLINE_HEADER = re.compile(r"Turn (?P<turn>\d+), Headline Phase: (?P<first>[^:]+) & (?P<second>[^:]+):(?P<rest>.*)")
ROUND_HEADER = re.compile(r"Turn (?P<turn>\d+), (?P<side>US|USSR) AR(?P<round>\d+):(?: (?P<name>[^:]*):(?P<rest>.*))?")
CLEANUP_HEADER = re.compile(r"Turn (?P<turn>\d+), Cleanup(?P<rest>.*)")
NOISE = re.compile(r"[:\s]*")
CARD_KINDS = frozenset(
    ("headlines", "event", "begins", "ends", "reveals", "reveals_from_hand", "plays", "returns", "discards")
    + ("unnamed_region",)
)
# lines that a decision starts with: an earlier choice never looks beyond the next of them
STEPS = frozenset(("headlines", "event", "operations", "target", "war", "plays", "returns"))
NUMBERS = (
    "count",
    "us",
    "ussr",
    "ops",
    "die",
    "bonus",
    "twice",
    "stability",
    "result",
    "level",
    "needed",
    "box",
    "sum",
)


@dataclass
class Statement:
    """One line: its number, kind and values. `left` is what of an influence change has not happened yet."""

    line: int
    kind: str
    text: str
    side: int = NONE
    code: int = NONE
    numbers: dict[str, int] = field(default_factory=dict)
    word: str = ""
    star: bool = False
    left: int = 0
    is_used: bool = False

    def __getitem__(self, name: str) -> int:
        return self.numbers[name]


@dataclass
class Block:
    """A headline phase (round 0), an action round, or the set-up (turn 0), with the clean-up that follows it."""

    line: int
    turn: int
    round: int
    side: int
    header: str
    statements: list[Statement] = field(default_factory=list)


@dataclass
class Log:
    """A log as read. Lines that say nothing we know stand in `unknown`, with their numbers."""

    setup: Block
    blocks: list[Block] = field(default_factory=list)
    unknown: list[tuple[int, str]] = field(default_factory=list)
    cleanups: list[tuple[int, int, int]] = field(default_factory=list)
    handicap: int = 0
    optional_cards: bool = False
    cut_at: int = 0
    last_line: int = 0


def read(text: str) -> Log:
    """Read a log; a last line that was cut off is left out, `cut_at` then tells its number."""
    lines = text.splitlines()
    if not any(_is_header(line) or " will play as " in line for line in lines):
        raise Unreadable("no Playdek log: there is no `Turn N, …` header and no set-up")
    log = Log(Block(1, 0, 0, NONE, "SETUP"))
    last = max((n for n, line in enumerate(lines, 1) if not NOISE.fullmatch(line)), default=0)
    for number, line in enumerate(lines, 1):
        if not NOISE.fullmatch(line):
            _take(log, number, line.strip(), number == last)
    log.last_line = last
    return log


def _is_header(line: str) -> bool:
    return any(shape.match(line.strip()) for shape in (HEADLINE_HEADER, ROUND_HEADER, CLEANUP_HEADER))


def _take(log: Log, number: int, line: str, is_last: bool) -> None:
    try:
        _take_line(log, number, line)
    except ValueError as error:
        if is_last:
            log.cut_at = number
        else:
            log.unknown.append((number, str(error)))


def _take_line(log: Log, number: int, line: str) -> None:
    block = log.blocks[-1] if log.blocks else log.setup
    rest = line
    if header := HEADLINE_HEADER.fullmatch(line):
        names = [card_name(header["first"]), card_name(header["second"])]
        block = Block(number, int(header["turn"]), 0, NONE, line)
        block.statements += [Statement(number, "headline", name, code=code, star=star) for name, code, star in names]
        log.blocks.append(block)
        rest = header["rest"]
    elif header := ROUND_HEADER.fullmatch(line):
        block = Block(number, int(header["turn"]), int(header["round"]), side_code(header["side"]), line)
        if (header["name"] or "").strip():
            name, code, star = card_name(header["name"])
            block.statements.append(Statement(number, "card", name, block.side, code, star=star))
        log.blocks.append(block)
        rest = header["rest"] or ""
    elif header := CLEANUP_HEADER.fullmatch(line):
        log.cleanups.append((number, int(header["turn"]), block.turn))
        rest = header["rest"]
    elif not log.blocks and _take_setup(log, number, line):
        return
    rest = rest.strip(": ")
    if line.endswith(":") and rest:
        rest += ":"
    if rest:
        block.statements += (s for s in _statements(number, rest) if not _is_repeated(block, s))


def _is_repeated(block: Block, statement: Statement) -> bool:
    """Some blocks print such a line twice."""
    before = block.statements[-1:]
    return bool(before) and statement.kind in ("event", "plays") and before[0].text == statement.text


def _take_setup(log: Log, number: int, line: str) -> bool:
    for kind, shape in SETUP_SHAPES:
        if found := shape.fullmatch(line):
            if kind == "handicap" and found["side"] == "US":
                log.handicap = int(found["count"])
            elif kind == "handicap" or (kind == "scenario" and found["word"] != "Standard"):
                log.unknown.append((number, f"{line!r}: only the standard scenario with a US handicap can be replayed"))
            elif kind == "optional_cards":
                log.optional_cards = True
            return True
    return False


def _statements(number: int, text: str) -> Iterator[Statement]:
    for kind, shape in SHAPES:
        if found := shape.fullmatch(text):
            yield from _made(number, kind, text, found)
            return
    raise ValueError(f"cannot be read: {text!r}")


def _made(number: int, kind: str, text: str, found: re.Match[str]) -> Iterator[Statement]:
    values = found.groupdict()
    made = Statement(number, kind, text)
    made.side = side_code(values["side"]) if values.get("side") else NONE
    made.word = values.get("word") or values.get("sign") or ""
    if values.get("sign"):
        made.word += " " + values["sign"]
    if values.get("use"):
        made.code = USES[values["use"]]
    elif values.get("name"):
        made.code, made.star = _named(kind, values["name"])
    if values.get("score"):
        made.numbers["score"] = score(values["score"])
    for name in NUMBERS:
        if values.get(name) is not None:
            made.numbers[name] = int(values[name])
    made.left = abs(made.numbers.get("count", 0))
    if kind == "unnamed_region":
        # a misprint: the name of the region is missing, and the next line stands in its place
        yield Statement(number, "region", text, made.side)
        made.kind, made.side = "begins", NONE
    yield made


def _named(kind: str, name: str) -> tuple[int, bool]:
    if kind in CARD_KINDS:
        _, code, star = card_name(name)
        return code, star
    if kind == "region":
        return _code_of(name, REGIONS, "region"), False
    return _code_of(name, COUNTRIES, "country"), False


def side_code(text: str) -> int:
    return USSR if text == "USSR" else US


def side_name(side: int) -> str:
    return SIDE_IDS[side].upper()


def score(text: str) -> int:
    """A score as the rules keep it: positive when the US is ahead."""
    if text == "even":
        return 0
    side, points = text.split()
    return int(points) if side == "US" else -int(points)


def score_name(vp: int) -> str:
    return "even" if vp == 0 else f"US {vp}" if vp > 0 else f"USSR {-vp}"


def _id_of(name: str) -> str:
    plain = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
    return OWN_NAMES.get(plain, plain)


def _code_of(name: str, codes: range, what: str) -> int:
    """The code of a name; one that ends in dots may be cut short."""
    wanted = _id_of(name)
    is_short = name.rstrip('"').endswith("...")
    found = [c for c in codes if WORDS.id(c) == wanted or (is_short and WORDS.id(c).startswith(wanted))]
    if len(found) != 1:
        raise ValueError(f"no {what} is called {name!r}")
    return found[0]


def card_name(name: str) -> tuple[str, int, bool]:
    """A card's name as printed, its code, and whether it carries the star."""
    plain = name.strip()
    star = plain.endswith("*")
    return plain, _code_of(plain.rstrip("*"), CARDS, "card"), star
