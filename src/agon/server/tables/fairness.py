"""Records with verifiable dice: the headers hold everything needed to repeat the rolls."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from agon.engine.errors import AgonError
from agon.engine.table import Table
from agon.engine.table.study import ENDINGS, Loader, Player, Study, parse, write_record, write_study
from agon.server.tables.dice import Dice, commitment
from agon.server.tables.live import LiveTable
from agon.server.tables.state import Ending

PROOF = ("table", "commitment", "secret", "nonces", "rolls")


# ---------------------------------------------------------------- writing


def record_of(live: LiveTable) -> str:
    """Return the record of a game, with the player who left if that ended it; a study if it started from a study."""
    table: Table = live.table  # type: ignore[assignment]  # an OldTable has the parts that are used
    ended = None
    if live.ending is not None and live.ending.reason in ENDINGS and live.table.outcome is None:
        gone = next(seat for seat in live.seating if seat not in live.ending.winners)
        ended = (live.ending.reason, gone)
    if live.study is not None:
        began = parse(live.study)
        written = write_study(table, began.title, began.givens, ended)
    else:
        written = write_record(table, live.id, ended, headers_of(live))
    return written if live.stored is None else _under_older_rules(written, live, live.stored)


def _under_older_rules(record: str, live: LiveTable, stored: Ending) -> str:
    """Return a record with the version of the rules it began under, and the result that was stored then."""
    result = f"result {'+'.join(stored.winners) or 'draw'} {stored.reason}"
    lines = [line for line in record.splitlines() if not line.startswith("result ")]
    lines = [f"version {live.version}" if line == f"version {live.game.version}" else line for line in lines]
    return "\n".join([*lines, f"# began under version {live.version} of the rules", result]) + "\n"


def headers_of(live: LiveTable) -> dict[str, str]:
    """Return the headers that prove the dice; none for an imported game."""
    nonces = [sitting.nonce for sitting in live.sittings]
    if not all(nonces):
        return {}
    return {
        "table": live.id,
        "commitment": commitment(live.secret),
        "secret": live.secret.hex(),
        "nonces": ",".join(nonces),
        "rolls": ranges(live.rolls),
    }


def ranges(numbers: Iterable[int]) -> str:
    """Format ascending numbers as ranges.

    >>> ranges([0, 1, 2, 5, 7, 8])
    '0-2,5,7-8'
    """
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][1] + 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return ",".join(str(a) if a == b else f"{a}-{b}" for a, b in spans) or "none"


# ---------------------------------------------------------------- checking


class Unfair(NamedTuple):
    """Where a record and its dice do not agree; line 0 is the head as a whole."""

    line: int
    reason: str


def verify_dice(text: str, load: Loader, name: str = "record") -> list[Unfair]:
    """Repeat every roll of a record; return all differences, none if the dice are fair."""
    study = parse(text, name)
    missing = [header for header in PROOF if header not in study.headers]
    if missing:
        return [Unfair(0, f"the dice cannot be checked: the head has no {', '.join(missing)}")]
    try:
        secret = bytes.fromhex(study.headers["secret"])
        rolls = numbers(study.headers["rolls"], most=len(study.statements))
    except ValueError as error:
        return [Unfair(0, f"the head cannot be read: {error}")]
    found = []
    if commitment(secret) != study.headers["commitment"]:
        found.append(Unfair(0, "the secret does not match the commitment"))
    if any(later <= earlier for earlier, later in pairwise(rolls)):
        found.append(Unfair(0, "the numbers of the rolls do not increase"))
    dice = Dice(secret, study.headers["table"], study.headers["nonces"].split(","))
    return found + _verify_rolls(study, Player(study, load, name), dice, rolls)


def numbers(text: str, most: int) -> list[int]:
    """Parse the output of `ranges`; more than `most` numbers are refused before they are listed.

    >>> numbers("0-2,5,7-8", most=6)
    [0, 1, 2, 5, 7, 8]
    """
    if text == "none":
        return []
    spans = [[int(end) for end in span.split("-")] for span in text.split(",")]
    if any(len(span) > 2 for span in spans):
        raise ValueError(f"{text!r} is not a list of numbers")
    listed = sum(max(0, span[-1] + 1 - span[0]) for span in spans)
    if listed > most:
        raise ValueError(f"it lists {listed} rolls, but the record has only {most} steps")
    return [number for span in spans for number in range(span[0], span[-1] + 1)]


def _verify_rolls(study: Study, player: Player, dice: Dice, rolls: list[int]) -> list[Unfair]:
    """Replay the record and compare each chance answer with the dice."""
    found: list[Unfair] = []
    thrown = 0
    for statement in study.statements:
        ask = player.table.ask("chance") if statement.words[0] == "chance" else None
        if ask is not None:
            if thrown < len(rolls):
                falls = dice.choose(ask.options, ask.weights, rolls[thrown])
                if falls != statement.words[-1]:
                    found.append(Unfair(statement.line, f"{ask.what} must be {falls}, not {statement.words[-1]}"))
            thrown += 1
        try:
            player.step(statement)
        except AgonError as error:
            return [*found, Unfair(statement.line, error.message)]
    if thrown != len(rolls):
        found.append(Unfair(0, f"the record has {thrown} rolls; its head lists {len(rolls)}"))
    return found
