"""Parses the lines of a Playdek log, one by one, into codes and numbers.

A log is a set-up block, then one block for each headline phase and action round. A header also carries the first line
of its block. An empty line ends a stage of a block. Nothing here knows the rules: `checks` compares what the lines
state with them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field

from agon.engine.script import NONE
from agon.engine.table.importing import Unreadable
from agon.games.twilight_struggle import words as w

# names that Playdek spells differently
OWN_NAMES = {
    "mideast_scoring": "middle_east_scoring",
    "uk": "united_kingdom",
    "mideast": "middle_east",
}
USES = {"Place Influence": w.INFLUENCE, "Coup": w.COUP, "Realignment": w.REALIGNMENT, "Space Race": w.SPACE}

_SIDE = r"(?P<side>US|USSR)"
_NAME = r"(?P<name>[^:]+?)"
_SCORE = r"Score is (?P<score>even|US \d+|USSR \d+)\."
_BONUS = r"(?: \((?P<bonus>[+-]\d+)\))?"

# every line that can occur in a block: its kind and its pattern; the first match counts
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
        ("bid", r".+ bids (?P<count>\d+) Influence for (?:USSR|USA?)\.?"),
        ("handicap", rf"(?:Handicap influence|Additional Influence from bidding): {_SIDE} \+(?P<count>\d+)"),
        ("no_handicap", r"(?:Handicap influence|Additional Influence from bidding): .*"),
        ("scenario", r"Scenario: (?P<word>.+)"),
        ("optional_cards", r"Optional Cards Added"),
        ("clock", r"Time per Player: (?P<word>.+)"),
    )
)
_CARDS = r"(?:$|:(?P<names>[^:]*):?(?P<rest>.*))"
HEADLINE_HEADER = re.compile(rf"Turn (?P<turn>\d+), Headline Phase{_CARDS}")
ROUND_HEADER = re.compile(rf"Turn (?P<turn>\d+), (?P<side>US|USSR) AR(?P<round>\d+){_CARDS}")
CLEANUP_HEADER = re.compile(r"Turn (?P<turn>\d+), Cleanup(?P<rest>.*)")
BROKEN_HEADER = re.compile(r"Turn\b.*")
NOISE = re.compile(r"[:\s]*")
SIGNS = str.maketrans({"\u2010": "-", "\u2011": "-", "\u2013": "-", "\u2212": "-", "\ufeff": None, "\u200b": None})
CARD_KINDS = frozenset(
    ("headlines", "event", "begins", "ends", "reveals", "reveals_from_hand", "plays", "returns", "discards")
    + ("unnamed_region",)
)
# lines that start a decision: an earlier choice never looks beyond the next of them
STEPS = frozenset(("headlines", "event", "operations", "target", "war", "plays", "returns"))
REPEATED = frozenset(("plays", "returns", "reveals", "reveals_from_hand"))
# lines that state a result: printed twice in a row, they state it once
REPEATED_AT_ONCE = frozenset(
    (
        "event",
        "influence",
        "target",
        "coup",
        "military_ops",
        "defcon",
        "vp",
        "space",
        "advances",
        "war",
        "war_roll",
        "rolls",
    )
    + ("trap", "begins", "ends", "discards", "region", "olympics")
)
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
    """One line: its number, kind and values.

    `left` is the part of an influence change that has not happened yet; `is_empty` marks operations that nothing
    follows: a free coup that was declined, or a choice that was taken back."""

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
    is_empty: bool = False

    def __getitem__(self, name: str) -> int:
        return self.numbers[name]


@dataclass
class Block:
    """A headline phase (round 0), an action round, or the set-up (turn 0), with the clean-up that follows. A round
    without statements was passed. `unreadable` is the number of its lines that were not understood; a lost header is
    empty. `recent` has the texts of the statements since the last event."""

    line: int
    turn: int
    round: int
    side: int
    header: str
    statements: list[Statement] = field(default_factory=list)
    is_readable: bool = True
    unreadable: int = 0
    recent: set[str] = field(default_factory=set)

    def add(self, statement: Statement) -> None:
        if statement.kind == "event":
            self.recent.clear()
        self.recent.add(statement.text)
        self.statements.append(statement)

    @property
    def place(self) -> tuple[int, int, int]:
        return self.turn, self.round, self.side

    @property
    def first(self) -> Statement | None:
        return self.statements[0] if self.statements else None


@dataclass
class Log:
    """A parsed log. Lines that were not understood are in `unknown`, with their numbers."""

    setup: Block
    blocks: list[Block] = field(default_factory=list)
    unknown: list[tuple[int, str]] = field(default_factory=list)
    cleanups: list[tuple[int, int, int]] = field(default_factory=list)
    handicap: list[int] = field(default_factory=lambda: [0, 0])
    bids: list[tuple[int, int]] = field(default_factory=list)
    optional_cards: bool = False
    cut_at: int = 0
    last_line: int = 0

    @property
    def block(self) -> Block:
        """The block being read."""
        return self.blocks[-1] if self.blocks else self.setup


def read(text: str) -> Log:
    """Parse a log; a truncated last line is left out, and `cut_at` is its number."""
    lines = [_plain(line) for line in re.split(r"\r\n|\r|\n", text)]
    if not any(_is_header(line) or " will play as " in line for line in lines):
        raise Unreadable("no Playdek log: there is no `Turn N, …` header and no set-up")
    log = Log(Block(1, 0, 0, NONE, "SETUP"))
    log.last_line = max((n for n, line in enumerate(lines, 1) if not NOISE.fullmatch(line)), default=0)
    is_stage_over = False
    for number, line in enumerate(lines, 1):
        if NOISE.fullmatch(line):
            is_stage_over = True
            continue
        if is_stage_over or _is_header(line):
            _end_stage(log.block)
        is_stage_over = False
        _take(log, number, line)
    log.blocks = [
        b for n, b in enumerate(log.blocks, 1) if not any(_is_begun(b, after) for after in log.blocks[n : n + 1])
    ]
    return log


def _is_begun(block: Block, after: Block) -> bool:
    """Whether the next block prints a block again, with perhaps more lines."""
    texts = [s.text for s in block.statements]
    return after.header == block.header and [s.text for s in after.statements][: len(texts)] == texts


def _plain(line: str) -> str:
    """Return a line without the no-break spaces, dashes and other characters that copying may introduce."""
    return unicodedata.normalize("NFKC", line).translate(SIGNS).strip()


def _end_stage(block: Block) -> None:
    if block.statements and block.statements[-1].kind == "operations":
        block.statements[-1].is_empty = True


def _is_header(line: str) -> bool:
    return any(shape.match(line) for shape in (HEADLINE_HEADER, ROUND_HEADER, CLEANUP_HEADER))


def _take(log: Log, number: int, line: str) -> None:
    try:
        _take_line(log, number, line)
    except ValueError as error:
        if number == log.last_line:
            log.cut_at = number
        else:
            log.unknown.append((number, str(error)))
            if header := ROUND_HEADER.fullmatch(line) or HEADLINE_HEADER.fullmatch(line):
                log.blocks.append(_block(number, header))
                log.block.is_readable = False
            elif BROKEN_HEADER.fullmatch(line):
                log.blocks.append(Block(number, *log.block.place, line, is_readable=False))
            else:
                log.block.unreadable += 1


def _take_line(log: Log, number: int, line: str) -> None:
    if header := HEADLINE_HEADER.fullmatch(line) or ROUND_HEADER.fullmatch(line):
        block = _block(number, header)
        for statement in list(_header_statements(block, header)):
            block.add(statement)
        log.blocks.append(block)
    elif header := CLEANUP_HEADER.fullmatch(line):
        log.cleanups.append((number, int(header["turn"]), log.block.turn))
        _add(log.block, number, header["rest"])
    elif log.blocks or not _take_setup(log, number, line):
        if log.block.place != (log.block.turn, 0, NONE) or log.block is log.setup:
            _open_lost_headlines(log, number, line)
        _add(log.block, number, line)


def _open_lost_headlines(log: Log, number: int, line: str) -> None:
    """Begin a block without a header where a headline is named outside a headline phase: the header is lost."""
    if any(kind == "headlines" and shape.fullmatch(line) for kind, shape in SHAPES):
        log.blocks.append(Block(number, log.block.turn + 1, 0, NONE, "", is_readable=False))


def _block(number: int, header: re.Match[str]) -> Block:
    values = header.groupdict()
    side = side_code(values["side"]) if "side" in values else NONE
    return Block(number, int(values["turn"]), int(values.get("round", 0)), side, header[0])


def _header_statements(block: Block, header: re.Match[str]) -> Iterator[Statement]:
    """Yield the cards that a header names, and the first line of the block."""
    kind = "card" if block.round else "headline"
    names, rest = (header["names"] or "").strip(), header["rest"] or ""
    try:
        cards = [card_name(name) for name in names.split(" & ")] if names else []
    except ValueError:
        if rest.strip(": ") or not any(shape.fullmatch(names) for _, shape in SHAPES):
            raise
        cards, rest = [], names
    for name, code, star in cards:
        yield Statement(block.line, kind, name, block.side, code, star=star)
    if line := _without_colons(rest):
        yield from _statements(block.line, line)


def _without_colons(rest: str) -> str:
    plain = rest.strip(": ")
    return plain + ":" if plain and rest.endswith(":") else plain


def _add(block: Block, number: int, rest: str) -> None:
    if line := _without_colons(rest):
        for statement in _statements(number, line):
            if not _is_repeated(block, statement):
                block.add(statement)


def _is_repeated(block: Block, statement: Statement) -> bool:
    """Whether a line repeats an earlier one of its event: the player took something back."""
    before = block.statements
    if statement.kind in REPEATED_AT_ONCE:
        return bool(before) and before[-1].text == statement.text and before[-1].line < statement.line
    return statement.kind in REPEATED and statement.text in block.recent


def _take_setup(log: Log, number: int, line: str) -> bool:
    for kind, shape in SETUP_SHAPES:
        if found := shape.fullmatch(line):
            if kind == "bid":
                log.bids.append((number, int(found["count"])))
            elif kind == "handicap":
                log.handicap[side_code(found["side"])] = int(found["count"])
            elif kind == "scenario" and found["word"] != "Standard":
                log.unknown.append((number, f"{line!r} (only the standard scenario can be replayed)"))
            elif kind == "optional_cards":
                log.optional_cards = True
            return True
    return False


def _statements(number: int, text: str) -> Iterator[Statement]:
    for kind, shape in SHAPES:
        if found := shape.fullmatch(text):
            yield from _made(number, kind, text, found)
            return
    raise ValueError(repr(text))


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
        # misprint: the name of the region is missing, and the next line takes its place
        yield Statement(number, "region", text, made.side)
        made.kind, made.side = "begins", NONE
    yield made


def _named(kind: str, name: str) -> tuple[int, bool]:
    if kind in CARD_KINDS:
        _, code, star = card_name(name)
        return code, star
    if kind == "region":
        return _code_of(name, w.REGIONS, "region"), False
    return _code_of(name, w.COUNTRIES, "country"), False


def side_code(text: str) -> int:
    return w.USSR if text == "USSR" else w.US


def side_name(side: int) -> str:
    return w.SIDE_IDS[side].upper()


def score(text: str) -> int:
    """Parse a score; positive if the US is ahead."""
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
    """Return the code of a name; one that ends in dots may be truncated."""
    wanted = _id_of(name)
    is_short = name.rstrip('"').endswith("...")
    found = [c for c in codes if w.WORDS.id(c) == wanted or (is_short and w.WORDS.id(c).startswith(wanted))]
    if len(found) != 1:
        raise ValueError(f"{name!r} (no {what} has that name)")
    return found[0]


def card_name(name: str) -> tuple[str, int, bool]:
    """Return a card's printed name, its code, and whether it has a star."""
    plain = name.strip()
    star = plain.endswith("*")
    return plain, _code_of(plain.rstrip("*"), w.CARDS, "card"), star
