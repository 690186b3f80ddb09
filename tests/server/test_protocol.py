"""The protocol page is complete, and its examples are valid."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from agon.server import protocol
from agon.server.app import create_app
from agon.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def test_every_request_and_message_has_an_example() -> None:
    shown = [msgspec.json.decode(example) for example in EXAMPLES]
    assert {example["do"] for example in shown if "do" in example} == tags(protocol.Request)
    assert {example["say"] for example in shown if "say" in example} == tags(protocol.Message)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_matches_the_protocol(example: str) -> None:
    shown = msgspec.json.decode(example)
    kinds = {"do": protocol.Request, "say": protocol.Message, "game": protocol.NewTable, "plans": protocol.Plans}
    kind = next(kind for key, kind in kinds.items() if key in shown)
    message = msgspec.json.decode(example, type=kind)
    if "say" in shown:  # and nothing is missing
        assert set(msgspec.to_builtins(message)) == set(shown)


def test_every_path_on_the_page_is_one_of_the_server(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'agon.db'}", bots=False))
    served = {re.sub(r"\{[^}]*\}", "ID", route.path) for route in app.routes}
    told = {path.rstrip("/").replace("/GAME", "/ID") for path in re.findall(r"(/api/[\w/]+)", PAGE)}
    assert sorted(told - served - {"/api/docs"}) == []


def test_every_entry_of_a_state_is_explained() -> None:
    names = {field.name for field in msgspec.structs.fields(protocol.State)}
    explained = set(re.findall(r"`(\w+)`", PAGE))
    assert sorted(names - explained - {"table", "view"}) == []
