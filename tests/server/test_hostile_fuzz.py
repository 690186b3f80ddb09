"""Random and mutated requests over the socket: each is answered or closes the connection, and nothing changes."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.tiers import sized

from .attacks import Scene, scene, send_socket
from .conftest import Running

FUZZ = settings(
    max_examples=sized(3, 12),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.data_too_large],
)
BATCH = 12  # requests per example, over one connection

scalars = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30) | st.sampled_from(["pass", "0", ""])
)
values = st.recursive(scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner))
FIELDS = "do table id seat number option agree log n shoulder invite spectate text x"
DEEDS = "watch leave choose undo ask_undo answer_undo resign abort say start"
fields, deeds = st.sampled_from(FIELDS.split()), st.sampled_from(DEEDS.split())
changes = st.tuples(st.sampled_from(["set", "drop", "wrap", "twice"]), fields, values)
mutations = st.lists(changes, min_size=1, max_size=3)


def mutated(wish: dict[str, Any], changes: list[tuple[str, str, Any]]) -> str:
    """A plausible request with some of it changed, removed, nested or duplicated."""
    wish, twice = dict(wish), list[tuple[str, Any]]()
    for how, field, value in changes:
        if how == "set":
            wish[field] = value
        elif how == "drop":
            wish.pop(field, None)
        elif how == "wrap":
            wish[field] = [wish.get(field)]
        else:
            twice.append((field, value))
    text = encode(wish)
    return text[:-1] + "".join(f",{encode(key)}:{encode(value)}" for key, value in twice) + "}"


def encode(value: Any) -> str:
    return msgspec.json.encode(value, enc_hook=str).decode() if is_plain(value) else "1e999"


def is_plain(value: Any) -> bool:
    try:
        msgspec.json.encode(value)
    except (OverflowError, UnicodeEncodeError, msgspec.MsgspecError, TypeError):
        return False
    return True


async def besiege(server: Running, requests: list[Any]) -> None:
    """Whatever a stranger sends changes nothing for the players."""
    async with scene(server) as target:
        async with target.unharmed():
            for request in requests:
                answer = await send_socket(target.stranger, request)
                assert answer["say"] in ("ok", "refused", "closed")
                assert answer.get("code") != "engine-fault"
        await target.go_on()


@FUZZ
@given(raw=st.lists(st.text(max_size=200) | st.binary(max_size=200), min_size=1, max_size=BATCH))
def test_random_frames(server: Running, raw: list[str | bytes]) -> None:
    requests = [one if isinstance(one, bytes) else one.encode("utf-8", "replace").decode() for one in raw]
    asyncio.run(besiege(server, requests))


@FUZZ
@given(raw=st.lists(values.filter(is_plain), min_size=1, max_size=BATCH))
def test_random_json(server: Running, raw: list[Any]) -> None:
    asyncio.run(besiege(server, [encode(one) for one in raw]))


async def mutate(server: Running, plans: list[tuple[str, list[tuple[str, str, Any]]]]) -> None:
    async with scene(server) as target:
        client, wish = await target.choice()
        for do, changes in plans:
            await try_out(target, client, mutated({**wish, "do": do}, changes))
        assert (await target.state(client))["say"] == "state"


async def try_out(target: Scene, client: Any, request: str) -> None:
    """A player's own request may be valid: then it is executed, and everyone sees the same."""
    before = (await target.state(client))["n"]
    answer = await send_socket(client, request)
    assert answer["say"] in ("ok", "refused", "closed")
    assert answer.get("code") != "engine-fault"
    after = await target.snapshot()
    if answer["say"] != "ok":
        assert after[0][0]["n"] == before
    assert len({state["n"] for state in after[0]}) == 1


@FUZZ
@given(plans=st.lists(st.tuples(deeds, mutations), min_size=1, max_size=BATCH))
def test_mutated_requests_of_a_player(server: Running, plans: list[tuple[str, list[tuple[str, str, Any]]]]) -> None:
    asyncio.run(mutate(server, plans))
