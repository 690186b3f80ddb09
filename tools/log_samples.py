"""Regenerate the samples of the log in blocks: run `make playthroughs`, then read the diff.

A sample is the log of one seat in a random game, and what the terminal makes of it in every language. The tests hold
the terminal (tests/text/test_blocks.py) and the web client (web/tests/blocks.test.ts) to the same samples.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from agon.engine.chooser import SeededChooser
from agon.engine.table import Line, Table
from agon.games import NAMES, load
from agon.text.blocks import grouping_of
from agon.text.catalogue import LANGUAGES, Catalogue
from agon.text.telling import Teller

FOLDER = Path(__file__).parents[1] / "tests" / "text" / "logs"
SEEDS = {"twilight_struggle": 258}
LINES = 200


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def played(name: str) -> Table:
    """Return a whole random game."""
    table, chooser = Table(load(name)), SeededChooser(SEEDS.get(name, 1), 0)
    while table.machine.pending:
        pending, ask = table.machine.pending[0], table.asks[0]
        table.choose(ask.seat, table.game.option_id(pending[1], chooser(pending)))
    return table


def told(log: list[Line], name: str, lang: str, seat: str, is_own: bool = True) -> list[str]:
    return Teller(Catalogue.load(lang, name), grouping_of(name), seat, is_own).lines(log)


def sample(name: str) -> dict[str, Any]:
    """Return the beginning and the end of a game's log as its first seat reads it, and its blocks."""
    table = played(name)
    seat = table.seats[0]
    whole = table.log(seat)
    log = whole[: LINES - LINES // 4] + whole[-(LINES // 4) :]
    return {
        "seat": seat,
        "log": [{"kind": line.kind, "arguments": line.arguments} for line in log],
        "told": {lang: told(log, name, lang, seat) for lang in LANGUAGES},
        "third_person": told(log, name, "en", seat, is_own=False),
    }


def text_of(sample: dict[str, Any]) -> str:
    """Return a sample as JSON with one line of the log on a line."""
    texts = {name: [json.dumps(each, ensure_ascii=False) for each in part] for name, part in parts(sample).items()}
    lists = [f"{json.dumps(name)}: [\n" + ",\n".join(part) + "\n]" for name, part in texts.items()]
    return f'{{"seat": "{sample["seat"]}",\n' + ",\n".join(lists) + "}\n"


def parts(sample: dict[str, Any]) -> dict[str, Any]:
    return {"log": sample["log"], **sample["told"], "third_person": sample["third_person"]}


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        file_of(name).write_text(text_of(sample(name)), encoding="utf-8")


if __name__ == "__main__":
    write()
